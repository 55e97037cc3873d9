# 《Import / Export》的卡牌：名称、能力，以及补充裁定

## 科技类，行动为装载

import-export-word-televisions = 电视机
import-export-power-televisions = 科技类集装箱可以装入你船上的任意箱位。
import-export-ruling-televisions = 对你劫掠到的科技类卡牌同样有效。

import-export-word-generators = 发电机
import-export-power-generators = 你的科技类合约可以装载任意颜色的集装箱。

import-export-word-robot_cats = 机器猫
import-export-power-robot_cats = 你可以用1次装载行动一起装载2张同色手牌，视为1个科技类集装箱。同一回合内，你的2次劫掠行动也可以这样装载劫掠到的2个同色集装箱。
import-export-ruling-robot_cats = 凡是科技类集装箱能装入的地方，这一对都能装入，包括靠能力才能装入的。2个集装箱都留在船上并计入运费，即使因此超出船的容量。若其中1个被拿走，另一个又成为普通的集装箱。

import-export-word-batteries = 电池
import-export-power-batteries = 执行装载行动时，你可以支付2点，多执行1次（每回合限一次）。
import-export-ruling-batteries = 只增加本回合的装载行动，对免费的装载行动无效。你港口的船下须有合约。

import-export-word-playstations = PlayStation
import-export-power-playstations = 每当你在回合中获得装载行动，你每有2个科技类货物，就多获得1次。
import-export-ruling-playstations = 只增加本回合的装载行动，对免费的装载行动无效。

import-export-word-cell_phones = 手机
import-export-power-cell_phones = 执行装载行动时，你可以不用手牌，改用牌堆顶的牌：能装载则必须装载；否则加入手牌，对手看不到它。
import-export-ruling-cell_phones = 两种情况都视为抽牌：会触发“木材”，但不会触发你自己的“纳米机器人”。你港口的船下须有合约。

import-export-word-tablets = 平板电脑
import-export-power-tablets = 你的每艘船可容纳8个集装箱；装有8个或更多时，运费为18点。

import-export-word-refrigerators = 冰箱
import-export-power-refrigerators = 你每有2个科技类货物，就视为进口区多1张装载牌。
import-export-ruling-refrigerators = 这种装载牌不占空位，不能移动，且只增加本回合的行动。

import-export-word-drones = 无人机
import-export-power-drones = 每当你签约，可以抽1张牌。

import-export-word-segways = 平衡车
import-export-power-segways = 任何时候（包括终局计分时），你可以将这张已完成合约移到进口区或货物区，或作为科技类集装箱，装上你一艘有合适箱位的船。
import-export-ruling-segways = 进口区或货物区须有空位，计算上限时不计这张合约。

import-export-word-smart_cars = 智能汽车
import-export-power-smart_cars = 你可以花费1次装载行动，将1张手牌放到补给区，获得2点（每回合限一次）。
import-export-ruling-smart_cars = 你港口的船下须有合约。

import-export-word-flash_drives = U盘
import-export-power-flash_drives = 每当你的船完成装运，你可以从船上拿1个集装箱加入手牌。
import-export-ruling-flash_drives = 先结算运费，拿走后船再出航。若船上已没有集装箱，船就留在港口。对完成此牌的那艘船无效。

import-export-word-wind_turbines = 风力发电机
import-export-power-wind_turbines = 完成时：选择另一张技术等级为0或1的已完成合约，自己或对手的均可。此牌获得其能力，直到游戏结束。
import-export-ruling-wind_turbines = 若该能力在完成时生效，则现在生效。此牌仍属科技类；复制的文字提到自身时，指的是此牌。若没有可选的合约，则没有效果。

import-export-word-laptops = 笔记本电脑
import-export-power-laptops = 每当你的船完成装运，若船上有至少1个科技类集装箱，抽2张牌。
import-export-ruling-laptops = 以结算运费时为准，此时其他能力尚未拿走集装箱。

