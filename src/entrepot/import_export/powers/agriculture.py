"""Powers of the agriculture cards. A docstring gives the ruling; the card's words are in text/."""

from __future__ import annotations

from itertools import combinations

from entrepot.import_export.actions.load import load_by_power
from entrepot.import_export.any_time import contract_earns
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
from entrepot.import_export.queries import goods_count, imports_count, missing_tier
from entrepot.import_export.shipping import arrive_by_power, leave, loaded, pass_on, put_contract
from entrepot.import_export.state import (
    LOOSE,
    Completion,
    Player,
    Ship,
    Trade,
    own_ships_in_harbour,
    same_ship,
    slot,
)
from entrepot.import_export.stowage import (
    any_takes,
    contract_room,
    is_full,
    put_aboard,
    wild_types,
    with_contract,
)
from entrepot.kernel.ask import Choice

lasting("wheat", wild_containers=AGRICULTURE)
lasting("coffee", wild_contracts=AGRICULTURE)
lasting("tortillas", wild_itself=True)
lasting("onions", sees_itself=True)
lasting("sugar", paid_contracts=AGRICULTURE)


# -- at completion


@on("completed")
def onions(t: Trade, me: Player, ask: Asking, done: Completion) -> None:
    """Every agriculture contract that became a shipment, also if it is one no more."""
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


@on("instead")
def beer(t: Trade, me: Player, ask: Asking, zone: list[int], source: str) -> None:
    """From a ship or by a power; a shipment that changes hands is one already, and so is a copy."""
    if ask.choose(me, yes_while_there, t.card, zone) is not None:
        zone.remove(t.card)
        to_island(t, me, t.card, source)
        gain(t, me, 6)


def yes_while_there(t: Trade, seat: int, card: int, zone: list[int]) -> list[Choice]:
    return [("yes",), NO] if card in zone else []


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
            pass_on(t, ask, me, player, t.card)
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
    """Also under the ship that brought it, should that have stayed in harbour empty."""
    choice = ask.choose(me, ships_with_room, t.card)
    if choice is not None:
        t.used.append(t.card)
        leave(t, me, t.card)
        put_contract(t, ask, me, t.card, t.ship(choice[1]), source="shipments")


def ships_with_room(t: Trade, seat: int, card: int) -> list[Choice]:
    me = t.players[seat]
    if card in t.used or card not in me.shipments:
        return []
    ships = [ship for ship in own_ships_in_harbour(me) if contract_room(t, me, card, ship)]
    return [*[("ship", ship.number) for ship in ships], NO]


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
        arrive_by_power(t, ask, me, card, me.hand, "hand")


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


@on("earns")
def lutefisk__earns(t: Trade, me: Player, choice: Choice) -> bool:
    return contract_earns(t, me, t.card, t.ship(choice[3]))


@on("contract_options")
def flour(t: Trade, me: Player, card: int, ship: Ship) -> list[Choice]:
    """The hand must hold a full load, also where loose containers will fill a part of it."""
    alone = Ship(number=ship.number, contracts=[card])
    for container in me.hand:
        if container != card:
            put_aboard(t, alone, container)
    if missing_tier(t, me, card) or not is_full(t, alone):
        return []
    left = slots_left(t, card, with_contract(t, ship, card))
    return [("contract-loaded", card, ship.number, "loaded")] if left else []


@on("contract_choice")
def flour__load(t: Trade, me: Player, ask: Asking, card: int, ship: Ship) -> None:
    """After what answers the contract. The ship is looked at when all of them are aboard."""
    choice = ask.choose(me, cargo_options, card, ship.number, by_hand=True)
    if choice is not None:
        for container in choice[1:]:
            me.hand.remove(container)
            put_aboard(t, ship, container)
        loaded(t, ask, me, ship, dict.fromkeys(choice[1:], "hand"), "power")


def cargo_options(t: Trade, seat: int, contract: int, number: int) -> list[Choice]:
    """The sets of hand cards that fill what is left of the contract's slots."""
    me, ship = t.players[seat], t.ship(number)
    left = slots_left(t, contract, ship) if contract in ship.contracts else 0
    slots = [slot(contract, type) for type, count in enumerate(t.loads[contract]) if count]
    wild = wild_types(t, me)
    fitting = [card for card in me.hand if any_takes(t, slots, t.types[card], wild)]
    sets = combinations(fitting, left) if left else ()
    return [("cards", *cargo) for cargo in sets if fills_up(t, ship, cargo)]


def slots_left(t: Trade, contract: int, ship: Ship) -> int:
    """How many slots of the contract are free."""
    filled = sum(place >= 0 and place // 8 == contract for place in ship.slots)
    return sum(t.loads[contract]) - filled


def fills_up(t: Trade, ship: Ship, cargo: tuple[int, ...]) -> bool:
    """Would each of these containers fill one more slot of the ship?"""
    trial = same_ship(ship)
    for card in cargo:
        put_aboard(t, trial, card)
    return trial.slots.count(LOOSE) == ship.slots.count(LOOSE)


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


@on("earns")
def iceland_water__earns(t: Trade, me: Player, choice: Choice) -> bool:
    return True


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
        choice = ask.choose(me, draw_or_credits)
        if choice == ("draw",):
            draw(t, ask, me, 2)
        elif choice is not None:
            gain(t, me, 2)


def draw_or_credits(t: Trade, seat: int) -> list[Choice]:
    """Without a deck there is nothing to draw, so that is no choice."""
    return [("draw",), ("credits",)] if t.deck else [("credits",)]
