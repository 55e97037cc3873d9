# 命令列

## 說明

cli-help = 在瀏覽器或終端機玩海上貿易遊戲，並觀看遊戲紀錄。
cli-help-play = 在全螢幕畫面上玩：與機器人對戰，或加入伺服器的遊戲桌。在遊戲中輸入「?」可查看能做什麼。
cli-help-replay = 逐步播放一場遊戲的紀錄。
cli-help-plain = 以逐行文字取代全螢幕畫面，適合螢幕報讀軟體與簡易終端機。透過管線（pipe）時一律逐行輸出。
cli-help-light = 全螢幕畫面使用淺底深字。預設：依終端機標示的配色（COLORFGBG）；沒有標示時用深底淺字。
cli-help-table = 執行中的伺服器上，一張遊戲桌的連結：在那裡入座；沒有空位時則觀戰。
cli-help-name = 你在該桌的名字。預設：船長。
cli-help-key = 你在該桌已有座位的金鑰。
cli-help-hint = 說明機器人在某個存檔或局面會怎麼做，以及原因。
cli-help-time = 思考時間（毫秒）。預設：1000。
cli-help-document = JSON格式的存檔、局面或紀錄。
cli-help-asked = 要給建議的座位（從0起算）。預設：輪到做決定的座位。
cli-help-version = 顯示版本與規則是否已編譯，然後結束。
cli-help-lang = 語言，可為：{ $languages }。預設：環境（LANG）的語言，否則為英文。
cli-help-game = 遊戲，可為：{ $games }。預設：maritime-silk-road。
cli-help-bots = 你的對手：easy、normal、hard或expert適用於所有對手，或以逗號分隔為每個座位各指定一個，例如hard,easy。預設：normal。
cli-help-players = 玩家人數，包含你。預設：3。
cli-help-seed = 整數；相同的亂數種子會得到相同的發牌。預設：隨機。
cli-help-seat = 你的座位；座位從0起算。預設：0。
cli-help-show-coins = 《海上絲路》：公開所有人的錢幣。
cli-help-sets = 《Import / Export》：使用的卡組，以逗號分隔，例如base,jutaku,kickstarter,captain。預設：base。
cli-help-target = 《Import / Export》：使遊戲結束的目標點數，50以上的偶數。預設：50。
cli-help-closed-hands = 《Import / Export》：凡是取決於手牌的問題，即使無事可做也會詢問，以免有人從有沒有詢問看出端倪。
cli-help-cards = 《Import / Export》：TOML檔案，內含你自訂的卡牌類型、技術等級與裝載需求。
cli-help-resume = 繼續玩這個檔案裡的存檔。
cli-help-save-dir = 離開時存放遊戲的資料夾。預設：你的資料目錄下的entrepot/saved。
cli-help-record = 遊戲結束後寫入紀錄的檔案。預設：你的資料目錄下entrepot/records裡的新檔案。
cli-help-file = 遊戲結束時寫下的紀錄。
cli-help-eyes = 以這個座位的視角觀看（從0起算）。預設：觀戰者視角，看不到任何手牌。
cli-help-all = 一次全部顯示，不等待按鍵。
cli-help-serve = 架設遊戲桌，讓真人、機器人與程式在瀏覽器裡一起玩。
cli-help-host = 接受連線的位址；0.0.0.0代表這台電腦的所有位址。預設：127.0.0.1，僅限這台電腦。
cli-help-port = 接受連線的連接埠；0代表任一可用的。預設：8000。
cli-help-data = 存放遊戲桌的資料夾。預設：你的資料目錄下的entrepot/tables。
cli-help-public-url = 架設在代理伺服器後方時，其他人看到的頁面網址，例如https://example.org/games。
cli-help-workers = 為機器人思考的處理程序數。預設：每個核心一個，至少兩個。
cli-help-limits = 將所有操作頻率的限制乘以此倍數；0：不限制。預設：1。
cli-help-open = 在瀏覽器裡開啟頁面。
cli-help-log-level = 寫入日誌的等級：debug、info、warning或error。預設：info。
cli-help-backup = 在伺服器執行時複製遊戲桌。
cli-help-backup-to = 寫入複本的檔案。
cli-help-prune = 移除很久沒有動靜的遊戲桌。
cli-help-older-than = 多久沒有動靜：90d為90天，12h為12小時。預設：90d。
cli-help-playing = 也包含遊戲尚未結束的遊戲桌。
cli-help-dry-run = 只說明會移除多少。
cli-version = { $rules ->
    [compiled] entrepot { $version }（規則已編譯）
   *[plain] entrepot { $version }（規則未編譯）
}

## 遊戲中

