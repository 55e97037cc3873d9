# 牌桌之外的页面：首页、等候室、桌主面板、设置

page-title = Entrepôt
page-gallery = 页面的各个部件

lobby-title = { $title } · Entrepôt
lobby-title-turn = ● 轮到你了 · { $game }
lobby-unknown-problem = 出错了（{ $code }）。
lobby-trouble-not-reached = 无法连接服务器。请检查服务器是否在运行，以及本设备是否联网。
lobby-trouble-no-json = { $name }不是JSON文件，不可能是游戏记录。
lobby-trouble-no-document = 卡牌数值既不是JSON也不是TOML：{ $why }
lobby-close = 关闭
lobby-done = 已完成。
lobby-home = 返回首页
lobby-nowhere = 这里什么也没有
lobby-nowhere-why = 这个地址没有对应的页面，可能是链接不完整。
lobby-pages = 页面
lobby-link-learn = 教学
lobby-link-cards = 卡牌
lobby-link-replay = 回放
lobby-link-settings = 设置
lobby-link-about = 关于

## 座位

lobby-bot = 机器人（{ $level ->
    [easy] 简单
    [hard] 困难
    [expert] 专家
   *[normal] 普通
}）
lobby-bot-number = 机器人{ $number }（{ $level ->
    [easy] 简单
    [hard] 困难
    [expert] 专家
   *[normal] 普通
}）
lobby-captain = { $name }（机器人，{ $level ->
    [easy] 简单
    [hard] 困难
    [expert] 专家
   *[normal] 普通
}）
captain-brackwater = 布拉克沃特
captain-corallis = 科拉利斯
captain-driftmoor = 德里夫特穆尔
captain-fathomby = 法瑟姆比
captain-galewin = 盖尔温
captain-harbrook = 哈布鲁克
captain-kelpworth = 凯尔普沃思
captain-lanterby = 兰特比
captain-merrowin = 梅罗温
captain-moorwick = 穆尔威克
captain-oystermark = 奥斯特马克
captain-petrellan = 佩特雷兰
captain-saltonby = 索尔顿比
captain-sandarel = 桑达雷尔
captain-spindrake = 斯平德雷克
captain-tidewell = 泰德韦尔
lobby-open-seat = 空座位{ $number }
lobby-kept-for = 留给{ $name }
lobby-seat-open = 空座位
lobby-seat-bot = 机器人
lobby-seat-thinking = 思考中
lobby-seat-away = 暂离，机器人托管
lobby-seat-away-since = 暂离，机器人自{ $time }起托管
lobby-seat-you = 你
lobby-seat-here = 在线
lobby-seat-offline = 未连接
lobby-seat-friend = 空座位，留给好友
lobby-level-easy = 简单
lobby-level-normal = 普通
lobby-level-hard = 困难
lobby-level-expert = 专家

## 首页

lobby-tagline = 两款海上贸易桌游，与好友或机器人同玩
lobby-sail-as = 你的昵称
lobby-nobody = 船长
lobby-about-import-export = 签合约，装货船，当海盗。每张牌既是货物，又是合约，还是一种能力。
lobby-about-maritime-silk-road = 瓷器、丝绸、茶叶。看准行情，打对牌，在最好的时机出手。
lobby-players = 玩家人数
lobby-player-count = { $count }人
lobby-level-bots = { $level ->
    [easy] 简单机器人
    [hard] 困难机器人
    [expert] 专家机器人
   *[normal] 普通机器人
}
lobby-play-now = 立即开始
lobby-dealing = 发牌中……
lobby-learn = 第一次玩？边玩边学
lobby-set-up = 开一桌，邀请好友
lobby-your-tables = 你的牌桌
lobby-branch = 分支
lobby-your-turn = 轮到你了
lobby-state-waiting = 等待玩家
lobby-state-dealing = 正在发牌
lobby-state-over = 已结束
lobby-state-frozen = 已冻结
lobby-open-tables = 公开的牌桌
lobby-no-tables = 现在没有公开的牌桌。你开的牌桌可以显示在这里。
lobby-filter-game = 游戏
lobby-filter-game-all = 全部
lobby-filter-state = 牌桌
lobby-filter-state-all = 全部
lobby-filter-state-waiting = 有空位
lobby-filter-state-playing = 可旁观
lobby-no-such-tables = 目前没有这样的公开牌桌。
lobby-free-seats = { $count }个空座位
lobby-join = 加入
lobby-watch = 旁观
lobby-more-tables = 显示更多牌桌
lobby-records = 回放对局
lobby-records-why = 将游戏记录拖到本页任意位置，或选择文件。
lobby-choose-file = 选择文件
lobby-drop-here = 松开即可回放这份记录

