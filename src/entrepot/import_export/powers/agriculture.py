"""Powers of the agriculture cards. A docstring gives the ruling; the card's words are in text/."""

from __future__ import annotations

from itertools import combinations

from entrepot.import_export.actions.load import load_by_power
from entrepot.import_export.asking import NO, Asking
from entrepot.import_export.cards import AGRICULTURE, CONTRACT, LOAD, PIRATE
from entrepot.import_export.moves import (
    add_good,
    come_home,
    draw,
    gain,
    pay,
    sell,
    show_hand,
    to_hand,
    to_island,
)
from entrepot.import_export.powers import lasting, on
from entrepot.import_export.queries import (
    contract_room,
    fits,
    goods_count,
    imports_count,
    missing_tier,
)
from entrepot.import_export.shipping import (
    answer_load,
    arrive_by_power,
    complete_if_full,
    fill,
    leave,
    pass_on,
    put_contract,
)
from entrepot.import_export.state import (
    LOOSE,
    Completion,
    Player,
    Ship,
    Trade,
    own_ships_in_harbour,
    slot,
)
from entrepot.kernel.ask import Choice

lasting("wheat", wild_containers=AGRICULTURE)
lasting("coffee", wild_contracts=AGRICULTURE)
lasting("tortillas", wild_itself=True)
lasting("onions", sees_itself=True)


# -- at completion


@on("completed")
def onions(t: Trade, me: Player, ask: Asking, done: Completion) -> None:
    """Every agriculture contract of the ship counts, also one that is in shipments no more."""
    if done.by is me:
        gain(t, me, 2 * sum(t.types[card] == AGRICULTURE for card in done.contracts))


@on("immediate")
def potatoes(t: Trade, me: Player, ask: Asking) -> None:
    gain(t, me, 2)
    draw(t, ask, me, 2)


@on("immediate")
def honey(t: Trade, me: Player, ask: Asking) -> None:
    """Virtual goods count too."""
    gain(t, me, 2 * sum(goods_count(t, player, AGRICULTURE) for player in t.players))


@on("immediate")
def beer(t: Trade, me: Player, ask: Asking) -> None:
    """Sold at once or never; a completion inside the question may have taken it away."""
    if ask.choose(me, yes_while_there, t.card) is not None:
        leave(t, me, t.card)
        to_island(t, me, t.card, "shipments")
        gain(t, me, 6)


def yes_while_there(t: Trade, seat: int, card: int) -> list[Choice]:
    return [("yes",), NO] if card in t.players[seat].shipments else []


@on("immediate")
def rice(t: Trade, me: Player, ask: Asking) -> None:
    """A copy is no agriculture shipment, so it does not count itself."""
    gain(t, me, 2 * sum(t.types[card] == AGRICULTURE for card in me.shipments))


@on("immediate")
def chicken_feed(t: Trade, me: Player, ask: Asking) -> None:
    """The first player, clockwise, who wants it and can pay in full; it is not sold again."""
    for player in t.others(me):
        if ask.choose(player, buy_or_no, me.seat, t.card) is not None:
            pay(t, player, 6, me)
            pass_on(t, me, player, t.card)
            return


def buy_or_no(t: Trade, seat: int, seller: int, card: int) -> list[Choice]:
    there = card in t.players[seller].shipments
    return [("yes",), NO] if there and t.players[seat].credits >= 6 else []


@on("immediate")
def almonds(t: Trade, me: Player, ask: Asking) -> None:
    """The payout of this ship is counted already."""
    gain(t, me, 8 if me.credits <= 18 else 4)


@on("immediate")
def hawaiian_salt(t: Trade, me: Player, ask: Asking) -> None:
    """The hands are shown to all; the credits come from the bank."""
    taken = 0
    for player in t.others(me):
        show_hand(t, player)
        for card in [card for card in player.hand if t.types[card] == AGRICULTURE]:
            player.hand.remove(card)
            to_hand(t, me, card, f"seat-{player.seat}")
            taken += 1
    gain(t, me, 2 * taken)


