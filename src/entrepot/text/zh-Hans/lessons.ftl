# 教学。只有教学页面读取这个文件。$rival是与学习者对局的玩家。

learn-about = 先在教练的陪伴下玩一局简短的入门对局，再来试试练习题。进度保存在这个浏览器中。
learn-guided = 你的第一局
learn-minutes = 约十分钟
learn-practice = 练习题
learn-practice-solved = 已解出{ $solved }/{ $all }题
learn-begin = 开始
learn-go-on = 继续
learn-once-more = 再玩一遍
learn-solved = 已解出
learn-coach = 你的教练
learn-question = 题目
learn-step = 第{ $number }步，共{ $count }步
learn-answers = { $count ->
   *[other] { $count }步即可解出。
}
learn-read = 先看看教练怎么说，再继续。
learn-next = 下一步
learn-back = 上一步
learn-restart = 重新开始
learn-leave = 离开
learn-hint = 提示
learn-solution = 查看解法
learn-solution-is = 一种解法：{ $option }
learn-solution-lost = 走到这里，解法已经不适用了。请回到上一步，或重新开始。
learn-fold = 收起
learn-unfold = 展开
learn-well-done = 太棒了！
learn-next-practice = 下一题
learn-play-now = 来一局真正的游戏
learn-rival-import-export = 玛丽亚
learn-rival-maritime-silk-road = 郑掌柜
lesson-elsewhere = 真正对局时可以这样做。现在先按计划来：请选择标出的那一项。
lesson-not-yet = 还差一点：这样达不到目标。局面没有变，换个办法试试，或回到上一步。

## 《海上丝路》的第一局

lesson-silk-first-title = 《海上丝路》：你的第一局
lesson-silk-first-welcome = 欢迎登船！你和{ $rival }都是商人，最后钱币最多者获胜。我们加入一局刚开始的游戏，你们已经各赚了6元。
lesson-silk-first-market = 这是市场：6个位置，每个位置有一种货物。只有最上面的牌才算数。
lesson-silk-first-ships = 这些是你的商船，每艘始终装载1种货物。有人打出该货物的牌时，市场上有几个位置是该货物，这艘商船就收入几元。
lesson-silk-first-pass = 一个回合有两个阶段。在阶段1，你可以更换货物、购买特殊卡牌，或者放弃。你已有一艘商船装载茶叶，正合接下来的打算，所以选择放弃。
lesson-silk-first-play = 在阶段2，你要打出一种货物的牌，或者补牌。你手中有2张茶叶，每张覆盖市场的一个位置。选择茶叶，再选择那两个原矿：{ $rival }装载原矿，你没有。
lesson-silk-first-earned = 现在3个位置是茶叶，你有一艘商船装载茶叶：收入3元。要是有两艘，就是6元。接下来轮到{ $rival }。
lesson-silk-first-exchange = { $rival }放回原矿，装上茶叶，然后补了2张牌。你也来更换：瓷器没有人打。选择2号商船，再选择琉璃。
lesson-silk-first-draw = 单单1张琉璃，收入不多。你可以不出牌，改为从牌堆补2张牌。手牌没有上限。补牌吧。
lesson-silk-first-both-earn = 你又补到2张琉璃。再看：{ $rival }打出1张茶叶，现在4个位置是茶叶。无论谁出牌，装载茶叶的人都有收入。你什么都没做，就收入了4元。
lesson-silk-first-buy-ship = 你有13元。在阶段1可以购买1张特殊卡牌。商船的价格是10元，每艘都会带来收入。买一艘吧。
lesson-silk-first-load = 新商船要立即装载，货物堆里还有的货物都可以选。你手中有3张琉璃，那就装载琉璃。
lesson-silk-first-play-many = 现在把3张琉璃一起打出去。覆盖丝绸（只有{ $rival }装载它）和两个茶叶。另有一个位置已经是琉璃。
lesson-silk-first-eight = 4个位置是琉璃，2艘商船装载琉璃：收入8元。同一种货物攒多了一起打，收入很可观。看看{ $rival }怎么做。
lesson-silk-first-covered = { $rival }用丝绸覆盖了你的2个琉璃位置：你铺开的货物，别人也能覆盖。{ $rival }还购买了交易所，每当自己的回合结束时，可以多补1张牌。
lesson-silk-first-licence = 你有11元，刚好够买特许证。从此，你的商船每次有收入，你都多得2元，别人的回合也一样。买下它。
lesson-silk-first-draw-again = 你没有手牌了，补牌吧。阶段2不能放弃：要么出牌，要么补牌。
lesson-silk-first-porter = 还有一种特殊卡牌没有介绍：搬运工让你每回合可以多更换一艘商船的货物，购买时也可以立即更换一艘。另外，请留意牌堆：牌快补完了。
lesson-silk-first-third = 你补到1张琉璃。打出之前，先让它更值钱：将1号商船的茶叶换成琉璃。
lesson-silk-first-harvest = 现在打出琉璃，覆盖一个丝绸。会收入多少？3个位置，3艘商船，还有你的特许证。
lesson-silk-first-eleven = 3个位置乘以3艘商船，得9元，特许证再加2元：共11元。牌堆还剩2张牌。最后1张被补走时，游戏立即结束。
lesson-silk-first-end = { $rival }补走了最后的牌：游戏当场结束，这一轮也不打完。钱币到现在才公开：你有11元，{ $rival }有4元。商船、特殊卡牌和手牌都不计分。你赢了！
lesson-silk-first-done = 规则你全都学会了。在真正的对局里，你起始没有钱币，最初两艘商船的货物由你自己选择。2到4人都可以玩。

