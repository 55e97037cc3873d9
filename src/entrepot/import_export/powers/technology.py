"""Powers of the technology cards. A docstring gives the ruling; the card's words are in text/."""

from __future__ import annotations

from itertools import combinations

from entrepot.import_export.actions.free import free_action
from entrepot.import_export.actions.load import from_hand, load_by_power
from entrepot.import_export.actions.pirate import capture, pirate_options, place, raided_at_sea
from entrepot.import_export.asking import Asking
from entrepot.import_export.cards import CONSUMER, LOAD, LUXURY, TECHNOLOGY
from entrepot.import_export.moves import (
    add_good,
    add_import,
    discard,
    draw,
    draw_one,
    gain,
    look_at_credits,
    look_at_sea,
    pay,
    take_container,
    tell_draw,
    to_hand,
    to_island,
)
from entrepot.import_export.powers import lasting, on, trigger
from entrepot.import_export.queries import ahead, good_room, goods_count, import_room
from entrepot.import_export.shipping import (
    immediate,
    leave,
    load,
    power_came,
    ship_choices,
    ships_for,
)
from entrepot.import_export.state import Completion, Player, Ship, Trade
from entrepot.import_export.stowage import is_full, with_container
from entrepot.kernel.ask import Choice
from entrepot.kernel.events import EVERYBODY

lasting("televisions", wild_containers=TECHNOLOGY)
lasting("generators", wild_contracts=TECHNOLOGY)
lasting("tablets", capacity=8, full_payout=18)
lasting("mri_machines", target=70)
lasting("3d_printers", follows_with_any=True)


# -- loading


@on("load_options")
def robot_cats(t: Trade, me: Player, free: bool) -> list[Choice]:
    """Any two hand cards of one colour, technology too, wherever a technology container fits."""
    ships = ships_for(t, me, TECHNOLOGY)
    pairs = [(a, b) for a, b in combinations(me.hand, 2) if t.types[a] == t.types[b]]
    return [("load-pair", a, b, ship.number) for a, b in pairs for ship in ships]


@on("load_choice")
def robot_cats__load(t: Trade, me: Player, ask: Asking, choice: Choice) -> int | None:
    if choice[0] != "load-pair":
        return None
    from_hand(t, ask, me, choice[3], choice[1:3], "load")
    return 1


@on("pirate_options")
def robot_cats__options(t: Trade, me: Player, actions: int) -> list[Choice]:
    """Two actions for two containers of one colour in sight, while a technology one would fit."""
    if actions < 2 or not ships_for(t, me, TECHNOLOGY):
        return []
    single = [c for c in pirate_options(t, me.seat, 1) if c[0] in ("pirate", "pirate-from")]
    here = [(c[1] if c[0] == "pirate" else -1, c[2]) for c in single]
    pairs = [(a, b) for a, b in combinations(here, 2) if t.types[a[1]] == t.types[b[1]]]
    return [("pirate-pair", *a, *b) for a, b in pairs]


@on("pirate_choice")
def robot_cats__pirate(t: Trade, me: Player, ask: Asking, choice: Choice) -> int | None:
    """Where the second container or the slot is gone in between, each goes its own way."""
    if choice[0] != "pirate-pair":
        return None
    pair: dict[int, str] = {}
    raided: list[Ship] = []
    for number, card in (choice[1:3], choice[3:5]):
        one = ("pirate", number, card) if number >= 0 else ("pirate-from", "island", card)
        if one in pirate_options(t, me.seat, 1):
            raided += raided_at_sea(t, one)
            pair[card] = capture(t, ask, me, one)
    spot = ask(me, "place-pirated", pair_places, t.card, len(pair))
    for card, source in pair.items():
        if spot is None:
            place(t, ask, me, card, source)
        else:
            t.held.remove(card)
    if spot is not None:
        load(t, ask, me, t.ship(spot[1]), pair, "pirate")
    look_at_sea(t, ask, raided)
    return len(pair)


def pair_places(t: Trade, seat: int, cats: int, held: int) -> list[Choice]:
    me = t.players[seat]
    if held < 2 or cats not in me.shipments:
        return []
    return [("place", ship.number) for ship in ships_for(t, me, TECHNOLOGY)]


@on("load_options")
def batteries(t: Trade, me: Player, free: bool) -> list[Choice]:
    """Adds to the actions of step 3 only, so not to a free action."""
    if free or t.card in t.used or me.credits < 2:
        return []
    return [("use", t.card, "")]


