# 向玩家提出的問題與可選的回答，網頁與終端機共用。
# 沒有專屬問題的能力用卡牌文字提問，見cards.ftl。

## 問題列

play-waiting = 等待{ $who }{ $kind ->
    [lead] 宣告行動或抽牌。
    [follow] 跟隨或抽牌。
    [choose-action] 選擇行動。
    [contract] 簽約。
    [load] 裝載。
    [place-loaded] 為來自牌庫的牌選擇船。
    [import-from] 選擇進口對象。
    [bid] 出價。
    [place-import] 拿取貨櫃。
    [pirate] 搶奪。
    [place-pirated] 安置搶到的貨櫃。
    [supply] 賣牌或拿牌。
    [final] 使用終局計分時的能力。
    [any-time] 把握最後的機會，或繼續。
    [phase-1] 進行階段1。
    [phase-2] 進行階段2。
    [exchange] 更換貨物。
    [extra-draw] 決定是否多補1張牌。
    [power] 決定「{ $card }」的效果。
   *[other] 回答。
}
page-waiting = 等待{ $names }
page-question = 問題
page-why = 為什麼問我這個？
play-sealed = 你已回答：{ $option }。所有人都回答後才會公開。
play-sent = 已送出：{ $option }
play-over = 遊戲結束。
play-nothing = 目前無事發生。
play-thinking = 思考中
play-choices = 選項
play-choose-one = 請選擇……
play-forced = 別無選擇，將自動進行
play-more = 還可以再加選
page-confirm = 確認
play-options = { $count ->
    [1] 以文字顯示唯一的選項
   *[other] 以文字顯示全部{ $count }個選項
}
play-options-short = 文字選項

## 為什麼不行

play-why-other = 這個問題不能選它。
play-why-sent = 你的回答正在送出。
play-why-wait = 還沒輪到你回答，正在等待：{ $who }。

## Import / Export · 問題

import-export-question-lead = 你是起始玩家：要宣告哪個行動，還是抽牌？
import-export-why-lead = 打出1張牌來宣告它的行動，或打出2張同色的牌來宣告任何其他行動。接著其他玩家選擇跟隨或抽牌，然後大家執行行動：宣告或跟隨得1次行動，進口區每張該行動的牌再加1次。若你選擇抽牌，將手牌補到5張（已有5張或更多時抽1張），這回合便結束。身為起始玩家，你也可以棄掉回合開始時就在你港口船上的合約。

import-export-question-follow = 要跟隨，還是抽牌？
import-export-why-follow = 打出1張所宣告行動的牌，或2張同為另一種顏色的牌，可得1次行動。不論如何，進口區該行動的牌都會給你行動。若選擇抽牌，立即將手牌補到5張；已有5張或更多時抽1張。

import-export-question-choose-action = 要執行哪一種行動？
import-export-why-choose-action = 你在這回合的所有行動，都將是現在選擇的這一種。

import-export-question-contract = 要簽下哪張合約，放在哪艘船上？
import-export-why-contract = 合約放在你港口的船上，直到該船的所有貨櫃格裝滿；屆時它成為已完成合約，能力歸你。你需要足夠的技術等級：你擁有的該類型貨物數，若是自己的顏色再加1。每差1級就多花1次簽約行動。一艘船上所有合約的裝載需求合計最多6個貨櫃。

import-export-question-load = 要裝載什麼？
import-export-why-load = 將貨櫃裝上你港口的船，而且必須在船上多裝滿1個同色的貨櫃格。船上的所有貨櫃計入該船的所有合約，所以你只需選擇船。所有貨櫃格都裝滿時，船立即完成裝運：2或3個貨櫃的支付額為6點，4或5個為10點，6或7個為14點。接著合約成為已完成合約，船載著貨櫃駛向外海。

import-export-question-place-loaded = 這張牌要裝到哪裡？
import-export-why-place-loaded = 你有不只一艘船能裝這張來自牌庫的牌，必須將它裝上其中一艘。

