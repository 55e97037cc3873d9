# The cards of Import / Export: their names, what they do, and what was ruled beyond that

## Technology, whose action is load

import-export-word-televisions = Televisions
import-export-power-televisions = Technology containers fit into any slot of your ships.
import-export-ruling-televisions = This holds for technology cards that you pirate, too.

import-export-word-generators = Generators
import-export-power-generators = Your technology contracts accept containers of any colour.

import-export-word-robot_cats = Robot Cats
import-export-power-robot_cats = With one load action you may load two hand cards of the same colour together. They count as one technology container. Two of your pirate actions in the same turn may do so with two pirated containers.
import-export-ruling-robot_cats = The pair goes wherever a technology container fits, including where a power lets one in. Both containers remain on the ship and raise its payout, even if the ship then carries more than it can hold. If one is taken away, the other is an ordinary container again.

import-export-word-batteries = Batteries
import-export-power-batteries = While you take load actions you may buy one more for 2 credits, once per turn.
import-export-ruling-batteries = This adds to the load actions of the turn, never to a free one. You need a contract under one of your ships in harbour.

import-export-word-playstations = PlayStations
import-export-power-playstations = Whenever you get load actions in a turn, every 2 of your technology goods give you 1 more.
import-export-ruling-playstations = This adds to the load actions of the turn, never to a free one.

import-export-word-cell_phones = Cell Phones
import-export-power-cell_phones = Instead of a hand card, a load action of yours may use the deck's top card. If it fits somewhere you have to load it. Otherwise it goes to your hand, and your rivals do not see it.
import-export-ruling-cell_phones = Either way it counts as drawn: Lumber may answer it, your own Nanobots may not. You need a contract under one of your ships in harbour.

import-export-word-tablets = Tablets
import-export-power-tablets = Your ships have room for 8, and 8 or more containers pay 18 credits.

import-export-word-refrigerators = Refrigerators
import-export-power-refrigerators = Every 2 of your technology goods count as 1 load import.
import-export-ruling-refrigerators = Such an import needs no room, can't be moved, and adds only to the actions of the turn.

import-export-word-drones = Drones
import-export-power-drones = You may draw 1 card whenever you contract.

import-export-word-segways = Segways
import-export-power-segways = At any time, even in the final scoring, you may turn this shipment into an import, a good, or a technology container on a ship of yours where it fits.
import-export-ruling-segways = Imports or goods must have room for it, counted without this shipment.

import-export-word-smart_cars = Smart Cars
import-export-power-smart_cars = Once per turn you may spend a load action to put a hand card on the island and gain 2 credits.
import-export-ruling-smart_cars = You need a contract under one of your ships in harbour.

import-export-word-flash_drives = Flash Drives
import-export-power-flash_drives = From each ship you complete you may take one container into your hand.
import-export-ruling-flash_drives = The ship is paid for first and sails afterwards. If it has no container left, it stays in harbour. Not from the ship that this card arrives with.

import-export-word-wind_turbines = Wind Turbines
import-export-power-wind_turbines = On completion, choose a different completed shipment with tier 0 or 1, yours or a rival's. This card has that power for the rest of the game.
import-export-ruling-wind_turbines = If the power works on completion, it does so now. This card remains technology, and whatever the copied text says of itself is said of this card. Without a shipment to choose from, nothing happens.

import-export-word-laptops = Laptops
import-export-power-laptops = Draw 2 cards whenever a ship you complete carries at least one technology container.
import-export-ruling-laptops = Counted at the payout, before other powers take a container off.

import-export-word-mri_machines = MRI Machines
import-export-power-mri_machines = For everybody the game now ends at 70 credits, whichever target you agreed on.
import-export-ruling-mri_machines = Players who hold 70 or more at this moment have reached it. A target that was reached earlier remains reached.

import-export-word-satellite = Satellite
import-export-power-satellite = Whenever any player completes a ship, you may draw 1 card, and you may load 1 card as well.
import-export-ruling-satellite = That load is not a load action.

import-export-word-neural_units = Neural Units
import-export-power-neural_units = A load card lets you follow whatever was led; you then take load actions instead, one and another for each load import.
import-export-ruling-neural_units = If import was led, these loads happen clockwise, before any bidding.

