# 一場遊戲的覆盤：勝率、轉捩點及原因，以及由此而來的練習

review-known = 勝率（依每位玩家當時所知）
review-open = 勝率（所有牌公開）
review-turn = 回合
review-points = 轉捩點
review-point = 第{ $turn }回合，{ $who }：{ $played }
review-cost = 勝率下降了{ $cost }個百分點（{ $low }到{ $high }之間），剩下{ $chance }%。
review-better = 更好的選擇：{ $option }
review-none = 沒有哪個回答明顯使勝率下降超過{ $least }個百分點。
review-compared = 在相同的推演中，將{ $count }個決定與各自的其他選項做了比較。標出的結果有95%的把握，對所有決定同時成立。
review-branch = { $named ->
    [yes] 「{ $name }」：一場有紀錄的遊戲的分支
   *[no] 這是一場有紀錄的遊戲的分支
}，{ $answers ->
    [0] 在第1個回答之前分出
   *[other] 在第{ $answers }個回答之後分出
}。

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
review-because-rival-wins = 每100局這樣的遊戲，{ $who }會多贏{ $amount }局。
review-because-sooner = 遊戲提早{ $amount }個回合結束。
review-because-later = 遊戲延後{ $amount }個回合結束。

## 練習

review-practice = 練習題：一個轉捩點；當時無從知道的牌已重新發過。
review-practice-best = 機器人也會這樣做。
review-practice-as-good = 這與機器人的選擇一樣好：{ $option }
review-practice-unclear = 無法確定這是否與機器人的選擇一樣好：{ $option }
review-practice-worse = 這會使勝率下降{ $cost }個百分點（{ $low }到{ $high }之間）。更好的選擇：{ $option }

## 網頁上

look-back-why = 機器人會推算整局中每位玩家的勝率，並找出使勝率下降最多的回答。大約需要一分鐘，玩家越多越久。
look-back-by = 依據
look-back-known = 每位玩家當時所知
look-back-open = 所有牌公開
look-back-start = 覆盤這場遊戲
look-back-waiting = 正在排隊……
look-back-progress = 第{ $done }步，最多{ $of }步
look-back-stop = 停止
look-back-go = 在重播中查看
look-back-practise = 練習其中{ $count }個轉捩點
look-back-branches = 你在這場遊戲中的分支
look-back-left = { $answers ->
    [0] 在第1個回答之前分出
   *[other] 在第{ $answers }個回答之後分出
}

## 誰知道什麼

who-knows-why = 依你看到的和推算出的，你可以確定的事。
who-knows-lens = { $name }知道的事
who-knows-since = { $names }從第{ $turn }回合起就知道這張牌。
who-knows-always = { $names }知道這張牌。
who-knows-own = 你的手牌
who-knows-hand = { $name }的手牌
who-knows-deck = { $game_id ->
    [import-export] 牌庫
   *[other] 牌堆
}
who-knows-from = 從第{ $turn }回合起
who-knows-top = 在最上面
who-knows-below = 上面有{ $count }張牌
who-knows-counted = 不可能在別處：{ $cards }
who-knows-unknown = { $count }張未知的牌
who-knows-alone = { $count }張牌沒有其他人能確定
who-knows-empty = 沒有牌
who-knows-hidden = 有{ $count }張牌的位置無法確定

## 重玩

try-again-why = 其他座位由機器人接手，你在自己的遊戲桌上從這裡繼續。原來的遊戲保持不變。
try-again-redealt = 其他座位由機器人接手，你從這裡繼續。當時無從知道的牌會重新發。
try-again-name = 分支名稱（可不填）
try-again-level = 機器人
try-again-begin = 繼續玩
try-again-file = 將這一刻存成檔案

## 網頁上的練習

practice-title = 練習
practice-number = 第{ $number }題，共{ $count }題
practice-ask = 第{ $turn }回合：你會怎麼做？你看到的就是{ $who }當時看到的。
practice-judging = 機器人正在將你的回答與自己的選擇比較……
practice-answered = 你的回答：{ $option }
practice-then = 當時的選擇：{ $option }
practice-again = 再答一次
practice-on = 從這裡繼續
practice-next = 下一題
practice-back = 回到這場遊戲
practice-none = 覆盤沒有標出你在這場遊戲中的任何轉捩點。
