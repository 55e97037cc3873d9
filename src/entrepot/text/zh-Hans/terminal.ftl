# 终端：命令、逐行与全屏游戏、竞技场，以及服务器的自述

## 帮助

cli-help = 在浏览器或终端里玩海上贸易游戏，并回放游戏记录。
cli-help-play = 在全屏界面中游戏：与机器人对战，或加入服务器上的牌桌。在游戏中输入“?”可查看能做什么。
cli-help-replay = 逐步回放一局游戏的记录。
cli-help-review = 复盘一局游戏：每位玩家的胜率变化、使胜率下降最多的回答，以及机器人会怎么做。
cli-help-review-seat = 只显示这个座位（从0开始）的转折点；与--from同用时坐在这里。默认：全部；与--from同用时为当时作答的座位。
cli-help-review-open = 按所有牌公开的情况判断，而不是按每位玩家当时所知。
cli-help-review-json = 以JSON输出全部内容。
cli-help-review-picture = 将胜率绘制到此文件（.png、.svg或.pdf）。需要附加依赖“pictures”。
cli-help-review-seed = 整数；相同的随机种子得到相同的复盘。
cli-help-review-worlds = 一个回答最多在多少次推演中比较。越多越慢，也能发现更多。
cli-help-review-cores = 用多少个进程思考。默认：每个处理器一个。
cli-help-review-from = 从这个编号的回答之前开始，与机器人继续玩。记录保持原样；你玩的是分支，另存为自己的文件。
cli-help-review-practice = 重玩这个编号的转折点，当时无从知道的牌会重新发；之后告诉你回答得怎么样。
cli-help-review-name = 分支的名称，保存在它的文件里。
cli-help-verify = 检查服务器上一局游戏的发牌和所有步骤是否与承诺一致。
cli-help-plain = 逐行输出，不使用全屏界面，适合屏幕阅读器和简单的终端。通过管道输出时总是逐行。
cli-help-light = 全屏界面使用浅色背景、深色文字。默认：按终端自身的设定（COLORFGBG），否则为浅色文字。
cli-help-table = 运行中的服务器上某张牌桌的链接：在那里入座；没有空座位时则旁观。
cli-help-name = 你在那张牌桌上的昵称。默认：船长。
cli-help-key = 你在那里已有座位的密钥。
cli-help-hint = 说明机器人在某个存档或局面中会怎么做，以及原因。
cli-help-time = 思考时间（毫秒）。默认：1000。
cli-help-document = JSON格式的存档、局面或记录。
cli-help-asked = 要给出建议的座位（从0开始）。默认：轮到做决定的座位。
cli-help-version = 显示版本和规则是否已编译，然后退出。
cli-help-lang = 语言，可选：{ $languages }。默认：环境（LANG）的语言，否则为英语。
cli-help-game = 游戏，可选：{ $games }。默认：maritime-silk-road。
cli-help-bots = 你的对手：easy、normal、hard或expert用于所有对手，或为其余座位各指定一个并用逗号分隔，如 hard,easy。默认：normal。
cli-help-players = 玩家人数，包括你。默认：3。
cli-help-seed = 整数；相同的随机种子产生相同的牌局。默认：随机。
cli-help-seat = 你的座位；座位从0开始编号。默认：0。
cli-help-show-coins = 《海上丝路》：公开所有人的钱币。
cli-help-sets = 《Import / Export》：使用的卡牌系列，用逗号分隔，如 base,jutaku,kickstarter,captain。默认：base。
cli-help-target = 《Import / Export》：使游戏结束的目标点数，不小于50的偶数。默认：50。
cli-help-closed-hands = 《Import / Export》：凡是取决于手牌的问题，即使无事可做也会提出，以免有人从有没有提问中看出端倪。
cli-help-cards = 《Import / Export》：TOML文件，内含你自定的卡牌类型、技术等级和装载需求。
cli-help-resume = 继续这个文件中的存档。
cli-help-save-dir = 退出时存放存档的文件夹。默认：你的数据文件夹下的entrepot/saved。
cli-help-record = 游戏结束后写入记录的文件。默认：你的数据文件夹下entrepot/records中的新文件。
cli-help-file = 游戏结束时写下的记录。
cli-help-commitment = 游戏进行时，牌桌显示的承诺。
cli-help-head = 你在牌桌上看到的步骤哈希值，例如最后一个。
cli-help-eyes = 以这个座位的视角观看（从0开始）。默认：旁观者视角，看不到任何手牌。
cli-help-all = 直接显示全部，不等待按键。
cli-help-serve = 启动服务器，开设牌桌，供真人、机器人和程序在浏览器中一起玩。
cli-help-host = 监听的地址；0.0.0.0表示本机的所有地址。默认：127.0.0.1，仅限本机。
cli-help-port = 监听的端口；0表示任意空闲端口。默认：8000。
cli-help-data = 存放牌桌的文件夹。默认：你的数据文件夹下的entrepot/tables。
cli-help-database = 用PostgreSQL数据库代替文件夹存放牌桌：postgresql://用户@主机/名称。多个服务器可以共用。
cli-help-drain = 服务器收到停止命令、/ready已回答否之后，还继续服务的秒数。
cli-help-migrate = 把文件夹中的所有牌桌复制到数据库，或反过来。已经在那里的牌桌保持不变。
cli-help-migrate-from = 牌桌所在之处：文件夹，或postgresql://...
cli-help-migrate-to = 牌桌的去处：文件夹，或postgresql://...
cli-help-think = 为共用一个数据库的所有服务器的机器人思考，可在任何机器上运行。
cli-help-public-url = 页面位于代理之后时，他人看到的地址，如 https://example.org/games。
cli-help-workers = 为机器人思考的进程数。默认：每个核心一个，至少两个。
cli-help-limits = 所有频率限制的倍数；0表示不限制。默认：1。
cli-help-open = 在浏览器中打开页面。
cli-help-log-level = 日志级别：debug、info、warning或error。默认：info。
cli-help-metrics-token = 将它作为bearer令牌发送，即可从其他机器读取/metrics。
cli-help-backup = 在服务器运行时复制牌桌。
cli-help-backup-to = 写入副本的文件。
cli-help-prune = 删除长时间没有动静的牌桌。
cli-help-older-than = 多长时间：90d表示九十天，12h表示十二小时。默认：90d。
cli-help-playing = 也包括游戏尚未结束的牌桌。
cli-help-dry-run = 只说明会删除多少张。
cli-help-admin = 供服务器的管理者使用：按状态和闲置时间统计牌桌、查看运行中服务器的负载、备份与清理。
cli-help-admin-tables = 按状态和距上次动静的天数，统计文件夹中的牌桌。服务器运行时也可以使用。
cli-help-admin-load = 根据/metrics显示运行中服务器的负载。
cli-help-admin-url = 服务器的地址。
cli-help-admin-token = 启动服务器时设定的令牌（服务器在其他机器上时使用）。
cli-version = { $rules ->
    [compiled] entrepot { $version }（规则已编译）
   *[plain] entrepot { $version }（规则未编译）
}

