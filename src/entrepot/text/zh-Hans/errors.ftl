# 出了什么错，以及该怎么办
# 竞技场的错误见terminal.ftl。

error-no-such-answer = 这局游戏没有回答{ $answer }：回答的编号到{ $last }为止。
error-no-such-seat = 没有座位{ $seat }：座位编号从0到{ $last }。
error-no-option-id = { $option }不是选项代码。选项代码是一段简短的文本{ $legal_count ->
    [0] 。
   *[other] ，当前可用的有：{ $legal }。
}
error-no-question-id = { $question }不是问题代码：请以文本形式提供待回答问题的代码，或不提供。
error-match-over = 游戏已经结束，不会再向任何人提问。
error-not-asked = 现在没有向{ $who }提问；游戏正在等待座位{ $seats }。
error-other-question = 问题{ $question }已不再等待回答。{ $who }现在要回答的是问题{ $now }：{ $legal }。
error-not-an-option = 现在不能选择{ $option }（{ $kind }）。可选的有：{ $legal }。

error-nothing-to-undo = { $who }还没有回答过，没有可以撤销的内容。
error-undo-sampled = 这个对局由抽样生成：此前的回答不能撤销。
error-undo-others-answered = { $who }不能撤销上一个回答：此后已有其他人回答。全体玩家一致同意则可以退回。
error-undo-revealed = { $who }不能撤销秘密作出的回答：所有人的回答都已公开。全体玩家一致同意则可以退回。
error-undo-learned = { $who }不能撤销上一个回答：此后已看到隐藏信息。全体玩家一致同意则可以退回。
error-undo-chance = { $who }不能撤销上一个回答：此后已产生随机结果。全体玩家一致同意则可以退回。

error-unknown-game = 没有名为{ $game }的游戏。已知的有：{ $games }。
error-unknown-bot = 没有名为“{ $bot }”的机器人。已知的有：{ $bots }。
error-bad-bots = 请为其余所有座位指定同一个机器人，或列出{ $seats }个并用逗号分隔，而不是{ $bots }。
error-bad-players = 这款游戏需要{ $least }到{ $most }位玩家，而不是{ $players }位。
error-bad-seed = 随机种子是0到{ $most }的整数或64位十六进制数字，而不是{ $seed }。
error-bad-options = { $field }：{ $why }。这款游戏的选项有：{ $names }。

error-too-large = 文档大小为{ $size }字节；最多读取{ $limit }字节。
error-not-json = 文档不是JSON：{ $why }。
error-not-a-position = 局面是包含"game"和"players"的JSON对象。
error-bad-document = 文档整体有误：{ $why }。
error-bad-field = 字段{ $field }：{ $why }。
error-bad-piece = 字段{ $field }描述的不是这款游戏的桌面。
error-bad-value = 字段{ $field }的值类型错误：应为{ $expected }。
error-bad-save = 字段{ $field }前后不一致：{ $why }。
error-bad-digest = 存档的对局被改动过：桌面与记录的摘要不符。
error-contradiction = 字段{ $field }与文档的其余部分矛盾。
error-not-in-set-up = 字段{ $field }不能与"setup": true同时出现，因为后者会全部重新发牌。
error-seat-not-there = 字段{ $field }：座位编号从0到{ $last }。
error-unknown-word = 字段{ $field }：这里不认识{ $word }。已知的有：{ $known }。
error-too-many = 字段{ $field }：{ $what }总共只有{ $most }个。
error-wrong-market = 字段{ $field }：市场有{ $places }个位置；请全部列出，或全部不列。
error-empty-deck = 字段{ $field }：牌堆至少要有1张牌，因为牌堆一空游戏就结束。
error-wrong-opponents = 请指定桌上的一个座位，并为其余{ $others }个座位指定同一个机器人或各指定一个；座位{ $seat }与给出的机器人不匹配。
error-bad-observer = 没有观察器能提供{ $wanted }：只有提供单个玩家私有信息的和不提供私有信息的两种，且都没有参数。

error-bad-cards = { $field }没有给出卡牌的数值：{ $why }。
error-unknown-card = 字段{ $field }：没有名为“{ $word }”的卡牌。
error-card-not-free = 字段{ $field }：卡牌“{ $word }”已在别处，或不属于本局所用的系列。
error-no-such-slot = 字段{ $field }：这艘船没有空箱位“{ $word }”。集装箱写作card:contract或card:contract:type；与前一个集装箱成对的写作card:beside；未装入箱位的写作card:loose。
error-colour-twice = 字段{ $field }：有两位玩家颜色相同。
error-capital-colour = 字段{ $field }：颜色capital只用于6人游戏。
error-over-full = 字段{ $field }：这艘船最多容纳{ $most }个，合约的所有箱位与散放的集装箱都计算在内。
error-contract-at-sea = 字段{ $field }：外海的船没有合约。
error-empty-at-sea = 字段{ $field }：外海的船至少载有1个集装箱。

