# The rules of both games, and the pages that show them. A paragraph is a message; its key ends with its number.
# *so* is emphasis, `so` is a word of the notation; lines with | are a table, with 1. a list.

## Import / Export

rules-import-export-about = A game of containers, contracts and rivals' ships for two to six traders, about an hour. Every card is a cargo with a power of its own. You contract cargoes, load ships, send them to sea and live on what they bring. Whoever is worth the most credits at the end wins.

## Import / Export · Words

rules-import-export-1 = Words
rules-import-export-1-1 =
    A goods card has one of five types, and with it a colour and an action:
    | type | colour | action |
    | { import-export-word-technology } | green | { import-export-word-load } |
    | { import-export-word-agriculture } | yellow | { import-export-word-contract } |
    | { import-export-word-illegal } | red | { import-export-word-pirate } |
    | { import-export-word-consumer } | black | { import-export-word-import } |
    | { import-export-word-luxury } | blue | { import-export-word-supply } |
rules-import-export-1-2 = Besides, every card has a tier from 0 to 3, a load and a power. The load says how many containers of which colours it needs. Each of them is a *slot*.
rules-import-export-1-3 = What a card is depends on where it lies. Under a ship it is a *contract*: its load and its power matter. On a ship it is a *container*: nothing but its colour matters. Among your imports it is one more action of its kind, among your goods a point and a step towards higher tiers, in your hand whatever you make of it.
rules-import-export-1-4 = Your harbour holds your *imports*, your *goods*, your *shipments* (completed contracts, whose powers work for you) and your ships that are in harbour. All other ships are at sea. Between the players lie the *supply island*, where cards are face up, the face-down deck and the face-up discard pile.
rules-import-export-1-5 = *Credits* are the pieces in front of you. Everybody sees them, they come in twos, nobody can have fewer than none, and the bank never runs out.
rules-import-export-1-6 = The base game has 100 cards. Jutaku adds 10, Kickstarter 15 and Captain 3, each only if you want it.
rules-import-export-1-7 = *House values.* The rulebooks we have print the tier of one card and the load of four, and no type for the 28 cards of the expansions; all else is in pictures. So the tier of every card but { import-export-word-hawaiian_salt }, the load of every card but { import-export-word-laptops }, { import-export-word-mri_machines }, { import-export-word-diamond_rings } and { import-export-word-flour }, and the types of the expansion cards are *house values*: chosen by this project to make a good game. The card list marks each of them.
rules-import-export-1-8 = If you own the printed game, put its values into a file of your own, in the form of `cards.toml`: any card, and of it any of type, tier and load. They take the place of the house values and travel with the match, its record and its positions.

## Import / Export · Set-up

rules-import-export-2 = Set-up
rules-import-export-2-1 = Each player is dealt one of the five colours at random. With six players a sixth colour joins, light grey *capital*: it helps with no tier, and its player has 4 credits more.
rules-import-export-2-2 = Everybody has two ships of that colour. The first begins in harbour, empty; the second at sea, with four cards from the deck as containers.
rules-import-export-2-3 = As many cards as there are players are turned up on the island.
rules-import-export-2-4 = Everybody gets 10 credits and 5 cards.
rules-import-export-2-5 = Chance decides who leads first.
rules-import-export-2-6 = Agree beforehand on the sets in use (base is always in) and on the target: 50 credits, or any higher even number for a longer game; 80 is usual. You may also agree on closed hands (14.5).

## Import / Export · A turn

rules-import-export-3 = A turn
rules-import-export-3-1 = One player is the leader and has two possibilities. Either *draw*: take cards until you have five, or one card if you have five or more already. That ends the turn for everybody.
rules-import-export-3-2 = Or *lead* an action: play a card of that action, or two cards of one colour together for any action that is not theirs.
rules-import-export-3-3 = If an action was led, the others decide in clockwise order. Each of them draws, at once and as the leader would (3.1), or *follows* by playing a card of that action, or two cards of one other colour. One or the other: there is no passing.
rules-import-export-3-4 = Then the leader, and clockwise everybody else, takes actions of the kind that was led: one if you led or followed, and one for each of your imports of that action. Your imports work for you even if you drew. Everybody's number is fixed before the first action is taken; what changes later no longer matters.
rules-import-export-3-5 = Every action may be declined. Whoever stops has finished for this turn.
rules-import-export-3-6 = Cards that were played stay on your harbour card, and go to the discard pile when the turn ends. Then the player to the left leads.
rules-import-export-3-7 = The leader may discard contracts of their own at any time in this turn (13.5). Only contracts that were under a ship in harbour when the turn began can go. The containers stay on the ship. Those that now fill no slot are loose (5.5).
rules-import-export-3-8 = When the last card of the deck is taken, the discard pile is shuffled at once and becomes the new deck. With nothing to shuffle there is nothing left to draw or turn up, and this turn is the last (11.2).