cli-help-arena = 让机器人在所有CPU核心上互相对战：各自的胜率、评分与用时。座位轮换，发牌配对；按Ctrl-C不会丢失任何结果。
cli-help-arena-game = 游戏，可选：{ $games }。
cli-help-arena-bots = 机器人，用逗号分隔，每个座位一个；如 random, greedy, search:200ms, search:400i, easy, normal, hard, expert。
cli-help-games = 对局数；会向上取整，使每个机器人在每组发牌中都坐过每个座位。
cli-help-arena-seed = 决定所有发牌的整数。默认：文件中的种子，否则随机。
cli-help-out = 存放对局的文件，每局一行。若文件已存在，则补完缺少的对局。默认：你的数据文件夹下entrepot/arena中的新文件。
cli-help-cores = 同时进行的对局数。默认：每个处理器一局。
cli-help-cluster = 改为在Ray集群上对局：auto表示本机所属的集群，也可写“主机:端口”，或从集群外部写“ray://主机:端口”。需要附加依赖“cluster”。
cli-help-picture = 将评分与各座位胜率绘制到此文件（.png、.svg或.pdf）。需要附加依赖“pictures”。
cli-help-with-report = 同时说明对局的情况：长度、信用点的来源、哪些卡牌制胜。
cli-help-top = 报告中每张表格的最多行数；JSON文件包含全部。
cli-help-train = 用机器人之间的对局来训练机器人。按Ctrl-C停止；之后用同样的命令可继续。需要附加依赖“learning”。
cli-help-train-game = 游戏：import-export或maritime-silk-road。
cli-help-train-players = 玩家人数。
cli-help-train-games = 用多少局来学习。
cli-help-train-seed = 整数；所有对局都由它决定。
cli-help-train-scores = 学习各选项看起来有多好，而不是谁会获胜（仅限import-export）。有该人数的神经网络时才学得好。
cli-help-train-by-scores = 从按软件包中学到的评分（而不是手写评分）进行的对局中学习（仅限import-export，不与--scores同用）。
cli-help-train-start = 从此文件中的神经网络继续学习，步子更小，对局中的随机干扰更少（仅限maritime-silk-road）。
cli-help-train-out = 存放检查点和神经网络的文件夹。默认：你的数据文件夹下entrepot/training中的文件夹。
train-begins = 为{ $game }训练机器人；检查点和神经网络存放在{ $folder }。
train-progress = { $games }局，每秒{ $rate }局，损失值{ $loss }，还需{ $minutes }分钟
train-tried = { $what ->
    [import-export] { $games }局之后，使用神经网络的搜索对不使用它的搜索的胜率为{ $won }%。
    [scores] { $games }局之后，学到的选项评分对greedy机器人的胜率为{ $won }%。
   *[other] { $games }局之后，单用神经网络对greedy机器人的胜率为{ $won }%。
}
train-stopped = 已停止。学到的内容在{ $folder }；用同样的命令可继续。
train-done = 完成：{ $file }