## 新牌桌

lobby-new-table = { $game }：新牌桌
lobby-no-such-game = 这个服务器没有该游戏。
lobby-who-plays = 参与玩家
lobby-all-friends = 其余全为好友
lobby-all-bots = 其余全为机器人
lobby-shuffle = 抽签决定座位
lobby-the-game = 游戏
lobby-the-table = 牌桌
lobby-option-sets = 卡牌系列
lobby-option-note-sets = 只用一个系列就能玩。系列越多，卡牌和能力越多。
lobby-option-target = 目标点数
lobby-option-note-target = 须为偶数。规则书为50点；越高则游戏越长。
lobby-option-closed-hands = 手牌严格保密
lobby-option-note-closed-hands = 凡是取决于手牌的问题一律提出，即使无事可做。这样谁也无法从有没有提问中看出端倪；游戏会稍长一些。
lobby-option-show-coins = 公开所有人的钱币
lobby-option-note-show-coins = 按规则书，钱币保密，各人自己心里记账。
lobby-option-cards = 自定卡牌数值
lobby-option-note-cards = 按你的实体卡牌填写类型、技术等级和装载需求，JSON或TOML格式，以卡牌代码为键
lobby-listed = 在首页公开这张牌桌
lobby-pace-label = 机器人每步至少用时
lobby-pace-none = 不等待
lobby-pace-is = { $seconds }秒
lobby-clock-label = 每步限时
lobby-clock-none = 不限时
lobby-budget-label = 整局限时（分钟）
lobby-budget-none = 不限时
lobby-grace-label = 离线多久后由机器人托管
lobby-grace-none = 从不
lobby-time = { $unit ->
    [second] { $count }秒
    [minute] { $count }分钟
    [hour] { $count }小时
   *[day] { $count }天
}
lobby-seed = 随机种子
lobby-seed-random = 随机
lobby-open-table = 开桌

## 等候室

lobby-invite = 邀请
lobby-invite-link = 这张牌桌的链接
lobby-by-link = 只有拿到链接的人才能找到这张牌桌。
lobby-is-listed = 所有人都能在首页找到这张牌桌。
lobby-loopback = 只有本机能访问这个地址。要让其他人加入，请用--host 0.0.0.0启动服务器；若在代理之后，请用--public-url。
lobby-address = 地址
lobby-copy = 复制链接
lobby-copied = 已复制
lobby-share-sheet = 分享……
lobby-qr = 链接的二维码
lobby-seats = 座位
lobby-name = 你的昵称
lobby-sit-down = 入座
lobby-take-seat = 坐这里
lobby-take-seat-number = 坐{ $number }号座位
lobby-waiting-for = 还差{ $count }位玩家。
lobby-begins = 人已到齐，游戏开始。
lobby-bots-level = 机器人
lobby-begin-with-bots = 用机器人补满空座位并开始
lobby-seeded = 自定发牌
lobby-seeded-why = 自定发牌：开桌者指定了随机种子，可能知道牌的顺序。
lobby-coins-open = 公开钱币
lobby-own-values-in-use = 自定卡牌数值
lobby-clock-is = 每步限时{ $seconds }秒
lobby-budget-is = 每人整局{ $minutes }分钟

## 牌桌上

