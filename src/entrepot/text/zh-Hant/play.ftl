# 在瀏覽器裡的遊戲桌上進行遊戲

## 問題列

play-waiting = 等待{ $who }{ $kind ->
    [lead] 宣告行動或抽牌。
    [follow] 跟隨或抽牌。
    [choose-action] 選擇行動。
    [contract] 簽約。
    [load] 裝載。
    [place-loaded] 為來自牌庫的牌選擇船。
    [import-from] 選擇進口對象。
    [bid] 出價。
    [place-import] 拿取貨櫃。
    [pirate] 搶奪。
    [place-pirated] 安置搶到的貨櫃。
    [supply] 賣牌或拿牌。
    [final] 使用終局計分時的能力。
    [any-time] 把握最後的機會，或繼續。
    [phase-1] 進行階段1。
    [phase-2] 進行階段2。
    [exchange] 更換貨物。
    [extra-draw] 決定是否多補1張牌。
    [power] 決定「{ $card }」的效果。
   *[other] 回答。
}
play-sealed = 你已回答：{ $option }。所有人都回答後才會公開。
play-sent = 已送出：{ $option }
play-over = 遊戲結束。
play-nothing = 目前無事發生。
play-thinking = 思考中
play-choices = 選項
play-choose-one = 請選擇……
play-pick-first = 請先選擇
play-more = 還可以再加選
play-propose = 提議退回
play-propose-why = 你無法單獨收回上一個回答，因為之後已有其他人回答，或已看到新的資訊。若所有人都同意，遊戲就退回到那個回答之前。
play-restart-why = 回到這回合的開始；若途中已揭露資訊，只退到揭露之後
play-fewer = 減少
play-more-bid = 增加
play-bid = 你的出價
play-bid-is = 出價{ $amount }點
play-follow-load = 改為裝載
play-options = { $count ->
    [1] 以文字顯示唯一的選項
   *[other] 以文字顯示全部{ $count }個選項
}
play-options-short = 文字選項

## 退回

play-proposal = { $who }提議退回到上一個回答之前。
play-proposal-yours = 你提議退回到你的上一個回答之前。
play-proposal-waiting = 尚未同意：{ $who }
play-agree = 同意
play-disagree = 拒絕
play-withdraw = 撤回提議

## 自動回答

play-standing = 自動回答
play-standing-how = 「{ $card }」詢問時
play-standing-ask = 問我
play-standing-always = 一律要
play-standing-never = 一律不要
play-standing-is = { $answer ->
    [always] 「{ $card }」：一律要
   *[never] 「{ $card }」：一律不要
}
play-standing-cancel = 恢復詢問「{ $card }」

## 提示

play-hint = 提示
play-hint-asked = 思考中……
play-hint-title = 機器人會這麼做
play-hint-chance = 勝率{ $chance }
play-hint-why = 依你所知的資訊推演{ $tried }局估計而得。
play-hint-first-sight = 乍看之下就是最佳選擇。
play-hint-worse = 乍看之下比最佳選擇差{ $worth }，但推演結果更好。
play-hint-take = 選這個
play-hint-close = 關閉

## 為什麼不行

play-why-other = 這個問題不能選它。
play-why-sent = 你的回答正在送出。
play-why-wait = 還沒輪到你回答，正在等待：{ $who }。
play-why-no-slot = 它無法在你港口的任何船上多裝滿1個貨櫃格。
play-why-at-sea = 這艘船在外海。
play-why-no-contract = 這艘船沒有合約。
play-why-no-card = 你的手牌都無法在這艘船上多裝滿1個貨櫃格。
play-why-no-harbour = 你沒有船在港口。
play-why-too-large = 它需要{ $load }個貨櫃，你港口的船都沒有足夠的容量。
play-why-tier = 它需要技術等級{ $tier }，而你是{ $have }：剩餘的簽約行動不足以彌補。
play-why-follow = 它的行動是{ $action }，不是{ $led }，而你沒有第二張同色的牌。
play-why-sold = 這回合你已經賣過牌。
play-why-no-room-imports = 你的進口區沒有空位。
play-why-no-room-goods = 你的貨物區沒有空位。

## 按鍵

play-keys = 按鍵
play-keys-title = 用鍵盤玩
play-key-arrows = 在可選的項目間移動
play-key-tab = 移到下一個按鈕
play-key-enter = 選擇目前的項目
play-key-confirm = 確認
play-key-escape = 取消選擇
play-key-undo = 收回
play-key-hint = 提示
play-key-look = 查看卡牌
play-key-rules = 開啟查看中卡牌的頁面
play-key-help = 顯示這些按鍵
play-keys-close = 關閉

## 播報

play-your-turn = 請你回答：{ $question }
play-announce-proposed = 已選擇：{ $option }。按c確認。
play-news = 最新動態
