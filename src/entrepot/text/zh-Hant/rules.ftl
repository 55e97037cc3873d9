# 兩款遊戲的規則，以及顯示規則的頁面。每條規則是一則訊息，鍵的結尾是它的編號。
# *這樣*是強調，`這樣`是記法裡的字；含|的行是表格，1.開頭的行是清單。

## Import / Export

rules-import-export-about = 一款圍繞著貨櫃、合約與對手船隻的遊戲，適合2到6位貿易商，約1小時。每張牌都是一種貨物，各有獨特的能力。簽下合約、裝載貨船、派船出海，靠它們帶來的收益壯大自己。終局計分後，點數最多者獲勝。

## Import / Export · 用語

rules-import-export-1 = 用語
rules-import-export-1-1 =
    每張貨物牌屬於五種類型之一，類型決定它的顏色與行動：
    | 類型 | 顏色 | 行動 |
    | { import-export-word-technology } | 綠色 | { import-export-word-load } |
    | { import-export-word-agriculture } | 黃色 | { import-export-word-contract } |
    | { import-export-word-illegal } | 紅色 | { import-export-word-pirate } |
    | { import-export-word-consumer } | 黑色 | { import-export-word-import } |
    | { import-export-word-luxury } | 藍色 | { import-export-word-supply } |
rules-import-export-1-2 = 此外，每張牌都有0到3的技術等級、裝載需求與能力。裝載需求說明它需要哪些顏色的貨櫃，各需要幾個。每需要1個貨櫃，就有1個*貨櫃格*。
rules-import-export-1-3 = 一張牌的作用取決於它放在哪裡。簽在船上時，它是*合約*：看的是裝載需求與能力。裝上船時，它是*貨櫃*：只看顏色。在進口區，它讓你多執行1次該種行動；在貨物區，它能計分，也能提升技術等級；在手上，則任你運用。
rules-import-export-1-4 = 你的港口包含*進口區*、*貨物區*、*合約區*（放置已完成合約，其能力為你所用），以及停在港口的船。其他的船都在外海。玩家之間有*補給區*（牌面朝上）、面朝下的牌庫，以及面朝上的棄牌堆。
rules-import-export-1-5 = *信用點數*以你面前的標記表示，所有人都看得到，增減都以2點為單位。任何人的點數都不會低於0，銀行的點數永遠不會用完。
rules-import-export-1-6 = 基本遊戲有100張牌。Jutaku擴充增加10張，Kickstarter擴充增加15張，Captain版增加3張，都可自由選用。
rules-import-export-1-7 = *本專案自訂的數值。*我們手上的規則書，文字只載明1張牌的技術等級與4張牌的裝載需求，28張擴充卡牌的類型則都沒有寫；其餘只出現在圖片裡。因此，除了「{ import-export-word-hawaiian_salt }」以外所有卡牌的技術等級，除了「{ import-export-word-laptops }」、「{ import-export-word-mri_machines }」、「{ import-export-word-diamond_rings }」和「{ import-export-word-flour }」以外所有卡牌的裝載需求，以及擴充卡牌的類型，都是*本專案自訂的數值*，選定時以遊戲好玩為準。卡牌列表會逐一標明。
rules-import-export-1-8 = 若你擁有實體遊戲，可以將印刷的數值寫進自己的檔案，格式與`cards.toml`相同：要寫哪些卡牌都可以，每張牌的類型、技術等級與裝載需求也可以只寫其中幾項。它們會取代本專案自訂的數值，並隨對局、紀錄與局面一併保存。

## Import / Export · 遊戲準備

rules-import-export-2 = 遊戲準備
rules-import-export-2-1 = 每位玩家隨機分得五種顏色之一。6人遊戲時加入第六種顏色，即淺灰色的*資本*：它不提供任何技術等級，但該玩家起始時多4點。
rules-import-export-2-2 = 每人有2艘自己顏色的船。1號船起始在港口，是空船；2號船起始在外海，載著從牌庫發出的4張牌作為貨櫃。
rules-import-export-2-3 = 從牌庫翻開與玩家人數相同張數的牌，放到補給區。
rules-import-export-2-4 = 每人得到10點與5張牌。
rules-import-export-2-5 = 隨機決定由誰擔任第一位起始玩家。
rules-import-export-2-6 = 遊戲開始前，先約定使用的卡組（一定包含基本遊戲）與目標點數：50點；想玩久一點，可以選任何更高的偶數，常見的是80點。也可以約定手牌嚴格保密（14.5）。

## Import / Export · 回合