import-export-word-jets = Jets
import-export-power-jets = From each ship you complete you may take one container into your goods.
import-export-ruling-jets = Your goods need room for it, counted with the shipments that the ship brings. The ship is paid for first and sails afterwards. If it has no container left, it stays in harbour. Not from the ship that this card arrives with.

import-export-word-telescopes = Telescopes
import-export-power-telescopes = At any time, even in the final scoring, you may discard technology goods of yours and gain 4 credits for each.

import-export-word-nanobots = Nanobots
import-export-power-nanobots = Every time you draw, you may take a free load action.
import-export-ruling-nanobots = A card from Cell Phones does not count as your drawing here.

import-export-word-3d_printers = 3D Printers
import-export-power-3d_printers = Whatever was led, you can follow with any single card.
import-export-ruling-3d_printers = You may still follow with two cards of one colour.

import-export-word-delayed_game = Delayed Game
import-export-power-delayed_game = On completion, every rival pays 10 credits to the bank, and your next turn as leader is followed by another one.
import-export-ruling-delayed_game = Whoever can't pay 10 pays all they have.

import-export-word-graphics_cards = Graphics Cards
import-export-power-graphics_cards = You win immediately once you alone have the most goods in each of 4 types.
import-export-ruling-graphics_cards = With Foxes, a tie is yours.

import-export-word-led_lights = LED Lights
import-export-power-led_lights = While you are the leader you may give two hand cards to the island and take one of its cards in return.

import-export-word-rare_metals = Rare Metals
import-export-power-rare_metals = Ships of yours that complete a technology contract together with a consumer contract pay 4 credits more.
import-export-ruling-rare_metals = Not the ship that this card arrives with.

## Agriculture, whose action is contract

import-export-word-wheat = Wheat
import-export-power-wheat = Agriculture containers fit into any slot of your ships.
import-export-ruling-wheat = This holds for agriculture cards that you pirate, too.

import-export-word-coffee = Coffee
import-export-power-coffee = Your agriculture contracts accept containers of any colour.

import-export-word-onions = Onions
import-export-power-onions = Each agriculture shipment that you complete gains you 2 credits, starting with this one.
import-export-ruling-onions = The other agriculture contracts of the ship it arrives with count as well.

import-export-word-potatoes = Potatoes
import-export-power-potatoes = On completion, gain 2 credits and draw 2 cards.

import-export-word-paprika = Paprika
import-export-power-paprika = Every time you contract, you may load 1 card as well.
import-export-ruling-paprika = That load is not a load action.

import-export-word-honey = Honey
import-export-power-honey = On completion, gain 2 credits for each agriculture good on the table, yours and your rivals'.

import-export-word-beer = Beer
import-export-power-beer = When this would become a shipment, you may sell it to the island for 6 credits instead.
import-export-ruling-beer = It then was never a shipment: it makes no room, and no power counts it.

import-export-word-sugar = Sugar
import-export-power-sugar = Gain 2 credits every time you contract an agriculture card.

import-export-word-rice = Rice
import-export-power-rice = On completion, gain 2 credits for each agriculture shipment you have, including this one.

import-export-word-chicken_feed = Chicken Feed
import-export-power-chicken_feed = On completion, your rivals are offered this shipment for 6 credits, paid to you.
import-export-ruling-chicken_feed = They are asked clockwise. Whoever buys first gets it as a shipment.

import-export-word-jasmine_tea = Jasmine Tea
import-export-power-jasmine_tea = Once per turn, a contract action of yours lets you sell one hand card to the island for 2 credits.

import-export-word-almonds = Almonds
import-export-power-almonds = On completion, gain 8 credits if you have at most 18, or else 4.
import-export-ruling-almonds = The payout of the ship comes first.

import-export-word-bok_choy = Bok Choy
import-export-power-bok_choy = Carried as a container, this adds 2 credits to the payout of any completed ship that has no agriculture contract. As a shipment it has no power.
import-export-ruling-bok_choy = The ship's owner is paid and needs no tier for it.

import-export-word-lutefisk = Lutefisk
import-export-power-lutefisk = At any time while it is in your hand, you may contract this without an action, provided you have the tier.

import-export-word-flour = Flour
import-export-power-flour = If you contract this by an action with no tier missing and hold 4 cards that fit it, you may load all of them at once.
import-export-ruling-flour = You must hold 4 such cards even if loose containers fill part of it; then you load only as many as are missing.

