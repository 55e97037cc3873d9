# The page in the browser

page-title = Entrepôt
page-all-cards = All cards
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
page-house = House value: { $what }
page-value-type = type
page-value-tier = tier
page-value-load = load
page-ruling = Ruling
page-set = Set
page-from-rulebook = as the rulebook prints it
page-from-house = chosen by this project, as the rulebook's text does not tell it
page-close-card = Close

## Ships

page-ship-number = { $number ->
    [1] I
   *[2] II
}
page-slot-free = Free { $type } slot for { $contract }
page-slot-filled = { $card } ({ $type }) in a slot for { $contract }
page-container = { $card } ({ $type })
page-ship-empty = Nothing contracted
page-ship-filled = { $filled } of { $slots } loaded
page-ship-at-sea = at sea
page-ship-in-harbour = in harbour

## The table

page-sea = The sea
page-sea-calm = No ship is at sea
page-island = Supply island
page-island-empty = The island is bare
page-pile-deck = Deck
page-pile = { $pile }: { $count }
page-pile-top = { $pile }: { $count }, { $card } on top
page-pile-discard = Discard pile
page-hand = Hand
page-harbour = Your harbour
page-zone-goods = Goods
page-zone-imports = Imports
page-zone-shipments = Shipments
page-room = { $used } of { $room }
page-none = none
page-credits = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
page-target = ends at { $target } credits
page-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
page-tier-in = { $type }: tier { $tier }
page-leader = leads
page-rivals = Rivals
page-open = Show the harbour of { $name }
page-close = Hide the harbour of { $name }
page-turn = Turn { $turn }
page-led = { $action } was led

## Questions

page-waiting = Waiting for { $names }
page-question = Question
page-why = Why am I asked this?
page-undo = Undo
page-restart = Restart the turn
page-confirm = Confirm
page-log = Log
page-since = Since you looked away