rules-import-export-3 = 回合
rules-import-export-3-1 = 每回合由一位玩家擔任起始玩家，他有兩種選擇。一是*抽牌*：將手牌補到5張；已有5張或更多時抽1張。所有人的這回合就此結束。
rules-import-export-3-2 = 二是*宣告*一種行動：打出1張該行動的牌；或打出2張同色的牌，宣告任何一種不屬於該顏色的行動。
rules-import-export-3-3 = 若宣告了行動，其他玩家依順時針順序，各自從兩者選一：立即抽牌，方式與起始玩家相同（3.1）；或*跟隨*，打出1張該行動的牌，或2張同為另一種顏色的牌。兩者必選其一，不能放棄。
rules-import-export-3-4 = 接著從起始玩家開始，依順時針順序，每個人執行所宣告的行動：宣告或跟隨得1次，進口區每有1張該行動的牌再加1次。即使你選擇抽牌，進口區的牌仍會給你行動。所有人的行動次數，在第一次行動執行之前就已確定，之後的變化不再影響。
rules-import-export-3-5 = 每次行動都可以放棄。一旦停止，這回合就不再行動。
rules-import-export-3-6 = 打出的牌留在你的港口卡上，回合結束時進入棄牌堆。然後由左手邊的玩家擔任起始玩家。
rules-import-export-3-7 = 在這回合中，起始玩家可以在任何時刻棄掉自己的合約（13.5），但僅限回合開始時就在他港口船上的合約。貨櫃都留在船上；此時沒有裝進貨櫃格的，就是散裝貨櫃（5.5）。
rules-import-export-3-8 = 牌庫的最後一張牌被拿走時，立即將棄牌堆洗成新的牌庫。若沒有牌可洗，就無法再抽牌或翻牌，這回合便是最後一回合（11.2）。

## Import / Export · 簽約

rules-import-export-4 = 簽約
rules-import-export-4-1 = 將1張手牌簽到你港口的一艘船上，成為合約。從現在起，要在這艘船上裝滿它的貨櫃格。
rules-import-export-4-2 = 你需要達到該牌的技術等級。你在一種類型的技術等級，等於你擁有的該類型貨物數；若是自己的顏色，再加1。
rules-import-export-4-3 = 技術等級不足時，可以用這回合的簽約行動彌補：簽下該牌要花1次行動，每差1級再多花1次。完全沒有該類型技術等級的玩家，要花4次行動才能簽下技術等級3的牌。
rules-import-export-4-4 = 每艘船的容量為6個貨櫃，有些能力可以增加容量。船上合約的張數不限，但裝載需求合計不能超過容量。加上新合約後，仍沒有裝進貨櫃格的貨櫃也佔容量。
rules-import-export-4-5 = 新合約一簽到船上，該船的散裝貨櫃只要裝得進，就會裝進它的貨櫃格（5.5）。船可能因此完成裝運。

## Import / Export · 裝載

rules-import-export-5 = 裝載
rules-import-export-5-1 = 將1張手牌作為貨櫃，裝上你港口一艘有合約的船，而且必須在船上多裝滿1個貨櫃格。貨櫃格裝同色的貨櫃；若有能力允許，也能裝其他顏色的貨櫃。
rules-import-export-5-2 = 同一艘船上的合約合成一個裝載需求，船上的貨櫃全都計入其中。貨櫃會在船上以最有利的方式重新排列：只要能排成多裝滿1個貨櫃格，這張牌就可以裝載。因此你只要選船，不用選貨櫃格，也不用選合約。
rules-import-export-5-3 = 只要船上有合約，而且所有貨櫃格都能裝滿，船就立即完成裝運（6.1）。不論最後一格由什麼裝滿，或是因為最後一張還有空格的合約被棄掉，都一樣。
rules-import-export-5-4 = 若你港口的船上都沒有合約，就完全不能使用裝載行動；即使有能力讓裝載行動另有用途，也不例外。
rules-import-export-5-5 = 沒有裝進任何貨櫃格的貨櫃，是*散裝貨櫃*。它佔容量，計入支付額，也隨船出航。每當合約、貨櫃或能力有所增減，散裝貨櫃會盡可能裝進貨櫃格；若有幫助，其他貨櫃會為它們挪出位置。
rules-import-export-5-6 = 若貨櫃是靠某個能力裝進貨櫃格的，失去該能力後，它仍佔著那一格。它只能換到此時裝得進的貨櫃格。
rules-import-export-5-7 = 有的能力可以讓2個同色貨櫃成為*一對*：它們一起裝上船，視為1個科技類貨櫃。第二個不佔容量，但2個都計入支付額。若其中1個被拿走，或船出航時，它們又各自成為普通的貨櫃。

## Import / Export · 完成裝運

