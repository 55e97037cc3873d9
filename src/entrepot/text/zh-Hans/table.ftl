# 两款游戏的桌面共用：通用词语、退回、预设回答、提示、按键、日志、终局与回放

## 各种玩法共用的词语

seat = 玩家{ $number }
you = 你
a-seat = 座位{ $seat }
page-turn = 第{ $turn }回合
sentences = { $first }{ $then }
list-times = { $word }×{ $count }
list-last = { $before }、{ $after }
list-before = { $before }、{ $after }

## 退回

page-undo = 撤销
page-restart = 重来本回合
play-restart-why = 退回到本回合开始时；若此后公开过信息，则只退到公开之后
play-propose = 请求退回
play-propose-why = 你不能独自撤销上一个回答：此后有人回答过，或已看到新的信息。若所有人同意，游戏就退回到它之前。

play-proposal = { $who }请求退回到自己的上一个回答之前。
play-proposal-waiting = 尚未同意：{ $who }
play-agree = 同意
play-disagree = 拒绝
play-withdraw = 收回请求

## 预设回答

play-standing = 预设回答
play-standing-how = “{ $card }”询问时
play-standing-ask = 每次都问我
play-standing-always = 总是选“是”
play-standing-never = 总是选“否”
play-standing-is = { $answer ->
    [always] “{ $card }”：总是选“是”
   *[never] “{ $card }”：总是选“否”
}
play-standing-cancel = 恢复询问“{ $card }”
play-prepare = 预先准备
play-prepare-card = 现在还没轮到你。点击即可预先准备下一个回答。
play-prepare-next = 下一步：{ $option }
play-prepare-cancel = 收回预先准备的回答
play-prepare-void = 你准备的回答已不适用：{ $option }
play-prepare-loading = 正在查找可准备的回答……
play-prepare-why = 轮到你时，如果仍然可行，就会自动给出这个回答。其他人看不到。

## 聊天

talk-title = 聊天
talk-open = 聊天，{ $count ->
    [0] 没有新消息
   *[other] { $count }条新消息
}
talk-empty = 还没有人说话。
talk-line = { $who }：{ $words }
talk-spectator = 旁观者
talk-phrases = 快捷短语
talk-text = 说点什么
talk-send = 发送
talk-mute = 不显示别人说的话
talk-muted = 你已屏蔽其他人。
talk-kept = 仅在牌桌开启期间保留，绝不写入记录。
talk-rule = 桌上聊天
talk-rule-free = 自由
talk-rule-phrases = 仅快捷短语
talk-rule-off = 关闭
talk-rule-spectators = 旁观者也可以发言
talk-phrase-hello = 你好！
talk-phrase-good-luck = 祝你好运！
talk-phrase-nice-move = 妙招！
talk-phrase-oops = 哎呀。
talk-phrase-thanks = 谢谢！
talk-phrase-sorry = 抱歉！
talk-phrase-one-moment = 请稍等。
talk-phrase-your-turn = 轮到你了。
talk-phrase-well-played = 打得漂亮！
talk-phrase-again = 再来一局？
talk-phrase-bye = 再见！

## 提示

play-hint = 提示
play-hint-asked = 思考中……
play-hint-title = 机器人会这样选
play-hint-chance = 胜率{ $chance }
play-hint-why = 根据你掌握的信息，推演{ $tried }次得出的估计。
play-hint-first-sight = 乍看之下它就是最佳选择。
play-hint-worse = 乍看之下它比最佳选择差{ $worth }，但推演结果更好。
play-hint-surer = 另一选项的胜率更高，但{ $all }次推演中只试过{ $tried }次，数字不够可靠。
play-hint-close = 关闭

## 按键

play-keys = 快捷键
play-keys-title = 键盘操作
play-key-arrows = 在可选项之间移动
play-key-tab = 下一个按钮
play-key-enter = 选择当前焦点
play-key-confirm = 确认
play-key-escape = 取消选择
play-key-undo = 撤销
play-key-hint = 提示
play-key-look = 查看卡牌
play-key-rules = 打开所查看卡牌的页面
play-key-help = 显示这些按键
play-keys-close = 关闭

## 播报

play-your-turn = 请你回答：{ $question }
play-announce-proposed = 已选：{ $option }。按c确认。
play-news = 最新动态

## 日志

page-log = 日志
page-since = 你离开之后
page-changed = 你上次行动之后的变化。
page-newest = 跳到最新

