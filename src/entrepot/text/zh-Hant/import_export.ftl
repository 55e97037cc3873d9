# 《Import / Export》。卡牌在cards.ftl

import-export-name = Import / Export

## 類型、行動與位置

import-export-word-technology = 科技
import-export-word-agriculture = 農業
import-export-word-illegal = 非法
import-export-word-consumer = 消費
import-export-word-luxury = 奢侈
import-export-word-capital = 資本

import-export-word-technology-number = 科技{ $number }號船
import-export-word-agriculture-number = 農業{ $number }號船
import-export-word-illegal-number = 非法{ $number }號船
import-export-word-consumer-number = 消費{ $number }號船
import-export-word-luxury-number = 奢侈{ $number }號船
import-export-word-capital-number = 資本{ $number }號船

import-export-word-load = 裝載
import-export-word-contract = 簽約
import-export-word-pirate = 搶奪
import-export-word-import = 進口
import-export-word-supply = 補給
import-export-word-draw = 抽牌

import-export-word-hand = 手牌
import-export-word-deck = 牌庫
import-export-word-island = 補給區
import-export-word-discard = 棄牌堆
import-export-word-goods = 貨物區
import-export-word-imports = 進口區
import-export-word-shipments = 合約區
import-export-word-played = 打出的牌
import-export-word-sea = 外海
import-export-word-harbour = 港口
import-export-word-loaded = 直接裝滿

import-export-word-base = 基本遊戲
import-export-word-jutaku = Jutaku擴充
import-export-word-kickstarter = Kickstarter擴充
import-export-word-captain = Captain版

## 問題

import-export-question-lead = 你是起始玩家：要宣告哪個行動，還是抽牌？
import-export-question-follow = 要跟隨，還是抽牌？
import-export-question-contract = 要簽下哪張合約，放在哪艘船上？
import-export-question-load = 要裝載什麼？
import-export-question-import-from = 要從哪艘船進口？
import-export-question-bid = 要出價多少？必須是偶數；也可以放棄。
import-export-question-place-import = 要拿哪個貨櫃，放到哪裡？
import-export-question-pirate = 要搶奪什麼？
import-export-question-place-pirated = 這個貨櫃要放到哪裡？
import-export-question-place-loaded = 這張牌要裝到哪裡？
import-export-question-supply = 要賣1張牌，還是從補給區拿1張牌？
import-export-question-choose-action = 要執行哪一種行動？
import-export-question-any-time = 趁還來得及，有什麼想使用的嗎？
import-export-question-final = 遊戲結束。計分前要使用什麼？
import-export-question-chicken_feed = 【雞飼料】要付6點買下這張已完成合約嗎？
import-export-question-beer = 【啤酒】此牌將成為你的已完成合約。要改為賣到補給區，領取6點嗎？
import-export-question-shotguns = 【散彈槍】要交出2張牌，還是2點？
import-export-question-railguns = 【電磁砲】要交出4點、1張已完成合約，還是2個貨物？
import-export-question-dyson_vacuums = 【Dyson吸塵器】要交出1個奢侈類貨物，還是全部手牌？
import-export-question-a_small_tank = 【小型坦克】要交出哪張手牌？
import-export-question-prefab_homes = 【訂製房屋】已裝載足夠的貨櫃。現在要讓船完成裝運嗎？
import-export-question-power = 【{ $card }】{ $text }

import-export-power-copied = （同「{ $card }」）{ $text }

## 這些問題在問什麼

