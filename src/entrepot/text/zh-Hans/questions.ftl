# 向玩家提出的问题与可选的回答，网页与终端共用。
# 没有专属问题的能力用卡牌文字提问，见cards.ftl。

## 提问栏

play-waiting = 等待{ $who }{ $kind ->
    [lead] 主导本回合。
    [follow] 选择跟随或抽牌。
    [choose-action] 选择行动。
    [contract] 签约。
    [load] 装载。
    [place-loaded] 为来自牌堆的牌选择船。
    [import-from] 选择从哪里进口。
    [bid] 出价。
    [place-import] 拿集装箱。
    [pirate] 劫掠。
    [place-pirated] 安置集装箱。
    [supply] 卖牌或拿牌。
    [final] 使用终局能力。
    [any-time] 利用最后的机会，或继续。
    [phase-1] 进行阶段1。
    [phase-2] 进行阶段2。
    [exchange] 更换货物。
    [extra-draw] 决定是否多补1张牌。
    [power] 对“{ $card }”做出决定。
   *[other] 回答。
}
page-waiting = 等待{ $names }
page-question = 问题
page-why = 为什么问我这个？
play-sealed = 你已回答：{ $option }。所有人都回答后才会公开。
play-sent = 已发送：{ $option }
play-over = 游戏已经结束。
play-nothing = 桌上风平浪静。
play-thinking = 思考中
play-choices = 选项
play-choose-one = 请选择……
play-forced = 别无选择，将自动进行
play-more = 还可以继续选
page-confirm = 确认
play-options = 以文字列出全部{ $count }个选项
play-options-short = 文字选项

## 为什么不行

play-why-other = 当前问题不能选它。
play-why-sent = 你的回答正在发送。
play-why-wait = 还没轮到你回答：等待{ $who }。

## Import / Export · 问题

import-export-question-lead = 本回合由你主导：发起哪种行动，还是抽牌？
import-export-why-lead = 打出1张牌，发起它的行动；或打出2张同色的牌，发起任意其他行动。接着其他玩家选择跟随或抽牌，然后大家执行行动：发起或跟随得1次行动，进口区每有1张该行动的牌再加1次。若你选择抽牌，则将手牌补至5张（已有5张或更多时抽1张），本回合随即结束。作为主导玩家，你还可以弃掉回合开始时已在你港口船下的合约。

import-export-question-follow = 跟随，还是抽牌？
import-export-why-follow = 打出1张与所发起行动相同的牌，或2张同为另一种颜色的牌，得1次行动。无论如何，进口区该行动的牌都会给你行动。若选择抽牌，立即将手牌补至5张；已有5张或更多时抽1张。

import-export-question-choose-action = 执行哪种行动？
import-export-why-choose-action = 你本回合的所有行动，都将是现在选择的这一种。

import-export-question-contract = 签下哪张牌，放到哪艘船下？
import-export-why-contract = 合约放在你港口的船下，直到该船的所有箱位装满；届时它成为已完成合约，能力归你。你需要足够的技术等级：等于你拥有的该类型货物数，若是你自己的颜色再加1。每差1级，就要多花1次签约行动。一艘船上所有合约的装载需求合计最多6个集装箱。

import-export-question-load = 装载什么？
import-export-why-load = 将集装箱装上你港口的船，且必须在船上多装满1个同色的箱位。船上的所有集装箱计入该船的所有合约，所以你只需选船。所有箱位装满时，船立即完成装运：2或3个集装箱的运费为6点，4或5个为10点，6或7个为14点。然后合约成为已完成合约，船载着集装箱驶向外海。

import-export-question-place-loaded = 这张牌装到哪里？
import-export-why-place-loaded = 你有不止一艘船能装这张来自牌堆的牌，必须将它装上其中一艘。

import-export-question-import-from = 从哪艘船进口？
import-export-why-import-from = 主导玩家选择外海的一艘船，然后所有拥有进口行动的玩家暗中出价竞拍。若胜者不是船主，船主获得2点。

import-export-question-bid = 出价多少？必须是偶数；也可以放弃。
import-export-why-bid = 所有人暗中出价，且必须是偶数。出价最高者胜出，将出价付给银行；其他人无需支付。出价相同时，从主导玩家起按顺时针顺序最先者胜出。胜者拿2个集装箱。

import-export-question-place-import = 拿哪个集装箱，放到哪里？
import-export-why-place-import = 货物提供技术等级和分数：上限2个，每有1张已完成合约再加2个。进口区的牌提供更多行动：上限1张，每有1张已完成合约再加1张。拿到的集装箱中最多1个可以放到进口区。两处都没有空位的集装箱弃掉。

import-export-question-pirate = 劫掠什么？
import-export-why-pirate = 从外海的任意一艘船上拿1个集装箱，或从补给区拿1张牌。若能装满你港口船上的1个空箱位，则必须装上该船；否则弃掉。船主什么也得不到。

import-export-question-place-pirated = 这个集装箱放到哪里？
import-export-why-place-pirated = 只要你港口的船上有适合它的空箱位，这个集装箱就必须装载。若不止一艘船有，由你选船。

