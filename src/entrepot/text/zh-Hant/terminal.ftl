# 終端機：命令、逐行與全螢幕遊戲、競技場，以及伺服器的自述

## 說明

cli-help = 在瀏覽器或終端機玩海上貿易遊戲，並觀看遊戲紀錄。
cli-help-play = 在全螢幕畫面上玩：與機器人對戰，或加入伺服器的遊戲桌。在遊戲中輸入「?」可查看能做什麼。
cli-help-replay = 逐步播放一場遊戲的紀錄。
cli-help-review = 覆盤一場遊戲：每位玩家的勝率變化、使勝率下降最多的回答，以及機器人會怎麼做。
cli-help-review-seat = 只顯示這個座位（從0開始）的轉捩點；與--from同用時坐在這裡。預設：全部；與--from同用時為當時作答的座位。
cli-help-review-open = 依所有牌公開的情況判斷，而不是依每位玩家當時所知。
cli-help-review-json = 以JSON輸出全部內容。
cli-help-review-picture = 將勝率畫成圖，寫入此檔案（.png、.svg或.pdf）。需要附加套件"pictures"。
cli-help-review-seed = 整數；相同的亂數種子會得到相同的覆盤。
cli-help-review-worlds = 一個回答最多在多少次推演中比較。越多越慢，也能發現更多。
cli-help-review-cores = 用多少個處理程序思考。預設：每個處理器一個。
cli-help-review-from = 從這個編號的回答之前開始，與機器人繼續玩。紀錄保持原樣；你玩的是分支，另存為自己的檔案。
cli-help-review-practice = 重玩這個編號的轉捩點，當時無從知道的牌會重新發；之後告訴你回答得如何。
cli-help-review-name = 分支的名稱，儲存在它的檔案裡。
cli-help-verify = 檢查伺服器上一場遊戲的發牌和所有步驟是否與承諾一致。
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
cli-help-commitment = 遊戲進行時，遊戲桌顯示的承諾。
cli-help-head = 你在遊戲桌上看到的步驟雜湊值，例如最後一個。
cli-help-eyes = 以這個座位的視角觀看（從0起算）。預設：觀戰者視角，看不到任何手牌。
cli-help-all = 一次全部顯示，不等待按鍵。
cli-help-serve = 啟動伺服器，開設遊戲桌，讓真人、機器人與程式在瀏覽器裡一起玩。
cli-help-host = 接受連線的位址；0.0.0.0代表這台電腦的所有位址。預設：127.0.0.1，僅限這台電腦。
cli-help-port = 接受連線的連接埠；0代表任一可用的。預設：8000。
cli-help-data = 存放遊戲桌的資料夾。預設：你的資料目錄下的entrepot/tables。
cli-help-database = 用PostgreSQL資料庫代替資料夾存放遊戲桌：postgresql://使用者@主機/名稱。多個伺服器可以共用。
cli-help-drain = 伺服器收到停止指令、/ready已回答否之後，還繼續服務的秒數。
cli-help-migrate = 把資料夾裡的所有遊戲桌複製到資料庫，或反過來。已經在那裡的遊戲桌保持不變。
cli-help-migrate-from = 遊戲桌所在之處：資料夾，或postgresql://...
cli-help-migrate-to = 遊戲桌的去處：資料夾，或postgresql://...
cli-help-think = 為共用一個資料庫的所有伺服器的機器人思考，可在任何機器上執行。
cli-help-public-url = 架設在代理伺服器後方時，其他人看到的頁面網址，例如https://example.org/games。
cli-help-workers = 為機器人思考的處理程序數。預設：每個核心一個，至少兩個。
cli-help-limits = 將所有操作頻率的限制乘以此倍數；0：不限制。預設：1。
cli-help-open = 在瀏覽器裡開啟頁面。
cli-help-log-level = 寫入日誌的等級：debug、info、warning或error。預設：info。
cli-help-metrics-token = 將它作為bearer權杖送出，即可從其他機器讀取/metrics。
cli-help-backup = 在伺服器執行時複製遊戲桌。
cli-help-backup-to = 寫入複本的檔案。
cli-help-prune = 移除很久沒有動靜的遊戲桌。
cli-help-older-than = 多久沒有動靜：90d為90天，12h為12小時。預設：90d。
cli-help-playing = 也包含遊戲尚未結束的遊戲桌。
cli-help-dry-run = 只說明會移除多少。
cli-help-admin = 供架設者使用：依狀態與閒置時間統計遊戲桌、查看執行中伺服器的負載、備份與清理。
cli-help-admin-tables = 依狀態與距上次動靜的天數，統計資料夾裡的遊戲桌。伺服器執行時也可以使用。
cli-help-admin-load = 根據/metrics顯示執行中伺服器的負載。
cli-help-admin-url = 伺服器的位址。
cli-help-admin-token = 啟動伺服器時設定的權杖（伺服器在其他機器上時使用）。
cli-version = { $rules ->
    [compiled] entrepot { $version }（規則已編譯）
   *[plain] entrepot { $version }（規則未編譯）
}