import-export-why-lead = 打出1張牌來宣告它的行動，或打出2張同色的牌來宣告任何其他行動。接著其他玩家選擇跟隨或抽牌，然後大家執行行動：宣告或跟隨得1次行動，進口區每張該行動的牌再加1次。若你選擇抽牌，將手牌補到5張（已有5張或更多時抽1張），這回合便結束。身為起始玩家，你也可以棄掉回合開始時就在你港口船上的合約。
import-export-why-follow = 打出1張所宣告行動的牌，或2張同為另一種顏色的牌，可得1次行動。不論如何，進口區該行動的牌都會給你行動。若選擇抽牌，立即將手牌補到5張；已有5張或更多時抽1張。
import-export-why-contract = 合約放在你港口的船上，直到該船的所有貨櫃格裝滿；屆時它成為已完成合約，能力歸你。你需要足夠的技術等級：你擁有的該類型貨物數，若是自己的顏色再加1。每差1級就多花1次簽約行動。一艘船上所有合約的裝載需求合計最多6個貨櫃。
import-export-why-load = 將貨櫃裝上你港口的船，而且必須在船上多裝滿1個同色的貨櫃格。船上的所有貨櫃計入該船的所有合約，所以你只需選擇船。所有貨櫃格都裝滿時，船立即完成裝運：2或3個貨櫃的支付額為6點，4或5個為10點，6或7個為14點。接著合約成為已完成合約，船載著貨櫃駛向外海。
import-export-why-import-from = 起始玩家選擇一艘外海的船，接著所有擁有進口行動的玩家祕密出價競標。若由船主以外的人得標，船主領取2點。
import-export-why-bid = 所有出價都是祕密的，而且必須是偶數。最高者得標，將出價付給銀行；其他人不用付。出價相同時，從起始玩家起順時針最先者得標。得標者拿2個貨櫃。
import-export-why-place-import = 貨物帶來技術等級與分數：上限2個，每張已完成合約再加2個。進口區的牌帶來更多行動：上限1張，每張已完成合約再加1張。拿到的貨櫃最多只有1個可以放到進口區。兩處都沒有空位的貨櫃會被棄掉。
import-export-why-pirate = 從外海任一艘船拿1個貨櫃，或從補給區拿1張牌。若能裝滿你港口船上的1個空貨櫃格，就必須裝上該船；否則棄掉。船主得不到任何東西。
import-export-why-place-pirated = 只要你港口的船有可以裝它的空貨櫃格，這個貨櫃就必須裝載。不只一艘船能裝時，由你選擇船。
import-export-why-place-loaded = 你有不只一艘船能裝這張來自牌庫的牌，必須將它裝上其中一艘。
import-export-why-supply = 將1張手牌賣到補給區並領取4點（每回合限一次），或將補給區的1張牌放到你的進口區。進口區上限1張，每張已完成合約再加1張。
import-export-why-choose-action = 你在這回合的所有行動，都將是現在選擇的這一種。
import-export-why-any-time = 任何時刻都可以做的事，現在是最後的機會：接下來你的行動就要作廢，或者就要出價或計分。想用什麼就逐一使用，或直接繼續。若遊戲桌約定手牌嚴格保密，即使沒有可用的選項，也會詢問你。
import-export-why-final = 你的一些已完成合約可以在計分前使用。請逐一使用，順序不限。
import-export-why-power = { $text }

## 選項

