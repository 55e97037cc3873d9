# 教學。只有教學頁面會取用這個檔案。$rival是學習者的對手。

learn-about = 先在教練陪伴下玩一場簡短的遊戲，再用練習題試試身手。進度會保存在這個瀏覽器裡。
learn-guided = 你的第一局
learn-minutes = 約10分鐘
learn-practice = 練習題
learn-practice-solved = 已完成{ $solved }/{ $all }題
learn-begin = 開始
learn-go-on = 繼續
learn-once-more = 再玩一次
learn-solved = 已完成
learn-coach = 教練
learn-question = 題目
learn-step = 步驟{ $number }/{ $count }
learn-answers = { $count ->
    [1] 1個回答就能完成。
   *[other] { $count }個回答就能完成。
}
learn-read = 讀完教練的話，再繼續。
learn-next = 下一步
learn-back = 上一步
learn-restart = 重新開始
learn-leave = 離開
learn-hint = 提示
learn-solution = 看解答
learn-solution-is = 其中一種做法：{ $option }
learn-solution-lost = 走到這裡，解答已經不適用。請退回上一步，或重新開始。
learn-fold = 收起
learn-unfold = 顯示
learn-well-done = 做得好！
learn-next-practice = 下一題
learn-play-now = 玩一場正式遊戲
learn-rival-import-export = 瑪麗亞
learn-rival-maritime-silk-road = 阿鄭
lesson-elsewhere = 在正式遊戲裡，你可以這麼做。現在先照計畫來：請選擇標示出來的項目。
lesson-not-yet = 差一點：這樣達不到目標。一切都沒有改變，換個方法試試，或退回上一步。

## 海上絲路的第一局

lesson-silk-first-title = 《海上絲路》：你的第一局
lesson-silk-first-welcome = 歡迎上船！你和{ $rival }都是商人，遊戲結束時錢幣最多者獲勝。我們加入一場剛開始的遊戲，你們各賺了6元。
lesson-silk-first-market = 這是市場：有六個位置，各有一種貨物。只看最上面的牌。
lesson-silk-first-ships = 這些是你的商船，每艘始終裝載1個貨物。有人打出該貨物的牌時，市場上有幾個位置是它，這艘商船就帶來幾元。
lesson-silk-first-pass = 每回合有兩個階段。在階段1，你可以更換貨物、購買特殊卡牌，或放棄行動。你的茶葉船接下來正好派得上用場，不必更動，所以請放棄行動。
lesson-silk-first-play = 在階段2，你可以打出一種貨物的牌，或補牌。你有2張茶葉，每張會覆蓋市場的一個位置。請選擇茶葉，再選2個原礦的位置：載著原礦的是{ $rival }，不是你。
lesson-silk-first-earned = 現在有3個位置是茶葉，而你有一艘商船載著它：得3元。若有2艘茶葉船，就是6元。接下來輪到{ $rival }。
lesson-silk-first-exchange = { $rival }將原礦放回去，裝上茶葉，然後補了2張牌。你也來更換貨物吧：沒有人在打瓷器。請選擇你的2號商船，再選琉璃。
lesson-silk-first-draw = 只打1張琉璃，賺不了多少。你可以不打牌，改從牌堆補2張牌；手牌沒有上限。請補牌。
lesson-silk-first-both-earn = 你又補到2張琉璃。再看看：{ $rival }打出1張茶葉，現在有4個位置是茶葉。不論是誰打的，所有裝載茶葉的人都有收入。你什麼都沒做，就得了4元。
lesson-silk-first-buy-ship = 你有13元。在階段1，你可以購買1張特殊卡牌。商船的價格是10元，而且每艘各自帶來收入。買一艘吧。
lesson-silk-first-load = 新商船要立即裝載，貨物堆裡還有的貨物都可以選。你有3張琉璃，所以裝載琉璃。
lesson-silk-first-play-many = 現在一次打出3張琉璃。覆蓋絲綢（只有{ $rival }載著它）和2個茶葉的位置。另外還有一個位置已經是琉璃。
lesson-silk-first-eight = 4個位置是琉璃，2艘商船載著它：得8元。一次打出許多同一種貨物的牌，很划算。來看看{ $rival }怎麼做。
lesson-silk-first-covered = { $rival }用絲綢覆蓋了你的2個琉璃位置：你鋪好的牌，隨時可能再被覆蓋。{ $rival }還買了交易所，持有者在自己每回合的最後，可以多補1張牌。
lesson-silk-first-licence = 你有11元，剛好夠買特許證。從現在起，每當你的商船帶來收入，你就多得2元，在別人的回合也一樣。買下它吧。
lesson-silk-first-draw-again = 你沒有手牌，所以補牌吧。階段2不能放棄：不是打牌，就是補牌。
lesson-silk-first-porter = 還有一種特殊卡牌沒說明。搬運工讓你每回合多更換一艘商船的貨物，買下時還可以立即更換一艘。另外，請留意牌堆：牌快用完了。
lesson-silk-first-third = 你補到1張琉璃。打出之前，先讓它更值錢：將你1號商船的茶葉換成琉璃。
lesson-silk-first-harvest = 現在打出琉璃，覆蓋一個絲綢的位置。猜猜會得幾元？3個位置、3艘商船，再加上特許證。
lesson-silk-first-eleven = 3個位置乘以3艘商船是9元，特許證再加2元：共11元。牌堆只剩2張牌。有人拿走最後一張時，遊戲立即結束。
lesson-silk-first-end = { $rival }拿走了最後的牌：遊戲當場結束，不打完這一輪。錢幣直到現在才公開：你有11元，{ $rival }有4元。商船、特殊卡牌與手牌都不計分。你贏了！
lesson-silk-first-done = 現在你學會所有規則了。在正式遊戲裡，你起始時沒有錢幣，最初2艘商船的貨物也由你自己選擇。遊戲適合2到4人。