## 游戏中

cli-welcome = { $game }，{ $players }位玩家，随机种子{ $seed }
cli-you = { $name }（你）
cli-prompt = {"> "}
cli-group = { $name }……
cli-letter = { $label }（{ $letter }）
cli-keys = 输入数字、字母或代码。? 帮助，h 提示，u 撤销，l 日志，q 退出
cli-keys-import-export = 输入数字、字母或代码。? 帮助，i 名称 看卡牌，h 提示，u 撤销，l 日志，q 退出
cli-keys-inside = 输入数字或代码。Enter或b返回。? 帮助，q 退出
cli-commands =
    选择时，可以输入数字、括号里的字母、选项代码，或足以区分的代码开头。
    代码示例：{ $example }

      ?      显示本帮助
      u      撤销：收回你的上一个回答，除非此后已看到新的信息
      h      提示：水平较高的机器人会怎么做，以及原因
      l      日志：到目前为止发生的一切
      q      退出；游戏会保留，以后可以继续
      Enter  重新显示桌面；在打开的列表中则为返回
cli-unknown = { $count ->
    [1] 选项中没有“{ $typed }”。请输入{ $first }、代码，或输入“?”查看帮助。
   *[other] 选项中没有“{ $typed }”。请输入{ $first }到{ $last }的数字、代码，或输入“?”查看帮助。
}
cli-ambiguous = { $more ->
    [0] “{ $typed }”可能是指{ $examples }。请输入得更完整些，或输入数字。
   *[other] “{ $typed }”可能是指{ $examples }，或另外{ $more }个。请输入得更完整些，或输入数字。
}
cli-commands-import-export = {"  "}i 名称 查看一张卡牌，例如：i 无人机
cli-no-card = 没有名为“{ $name }”的卡牌。请输入i和卡牌名称的开头。
cli-several-cards = { $more ->
    [0] “{ $name }”可能是{ $examples }。
   *[other] “{ $name }”可能是{ $examples }，或另外{ $more }张。
}
cli-undone = 已撤销。

## 服务器上的牌桌

cli-connected = 连接已恢复。
cli-question-gone = 这个问题已不再等待回答。
cli-not-now = 现在不能这样做。输入“?”可查看能做什么。
cli-say = S 文字：对全桌说话；S 编号：说一句短语，每人看到自己的语言：
cli-unprepared = 已收回预先准备的回答。
cli-prepare = P 编号：预先准备下一个问题的回答；P 0：收回：

## 提示

cli-hint-chance = 胜率
cli-hint-tried = 尝试
cli-hint-worth = 初估
cli-hint-option = 选项
cli-hint-why = 机器人根据{ $who }所能知道的信息，推演了{ $worlds }次。“{ cli-hint-worth }”是各选项乍看之下相对于最佳选项的价值。
cli-hint-over = 游戏已经结束，没有需要决定的事。
cli-hint-not-asked = { $who }现在没有需要决定的事。游戏正在等待：{ $seats }。