cli-welcome = { $game }，{ $players }位玩家，亂數種子{ $seed }
cli-you = { $name }（你）
cli-prompt = {"> "}
cli-group = { $name }……
cli-letter = { $label }（{ $letter }）
cli-keys = 輸入數字、字母或代碼。? 說明，h 提示，u 收回，l 歷程，q 離開
cli-keys-import-export = 輸入數字、字母或代碼。? 說明，i 名稱 看卡牌，h 提示，u 收回，l 歷程，q 離開
cli-keys-inside = 輸入數字或代碼。Enter或b返回。? 說明，q 離開
cli-commands =
    選擇時，可以輸入數字、括號裡的字母、選項代碼，或足以辨別的代碼開頭。
    代碼例如：{ $example }

      ?      這份說明
      u      收回：收回上一個回答，除非之後已看到新的資訊
      h      提示：厲害的機器人會怎麼做，以及原因
      l      歷程：到目前為止發生的一切
      q      離開；遊戲會保留，之後可以繼續
      Enter  重新顯示桌面；在打開的清單中則是返回
cli-unknown = { $count ->
    [1] 選項中沒有「{ $typed }」。請輸入{ $first }、代碼，或輸入「?」查看說明。
   *[other] 選項中沒有「{ $typed }」。請輸入{ $first }到{ $last }的數字、代碼，或輸入「?」查看說明。
}
cli-ambiguous = { $more ->
    [0] 「{ $typed }」可能是指{ $examples }。請輸入得更完整，或輸入數字。
   *[other] 「{ $typed }」可能是指{ $examples }，或另外{ $more }個。請輸入得更完整，或輸入數字。
}
cli-commands-import-export = {"  "}i 名稱 查看一張卡牌，例如：i 無人機
cli-no-card = 沒有叫做「{ $name }」的卡牌。請輸入i和卡牌名稱的開頭。
cli-several-cards = { $more ->
    [0] 「{ $name }」可能是{ $examples }。
   *[other] 「{ $name }」可能是{ $examples }，或另外{ $more }張。
}
cli-undone = 已收回。

## 在伺服器的遊戲桌

cli-connected = 連線已恢復。
cli-question-gone = 這個問題已經不再等待回答。
cli-not-now = 現在不能這麼做。輸入「?」可查看能做什麼。

## 提示

cli-hint-chance = 勝率
cli-hint-tried = 推演次數
cli-hint-worth = 初估
cli-hint-option = 選項
cli-hint-why = 機器人依{ $who }所能知道的資訊，推演了{ $worlds }局。「{ cli-hint-worth }」是選項乍看之下與最佳選項相比的價值。
cli-hint-over = 遊戲已經結束，沒有要決定的事。
cli-hint-not-asked = { $who }現在沒有要決定的事。遊戲正在等待：{ $seats }。

cli-saved = 遊戲已存檔。要繼續玩：
cli-recorded = 遊戲紀錄已寫入檔案。要再次觀看：
cli-result-player = 玩家
cli-result-score = 得分
cli-winners = { $count ->
    [1] { $names }獲勝。
   *[other] { $names }共享勝利。
}

## 遊戲紀錄

cli-spectator = 觀戰者
cli-replay-header = 共{ $count }個回答的紀錄，視角：{ $eyes }
cli-replay-prompt = {"[Enter] "}
cli-replay-keys = Enter：下一個回答，a：播放到最後，t：桌面，i 名稱：卡牌，q：離開
cli-replay-answer = { $number }. { $name }：{ $answer }
cli-replay-sample = 這位玩家無從得知的一切已重新發牌
cli-replay-secret = 從這個視角看不到的選擇
cli-replay-unfinished = 紀錄到此為止；遊戲尚未結束。

## 出錯時

cli-file-fault = 無法使用{ $path }：{ $why }。
cli-resume-alone = 存檔已有自己的遊戲、玩家、亂數種子、座位與其他設定：使用--resume時請不要加上這些。
cli-table-alone = 遊戲桌已有自己的遊戲、玩家、亂數種子、座位與其他設定，並由伺服器保存：使用--table時請不要加上這些。
cli-table-missing = 名字與金鑰只用於遊戲桌：請用--table提供它的連結。
cli-is-record = 這是一場遊戲的紀錄，不是存檔。要觀看：{ $command }
cli-is-saved = 這是存檔，不是紀錄。要繼續玩：{ $command }
cli-unexpected = 發生了不該發生的錯誤：{ $why }。請回報此問題。

## 海上絲路

cli-silk-road-no-cards = 這個遊戲的牌就是貨物，沒有各自的文字。