## Import / Export · Contract

rules-import-export-4 = Contract
rules-import-export-4-1 = Put a card from your hand under one of your ships in harbour. From now on its load is to be filled there.
rules-import-export-4-2 = You need the card's tier. Your tier in a type is the number of your goods of that type, and one more if it is your colour.
rules-import-export-4-3 = If you lack tiers, you can make up for them with contract actions of this turn: the card then costs one action, and one more for each missing tier. A card of tier 3 takes four actions from somebody who has nothing.
rules-import-export-4-4 = A ship has room for 6, or for more with a power. The loads of its contracts, however many they are, must not add up to more. Containers that fill no slot even with the new contract take up room as well.
rules-import-export-4-5 = As soon as the new contract lies under the ship, loose containers aboard fill its slots if they can (5.5). That may be enough to complete the ship.

## Import / Export · Load

rules-import-export-5 = Load
rules-import-export-5-1 = Put a card from your hand as a container onto one of your ships in harbour that has a contract. It must fill one more slot there. A slot takes a container of its own colour, or of others too where a power says so.
rules-import-export-5-2 = The contracts of a ship make one load together, and its containers count for all of it. They are rearranged aboard as suits best: a card can be loaded if the containers can be arranged so that one more slot is filled. So you choose the ship, and nobody chooses a slot or a contract.
rules-import-export-5-3 = As soon as a ship has a contract and every slot can be filled, the ship is completed (6.1). It does not matter what filled the last slot, or whether the contract with the last free one was discarded.
rules-import-export-5-4 = Without a contract of yours under a ship in harbour you can't use a load action at all, whatever a power would let you do with it.
rules-import-export-5-5 = A container that fills no slot is *loose*. It takes up room, counts for the payment and sails with the ship. Whenever a contract, a container or a power comes or goes, loose containers fill what they can; other containers make room for them where that helps.
rules-import-export-5-6 = If a power let a container into a slot and that power is lost, the container still fills the slot. It may change to a slot only if it would fit there now.
rules-import-export-5-7 = A power can make two containers of one colour a *pair*: they come aboard together and count as one technology container. The second one takes no room, but both count for the payment. If one of the two is taken away, or when the ship sails, each is an ordinary container again.

## Import / Export · Completing a ship

rules-import-export-6 = Completing a ship
rules-import-export-6-1 =
    All that belongs to a completion happens in this order:
    1. One card is turned up from the deck onto the island.
    2. You are paid for the containers on the ship (6.2). Powers that add to the payment do so now.
    3. Its contracts move to your shipments, in the order in which they were contracted.
    4. Powers that take a container off the ship may be used. Room is counted with the new shipments.
    5. The ship sails with its containers.
    6. The powers that work once, at completion, happen, in the same order.
    7. Everybody's powers that answer a completion happen, clockwise from you.
rules-import-export-6-2 = Two or three containers pay 6 credits, four or five 10, six or seven 14. Eight and more pay 14 as well unless a power says otherwise, and a single one pays nothing. Every container on the ship counts, loose ones too.
rules-import-export-6-3 = Contracts on one ship are completed together or not at all. However many they are, one card goes to the island, and you are paid once, for all containers.
rules-import-export-6-4 = A ship that has no container left in the fifth step stays in harbour.
rules-import-export-6-5 = If a completion causes another one, the inner one is finished first.
rules-import-export-6-6 = If loading a container or contracting a card makes a ship full, that ship is completed first. Only then come the powers that answer the loading or the contracting, and none that arrived with the ship.
rules-import-export-6-7 = A ship that becomes full because a power begins to work is completed at once. If the power came with a ship that is being completed, that one sails first.

