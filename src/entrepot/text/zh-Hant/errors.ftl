# 出了什麼錯，以及該怎麼辦
# 競技場的錯誤在terminal.ftl。

error-no-such-answer = 這場遊戲沒有回答{ $answer }：回答的編號到{ $last }為止。
error-no-such-seat = 沒有座位{ $seat }：座位編號從0到{ $last }。
error-no-option-id = { $option }不是選項代碼。選項代碼是一段簡短文字{ $legal_count ->
    [0] 。
   *[other] ，現在可用的有：{ $legal }。
}
error-no-question-id = { $question }不是問題代碼：請以文字提供待回答問題的代碼，或不提供。
error-match-over = 遊戲已經結束，不會再詢問任何人。
error-not-asked = 現在沒有問題要{ $who }回答；遊戲正在等待座位{ $seats }。
error-other-question = 問題{ $question }已經不再等待回答。{ $who }現在要回答的是問題{ $now }：{ $legal }。
error-not-an-option = 現在不能選擇{ $option }（{ $kind }）。可選的有：{ $legal }。

error-nothing-to-undo = { $who }還沒有回答過，沒有可以收回的。
error-undo-sampled = 這個對局由抽樣產生：在那之前的回答不能收回。
error-undo-others-answered = { $who }不能收回上一個回答：之後已有其他人回答。全體玩家可以一致同意退回。
error-undo-revealed = 祕密回答公開之後，{ $who }便不能收回。全體玩家可以一致同意退回。
error-undo-learned = { $who }不能收回上一個回答：之後已看到隱藏的資訊。全體玩家可以一致同意退回。
error-undo-chance = { $who }不能收回上一個回答：之後已有隨機結果揭曉。全體玩家可以一致同意退回。

error-unknown-game = 沒有叫做{ $game }的遊戲。已知的有：{ $games }。
error-unknown-bot = 沒有叫做「{ $bot }」的機器人。已知的有：{ $bots }。
error-bad-bots = 請指定一個機器人給其他所有座位，或以逗號分隔列出{ $seats }個，而不是{ $bots }。
error-bad-players = 這個遊戲需要{ $least }到{ $most }位玩家，而不是{ $players }位。
error-bad-seed = 亂數種子是0到{ $most }的整數或64位十六進位數字，而不是{ $seed }。
error-bad-options = { $field }：{ $why }。這個遊戲的設定有：{ $names }。

error-too-large = 文件有{ $size }位元組；最多只讀取{ $limit }位元組。
error-not-json = 文件不是JSON：{ $why }。
error-not-a-position = 局面是包含"game"與"players"的JSON物件。
error-bad-document = 文件整體有誤：{ $why }。
error-bad-field = 欄位{ $field }：{ $why }。
error-bad-piece = 欄位{ $field }描述的不是這個遊戲的桌面。
error-bad-value = 欄位{ $field }的值類型錯誤：應為{ $expected }。
error-bad-save = 欄位{ $field }前後不一致：{ $why }。
error-bad-digest = 存檔被更動過：桌面與記下的摘要值不符。
error-contradiction = 欄位{ $field }與文件的其他部分矛盾。
error-not-in-set-up = 欄位{ $field }不能與"setup": true並存，因為後者會重新進行全部發牌。
error-seat-not-there = 欄位{ $field }：座位編號從0到{ $last }。
error-unknown-word = 欄位{ $field }：此處不認得{ $word }。已知的有：{ $known }。
error-too-many = 欄位{ $field }：{ $what }總共只有{ $most }個。
error-wrong-market = 欄位{ $field }：市場有{ $places }個位置；請全部列出，或全部不列。
error-empty-deck = 欄位{ $field }：牌堆至少要有1張牌，因為牌堆一空遊戲就結束。
error-wrong-opponents = 請指定桌上的一個座位，以及給其他{ $others }個座位共用的一個機器人，或每個座位各一個；座位{ $seat }與指定的機器人不相符。
error-bad-observer = 沒有觀察器能提供{ $wanted }：只有提供單一玩家私有資訊與完全不提供私有資訊的兩種，而且都沒有參數。