## Import / Export的第一局

lesson-trade-first-title = 《Import / Export》：你的第一局
lesson-trade-first-welcome = 歡迎來到港口！你和{ $rival }都從事貨櫃運輸，終局計分後點數最多者獲勝。平常起始有10點；為了讓這局短一些，你有34點，{ $rival }有26點。
lesson-trade-first-cards = 每張牌都有許多用途：打出時是行動，簽在船上是合約，裝上船是貨櫃，也可以是貨物，或放在進口區。每種類型各有一種行動，就寫在牌上：農業類是簽約，科技類是裝載，非法類是搶奪，消費類是進口，奢侈類是補給。
lesson-trade-first-harbour = 你有2艘船。1號船停在港口，是空船。2號船在外海，載著2個貨櫃。
lesson-trade-first-lead = 這回合你是起始玩家。打出1張牌，就為所有人宣告它的行動。「米」是農業類卡牌：請選擇它，再選簽約。
lesson-trade-first-contract = { $rival }沒有跟隨，抽了1張牌。現在執行你的行動：將「馬鈴薯」簽到你港口的船上。它需要2個農業類貨櫃。
lesson-trade-first-follow = 現在{ $rival }是起始玩家，宣告了裝載。你可以用相同行動的牌跟隨，或抽牌。「電池」是科技類：用它跟隨，你也能裝載。
lesson-trade-first-load = { $rival }裝載完畢，輪到你了。裝上船的牌只是貨櫃：只看類型，其他都不算。請將「糖」裝進「馬鈴薯」合約的貨櫃格。
lesson-trade-first-draw = 又輪到你當起始玩家，但你只剩1張牌。你可以不宣告行動，改為抽牌，將手牌補到5張；已有5張或更多時抽1張。所有人的這回合就此結束。請抽牌。
lesson-trade-first-follow-again = { $rival }再次宣告裝載，正合你意。請用「筆記型電腦」跟隨。
lesson-trade-first-complete = 還有一個空貨櫃格。將「洋蔥」裝進去，船就完成裝運。
lesson-trade-first-completed = 你的第一艘船完成裝運了！1張牌翻到補給區，2個貨櫃的支付額是6點。「馬鈴薯」現在是你的已完成合約：它的能力給了你2點和2張牌。船載著貨櫃出航了。
lesson-trade-first-import = 你的2艘船都在外海，所以不能簽約。但你可以進口：從外海的船拿貨櫃。請以「書籍」宣告進口。
lesson-trade-first-pick = { $rival }跟隨了，所以你們都要出價。船由起始玩家選擇：請選你自己的2號船。若船屬於其他玩家，船主會從銀行領取2點。
lesson-trade-first-bid = 出價是祕密的：必須是偶數，也可以放棄。最高者得標，將出價付給銀行；其他人不用付。出價相同時，起始玩家優先。請出價2點。
lesson-trade-first-good = 你得標了！可以拿2個貨櫃。將「手機」放到貨物區：貨物在終局時計分，還會提升技術等級，待會你就會看到。
lesson-trade-first-import-kept = 2個貨櫃之中，可以有1個放到進口區。每當有人宣告該行動，進口區的牌就讓你多執行1次。「智慧車」是科技類：將它放到進口區，就能裝載更多。
lesson-trade-first-returned = 你的2號船被拿走最後一個貨櫃，所以返回你的港口。每有1張已完成合約，你的進口區就多1個空位，貨物區多2個。
lesson-trade-first-pair = { $rival }宣告簽約，而你沒有農業類卡牌。但2張同類型的牌可以一起代替任何其他行動。請用你的2張奢侈類卡牌跟隨。
lesson-trade-first-tiers = 「噴射機」的技術等級是2。你的科技類技術等級，等於你的科技類貨物數；科技又是你自己的顏色，所以再加1：1加1是2。請簽下「噴射機」。
lesson-trade-first-pirate = 「噴射機」需要3個科技類貨櫃。你僅有的1張牌是非法類：用它宣告搶奪。
lesson-trade-first-seize = 搶奪是從外海任一艘船拿1個貨櫃，或從補給區拿1張牌。能裝進你港口的船就裝載，否則棄掉。{ $rival }的船載著「望遠鏡」，是科技類：搶過來吧。
lesson-trade-first-must-draw = { $rival }宣告補給。你沒有手牌，不能跟隨：請抽5張。這時只有進口區有該行動的牌，你才能行動。
lesson-trade-first-two-loads = { $rival }將1張牌賣到補給區，領取4點。現在換你：以「冰箱」宣告裝載。宣告得1次行動，進口區的科技類卡牌再加1次。
lesson-trade-first-load-first = 你有2次裝載行動。先裝載「PlayStations」。
lesson-trade-first-load-second = 再裝載「賽格威」，船就完成裝運。
lesson-trade-first-jets = 3個貨櫃的支付額是6點：2或3個6點，4或5個10點，6或7個14點。從現在起，每當你的船完成裝運，「噴射機」的能力都為你所用。你有46點。
lesson-trade-first-supply = { $rival }又宣告補給。請用奢侈類的「金錶」跟隨。
lesson-trade-first-sell = 補給可以將1張手牌賣到補給區並領取4點，每回合限一次；或將補給區的1張牌放到進口區。賣掉「杯子」，你就有50點。
lesson-trade-first-last-turn = 有人達到50點，所以這是最後一回合。現在計算所有得分。
lesson-trade-first-scoring = 你的50點照算，貨物再加1點。你的科技類貨物獨佔第一：再加6點。{ $rival }港口船上的每個貨櫃計2點。57點比38點：你贏了！
lesson-trade-first-done = 這就是全部五種行動。在正式遊戲裡，還有更多等你發掘：每張牌都有獨特的能力，五種類型的貨物各有1個，終局時還能得10點。

