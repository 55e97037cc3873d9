"""Powers of the technology cards. A docstring gives the ruling; the card's words are in text/."""

from __future__ import annotations

from itertools import combinations

from entrepot.import_export import choices as c
from entrepot.import_export import moments, moves, shipping
from entrepot.import_export.actions.free import free_action
from entrepot.import_export.actions.load import from_hand, load_by_power
from entrepot.import_export.actions.pirate import capture, pirate_options, place, raided_at_sea
from entrepot.import_export.cards import CONSUMER, LOAD, LUXURY, TECHNOLOGY
from entrepot.import_export.powers import lasting, trigger
from entrepot.import_export.queries import ahead, alike, good_room, goods_count, import_room
from entrepot.import_export.questions import Questions
from entrepot.import_export.state import ISLAND, Completion, Player, Ship, Trade, with_entry
from entrepot.import_export.stowage import is_full, with_container
from entrepot.kernel.choice import Choice
from entrepot.kernel.events import EVERYBODY

lasting("televisions", wild_containers=TECHNOLOGY)
lasting("generators", wild_contracts=TECHNOLOGY)
lasting("tablets", capacity=8, full_payout=18)
lasting("mri_machines", target=70)
lasting("3d_printers", follows_with_any=True)
lasting("telescopes", always_earns=True)


# -- loading


@moments.load_options
def robot_cats(t: Trade, me: Player, free: bool) -> list[Choice]:
    """Any two hand cards of one colour, technology too, wherever a technology container fits."""
    ships = shipping.ships_for(t, me, TECHNOLOGY)
    return [c.LoadPair(pair, ship.number) for pair in alike(t, me.hand) for ship in ships]


@moments.load_choice
def robot_cats__load(t: Trade, me: Player, ask: Questions, choice: Choice) -> int | None:
    if not isinstance(choice, c.LoadPair):
        return None
    from_hand(t, ask, me, choice.ship, choice.cards, "load")
    return 1


@moments.pirate_options
def robot_cats__options(t: Trade, me: Player, actions: int) -> list[Choice]:
    """Two actions for two containers in sight, of one colour, while a technology one would fit."""
    if actions < 2 or not shipping.ships_for(t, me, TECHNOLOGY):
        return []
    ways = pirate_options(t, me.seat, 1)
    single = [one for one in ways if isinstance(one, (c.Pirate, c.PirateIsland))]
    return [
        c.PiratePair(ship_or_island(a), a.card, ship_or_island(b), b.card)
        for a, b in combinations(single, 2)
        if t.types[a.card] == t.types[b.card]
    ]


def ship_or_island(choice: c.Pirate | c.PirateIsland) -> int:
    return choice.ship if isinstance(choice, c.Pirate) else ISLAND


@moments.pirate_choice
def robot_cats__pirate(t: Trade, me: Player, ask: Questions, choice: Choice) -> int | None:
    """If the second container or the slot has gone meanwhile, each is placed by itself."""
    if not isinstance(choice, c.PiratePair):
        return None
    pair: dict[int, str] = {}
    raided: list[Ship] = []
    for ship, card in ((choice.ship, choice.card), (choice.other_ship, choice.other_card)):
        one = c.PirateIsland("island", card) if ship == ISLAND else c.Pirate(ship, card)
        if one in pirate_options(t, me.seat, 1):
            raided += raided_at_sea(t, one)
            pair[card] = capture(t, ask, me, one)
    spot = ask.put(me, "place-pirated", pair_places, t.card, len(pair))
    for card, source in pair.items():
        if spot is None:
            place(t, ask, me, card, source)
        else:
            t.held.remove(card)
    if spot is not None:
        shipping.load(t, ask, me, t.ship(spot.ship), pair, "pirate")
    moves.look_at_sea(t, ask, raided)
    return len(pair)


def pair_places(t: Trade, seat: int, cats: int, held: int) -> list[c.Place]:
    me = t.players[seat]
    if held < 2 or cats not in me.shipments:
        return []
    return [c.Place(ship.number) for ship in shipping.ships_for(t, me, TECHNOLOGY)]


@moments.load_options
def batteries(t: Trade, me: Player, free: bool) -> list[Choice]:
    """Adds only to the actions of step 3, so not to a free action."""
    return [] if free or t.card in t.used or me.credits < 2 else [c.Use(t.card)]