cli-saved = 游戏已存档。继续游戏：
cli-recorded = 游戏记录已保存。回放：
cli-result-player = 玩家
cli-result-score = 得分
cli-winners = { $names_id ->
    [you] { $count ->
        [1] 你赢了。
       *[other] 你与{ $names }共享胜利。
    }
   *[seat] { $count ->
        [1] { $names }获胜。
       *[other] { $names }共享胜利。
    }
}

## 复盘

cli-review-progress = 复盘
cli-review-running = 这局游戏还没有结束。复盘会说出玩家还不能知道的事。
cli-review-stopped = 已停止，没有保存任何内容。
cli-review-no-point = { $count ->
    [0] 没有可以练习的转折点。
   *[other] 共有{ $count }个转折点，没有编号为{ $number }的。
}

## 游戏记录

cli-spectator = 旁观者
cli-verify-proven = 发牌和所有步骤都与承诺一致。
cli-verify-failed = 这份记录不能证明游戏是按承诺进行的。
cli-verify-deal = 发牌由服务器事先承诺的随机位，与以下玩家的随机数共同得出：{ $who }。
cli-verify-deal-alone = 发牌仅由服务器事先承诺的随机位得出。
cli-verify-left-out = 以下玩家的随机数没有及时送达，因此未用于发牌：{ $who }。
cli-verify-steps = 共{ $count }步的哈希链完好无损；撤销了{ $taken }个回答。
cli-verify-replay = 按规则回放，这些步骤得到相同的结局。
cli-verify-seen-commitment = 承诺正是你看到的那一个。
cli-verify-seen-head = 你看到的哈希值属于第{ $number }步。
cli-verify-unseen = 以上只说明记录本身前后一致。请将下列内容与牌桌当时显示的内容比对：
cli-replay-header = 共{ $count }个回答的记录，视角：{ $eyes }
cli-replay-prompt = {"[Enter] "}
cli-replay-keys = Enter：下一个回答，a：播放到最后，t：桌面，i 名称：卡牌，q：退出
cli-replay-answer = { $number }. { $name }：{ $answer }
cli-replay-sample = 这位玩家无从得知的一切已重新发牌
cli-replay-secret = 从这个视角看不到的选择
cli-replay-unfinished = 记录到此为止；游戏尚未结束。

## 出错时

cli-file-fault = 无法使用{ $path }：{ $why }。
cli-resume-alone = 存档自带游戏、玩家、随机种子、座位和其他选项：使用--resume时请勿再加上它们。
cli-table-alone = 牌桌自带游戏、玩家、随机种子、座位和其他选项，并由服务器保存：使用--table时请勿再加上它们。
cli-table-missing = 昵称和密钥是用于牌桌的：请用--table给出牌桌的链接。
cli-is-record = 这是一局游戏的记录，不是存档。回放：{ $command }
cli-is-saved = 这是存档，不是记录。继续游戏：{ $command }
cli-unexpected = 发生了不该发生的错误：{ $why }。请反馈此问题。

## 全屏

terminal-pane-table = 桌面
terminal-pane-own = 我的
terminal-pane-log = 日志

## 全屏 · 屏幕底部的按键

terminal-key-help = 帮助
terminal-key-find = 查找
terminal-key-card = 卡牌
terminal-key-hint = 提示
terminal-key-undo = 撤销
terminal-key-propose = 请求退回
terminal-key-agree = 同意
terminal-key-refuse = 拒绝
terminal-key-withdraw = 收回请求
terminal-key-back = 取消托管
terminal-key-say = 聊天
terminal-key-prepare = 准备
terminal-key-log = 日志
terminal-key-result = 结果
terminal-key-language = 语言
terminal-key-quit = 退出
terminal-key-on = 前进
terminal-key-behind = 后退
terminal-key-turn-on = 回合
terminal-key-run = 播放
terminal-key-eyes = 视角

## 全屏 · 桌面之上

