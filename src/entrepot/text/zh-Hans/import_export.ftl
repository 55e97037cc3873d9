# 《Import / Export》。卡牌见cards.ftl

import-export-name = Import / Export

## 类型、行动与位置

import-export-word-technology = 科技
import-export-word-agriculture = 农业
import-export-word-illegal = 违禁
import-export-word-consumer = 消费
import-export-word-luxury = 奢侈
import-export-word-capital = 资本

import-export-word-technology-number = 科技{ $number }号船
import-export-word-agriculture-number = 农业{ $number }号船
import-export-word-illegal-number = 违禁{ $number }号船
import-export-word-consumer-number = 消费{ $number }号船
import-export-word-luxury-number = 奢侈{ $number }号船
import-export-word-capital-number = 资本{ $number }号船

import-export-word-load = 装载
import-export-word-contract = 签约
import-export-word-pirate = 劫掠
import-export-word-import = 进口
import-export-word-supply = 补给
import-export-word-draw = 抽牌

import-export-word-hand = 手牌
import-export-word-deck = 牌堆
import-export-word-island = 补给区
import-export-word-discard = 弃牌堆
import-export-word-goods = 货物区
import-export-word-imports = 进口区
import-export-word-shipments = 合约区
import-export-word-played = 打出的牌
import-export-word-sea = 外海
import-export-word-harbour = 港口
import-export-word-loaded = 直接装满

import-export-word-base = 基础版
import-export-word-jutaku = Jutaku扩展
import-export-word-kickstarter = Kickstarter扩展
import-export-word-captain = Captain扩展

## 问题

import-export-question-lead = 本回合由你主导：发起哪种行动，还是抽牌？
import-export-question-follow = 跟随，还是抽牌？
import-export-question-contract = 签下哪张牌，放到哪艘船下？
import-export-question-load = 装载什么？
import-export-question-import-from = 从哪艘船进口？
import-export-question-bid = 出价多少？必须是偶数；也可以放弃。
import-export-question-place-import = 拿哪个集装箱，放到哪里？
import-export-question-pirate = 劫掠什么？
import-export-question-place-pirated = 这个集装箱放到哪里？
import-export-question-place-loaded = 这张牌装到哪里？
import-export-question-supply = 卖1张牌，还是从补给区拿1张牌？
import-export-question-choose-action = 执行哪种行动？
import-export-question-any-time = 趁还来得及，有什么想使用的吗？
import-export-question-final = 游戏结束。计分前要使用什么？
import-export-question-chicken_feed = 【鸡饲料】是否支付6点，买下这张已完成合约？
import-export-question-beer = 【啤酒】此牌即将成为你的已完成合约。是否改为卖到补给区，获得6点？
import-export-question-shotguns = 【霰弹枪】交出2张牌，还是2点？
import-export-question-railguns = 【电磁炮】交出4点、1张已完成合约，还是2个货物？
import-export-question-dyson_vacuums = 【戴森吸尘器】交出1个奢侈类货物，还是全部手牌？
import-export-question-a_small_tank = 【小型坦克】交出哪张手牌？
import-export-question-prefab_homes = 【预制房屋】已装载足够的集装箱。是否现在让船完成装运？
import-export-question-power = 【{ $card }】{ $text }

import-export-power-copied = （同“{ $card }”）{ $text }

## 这些问题在问什么