## 練習：海上絲路

lesson-silk-count-title = 先算再打
lesson-silk-count-question = 現在是階段2。用這次打出的牌獲得6元。
lesson-silk-count-hint = 商船數與位置數同樣重要。比較看看，茶葉和原礦各能帶來多少。
lesson-silk-count-done = 3個位置是原礦，2艘商船載著它：6元。茶葉可以有5個位置，但只有一艘商船載著它：5元。

lesson-silk-alone-title = 獨享好處
lesson-silk-alone-question = 現在是階段2。這次要比{ $rival }至少多賺4元。
lesson-silk-alone-hint = 看看{ $rival }的商船載著什麼。不論誰打牌，所有人都有收入。
lesson-silk-alone-done = 4個位置是琉璃，而且只有你載著它。若打茶葉，你得4元，{ $rival }卻得8元。

lesson-silk-exchange-title = 先換再打
lesson-silk-exchange-question = 這一整個回合都是你的。回合結束時，要多出8元。
lesson-silk-exchange-hint = 在階段1，先讓第二艘商船配合你的手牌。
lesson-silk-exchange-done = 4個位置是原礦，乘以2艘商船。先更換，後打牌：兩個階段的順序正好幫了你。

lesson-silk-ship-title = 及時添船
lesson-silk-ship-question = 用這回合打出的牌，一次獲得12元的收入。可以花錢。
lesson-silk-ship-hint = 2張絲綢可以做到4個位置。你需要幾艘商船？
lesson-silk-ship-done = 4個位置乘以3艘商船：12元，而不是8元。而且新商船往後還會繼續帶來收入。