rules-import-export-6 = 完成裝運
rules-import-export-6-1 =
    船完成裝運時，一切依下列順序進行：
    1. 從牌庫翻1張牌到補給區。
    2. 你依船上的貨櫃數領取支付額（6.2）。增加支付額的能力此時生效。
    3. 船上的合約依簽下的順序移到你的合約區。
    4. 可以使用從船上拿走貨櫃的能力。計算上限時包含新的已完成合約。
    5. 船載著貨櫃駛向外海。
    6. 只在完成時發動一次的能力，依同樣的順序發動。
    7. 所有玩家因船完成裝運而觸發的能力，從你開始依順時針順序發動。
rules-import-export-6-2 = 2或3個貨櫃的支付額為6點，4或5個為10點，6或7個為14點。除非能力另有規定，8個或更多也是14點。只有1個貨櫃則沒有支付額。船上的每個貨櫃都算，散裝貨櫃也一樣。
rules-import-export-6-3 = 同一艘船上的合約必須一起完成，不能只完成其中幾張。不論有幾張合約，只翻1張牌到補給區，也只依全部貨櫃領取一次支付額。
rules-import-export-6-4 = 若到了步驟5，船上已無貨櫃，船便留在港口。
rules-import-export-6-5 = 若一艘船完成裝運時，引發另一艘船完成裝運，先處理完後者。
rules-import-export-6-6 = 若裝載貨櫃或簽約使船裝滿，該船先完成裝運。之後才輪到這次裝載或簽約所觸發的能力；隨該船進入合約區的牌，能力不會因此觸發。
rules-import-export-6-7 = 若船因某個能力開始生效而裝滿，便立即完成裝運。若該能力來自正在完成裝運的船，則先讓那艘船出航。

## Import / Export · 進口

rules-import-export-7 = 進口
rules-import-export-7-1 = 進口分輪進行。第一輪由所有擁有進口行動的玩家參加，第二輪由擁有2次以上的玩家參加，依此類推。
rules-import-export-7-2 = 每一輪由起始玩家選擇一艘外海的船，即使他自己不參加這一輪。若沒有船可選，剩餘的進口行動全部作廢。
rules-import-export-7-3 = 所有參加者同時祕密出價：出價必須是偶數，不超過自己持有的點數，可以是0點；也可以放棄出價。
rules-import-export-7-4 = 最高者得標；出價相同時，從起始玩家起順時針最先者得標，起始玩家自己排在最前。得標者將出價付給銀行，其他人不用付。若所有人都放棄出價，這一輪就沒有人拿貨櫃。
rules-import-export-7-5 = 若只有一人參加，則不用出價：他可以免費拿貨櫃，也可以放棄。
rules-import-export-7-6 = 得標者從該船拿2個貨櫃；船上只有1個時，就拿那1個。每個貨櫃放到貨物區或進口區，其中最多1個可以放到進口區。兩處都沒有空位的貨櫃才會被棄掉。
rules-import-export-7-7 = 若船屬於其他玩家，船主從銀行領取2點；不論拿走幾個貨櫃，都只領取一次。

## Import / Export · 搶奪

rules-import-export-8 = 搶奪
rules-import-export-8-1 = 從外海任一艘船（包含自己的船）拿1個貨櫃，或從補給區拿1張牌。
rules-import-export-8-2 = 若能裝上你港口的船（5.2），就必須裝載；不只一艘船能裝時，由你選擇其中一艘。若都不能裝，則棄掉。
rules-import-export-8-3 = 船主得不到任何東西。你執行完自己所有的搶奪行動，才輪到下一位玩家。

## Import / Export · 補給

rules-import-export-9 = 補給
rules-import-export-9-1 = 賣掉1張手牌：將它放到補給區，領取4點。不論你有幾次行動（包含免費的行動），每回合只能賣一次。
rules-import-export-9-2 = 或者，若進口區有空位，從補給區拿1張牌放到進口區。

## Import / Export · 船與上限

rules-import-export-10 = 船與上限
rules-import-export-10-1 = 外海的船一旦被拿走最後一個貨櫃，不論原因為何，立即返回船主的港口。
rules-import-export-10-2 = 進口區的上限為1張，你每有1張已完成合約再加1張。
rules-import-export-10-3 = 貨物區的上限為2個，你每有1張已完成合約再加2個。
rules-import-export-10-4 = 進口區的牌與貨物不能換掉，也不能丟棄。能力帶來的牌若超過上限，超過的部分會被棄掉。離開合約區的牌有沒有空位，在它離開之後才計算。若上限降低，已經在那裡的牌不受影響。

## Import / Export · 遊戲結束