cli-silk-road-title = { $turn ->
    [0] 遊戲準備，{ $deck }
   *[other] 第{ $turn }回合，{ $deck }
}
cli-silk-road-deck = { $count ->
    [0] 牌堆已空
   *[other] 牌堆剩{ $count }張牌
}
cli-silk-road-market = 市場
cli-silk-road-supply = 剩餘標記
cli-silk-road-own-hand = 你的手牌
cli-silk-road-ships = 商船
cli-silk-road-own-ships = 你的商船
cli-silk-road-hand = 手牌
cli-silk-road-coins = 錢幣
cli-silk-road-cards = 卡牌
cli-silk-road-shop = 出售中
cli-silk-road-offer = { $cards }（{ $price }元）
cli-silk-road-ship = 商船{ $count }艘
cli-silk-road-licence = 特許證{ $count }張
cli-silk-road-porter = 搬運工{ $count }張
cli-silk-road-exchange = 交易所{ $count }張
cli-silk-road-group-play = 打出{ $count }張{ $good }
cli-silk-road-inside-play = 打出{ $count }張{ $good }：要覆蓋市場上的哪些牌？
cli-silk-road-group-exchange = { $ship }號商船（{ $good }）：更換貨物
cli-silk-road-inside-exchange = { $ship }號商船載著{ $good }：要換成什麼？

## Import / Export

cli-import-export-letter-technology = 科
cli-import-export-letter-agriculture = 農
cli-import-export-letter-illegal = 非
cli-import-export-letter-consumer = 消
cli-import-export-letter-luxury = 奢
cli-import-export-letter-capital = 資
cli-import-export-title = { $turn ->
    [0] 遊戲準備
   *[other] { $led ->
        [none] 第{ $turn }回合，起始玩家：{ $leader }，目標{ $target }點，牌庫{ $deck }張，棄牌堆{ $discard }張
       *[other] 第{ $turn }回合，{ $leader }宣告{ $led }，目標{ $target }點，牌庫{ $deck }張，棄牌堆{ $discard }張
    }
}{ $last ->
    [yes] ，最後一回合
   *[no] {""}
}
cli-import-export-player = 玩家
cli-import-export-colour = 顏色
cli-import-export-credits = 點數
cli-import-export-hand = 手牌
cli-import-export-goods = 貨物（+為自己的顏色）
cli-import-export-imports = 進口區
cli-import-export-plus = +
cli-import-export-shipments = 合約區
cli-import-export-harbour = 港口的船
cli-import-export-empty = 空船
cli-import-export-sea = 外海的船
cli-import-export-shown = 已知的手牌
cli-import-export-island = 補給區
cli-import-export-held = 處理中
cli-import-export-own-hand = 你的手牌
cli-import-export-free = 空
cli-import-export-tier = 等級{ $tier }
cli-import-export-as = { $name }（同{ $other }）
cli-import-export-with = { $name }（{ $credits }點）
cli-import-export-card = { $type }類，行動：{ $action }，技術等級{ $tier }，卡組：{ $set }
cli-import-export-load = 裝載需求
cli-import-export-house = { $count ->
    [1] { $fields }是本專案自訂的數值，並非印刷卡牌上的數值。
   *[other] { $fields }都是本專案自訂的數值，並非印刷卡牌上的數值。
}
cli-import-export-own = { $count ->
    [1] { $fields }來自你的檔案。
   *[other] { $fields }都來自你的檔案。
}
cli-import-export-value-type = 類型
cli-import-export-value-tier = 技術等級
cli-import-export-value-load = 裝載需求
cli-import-export-inside = { $name }：要選哪一個？
cli-import-export-group-lead = 宣告{ $what }
cli-import-export-group-follow = 以2張牌跟隨
cli-import-export-group-follow-load = 以2張牌跟隨，改為裝載
cli-import-export-group-contract = 簽下「{ $what }」
cli-import-export-group-load = 裝載「{ $what }」
cli-import-export-group-load-two = 將「{ $what }」與另一張牌一起裝載
cli-import-export-group-take = 拿「{ $what }」
cli-import-export-group-take-any = 從補給區拿1張牌
cli-import-export-group-sell-any = 賣1張牌
cli-import-export-group-discard-contract-any = 棄掉1張合約
cli-import-export-group-pirate = 從{ $what }搶奪
cli-import-export-group-pirate-two = 一起搶奪2個，其一來自{ $what }
cli-import-export-group-card = 選擇{ $what }類卡牌
cli-import-export-group-card-as = 將「{ $what }」算作貨物
cli-import-export-group-cards = 「{ $what }」和其他牌
cli-import-export-group-goods = 「{ $what }」和另一個
cli-import-export-group-use = 使用「{ $what }」
