# 牌桌服务器

server-title = Entrepôt
server-about = 海上贸易游戏的牌桌。浏览器页面能做的一切，程序也能做：开桌或入座时加上"bearer": true，之后以Authorization: Bearer发送返回的密钥，并通过POST请求或位于/api/tables/(id)/socket的WebSocket进行游戏。
server-no-page = 页面尚未构建。请在项目文件夹中输入：make page

## 启动与停止

server-here = Entrepôt已开放：{ $address }
server-others = 他人可通过此地址访问：{ $address }
server-alone = 只有本机可以访问。要与同一网络中的其他人一起玩，请用--host 0.0.0.0启动
server-data = 牌桌保存在{ $path }
server-stop = 按Ctrl-C停止；再次启动后，牌桌会继续。
server-port-taken = { $host }的端口{ $port }已被占用，可能是另一个Entrepôt。请用--port另选端口，或用--port 0选择任意空闲端口。
server-no-host = 本机无法监听{ $host }的端口{ $port }：{ $why }。
server-backed-up = 牌桌已复制到{ $path }
server-pruned = { $count ->
    [0] 没有这么久未动的牌桌。
   *[other] 已删除{ $count }张牌桌。
}
server-would-prune = { $count ->
    [0] 没有这么久未动的牌桌。
   *[other] 将会删除{ $count }张牌桌。
}