import-export-word-mri_machines = 核磁共振仪
import-export-power-mri_machines = 所有玩家的目标点数变为70点，无论事先约定多少。
import-export-ruling-mri_machines = 此刻已有70点或更多的玩家视为达到目标。此前已经达到的目标依然算数。

import-export-word-satellite = 人造卫星
import-export-power-satellite = 每当任意玩家的船完成装运，你可以抽1张牌，还可以装载1张牌。
import-export-ruling-satellite = 这次装载不算装载行动。

import-export-word-neural_units = 神经元件
import-export-power-neural_units = 无论发起的是什么行动，你都可以用装载牌跟随，改为执行1次装载行动，进口区每有1张装载牌再加1次。
import-export-ruling-neural_units = 若发起的是进口，这些装载行动在竞拍之前按顺时针顺序执行。

import-export-word-jets = 喷气式飞机
import-export-power-jets = 每当你的船完成装运，你可以从船上拿1个集装箱放到货物区。
import-export-ruling-jets = 货物区须有空位，计算上限时包括该船带来的已完成合约。先结算运费，拿走后船再出航。若船上已没有集装箱，船就留在港口。对完成此牌的那艘船无效。

import-export-word-telescopes = 望远镜
import-export-power-telescopes = 任何时候（包括终局计分时），你可以弃掉自己的科技类货物，每个获得4点。

import-export-word-nanobots = 纳米机器人
import-export-power-nanobots = 每当你抽牌，可以执行1次免费的装载行动。
import-export-ruling-nanobots = 因“手机”得到的牌，在此不算你抽牌。

import-export-word-3d_printers = 3D打印机
import-export-power-3d_printers = 无论发起的是什么行动，你都可以用任意1张牌跟随。
import-export-ruling-3d_printers = 你仍可以用2张同色的牌跟随。

import-export-word-delayed_game = 跳票游戏
import-export-power-delayed_game = 完成时：每位对手向银行支付10点；你下次担任主导玩家时，连续主导两个回合。
import-export-ruling-delayed_game = 不足10点的玩家付出全部点数。

import-export-word-graphics_cards = 显卡
import-export-power-graphics_cards = 一旦你有4种类型的货物数量均独占第一，你立即获胜。
import-export-ruling-graphics_cards = 若你有“狐狸”，并列第一也算你独占。

import-export-word-led_lights = LED灯
import-export-power-led_lights = 你是主导玩家时，可以用2张手牌换取补给区的1张牌。

import-export-word-rare_metals = 稀有金属
import-export-power-rare_metals = 你的船同时完成科技类与消费类合约时，运费增加4点。
import-export-ruling-rare_metals = 完成此牌的那艘船不算。

## 农业类，行动为签约

import-export-word-wheat = 小麦
import-export-power-wheat = 农业类集装箱可以装入你船上的任意箱位。
import-export-ruling-wheat = 对你劫掠到的农业类卡牌同样有效。

import-export-word-coffee = 咖啡
import-export-power-coffee = 你的农业类合约可以装载任意颜色的集装箱。

import-export-word-onions = 洋葱
import-export-power-onions = 你每完成1张农业类合约（包括此牌），获得2点。
import-export-ruling-onions = 同船一起完成的其他农业类合约也算。

import-export-word-potatoes = 土豆
import-export-power-potatoes = 完成时：获得2点，并抽2张牌。

import-export-word-paprika = 红椒粉
import-export-power-paprika = 每当你签约，还可以装载1张牌。
import-export-ruling-paprika = 这次装载不算装载行动。

import-export-word-honey = 蜂蜜
import-export-power-honey = 完成时：所有玩家（包括你）每有1个农业类货物，你获得2点。

import-export-word-beer = 啤酒
import-export-power-beer = 此牌即将成为已完成合约时，你可以改为将它卖到补给区，获得6点。
import-export-ruling-beer = 这样它就从未成为已完成合约：不增加空位，任何能力也不将它计算在内。

import-export-word-sugar = 白糖
import-export-power-sugar = 每当你签下农业类卡牌，获得2点。

import-export-word-rice = 大米
import-export-power-rice = 完成时：你每有1张已完成的农业类合约（包括此牌），获得2点。

