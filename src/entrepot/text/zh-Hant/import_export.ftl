# 《Import / Export》：詞語、事件、計分，以及網頁與終端機上的桌面。
# 卡牌在cards.ftl，問題在questions.ftl，規則在rules.ftl。

import-export-name = Import / Export

## 類型、行動與位置

import-export-word-technology = 科技
import-export-word-agriculture = 農業
import-export-word-illegal = 非法
import-export-word-consumer = 消費
import-export-word-luxury = 奢侈
import-export-word-capital = 資本

import-export-word-technology-number = 科技{ $number }號船
import-export-word-agriculture-number = 農業{ $number }號船
import-export-word-illegal-number = 非法{ $number }號船
import-export-word-consumer-number = 消費{ $number }號船
import-export-word-luxury-number = 奢侈{ $number }號船
import-export-word-capital-number = 資本{ $number }號船

import-export-word-load = 裝載
import-export-word-contract = 簽約
import-export-word-pirate = 搶奪
import-export-word-import = 進口
import-export-word-supply = 補給
import-export-word-draw = 抽牌

import-export-word-hand = 手牌
import-export-word-deck = 牌庫
import-export-word-island = 補給區
import-export-word-discard = 棄牌堆
import-export-word-goods = 貨物區
import-export-word-imports = 進口區
import-export-word-shipments = 合約區
import-export-word-played = 打出的牌
import-export-word-sea = 外海
import-export-word-harbour = 港口
import-export-word-loaded = 直接裝滿

import-export-word-base = 基本遊戲
import-export-word-jutaku = Jutaku擴充
import-export-word-kickstarter = Kickstarter擴充
import-export-word-captain = Captain版

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
import-export-credits = { $amount }點
import-export-event-colour = { $seat }經營{ $to }類船隊，起始有{ $amount }點。
import-export-event-sail = { $from_id ->
    [deck] { $seat }有一艘船在外海，載著「{ $cards }」。
   *[ship] { $seat }的{ $from }載著「{ $cards }」駛向外海。
}
import-export-event-island = { $from_id ->
    [deck] 補給區增加「{ $cards }」{ import-export-because }。
    [hand] { $seat }將「{ $cards }」放到補給區{ import-export-because }。
   *[other] { $seat }將{ $from }的「{ $cards }」放到補給區{ import-export-because }。
}
import-export-event-draw = { $known ->
    [yes] { $seat }抽到「{ $cards }」{ import-export-because }。
   *[no] { $seat }抽{ $amount }張牌{ import-export-because }。
}
import-export-event-turn = 第{ $amount }回合：{ $seat }
import-export-event-lead = { $seat }以「{ $cards }」宣告{ $to }。
import-export-event-follow = { $seat }以「{ $cards }」跟隨（{ $to }）。
import-export-event-play = { $seat }打出「{ $cards }」，執行1次{ $to }行動{ import-export-because }。
import-export-event-contract = { $seat }在{ $to }簽下「{ $cards }」{ import-export-because }。
import-export-event-load = { $seat }將「{ $cards }」裝上{ $to }{ import-export-because }。
import-export-event-complete = { $seat }的{ $from }完成裝運，共{ $amount }個貨櫃{ import-export-because }。
import-export-event-shipment = { $seat }的合約區增加「{ $cards }」{ import-export-because }。
import-export-event-gain = { $seat }領取{ import-export-credits }{ import-export-because }。
import-export-event-pay = { $to_id ->
    [none] { $seat }付出{ import-export-credits }{ import-export-because }。
   *[seat] { $seat }付{ import-export-credits }給{ $to }{ import-export-because }。
}
import-export-event-discard = { $seat_id ->
    [none] 「{ $cards }」進入棄牌堆{ import-export-because }。
   *[seat] { $seat }棄掉「{ $cards }」{ import-export-because }。
}
import-export-event-good = { $seat }的貨物區增加「{ $cards }」{ import-export-because }。
import-export-event-import = { $seat }的進口區增加「{ $cards }」{ import-export-because }。
import-export-event-take = { $from_id ->
    [you] { $seat }從{ $from }的手牌拿走「{ $cards }」{ import-export-because }。
    [seat] { $seat }從{ $from }的手牌拿走「{ $cards }」{ import-export-because }。
   *[other] { $seat }從{ $from }拿「{ $cards }」加入手牌{ import-export-because }。
}
import-export-event-give = { $known ->
    [yes] { $seat }將「{ $cards }」交給{ $to }{ import-export-because }。
   *[no] { $seat }將1張牌交給{ $to }{ import-export-because }。
}
import-export-event-show = { $known ->
    [yes] { $seat }展示「{ $cards }」{ import-export-because }。
   *[no] { $seat }沒有牌可以展示{ import-export-because }。
}
import-export-event-pirate = { $from_id ->
    [you] { $seat }從{ $from }的手牌搶奪「{ $cards }」{ import-export-because }。
    [seat] { $seat }從{ $from }的手牌搶奪「{ $cards }」{ import-export-because }。
   *[other] { $seat }從{ $from }搶奪「{ $cards }」{ import-export-because }。
}
import-export-event-turn-up = { $seat }翻開「{ $cards }」{ import-export-because }。
import-export-event-pick = { $seat }選擇{ $to }作為進口對象。
import-export-event-bid = { $amount ->
    [unknown] { $seat }放棄出價。
   *[other] { $seat }出價{ $amount }點。
}
import-export-event-bid-won = { $seat }以{ $amount }點得標。
import-export-event-return = { $known ->
    [yes] { $seat }的{ $to }載著「{ $cards }」返回港口{ import-export-because }。
   *[no] { $seat }的{ $to }返回港口{ import-export-because }。
}
import-export-event-shuffle = 棄牌堆洗成新的牌庫，共{ $amount }張牌。
import-export-event-copy = { $seat }讓「{ $first_card }」擁有「{ $last_card }」的能力。
import-export-event-coin = { $amount ->
    [0] 硬幣擲出反面{ import-export-because }。
   *[1] 硬幣擲出正面{ import-export-because }。
}
import-export-event-name = { $known ->
    [yes] { $seat }指定「{ $cards }」{ import-export-because }。
   *[no] { $seat }指定「{ $to }」{ import-export-because }。
}
import-export-event-store = 「{ $cards }」上增加{ import-export-credits }。
import-export-event-claim = { $seat }將「{ $cards }」算作{ $to }類貨物{ import-export-because }。
import-export-event-extra-turn = { $seat }將連續兩回合擔任起始玩家{ import-export-because }。
import-export-event-end = 最後一回合結束，進入終局計分。
import-export-event-win = { $seat }立即獲勝{ import-export-because }。

