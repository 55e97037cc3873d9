# 桌面以外的頁面：首頁、等候室、桌主、設定

page-title = Entrepôt
page-gallery = 頁面元件一覽

lobby-title = { $title } · Entrepôt
lobby-title-turn = ● 輪到你了 · { $game }
lobby-unknown-problem = 發生錯誤（{ $code }）。
lobby-trouble-not-reached = 無法連上伺服器。伺服器是否正在執行？這台裝置是否已連線？
lobby-trouble-no-json = { $name }不是JSON檔案，因此不可能是紀錄。
lobby-trouble-no-document = 卡牌數值既不是JSON也不是TOML：{ $why }
lobby-close = 關閉
lobby-done = 完成。
lobby-home = 回首頁
lobby-nowhere = 這裡什麼都沒有
lobby-nowhere-why = 這個網址沒有對應的頁面，可能有一部分遺漏了。
lobby-pages = 頁面
lobby-link-learn = 教學
lobby-link-cards = 卡牌
lobby-link-replay = 重播
lobby-link-settings = 設定
lobby-link-about = 關於

## 座位

lobby-bot = 機器人（{ $level ->
    [easy] 簡單
    [hard] 困難
    [expert] 專家
   *[normal] 普通
}）
lobby-bot-number = 機器人{ $number }（{ $level ->
    [easy] 簡單
    [hard] 困難
    [expert] 專家
   *[normal] 普通
}）
lobby-captain = { $name }（機器人，{ $level ->
    [easy] 簡單
    [hard] 困難
    [expert] 專家
   *[normal] 普通
}）
captain-brackwater = 布拉克沃特
captain-corallis = 科拉利斯
captain-driftmoor = 德里夫特穆爾
captain-fathomby = 法瑟姆比
captain-galewin = 蓋爾溫
captain-harbrook = 哈布魯克
captain-kelpworth = 凱爾普沃思
captain-lanterby = 蘭特比
captain-merrowin = 梅羅溫
captain-moorwick = 穆爾威克
captain-oystermark = 奧斯特馬克
captain-petrellan = 佩特雷蘭
captain-saltonby = 索爾頓比
captain-sandarel = 桑達雷爾
captain-spindrake = 斯平德雷克
captain-tidewell = 泰德韋爾
lobby-open-seat = 空座位{ $number }
lobby-kept-for = 保留給{ $name }
lobby-seat-open = 空位
lobby-seat-bot = 機器人
lobby-seat-thinking = 思考中
lobby-seat-away = 離席，由機器人代打
lobby-seat-away-since = 離席，機器人自{ $time }起代打
lobby-seat-you = 你
lobby-seat-here = 在線上
lobby-seat-offline = 未連線
lobby-seat-friend = 空位，留給朋友
lobby-level-easy = 簡單
lobby-level-normal = 普通
lobby-level-hard = 困難
lobby-level-expert = 專家

## 首頁

lobby-tagline = 兩款海上貿易遊戲，與朋友或機器人同樂
lobby-sail-as = 你的名字
lobby-nobody = 船長
lobby-about-import-export = 爭取合約、裝載貨船、化身海盜。每張牌既是貨物，也是合約，還有獨特的能力。
lobby-about-maritime-silk-road = 瓷器、絲綢與茶葉。看準市場，打對牌，在最好的時機賣出。
lobby-players = 玩家人數
lobby-player-count = { $count }位玩家
lobby-level-bots = { $level ->
    [easy] 簡單機器人
    [hard] 困難機器人
    [expert] 專家機器人
   *[normal] 普通機器人
}
lobby-play-now = 立即開始
lobby-dealing = 發牌中……
lobby-learn = 第一次玩？邊玩邊學
lobby-set-up = 開桌並邀請朋友
lobby-your-tables = 你的遊戲桌
lobby-branch = 分支
lobby-your-turn = 輪到你了
lobby-state-waiting = 等待玩家
lobby-state-dealing = 正在發牌
lobby-state-over = 已結束
lobby-state-frozen = 已凍結
lobby-open-tables = 公開的遊戲桌
lobby-no-tables = 目前沒有公開的遊戲桌。你開的桌也可以顯示在這裡。
lobby-filter-game = 遊戲
lobby-filter-game-all = 全部
lobby-filter-state = 遊戲桌
lobby-filter-state-all = 全部
lobby-filter-state-waiting = 有空位
lobby-filter-state-playing = 可觀戰
lobby-no-such-tables = 目前沒有這樣的公開遊戲桌。
lobby-free-seats = { $count }個空位
lobby-join = 加入
lobby-watch = 觀戰
lobby-more-tables = 顯示更多遊戲桌
lobby-records = 重播遊戲
lobby-records-why = 將遊戲紀錄拖放到本頁任何地方，或選擇檔案。
lobby-choose-file = 選擇檔案
lobby-drop-here = 放開即可重播紀錄