rules-import-export-11 = 遊戲結束
rules-import-export-11-1 = 只要有人的信用點數達到當時有效的目標點數，這回合便是最後一回合，並進行到結束為止。即使之後又花掉點數，也不會改變。
rules-import-export-11-2 = 若回合中的任何時刻，牌庫與棄牌堆都沒有牌，這回合同樣是最後一回合。
rules-import-export-11-3 = 有些能力會讓玩家立即獲勝。此時遊戲當場結束，不等回合進行完畢，也不比較得分。
rules-import-export-11-4 = 最後一回合之後，從起始玩家開始依順時針順序，每位玩家逐一使用自己在終局計分時生效的能力，順序不限。讓玩家立即獲勝的能力，此時不再有效。

## Import / Export · 計分

rules-import-export-12 = 計分
rules-import-export-12-1 = 持有的信用點數照數計算。
rules-import-export-12-2 = 你港口船上的每個貨櫃計2點。
rules-import-export-12-3 = 你的每個貨物計1點，非法類貨物計2點。
rules-import-export-12-4 = 貨物數量最多的獎勵：每種類型貨物最多的玩家，科技類、農業類、消費類各得6點，奢侈類得8點；非法類則失去6點。若沒有人擁有某類型的貨物，該類型就沒有人算最多。
rules-import-export-12-5 = 並列最多的玩家平分點數，向上取整；平分的若是扣點，則向0的方向取整，也就是少扣一些。
rules-import-export-12-6 = 五種類型的貨物都至少有1個，得10點。
rules-import-export-12-7 = 最後計算在終局計分時給予點數的能力。
rules-import-export-12-8 = 點數最多者獲勝。平手的玩家共享勝利。

## Import / Export · 能力的解讀

rules-import-export-13 = 能力的解讀
rules-import-export-13-1 = 合約的能力從該牌進入你的合約區起生效，只要牌還在那裡就持續有效。使它進入合約區的那次完成裝運不會觸發它，除非牌上註明這次也算；此時，該船上每張符合條件的合約都算。只有「{ import-export-word-bok_choy }」、「{ import-export-word-lutefisk }」、「{ import-export-word-flour }」和「{ import-export-word-tortillas }」會更早生效，如各牌的文字所述。
rules-import-export-13-2 = 能力寫著「可以」時，會詢問你；沒有寫，則必定執行。若只有一種可能，則不會詢問任何人；但一定會詢問起始玩家要宣告什麼、其他玩家是否跟隨，玩家也可以約定手牌嚴格保密（14.5）。
rules-import-export-13-3 = 能力要求所有玩家交出什麼時，指的是其他玩家。不足的人有多少交多少。
rules-import-export-13-4 = 若同一件事觸發多個能力，從引發這件事的玩家開始，依順時針順序處理；同一位玩家的能力，依完成的先後順序處理。
rules-import-export-13-5 = 有些事任何時刻都可以做：註明這一點的能力，以及起始玩家棄掉合約（3.7）。它們會附在詢問你的每個問題旁作為選項，祕密出價除外。「每回合限一次」指每個回合各一次，不論該回合的起始玩家是誰。
rules-import-export-13-6 = 免費的行動由你獨自執行：沒有人跟隨，進口區的牌與能力都不增加次數，不能用它彌補不足的技術等級，也沒有人出價。除非能力另有規定，進口時船主照常得到點數。
rules-import-export-13-7 = 因能力而裝載或進口「1張牌」或「1個貨櫃」，不算行動。因裝載行動或進口行動而觸發的能力，不會因此觸發。
rules-import-export-13-8 = 僅僅*視為*你擁有的貨物或進口區的牌，凡是計算貨物或進口區的牌時都算在內。它們不佔空位，也不能移動、交出或賣掉。任何能力都不會將它們當作新增加的貨物或牌。
rules-import-export-13-9 = 「船完成裝運」是每艘船算一次。「完成1張*某類型*合約」則是該類型的合約每張各算一次。
rules-import-export-13-10 = 任何時刻都可以做的事，不會因為沒有人問你而錯過。只要你有這樣的選項，下列時候就會詢問你，你可以拒絕：你的行動因無事可做而作廢之前；你祕密出價之前（若該選項能帶來信用點數）；最後一回合計分之前。若涉及多位玩家，從起始玩家開始依順時針順序詢問。
rules-import-export-13-11 = 問題還在等待回答時，可能發生其他的事。若能力自身的牌或所選的對象因此已經不在，該能力便不再有任何效果。

## Import / Export · 祕密資訊

rules-import-export-14 = 祕密資訊
rules-import-export-14-1 = 只有你知道自己的手牌，但手牌的張數公開。沒有人知道牌庫的順序。
rules-import-export-14-2 = 該輪所有人都出價之前，出價保密；之後全部公開。
rules-import-export-14-3 = 其他一切都公開：信用點數、進口區、貨物區、合約區、船、合約與貨櫃、補給區、棄牌堆、打出的牌、牌庫的張數，以及所有發生的事，但不包含抽到哪些牌。
rules-import-export-14-4 = 若所有人都看到某張牌加入手牌，或玩家必須展示某張牌，只要看到的人還能確定它仍在那裡，程式就會替他們記住。
rules-import-export-14-5 = 通常，無法回答的問題不會提出，而這會洩漏資訊：沒有被問要裝載什麼的人，就是沒有牌可以裝載。玩家可以事先約定*手牌嚴格保密*（設定`closed_hands`）。此時，凡是取決於手牌的問題，只要還有手牌就會提出，即使唯一的回答是放棄。

