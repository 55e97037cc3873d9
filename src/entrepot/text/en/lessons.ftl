# Lessons. The pages of lessons fetch this file; others do without it. $rival is who plays against the learner.

learn-title = Learn by playing
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
learn-all = All lessons
learn-play-now = Play a real game
learn-pointed = your coach points here
learn-you = You
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
lesson-silk-first-covered = { $rival } covered two of your glass places with silk: what you build can be covered again. { $rival } also bought the card called exchange. It allows one more card to be drawn at the end of each turn.
lesson-silk-first-licence = You have 11 coins, just enough for a licence. From now on, each time your ships earn anything, you get 2 coins more, also in other turns than yours. Buy it.
lesson-silk-first-draw-again = Your hand is empty, so draw. In phase two you can't pass: play or draw.
lesson-silk-first-porter = One special card is left to explain. A porter lets you exchange one more ship in a turn, and one at once when you buy it. And have an eye on the deck: it is nearly used up.
lesson-silk-first-third = You drew one glass card. Before you play it, make it count more: exchange the tea of your first ship for glass.
lesson-silk-first-harvest = Now play the glass on a place that shows silk. How many coins will it be? Three places, three ships, and your licence.
lesson-silk-first-eleven = Three places times three ships is 9, and 2 for the licence: 11 coins. The deck has two cards left. When somebody takes the last one, the game is over at once.
lesson-silk-first-end = { $rival } drew the last cards: the game ends on the spot, without finishing the round. Coins were secret until now. You have 11, { $rival } has 4. Ships, special cards and cards in hand count nothing. You win!
lesson-silk-first-done = You know all the rules now. In a real game you start without coins, and you choose the goods of your first two ships yourself. Two to four can play.

## The first game of Import / Export

lesson-trade-first-title = Your first game of Import / Export
lesson-trade-first-welcome = Welcome to the harbour! You and { $rival } ship containers. Whoever is worth the most credits at the end wins. Usually you begin with 10 credits; to keep this game short, you have 34 and { $rival } has 26.
lesson-trade-first-cards = Every card can be many things: an action when you play it, a contract under a ship, a container on a ship, a good, or an import. Its colour tells the action: yellow contracts, green loads, red pirates, black imports, blue supplies.
lesson-trade-first-harbour = You have two ships. The first lies in harbour and is empty. The second is at sea, with two containers on board.
lesson-trade-first-lead = You lead this turn. Playing a card leads its action, for everybody. Rice is yellow: choose it, then contract.
lesson-trade-first-contract = { $rival } did not follow and drew a card instead. Now take your action: put Potatoes under your ship in harbour. They need two yellow containers.
lesson-trade-first-follow = Now { $rival } leads, and it is load. You may follow with a card of the same action, or draw. Batteries are green: follow with them, and you load as well.
lesson-trade-first-load = { $rival } has loaded, now it is you. A card that is loaded is only a container: its colour counts. Load Sugar for the Potatoes.
lesson-trade-first-draw = You lead again, but you have one card left. Instead of leading you may draw until you have five cards. That ends the turn for everybody. Draw.
lesson-trade-first-follow-again = { $rival } leads load once more: that suits you. Follow with Laptops, which are green.
lesson-trade-first-complete = One slot is free. Load Onions there, and the ship is complete.
lesson-trade-first-completed = Your first completed ship! A card was turned up on the island, and two containers paid 6 credits. Potatoes are a shipment of yours now: their power gave you 2 credits and two cards. The ship sailed with its containers.
lesson-trade-first-import = Both your ships are at sea, so you can't contract. But you can import: take containers off a ship at sea. Lead import with Books.
lesson-trade-first-pick = { $rival } follows, so you both bid. The leader picks the ship: take your own second ship. If another player owned it, the bank would pay them 2 credits.
lesson-trade-first-bid = Bids are secret: an even number of credits, or pass. The highest wins and pays the bank; the others pay nothing. If bids are equal, the leader comes first. Bid 2.
lesson-trade-first-good = You win! Two containers come ashore. Make Cell Phones a good: goods score at the end, and they raise your tier, as you will see.
lesson-trade-first-import-kept = Of two containers one may become an import. An import is one more action of its colour, in every turn. Smart Cars are green: put them into your imports.
lesson-trade-first-returned = Your second ship lost its last container, so it came home to your harbour. Each shipment gives you room for one more import and two more goods.
lesson-trade-first-pair = { $rival } leads contract, and you have no yellow card. But two cards of one colour together stand for any other action. Follow with your two blue cards.
lesson-trade-first-tiers = Jets have tier 2. Your tier in green is the number of your green goods, and one more because green is your own colour: 1 and 1 makes 2. Contract the Jets.
lesson-trade-first-pirate = The Jets need three green containers. Your only card is red: lead pirate with it.
lesson-trade-first-seize = Pirates take one container from any ship at sea, or a card from the island. If it fits one of your ships in harbour it is loaded, otherwise it is discarded. { $rival }'s ship carries green Telescopes: take them.
lesson-trade-first-must-draw = { $rival } leads supply. You have no cards, so you can't follow: draw five. You would act only if you had an import of that action.
lesson-trade-first-two-loads = { $rival } sold a card to the island for 4 credits. Now you: lead load with Refrigerators. You get one action for leading, and one more for the green import in your harbour.
lesson-trade-first-load-first = You have two load actions. Load the PlayStations first.
lesson-trade-first-load-second = Now the Segways. That completes the ship.
lesson-trade-first-jets = Three containers pay 6 credits: two or three pay 6, four or five pay 10, six or seven pay 14. From now on the power of Jets works for you, whenever you complete a ship. You have 46 credits.
lesson-trade-first-supply = { $rival } leads supply again. Follow with Gold Watches, which are blue.
lesson-trade-first-sell = With supply you sell a card to the island for 4 credits, once per turn, or take a card of the island into your imports. Sell Cups, and you have 50.
lesson-trade-first-last-turn = Somebody has 50 credits, so this turn was the last one. Now everything is counted.
lesson-trade-first-scoring = Your 50 credits count, and 1 for your good. You alone have the most green goods: 6 more. { $rival } gets 2 for each container on a ship in harbour. It is 57 to 38: you win!
lesson-trade-first-done = Those are all five actions. In a real game there is more to find: each of the cards has a power of its own, and one good of each of the five colours is worth 10 credits at the end.
