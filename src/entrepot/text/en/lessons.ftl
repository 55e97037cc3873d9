# Lessons. The pages of lessons fetch this file; others do without it. $rival is who plays against the learner.

learn-about = Play a short first game with a coach beside you, then try your hand at the practice positions. Your progress is kept in this browser.
learn-guided = Your first game
learn-minutes = About ten minutes
learn-practice = Practice positions
learn-practice-solved = { $solved } of { $all } solved
learn-begin = Start
learn-go-on = Go on
learn-once-more = Play it again
learn-solved = solved
learn-coach = Your coach
learn-question = The task
learn-step = Step { $number } of { $count }
learn-answers = { $count ->
    [one] One answer solves it.
   *[other] { $count } answers solve it.
}
learn-read = Read what your coach says, then go on.
learn-next = Next
learn-back = Back
learn-restart = Start over
learn-leave = Leave
learn-hint = Hint
learn-solution = Show a solution
learn-solution-is = One way: { $option }
learn-solution-lost = From here the solution no longer fits. Go back, or start over.
learn-fold = Fold away
learn-unfold = Show
learn-well-done = Well done!
learn-next-practice = Next position
learn-play-now = Play a real game
learn-rival-import-export = Maria
learn-rival-maritime-silk-road = Zheng
lesson-elsewhere = In a real game you could do that. For now, let us follow the plan: choose what is pointed at.
lesson-not-yet = Not quite: this does not reach the goal. Nothing has changed, so try another way, or go back.

## The first game of Maritime Silk Road

lesson-silk-first-title = Your first game of Maritime Silk Road
lesson-silk-first-welcome = Welcome aboard! You and { $rival } are merchants. Whoever has the most coins at the end wins. We join a game that has just begun, and each of you has earned 6 coins.
lesson-silk-first-market = This is the market: six places, each showing a good. What lies on top is all that counts.
lesson-silk-first-ships = These are your ships. Each carries one good, always. When somebody plays cards of that good, the ship earns as many coins as there are places showing it.
lesson-silk-first-pass = A turn has two phases. In the first you may exchange a good, buy a special card, or pass. Your tea ship is fine for what comes next, so pass.
lesson-silk-first-play = In phase two you play cards of one good, or draw. You hold two tea cards. Each covers a place of the market. Choose the tea, then the two places that show ore: { $rival } carries ore, you do not.
lesson-silk-first-earned = Tea now shows on three places, and one of your ships carries it: 3 coins. With two tea ships it would be 6. Now it is { $rival }'s turn.
lesson-silk-first-exchange = { $rival } put ore back and loaded tea, then drew two cards. Exchange something, too: nobody plays porcelain. Choose your second ship, then the glass.
lesson-silk-first-draw = One glass card alone is not much. Instead of playing you may draw two cards from the deck. There is no limit to your hand. Draw.
lesson-silk-first-both-earn = You drew two more glass. And look: { $rival } played a tea card, so four places show tea. Everybody who carries tea earns, whoever played. You got 4 coins without lifting a finger.
lesson-silk-first-buy-ship = You have 13 coins. In phase one you can buy one special card. A ship costs 10, and every ship earns for itself. Buy one.
lesson-silk-first-load = A new ship is loaded at once, with any good that is left in the supply. You hold three glass cards, so load glass.
lesson-silk-first-play-many = Now play all three glass cards together. Cover the silk, which only { $rival } carries, and two places with tea. A fourth place shows glass already.
lesson-silk-first-eight = Four places with glass, two ships that carry it: 8 coins. Playing many cards of a good at once pays. Let us see what { $rival } does.
lesson-silk-first-covered = { $rival } covered two of your glass places with silk: what you build can be covered again. { $rival } also bought the card called exchange, which lets its owner draw one more card at the end of each of their own turns.
lesson-silk-first-licence = You have 11 coins, just enough for a licence. From now on, each time your ships earn anything, you get 2 coins more, even in turns that are not yours. Buy it.
lesson-silk-first-draw-again = Your hand is empty, so draw. In phase two you can't pass: play or draw.
lesson-silk-first-porter = One special card is left to explain. A porter lets you exchange one more ship in a turn, and one at once when you buy it. And keep an eye on the deck: it is nearly used up.
lesson-silk-first-third = You drew one glass card. Before you play it, make it count more: exchange the tea of your first ship for glass.
lesson-silk-first-harvest = Now play the glass on a place that shows silk. How many coins will it be? Three places, three ships, and your licence.
lesson-silk-first-eleven = Three places times three ships is 9, and 2 for the licence: 11 coins. The deck has two cards left. When somebody takes the last one, the game is over at once.
lesson-silk-first-end = { $rival } drew the last cards: the game ends on the spot, without finishing the round. Coins were secret until now. You have 11, { $rival } has 4. Ships, special cards and cards in hand count for nothing. You win!
lesson-silk-first-done = You know all the rules now. In a real game you start without coins, and you choose the goods of your first two ships yourself. Two to four can play.