error-diverged-question = 第{ $index }个回答不符：座位{ $seat }以“{ $option }”回答“{ $kind }”，但规则（版本{ $rules }，记录的版本为{ $written }）问的是{ $asked }。
error-diverged-option = 第{ $index }个回答不符：座位{ $seat }以“{ $option }”回答“{ $kind }”，但规则（版本{ $rules }，记录的版本为{ $written }）允许的是：{ $legal }。
error-diverged-over = 第{ $index }个回答不符：座位{ $seat }以“{ $option }”回答“{ $kind }”，但游戏已经结束（规则版本{ $rules }，记录的版本为{ $written }）。
error-diverged-digest = 全部{ $index }个回答都相符，但得到的桌面与记录不同：记录可能被截断或改动，或依据其他规则写成（版本{ $written }，这里是{ $rules }）。

error-rule-fault = 规则在处理“{ $option }”时出错（{ $why }）。对局保持原状。请附上该对局的记录反馈此问题。

error-not-found = 这个地址没有任何内容。
error-wrong-method = 这个地址不接受此类请求。
error-bad-request = 无法理解该请求。
error-body-too-large = 请求过大。
error-head-too-large = 请求头过大。
error-address-too-long = 请求的地址过长。
error-request-too-slow = 请求传输耗时过长。
error-too-many-connections = 来自你的地址的连接过多。请关闭一些，或稍后重试。
error-server-full = 服务器的连接数已达上限。请稍后重试。
error-frame-too-large = 消息过大：最多读取{ $most }字节。
error-no-body = 请求没有正文：需要一个JSON对象。
error-not-json-type = 请求必须是JSON，并予以注明：Content-Type: application/json。
error-unknown-host = 本服务器不接受主机名“{ $host }”。服务器的管理者可以用--public-url添加该主机名。
error-no-origin = 请求没有说明来源：请发送密钥（Authorization: Bearer ...），或像浏览器那样发送Origin头。
error-foreign-origin = 这里不接受来自{ $origin }页面的请求。
error-metrics-closed = 服务器的运行数据只能在服务器本机读取，或使用管理者设定的令牌（--metrics-token）读取。
error-too-often = 操作过于频繁。请在{ $seconds }秒后重试。
error-internal = 服务器出错。错误已写入日志；一切保持原状。
error-too-busy = 服务器太忙。请稍后重试。
error-work-lost = 任务未能完成：执行它的进程已结束或耗时过长。请重试。
error-work-waiting = 你已有{ $most }个请求在等待。请在{ $seconds }秒后重试，届时其中一些应已完成。
error-record-too-long = 字段{ $field }：记录有{ $answers }个回答，最多回放{ $most }个。
error-record-too-slow = 字段{ $field }：回放这份记录需要超过{ $seconds }秒的运算时间，普通对局不会如此。在自己的电脑上回放则不限时间：entrepot replay FILE。
error-bad-address = “{ $address }”不是网页地址：地址以http://或https://开头，且不含?或#。
error-bad-table-link = “{ $address }”不是牌桌的链接。链接形如 http://192.168.1.20:8000/#/t/abcdefgh，见页面上的“邀请”。
error-not-reached = 无法连接{ $address }：{ $why }。
error-bad-level = 没有日志级别“{ $level }”。可用的有debug、info、warning和error。
error-bad-age = “{ $age }”不是时长：九十天写作90d，十二小时写作12h。