import-export-question-import-from = 要從哪艘船進口？
import-export-why-import-from = 起始玩家選擇一艘外海的船，接著所有擁有進口行動的玩家祕密出價競標。若由船主以外的人得標，船主領取2點。

import-export-question-bid = 要出價多少？必須是偶數；也可以放棄。
import-export-why-bid = 所有出價都是祕密的，而且必須是偶數。最高者得標，將出價付給銀行；其他人不用付。出價相同時，從起始玩家起順時針最先者得標。得標者拿2個貨櫃。

import-export-question-place-import = 要拿哪個貨櫃，放到哪裡？
import-export-why-place-import = 貨物帶來技術等級與分數：上限2個，每張已完成合約再加2個。進口區的牌帶來更多行動：上限1張，每張已完成合約再加1張。拿到的貨櫃最多只有1個可以放到進口區。兩處都沒有空位的貨櫃會被棄掉。

import-export-question-pirate = 要搶奪什麼？
import-export-why-pirate = 從外海任一艘船拿1個貨櫃，或從補給區拿1張牌。若能裝滿你港口船上的1個空貨櫃格，就必須裝上該船；否則棄掉。船主得不到任何東西。

import-export-question-place-pirated = 這個貨櫃要放到哪裡？
import-export-why-place-pirated = 只要你港口的船有可以裝它的空貨櫃格，這個貨櫃就必須裝載。不只一艘船能裝時，由你選擇船。

import-export-question-supply = 要賣1張牌，還是從補給區拿1張牌？
import-export-why-supply = 將1張手牌賣到補給區並領取4點（每回合限一次），或將補給區的1張牌放到你的進口區。進口區上限1張，每張已完成合約再加1張。

import-export-question-any-time = 趁還來得及，有什麼想使用的嗎？
import-export-why-any-time = 任何時刻都可以做的事，現在是最後的機會：接下來你的行動就要作廢，或者就要出價或計分。想用什麼就逐一使用，或直接繼續。若遊戲桌約定手牌嚴格保密，即使沒有可用的選項，也會詢問你。

import-export-question-final = 遊戲結束。計分前要使用什麼？
import-export-why-final = 你的一些已完成合約可以在計分前使用。請逐一使用，順序不限。

import-export-question-chicken_feed = 【雞飼料】要付6點買下這張已完成合約嗎？
import-export-question-beer = 【啤酒】此牌將成為你的已完成合約。要改為賣到補給區，領取6點嗎？
import-export-question-shotguns = 【散彈槍】要交出2張牌，還是2點？
import-export-question-railguns = 【電磁砲】要交出4點、1張已完成合約，還是2個貨物？
import-export-question-dyson_vacuums = 【Dyson吸塵器】要交出1個奢侈類貨物，還是全部手牌？
import-export-question-a_small_tank = 【小型坦克】要交出哪張手牌？
import-export-question-prefab_homes = 【訂製房屋】已裝載足夠的貨櫃。現在要讓船完成裝運嗎？

import-export-question-power = 【{ $card }】{ $text }
import-export-why-power = { $text }
import-export-power-copied = （同「{ $card }」）{ $text }

## Import / Export · 選項

import-export-option-draw = { $kind ->
    [lead] 抽牌，並結束這回合
    [whole_wheat] 抽2張牌
    [dragon_fruit] 抽2張牌
   *[other] 抽牌
}

import-export-option-lead = 以「{ $b }」宣告{ $a }
cli-import-export-group-lead = 宣告{ $what }

import-export-option-follow = 以「{ $a }」跟隨
cli-import-export-group-follow = 以2張牌跟隨
import-export-option-follow-load = 以「{ $a }」跟隨，改為裝載
cli-import-export-group-follow-load = 以2張牌跟隨，改為裝載
play-follow-load = 改為裝載
play-as-good = 放到貨物區
play-as-import = 放到進口區
play-place = { $good }（{ $place }）

