# 海上丝路

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

## 问题

maritime-silk-road-question-load = 你的新商船装载哪种货物？
maritime-silk-road-question-phase-1 = 阶段1：更换货物、购买特殊卡牌，还是放弃？
maritime-silk-road-question-exchange = 搬运工待命：是否再更换1个货物？
maritime-silk-road-question-phase-2 = 阶段2：打出一种货物的牌，还是补2张牌？
maritime-silk-road-question-extra-draw = 交易所让你可以多补1张牌。是否补牌？

maritime-silk-road-why-load = 每艘商船始终装载1个货物标记。每当有人打出该货物的牌，这艘商船就带来收入：市场上每有一个位置是该货物，就得1元。只能选择货物堆里还有标记的货物。
maritime-silk-road-why-phase-1 = 在你回合的阶段1，你可以做一件事：将一艘商船的货物标记换成货物堆里的另一种，购买1张特殊卡牌，或者什么都不做。特殊卡牌的效果持续到游戏结束：商船带来更多收入；特许证让你每次有收入时多得2元；搬运工让你多更换1个货物；交易所让你多补1张牌。
maritime-silk-road-why-exchange = 每张搬运工让你再更换一艘商船的货物。每艘商船每回合只能更换一次。
maritime-silk-road-why-phase-2 = 打出任意张同一种货物的手牌，每张覆盖市场的一个位置；然后所有玩家计算收入：自己每艘装载该货物的商船，收入等于市场上该货物的位置数。或者补2张牌。牌堆中的牌一旦补完，游戏立即结束，钱币最多者获胜。
maritime-silk-road-why-extra-draw = 你每有1张交易所，就可以在阶段2之后多补1张牌。补不补由你决定：牌堆中的牌一旦补完，游戏就会结束。

## 选项

maritime-silk-road-option-load = 装载{ $a }
maritime-silk-road-option-exchange = { $a }号商船：货物换成{ $b }
maritime-silk-road-option-buy = { $a_id ->
    [ship] 购买商船（10元）
    [licence] 购买特许证（11元）
    [porter] 购买搬运工（12元）
   *[exchange] 购买交易所（8元）
}
maritime-silk-road-option-pass = 放弃行动
maritime-silk-road-option-done = 不再更换
maritime-silk-road-option-play = 打出{ $b_count }张{ $a }，覆盖{ $b }
maritime-silk-road-option-draw = 补2张牌
maritime-silk-road-option-yes = 是
maritime-silk-road-option-no = 否

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
