# What players are asked and what they can answer, on the page and in the terminal.
# A power without a question of its own asks with the text of its card, which is in cards.ftl.

## The bar

play-waiting = Waiting for { $who } { $kind ->
    [lead] to lead the turn.
    [follow] to follow or draw.
    [choose-action] to choose an action.
    [contract] to take a contract.
    [load] to load.
    [place-loaded] to choose a ship for the card from the deck.
    [import-from] to pick where the import comes from.
    [bid] to bid.
    [place-import] to take containers.
    [pirate] to pirate.
    [place-pirated] to find a place for the container.
    [supply] to sell or take a card.
    [final] to use what counts at the end.
    [any-time] to use something before it is too late, or to go on.
    [phase-1] in phase 1.
    [phase-2] in phase 2.
    [exchange] to exchange a cube.
    [extra-draw] to decide about one more card.
    [power] to decide about { $card }.
   *[other] to answer.
}
page-waiting = Waiting for { $names }
page-question = Question
page-why = Why am I asked this?
play-sealed = You have answered: { $option }. It stays secret until everyone has.
play-sent = Sent: { $option }
play-over = The game is over.
play-nothing = All is quiet at the table.
play-thinking = thinking
play-choices = Choices
play-choose-one = Choose…
play-forced = There is no other choice, so this plays itself
play-more = You may add more
page-confirm = Confirm
play-options = { $count ->
    [one] The one option as text
   *[other] All { $count } options as text
}
play-options-short = As text

## Why not

play-why-other = It can't be chosen for this question.
play-why-sent = Your answer is on its way.
play-why-wait = You are not asked anything now. The game is waiting for { $who }.

## Import / Export · Questions

import-export-question-lead = You lead this turn: which action, or do you draw?
import-export-why-lead = Play a card to lead its action, or two cards of one colour to lead any other action. Then the others follow or draw, and everybody acts: one action for leading or following, and one for each import of that kind. If you draw instead, you fill your hand to 5 cards (or draw 1 if you have that many), and the turn is over. As leader you may also discard contracts that lay under your ships in harbour when the turn began.

import-export-question-follow = Do you follow, or do you draw?
import-export-why-follow = With a card of the led action, or with two cards of one other colour, you get one action. Your imports of that kind give you actions in any case. If you draw, you fill your hand to 5 cards at once, or draw 1 if you have that many.

import-export-question-choose-action = Which action do you take?
import-export-why-choose-action = All your actions of this turn will be of the kind you choose now.

import-export-question-contract = Which contract do you take, and for which ship?
import-export-why-contract = A contract lies under a ship in your harbour until all slots of the ship are filled; then it becomes a shipment and its power is yours. You need its tier: your goods of its type, and one more in your own colour. Each tier you lack costs one more of your contract actions. Together, the contracts on one ship can ask for 6 containers at most.

import-export-question-load = What do you load?
import-export-why-load = A container goes onto one of your ships in harbour, where it must fill one more slot of its colour. All containers of a ship count for all its contracts, so you choose only the ship. When every slot is filled the ship is completed at once: 2 or 3 containers pay 6 credits, 4 or 5 pay 10, 6 or 7 pay 14. Then the contracts become shipments, and the ship sails with its containers.

import-export-question-place-loaded = Where does the card go?
import-export-why-place-loaded = The card from the deck fits more than one of your ships, and must be loaded onto one of them.

import-export-question-import-from = Which ship will the import come from?
import-export-why-import-from = The leader picks the ship at sea; then everyone who has an import action bids for it in secret. The owner of the ship gets 2 credits if somebody else wins.

import-export-question-bid = How much do you bid? Name an even number, or pass.
import-export-why-bid = All bids are secret and even. The highest one wins and is paid to the bank; the others pay nothing. Among equal bids, the first one clockwise from the leader wins. The winner takes 2 containers.

import-export-question-place-import = Which container do you take, and where does it go?
import-export-why-place-import = Goods give you tiers and points: you can have 2, and 2 more for each shipment. Imports give you more actions: you can have 1, and 1 more for each shipment. Only one of the containers may become an import. A container that has no room in either is discarded.