lesson-silk-porter-title = 忙碌的搬運工
lesson-silk-porter-question = 你有1張搬運工。這回合結束時，要多出12元。
lesson-silk-porter-hint = 有1張搬運工，就可以逐一更換2艘商船的貨物。
lesson-silk-porter-done = 3艘商船都載著琉璃，而且4個位置是它。沒有搬運工的話，只有8元。

lesson-silk-licence-title = 兩張特許證
lesson-silk-licence-question = 現在是階段2，你有2張特許證。獲得7元。
lesson-silk-licence-hint = 不論收入多少，每張特許證都加2元。所以關鍵在其餘的收入。
lesson-silk-licence-done = 3個位置是茶葉，特許證再加4元。打2張絲綢則只有2元加4元。

lesson-silk-one-card-title = 少即是多
lesson-silk-one-card-question = 現在是階段2。這次要比{ $rival }至少多賺3元。
lesson-silk-one-card-hint = { $rival }有2艘茶葉船，你只有一艘。但你有2張特許證。
lesson-silk-one-card-done = 只打1張，你得1元，特許證再加4元，{ $rival }只得2元。每多打1張，{ $rival }得到的好處都是你的兩倍。

lesson-silk-three-title = 三人同桌
lesson-silk-three-question = 這回合要比兩位對手都至少多賺4元。
lesson-silk-three-hint = 打牌之前，你可以將一艘商船換成別的貨物。
lesson-silk-three-done = 最好選其他人都沒有裝載的貨物。若你有2艘商船裝載同一種貨物，它帶給你的也比帶給別人的多。

lesson-silk-next-ship-title = 存錢買船
lesson-silk-next-ship-question = 現在是階段2，你有6元。要在你的下一回合購買商船。
lesson-silk-next-ship-hint = 商船的價格是10元，所以現在還要4元。{ $rival }只會補牌。
lesson-silk-next-ship-done = 4個位置是琉璃，補足了還差的4元。記住各種價格，很有幫助。

lesson-silk-last-card-title = 提早收市
lesson-silk-last-card-question = 現在是階段2，牌堆剩2張牌。你有12元；{ $rival }有10元，還有2艘絲綢船。請贏下這局。
lesson-silk-last-card-hint = 最後一張牌被拿走的那一刻，遊戲就結束，而你正領先。
lesson-silk-last-card-done = 你拿走了最後2張牌，{ $rival }還來不及打出絲綢，遊戲就結束了。

lesson-silk-not-yet-title = 先別收手
lesson-silk-not-yet-question = 現在是階段2，牌堆剩2張牌，而{ $rival }正要拿走它們。你有7元，{ $rival }有10元。請贏下這局。
lesson-silk-not-yet-hint = 這次打牌要得到4元，而且不能讓{ $rival }跟著有收入。
lesson-silk-not-yet-done = 4個位置是茶葉：你有11元，{ $rival }結束遊戲時只有10元。

lesson-silk-third-card-title = 多補一張
lesson-silk-third-card-question = 現在是階段2，牌堆剩3張牌，你有1張交易所。你有15元；{ $rival }有13元，還有3艘原礦船。請贏下這局。
lesson-silk-third-card-hint = 2張加1張，正好3張。
lesson-silk-third-card-done = 你補了2張，再用交易所拿走最後1張。算清牌堆，就能贏得遊戲。

## 練習：Import / Export

lesson-trade-complete-title = 最後一格
lesson-trade-complete-question = 你是起始玩家。讓你的船完成裝運。
lesson-trade-complete-hint = 用1張科技類卡牌宣告裝載，再裝載另一張。
lesson-trade-complete-done = 2個貨櫃，領取6點，「無人機」成為你的已完成合約。

lesson-trade-loose-title = 只欠合約
lesson-trade-loose-question = 你港口的船上有2個科技類的散裝貨櫃。讓這艘船在這回合完成裝運。
lesson-trade-loose-hint = 簽下新合約時，散裝貨櫃會自動裝進它的貨櫃格。
lesson-trade-loose-done = 合約一簽到船上，散裝貨櫃就裝滿了2個貨櫃格。