@on("immediate")
def bamboo(t: Trade, me: Player, ask: Asking) -> None:
    """Not under the ship that brought it, should that have stayed in harbour empty."""
    choice = ask.choose(me, other_ships, t.card, t.brought_by)
    if choice is not None:
        t.used.append(t.card)
        leave(t, me, t.card)
        put_contract(t, ask, me, t.card, t.ship(choice[1]), source="shipments")


def other_ships(t: Trade, seat: int, card: int, brought_by: int) -> list[Choice]:
    me = t.players[seat]
    if card in t.used or card not in me.shipments:
        return []
    ships = [ship for ship in own_ships_in_harbour(me) if contract_room(t, me, card, ship)]
    return [*[("ship", ship.number) for ship in ships if ship.number != brought_by], NO]


@on("immediate")
def soy_sauce(t: Trade, me: Player, ask: Asking) -> None:
    """In the order they were imported, so the latest find no room; those are paid too."""
    if imports_count(t, me, CONTRACT) and ask.yes(me):
        for card in [card for card in me.imports if t.types[card] == AGRICULTURE]:
            me.imports.remove(card)
            add_good(t, me, card, "imports")
            gain(t, me, 2)


@on("immediate")
def apples(t: Trade, me: Player, ask: Asking) -> None:
    """The card is there when the ship of the apples is answered, so it may answer that too."""
    card = ask.card(me, me.hand, may=True, type=AGRICULTURE)
    if card is not None:
        me.hand.remove(card)
        arrive_by_power(t, ask, me, card, "hand")


# -- contracting and loading


@on("contracted")
def paprika(t: Trade, me: Player, ask: Asking, by: Player, card: int, by_action: bool) -> None:
    if by is me:
        load_by_power(t, ask, me)


@on("contracted")
def sugar(t: Trade, me: Player, ask: Asking, by: Player, card: int, by_action: bool) -> None:
    if by is me and t.types[card] == AGRICULTURE:
        gain(t, me, 2)


@on("contracted")
def jasmine_tea(t: Trade, me: Player, ask: Asking, by: Player, card: int, by_action: bool) -> None:
    """A free contract action is one too; who declines may still sell later in the turn."""
    if by is me and by_action:
        choice = ask.choose(me, sales_or_no, t.card)
        if choice is not None:
            t.used.append(t.card)
            sell(t, me, choice[1], 2)


def sales_or_no(t: Trade, seat: int, card: int) -> list[Choice]:
    hand = [] if card in t.used else t.players[seat].hand
    return [*[("sell", each) for each in hand], NO]


@on("hand_uses")
def lutefisk(t: Trade, me: Player, card: int) -> list[Choice]:
    """From hand, with the tier met."""
    if missing_tier(t, me, card):
        return []
    ships = [ship for ship in own_ships_in_harbour(me) if contract_room(t, me, card, ship)]
    return [("use", card, "s", ship.number) for ship in ships]


@on("use")
def lutefisk__contract(t: Trade, me: Player, ask: Asking, choice: Choice) -> None:
    me.hand.remove(t.card)
    put_contract(t, ask, me, t.card, t.ship(choice[3]))


@on("contract_options")
def flour(t: Trade, me: Player, card: int, ship: Ship) -> list[Choice]:
    """The hand must hold a full load, also where loose containers will fill a part of it."""
    loose = [t.types[c] for c, s in zip(ship.containers, ship.slots, strict=True) if s == LOOSE]
    empty = any(count > loose.count(type) for type, count in enumerate(t.loads[card]))
    if missing_tier(t, me, card) or not empty or not cargoes(t, me, card, t.loads[card]):
        return []
    return [("contract-loaded", card, ship.number, "loaded")]


@on("contract_choice")
def flour__load(t: Trade, me: Player, ask: Asking, card: int, ship: Ship) -> None:
    """After what answers the contract. The ship is looked at when all of them are aboard."""
    choice = ask.choose(me, cargo_options, card, ship.number)
    if choice is not None:
        for container, type in stowed(t, me, choice[1:], card, slots_left(t, card, ship)):
            me.hand.remove(container)
            fill(t, me, container, ship, slot(card, type), "hand")
        for container in choice[1:]:
            answer_load(t, ask, me, container, "power")
        complete_if_full(t, ask, me, ship)