@moments.load_choice
def batteries__use(t: Trade, me: Player, ask: Questions, choice: Choice) -> int | None:
    if not isinstance(choice, c.Use) or choice.power != t.card:
        return None
    t.used.append(t.card)
    moves.pay(t, me, 2)
    return -1


@moments.extra_actions
def playstations(t: Trade, me: Player, action: int) -> int:
    """Only for players who have load actions at all; counted with the actions of step 3."""
    return goods_count(t, me, TECHNOLOGY) // 2 if action == LOAD else 0


@moments.virtual_imports
def refrigerators(t: Trade, me: Player, action: int) -> int:
    """Virtual goods count too; the import takes no room."""
    return goods_count(t, me, TECHNOLOGY) // 2 if action == LOAD else 0


@moments.load_options
def cell_phones(t: Trade, me: Player, free: bool) -> list[Choice]:
    return [c.LoadDeck()] if t.deck else []


@moments.load_choice
def cell_phones__turn(t: Trade, me: Player, ask: Questions, choice: Choice) -> int | None:
    """A card that fits must be loaded; any other goes to hand, unseen. Either way it is a draw."""
    if not isinstance(choice, c.LoadDeck):
        return None
    drawn: list[int] = []
    moves.draw_one(t, me, drawn)
    for card in drawn:
        if shipping.ship_choices(t, me.seat, card):
            me.hand.remove(card)
            t.held.append(card)
            t.known[card] = EVERYBODY
            t.emit_with_cause("turn-up", me, [card], "deck")
            spot = ask.put(me, "place-loaded", shipping.ship_choices, card)
            t.held.remove(card)
            if spot is None:
                moves.to_hand(t, me, card, "deck")
            else:
                shipping.load(t, ask, me, t.ship(spot.ship), {card: "deck"}, "load")
        else:
            moves.emit_draw(t, me, drawn)
        trigger(t, ask, moments.drew, me, t.powers[t.card], True)
    return 1


@moments.load_options
def smart_cars(t: Trade, me: Player, free: bool) -> list[Choice]:
    """Any hand card, for a free load action too."""
    return [] if t.card in t.used else [c.LoadIsland(card) for card in me.hand]


@moments.load_choice
def smart_cars__sell(t: Trade, me: Player, ask: Questions, choice: Choice) -> int | None:
    if not isinstance(choice, c.LoadIsland) or t.card in t.used:
        return None
    t.used.append(t.card)
    moves.sell(t, me, choice.card, 2)
    return 1


# -- completing


@moments.unloads
def flash_drives(t: Trade, me: Player, ask: Questions, ship: Ship) -> None:
    card = ask.card(me, ship.containers, may=True)
    if card is not None:
        moves.take_container(t, ask, ship, card)
        moves.to_hand(t, me, card, t.ship_word(ship))


@moments.unloads
def jets(t: Trade, me: Player, ask: Questions, ship: Ship) -> None:
    choice = ask.choose(me, goods_aboard, ship.number, may=True)
    if choice is not None:
        moves.take_container(t, ask, ship, choice.card)
        moves.add_good(t, me, choice.card, t.ship_word(ship))


def goods_aboard(t: Trade, seat: int, number: int) -> list[c.ChooseCard]:
    me, cards = t.players[seat], t.ship(number).containers
    return [c.ChooseCard(card) for card in cards if good_room(t, me, card)]


@moments.completed
def laptops(t: Trade, me: Player, ask: Questions, done: Completion) -> None:
    """Looks at the containers that were paid for."""
    if done.by is me and any(t.types[card] == TECHNOLOGY for card in done.containers):
        moves.draw(t, ask, me, 2)


@moments.completed
def satellite(t: Trade, me: Player, ask: Questions, done: Completion) -> None:
    if t.deck and ask.yes(me):
        moves.draw(t, ask, me, 1)
    load_by_power(t, ask, me)


@moments.payout
def rare_metals(t: Trade, me: Player, ship: Ship) -> None:
    types = [t.types[card] for card in ship.contracts]
    if TECHNOLOGY in types and CONSUMER in types:
        moves.gain(t, me, 4)


@moments.immediate
def wind_turbines(t: Trade, me: Player, ask: Questions) -> None:
    """The copy keeps the turbines' own type; an immediate power happens now."""
    choice = ask.choose(me, low_shipments, t.card)
    if choice is None:
        return
    t.powers = with_entry(t.powers, t.card, t.powers[choice.card])
    t.emit_with_cause("copy", me, [t.card, choice.card])
    moves.look_at_credits(t)
    shipping.power_came(t, ask, me, t.card)
    shipping.immediate(t, ask, me, t.card)


