# 從任何地方前往規則與卡牌頁面

help-rules = 規則
help-rules-of = 《{ $game }》規則
help-paragraph = 規則第{ $number }條
help-paragraphs = 相關規則：
help-card = 「{ $card }」的完整說明
help-new-tab = 另開分頁，遊戲不中斷
help-peek-rules = 規則與更多說明
help-house = 大多數技術等級與裝載需求是本專案自訂的數值：規則書的文字未載明，因此由本專案選定。每張卡牌的頁面都會註明是哪些。
