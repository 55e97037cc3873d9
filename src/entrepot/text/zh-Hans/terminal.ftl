# 终端全屏界面

terminal-pane-table = 桌面
terminal-pane-own = 我的
terminal-pane-log = 日志

## 屏幕底部的按键

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
terminal-key-log = 日志
terminal-key-result = 结果
terminal-key-language = 语言
terminal-key-quit = 退出
terminal-key-on = 前进
terminal-key-behind = 后退
terminal-key-turn-on = 回合
terminal-key-run = 播放
terminal-key-eyes = 视角

## 桌面之上

terminal-sheet-keys = Esc关闭，方向键和翻页键滚动。
terminal-hint-keys = Enter选择第一项，Esc关闭。
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
terminal-help-log = 日志：到目前为止发生的一切
terminal-help-result = 游戏结束后的结果
terminal-help-pane = 下一个桌面分区
terminal-help-language = 下一种语言
terminal-help-quit = 离开；会告诉你以后如何继续

## 《海上丝路》的货物

terminal-good-supply = { $count ->
    [0] 货物堆里没有标记。
   *[other] 货物堆里有{ $count }个标记。
}
terminal-good-market = { $count ->
    [0] 市场上没有该货物。
   *[other] 市场上有{ $count }个位置是该货物。
}
terminal-good-ships = { $count ->
    [0] 没有商船装载该货物。
   *[other] { $count }艘商船装载该货物。
}

## 离开牌桌

terminal-left = 牌桌仍然保留。回到牌桌：

## 游戏记录

terminal-eyes = 视角：{ $name }
terminal-help-on = 下一个回答
terminal-help-behind = 上一个回答
terminal-help-turn-on = 下一个回合
terminal-help-turn-back = 上一个回合
terminal-help-first = 到开头
terminal-help-last = 到结尾
terminal-help-run = 播放或暂停
terminal-help-eyes = 切换到下一位玩家或旁观者的视角

## 按键名称

terminal-named-tab = Tab
terminal-named-home = Home
terminal-named-end = End
terminal-named-space = 空格