import-export-why-lead = 打出1张牌，发起它的行动；或打出2张同色的牌，发起任意其他行动。接着其他玩家选择跟随或抽牌，然后大家执行行动：发起或跟随得1次行动，进口区每有1张该行动的牌再加1次。若你选择抽牌，则将手牌补至5张（已有5张或更多时抽1张），本回合随即结束。作为主导玩家，你还可以弃掉回合开始时已在你港口船下的合约。
import-export-why-follow = 打出1张与所发起行动相同的牌，或2张同色的其他牌，得1次行动。无论如何，进口区该行动的牌都会给你行动。若选择抽牌，立即将手牌补至5张；已有5张或更多时抽1张。
import-export-why-contract = 合约放在你港口的船下，直到该船的所有箱位装满；届时它成为已完成合约，能力归你。你需要足够的技术等级：等于你拥有的该类型货物数，若是你自己的颜色再加1。每差1级，就要多花1次签约行动。一艘船上所有合约的装载需求合计最多6个集装箱。
import-export-why-load = 将集装箱装上你港口的船，且必须在船上多装满1个同色的箱位。船上的所有集装箱计入该船的所有合约，所以你只需选船。所有箱位装满时，船立即完成装运：2或3个集装箱的运费为6点，4或5个为10点，6或7个为14点。然后合约成为已完成合约，船载着集装箱驶向外海。
import-export-why-import-from = 主导玩家选择外海的一艘船，然后所有拥有进口行动的玩家暗中出价竞拍。若胜者不是船主，船主获得2点。
import-export-why-bid = 所有人暗中出价，且必须是偶数。出价最高者胜出，将出价付给银行；其他人无需支付。出价相同时，从主导玩家起按顺时针顺序最先者胜出。胜者拿2个集装箱。
import-export-why-place-import = 货物提供技术等级和分数：上限2个，每有1张已完成合约再加2个。进口区的牌提供更多行动：上限1张，每有1张已完成合约再加1张。拿到的集装箱中最多1个可以放到进口区。两处都没有空位的集装箱弃掉。
import-export-why-pirate = 从外海的任意一艘船上拿1个集装箱，或从补给区拿1张牌。若能装满你港口船上的1个空箱位，则必须装上该船；否则弃掉。船主什么也得不到。
import-export-why-place-pirated = 只要你港口的船上有适合它的空箱位，这个集装箱就必须装载。若不止一艘船有，由你选船。
import-export-why-place-loaded = 你有不止一艘船能装这张来自牌堆的牌，必须将它装上其中一艘。
import-export-why-supply = 将1张手牌卖到补给区，获得4点（每回合限一次）；或将补给区的1张牌放到你的进口区。进口区上限1张，每有1张已完成合约再加1张。
import-export-why-choose-action = 你本回合的所有行动，都将是现在选择的这一种。
import-export-why-any-time = 任何时候都可以做的事，现在是最后的机会：接下来你的行动就要作废，或者就要出价或计分。想用什么就逐一使用，也可以直接继续。若牌桌约定手牌严格保密，即使没有可用的选项，也会询问你。
import-export-why-final = 你的某些已完成合约可以在计分前使用。请逐一使用，顺序不限。
import-export-why-power = { $text }

## 选项