import-export-word-chicken_feed = 鸡饲料
import-export-power-chicken_feed = 完成时：对手可以付给你6点，买下这张已完成合约。
import-export-ruling-chicken_feed = 按顺时针顺序询问，最先买下的人将其放到自己的合约区。

import-export-word-jasmine_tea = 茉莉花茶
import-export-power-jasmine_tea = 你执行签约行动时，可以将1张手牌卖到补给区，获得2点（每回合限一次）。

import-export-word-almonds = 巴旦木
import-export-power-almonds = 完成时：若你的信用点不超过18点，获得8点，否则获得4点。
import-export-ruling-almonds = 先结算该船的运费。

import-export-word-bok_choy = 小白菜
import-export-power-bok_choy = 作为集装箱时：若船上没有农业类合约，该船完成装运时运费增加2点。作为已完成合约时没有能力。
import-export-ruling-bok_choy = 由船主获得，不需要技术等级。

import-export-word-lutefisk = 碱渍鱼
import-export-power-lutefisk = 任何时候，只要此牌在你手中且技术等级足够，你就可以不花行动签下此牌。

import-export-word-flour = 面粉
import-export-power-flour = 以行动签下此牌时，若技术等级足够，且有4张适合它的手牌，你可以将这4张一次全部装载。
import-export-ruling-flour = 即使散放的集装箱已装满一部分箱位，你仍须有4张这样的手牌；此时只装载还缺的张数。

import-export-word-hawaiian_salt = 夏威夷海盐
import-export-power-hawaiian_salt = 完成时：对手展示手牌，其中的农业类卡牌全部归你；每得到1张，从银行获得2点。

import-export-word-iceland_water = 冰岛矿泉水
import-export-power-iceland_water = 任何时候，你可以将农业类手牌卖到补给区，每张获得2点。

import-export-word-bamboo = 竹子
import-export-power-bamboo = 完成时：你可以在你港口的一艘船上重新签下此牌，不花行动，也不需要技术等级（每回合限一次）。
import-export-ruling-bamboo = 那艘船须有足够的容量。若完成此牌的船留在港口，也可以选它。此牌不再是已完成合约。

import-export-word-soy_sauce = 酱油
import-export-power-soy_sauce = 完成时：你可以将进口区的所有农业类卡牌移到货物区，每张获得2点。
import-export-ruling-soy_sauce = 要么全部移动，要么都不移动。超出货物区上限的牌弃掉，但仍能获得点数。

import-export-word-apples = 苹果
import-export-power-apples = 完成时：你可以将1张农业类手牌放到合约区，并如同刚刚完成一样使用其能力。
import-export-ruling-apples = 这与任何船无关：没有运费，也不触发其他因完成而生效的能力。若其能力本来就把自身计算在内，此时同样计算。

import-export-word-rice_cookers = 电饭煲
import-export-power-rice_cookers = 你发起行动时，或有人发起装载或签约后，你的装载牌与签约牌可以互相替代，进口区的牌也一样。轮到你行动时，选择其中一种执行。
import-export-ruling-rice_cookers = 你本回合的所有行动都是这一种。即使你选择了抽牌，进口区的牌也有效。

import-export-word-whole_wheat = 全麦粉
import-export-power-whole_wheat = 每当有农业类集装箱被装载，无论由谁、以何种方式，你可以获得2点或抽2张牌。
import-export-ruling-whole_wheat = 若该集装箱使船装满，船先完成装运。

import-export-word-aeroponics = 气雾栽培
import-export-power-aeroponics = 若有人从你在外海的船上拿走集装箱，且恰好剩下1个，该船就载着它返回你的港口。
import-export-ruling-aeroponics = 在该行动或能力结束时判定。只载1个集装箱出航的船留在外海。回到港口后，该集装箱是散放的，直到有合约的箱位适合它。

import-export-word-dragon_fruit = 火龙果
import-export-power-dragon_fruit = 每当你发起劫掠，选择抽2张牌或获得2点。