## The first game of Import / Export

lesson-trade-first-title = Your first game of Import / Export
lesson-trade-first-welcome = Welcome to the harbour! You and { $rival } ship containers. Whoever is worth the most credits at the end wins. Usually you begin with 10 credits; to keep this game short, you have 34 and { $rival } has 26.
lesson-trade-first-cards = Every card can be many things: an action when you play it, a contract under a ship, a container on a ship, a good, or an import. Each type has an action, which stands on the card: agriculture contracts, technology loads, illegal pirates, consumer imports, luxury supplies.
lesson-trade-first-harbour = You have two ships. The first lies in harbour and is empty. The second is at sea, with two containers on board.
lesson-trade-first-lead = You lead this turn. Playing a card leads its action, for everybody. Rice is an agriculture card: choose it, then contract.
lesson-trade-first-contract = { $rival } did not follow and drew a card instead. Now take your action: put Potatoes under your ship in harbour. They need two agriculture containers.
lesson-trade-first-follow = Now { $rival } leads, and it is load. You may follow with a card of the same action, or draw. Batteries are technology: follow with them, and you load as well.
lesson-trade-first-load = { $rival } has loaded, now it is you. A card that is loaded is only a container: nothing but its type counts. Load Sugar for the Potatoes.
lesson-trade-first-draw = You lead again, but you have one card left. Instead of leading you may draw until you have five cards; whoever has five or more draws one. That ends the turn for everybody. Draw.
lesson-trade-first-follow-again = { $rival } leads load once more: that suits you. Follow with Laptops.
lesson-trade-first-complete = One slot is free. Load Onions there, and the ship is complete.
lesson-trade-first-completed = Your first completed ship! A card was turned up on the island, and two containers paid 6 credits. Potatoes are a shipment of yours now: their power gave you 2 credits and two cards. The ship sailed with its containers.
lesson-trade-first-import = Both your ships are at sea, so you can't contract. But you can import: take containers off a ship at sea. Lead import with Books.
lesson-trade-first-pick = { $rival } follows, so you both bid. The leader picks the ship: take your own second ship. If another player owned it, the bank would pay them 2 credits.
lesson-trade-first-bid = Bids are secret: an even number of credits, or pass. The highest wins and pays the bank; the others pay nothing. If bids are equal, the leader comes first. Bid 2.
lesson-trade-first-good = You win! Two containers come ashore. Make Cell Phones a good: goods score at the end, and they raise your tier, as you will see.
lesson-trade-first-import-kept = Of two containers one may become an import. An import is one more action of its type, whenever that action is led. Smart Cars are technology: put them into your imports, and you load more.
lesson-trade-first-returned = Your second ship lost its last container, so it came home to your harbour. Each shipment gives you room for one more import and two more goods.
lesson-trade-first-pair = { $rival } leads contract, and you have no agriculture card. But two cards of one type together stand for any other action. Follow with your two luxury cards.
lesson-trade-first-tiers = Jets have tier 2. Your tier in technology is the number of your technology goods, and one more because technology is your own colour: 1 and 1 makes 2. Contract the Jets.
lesson-trade-first-pirate = The Jets need three technology containers. The one card you have is illegal: lead pirate with it.
lesson-trade-first-seize = Pirates take one container from any ship at sea, or a card from the island. If it fits one of your ships in harbour it is loaded, otherwise it is discarded. { $rival }'s ship carries Telescopes, which are technology: take them.
lesson-trade-first-must-draw = { $rival } leads supply. You have no cards, so you can't follow: draw five. You would act only if you had an import of that action.
lesson-trade-first-two-loads = { $rival } sold a card to the island for 4 credits. Now you: lead load with Refrigerators. You get one action for leading, and one more for the technology import in your harbour.
lesson-trade-first-load-first = You have two load actions. Load the PlayStations first.
lesson-trade-first-load-second = Now the Segways. That completes the ship.
lesson-trade-first-jets = Three containers pay 6 credits: two or three pay 6, four or five pay 10, six or seven pay 14. From now on the power of Jets works for you, whenever you complete a ship. You have 46 credits.
lesson-trade-first-supply = { $rival } leads supply again. Follow with Gold Watches, a luxury card.
lesson-trade-first-sell = With supply you sell a card to the island for 4 credits, once per turn, or take a card of the island into your imports. Sell Cups, and you have 50.
lesson-trade-first-last-turn = Somebody has 50 credits, so this turn was the last one. Now everything is counted.
lesson-trade-first-scoring = Your 50 credits count, and 1 for your good. You alone have the most technology goods: 6 more. { $rival } gets 2 for each container on a ship in harbour. It is 57 to 38: you win!
lesson-trade-first-done = Those are all five actions. In a real game there is more to find: every card has a power of its own, and one good of each of the five types is worth 10 credits at the end.