import-export-question-pirate = What do you pirate?
import-export-why-pirate = Take a container from any ship at sea, or a card from the island. If it fills a free slot on one of your ships in harbour it must be loaded there; if not, it is discarded. The owner gets nothing.

import-export-question-place-pirated = Where does the container go?
import-export-why-place-pirated = The container must be loaded if one of your ships in harbour has a free slot for it. Where several have, you choose the ship.

import-export-question-supply = Do you sell a card, or take one from the island?
import-export-why-supply = Sell a card from your hand to the island for 4 credits, once per turn, or make a card from the island one of your imports. You can have 1 import, and 1 more for each shipment.

import-export-question-any-time = Before it is too late: is there anything you want to use?
import-export-why-any-time = This is your last chance for anything that can be done at any time, before an action of yours is lost, a bid is made or the game is scored. Use what you like, one after another, or go on. At a table with closed hands you are asked even if there is nothing to use.

import-export-question-final = The game is over. What do you use before the scores are counted?
import-export-why-final = Some of your shipments offer something before the scores are counted. Use them one by one, in any order.

import-export-question-chicken_feed = Chicken Feed is for sale. Do you buy it as a shipment for 6 credits?
import-export-question-beer = Beer would become one of your shipments. Do you sell it to the island for 6 credits instead?
import-export-question-shotguns = Shotguns: do you hand over 2 cards or 2 credits?
import-export-question-railguns = Railguns: do you hand over 4 credits, a shipment or two goods?
import-export-question-dyson_vacuums = Dyson Vacuums: do you hand over a luxury good or your whole hand?
import-export-question-a_small_tank = A Small Tank: which card from your hand do you give away?
import-export-question-prefab_homes = Prefab Homes: enough is loaded. Do you complete the ship now?

import-export-question-power = { $card }: { $text }
import-export-why-power = { $text }
import-export-power-copied = As { $card }: { $text }

## Import / Export · Options

import-export-option-draw = { $kind ->
    [lead] Draw cards, and the turn is over
    [whole_wheat] Draw 2 cards
    [dragon_fruit] Draw 2 cards
   *[other] Draw cards
}

import-export-option-lead = Lead { $a } with { $b }
cli-import-export-group-lead = Lead { $what }

import-export-option-follow = Follow with { $a }
cli-import-export-group-follow = Follow with two cards
import-export-option-follow-load = Follow with { $a }, to load instead
cli-import-export-group-follow-load = Follow with two cards, to load instead
play-follow-load = to load instead
play-as-good = as a good
play-as-import = as an import
play-place = { $good } ({ $place })

import-export-option-contract = { $parts ->
    [2] Contract { $a } on { $b }
   *[other] Contract { $a } on { $b }, { $c }
}
cli-import-export-group-contract = Contract { $what }
import-export-option-discard-contract = Discard the contract { $a }
cli-import-export-group-discard-contract-any = Discard a contract

import-export-option-load = { $parts ->
    [1] Load the top card of { $a }
   *[other] { $b_id ->
        [island] Put { $a } on { $b } for 2 credits
       *[ship] { $a_count ->
            [one] Load { $a } onto { $b }
           *[other] Load { $a } together onto { $b }
        }
    }
}
cli-import-export-group-load = Load { $what }
cli-import-export-group-load-two = Load { $what } together with another card
import-export-option-place = { $a_id ->
    [goods] Put it into your goods for 2 credits
   *[ship] Load it onto { $a }
}

import-export-option-ship = { $kind ->
    [import-from] Import from { $a }
    [paper] Import from { $a }
    [pocky] Import from { $a }
    [glasses] Import from { $a }
    [stretch_goals] Import from { $a }
    [platinum_rings] Import from { $a }
    [bamboo] Contract it on { $a }
    [prefab_homes] Complete { $a } now
   *[other] Choose { $a }
}
import-export-option-island = Import from the island

import-export-option-bid = Bid { $a }
import-export-option-pass = Pass
play-bid = Your bid
play-fewer = Less
play-more-bid = More

import-export-option-take = { $parts ->
    [1] Take { $a } from the island as an import
   *[other] { $b_id ->
        [goods] Take { $a } as a good
        [imports] Take { $a } as an import
       *[discard] Take { $a }, which has no room and is discarded
    }
}
cli-import-export-group-take = Take { $what }
cli-import-export-group-take-any = Take a card from the island