error-bad-cards = { $field }沒有提供卡牌的數值：{ $why }。
error-unknown-card = 欄位{ $field }：沒有叫做「{ $word }」的卡牌。
error-card-not-free = 欄位{ $field }：卡牌「{ $word }」已在別處，或不在這場遊戲的卡組裡。
error-no-such-slot = 欄位{ $field }：這艘船沒有空的貨櫃格「{ $word }」。貨櫃寫作card:contract或card:contract:type；與前一個貨櫃成對的寫作card:beside；未裝進貨櫃格的寫作card:loose。
error-colour-twice = 欄位{ $field }：有兩位玩家的顏色相同。
error-capital-colour = 欄位{ $field }：顏色capital只用於6人遊戲。
error-over-full = 欄位{ $field }：這艘船最多容納{ $most }個，合約的所有貨櫃格與散裝貨櫃都計算在內。
error-contract-at-sea = 欄位{ $field }：外海的船沒有合約。
error-empty-at-sea = 欄位{ $field }：外海的船至少載有1個貨櫃。

error-diverged-question = 第{ $index }個回答不符：座位{ $seat }以「{ $option }」回答「{ $kind }」，但規則（版本{ $rules }，紀錄的版本為{ $written }）問的是{ $asked }。
error-diverged-option = 第{ $index }個回答不符：座位{ $seat }以「{ $option }」回答「{ $kind }」，但規則（版本{ $rules }，紀錄的版本為{ $written }）允許的是：{ $legal }。
error-diverged-over = 第{ $index }個回答不符：座位{ $seat }以「{ $option }」回答「{ $kind }」，但遊戲已經結束（規則版本{ $rules }，紀錄的版本為{ $written }）。
error-diverged-digest = 全部{ $index }個回答都相符，但得到的桌面與紀錄不同：紀錄可能被截斷或更動，或是依其他規則寫成（版本{ $written }，此處為{ $rules }）。

error-rule-fault = 規則在處理「{ $option }」時出錯（{ $why }）。對局維持原狀。請附上這個對局的紀錄回報此問題。

error-not-found = 這個網址沒有任何內容。
error-wrong-method = 這個網址不接受這種請求。
error-bad-request = 無法理解這個請求。
error-body-too-large = 請求太大。
error-head-too-large = 請求標頭太大。
error-address-too-long = 請求的網址太長。
error-request-too-slow = 請求傳送逾時。
error-too-many-connections = 來自你的位址的連線太多。請關閉一些，或稍後重試。
error-server-full = 伺服器的連線數已達上限。請稍後重試。
error-frame-too-large = 訊息太大：最多只讀取{ $most }位元組。
error-no-body = 請求沒有內容：應為JSON物件。
error-not-json-type = 請求必須是JSON，並且註明：Content-Type: application/json。
error-unknown-host = 這個伺服器不回應「{ $host }」這個名稱。架設者可以用--public-url加入這個名稱。
error-no-origin = 請求沒有註明來源：請送出金鑰（Authorization: Bearer ...），或像瀏覽器一樣送出Origin標頭。
error-foreign-origin = 這裡不接受來自{ $origin }頁面的請求。
error-metrics-closed = 伺服器的數據只能在本機讀取，或使用主機設定的權杖（--metrics-token）。
error-too-often = 操作太頻繁。請在{ $seconds }秒後重試。
error-internal = 伺服器發生錯誤，已寫入日誌；沒有任何更動。
error-too-busy = 伺服器太忙。請稍後重試。
error-work-lost = 無法完成工作：負責的處理程序已結束或逾時。請重試。
error-work-waiting = 您已有{ $most }個請求在等待。請在{ $seconds }秒後、部分請求完成時重試。
error-record-too-long = 欄位{ $field }：紀錄有{ $answers }個回答，最多只能重播{ $most }個。
error-record-too-slow = 欄位{ $field }：重播此紀錄需要超過{ $seconds }秒的處理時間，一般對局不會如此。在您自己的電腦上重播則不限時間：entrepot replay FILE。
error-bad-address = 「{ $address }」不是頁面的網址：網址以http://或https://開頭，而且不含?或#。
error-bad-table-link = 「{ $address }」不是遊戲桌的連結。連結的形式如http://192.168.1.20:8000/#/t/abcdefgh，可在頁面的「邀請」裡找到。
error-not-reached = 無法連上{ $address }：{ $why }。
error-bad-level = 沒有日誌等級「{ $level }」。可用的有debug、info、warning和error。
error-bad-age = 「{ $age }」不是時間長度：90天寫作90d，12小時寫作12h。