def cargo_options(t: Trade, seat: int, contract: int, number: int) -> list[Choice]:
    ship = t.ship(number)
    if contract not in ship.contracts:
        return []
    left = slots_left(t, contract, ship)
    return [("cards", *cargo) for cargo in cargoes(t, t.players[seat], contract, left)]


def slots_left(t: Trade, contract: int, ship: Ship) -> tuple[int, ...]:
    """By type, how many slots of the contract are free."""
    loads = enumerate(t.loads[contract])
    return tuple(count - ship.slots.count(slot(contract, type)) for type, count in loads)


def cargoes(t: Trade, me: Player, contract: int, slots: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The sets of hand cards that fill these slots, so many of each type."""
    types = [type for type, count in enumerate(slots) if count]
    hand = [card for card in me.hand if card != contract]
    fitting = [card for card in hand if any(fits(t, me, card, contract, k) for k in types)]
    sets = combinations(fitting, sum(slots)) if types else ()
    return [cargo for cargo in sets if len(stowed(t, me, cargo, contract, slots)) == len(cargo)]


def stowed(
    t: Trade, me: Player, cargo: tuple[int, ...], contract: int, slots: tuple[int, ...]
) -> list[tuple[int, int]]:
    """Each card with a type of slot: its own while there is one, then whatever takes it."""
    left = [type for type, count in enumerate(slots) for _ in range(count)]
    found: list[tuple[int, int]] = []
    for card in cargo:
        if t.types[card] in left:
            left.remove(t.types[card])
            found.append((card, t.types[card]))
    for card in cargo:
        taking = [type for type in left if fits(t, me, card, contract, type)]
        if taking and card not in [stored for stored, _ in found]:
            left.remove(taking[0])
            found.append((card, taking[0]))
    return found


@on("carried")
def bok_choy(t: Trade, me: Player, ship: Ship) -> None:
    """Paid to whose ship it is, whoever loaded it; no tier is needed for that."""
    if not any(t.types[card] == AGRICULTURE for card in ship.contracts):
        gain(t, me, 2)


@on("loaded")
def whole_wheat(t: Trade, me: Player, ask: Asking, by: Player, card: int, how: str) -> None:
    """Also an own one. Loose containers that fill a new contract were loaded long ago."""
    if t.types[card] == AGRICULTURE:
        choice = ask.choose(me, credits_or_cards)
        if choice == ("credits",):
            gain(t, me, 2)
        elif choice is not None:
            draw(t, ask, me, 2)


def credits_or_cards(t: Trade, seat: int) -> list[Choice]:
    return [*draw_or_credits(t, seat), NO]


# -- the rest


@on("uses")
def iceland_water(t: Trade, me: Player) -> list[Choice]:
    return [("use", t.card, "c", card) for card in me.hand if t.types[card] == AGRICULTURE]


@on("use")
def iceland_water__sell(t: Trade, me: Player, ask: Asking, choice: Choice) -> None:
    sell(t, me, choice[3], 2)


@on("alternatives")
def rice_cookers(t: Trade, me: Player, action: int) -> list[int]:
    """The number of actions is the same for both: all load and all contract imports count."""
    return [LOAD, CONTRACT] if action in (LOAD, CONTRACT) else []


@on("taken")
def aeroponics(t: Trade, me: Player, ask: Asking, ship: Ship) -> None:
    """Exactly one container is left: the ship comes home with it, loose."""
    if len(ship.containers) == 1:
        come_home(t, ask, ship)


@on("led")
def dragon_fruit(t: Trade, me: Player, ask: Asking) -> None:
    if t.led == PIRATE:
        if ask.choose(me, draw_or_credits) == ("draw",):
            draw(t, ask, me, 2)
        else:
            gain(t, me, 2)


def draw_or_credits(t: Trade, seat: int) -> list[Choice]:
    """Without a deck there is nothing to draw, so that is no choice."""
    return [("draw",), ("credits",)] if t.deck else [("credits",)]