## 新的遊戲桌

lobby-new-table = { $game }：開新桌
lobby-no-such-game = 這個伺服器沒有該遊戲。
lobby-who-plays = 參與玩家
lobby-all-friends = 其他人都是朋友
lobby-all-bots = 其他人都是機器人
lobby-shuffle = 隨機決定座位
lobby-the-game = 遊戲設定
lobby-the-table = 遊戲桌設定
lobby-option-sets = 卡組
lobby-option-note-sets = 一個卡組就足以進行遊戲。卡組越多，卡牌與能力就越豐富。
lobby-option-target = 目標點數
lobby-option-note-target = 必須是偶數。原版規則為50點；越高則遊戲越長。
lobby-option-closed-hands = 手牌嚴格保密
lobby-option-note-closed-hands = 凡是取決於手牌的問題一律會詢問，即使無事可做。這樣就沒有人能從有沒有詢問看出端倪；遊戲會稍微久一點。
lobby-option-show-coins = 公開所有人的錢幣
lobby-option-note-show-coins = 原版規則中錢幣保密，由大家自行記憶。
lobby-option-cards = 自訂卡牌數值
lobby-option-note-cards = 依你手上實體卡牌填寫的類型、技術等級與裝載需求，JSON或TOML格式，以卡牌代碼為鍵
lobby-listed = 在首頁公開這張遊戲桌
lobby-pace-label = 機器人每次至少花
lobby-pace-none = 不等待
lobby-pace-is = { $seconds }秒
lobby-clock-label = 回答時限
lobby-clock-none = 不限時
lobby-budget-label = 整局時限（分鐘）
lobby-budget-none = 不限時
lobby-grace-label = 離線多久由機器人代打
lobby-grace-none = 永不代打
lobby-time = { $unit ->
    [second] { $count }秒
    [minute] { $count }分鐘
    [hour] { $count }小時
   *[day] { $count }天
}
lobby-seed = 亂數種子
lobby-seed-random = 隨機
lobby-open-table = 開桌

## 等候室

lobby-invite = 邀請
lobby-invite-link = 這張遊戲桌的連結
lobby-by-link = 只有擁有連結的人能找到這張遊戲桌。
lobby-is-listed = 任何人都能在首頁找到這張遊戲桌。
lobby-loopback = 只有這台電腦能連上這個網址。要讓其他人加入，請以--host 0.0.0.0啟動伺服器；若架設在代理伺服器後方，請使用--public-url。
lobby-address = 網址
lobby-copy = 複製連結
lobby-copied = 已複製
lobby-share-sheet = 分享……
lobby-qr = 連結的QR碼
lobby-seats = 座位
lobby-name = 你的名字
lobby-sit-down = 入座
lobby-take-seat = 坐這裡
lobby-take-seat-number = 坐到座位{ $number }
lobby-waiting-for = 還差{ $count }位玩家。
lobby-begins = 人數已滿，遊戲開始。
lobby-bots-level = 機器人
lobby-begin-with-bots = 以機器人補滿空位並開始
lobby-seeded = 自訂發牌
lobby-seeded-why = 自訂發牌：開桌的人指定了亂數種子，可能知道牌的順序。
lobby-coins-open = 公開錢幣
lobby-own-values-in-use = 自訂卡牌數值
lobby-clock-is = 回答時限{ $seconds }秒
lobby-budget-is = 每人整局{ $minutes }分鐘

## 遊戲中

