"""Powers of the illegal cards. A docstring gives the ruling; the card's words are in text/."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from entrepot.import_export import choices as c
from entrepot.import_export import moments, moves, shipping
from entrepot.import_export.actions.pirate import aboard, at_sea, hold, place, raided_at_sea, seize
from entrepot.import_export.cards import AGRICULTURE, ILLEGAL, LUXURY, PIRATE, TECHNOLOGY
from entrepot.import_export.powers import is_gone, lasting, own
from entrepot.import_export.queries import ahead, good_room, goods_count
from entrepot.import_export.questions import Questions
from entrepot.import_export.state import Completion, Player, Ship, Trade, own_ships_in_harbour, slot
from entrepot.kernel.choice import Choice
from entrepot.kernel.events import EVERYBODY
from entrepot.kernel.rng import below

lasting("big_cats", wild_containers=ILLEGAL)
lasting("seeds", wild_contracts=ILLEGAL)
lasting("foxes", wins_ties=True)
lasting("ivory", illegal_majority=6)
lasting("cannons", shared_imports=PIRATE)

NO_SHIP: Final[Ship | None] = None
"""What was pirated was on no ship."""


# -- others pay


@moments.immediate
def ammunition(t: Trade, me: Player, ask: Questions) -> None:
    for player in t.others(me):
        if goods_count(t, player, ILLEGAL):
            moves.pay(t, player, 2, me)


@moments.immediate
def danger_pets(t: Trade, me: Player, ask: Questions) -> None:
    for player in t.others(me):
        moves.pay(t, player, 2, me)


@moments.immediate
def flamethrowers(t: Trade, me: Player, ask: Questions) -> None:
    """Heads: the others pay. Tails: the owner pays for as long as there are credits."""
    heads = below(t, 2) == 1
    t.emit_with_cause("coin", me, amount=int(heads))
    for player in t.others(me):
        if heads:
            moves.pay(t, player, 4, me)
        else:
            moves.pay(t, me, 2, player)


@moments.completed
def pistols(t: Trade, me: Player, ask: Questions, done: Completion) -> None:
    """Once for each illegal contract on the ship."""
    if done.by is not me:
        for _ in [card for card in done.contracts if t.types[card] == ILLEGAL]:
            moves.pay(t, done.by, 2, me)


@moments.imported
def cannabis(
    t: Trade, me: Player, ask: Questions, by: Player, ship: Ship | None, cards: tuple[int, ...]
) -> None:
    """Even if it finds no room. An import from the island counts; a power's "import 1" does not."""
    if by is not me and any(t.types[card] == ILLEGAL for card in cards):
        moves.pay(t, by, 2, me)


@moments.pirating
def poison_bottles(t: Trade, me: Player, ask: Questions, by: Player) -> None:
    """Before a player's first pirate action of the turn, free or not, with the bottles in play."""
    if by is not me and slot(t.card, by.seat) not in t.tolls:
        t.tolls.append(slot(t.card, by.seat))
        moves.pay(t, by, 2, me)


@moments.pirating
def shotguns(t: Trade, me: Player, ask: Questions, by: Player) -> None:
    """Before the owner's own pirate action. Only giver and taker see the two cards."""
    if by is not me or me.seat == t.leader or t.card in t.used:
        return
    t.used.append(t.card)
    for seat in [seat for seat in t.pirates if seat != me.seat]:
        giver = t.players[seat]
        choice = ask.choose(giver, credits_or_two_cards)
        if is_gone(t):
            return
        if isinstance(choice, c.ChooseCards):
            for card in choice.cards:
                moves.hand_over(t, giver, me, card)
        else:
            moves.pay(t, giver, 2, me)


def credits_or_two_cards(t: Trade, seat: int) -> list[c.ChooseCredits | c.ChooseCards]:
    me = t.players[seat]
    pairs = [c.ChooseCards(pair) for pair in combinations(me.hand, 2)]
    return [c.ChooseCredits(), *pairs] if me.credits >= 2 else [*pairs]


@moments.immediate
def railguns(t: Trade, me: Player, ask: Questions) -> None:
    """A shipment brings its lasting power, not its immediate one; goods need room."""
    for player in t.others(me):
        choice = ask.choose(player, tributes)
        if is_gone(t):
            return
        if isinstance(choice, c.ChooseShipment):
            shipping.pass_on(t, ask, player, me, choice.card)
        elif isinstance(choice, c.ChooseGoods):
            receive_two(t, ask, player, me, choice.cards)
        else:
            moves.pay(t, player, 4, me)


