# 《Import / Export》：词语、事件、计分，以及网页和终端上的桌面。
# 卡牌见cards.ftl，问题见questions.ftl，规则见rules.ftl。

import-export-name = Import / Export

## 类型、行动与位置

import-export-word-technology = 科技
import-export-word-agriculture = 农业
import-export-word-illegal = 违禁
import-export-word-consumer = 消费
import-export-word-luxury = 奢侈
import-export-word-capital = 资本

import-export-word-technology-number = 科技{ $number }号船
import-export-word-agriculture-number = 农业{ $number }号船
import-export-word-illegal-number = 违禁{ $number }号船
import-export-word-consumer-number = 消费{ $number }号船
import-export-word-luxury-number = 奢侈{ $number }号船
import-export-word-capital-number = 资本{ $number }号船

import-export-word-load = 装载
import-export-word-contract = 签约
import-export-word-pirate = 劫掠
import-export-word-import = 进口
import-export-word-supply = 补给
import-export-word-draw = 抽牌

import-export-word-hand = 手牌
import-export-word-deck = 牌堆
import-export-word-island = 补给区
import-export-word-discard = 弃牌堆
import-export-word-goods = 货物区
import-export-word-imports = 进口区
import-export-word-shipments = 合约区
import-export-word-played = 打出的牌
import-export-word-sea = 外海
import-export-word-harbour = 港口
import-export-word-loaded = 直接装满

import-export-word-base = 基础版
import-export-word-jutaku = Jutaku扩展
import-export-word-kickstarter = Kickstarter扩展
import-export-word-captain = Captain扩展

## 事件

import-export-because = { $cause_id ->
    [none] {""}
    [load] {""}
    [contract] {""}
    [pirate] {""}
    [import] {""}
    [supply] {""}
    [draw] {""}
   *[card] （{ $cause }）
}
import-export-credits = { $amount }点
import-export-event-colour = { $seat }经营{ $to }船队，起始有{ $amount }点。
import-export-event-sail = { $from_id ->
    [deck] { $seat }有一艘船在外海，载着“{ $cards }”。
   *[ship] { $seat }的{ $from }载着“{ $cards }”驶向外海。
}
import-export-event-island = { $from_id ->
    [deck] 补给区增加“{ $cards }”{ import-export-because }。
    [hand] { $seat }将“{ $cards }”放到补给区{ import-export-because }。
   *[other] { $seat }将{ $from }的“{ $cards }”放到补给区{ import-export-because }。
}
import-export-event-draw = { $known ->
    [yes] { $seat }抽到“{ $cards }”{ import-export-because }。
   *[no] { $seat }抽{ $amount }张牌{ import-export-because }。
}
import-export-event-turn = 第{ $amount }回合：{ $seat }
import-export-event-lead = { $seat }用“{ $cards }”发起{ $to }。
import-export-event-follow = { $seat }用“{ $cards }”跟随（{ $to }）。
import-export-event-play = { $seat }打出“{ $cards }”，执行1次{ $to }行动{ import-export-because }。
import-export-event-contract = { $seat }在{ $to }签下“{ $cards }”{ import-export-because }。
import-export-event-load = { $seat }将“{ $cards }”装上{ $to }{ import-export-because }。
import-export-event-complete = { $seat }的{ $from }完成装运，共{ $amount }个集装箱{ import-export-because }。
import-export-event-shipment = { $seat }的合约区增加“{ $cards }”{ import-export-because }。
import-export-event-gain = { $seat }获得{ import-export-credits }{ import-export-because }。
import-export-event-pay = { $to_id ->
    [none] { $seat }支付{ import-export-credits }{ import-export-because }。
   *[seat] { $seat }付{ import-export-credits }给{ $to }{ import-export-because }。
}
import-export-event-discard = { $seat_id ->
    [none] “{ $cards }”进入弃牌堆{ import-export-because }。
   *[seat] { $seat }弃掉“{ $cards }”{ import-export-because }。
}
import-export-event-good = { $seat }的货物区增加“{ $cards }”{ import-export-because }。
import-export-event-import = { $seat }的进口区增加“{ $cards }”{ import-export-because }。
import-export-event-take = { $from_id ->
    [you] { $seat }从{ $from }手中拿走“{ $cards }”{ import-export-because }。
    [seat] { $seat }从{ $from }手中拿走“{ $cards }”{ import-export-because }。
   *[other] { $seat }从{ $from }拿“{ $cards }”加入手牌{ import-export-because }。
}
import-export-event-give = { $known ->
    [yes] { $seat }将“{ $cards }”交给{ $to }{ import-export-because }。
   *[no] { $seat }将1张牌交给{ $to }{ import-export-because }。
}
import-export-event-show = { $known ->
    [yes] { $seat }展示“{ $cards }”{ import-export-because }。
   *[no] { $seat }没有牌可以展示{ import-export-because }。
}
import-export-event-pirate = { $from_id ->
    [you] { $seat }从{ $from }手中劫走“{ $cards }”{ import-export-because }。
    [seat] { $seat }从{ $from }手中劫走“{ $cards }”{ import-export-because }。
   *[other] { $seat }从{ $from }劫走“{ $cards }”{ import-export-because }。
}
import-export-event-turn-up = { $seat }翻开“{ $cards }”{ import-export-because }。
import-export-event-pick = { $seat }选择从{ $to }进口。
import-export-event-bid = { $amount ->
    [unknown] { $seat }放弃出价。
   *[other] { $seat }出价{ $amount }点。
}
import-export-event-bid-won = { $seat }以{ $amount }点赢得竞拍。
import-export-event-return = { $known ->
    [yes] { $seat }的{ $to }载着“{ $cards }”返回港口{ import-export-because }。
   *[no] { $seat }的{ $to }返回港口{ import-export-because }。
}
import-export-event-shuffle = 弃牌堆洗成新的牌堆，共{ $amount }张牌。
import-export-event-copy = { $seat }让“{ $first_card }”获得“{ $last_card }”的能力。
import-export-event-coin = { $amount ->
    [0] 硬币反面朝上{ import-export-because }。
   *[1] 硬币正面朝上{ import-export-because }。
}
import-export-event-name = { $known ->
    [yes] { $seat }说出“{ $cards }”{ import-export-because }。
   *[no] { $seat }说出“{ $to }”{ import-export-because }。
}
import-export-event-store = “{ $cards }”上增加{ import-export-credits }。
import-export-event-claim = { $seat }将“{ $cards }”算作{ $to }类货物{ import-export-because }。
import-export-event-extra-turn = { $seat }将连续主导两个回合{ import-export-because }。
import-export-event-end = 最后一个回合到此结束。
import-export-event-win = { $seat }立即获胜{ import-export-because }。

