"""Powers of the illegal cards. A docstring gives the ruling; the card's words are in text/."""

from __future__ import annotations

from entrepot.import_export.actions.pirate import at_sea_or_no, hold, place, raided_at_sea, seize
from entrepot.import_export.asking import NO, Asking
from entrepot.import_export.cards import AGRICULTURE, ILLEGAL, LUXURY, PIRATE, TECHNOLOGY
from entrepot.import_export.moves import (
    add_good,
    gain,
    hand_over,
    look_at_sea,
    look_for_a_win,
    pay,
    random_card,
    supply_island,
    to_hand,
    to_island,
    turn_up,
)
from entrepot.import_export.powers import is_gone, lasting, on, own
from entrepot.import_export.queries import ahead, good_room, goods_count
from entrepot.import_export.shipping import arrive_by_power, load, pass_on, ship_choices
from entrepot.import_export.state import Completion, Player, Ship, Trade, slot
from entrepot.kernel.ask import Choice
from entrepot.kernel.events import EVERYBODY
from entrepot.kernel.rng import below

lasting("big_cats", wild_containers=ILLEGAL)
lasting("seeds", wild_contracts=ILLEGAL)
lasting("foxes", wins_ties=True)
lasting("ivory", illegal_majority=6)
lasting("cannons", shared_imports=PIRATE)


# -- others pay


@on("immediate")
def ammunition(t: Trade, me: Player, ask: Asking) -> None:
    for player in t.others(me):
        if goods_count(t, player, ILLEGAL):
            pay(t, player, 2, me)


@on("immediate")
def danger_pets(t: Trade, me: Player, ask: Asking) -> None:
    for player in t.others(me):
        pay(t, player, 2, me)


@on("immediate")
def flamethrowers(t: Trade, me: Player, ask: Asking) -> None:
    """Heads, the others pay; tails, the owner pays as long as there are credits."""
    heads = below(t, 2) == 1
    t.told("coin", me, amount=int(heads))
    for player in t.others(me):
        if heads:
            pay(t, player, 4, me)
        else:
            pay(t, me, 2, player)


@on("completed")
def pistols(t: Trade, me: Player, ask: Asking, done: Completion) -> None:
    """Once for each illegal contract on the ship."""
    if done.by is not me:
        for _ in [card for card in done.contracts if t.types[card] == ILLEGAL]:
            pay(t, done.by, 2, me)


@on("imported")
def cannabis(
    t: Trade, me: Player, ask: Asking, by: Player, ship: Ship | None, cards: tuple[int, ...]
) -> None:
    """Also if it has no room; an import of the island counts, a power's "import 1" does not."""
    if by is not me and any(t.types[card] == ILLEGAL for card in cards):
        pay(t, by, 2, me)


@on("pirating")
def poison_bottles(t: Trade, me: Player, ask: Asking, by: Player) -> None:
    """Before the first pirate action of the turn since the bottles are there, a free one too."""
    if by is not me and slot(t.card, by.seat) not in t.tolls:
        t.tolls.append(slot(t.card, by.seat))
        pay(t, by, 2, me)


@on("pirating")
def shotguns(t: Trade, me: Player, ask: Asking, by: Player) -> None:
    """Before a pirate action of one's own; two cards are seen by giver and taker alone."""
    if by is not me or me.seat == t.leader or t.card in t.used:
        return
    t.used.append(t.card)
    for seat in [seat for seat in t.pirates if seat != me.seat]:
        giver = t.players[seat]
        choice = ask.choose(giver, credits_or_two_cards)
        if is_gone(t):
            return
        if choice is None or choice == ("credits",):
            pay(t, giver, 2, me)
        else:
            for card in choice[1:]:
                hand_over(t, giver, me, card)


def credits_or_two_cards(t: Trade, seat: int) -> list[Choice]:
    me = t.players[seat]
    found: list[Choice] = [("credits",)] if me.credits >= 2 else []
    return found + [("cards", a, b) for i, a in enumerate(me.hand) for b in me.hand[i + 1 :]]


