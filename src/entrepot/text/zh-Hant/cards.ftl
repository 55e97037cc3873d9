# 《Import / Export》的卡牌：名稱、能力，以及額外的裁定

## 科技類，行動為裝載

import-export-word-televisions = 電視機
import-export-power-televisions = 你的科技類貨櫃可以裝進你船上的任何貨櫃格。
import-export-ruling-televisions = 你搶奪到的科技類卡牌也適用。

import-export-word-generators = 發電機
import-export-power-generators = 你的科技類合約可以裝載任何顏色的貨櫃。

import-export-word-robot_cats = 機器貓
import-export-power-robot_cats = 你可以用1次裝載行動一起裝載2張同色手牌，視為1個科技類貨櫃。同一回合的2次搶奪行動，也可以這樣裝載搶到的2個同色貨櫃。
import-export-ruling-robot_cats = 凡是科技類貨櫃裝得進的地方，這一對都裝得進，包含靠能力才裝得進的。2個貨櫃都留在船上並計入支付額，即使因此超過船的容量也一樣。若其中1個被拿走，另一個又成為普通的貨櫃。

import-export-word-batteries = 電池
import-export-power-batteries = 執行裝載行動時，你可以付2點多執行1次（每回合限一次）。
import-export-ruling-batteries = 只增加該回合的裝載行動，免費的裝載行動不適用。你港口的船上必須有合約。

import-export-word-playstations = PlayStations
import-export-power-playstations = 每當你在回合中獲得裝載行動，你每有2個科技類貨物便多獲得1次。
import-export-ruling-playstations = 只增加該回合的裝載行動，免費的裝載行動不適用。

import-export-word-cell_phones = 手機
import-export-power-cell_phones = 執行裝載行動時，你可以不用手牌，改用牌庫頂的牌：能裝載就必須裝載；否則加入手牌，對手看不到它。
import-export-ruling-cell_phones = 兩種情況都視為抽牌：會觸發「木材」，但不會觸發你自己的「奈米機器人」。你港口的船上必須有合約。

import-export-word-tablets = 平板電腦
import-export-power-tablets = 你的船容量為8個貨櫃；8個或更多貨櫃的支付額為18點。

import-export-word-refrigerators = 冰箱
import-export-power-refrigerators = 你每有2個科技類貨物，便視為進口區多1張裝載卡。
import-export-ruling-refrigerators = 這種裝載卡不佔空位、不能移動，而且只增加該回合的行動。

import-export-word-drones = 無人機
import-export-power-drones = 每當你簽約，可以抽1張牌。

import-export-word-segways = 賽格威
import-export-power-segways = 任何時刻（包含終局計分時），你可以將這張已完成合約移到進口區或貨物區，或作為科技類貨櫃，裝上你一艘有合適貨櫃格的船。
import-export-ruling-segways = 進口區或貨物區必須有空位；計算上限時不算這張合約。

import-export-word-smart_cars = 智慧車
import-export-power-smart_cars = 你可以花1次裝載行動，將1張手牌放到補給區並領取2點（每回合限一次）。
import-export-ruling-smart_cars = 你港口的船上必須有合約。

import-export-word-flash_drives = 隨身碟
import-export-power-flash_drives = 每當你的船完成裝運，你可以從船上拿1個貨櫃加入手牌。
import-export-ruling-flash_drives = 先領取支付額，拿走貨櫃後船才出航。若船上已無貨櫃，船便留在港口。完成此牌的那艘船不適用。

import-export-word-wind_turbines = 風力發電機
import-export-power-wind_turbines = 完成時：選擇另一張技術等級0或1的已完成合約，自己或對手的皆可。直到遊戲結束，此牌擁有該能力。
import-export-ruling-wind_turbines = 若該能力在完成時發動，則現在發動。此牌仍屬科技類；複製的文字提到自身時，指的是此牌。若沒有可選的合約，則沒有效果。

import-export-word-laptops = 筆記型電腦
import-export-power-laptops = 每當你的船完成裝運，若載有至少1個科技類貨櫃，抽2張牌。
import-export-ruling-laptops = 以領取支付額時的貨櫃為準，此時其他能力尚未拿走貨櫃。