## Import / Export · Import

rules-import-export-7 = Import
rules-import-export-7-1 = Imports are taken in rounds. All who have an import action take part in the first round, all who have two in the second, and so on.
rules-import-export-7-2 = In each round the leader picks a ship at sea, even when the leader does not take part. If no ship is there to pick, the remaining import actions are lost.
rules-import-export-7-3 = All who take part bid, secretly and at once: an even number of credits they have, 0 included, or pass.
rules-import-export-7-4 = The highest bid wins; among equal ones the first clockwise from the leader, the leader first of all. The winner pays the bank, the others nothing. If everybody passes, nothing is taken in this round.
rules-import-export-7-5 = If only one player takes part, nobody bids. That player takes containers for free, or declines.
rules-import-export-7-6 = The winner takes two containers from the ship, or the only one. Each goes to goods or imports, at most one of them to imports. What has no room in either is discarded; nothing else is.
rules-import-export-7-7 = If the ship belongs to another player, that owner gets 2 credits from the bank, once however many containers were taken.

## Import / Export · Pirate

rules-import-export-8 = Pirate
rules-import-export-8-1 = Take one container from any ship at sea, your own included, or one card from the island.
rules-import-export-8-2 = If it can be loaded onto one of your ships in harbour (5.2), it must be. If several ships can take it, you choose one. If none can, it is discarded.
rules-import-export-8-3 = The owner of the ship gets nothing. You take all your pirate actions before the next player begins.

## Import / Export · Supply

rules-import-export-9 = Supply
rules-import-export-9-1 = Sell a card from your hand: it goes to the island, and you get 4 credits. There is only one sale per turn, however many actions you have, free ones included.
rules-import-export-9-2 = Or take a card from the island into your imports, if there is room.

## Import / Export · Ships and limits

rules-import-export-10 = Ships and limits
rules-import-export-10-1 = A ship at sea whose last container is taken returns to its owner's harbour at once, whatever the cause.
rules-import-export-10-2 = You have room for one import, and one more for each of your shipments.
rules-import-export-10-3 = You have room for two goods, and two more for each of your shipments.
rules-import-export-10-4 = Imports and goods can't be swapped for others or thrown away. What a power would add beyond the limit is discarded. Room for a card that leaves your shipments is counted after it has left. If a limit falls, what is already there stays.

## Import / Export · The end

rules-import-export-11 = The end
rules-import-export-11-1 = If somebody's credits reach the target that is in force at that moment, this turn is the last: it is played to its end. It makes no difference if the credits are spent again.
rules-import-export-11-2 = The same holds if deck and discard pile were both empty at some moment of the turn.
rules-import-export-11-3 = Some powers win the game. Then it ends at once, in the middle of the turn, and scores decide nothing.
rules-import-export-11-4 = After the last turn, each player in clockwise order from the leader uses the powers that work at the end of the game, one by one and in any order. Powers that win the game no longer do anything.

## Import / Export · Scoring

rules-import-export-12 = Scoring
rules-import-export-12-1 = Credits count as they are.
rules-import-export-12-2 = Each container on your ships in harbour counts 2.
rules-import-export-12-3 = Each of your goods counts 1, an illegal one 2.
rules-import-export-12-4 = Whoever has the most goods of a type gets 6 for technology, agriculture or consumer and 8 for luxury. For illegal goods it costs 6. Nobody has the most of what nobody has.
rules-import-export-12-5 = Players who tie for the most share it, rounded up; a shared loss is rounded towards 0.
rules-import-export-12-6 = Having at least one good of each of the five types is worth 10.
rules-import-export-12-7 = Powers that count at the end come last.
rules-import-export-12-8 = The most credits win. Players who tie share the victory.

## Import / Export · How powers are read