## Import / Export · 範例：標題，以及起初與每個回答之後看到的情況

rules-import-export-example-lead = 宣告與跟隨
rules-import-export-example-lead-0 = 這回合由你擔任起始玩家。手牌中，「{ import-export-word-rice }」可宣告簽約，「{ import-export-word-pistols }」可宣告搶奪，「{ import-export-word-drones }」可宣告裝載。
rules-import-export-example-lead-1 = 你以「{ import-export-word-rice }」宣告簽約，它正是簽約卡。這張牌留在你面前，直到回合結束。
rules-import-export-example-lead-2 = { rules-player-1 }沒有簽約卡，但2張同色的牌也可以：他打出「{ import-export-word-candy }」和「{ import-export-word-soap }」一起跟隨。
rules-import-export-example-lead-3 = { rules-player-2 }不跟隨，所以抽牌：她抽4張，將手牌補到5張。
rules-import-export-example-lead-4 = 接著大家執行行動，由你開始。你用唯一的1次行動，將「{ import-export-word-drones }」簽到1號船上：技術等級0沒有任何要求。
rules-import-export-example-lead-5 = { rules-player-1 }簽下「{ import-export-word-ammunition }」。{ rules-player-2 }選擇抽牌，進口區也沒有簽約卡，所以沒有行動。打出的牌棄掉，下回合由{ rules-player-1 }擔任起始玩家。

rules-import-export-example-imports = 進口區的牌帶來更多行動
rules-import-export-example-imports-0 = { rules-player-1 }是起始玩家。你的進口區有「{ import-export-word-smart_cars }」，這是裝載卡：每當有人宣告裝載，它就給你1次裝載行動。
rules-import-export-example-imports-1 = { rules-player-1 }以「{ import-export-word-tablets }」宣告裝載。
rules-import-export-example-imports-2 = 你不跟隨，選擇抽牌：抽3張，將手牌補到5張。
rules-import-export-example-imports-3 = { rules-player-1 }執行他的1次行動：將「{ import-export-word-pistols }」裝上自己的船，裝滿「{ import-export-word-ammunition }」所需2個貨櫃格中的1個。
rules-import-export-example-imports-4 = 你雖然抽了牌，進口區的牌仍然有效：你將「{ import-export-word-batteries }」裝上自己的船，船上簽有「{ import-export-word-drones }」。若你當時跟隨，就會有2次行動。

rules-import-export-example-contract = 一艘船，兩張合約
rules-import-export-example-contract-0 = 你的顏色是科技，船上還沒有合約。進口區的「{ import-export-word-sugar }」讓你多1次簽約行動。
rules-import-export-example-contract-1 = 你以「{ import-export-word-potatoes }」宣告簽約：宣告得1次行動，進口區的牌再加1次。
rules-import-export-example-contract-2 = { rules-player-1 }抽牌。他已有5張手牌，所以只抽1張。
rules-import-export-example-contract-3 = 第一次行動：你將「{ import-export-word-drones }」簽到1號船上，它需要2個科技類貨櫃。
rules-import-export-example-contract-4 = 第二次行動：你將「{ import-export-word-tablets }」簽到同一艘船上。2個加3個，容量6個已用掉5個，所以「{ import-export-word-robot_cats }」已經放不下了。

rules-import-export-example-tiers = 技術等級，以及不足時如何彌補
rules-import-export-example-tiers-0 = 你想簽下技術等級2的「{ import-export-word-jets }」，以及技術等級1的「{ import-export-word-cups }」。你的科技類技術等級是2：自己的顏色1級，貨物「{ import-export-word-batteries }」1級。消費類則是0。
rules-import-export-example-tiers-1 = 你以「{ import-export-word-potatoes }」宣告簽約。加上進口區的2張牌，共有3次簽約行動。
rules-import-export-example-tiers-2 = { rules-player-1 }抽牌。
rules-import-export-example-tiers-3 = 你的技術等級足以簽下「{ import-export-word-jets }」：花費1次行動。
rules-import-export-example-tiers-4 = 簽下「{ import-export-word-cups }」還差1級：除了1次行動，還要多花1次。3次行動就此用完。