error-no-such-table = 没有这张牌桌：链接不完整，或牌桌已被删除。
error-not-your-seat = 只有入座的玩家才能这样做，而这个密钥不属于（或不再属于）这张牌桌的座位。
error-not-watching = 入座的玩家使用座位上的昵称；可在菜单中修改。
error-asked-now = 现在正轮到你回答，请直接作答，无需预先准备。
error-not-preparable = 不能为问题“{ $kind }”预先准备“{ $option }”。请从列出的回答中选择。
error-bad-text-length = 消息需要1到{ $most }个字符。
error-bad-text-letter = 字符{ $letter }无法让别人看清，请去掉。
error-say-one-thing = 请只发送短语或文字中的一种。
error-talk-off = 桌主已关闭这张牌桌的聊天。
error-talk-phrases-only = 这张牌桌只能使用快捷短语。
error-talk-spectators = 旁观者在这里只能看，不能发言。
error-not-the-host = 只有桌主才能这样做。
error-code-void = 这个链接已被使用，或已超过十分钟。请在拥有该座位的设备上重新生成。
error-table-waits = 牌桌仍在等待玩家。
error-table-begun = 游戏已经开始。
error-table-over = 游戏已经结束。
error-table-frozen = 这张牌桌已冻结：只能查看和导出。
error-table-damaged = 这张牌桌的存储数据已无法读取。
error-table-diverged = 规则已经改变，这局游戏无法按新规则继续。
error-table-deleted = 牌桌已被删除。
error-seat-moved = 这个座位已转到另一台设备，或已归他人。
error-server-stops = 服务器正在停止。再次启动后将从原处继续。
error-too-slow = 连接太慢，无法接收全部消息。
error-ticket-used = 凭据{ $ticket }已用于其他操作。
error-proposal-open = 已有一个提议：请先答复。
error-no-such-proposal = 这个提议已经失效。
error-no-standing-answer = “{ $kind }”没有预设回答。
error-journal-full = 这张牌桌的记录已满，不再保存新内容：最多{ $most }条。
error-too-many-changes = 这个座位在本桌退回、提议或更改已达{ $most }次，现在只能回答。
error-no-open-seat = 已经没有空座位。
error-seat-reserved = 这个座位留给上一局的玩家。
error-nobody-there = 那里没有真人玩家。
error-nothing-to-step-back = 还没有人回答过。
error-no-question = 现在没有向你提问。
error-record-later = 游戏结束后，记录才会对所有人公开。
error-not-dealing = 只有在发牌时才接受座位的随机数。
error-other-part = 这不是该座位所承诺的随机数。
error-fair-none = 这份记录无法用来验证发牌：它来自采用自定发牌的牌桌，或当时还没有可验证发牌，或不是在服务器上玩的。
error-fair-secret = 服务器的随机位与其承诺不符。
error-fair-other-commitment = 记录中的承诺不是在牌桌上显示过的那一个。
error-fair-seats = 发牌的座位数与这局游戏不符。
error-fair-part = 座位{ $seat }的随机数与其承诺不符。
error-fair-seed = 随机种子不是由服务器的随机位和各座位的随机数得出的。
error-fair-chain = 按各步骤计算，得不到最终的哈希值：有步骤被更改、添加、删除或移动，或牌桌的规则被更改。
error-fair-other-head = 在牌桌上看到的哈希值在这局游戏中从未出现。
error-fair-rules-changed = 游戏进行中规则有变，因此无法从发牌开始回放各步骤。
error-fair-steps = 记录中的回答与哈希链中的步骤不一致。
error-fair-replay = 无法回放各步骤。{ $why }
error-fair-unfinished = 这份记录结束时游戏尚未结束。
error-rematch-later = 本局结束后才能开始下一局。
error-one-person = 你只能占一个座位；其余座位请留给后来的玩家。
error-too-many-listed = 首页上已有{ $most }张来自你的地址的牌桌。请先结束或隐藏其中一张。
error-bad-name-length = 昵称长度为1到{ $most }个字符。
error-bad-name-letter = 昵称不能含有字符{ $letter }：它不可见或无法辨认。
error-name-alike = 这个昵称与桌上另一位玩家的过于相似：{ $name }。请换一个。
error-folder-in-use = { $path }正被另一个服务器使用。请先停止它，或用--data另选文件夹。
error-folder-unusable = 无法使用{ $path }：{ $why }。
error-schema-newer = { $path }由更新版本的Entrepôt写入（结构版本{ $found }，这里是{ $known }）。请安装该版本，或用--data另选文件夹。
error-no-data = { $path }处没有数据。
error-no-backup = 无法复制到{ $path }：{ $why }。
error-prune-unanswered = 使用{ $path }的服务器没有回应。它还在运行吗？请重试，或先停止它。
error-not-written = 无法读写磁盘上的数据，一切保持原状：{ $why }。请重试。
error-disk-full = 数据所在的磁盘已满。腾出空间之前不会保存任何新内容。
error-data-not-written = 目前无法写入数据。恢复之前不会保存任何新内容。
error-data-damaged = 数据库已损坏：其中一部分已无法读取。
error-data-replaced = 数据库在服务器运行时被删除或替换。重启服务器之前不会保存任何新内容。

error-no-such-lesson = 没有名为“{ $lesson }”的课程。
error-lesson-lost = 第{ $number }个回答已不符合这节课程。请重新开始。
error-lesson-done = 这节课程已经完成，不会再提问。

research-missing = Entrepôt的这一部分需要{ $modules }。请安装附加依赖：pip install "entrepot[research]"
