# 瀏覽器裡的規則頁面，以及各規則共用的文字

rules-title = 規則：{ $game }
rules-own-words = 這是本專案採用的規則，以我們自己的文字寫成。印刷的規則未載明，或各語言版本不一致之處，由我們自行裁定。
rules-chapters = 章節
rules-link = 第{ $number }條的連結
rules-all-cards = 所有卡牌與能力
rules-player-1 = 班恩
rules-player-2 = 克莉歐

## 搜尋

rules-sought = 搜尋規則與卡牌
rules-found = { $count ->
    [0] 找不到符合的內容
   *[other] 找到{ $count }項
}
rules-found-paragraphs = 規則條文
rules-found-cards = 卡牌

## 範例

rules-example = 範例
rules-example-step = 步驟{ $at }/{ $last }
rules-example-first = 開頭
rules-example-back = 上一步
rules-example-on = 下一步
rules-example-total = 總計
rules-example-wait = 正在擺設桌面……

## 圖解

rules-picture-card = 卡牌
rules-picture-card-1 = 類型，也決定顏色
rules-picture-card-2 = 名稱
rules-picture-card-3 = 技術等級
rules-picture-card-4 = 行動
rules-picture-card-5 = 裝載需求，一格代表1個貨櫃
rules-picture-card-6 = 能力
rules-picture-ship = 港口的船
rules-picture-ship-1 = 這艘船的合約
rules-picture-ship-2 = 裝進貨櫃格的貨櫃
rules-picture-ship-3 = 空貨櫃格：只能裝同色的貨櫃
rules-picture-ship-4 = 船，顏色與船主相同
rules-picture-harbour = 港口
rules-picture-harbour-1 = 信用點數
rules-picture-harbour-2 = 各類型的技術等級
rules-picture-harbour-3 = 港口的船
rules-picture-harbour-4 = 進口區與上限
rules-picture-harbour-5 = 貨物區與上限
rules-picture-harbour-6 = 合約區：已完成合約的能力持續有效
rules-picture-goods = 六種貨物
rules-picture-market = 市場
rules-picture-market-1 = 一個位置：只看最上面的牌
rules-picture-market-2 = 牌堆：最後一張牌被拿走，遊戲就結束
rules-picture-shop = 出售中
rules-picture-shop-1 = 卡牌種類
rules-picture-shop-2 = 價格
rules-picture-shop-3 = 剩餘張數
rules-picture-merchant = 商人
rules-picture-merchant-1 = 商船與貨物標記
rules-picture-merchant-2 = 買來的特殊卡牌
rules-picture-merchant-3 = 錢幣

## 單張卡牌的頁面

rules-card-about = 相關規則
rules-card-all = 所有卡牌
rules-card-before = 上一張
rules-card-next = 下一張
rules-card-house = { $count ->
    [0] 所有數值都依規則書所示。
   *[other] 本專案自訂的數值：{ $values }。規則書的文字未載明，因此由本專案選定；印刷的卡牌可能不同。
}
rules-card-unknown = 沒有這張卡牌