cli-help-arena = 讓機器人在所有核心上互相對戰：統計勝率、評分與用時。座位輪換，發牌成對；按Ctrl-C不會遺失任何結果。
cli-help-arena-game = 遊戲，可為：{ $games }。
cli-help-arena-bots = 機器人，以逗號分隔，每個座位一個；例如random, greedy, search:200ms, search:400i, easy, normal, hard, expert。
cli-help-games = 遊戲局數；會向上取整，讓每個機器人在每組發牌中坐過每個座位。
cli-help-arena-seed = 決定所有發牌的整數。預設：檔案裡的種子，否則隨機。
cli-help-out = 存放對局的檔案，一局一行。若檔案已存在，則補完缺少的對局。預設：你的資料目錄下entrepot/arena裡的新檔案。
cli-help-cores = 同時進行的局數。預設：每個處理器一局。
cli-help-cluster = 改在Ray叢集上對局：auto表示本機所屬的叢集，也可寫「主機:連接埠」，或從叢集外部寫「ray://主機:連接埠」。需要附加套件"cluster"。
cli-help-picture = 將評分與各座位勝率畫成圖，寫入此檔案（.png、.svg或.pdf）。需要附加套件"pictures"。
cli-help-with-report = 同時統計遊戲過程：長度、點數來源、哪些卡牌致勝。
cli-help-top = 報告中每個表格的最多行數；JSON檔案包含全部。
cli-help-train = 用機器人之間的對局來訓練機器人。按Ctrl-C停止；之後用同樣的指令可繼續。需要附加套件"learning"。
cli-help-train-game = 遊戲：import-export或maritime-silk-road。
cli-help-train-players = 玩家人數。
cli-help-train-games = 用多少局來學習。
cli-help-train-seed = 整數；所有對局都由它決定。
cli-help-train-scores = 學習各選項看起來有多好，而不是誰會獲勝（僅限import-export）。有該人數的神經網路時才學得好。
cli-help-train-by-scores = 從依套件中學到的評分（而非手寫評分）進行的對局中學習（僅限import-export，不與--scores併用）。
cli-help-train-start = 從此檔案中的神經網路繼續學習，步子更小，對局中的隨機干擾更少（僅限maritime-silk-road）。
cli-help-train-out = 存放檢查點和神經網路的資料夾。預設：你的資料目錄下entrepot/training裡的資料夾。
train-begins = 為{ $game }訓練機器人；檢查點和神經網路存放在{ $folder }。
train-progress = { $games }局，每秒{ $rate }局，損失值{ $loss }，還需{ $minutes }分鐘
train-tried = { $what ->
    [import-export] { $games }局之後，使用神經網路的搜尋對不使用它的搜尋的勝率為{ $won }%。
    [scores] { $games }局之後，學到的選項評分對greedy機器人的勝率為{ $won }%。
   *[other] { $games }局之後，單用神經網路對greedy機器人的勝率為{ $won }%。
}
train-stopped = 已停止。學到的內容在{ $folder }；用同樣的指令可繼續。
train-done = 完成：{ $file }

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
cli-say = S 文字：對全桌說話；S 編號：說一句短句，每人看到自己的語言：
cli-unprepared = 已收回預先準備的回答。
cli-prepare = P 編號：預先準備下一個問題的回答；P 0：收回：

## 提示