lobby-menu = 選單
lobby-menu-share = 邀請與分享
lobby-menu-move = 將座位移到其他裝置
lobby-menu-rename = 更改名字
lobby-menu-introduce = 顯示我的名字
lobby-menu-host = 桌主管理
lobby-menu-leave = 離開遊戲桌
lobby-you-watch = 觀戰中
lobby-watching = { $count }位觀戰者
lobby-watchers = 觀戰者：{ $names }
lobby-clock = 剩餘時間
lobby-time-left = 整局剩餘時間
lobby-latency = { $ms }毫秒
lobby-connection-on = 已連線
lobby-connection-connecting = 連線中
lobby-connection-off = 未連線
lobby-connecting = 正划向遊戲桌……
lobby-lost = 連線中斷，正在重試；遊戲進度不會遺失。
lobby-lost-with-answer = 連線中斷，正在重試；恢復後會立即送出你的回答。
lobby-bot-plays = 機器人正在代你玩。
lobby-bot-plays-since = 機器人自{ $time }起代你玩。
lobby-bot-played = 從{ $from }到{ $to }，機器人代你玩。
lobby-bot-did = 它做了什麼
lobby-bot-did-nothing = 它沒有需要決定的事。
lobby-play-again = 換我自己玩
lobby-talk-share = 邀請與分享
lobby-share-why = 打開這個連結的人可以坐空位，或在旁觀戰。
lobby-talk-move = 移動座位
lobby-move-why = 這個連結會將你的座位移到其他裝置或瀏覽器。之後你在這裡只能觀戰。
lobby-move-make = 產生連結
lobby-move-link = 移動座位的連結
lobby-move-once = 10分鐘內有效，只能使用一次。請勿交給其他人。
lobby-moving = 正在將座位移到這裡……
lobby-talk-rename = 更改名字
lobby-rename = 更改
lobby-talk-introduce = 顯示我的名字
lobby-introduce-why = 觀戰時，桌上所有人都看得到這個名字。留空則不具名觀戰。
lobby-talk-leave = 離開遊戲桌
lobby-leave-why = 機器人會代你繼續玩。你隨時可以用這個瀏覽器回到座位。
lobby-leave-waiting = 你的座位會再次空出來。
lobby-leave = 離開
lobby-stay = 留下
lobby-talk-settings = 設定
lobby-gone = 找不到這張遊戲桌
lobby-moved = 你在這裡已經沒有座位
lobby-moved-why = 你可以在這裡觀戰。
lobby-result = 查看結果
lobby-broken = 頁面無法顯示這張遊戲桌
lobby-again = 重試
lobby-frozen = 這張遊戲桌已凍結
lobby-frozen-why = 可以查看和下載，但不能繼續玩。
lobby-download = 下載紀錄

## 桌主管理

lobby-to-table = 回到遊戲桌
lobby-not-host = 只有開桌的人，在開桌時使用的瀏覽器裡，才能這麼做。
lobby-give-away = 機器人代打
lobby-give-away-seat = 座位{ $number }由機器人代打
lobby-give-bot = 換成機器人
lobby-give-bot-seat = 將座位{ $number }換成機器人
lobby-give-open = 空出座位
lobby-give-open-seat = 空出座位{ $number }
lobby-give-back = 交還座位
lobby-give-back-seat = 將座位{ $number }交還原玩家
lobby-step-back = 退回一步
lobby-step-back-why = 遊戲退回到最後一個回答之前，不論是誰的回答。所有人都會得知。再次進行時，隨機結果不變。
lobby-stepped-back = 遊戲已退回一步。
lobby-took-back-person = { $who }收回了一個回答。
lobby-took-back-people = 大家同意退回到{ $who }的上一個回答之前。
lobby-took-back-host = 桌主已將遊戲退回到{ $who }的上一個回答之前。
lobby-notice-left = { $who }離開了，機器人自{ $time }起代{ $who }玩。
lobby-notice-grace = 機器人自{ $time }起代{ $who }玩。
lobby-notice-host = 桌主讓機器人自{ $time }起代{ $who }玩。
lobby-notice-back = { $who }回來了。
lobby-notice-bot = 機器人接手了{ $who }的座位。
lobby-notice-refused = { $by }不同意{ $who }提議的退回。
lobby-notice-withdrawn = { $who }不再提議退回。
lobby-export = 匯出
lobby-export-before = 遊戲結束之前，匯出的內容只包含你能知道的資訊。
lobby-export-after = 匯出的檔案就是遊戲紀錄，可以重播。
lobby-delete = 刪除遊戲桌
lobby-delete-why = 這張遊戲桌，連同遊戲和所有座位，會永久刪除，所有人都無法復原。
lobby-delete-now = 永久刪除
lobby-keep = 保留

