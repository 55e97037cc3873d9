# 两款游戏的规则，以及展示规则的页面。每条规则是一条消息，键名以其编号结尾。
# *这样*是强调，`这样`是记法中的词；以|开头的行是表格，以1.开头的行是列表。

## Import / Export

rules-import-export-about = 集装箱、合约，还有对手的货船：一款2到6人的贸易游戏，时长约一小时。每张牌都是一种商品，各有独特的能力。签下合约，装满货船，送它们出海，靠运费和能力不断壮大。终局计分后点数最多者获胜。

## Import / Export · 术语

rules-import-export-1 = 术语
rules-import-export-1-1 =
    卡牌分为5种类型，每种类型有自己的颜色和行动：
    | 类型 | 颜色 | 行动 |
    | { import-export-word-technology } | 绿色 | { import-export-word-load } |
    | { import-export-word-agriculture } | 黄色 | { import-export-word-contract } |
    | { import-export-word-illegal } | 红色 | { import-export-word-pirate } |
    | { import-export-word-consumer } | 黑色 | { import-export-word-import } |
    | { import-export-word-luxury } | 蓝色 | { import-export-word-supply } |
rules-import-export-1-2 = 此外，每张牌还有0到3的技术等级、装载需求和能力。装载需求说明它需要哪些颜色的集装箱、各需要几个。每需要1个集装箱，就有1个*箱位*。
rules-import-export-1-3 = 一张牌是什么，取决于它在哪里。在船下，它是*合约*，看的是装载需求和能力。在船上，它是*集装箱*，只看颜色。在进口区，它让你多1次它的行动；在货物区，它既是分数，又提高技术等级；在手中，怎么用由你决定。
rules-import-export-1-4 = 你的港口包括*进口区*、*货物区*、*合约区*（放已完成合约，其能力为你生效），以及停在港口的船。其余的船都在外海。玩家之间是*补给区*（牌面朝上）、面朝下的牌堆和面朝上的弃牌堆。
rules-import-export-1-5 = *信用点*是你面前的筹码，所有人都能看到。筹码以2点为单位，任何人的信用点都不会低于0，银行的信用点永远够用。
rules-import-export-1-6 = 基础版有100张牌。Jutaku扩展增加10张，Kickstarter扩展增加15张，Captain扩展增加3张；每个扩展都可以自行选择是否加入。
rules-import-export-1-7 = *本项目自定的数值。*在我们手头的规则书中，文字只写明了1张牌的技术等级和4张牌的装载需求，没有写明28张扩展牌的类型；其余的都在图片里。因此，除“{ import-export-word-hawaiian_salt }”以外所有牌的技术等级，除“{ import-export-word-laptops }”“{ import-export-word-mri_machines }”“{ import-export-word-diamond_rings }”“{ import-export-word-flour }”以外所有牌的装载需求，以及扩展牌的类型，都是*本项目自定的数值*，选定时力求好玩。卡牌列表逐一注明了这些数值。
rules-import-export-1-8 = 如果你拥有实体游戏，可以将印刷的数值写入自己的文件，格式与`cards.toml`相同：任选卡牌，任选其中的类型、技术等级和装载需求。它们会取代本项目自定的数值，并随对局、对局的记录和局面一起保存。

## Import / Export · 游戏准备

rules-import-export-2 = 游戏准备
rules-import-export-2-1 = 每位玩家随机分到5种颜色之一。6人游戏再加入第6种颜色，即浅灰色的*资本*：它不提供任何技术等级，但使用这种颜色的玩家起始多4点。
rules-import-export-2-2 = 每位玩家有2艘自己颜色的船。1号船起始在港口，空着；2号船起始在外海，装有来自牌堆的4张牌作为集装箱。
rules-import-export-2-3 = 从牌堆翻开若干张牌，张数与玩家人数相同，放到补给区。
rules-import-export-2-4 = 每位玩家获得10点，并拿5张手牌。
rules-import-export-2-5 = 随机决定由谁最先主导。
rules-import-export-2-6 = 开始前约定使用哪些系列（必含基础版）和目标点数：50点，或任何更高的偶数，以延长游戏；常用的是80点。还可以约定手牌严格保密（14.5）。

## Import / Export · 回合

