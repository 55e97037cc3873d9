# 终局与回放

end-won = { $name }获胜
end-won-mine = 你赢了！
end-shared = { $names }共享胜利
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

end-what-now = 接下来
end-rematch = 再来一局
end-rematch-waits = { $count ->
    [0] 下一局已经开桌
   *[other] { $count }位玩家在等下一局
}
end-join-rematch = 加入下一局
end-watch-rematch = 旁观下一局
end-replay = 回放
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
replay-over = 游戏已经结束
replay-asked = { $name }：{ $what }
replay-several = 同时询问{ $count }位玩家
replay-results = 结果与走势（含胜负剧透）