@on("immediate")
def railguns(t: Trade, me: Player, ask: Asking) -> None:
    """A shipment brings its lasting power, not its immediate one; goods need room."""
    for player in t.others(me):
        choice = ask.choose(player, tributes)
        if is_gone(t):
            return
        if choice is None or choice == ("credits",):
            pay(t, player, 4, me)
        elif choice[0] == "shipment":
            pass_on(t, ask, player, me, choice[1])
        else:
            receive_two(t, ask, player, me, choice[1:])


def receive_two(t: Trade, ask: Asking, giver: Player, me: Player, cards: tuple[int, ...]) -> None:
    """Where there is room for one only, the taker says for which."""
    for card in cards:
        giver.goods.remove(card)
        t.held.append(card)
    choice = ask.choose(me, one_of_two, *cards)
    first = cards[0] if choice is None else choice[1]
    for card in sorted(cards, key=[first].count, reverse=True):
        t.held.remove(card)
        add_good(t, me, card, f"seat-{giver.seat}")


def one_of_two(t: Trade, seat: int, *cards: int) -> list[Choice]:
    me = t.players[seat]
    if good_room(t, me, *cards):
        return []
    return [("good", card) for card in cards if good_room(t, me, card)]


def tributes(t: Trade, seat: int) -> list[Choice]:
    me = t.players[seat]
    found: list[Choice] = [("credits",)] if me.credits >= 4 else []
    found += [("shipment", card) for card in me.shipments]
    return found + [("goods", a, b) for i, a in enumerate(me.goods) for b in me.goods[i + 1 :]]


@on("immediate")
def dyson_vacuums(t: Trade, me: Player, ask: Asking) -> None:
    """An empty hand is a whole hand. A virtual good can't be given; a good needs room."""
    for player in t.others(me):
        choice = ask.choose(player, hand_or_luxury)
        if is_gone(t):
            return
        if choice is not None and choice[0] == "good":
            player.goods.remove(choice[1])
            add_good(t, me, choice[1], f"seat-{player.seat}")
        else:
            for card in player.hand[:]:
                hand_over(t, player, me, card)


def hand_or_luxury(t: Trade, seat: int) -> list[Choice]:
    goods = [card for card in t.players[seat].goods if t.types[card] == LUXURY]
    return [("hand",), *[("good", card) for card in goods]]


@on("completed")
def a_small_tank(t: Trade, me: Player, ask: Asking, done: Completion) -> None:
    """Once for each ship, and nobody but the two sees the card."""
    if done.by is not me:
        card = ask.card(done.by, done.by.hand)
        if card is not None:
            hand_over(t, done.by, me, card)


# -- taking things


@on("pirated")
def big_ammunition(t: Trade, me: Player, ask: Asking, ship: Ship | None, card: int) -> None:
    """For each container from a ship that was at sea, before it is placed."""
    if ship is not None and t.owner(ship) is not me:
        stolen = random_card(t, t.owner(ship))
        if stolen is not None:
            hand_over(t, t.owner(ship), me, stolen)


@on("pirated")
def stolen_rice(t: Trade, me: Player, ask: Asking, ship: Ship | None, card: int) -> None:
    """From wherever it is pirated, also if it is then discarded."""
    if t.types[card] == AGRICULTURE:
        gain(t, me, 2)


@on("after_pirate")
def stolen_tires(t: Trade, me: Player, ask: Asking) -> None:
    supply_island(t)


@on("after_pirate")
def drugs(t: Trade, me: Player, ask: Asking) -> None:
    """One more container, which is no further action."""
    if t.card not in t.used:
        choice = ask.choose(me, at_sea_or_no)
        if choice is not None:
            t.used.append(t.card)
            seize(t, ask, me, choice)


@on("pirate_options")
def mini_van(t: Trade, me: Player, actions: int) -> list[Choice]:
    found: list[Choice] = []
    for player in t.others(me):
        for ship in player.ships:
            if not ship.at_sea and not ship.leaving:
                found += [("pirate", ship.number, card) for card in ship.containers]
        if player.hand:
            found.append(("pirate-hand", "hand", player.seat))
    return [*found, ("pirate-deck", "deck")] if t.deck else found