rules-import-export-3 = 回合
rules-import-export-3-1 = 每回合有一位主导玩家，要在两件事中选择一件。其一是*抽牌*：将手牌补至5张；已有5张或更多时抽1张。这样一来，本回合对所有人都随即结束。
rules-import-export-3-2 = 其二是*发起*一种行动：打出1张该行动的牌；或一起打出2张同色的牌，发起这2张牌自身行动以外的任意行动。
rules-import-export-3-3 = 若发起了行动，其他玩家按顺时针顺序依次决定。要么立即抽牌，方式与主导玩家相同（3.1）；要么*跟随*，打出1张该行动的牌，或2张同为另一种颜色的牌。两者必选其一，不能都放弃。
rules-import-export-3-4 = 然后从主导玩家开始，所有人按顺时针顺序执行所发起的行动：发起或跟随得1次行动，进口区每有1张该行动的牌再加1次。即使你选择了抽牌，进口区的牌也照样给你行动。所有人的行动次数在第一次行动执行之前就已确定，之后的变化不再影响次数。
rules-import-export-3-5 = 每次行动都可以放弃。一旦停下，你在本回合的行动就结束了。
rules-import-export-3-6 = 打出的牌留在你的港口卡上，回合结束时进入弃牌堆。然后由左手边的玩家主导。
rules-import-export-3-7 = 在本回合中，主导玩家可以在任何时候弃掉自己的合约（13.5），但仅限回合开始时已在港口船下的合约。集装箱留在船上；此时没有装入箱位的，就是散放的集装箱（5.5）。
rules-import-export-3-8 = 牌堆的最后1张牌被拿走时，立即将弃牌堆洗成新的牌堆。若没有牌可洗，就不能再抽牌或翻牌，且本回合是最后一个回合（11.2）。

## Import / Export · 签约

rules-import-export-4 = 签约
rules-import-export-4-1 = 将1张手牌放到你港口的一艘船下，成为合约。从此，它的装载需求要在这艘船上装满。
rules-import-export-4-2 = 你需要达到这张牌的技术等级。你在一种类型的技术等级，等于你拥有的该类型货物数；若是你自己的颜色，再加1。
rules-import-export-4-3 = 技术等级不足时，可以用本回合的签约行动来弥补：签下这张牌花费1次行动，每差1级再多花1次。一无所有的玩家要签下技术等级3的牌，就要花4次行动。
rules-import-export-4-4 = 每艘船的容量为6个集装箱，有些能力可以增加容量。船上合约张数不限，但装载需求合计不能超过容量。加上新合约后仍没有装入箱位的集装箱，同样占用容量。
rules-import-export-4-5 = 新合约一放到船下，船上散放的集装箱只要适合，就会装入它的箱位（5.5）。船可能就此完成装运。

## Import / Export · 装载

rules-import-export-5 = 装载
rules-import-export-5-1 = 将1张手牌作为集装箱，装上你港口的一艘有合约的船，且必须在船上多装满1个箱位。箱位装同色的集装箱；有能力允许时，也能装其他颜色的集装箱。
rules-import-export-5-2 = 同一艘船上的合约合为一个装载需求，船上的集装箱全部计入其中。集装箱会在船上按最有利的方式重新排列：只要能排成多装满1个箱位，这张牌就可以装载。因此你只需选船，不用选箱位，也不用选合约。
rules-import-export-5-3 = 只要船下有合约，且所有箱位都能装满，船就立即完成装运（6.1）。最后一个箱位由什么装满都一样；弃掉最后一张尚有空箱位的合约，使余下的箱位全满，也算。
rules-import-export-5-4 = 若你港口的船下都没有合约，就完全不能使用装载行动；即使有能力让装载行动另有用途，也不能使用。
rules-import-export-5-5 = 没有装入任何箱位的集装箱，是*散放*的集装箱。它占用容量，计入运费，也随船出航。每当合约、集装箱或能力有所增减，散放的集装箱都会尽可能装入箱位；如有帮助，其他集装箱会为它们挪位置。
rules-import-export-5-6 = 若集装箱是靠某个能力装入箱位的，失去该能力后，它仍占着这个箱位。它只能换到此时适合它的箱位。
rules-import-export-5-7 = 有的能力可以让2个同色集装箱成为*一对*：它们一起装上船，视为1个科技类集装箱。第二个不占容量，但2个都计入运费。若其中1个被拿走，或船出航时，它们又各自成为普通的集装箱。

## Import / Export · 完成装运

rules-import-export-6 = 完成装运
rules-import-export-6-1 =
    船完成装运时，一切按以下顺序进行：
    1. 从牌堆翻1张牌到补给区。
    2. 按船上的集装箱获得运费（6.2）。增加运费的能力在此时生效。
    3. 船上的合约按签下的先后顺序移到你的合约区。
    4. 可以使用从船上拿走集装箱的能力。计算上限时包括新的已完成合约。
    5. 船载着集装箱驶向外海。
    6. 只在完成时生效一次的能力，按同样的顺序生效。
    7. 所有玩家因完成而触发的能力，从你开始按顺时针顺序生效。