cli-hint-chance = 勝率
cli-hint-tried = 推演次數
cli-hint-worth = 初估
cli-hint-option = 選項
cli-hint-why = 機器人依{ $who }所能知道的資訊，推演了{ $worlds }次。「{ cli-hint-worth }」是選項乍看之下與最佳選項相比的價值。
cli-hint-over = 遊戲已經結束，沒有要決定的事。
cli-hint-not-asked = { $who }現在沒有要決定的事。遊戲正在等待：{ $seats }。

cli-saved = 遊戲已存檔。要繼續玩：
cli-recorded = 遊戲紀錄已寫入檔案。要再次觀看：
cli-result-player = 玩家
cli-result-score = 得分
cli-winners = { $names_id ->
    [you] { $count ->
        [1] 你贏了。
       *[other] 你與{ $names }共享勝利。
    }
   *[seat] { $count ->
        [1] { $names }獲勝。
       *[other] { $names }共享勝利。
    }
}

## 覆盤

cli-review-progress = 覆盤
cli-review-running = 這場遊戲還沒有結束。覆盤會說出玩家還不能知道的事。
cli-review-stopped = 已停止，沒有儲存任何內容。
cli-review-no-point = { $count ->
    [0] 沒有可以練習的轉捩點。
   *[other] 共有{ $count }個轉捩點，沒有編號為{ $number }的。
}

## 遊戲紀錄

cli-spectator = 觀戰者
cli-verify-proven = 發牌和所有步驟都與承諾一致。
cli-verify-failed = 這份紀錄不能證明遊戲是依承諾進行的。
cli-verify-deal = 發牌由伺服器事先承諾的隨機位元，與以下玩家的亂數共同得出：{ $who }。
cli-verify-deal-alone = 發牌僅由伺服器事先承諾的隨機位元得出。
cli-verify-left-out = 以下玩家的亂數沒有及時送達，因此未用於發牌：{ $who }。
cli-verify-steps = 共{ $count }步的雜湊鏈完好無損；收回了{ $taken }個回答。
cli-verify-replay = 依規則重播，這些步驟得到相同的結局。
cli-verify-seen-commitment = 承諾正是你看到的那一個。
cli-verify-seen-head = 你看到的雜湊值屬於第{ $number }步。
cli-verify-unseen = 以上只表示紀錄本身前後一致。請將下列內容與遊戲桌當時顯示的內容比對：
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

## 全螢幕

terminal-pane-table = 桌面
terminal-pane-own = 個人區
terminal-pane-log = 歷程

## 全螢幕 · 螢幕底部的按鍵

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
terminal-key-say = 聊天
terminal-key-prepare = 準備
terminal-key-log = 歷程
terminal-key-result = 結果
terminal-key-language = 語言
terminal-key-quit = 離開
terminal-key-on = 前進
terminal-key-behind = 後退
terminal-key-turn-on = 回合
terminal-key-run = 播放
terminal-key-eyes = 視角

## 全螢幕 · 疊在桌面上的視窗

terminal-sheet-keys = Esc關閉，方向鍵與PageUp、PageDown捲動。
terminal-hint-keys = Enter選擇第一個，Esc關閉。
terminal-say-keys = 輸入文字或短句編號。Enter傳送，Esc關閉。
terminal-prepare-keys = 輸入回答的編號。Enter準備，0收回，Esc關閉。
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
terminal-help-say = 對全桌說話：S加文字，或S加短句編號
terminal-help-prepare = 別人行動時預先準備下一個回答：P加編號，P 0收回
terminal-help-log = 歷程：到目前為止發生的一切
terminal-help-result = 遊戲結束後的結果
terminal-help-pane = 桌面的下一個區域
terminal-help-language = 下一種語言
terminal-help-quit = 離開；會告訴你之後如何繼續

## 全螢幕 · 離開遊戲桌

terminal-left = 遊戲桌還在。要回到這一桌：
terminal-verify = 若要驗證發牌和每一步是否公平，請從遊戲頁面（{ $page }）下載紀錄，然後執行：

## 全螢幕 · 遊戲紀錄

terminal-eyes = 視角：{ $name }
terminal-help-on = 下一個回答
terminal-help-behind = 上一個回答
terminal-help-turn-on = 下一回合
terminal-help-turn-back = 上一回合
terminal-help-first = 跳到開頭
terminal-help-last = 跳到結尾
terminal-help-run = 自動播放，或停止
terminal-help-eyes = 切換到下一位玩家的視角，或觀戰者視角