import-export-option-draw = { $kind ->
    [lead] 抽牌，並結束這回合
    [whole_wheat] 抽2張牌
    [dragon_fruit] 抽2張牌
   *[other] 抽牌
}
import-export-option-lead = 以「{ $b }」宣告{ $a }
import-export-option-follow = 以「{ $a }」跟隨
import-export-option-follow-load = 以「{ $a }」跟隨，改為裝載
import-export-option-contract = { $parts ->
    [2] 在{ $b }簽下「{ $a }」
   *[other] 在{ $b }簽下「{ $a }」，{ $c }
}
import-export-option-load = { $parts ->
    [1] 裝載{ $a }頂的牌
   *[other] { $b_id ->
        [island] 將「{ $a }」放到{ $b }，領取2點
       *[ship] { $a_count ->
            [1] 將「{ $a }」裝上{ $b }
           *[other] 將「{ $a }」一起裝上{ $b }
        }
    }
}
import-export-option-place = { $a_id ->
    [goods] 付2點放到貨物區
   *[ship] 裝上{ $a }
}
import-export-option-ship = { $kind ->
    [import-from] 從{ $a }進口
    [paper] 從{ $a }進口
    [pocky] 從{ $a }進口
    [glasses] 從{ $a }進口
    [stretch_goals] 從{ $a }進口
    [platinum_rings] 從{ $a }進口
    [bamboo] 在{ $a }重新簽下
    [prefab_homes] 讓{ $a }完成裝運
   *[other] 選擇{ $a }
}
import-export-option-island = 從補給區進口
import-export-option-bid = 出價{ $a }點
import-export-option-pass = 放棄出價
import-export-option-take = { $parts ->
    [1] 從補給區拿「{ $a }」放到進口區
   *[other] { $b_id ->
        [goods] 拿「{ $a }」放到貨物區
        [imports] 拿「{ $a }」放到進口區
       *[discard] 拿「{ $a }」，因沒有空位而棄掉
    }
}
import-export-option-pirate = { $a_id ->
    [deck] 搶奪{ $a }頂的牌
    [hand] 從{ $b_seat }的手牌隨機搶奪1張
   *[other] { $kind ->
        [printed_money] 從{ $a }拿「{ $b }」
       *[other] 從{ $a }搶奪「{ $b }」
    }
}
import-export-option-pirate-together = 從{ $a }搶奪「{ $b }」，並從{ $c }搶奪「{ $d }」，一起裝載
import-export-option-sell = { $kind ->
    [supply] 將「{ $a }」賣到補給區，領取4點
    [platinum_rings] 將「{ $a }」賣到補給區，領取4點
    [stretch_goals] 將「{ $a }」賣到補給區，領取4點
    [jasmine_tea] 將「{ $a }」賣到補給區，領取2點
   *[other] 將「{ $a }」賣到補給區
}
import-export-option-action = { $kind ->
    [choose-action] 執行{ $a }行動
    [stretch_goals] 執行免費的{ $a }行動
   *[other] 選擇{ $a }
}
import-export-option-seat = 選擇{ $a_seat }
import-export-option-type = 指定{ $a }類
import-export-option-card = { $parts ->
    [1] { $kind ->
        [flash_drives] 拿「{ $a }」
        [jets] 拿「{ $a }」
        [dino_bones] 拿「{ $a }」
        [chairs] 棄掉「{ $a }」
        [a_small_tank] 交出「{ $a }」
        [platinum_rings] 打出「{ $a }」
        [rolls_royce] 指定「{ $a }」
       *[other] 選擇「{ $a }」
    }
   *[other] 將「{ $a }」算作{ $b }類貨物
}
import-export-option-cards = { $kind ->
    [shotguns] 交出「{ $a }」
    [flour] 裝載「{ $a }」
   *[other] 選擇「{ $a }」
}
import-export-option-good = { $kind ->
    [dino_bones] 將「{ $a }」移到補給區
    [dyson_vacuums] 交出「{ $a }」
   *[other] 選擇貨物「{ $a }」
}
import-export-option-goods = { $kind ->
    [railguns] 交出貨物「{ $a }」
   *[other] 選擇貨物「{ $a }」
}
import-export-option-shipment = { $kind ->
    [railguns] 交出已完成合約「{ $a }」
    [stolen_research] 與「{ $a }」交換
   *[other] 選擇已完成合約「{ $a }」
}
import-export-option-credits = { $kind ->
    [railguns] 付4點
    [shotguns] 付2點
    [whole_wheat] 領取2點
    [dragon_fruit] 領取2點
   *[other] 選擇點數
}
import-export-option-hand = { $kind ->
    [dyson_vacuums] 交出全部手牌
    [printed_money] 加入手牌
   *[other] 選擇手牌
}
import-export-option-yes = 要
import-export-option-no = { $kind ->
    [place-pirated] 棄掉
   *[other] 不要
}
import-export-option-done = { $kind ->
    [place-import] 不再拿
    [final] 不再使用
    [any-time] 不使用，繼續
   *[other] 結束行動
}
import-export-option-discard-contract = 棄掉合約「{ $a }」
import-export-option-use = { $a_id ->
    [batteries] 付2點多執行1次裝載行動（電池）
    [led_lights] 用「{ $b }」交換補給區的「{ $c }」（發光二極體）
    [segways] { $b_id ->
        [imports] 將「賽格威」移到進口區
        [goods] 將「賽格威」移到貨物區
       *[ship] 將「賽格威」裝上{ $b }
    }
    [telescopes] 棄掉「{ $b }」，領取4點（望遠鏡）
    [lutefisk] 不花行動，在{ $b }簽下「鹼漬魚」
    [iceland_water] 將「{ $b }」賣到補給區，領取2點（冰島水）
    [rope] 手牌與補給區互換「{ $b }」（繩索）
    [oysters] 不花行動，在{ $c }簽下「{ $b }」（生蠔）
    [prefab_homes] 讓{ $b }立即完成裝運（訂製房屋）
    [teslas] 選擇進口區的奢侈類卡牌算作什麼（特斯拉汽車）
    [diamond_rings] 將「{ $b }」變成貨物（鑽戒）
    [cologne] 指定「{ $b }」（古龍水）
   *[other] { $parts ->
        [1] 使用「{ $a }」
        [2] 使用「{ $a }」，選擇「{ $b }」
        [3] 使用「{ $a }」，選擇「{ $b }」和「{ $c }」
       *[other] 使用「{ $a }」，選擇「{ $b }」、「{ $c }」和「{ $d }」
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
import-export-credits = { $amount }點
import-export-event-colour = { $seat }經營{ $to }類船隊，起始有{ $amount }點。
import-export-event-sail = { $from_id ->
    [deck] { $seat }有一艘船在外海，載著「{ $cards }」。
   *[ship] { $seat }的{ $from }載著「{ $cards }」駛向外海。
}
import-export-event-island = { $from_id ->
    [deck] 補給區增加「{ $cards }」{ import-export-because }。
    [hand] { $seat }將「{ $cards }」放到補給區{ import-export-because }。
   *[other] { $seat }將{ $from }的「{ $cards }」放到補給區{ import-export-because }。
}
import-export-event-draw = { $known ->
    [yes] { $seat }抽到「{ $cards }」{ import-export-because }。
   *[no] { $seat }抽{ $amount }張牌{ import-export-because }。
}
import-export-event-turn = 第{ $amount }回合：{ $seat }
import-export-event-lead = { $seat }以「{ $cards }」宣告{ $to }。
import-export-event-follow = { $seat }以「{ $cards }」跟隨（{ $to }）。
import-export-event-play = { $seat }打出「{ $cards }」，執行1次{ $to }行動{ import-export-because }。
import-export-event-contract = { $seat }在{ $to }簽下「{ $cards }」{ import-export-because }。
import-export-event-load = { $seat }將「{ $cards }」裝上{ $to }{ import-export-because }。
import-export-event-complete = { $seat }的{ $from }完成裝運，共{ $amount }個貨櫃{ import-export-because }。
import-export-event-shipment = { $seat }的合約區增加「{ $cards }」{ import-export-because }。
import-export-event-gain = { $seat }領取{ import-export-credits }{ import-export-because }。
import-export-event-pay = { $to_id ->
    [none] { $seat }付出{ import-export-credits }{ import-export-because }。
   *[seat] { $seat }付{ import-export-credits }給{ $to }{ import-export-because }。
}
import-export-event-discard = { $seat_id ->
    [none] 「{ $cards }」進入棄牌堆{ import-export-because }。
   *[seat] { $seat }棄掉「{ $cards }」{ import-export-because }。
}
import-export-event-good = { $seat }的貨物區增加「{ $cards }」{ import-export-because }。
import-export-event-import = { $seat }的進口區增加「{ $cards }」{ import-export-because }。
import-export-event-take = { $seat }從{ $from }拿「{ $cards }」加入手牌{ import-export-because }。
import-export-event-give = { $known ->
    [yes] { $seat }將「{ $cards }」交給{ $to }{ import-export-because }。
   *[no] { $seat }將1張牌交給{ $to }{ import-export-because }。
}
import-export-event-show = { $known ->
    [yes] { $seat }展示「{ $cards }」{ import-export-because }。
   *[no] { $seat }沒有牌可以展示{ import-export-because }。
}
import-export-event-pirate = { $from_id ->
    [seat-0] { $seat }從{ $from }的手牌搶奪「{ $cards }」{ import-export-because }。
    [seat-1] { $seat }從{ $from }的手牌搶奪「{ $cards }」{ import-export-because }。
    [seat-2] { $seat }從{ $from }的手牌搶奪「{ $cards }」{ import-export-because }。
    [seat-3] { $seat }從{ $from }的手牌搶奪「{ $cards }」{ import-export-because }。
    [seat-4] { $seat }從{ $from }的手牌搶奪「{ $cards }」{ import-export-because }。
    [seat-5] { $seat }從{ $from }的手牌搶奪「{ $cards }」{ import-export-because }。
   *[other] { $seat }從{ $from }搶奪「{ $cards }」{ import-export-because }。
}
import-export-event-turn-up = { $seat }翻開「{ $cards }」{ import-export-because }。
import-export-event-pick = { $seat }選擇{ $to }作為進口對象。
import-export-event-bid = { $amount ->
    [unknown] { $seat }放棄出價。
   *[other] { $seat }出價{ $amount }點。
}
import-export-event-bid-won = { $seat }以{ $amount }點得標。
import-export-event-return = { $known ->
    [yes] { $seat }的{ $to }載著「{ $cards }」返回港口{ import-export-because }。
   *[no] { $seat }的{ $to }返回港口{ import-export-because }。
}
import-export-event-shuffle = 棄牌堆洗成新的牌庫，共{ $amount }張牌。
import-export-event-copy = { $seat }讓「{ $first_card }」擁有「{ $last_card }」的能力。
import-export-event-coin = { $amount ->
    [0] 硬幣擲出反面{ import-export-because }。
   *[1] 硬幣擲出正面{ import-export-because }。
}
import-export-event-name = { $known ->
    [yes] { $seat }指定「{ $cards }」{ import-export-because }。
   *[no] { $seat }指定「{ $to }」{ import-export-because }。
}
import-export-event-store = 「{ $cards }」上增加{ import-export-credits }。
import-export-event-claim = { $seat }將「{ $cards }」算作{ $to }類貨物{ import-export-because }。
import-export-event-extra-turn = { $seat }將連續兩回合擔任起始玩家{ import-export-because }。
import-export-event-end = 最後一回合結束，進入終局計分。
import-export-event-win = { $seat }立即獲勝{ import-export-because }。

## 計分

import-export-score-credits = 持有點數：{ $amount }點
import-export-score-harbour = 港口的貨櫃：{ $amount }點
import-export-score-goods = { $what }類貨物：{ $amount }點
import-export-score-majority = { $what }類貨物最多：{ $amount }點
import-export-score-set = 集齊所有類型：{ $amount }點
import-export-score-power = 「{ $what }」：{ $amount }點