## 计分

import-export-score-credits = 持有信用点：{ $amount }点
import-export-score-harbour = 港口的集装箱：{ $amount }点
import-export-score-goods = { $what }类货物：{ $amount }点
import-export-score-majority = { $what }类货物最多：{ $amount }点
import-export-score-set = 集齐所有类型：{ $amount }点
import-export-score-power = “{ $what }”：{ $amount }点

## 类型与货物的简称

page-letter-technology = 科
page-letter-agriculture = 农
page-letter-illegal = 违
page-letter-consumer = 消
page-letter-luxury = 奢
page-letter-capital = 资

cli-import-export-letter-technology = 科
cli-import-export-letter-agriculture = 农
cli-import-export-letter-illegal = 违
cli-import-export-letter-consumer = 消
cli-import-export-letter-luxury = 奢
cli-import-export-letter-capital = 资

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

## 网页上的桌面

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
page-led-by = { $name }发起{ $action }
page-leads = 由{ $name }主导
page-bidding = 竞拍{ $place }
page-bid-won = { $name }以{ $amount }点赢得竞拍
page-bid-tie = 同为{ $amount }点：从主导玩家起顺时针数，{ $name }在先，赢得竞拍
page-bid-tie-power = 同为{ $amount }点：平局时总由{ $name }胜出
page-bid-down = 已出价
page-picked = 从{ $place }进口
page-again = 下一回合仍由{ $name }主导
page-extra-turn = { $name }将连续主导两个回合

## 终端上的桌面

cli-import-export-title = { $turn ->
    [0] 游戏准备
   *[other] { $led ->
        [none] 第{ $turn }回合，主导玩家：{ $leader }，目标{ $target }点，牌堆{ $deck }张，弃牌堆{ $discard }张
       *[other] 第{ $turn }回合，{ $leader }发起{ $led }，目标{ $target }点，牌堆{ $deck }张，弃牌堆{ $discard }张
    }
}{ $last ->
    [yes] ，最后一个回合
   *[no] {""}
}
cli-import-export-player = 玩家
cli-import-export-colour = 颜色
cli-import-export-credits = 信用点
cli-import-export-hand = 手牌
cli-import-export-goods = 货物（+为自己的颜色）
cli-import-export-imports = 进口区
cli-import-export-plus = +
cli-import-export-shipments = 合约区
cli-import-export-harbour = 港口的船
cli-import-export-empty = 空船
cli-import-export-sea = 外海的船
cli-import-export-shown = 已知的手牌
cli-import-export-island = 补给区
cli-import-export-held = 处理中
cli-import-export-own-hand = 你的手牌
cli-import-export-free = 空
cli-import-export-tier = 等级{ $tier }
cli-import-export-as = { $name }（同{ $other }）
cli-import-export-with = { $name }（{ $credits }点）
cli-import-export-card = { $type }类，行动：{ $action }，技术等级{ $tier }，系列：{ $set }
cli-import-export-load = 装载需求
cli-import-export-house = { $count ->
    [1] { $fields }是本项目自定的数值，不是印刷卡牌上的数值。
   *[other] { $fields }都是本项目自定的数值，不是印刷卡牌上的数值。
}
cli-import-export-own = { $count ->
    [1] { $fields }来自你的文件。
   *[other] { $fields }都来自你的文件。
}
cli-import-export-value-type = 类型
cli-import-export-value-tier = 技术等级
cli-import-export-value-load = 装载需求
