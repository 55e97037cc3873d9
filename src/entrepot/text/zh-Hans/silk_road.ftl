# 《海上丝路》：词语、事件，以及网页和终端上的桌面。
# 问题见questions.ftl，规则见rules.ftl。

maritime-silk-road-name = 海上丝路

## 货物与位置

maritime-silk-road-word-porcelain = 瓷器
maritime-silk-road-word-silk = 丝绸
maritime-silk-road-word-tea = 茶叶
maritime-silk-road-word-spice = 香料
maritime-silk-road-word-glass = 琉璃
maritime-silk-road-word-ore = 原矿

maritime-silk-road-word-deck = 牌堆
maritime-silk-road-word-hand = 手牌
maritime-silk-road-word-market = 市场
maritime-silk-road-word-covered = 被覆盖的牌
maritime-silk-road-word-supply = 货物堆
maritime-silk-road-word-ship = 商船
maritime-silk-road-word-ship-number = { $number }号商船
maritime-silk-road-word-licence = 特许证
maritime-silk-road-word-porter = 搬运工
maritime-silk-road-word-exchange = 交易所
maritime-silk-road-word-draw = 补牌

## 事件

maritime-silk-road-event-deal = { $known ->
    [yes] { $seat }的起始手牌：{ $cards }。
   *[no] { $seat }拿到{ $amount }张起始手牌。
}
maritime-silk-road-event-market = 市场开张：{ $cards }。
maritime-silk-road-event-first = { $seat }是起始玩家。
maritime-silk-road-event-turn = 第{ $amount }回合：{ $seat }
maritime-silk-road-event-load = { $seat }将{ $cards }装上{ $to }。
maritime-silk-road-event-exchange = { $seat }将{ $to }的货物从{ $first_card }换成{ $last_card }。
maritime-silk-road-event-buy = { $to_id ->
    [ship] { $seat }花{ $amount }元购买1艘{ $to }。
   *[other] { $seat }花{ $amount }元购买1张{ $to }。
}
maritime-silk-road-event-pass = { $seat }放弃阶段1的行动。
maritime-silk-road-event-play = { $seat }打出{ $cards }。
maritime-silk-road-event-cover = { $seat }覆盖{ $cards }。
maritime-silk-road-event-income = { $amount ->
    [unknown] { $seat }凭{ $cards }获得收入。
   *[other] { $seat }凭{ $cards }收入{ $amount }元。
}
maritime-silk-road-event-draw = { $known ->
    [yes] { $seat }补到{ $cards }。
   *[no] { $seat }补{ $amount }张牌。
}
maritime-silk-road-event-end = 牌堆中的牌已补完：游戏结束。

## 网页上的桌面

silk-set-up = 首批商船装载中
silk-turn-of = { $name_id ->
    [you] 轮到你了
   *[seat] 轮到{ $name }
}
silk-over = 游戏已经结束

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

## 《海上丝路》的货物大图

page-good-rule = 每当有人打出{ $good }，市场上每有一个位置是{ $good }，每艘装载{ $good }的商船就收入1元。

terminal-good-supply = { $count ->
    [0] 货物堆里没有标记。
   *[other] 货物堆里有{ $count }个标记。
}
terminal-good-market = { $count ->
    [0] 市场上没有该货物。
   *[other] 市场上有{ $count }个位置是该货物。
}
terminal-good-ships = { $count ->
    [0] 没有商船装载该货物。
   *[other] { $count }艘商船装载该货物。
}

## 终端上的桌面

cli-silk-road-no-cards = 这款游戏的牌就是货物，没有各自的文字。

cli-silk-road-title = { $turn ->
    [0] 游戏准备，{ $deck }
   *[other] 第{ $turn }回合，{ $deck }
}
cli-silk-road-deck = { $count ->
    [0] 牌堆已空
   *[other] 牌堆剩{ $count }张牌
}
cli-silk-road-market = 市场
cli-silk-road-supply = 剩余标记
cli-silk-road-own-hand = 你的手牌
cli-silk-road-ships = 商船
cli-silk-road-own-ships = 你的商船
cli-silk-road-hand = 手牌
cli-silk-road-coins = 钱币
cli-silk-road-cards = 卡牌
cli-silk-road-shop = 可购买
cli-silk-road-offer = { $cards }（{ $price }元）
cli-silk-road-ship = 商船{ $count }艘
cli-silk-road-licence = 特许证{ $count }张
cli-silk-road-porter = 搬运工{ $count }张
cli-silk-road-exchange = 交易所{ $count }张