import-export-word-mri_machines = 磁振造影設備
import-export-power-mri_machines = 所有玩家的目標點數改為70點，不論原先約定多少。
import-export-ruling-mri_machines = 此刻已有70點或更多的玩家視為達標。先前已達成的目標仍然算數。

import-export-word-satellite = 人造衛星
import-export-power-satellite = 每當任何玩家的船完成裝運，你可以抽1張牌，還可以裝載1張牌。
import-export-ruling-satellite = 這次裝載不算裝載行動。

import-export-word-neural_units = 神經元
import-export-power-neural_units = 不論宣告的是什麼行動，你都可以用裝載卡跟隨，並改為執行裝載行動：1次，加上進口區每張裝載卡各1次。
import-export-ruling-neural_units = 若宣告的是進口，這些裝載在競標之前依順時針順序執行。

import-export-word-jets = 噴射機
import-export-power-jets = 每當你的船完成裝運，你可以從船上拿1個貨櫃放到貨物區。
import-export-ruling-jets = 貨物區必須有空位；計算上限時包含該船帶來的已完成合約。先領取支付額，拿走貨櫃後船才出航。若船上已無貨櫃，船便留在港口。完成此牌的那艘船不適用。

import-export-word-telescopes = 望遠鏡
import-export-power-telescopes = 任何時刻（包含終局計分時），你可以棄掉自己的科技類貨物，每個領取4點。

import-export-word-nanobots = 奈米機器人
import-export-power-nanobots = 每當你抽牌，可以執行1次免費的裝載行動。
import-export-ruling-nanobots = 因「手機」得到的牌，在此不算你抽牌。

import-export-word-3d_printers = 3D列印機
import-export-power-3d_printers = 不論宣告的是什麼行動，你都可以用任意1張牌跟隨。
import-export-ruling-3d_printers = 你仍可以用2張同色的牌跟隨。

import-export-word-delayed_game = 延遲結束遊戲
import-export-power-delayed_game = 完成時：每位對手付10點給銀行；你下次擔任起始玩家時，連續進行兩回合。
import-export-ruling-delayed_game = 不足10點者付出所有點數。

import-export-word-graphics_cards = 顯示卡
import-export-power-graphics_cards = 一旦你有4種類型的貨物數量都獨佔第一，你立即獲勝。
import-export-ruling-graphics_cards = 有「狐狸」時，平手算你第一。

import-export-word-led_lights = 發光二極體
import-export-power-led_lights = 你是起始玩家時，可以用2張手牌交換補給區的1張牌。

import-export-word-rare_metals = 稀有金屬
import-export-power-rare_metals = 你的船同時完成科技類與消費類合約時，支付額增加4點。
import-export-ruling-rare_metals = 完成此牌的那艘船不算。

## 農業類，行動為簽約

import-export-word-wheat = 小麥
import-export-power-wheat = 你的農業類貨櫃可以裝進你船上的任何貨櫃格。
import-export-ruling-wheat = 你搶奪到的農業類卡牌也適用。

import-export-word-coffee = 咖啡
import-export-power-coffee = 你的農業類合約可以裝載任何顏色的貨櫃。

import-export-word-onions = 洋蔥
import-export-power-onions = 你每完成1張農業類合約（包含此牌），領取2點。
import-export-ruling-onions = 同船一起完成的其他農業類合約也算。

import-export-word-potatoes = 馬鈴薯
import-export-power-potatoes = 完成時：領取2點，並抽2張牌。

import-export-word-paprika = Paprika
import-export-power-paprika = 每當你簽約，還可以裝載1張牌。
import-export-ruling-paprika = 這次裝載不算裝載行動。

import-export-word-honey = 蜂蜜
import-export-power-honey = 完成時：所有玩家（包含你）每有1個農業類貨物，你領取2點。

import-export-word-beer = 啤酒
import-export-power-beer = 此牌將成為已完成合約時，你可以改為將它賣到補給區並領取6點。
import-export-ruling-beer = 這樣它就從未成為已完成合約：不增加空位，任何能力也不將它計入。

import-export-word-sugar = 糖
import-export-power-sugar = 每當你簽下農業類卡牌，領取2點。