## 全螢幕 · 有名稱的按鍵

terminal-named-tab = Tab
terminal-named-home = Home
terminal-named-end = End
terminal-named-space = 空白鍵

## 競技場 · 進行中

lab-progress = 對局
lab-begins = { $game }：{ $bots }。亂數種子{ $seed }，{ $count }局，{ $blocks }組發牌。
lab-rounded = { $wanted }局會留下未完成的發牌：將改為{ $count }局，讓{ $bots }個機器人在每組發牌中都坐過每個座位。
lab-goes-on = { $path }裡已有{ $count }局中的{ $done }局。
lab-stopped = 已完成並保留{ $count }局中的{ $done }局。要繼續：
lab-failed-bot = 亂數種子{ $seed }的對局（發牌{ $block }，輪換{ $rotation }）在詢問座位{ $seat }的{ $bot }時失敗：{ $why }
lab-failed-game = 亂數種子{ $seed }的對局（發牌{ $block }，輪換{ $rotation }）在詢問任何人之前就失敗：{ $why }
lab-died = 亂數種子{ $seed }的對局（發牌{ $block }，輪換{ $rotation }）遺失：其處理程序以代碼{ $code }結束。
lab-lost = 亂數種子{ $seed }的對局（發牌{ $block }，輪換{ $rotation }）遺失：其處理程序{ $tries }次意外結束。
lab-more-failed = 另有{ $count }局失敗。
lab-incomplete = 這些結果缺少{ $count }局。要補完：
lab-written = 已寫入：{ $paths }

## 競技場 · 結果

lab-bot = 機器人
lab-games = 局數
lab-wins = 勝場
lab-win-rate = 勝率
lab-interval = 95%區間
lab-score = 得分
lab-margin = 分差
lab-rating = 評分
lab-decisions = 決定數
lab-time-mean = 平均毫秒
lab-time-most-of = 95%
lab-time-most = 最長
lab-pooled = { $name }（合計）
lab-title-bots = 戰績
lab-title-times = 用時
lab-title-seats = 各座位勝率
lab-everybody = 全體
lab-percent = { $rate }%
lab-range = { $low }–{ $high }
lab-rating-value = { $mu } ± { $sigma }
lab-length = 每局平均{ $turns }回合（半數為{ $quarter }到{ $three_quarters }回合），{ $decisions }個決定。
lab-pair = { $first }的勝場在{ $better }組發牌中多於{ $second }，在{ $worse }組中較少，在{ $equal }組中相同；若純屬巧合，差距如此懸殊的機率（p值）：{ $p }。
lab-tiny = 小於0.0001

## 競技場 · 報告

lab-title-gained = { $what }的來源
lab-title-gained-things = 來源明細
lab-title-spent = { $what }的去處
lab-credits = 信用點數
lab-coins = 錢幣
lab-source = 項目
lab-per-player = 每位玩家
lab-share = 佔比
lab-winners-share = 贏家佔比
lab-card = 卡牌
lab-per-game = 每局
lab-players = 玩家數
lab-more-rows = ……另有{ $count }行在JSON檔案中
lab-title-did-contracted = 簽下：{ $count }張卡牌
lab-title-did-completed = 完成：{ $count }張卡牌
lab-title-did-won = 立即獲勝：{ $count }張卡牌
lab-title-did-bought = 購買：{ $count }種卡牌
lab-even = 若卡牌毫無影響，用它的玩家會贏得{ $rate }%的對局。區間不包含此值的卡牌標上+或-；卡牌眾多，其中有些純屬巧合。
lab-winning-score = 贏家平均得{ $score }分。

lab-source-start = 起始
lab-source-shipping = 完成裝運
lab-source-selling = 販售
lab-source-imports = 從自己的船進口
lab-source-bids = 出價
lab-source-power = 能力
lab-source-harbour = 港口的貨櫃
lab-source-goods = 貨物
lab-source-majority = 貨物數量最多
lab-source-set = 集齊所有類型
lab-source-income = 收入
lab-source-special = 特殊卡牌
lab-source-of = { $kind }：{ $what }

## 競技場 · 圖

lab-picture-title = { $game }，{ $count }局
lab-picture-rating = 評分與95%區間
lab-picture-wins = 勝率（%）
lab-picture-even = 均等

## 競技場 · 出錯時