rules-import-export-6-2 = 2或3个集装箱的运费为6点，4或5个为10点，6或7个为14点。8个或更多也是14点，除非有能力另行规定；只有1个则没有运费。船上的每个集装箱都算，散放的也算。
rules-import-export-6-3 = 同一艘船上的合约要么一起完成，要么都不完成。无论有几张合约，都只翻1张牌到补给区，也只结算一次运费，全部集装箱一并计算。
rules-import-export-6-4 = 到第5步时，若船上已没有集装箱，船就留在港口。
rules-import-export-6-5 = 若一艘船完成装运引发另一艘船完成装运，先将后者结算完毕。
rules-import-export-6-6 = 若装载集装箱或签约使船装满，该船先完成装运，然后才轮到这次装载或签约所触发的能力；随该船进入合约区的牌，能力不会因此触发。
rules-import-export-6-7 = 若船因某个能力开始生效而装满，则立即完成装运。若该能力来自正在完成装运的船，则那艘船先出航。

## Import / Export · 进口

rules-import-export-7 = 进口
rules-import-export-7-1 = 进口分轮进行。第1轮由所有拥有进口行动的玩家参加，第2轮由拥有至少2次进口行动的玩家参加，依此类推。
rules-import-export-7-2 = 每一轮都由主导玩家选择外海的一艘船，即使主导玩家自己不参加。若外海没有船可选，剩余的进口行动作废。
rules-import-export-7-3 = 参加的玩家同时暗中出价：出价须为偶数，不得超过自己的信用点，可以是0点；也可以放弃出价。
rules-import-export-7-4 = 出价最高者胜出；出价相同时，从主导玩家起（含主导玩家）按顺时针顺序最先者胜出。胜者将出价付给银行，其他人无需支付。若所有人都放弃，本轮无人拿集装箱。
rules-import-export-7-5 = 若只有一位玩家参加，则无需出价：这位玩家免费拿集装箱，或放弃。
rules-import-export-7-6 = 胜者从这艘船上拿2个集装箱；若只有1个，就拿1个。每个集装箱放到货物区或进口区，其中最多1个放到进口区。若集装箱在两处都没有空位，则弃掉；其他情况下不能弃掉。
rules-import-export-7-7 = 若这艘船不属于拿走集装箱的玩家，船主从银行获得2点；无论拿走几个集装箱，都只获得一次。

## Import / Export · 劫掠

rules-import-export-8 = 劫掠
rules-import-export-8-1 = 从外海的任意一艘船上拿1个集装箱（自己的船也可以），或从补给区拿1张牌。
rules-import-export-8-2 = 若它能装上你港口的船（5.2），则必须装载；不止一艘船能装时，由你选择其中一艘。若都不能装，则弃掉。
rules-import-export-8-3 = 船主什么也得不到。你执行完自己的所有劫掠行动，才轮到下一位玩家。

## Import / Export · 补给

rules-import-export-9 = 补给
rules-import-export-9-1 = 卖出1张手牌：将它放到补给区，获得4点。无论有几次行动（包括免费的行动），每回合只能卖一次。
rules-import-export-9-2 = 或者，若进口区有空位，从补给区拿1张牌放到进口区。

## Import / Export · 船与上限

rules-import-export-10 = 船与上限
rules-import-export-10-1 = 外海的船一旦被拿走最后1个集装箱，无论出于什么原因，都立即返回船主的港口。
rules-import-export-10-2 = 进口区上限1张，你每有1张已完成合约再加1张。
rules-import-export-10-3 = 货物区上限2个，你每有1张已完成合约再加2个。
rules-import-export-10-4 = 进口区的牌和货物不能换成别的，也不能自行丢弃。能力带来的牌若超出上限，则弃掉。离开合约区的牌有没有空位，在它离开之后才计算。上限降低时，已有的牌保留。

## Import / Export · 游戏结束

rules-import-export-11 = 游戏结束
rules-import-export-11-1 = 一旦有玩家的信用点达到当时有效的目标点数，本回合就是最后一个回合，但要进行到底。即使这些点数随后又被花掉，结果也不变。
rules-import-export-11-2 = 若在本回合的某一刻，牌堆和弃牌堆都没有牌，也是如此。
rules-import-export-11-3 = 有些能力能让玩家立即获胜。此时游戏在回合中途立即结束，胜负与得分无关。
rules-import-export-11-4 = 最后一个回合之后，从主导玩家开始，玩家按顺时针顺序使用自己在终局计分时生效的能力：逐一使用，顺序不限。让玩家立即获胜的能力此时不再有效。