@on("load_choice")
def batteries__use(t: Trade, me: Player, ask: Asking, choice: Choice) -> int | None:
    if choice[:2] != ("use", t.card):
        return None
    t.used.append(t.card)
    pay(t, me, 2)
    return -1


@on("extra_actions")
def playstations(t: Trade, me: Player, action: int) -> int:
    """For those who have a load action at all; counted with the actions of step 3."""
    return goods_count(t, me, TECHNOLOGY) // 2 if action == LOAD else 0


@on("virtual_imports")
def refrigerators(t: Trade, me: Player, action: int) -> int:
    """Virtual goods count too; the import takes no room."""
    return goods_count(t, me, TECHNOLOGY) // 2 if action == LOAD else 0


@on("load_options")
def cell_phones(t: Trade, me: Player, free: bool) -> list[Choice]:
    return [("load-deck", "deck")] if t.deck else []


@on("load_choice")
def cell_phones__turn(t: Trade, me: Player, ask: Asking, choice: Choice) -> int | None:
    """A card that fits must be loaded; else it goes to hand and nobody else sees it. Both draw."""
    if choice[0] != "load-deck":
        return None
    drawn: list[int] = []
    draw_one(t, me, drawn)
    for card in drawn:
        if places_for(t, me.seat, card):
            me.hand.remove(card)
            t.held.append(card)
            t.known[card] = EVERYBODY
            t.told("turn-up", me, [card], "deck")
            place = ask(me, "place-loaded", places_for, card)
            t.held.remove(card)
            if place is None:
                to_hand(t, me, card, "deck")
            else:
                load(t, ask, me, t.ship(place[1]), {card: "deck"}, "load")
        else:
            tell_draw(t, me, drawn)
        trigger(t, ask, "drew", me, t.powers[t.card], True)
    return 1


def places_for(t: Trade, seat: int, card: int) -> list[Choice]:
    return ship_choices(t, t.players[seat], card, "place")


@on("load_options")
def smart_cars(t: Trade, me: Player, free: bool) -> list[Choice]:
    """Any hand card, for a free load action too."""
    return [] if t.card in t.used else [("load-island", card, "island") for card in me.hand]


@on("load_choice")
def smart_cars__sell(t: Trade, me: Player, ask: Asking, choice: Choice) -> int | None:
    if choice[0] != "load-island" or t.card in t.used:
        return None
    t.used.append(t.card)
    me.hand.remove(choice[1])
    to_island(t, me, choice[1], "hand")
    gain(t, me, 2)
    return 1


# -- completing


@on("unloads")
def flash_drives(t: Trade, me: Player, ask: Asking, ship: Ship) -> None:
    card = ask.card(me, ship.containers, may=True)
    if card is not None:
        take_container(t, ask, ship, card)
        to_hand(t, me, card, t.ship_word(ship))


@on("unloads")
def jets(t: Trade, me: Player, ask: Asking, ship: Ship) -> None:
    choice = ask.choose(me, goods_aboard, ship.number)
    if choice is not None:
        take_container(t, ask, ship, choice[1])
        add_good(t, me, choice[1], t.ship_word(ship))


def goods_aboard(t: Trade, seat: int, number: int) -> list[Choice]:
    me = t.players[seat]
    found = [card for card in t.ship(number).containers if good_room(t, me, card)]
    return [*[("card", card) for card in found], ("no",)]


@on("completed")
def laptops(t: Trade, me: Player, ask: Asking, done: Completion) -> None:
    """Looks at the containers that were paid for."""
    if done.by is me and any(t.types[card] == TECHNOLOGY for card in done.containers):
        draw(t, ask, me, 2)


@on("completed")
def satellite(t: Trade, me: Player, ask: Asking, done: Completion) -> None:
    if t.deck and ask.yes(me):
        draw(t, ask, me, 1)
    load_by_power(t, ask, me)


@on("payout")
def rare_metals(t: Trade, me: Player, ship: Ship) -> None:
    types = [t.types[card] for card in ship.contracts]
    if TECHNOLOGY in types and CONSUMER in types:
        gain(t, me, 4)


