# The rules of Maritime Silk Road. A message is a paragraph; its key ends with the number.
# *so* is emphasis, `so` is a word of the notation; lines with | are a table, with 1. a list.

rules-maritime-silk-road-about = A game by Reiner Knizia for two to four merchants, about half an hour. Your ships carry goods between East and West. Whenever somebody puts a good on the market, everyone who carries it earns. Whoever has the most coins at the end wins.

## What is in the box

rules-maritime-silk-road-1 = What is in the box
rules-maritime-silk-road-1-1 = There are six goods: porcelain (white), silk (purple), tea (green), spice (yellow), glass (red) and ore (black). Each has 11 cards and 5 wooden cubes, which makes 66 goods cards and 30 cubes. The cubes that are on no ship form the supply.
rules-maritime-silk-road-1-2 = There are 20 special cards of four kinds: 14 ships at 10 coins, 2 licences at 11, 2 porters at 12 and 2 exchanges at 8.
rules-maritime-silk-road-1-3 = Coins never run out. Should the printed ones be used up, go on with anything else that can be counted.

## Set-up

rules-maritime-silk-road-2 = Set-up
rules-maritime-silk-road-2-1 = Everybody starts without coins. Shuffle the goods cards and deal three to each player.
rules-maritime-silk-road-2-2 = Lay six cards face up in the middle: they are the six places of the market. The rest, face down, is the deck.
rules-maritime-silk-road-2-3 = Everybody takes two ships. All other special cards are for sale.
rules-maritime-silk-road-2-4 = Chance decides who begins.
rules-maritime-silk-road-2-5 = Then the ships are loaded. Beginning with the first player and going clockwise, everybody chooses a cube of the supply for one of their ships. A second round, in the same order, loads the second ships.
rules-maritime-silk-road-2-6 = A ship always carries exactly one cube. A good that has no cube left in the supply can't be taken.

## A turn

rules-maritime-silk-road-3 = A turn
rules-maritime-silk-road-3-1 = Players take turns clockwise. A turn has two phases, one after the other.
rules-maritime-silk-road-3-2 = In phase 1 you do one of three things: exchange (4.1), buy (4.3) or pass (4.8).
rules-maritime-silk-road-3-3 = In phase 2 you do one of two things: play cards (5.1) or draw (5.5). There is no passing here.

## Phase 1

rules-maritime-silk-road-4 = Phase 1
rules-maritime-silk-road-4-1 = Exchange: put the cube of one of your ships back and load a cube of a different good from the supply.
rules-maritime-silk-road-4-2 = Each porter you own lets you exchange the cube of one more ship, if you want. The exchanges are made one after another, and each ship is changed at most once in a turn.
rules-maritime-silk-road-4-3 = Buy: take one special card that is still for sale, pay its price at once and keep it to the end. It works from that moment on. If you own several of a kind, their effects add up. When the last card of a kind is sold, that kind is gone.
rules-maritime-silk-road-4-4 = A ship is loaded the moment it is bought, with a cube of your choice from the supply. While the supply has no cube at all, no ship can be bought.
rules-maritime-silk-road-4-5 = A licence makes you earn more; see 5.4.
rules-maritime-silk-road-4-6 = A porter helps with later exchanges (4.2). Besides, when you buy it, you may exchange the cube of one of your ships at once.
rules-maritime-silk-road-4-7 = An exchange (the card) lets you draw more; see 5.6.
rules-maritime-silk-road-4-8 = Pass: do nothing. You may always pass.

## Phase 2

rules-maritime-silk-road-5 = Phase 2
rules-maritime-silk-road-5-1 = Play: choose one good and lay one or more cards of it from your hand on the market, at most six.
rules-maritime-silk-road-5-2 = Each of these cards goes on a place of its own and covers what was there. You choose the places; those already showing the same good may be covered too. Only the top card of a place counts. Places showing the same good are interchangeable, so a choice is made by naming the goods to be covered.
rules-maritime-silk-road-5-3 = Then everybody earns, not only the player whose turn it is: the number of places now showing the good that was played, for each of their own ships that carries it. Other goods earn nothing.
rules-maritime-silk-road-5-4 = Whoever earned anything in this way gets 2 coins more for each licence they own, no matter whose turn it is. Who earned nothing gets nothing from a licence.
rules-maritime-silk-road-5-5 = Draw: take the top two cards of the deck into your hand, or one if it is the only one left. There is no limit to your hand.
rules-maritime-silk-road-5-6 = After phase 2, whether you played or drew, each exchange you own lets you draw one card more. You decide about them one by one.