## Import / Export · 终局计分

rules-import-export-12 = 终局计分
rules-import-export-12-1 = 持有的信用点直接计入。
rules-import-export-12-2 = 你港口船上的每个集装箱计2点。
rules-import-export-12-3 = 你的每个货物计1点，违禁类货物每个计2点。
rules-import-export-12-4 = 某种类型的货物最多的玩家获得奖励：科技、农业、消费类为6点，奢侈类为8点；违禁类货物最多则失去6点。若谁都没有某种类型的货物，该类型就没有最多者。
rules-import-export-12-5 = 并列最多的玩家平分奖励，向上取整；扣点也平分，向0取整。
rules-import-export-12-6 = 5种类型的货物各有至少1个，获得10点。
rules-import-export-12-7 = 最后计算在终局计分时给分的能力。
rules-import-export-12-8 = 点数最多者获胜。并列者共享胜利。

## Import / Export · 如何理解能力

rules-import-export-13 = 如何理解能力
rules-import-export-13-1 = 合约的能力从它进入你的合约区时开始生效，在合约区期间一直有效。带来它的那次完成装运不会触发它，除非它写明这一次也算；此时，那艘船上每张符合条件的合约都算。只有“{ import-export-word-bok_choy }”“{ import-export-word-lutefisk }”“{ import-export-word-flour }”和“{ import-export-word-tortillas }”会更早生效，以各牌的文字为准。
rules-import-export-13-2 = 能力写着“可以”时，会询问你；没有写“可以”时，直接执行。只有一种可能时，不会询问任何人；但总会询问主导玩家发起什么、其他玩家是否跟随，玩家也可以约定手牌严格保密（14.5）。
rules-import-export-13-3 = 能力要求所有玩家交出某物时，指的是其他所有玩家。不够的人有多少交多少。
rules-import-export-13-4 = 若同一件事触发多个能力，从引发者开始按顺时针顺序生效；同一玩家的能力，按完成的先后顺序生效。
rules-import-export-13-5 = 有些事任何时候都可以做：写明这一点的能力，以及主导玩家弃掉合约（3.7）。在你回答任何问题时，它们都会列为选项，暗中出价时除外。“每回合限一次”是指每个回合各一次，无论由谁主导。
rules-import-export-13-6 = 免费的行动由你单独执行：无人跟随，进口区的牌和能力都不增加次数，不能用它弥补缺少的技术等级，也不竞拍。执行免费的进口行动时，船主仍获得点数，除非能力另行规定。
rules-import-export-13-7 = 因能力而“装载1张牌”或“进口1个集装箱”不算行动，不会触发与装载行动或进口行动有关的能力。
rules-import-export-13-8 = 凡是计算货物或进口区的牌之处，视为拥有的也计算在内。它们不占空位，也不能移动、交出或卖出。任何能力都不把它们当作新增的货物或牌。
rules-import-export-13-9 = “船完成装运”，每艘船只算一次。完成*某种类型*的合约，则该类型的合约每张各算一次。
rules-import-export-13-10 = 任何时候都可以做的事，不会因为没有提问而错过。只要你有这样的选项，以下时候就会询问你，你可以拒绝：你的行动因无事可做而作废之前；你暗中出价之前（若该选项能带来信用点）；最后一个回合计分之前。若涉及多位玩家，从主导玩家开始按顺时针顺序询问。
rules-import-export-13-11 = 问题尚待回答时，可能发生别的事。若能力自身的牌或所选的对象因此已经不在，该能力就不再有任何效果。

## Import / Export · 秘密信息

rules-import-export-14 = 秘密信息
rules-import-export-14-1 = 你的手牌只有你自己知道，但手牌张数是公开的。谁都不知道牌堆的顺序。
rules-import-export-14-2 = 每一轮的出价在所有人都做出决定之前保密，随后全部公开。
rules-import-export-14-3 = 其余一切都是公开的：信用点、进口区、货物区、合约区、船、合约与集装箱、补给区、弃牌堆、打出的牌、牌堆张数，以及玩家所做的一切，只有抽到什么牌除外。
rules-import-export-14-4 = 当着大家的面加入某人手牌的牌，或玩家必须展示的牌，程序会替所有看到的人记住，只要他们能确定牌还在那里。
rules-import-export-14-5 = 通常，无法回答的问题不会提出，而这会泄露信息：没有被问到装载什么的人，就是没有牌可以装载。玩家可以事先约定*手牌严格保密*（选项`closed_hands`）。此时，凡是取决于手牌的问题，只要还有手牌就会提出，即使唯一的回答是放弃。