lesson-trade-pirate-title = 海盜出馬
lesson-trade-pirate-question = 讓你的船在這回合完成裝運。
lesson-trade-pirate-hint = 空著的是非法類貨櫃格。誰說貨櫃一定要來自手牌？
lesson-trade-pirate-done = 搶奪到的貨櫃，能裝載就會裝載。補給區常有好東西。

lesson-trade-pair-title = 沒有對的牌
lesson-trade-pair-question = 你沒有可以宣告裝載的科技類卡牌。照樣讓你的船完成裝運吧。
lesson-trade-pair-hint = 2張同類型的牌可以代替任何其他行動。
lesson-trade-pair-done = 用2張牌換1次行動，代價不小，但6點值得。

lesson-trade-two-ships-title = 一箭雙鵰
lesson-trade-two-ships-question = 在這回合讓2艘船完成裝運。
lesson-trade-two-ships-hint = 算算你的裝載行動：宣告得1次，進口區每張科技類卡牌再加1次。
lesson-trade-two-ships-done = 每艘船各自領取支付額。有了進口區的牌，一回合能做許多事。

lesson-trade-eight-title = 選哪一艘？
lesson-trade-eight-question = 你可以讓其中一艘船完成裝運。在這回合得到8點。
lesson-trade-eight-hint = 兩艘船的支付額都是6點。讀讀合約完成時的能力。
lesson-trade-eight-done = 2個貨櫃6點，「馬鈴薯」再加2點，還有2張牌。

lesson-trade-fourteen-title = 滿載出航
lesson-trade-fourteen-question = 在這回合得到14點。
lesson-trade-fourteen-hint = 一艘船的所有貨櫃一起計算支付額：2或3個6點，4或5個10點，6或7個14點。
lesson-trade-fourteen-done = 6個貨櫃的支付額是14點，而且3張合約同時成為已完成合約。

lesson-trade-tier-title = 差了一級
lesson-trade-tier-question = 在這回合簽下「夏威夷鹽」。它的技術等級是2，而你的農業類技術等級是1。
lesson-trade-tier-hint = 每差1級，就多花1次簽約行動。你有幾次？
lesson-trade-tier-done = 1次行動用於簽約，1次彌補不足的等級。進口區的牌給了你第二次行動。

lesson-trade-home-title = 讓船返航
lesson-trade-home-question = 你的2艘船都在外海。讓其中一艘返回港口。
lesson-trade-home-hint = 最後一個貨櫃被拿走時，船就返回港口。1次進口拿2個貨櫃。
lesson-trade-home-done = 只有你一人參加，所以不用出價。你的船回來了，可以簽下新的合約。

lesson-trade-discard-title = 捨得放手
lesson-trade-discard-question = 你沒有可以裝載的牌。只用1個回答，讓你的船完成裝運。
lesson-trade-discard-hint = 2張合約中，有一張已經裝滿。是另一張讓船留在港口。
lesson-trade-discard-done = 起始玩家可以棄掉回合開始時就在船上的合約。沒有空貨櫃格，船就完成裝運。

lesson-trade-paprika-title = Paprika
lesson-trade-paprika-question = 「Paprika」是你的已完成合約，船上有1個科技類的散裝貨櫃。在同一回合簽下1張合約，並讓船完成裝運。
lesson-trade-paprika-hint = 有了「Paprika」，每當你簽約，還可以裝載1張牌。
lesson-trade-paprika-done = 簽約、裝載、完成裝運，全在1次行動之內。能力互相配合，港口就會壯大。

lesson-trade-win-title = 最後一回合
lesson-trade-win-question = 你有46點，{ $rival }有44點。目標點數是50點。在這回合獲勝。
lesson-trade-win-hint = 有人達到50點的那個回合，就是最後一回合。賣1張牌可得4點。
lesson-trade-win-done = 接著計算所有得分，你的貨物和貨櫃也都算進去了。

lesson-trade-mother-title = 終極禁運品
lesson-trade-mother-question = 一旦你有8個非法類貨物，「終極禁運品」就讓你立即獲勝。你有7個。
lesson-trade-mother-hint = 進口1個貨櫃，放到有用的地方。
lesson-trade-mother-done = 8個非法類貨物：遊戲在回合途中立即結束，不比較得分。
