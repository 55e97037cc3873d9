# 競技場與報告

## 說明

cli-help-arena = 讓機器人在所有核心上互相對戰：統計勝率、評分與用時。座位輪換，發牌成對；按Ctrl-C不會遺失任何結果。
cli-help-arena-game = 遊戲，可為：{ $games }。
cli-help-arena-bots = 機器人，以逗號分隔，每個座位一個；例如random, greedy, search:200ms, search:400i, easy, normal, hard, expert。
cli-help-games = 遊戲局數；會向上取整，讓每個機器人在每組發牌中坐過每個座位。
cli-help-arena-seed = 決定所有發牌的整數。預設：檔案裡的種子，否則隨機。
cli-help-out = 存放對局的檔案，一局一行。若檔案已存在，則補完缺少的對局。預設：你的資料目錄下entrepot/arena裡的新檔案。
cli-help-cores = 同時進行的局數。預設：每個處理器一局。
cli-help-picture = 將評分與各座位勝率畫成圖，寫入此檔案（.png、.svg或.pdf）。需要附加套件"pictures"。
cli-help-with-report = 同時統計遊戲過程：長度、點數來源、哪些卡牌致勝。
cli-help-top = 報告中每個表格的最多行數；JSON檔案包含全部。

## 進行中

lab-progress = 對局
lab-begins = { $game }：{ $bots }。亂數種子{ $seed }，{ $count }局，{ $blocks }組發牌。
lab-rounded = { $wanted }局會留下未完成的發牌：將改為{ $count }局，讓{ $bots }個機器人在每組發牌中都坐過每個座位。
lab-goes-on = { $path }裡已有{ $count }局中的{ $done }局。
lab-stopped = 已完成並保留{ $count }局中的{ $done }局。要繼續：
lab-failed-bot = 亂數種子{ $seed }的對局（發牌{ $block }，輪換{ $rotation }）在詢問座位{ $seat }的{ $bot }時失敗：{ $why }
lab-failed-game = 亂數種子{ $seed }的對局（發牌{ $block }，輪換{ $rotation }）在詢問任何人之前就失敗：{ $why }
lab-died = 亂數種子{ $seed }的對局（發牌{ $block }，輪換{ $rotation }）遺失：其處理程序以代碼{ $code }結束。
lab-more-failed = 另有{ $count }局失敗。
lab-incomplete = 這些結果缺少{ $count }局。要補完：
lab-written = 已寫入：{ $paths }

## 結果

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

## 報告

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

## 圖

lab-picture-title = { $game }，{ $count }局
lab-picture-rating = 評分與95%區間
lab-picture-wins = 勝率（%）
lab-picture-even = 均等

## 出錯時

error-no-games = { $games }局太少：至少要1局。
error-no-cores = { $cores }個處理程序無法進行任何對局：請至少給1個，或省略--cores。
error-needs-research = { $why }
error-no-bots = 請用--bots指定機器人，每個座位一個，例如--bots random,random。
error-arena-differs = { $path }裡是另一個競技場的對局：其{ $field }為{ $there }，此處為{ $here }。要繼續，請使用相同的設定，或換一個檔案。
error-arena-in-use = 另一個競技場正在寫入{ $path }。請等待，或換一個檔案。
error-arena-not-one = { $path }不是競技場的檔案：第{ $line }行沒有設定。請換一個檔案。
error-arena-bad-line = { $path }的第{ $line }行已損壞。請刪除此行：該局會重新進行。
error-bad-picture = 無法畫出{ $path }：圖片檔名須以下列之一結尾：{ $kinds }。
error-no-matplotlib = 畫圖需要matplotlib。安裝方式：pip install "entrepot[pictures]"