import-export-question-supply = 卖1张牌，还是从补给区拿1张牌？
import-export-why-supply = 将1张手牌卖到补给区，获得4点（每回合限一次）；或将补给区的1张牌放到你的进口区。进口区上限1张，每有1张已完成合约再加1张。

import-export-question-any-time = 趁还来得及，有什么想使用的吗？
import-export-why-any-time = 任何时候都可以做的事，现在是最后的机会：接下来你的行动就要作废，或者就要出价或计分。想用什么就逐一使用，也可以直接继续。若牌桌约定手牌严格保密，即使没有可用的选项，也会询问你。

import-export-question-final = 游戏结束。计分前要使用什么？
import-export-why-final = 你的某些已完成合约可以在计分前使用。请逐一使用，顺序不限。

import-export-question-chicken_feed = 【鸡饲料】是否支付6点，买下这张已完成合约？
import-export-question-beer = 【啤酒】此牌即将成为你的已完成合约。是否改为卖到补给区，获得6点？
import-export-question-shotguns = 【霰弹枪】交出2张牌，还是2点？
import-export-question-railguns = 【电磁炮】交出4点、1张已完成合约，还是2个货物？
import-export-question-dyson_vacuums = 【戴森吸尘器】交出1个奢侈类货物，还是全部手牌？
import-export-question-a_small_tank = 【小型坦克】交出哪张手牌？
import-export-question-prefab_homes = 【预制房屋】已装载足够的集装箱。是否现在让船完成装运？

import-export-question-power = 【{ $card }】{ $text }
import-export-why-power = { $text }
import-export-power-copied = （同“{ $card }”）{ $text }

## Import / Export · 选项

import-export-option-draw = { $kind ->
    [lead] 抽牌，并结束本回合
    [whole_wheat] 抽2张牌
    [dragon_fruit] 抽2张牌
   *[other] 抽牌
}

import-export-option-lead = 用“{ $b }”发起{ $a }
cli-import-export-group-lead = 发起{ $what }

import-export-option-follow = 用“{ $a }”跟随
cli-import-export-group-follow = 用2张牌跟随
import-export-option-follow-load = 用“{ $a }”跟随，改为装载
cli-import-export-group-follow-load = 用2张牌跟随，改为装载
play-follow-load = 改为装载
play-as-good = 放到货物区
play-as-import = 放到进口区
play-place = { $good }（{ $place }）

import-export-option-contract = { $parts ->
    [2] 在{ $b }签下“{ $a }”
   *[other] 在{ $b }签下“{ $a }”，{ $c }
}
cli-import-export-group-contract = 签下“{ $what }”
import-export-option-discard-contract = 弃掉合约“{ $a }”
cli-import-export-group-discard-contract-any = 弃掉1张合约

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
cli-import-export-group-load = 装载“{ $what }”
cli-import-export-group-load-two = 将“{ $what }”与另一张牌一起装载
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
play-bid = 你的出价
play-fewer = 减少
play-more-bid = 增加

import-export-option-take = { $parts ->
    [1] 从补给区拿“{ $a }”放到进口区
   *[other] { $b_id ->
        [goods] 拿“{ $a }”放到货物区
        [imports] 拿“{ $a }”放到进口区
       *[discard] 拿“{ $a }”，因没有空位而弃掉
    }
}
cli-import-export-group-take = 拿“{ $what }”
cli-import-export-group-take-any = 从补给区拿1张牌

import-export-option-pirate = { $a_id ->
    [deck] 劫走{ $a }顶的牌
    [hand] 从{ $b_seat }的手牌中随机劫走1张
   *[other] { $kind ->
        [printed_money] 从{ $a }拿“{ $b }”
       *[other] 从{ $a }劫走“{ $b }”
    }
}
cli-import-export-group-pirate = 劫掠{ $what }
import-export-option-pirate-together = 从{ $a }劫走“{ $b }”，并从{ $c }劫走“{ $d }”，一起装载
cli-import-export-group-pirate-two = 一起劫走2个，其中一个来自{ $what }

import-export-option-sell = { $kind ->
    [supply] 将“{ $a }”卖到补给区，获得4点
    [platinum_rings] 将“{ $a }”卖到补给区，获得4点
    [stretch_goals] 将“{ $a }”卖到补给区，获得4点
    [jasmine_tea] 将“{ $a }”卖到补给区，获得2点
   *[other] 将“{ $a }”卖到补给区
}
cli-import-export-group-sell-any = 卖1张牌

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
cli-import-export-group-card = 选择{ $what }类卡牌
cli-import-export-group-card-as = 将“{ $what }”算作
import-export-option-cards = { $kind ->
    [shotguns] 交出“{ $a }”
    [flour] 装载“{ $a }”
   *[other] 选择“{ $a }”
}
cli-import-export-group-cards = “{ $what }”和其他牌
import-export-option-good = { $kind ->
    [dino_bones] 将“{ $a }”移到补给区
    [dyson_vacuums] 交出“{ $a }”
   *[other] 选择货物“{ $a }”
}
import-export-option-goods = { $kind ->
    [railguns] 交出货物“{ $a }”
   *[other] 选择货物“{ $a }”
}
cli-import-export-group-goods = “{ $what }”和另一个货物
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
cli-import-export-group-use = 使用“{ $what }”

