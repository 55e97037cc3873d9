# 兩款遊戲的桌面共用：共用詞語、退回、自動回答、提示、按鍵、紀錄、結束與重播

## 各種玩法共用的詞語

seat = 玩家{ $number }
you = 你
a-seat = 座位{ $seat }
page-turn = 第{ $turn }回合
sentences = { $first }{ $then }
list-times = { $word }×{ $count }
list-last = { $before }、{ $after }
list-before = { $before }、{ $after }

## 退回

page-undo = 收回
page-restart = 本回合重來
play-restart-why = 回到這回合的開始；若途中已揭露資訊，只退到揭露之後
play-propose = 提議退回
play-propose-why = 你無法單獨收回上一個回答，因為之後已有其他人回答，或已看到新的資訊。若所有人都同意，遊戲就退回到那個回答之前。

play-proposal = { $who }提議退回到自己的上一個回答之前。
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
play-prepare = 預先準備
play-prepare-card = 現在還沒輪到你。點選即可預先準備下一個回答。
play-prepare-next = 下一步：{ $option }
play-prepare-cancel = 收回預先準備的回答
play-prepare-void = 你準備的回答已不適用：{ $option }
play-prepare-loading = 正在查詢可準備的回答……
play-prepare-why = 輪到你時，若仍可行，就會自動給出這個回答。其他人看不到。

## 聊天

talk-title = 聊天
talk-open = 聊天，{ $count ->
    [0] 沒有新訊息
   *[other] { $count }則新訊息
}
talk-empty = 還沒有人說話。
talk-line = { $who }：{ $words }
talk-spectator = 觀戰者
talk-phrases = 快速短句
talk-text = 說點什麼
talk-send = 傳送
talk-mute = 不顯示別人說的話
talk-muted = 你已將其他人靜音。
talk-kept = 僅在遊戲桌開啟期間保留，絕不寫入紀錄。
talk-rule = 桌上聊天
talk-rule-free = 自由
talk-rule-phrases = 僅限快速短句
talk-rule-off = 關閉
talk-rule-spectators = 觀戰者也可以發言
talk-phrase-hello = 你好！
talk-phrase-good-luck = 祝你好運！
talk-phrase-nice-move = 妙招！
talk-phrase-oops = 哎呀。
talk-phrase-thanks = 謝謝！
talk-phrase-sorry = 抱歉！
talk-phrase-one-moment = 請稍等。
talk-phrase-your-turn = 輪到你了。
talk-phrase-well-played = 玩得漂亮！
talk-phrase-again = 再來一局？
talk-phrase-bye = 再見！

## 提示

play-hint = 提示
play-hint-asked = 思考中……
play-hint-title = 機器人會這麼做
play-hint-chance = 勝率{ $chance }
play-hint-why = 依你所知的資訊推演{ $tried }次估計而得。
play-hint-first-sight = 乍看之下就是最佳選擇。
play-hint-worse = 乍看之下比最佳選擇差{ $worth }，但推演結果更好。
play-hint-surer = 另一選項的勝率較高，但{ $all }次推演中只試過{ $tried }次，數字較不可靠。
play-hint-close = 關閉

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

## 歷程

page-log = 歷程
page-since = 你離開後發生的事
page-changed = 你上次行動之後的變化。
page-newest = 跳到最新

## 手機上桌面的各個區域

page-sections = 桌面區域
page-go-table = 外海
page-go-hand = 手牌
page-go-rivals = 對手
page-go-market = 市場
page-go-ships = 商船
page-go-trade = 交易
page-go-log = 歷程
page-busy = 這裡有可選的項目

## 放大卡牌

page-peek = 放大卡牌
page-close-card = 關閉

## 遊戲結束與重播