import-export-word-hawaiian_salt = Hawaiian Salt
import-export-power-hawaiian_salt = On completion, your rivals reveal their hands and you get all agriculture cards in them. For each of those the bank pays you 2 credits.

import-export-word-iceland_water = Iceland Water
import-export-power-iceland_water = At any time, you may sell agriculture cards out of your hand to the island, each for 2 credits.

import-export-word-bamboo = Bamboo
import-export-power-bamboo = On completion, you may make this a contract again, under a ship of yours that is in harbour. It is free, needs no tier, and works once per turn.
import-export-ruling-bamboo = The ship needs room for it. It may be the one that brought this card, if that stayed in harbour. The card is then no shipment.

import-export-word-soy_sauce = Soy Sauce
import-export-power-soy_sauce = On completion, you may turn all your agriculture imports into goods and gain 2 credits for each.
import-export-ruling-soy_sauce = It is all or nothing. Those that exceed your limit of goods are discarded but still paid.

import-export-word-apples = Apples
import-export-power-apples = On completion, you may add one agriculture card from your hand to your shipments and use its power as though you had completed it now.
import-export-ruling-apples = No ship is involved: there is no payout, and powers that watch for completions ignore it. Only a card that counts itself does so here.

import-export-word-rice_cookers = Rice Cookers
import-export-power-rice_cookers = You can use load cards and imports for contract and the other way round, to lead and whenever either of the two was led. You choose one of the two when it is your turn to act.
import-export-ruling-rice_cookers = All your actions in the turn are of that kind. Your imports count even when you drew.

import-export-word-whole_wheat = Whole Wheat
import-export-power-whole_wheat = Each time an agriculture container is loaded, by whomever and however, you may gain 2 credits or draw 2 cards.
import-export-ruling-whole_wheat = If the container fills a ship, the ship is completed first.

import-export-word-aeroponics = Aeroponics
import-export-power-aeroponics = If somebody takes containers off your ship at sea and leaves exactly one, ship and container return to your harbour.
import-export-ruling-aeroponics = This is checked when the action or power is over. A ship that leaves harbour with a single container stays out. In harbour the container is loose until a contract has a slot for it.

import-export-word-dragon_fruit = Dragon Fruit
import-export-power-dragon_fruit = When pirate is the action you lead, choose to draw 2 cards or to gain 2 credits.

import-export-word-tortillas = Tortillas
import-export-power-tortillas = Every slot of this contract accepts any colour.

## Illegal, whose action is pirate

import-export-word-big_cats = Big Cats
import-export-power-big_cats = Illegal containers fit into any slot of your ships.
import-export-ruling-big_cats = This holds for illegal cards that you pirate, too.

import-export-word-seeds = Seeds
import-export-power-seeds = Your illegal contracts accept containers of any colour.

import-export-word-ammunition = Ammunition
import-export-power-ammunition = On completion, you get 2 credits from every rival who has illegal goods.

import-export-word-pistols = Pistols
import-export-power-pistols = A rival who completes an illegal shipment pays you 2 credits.
import-export-ruling-pistols = If a ship brings several illegal shipments, each is paid.

import-export-word-big_ammunition = Big Ammunition
import-export-power-big_ammunition = When you pirate a rival's ship at sea, you also get a card drawn at random from the hand of that rival.

import-export-word-foxes = Foxes
import-export-power-foxes = Every tie is decided in your favour.
import-export-ruling-foxes = That includes bids, majorities (illegal goods as well), Champagne, Nice Suits, Graphics Cards, Exotic Fish and the final result.

import-export-word-shotguns = Shotguns
import-export-power-shotguns = If you pirate in a rival's turn, everyone who pirated in it before you owes you 2 cards or 2 credits, whichever they prefer.
import-export-ruling-shotguns = They must be able to hand over all of it. If neither is possible, you get the credits they have.

import-export-word-cannabis = Cannabis
import-export-power-cannabis = A rival whose import action brings in something illegal pays you 2 credits, once for each such action.

import-export-word-cannons = Cannons
import-export-power-cannons = You use your rivals' illegal imports as though they were yours too.
import-export-ruling-cannons = They need no room of yours and can't be moved. Each of them counts once for you, even if you have this power twice.