rules-import-export-13 = How powers are read
rules-import-export-13-1 = The power of a contract begins to work when the card comes to your shipments, and works as long as it lies there. It does not answer the completion that brought it, unless it says that this one counts too; then every fitting contract of that ship counts. Only { import-export-word-bok_choy }, { import-export-word-lutefisk }, { import-export-word-flour } and { import-export-word-tortillas } work earlier, as their texts say.
rules-import-export-13-2 = Where a power says that you may, you are asked. Where it does not, it happens. Nobody is asked where only one thing can happen; but the leader is always asked to lead and the others to follow, and the players may agree on closed hands (14.5).
rules-import-export-13-3 = When all players must give something, that means the others. Whoever has less gives what there is.
rules-import-export-13-4 = If several powers answer the same thing, they do so clockwise from the player who caused it, and those of one player in the order in which they were completed.
rules-import-export-13-5 = Some things can be done at any time: powers that say so, and the leader's discarding of contracts (3.7). They are offered beside whatever you are asked, except a sealed bid. Once per turn means once in each turn, whoever leads it.
rules-import-export-13-6 = A free action is taken alone: nobody follows, neither imports nor powers add to it, missing tiers can't be paid for with it, and nobody bids. The owner of a ship is still paid for an import unless the power says otherwise.
rules-import-export-13-7 = Loading or importing "1" by a power is not an action. Powers that answer load or import actions do not see it.
rules-import-export-13-8 = A virtual good or import counts wherever goods or imports are counted. It takes no room and can't be moved, given or sold. No power sees it as something that was added.
rules-import-export-13-9 = "A shipment is completed" happens once per ship. A shipment *of a type* is completed once for each contract of that type.
rules-import-export-13-10 = What you can do at any time is not lost for want of a question. If you have such an option, you are asked, and may decline: before an action of yours is lost because you can do nothing with it, before a sealed bid of yours if the option can bring you credits, and in the last turn before the scoring. If that concerns several players, they are asked clockwise from the leader.
rules-import-export-13-11 = While a question is open, other things may happen. A power that then finds its own card gone, or what was chosen, does nothing more.

## Import / Export · What is secret

rules-import-export-14 = What is secret
rules-import-export-14-1 = Your hand is known to you alone; how many cards it has is not. Nobody knows the order of the deck.
rules-import-export-14-2 = A bid is secret until all bids of the round are made; then all are shown.
rules-import-export-14-3 = Everything else is open: credits, imports, goods, shipments, ships, contracts and containers, the island, the discard pile, cards played, the number of cards in the deck, and everything that is done, save which cards are drawn.
rules-import-export-14-4 = If everybody has seen a card go into a hand, or if a player had to show it, the program remembers it for all who saw it, as long as they can be sure that it is still there.
rules-import-export-14-5 = Usually nobody is asked what can't be answered, and that tells something: whoever is not asked what to load has nothing to load. The players may agree beforehand on *closed hands* (the option `closed_hands`). Then a question that depends on the cards in a hand is put as long as there are any, even if declining is the only answer.

## Import / Export · Worked examples: a title, and what is seen at first and after each answer

rules-import-export-example-lead = Lead and follow
rules-import-export-example-lead-0 = You lead this turn. Your hand has { import-export-word-rice } for contract, { import-export-word-pistols } for pirate and { import-export-word-drones } for load.
rules-import-export-example-lead-1 = You lead contract with { import-export-word-rice }, a card of that action. It lies before you until the turn ends.
rules-import-export-example-lead-2 = { rules-player-1 } has no contract card, but two cards of one colour will do: { import-export-word-candy } and { import-export-word-soap } follow together.
rules-import-export-example-lead-3 = { rules-player-2 } does not follow, so she draws: four cards, up to a hand of five.
rules-import-export-example-lead-4 = Now everybody acts, you first. Your one action puts { import-export-word-drones } under your first ship: tier 0 asks for nothing.
rules-import-export-example-lead-5 = { rules-player-1 } contracts { import-export-word-ammunition }. { rules-player-2 } drew and has no import of that action, so she has nothing to do. The cards played are discarded, and { rules-player-1 } leads next.