import-export-word-tortillas = 墨西哥薄饼
import-export-power-tortillas = 这张合约的每个箱位都可以装载任意颜色的集装箱。

## 违禁类，行动为劫掠

import-export-word-big_cats = 大型猫科动物
import-export-power-big_cats = 违禁类集装箱可以装入你船上的任意箱位。
import-export-ruling-big_cats = 对你劫掠到的违禁类卡牌同样有效。

import-export-word-seeds = 种子
import-export-power-seeds = 你的违禁类合约可以装载任意颜色的集装箱。

import-export-word-ammunition = 弹药
import-export-power-ammunition = 完成时：每位拥有违禁类货物的对手须付给你2点。

import-export-word-pistols = 手枪
import-export-power-pistols = 对手每完成1张违禁类合约，须付给你2点。
import-export-ruling-pistols = 一艘船同时完成多张违禁类合约时，每张都要付。

import-export-word-big_ammunition = 重型弹药
import-export-power-big_ammunition = 你劫掠对手在外海的船时，还从该对手的手牌中随机拿1张。

import-export-word-foxes = 狐狸
import-export-power-foxes = 所有平局都算你胜出。
import-export-ruling-foxes = 包括出价、货物最多的奖励（违禁类也算）、“香槟”“高档西装”“显卡”“珍奇鱼类”和最终胜负。

import-export-word-shotguns = 霰弹枪
import-export-power-shotguns = 你在对手的回合劫掠时，本回合先于你劫掠的每位玩家须给你2张牌或2点，由其选择。
import-export-ruling-shotguns = 只能选择自己能够全部交出的一项。若两者都做不到，你得到其剩余的点数。

import-export-word-cannabis = 大麻
import-export-power-cannabis = 对手的进口行动拿到违禁类集装箱时，须付给你2点，每次行动只付一次。

import-export-word-cannons = 加农炮
import-export-power-cannons = 对手进口区的违禁类卡牌，视为你也拥有。
import-export-ruling-cannons = 它们不占你的空位，也不能移动。即使你同时有两个这项能力，每张牌对你也只算一次。

import-export-word-danger_pets = 危险宠物
import-export-power-danger_pets = 完成时：每位对手须付给你2点。
import-export-ruling-danger_pets = 不足2点的玩家付出全部点数。

import-export-word-drugs = 毒品
import-export-power-drugs = 你劫掠时，可以从外海的任意一艘船上再劫走1个集装箱（每回合限一次）。

import-export-word-flamethrowers = 火焰喷射器
import-export-power-flamethrowers = 完成时：抛硬币。正面：每位对手须付给你4点。反面：你付给每位对手2点。

import-export-word-a_small_tank = 小型坦克
import-export-power-a_small_tank = 对手的船完成装运时，该对手须自选1张手牌给你。

import-export-word-poison_bottles = 毒药瓶
import-export-power-poison_bottles = 每位执行劫掠行动的对手须付给你2点（每人每回合限一次）。

import-export-word-railguns = 电磁炮
import-export-power-railguns = 完成时：每位对手须给你4点、1张已完成合约或2个货物，由其选择。
import-export-ruling-railguns = 只能选择自己能够全部交出的一项。若都做不到，你得到其剩余的点数。合约的持续能力归你，完成时的能力不再生效；没有空位的货物弃掉。

import-export-word-printed_money = 假钞
import-export-power-printed_money = 完成时：从每位对手的1艘船上拿1个集装箱，无论船在哪里。每个集装箱可以装载，也可以加入手牌。

import-export-word-dino_bones = 恐龙化石
import-export-power-dino_bones = 完成时：所有玩家（包括你）各将1个货物移到补给区，然后你从补给区选2张牌放到货物区。
import-export-ruling-dino_bones = 没有空位的牌弃掉。

import-export-word-stolen_research = 偷来的研究
import-export-power-stolen_research = 完成时：你可以用此牌交换对手1张已完成的科技类合约，并如同刚刚完成一样使用其能力。
import-export-ruling-stolen_research = 这与任何船无关：没有运费，也不触发其他因完成而生效的能力。