## Import / Export · 示例：标题，开始时以及每个回答之后看到的情况

rules-import-export-example-lead = 发起与跟随
rules-import-export-example-lead-0 = 本回合由你主导。你的手牌有签约牌“{ import-export-word-rice }”、劫掠牌“{ import-export-word-pistols }”和装载牌“{ import-export-word-drones }”。
rules-import-export-example-lead-1 = 你用签约牌“{ import-export-word-rice }”发起签约。这张牌留在你面前，直到回合结束。
rules-import-export-example-lead-2 = { rules-player-1 }没有签约牌，但2张同色的牌也行：他用“{ import-export-word-candy }”和“{ import-export-word-soap }”一起跟随。
rules-import-export-example-lead-3 = { rules-player-2 }不跟随，于是抽牌：抽4张，将手牌补至5张。
rules-import-export-example-lead-4 = 现在大家执行行动，从你开始。你有1次行动，将“{ import-export-word-drones }”放到1号船下：它的技术等级为0，谁都可以签下。
rules-import-export-example-lead-5 = { rules-player-1 }签下“{ import-export-word-ammunition }”。{ rules-player-2 }选择了抽牌，进口区又没有该行动的牌，所以无事可做。打出的牌弃掉，下一回合由{ rules-player-1 }主导。

rules-import-export-example-imports = 进口区的牌让你多1次行动
rules-import-export-example-imports-0 = 本回合由{ rules-player-1 }主导。你的进口区有装载牌“{ import-export-word-smart_cars }”：每当有人发起装载，它都给你1次装载行动。
rules-import-export-example-imports-1 = { rules-player-1 }用“{ import-export-word-tablets }”发起装载。
rules-import-export-example-imports-2 = 你不跟随，而是抽牌：抽3张，将手牌补至5张。
rules-import-export-example-imports-3 = { rules-player-1 }执行他的1次行动：将“{ import-export-word-pistols }”装上自己的船，装满“{ import-export-word-ammunition }”所需2个箱位中的1个。
rules-import-export-example-imports-4 = 你虽然抽了牌，进口区的牌照样生效：将“{ import-export-word-batteries }”装上你的船，船下的合约是“{ import-export-word-drones }”。要是你选择跟随，就会有2次行动。

rules-import-export-example-contract = 一艘船上的2张合约
rules-import-export-example-contract-0 = 你的颜色是科技，船下还没有合约。进口区的“{ import-export-word-sugar }”让你多1次签约行动。
rules-import-export-example-contract-1 = 你用“{ import-export-word-potatoes }”发起签约：发起得1次行动，进口区的牌再加1次。
rules-import-export-example-contract-2 = { rules-player-1 }抽牌。他已有5张手牌，所以只抽1张。
rules-import-export-example-contract-3 = 第1次行动：将“{ import-export-word-drones }”放到1号船下，它需要2个科技类集装箱。
rules-import-export-example-contract-4 = 第2次行动：将“{ import-export-word-tablets }”放到同一艘船下。2个加3个共5个，而船的容量是6个，所以再也放不下“{ import-export-word-robot_cats }”了。

rules-import-export-example-tiers = 技术等级，以及如何弥补
rules-import-export-example-tiers-0 = 你想签下技术等级2的“{ import-export-word-jets }”和技术等级1的“{ import-export-word-cups }”。你的科技类技术等级为2：自己的颜色算1级，货物“{ import-export-word-batteries }”算1级。消费类则为0。
rules-import-export-example-tiers-1 = 你用“{ import-export-word-potatoes }”发起签约。加上进口区的2张牌，共有3次签约行动。
rules-import-export-example-tiers-2 = { rules-player-1 }抽牌。
rules-import-export-example-tiers-3 = “{ import-export-word-jets }”的技术等级足够：花费1次行动。
rules-import-export-example-tiers-4 = “{ import-export-word-cups }”还差1级：花费1次行动，再多花1次。3次行动正好用完。