rules-import-export-example-imports = An import is one more action
rules-import-export-example-imports-0 = { rules-player-1 } leads. Among your imports lies { import-export-word-smart_cars }, a load card: it is worth one load action whenever load is led.
rules-import-export-example-imports-1 = { rules-player-1 } leads load with { import-export-word-tablets }.
rules-import-export-example-imports-2 = You draw rather than follow: three cards, up to a hand of five.
rules-import-export-example-imports-3 = { rules-player-1 } takes his one action: { import-export-word-pistols } goes onto his ship and fills one slot of the two that { import-export-word-ammunition } asks for.
rules-import-export-example-imports-4 = You drew, but your import still works: { import-export-word-batteries } goes onto your ship, under which { import-export-word-drones } lies. Had you followed, you would have had two actions.

rules-import-export-example-contract = Two contracts on one ship
rules-import-export-example-contract-0 = You play technology, and nothing is under your ships. Your import { import-export-word-sugar } is one more contract action.
rules-import-export-example-contract-1 = You lead contract with { import-export-word-potatoes }: one action for leading, one for the import.
rules-import-export-example-contract-2 = { rules-player-1 } draws. His hand has five cards, so it is only one.
rules-import-export-example-contract-3 = Your first action: { import-export-word-drones } goes under the first ship and asks for two technology containers.
rules-import-export-example-contract-4 = Your second: { import-export-word-tablets } goes under the same ship. Two and three make five of the six it has room for, so { import-export-word-robot_cats } would not fit there any more.

rules-import-export-example-tiers = Tiers, and how to make up for them
rules-import-export-example-tiers-0 = You want { import-export-word-jets } of tier 2 and { import-export-word-cups } of tier 1. In technology you have tier 2: one for your colour, one for the good { import-export-word-batteries }. In consumer you have none.
rules-import-export-example-tiers-1 = You lead contract with { import-export-word-potatoes }. With your two imports that makes three contract actions.
rules-import-export-example-tiers-2 = { rules-player-1 } draws.
rules-import-export-example-tiers-3 = For { import-export-word-jets } you have the tier: it costs one action.
rules-import-export-example-tiers-4 = For { import-export-word-cups } you lack one tier: it costs one action and one more. That was all three.

rules-import-export-example-load = Load, and complete a ship
rules-import-export-example-load-0 = Your ship has one contract, { import-export-word-drones }. It asks for two technology containers, and one is aboard.
rules-import-export-example-load-1 = You lead load with { import-export-word-laptops }.
rules-import-export-example-load-2 = { rules-player-1 } draws.
rules-import-export-example-load-3 = You load { import-export-word-jets } onto the ship. Every slot is filled now, so it is completed at once. A card comes to the island, two containers pay 6 credits, { import-export-word-drones } moves to your shipments and works for you from now on, and the ship sails with what it carries. With a shipment you have room for two imports and four goods.

rules-import-export-example-bids = Import with bids
rules-import-export-example-bids-0 = Two ships are at sea, one of { rules-player-1 } and one of { rules-player-2 }.
rules-import-export-example-bids-1 = You lead import with { import-export-word-soap }.
rules-import-export-example-bids-2 = { rules-player-1 } follows with { import-export-word-candy }: he will bid, too.
rules-import-export-example-bids-3 = { rules-player-2 } draws, so she takes no part.
rules-import-export-example-bids-4 = You lead, so you pick the ship: that of { rules-player-2 }.
rules-import-export-example-bids-5 = You bid 4. Nobody sees it yet.
rules-import-export-example-bids-6 = { rules-player-1 } bids 4 as well. The bids are shown: among equal ones the first clockwise from the leader wins, and that is you. You pay the bank 4; { rules-player-1 } pays nothing.
rules-import-export-example-bids-7 = You take two containers. { import-export-word-batteries } goes to your goods: a point, and a step to higher tiers.
rules-import-export-example-bids-8 = { import-export-word-sugar } goes to your imports: one more contract action from now on. { rules-player-2 } gets 2 credits from the bank, as the ship is hers.

rules-import-export-example-pirate = Pirate from sea and island
rules-import-export-example-pirate-0 = Both slots of { import-export-word-drones } are free. Your import { import-export-word-seeds } is one more pirate action.
rules-import-export-example-pirate-1 = You lead pirate with { import-export-word-pistols }.
rules-import-export-example-pirate-2 = { rules-player-1 } draws.
rules-import-export-example-pirate-3 = You pirate { import-export-word-laptops } from the ship of { rules-player-1 }. It can be loaded onto your ship, so it must be. { rules-player-1 } gets nothing.
rules-import-export-example-pirate-4 = Your second action takes { import-export-word-tablets } from the island. It fills the last slot: the ship is completed, pays 6 credits and sails.

