# Maritime Silk Road

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

## Questions

maritime-silk-road-question-load = Which good will your new ship carry?
maritime-silk-road-question-phase-1 = Phase 1: exchange a cube, buy a card, or pass?
maritime-silk-road-question-exchange = A porter is ready: exchange one more cube?
maritime-silk-road-question-phase-2 = Phase 2: play cards of one good, or draw two?
maritime-silk-road-question-extra-draw = Your exchange offers one more card. Draw it?

maritime-silk-road-why-load = Every ship carries exactly one cube. It earns whenever anybody plays cards of its good: one coin for each place of the market that shows the good. Only goods with a cube left in the supply can be taken.
maritime-silk-road-why-phase-1 = In the first phase of your turn you do one thing: swap the cube of a ship for another one of the supply, buy one card, or nothing. Cards keep working until the end: a ship earns more, a licence adds 2 coins whenever you earn anything, a porter lets you swap one more cube, an exchange lets you draw one more card.
maritime-silk-road-why-exchange = Each of your porters lets you swap the cube of one more ship. A ship is changed once in a turn.
maritime-silk-road-why-phase-2 = Either play any number of your cards of one good: each covers a place of the market, then everybody earns the number of places that show that good for each own ship carrying it. Or draw two cards. The game ends at once when the last card of the deck is drawn; most coins wins.
maritime-silk-road-why-extra-draw = For each exchange you own you may draw one card after your second phase. It is your choice: the last card of the deck ends the game.

## Options

maritime-silk-road-option-load = Load { $a }
maritime-silk-road-option-exchange = Ship { $a }: change its cube to { $b }
maritime-silk-road-option-buy = { $a_id ->
    [ship] Buy a ship (10 coins)
    [licence] Buy a licence (11 coins)
    [porter] Buy a porter (12 coins)
   *[exchange] Buy an exchange (8 coins)
}
maritime-silk-road-option-pass = Pass
maritime-silk-road-option-done = No more
maritime-silk-road-option-play = { $b_count ->
    [one] Play 1 { $a }, covering { $b }
   *[other] Play { $b_count } { $a }, covering { $b }
}
maritime-silk-road-option-draw = Draw 2 cards
maritime-silk-road-option-yes = Yes
maritime-silk-road-option-no = No

## Events

maritime-silk-road-event-deal = { $known ->
    [yes] { $seat } is dealt { $cards }.
   *[no] { $seat } is dealt { $amount } cards.
}
maritime-silk-road-event-market = The market opens with { $cards }.
maritime-silk-road-event-first = { $seat } begins.
maritime-silk-road-event-turn = Turn { $amount }: { $seat }
maritime-silk-road-event-load = { $seat } loads { $cards } on { $to }.
maritime-silk-road-event-exchange = { $seat } changes the cube of { $to } from { $first_card } to { $last_card }.
maritime-silk-road-event-buy = { $to_id ->
    [exchange] { $seat } buys an exchange for { $amount } coins.
   *[other] { $seat } buys a { $to } for { $amount } coins.
}
maritime-silk-road-event-pass = { $seat } passes.
maritime-silk-road-event-play = { $seat } plays { $cards }.
maritime-silk-road-event-cover = { $seat } covers { $cards }.
maritime-silk-road-event-income = { $amount ->
    [unknown] { $seat } earns with { $cards }.
    [one] { $seat } earns 1 coin with { $cards }.
   *[other] { $seat } earns { $amount } coins with { $cards }.
}
maritime-silk-road-event-draw = { $known ->
    [yes] { $seat } draws { $cards }.
   *[no] { $amount ->
        [one] { $seat } draws 1 card.
       *[other] { $seat } draws { $amount } cards.
    }
}
maritime-silk-road-event-end = The last card is drawn: the game is over.