import-export-word-danger_pets = Danger Pets
import-export-power-danger_pets = On completion, you get 2 credits from every rival.
import-export-ruling-danger_pets = Whoever can't pay 2 pays all they have.

import-export-word-drugs = Drugs
import-export-power-drugs = Once per turn, pirating lets you seize a further container from some ship at sea.

import-export-word-flamethrowers = Flamethrowers
import-export-power-flamethrowers = On completion, toss a coin. Heads: every rival pays you 4 credits. Tails: you pay every rival 2 credits.

import-export-word-a_small_tank = A Small Tank
import-export-power-a_small_tank = A rival who completes a ship must give you one hand card, which they choose.

import-export-word-poison_bottles = Poison Bottles
import-export-power-poison_bottles = Once in each turn, every rival who takes pirate actions pays you 2 credits.

import-export-word-railguns = Railguns
import-export-power-railguns = On completion, every rival has to give you 4 credits, a shipment, or two goods, whichever they prefer.
import-export-ruling-railguns = They must be able to hand over all of it. If nothing is possible, you get the credits they have. A shipment's lasting power is yours, what works on completion is not repeated, and goods without room are discarded.

import-export-word-printed_money = Printed Money
import-export-power-printed_money = On completion, take one container from one ship of every rival, wherever the ship is. You load it or put it into your hand.

import-export-word-dino_bones = Dino Bones
import-export-power-dino_bones = On completion, everybody, including you, moves a good to the island; afterwards you choose two island cards for your goods.
import-export-ruling-dino_bones = Those without room in your goods are discarded.

import-export-word-stolen_research = Stolen Research
import-export-power-stolen_research = On completion, you may exchange this for a technology shipment of a rival and use that power as though you had completed it now.
import-export-ruling-stolen_research = No ship is involved: there is no payout, and powers that watch for completions ignore it.

import-export-word-mini_van = Mini Van
import-export-power-mini_van = Further targets of your piracy are rivals' ships in harbour, the deck's top card, and a random card in a rival's hand.
import-export-ruling-mini_van = If such a card fits it must be loaded, or else it is discarded.

import-export-word-the_mother_load = The Mother Load
import-export-power-the_mother_load = You win immediately once you have 8 illegal goods.

import-export-word-dyson_vacuums = Dyson Vacuums
import-export-power-dyson_vacuums = On completion, every rival surrenders a luxury good or else all their hand cards.
import-export-ruling-dyson_vacuums = They choose. A rival without luxury goods surrenders the hand.

import-export-word-stem_cells = Stem Cells
import-export-power-stem_cells = For 2 credits, what you pirate can become one of your goods, if there is room.

import-export-word-ivory = Ivory
import-export-power-ivory = Having the most illegal goods gains you 6 credits in the final scoring and costs you nothing.

import-export-word-stolen_rice = Stolen Rice
import-export-power-stolen_rice = Gain 2 credits for each agriculture container you pirate.

import-export-word-stolen_tires = Stolen Tires
import-export-power-stolen_tires = Whenever you have finished a pirate action, turn up a card from the deck for the island.

import-export-word-exotic_fish = Exotic Fish
import-export-power-exotic_fish = You win immediately once you have twice as many credits as any rival, or more, and alone have the most goods.
import-export-ruling-exotic_fish = Not with 0 credits. With Foxes, a tie for the most goods is yours.

## Consumer, whose action is import

import-export-word-soap = Soap
import-export-power-soap = Consumer containers fit into any slot of your ships.
import-export-ruling-soap = This holds for consumer cards that you pirate, too.

import-export-word-candy = Candy
import-export-power-candy = Your consumer contracts accept containers of any colour.

import-export-word-mouthwash = Mouthwash
import-export-power-mouthwash = From now on, every consumer shipment that any player completes gains you 2 credits.
import-export-ruling-mouthwash = If a ship brings several consumer shipments, each counts. Of the ship this arrives with, only those that come after this one count.

import-export-word-shoes = Shoes
import-export-power-shoes = You may draw 1 card for every ship that any player completes, starting with the one this arrives with.

import-export-word-chapstick = Chapstick
import-export-power-chapstick = Gain 2 credits each time any player receives a consumer good.
import-export-ruling-chapstick = Only real cards do this, not what merely counts as a good.