rules-import-export-example-supply = Sell to the island, and take from it
rules-import-export-example-supply-0 = You have one shipment, so there is room for two imports. One of them is taken by { import-export-word-velvet_robes }, a supply card.
rules-import-export-example-supply-1 = You lead supply with { import-export-word-champagne }: two actions, one for leading and one for the import.
rules-import-export-example-supply-2 = { rules-player-1 } draws.
rules-import-export-example-supply-3 = You sell { import-export-word-shoes }: it goes to the island, and you get 4 credits. A second sale in this turn is not allowed.
rules-import-export-example-supply-4 = With your second action you take { import-export-word-batteries } from the island. From now on it is one more load action for you.

rules-import-export-example-end = The last turn and the scores
rules-import-export-example-end-0 = The game ends at 50 credits. You have 46, { rules-player-1 } has 40.
rules-import-export-example-end-1 = You lead load with { import-export-word-laptops }.
rules-import-export-example-end-2 = { rules-player-1 } draws.
rules-import-export-example-end-3 = You load { import-export-word-segways } and complete the ship: 6 credits, and with 52 you are past the target. This turn was the last. But goods count: { rules-player-1 } has one good of each type, which is worth 10, and alone has the most consumer and the most luxury goods. Being first with illegal goods costs him 6. He wins, though you had more credits.

## Maritime Silk Road

rules-maritime-silk-road-about = A game by Reiner Knizia for two to four merchants, about half an hour. Your ships carry goods between East and West. Whenever somebody puts a good on the market, everyone who carries it earns. Whoever has the most coins at the end wins.

## Maritime Silk Road · What is in the box

rules-maritime-silk-road-1 = What is in the box
rules-maritime-silk-road-1-1 = There are six goods: porcelain (white), silk (purple), tea (green), spice (yellow), glass (red) and ore (black). Each has 11 cards and 5 wooden cubes, which makes 66 goods cards and 30 cubes. The cubes that are on no ship form the supply.
rules-maritime-silk-road-1-2 = There are 20 special cards of four kinds: 14 ships at 10 coins, 2 licences at 11, 2 porters at 12 and 2 exchanges at 8.
rules-maritime-silk-road-1-3 = Coins never run out. Should the printed ones be used up, go on with anything else that can be counted.

## Maritime Silk Road · Set-up

rules-maritime-silk-road-2 = Set-up
rules-maritime-silk-road-2-1 = Everybody starts without coins. Shuffle the goods cards and deal three to each player.
rules-maritime-silk-road-2-2 = Lay six cards face up in the middle: they are the six places of the market. The rest, face down, is the deck.
rules-maritime-silk-road-2-3 = Everybody takes two ships. All other special cards are for sale.
rules-maritime-silk-road-2-4 = Chance decides who begins.
rules-maritime-silk-road-2-5 = Then the ships are loaded. Beginning with the first player and going clockwise, everybody chooses a cube of the supply for one of their ships. A second round, in the same order, loads the second ships.
rules-maritime-silk-road-2-6 = A ship always carries exactly one cube. A good that has no cube left in the supply can't be taken.

## Maritime Silk Road · A turn

rules-maritime-silk-road-3 = A turn
rules-maritime-silk-road-3-1 = Players take turns clockwise. A turn has two phases, one after the other.
rules-maritime-silk-road-3-2 = In phase 1 you do one of three things: exchange (4.1), buy (4.3) or pass (4.8).
rules-maritime-silk-road-3-3 = In phase 2 you do one of two things: play cards (5.1) or draw (5.5). There is no passing here.

## Maritime Silk Road · Phase 1

