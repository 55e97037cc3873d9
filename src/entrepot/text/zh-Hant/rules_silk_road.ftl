# 《海上絲路》的規則。每則訊息是一條規則，鍵的結尾是它的編號。
# *這樣*是強調，`這樣`是記法裡的字；含|的行是表格，1.開頭的行是清單。

rules-maritime-silk-road-about = Reiner Knizia設計的遊戲，適合2到4位商人，約半小時。你的商船載著貨物往來東西方。每當有人將一種貨物打到市場上，所有裝載該貨物的人都獲得收入。遊戲結束時，錢幣最多者獲勝。

## 遊戲配件

rules-maritime-silk-road-1 = 遊戲配件
rules-maritime-silk-road-1-1 = 貨物共有六種：瓷器（白色）、絲綢（紫色）、茶葉（綠色）、香料（黃色）、琉璃（紅色）和原礦（黑色）。每種有11張牌與5個木製的貨物標記，總共66張貨物牌與30個貨物標記。不在商船上的貨物標記組成貨物堆。
rules-maritime-silk-road-1-2 = 特殊卡牌共有20張，分為四種：商船14張，每張10元；特許證2張，每張11元；搬運工2張，每張12元；交易所2張，每張8元。
rules-maritime-silk-road-1-3 = 錢幣不會用完。若實體錢幣不夠，可用任何能計數的東西代替。

## 遊戲準備

rules-maritime-silk-road-2 = 遊戲準備
rules-maritime-silk-road-2-1 = 所有人起始都沒有錢幣。將貨物牌洗勻，每人發3張。
rules-maritime-silk-road-2-2 = 將6張牌面朝上放在中央，成為市場的六個位置。其餘的牌面朝下，作為牌堆。
rules-maritime-silk-road-2-3 = 每人拿2艘商船。其他特殊卡牌全部供出售。
rules-maritime-silk-road-2-4 = 隨機決定由誰先開始。
rules-maritime-silk-road-2-5 = 接著為商船裝載貨物。從先開始的玩家起，依順時針順序，每人從貨物堆選1個貨物標記，裝上自己的一艘商船。然後依同樣的順序再進行一輪，裝載第二艘商船。
rules-maritime-silk-road-2-6 = 每艘商船始終剛好裝載1個貨物標記。貨物堆裡已經沒有標記的貨物，不能選擇。

## 回合

rules-maritime-silk-road-3 = 回合
rules-maritime-silk-road-3-1 = 玩家依順時針順序輪流進行回合。每回合分為兩個階段，依序進行。
rules-maritime-silk-road-3-2 = 在階段1，你從三件事中選一件做：更換貨物（4.1）、購買卡牌（4.3），或放棄行動（4.8）。
rules-maritime-silk-road-3-3 = 在階段2，你從兩件事中選一件做：打牌（5.1）或補牌（5.5）。這裡不能放棄。

## 階段1

rules-maritime-silk-road-4 = 階段1
rules-maritime-silk-road-4-1 = 更換貨物：將自己一艘商船的貨物標記放回貨物堆，再從貨物堆裝載1個另一種貨物的標記。
rules-maritime-silk-road-4-2 = 你每有1張搬運工，就可以再更換一艘商船的貨物。更換逐一進行，每艘商船每回合最多更換一次。
rules-maritime-silk-road-4-3 = 購買卡牌：拿1張還在出售的特殊卡牌，立即付錢，並保留到遊戲結束。它從這一刻起生效。同一種有多張時，效果累加。一種卡牌的最後一張賣出後，就買不到那種卡牌了。
rules-maritime-silk-road-4-4 = 商船一買下就立即裝載：從貨物堆任選1個貨物標記。貨物堆裡完全沒有標記時，不能購買商船。
rules-maritime-silk-road-4-5 = 特許證讓你獲得更多收入，見5.4。
rules-maritime-silk-road-4-6 = 搬運工在之後更換貨物時有用（4.2）。此外，買下它時，你可以立即更換自己一艘商船的貨物。
rules-maritime-silk-road-4-7 = 交易所讓你多補牌，見5.6。
rules-maritime-silk-road-4-8 = 放棄行動：在這個階段什麼都不做。任何情況下都可以這樣選擇。

## 階段2

rules-maritime-silk-road-5 = 階段2
rules-maritime-silk-road-5-1 = 打牌：選擇一種貨物，從手牌打出1張或更多該貨物的牌到市場上，最多6張。
rules-maritime-silk-road-5-2 = 每張牌各放在一個不同的位置，覆蓋原有的牌。位置由你選擇，已經是同一種貨物的位置也可以覆蓋。每個位置只看最上面的牌。貨物相同的位置沒有差別，所以選擇時只需指定要覆蓋的貨物。
rules-maritime-silk-road-5-3 = 接著所有人都計算收入，不只是輪到的玩家：市場上現在有幾個位置是打出的貨物，自己每艘裝載該貨物的商船就各得幾元。其他貨物沒有收入。
rules-maritime-silk-road-5-4 = 這樣獲得收入的人，每有1張特許證再多得2元，不論是誰的回合。沒有收入的人，特許證也不會帶來錢幣。
rules-maritime-silk-road-5-5 = 補牌：將牌堆頂的2張牌加入手牌；只剩1張時，就補1張。手牌沒有上限。
rules-maritime-silk-road-5-6 = 階段2之後，不論你打牌還是補牌，每有1張交易所就可以再補1張牌。補不補由你逐一決定。

## 遊戲結束

rules-maritime-silk-road-6 = 遊戲結束
rules-maritime-silk-road-6-1 = 有人拿走牌堆最後一張牌的那一刻，遊戲立即結束。不進行完該回合，也不打完該輪。
rules-maritime-silk-road-6-2 = 錢幣最多者獲勝。並列最多的玩家共享勝利。
rules-maritime-silk-road-6-3 = 特殊卡牌、貨物與手牌都不計分。

## 祕密資訊

rules-maritime-silk-road-7 = 祕密資訊
rules-maritime-silk-road-7-1 = 只有你知道自己的手牌，沒有人知道牌堆的順序。
rules-maritime-silk-road-7-2 = 你的錢幣與收入，在遊戲結束前對其他人保密。玩家可以事先約定公開所有錢幣（設定`show_coins`）。
rules-maritime-silk-road-7-3 = 其他一切都公開：市場與其中被覆蓋的牌、商船與其貨物標記、特殊卡牌、貨物堆、出售中的卡牌、每個人的手牌張數與牌堆的張數，以及所有發生的事，但不包含補到哪些牌。

## 範例：標題，以及起初與每個回答之後看到的情況

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