rules-import-export-example-load = 装载，并完成装运
rules-import-export-example-load-0 = 你的船下有1张合约“{ import-export-word-drones }”。它需要2个科技类集装箱，船上已有1个。
rules-import-export-example-load-1 = 你用“{ import-export-word-laptops }”发起装载。
rules-import-export-example-load-2 = { rules-player-1 }抽牌。
rules-import-export-example-load-3 = 你将“{ import-export-word-jets }”装上船。现在所有箱位都已装满，所以船立即完成装运。补给区增加1张牌，2个集装箱带来6点运费，“{ import-export-word-drones }”移到你的合约区，从此为你生效，船则载着集装箱驶向外海。有了1张已完成合约，你的进口区可以放2张牌，货物区可以放4个货物。

rules-import-export-example-bids = 进口与竞拍
rules-import-export-example-bids-0 = 外海有2艘船，{ rules-player-1 }和{ rules-player-2 }各一艘。
rules-import-export-example-bids-1 = 你用“{ import-export-word-soap }”发起进口。
rules-import-export-example-bids-2 = { rules-player-1 }用“{ import-export-word-candy }”跟随：他也会参加竞拍。
rules-import-export-example-bids-3 = { rules-player-2 }抽牌，所以不参加竞拍。
rules-import-export-example-bids-4 = 你是主导玩家，由你选船：你选择{ rules-player-2 }的船。
rules-import-export-example-bids-5 = 你出价4点。现在谁也看不到。
rules-import-export-example-bids-6 = { rules-player-1 }也出价4点。出价公开：两人相同，从主导玩家起按顺时针顺序最先者胜出，也就是你。你付4点给银行；{ rules-player-1 }无需支付。
rules-import-export-example-bids-7 = 你拿2个集装箱。“{ import-export-word-batteries }”放到货物区：既是分数，又提高技术等级。
rules-import-export-example-bids-8 = “{ import-export-word-sugar }”放到进口区：从此多1次签约行动。船是{ rules-player-2 }的，所以她从银行获得2点。

rules-import-export-example-pirate = 劫掠外海与补给区
rules-import-export-example-pirate-0 = “{ import-export-word-drones }”的2个箱位都空着。进口区的“{ import-export-word-seeds }”让你多1次劫掠行动。
rules-import-export-example-pirate-1 = 你用“{ import-export-word-pistols }”发起劫掠。
rules-import-export-example-pirate-2 = { rules-player-1 }抽牌。
rules-import-export-example-pirate-3 = 你从{ rules-player-1 }的船上劫走“{ import-export-word-laptops }”。它能装上你的船，所以必须装载。{ rules-player-1 }什么也得不到。
rules-import-export-example-pirate-4 = 第2次行动，你从补给区劫走“{ import-export-word-tablets }”。它装满了最后一个箱位：船完成装运，运费6点，随即驶向外海。

rules-import-export-example-supply = 卖到补给区，从补给区拿牌
rules-import-export-example-supply-0 = 你有1张已完成合约，所以进口区可以放2张牌，现在已有1张补给牌“{ import-export-word-velvet_robes }”。
rules-import-export-example-supply-1 = 你用“{ import-export-word-champagne }”发起补给，共2次行动：发起得1次，进口区的牌再加1次。
rules-import-export-example-supply-2 = { rules-player-1 }抽牌。
rules-import-export-example-supply-3 = 你卖出“{ import-export-word-shoes }”：它放到补给区，你获得4点。本回合不能再卖第2张。
rules-import-export-example-supply-4 = 第2次行动，你从补给区拿“{ import-export-word-batteries }”放到进口区。从此它让你多1次装载行动。

rules-import-export-example-end = 最后一个回合与计分
rules-import-export-example-end-0 = 目标点数是50点。你有46点，{ rules-player-1 }有40点。
rules-import-export-example-end-1 = 你用“{ import-export-word-laptops }”发起装载。
rules-import-export-example-end-2 = { rules-player-1 }抽牌。
rules-import-export-example-end-3 = 你装载“{ import-export-word-segways }”，船完成装运：获得6点，共52点，超过了目标点数，因此本回合是最后一个回合。但货物也要计分：{ rules-player-1 }每种类型的货物各有1个，值10点，消费类和奢侈类货物还都独占第一；违禁类货物最多则使他失去6点。虽然你的信用点更多，获胜的却是{ rules-player-1 }。

## 海上丝路

rules-maritime-silk-road-about = 由倪睿南（Reiner Knizia）设计的游戏，供2到4位商人参加，时长约半小时。你的商船往来于东西方之间。每当有人将一种货物投入市场，所有装载该货物的人都有收入。游戏结束时钱币最多者获胜。

## 海上丝路 · 游戏配件