lobby-menu = 菜单
lobby-menu-share = 邀请与分享
lobby-menu-move = 将我的座位转到其他设备
lobby-menu-rename = 修改昵称
lobby-menu-introduce = 显示我的昵称
lobby-menu-host = 桌主面板
lobby-menu-leave = 离开牌桌
lobby-you-watch = 旁观中
lobby-watching = { $count }位旁观者
lobby-watchers = 旁观者：{ $names }
lobby-clock = 剩余时间
lobby-time-left = 整局剩余时间
lobby-latency = { $ms }ms
lobby-connection-on = 已连接
lobby-connection-connecting = 连接中
lobby-connection-off = 未连接
lobby-connecting = 正在驶向牌桌……
lobby-lost = 连接已断开，正在重连；游戏进度不会丢失。
lobby-lost-with-answer = 连接已断开，正在重连；恢复后会立即发送你的回答。
lobby-bot-plays = 机器人正在替你托管。
lobby-bot-plays-since = 机器人自{ $time }起替你托管。
lobby-bot-played = 从{ $from }到{ $to }，机器人替你托管。
lobby-bot-did = 它做了什么
lobby-bot-did-nothing = 它没有需要决定的事。
lobby-play-again = 取消托管
lobby-talk-share = 邀请与分享
lobby-share-why = 打开此链接的人可以坐到空座位，或旁观。
lobby-talk-move = 转移座位
lobby-move-why = 此链接会将你的座位转到另一台设备或另一个浏览器。之后你在这里就只能旁观。
lobby-move-make = 生成链接
lobby-move-link = 转移座位的链接
lobby-move-once = 10分钟内有效，只能使用一次。请勿交给他人。
lobby-moving = 正在将座位转到这里……
lobby-talk-rename = 修改昵称
lobby-rename = 修改
lobby-talk-introduce = 显示我的昵称
lobby-introduce-why = 旁观时，桌上所有人都能看到这个昵称。留空则匿名旁观。
lobby-talk-leave = 离开牌桌
lobby-leave-why = 之后由机器人替你托管。你随时可以用这个浏览器回到座位。
lobby-leave-waiting = 你的座位会重新空出来。
lobby-leave = 离开
lobby-stay = 留下
lobby-talk-settings = 设置
lobby-gone = 这张牌桌不存在
lobby-moved = 你在这里已没有座位
lobby-moved-why = 你可以在这里旁观。
lobby-result = 查看结果
lobby-broken = 页面无法显示这张牌桌
lobby-again = 重试
lobby-frozen = 这张牌桌已冻结
lobby-frozen-why = 可以查看和下载，但不能继续游戏。
lobby-download = 下载记录

## 桌主面板

lobby-to-table = 回到牌桌
lobby-not-host = 只有开桌者在开桌时所用的浏览器中才能这样做。
lobby-give-away = 让机器人托管
lobby-give-away-seat = 让机器人托管{ $number }号座位
lobby-give-bot = 换成机器人
lobby-give-bot-seat = 将{ $number }号座位换成机器人
lobby-give-open = 空出座位
lobby-give-open-seat = 空出{ $number }号座位
lobby-give-back = 交还
lobby-give-back-seat = 将{ $number }号座位交还给原玩家
lobby-step-back = 退回一步
lobby-step-back-why = 游戏会退回到上一个回答之前，无论是谁的回答。所有人都会收到通知。随机结果不变。
lobby-stepped-back = 游戏已退回一步。
lobby-took-back-person = { $who }撤销了一个回答。
lobby-took-back-people = 大家同意退回到{ $who }的上一个回答之前。
lobby-took-back-host = 桌主已将游戏退回到{ $who }的上一个回答之前。
lobby-notice-left = { $who }离开了，机器人自{ $time }起替{ $who }托管。
lobby-notice-grace = 机器人自{ $time }起替{ $who }托管。
lobby-notice-host = 桌主让机器人自{ $time }起替{ $who }托管。
lobby-notice-back = { $who }回来了。
lobby-notice-bot = 机器人接替了{ $who }的座位。
lobby-notice-refused = { $by }不同意{ $who }提出的退回请求。
lobby-notice-withdrawn = { $who }收回了退回请求。
lobby-export = 导出
lobby-export-before = 游戏结束前，导出的内容只包含你可以知道的信息。
lobby-export-after = 导出的是整局游戏的记录，可以回放。
lobby-delete = 删除牌桌
lobby-delete-why = 牌桌、对局和所有座位将对所有人永久消失。
lobby-delete-now = 永久删除
lobby-keep = 保留

