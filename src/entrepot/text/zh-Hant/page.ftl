# 瀏覽器裡的頁面

page-title = Entrepôt
page-gallery = 頁面元件一覽

## 類型與貨物的標記

page-letter-technology = 科
page-letter-agriculture = 農
page-letter-illegal = 非
page-letter-consumer = 消
page-letter-luxury = 奢
page-letter-capital = 資

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
page-peek = 放大卡牌
page-close-card = 關閉

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

## 桌面

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
page-turn = 第{ $turn }回合
page-led-by = { $name }宣告{ $action }
page-leads = 起始玩家：{ $name }
page-picked = 進口自{ $place }
page-again = 下回合仍由{ $name }擔任起始玩家
page-extra-turn = { $name }將連續兩回合擔任起始玩家

## 問題

page-waiting = 等待{ $names }
page-question = 問題
page-why = 為什麼問我這個？
page-undo = 收回
page-restart = 本回合重來
page-confirm = 確認
page-log = 歷程
page-since = 你離開後發生的事
page-newest = 跳到最新

## 手機上桌面的各個區域

page-sections = 桌面區域
page-go-table = 外海
page-go-hand = 手牌
page-go-rivals = 對手
page-go-market = 市場
page-go-ships = 商船
page-go-trade = 交易
page-go-log = 歷程
page-busy = 這裡有可選的項目

## 放大的海上絲路貨物

page-good-rule = 只要有人打出{ $good }，每艘裝載{ $good }的商船都帶來收入：市場上每有一個位置是{ $good }，就得1元。