rules-import-export-example-load = 裝載，並完成裝運
rules-import-export-example-load-0 = 你的船上有1張合約「{ import-export-word-drones }」。它需要2個科技類貨櫃，船上已有1個。
rules-import-export-example-load-1 = 你以「{ import-export-word-laptops }」宣告裝載。
rules-import-export-example-load-2 = { rules-player-1 }抽牌。
rules-import-export-example-load-3 = 你將「{ import-export-word-jets }」裝上船。現在所有貨櫃格都裝滿了，所以船立即完成裝運：翻1張牌到補給區；2個貨櫃的支付額為6點；「{ import-export-word-drones }」移到你的合約區，能力從此歸你；船載著貨櫃駛向外海。有了1張已完成合約，你的進口區上限是2張，貨物區上限是4個。

rules-import-export-example-bids = 進口與出價
rules-import-export-example-bids-0 = 外海有2艘船，一艘是{ rules-player-1 }的，一艘是{ rules-player-2 }的。
rules-import-export-example-bids-1 = 你以「{ import-export-word-soap }」宣告進口。
rules-import-export-example-bids-2 = { rules-player-1 }以「{ import-export-word-candy }」跟隨：他也會參加出價。
rules-import-export-example-bids-3 = { rules-player-2 }抽牌，所以不參加。
rules-import-export-example-bids-4 = 你是起始玩家，由你選船：你選了{ rules-player-2 }的船。
rules-import-export-example-bids-5 = 你出價4點。還沒有人看得到。
rules-import-export-example-bids-6 = { rules-player-1 }也出價4點。出價公開：出價相同時，從起始玩家起順時針最先者得標，也就是你。你付4點給銀行，{ rules-player-1 }不用付。
rules-import-export-example-bids-7 = 你拿2個貨櫃。「{ import-export-word-batteries }」放到貨物區：終局計1點，也提升技術等級。
rules-import-export-example-bids-8 = 「{ import-export-word-sugar }」放到進口區：從此多1次簽約行動。船是{ rules-player-2 }的，所以她從銀行領取2點。

rules-import-export-example-pirate = 從外海與補給區搶奪
rules-import-export-example-pirate-0 = 「{ import-export-word-drones }」的2個貨櫃格都是空的。進口區的「{ import-export-word-seeds }」讓你多1次搶奪行動。
rules-import-export-example-pirate-1 = 你以「{ import-export-word-pistols }」宣告搶奪。
rules-import-export-example-pirate-2 = { rules-player-1 }抽牌。
rules-import-export-example-pirate-3 = 你從{ rules-player-1 }的船搶奪「{ import-export-word-laptops }」。它能裝上你的船，所以必須裝載。{ rules-player-1 }得不到任何東西。
rules-import-export-example-pirate-4 = 第二次行動，你從補給區拿走「{ import-export-word-tablets }」，裝滿最後一個貨櫃格：船完成裝運，你領取6點，船駛向外海。

rules-import-export-example-supply = 賣到補給區，從補給區拿牌
rules-import-export-example-supply-0 = 你有1張已完成合約，所以進口區上限是2張，現在已有1張補給卡「{ import-export-word-velvet_robes }」。
rules-import-export-example-supply-1 = 你以「{ import-export-word-champagne }」宣告補給：宣告得1次行動，進口區的牌再加1次，共2次。
rules-import-export-example-supply-2 = { rules-player-1 }抽牌。
rules-import-export-example-supply-3 = 你賣掉「{ import-export-word-shoes }」：它放到補給區，你領取4點。這回合不能再賣第二次。
rules-import-export-example-supply-4 = 第二次行動，你從補給區拿「{ import-export-word-batteries }」放到進口區。從此你多1次裝載行動。

rules-import-export-example-end = 最後一回合與計分
rules-import-export-example-end-0 = 目標點數是50點。你有46點，{ rules-player-1 }有40點。
rules-import-export-example-end-1 = 你以「{ import-export-word-laptops }」宣告裝載。
rules-import-export-example-end-2 = { rules-player-1 }抽牌。
rules-import-export-example-end-3 = 你裝載「{ import-export-word-segways }」，船完成裝運：領取6點，共52點，超過目標點數。這回合便是最後一回合。但貨物也要計分：{ rules-player-1 }每種類型的貨物各有1個，集齊得10點，消費類與奢侈類也都獨佔第一；非法類最多則讓他失去6點。雖然你的信用點數較多，獲勝的是他。

## 海上絲路

rules-maritime-silk-road-about = Reiner Knizia設計的遊戲，適合2到4位商人，約半小時。你的商船載著貨物往來東西方。每當有人將一種貨物打到市場上，所有裝載該貨物的人都獲得收入。遊戲結束時，錢幣最多者獲勝。

## 海上絲路 · 遊戲配件