error-no-such-table = 沒有這張遊戲桌：連結不完整，或遊戲桌已被刪除。
error-not-your-seat = 只有在座的玩家可以這麼做，而這不是（或不再是）該桌座位的金鑰。
error-not-the-host = 只有桌主可以這麼做。
error-code-void = 這個連結已經用過，或已超過10分鐘。請在擁有座位的裝置上產生新的連結。
error-table-waits = 遊戲桌還在等待玩家。
error-table-begun = 遊戲已經開始。
error-table-over = 遊戲已經結束。
error-table-frozen = 這張遊戲桌已凍結：只能查看和匯出。
error-table-damaged = 這張遊戲桌的存檔已無法讀取。
error-table-diverged = 規則已經更動，這場遊戲無法依新規則繼續。
error-table-deleted = 遊戲桌已被刪除。
error-seat-moved = 這個座位已移到其他裝置，或已換人。
error-server-stops = 伺服器即將停止。重新啟動後，遊戲會從原處繼續。
error-too-slow = 連線太慢，跟不上所有更新。
error-ticket-used = 票券{ $ticket }已用於其他請求。
error-proposal-open = 已經有一個提議：請先回應它。
error-no-such-proposal = 這個提議已經失效。
error-no-standing-answer = 「{ $kind }」不能設定自動回答。
error-journal-full = 這張遊戲桌的紀錄已滿，不再儲存新內容：最多{ $most }筆。
error-too-many-changes = 這個座位在本桌已悔棋、提議或更改{ $most }次，現在只能回答。
error-no-open-seat = 已經沒有空位。
error-seat-reserved = 這個座位保留給上一局的玩家。
error-nobody-there = 那個座位沒有真人玩家。
error-nothing-to-step-back = 還沒有任何回答。
error-no-question = 現在沒有問題要你回答。
error-record-later = 遊戲結束後，紀錄才會公開。
error-not-dealing = 只有在發牌時才接受發牌的亂數份額。
error-other-part = 這不是該座位所承諾的亂數份額。
error-fair-none = 這份紀錄無法證明其發牌：它來自公開發牌的遊戲桌，或早於可驗證發牌，或不是在伺服器上進行的。
error-fair-secret = 伺服器的隨機位元與其承諾不符。
error-fair-other-commitment = 紀錄中的承諾不是在遊戲桌上顯示過的那一個。
error-fair-seats = 發牌的座位數與這局遊戲不符。
error-fair-part = 座位{ $seat }的亂數份額與其承諾不符。
error-fair-seed = 亂數種子不是由伺服器的隨機位元和各座位的份額得出的。
error-fair-chain = 各步驟無法得到最終的雜湊值：有步驟被更改、加入、刪除或移動，或者遊戲桌的規則被更改了。
error-fair-other-head = 在遊戲桌上看到的雜湊值在這局遊戲中從未出現。
error-fair-rules-changed = 遊戲進行中規則有變，因此無法從發牌開始重播各步驟。
error-fair-steps = 紀錄中的回答與鏈結的步驟不一致。
error-fair-replay = 無法重播各步驟。{ $why }
error-fair-unfinished = 這份紀錄結束時遊戲尚未結束。
error-rematch-later = 這一局結束後，才能開下一局。
error-one-person = 你只能坐一個座位；其他座位請留給之後加入的人。
error-too-many-listed = 首頁上已有{ $most }張來自你的位址的遊戲桌。請先結束或隱藏其中一張。
error-bad-name-length = 名字的長度為1到{ $most }個字元。
error-bad-name-letter = 名字不能包含字元{ $letter }：它看不見或無法辨識。
error-name-alike = 這個名字和同桌另一位玩家的太像：{ $name }。請換一個。
error-folder-in-use = 另一個伺服器正在使用{ $path }。請先停止它，或用--data選擇其他資料夾。
error-folder-unusable = 無法使用{ $path }：{ $why }。
error-schema-newer = { $path }是由較新版本的Entrepôt寫成（結構版本{ $found }，此處為{ $known }）。請安裝該版本，或用--data選擇其他資料夾。
error-no-data = { $path }沒有資料。
error-no-backup = 無法複製到{ $path }：{ $why }。
error-prune-unanswered = 使用{ $path }的伺服器沒有回應。它還在執行嗎？請重試，或先停止它。
error-not-written = 無法讀寫磁碟上的資料，沒有任何更動：{ $why }。請重試。
error-disk-full = 存放資料的磁碟已滿。騰出空間之前不會儲存任何新內容。
error-data-not-written = 目前無法寫入資料。恢復之前不會儲存任何新內容。
error-data-damaged = 資料庫已損毀：其中一部分已無法讀取。
error-data-replaced = 資料庫在伺服器執行時被刪除或替換。重新啟動伺服器之前不會儲存任何新內容。
error-no-such-lesson = 沒有叫做{ $lesson }的教學。
error-lesson-lost = 第{ $number }個回答已經不符合這個教學。請重新開始。
error-lesson-done = 這個教學已經結束，不會再詢問。

research-missing = Entrepôt的這個部分需要{ $modules }。請安裝附加套件：pip install "entrepot[research]"