## 《Import / Export》的第一局

lesson-trade-first-title = 《Import / Export》：你的第一局
lesson-trade-first-welcome = 欢迎来到港口！你和{ $rival }都经营集装箱海运，终局计分后点数最多者获胜。平常起始有10点；为了让这局短一些，你有34点，{ $rival }有26点。
lesson-trade-first-cards = 每张牌都有多种用途：打出时是行动，在船下是合约，在船上是集装箱，也可以成为货物，或放到进口区。每种类型对应一种行动，写在牌上：农业是签约，科技是装载，违禁是劫掠，消费是进口，奢侈是补给。
lesson-trade-first-harbour = 你有2艘船。1号船在港口，空着；2号船在外海，载着2个集装箱。
lesson-trade-first-lead = 本回合由你主导。打出1张牌，就为所有人发起了它的行动。“大米”是农业类卡牌：选择它，再选择签约。
lesson-trade-first-contract = { $rival }没有跟随，而是抽了1张牌。现在执行你的行动：将“土豆”放到港口的船下。它需要2个农业类集装箱。
lesson-trade-first-follow = 现在由{ $rival }主导，发起的是装载。你可以用1张相同行动的牌跟随，也可以抽牌。“电池”是科技类：用它跟随，你也能装载。
lesson-trade-first-load = { $rival }装载完毕，轮到你了。牌装上船后只是集装箱，只看类型。将“白糖”装入“土豆”合约的箱位。
lesson-trade-first-draw = 又由你主导，但你只剩1张手牌。你可以不发起行动，而是抽牌，将手牌补至5张；已有5张或更多时抽1张。这样一来，本回合对所有人都随即结束。抽牌吧。
lesson-trade-first-follow-again = { $rival }又发起装载，正合你意。用“笔记本电脑”跟随。
lesson-trade-first-complete = 还有1个空箱位。将“洋葱”装进去，船就完成装运。
lesson-trade-first-completed = 你的第一艘船完成装运！补给区翻开1张牌，2个集装箱带来6点运费。“土豆”成为你的已完成合约，它的能力给了你2点和2张牌。船载着集装箱驶向外海。
lesson-trade-first-import = 你的2艘船都在外海，没法签约。但你可以进口：从外海的船上拿集装箱。用“书籍”发起进口。
lesson-trade-first-pick = { $rival }跟随，所以你们都要出价。由主导玩家选船：选择你自己的2号船。如果船是别人的，银行会付2点给船主。
lesson-trade-first-bid = 大家暗中出价：出价须为偶数，也可以放弃。出价最高者胜出，将出价付给银行；其他人无需支付。出价相同时，主导玩家优先。出价2点。
lesson-trade-first-good = 你胜出了！2个集装箱可以上岸。将“手机”放到货物区：货物在终局计分时有分，还能提高技术等级，待会儿你就会看到。
lesson-trade-first-import-kept = 2个集装箱中，可以有1个放到进口区。每当有人发起这张牌的行动，你就多1次行动。“智能汽车”是科技类：放到进口区，就能多装载。
lesson-trade-first-returned = 2号船的最后1个集装箱被拿走，所以它返回了你的港口。你每有1张已完成合约，进口区就能多放1张牌，货物区就能多放2个货物。
lesson-trade-first-pair = { $rival }发起签约，而你没有农业类卡牌。不过，2张同类型的牌一起，可以当作任意其他行动。用2张奢侈类卡牌跟随。
lesson-trade-first-tiers = “喷气式飞机”的技术等级是2。你的科技类技术等级等于科技类货物数；科技是你自己的颜色，所以再加1：1加1等于2。签下“喷气式飞机”。
lesson-trade-first-pirate = “喷气式飞机”需要3个科技类集装箱。你仅有的手牌是违禁类：用它发起劫掠。
lesson-trade-first-seize = 劫掠是从外海的任意一艘船上拿1个集装箱，或从补给区拿1张牌。若能装入你港口的船，就装载；否则弃掉。{ $rival }的船上有“望远镜”，它是科技类：劫走它。
lesson-trade-first-must-draw = { $rival }发起补给。你没有手牌，不能跟随，只能抽5张牌。除非进口区有该行动的牌，否则你没有行动。
lesson-trade-first-two-loads = { $rival }将1张牌卖到补给区，获得4点。现在轮到你：用“冰箱”发起装载。发起得1次行动，进口区的科技类卡牌再加1次。
lesson-trade-first-load-first = 你有2次装载行动。先装载“PlayStation”。
lesson-trade-first-load-second = 再装载“平衡车”，船就完成装运。
lesson-trade-first-jets = 3个集装箱的运费为6点：2或3个为6点，4或5个为10点，6或7个为14点。从此，每当你的船完成装运，“喷气式飞机”的能力都会生效。你有46点。
lesson-trade-first-supply = { $rival }又发起补给。用奢侈类卡牌“金表”跟随。
lesson-trade-first-sell = 补给行动可以将1张手牌卖到补给区，获得4点（每回合限一次），也可以从补给区拿1张牌放到进口区。卖出“杯子”，你就有50点了。
lesson-trade-first-last-turn = 有人达到了50点，所以刚才就是最后一个回合。现在来计分。
lesson-trade-first-scoring = 你的50点直接计入，1个货物计1点。你的科技类货物独占第一，再得6点。{ $rival }港口船上的每个集装箱计2点。57比38，你赢了！
lesson-trade-first-done = 五种行动都学完了。真正的对局里还有更多等你发现：每张牌都有独特的能力；5种类型的货物各有1个，终局计分时值10点。

