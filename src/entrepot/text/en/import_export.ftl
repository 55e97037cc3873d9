# Import / Export. The cards are in cards.ftl

import-export-name = Import / Export

## Types, actions and places

import-export-word-technology = technology
import-export-word-agriculture = agriculture
import-export-word-illegal = illegal
import-export-word-consumer = consumer
import-export-word-luxury = luxury
import-export-word-capital = capital

import-export-word-technology-number = technology ship { $number }
import-export-word-agriculture-number = agriculture ship { $number }
import-export-word-illegal-number = illegal ship { $number }
import-export-word-consumer-number = consumer ship { $number }
import-export-word-luxury-number = luxury ship { $number }
import-export-word-capital-number = capital ship { $number }

import-export-word-load = load
import-export-word-contract = contract
import-export-word-pirate = pirate
import-export-word-import = import
import-export-word-supply = supply
import-export-word-draw = draw

import-export-word-hand = hand
import-export-word-deck = the deck
import-export-word-island = the island
import-export-word-discard = the discard pile
import-export-word-goods = goods
import-export-word-imports = imports
import-export-word-shipments = shipments
import-export-word-played = the cards played
import-export-word-sea = the sea
import-export-word-harbour = the harbour
import-export-word-loaded = fully loaded

import-export-word-base = base game
import-export-word-jutaku = Jutaku
import-export-word-kickstarter = Kickstarter
import-export-word-captain = Captain

## Questions

import-export-question-lead = You lead this turn: which action, or do you draw?
import-export-question-follow = Do you follow, or do you draw?
import-export-question-contract = Which contract do you take, and for which ship?
import-export-question-load = What do you load?
import-export-question-import-from = Which ship will be imported from?
import-export-question-bid = How much do you bid? It must be an even number; or pass.
import-export-question-place-import = Which container do you take, and where to?
import-export-question-pirate = What do you pirate?
import-export-question-place-pirated = Where does the container go?
import-export-question-place-loaded = Where does the card go?
import-export-question-supply = Do you sell a card, or take one from the island?
import-export-question-choose-action = Which action do you take?
import-export-question-any-time = Before it is too late: is there anything you want to use?
import-export-question-final = The game is over. What do you use before the scores are counted?
import-export-question-chicken_feed = Chicken Feed is for sale. Do you buy it as a shipment for 6 credits?
import-export-question-beer = Beer would become a shipment of yours. Do you sell it to the island for 6 credits instead?
import-export-question-shotguns = Shotguns: do you hand over 2 cards or 2 credits?
import-export-question-railguns = Railguns: do you hand over 4 credits, a shipment or two goods?
import-export-question-dyson_vacuums = Dyson Vacuums: do you hand over a luxury good or your whole hand?
import-export-question-a_small_tank = A Small Tank: which card of your hand do you give away?
import-export-question-prefab_homes = Prefab Homes: enough is loaded. Do you complete the ship now?
import-export-question-power = { $card }: { $text }

import-export-power-copied = As { $card }: { $text }

## What the questions are about

