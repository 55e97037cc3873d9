# 瀏覽器裡的海上絲路桌面

silk-set-up = 正在為第一批商船裝載貨物
silk-turn-mine = 輪到你了
silk-turn-of = 輪到{ $name }
silk-phases = 回合的兩個階段
silk-phase-1 = 更換或購買
silk-phase-2 = 打牌或補牌
silk-phase-label = { $now ->
    [yes] 階段{ $phase }（共2個），進行中：{ $what }
   *[no] 階段{ $phase }（共2個）：{ $what }
}

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

silk-over = 遊戲結束

## 做不到的事

silk-why-sold = 已經售完
silk-why-coins = 還差{ $missing }元
silk-why-no-cube = 貨物堆裡沒有{ $good }的標記
silk-why-changed = 這艘商船這回合已經更換過貨物