import-export-option-pirate = { $a_id ->
    [deck] Pirate the top card of { $a }
    [hand] Pirate a random card from { $b_seat }'s hand
   *[other] { $kind ->
        [printed_money] Take { $b } from { $a }
       *[other] Pirate { $b } from { $a }
    }
}
cli-import-export-group-pirate = Pirate from { $what }
import-export-option-pirate-together = Pirate { $b } from { $a } and { $d } from { $c } together
cli-import-export-group-pirate-two = Pirate two together, one from { $what }

import-export-option-sell = { $kind ->
    [supply] Sell { $a } to the island for 4 credits
    [platinum_rings] Sell { $a } to the island for 4 credits
    [stretch_goals] Sell { $a } to the island for 4 credits
    [jasmine_tea] Sell { $a } to the island for 2 credits
   *[other] Sell { $a } to the island
}
cli-import-export-group-sell-any = Sell a card

import-export-option-action = { $kind ->
    [choose-action] Take { $a } actions
    [stretch_goals] Take a free { $a } action
   *[other] Choose { $a }
}
import-export-option-seat = Choose { $a_seat }
import-export-option-type = Name { $a }

import-export-option-card = { $parts ->
    [1] { $kind ->
        [flash_drives] Take { $a }
        [jets] Take { $a }
        [dino_bones] Take { $a }
        [chairs] Discard { $a }
        [a_small_tank] Give { $a }
        [platinum_rings] Play { $a }
        [rolls_royce] Name { $a }
       *[other] Choose { $a }
    }
   *[other] Count { $a } as { $b }
}
cli-import-export-group-card = Choose { $what }
cli-import-export-group-card-as = Count { $what }
import-export-option-cards = { $kind ->
    [shotguns] Give { $a }
    [flour] Load { $a }
   *[other] Choose { $a }
}
cli-import-export-group-cards = { $what } and others
import-export-option-good = { $kind ->
    [dino_bones] Put { $a } on the island
    [dyson_vacuums] Give { $a }
   *[other] Choose the good { $a }
}
import-export-option-goods = { $kind ->
    [railguns] Give the goods { $a }
   *[other] Choose the goods { $a }
}
cli-import-export-group-goods = { $what } and another
import-export-option-shipment = { $kind ->
    [railguns] Give the shipment { $a }
    [stolen_research] Swap it for { $a }
   *[other] Choose the shipment { $a }
}
import-export-option-credits = { $kind ->
    [railguns] Pay 4 credits
    [shotguns] Pay 2 credits
    [whole_wheat] Gain 2 credits
    [dragon_fruit] Gain 2 credits
   *[other] Choose credits
}
import-export-option-hand = { $kind ->
    [dyson_vacuums] Give your whole hand
    [printed_money] Put it into your hand
   *[other] Choose the hand
}

import-export-option-use = { $a_id ->
    [batteries] Pay 2 credits for one more load action (Batteries)
    [led_lights] Swap { $b } for { $c } from the island (LED Lights)
    [segways] { $b_id ->
        [imports] Make Segways an import
        [goods] Make Segways a good
       *[ship] Load Segways onto { $b }
    }
    [telescopes] Discard { $b } for 4 credits (Telescopes)
    [lutefisk] Contract Lutefisk on { $b } without an action
    [iceland_water] Sell { $b } to the island for 2 credits (Iceland Water)
    [rope] Swap { $b } between hand and island (Rope)
    [oysters] Contract { $b } on { $c } without an action (Oysters)
    [prefab_homes] Complete { $b } now (Prefab Homes)
    [teslas] Choose what your luxury imports count as (Teslas)
    [diamond_rings] Make { $b } goods (Diamond Rings)
    [cologne] Name { $b } (Cologne)
   *[other] { $parts ->
        [1] Use { $a }
        [2] Use { $a }, choosing { $b }
        [3] Use { $a }, choosing { $b } and { $c }
       *[other] Use { $a }, choosing { $b }, { $c } and { $d }
    }
}
cli-import-export-group-use = Use { $what }

import-export-option-yes = Yes
import-export-option-no = { $kind ->
    [place-pirated] Discard it
   *[other] No
}
import-export-option-done = { $kind ->
    [place-import] Take nothing more
    [any-time] Go on
   *[other] Done
}