## 设置

lobby-theme = 明暗主题
lobby-theme-auto = 跟随系统
lobby-theme-light = 浅色
lobby-theme-dark = 深色
lobby-sound = 声音
lobby-sound-off = 关闭
lobby-sound-turn = 仅轮到我时
lobby-sound-all = 全部
lobby-volume = 音量
lobby-motion = 动画
lobby-motion-auto = 跟随系统
lobby-motion-off = 减少
lobby-motion-speed = 动画速度
lobby-motion-speed-slow = 慢
lobby-motion-speed-normal = 正常
lobby-motion-speed-fast = 快
lobby-text-size = 文字大小
lobby-text-size-small = 小
lobby-text-size-normal = 正常
lobby-text-size-large = 大
lobby-card-size = 卡牌大小
lobby-card-size-small = 小
lobby-card-size-normal = 正常
lobby-card-size-large = 大
lobby-new-tables = 用于新牌桌和“立即开始”
lobby-confirm = 确认
lobby-confirm-all = 每次选择都要我确认
lobby-notify = 通知
lobby-notify-turn = 页面不在前台时，轮到我就通知我
lobby-notify-refused = 浏览器不允许本页面发送通知。
lobby-language = 语言
lobby-language-auto = 跟随浏览器

## 全部卡牌

lobby-all-cards = 全部卡牌
lobby-card-sought = 名称或能力
lobby-card-type = 类型
lobby-card-all = 全部
lobby-card-count = { $count }张卡牌

## 从各处前往规则和卡牌页面的链接

help-rules = 规则
help-rules-of = 《{ $game }》规则
help-paragraph = 规则第{ $number }条
help-paragraphs = 相关规则：
help-card = “{ $card }”详解
help-new-tab = 另开页面，游戏不受影响
help-peek-rules = 规则与详情
help-house = 大部分技术等级和装载需求是本项目自定的数值：规则书的文字没有写明，只能由本项目选定。每张卡牌的页面都注明了哪些是自定的。

## 关于

lobby-about-unofficial-title = 非官方作品
lobby-about-unofficial-text = 这是爱好者的作品，并非由《Import / Export》和《海上丝路》的作者或出版商制作，也未经其认可，且未使用其任何美术素材。如果喜欢其中的游戏，请购买正版。
lobby-about-icons-title = 图标
lobby-about-icons-text = 图标出自game-icons图标集，作者Lorc、Delapouite、Skoll、sbed等，以CC BY 3.0许可发布；除颜色和大小外未作改动。
lobby-about-icons-link = game-icons.net
lobby-about-licence-link = CC BY 3.0
lobby-about-fonts-title = 字体
lobby-about-fonts-text = Big Shoulders Stencil，作者The Big Shoulders Project Authors；Barlow，作者The Barlow Project Authors；Alegreya，作者Juan Pablo del Peral与Alegreya Project Authors。均以SIL Open Font License 1.1许可发布。
lobby-about-fonts-link = SIL Open Font License
lobby-about-code-title = 其余部分
lobby-about-code-text = 其余所有图形和程序均为本项目自制，以MIT许可发布。
lobby-about-house-title = 卡牌数值
lobby-about-house-text = { $all }张卡牌中，有{ $count }张的部分数值（{ $kinds }）由本项目自定，因为规则书没有写明。每张卡牌都注明了哪些是自定的。拥有实体游戏的玩家，可以在开桌时填入印刷的数值。
lobby-about-api = 供程序使用的API
lobby-version = 版本{ $version }