import-export-word-shampoo = Shampoo
import-export-power-shampoo = Your import actions let you take a third container.
import-export-ruling-shampoo = As usual, no more than one may become an import.

import-export-word-books = Books
import-export-power-books = If you lead import and at least one rival follows, gain 2 credits, once per turn.

import-export-word-backpacks = Backpacks
import-export-power-backpacks = You may draw 1 card each time a ship, whoever owns it, comes back to harbour.

import-export-word-chairs = Chairs
import-export-power-chairs = You may discard one hand card each time a rival takes the draw action.
import-export-ruling-chairs = Cards that a power lets a rival draw do not matter.

import-export-word-pants = Pants
import-export-power-pants = Your ships earn you 4 credits rather than 2 when a rival imports from them.
import-export-ruling-pants = By an import action, that is.

import-export-word-fake_dvds = Fake DVDs
import-export-power-fake_dvds = Gain 2 credits whenever a rival pays or loses at least 4 at one time.

import-export-word-cups = Cups
import-export-power-cups = On completion, draw 5 cards.

import-export-word-rope = Rope
import-export-power-rope = Once in each turn that you lead, you may exchange one of your hand cards for an island card.

import-export-word-paper = Paper
import-export-power-paper = For each consumer shipment that you complete, starting with this one, you may import 1 container from a ship at sea as a good or an import.
import-export-ruling-paper = Nothing is paid to the owner of the ship.

import-export-word-bubblegum = Bubblegum
import-export-power-bubblegum = Gain 4 credits each time any player receives a consumer good.
import-export-ruling-bubblegum = Only real cards do this, not what merely counts as a good.

import-export-word-glasses = Glasses
import-export-power-glasses = On completion, you have a free import action.
import-export-ruling-glasses = There is no bidding. The owner of the ship is paid as usual.

import-export-word-fixie_bikes = Fixie Bikes
import-export-power-fixie_bikes = Gain 2 credits for each container that any player loads by a load action.

import-export-word-lumber = Lumber
import-export-power-lumber = You may draw 1 card each time a rival draws.
import-export-ruling-lumber = Drawing because of Lumber does not count.

import-export-word-protractors = Protractors
import-export-power-protractors = After a rival imports from a ship at sea, you may take another container of that ship as a good or an import, free of charge.
import-export-ruling-protractors = Nothing is paid to the owner of the ship for it.

import-export-word-pens = Pens
import-export-power-pens = On completion, gain 2 credits for each consumer good on the table, yours and your rivals'.

import-export-word-cheap_shirts = Cheap Shirts
import-export-power-cheap_shirts = In the final scoring your imports become goods, as many as fit.
import-export-ruling-cheap_shirts = You can't decline.

import-export-word-pocky = Pocky
import-export-power-pocky = On completion, gain 2 credits, draw 2 cards, and import 1 container as a good or an import.
import-export-ruling-pocky = Nothing is paid to the owner of the ship.

import-export-word-board_games = Board Games
import-export-power-board_games = Your imports have no limit while your shipments cover all 5 types.

import-export-word-can_openers = Can Openers
import-export-power-can_openers = Reaching the target with your credits does not end the game.
import-export-ruling-can_openers = The game can still end by an empty deck or by a power that wins.

import-export-word-ceramics = Ceramics
import-export-power-ceramics = In the final scoring, each 2 consumer goods give you 1 additional luxury good.
import-export-ruling-ceramics = It merely counts as a good; there is no card.

import-export-word-dark_flight_games = Dark Flight Games
import-export-power-dark_flight_games = When you pick the ship to bid on, you can pick the island instead. The winner then pays the bid to you.
import-export-ruling-dark_flight_games = When you are the winner, you pay nothing.

## Luxury, whose action is supply

import-export-word-impalas = Impalas
import-export-power-impalas = Luxury containers fit into any slot of your ships.
import-export-ruling-impalas = This holds for luxury cards that you pirate, too.

import-export-word-gold_watches = Gold Watches
import-export-power-gold_watches = Your luxury contracts accept containers of any colour.

import-export-word-leather_coats = Leather Coats
import-export-power-leather_coats = Every luxury good of yours scores 3 credits.

import-export-word-teslas = Teslas
import-export-power-teslas = In the final scoring, each of your luxury imports is a good as well, of whichever type you like.