end-won = { $names_id ->
    [you] { $count ->
        [1] 你贏了！
       *[other] 你與{ $names }共享勝利
    }
   *[seat] { $count ->
        [1] { $names }獲勝
       *[other] { $names }共享勝利
    }
}
end-with = { $game ->
    [maritime-silk-road] 總共{ $total }元
   *[other] 總共{ $total }點
}
end-lead = { $game ->
    [maritime-silk-road] 比{ $name }多{ $lead }元
   *[other] 比{ $name }多{ $lead }點
}
end-tie = 平手時不再比較，並列最多者共享勝利。
end-power = 因「{ $card }」的能力立即獲勝，不比較得分。
end-place = 你在{ $players }位玩家中排名第{ $place }。

## 得分來源

end-scores = 得分來源
end-total = 總計
end-part = { $source }：{ $amount }
end-source-credits = 持有點數
end-source-harbour = 港口的貨櫃
end-source-goods = { $type }類貨物
end-source-majority = { $type }類貨物最多
end-source-set = 集齊所有類型
end-source-power = { $card }
end-source-coins = 錢幣
end-source-good = { $good }的收入
end-source-licences = 特許證的加成
end-source-spent = 購買卡牌的花費

## 過程

end-turn = 回合
end-over-time = { $game ->
    [maritime-silk-road] 各回合的錢幣
   *[other] 各回合的信用點數
}
end-goal = 目標點數
end-no-chart = 目前無法顯示遊戲過程。
end-final = 最終桌面

## 接下來

end-fair = 可驗證發牌
end-fair-proven = 發牌和所有步驟都與承諾一致：確定之後沒有任何更動。
end-fair-parts = { $count ->
    [0] 發牌僅由伺服器決定。
   *[other] 發牌由伺服器和{ $count }位玩家共同決定。
}
end-fair-own = 發牌用到了你自己的亂數。
end-fair-own-late = 發牌沒有用到你自己的亂數：它們沒有及時送達。
end-fair-first-seen = 遊戲開始時這個瀏覽器不在場，因此無法與當時顯示的內容比較。
end-fair-replayed = 依本伺服器的規則重播，這些步驟得到相同的結局。
end-fair-not-replayed = 本伺服器無法重播這些步驟。
end-fair-wrong = 有些內容與承諾不符：
end-fair-more = 要用你自己電腦上的規則重播這些步驟，請下載紀錄並執行：
end-what-now = 接下來
end-rematch = 再來一局
end-rematch-waits = { $count ->
    [0] 下一局已經開桌
   *[other] { $count }位玩家正在等待下一局
}
end-join-rematch = 加入下一局
end-watch-rematch = 觀看下一局
end-replay = 重播
end-look-back = 回顧
end-share = 分享
end-share-label = 重播的連結
end-download = 下載紀錄
end-lobby = 回首頁

## 重播

replay-title = 重播
replay-choose = 選擇紀錄，或將它拖放到頁面任何地方
replay-choose-why = 紀錄是遊戲結束時可以下載的檔案，包含一場遊戲的所有回答。不論來自這個伺服器或其他伺服器，或是在終端機進行的遊戲，都可以重播。
replay-keys = 按鍵：←和→移動一個回答，↑和↓移動一個回合，空白鍵播放或暫停，Home和End跳到開頭或結尾。
replay-go-first = 跳到開頭
replay-go-back-turn = 上一回合
replay-go-back = 上一個回答
replay-play = 播放
replay-pause = 暫停
replay-go-on = 下一個回答
replay-go-on-turn = 下一回合
replay-go-last = 跳到結尾
replay-scrub = 播放位置
replay-where = { $turn ->
    [0] 遊戲準備，回答{ $at }/{ $last }
   *[other] 第{ $turn }回合，回答{ $at }/{ $last }
}
replay-speed = 速度
replay-times = { $speed }倍
replay-eyes = 視角
replay-spectator = 觀戰者
replay-download = 下載
replay-try-again = 從這裡重玩
replay-lens = 誰知道什麼
replay-over = 遊戲結束
replay-asked = { $name }：{ $what }
replay-several = 同時詢問{ $count }位玩家
replay-results = 結果與遊戲過程（會透露誰獲勝）
