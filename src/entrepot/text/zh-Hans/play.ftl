# 在浏览器中进行游戏

## 提问栏

play-waiting = 等待{ $who }{ $kind ->
    [lead] 主导本回合。
    [follow] 选择跟随或抽牌。
    [choose-action] 选择行动。
    [contract] 签约。
    [load] 装载。
    [place-loaded] 为来自牌堆的牌选择船。
    [import-from] 选择从哪里进口。
    [bid] 出价。
    [place-import] 拿集装箱。
    [pirate] 劫掠。
    [place-pirated] 安置集装箱。
    [supply] 卖牌或拿牌。
    [final] 使用终局能力。
    [any-time] 利用最后的机会，或继续。
    [phase-1] 进行阶段1。
    [phase-2] 进行阶段2。
    [exchange] 更换货物。
    [extra-draw] 决定是否多补1张牌。
    [power] 对“{ $card }”做出决定。
   *[other] 回答。
}
play-sealed = 你已回答：{ $option }。所有人都回答后才会公开。
play-sent = 已发送：{ $option }
play-over = 游戏已经结束。
play-nothing = 桌上风平浪静。
play-thinking = 思考中
play-choices = 选项
play-choose-one = 请选择……
play-pick-first = 请先选择
play-more = 还可以继续选
play-propose = 请求退回
play-propose-why = 你不能独自撤销上一个回答：此后有人回答过，或已看到新的信息。若所有人同意，游戏就退回到它之前。
play-restart-why = 退回到本回合开始时；若此后公开过信息，则只退到公开之后
play-fewer = 减少
play-more-bid = 增加
play-bid = 你的出价
play-bid-is = 出价{ $amount }点
play-follow-load = 改为装载
play-options = 以文字列出全部{ $count }个选项
play-options-short = 文字选项

## 退回

play-proposal = { $who }请求退回到上一个回答之前。
play-proposal-yours = 你请求退回到自己的上一个回答之前。
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

## 提示

play-hint = 提示
play-hint-asked = 思考中……
play-hint-title = 机器人会这样选
play-hint-chance = 胜率{ $chance }
play-hint-why = 根据你掌握的信息，推演{ $tried }次得出的估计。
play-hint-first-sight = 乍看之下它就是最佳选择。
play-hint-worse = 乍看之下它比最佳选择差{ $worth }，但推演结果更好。
play-hint-take = 选它
play-hint-close = 关闭

## 为什么不行

play-why-other = 当前问题不能选它。
play-why-sent = 你的回答正在发送。
play-why-wait = 还没轮到你回答：等待{ $who }。
play-why-no-slot = 它无法在你港口的任何船上多装满1个箱位。
play-why-at-sea = 这艘船在外海。
play-why-no-contract = 这艘船上没有合约。
play-why-no-card = 你没有手牌能在这艘船上多装满1个箱位。
play-why-no-harbour = 你没有船在港口。
play-why-too-large = 它需要{ $load }个集装箱，你港口的船容量都不够。
play-why-tier = 它需要技术等级{ $tier }，你只有{ $have }：剩余的签约行动不够弥补。
play-why-follow = 它的行动是{ $action }，不是{ $led }，而你没有第二张同色的牌。
play-why-sold = 你本回合已经卖过牌。
play-why-no-room-imports = 你的进口区没有空位。
play-why-no-room-goods = 你的货物区没有空位。

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