cli-import-export-inside = { $name }: which one?

## Import / Export · Why not

play-why-no-slot = It fills no further slot on any of your ships in harbour.
play-why-at-sea = This ship is at sea.
play-why-no-contract = Nothing is contracted on this ship.
play-why-no-card = No card in your hand fills another slot of this ship.
play-why-no-harbour = You have no ship in harbour.
play-why-too-large = It asks for { $load } containers, and none of your ships in harbour has room for them.
play-why-tier = It needs tier { $tier } and you have { $have }: that takes more contract actions than you have left.
play-why-follow = It is for { $action }, not for { $led }, and you have no second card of its colour.
play-why-sold = You have already made your one sale of this turn.
play-why-no-room-imports = You have no room for another import.
play-why-no-room-goods = You have no room for another good.

## Maritime Silk Road · Questions

maritime-silk-road-question-load = Which good will your new ship carry?
maritime-silk-road-why-load = Every ship carries exactly one cube. It earns whenever anybody plays cards of its good: one coin for each place of the market that shows the good. Only goods with a cube left in the supply can be taken.

maritime-silk-road-question-phase-1 = Phase 1: exchange a cube, buy a card, or pass?
maritime-silk-road-why-phase-1 = In the first phase of your turn you do one thing: swap the cube of a ship for another one from the supply, buy one card, or do nothing. Cards keep working until the end: a ship earns more, a licence adds 2 coins whenever you earn anything, a porter lets you swap one more cube, an exchange lets you draw one more card.

maritime-silk-road-question-exchange = A porter is ready: exchange one more cube?
maritime-silk-road-why-exchange = Each of your porters lets you swap the cube of one more ship. Each ship can be changed only once in a turn.

maritime-silk-road-question-phase-2 = Phase 2: play cards of one good, or draw two?
maritime-silk-road-why-phase-2 = Either play any number of your cards of one good: each covers a place of the market, then everybody earns, for each of their ships that carries the good, one coin for each place that shows it. Or draw two cards. The game ends at once when the last card of the deck is drawn; the most coins win.

maritime-silk-road-question-extra-draw = Your exchange offers one more card. Draw it?
maritime-silk-road-why-extra-draw = For each exchange you own you may draw one card after your second phase. It is your choice: the last card of the deck ends the game.

silk-phases = The two phases of a turn
silk-phase-1 = Exchange or buy
silk-phase-2 = Play or draw
silk-phase-label = { $now ->
    [yes] Phase { $phase } of 2, now: { $what }
   *[no] Phase { $phase } of 2: { $what }
}

## Maritime Silk Road · Options

maritime-silk-road-option-load = Load { $a }

maritime-silk-road-option-exchange = Ship { $a }: change its cube to { $b }
cli-silk-road-group-exchange = Ship { $ship } ({ $good }): change its cube
cli-silk-road-inside-exchange = Ship { $ship } carries { $good }: what shall it carry instead?

maritime-silk-road-option-buy = { $a_id ->
    [ship] Buy a ship (10 coins)
    [licence] Buy a licence (11 coins)
    [porter] Buy a porter (12 coins)
   *[exchange] Buy an exchange (8 coins)
}

maritime-silk-road-option-play = { $b_count ->
    [one] Play 1 { $a }, covering { $b }
   *[other] Play { $b_count } { $a }, covering { $b }
}
cli-silk-road-group-play = Play { $count } { $good }
cli-silk-road-inside-play = { $count ->
    [one] Play 1 { $good }: which card of the market will it cover?
   *[other] Play { $count } { $good }: which cards of the market will they cover?
}

maritime-silk-road-option-draw = Draw 2 cards

maritime-silk-road-option-pass = Pass
maritime-silk-road-option-done = No more
maritime-silk-road-option-yes = Yes
maritime-silk-road-option-no = No

## Maritime Silk Road · Why not

silk-why-sold = None is left
silk-why-coins = { $missing ->
    [one] You lack 1 coin
   *[other] You lack { $missing } coins
}
silk-why-no-cube = The supply has no cube of { $good }
silk-why-changed = This ship has already been changed in this turn