import-export-word-rice = 米
import-export-power-rice = 完成時：你每有1張已完成的農業類合約（包含此牌），領取2點。

import-export-word-chicken_feed = 雞飼料
import-export-power-chicken_feed = 完成時：對手可以付6點給你，買下這張已完成合約。
import-export-ruling-chicken_feed = 依順時針順序詢問，最先同意的人買下，放到自己的合約區。

import-export-word-jasmine_tea = 茉莉花茶
import-export-power-jasmine_tea = 你執行簽約行動時，可以將1張手牌賣到補給區並領取2點（每回合限一次）。

import-export-word-almonds = 杏仁
import-export-power-almonds = 完成時：若你的信用點數不超過18點，領取8點，否則領取4點。
import-export-ruling-almonds = 先領取船的支付額再計算。

import-export-word-bok_choy = 白菜
import-export-power-bok_choy = 作為貨櫃時：若船上沒有農業類合約，完成裝運時的支付額增加2點。作為已完成合約時沒有能力。
import-export-ruling-bok_choy = 由船主領取，不需要技術等級。

import-export-word-lutefisk = 鹼漬魚
import-export-power-lutefisk = 任何時刻，只要此牌在你手上且技術等級足夠，你可以不花行動簽下此牌。

import-export-word-flour = 麵粉
import-export-power-flour = 以行動簽下此牌時，若技術等級足夠，而且有4張裝得進它的手牌，你可以將這4張一次全部裝載。
import-export-ruling-flour = 即使散裝貨櫃已裝滿一部分貨櫃格，你仍須有4張這樣的手牌；此時只裝載還缺的張數。

import-export-word-hawaiian_salt = 夏威夷鹽
import-export-power-hawaiian_salt = 完成時：對手展示手牌，其中的農業類卡牌全部歸你；每得到1張，從銀行領取2點。

import-export-word-iceland_water = 冰島水
import-export-power-iceland_water = 任何時刻，你可以將農業類手牌賣到補給區，每張領取2點。

import-export-word-bamboo = 竹子
import-export-power-bamboo = 完成時：你可以在你港口的一艘船上重新簽下此牌，不花行動，也不需要技術等級（每回合限一次）。
import-export-ruling-bamboo = 該船必須有足夠的容量。若完成此牌的船留在港口，也可以選它。此牌便不再是已完成合約。

import-export-word-soy_sauce = 醬油
import-export-power-soy_sauce = 完成時：你可以將進口區的所有農業類卡牌移到貨物區，每張領取2點。
import-export-ruling-soy_sauce = 只能全部移動或完全不動。超過貨物區上限的牌會被棄掉，但仍可領取點數。

import-export-word-apples = 蘋果
import-export-power-apples = 完成時：你可以將1張農業類手牌放到合約區，並如同剛完成般使用其能力。
import-export-ruling-apples = 這不涉及任何船：沒有支付額，也不會觸發因完成而發動的其他能力。能力會計入自身的牌，此時仍計入自身。

import-export-word-rice_cookers = 電鍋
import-export-power-rice_cookers = 你宣告行動時，或有人宣告裝載或簽約後，你的裝載卡與簽約卡可以互相替代，進口區的牌也一樣。輪到你行動時，選擇執行其中一種。
import-export-ruling-rice_cookers = 你在該回合的所有行動都是那一種。即使你抽了牌，進口區的牌也算。

import-export-word-whole_wheat = 全麥麵粉
import-export-power-whole_wheat = 每當有農業類貨櫃被裝載，不論由誰、以何種方式，你可以領取2點或抽2張牌。
import-export-ruling-whole_wheat = 若該貨櫃使船裝滿，船先完成裝運。

import-export-word-aeroponics = 水耕法
import-export-power-aeroponics = 若有人從你在外海的船上拿走貨櫃，而且恰好剩下1個，船便帶著該貨櫃返回你的港口。
import-export-ruling-aeroponics = 在該行動或能力結束時判定。只載1個貨櫃出航的船仍留在外海。回到港口後，該貨櫃是散裝貨櫃，直到有合約的貨櫃格可以裝它。

