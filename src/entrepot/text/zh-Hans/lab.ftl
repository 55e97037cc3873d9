# 竞技场与报告

## 帮助

cli-help-arena = 让机器人在所有CPU核心上互相对战：各自的胜率、评分与用时。座位轮换，发牌配对；按Ctrl-C不会丢失任何结果。
cli-help-arena-game = 游戏，可选：{ $games }。
cli-help-arena-bots = 机器人，用逗号分隔，每个座位一个；如 random, greedy, search:200ms, search:400i, easy, normal, hard, expert。
cli-help-games = 对局数；会向上取整，使每个机器人在每组发牌中都坐过每个座位。
cli-help-arena-seed = 决定所有发牌的整数。默认：文件中的种子，否则随机。
cli-help-out = 存放对局的文件，每局一行。若文件已存在，则补完缺少的对局。默认：你的数据文件夹下entrepot/arena中的新文件。
cli-help-cores = 同时进行的对局数。默认：每个处理器一局。
cli-help-picture = 将评分与各座位胜率绘制到此文件（.png、.svg或.pdf）。需要附加依赖“pictures”。
cli-help-with-report = 同时说明对局的情况：长度、信用点的来源、哪些卡牌制胜。
cli-help-top = 报告中每张表格的最多行数；JSON文件包含全部。

## 进行中

lab-progress = 对局
lab-begins = { $game }：{ $bots }。随机种子{ $seed }，{ $count }局，{ $blocks }组发牌。
lab-rounded = { $wanted }局会留下未完成的发牌：将改为{ $count }局，使{ $bots }个机器人在每组发牌中都坐过每个座位。
lab-goes-on = { $path }中已有{ $done }局，共需{ $count }局。
lab-stopped = 已完成并保留{ $done }局，共需{ $count }局。继续进行：
lab-failed-bot = 随机种子{ $seed }的对局（发牌{ $block }，轮换{ $rotation }）在询问座位{ $seat }的{ $bot }时失败：{ $why }
lab-failed-game = 随机种子{ $seed }的对局（发牌{ $block }，轮换{ $rotation }）在询问任何人之前就失败：{ $why }
lab-died = 随机种子{ $seed }的对局（发牌{ $block }，轮换{ $rotation }）丢失：其进程以代码{ $code }结束。
lab-more-failed = 另有{ $count }局失败。
lab-incomplete = 这些结果缺少{ $count }局。补完缺少的对局：
lab-written = 已写入：{ $paths }

## 结果

lab-bot = 机器人
lab-games = 对局数
lab-wins = 胜局
lab-win-rate = 胜率
lab-interval = 95%区间
lab-score = 得分
lab-margin = 分差
lab-rating = 评分
lab-decisions = 决定数
lab-time-mean = 平均毫秒
lab-time-most-of = 95%
lab-time-most = 最长
lab-pooled = { $name }（合计）
lab-title-bots = 战绩
lab-title-times = 用时
lab-title-seats = 各座位胜率
lab-everybody = 全体
lab-percent = { $rate }%
lab-range = { $low }–{ $high }
lab-rating-value = { $mu } ± { $sigma }
lab-length = 每局平均{ $turns }回合（半数对局为{ $quarter }到{ $three_quarters }回合），{ $decisions }个决定。
lab-pair = { $first }的胜局在{ $better }组发牌中多于{ $second }，在{ $worse }组中较少，在{ $equal }组中相同；若纯属偶然，差距如此悬殊的概率（p值）：{ $p }。
lab-tiny = 小于0.0001

## 报告

lab-title-gained = { $what }的来源
lab-title-gained-things = 来源明细
lab-title-spent = { $what }的去向
lab-credits = 信用点
lab-coins = 钱币
lab-source = 项目
lab-per-player = 每位玩家
lab-share = 占比
lab-winners-share = 赢家占比
lab-card = 卡牌
lab-per-game = 每局
lab-players = 玩家数
lab-more-rows = ……另有{ $count }行，见JSON文件
lab-title-did-contracted = 签下：{ $count }张卡牌
lab-title-did-completed = 完成：{ $count }张卡牌
lab-title-did-won = 立即获胜：{ $count }张卡牌
lab-title-did-bought = 购买：{ $count }种卡牌
lab-even = 若毫无影响，这样做的玩家会赢得{ $rate }%的对局。区间不含该值的卡牌标有+或-；卡牌众多时，其中一些纯属偶然。
lab-winning-score = 赢家平均得{ $score }分。

lab-source-start = 起始
lab-source-shipping = 完成装运
lab-source-selling = 出售
lab-source-imports = 从自己的船进口
lab-source-bids = 出价
lab-source-power = 能力
lab-source-harbour = 港口的集装箱
lab-source-goods = 货物
lab-source-majority = 货物最多
lab-source-set = 集齐所有类型
lab-source-income = 收入
lab-source-special = 特殊卡牌
lab-source-of = { $kind }：{ $what }

## 图

lab-picture-title = { $game }，{ $count }局
lab-picture-rating = 评分与95%区间
lab-picture-wins = 胜率（%）
lab-picture-even = 均等

## 出错时

error-no-games = { $games }局太少：至少要1局。
error-no-cores = { $cores }个进程无法进行任何对局：请至少给1个，或省略--cores。
error-needs-research = { $why }
error-no-bots = 请用--bots指定机器人，每个座位一个，如 --bots random,random。
error-arena-differs = { $path }中是另一个竞技场的对局：其{ $field }为{ $there }，这里是{ $here }。要继续，请使用相同的设置，或换一个文件。
error-arena-in-use = 另一个竞技场正在写入{ $path }。请等待，或换一个文件。
error-arena-not-one = { $path }不是竞技场的文件：第{ $line }行没有设置。请换一个文件。
error-arena-bad-line = { $path }的第{ $line }行已损坏。请删除该行：这一局会重新进行。
error-bad-picture = 无法绘制{ $path }：图片文件名须以下列之一结尾：{ $kinds }。
error-no-matplotlib = 绘图需要matplotlib。安装方法：pip install "entrepot[pictures]"