## The end

rules-maritime-silk-road-6 = The end
rules-maritime-silk-road-6-1 = The moment somebody draws the last card of the deck, the game is over. The turn is not finished, and no round is played out.
rules-maritime-silk-road-6-2 = The most coins win. Players who tie for the most share the victory.
rules-maritime-silk-road-6-3 = Special cards, goods and cards in hand count nothing.

## What is secret

rules-maritime-silk-road-7 = What is secret
rules-maritime-silk-road-7-1 = The cards in your hand are known to you alone, and the order of the deck to nobody.
rules-maritime-silk-road-7-2 = Your coins, and what you earn, are your secret until the end of the game. The players may agree beforehand to keep all coins open (the option `show_coins`).
rules-maritime-silk-road-7-3 = Everything else is public: the market and what lies covered there, ships and their cubes, special cards, the supply, what is for sale, the number of cards in each hand and in the deck, and everything that is done, save which cards are drawn.

## Worked examples: a title, and what is seen at first and after each answer

rules-maritime-silk-road-example-exchange = Exchange cubes
rules-maritime-silk-road-example-exchange-0 = You own a porter. The market shows silk twice, and you hold two silk cards.
rules-maritime-silk-road-example-exchange-1 = You put the ore of your first ship back and load silk.
rules-maritime-silk-road-example-exchange-2 = The porter lets you change one more ship: now the second carries silk, too.
rules-maritime-silk-road-example-exchange-3 = You play both silk cards, on ore and on spice. Four places show silk now: your two ships earn 4 coins each. { rules-player-1 }, whose ship carries silk as well, earns 4.

rules-maritime-silk-road-example-buy = Buy a ship
rules-maritime-silk-road-example-buy-0 = You have 13 coins. A ship costs 10.
rules-maritime-silk-road-example-buy-1 = You buy a ship and pay at once.
rules-maritime-silk-road-example-buy-2 = A new ship is loaded the moment it is bought. You choose tea, which the market shows three times.
rules-maritime-silk-road-example-buy-3 = You play your tea on glass. Four places show tea, so the new ship earns 4 coins right away.

rules-maritime-silk-road-example-play = Play, and everybody earns
rules-maritime-silk-road-example-play-0 = You hold two tea cards. Both your ships carry tea, and so does one of { rules-player-1 }. Coins are kept open here.
rules-maritime-silk-road-example-play-1 = In phase 1 you pass.
rules-maritime-silk-road-example-play-2 = You lay both tea cards on ore. Three places show tea: your ships earn 3 each, and as you earned, your licence adds 2. That makes 8. { rules-player-1 } earns 3. { rules-player-2 } carries no tea: she earns nothing, and her licence adds nothing.

rules-maritime-silk-road-example-draw = Draw, and draw one more
rules-maritime-silk-road-example-draw-0 = You own an exchange (the card). Your hand is short.
rules-maritime-silk-road-example-draw-1 = In phase 1 you pass.
rules-maritime-silk-road-example-draw-2 = In phase 2 you draw: the top two cards of the deck, tea and silk.
rules-maritime-silk-road-example-draw-3 = Your exchange lets you draw one more. You need not, but you do, and get a third tea.

rules-maritime-silk-road-example-end = The last card ends the game
rules-maritime-silk-road-example-end-0 = One card is left in the deck. You have 31 coins; what { rules-player-1 } has is his secret.
rules-maritime-silk-road-example-end-1 = In phase 1 you pass.
rules-maritime-silk-road-example-end-2 = You draw. Only one card is there to take, and as it was the last, the game is over at once. Now all coins are shown: you win with 31 to 28. Cards and ships count nothing.
