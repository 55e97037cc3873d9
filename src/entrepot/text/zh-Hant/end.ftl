# 遊戲結束與重播

end-won = { $name }獲勝
end-won-mine = 你贏了！
end-shared = { $names }共享勝利
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

end-what-now = 接下來
end-rematch = 再來一局
end-rematch-waits = { $count ->
    [0] 下一局已經開桌
   *[other] { $count }位玩家正在等待下一局
}
end-join-rematch = 加入下一局
end-watch-rematch = 觀看下一局
end-replay = 重播
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
replay-over = 遊戲結束
replay-asked = { $name }：{ $what }
replay-several = 同時詢問{ $count }位玩家
replay-results = 結果與遊戲過程（會透露誰獲勝）