@on("immediate")
def wind_turbines(t: Trade, me: Player, ask: Asking) -> None:
    """The copy keeps the turbines' own type; an immediate power happens now."""
    choice = ask.choose(me, low_shipments, t.card)
    if choice is None:
        return
    t.powers[t.card] = t.powers[choice[1]]
    t.told("copy", me, [t.card, choice[1]])
    look_at_credits(t)
    power_came(t, ask, me, t.card)
    immediate(t, ask, me, t.card)


def low_shipments(t: Trade, seat: int, but: int) -> list[Choice]:
    return [
        ("shipment", card)
        for player in t.clockwise(seat)
        for card in player.shipments
        if card != but and t.tiers[card] <= 1
    ]


# -- drawing, following, leading


@on("contracted")
def drones(t: Trade, me: Player, ask: Asking, by: Player, card: int, by_action: bool) -> None:
    if by is me and t.deck and ask.yes(me):
        draw(t, ask, me, 1)


@on("drew")
def nanobots(t: Trade, me: Player, ask: Asking, by: Player, power: int, turned: bool) -> None:
    if by is me and not turned:
        free_action(t, ask, me, LOAD)


@on("follow_options")
def neural_units(t: Trade, me: Player) -> list[Choice]:
    """Then load actions are taken instead of the led one."""
    if t.led == LOAD:
        return []
    found: list[Choice] = [("follow-load", c) for c in me.hand if t.types[c] == LOAD]
    return found + [
        ("follow-load", a, b)
        for a, b in combinations(me.hand, 2)
        if t.types[a] == t.types[b] != LOAD
    ]


@on("uses")
def led_lights(t: Trade, me: Player) -> list[Choice]:
    if me.seat != t.leader:
        return []
    return [
        ("use", t.card, "cck", a, b, card) for a, b in combinations(me.hand, 2) for card in t.island
    ]


@on("use")
def led_lights__swap(t: Trade, me: Player, ask: Asking, choice: Choice) -> None:
    t.island.remove(choice[5])
    for card in choice[3:5]:
        me.hand.remove(card)
        to_island(t, me, card, "hand")
    to_hand(t, me, choice[5], "island")


@on("immediate")
def delayed_game(t: Trade, me: Player, ask: Asking) -> None:
    """Who has less pays what there is. The turn that is on is not the next one."""
    for player in t.others(me):
        pay(t, player, 10)
    t.extra_turns.append(me.seat)
    t.told("extra-turn", me)


# -- any time and at the end


@on("uses", "final_uses")
def segways(t: Trade, me: Player) -> list[Choice]:
    """Room is counted as it is when the card has left."""
    card, place = t.card, me.shipments.index(t.card)
    del me.shipments[place]
    found = ship_choices(t, me, card, "use", card, "s")
    if import_room(t, me):
        found.append(("use", card, "w", "imports"))
    if good_room(t, me, card):
        found.append(("use", card, "w", "goods"))
    me.shipments.insert(place, card)
    return found


@on("use", "final")
def segways__move(t: Trade, me: Player, ask: Asking, choice: Choice) -> None:
    leave(t, me, t.card)
    if choice[2] == "s":
        load(t, ask, me, t.ship(choice[3]), {t.card: "shipments"}, "power")
    elif choice[3] == "imports":
        add_import(t, me, t.card, "shipments")
    else:
        add_good(t, me, t.card, "shipments")


@on("earns")
def segways__earns(t: Trade, me: Player, choice: Choice) -> bool:
    """As a container that completes a ship."""
    return choice[2] == "s" and is_full(t, with_container(t, t.ship(choice[3]), t.card))


@on("uses", "final_uses")
def telescopes(t: Trade, me: Player) -> list[Choice]:
    goods = [card for card in me.goods if t.types[card] == TECHNOLOGY]
    return [("use", t.card, "c", card) for card in goods]


@on("use", "final")
def telescopes__sell(t: Trade, me: Player, ask: Asking, choice: Choice) -> None:
    me.goods.remove(choice[3])
    discard(t, me, choice[3], "goods")
    gain(t, me, 4)


@on("earns")
def telescopes__earns(t: Trade, me: Player, choice: Choice) -> bool:
    return True


@on("wins")
def graphics_cards(t: Trade, me: Player) -> bool:
    """Strictly the most of four types; who wins all ties needs no more than the others."""
    alone = 0
    for type in range(LUXURY + 1):
        counts = [goods_count(t, player, type) for player in t.players]
        alone += counts[me.seat] > 0 and ahead(t, counts) == [me.seat]
    return alone >= 4
