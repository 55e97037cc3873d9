# 浏览器中的《海上丝路》桌面

silk-set-up = 首批商船装载中
silk-turn-mine = 轮到你了
silk-turn-of = 轮到{ $name }
silk-phases = 回合的两个阶段
silk-phase-1 = 更换或购买
silk-phase-2 = 出牌或补牌
silk-phase-label = { $now ->
    [yes] 阶段{ $phase }（共2个），进行中：{ $what }
   *[no] 阶段{ $phase }（共2个）：{ $what }
}

## 市场

silk-market = 市场
silk-place = 市场的第{ $place }个位置：{ $good }
silk-deck = { $count ->
    [0] 牌堆已空
    [1] 只剩最后1张牌：谁补走它，游戏就结束
   *[other] 牌堆：{ $count }张牌。最后1张被补走时，游戏结束。
}
silk-deck-left = { $count ->
   *[other] 张余牌
}
silk-preview = 市场上将有{ $places }个{ $good }
silk-preview-each = { $name }收入{ $coins }元
silk-preview-nobody = 无人获得收入
silk-gain = +{ $coins }

## 货物

silk-goods = 货物一览
silk-supply = 货物堆
silk-cubes = { $good }：{ $count ->
    [0] 货物堆里没有标记
   *[other] 货物堆里有{ $count }个标记
}
silk-carried = { $count ->
    [0] 无
   *[other] { $count }艘商船
}
silk-covered = 被覆盖

## 可购买的卡牌

silk-shop = 可购买
silk-special-label = { $name }，{ $price }元，剩{ $left }张：{ $text }
silk-left = { $count ->
    [0] 售罄
   *[other] 剩{ $count }张
}
silk-price = { $coins }元
silk-special-ship = 装载1个货物标记，购买时选定
silk-special-licence = 每次有收入时多得2元
silk-special-porter = 每次可多更换1个货物，购买时可立即更换1个
silk-special-exchange = 每回合阶段2之后可多补1张牌

## 商人

silk-hand = 你的手牌
silk-hand-empty = 没有手牌：请补牌
silk-ship = { $number }号商船：{ $good }
silk-coins = { $count }元
silk-coins-hidden = 钱币保密至游戏结束
silk-hand-size = { $count }张手牌
silk-hand-count = { $good }：{ $count }张手牌
silk-rivals = 对手
silk-open = 展开{ $name }的全部信息
silk-close = 收起{ $name }的信息
silk-no-cards = 尚未购买特殊卡牌
silk-would-earn = 此刻打出1张的收入
silk-special-owned = { $count ->
    [1] { $name }：{ $text }
   *[other] { $count }张{ $name }：{ $text }
}
silk-times = ×{ $count }

silk-over = 游戏已经结束

## 不能做的事

silk-why-sold = 已售罄
silk-why-coins = 还差{ $missing }元
silk-why-no-cube = 货物堆里没有{ $good }标记
silk-why-changed = 这艘商船本回合已更换过货物
