# 从各处前往规则和卡牌页面的链接

help-rules = 规则
help-rules-of = 《{ $game }》规则
help-paragraph = 规则第{ $number }条
help-paragraphs = 相关规则：
help-card = “{ $card }”详解
help-new-tab = 另开页面，游戏不受影响
help-peek-rules = 规则与详情
help-house = 大部分技术等级和装载需求是本项目自定的数值：规则书的文字没有写明，只能由本项目选定。每张卡牌的页面都注明了哪些是自定的。
