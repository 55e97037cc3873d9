"""Powers of the technology cards. A docstring gives the ruling; the card's words are in text/."""

from __future__ import annotations

from itertools import combinations

from entrepot.import_export.actions.free import free_action
from entrepot.import_export.actions.load import load_by_power
from entrepot.import_export.actions.pirate import capture, pirate_options, place
from entrepot.import_export.asking import Asking
from entrepot.import_export.cards import CONSUMER, LOAD, LUXURY, TECHNOLOGY
from entrepot.import_export.moves import (
    add_good,
    add_import,
    discard,
    draw,
    gain,
    look_at_credits,
    look_at_sea,
    pay,
    take_container,
    to_hand,
    to_island,
    turn_up,
)
from entrepot.import_export.powers import POWERS, lasting, on, run, trigger
from entrepot.import_export.queries import (
    ahead,
    free_slots,
    good_room,
    goods_count,
    import_room,
)
from entrepot.import_export.shipping import (
    answer_load,
    complete_if_full,
    fill,
    leave,
    load,
    slot_choices,
)
from entrepot.import_export.state import (
    Completion,
    Player,
    Ship,
    Trade,
    beside,
    own_ships_in_harbour,
    slot,
)
from entrepot.kernel.ask import Choice
from entrepot.kernel.events import EVERYBODY

lasting("televisions", wild_containers=TECHNOLOGY)
lasting("generators", wild_contracts=TECHNOLOGY)
lasting("tablets", capacity=8, full_payout=18)
lasting("mri_machines", target=70)
lasting("3d_printers", follows_with_any=True)


# -- loading


def technology_slots(t: Trade, me: Player, *verb: str | int) -> list[Choice]:
    """The free technology slots of own ships; the contract is named where there are two."""
    found: list[Choice] = []
    for ship in own_ships_in_harbour(me):
        contracts = [c for c, type in free_slots(t, ship) if type == TECHNOLOGY]
        alone = len(contracts) == 1
        found += [(*verb, ship.number, -1 if alone else contract, -1) for contract in contracts]
    return found


def load_pair(
    t: Trade, me: Player, ask: Asking, pair: list[tuple[int, str]], place: Choice, how: str
) -> None:
    """The first container fills the slot, the second lies beside it; both count for the payout."""
    ship = t.ship(place[0])
    contracts = [c for c, type in free_slots(t, ship) if type == TECHNOLOGY]
    contract = place[1] if place[1] >= 0 else contracts[0]
    for (card, source), spot in zip(
        pair, (slot(contract, TECHNOLOGY), beside(contract)), strict=True
    ):
        fill(t, me, card, ship, spot, source)
    for card, _ in pair:
        answer_load(t, ask, me, card, how)
    complete_if_full(t, ask, me, ship)


@on("load_options")
def robot_cats(t: Trade, me: Player, free: bool) -> list[Choice]:
    """Any two hand cards of one colour, technology too, into one technology slot."""
    pairs = [(a, b) for a, b in combinations(me.hand, 2) if t.types[a] == t.types[b]]
    return [choice for a, b in pairs for choice in technology_slots(t, me, "load-pair", a, b)]


@on("load_choice")
def robot_cats__load(t: Trade, me: Player, ask: Asking, choice: Choice) -> int | None:
    if choice[0] != "load-pair":
        return None
    for card in choice[1:3]:
        me.hand.remove(card)
    load_pair(t, me, ask, [(card, "hand") for card in choice[1:3]], choice[3:], "load")
    return 1


@on("pirate_options")
def robot_cats__options(t: Trade, me: Player, actions: int) -> list[Choice]:
    """Two actions for two containers of one colour in sight, while a technology slot is free."""
    if actions < 2 or not technology_slots(t, me):
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
    pair: list[tuple[int, str]] = []
    for number, card in (choice[1:3], choice[3:5]):
        one = ("pirate", number, card) if number >= 0 else ("pirate-from", "island", card)
        if one in pirate_options(t, me.seat, 1):
            pair.append(capture(t, ask, me, one))
    spot = ask(me, "place-pirated", pair_places, len(pair))
    for card, source in pair:
        if spot is None:
            place(t, ask, me, card, source)
        else:
            t.held.remove(card)
    if spot is not None:
        load_pair(t, me, ask, pair, spot[1:], "pirate")
    look_at_sea(t, ask, [t.ship(number) for number in choice[1:4:2] if number >= 0])
    return len(pair)


def pair_places(t: Trade, seat: int, held: int) -> list[Choice]:
    return technology_slots(t, t.players[seat], "place") if held == 2 else []


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
    """All see the card. If it fits it must be loaded, else it goes to hand; both are a draw."""
    if choice[0] != "load-deck":
        return None
    card = turn_up(t)
    if card is not None:
        t.held.append(card)
        t.known[card] = EVERYBODY
        t.told("turn-up", me, [card], "deck")
        place = ask(me, "place-loaded", places_for, card)
        t.held.remove(card)
        if place is None:
            to_hand(t, me, card, "deck")
        else:
            load(t, ask, me, card, place[1:], "load", "deck")
        trigger(t, ask, "drew", me, t.powers[t.card], True)
    return 1


def places_for(t: Trade, seat: int, card: int) -> list[Choice]:
    return slot_choices(t, t.players[seat], card, "place")


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
    power = POWERS["immediate"][t.powers[t.card]]
    if power is not None:
        run(t, t.card, power, me, ask)


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
    found = slot_choices(t, me, card, "use", card, "sxy")
    if import_room(t, me):
        found.append(("use", card, "w", "imports"))
    if good_room(t, me, card):
        found.append(("use", card, "w", "goods"))
    me.shipments.insert(place, card)
    return found


@on("use", "final")
def segways__move(t: Trade, me: Player, ask: Asking, choice: Choice) -> None:
    leave(t, me, t.card)
    if choice[2] == "sxy":
        load(t, ask, me, t.card, choice[3:], "power", "shipments")
    elif choice[3] == "imports":
        add_import(t, me, t.card, "shipments")
    else:
        add_good(t, me, t.card, "shipments")


@on("uses", "final_uses")
def telescopes(t: Trade, me: Player) -> list[Choice]:
    goods = [card for card in me.goods if t.types[card] == TECHNOLOGY]
    return [("use", t.card, "c", card) for card in goods]


@on("use", "final")
def telescopes__sell(t: Trade, me: Player, ask: Asking, choice: Choice) -> None:
    me.goods.remove(choice[3])
    discard(t, me, choice[3], "goods")
    gain(t, me, 4)


@on("wins")
def graphics_cards(t: Trade, me: Player) -> bool:
    """Strictly the most of four types; who wins all ties needs no more than the others."""
    alone = 0
    for type in range(LUXURY + 1):
        counts = [goods_count(t, player, type) for player in t.players]
        alone += counts[me.seat] > 0 and ahead(t, counts) == [me.seat]
    return alone >= 4