import-export-word-dragon_fruit = 火龍果
import-export-power-dragon_fruit = 每當你宣告搶奪，選擇抽2張牌或領取2點。

import-export-word-tortillas = 玉米餅
import-export-power-tortillas = 這張合約的每個貨櫃格都可以裝載任何顏色的貨櫃。

## 非法類，行動為搶奪

import-export-word-big_cats = 大型貓科動物
import-export-power-big_cats = 你的非法類貨櫃可以裝進你船上的任何貨櫃格。
import-export-ruling-big_cats = 你搶奪到的非法類卡牌也適用。

import-export-word-seeds = 種子
import-export-power-seeds = 你的非法類合約可以裝載任何顏色的貨櫃。

import-export-word-ammunition = 彈藥
import-export-power-ammunition = 完成時：每位擁有非法類貨物的對手須付2點給你。

import-export-word-pistols = 手槍
import-export-power-pistols = 對手每完成1張非法類合約，須付2點給你。
import-export-ruling-pistols = 一艘船同時完成多張非法類合約時，每張都要付。

import-export-word-big_ammunition = 重型彈藥
import-export-power-big_ammunition = 你搶奪對手在外海的船時，還會從該對手的手牌中隨機得到1張牌。

import-export-word-foxes = 狐狸
import-export-power-foxes = 所有平手都算你贏。
import-export-ruling-foxes = 包含出價、貨物數量最多的獎勵（非法類也算）、「香檳」、「帥氣套裝」、「顯示卡」、「罕見的魚」和最終勝負。

import-export-word-shotguns = 散彈槍
import-export-power-shotguns = 你在對手的回合搶奪時，該回合比你先搶奪的每位玩家須給你2張牌或2點，由他們選擇。
import-export-ruling-shotguns = 必須能全數交出才可選擇。若兩者都不行，你得到他們僅有的點數。

import-export-word-cannabis = 大麻
import-export-power-cannabis = 對手以進口行動拿到非法類貨櫃時，須付2點給你，每次行動只付一次。

import-export-word-cannons = 加農砲
import-export-power-cannons = 對手進口區的非法類卡牌，也視為你的。
import-export-ruling-cannons = 它們不佔你的空位，也不能移動。即使你同時有兩個這項能力，每張牌對你也只算一次。

import-export-word-danger_pets = 危險寵物
import-export-power-danger_pets = 完成時：每位對手須付2點給你。
import-export-ruling-danger_pets = 不足2點者付出所有點數。

import-export-word-drugs = 毒品
import-export-power-drugs = 你搶奪時，可以從外海的任一艘船再搶奪1個貨櫃（每回合限一次）。

import-export-word-flamethrowers = 火焰噴射器
import-export-power-flamethrowers = 完成時：擲硬幣。正面：每位對手須付4點給你。反面：你付2點給每位對手。

import-export-word-a_small_tank = 小型坦克
import-export-power-a_small_tank = 對手的船完成裝運時，該對手須自選1張手牌給你。

import-export-word-poison_bottles = 毒藥瓶
import-export-power-poison_bottles = 對手執行搶奪行動時，須付2點給你（每人每回合限一次）。

import-export-word-railguns = 電磁砲
import-export-power-railguns = 完成時：每位對手須給你4點、1張已完成合約或2個貨物，由他們選擇。
import-export-ruling-railguns = 必須能全數交出才可選擇。若都不行，你得到他們僅有的點數。合約的持續能力歸你，完成時的能力不再發動；沒有空位的貨物會被棄掉。

import-export-word-printed_money = 偽鈔
import-export-power-printed_money = 完成時：從每位對手的1艘船上拿1個貨櫃，不論船在何處。將它裝載或加入手牌。

import-export-word-dino_bones = 恐龍骨頭
import-export-power-dino_bones = 完成時：所有玩家（包含你）各將1個貨物移到補給區，然後你從補給區選2張牌放到貨物區。
import-export-ruling-dino_bones = 沒有空位的牌會被棄掉。

import-export-word-stolen_research = 偷來的研究
import-export-power-stolen_research = 完成時：你可以用此牌交換對手1張已完成的科技類合約，並如同剛完成般使用其能力。
import-export-ruling-stolen_research = 這不涉及任何船：沒有支付額，也不會觸發因完成而發動的其他能力。