## 計分

import-export-score-credits = 持有點數：{ $amount }點
import-export-score-harbour = 港口的貨櫃：{ $amount }點
import-export-score-goods = { $what }類貨物：{ $amount }點
import-export-score-majority = { $what }類貨物最多：{ $amount }點
import-export-score-set = 集齊所有類型：{ $amount }點
import-export-score-power = 「{ $what }」：{ $amount }點

## 類型與貨物的標記

page-letter-technology = 科
page-letter-agriculture = 農
page-letter-illegal = 非
page-letter-consumer = 消
page-letter-luxury = 奢
page-letter-capital = 資

cli-import-export-letter-technology = 科
cli-import-export-letter-agriculture = 農
cli-import-export-letter-illegal = 非
cli-import-export-letter-consumer = 消
cli-import-export-letter-luxury = 奢
cli-import-export-letter-capital = 資

## 卡牌

page-card-label = { $name }，{ $type }類，技術等級{ $tier }，行動：{ $action }，裝載需求：{ $load }
page-tier = 技術等級{ $tier }
page-slots = { $type }×{ $count }
page-value-type = 類型
page-value-tier = 技術等級
page-value-load = 裝載需求
page-action = 行動
page-ruling = 裁定：
page-set = 卡組
page-from-rulebook = 依規則書所示
page-from-house = 規則書的文字未載明，由本專案自訂
page-from-table = 這一桌約定的數值
page-copies = 擁有「{ $card }」的能力：
page-stored = 牌上有{ $count }點。
page-used = 這回合已用過其能力。

## 船

