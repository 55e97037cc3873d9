# 遊戲桌伺服器

server-title = Entrepôt
server-about = 海上貿易遊戲的遊戲桌。瀏覽器頁面能做的一切，程式也能做：以"bearer": true開桌或入座，將收到的金鑰放在Authorization: Bearer裡送出，再透過POST請求或/api/tables/(id)/socket的連線進行遊戲。
server-no-page = 頁面尚未建置。請在專案的資料夾裡輸入：make page

## 啟動與停止

server-here = Entrepôt已開放：{ $address }
server-others = 其他人可由此連上：{ $address }
server-alone = 只有這台電腦能連上。要與區域網路上的其他人一起玩，請以--host 0.0.0.0啟動
server-data = 遊戲桌存放在{ $path }
server-stop = 按Ctrl-C結束；下次啟動時，遊戲桌會繼續進行。
server-port-taken = { $host }的連接埠{ $port }已被使用，可能是另一個Entrepôt。請用--port選擇其他連接埠，或用--port 0任選一個可用的。
server-no-host = 這台電腦無法在{ $host }的連接埠{ $port }接受連線：{ $why }。
server-backed-up = 遊戲桌已複製到{ $path }
server-pruned = { $count ->
    [0] 沒有那麼久的遊戲桌。
   *[other] 已移除{ $count }張遊戲桌。
}
server-would-prune = { $count ->
    [0] 沒有那麼久的遊戲桌。
   *[other] 將會移除{ $count }張遊戲桌。
}