## 练习：《海上丝路》

lesson-silk-count-title = 先算再出牌
lesson-silk-count-question = 现在是阶段2。这次出牌要收入6元。
lesson-silk-count-hint = 商船数和位置数同样重要。比较一下：打出茶叶和原矿，各能收入多少？
lesson-silk-count-done = 3个位置是原矿，2艘商船装载原矿：6元。茶叶虽能占5个位置，但只有1艘商船装载：5元。

lesson-silk-alone-title = 别让对手沾光
lesson-silk-alone-question = 现在是阶段2。你的收入要比{ $rival }多至少4元。
lesson-silk-alone-hint = 看看{ $rival }的商船装载什么。无论谁出牌，装载该货物的人都有收入。
lesson-silk-alone-done = 4个位置是琉璃，而且只有你装载。若打出茶叶，你收入4元，{ $rival }却收入8元。

lesson-silk-exchange-title = 先更换，再出牌
lesson-silk-exchange-question = 整个回合都由你安排。回合结束时，你的钱币要增加8元。
lesson-silk-exchange-hint = 在阶段1，为你手中的牌再准备一艘商船。
lesson-silk-exchange-done = 4个位置是原矿，乘以2艘商船。先更换，后出牌：阶段的顺序对你有利。

lesson-silk-ship-title = 及时添船
lesson-silk-ship-question = 用本回合打出的牌，一次收入12元。可以花钱。
lesson-silk-ship-hint = 打出2张丝绸，就有4个位置。你需要几艘商船？
lesson-silk-ship-done = 4个位置乘以3艘商船：12元，而不是8元。今后每次有人打出丝绸，新商船都会带来收入。

