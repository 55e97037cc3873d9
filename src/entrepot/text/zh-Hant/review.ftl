# 一場遊戲的覆盤：勝率、轉捩點及原因，以及由此而來的練習

review-known = 勝率（依每位玩家當時所知）
review-open = 勝率（所有牌公開）
review-turn = 回合
review-points = 轉捩點
review-point = 第{ $turn }回合，{ $who }：{ $played }
review-cost = 損失了{ $cost }%的勝率（{ $low }%到{ $high }%之間），剩下{ $chance }%。
review-better = 更好的選擇：{ $option }
review-none = 沒有哪個回答明顯損失超過{ $least }%的勝率。
review-compared = 在相同的推演中比較了{ $count }個決定。所標出的對全部決定合計有95%的把握。
review-branch = { $named ->
    [yes] 「{ $name }」：一場有紀錄的遊戲的分支，從第{ $answers }個回答之後分出。
   *[no] 這是一場有紀錄的遊戲的分支，從第{ $answers }個回答之後分出。
}

## 一個回答在終局時造成的差別

review-because-points = { $game ->
    [maritime-silk-road] { $who }最終平均少{ $amount }元。
   *[import-export] { $who }最終平均少{ $amount }點。
}
review-because-source = 大約少了：{ $part }。
review-because-rival-points = { $game ->
    [maritime-silk-road] { $who }最終平均多{ $amount }元。
   *[import-export] { $who }最終平均多{ $amount }點。
}
review-because-rival-wins = 每100局中{ $who }多贏{ $amount }局。
review-because-sooner = 遊戲提早{ $amount }個回合結束。
review-because-later = 遊戲延後{ $amount }個回合結束。

## 練習

review-practice = 練習題：一個轉捩點；當時無從知道的牌已重新分發。
review-practice-best = 機器人也會這樣做。
review-practice-as-good = 這與機器人的選擇一樣好：{ $option }
review-practice-unclear = 無法確定這是否與機器人的選擇一樣好：{ $option }
review-practice-worse = 這會損失{ $cost }%的勝率（{ $low }%到{ $high }%之間）。更好的選擇：{ $option }

## On the page

look-back-why = 機器人會推算整局中每位玩家的勝率，並找出損失最大的回答。大約需要一分鐘，玩家越多越久。
look-back-by = 依據
look-back-known = 每位玩家當時所知
look-back-open = 所有牌公開
look-back-start = 覆盤這場遊戲
look-back-waiting = 正在排隊……
look-back-progress = 第{ $done }步，最多{ $of }步
look-back-stop = 停止
look-back-go = 在重播中查看