import-export-option-draw = { $kind ->
    [lead] 抽牌，并结束本回合
    [whole_wheat] 抽2张牌
    [dragon_fruit] 抽2张牌
   *[other] 抽牌
}
import-export-option-lead = 用“{ $b }”发起{ $a }
import-export-option-follow = 用“{ $a }”跟随
import-export-option-follow-load = 用“{ $a }”跟随，改为装载
import-export-option-contract = { $parts ->
    [2] 在{ $b }签下“{ $a }”
   *[other] 在{ $b }签下“{ $a }”，{ $c }
}
import-export-option-load = { $parts ->
    [1] 装载{ $a }顶的牌
   *[other] { $b_id ->
        [island] 将“{ $a }”放到{ $b }，获得2点
       *[ship] { $a_count ->
            [1] 将“{ $a }”装上{ $b }
           *[other] 将“{ $a }”一起装上{ $b }
        }
    }
}
import-export-option-place = { $a_id ->
    [goods] 支付2点，放到货物区
   *[ship] 装上{ $a }
}
import-export-option-ship = { $kind ->
    [import-from] 从{ $a }进口
    [paper] 从{ $a }进口
    [pocky] 从{ $a }进口
    [glasses] 从{ $a }进口
    [stretch_goals] 从{ $a }进口
    [platinum_rings] 从{ $a }进口
    [bamboo] 在{ $a }重新签下
    [prefab_homes] 让{ $a }完成装运
   *[other] 选择{ $a }
}
import-export-option-island = 从补给区进口
import-export-option-bid = 出价{ $a }点
import-export-option-pass = 放弃出价
import-export-option-take = { $parts ->
    [1] 从补给区拿“{ $a }”放到进口区
   *[other] { $b_id ->
        [goods] 拿“{ $a }”放到货物区
        [imports] 拿“{ $a }”放到进口区
       *[discard] 拿“{ $a }”，因没有空位而弃掉
    }
}
import-export-option-pirate = { $a_id ->
    [deck] 劫走{ $a }顶的牌
    [hand] 从{ $b_seat }的手牌中随机劫走1张
   *[other] { $kind ->
        [printed_money] 从{ $a }拿“{ $b }”
       *[other] 从{ $a }劫走“{ $b }”
    }
}
import-export-option-pirate-together = 从{ $a }劫走“{ $b }”，并从{ $c }劫走“{ $d }”，一起装载
import-export-option-sell = { $kind ->
    [supply] 将“{ $a }”卖到补给区，获得4点
    [platinum_rings] 将“{ $a }”卖到补给区，获得4点
    [stretch_goals] 将“{ $a }”卖到补给区，获得4点
    [jasmine_tea] 将“{ $a }”卖到补给区，获得2点
   *[other] 将“{ $a }”卖到补给区
}
import-export-option-action = { $kind ->
    [choose-action] 执行{ $a }行动
    [stretch_goals] 执行免费的{ $a }行动
   *[other] 选择{ $a }
}
import-export-option-seat = 选择{ $a_seat }
import-export-option-type = 说出“{ $a }”
import-export-option-card = { $parts ->
    [1] { $kind ->
        [flash_drives] 拿“{ $a }”
        [jets] 拿“{ $a }”
        [dino_bones] 拿“{ $a }”
        [chairs] 弃掉“{ $a }”
        [a_small_tank] 交出“{ $a }”
        [platinum_rings] 打出“{ $a }”
        [rolls_royce] 说出“{ $a }”
       *[other] 选择“{ $a }”
    }
   *[other] 将“{ $a }”算作{ $b }类货物
}
import-export-option-cards = { $kind ->
    [shotguns] 交出“{ $a }”
    [flour] 装载“{ $a }”
   *[other] 选择“{ $a }”
}
import-export-option-good = { $kind ->
    [dino_bones] 将“{ $a }”移到补给区
    [dyson_vacuums] 交出“{ $a }”
   *[other] 选择货物“{ $a }”
}
import-export-option-goods = { $kind ->
    [railguns] 交出货物“{ $a }”
   *[other] 选择货物“{ $a }”
}
import-export-option-shipment = { $kind ->
    [railguns] 交出已完成合约“{ $a }”
    [stolen_research] 与“{ $a }”交换
   *[other] 选择已完成合约“{ $a }”
}
import-export-option-credits = { $kind ->
    [railguns] 支付4点
    [shotguns] 支付2点
    [whole_wheat] 获得2点
    [dragon_fruit] 获得2点
   *[other] 选择点数
}
import-export-option-hand = { $kind ->
    [dyson_vacuums] 交出全部手牌
    [printed_money] 加入手牌
   *[other] 选择手牌
}
import-export-option-yes = 是
import-export-option-no = { $kind ->
    [place-pirated] 弃掉
   *[other] 否
}
import-export-option-done = { $kind ->
    [place-import] 不再拿
    [final] 不再使用
    [any-time] 不使用，继续
   *[other] 结束行动
}
import-export-option-discard-contract = 弃掉合约“{ $a }”
import-export-option-use = { $a_id ->
    [batteries] 支付2点，多执行1次装载行动（电池）
    [led_lights] 用“{ $b }”换取补给区的“{ $c }”（LED灯）
    [segways] { $b_id ->
        [imports] 将“平衡车”移到进口区
        [goods] 将“平衡车”移到货物区
       *[ship] 将“平衡车”装上{ $b }
    }
    [telescopes] 弃掉“{ $b }”，获得4点（望远镜）
    [lutefisk] 不花行动，在{ $b }签下“碱渍鱼”
    [iceland_water] 将“{ $b }”卖到补给区，获得2点（冰岛矿泉水）
    [rope] 手牌与补给区互换“{ $b }”（绳子）
    [oysters] 不花行动，在{ $c }签下“{ $b }”（生蚝）
    [prefab_homes] 让{ $b }立即完成装运（预制房屋）
    [teslas] 选择进口区的奢侈类卡牌算作什么（特斯拉）
    [diamond_rings] 将“{ $b }”变成货物（钻戒）
    [cologne] 说出“{ $b }”（古龙水）
   *[other] { $parts ->
        [1] 使用“{ $a }”
        [2] 使用“{ $a }”，选择“{ $b }”
        [3] 使用“{ $a }”，选择“{ $b }”和“{ $c }”
       *[other] 使用“{ $a }”，选择“{ $b }”“{ $c }”和“{ $d }”
    }
}

## 事件