def receive_two(
    t: Trade, ask: Questions, giver: Player, me: Player, cards: tuple[int, ...]
) -> None:
    """With room for only one, the taker says which."""
    for card in cards:
        giver.goods.remove(card)
        t.held.append(card)
    choice = ask.choose(me, one_of_two, *cards)
    first = cards[0] if choice is None else choice.card
    for card in sorted(cards, key=[first].count, reverse=True):
        t.held.remove(card)
        moves.add_good(t, me, card, f"seat-{giver.seat}")


def one_of_two(t: Trade, seat: int, *cards: int) -> list[c.ChooseGood]:
    me = t.players[seat]
    if good_room(t, me, *cards):
        return []
    return [c.ChooseGood(card) for card in cards if good_room(t, me, card)]


def tributes(t: Trade, seat: int) -> list[c.ChooseCredits | c.ChooseShipment | c.ChooseGoods]:
    me = t.players[seat]
    return [
        *([c.ChooseCredits()] if me.credits >= 4 else []),
        *[c.ChooseShipment(card) for card in me.shipments],
        *[c.ChooseGoods(pair) for pair in combinations(me.goods, 2)],
    ]


@moments.immediate
def dyson_vacuums(t: Trade, me: Player, ask: Questions) -> None:
    """An empty hand is a whole hand. Virtual goods can't be given, and a good needs room."""
    for player in t.others(me):
        choice = ask.choose(player, hand_or_luxury)
        if is_gone(t):
            return
        if isinstance(choice, c.ChooseGood):
            player.goods.remove(choice.card)
            moves.add_good(t, me, choice.card, f"seat-{player.seat}")
        else:
            for card in player.hand[:]:
                moves.hand_over(t, player, me, card)


def hand_or_luxury(t: Trade, seat: int) -> list[c.ChooseHand | c.ChooseGood]:
    goods = [card for card in t.players[seat].goods if t.types[card] == LUXURY]
    return [c.ChooseHand(), *[c.ChooseGood(card) for card in goods]]


@moments.completed
def a_small_tank(t: Trade, me: Player, ask: Questions, done: Completion) -> None:
    """Once for each ship; only the two players see the card."""
    if done.by is not me:
        card = ask.card(done.by, done.by.hand)
        if card is not None:
            moves.hand_over(t, done.by, me, card)


# -- taking things


@moments.pirated
def big_ammunition(t: Trade, me: Player, ask: Questions, ship: Ship | None, card: int) -> None:
    """For each container from a ship that was at sea, before it is placed."""
    if ship is not None and t.owner(ship) is not me:
        stolen = moves.random_card(t, t.owner(ship))
        if stolen is not None:
            moves.hand_over(t, t.owner(ship), me, stolen)


@moments.pirated
def stolen_rice(t: Trade, me: Player, ask: Questions, ship: Ship | None, card: int) -> None:
    """Wherever it is pirated from, even if it is then discarded."""
    if t.types[card] == AGRICULTURE:
        moves.gain(t, me, 2)


@moments.after_pirate
def stolen_tires(t: Trade, me: Player, ask: Questions) -> None:
    moves.supply_island(t)


@moments.after_pirate
def drugs(t: Trade, me: Player, ask: Questions) -> None:
    """One more container; it is not another action."""
    if t.card not in t.used:
        choice = ask.choose(me, at_sea, may=True)
        if choice is not None:
            t.used.append(t.card)
            seize(t, ask, me, choice)


@moments.pirate_options
def mini_van(t: Trade, me: Player, actions: int) -> list[Choice]:
    found: list[Choice] = []
    for player in t.others(me):
        found += aboard(own_ships_in_harbour(player))
        if player.hand:
            found.append(c.PirateHand("hand", player.seat))
    return [*found, c.PirateDeck()] if t.deck else found


