# The table of Maritime Silk Road in the browser

silk-set-up = The first ships are being loaded
silk-turn-mine = Your turn
silk-turn-of = { $name } plays
silk-phases = The two phases of a turn
silk-phase-1 = Exchange or buy
silk-phase-2 = Play or draw
silk-phase-label = { $now ->
    [yes] Phase { $phase } of 2, now: { $what }
   *[no] Phase { $phase } of 2: { $what }
}

## The market

silk-market = Market
silk-place = Place { $place } of the market: { $good }
silk-deck = { $count ->
    [0] The deck is empty
    [one] The last card: who draws it ends the game
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
silk-preview-each = { $name } earns { $coins }
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
silk-special-licence = 2 coins more whenever you earn
silk-special-porter = Exchange one cube more, and one at once
silk-special-exchange = Draw one card more after each turn

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
silk-open = Show all of { $name }
silk-close = Show less of { $name }
silk-no-cards = No cards bought yet
silk-would-earn = A card on the market now would earn
silk-special-owned = { $count ->
    [one] { $name }: { $text }
   *[other] { $count } { $name }: { $text }
}
silk-times = × { $count }

silk-over = The game is over

## What can't be done

silk-why-sold = None is left
silk-why-coins = { $missing ->
    [one] You lack 1 coin
   *[other] You lack { $missing } coins
}
silk-why-no-cube = The supply has no cube of { $good }
silk-why-changed = This ship was changed in this turn already