## 手机上的桌面分区

page-sections = 桌面分区
page-go-table = 外海
page-go-hand = 手牌
page-go-rivals = 对手
page-go-market = 市场
page-go-ships = 商船
page-go-trade = 交易
page-go-log = 日志
page-busy = 这里有可选的操作

## 卡牌大图

page-peek = 卡牌大图
page-close-card = 关闭

## 终局与回放

end-won = { $names_id ->
    [you] { $count ->
        [1] 你赢了！
       *[other] 你与{ $names }共享胜利
    }
   *[seat] { $count ->
        [1] { $names }获胜
       *[other] { $names }共享胜利
    }
}
end-with = { $game ->
    [maritime-silk-road] 共{ $total }元
   *[other] 共{ $total }点
}
end-lead = { $game ->
    [maritime-silk-road] 比{ $name }多{ $lead }元
   *[other] 比{ $name }多{ $lead }点
}
end-tie = 没有平局判定：最高分并列者共享胜利。
end-power = 凭“{ $card }”的能力获胜，与得分无关。
end-place = 你是第{ $place }名（共{ $players }人）。

## 得分来源

end-scores = 得分明细
end-total = 合计
end-part = { $source }：{ $amount }
end-source-credits = 信用点
end-source-harbour = 港口的集装箱
end-source-goods = { $type }类货物
end-source-majority = { $type }类货物最多
end-source-set = 集齐所有类型
end-source-power = “{ $card }”
end-source-coins = 钱币
end-source-good = { $good }收入
end-source-licences = 特许证加成
end-source-spent = 购买特殊卡牌

## 走势

end-turn = 回合
end-over-time = { $game ->
    [maritime-silk-road] 钱币走势
   *[other] 信用点走势
}
end-goal = 触发终局
end-no-chart = 现在无法显示对局走势。
end-final = 终局桌面

## 接下来

end-fair = 可验证发牌
end-fair-proven = 发牌和所有步骤都与承诺一致：确定之后没有任何改动。
end-fair-parts = { $count ->
    [0] 发牌仅由服务器决定。
   *[other] 发牌由服务器和{ $count }位玩家共同决定。
}
end-fair-own = 发牌用到了你自己的随机数。
end-fair-own-late = 发牌没有用到你自己的随机数：它们没有及时送达。
end-fair-first-seen = 游戏开始时这个浏览器不在场，因此无法与当时显示的内容比较。
end-fair-replayed = 按本服务器的规则回放，这些步骤得到相同的结局。
end-fair-not-replayed = 本服务器无法回放这些步骤。
end-fair-wrong = 有些内容与承诺不符：
end-fair-more = 要用你自己电脑上的规则回放这些步骤，请下载记录并运行：
end-what-now = 接下来
end-rematch = 再来一局
end-rematch-waits = { $count ->
    [0] 下一局已经开桌
   *[other] { $count }位玩家在等下一局
}
end-join-rematch = 加入下一局
end-watch-rematch = 旁观下一局
end-replay = 回放
end-look-back = 回顾
end-share = 分享
end-share-label = 回放链接
end-download = 下载记录
end-lobby = 返回首页

## 回放

replay-title = 回放
replay-choose = 选择记录，或将其拖到本页任意位置
replay-choose-why = 记录是游戏结束时可以下载的文件，包含一局游戏的所有回答；无论来自这个服务器、其他服务器，还是在终端里玩的游戏。
replay-keys = 按键：←和→前后一个回答，↑和↓前后一个回合，空格键播放或暂停，Home和End到开头和结尾。
replay-go-first = 到开头
replay-go-back-turn = 上一个回合
replay-go-back = 上一个回答
replay-play = 播放
replay-pause = 暂停
replay-go-on = 下一个回答
replay-go-on-turn = 下一个回合
replay-go-last = 到结尾
replay-scrub = 对局进度
replay-where = { $turn ->
    [0] 游戏准备，回答{ $at }/{ $last }
   *[other] 第{ $turn }回合，回答{ $at }/{ $last }
}
replay-speed = 速度
replay-times = { $speed }倍
replay-eyes = 视角
replay-spectator = 旁观者
replay-download = 下载
replay-try-again = 从这里重玩
replay-lens = 谁知道什么
replay-over = 游戏已经结束
replay-asked = { $name }：{ $what }
replay-several = 同时询问{ $count }位玩家
replay-results = 结果与走势（含胜负剧透）
