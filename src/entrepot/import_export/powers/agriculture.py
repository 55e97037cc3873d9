"""Powers of the agriculture cards. A docstring gives the ruling; the card's words are in text/."""

from __future__ import annotations

from itertools import combinations

from entrepot.import_export import choices as c
from entrepot.import_export import moments, moves, shipping
from entrepot.import_export.actions.load import load_by_power
from entrepot.import_export.any_time import contract_earns
from entrepot.import_export.cards import AGRICULTURE, CONTRACT, LOAD, PIRATE
from entrepot.import_export.powers import lasting
from entrepot.import_export.queries import goods_count, imports_count, missing_tier
from entrepot.import_export.questions import Questions
from entrepot.import_export.state import LOOSE, Completion, Player, Ship, Trade, same_ship, slot
from entrepot.import_export.stowage import any_takes, is_full, put_aboard, wild_types, with_contract
from entrepot.kernel.choice import NO, YES, Choice, No, Yes

lasting("wheat", wild_containers=AGRICULTURE)
lasting("coffee", wild_contracts=AGRICULTURE)
lasting("tortillas", wild_itself=True)
lasting("onions", sees_itself=True)
lasting("sugar", paid_contracts=AGRICULTURE)
lasting("iceland_water", always_earns=True)


# -- at completion


@moments.completed
def onions(t: Trade, me: Player, ask: Questions, done: Completion) -> None:
    """Counts every agriculture contract that became a shipment, even if it is no longer one."""
    if done.by is me:
        moves.gain(t, me, 2 * sum(t.types[card] == AGRICULTURE for card in done.contracts))


@moments.immediate
def potatoes(t: Trade, me: Player, ask: Questions) -> None:
    moves.gain(t, me, 2)
    moves.draw(t, ask, me, 2)


@moments.immediate
def honey(t: Trade, me: Player, ask: Questions) -> None:
    """Virtual goods count too."""
    moves.gain(t, me, 2 * sum(goods_count(t, player, AGRICULTURE) for player in t.players))


@moments.instead
def beer(t: Trade, me: Player, ask: Questions, zone: list[int], source: str) -> None:
    """From a ship or by a power. A copy, or a card that changes hands, is already a shipment."""
    if ask.choose(me, yes_while_there, t.card, zone) is not None:
        zone.remove(t.card)
        moves.to_island(t, me, t.card, source)
        moves.gain(t, me, 6)


def yes_while_there(t: Trade, seat: int, card: int, zone: list[int]) -> list[Yes | No]:
    return [YES, NO] if card in zone else []


@moments.immediate
def rice(t: Trade, me: Player, ask: Questions) -> None:
    """A copy is not an agriculture shipment, so it does not count itself."""
    moves.gain(t, me, 2 * sum(t.types[card] == AGRICULTURE for card in me.shipments))


@moments.immediate
def chicken_feed(t: Trade, me: Player, ask: Questions) -> None:
    """The first player clockwise who wants it and can pay in full buys it. It is sold only once."""
    for player in t.others(me):
        if ask.choose(player, buy_or_no, me.seat, t.card) is not None:
            moves.pay(t, player, 6, me)
            shipping.pass_on(t, ask, me, player, t.card)
            return


def buy_or_no(t: Trade, seat: int, seller: int, card: int) -> list[Yes | No]:
    there = card in t.players[seller].shipments
    return [YES, NO] if there and t.players[seat].credits >= 6 else []


@moments.immediate
def almonds(t: Trade, me: Player, ask: Questions) -> None:
    """By now the ship that brought it has been paid out."""
    moves.gain(t, me, 8 if me.credits <= 18 else 4)


@moments.immediate
def hawaiian_salt(t: Trade, me: Player, ask: Questions) -> None:
    """Hands are shown to everyone; the credits come from the bank."""
    taken = 0
    for player in t.others(me):
        moves.show_hand(t, player)
        for card in [card for card in player.hand if t.types[card] == AGRICULTURE]:
            player.hand.remove(card)
            moves.to_hand(t, me, card, f"seat-{player.seat}")
            taken += 1
    moves.gain(t, me, 2 * taken)