lesson-silk-porter-title = 忙碌的搬运工
lesson-silk-porter-question = 你有1张搬运工。本回合结束时，你的钱币要增加12元。
lesson-silk-porter-hint = 有1张搬运工，就可以先后更换2艘商船的货物。
lesson-silk-porter-done = 3艘商船都装载琉璃，4个位置是琉璃。没有搬运工，就只有8元。

lesson-silk-licence-title = 两张特许证
lesson-silk-licence-question = 现在是阶段2，你有2张特许证。这次出牌要收入7元。
lesson-silk-licence-hint = 只要有收入，再少也行，每张特许证都加2元。所以关键在于其余的收入。
lesson-silk-licence-done = 3个位置是茶叶，特许证再加4元。若打出2张丝绸，只有2元加4元。

lesson-silk-one-card-title = 少即是多
lesson-silk-one-card-question = 现在是阶段2。你的收入要比{ $rival }多至少3元。
lesson-silk-one-card-hint = { $rival }有2艘商船装载茶叶，你只有1艘。但你有2张特许证。
lesson-silk-one-card-done = 打出1张，你收入1元，加上特许证的4元；{ $rival }只收入2元。每多打1张，{ $rival }增加的收入都是你的两倍。

lesson-silk-three-title = 三人同桌
lesson-silk-three-question = 在本回合，你的收入要比每位对手都多至少4元。
lesson-silk-three-hint = 出牌之前，可以让一艘商船换装别的货物。
lesson-silk-three-done = 最好打出只有你装载的货物。若你有两艘商船装载同一种货物，你从中得到的也比别人多。

lesson-silk-next-ship-title = 攒钱买船
lesson-silk-next-ship-question = 现在是阶段2，你有6元。要在你的下个回合购买商船。
lesson-silk-next-ship-hint = 商船的价格是10元，所以现在还差4元。{ $rival }只会补牌。
lesson-silk-next-ship-done = 4个位置是琉璃，正好带来所缺的4元。记住价格，大有好处。

lesson-silk-last-card-title = 提前收市
lesson-silk-last-card-question = 现在是阶段2。牌堆还剩2张牌。你有12元，{ $rival }有10元，还有2艘装载丝绸的商船。设法获胜。
lesson-silk-last-card-hint = 最后1张牌一被补走，游戏立即结束，而你正领先。
lesson-silk-last-card-done = 你补走了最后2张牌，{ $rival }还没来得及打出丝绸，游戏就结束了。

lesson-silk-not-yet-title = 先别着急
lesson-silk-not-yet-question = 现在是阶段2。牌堆还剩2张牌，{ $rival }接下来会把它们补走。你有7元，{ $rival }有10元。设法获胜。
lesson-silk-not-yet-hint = 这次出牌要收入4元，还不能让{ $rival }跟着有收入。
lesson-silk-not-yet-done = 4个位置是茶叶：你有11元，而{ $rival }以10元结束了游戏。

lesson-silk-third-card-title = 多补1张
lesson-silk-third-card-question = 现在是阶段2。牌堆还剩3张牌，你有1张交易所。你有15元，{ $rival }有13元，还有3艘装载原矿的商船。设法获胜。
lesson-silk-third-card-hint = 2张加1张，就是3张。
lesson-silk-third-card-done = 你补了2张，又凭交易所补走最后1张。算清牌堆，就能赢得游戏。

## 练习：《Import / Export》

lesson-trade-complete-title = 最后一个箱位
lesson-trade-complete-question = 本回合由你主导。让你的船完成装运。
lesson-trade-complete-hint = 用1张科技类卡牌发起装载，再装载另一张。
lesson-trade-complete-done = 2个集装箱，6点运费，“无人机”成为你的已完成合约。

lesson-trade-loose-title = 只欠合约
lesson-trade-loose-question = 你港口的船上散放着2个科技类集装箱。在本回合让这艘船完成装运。
lesson-trade-loose-hint = 散放的集装箱会自动装入新合约的箱位。
lesson-trade-loose-done = 合约一放到船下，集装箱就装满了2个箱位。