page-ship-number = { $number }
page-ship-label = { $owner ->
    [none] { $name }，{ $where }
   *[other] { $owner }：{ $name }，{ $where }
}
page-slot-free = 空的{ $type }格（「{ $contract }」合約）
page-slot-filled = 「{ $card }」（{ $type }類），裝在「{ $contract }」合約的貨櫃格
page-container = { $card }（{ $type }類）
page-ship-empty = 沒有合約
page-ship-filled = 已裝載{ $filled }/{ $slots }
page-ship-at-sea = 在外海
page-ship-in-harbour = 在港口
page-ship-holds = 容量為{ $count }個貨櫃
page-berth = { $name }在外海

## 網頁上的桌面

page-sea = 外海
page-sea-calm = 外海沒有船
page-island = 補給區
page-island-empty = 補給區沒有牌
page-pile-deck = 牌庫
page-pile = { $pile }：{ $count }張
page-pile-top = { $pile }：{ $count }張，最上面是「{ $card }」
page-pile-discard = 棄牌堆
page-pile-bare = 沒有牌
page-hand = 手牌
page-hand-empty = 沒有手牌
page-harbour = 你的港口
page-zone-goods = 貨物區
page-zone-imports = 進口區
page-zone-shipments = 合約區
page-room = { $used }/{ $room }
page-room-short = { $used }/{ $room }
page-none = 無
page-played = 打出的牌
page-held = 處理中
page-shown = 已知的手牌
page-note-used = 已用
page-note-copy = 同{ $card }
page-note-stored = +{ $count }
page-credits = { $count }點
page-target = 目標{ $target }點
page-last-turn = 最後一回合
page-hand-size = { $count }張手牌
page-tier-in = { $type }：技術等級{ $tier }
page-tiers = 技術等級：該類型的貨物數，自己的顏色再加1
page-leader = 起始玩家
page-rivals = 對手
page-open = 顯示{ $name }的港口
page-close = 收起{ $name }的港口
page-led-by = { $name }宣告{ $action }
page-leads = 起始玩家：{ $name }
page-bidding = 競標{ $place }
page-bid-won = { $name }以{ $amount }點得標
page-bid-tie = 同為{ $amount }點：從起始玩家起順時針數，{ $name }在先，得標
page-bid-tie-power = 同為{ $amount }點：平手時總由{ $name }得標
page-bid-down = 已出價
page-picked = 進口自{ $place }
page-again = 下回合仍由{ $name }擔任起始玩家
page-extra-turn = { $name }將連續兩回合擔任起始玩家

## 終端機上的桌面

cli-import-export-title = { $turn ->
    [0] 遊戲準備
   *[other] { $led ->
        [none] 第{ $turn }回合，起始玩家：{ $leader }，目標{ $target }點，牌庫{ $deck }張，棄牌堆{ $discard }張
       *[other] 第{ $turn }回合，{ $leader }宣告{ $led }，目標{ $target }點，牌庫{ $deck }張，棄牌堆{ $discard }張
    }
}{ $last ->
    [yes] ，最後一回合
   *[no] {""}
}
cli-import-export-player = 玩家
cli-import-export-colour = 顏色
cli-import-export-credits = 點數
cli-import-export-hand = 手牌
cli-import-export-goods = 貨物（+為自己的顏色）
cli-import-export-imports = 進口區
cli-import-export-plus = +
cli-import-export-shipments = 合約區
cli-import-export-harbour = 港口的船
cli-import-export-empty = 空船
cli-import-export-sea = 外海的船
cli-import-export-shown = 已知的手牌
cli-import-export-island = 補給區
cli-import-export-held = 處理中
cli-import-export-own-hand = 你的手牌
cli-import-export-free = 空
cli-import-export-tier = 等級{ $tier }
cli-import-export-as = { $name }（同{ $other }）
cli-import-export-with = { $name }（{ $credits }點）
cli-import-export-card = { $type }類，行動：{ $action }，技術等級{ $tier }，卡組：{ $set }
cli-import-export-load = 裝載需求
cli-import-export-house = { $count ->
    [1] { $fields }是本專案自訂的數值，並非印刷卡牌上的數值。
   *[other] { $fields }都是本專案自訂的數值，並非印刷卡牌上的數值。
}
cli-import-export-own = { $count ->
    [1] { $fields }來自你的檔案。
   *[other] { $fields }都來自你的檔案。
}
cli-import-export-value-type = 類型
cli-import-export-value-tier = 技術等級
cli-import-export-value-load = 裝載需求
