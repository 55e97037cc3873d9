# 一局游戏的复盘：胜率、转折点及原因，以及由此而来的练习

review-known = 胜率（根据每位玩家当时所知）
review-open = 胜率（所有牌公开）
review-turn = 回合
review-points = 转折点
review-point = 第{ $turn }回合，{ $who }：{ $played }
review-cost = 损失了{ $cost }%的胜率（{ $low }%到{ $high }%之间），剩下{ $chance }%。
review-better = 更好的选择：{ $option }
review-none = 没有哪个回答明显损失超过{ $least }%的胜率。
review-compared = 在相同的推演中比较了{ $count }个决定。所标出的对全部决定合计有95%的把握。
review-branch = { $named ->
    [yes] “{ $name }”：一局已记录的游戏的分支，从第{ $answers }个回答之后分出。
   *[no] 这是一局已记录的游戏的分支，从第{ $answers }个回答之后分出。
}

## 一个回答在终局时造成的差别

review-because-points = { $game ->
    [maritime-silk-road] { $who }最终平均少{ $amount }元。
   *[import-export] { $who }最终平均少{ $amount }点。
}
review-because-source = 大约少了：{ $part }。
review-because-rival-points = { $game ->
    [maritime-silk-road] { $who }最终平均多{ $amount }元。
   *[import-export] { $who }最终平均多{ $amount }点。
}
review-because-rival-wins = 每100局中{ $who }多赢{ $amount }局。
review-because-sooner = 游戏提早{ $amount }个回合结束。
review-because-later = 游戏推迟{ $amount }个回合结束。

## 练习

review-practice = 练习题：一个转折点；当时无从知道的牌已重新分发。
review-practice-best = 机器人也会这样做。
review-practice-as-good = 这与机器人的选择一样好：{ $option }
review-practice-unclear = 无法确定这是否与机器人的选择一样好：{ $option }
review-practice-worse = 这会损失{ $cost }%的胜率（{ $low }%到{ $high }%之间）。更好的选择：{ $option }

## On the page

look-back-why = 机器人会推算整局中每位玩家的胜率，并找出损失最大的回答。大约需要一分钟，玩家越多越久。
look-back-by = 依据
look-back-known = 每位玩家当时所知
look-back-open = 所有牌公开
look-back-start = 复盘这局游戏
look-back-waiting = 正在排队……
look-back-progress = 第{ $done }步，最多{ $of }步
look-back-stop = 停止
look-back-go = 在回放中查看