import-export-word-mini_van = 面包车
import-export-power-mini_van = 你还可以劫掠：对手在港口的船、牌堆顶的牌，或对手手牌中的随机1张。
import-export-ruling-mini_van = 这样得到的牌能装载则必须装载，否则弃掉。

import-export-word-the_mother_load = 惊天大货
import-export-power-the_mother_load = 一旦你有8个违禁类货物，你立即获胜。

import-export-word-dyson_vacuums = 戴森吸尘器
import-export-power-dyson_vacuums = 完成时：每位对手须给你1个奢侈类货物或全部手牌。
import-export-ruling-dyson_vacuums = 由其选择。没有奢侈类货物的对手须交出手牌。

import-export-word-stem_cells = 干细胞
import-export-power-stem_cells = 若货物区有空位，你可以支付2点，将劫掠到的集装箱放到货物区。

import-export-word-ivory = 象牙
import-export-power-ivory = 终局计分时：若你的违禁类货物最多，你不失去点数，而是获得6点。

import-export-word-stolen_rice = 偷来的大米
import-export-power-stolen_rice = 你每劫掠1个农业类集装箱，获得2点。

import-export-word-stolen_tires = 偷来的轮胎
import-export-power-stolen_tires = 你每执行完1次劫掠行动，从牌堆翻1张牌到补给区。

import-export-word-exotic_fish = 珍奇鱼类
import-export-power-exotic_fish = 一旦你的信用点达到每位对手的两倍或更多，且货物总数独占第一，你立即获胜。
import-export-ruling-exotic_fish = 0点时不算。若你有“狐狸”，货物总数并列第一也算你独占。

## 消费类，行动为进口

import-export-word-soap = 肥皂
import-export-power-soap = 消费类集装箱可以装入你船上的任意箱位。
import-export-ruling-soap = 对你劫掠到的消费类卡牌同样有效。

import-export-word-candy = 糖果
import-export-power-candy = 你的消费类合约可以装载任意颜色的集装箱。

import-export-word-mouthwash = 漱口水
import-export-power-mouthwash = 从现在起，任意玩家每完成1张消费类合约，你获得2点。
import-export-ruling-mouthwash = 一艘船同时完成多张消费类合约时，每张都算。完成此牌的那艘船，只有排在此牌之后的合约才算。

import-export-word-shoes = 鞋子
import-export-power-shoes = 每当任意玩家的船完成装运（包括完成此牌的那艘船），你可以抽1张牌。

import-export-word-chapstick = 润唇膏
import-export-power-chapstick = 每当任意玩家得到1个消费类货物，你获得2点。
import-export-ruling-chapstick = 只计实际的牌，仅视为货物的不算。

import-export-word-shampoo = 洗发水
import-export-power-shampoo = 你的进口行动可以再拿第3个集装箱。
import-export-ruling-shampoo = 与平常一样，最多只有1个可以放到进口区。

import-export-word-books = 书籍
import-export-power-books = 每当你发起进口且至少一位对手跟随，获得2点（每回合限一次）。

import-export-word-backpacks = 背包
import-export-power-backpacks = 每当任意玩家的船返回港口，你可以抽1张牌。

import-export-word-chairs = 椅子
import-export-power-chairs = 每当对手选择抽牌行动，你可以弃掉1张手牌。
import-export-ruling-chairs = 对手因能力抽牌时不算。

import-export-word-pants = 裤子
import-export-power-pants = 对手从你的船进口时，你获得4点，而不是2点。
import-export-ruling-pants = 仅限进口行动。

import-export-word-fake_dvds = 盗版光盘
import-export-power-fake_dvds = 每当对手一次付出或失去至少4点，你获得2点。

import-export-word-cups = 杯子
import-export-power-cups = 完成时：抽5张牌。

import-export-word-rope = 绳子
import-export-power-rope = 你是主导玩家时，可以用1张手牌换取补给区的1张牌（每回合限一次）。