def low_shipments(t: Trade, seat: int, but: int) -> list[c.ChooseShipment]:
    cards = [card for player in t.clockwise(seat) for card in player.shipments]
    return [c.ChooseShipment(card) for card in cards if card != but and t.tiers[card] <= 1]


# -- drawing, following, leading


@moments.contracted
def drones(t: Trade, me: Player, ask: Questions, by: Player, card: int, by_action: bool) -> None:
    if by is me and t.deck and ask.yes(me):
        moves.draw(t, ask, me, 1)


@moments.drew
def nanobots(t: Trade, me: Player, ask: Questions, by: Player, power: int, turned: bool) -> None:
    if by is me and not turned:
        free_action(t, ask, me, LOAD)


@moments.follow_options
def neural_units(t: Trade, me: Player) -> list[Choice]:
    """Whoever follows this way takes load actions instead of the led ones."""
    if t.led == LOAD:
        return []
    single = [(card,) for card in me.hand if t.types[card] == LOAD]
    pairs = [pair for pair in alike(t, me.hand) if t.types[pair[0]] != LOAD]
    return [c.FollowLoad(cards) for cards in (*single, *pairs)]


@moments.uses
def led_lights(t: Trade, me: Player) -> list[Choice]:
    if me.seat != t.leader:
        return []
    pairs = combinations(me.hand, 2)
    return [c.UseCardsFor(t.card, pair, card) for pair in pairs for card in t.island]


@moments.use
def led_lights__swap(t: Trade, me: Player, ask: Questions, choice: c.UseCardsFor) -> None:
    t.island.remove(choice.card)
    for card in choice.cards:
        me.hand.remove(card)
        moves.to_island(t, me, card, "hand")
    moves.to_hand(t, me, choice.card, "island")


@moments.immediate
def delayed_game(t: Trade, me: Player, ask: Questions) -> None:
    """Whoever has less pays all of it. The turn in progress is not the next one."""
    for player in t.others(me):
        moves.pay(t, player, 10)
    t.extra_turns.append(me.seat)
    t.emit_with_cause("extra-turn", me)


# -- any time and at the end


@moments.uses
@moments.final_uses
def segways(t: Trade, me: Player) -> list[Choice]:
    """Room is counted as if the card had left."""
    card, place = t.card, me.shipments.index(t.card)
    del me.shipments[place]
    ships = shipping.ships_for(t, me, t.types[card])
    found: list[Choice] = [c.UseShip(card, ship.number) for ship in ships]
    if import_room(t, me):
        found.append(c.UsePlace(card, "imports"))
    if good_room(t, me, card):
        found.append(c.UsePlace(card, "goods"))
    me.shipments.insert(place, card)
    return found


@moments.use
@moments.final
def segways__move(t: Trade, me: Player, ask: Questions, choice: Choice) -> None:
    shipping.leave(t, me, t.card)
    if isinstance(choice, c.UseShip):
        shipping.load(t, ask, me, t.ship(choice.ship), {t.card: "shipments"}, "power")
    elif choice == c.UsePlace(t.card, "imports"):
        moves.add_import(t, me, t.card, "shipments")
    else:
        moves.add_good(t, me, t.card, "shipments")


@moments.earns
def segways__earns(t: Trade, me: Player, choice: Choice) -> bool:
    """Only as a container that completes a ship."""
    ship = t.ship(choice.ship) if isinstance(choice, c.UseShip) else None
    return ship is not None and is_full(t, with_container(t, ship, t.card))


@moments.uses
@moments.final_uses
def telescopes(t: Trade, me: Player) -> list[Choice]:
    goods = [card for card in me.goods if t.types[card] == TECHNOLOGY]
    return [c.UseCard(t.card, card) for card in goods]


@moments.use
@moments.final
def telescopes__sell(t: Trade, me: Player, ask: Questions, choice: c.UseCard) -> None:
    me.goods.remove(choice.card)
    moves.discard(t, me, choice.card, "goods")
    moves.gain(t, me, 4)


@moments.wins
def graphics_cards(t: Trade, me: Player) -> bool:
    """Strictly the most of four types; whoever wins all ties needs no more than the others."""
    alone = 0
    for type in range(LUXURY + 1):
        counts = [goods_count(t, player, type) for player in t.players]
        alone += counts[me.seat] > 0 and ahead(t, counts) == [me.seat]
    return alone >= 4