import-export-word-mini_van = 小巴士
import-export-power-mini_van = 你還可以搶奪：對手在港口的船、牌庫頂的牌，或對手的1張隨機手牌。
import-export-ruling-mini_van = 這樣得到的牌能裝載就必須裝載，否則棄掉。

import-export-word-the_mother_load = 終極禁運品
import-export-power-the_mother_load = 一旦你有8個非法類貨物，你立即獲勝。

import-export-word-dyson_vacuums = Dyson吸塵器
import-export-power-dyson_vacuums = 完成時：每位對手須給你1個奢侈類貨物或全部手牌。
import-export-ruling-dyson_vacuums = 由他們選擇。沒有奢侈類貨物的對手須交出手牌。

import-export-word-stem_cells = 幹細胞
import-export-power-stem_cells = 若貨物區有空位，你可以付2點，將搶奪到的貨櫃放到貨物區。

import-export-word-ivory = 象牙
import-export-power-ivory = 終局計分時：若你的非法類貨物最多，不失去點數，而是領取6點。

import-export-word-stolen_rice = 偷來的米
import-export-power-stolen_rice = 你每搶奪1個農業類貨櫃，領取2點。

import-export-word-stolen_tires = 遭竊的輪胎
import-export-power-stolen_tires = 你每執行完1次搶奪行動，從牌庫翻1張牌到補給區。

import-export-word-exotic_fish = 罕見的魚
import-export-power-exotic_fish = 一旦你的信用點數達到每位對手的兩倍以上，而且貨物總數獨佔第一，你立即獲勝。
import-export-ruling-exotic_fish = 0點時不算。有「狐狸」時，貨物總數平手算你第一。

## 消費類，行動為進口

import-export-word-soap = 肥皂
import-export-power-soap = 你的消費類貨櫃可以裝進你船上的任何貨櫃格。
import-export-ruling-soap = 你搶奪到的消費類卡牌也適用。

import-export-word-candy = 糖果
import-export-power-candy = 你的消費類合約可以裝載任何顏色的貨櫃。

import-export-word-mouthwash = 漱口水
import-export-power-mouthwash = 從現在起，任何玩家每完成1張消費類合約，你領取2點。
import-export-ruling-mouthwash = 一艘船同時完成多張消費類合約時，每張都算。完成此牌的那艘船，只有排在此牌之後的合約才算。

import-export-word-shoes = 鞋子
import-export-power-shoes = 每當任何玩家的船完成裝運（包含完成此牌的那艘船），你可以抽1張牌。

import-export-word-chapstick = 護唇膏
import-export-power-chapstick = 每當任何玩家得到1個消費類貨物，你領取2點。
import-export-ruling-chapstick = 只計實際的牌，僅視為貨物的不算。

import-export-word-shampoo = 洗髮精
import-export-power-shampoo = 你的進口行動可以再拿第3個貨櫃。
import-export-ruling-shampoo = 與平常一樣，最多只有1個可以放到進口區。

import-export-word-books = 書籍
import-export-power-books = 每當你宣告進口且至少一位對手跟隨，領取2點（每回合限一次）。

import-export-word-backpacks = 背包
import-export-power-backpacks = 每當任何玩家的船返回港口，你可以抽1張牌。

import-export-word-chairs = 椅子
import-export-power-chairs = 每當對手選擇抽牌行動，你可以棄掉1張手牌。
import-export-ruling-chairs = 對手因能力而抽牌時不算。

import-export-word-pants = 褲子
import-export-power-pants = 對手從你的船進口時，你領取4點，而不是2點。
import-export-ruling-pants = 僅限進口行動。

import-export-word-fake_dvds = 盜版DVD
import-export-power-fake_dvds = 每當對手一次付出或失去至少4點，你領取2點。

import-export-word-cups = 杯子
import-export-power-cups = 完成時：抽5張牌。

import-export-word-rope = 繩索
import-export-power-rope = 你是起始玩家時，可以用1張手牌交換補給區的1張牌（每回合限一次）。