@moments.immediate
def bamboo(t: Trade, me: Player, ask: Questions) -> None:
    """It may go under the ship that brought it, if that ship has stayed in harbour, empty."""
    choice = ask.choose(me, ships_for_it, t.card)
    if isinstance(choice, c.ChooseShip):
        t.used.append(t.card)
        shipping.leave(t, me, t.card)
        shipping.put_contract(t, ask, me, t.card, t.ship(choice.ship), source="shipments")


def ships_for_it(t: Trade, seat: int, card: int) -> list[c.ChooseShip | No]:
    me = t.players[seat]
    if card in t.used or card not in me.shipments:
        return []
    return [*[c.ChooseShip(ship.number) for ship in shipping.ships_with_room(t, me, card)], NO]


@moments.immediate
def soy_sauce(t: Trade, me: Player, ask: Questions) -> None:
    """In the order of import, so the latest may find no room; they are paid for all the same."""
    if imports_count(t, me, CONTRACT) and ask.yes(me):
        for card in [card for card in me.imports if t.types[card] == AGRICULTURE]:
            me.imports.remove(card)
            moves.add_good(t, me, card, "imports")
            moves.gain(t, me, 2)


@moments.immediate
def apples(t: Trade, me: Player, ask: Questions) -> None:
    """The card is there before anybody answers the apples' ship, so it may answer that ship too."""
    card = ask.card(me, me.hand, may=True, type=AGRICULTURE)
    if card is not None:
        shipping.arrive_by_power(t, ask, me, card, me.hand, "hand")


# -- contracting and loading


@moments.contracted
def paprika(t: Trade, me: Player, ask: Questions, by: Player, card: int, by_action: bool) -> None:
    if by is me:
        load_by_power(t, ask, me)


@moments.contracted
def sugar(t: Trade, me: Player, ask: Questions, by: Player, card: int, by_action: bool) -> None:
    if by is me and t.types[card] == AGRICULTURE:
        moves.gain(t, me, 2)


@moments.contracted
def jasmine_tea(
    t: Trade, me: Player, ask: Questions, by: Player, card: int, by_action: bool
) -> None:
    """A free contract action counts too. Whoever declines may still sell later in the turn."""
    if by is me and by_action:
        choice = ask.choose(me, sales, t.card, may=True)
        if choice is not None:
            t.used.append(t.card)
            moves.sell(t, me, choice.card, 2)


def sales(t: Trade, seat: int, card: int) -> list[c.Sell]:
    return [] if card in t.used else [c.Sell(each) for each in t.players[seat].hand]


@moments.hand_uses
def lutefisk(t: Trade, me: Player, card: int) -> list[Choice]:
    """Only if the tier is met."""
    ships = [] if missing_tier(t, me, card) else shipping.ships_with_room(t, me, card)
    return [c.UseShip(card, ship.number) for ship in ships]


@moments.use
def lutefisk__contract(t: Trade, me: Player, ask: Questions, choice: c.UseShip) -> None:
    me.hand.remove(t.card)
    shipping.put_contract(t, ask, me, t.card, t.ship(choice.ship))


@moments.earns
def lutefisk__earns(t: Trade, me: Player, choice: c.UseShip) -> bool:
    return contract_earns(t, me, t.card, t.ship(choice.ship))


@moments.contract_options
def flour(t: Trade, me: Player, card: int, ship: Ship) -> list[Choice]:
    """The hand must hold a full load, even where loose containers will fill part of it."""
    alone = Ship(number=ship.number, contracts=[card])
    for container in me.hand:
        if container != card:
            put_aboard(t, alone, container)
    if missing_tier(t, me, card) or not is_full(t, alone):
        return []
    left = slots_left(t, card, with_contract(t, ship, card))
    return [c.ContractLoaded(card, ship.number)] if left else []