@on("pirate_choice")
def mini_van__take(t: Trade, me: Player, ask: Asking, choice: Choice) -> int | None:
    """A container from elsewhere than a ship is loaded or discarded like any other."""
    if choice[0] == "pirate-deck":
        card, source = turn_up(t), "deck"
    elif choice[0] == "pirate-hand":
        victim = t.players[choice[2]]
        card, source = random_card(t, victim), f"seat-{victim.seat}"
        if card is not None:
            victim.hand.remove(card)
    else:
        return None
    if card is not None:
        t.held.append(card)
        t.known[card] = EVERYBODY
        t.told("pirate", me, [card], source)
        own(t, ask, "pirated", me, None, card)
        place(t, ask, me, card, source)
    return 1


@on("place_options")
def stem_cells(t: Trade, me: Player, card: int) -> list[Choice]:
    """Instead of loading or discarding; offered only with the credits and the room for it."""
    return [("place-in", "goods")] if me.credits >= 2 and good_room(t, me, card) else []


@on("place_choice")
def stem_cells__place(t: Trade, me: Player, ask: Asking, card: int, source: str) -> None:
    pay(t, me, 2)
    t.held.remove(card)
    add_good(t, me, card, source)


@on("immediate")
def printed_money(t: Trade, me: Player, ask: Asking) -> None:
    """One container of each other player must be taken; this is no pirating and no load action."""
    raided: list[Ship] = []
    for player in t.others(me):
        choice = ask.choose(me, containers_of, player.seat)
        if choice is not None:
            raided += raided_at_sea(t, choice)
            ship = t.ship(choice[1])
            hold(t, ask, me, choice[2], ship, t.ship_word(ship))
            load_or_keep(t, ask, me, choice[2], t.ship_word(ship))
    look_at_sea(t, ask, raided)


def load_or_keep(t: Trade, ask: Asking, me: Player, card: int, source: str) -> None:
    where = ask.choose(me, ships_or_hand, card)
    t.held.remove(card)
    if where is None or where == ("hand",):
        to_hand(t, me, card, source)
    else:
        load(t, ask, me, t.ship(where[1]), {card: source}, "power")


def containers_of(t: Trade, seat: int, owner: int) -> list[Choice]:
    return [
        ("pirate", ship.number, card)
        for ship in t.players[owner].ships
        if not ship.leaving
        for card in ship.containers
    ]


def ships_or_hand(t: Trade, seat: int, card: int) -> list[Choice]:
    return [*ship_choices(t, t.players[seat], card, "place"), ("hand",)]


@on("immediate")
def dino_bones(t: Trade, me: Player, ask: Asking) -> None:
    """Everyone gives a good, the owner included; the island may offer fewer than two cards."""
    for player in t.clockwise(me.seat):
        good = ask.card(player, player.goods, verb="good")
        if good is not None:
            player.goods.remove(good)
            to_island(t, player, good, "goods")
    look_for_a_win(t)
    for _ in range(2):
        card = ask.card(me, t.island)
        if card is not None:
            t.island.remove(card)
            add_good(t, me, card, "island")


@on("immediate")
def stolen_research(t: Trade, me: Player, ask: Asking) -> None:
    """No shipment is out of play while they change places; a stolen copy is chosen anew."""
    choice = ask.choose(me, technology_of_others)
    if choice is not None:
        owner = next(player for player in t.players if choice[1] in player.shipments)
        pass_on(t, ask, me, owner, t.card)
        if choice[1] in owner.shipments:
            arrive_by_power(t, ask, me, choice[1], owner.shipments, f"seat-{owner.seat}")


def technology_of_others(t: Trade, seat: int) -> list[Choice]:
    found: list[Choice] = [
        ("shipment", card)
        for player in t.others(t.players[seat])
        for card in player.shipments
        if t.types[card] == TECHNOLOGY
    ]
    return [*found, NO]


# -- winning


@on("wins")
def the_mother_load(t: Trade, me: Player) -> bool:
    return goods_count(t, me, ILLEGAL) >= 8


@on("wins")
def exotic_fish(t: Trade, me: Player) -> bool:
    """Virtual goods count. Whoever wins all ties needs no more goods than the others."""
    if me.credits <= 0 or any(me.credits < 2 * player.credits for player in t.others(me)):
        return False
    return ahead(t, [all_goods(t, player) for player in t.players]) == [me.seat]


def all_goods(t: Trade, player: Player) -> int:
    return sum(goods_count(t, player, type) for type in range(LUXURY + 1))