import-export-word-paper = 紙張
import-export-power-paper = 你每完成1張消費類合約（包含此牌），可以從外海的船進口1個貨櫃，放到貨物區或進口區。
import-export-ruling-paper = 船主不會得到點數。

import-export-word-bubblegum = 口香糖
import-export-power-bubblegum = 每當任何玩家得到1個消費類貨物，你領取4點。
import-export-ruling-bubblegum = 只計實際的牌，僅視為貨物的不算。

import-export-word-glasses = 眼鏡
import-export-power-glasses = 完成時：執行1次免費的進口行動。
import-export-ruling-glasses = 不需競標。船主照常得到點數。

import-export-word-fixie_bikes = Fixie腳踏車
import-export-power-fixie_bikes = 任何玩家每以裝載行動裝載1個貨櫃，你領取2點。

import-export-word-lumber = 木材
import-export-power-lumber = 每當對手抽牌，你可以抽1張牌。
import-export-ruling-lumber = 因「木材」而抽牌不算。

import-export-word-protractors = 量角器
import-export-power-protractors = 對手從外海的船進口後，你可以從該船免費再拿1個貨櫃，放到貨物區或進口區。
import-export-ruling-protractors = 船主不會因此得到點數。

import-export-word-pens = 鋼筆
import-export-power-pens = 完成時：所有玩家（包含你）每有1個消費類貨物，你領取2點。

import-export-word-cheap_shirts = 廉價衣物
import-export-power-cheap_shirts = 終局計分時：你進口區的牌移到貨物區，直到沒有空位為止。
import-export-ruling-cheap_shirts = 必須執行。

import-export-word-pocky = Pocky棒
import-export-power-pocky = 完成時：領取2點，抽2張牌，並進口1個貨櫃，放到貨物區或進口區。
import-export-ruling-pocky = 船主不會得到點數。

import-export-word-board_games = 桌上遊戲
import-export-power-board_games = 只要你的已完成合約涵蓋全部5種類型，你的進口區沒有上限。

import-export-word-can_openers = 開罐器
import-export-power-can_openers = 你的信用點數達到目標點數時，遊戲不會因此結束。
import-export-ruling-can_openers = 遊戲仍可能因牌庫耗盡，或有人以能力立即獲勝而結束。

import-export-word-ceramics = 陶瓷
import-export-power-ceramics = 終局計分時：你每有2個消費類貨物，便視為多1個奢侈類貨物。
import-export-ruling-ceramics = 僅視為貨物，沒有實際的牌。

import-export-word-dark_flight_games = 黑暗飛行遊戲出版社
import-export-power-dark_flight_games = 你可以將補給區當作一艘船，選為競標對象；得標者將出價付給你。
import-export-ruling-dark_flight_games = 若你自己得標，則不用付。

## 奢侈類，行動為補給

import-export-word-impalas = 雪佛蘭Impalas汽車
import-export-power-impalas = 你的奢侈類貨櫃可以裝進你船上的任何貨櫃格。
import-export-ruling-impalas = 你搶奪到的奢侈類卡牌也適用。

import-export-word-gold_watches = 金錶
import-export-power-gold_watches = 你的奢侈類合約可以裝載任何顏色的貨櫃。

import-export-word-leather_coats = 毛皮大衣
import-export-power-leather_coats = 你的每個奢侈類貨物計3點。

import-export-word-teslas = 特斯拉汽車
import-export-power-teslas = 終局計分時：你進口區的每張奢侈類卡牌也算1個貨物，類型由你選擇。

import-export-word-massage_tables = 按摩床
import-export-power-massage_tables = 完成時：持續抽牌，直到抽到2張相同類型的牌；每抽1張領取1點，總數為奇數時再加1點。

import-export-word-diamond_rings = 鑽戒
import-export-power-diamond_rings = 終局計分時：你可以將1或2張已完成合約變成貨物。
import-export-ruling-diamond_rings = 不受上限限制，而且它們不再是已完成合約。

import-export-word-champagne = 香檳
import-export-power-champagne = 終局計分時：若你的已完成合約最多，領取8點。
import-export-ruling-champagne = 並列最多也算，除非「狐狸」打破平手。