import-export-option-contract = { $parts ->
    [2] 在{ $b }簽下「{ $a }」
   *[other] 在{ $b }簽下「{ $a }」，{ $c }
}
cli-import-export-group-contract = 簽下「{ $what }」
import-export-option-discard-contract = 棄掉合約「{ $a }」
cli-import-export-group-discard-contract-any = 棄掉1張合約

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
cli-import-export-group-load = 裝載「{ $what }」
cli-import-export-group-load-two = 將「{ $what }」與另一張牌一起裝載
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
play-bid = 你的出價
play-fewer = 減少
play-more-bid = 增加

import-export-option-take = { $parts ->
    [1] 從補給區拿「{ $a }」放到進口區
   *[other] { $b_id ->
        [goods] 拿「{ $a }」放到貨物區
        [imports] 拿「{ $a }」放到進口區
       *[discard] 拿「{ $a }」，因沒有空位而棄掉
    }
}
cli-import-export-group-take = 拿「{ $what }」
cli-import-export-group-take-any = 從補給區拿1張牌

import-export-option-pirate = { $a_id ->
    [deck] 搶奪{ $a }頂的牌
    [hand] 從{ $b_seat }的手牌隨機搶奪1張
   *[other] { $kind ->
        [printed_money] 從{ $a }拿「{ $b }」
       *[other] 從{ $a }搶奪「{ $b }」
    }
}
cli-import-export-group-pirate = 從{ $what }搶奪
import-export-option-pirate-together = 從{ $a }搶奪「{ $b }」，並從{ $c }搶奪「{ $d }」，一起裝載
cli-import-export-group-pirate-two = 一起搶奪2個，其一來自{ $what }

import-export-option-sell = { $kind ->
    [supply] 將「{ $a }」賣到補給區，領取4點
    [platinum_rings] 將「{ $a }」賣到補給區，領取4點
    [stretch_goals] 將「{ $a }」賣到補給區，領取4點
    [jasmine_tea] 將「{ $a }」賣到補給區，領取2點
   *[other] 將「{ $a }」賣到補給區
}
cli-import-export-group-sell-any = 賣1張牌

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
cli-import-export-group-card = 選擇{ $what }類卡牌
cli-import-export-group-card-as = 將「{ $what }」算作貨物
import-export-option-cards = { $kind ->
    [shotguns] 交出「{ $a }」
    [flour] 裝載「{ $a }」
   *[other] 選擇「{ $a }」
}
cli-import-export-group-cards = 「{ $what }」和其他牌
import-export-option-good = { $kind ->
    [dino_bones] 將「{ $a }」移到補給區
    [dyson_vacuums] 交出「{ $a }」
   *[other] 選擇貨物「{ $a }」
}
import-export-option-goods = { $kind ->
    [railguns] 交出貨物「{ $a }」
   *[other] 選擇貨物「{ $a }」
}
cli-import-export-group-goods = 「{ $what }」和另一個
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
cli-import-export-group-use = 使用「{ $what }」

import-export-option-yes = 要
import-export-option-no = { $kind ->
    [place-pirated] 棄掉
   *[other] 不要
}
import-export-option-done = { $kind ->
    [place-import] 不再拿
    [final] 不再使用
    [any-time] 繼續
   *[other] 結束行動
}

cli-import-export-inside = { $name }：要選哪一個？

## Import / Export · 為什麼不行

play-why-no-slot = 它無法在你港口的任何船上多裝滿1個貨櫃格。
play-why-at-sea = 這艘船在外海。
play-why-no-contract = 這艘船沒有合約。
play-why-no-card = 你的手牌都無法在這艘船上多裝滿1個貨櫃格。
play-why-no-harbour = 你沒有船在港口。
play-why-too-large = 它需要{ $load }個貨櫃，你港口的船都沒有足夠的容量。
play-why-tier = 它需要技術等級{ $tier }，而你是{ $have }：剩餘的簽約行動不足以彌補。
play-why-follow = 它的行動是{ $action }，不是{ $led }，而你沒有第二張同色的牌。
play-why-sold = 這回合你已經賣過牌。
play-why-no-room-imports = 你的進口區沒有空位。
play-why-no-room-goods = 你的貨物區沒有空位。

