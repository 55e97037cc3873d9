# 海上絲路

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

## 問題

maritime-silk-road-question-load = 你的新商船要裝載哪種貨物？
maritime-silk-road-question-phase-1 = 階段1：要更換貨物、購買卡牌，還是放棄？
maritime-silk-road-question-exchange = 搬運工待命：要再更換1個貨物嗎？
maritime-silk-road-question-phase-2 = 階段2：要打出一種貨物的牌，還是補2張牌？
maritime-silk-road-question-extra-draw = 交易所讓你可以多補1張牌。要補嗎？

maritime-silk-road-why-load = 每艘商船只裝載1個貨物標記。只要有人打出該貨物的牌，這艘商船就帶來收入：市場上每有一個位置是該貨物，就得1元。只能選擇貨物堆裡還有標記的貨物。
maritime-silk-road-why-phase-1 = 在階段1，你只能做一件事：將一艘商船的貨物標記換成貨物堆裡的另一種、購買1張卡牌，或什麼都不做。買來的卡牌一直有效到遊戲結束：商船帶來更多收入；特許證讓你每次有收入時多得2元；搬運工讓你多更換1個貨物；交易所讓你多補1張牌。
maritime-silk-road-why-exchange = 你的每張搬運工讓你再更換一艘商船的貨物。每艘商船每回合只能更換一次。
maritime-silk-road-why-phase-2 = 你可以打出任意張同一種貨物的手牌：每張覆蓋市場的一個位置；然後所有玩家計算收入，自己每艘裝載該貨物的商船，所得等於市場上該貨物的位置數。或者，你可以補2張牌。牌堆的最後一張牌被拿走時，遊戲立即結束，錢幣最多者獲勝。
maritime-silk-road-why-extra-draw = 你每有1張交易所，就可以在階段2之後補1張牌。補不補由你決定：拿走牌堆的最後一張牌，遊戲就結束。

## 選項

maritime-silk-road-option-load = 裝載{ $a }
maritime-silk-road-option-exchange = { $a }號商船：貨物換成{ $b }
maritime-silk-road-option-buy = { $a_id ->
    [ship] 購買商船（10元）
    [licence] 購買特許證（11元）
    [porter] 購買搬運工（12元）
   *[exchange] 購買交易所（8元）
}
maritime-silk-road-option-pass = 放棄行動
maritime-silk-road-option-done = 不再更換
maritime-silk-road-option-play = 打出{ $b_count }張{ $a }，覆蓋{ $b }
maritime-silk-road-option-draw = 補2張牌
maritime-silk-road-option-yes = 要
maritime-silk-road-option-no = 不要

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
