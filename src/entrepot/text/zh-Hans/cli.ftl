# 命令行

## 帮助

cli-help = 在浏览器或终端里玩海上贸易游戏，并回放游戏记录。
cli-help-play = 在全屏界面中游戏：与机器人对战，或加入服务器上的牌桌。在游戏中输入“?”可查看能做什么。
cli-help-replay = 逐步回放一局游戏的记录。
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
cli-help-eyes = 以这个座位的视角观看（从0开始）。默认：旁观者视角，看不到任何手牌。
cli-help-all = 直接显示全部，不等待按键。
cli-help-serve = 开设牌桌，供真人、机器人和程序在浏览器中游玩。
cli-help-host = 监听的地址；0.0.0.0表示本机的所有地址。默认：127.0.0.1，仅限本机。
cli-help-port = 监听的端口；0表示任意空闲端口。默认：8000。
cli-help-data = 存放牌桌的文件夹。默认：你的数据文件夹下的entrepot/tables。
cli-help-public-url = 页面位于代理之后时，他人看到的地址，如 https://example.org/games。
cli-help-workers = 为机器人思考的进程数。默认：每个核心一个，至少两个。
cli-help-limits = 所有频率限制的倍数；0表示不限制。默认：1。
cli-help-open = 在浏览器中打开页面。
cli-help-log-level = 日志级别：debug、info、warning或error。默认：info。
cli-help-backup = 在服务器运行时复制牌桌。
cli-help-backup-to = 写入副本的文件。
cli-help-prune = 删除长时间没有动静的牌桌。
cli-help-older-than = 多长时间：90d表示九十天，12h表示十二小时。默认：90d。
cli-help-playing = 也包括游戏尚未结束的牌桌。
cli-help-dry-run = 只说明会删除多少张。
cli-version = { $rules ->
    [compiled] entrepot { $version }（规则已编译）
   *[plain] entrepot { $version }（规则未编译）
}

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

## 提示

cli-hint-chance = 胜率
cli-hint-tried = 尝试
cli-hint-worth = 初估
cli-hint-option = 选项
cli-hint-why = 机器人根据{ $who }所能知道的信息，推演了{ $worlds }局。“{ cli-hint-worth }”是各选项乍看之下相对于最佳选项的价值。
cli-hint-over = 游戏已经结束，没有需要决定的事。
cli-hint-not-asked = { $who }现在没有需要决定的事。游戏正在等待：{ $seats }。

cli-saved = 游戏已存档。继续游戏：
cli-recorded = 游戏记录已保存。回放：
cli-result-player = 玩家
cli-result-score = 得分
cli-winners = { $count ->
    [1] { $names }获胜。
   *[other] { $names }共享胜利。
}

## 游戏记录

cli-spectator = 旁观者
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

## 海上丝路

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
cli-silk-road-group-play = 打出{ $count }张{ $good }
cli-silk-road-inside-play = { $count ->
    [1] 打出1张{ $good }：覆盖市场上的哪张牌？
   *[other] 打出{ $count }张{ $good }：覆盖市场上的哪些牌？
}
cli-silk-road-group-exchange = { $ship }号商船（{ $good }）：更换货物
cli-silk-road-inside-exchange = { $ship }号商船载着{ $good }：换成什么？

## Import / Export

cli-import-export-letter-technology = 科
cli-import-export-letter-agriculture = 农
cli-import-export-letter-illegal = 违
cli-import-export-letter-consumer = 消
cli-import-export-letter-luxury = 奢
cli-import-export-letter-capital = 资
cli-import-export-title = { $turn ->
    [0] 游戏准备
   *[other] { $led ->
        [none] 第{ $turn }回合，主导玩家：{ $leader }，目标{ $target }点，牌堆{ $deck }张，弃牌堆{ $discard }张
       *[other] 第{ $turn }回合，{ $leader }发起{ $led }，目标{ $target }点，牌堆{ $deck }张，弃牌堆{ $discard }张
    }
}{ $last ->
    [yes] ，最后一个回合
   *[no] {""}
}
cli-import-export-player = 玩家
cli-import-export-colour = 颜色
cli-import-export-credits = 信用点
cli-import-export-hand = 手牌
cli-import-export-goods = 货物（+为自己的颜色）
cli-import-export-imports = 进口区
cli-import-export-plus = +
cli-import-export-shipments = 合约区
cli-import-export-harbour = 港口的船
cli-import-export-empty = 空船
cli-import-export-sea = 外海的船
cli-import-export-shown = 已知的手牌
cli-import-export-island = 补给区
cli-import-export-held = 处理中
cli-import-export-own-hand = 你的手牌
cli-import-export-free = 空
cli-import-export-tier = 等级{ $tier }
cli-import-export-as = { $name }（同{ $other }）
cli-import-export-with = { $name }（{ $credits }点）
cli-import-export-card = { $type }类，行动：{ $action }，技术等级{ $tier }，系列：{ $set }
cli-import-export-load = 装载需求
cli-import-export-house = { $count ->
    [1] { $fields }是本项目自定的数值，不是印刷卡牌上的数值。
   *[other] { $fields }都是本项目自定的数值，不是印刷卡牌上的数值。
}
cli-import-export-own = { $count ->
    [1] { $fields }来自你的文件。
   *[other] { $fields }都来自你的文件。
}
cli-import-export-value-type = 类型
cli-import-export-value-tier = 技术等级
cli-import-export-value-load = 装载需求
cli-import-export-inside = { $name }：选哪一个？
cli-import-export-group-lead = 发起{ $what }
cli-import-export-group-follow = 用2张牌跟随
cli-import-export-group-follow-load = 用2张牌跟随，改为装载
cli-import-export-group-contract = 签下“{ $what }”
cli-import-export-group-load = 装载“{ $what }”
cli-import-export-group-load-two = 将“{ $what }”与另一张牌一起装载
cli-import-export-group-take = 拿“{ $what }”
cli-import-export-group-take-any = 从补给区拿1张牌
cli-import-export-group-sell-any = 卖1张牌
cli-import-export-group-discard-contract-any = 弃掉1张合约
cli-import-export-group-pirate = 劫掠{ $what }
cli-import-export-group-pirate-two = 一起劫走2个，其中一个来自{ $what }
cli-import-export-group-card = 选择{ $what }类卡牌
cli-import-export-group-card-as = 将“{ $what }”算作
cli-import-export-group-cards = “{ $what }”和其他牌
cli-import-export-group-goods = “{ $what }”和另一个货物
cli-import-export-group-use = 使用“{ $what }”