import-export-word-helicopter = 直升機
import-export-power-helicopter = 任何玩家每簽下1張奢侈類卡牌，便在此牌上放4點。終局計分時：由持有者領取這些點數。

import-export-word-velvet_robes = 天鵝絨長袍
import-export-power-velvet_robes = 終局計分時：你的每張手牌計1點。

import-export-word-vintage_wines = 葡萄酒
import-export-power-vintage_wines = 終局計分時：若你每種類型的貨物都至少有2個，領取20點。

import-export-word-ferraris = 法拉利超跑
import-export-power-ferraris = 你每種類型的貨物都視為多1個。
import-export-ruling-ferraris = 僅視為貨物：不佔空位，也不能移動。

import-export-word-gold_toilets = 純金廁所
import-export-power-gold_toilets = 終局計分時：你每有1張已完成的奢侈類合約，領取6點。

import-export-word-shower_heads = 蓮蓬頭
import-export-power-shower_heads = 完成時：指定一種類型，然後抽2張牌。若有相符的，領取8點。

import-export-word-small_poodles = 小型貴賓犬
import-export-power-small_poodles = 完成時：此牌變成你的貨物。
import-export-ruling-small_poodles = 計算上限時不算這張合約；若沒有空位，則留在合約區。

import-export-word-fluffy_pillows = 蓬鬆的枕頭
import-export-power-fluffy_pillows = 完成時：你每有1張已完成合約（包含此牌），領取2點。

import-export-word-sauna = 三溫暖
import-export-power-sauna = 終局計分時：貨物數量最多的獎勵，對你加倍計算。
import-export-ruling-sauna = 非法類貨物最多的扣點也加倍。

import-export-word-platinum_rings = 白金戒指
import-export-power-platinum_rings = 完成時：將手牌補到8張。之後你可以打出任意張手牌，每張執行1次其行動。
import-export-ruling-platinum_rings = 之後才抽到的牌不能打出。打出的牌在回合結束時棄掉。只有你執行行動，最多販售1次，而且不能用行動彌補不足的技術等級。

import-export-word-rolls_royce = 勞斯萊斯汽車
import-export-power-rolls_royce = 完成時：指定一張牌，然後抽1張牌。若抽到它，你立即獲勝。

import-export-word-nice_suits = 帥氣套裝
import-export-power-nice_suits = 終局計分時：若你兩艘船上的貨櫃總數最多，領取16點。
import-export-ruling-nice_suits = 外海和港口的貨櫃都算。並列最多也算，除非「狐狸」打破平手。

import-export-word-cologne = 古龍水
import-export-power-cologne = 終局計分時：指定一種行動；你進口區每有1張該行動的牌，領取4點。

import-export-word-apple_watch = Apple Watch
import-export-power-apple_watch = 終局計分時：你每有一組奢侈類與消費類貨物（各1個），領取6點。

import-export-word-oysters = 生蠔
import-export-power-oysters = 任何時刻，只要技術等級足夠，你可以不花行動簽下1張奢侈類卡牌。

import-export-word-scotch_whisky = 蘇格蘭威士忌
import-export-power-scotch_whisky = 你的奢侈類貨物只佔一半空位：每2個算1個。

import-export-word-prefab_homes = 訂製房屋
import-export-power-prefab_homes = 你的奢侈類合約只需裝滿一半的貨櫃格（向上取整）。若同船其他合約都已裝滿，你可以立即或在之後的任何時刻，讓該船完成裝運。
import-export-ruling-prefab_homes = 每張奢侈類合約都要裝滿自己一半的貨櫃格，裝滿哪幾格都可以。

import-export-word-stretch_goals = 延伸目標
import-export-power-stretch_goals = 完成時：從你開始，所有玩家各抽1張牌；接著各領取2點；接著各進口1個貨櫃，放到貨物區或進口區。最後，你執行2次任意的免費行動。
import-export-ruling-stretch_goals = 這些進口都不會讓船主得到點數，免費行動的進口也一樣。

import-export-word-exclusive_cards = 專屬卡片
import-export-power-exclusive_cards = 完成時：你可以付30點，指定一種類型並抽1張牌。若相符，領取50點。
