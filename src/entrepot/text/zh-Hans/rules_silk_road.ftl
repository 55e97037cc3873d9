# 《海上丝路》的规则。每条消息是一条规则，键名以其编号结尾。
# *这样*是强调，`这样`是记法中的词；以|开头的行是表格，以1.开头的行是列表。

rules-maritime-silk-road-about = 由倪睿南（Reiner Knizia）设计的游戏，供2到4位商人参加，时长约半小时。你的商船往来于东西方之间。每当有人将一种货物投入市场，所有装载该货物的人都有收入。游戏结束时钱币最多者获胜。

## 游戏配件

rules-maritime-silk-road-1 = 游戏配件
rules-maritime-silk-road-1-1 = 共有6种货物：瓷器（白色）、丝绸（紫色）、茶叶（绿色）、香料（黄色）、琉璃（红色）和原矿（黑色）。每种货物有11张货物卡牌和5个木制货物标记，总计66张牌和30个标记。不在商船上的标记组成货物堆。
rules-maritime-silk-road-1-2 = 特殊卡牌有4种，共20张：商船14张，每张10元；特许证2张，每张11元；搬运工2张，每张12元；交易所2张，每张8元。
rules-maritime-silk-road-1-3 = 钱币没有数量限制。实体钱币若用完，可用任何能计数的东西代替。

## 游戏准备

rules-maritime-silk-road-2 = 游戏准备
rules-maritime-silk-road-2-1 = 所有人起始都没有钱币。将货物卡牌洗混，发给每位玩家3张。
rules-maritime-silk-road-2-2 = 将6张牌面朝上放在桌面中央，它们就是市场的6个位置。其余的牌面朝下，组成牌堆。
rules-maritime-silk-road-2-3 = 每位玩家拿2艘商船。其余的特殊卡牌供玩家购买。
rules-maritime-silk-road-2-4 = 随机决定起始玩家。
rules-maritime-silk-road-2-5 = 然后为商船装载货物。从起始玩家开始，按顺时针顺序，每人从货物堆选1个标记，装上自己的一艘商船。接着按同样的顺序再进行一轮，为第2艘商船装载。
rules-maritime-silk-road-2-6 = 每艘商船始终恰好装载1个标记。货物堆里已没有标记的货物不能选择。

## 回合

rules-maritime-silk-road-3 = 回合
rules-maritime-silk-road-3-1 = 玩家按顺时针顺序轮流进行回合。每个回合依次分为两个阶段。
rules-maritime-silk-road-3-2 = 在阶段1，从三件事中选择一件：更换（4.1）、购买（4.3）或放弃（4.8）。
rules-maritime-silk-road-3-3 = 在阶段2，从两件事中选择一件：出牌（5.1）或补牌（5.5）。这里不能放弃。

## 阶段1

rules-maritime-silk-road-4 = 阶段1
rules-maritime-silk-road-4-1 = 更换：将你一艘商船上的标记放回货物堆，换上货物堆里另一种货物的标记。
rules-maritime-silk-road-4-2 = 你每有1张搬运工，就可以再更换一艘商船的货物。更换逐一进行，每艘商船每回合最多更换一次。
rules-maritime-silk-road-4-3 = 购买：拿1张尚未售出的特殊卡牌，立即按价付款，一直保留到游戏结束。它从购买的那一刻起生效。若有多张同种卡牌，效果叠加。一种卡牌卖完后，就不能再购买。
rules-maritime-silk-road-4-4 = 购买商船时，立即从货物堆任选1个标记装上。若货物堆里一个标记也没有，就不能购买商船。
rules-maritime-silk-road-4-5 = 特许证增加你的收入，见5.4。
rules-maritime-silk-road-4-6 = 有了搬运工，以后每次更换时可以多更换一艘商船的货物（4.2）。此外，购买时可以立即更换你一艘商船的货物。
rules-maritime-silk-road-4-7 = 交易所让你多补牌，见5.6。
rules-maritime-silk-road-4-8 = 放弃：什么都不做。你总是可以放弃。

## 阶段2

rules-maritime-silk-road-5 = 阶段2
rules-maritime-silk-road-5-1 = 出牌：选择一种货物，将1张或更多该货物的手牌打到市场上，最多6张。
rules-maritime-silk-road-5-2 = 打出的每张牌各放到一个不同的位置上，覆盖那里原有的牌。位置由你选择，已经是该货物的位置也可以覆盖。每个位置只看最上面的牌。货物相同的位置没有区别，因此只需指明要覆盖哪些货物。
rules-maritime-silk-road-5-3 = 然后所有玩家计算收入，不只是当前玩家：自己每艘装载所打出货物的商船，收入等于此时市场上该货物的位置数。其他货物没有收入。
rules-maritime-silk-road-5-4 = 以这种方式有收入的玩家，无论轮到谁，每有1张特许证就多得2元。没有收入的人，特许证也不给钱。
rules-maritime-silk-road-5-5 = 补牌：将牌堆顶的2张牌加入手牌；若只剩1张，就补1张。手牌没有上限。
rules-maritime-silk-road-5-6 = 阶段2之后，无论是出牌还是补牌，你每有1张交易所，就可以多补1张牌。补不补逐张决定。

