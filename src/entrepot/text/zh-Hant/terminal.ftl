# 終端機的全螢幕畫面

terminal-pane-table = 桌面
terminal-pane-own = 個人區
terminal-pane-log = 歷程

## 螢幕底部的按鍵

terminal-key-help = 說明
terminal-key-find = 搜尋
terminal-key-card = 卡牌
terminal-key-hint = 提示
terminal-key-undo = 收回
terminal-key-propose = 提議退回
terminal-key-agree = 同意
terminal-key-refuse = 拒絕
terminal-key-withdraw = 撤回提議
terminal-key-back = 自己玩
terminal-key-log = 歷程
terminal-key-result = 結果
terminal-key-language = 語言
terminal-key-quit = 離開
terminal-key-on = 前進
terminal-key-behind = 後退
terminal-key-turn-on = 回合
terminal-key-run = 播放
terminal-key-eyes = 視角

## 疊在桌面上的視窗

terminal-sheet-keys = Esc關閉，方向鍵與PageUp、PageDown捲動。
terminal-hint-keys = Enter選擇第一個，Esc關閉。
terminal-zoom-keys = 輸入名稱可尋找卡牌。上下鍵：切換其他相關卡牌。Esc關閉。
terminal-zoom-find = 卡牌名稱
terminal-help = 可用方向鍵與Enter、數字、括號裡的字母，或用滑鼠點選來選擇。結尾是「……」的選項會打開清單，按Esc返回。畫面上的卡牌名稱也可以點選。
terminal-help-find = 搜尋：只顯示文字或代碼包含所輸入內容的選項
terminal-help-card = 卡牌：游標所在選項提到的牌、你的手牌，或輸入名稱查看任何牌
terminal-help-hint = 提示：厲害的機器人會怎麼做，以及原因
terminal-help-undo = 收回：收回上一個回答，除非之後已看到新的資訊
terminal-help-propose = 與其他人同桌時：提議退回到你的上一個回答之前
terminal-help-agree = 同意退回的提議
terminal-help-refuse = 拒絕退回的提議
terminal-help-withdraw = 撤回自己的提議
terminal-help-back = 機器人代打之後，換回自己玩
terminal-help-log = 歷程：到目前為止發生的一切
terminal-help-result = 遊戲結束後的結果
terminal-help-pane = 桌面的下一個區域
terminal-help-language = 下一種語言
terminal-help-quit = 離開；會告訴你之後如何繼續

## 海上絲路的貨物

terminal-good-supply = { $count ->
    [0] 貨物堆裡已經沒有這種貨物的標記。
   *[other] 貨物堆裡還有{ $count }個這種貨物的標記。
}
terminal-good-market = { $count ->
    [0] 市場上沒有位置是這種貨物。
   *[other] 市場上有{ $count }個位置是這種貨物。
}
terminal-good-ships = { $count ->
    [0] 沒有商船裝載這種貨物。
   *[other] 有{ $count }艘商船裝載這種貨物。
}

## 離開遊戲桌

terminal-left = 遊戲桌還在。要回到這一桌：

## 遊戲紀錄

terminal-eyes = 視角：{ $name }
terminal-help-on = 下一個回答
terminal-help-behind = 上一個回答
terminal-help-turn-on = 下一回合
terminal-help-turn-back = 上一回合
terminal-help-first = 跳到開頭
terminal-help-last = 跳到結尾
terminal-help-run = 自動播放，或停止
terminal-help-eyes = 切換到下一位玩家的視角，或觀戰者視角

## 有名稱的按鍵

terminal-named-tab = Tab
terminal-named-home = Home
terminal-named-end = End
terminal-named-space = 空白鍵