import-export-word-massage_tables = Massage Tables
import-export-power-massage_tables = On completion, keep drawing until you have drawn two cards of one type; gain 1 credit per card drawn, rounded up to even.

import-export-word-diamond_rings = Diamond Rings
import-export-power-diamond_rings = In the final scoring, one or two of your shipments may become goods.
import-export-ruling-diamond_rings = There is no limit for them, and they stop being shipments.

import-export-word-champagne = Champagne
import-export-power-champagne = In the final scoring, having the most shipments gains you 8 credits.
import-export-ruling-champagne = Being tied is enough, unless Foxes breaks the tie.

import-export-word-helicopter = Helicopter
import-export-power-helicopter = Each luxury card that any player contracts puts 4 credits on this card. In the final scoring its holder gets them.

import-export-word-velvet_robes = Velvet Robes
import-export-power-velvet_robes = In the final scoring, every card in your hand is worth 1 credit.

import-export-word-vintage_wines = Vintage Wines
import-export-power-vintage_wines = In the final scoring, gain 20 credits for having at least 2 goods of each type.

import-export-word-ferraris = Ferraris
import-export-power-ferraris = You have an additional good of each type.
import-export-ruling-ferraris = They merely count as goods: they need no room and can't be moved.

import-export-word-gold_toilets = Gold Toilets
import-export-power-gold_toilets = In the final scoring, every luxury shipment of yours gains you 6 credits.

import-export-word-shower_heads = Shower Heads
import-export-power-shower_heads = On completion, name a type, then draw 2 cards. A match gains you 8 credits.

import-export-word-small_poodles = Small Poodles
import-export-power-small_poodles = On completion, this becomes one of your goods.
import-export-ruling-small_poodles = Without room, counted as if it were no shipment, it remains a shipment.

import-export-word-fluffy_pillows = Fluffy Pillows
import-export-power-fluffy_pillows = On completion, gain 2 credits per shipment you have, including this one.

import-export-word-sauna = Sauna
import-export-power-sauna = In the final scoring, majorities are worth twice as much to you.
import-export-ruling-sauna = The penalty for the most illegal goods is doubled as well.

import-export-word-platinum_rings = Platinum Rings
import-export-power-platinum_rings = On completion, fill your hand to 8 cards. After that, each card you play gives you 1 action of its kind; play as many as you like.
import-export-ruling-platinum_rings = Cards that you draw later can't be played. What you play is discarded when the turn is over. You act alone, may sell only once, and can't pay for missing tiers with actions.

import-export-word-rolls_royce = Rolls Royce
import-export-power-rolls_royce = On completion, name a card, then draw 1. You win immediately if you named it.

import-export-word-nice_suits = Nice Suits
import-export-power-nice_suits = In the final scoring, having the most containers aboard your two ships gains you 16 credits.
import-export-ruling-nice_suits = Containers at sea and in harbour count. Being tied is enough, unless Foxes breaks the tie.

import-export-word-cologne = Cologne
import-export-power-cologne = In the final scoring, name one action; each import of it gains you 4 credits.

import-export-word-apple_watch = Apple Watch
import-export-power-apple_watch = In the final scoring, gain 6 credits per luxury good that you can pair with a consumer good.

import-export-word-oysters = Oysters
import-export-power-oysters = At any time, you may contract a luxury card without an action, provided you have the tier.

import-export-word-scotch_whisky = Scotch Whisky
import-export-power-scotch_whisky = Your luxury goods need only half the room: 2 count as 1.

import-export-word-prefab_homes = Prefab Homes
import-export-power-prefab_homes = For luxury contracts half of the slots, rounded up, are enough. If all other contracts of the ship are full, you may complete it, at once or at any time later.
import-export-ruling-prefab_homes = Each luxury contract needs half of its own slots. It does not matter which of them are filled.

import-export-word-stretch_goals = Stretch Goals
import-export-power-stretch_goals = On completion, everybody, beginning with you, draws 1 card; next, everybody gains 2 credits; next, everybody imports 1 container as a good or an import. Finally you have 2 free actions of any kind.
import-export-ruling-stretch_goals = No owner of a ship is paid for any of these imports, nor for those of the free actions.

import-export-word-exclusive_cards = Exclusive Cards
import-export-power-exclusive_cards = On completion, you may spend 30 credits to name a type and draw 1 card. A match gains you 50 credits.