import-export-why-lead = Play a card to lead its action, or two cards of one colour to lead any other action. Then the others follow or draw, and everybody acts: one action for leading or following, and one for each import of that kind. If you draw instead, you fill your hand to 5 cards (or draw 1 if you have that many), and the turn is over. As leader you may also discard contracts that lay under your ships in harbour when the turn began.
import-export-why-follow = With a card of the led action, or with two cards of one other colour, you get one action. Your imports of that kind give you actions in any case. If you draw, you fill your hand to 5 cards at once, or draw 1 if you have that many.
import-export-why-contract = A contract lies under a ship in your harbour until all slots of the ship are filled; then it becomes a shipment and its power is yours. You need its tier: your goods of its type, and one more in your own colour. Each tier you lack costs one more of your contract actions. All contracts on one ship ask for 6 containers at most.
import-export-why-load = A container goes onto one of your ships in harbour, where it must fill one more slot of its colour. All containers of a ship count for all its contracts, so you choose the ship alone. When every slot is filled the ship is completed at once: 2 or 3 containers pay 6 credits, 4 or 5 pay 10, 6 or 7 pay 14. Then the contracts become shipments, and the ship sails with its containers.
import-export-why-import-from = The leader picks the ship at sea; then all who have an import action bid for it in secret. The owner of the ship gets 2 credits if somebody else wins.
import-export-why-bid = All bids are secret and even. The highest one wins and is paid to the bank; the others pay nothing. Of equal bids the first one clockwise from the leader wins. The winner takes 2 containers.
import-export-why-place-import = Goods give you tiers and points: you can have 2, and 2 more for each shipment. Imports give you more actions: you can have 1, and 1 more for each shipment. Only one of the containers may become an import. A container that has room nowhere is discarded.
import-export-why-pirate = Take a container of any ship at sea, or a card of the island. If it fills a free slot on one of your ships in harbour it must be loaded there; if not, it is discarded. The owner gets nothing.
import-export-why-place-pirated = The container must be loaded if one of your ships in harbour has a free slot for it. Where several have, you choose the ship.
import-export-why-place-loaded = The card from the deck fits more than one of your ships, and must be loaded onto one of them.
import-export-why-supply = Sell a card of your hand to the island for 4 credits, once in a turn, or make a card of the island one of your imports. You can have 1 import, and 1 more for each shipment.
import-export-why-choose-action = All your actions of this turn will be of the kind you choose now.
import-export-why-any-time = This is the last chance for what can be done at any time, before an action of yours is lost, a bid is made or the game is scored. Use what you like, one after another, or go on. At a table with closed hands you are asked even if there is nothing to use.
import-export-why-final = Some of your shipments offer something before the scores are counted. Use them one by one, in any order.
import-export-why-power = { $text }

## Options

import-export-option-draw = { $kind ->
    [lead] Draw cards, and the turn is over
    [whole_wheat] Draw 2 cards
    [dragon_fruit] Draw 2 cards
   *[other] Draw cards
}
import-export-option-lead = Lead { $a } with { $b }
import-export-option-follow = Follow with { $a }
import-export-option-follow-load = Follow with { $a }, to load instead
import-export-option-contract = { $parts ->
    [2] Contract { $a } on { $b }
   *[other] Contract { $a } on { $b }, { $c }
}
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
import-export-option-take = { $parts ->
    [1] Take { $a } from the island as an import
   *[other] { $b_id ->
        [goods] Take { $a } as a good
        [imports] Take { $a } as an import
       *[discard] Take { $a }, which has no room and is discarded
    }
}
import-export-option-pirate = { $a_id ->
    [deck] Pirate the top card of { $a }
    [hand] Pirate a random card from the hand of { $b_seat }
   *[other] { $kind ->
        [printed_money] Take { $b } from { $a }
       *[other] Pirate { $b } from { $a }
    }
}
import-export-option-pirate-together = Pirate { $b } from { $a } and { $d } from { $c } together
import-export-option-sell = { $kind ->
    [supply] Sell { $a } to the island for 4 credits
    [platinum_rings] Sell { $a } to the island for 4 credits
    [stretch_goals] Sell { $a } to the island for 4 credits
    [jasmine_tea] Sell { $a } to the island for 2 credits
   *[other] Sell { $a } to the island
}
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
import-export-option-cards = { $kind ->
    [shotguns] Give { $a }
    [flour] Load { $a }
   *[other] Choose { $a }
}
import-export-option-good = { $kind ->
    [dino_bones] Put { $a } on the island
    [dyson_vacuums] Give { $a }
   *[other] Choose the good { $a }
}
import-export-option-goods = { $kind ->
    [railguns] Give the goods { $a }
   *[other] Choose the goods { $a }
}
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
import-export-option-yes = Yes
import-export-option-no = { $kind ->
    [place-pirated] Discard it
   *[other] No
}
import-export-option-done = { $kind ->
    [place-import] Take nothing more
    [any-time] Go on without
   *[other] Done
}
import-export-option-discard-contract = Discard the contract { $a }
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

## Events