terminal-sheet-keys = Esc关闭，方向键和翻页键滚动。
terminal-hint-keys = Enter选择第一项，Esc关闭。
terminal-say-keys = 输入文字或短语编号。Enter发送，Esc关闭。
terminal-prepare-keys = 输入回答的编号。Enter准备，0收回，Esc关闭。
terminal-zoom-keys = 输入名称查找卡牌。上下键：其他相关卡牌。Esc关闭。
terminal-zoom-find = 卡牌名称
terminal-help = 选择时，可以用方向键和Enter、数字、括号里的字母，或用鼠标点击。以……结尾的选项会打开列表；Esc返回。文中的卡牌名称可以点击。
terminal-help-find = 查找：只显示文字或代码中含有所输入内容的选项
terminal-help-card = 卡牌：当前选项涉及的牌、你的手牌，或你输入名称的任意牌
terminal-help-hint = 提示：水平较高的机器人会怎么做，以及原因
terminal-help-undo = 撤销：收回你的上一个回答，除非此后已看到新的信息
terminal-help-propose = 与他人同桌时：请求所有人同意退回到你的上一个回答之前
terminal-help-agree = 同意退回
terminal-help-refuse = 拒绝退回
terminal-help-withdraw = 收回自己的请求
terminal-help-back = 取消托管，自己继续玩
terminal-help-say = 对全桌说话：S加文字，或S加短语编号
terminal-help-prepare = 别人行动时预先准备下一个回答：P加编号，P 0收回
terminal-help-log = 日志：到目前为止发生的一切
terminal-help-result = 游戏结束后的结果
terminal-help-pane = 下一个桌面分区
terminal-help-language = 下一种语言
terminal-help-quit = 离开；会告诉你以后如何继续

## 全屏 · 离开牌桌

terminal-left = 牌桌仍然保留。回到牌桌：
terminal-verify = 若要验证发牌和每一步是否公平，请从游戏页面（{ $page }）下载记录，然后运行：

## 全屏 · 游戏记录

terminal-eyes = 视角：{ $name }
terminal-help-on = 下一个回答
terminal-help-behind = 上一个回答
terminal-help-turn-on = 下一个回合
terminal-help-turn-back = 上一个回合
terminal-help-first = 到开头
terminal-help-last = 到结尾
terminal-help-run = 播放或暂停
terminal-help-eyes = 切换到下一位玩家或旁观者的视角

## 全屏 · 按键名称

terminal-named-tab = Tab
terminal-named-home = Home
terminal-named-end = End
terminal-named-space = 空格

## 竞技场 · 进行中

lab-progress = 对局
lab-begins = { $game }：{ $bots }。随机种子{ $seed }，{ $count }局，{ $blocks }组发牌。
lab-rounded = { $wanted }局会留下未完成的发牌：将改为{ $count }局，使{ $bots }个机器人在每组发牌中都坐过每个座位。
lab-goes-on = { $path }中已有{ $done }局，共需{ $count }局。
lab-stopped = 已完成并保留{ $done }局，共需{ $count }局。继续进行：
lab-failed-bot = 随机种子{ $seed }的对局（发牌{ $block }，轮换{ $rotation }）在询问座位{ $seat }的{ $bot }时失败：{ $why }
lab-failed-game = 随机种子{ $seed }的对局（发牌{ $block }，轮换{ $rotation }）在询问任何人之前就失败：{ $why }
lab-died = 随机种子{ $seed }的对局（发牌{ $block }，轮换{ $rotation }）丢失：其进程以代码{ $code }结束。
lab-lost = 随机种子{ $seed }的对局（发牌{ $block }，轮换{ $rotation }）丢失：其进程{ $tries }次意外结束。
lab-more-failed = 另有{ $count }局失败。
lab-incomplete = 这些结果缺少{ $count }局。补完缺少的对局：
lab-written = 已写入：{ $paths }

## 竞技场 · 结果

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

## 竞技场 · 报告

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

## 竞技场 · 图

lab-picture-title = { $game }，{ $count }局
lab-picture-rating = 评分与95%区间
lab-picture-wins = 胜率（%）
lab-picture-even = 均等

## 竞技场 · 出错时