import-export-option-yes = 是
import-export-option-no = { $kind ->
    [place-pirated] 弃掉
   *[other] 否
}
import-export-option-done = { $kind ->
    [place-import] 不再拿
    [final] 不再使用
    [any-time] 继续
   *[other] 结束行动
}

cli-import-export-inside = { $name }：选哪一个？

## Import / Export · 为什么不行

play-why-no-slot = 它无法在你港口的任何船上多装满1个箱位。
play-why-at-sea = 这艘船在外海。
play-why-no-contract = 这艘船上没有合约。
play-why-no-card = 你没有手牌能在这艘船上多装满1个箱位。
play-why-no-harbour = 你没有船在港口。
play-why-too-large = 它需要{ $load }个集装箱，你港口的船容量都不够。
play-why-tier = 它需要技术等级{ $tier }，你只有{ $have }：剩余的签约行动不够弥补。
play-why-follow = 它的行动是{ $action }，不是{ $led }，而你没有第二张同色的牌。
play-why-sold = 你本回合已经卖过牌。
play-why-no-room-imports = 你的进口区没有空位。
play-why-no-room-goods = 你的货物区没有空位。

## 海上丝路 · 问题

maritime-silk-road-question-load = 你的新商船装载哪种货物？
maritime-silk-road-why-load = 每艘商船始终装载1个货物标记。每当有人打出该货物的牌，这艘商船就带来收入：市场上每有一个位置是该货物，就得1元。只能选择货物堆里还有标记的货物。

maritime-silk-road-question-phase-1 = 阶段1：更换货物、购买特殊卡牌，还是放弃？
maritime-silk-road-why-phase-1 = 在你回合的阶段1，你可以做一件事：将一艘商船的货物标记换成货物堆里的另一种，购买1张特殊卡牌，或者什么都不做。特殊卡牌的效果持续到游戏结束：商船带来更多收入；特许证让你每次有收入时多得2元；搬运工让你多更换1个货物；交易所让你多补1张牌。

maritime-silk-road-question-exchange = 搬运工待命：是否再更换1个货物？
maritime-silk-road-why-exchange = 每张搬运工让你再更换一艘商船的货物。每艘商船每回合只能更换一次。

maritime-silk-road-question-phase-2 = 阶段2：打出一种货物的牌，还是补2张牌？
maritime-silk-road-why-phase-2 = 打出任意张同一种货物的手牌，每张覆盖市场的一个位置；然后所有玩家计算收入：自己每艘装载该货物的商船，收入等于市场上该货物的位置数。或者补2张牌。牌堆中的牌一旦补完，游戏立即结束，钱币最多者获胜。

maritime-silk-road-question-extra-draw = 交易所让你可以多补1张牌。是否补牌？
maritime-silk-road-why-extra-draw = 你每有1张交易所，就可以在阶段2之后多补1张牌。补不补由你决定：牌堆中的牌一旦补完，游戏就会结束。

silk-phases = 回合的两个阶段
silk-phase-1 = 更换或购买
silk-phase-2 = 出牌或补牌
silk-phase-label = { $now ->
    [yes] 阶段{ $phase }（共2个），进行中：{ $what }
   *[no] 阶段{ $phase }（共2个）：{ $what }
}

## 海上丝路 · 选项

maritime-silk-road-option-load = 装载{ $a }

maritime-silk-road-option-exchange = { $a }号商船：货物换成{ $b }
cli-silk-road-group-exchange = { $ship }号商船（{ $good }）：更换货物
cli-silk-road-inside-exchange = { $ship }号商船载着{ $good }：换成什么？

maritime-silk-road-option-buy = { $a_id ->
    [ship] 购买商船（10元）
    [licence] 购买特许证（11元）
    [porter] 购买搬运工（12元）
   *[exchange] 购买交易所（8元）
}

maritime-silk-road-option-play = 打出{ $b_count }张{ $a }，覆盖{ $b }
cli-silk-road-group-play = 打出{ $count }张{ $good }
cli-silk-road-inside-play = { $count ->
    [1] 打出1张{ $good }：覆盖市场上的哪张牌？
   *[other] 打出{ $count }张{ $good }：覆盖市场上的哪些牌？
}

maritime-silk-road-option-draw = 补2张牌

maritime-silk-road-option-pass = 放弃行动
maritime-silk-road-option-done = 不再更换
maritime-silk-road-option-yes = 是
maritime-silk-road-option-no = 否

## 海上丝路 · 为什么不行

silk-why-sold = 已售罄
silk-why-coins = 还差{ $missing }元
silk-why-no-cube = 货物堆里没有{ $good }标记
silk-why-changed = 这艘商船本回合已更换过货物