rules-maritime-silk-road-1 = 遊戲配件
rules-maritime-silk-road-1-1 = 貨物共有六種：瓷器（白色）、絲綢（紫色）、茶葉（綠色）、香料（黃色）、琉璃（紅色）和原礦（黑色）。每種有11張牌與5個木製的貨物標記，總共66張貨物牌與30個貨物標記。不在商船上的貨物標記組成貨物堆。
rules-maritime-silk-road-1-2 = 特殊卡牌共有20張，分為四種：商船14張，每張10元；特許證2張，每張11元；搬運工2張，每張12元；交易所2張，每張8元。
rules-maritime-silk-road-1-3 = 錢幣不會用完。若實體錢幣不夠，可用任何能計數的東西代替。

## 海上絲路 · 遊戲準備

rules-maritime-silk-road-2 = 遊戲準備
rules-maritime-silk-road-2-1 = 所有人起始都沒有錢幣。將貨物牌洗勻，每人發3張。
rules-maritime-silk-road-2-2 = 將6張牌面朝上放在中央，成為市場的六個位置。其餘的牌面朝下，作為牌堆。
rules-maritime-silk-road-2-3 = 每人拿2艘商船。其他特殊卡牌全部供出售。
rules-maritime-silk-road-2-4 = 隨機決定由誰先開始。
rules-maritime-silk-road-2-5 = 接著為商船裝載貨物。從先開始的玩家起，依順時針順序，每人從貨物堆選1個貨物標記，裝上自己的一艘商船。然後依同樣的順序再進行一輪，裝載第二艘商船。
rules-maritime-silk-road-2-6 = 每艘商船始終剛好裝載1個貨物標記。貨物堆裡已經沒有標記的貨物，不能選擇。

## 海上絲路 · 回合

rules-maritime-silk-road-3 = 回合
rules-maritime-silk-road-3-1 = 玩家依順時針順序輪流進行回合。每回合分為兩個階段，依序進行。
rules-maritime-silk-road-3-2 = 在階段1，你從三件事中選一件做：更換貨物（4.1）、購買卡牌（4.3），或放棄行動（4.8）。
rules-maritime-silk-road-3-3 = 在階段2，你從兩件事中選一件做：打牌（5.1）或補牌（5.5）。這裡不能放棄。

## 海上絲路 · 階段1

rules-maritime-silk-road-4 = 階段1
rules-maritime-silk-road-4-1 = 更換貨物：將自己一艘商船的貨物標記放回貨物堆，再從貨物堆裝載1個另一種貨物的標記。
rules-maritime-silk-road-4-2 = 你每有1張搬運工，就可以再更換一艘商船的貨物。更換逐一進行，每艘商船每回合最多更換一次。
rules-maritime-silk-road-4-3 = 購買卡牌：拿1張還在出售的特殊卡牌，立即付錢，並保留到遊戲結束。它從這一刻起生效。同一種有多張時，效果累加。一種卡牌的最後一張賣出後，就買不到那種卡牌了。
rules-maritime-silk-road-4-4 = 商船一買下就立即裝載：從貨物堆任選1個貨物標記。貨物堆裡完全沒有標記時，不能購買商船。
rules-maritime-silk-road-4-5 = 特許證讓你獲得更多收入，見5.4。
rules-maritime-silk-road-4-6 = 搬運工在之後更換貨物時有用（4.2）。此外，買下它時，你可以立即更換自己一艘商船的貨物。
rules-maritime-silk-road-4-7 = 交易所讓你多補牌，見5.6。
rules-maritime-silk-road-4-8 = 放棄行動：在這個階段什麼都不做。任何情況下都可以這樣選擇。

## 海上絲路 · 階段2

rules-maritime-silk-road-5 = 階段2
rules-maritime-silk-road-5-1 = 打牌：選擇一種貨物，從手牌打出1張或更多該貨物的牌到市場上，最多6張。
rules-maritime-silk-road-5-2 = 每張牌各放在一個不同的位置，覆蓋原有的牌。位置由你選擇，已經是同一種貨物的位置也可以覆蓋。每個位置只看最上面的牌。貨物相同的位置沒有差別，所以選擇時只需指定要覆蓋的貨物。
rules-maritime-silk-road-5-3 = 接著所有人都計算收入，不只是輪到的玩家：市場上現在有幾個位置是打出的貨物，自己每艘裝載該貨物的商船就各得幾元。其他貨物沒有收入。
rules-maritime-silk-road-5-4 = 這樣獲得收入的人，每有1張特許證再多得2元，不論是誰的回合。沒有收入的人，特許證也不會帶來錢幣。
rules-maritime-silk-road-5-5 = 補牌：將牌堆頂的2張牌加入手牌；只剩1張時，就補1張。手牌沒有上限。
rules-maritime-silk-road-5-6 = 階段2之後，不論你打牌還是補牌，每有1張交易所就可以再補1張牌。補不補由你逐一決定。