import-export-word-paper = 纸张
import-export-power-paper = 你每完成1张消费类合约（包括此牌），可以从外海的船进口1个集装箱，放到货物区或进口区。
import-export-ruling-paper = 船主不获得点数。

import-export-word-bubblegum = 泡泡糖
import-export-power-bubblegum = 每当任意玩家得到1个消费类货物，你获得4点。
import-export-ruling-bubblegum = 只计实际的牌，仅视为货物的不算。

import-export-word-glasses = 眼镜
import-export-power-glasses = 完成时：执行1次免费的进口行动。
import-export-ruling-glasses = 无需竞拍。船主照常获得点数。

import-export-word-fixie_bikes = 死飞自行车
import-export-power-fixie_bikes = 任意玩家每以装载行动装载1个集装箱，你获得2点。

import-export-word-lumber = 木材
import-export-power-lumber = 每当对手抽牌，你可以抽1张牌。
import-export-ruling-lumber = 因“木材”抽牌不算。

import-export-word-protractors = 量角器
import-export-power-protractors = 对手从外海的船进口后，你可以从该船免费再拿1个集装箱，放到货物区或进口区。
import-export-ruling-protractors = 船主不因此获得点数。

import-export-word-pens = 钢笔
import-export-power-pens = 完成时：所有玩家（包括你）每有1个消费类货物，你获得2点。

import-export-word-cheap_shirts = 廉价衬衫
import-export-power-cheap_shirts = 终局计分时：你进口区的牌移到货物区，直到没有空位。
import-export-ruling-cheap_shirts = 必须执行。

import-export-word-pocky = 百奇饼干
import-export-power-pocky = 完成时：获得2点，抽2张牌，并进口1个集装箱，放到货物区或进口区。
import-export-ruling-pocky = 船主不获得点数。

import-export-word-board_games = 桌游
import-export-power-board_games = 只要你的已完成合约涵盖全部5种类型，你的进口区就没有上限。

import-export-word-can_openers = 开罐器
import-export-power-can_openers = 你的信用点达到目标点数时，游戏不会因此结束。
import-export-ruling-can_openers = 游戏仍可能因牌堆耗尽，或有人以能力立即获胜而结束。

import-export-word-ceramics = 陶瓷
import-export-power-ceramics = 终局计分时：你每有2个消费类货物，就视为多1个奢侈类货物。
import-export-ruling-ceramics = 仅视为货物，没有实际的牌。

import-export-word-dark_flight_games = 黑暗飞行游戏出版社
import-export-power-dark_flight_games = 你选择竞拍的船时，可以改选补给区；胜者将出价付给你。
import-export-ruling-dark_flight_games = 若你自己胜出，则无需支付。

## 奢侈类，行动为补给

import-export-word-impalas = 英帕拉轿车
import-export-power-impalas = 奢侈类集装箱可以装入你船上的任意箱位。
import-export-ruling-impalas = 对你劫掠到的奢侈类卡牌同样有效。

import-export-word-gold_watches = 金表
import-export-power-gold_watches = 你的奢侈类合约可以装载任意颜色的集装箱。

import-export-word-leather_coats = 皮大衣
import-export-power-leather_coats = 你的每个奢侈类货物计3点。

import-export-word-teslas = 特斯拉
import-export-power-teslas = 终局计分时：你进口区的每张奢侈类卡牌也算1个货物，类型由你选择。

import-export-word-massage_tables = 按摩床
import-export-power-massage_tables = 完成时：不断抽牌，直到抽到2张同类型的牌；每抽1张获得1点，总数为奇数时再加1点。

import-export-word-diamond_rings = 钻戒
import-export-power-diamond_rings = 终局计分时：你可以将1或2张已完成合约变成货物。
import-export-ruling-diamond_rings = 不受上限限制，且它们不再是已完成合约。

import-export-word-champagne = 香槟
import-export-power-champagne = 终局计分时：若你的已完成合约最多，获得8点。
import-export-ruling-champagne = 并列最多也算，除非“狐狸”打破平局。

