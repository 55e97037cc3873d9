# Import / Export: its words, events and scores, and its table on the page and in the terminal.
# The cards are in cards.ftl, the questions in questions.ftl, the rules in rules.ftl.

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
import-export-event-colour = { $seat_id ->
    [you] You play { $to } and start with { $amount } credits.
   *[seat] { $seat } plays { $to } and starts with { $amount } credits.
}
import-export-event-sail = { $seat_id ->
    [you] { $from_id ->
        [deck] You have a ship at sea
       *[ship] You send { $from } to sea
    }
   *[seat] { $from_id ->
        [deck] { $seat } has a ship at sea
       *[ship] { $seat } sends { $from } to sea
    }
} with { $cards }.
import-export-event-island = { $seat_id ->
    [none] The island gets { $cards }
    [you] You put { $cards }{ $from_id ->
        [hand] {""}
        [goods] {" "}from your goods
        [shipments] {" "}from your shipments
       *[other] {" "}from { $from }
    } on the island
   *[seat] { $seat } puts { $cards }{ $from_id ->
        [hand] {""}
       *[other] {" "}from { $from }
    } on the island
}{ import-export-because }.
import-export-event-draw = { $seat_id ->
    [you] You draw
   *[seat] { $seat } draws
} { $known ->
    [yes] { $cards }
   *[no] { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
}{ import-export-because }.
import-export-event-turn = Turn { $amount }: { $seat_id ->
    [you] You
   *[seat] { $seat }
}
import-export-event-lead = { $seat_id ->
    [you] You lead
   *[seat] { $seat } leads
} { $to } with { $cards }.
import-export-event-follow = { $seat_id ->
    [you] You follow
   *[seat] { $seat } follows
} with { $cards } ({ $to }).
import-export-event-play = { $seat_id ->
    [you] You play
   *[seat] { $seat } plays
} { $cards } for one { $to } action{ import-export-because }.
import-export-event-contract = { $seat_id ->
    [you] You contract
   *[seat] { $seat } contracts
} { $cards } on { $to }{ import-export-because }.
import-export-event-load = { $seat_id ->
    [you] You load
   *[seat] { $seat } loads
} { $cards } onto { $to }{ import-export-because }.
import-export-event-complete = { $seat_id ->
    [you] You complete
   *[seat] { $seat } completes
} { $from } with { $amount ->
    [one] 1 container
   *[other] { $amount } containers
}{ import-export-because }.
import-export-event-shipment = { $seat_id ->
    [you] You add { $cards } to your shipments
   *[seat] { $seat } adds { $cards } to the shipments
}{ import-export-because }.
import-export-event-gain = { $seat_id ->
    [you] You take
   *[seat] { $seat } takes
} { import-export-credits }{ import-export-because }.
import-export-event-pay = { $seat_id ->
    [you] You pay
   *[seat] { $seat } pays
} { $to_id ->
    [none] { import-export-credits }
   *[seat] { $to } { import-export-credits }
}{ import-export-because }.
import-export-event-discard = { $seat_id ->
    [none] The discard pile gets
    [you] You discard
   *[seat] { $seat } discards
} { $cards }{ import-export-because }.
import-export-event-good = { $seat_id ->
    [you] You add { $cards } to your goods
   *[seat] { $seat } adds { $cards } to the goods
}{ import-export-because }.
import-export-event-import = { $seat_id ->
    [you] You add { $cards } to your imports
   *[seat] { $seat } adds { $cards } to the imports
}{ import-export-because }.
import-export-event-take = { $seat_id ->
    [you] You take
   *[seat] { $seat } takes
} { $cards } from { $from_id ->
    [you] your hand
    [seat] { $from }'s hand
   *[other] { $from } into hand
}{ import-export-because }.
import-export-event-give = { $seat_id ->
    [you] You give
   *[seat] { $seat } gives
} { $to } { $known ->
    [yes] { $cards }
   *[no] a card
}{ import-export-because }.
import-export-event-show = { $known ->
    [yes] { $seat_id ->
        [you] You show { $cards }
       *[seat] { $seat } shows { $cards }
    }
   *[no] { $seat_id ->
        [you] You have no card to show
       *[seat] { $seat } has no card to show
    }
}{ import-export-because }.
import-export-event-pirate = { $seat_id ->
    [you] You pirate
   *[seat] { $seat } pirates
} { $cards } from { $from_id ->
    [you] your hand
    [seat] { $from }'s hand
   *[other] { $from }
}{ import-export-because }.
import-export-event-turn-up = { $seat_id ->
    [you] You turn
   *[seat] { $seat } turns
} up { $cards }{ import-export-because }.
import-export-event-pick = { $seat_id ->
    [you] You pick
   *[seat] { $seat } picks
} { $to } for the import.
import-export-event-bid = { $amount ->
    [unknown] { $seat_id ->
        [you] You pass.
       *[seat] { $seat } passes.
    }
   *[other] { $seat_id ->
        [you] You bid { $amount }.
       *[seat] { $seat } bids { $amount }.
    }
}
import-export-event-bid-won = { $seat_id ->
    [you] You win
   *[seat] { $seat } wins
} the bidding with { $amount }.
import-export-event-return = { $seat_id ->
    [you] You have
   *[seat] { $seat } has
} { $to } back in harbour{ $known ->
    [yes] {" "}with { $cards }
   *[no] {""}
}{ import-export-because }.
import-export-event-shuffle = { $amount ->
    [one] The discard pile becomes a new deck of 1 card.
   *[other] The discard pile becomes a new deck of { $amount } cards.
}
import-export-event-copy = { $seat_id ->
    [you] You give
   *[seat] { $seat } gives
} { $first_card } the power of { $last_card }.
import-export-event-coin = { $amount ->
    [0] The coin shows tails{ import-export-because }.
   *[1] The coin shows heads{ import-export-because }.
}
import-export-event-name = { $seat_id ->
    [you] You name
   *[seat] { $seat } names
} { $known ->
    [yes] { $cards }
   *[no] { $to }
}{ import-export-because }.
import-export-event-store = { $cards } now holds { import-export-credits } more.
import-export-event-claim = { $seat_id ->
    [you] You count
   *[seat] { $seat } counts
} { $cards } as { $to }{ import-export-because }.
import-export-event-extra-turn = { $seat_id ->
    [you] You
   *[seat] { $seat }
} will lead two turns in a row{ import-export-because }.
import-export-event-end = This was the last turn.
import-export-event-win = { $seat_id ->
    [you] You win
   *[seat] { $seat } wins
} at once{ import-export-because }.

## Scores

import-export-score-credits = { $amount } as credits
import-export-score-harbour = { $amount } for containers in harbour
import-export-score-goods = { $amount } for { $what } goods
import-export-score-majority = { $amount } for the most { $what }
import-export-score-set = { $amount } for goods of all types
import-export-score-power = { $amount } for { $what }

## Types and goods at a glance

page-letter-technology = T
page-letter-agriculture = A
page-letter-illegal = I
page-letter-consumer = C
page-letter-luxury = L
page-letter-capital = $

cli-import-export-letter-technology = T
cli-import-export-letter-agriculture = A
cli-import-export-letter-illegal = I
cli-import-export-letter-consumer = C
cli-import-export-letter-luxury = L
cli-import-export-letter-capital = G

## Cards

page-card-label = { $name }, { $type }, tier { $tier }, action { $action }, load { $load }
page-tier = Tier { $tier }
page-slots = { $count } { $type }
page-value-type = type
page-value-tier = tier
page-value-load = load
page-action = Action
page-ruling = Ruling
page-set = Set
page-from-rulebook = as the rulebook prints it
page-from-house = chosen by this project, as the rulebook's text does not give it
page-from-table = agreed on for this table
page-copies = It has the power of { $card }:
page-stored = { $count } credits lie on it.
page-used = Its power is used up for this turn.

## Ships

page-ship-number = { $number ->
    [1] I
   *[2] II
}
page-ship-label = { $owner ->
    [none] { $name }, { $where }
   *[other] { $owner }: { $name }, { $where }
}
page-slot-free = Free { $type } slot for { $contract }
page-slot-filled = { $card } ({ $type }) in a slot for { $contract }
page-container = { $card } ({ $type })
page-ship-empty = Nothing contracted
page-ship-filled = { $filled } of { $slots } loaded
page-ship-at-sea = at sea
page-ship-in-harbour = in harbour
page-ship-holds = Holds { $count } containers
page-berth = { $name } is at sea

## The table on the page

page-sea = The sea
page-sea-calm = No ship is at sea
page-island = Supply island
page-island-empty = The island is bare
page-pile-deck = Deck
page-pile = { $pile }: { $count }
page-pile-top = { $pile }: { $count }, { $card } on top
page-pile-discard = Discard pile
page-pile-bare = Nothing lies there
page-hand = Hand
page-hand-empty = No cards in hand
page-harbour = Your harbour
page-zone-goods = Goods
page-zone-imports = Imports
page-zone-shipments = Shipments
page-room = { $used } of { $room }
page-room-short = { $used }/{ $room }
page-none = none
page-played = Played
page-held = On its way
page-shown = Known in hand
page-note-used = used
page-note-copy = = { $card }
page-note-stored = +{ $count }
page-credits = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
page-target = ends at { $target } credits
page-last-turn = the last turn
page-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
page-tier-in = { $type }: tier { $tier }
page-tiers = Tiers: goods of a type, and one more in the player's own colour
page-leader = leads
page-rivals = Rivals
page-open = Show the harbour of { $name }
page-close = Hide the harbour of { $name }
page-led-by = { $name_id ->
    [you] You
   *[seat] { $name }
} led { $action }
page-leads = { $name_id ->
    [you] You lead
   *[seat] { $name } leads
}
page-bidding = bidding for { $place }
page-bid-won = { $name_id ->
    [you] You win
   *[seat] { $name } wins
} the bidding with { $amount }
page-bid-tie = Tie at { $amount }: { $name_id ->
    [you] you win
   *[seat] { $name } wins
}, being the first clockwise from the leader
page-bid-tie-power = Tie at { $amount }: { $name_id ->
    [you] you win
   *[seat] { $name } wins
} every tie
page-bid-down = has bid
page-picked = from { $place }
page-again = { $name_id ->
    [you] You lead
   *[seat] { $name } leads
} the next turn, too
page-extra-turn = { $name_id ->
    [you] You
   *[seat] { $name }
} will lead twice

## The table in the terminal

cli-import-export-title = { $turn ->
    [0] Setting up
   *[other] Turn { $turn }, { $leader_id ->
        [you] you lead
       *[seat] { $leader } leads
    }{ $led ->
        [none] {""}
       *[other] {" "}{ $led }
    }, target { $target }, deck { $deck }, discarded { $discard }
}{ $last ->
    [yes] , last turn
   *[no] {""}
}
cli-import-export-player = Player
cli-import-export-colour = Colour
cli-import-export-credits = Credits
cli-import-export-hand = Hand
cli-import-export-goods = Goods, + own colour
cli-import-export-imports = Imports
cli-import-export-plus = +
cli-import-export-shipments = Shipments
cli-import-export-harbour = Ships in harbour
cli-import-export-empty = Empty
cli-import-export-sea = Ships at sea
cli-import-export-shown = Seen in hands
cli-import-export-island = Island
cli-import-export-held = On the way
cli-import-export-own-hand = Your hand
cli-import-export-free = free
cli-import-export-tier = tier { $tier }
cli-import-export-as = { $name } as { $other }
cli-import-export-with = { $name } with { $credits }
cli-import-export-card = Type { $type }, action { $action }, tier { $tier }, set { $set }
cli-import-export-load = Load
cli-import-export-house = { $count ->
    [one] The { $fields } is this project's own value, not that of the printed card.
   *[other] The { $fields } are this project's own values, not those of the printed card.
}
cli-import-export-own = { $count ->
    [one] The { $fields } is from your file.
   *[other] The { $fields } are from your file.
}
cli-import-export-value-type = type
cli-import-export-value-tier = tier
cli-import-export-value-load = load
