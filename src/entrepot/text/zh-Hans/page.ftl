# 浏览器页面

page-title = Entrepôt
page-gallery = 页面的各个部件

## 类型与货物的简称

page-letter-technology = 科
page-letter-agriculture = 农
page-letter-illegal = 违
page-letter-consumer = 消
page-letter-luxury = 奢
page-letter-capital = 资

## 卡牌

page-card-label = { $name }，{ $type }类，技术等级{ $tier }，行动：{ $action }，装载需求：{ $load }
page-tier = 技术等级{ $tier }
page-slots = { $count }个{ $type }
page-value-type = 类型
page-value-tier = 技术等级
page-value-load = 装载需求
page-action = 行动
page-ruling = 裁定
page-set = 系列
page-from-rulebook = 与规则书一致
page-from-house = 规则书没有写明，由本项目自定
page-from-table = 本桌约定
page-copies = 具有“{ $card }”的能力：
page-stored = 此牌上有{ $count }点。
page-used = 本回合已用过此能力。
page-peek = 卡牌大图
page-close-card = 关闭

## 船

page-ship-number = { $number ->
    [1] 1
   *[2] 2
}
page-ship-label = { $owner ->
    [none] { $name }，{ $where }
   *[other] { $owner }的{ $name }，{ $where }
}
page-slot-free = “{ $contract }”合约的{ $type }空箱位
page-slot-filled = { $card }（{ $type }类），装在“{ $contract }”合约的箱位
page-container = { $card }（{ $type }类）
page-ship-empty = 没有合约
page-ship-filled = 已装{ $filled }/{ $slots }
page-ship-at-sea = 在外海
page-ship-in-harbour = 在港口
page-ship-holds = 可容纳{ $count }个集装箱
page-berth = { $name }在外海

## 桌面

page-sea = 外海
page-sea-calm = 外海没有船
page-island = 补给区
page-island-empty = 补给区空空如也
page-pile-deck = 牌堆
page-pile = { $pile }：{ $count }张
page-pile-top = { $pile }：{ $count }张，最上面是“{ $card }”
page-pile-discard = 弃牌堆
page-pile-bare = 这里没有牌
page-hand = 手牌
page-hand-empty = 没有手牌
page-harbour = 你的港口
page-zone-goods = 货物区
page-zone-imports = 进口区
page-zone-shipments = 合约区
page-room = { $used } / { $room }
page-room-short = { $used }/{ $room }
page-none = 无
page-played = 已打出
page-held = 处理中
page-shown = 已知手牌
page-note-used = 已用
page-note-copy = 同{ $card }
page-note-stored = +{ $count }
page-credits = { $count }点
page-target = 目标{ $target }点
page-last-turn = 最后一个回合
page-hand-size = { $count }张手牌
page-tier-in = { $type }：技术等级{ $tier }
page-tiers = 技术等级：该类型的货物数，自己的颜色再加1
page-leader = 主导
page-rivals = 对手
page-open = 展开{ $name }的港口
page-close = 收起{ $name }的港口
page-turn = 第{ $turn }回合
page-led-by = { $name }发起{ $action }
page-leads = 由{ $name }主导
page-picked = 从{ $place }进口
page-again = 下一回合仍由{ $name }主导
page-extra-turn = { $name }将连续主导两个回合

## 问题

page-waiting = 等待{ $names }
page-question = 问题
page-why = 为什么问我这个？
page-undo = 撤销
page-restart = 重来本回合
page-confirm = 确认
page-log = 日志
page-since = 你离开之后
page-newest = 跳到最新

## 手机上的桌面分区

page-sections = 桌面分区
page-go-table = 外海
page-go-hand = 手牌
page-go-rivals = 对手
page-go-market = 市场
page-go-ships = 商船
page-go-trade = 交易
page-go-log = 日志
page-busy = 这里有可选的操作

## 《海上丝路》的货物大图

page-good-rule = 每当有人打出{ $good }，市场上每有一个位置是{ $good }，每艘装载{ $good }的商船就收入1元。