import-export-word-helicopter = 直升机
import-export-power-helicopter = 任意玩家每签下1张奢侈类卡牌，就在此牌上放4点。终局计分时：由持有者获得这些点数。

import-export-word-velvet_robes = 天鹅绒长袍
import-export-power-velvet_robes = 终局计分时：你的每张手牌计1点。

import-export-word-vintage_wines = 陈年葡萄酒
import-export-power-vintage_wines = 终局计分时：若你每种类型的货物都至少有2个，获得20点。

import-export-word-ferraris = 法拉利
import-export-power-ferraris = 你每种类型的货物都视为多1个。
import-export-ruling-ferraris = 仅视为货物：不占空位，也不能移动。

import-export-word-gold_toilets = 黄金马桶
import-export-power-gold_toilets = 终局计分时：你每有1张已完成的奢侈类合约，获得6点。

import-export-word-shower_heads = 花洒
import-export-power-shower_heads = 完成时：说出一种类型，然后抽2张牌。若抽中该类型，获得8点。

import-export-word-small_poodles = 小型贵宾犬
import-export-power-small_poodles = 完成时：此牌变成你的货物。
import-export-ruling-small_poodles = 计算上限时不计这张合约；若没有空位，则留在合约区。

import-export-word-fluffy_pillows = 蓬松枕头
import-export-power-fluffy_pillows = 完成时：你每有1张已完成合约（包括此牌），获得2点。

import-export-word-sauna = 桑拿房
import-export-power-sauna = 终局计分时：货物最多的奖励对你加倍。
import-export-ruling-sauna = 违禁类货物最多的扣点也加倍。

import-export-word-platinum_rings = 铂金戒指
import-export-power-platinum_rings = 完成时：将手牌补至8张。之后你可以打出任意张手牌，每打出1张，执行1次它的行动。
import-export-ruling-platinum_rings = 此后抽到的牌不能打出。打出的牌在回合结束时弃掉。只有你执行行动，最多出售1次，且不能用行动弥补缺少的技术等级。

import-export-word-rolls_royce = 劳斯莱斯
import-export-power-rolls_royce = 完成时：说出一张牌的名称，然后抽1张牌。若抽中，你立即获胜。

import-export-word-nice_suits = 高档西装
import-export-power-nice_suits = 终局计分时：若你两艘船上的集装箱总数最多，获得16点。
import-export-ruling-nice_suits = 外海和港口的集装箱都算。并列最多也算，除非“狐狸”打破平局。

import-export-word-cologne = 古龙水
import-export-power-cologne = 终局计分时：说出一种行动；你进口区每有1张该行动的牌，获得4点。

import-export-word-apple_watch = Apple Watch
import-export-power-apple_watch = 终局计分时：你每有一对奢侈类与消费类货物（各1个），获得6点。

import-export-word-oysters = 生蚝
import-export-power-oysters = 任何时候，只要技术等级足够，你就可以不花行动签下1张奢侈类卡牌。

import-export-word-scotch_whisky = 苏格兰威士忌
import-export-power-scotch_whisky = 你的奢侈类货物只占一半空位：每2个算1个。

import-export-word-prefab_homes = 预制房屋
import-export-power-prefab_homes = 你的奢侈类合约只需装满一半箱位（向上取整）。若同船的其他合约都已装满，你可以立即或在此后的任何时候，让该船完成装运。
import-export-ruling-prefab_homes = 每张奢侈类合约都要装满自己的一半箱位，装满哪些都可以。

import-export-word-stretch_goals = 解锁目标
import-export-power-stretch_goals = 完成时：从你开始，所有玩家各抽1张牌；接着各获得2点；接着各进口1个集装箱，放到货物区或进口区。最后，你执行2次任意的免费行动。
import-export-ruling-stretch_goals = 这些进口都不会让船主获得点数，免费行动的进口也一样。

import-export-word-exclusive_cards = 限定卡牌
import-export-power-exclusive_cards = 完成时：你可以支付30点，说出一种类型，然后抽1张牌。若抽中该类型，获得50点。