@moments.pirate_choice
def mini_van__take(t: Trade, me: Player, ask: Questions, choice: Choice) -> int | None:
    """A container that comes from no ship is loaded or discarded like any other."""
    if isinstance(choice, c.PirateDeck):
        card, source = moves.turn_up(t), "deck"
    elif isinstance(choice, c.PirateHand):
        victim = t.players[choice.seat]
        card, source = moves.random_card(t, victim), f"seat-{victim.seat}"
        if card is not None:
            victim.hand.remove(card)
    else:
        return None
    if card is not None:
        t.held.append(card)
        t.known[card] = EVERYBODY
        t.emit_with_cause("pirate", me, [card], source)
        own(t, ask, moments.pirated, me, NO_SHIP, card)
        place(t, ask, me, card, source)
    return 1


@moments.place_options
def stem_cells(t: Trade, me: Player, card: int) -> list[Choice]:
    """Instead of loading or discarding; offered only with the credits and the room for it."""
    return [c.PlaceIn("goods")] if me.credits >= 2 and good_room(t, me, card) else []


@moments.place_choice
def stem_cells__place(t: Trade, me: Player, ask: Questions, card: int, source: str) -> None:
    moves.pay(t, me, 2)
    t.held.remove(card)
    moves.add_good(t, me, card, source)


@moments.immediate
def printed_money(t: Trade, me: Player, ask: Questions) -> None:
    """One container of each rival must be taken; that is neither pirating nor a load action."""
    raided: list[Ship] = []
    for player in t.others(me):
        choice = ask.choose(me, containers_of, player.seat)
        if choice is not None:
            raided += raided_at_sea(t, choice)
            ship = t.ship(choice.ship)
            hold(t, ask, me, choice.card, ship, t.ship_word(ship))
            load_or_keep(t, ask, me, choice.card, t.ship_word(ship))
    moves.look_at_sea(t, ask, raided)


def load_or_keep(t: Trade, ask: Questions, me: Player, card: int, source: str) -> None:
    where = ask.choose(me, ships_or_hand, card)
    t.held.remove(card)
    if isinstance(where, c.Place):
        shipping.load(t, ask, me, t.ship(where.ship), {card: source}, "power")
    else:
        moves.to_hand(t, me, card, source)


def containers_of(t: Trade, seat: int, owner: int) -> list[c.Pirate]:
    return aboard([ship for ship in t.players[owner].ships if not ship.leaving])


def ships_or_hand(t: Trade, seat: int, card: int) -> list[c.Place | c.ChooseHand]:
    return [*shipping.ship_choices(t, seat, card), c.ChooseHand()]


@moments.immediate
def dino_bones(t: Trade, me: Player, ask: Questions) -> None:
    """Everyone gives a good, the owner included; the island may offer fewer than two cards."""
    for player in t.clockwise(me.seat):
        good = ask.card(player, player.goods, make=c.ChooseGood)
        if good is not None:
            player.goods.remove(good)
            moves.to_island(t, player, good, "goods")
    moves.look_for_a_win(t)
    for _ in range(2):
        card = ask.card(me, t.island)
        if card is not None:
            t.island.remove(card)
            moves.add_good(t, me, card, "island")


@moments.immediate
def stolen_research(t: Trade, me: Player, ask: Questions) -> None:
    """Neither shipment leaves play while they change places; a stolen copy is chosen anew."""
    choice = ask.choose(me, technology_of_others, may=True)
    if choice is not None:
        owner = next(player for player in t.players if choice.card in player.shipments)
        shipping.pass_on(t, ask, me, owner, t.card)
        if choice.card in owner.shipments:
            shipping.arrive_by_power(t, ask, me, choice.card, owner.shipments, f"seat-{owner.seat}")


def technology_of_others(t: Trade, seat: int) -> list[c.ChooseShipment]:
    cards = [card for player in t.others(t.players[seat]) for card in player.shipments]
    return [c.ChooseShipment(card) for card in cards if t.types[card] == TECHNOLOGY]


@moments.wins
def the_mother_load(t: Trade, me: Player) -> bool:
    return goods_count(t, me, ILLEGAL) >= 8


@moments.wins
def exotic_fish(t: Trade, me: Player) -> bool:
    """Virtual goods count. Whoever wins all ties needs no more goods than the others."""
    if me.credits <= 0 or any(me.credits < 2 * player.credits for player in t.others(me)):
        return False
    types = range(LUXURY + 1)
    goods = [sum(goods_count(t, player, type) for type in types) for player in t.players]
    return ahead(t, goods) == [me.seat]
