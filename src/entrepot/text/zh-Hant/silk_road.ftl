# 《海上絲路》：詞語、事件，以及網頁與終端機上的桌面。
# 問題在questions.ftl，規則在rules.ftl。

maritime-silk-road-name = 海上絲路

## 貨物與位置

maritime-silk-road-word-porcelain = 瓷器
maritime-silk-road-word-silk = 絲綢
maritime-silk-road-word-tea = 茶葉
maritime-silk-road-word-spice = 香料
maritime-silk-road-word-glass = 琉璃
maritime-silk-road-word-ore = 原礦

maritime-silk-road-word-deck = 牌堆
maritime-silk-road-word-hand = 手牌
maritime-silk-road-word-market = 市場
maritime-silk-road-word-covered = 被覆蓋的牌
maritime-silk-road-word-supply = 貨物堆
maritime-silk-road-word-ship = 商船
maritime-silk-road-word-ship-number = { $number }號商船
maritime-silk-road-word-licence = 特許證
maritime-silk-road-word-porter = 搬運工
maritime-silk-road-word-exchange = 交易所
maritime-silk-road-word-draw = 補牌

## 事件

maritime-silk-road-event-deal = { $known ->
    [yes] { $seat }拿到起始手牌：{ $cards }。
   *[no] { $seat }拿到{ $amount }張起始手牌。
}
maritime-silk-road-event-market = 市場開張：{ $cards }。
maritime-silk-road-event-first = 由{ $seat }先開始。
maritime-silk-road-event-turn = 第{ $amount }回合：{ $seat }
maritime-silk-road-event-load = { $seat }將{ $cards }裝上{ $to }。
maritime-silk-road-event-exchange = { $seat }將{ $to }的貨物從{ $first_card }換成{ $last_card }。
maritime-silk-road-event-buy = { $to_id ->
    [ship] { $seat }花{ $amount }元購買1艘{ $to }。
   *[other] { $seat }花{ $amount }元購買1張{ $to }。
}
maritime-silk-road-event-pass = { $seat }放棄階段1的行動。
maritime-silk-road-event-play = { $seat }打出{ $cards }。
maritime-silk-road-event-cover = { $seat }覆蓋{ $cards }。
maritime-silk-road-event-income = { $amount ->
    [unknown] { $seat }靠{ $cards }獲得收入。
   *[other] { $seat }靠{ $cards }獲得{ $amount }元。
}
maritime-silk-road-event-draw = { $known ->
    [yes] { $seat }補到{ $cards }。
   *[no] { $seat }補{ $amount }張牌。
}
maritime-silk-road-event-end = 最後一張牌已被拿走：遊戲結束。

## 網頁上的桌面

silk-set-up = 正在為第一批商船裝載貨物
silk-turn-of = { $name_id ->
    [you] 輪到你了
   *[seat] 輪到{ $name }
}
silk-over = 遊戲結束

## 市場

silk-market = 市場
silk-place = 市場的位置{ $place }：{ $good }
silk-deck = { $count ->
    [0] 牌堆已空
    [1] 最後一張牌：拿走它，遊戲就結束
   *[other] 牌堆剩{ $count }張牌。最後一張被拿走時，遊戲結束。
}
silk-deck-left = { $count ->
    [1] 張牌
   *[other] 張牌
}
silk-preview = 市場上將有{ $places }個位置是{ $good }
silk-preview-each = { $name }得{ $coins }元
silk-preview-nobody = 沒有人獲得收入
silk-gain = +{ $coins }

## 貨物

silk-goods = 貨物
silk-supply = 貨物堆
silk-cubes = { $good }：{ $count ->
    [0] 貨物堆裡沒有標記
   *[other] 貨物堆裡有{ $count }個標記
}
silk-carried = { $count ->
    [0] 無
   *[other] { $count }艘商船
}
silk-covered = 已覆蓋

## 出售的卡牌

silk-shop = 出售中
silk-special-label = { $name }，{ $price }元，剩{ $left }張：{ $text }
silk-left = { $count ->
    [0] 售完
   *[other] 剩{ $count }張
}
silk-price = { $coins }元
silk-special-ship = 裝載1個貨物，購買時立即選擇
silk-special-licence = 每次有收入時多得2元
silk-special-porter = 更換時可多換1個貨物，購買時可立即更換1個
silk-special-exchange = 自己每回合最後可多補1張牌

## 商人

silk-hand = 你的貨物牌
silk-hand-empty = 沒有手牌：補牌吧
silk-ship = { $number }號商船，載著{ $good }
silk-coins = { $count }元
silk-coins-hidden = 錢幣在遊戲結束前保密
silk-hand-size = { $count }張手牌
silk-hand-count = { $good }：{ $count }張手牌
silk-rivals = 對手
silk-open = 顯示{ $name }的全部資訊
silk-close = 收起{ $name }的資訊
silk-no-cards = 還沒有購買卡牌
silk-would-earn = 現在打出1張可得
silk-special-owned = { $count ->
    [1] { $name }：{ $text }
   *[other] { $name }×{ $count }：{ $text }
}
silk-times = ×{ $count }

## 放大的海上絲路貨物

page-good-rule = 只要有人打出{ $good }，每艘裝載{ $good }的商船都帶來收入：市場上每有一個位置是{ $good }，就得1元。

terminal-good-supply = { $count ->
    [0] 貨物堆裡已經沒有這種貨物的標記。
   *[other] 貨物堆裡還有{ $count }個這種貨物的標記。
}
terminal-good-market = { $count ->
    [0] 市場上沒有位置是這種貨物。
   *[other] 市場上有{ $count }個位置是這種貨物。
}
terminal-good-ships = { $count ->
    [0] 沒有商船裝載這種貨物。
   *[other] 有{ $count }艘商船裝載這種貨物。
}

## 終端機上的桌面

cli-silk-road-no-cards = 這個遊戲的牌就是貨物，沒有各自的文字。

cli-silk-road-title = { $turn ->
    [0] 遊戲準備，{ $deck }
   *[other] 第{ $turn }回合，{ $deck }
}
cli-silk-road-deck = { $count ->
    [0] 牌堆已空
   *[other] 牌堆剩{ $count }張牌
}
cli-silk-road-market = 市場
cli-silk-road-supply = 剩餘標記
cli-silk-road-own-hand = 你的手牌
cli-silk-road-ships = 商船
cli-silk-road-own-ships = 你的商船
cli-silk-road-hand = 手牌
cli-silk-road-coins = 錢幣
cli-silk-road-cards = 卡牌
cli-silk-road-shop = 出售中
cli-silk-road-offer = { $cards }（{ $price }元）
cli-silk-road-ship = 商船{ $count }艘
cli-silk-road-licence = 特許證{ $count }張
cli-silk-road-porter = 搬運工{ $count }張
cli-silk-road-exchange = 交易所{ $count }張