lesson-trade-pirate-title = 海盗出马
lesson-trade-pirate-question = 在本回合让你的船完成装运。
lesson-trade-pirate-hint = 空着的是违禁箱位。谁说集装箱只能来自手牌？
lesson-trade-pirate-done = 劫来的牌只要有合适的箱位，就会装上船。补给区是个好去处。

lesson-trade-pair-title = 牌不对路
lesson-trade-pair-question = 你没有科技类卡牌来发起装载。设法让你的船完成装运。
lesson-trade-pair-hint = 2张同类型的牌可以当作任意其他行动。
lesson-trade-pair-done = 用2张牌换1次行动，代价不小，但6点运费值得。

lesson-trade-two-ships-title = 一举两得
lesson-trade-two-ships-question = 在本回合让2艘船完成装运。
lesson-trade-two-ships-hint = 数数你的装载行动：发起得1次，进口区每有1张科技类卡牌再加1次。
lesson-trade-two-ships-done = 每艘船各有运费。有了进口区的牌，一个回合能做很多事。

lesson-trade-eight-title = 选哪一艘？
lesson-trade-eight-question = 你可以让其中一艘船完成装运。在本回合获得8点。
lesson-trade-eight-hint = 两艘船的运费都是6点。看看合约在完成时有什么能力。
lesson-trade-eight-done = 2个集装箱的运费为6点，“土豆”再给2点，外加2张牌。

lesson-trade-fourteen-title = 满载出航
lesson-trade-fourteen-question = 在本回合获得14点。
lesson-trade-fourteen-hint = 一艘船的所有集装箱一起计算运费：2或3个为6点，4或5个为10点，6或7个为14点。
lesson-trade-fourteen-done = 6个集装箱的运费为14点，而且一次完成了3张合约。

lesson-trade-tier-title = 只差一级
lesson-trade-tier-question = 在本回合签下“夏威夷海盐”。它的技术等级是2，而你的农业类技术等级是1。
lesson-trade-tier-hint = 每差1级，就要多花1次签约行动。你有几次？
lesson-trade-tier-done = 签下这张牌花1次行动，弥补所差的1级再花1次。进口区的牌给了你第2次行动。

lesson-trade-home-title = 返回港口
lesson-trade-home-question = 你的2艘船都在外海。让其中一艘返回港口。
lesson-trade-home-hint = 船的最后1个集装箱被拿走时，船就返回港口。1次进口可以拿2个。
lesson-trade-home-done = 只有你参加，所以无需出价。船已返回港口，你又可以签约了。

lesson-trade-discard-title = 舍得放手
lesson-trade-discard-question = 你没有牌可以装载。只用1步，让你的船完成装运。
lesson-trade-discard-hint = 2张合约中，一张已经装满，另一张把船留在了港口。
lesson-trade-discard-done = 主导玩家可以弃掉回合开始时已在船下的合约。没有了空箱位，船就完成装运。

lesson-trade-paprika-title = “红椒粉”
lesson-trade-paprika-question = “红椒粉”是你的已完成合约，船上散放着1个科技类集装箱。签下1张牌，并在同一回合让船完成装运。
lesson-trade-paprika-hint = 有了“红椒粉”，每当你签约，还可以装载1张牌。
lesson-trade-paprika-done = 签约、装载、完成装运，只用了1次行动。能力互相配合，港口才会强大。

lesson-trade-win-title = 最后一个回合
lesson-trade-win-question = 你有46点，{ $rival }有44点，目标点数是50点。在本回合获胜。
lesson-trade-win-hint = 有人达到50点的回合，就是最后一个回合。卖1张牌可以获得4点。
lesson-trade-win-done = 随后终局计分，你的货物和集装箱也都计入。

lesson-trade-mother-title = “惊天大货”
lesson-trade-mother-question = 一旦你有8个违禁类货物，“惊天大货”就让你立即获胜。你已有7个。
lesson-trade-mother-hint = 进口1个集装箱，放到它能算数的地方。
lesson-trade-mother-done = 8个违禁类货物：游戏在回合中途结束，胜负与得分无关。