rules-maritime-silk-road-1 = 游戏配件
rules-maritime-silk-road-1-1 = 共有6种货物：瓷器（白色）、丝绸（紫色）、茶叶（绿色）、香料（黄色）、琉璃（红色）和原矿（黑色）。每种货物有11张货物卡牌和5个木制货物标记，总计66张牌和30个标记。不在商船上的标记组成货物堆。
rules-maritime-silk-road-1-2 = 特殊卡牌有4种，共20张：商船14张，每张10元；特许证2张，每张11元；搬运工2张，每张12元；交易所2张，每张8元。
rules-maritime-silk-road-1-3 = 钱币没有数量限制。实体钱币若用完，可用任何能计数的东西代替。

## 海上丝路 · 游戏准备

rules-maritime-silk-road-2 = 游戏准备
rules-maritime-silk-road-2-1 = 所有人起始都没有钱币。将货物卡牌洗混，发给每位玩家3张。
rules-maritime-silk-road-2-2 = 将6张牌面朝上放在桌面中央，它们就是市场的6个位置。其余的牌面朝下，组成牌堆。
rules-maritime-silk-road-2-3 = 每位玩家拿2艘商船。其余的特殊卡牌供玩家购买。
rules-maritime-silk-road-2-4 = 随机决定起始玩家。
rules-maritime-silk-road-2-5 = 然后为商船装载货物。从起始玩家开始，按顺时针顺序，每人从货物堆选1个标记，装上自己的一艘商船。接着按同样的顺序再进行一轮，为第2艘商船装载。
rules-maritime-silk-road-2-6 = 每艘商船始终恰好装载1个标记。货物堆里已没有标记的货物不能选择。

## 海上丝路 · 回合

rules-maritime-silk-road-3 = 回合
rules-maritime-silk-road-3-1 = 玩家按顺时针顺序轮流进行回合。每个回合依次分为两个阶段。
rules-maritime-silk-road-3-2 = 在阶段1，从三件事中选择一件：更换（4.1）、购买（4.3）或放弃（4.8）。
rules-maritime-silk-road-3-3 = 在阶段2，从两件事中选择一件：出牌（5.1）或补牌（5.5）。这里不能放弃。

## 海上丝路 · 阶段1

rules-maritime-silk-road-4 = 阶段1
rules-maritime-silk-road-4-1 = 更换：将你一艘商船上的标记放回货物堆，换上货物堆里另一种货物的标记。
rules-maritime-silk-road-4-2 = 你每有1张搬运工，就可以再更换一艘商船的货物。更换逐一进行，每艘商船每回合最多更换一次。
rules-maritime-silk-road-4-3 = 购买：拿1张尚未售出的特殊卡牌，立即按价付款，一直保留到游戏结束。它从购买的那一刻起生效。若有多张同种卡牌，效果叠加。一种卡牌卖完后，就不能再购买。
rules-maritime-silk-road-4-4 = 购买商船时，立即从货物堆任选1个标记装上。若货物堆里一个标记也没有，就不能购买商船。
rules-maritime-silk-road-4-5 = 特许证增加你的收入，见5.4。
rules-maritime-silk-road-4-6 = 有了搬运工，以后每次更换时可以多更换一艘商船的货物（4.2）。此外，购买时可以立即更换你一艘商船的货物。
rules-maritime-silk-road-4-7 = 交易所让你多补牌，见5.6。
rules-maritime-silk-road-4-8 = 放弃：什么都不做。你总是可以放弃。

## 海上丝路 · 阶段2

rules-maritime-silk-road-5 = 阶段2
rules-maritime-silk-road-5-1 = 出牌：选择一种货物，将1张或更多该货物的手牌打到市场上，最多6张。
rules-maritime-silk-road-5-2 = 打出的每张牌各放到一个不同的位置上，覆盖那里原有的牌。位置由你选择，已经是该货物的位置也可以覆盖。每个位置只看最上面的牌。货物相同的位置没有区别，因此只需指明要覆盖哪些货物。
rules-maritime-silk-road-5-3 = 然后所有玩家计算收入，不只是当前玩家：自己每艘装载所打出货物的商船，收入等于此时市场上该货物的位置数。其他货物没有收入。
rules-maritime-silk-road-5-4 = 以这种方式有收入的玩家，无论轮到谁，每有1张特许证就多得2元。没有收入的人，特许证也不给钱。
rules-maritime-silk-road-5-5 = 补牌：将牌堆顶的2张牌加入手牌；若只剩1张，就补1张。手牌没有上限。
rules-maritime-silk-road-5-6 = 阶段2之后，无论是出牌还是补牌，你每有1张交易所，就可以多补1张牌。补不补逐张决定。

