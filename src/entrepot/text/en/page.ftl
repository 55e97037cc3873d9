# The page in the browser

page-title = Entrepôt
page-gallery = What the page is made of

## Types and goods at a glance

page-letter-technology = T
page-letter-agriculture = A
page-letter-illegal = I
page-letter-consumer = C
page-letter-luxury = L
page-letter-capital = $

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
page-from-house = chosen by this project, as the rulebook's text does not tell it
page-from-table = agreed on for this table
page-copies = It has the power of { $card }:
page-stored = { $count } credits lie on it.
page-used = Its power is used up for this turn.
page-peek = A card, large
page-close-card = Close

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

## The table

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
page-tiers = Tiers: goods of a type, and one more in the own colour
page-leader = leads
page-rivals = Rivals
page-open = Show the harbour of { $name }
page-close = Hide the harbour of { $name }
page-turn = Turn { $turn }
page-led-by = { $name } led { $action }
page-leads = { $name } leads
page-picked = from { $place }
page-again = { $name } leads the next turn, too
page-extra-turn = { $name } will lead twice

## Questions

page-waiting = Waiting for { $names }
page-question = Question
page-why = Why am I asked this?
page-undo = Undo
page-restart = Restart the turn
page-confirm = Confirm
page-log = Log
page-since = Since you looked away
page-newest = To the newest line

## The parts of the table on a phone

page-sections = Parts of the table
page-go-table = Sea
page-go-hand = Hand
page-go-rivals = Rivals
page-go-market = Market
page-go-ships = Ships
page-go-trade = Trade
page-go-log = Log
page-busy = something can be done there

## A good of Maritime Silk Road, large

page-good-rule = When somebody plays { $good }, every ship that carries it earns a coin for each { $good } that the market shows.