## 海上絲路 · 遊戲結束

rules-maritime-silk-road-6 = 遊戲結束
rules-maritime-silk-road-6-1 = 有人拿走牌堆最後一張牌的那一刻，遊戲立即結束。不進行完該回合，也不打完該輪。
rules-maritime-silk-road-6-2 = 錢幣最多者獲勝。並列最多的玩家共享勝利。
rules-maritime-silk-road-6-3 = 特殊卡牌、貨物與手牌都不計分。

## 海上絲路 · 祕密資訊

rules-maritime-silk-road-7 = 祕密資訊
rules-maritime-silk-road-7-1 = 只有你知道自己的手牌，沒有人知道牌堆的順序。
rules-maritime-silk-road-7-2 = 你有多少錢幣，在遊戲結束前對其他人保密。玩家可以事先約定公開所有錢幣（設定`show_coins`）。
rules-maritime-silk-road-7-3 = 其他一切都公開：市場與其中被覆蓋的牌、商船與其貨物標記、特殊卡牌、貨物堆、出售中的卡牌、每個人的手牌張數與牌堆的張數，以及所有發生的事與每次收入，但不包含補到哪些牌。

## 海上絲路 · 範例：標題，以及起初與每個回答之後看到的情況

rules-maritime-silk-road-example-exchange = 更換貨物
rules-maritime-silk-road-example-exchange-0 = 你有1張搬運工。市場上有2個位置是絲綢，你手上有2張絲綢。
rules-maritime-silk-road-example-exchange-1 = 你將1號商船的原礦放回貨物堆，換成絲綢。
rules-maritime-silk-road-example-exchange-2 = 搬運工讓你再更換一艘商船：現在2號商船也載著絲綢。
rules-maritime-silk-road-example-exchange-3 = 你打出2張絲綢，覆蓋原礦和香料。現在有4個位置是絲綢：你的2艘商船各得4元。{ rules-player-1 }有一艘商船也載著絲綢，所以得4元。

rules-maritime-silk-road-example-buy = 購買商船
rules-maritime-silk-road-example-buy-0 = 你有13元。商船的價格是10元。
rules-maritime-silk-road-example-buy-1 = 你購買1艘商船，立即付錢。
rules-maritime-silk-road-example-buy-2 = 新商船一買下就要裝載。你選擇茶葉，因為市場上有3個位置是茶葉。
rules-maritime-silk-road-example-buy-3 = 你打出茶葉，覆蓋琉璃。現在有4個位置是茶葉，新商船馬上帶來4元。

rules-maritime-silk-road-example-play = 打牌，所有人都有收入
rules-maritime-silk-road-example-play-0 = 你手上有2張茶葉。你的2艘商船都載著茶葉，{ rules-player-1 }也有一艘。這裡約定公開錢幣。
rules-maritime-silk-road-example-play-1 = 在階段1，你放棄行動。
rules-maritime-silk-road-example-play-2 = 你打出2張茶葉，都用來覆蓋原礦。現在有3個位置是茶葉：你的商船各得3元；因為有收入，特許證再加2元，共8元。{ rules-player-1 }得3元。{ rules-player-2 }沒有裝載茶葉：她沒有收入，特許證也不會帶來錢幣。

rules-maritime-silk-road-example-draw = 補牌，再多補1張
rules-maritime-silk-road-example-draw-0 = 你有1張交易所。你的手牌不多。
rules-maritime-silk-road-example-draw-1 = 在階段1，你放棄行動。
rules-maritime-silk-road-example-draw-2 = 在階段2，你補牌：牌堆頂的2張是茶葉和絲綢。
rules-maritime-silk-road-example-draw-3 = 交易所讓你可以再補1張。你可以不補，但你補了，得到第三張茶葉。

rules-maritime-silk-road-example-end = 最後一張牌結束遊戲
rules-maritime-silk-road-example-end-0 = 牌堆剩1張牌。你有31元；{ rules-player-1 }有多少元則是祕密。
rules-maritime-silk-road-example-end-1 = 在階段1，你放棄行動。
rules-maritime-silk-road-example-end-2 = 你補牌。只有1張可補，而它是最後一張，所以遊戲立即結束。現在公開所有錢幣：你以31元比28元獲勝。手牌和商船都不計分。

## 瀏覽器裡的規則頁面，以及各規則共用的文字

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
# Words of questions that do not tell what is sought: the search passes over them. No accents.
rules-search-fillers = 我 你 的 了 嗎 呢 什麼 怎麼 怎樣 如何 何時 時候 什麼時候 哪裡 為什麼 誰 多少 幾張 可以 能不能 是不是
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