import-export-because = { $cause_id ->
    [none] {""}
    [load] {""}
    [contract] {""}
    [pirate] {""}
    [import] {""}
    [supply] {""}
    [draw] {""}
   *[card] {" "}({ $cause })
}
import-export-credits = { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
}
import-export-event-colour = { $seat } plays { $to } and starts with { $amount } credits.
import-export-event-sail = { $from_id ->
    [deck] { $seat } has a ship at sea with { $cards }.
   *[ship] { $seat } sends { $from } to sea with { $cards }.
}
import-export-event-island = { $from_id ->
    [deck] The island gets { $cards }{ import-export-because }.
    [hand] { $seat } puts { $cards } on the island{ import-export-because }.
   *[other] { $seat } puts { $cards } from { $from } on the island{ import-export-because }.
}
import-export-event-draw = { $known ->
    [yes] { $seat } draws { $cards }{ import-export-because }.
   *[no] { $amount ->
        [one] { $seat } draws 1 card{ import-export-because }.
       *[other] { $seat } draws { $amount } cards{ import-export-because }.
    }
}
import-export-event-turn = Turn { $amount }: { $seat }
import-export-event-lead = { $seat } leads { $to } with { $cards }.
import-export-event-follow = { $seat } follows with { $cards } ({ $to }).
import-export-event-play = { $seat } plays { $cards } for one { $to } action{ import-export-because }.
import-export-event-contract = { $seat } contracts { $cards } on { $to }{ import-export-because }.
import-export-event-load = { $seat } loads { $cards } onto { $to }{ import-export-because }.
import-export-event-complete = { $amount ->
    [one] { $seat } completes { $from } with 1 container{ import-export-because }.
   *[other] { $seat } completes { $from } with { $amount } containers{ import-export-because }.
}
import-export-event-shipment = { $seat } adds { $cards } to the shipments{ import-export-because }.
import-export-event-gain = { $seat } takes { import-export-credits }{ import-export-because }.
import-export-event-pay = { $to_id ->
    [none] { $seat } pays { import-export-credits }{ import-export-because }.
   *[seat] { $seat } pays { $to } { import-export-credits }{ import-export-because }.
}
import-export-event-discard = { $seat_id ->
    [none] The discard pile gets { $cards }{ import-export-because }.
   *[seat] { $seat } discards { $cards }{ import-export-because }.
}
import-export-event-good = { $seat } adds { $cards } to the goods{ import-export-because }.
import-export-event-import = { $seat } adds { $cards } to the imports{ import-export-because }.
import-export-event-take = { $seat } takes { $cards } from { $from } into hand{ import-export-because }.
import-export-event-give = { $known ->
    [yes] { $seat } gives { $to } { $cards }{ import-export-because }.
   *[no] { $seat } gives { $to } a card{ import-export-because }.
}
import-export-event-show = { $known ->
    [yes] { $seat } shows { $cards }{ import-export-because }.
   *[no] { $seat } has no card to show{ import-export-because }.
}
import-export-event-pirate = { $seat } pirates { $cards } from { $from }{ import-export-because }.
import-export-event-turn-up = { $seat } turns up { $cards }{ import-export-because }.
import-export-event-pick = { $seat } picks { $to } for the import.
import-export-event-bid = { $amount ->
    [unknown] { $seat } passes.
   *[other] { $seat } bids { $amount }.
}
import-export-event-bid-won = { $seat } wins the bidding with { $amount }.
import-export-event-return = { $known ->
    [yes] { $seat } has { $to } back in harbour with { $cards }{ import-export-because }.
   *[no] { $seat } has { $to } back in harbour{ import-export-because }.
}
import-export-event-shuffle = { $amount ->
    [one] The discard pile becomes a new deck of 1 card.
   *[other] The discard pile becomes a new deck of { $amount } cards.
}
import-export-event-copy = { $seat } gives { $first_card } the power of { $last_card }.
import-export-event-coin = { $amount ->
    [0] The coin shows tails{ import-export-because }.
   *[1] The coin shows heads{ import-export-because }.
}
import-export-event-name = { $known ->
    [yes] { $seat } names { $cards }{ import-export-because }.
   *[no] { $seat } names { $to }{ import-export-because }.
}
import-export-event-store = { $cards } now holds { import-export-credits } more.
import-export-event-claim = { $seat } counts { $cards } as { $to }{ import-export-because }.
import-export-event-extra-turn = { $seat } will lead two turns in a row{ import-export-because }.
import-export-event-end = This was the last turn.
import-export-event-win = { $seat } wins at once{ import-export-because }.

## Scores

import-export-score-credits = { $amount } as credits
import-export-score-harbour = { $amount } for containers in harbour
import-export-score-goods = { $amount } for { $what } goods
import-export-score-majority = { $amount } for the most { $what }
import-export-score-set = { $amount } for goods of all types
import-export-score-power = { $amount } for { $what }