error-no-games = { $games }局太少：至少要1局。
error-no-cores = { $cores }个进程无法进行任何对局：请至少给1个，或省略--cores。
error-needs-cluster = 使用集群需要附加包“cluster”（{ $why }）：pip install "entrepot[cluster]"。
error-cluster-bad-address = { $address }不是集群的地址：请给出auto、“主机:端口”或“ray://主机:端口”。
error-cluster-away = 无法使用位于{ $address }的集群：{ $why }
error-cluster-without-entrepot = 集群节点{ $node }没有安装Entrepôt。请在那里安装{ $here }。
error-cluster-differs = 集群节点{ $node }的Entrepôt（{ $there }）与本机（{ $here }）不同。请在所有节点上安装同一个。
error-cluster-silent = 集群节点{ $node }已有{ $seconds }秒没有回应。请等它空闲些再试，或将它移出集群。
error-needs-research = { $why }
error-needs-learning = 训练需要附加依赖“learning”（{ $why }）：pip install "entrepot[learning]"。
error-training-differs = { $folder }中的训练使用不同的设置。要继续，请使用相同的设置，或换一个文件夹。
error-no-scores = 在{ $game }中，一个神经网络同时给出胜率和评分：请省略--scores。
error-no-by-scores = 只有import-export的神经网络能从按学到的评分进行的对局中学习：请省略--by-scores或--scores。
error-no-start = { $game }的神经网络不能从另一个继续学习：请省略--start。
error-not-a-net = { $file }不是{ $players }人用的神经网络（{ $why }）。请给出由entrepot train写出的文件。
error-no-bots = 请用--bots指定机器人，每个座位一个，如 --bots random,random。
error-arena-differs = { $path }中是另一个竞技场的对局：其{ $field }为{ $there }，这里是{ $here }。要继续，请使用相同的设置，或换一个文件。
error-arena-in-use = 另一个竞技场正在写入{ $path }。请等待，或换一个文件。
error-arena-not-one = { $path }不是竞技场的文件：第{ $line }行没有设置。请换一个文件。
error-arena-bad-line = { $path }的第{ $line }行已损坏。请删除该行：这一局会重新进行。
error-bad-picture = 无法绘制{ $path }：图片文件名须以下列之一结尾：{ $kinds }。
error-no-matplotlib = 绘图需要matplotlib。安装方法：pip install "entrepot[pictures]"

## 牌桌服务器

server-title = Entrepôt
server-about = 海上贸易游戏的牌桌。浏览器页面能做的一切，程序也能做：开桌或入座时加上"bearer": true，之后以Authorization: Bearer发送返回的密钥，并通过POST请求或位于/api/tables/(id)/socket的WebSocket进行游戏。
server-no-page = 页面尚未构建。请在项目文件夹中输入：make page

## 启动与停止

server-here = Entrepôt已开放：{ $address }
server-others = 他人可通过此地址访问：{ $address }
server-alone = 只有本机可以访问。要与同一网络中的其他人一起玩，请用--host 0.0.0.0启动
server-data = 牌桌保存在{ $path }
server-stop = 按Ctrl-C停止；再次启动后，牌桌会继续。
server-port-taken = { $host }的端口{ $port }已被占用，可能是另一个Entrepôt。请用--port另选端口，或用--port 0选择任意空闲端口。
server-no-host = 本机无法监听{ $host }的端口{ $port }：{ $why }。
server-backed-up = 牌桌已复制到{ $path }
server-migrated = { $count ->
    [0] 没有牌桌复制到{ $path }。
   *[other] 已把{ $count }张牌桌复制到{ $path }。
}
server-migrated-left = 有{ $count }张已经在那里。
server-thinks = { $workers }个进程正在为{ $path }的服务器思考。按Ctrl-C结束。
server-pruned = { $count ->
    [0] 没有这么久未动的牌桌。
   *[other] 已删除{ $count }张牌桌。
}
server-would-prune = { $count ->
    [0] 没有这么久未动的牌桌。
   *[other] 将会删除{ $count }张牌桌。
}
server-tables = { $path }中的牌桌
server-tables-state = 状态
server-tables-waiting = 等待中
server-tables-dealing = 发牌中
server-tables-playing = 进行中
server-tables-over = 已结束
server-tables-frozen = 已冻结
server-tables-days = { $days }天
server-tables-older = 更久
server-tables-all = 全部
server-tables-due = 一有人查看，机器人就必须回答的牌桌：{ $count }
server-load-tables = 内存中的牌桌：{ $loaded }/{ $all }。打开的连接：{ $sockets }。
server-load-workers = 工作进程：共{ $workers }个，{ $busy }个在工作。等待中：有人旁观的机器人{ $watched }，提示{ $hint }，回放{ $replay }，其他机器人{ $unwatched }。
server-load-answers = 启动以来：给出{ $answers }个回答，拒绝{ $refused }个请求。
server-load-times = 95%的更新在{ $update }毫秒内送达，写入在{ $write }毫秒内完成，垃圾回收的停顿不超过{ $pause }毫秒。
server-load-process = 内存：{ $memory } MB。打开的文件：{ $files }/{ $most }。