@moments.contract_choice
def flour__load(t: Trade, me: Player, ask: Questions, card: int, ship: Ship) -> None:
    """Comes after the answers to the contract. The ship is checked once all of them are aboard."""
    choice = ask.choose(me, cargo_options, card, ship.number, by_hand=True)
    if choice is not None:
        for container in choice.cards:
            me.hand.remove(container)
            put_aboard(t, ship, container)
        shipping.loaded(t, ask, me, ship, dict.fromkeys(choice.cards, "hand"), "power")


def cargo_options(t: Trade, seat: int, contract: int, number: int) -> list[c.ChooseCards]:
    """The sets of hand cards that fill the contract's open slots."""
    me, ship = t.players[seat], t.ship(number)
    left = slots_left(t, contract, ship) if contract in ship.contracts else 0
    slots = [slot(contract, type) for type, count in enumerate(t.loads[contract]) if count]
    wild = wild_types(t, me)
    fitting = [card for card in me.hand if any_takes(t, slots, t.types[card], wild)]
    sets = combinations(fitting, left) if left else ()
    return [c.ChooseCards(cargo) for cargo in sets if fills_up(t, ship, cargo)]


def slots_left(t: Trade, contract: int, ship: Ship) -> int:
    """How many slots of the contract are open."""
    filled = sum(place >= 0 and place // 8 == contract for place in ship.slots)
    return sum(t.loads[contract]) - filled


def fills_up(t: Trade, ship: Ship, cargo: tuple[int, ...]) -> bool:
    """Would each of these containers fill one more slot of the ship?"""
    trial = same_ship(ship)
    for card in cargo:
        put_aboard(t, trial, card)
    return trial.slots.count(LOOSE) == ship.slots.count(LOOSE)


@moments.carried
def bok_choy(t: Trade, me: Player, ship: Ship) -> None:
    """Paid to the ship's owner, whoever loaded it; no tier is needed."""
    if not any(t.types[card] == AGRICULTURE for card in ship.contracts):
        moves.gain(t, me, 2)


@moments.loaded
def whole_wheat(t: Trade, me: Player, ask: Questions, by: Player, card: int, how: str) -> None:
    """The player's own loads count too; loose containers that a new contract binds do not."""
    if t.types[card] == AGRICULTURE:
        two_cards_or_credits(t, me, ask, may=True)


def two_cards_or_credits(t: Trade, me: Player, ask: Questions, may: bool) -> None:
    choice = ask.choose(me, draw_or_credits, may=may)
    if isinstance(choice, c.Draw):
        moves.draw(t, ask, me, 2)
    elif choice is not None:
        moves.gain(t, me, 2)


def draw_or_credits(t: Trade, seat: int) -> list[c.Draw | c.ChooseCredits]:
    """Without a deck there is nothing to draw, so drawing is not offered."""
    return [c.Draw(), c.ChooseCredits()] if t.deck else [c.ChooseCredits()]


# -- the rest


@moments.uses
def iceland_water(t: Trade, me: Player) -> list[Choice]:
    return [c.UseCard(t.card, card) for card in me.hand if t.types[card] == AGRICULTURE]


@moments.use
def iceland_water__sell(t: Trade, me: Player, ask: Questions, choice: c.UseCard) -> None:
    moves.sell(t, me, choice.card, 2)


@moments.alternatives
def rice_cookers(t: Trade, me: Player, action: int) -> list[int]:
    """Both give the same number of actions: all load and all contract imports count."""
    return [LOAD, CONTRACT] if action in (LOAD, CONTRACT) else []


@moments.taken
def aeroponics(t: Trade, me: Player, ask: Questions, ship: Ship) -> None:
    """With exactly one container left, the ship comes home with it, loose."""
    if len(ship.containers) == 1:
        moves.come_home(t, ask, ship)


@moments.led
def dragon_fruit(t: Trade, me: Player, ask: Questions) -> None:
    if t.led == PIRATE:
        two_cards_or_credits(t, me, ask, may=False)
