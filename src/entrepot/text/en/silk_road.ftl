# Maritime Silk Road: its words and events, and its table on the page and in the terminal.
# The questions are in questions.ftl, the rules in rules.ftl.

maritime-silk-road-name = Maritime Silk Road

## Goods and places

maritime-silk-road-word-porcelain = porcelain
maritime-silk-road-word-silk = silk
maritime-silk-road-word-tea = tea
maritime-silk-road-word-spice = spice
maritime-silk-road-word-glass = glass
maritime-silk-road-word-ore = ore

maritime-silk-road-word-deck = deck
maritime-silk-road-word-hand = hand
maritime-silk-road-word-market = market
maritime-silk-road-word-covered = covered cards
maritime-silk-road-word-supply = supply
maritime-silk-road-word-ship = ship
maritime-silk-road-word-ship-number = ship { $number }
maritime-silk-road-word-licence = licence
maritime-silk-road-word-porter = porter
maritime-silk-road-word-exchange = exchange
maritime-silk-road-word-draw = draw

## Events

maritime-silk-road-event-deal = { $seat_id ->
    [you] You are
   *[seat] { $seat } is
} dealt { $known ->
    [yes] { $cards }.
   *[no] { $amount } cards.
}
maritime-silk-road-event-market = The market opens with { $cards }.
maritime-silk-road-event-first = { $seat_id ->
    [you] You begin.
   *[seat] { $seat } begins.
}
maritime-silk-road-event-turn = Turn { $amount }: { $seat_id ->
    [you] You
   *[seat] { $seat }
}
maritime-silk-road-event-load = { $seat_id ->
    [you] You load
   *[seat] { $seat } loads
} { $cards } on { $to }.
maritime-silk-road-event-exchange = { $seat_id ->
    [you] You change
   *[seat] { $seat } changes
} the cube of { $to } from { $first_card } to { $last_card }.
maritime-silk-road-event-buy = { $seat_id ->
    [you] You buy
   *[seat] { $seat } buys
} { $to_id ->
    [exchange] an exchange
   *[other] a { $to }
} for { $amount } coins.
maritime-silk-road-event-pass = { $seat_id ->
    [you] You pass.
   *[seat] { $seat } passes.
}
maritime-silk-road-event-play = { $seat_id ->
    [you] You play
   *[seat] { $seat } plays
} { $cards }.
maritime-silk-road-event-cover = { $seat_id ->
    [you] You cover
   *[seat] { $seat } covers
} { $cards }.
maritime-silk-road-event-income = { $seat_id ->
    [you] You earn
   *[seat] { $seat } earns
} { $amount ->
    [unknown] {""}
    [one] 1 coin{" "}
   *[other] { $amount } coins{" "}
}with { $cards }.
maritime-silk-road-event-draw = { $seat_id ->
    [you] You draw
   *[seat] { $seat } draws
} { $known ->
    [yes] { $cards }.
   *[no] { $amount ->
        [one] 1 card.
       *[other] { $amount } cards.
    }
}
maritime-silk-road-event-end = The last card is drawn: the game is over.

## The table on the page

silk-set-up = The first ships are being loaded
silk-turn-of = { $name_id ->
    [you] Your turn
   *[seat] { $name } plays
}
silk-over = The game is over

## The market

silk-market = Market
silk-place = Place { $place } of the market: { $good }
silk-deck = { $count ->
    [0] The deck is empty
    [one] The last card: whoever draws it ends the game
   *[other] Deck: { $count } cards. The game ends with the last one.
}
silk-deck-left = { $count ->
    [one] card left
   *[other] cards left
}
silk-preview = { $places ->
    [one] 1 place would show { $good }
   *[other] { $places } places would show { $good }
}
silk-preview-each = { $name_id ->
    [you] you earn
   *[seat] { $name } earns
} { $coins }
silk-preview-nobody = nobody earns
silk-gain = + { $coins }

## Goods

silk-goods = The goods
silk-supply = Supply
silk-cubes = { $good }: { $count ->
    [0] no cube in the supply
    [one] 1 cube in the supply
   *[other] { $count } cubes in the supply
}
silk-carried = { $count ->
    [0] none
    [one] 1 ship
   *[other] { $count } ships
}
silk-covered = Covered

## What can be bought

silk-shop = For sale
silk-special-label = { $name }, { $price } coins, { $left } left: { $text }
silk-left = { $count ->
    [0] sold out
   *[other] { $count } left
}
silk-price = { $coins } coins
silk-special-ship = Carries one cube, chosen at once
silk-special-licence = 2 more coins whenever you earn
silk-special-porter = Exchange one more cube, and one at once
silk-special-exchange = Draw one more card after each turn

## Merchants

silk-hand = Your goods
silk-hand-empty = No goods in hand: draw some
silk-ship = Ship { $number } with { $good }
silk-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
silk-coins-hidden = Coins are secret until the end
silk-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
silk-hand-count = { $good }: { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
silk-rivals = Rivals
silk-open = Show everything { $name } has
silk-close = Show less of { $name }
silk-no-cards = No cards bought yet
silk-would-earn = A card on the market now would earn
silk-special-owned = { $count ->
    [one] { $name }: { $text }
   *[other] { $count } { $name }: { $text }
}
silk-times = × { $count }

## A good of Maritime Silk Road, large

page-good-rule = When somebody plays { $good }, every ship that carries it earns a coin for each { $good } that the market shows.

terminal-good-supply = { $count ->
    [0] No cube is left in the supply.
    [one] 1 cube is left in the supply.
   *[other] { $count } cubes are left in the supply.
}
terminal-good-market = { $count ->
    [0] No place of the market shows it.
    [one] 1 place of the market shows it.
   *[other] { $count } places of the market show it.
}
terminal-good-ships = { $count ->
    [0] No ship carries it.
    [one] 1 ship carries it.
   *[other] { $count } ships carry it.
}

## The table in the terminal

cli-silk-road-no-cards = The cards of this game are goods and have no texts of their own.

cli-silk-road-title = { $turn ->
    [0] Setting up, { $deck }
   *[other] Turn { $turn }, { $deck }
}
cli-silk-road-deck = { $count ->
    [0] the deck is empty
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
cli-silk-road-market = Market
cli-silk-road-supply = Cubes left
cli-silk-road-own-hand = Your hand
cli-silk-road-ships = Ships
cli-silk-road-own-ships = Your ships
cli-silk-road-hand = Hand
cli-silk-road-coins = Coins
cli-silk-road-cards = Cards
cli-silk-road-shop = For sale
cli-silk-road-offer = { $cards } at { $price }
cli-silk-road-ship = { $count ->
    [0] no ship
    [one] 1 ship
   *[other] { $count } ships
}
cli-silk-road-licence = { $count ->
    [0] no licence
    [one] 1 licence
   *[other] { $count } licences
}
cli-silk-road-porter = { $count ->
    [0] no porter
    [one] 1 porter
   *[other] { $count } porters
}
cli-silk-road-exchange = { $count ->
    [0] no exchange
    [one] 1 exchange
   *[other] { $count } exchanges
}
