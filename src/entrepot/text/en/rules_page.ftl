# The pages of rules, in the browser; and what they share

rules-title = Rules: { $game }
rules-own-words = These are the rules this project plays by, in our own words. Where the printed rules are silent, or differ from one language to another, we had to decide.
rules-chapters = Chapters
rules-link = Link to paragraph { $number }
rules-all-cards = All cards and their powers
rules-player-1 = Ben
rules-player-2 = Cleo

## Search

rules-sought = Search rules and cards
rules-found = { $count ->
    [0] Nothing found
    [one] 1 found
   *[other] { $count } found
}
rules-found-paragraphs = Paragraphs
rules-found-cards = Cards

## Worked examples

rules-example = Example
rules-example-step = { $at } of { $last }
rules-example-first = Start
rules-example-back = Back
rules-example-on = Next
rules-example-total = Total
rules-example-wait = Setting up the table …

## Pictures

rules-picture-card = A card
rules-picture-card-1 = Its type, and with it its colour
rules-picture-card-2 = Its name
rules-picture-card-3 = Its tier
rules-picture-card-4 = Its action
rules-picture-card-5 = Its load, slot by slot
rules-picture-card-6 = Its power
rules-picture-ship = A ship in harbour
rules-picture-ship-1 = A contract under the ship
rules-picture-ship-2 = A container that fills a slot
rules-picture-ship-3 = A free slot: only its colour fits
rules-picture-ship-4 = The ship, in its owner's colour
rules-picture-harbour = A harbour
rules-picture-harbour-1 = Credits
rules-picture-harbour-2 = Tiers by type
rules-picture-harbour-3 = Ships in harbour
rules-picture-harbour-4 = Imports, and how many have room
rules-picture-harbour-5 = Goods, and how many have room
rules-picture-harbour-6 = Shipments, whose powers work
rules-picture-goods = The six goods
rules-picture-market = The market
rules-picture-market-1 = A place: only the top card counts
rules-picture-market-2 = The deck: the game ends with its last card
rules-picture-shop = For sale
rules-picture-shop-1 = The kind of card
rules-picture-shop-2 = Its price
rules-picture-shop-3 = How many are left
rules-picture-merchant = A merchant
rules-picture-merchant-1 = A ship with its cube
rules-picture-merchant-2 = Special cards bought
rules-picture-merchant-3 = Coins

## A card's own page

rules-card-about = What the rules say
rules-card-all = All cards
rules-card-before = Card before
rules-card-next = Next card
rules-card-house = { $count ->
    [0] All its values are as the rulebooks print them.
   *[other] House value: { $values }. The rulebooks' text does not tell, so this project chose; the printed card may differ.
}
rules-card-unknown = There is no such card