## 游戏结束

rules-maritime-silk-road-6 = 游戏结束
rules-maritime-silk-road-6-1 = 有人补走牌堆的最后1张牌时，游戏立即结束。当前回合不再继续，这一轮也不打完。
rules-maritime-silk-road-6-2 = 钱币最多者获胜。并列最多的玩家共享胜利。
rules-maritime-silk-road-6-3 = 特殊卡牌、货物和手牌都不计分。

## 秘密信息

rules-maritime-silk-road-7 = 秘密信息
rules-maritime-silk-road-7-1 = 你的手牌只有你自己知道，牌堆的顺序谁都不知道。
rules-maritime-silk-road-7-2 = 你的钱币和收入保密至游戏结束。玩家也可以事先约定公开所有人的钱币（选项`show_coins`）。
rules-maritime-silk-road-7-3 = 其余一切都是公开的：市场及其中被覆盖的牌、商船及其货物标记、特殊卡牌、货物堆、可购买的卡牌、每人的手牌张数和牌堆张数，以及玩家所做的一切，只有补到什么牌除外。

## 示例：标题，开始时以及每个回答之后看到的情况

rules-maritime-silk-road-example-exchange = 更换货物
rules-maritime-silk-road-example-exchange-0 = 你有1张搬运工。市场上有2个丝绸，你手中有2张丝绸。
rules-maritime-silk-road-example-exchange-1 = 你将1号商船的原矿放回货物堆，装上丝绸。
rules-maritime-silk-road-example-exchange-2 = 搬运工让你再更换一艘：现在2号商船也装载丝绸。
rules-maritime-silk-road-example-exchange-3 = 你打出2张丝绸，覆盖原矿和香料。现在4个位置是丝绸：你的2艘商船各收入4元。{ rules-player-1 }也有一艘商船装载丝绸，收入4元。

rules-maritime-silk-road-example-buy = 购买商船
rules-maritime-silk-road-example-buy-0 = 你有13元。一艘商船的价格是10元。
rules-maritime-silk-road-example-buy-1 = 你购买1艘商船，立即付款。
rules-maritime-silk-road-example-buy-2 = 新商船在购买时立即装载。你选择茶叶，市场上有3个位置是茶叶。
rules-maritime-silk-road-example-buy-3 = 你打出1张茶叶，覆盖琉璃。现在4个位置是茶叶，新商船马上收入4元。

rules-maritime-silk-road-example-play = 一人出牌，人人有收入
rules-maritime-silk-road-example-play-0 = 你手中有2张茶叶。你的2艘商船都装载茶叶，{ rules-player-1 }也有一艘。这里公开所有人的钱币。
rules-maritime-silk-road-example-play-1 = 在阶段1，你放弃行动。
rules-maritime-silk-road-example-play-2 = 你打出2张茶叶，覆盖2个原矿。现在3个位置是茶叶：你的商船各收入3元；有了收入，特许证再加2元，共8元。{ rules-player-1 }收入3元。{ rules-player-2 }没有装载茶叶，没有收入，特许证也不给钱。

rules-maritime-silk-road-example-draw = 补牌，再多补1张
rules-maritime-silk-road-example-draw-0 = 你有1张交易所，手牌不多。
rules-maritime-silk-road-example-draw-1 = 在阶段1，你放弃行动。
rules-maritime-silk-road-example-draw-2 = 在阶段2，你补牌：牌堆顶的2张牌，茶叶和丝绸。
rules-maritime-silk-road-example-draw-3 = 交易所让你可以多补1张。不补也行，但你选择补牌，得到第3张茶叶。

rules-maritime-silk-road-example-end = 最后1张牌结束游戏
rules-maritime-silk-road-example-end-0 = 牌堆只剩1张牌。你有31元；{ rules-player-1 }有多少是他的秘密。
rules-maritime-silk-road-example-end-1 = 在阶段1，你放弃行动。
rules-maritime-silk-road-example-end-2 = 你补牌。只有1张可补，而且是最后1张，所以游戏立即结束。现在公开所有人的钱币：你以31比28获胜。卡牌和商船都不计分。