## 設定

lobby-theme = 外觀
lobby-theme-auto = 依系統設定
lobby-theme-light = 淺色
lobby-theme-dark = 深色
lobby-sound = 音效
lobby-sound-off = 關閉
lobby-sound-turn = 輪到我時
lobby-sound-all = 全部
lobby-volume = 音量
lobby-motion = 動畫
lobby-motion-auto = 依系統設定
lobby-motion-off = 減少
lobby-motion-speed = 動畫速度
lobby-motion-speed-slow = 慢
lobby-motion-speed-normal = 正常
lobby-motion-speed-fast = 快
lobby-text-size = 文字大小
lobby-text-size-small = 小
lobby-text-size-normal = 正常
lobby-text-size-large = 大
lobby-card-size = 卡牌大小
lobby-card-size-small = 小
lobby-card-size-normal = 正常
lobby-card-size-large = 大
lobby-new-tables = 用於新遊戲桌和「立即開始」
lobby-confirm = 確認
lobby-confirm-all = 每次選擇都要我確認
lobby-notify = 通知
lobby-notify-turn = 頁面在背景時，輪到我就通知我
lobby-notify-refused = 瀏覽器不允許此頁面發送通知。
lobby-language = 語言
lobby-language-auto = 依瀏覽器設定

## 所有卡牌

lobby-all-cards = 所有卡牌
lobby-card-sought = 名稱或能力
lobby-card-type = 類型
lobby-card-all = 全部
lobby-card-count = { $count }張卡牌

## 從任何地方前往規則與卡牌頁面

help-rules = 規則
help-rules-of = 《{ $game }》規則
help-paragraph = 規則第{ $number }條
help-paragraphs = 相關規則：
help-card = 「{ $card }」的完整說明
help-new-tab = 另開分頁，遊戲不中斷
help-peek-rules = 規則與更多說明
help-house = 大多數技術等級與裝載需求是本專案自訂的數值：規則書的文字未載明，因此由本專案選定。每張卡牌的頁面都會註明是哪些。

## 關於

lobby-about-unofficial-title = 非官方作品
lobby-about-unofficial-text = 這是愛好者的作品，並非由《Import / Export》與《海上絲路》的作者或出版商製作或認可，也沒有使用其任何美術素材。喜歡這些遊戲的話，請購買正版。
lobby-about-icons-title = 圖示
lobby-about-icons-text = 圖示來自game-icons收藏，作者為Lorc、Delapouite、Skoll、sbed等人，依CC BY 3.0授權；除顏色與大小外未經修改。
lobby-about-icons-link = game-icons.net
lobby-about-licence-link = CC BY 3.0
lobby-about-fonts-title = 字型
lobby-about-fonts-text = Big Shoulders Stencil（The Big Shoulders Project Authors）、Barlow（The Barlow Project Authors）、Alegreya（Juan Pablo del Peral與the Alegreya Project Authors），皆依SIL Open Font License 1.1授權。
lobby-about-fonts-link = SIL Open Font License
lobby-about-code-title = 其他
lobby-about-code-text = 其餘的繪圖與程式皆為本專案自行製作，依MIT授權條款發布。
lobby-about-house-title = 卡牌的數值
lobby-about-house-text = { $all }張卡牌中，有{ $count }張的部分數值（{ $kinds }）由本專案自訂，因為規則書的文字未載明。每張卡牌都會註明是哪些。擁有實體遊戲的人，可以在開桌時填入印刷的數值。
lobby-about-api = 供程式使用的API
lobby-version = 版本{ $version }
