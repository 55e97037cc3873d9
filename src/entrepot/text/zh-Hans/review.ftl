# 一局游戏的复盘：胜率、转折点及原因，以及由此而来的练习

review-known = 胜率（根据每位玩家当时所知）
review-open = 胜率（所有牌公开）
review-turn = 回合
review-points = 转折点
review-point = 第{ $turn }回合，{ $who }：{ $played }
review-cost = 胜率下降了{ $cost }个百分点（{ $low }到{ $high }之间），剩下{ $chance }%。
review-better = 更好的选择：{ $option }
review-none = 没有哪个回答明显使胜率下降超过{ $least }个百分点。
review-compared = 在相同的推演中，将{ $count }个决定与各自的其他选项做了比较。标出的结果有95%的把握，对所有决定同时成立。
review-branch = { $named ->
    [yes] “{ $name }”：一局已记录的游戏的分支
   *[no] 这是一局已记录的游戏的分支
}，{ $answers ->
    [0] 在第1个回答之前分出
   *[other] 在第{ $answers }个回答之后分出
}。

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
review-because-rival-wins = 每100局这样的游戏，{ $who }会多赢{ $amount }局。
review-because-sooner = 游戏提早{ $amount }个回合结束。
review-because-later = 游戏推迟{ $amount }个回合结束。

## 练习

review-practice = 练习题：一个转折点；当时无从知道的牌已重新发过。
review-practice-best = 机器人也会这样做。
review-practice-as-good = 这与机器人的选择一样好：{ $option }
review-practice-unclear = 无法确定这是否与机器人的选择一样好：{ $option }
review-practice-worse = 这会使胜率下降{ $cost }个百分点（{ $low }到{ $high }之间）。更好的选择：{ $option }

## 网页上

look-back-why = 机器人会推算整局中每位玩家的胜率，并找出使胜率下降最多的回答。大约需要一分钟，玩家越多越久。
look-back-by = 依据
look-back-known = 每位玩家当时所知
look-back-open = 所有牌公开
look-back-start = 复盘这局游戏
look-back-waiting = 正在排队……
look-back-progress = 第{ $done }步，最多{ $of }步
look-back-stop = 停止
look-back-go = 在回放中查看
look-back-practise = 练习其中{ $count }个转折点
look-back-branches = 你在这局游戏中的分支
look-back-left = { $answers ->
    [0] 在第1个回答之前分出
   *[other] 在第{ $answers }个回答之后分出
}

## 谁知道什么

who-knows-why = 根据你看到的和推算出的，你可以确定的事。
who-knows-lens = { $name }知道的事
who-knows-since = { $names }从第{ $turn }回合起就知道这张牌。
who-knows-always = { $names }知道这张牌。
who-knows-own = 你的手牌
who-knows-hand = { $name }的手牌
who-knows-deck = 牌堆
who-knows-from = 从第{ $turn }回合起
who-knows-top = 在最上面
who-knows-below = 上面有{ $count }张牌
who-knows-counted = 不可能在别处：{ $cards }
who-knows-unknown = { $count }张未知的牌
who-knows-alone = { $count }张牌没有其他人能确定
who-knows-empty = 没有牌
who-knows-hidden = 有{ $count }张牌的位置无法确定

## 重玩

try-again-why = 其他座位由机器人接手，你在自己的牌桌上从这里继续。原来的游戏保持不变。
try-again-redealt = 其他座位由机器人接手，你从这里继续。当时无从知道的牌会重新发。
try-again-name = 分支名称（可不填）
try-again-level = 机器人
try-again-begin = 继续玩
try-again-file = 将这一时刻存为文件

## 网页上的练习

practice-title = 练习
practice-number = 第{ $number }题，共{ $count }题
practice-ask = 第{ $turn }回合：你会怎么做？你看到的就是{ $who }当时看到的。
practice-judging = 机器人正在将你的回答与自己的选择比较……
practice-answered = 你的回答：{ $option }
practice-then = 当时的选择：{ $option }
practice-again = 再答一次
practice-on = 从这里继续
practice-next = 下一题
practice-back = 回到这局游戏
practice-none = 复盘没有标出你在这局游戏中的任何转折点。