## Practice: Maritime Silk Road

lesson-silk-count-title = Count before you play
lesson-silk-count-question = It is phase two. Earn 6 coins with what you play now.
lesson-silk-count-hint = Ships count as much as places. Compare what tea and ore would bring.
lesson-silk-count-done = Three places with ore, two ships that carry it: 6. Tea would show on five places, but only one ship carries it: 5.

lesson-silk-alone-title = Not for both of us
lesson-silk-alone-question = It is phase two. Gain at least 4 coins more than { $rival } does.
lesson-silk-alone-hint = Look at what { $rival }'s ships carry. Everybody earns, whoever plays.
lesson-silk-alone-done = Four places with glass, and only you carry it. With tea you would have earned 4 and { $rival } 8.

lesson-silk-exchange-title = Change, then play
lesson-silk-exchange-question = A whole turn is yours. Have 8 coins more at its end.
lesson-silk-exchange-hint = In phase one, get a second ship ready for what you hold.
lesson-silk-exchange-done = Four places with ore times two ships. Exchange first, play second: the order of the phases is on your side.

lesson-silk-ship-title = A ship in time
lesson-silk-ship-question = Earn 12 coins at once with your cards of this turn. Spending is allowed.
lesson-silk-ship-hint = Two silk cards make four places. How many ships do you need?
lesson-silk-ship-done = Four places times three ships: 12 instead of 8. And the new ship goes on earning, turn after turn.

lesson-silk-porter-title = Busy porter
lesson-silk-porter-question = You own a porter. Have 12 coins more at the end of this turn.
lesson-silk-porter-hint = With one porter you may exchange the goods of two ships, one after the other.
lesson-silk-porter-done = All three ships carry glass, and four places show it. Without the porter it would have been 8.

lesson-silk-licence-title = Two licences
lesson-silk-licence-question = It is phase two, and you own two licences. Earn 7 coins.
lesson-silk-licence-hint = Each licence adds 2, however little you earn. So what matters is the rest.
lesson-silk-licence-done = Three places with tea, and 4 for the licences. Two silk cards would have brought 2 and 4.

lesson-silk-one-card-title = Less is more
lesson-silk-one-card-question = It is phase two. Gain at least 3 coins more than { $rival } does.
lesson-silk-one-card-hint = { $rival } has two ships with tea and you have one. But you have two licences.
lesson-silk-one-card-done = One card brings you 1 and 4 for the licences, and { $rival } only 2. Each further card would help { $rival } twice as much as you.

lesson-silk-three-title = Three at the table
lesson-silk-three-question = Gain at least 4 coins more than each of your two rivals in this turn.
lesson-silk-three-hint = One of your ships may carry something else before you play.
lesson-silk-three-done = Best is a good that nobody else carries. And one that you carry twice brings you more than it brings the others.

lesson-silk-next-ship-title = Saving up
lesson-silk-next-ship-question = It is phase two, and you have 6 coins. Buy a ship in your next turn.
lesson-silk-next-ship-hint = A ship costs 10 coins, so you need 4 more now. { $rival } will only draw.
lesson-silk-next-ship-done = Four places with glass gave you the 4 coins that were missing. It pays to know the prices.

lesson-silk-last-card-title = Close the market
lesson-silk-last-card-question = It is phase two. Two cards are left in the deck. You have 12 coins, { $rival } has 10 and two ships with silk. Win.
lesson-silk-last-card-hint = The game is over the moment the last card is drawn, and you are ahead.
lesson-silk-last-card-done = You drew the last two cards, and the game was over before { $rival } could play silk.

lesson-silk-not-yet-title = Not so fast
lesson-silk-not-yet-question = It is phase two. Two cards are left, and { $rival } is going to take them. You have 7 coins, { $rival } has 10. Win.
lesson-silk-not-yet-hint = You need 4 coins from this play, and { $rival } must not earn with you.
lesson-silk-not-yet-done = Four places with tea: you have 11, and { $rival } ends the game with 10.