## 海上絲路 · 問題

maritime-silk-road-question-load = 你的新商船要裝載哪種貨物？
maritime-silk-road-why-load = 每艘商船只裝載1個貨物標記。只要有人打出該貨物的牌，這艘商船就帶來收入：市場上每有一個位置是該貨物，就得1元。只能選擇貨物堆裡還有標記的貨物。

maritime-silk-road-question-phase-1 = 階段1：要更換貨物、購買卡牌，還是放棄？
maritime-silk-road-why-phase-1 = 在階段1，你只能做一件事：將一艘商船的貨物標記換成貨物堆裡的另一種、購買1張卡牌，或什麼都不做。買來的卡牌一直有效到遊戲結束：商船帶來更多收入；特許證讓你每次有收入時多得2元；搬運工讓你多更換1個貨物；交易所讓你多補1張牌。

maritime-silk-road-question-exchange = 搬運工待命：要再更換1個貨物嗎？
maritime-silk-road-why-exchange = 你的每張搬運工讓你再更換一艘商船的貨物。每艘商船每回合只能更換一次。

maritime-silk-road-question-phase-2 = 階段2：要打出一種貨物的牌，還是補2張牌？
maritime-silk-road-why-phase-2 = 你可以打出任意張同一種貨物的手牌：每張覆蓋市場的一個位置；然後所有玩家計算收入，自己每艘裝載該貨物的商船，所得等於市場上該貨物的位置數。或者，你可以補2張牌。牌堆的最後一張牌被拿走時，遊戲立即結束，錢幣最多者獲勝。

maritime-silk-road-question-extra-draw = 交易所讓你可以多補1張牌。要補嗎？
maritime-silk-road-why-extra-draw = 你每有1張交易所，就可以在階段2之後補1張牌。補不補由你決定：拿走牌堆的最後一張牌，遊戲就結束。

silk-phases = 回合的兩個階段
silk-phase-1 = 更換或購買
silk-phase-2 = 打牌或補牌
silk-phase-label = { $now ->
    [yes] 階段{ $phase }（共2個），進行中：{ $what }
   *[no] 階段{ $phase }（共2個）：{ $what }
}

## 海上絲路 · 選項

maritime-silk-road-option-load = 裝載{ $a }

maritime-silk-road-option-exchange = { $a }號商船：貨物換成{ $b }
cli-silk-road-group-exchange = { $ship }號商船（{ $good }）：更換貨物
cli-silk-road-inside-exchange = { $ship }號商船載著{ $good }：要換成什麼？

maritime-silk-road-option-buy = { $a_id ->
    [ship] 購買商船（10元）
    [licence] 購買特許證（11元）
    [porter] 購買搬運工（12元）
   *[exchange] 購買交易所（8元）
}

maritime-silk-road-option-play = 打出{ $b_count }張{ $a }，覆蓋{ $b }
cli-silk-road-group-play = 打出{ $count }張{ $good }
cli-silk-road-inside-play = 打出{ $count }張{ $good }：要覆蓋市場上的哪些牌？

maritime-silk-road-option-draw = 補2張牌

maritime-silk-road-option-pass = 放棄行動
maritime-silk-road-option-done = 不再更換
maritime-silk-road-option-yes = 要
maritime-silk-road-option-no = 不要

## 海上絲路 · 為什麼不行

silk-why-sold = 已經售完
silk-why-coins = 還差{ $missing }元
silk-why-no-cube = 貨物堆裡沒有{ $good }的標記
silk-why-changed = 這艘商船這回合已經更換過貨物