## 海上丝路 · 游戏结束

rules-maritime-silk-road-6 = 游戏结束
rules-maritime-silk-road-6-1 = 有人补走牌堆的最后1张牌时，游戏立即结束。当前回合不再继续，这一轮也不打完。
rules-maritime-silk-road-6-2 = 钱币最多者获胜。并列最多的玩家共享胜利。
rules-maritime-silk-road-6-3 = 特殊卡牌、货物和手牌都不计分。

## 海上丝路 · 秘密信息

rules-maritime-silk-road-7 = 秘密信息
rules-maritime-silk-road-7-1 = 你的手牌只有你自己知道，牌堆的顺序谁都不知道。
rules-maritime-silk-road-7-2 = 你有多少钱币，保密至游戏结束。玩家也可以事先约定公开所有人的钱币（选项`show_coins`）。
rules-maritime-silk-road-7-3 = 其余一切都是公开的：市场及其中被覆盖的牌、商船及其货物标记、特殊卡牌、货物堆、可购买的卡牌、每人的手牌张数和牌堆张数，以及玩家所做的一切和每次收入，只有补到什么牌除外。

## 海上丝路 · 示例：标题，开始时以及每个回答之后看到的情况

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

## 浏览器中的规则页面，以及各规则共用的词语

rules-title = 《{ $game }》规则
rules-own-words = 这是本项目采用的规则，由我们自己撰写。规则书没有写明，或各语言版本说法不一之处，由我们作出裁定。
rules-chapters = 章节
rules-link = 第{ $number }条的链接
rules-all-cards = 全部卡牌及其能力
rules-player-1 = 小明
rules-player-2 = 小红

## 搜索

rules-sought = 搜索规则与卡牌
rules-found = { $count ->
    [0] 没有找到
   *[other] 找到{ $count }项
}
# Words of questions that do not tell what is sought: the search passes over them. No accents.
rules-search-fillers = 我 你 的 了 吗 呢 什么 怎么 怎样 如何 何时 时候 什么时候 哪里 为什么 谁 多少 几张 可以 能不能 是不是
rules-found-paragraphs = 条文
rules-found-cards = 卡牌

## 示例

rules-example = 示例
rules-example-step = { $at }/{ $last }
rules-example-first = 开头
rules-example-back = 上一步
rules-example-on = 下一步
rules-example-total = 合计
rules-example-wait = 正在摆放桌面……

## 图解

rules-picture-card = 卡牌
rules-picture-card-1 = 类型，同时决定颜色
rules-picture-card-2 = 名称
rules-picture-card-3 = 技术等级
rules-picture-card-4 = 行动
rules-picture-card-5 = 装载需求，每格是一个箱位
rules-picture-card-6 = 能力
rules-picture-ship = 港口的船
rules-picture-ship-1 = 船下的合约
rules-picture-ship-2 = 已装入箱位的集装箱
rules-picture-ship-3 = 空箱位：只能装载同色的集装箱
rules-picture-ship-4 = 船，颜色与船主相同
rules-picture-harbour = 玩家的港口
rules-picture-harbour-1 = 信用点
rules-picture-harbour-2 = 各类型的技术等级
rules-picture-harbour-3 = 港口的船
rules-picture-harbour-4 = 进口区及其上限
rules-picture-harbour-5 = 货物区及其上限
rules-picture-harbour-6 = 合约区：已完成合约的能力生效
rules-picture-goods = 六种货物
rules-picture-market = 市场
rules-picture-market-1 = 一个位置：只看最上面的牌
rules-picture-market-2 = 牌堆：最后1张牌被补走时，游戏结束
rules-picture-shop = 可购买的特殊卡牌
rules-picture-shop-1 = 卡牌种类
rules-picture-shop-2 = 价格
rules-picture-shop-3 = 剩余张数
rules-picture-merchant = 商人
rules-picture-merchant-1 = 商船及其货物标记
rules-picture-merchant-2 = 已购买的特殊卡牌
rules-picture-merchant-3 = 钱币

## 单张卡牌的页面

rules-card-about = 相关规则
rules-card-all = 全部卡牌
rules-card-before = 上一张
rules-card-next = 下一张
rules-card-house = { $count ->
    [0] 所有数值均与规则书一致。
   *[other] 本项目自定的数值：{ $values }。规则书的文字没有写明，因此由本项目选定；印刷卡牌上的数值可能不同。
}
rules-card-unknown = 没有这张卡牌