import-export-because = { $cause_id ->
    [none] {""}
    [load] {""}
    [contract] {""}
    [pirate] {""}
    [import] {""}
    [supply] {""}
    [draw] {""}
   *[card] （{ $cause }）
}
import-export-credits = { $amount }点
import-export-event-colour = { $seat }经营{ $to }船队，起始有{ $amount }点。
import-export-event-sail = { $from_id ->
    [deck] { $seat }有一艘船在外海，载着“{ $cards }”。
   *[ship] { $seat }的{ $from }载着“{ $cards }”驶向外海。
}
import-export-event-island = { $from_id ->
    [deck] 补给区增加“{ $cards }”{ import-export-because }。
    [hand] { $seat }将“{ $cards }”放到补给区{ import-export-because }。
   *[other] { $seat }将{ $from }的“{ $cards }”放到补给区{ import-export-because }。
}
import-export-event-draw = { $known ->
    [yes] { $seat }抽到“{ $cards }”{ import-export-because }。
   *[no] { $seat }抽{ $amount }张牌{ import-export-because }。
}
import-export-event-turn = 第{ $amount }回合：{ $seat }
import-export-event-lead = { $seat }用“{ $cards }”发起{ $to }。
import-export-event-follow = { $seat }用“{ $cards }”跟随（{ $to }）。
import-export-event-play = { $seat }打出“{ $cards }”，执行1次{ $to }行动{ import-export-because }。
import-export-event-contract = { $seat }在{ $to }签下“{ $cards }”{ import-export-because }。
import-export-event-load = { $seat }将“{ $cards }”装上{ $to }{ import-export-because }。
import-export-event-complete = { $seat }的{ $from }完成装运，共{ $amount }个集装箱{ import-export-because }。
import-export-event-shipment = { $seat }的合约区增加“{ $cards }”{ import-export-because }。
import-export-event-gain = { $seat }获得{ import-export-credits }{ import-export-because }。
import-export-event-pay = { $to_id ->
    [none] { $seat }支付{ import-export-credits }{ import-export-because }。
   *[seat] { $seat }付{ import-export-credits }给{ $to }{ import-export-because }。
}
import-export-event-discard = { $seat_id ->
    [none] “{ $cards }”进入弃牌堆{ import-export-because }。
   *[seat] { $seat }弃掉“{ $cards }”{ import-export-because }。
}
import-export-event-good = { $seat }的货物区增加“{ $cards }”{ import-export-because }。
import-export-event-import = { $seat }的进口区增加“{ $cards }”{ import-export-because }。
import-export-event-take = { $seat }从{ $from }拿“{ $cards }”加入手牌{ import-export-because }。
import-export-event-give = { $known ->
    [yes] { $seat }将“{ $cards }”交给{ $to }{ import-export-because }。
   *[no] { $seat }将1张牌交给{ $to }{ import-export-because }。
}
import-export-event-show = { $known ->
    [yes] { $seat }展示“{ $cards }”{ import-export-because }。
   *[no] { $seat }没有牌可以展示{ import-export-because }。
}
import-export-event-pirate = { $from_id ->
    [seat-0] { $seat }从{ $from }手中劫走“{ $cards }”{ import-export-because }。
    [seat-1] { $seat }从{ $from }手中劫走“{ $cards }”{ import-export-because }。
    [seat-2] { $seat }从{ $from }手中劫走“{ $cards }”{ import-export-because }。
    [seat-3] { $seat }从{ $from }手中劫走“{ $cards }”{ import-export-because }。
    [seat-4] { $seat }从{ $from }手中劫走“{ $cards }”{ import-export-because }。
    [seat-5] { $seat }从{ $from }手中劫走“{ $cards }”{ import-export-because }。
   *[other] { $seat }从{ $from }劫走“{ $cards }”{ import-export-because }。
}
import-export-event-turn-up = { $seat }翻开“{ $cards }”{ import-export-because }。
import-export-event-pick = { $seat }选择从{ $to }进口。
import-export-event-bid = { $amount ->
    [unknown] { $seat }放弃出价。
   *[other] { $seat }出价{ $amount }点。
}
import-export-event-bid-won = { $seat }以{ $amount }点赢得竞拍。
import-export-event-return = { $known ->
    [yes] { $seat }的{ $to }载着“{ $cards }”返回港口{ import-export-because }。
   *[no] { $seat }的{ $to }返回港口{ import-export-because }。
}
import-export-event-shuffle = 弃牌堆洗成新的牌堆，共{ $amount }张牌。
import-export-event-copy = { $seat }让“{ $first_card }”获得“{ $last_card }”的能力。
import-export-event-coin = { $amount ->
    [0] 硬币反面朝上{ import-export-because }。
   *[1] 硬币正面朝上{ import-export-because }。
}
import-export-event-name = { $known ->
    [yes] { $seat }说出“{ $cards }”{ import-export-because }。
   *[no] { $seat }说出“{ $to }”{ import-export-because }。
}
import-export-event-store = “{ $cards }”上增加{ import-export-credits }。
import-export-event-claim = { $seat }将“{ $cards }”算作{ $to }类货物{ import-export-because }。
import-export-event-extra-turn = { $seat }将连续主导两个回合{ import-export-because }。
import-export-event-end = 最后一个回合到此结束。
import-export-event-win = { $seat }立即获胜{ import-export-because }。

## 计分

import-export-score-credits = 持有信用点：{ $amount }点
import-export-score-harbour = 港口的集装箱：{ $amount }点
import-export-score-goods = { $what }类货物：{ $amount }点
import-export-score-majority = { $what }类货物最多：{ $amount }点
import-export-score-set = 集齐所有类型：{ $amount }点
import-export-score-power = “{ $what }”：{ $amount }点