lesson-silk-third-card-title = One card more
lesson-silk-third-card-question = It is phase two. Three cards are left in the deck, and you own an exchange. You have 15 coins, { $rival } has 13 and three ships with ore. Win.
lesson-silk-third-card-hint = Two cards and one more make three.
lesson-silk-third-card-done = You drew two, and your exchange took the last one. Counting the deck wins games.

## Practice: Import / Export

lesson-trade-complete-title = The last slot
lesson-trade-complete-question = You lead. Complete your ship.
lesson-trade-complete-hint = One technology card leads load, the other one is loaded.
lesson-trade-complete-done = Two containers, 6 credits, and Drones are a shipment of yours.

lesson-trade-loose-title = Ready for the right contract
lesson-trade-loose-question = Two technology containers lie loose on your ship in harbour. Complete the ship in this turn.
lesson-trade-loose-hint = Loose containers fill the slots of a new contract by themselves.
lesson-trade-loose-done = The containers filled both slots as soon as the contract lay under the ship.

lesson-trade-pirate-title = A job for pirates
lesson-trade-pirate-question = Complete your ship in this turn.
lesson-trade-pirate-hint = The free slot is illegal. Who says that a container must come from your hand?
lesson-trade-pirate-done = What pirates take is loaded if it fits. The island is a good place to look.

lesson-trade-pair-title = The wrong cards
lesson-trade-pair-question = You have no technology card to lead load with. Complete your ship all the same.
lesson-trade-pair-hint = Two cards of one type stand for any other action.
lesson-trade-pair-done = Two cards for one action is a high price, but 6 credits are worth it.

lesson-trade-two-ships-title = Two at one stroke
lesson-trade-two-ships-question = Complete two ships in this turn.
lesson-trade-two-ships-hint = Count your load actions: one for leading, one more for each technology import.
lesson-trade-two-ships-done = Each ship pays for itself. With imports one turn can do a lot.

lesson-trade-eight-title = Which of the two?
lesson-trade-eight-question = You can complete one of your ships. Gain 8 credits in this turn.
lesson-trade-eight-hint = Both ships pay 6. Read what the contracts do on completion.
lesson-trade-eight-done = 6 credits for two containers, 2 more from Potatoes, and two cards.

lesson-trade-fourteen-title = The full ship
lesson-trade-fourteen-question = Gain 14 credits in this turn.
lesson-trade-fourteen-hint = All containers of a ship are paid together: 6 for two or three, 10 for four or five, 14 for six or seven.
lesson-trade-fourteen-done = Six containers pay 14 credits, and three contracts became shipments at once.

lesson-trade-tier-title = A tier too high
lesson-trade-tier-question = Contract Hawaiian Salt in this turn. It has tier 2, and your tier in agriculture is 1.
lesson-trade-tier-hint = Each missing tier costs one more contract action. How many do you have?
lesson-trade-tier-done = One action for the card and one for the missing tier. Your import gave you the second one.

lesson-trade-home-title = Come home
lesson-trade-home-question = Both your ships are at sea. Bring one of them home.
lesson-trade-home-hint = A ship returns when its last container is taken. An import takes two.
lesson-trade-home-done = You were alone, so nobody bid, and your ship is back for the next contract.

lesson-trade-discard-title = Let it go
lesson-trade-discard-question = You have nothing to load. Complete your ship with a single answer.
lesson-trade-discard-hint = One of the two contracts is full already. The other one keeps the ship in harbour.
lesson-trade-discard-done = The leader may discard contracts that were there when the turn began. Without free slots, the ship is complete.

lesson-trade-paprika-title = Paprika
lesson-trade-paprika-question = Paprika is a shipment of yours, and one technology container lies loose. Contract a card and complete the ship in the same turn.
lesson-trade-paprika-hint = With Paprika you may load one card whenever you contract.
lesson-trade-paprika-done = Contracted, loaded and completed, all in one action. Powers that work together make a harbour strong.

lesson-trade-win-title = The last turn
lesson-trade-win-question = You have 46 credits, { $rival } has 44. The game ends at 50. Win in this turn.
lesson-trade-win-hint = A turn in which somebody reaches 50 credits is the last. Selling a card brings 4.
lesson-trade-win-done = Then everything was counted, and your goods and containers counted, too.

lesson-trade-mother-title = The Mother Load
lesson-trade-mother-question = The Mother Load wins the game at once when you have 8 illegal goods. You have 7.
lesson-trade-mother-hint = Import a container, and put it where it counts.
lesson-trade-mother-done = Eight illegal goods: the game is over in the middle of the turn, and scores do not matter.