rules-maritime-silk-road-4 = Phase 1
rules-maritime-silk-road-4-1 = Exchange: put the cube of one of your ships back and load a cube of a different good from the supply.
rules-maritime-silk-road-4-2 = Each porter you own lets you exchange the cube of one more ship, if you want. The exchanges are made one after another, and each ship is changed at most once in a turn.
rules-maritime-silk-road-4-3 = Buy: take one special card that is still for sale, pay its price at once and keep it to the end. It works from that moment on. If you own several of a kind, their effects add up. When the last card of a kind is sold, that kind is gone.
rules-maritime-silk-road-4-4 = A ship is loaded the moment it is bought, with a cube of your choice from the supply. While the supply has no cube at all, no ship can be bought.
rules-maritime-silk-road-4-5 = A licence makes you earn more; see 5.4.
rules-maritime-silk-road-4-6 = A porter helps with later exchanges (4.2). Besides, when you buy it, you may exchange the cube of one of your ships at once.
rules-maritime-silk-road-4-7 = An exchange (the card) lets you draw more; see 5.6.
rules-maritime-silk-road-4-8 = Pass: do nothing. You may always pass.

## Maritime Silk Road · Phase 2

rules-maritime-silk-road-5 = Phase 2
rules-maritime-silk-road-5-1 = Play: choose one good and lay one or more cards of it from your hand on the market, at most six.
rules-maritime-silk-road-5-2 = Each of these cards goes on a place of its own and covers what was there. You choose the places; those already showing the same good may be covered too. Only the top card of a place counts. Places showing the same good are interchangeable, so a choice is made by naming the goods to be covered.
rules-maritime-silk-road-5-3 = Then everybody earns, not only the player whose turn it is: the number of places now showing the good that was played, for each of their own ships that carries it. Other goods earn nothing.
rules-maritime-silk-road-5-4 = Whoever earned anything in this way gets 2 coins more for each licence they own, no matter whose turn it is. Whoever earned nothing gets nothing from a licence.
rules-maritime-silk-road-5-5 = Draw: take the top two cards of the deck into your hand, or one if it is the only one left. There is no limit to your hand.
rules-maritime-silk-road-5-6 = After phase 2, whether you played or drew, each exchange you own lets you draw one more card. You decide about them one by one.

## Maritime Silk Road · The end

rules-maritime-silk-road-6 = The end
rules-maritime-silk-road-6-1 = The moment somebody draws the last card of the deck, the game is over. The turn is not finished, and no round is played out.
rules-maritime-silk-road-6-2 = The most coins win. Players who tie for the most share the victory.
rules-maritime-silk-road-6-3 = Special cards, goods and cards in hand count for nothing.

## Maritime Silk Road · What is secret

rules-maritime-silk-road-7 = What is secret
rules-maritime-silk-road-7-1 = The cards in your hand are known to you alone, and the order of the deck to nobody.
rules-maritime-silk-road-7-2 = How many coins you have is your secret until the end of the game. The players may agree beforehand to keep all coins open (the option `show_coins`).
rules-maritime-silk-road-7-3 = Everything else is public: the market and what lies covered there, ships and their cubes, special cards, the supply, what is for sale, the number of cards in each hand and in the deck, and everything that is done and earned, save which cards are drawn.

## Maritime Silk Road · Worked examples: a title, and what is seen at first and after each answer

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
rules-maritime-silk-road-example-end-2 = You draw. Only one card is there to take, and as it was the last, the game is over at once. Now all coins are shown: you win with 31 to 28. Cards and ships count for nothing.

## The pages of rules, in the browser; and what they share

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
# Words of questions that do not tell what is sought: the search passes over them. No accents.
rules-search-fillers = a about an and any are at be by can could do does for from get has have how i if in is it many me much must my no not of on one or should so that the their them then there they this to was what when where which who why will with would you your
rules-found-paragraphs = Paragraphs
rules-found-cards = Cards

## Worked examples

rules-example = Example
rules-example-step = { $at } of { $last }
rules-example-first = Start
rules-example-back = Back
rules-example-on = Next
rules-example-total = Total
rules-example-wait = Setting up the table…

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
rules-card-before = Previous card
rules-card-next = Next card
rules-card-house = { $count ->
    [0] All its values are as the rulebooks print them.
   *[other] House value: { $values }. The rulebooks' text does not say, so this project chose; the printed card may differ.
}
rules-card-unknown = There is no such card