error-no-games = { $games }局太少：至少要1局。
error-no-cores = { $cores }個處理程序無法進行任何對局：請至少給1個，或省略--cores。
error-needs-cluster = 使用叢集需要額外套件「cluster」（{ $why }）：pip install "entrepot[cluster]"。
error-cluster-bad-address = { $address }不是叢集的位址：請給auto、「主機:連接埠」或「ray://主機:連接埠」。
error-cluster-away = 無法使用位於{ $address }的叢集：{ $why }
error-cluster-without-entrepot = 叢集節點{ $node }沒有安裝Entrepôt。請在那裡安裝{ $here }。
error-cluster-differs = 叢集節點{ $node }的Entrepôt（{ $there }）與本機（{ $here }）不同。請在所有節點上安裝同一個。
error-cluster-silent = 叢集節點{ $node }已有{ $seconds }秒沒有回應。請等它較空閒時再試，或將它移出叢集。
error-needs-research = { $why }
error-needs-learning = 訓練需要附加套件"learning"（{ $why }）：pip install "entrepot[learning]"。
error-training-differs = { $folder }裡的訓練使用不同的設定。要繼續，請使用相同的設定，或換一個資料夾。
error-no-scores = 在{ $game }中，一個神經網路同時給出勝率和評分：請省略--scores。
error-no-by-scores = 只有import-export的神經網路能從依學到的評分進行的對局中學習：請省略--by-scores或--scores。
error-no-start = { $game }的神經網路不能從另一個繼續學習：請省略--start。
error-not-a-net = { $file }不是{ $players }人用的神經網路（{ $why }）。請給出由entrepot train寫出的檔案。
error-no-bots = 請用--bots指定機器人，每個座位一個，例如--bots random,random。
error-arena-differs = { $path }裡是另一個競技場的對局：其{ $field }為{ $there }，此處為{ $here }。要繼續，請使用相同的設定，或換一個檔案。
error-arena-in-use = 另一個競技場正在寫入{ $path }。請等待，或換一個檔案。
error-arena-not-one = { $path }不是競技場的檔案：第{ $line }行沒有設定。請換一個檔案。
error-arena-bad-line = { $path }的第{ $line }行已損壞。請刪除此行：該局會重新進行。
error-bad-picture = 無法畫出{ $path }：圖片檔名須以下列之一結尾：{ $kinds }。
error-no-matplotlib = 畫圖需要matplotlib。安裝方式：pip install "entrepot[pictures]"

## 遊戲桌伺服器

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
server-migrated = { $count ->
    [0] 沒有遊戲桌複製到{ $path }。
   *[other] 已把{ $count }張遊戲桌複製到{ $path }。
}
server-migrated-left = 有{ $count }張已經在那裡。
server-thinks = { $workers }個處理程序正在為{ $path }的伺服器思考。按Ctrl-C結束。
server-pruned = { $count ->
    [0] 沒有那麼久的遊戲桌。
   *[other] 已移除{ $count }張遊戲桌。
}
server-would-prune = { $count ->
    [0] 沒有那麼久的遊戲桌。
   *[other] 將會移除{ $count }張遊戲桌。
}
server-tables = { $path }中的遊戲桌
server-tables-state = 狀態
server-tables-waiting = 等待中
server-tables-dealing = 發牌中
server-tables-playing = 進行中
server-tables-over = 已結束
server-tables-frozen = 已凍結
server-tables-days = { $days }天
server-tables-older = 更久
server-tables-all = 全部
server-tables-due = 一有人查看，機器人就必須回答的遊戲桌：{ $count }
server-load-tables = 記憶體中的遊戲桌：{ $loaded }/{ $all }。開啟的連線：{ $sockets }。
server-load-workers = 處理程序：共{ $workers }個，{ $busy }個工作中。等待中：有人觀看的機器人{ $watched }，提示{ $hint }，重播{ $replay }，其他機器人{ $unwatched }。
server-load-answers = 啟動以來：給出{ $answers }個回答，拒絕{ $refused }個請求。
server-load-times = 95%的更新在{ $update }毫秒內送達，寫入在{ $write }毫秒內完成，垃圾回收的停頓不超過{ $pause }毫秒。
server-load-process = 記憶體：{ $memory } MB。開啟的檔案：{ $files }/{ $most }。
