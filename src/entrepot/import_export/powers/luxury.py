"""Powers of the luxury cards. A docstring gives the ruling; the card's words are in text/."""

from __future__ import annotations

from entrepot.import_export.actions.free import by_hand, free_action, free_options
from entrepot.import_export.actions.importing import import_one
from entrepot.import_export.any_time import contract_earns
from entrepot.import_export.asking import DONE, NO, Asking
from entrepot.import_export.cards import ACTIONS, CONSUMER, IMPORT, LUXURY, TYPES
from entrepot.import_export.moves import (
    add_good,
    answer_draw,
    draw,
    draw_cards,
    draw_one,
    gain,
    look_at_sea,
    pay,
    tell_draw,
)
from entrepot.import_export.powers import is_gone, lasting, on
from entrepot.import_export.queries import (
    ahead,
    good_room,
    goods_count,
    imports_count,
    missing_tier,
)
from entrepot.import_export.shipping import complete, leave, put_contract
from entrepot.import_export.state import Player, Ship, Trade, own_ships_in_harbour, slot
from entrepot.import_export.stowage import contract_room, half_full
from entrepot.kernel.ask import Choice, Finished
from entrepot.kernel.events import EVERYBODY

lasting("impalas", wild_containers=LUXURY)
lasting("gold_watches", wild_contracts=LUXURY)
lasting("leather_coats", good_value=(LUXURY, 3))
lasting("sauna", majority_factor=2)
lasting("scotch_whisky", shared_room=LUXURY)


# -- at completion


@on("immediate")
def massage_tables(t: Trade, me: Player, ask: Asking) -> None:
    """One draw, however many cards, which stay hidden; paid before anybody answers it."""
    drawn: list[int] = []
    while len(types_of(t, drawn)) == len(drawn) and draw_one(t, me, drawn):
        pass
    tell_draw(t, me, drawn)
    gain(t, me, len(drawn) + len(drawn) % 2)
    answer_draw(t, ask, me, drawn)


def types_of(t: Trade, cards: list[int]) -> list[int]:
    """The different types among the cards."""
    return list(dict.fromkeys(t.types[card] for card in cards))


@on("immediate")
def shower_heads(t: Trade, me: Player, ask: Asking) -> None:
    """Once for both cards, which stay hidden. With nothing to draw no type is named."""
    choice = ask.choose(me, all_types)
    if choice is not None:
        draw_named(t, me, ask, choice[1], 2, 8)


def all_types(t: Trade, seat: int) -> list[Choice]:
    return [("type", type) for type in range(len(TYPES))] if t.deck else []


def draw_named(t: Trade, me: Player, ask: Asking, named: int, count: int, prize: int) -> None:
    """The prize comes before anybody answers the draw, while the cards are in hand."""
    t.told("name", me, target=TYPES[named])
    drawn = draw_cards(t, me, count)
    if any(t.types[card] == named for card in drawn):
        gain(t, me, prize)
    answer_draw(t, ask, me, drawn)


@on("immediate")
def small_poodles(t: Trade, me: Player, ask: Asking) -> None:
    """Room is counted as it is when the card has left; without room it stays where it is."""
    place = me.shipments.index(t.card)
    del me.shipments[place]
    room = good_room(t, me, t.card)
    me.shipments.insert(place, t.card)
    if room:
        leave(t, me, t.card)
        add_good(t, me, t.card, "shipments")


@on("immediate")
def fluffy_pillows(t: Trade, me: Player, ask: Asking) -> None:
    """This one too, and all that came with the same ship."""
    gain(t, me, 2 * len(me.shipments))


@on("immediate")
def platinum_rings(t: Trade, me: Player, ask: Asking) -> None:
    """Of the cards held after drawing any may be played, also for nothing; later ones may not."""
    draw(t, ask, me, 8 - len(me.hand))
    playable = me.hand[:]
    while True:
        choice = ask.choose(me, still_held, tuple(playable))
        if choice is None:
            return
        card = choice[1]
        playable.remove(card)
        me.hand.remove(card)
        me.played.append(card)
        t.known[card] = EVERYBODY
        t.told("play", me, [card], "hand", ACTIONS[t.types[card]])
        free_action(t, ask, me, t.types[card])


def still_held(t: Trade, seat: int, cards: tuple[int, ...]) -> list[Choice]:
    return [*[("card", card) for card in t.players[seat].hand if card in cards], DONE]


@on("immediate")
def rolls_royce(t: Trade, me: Player, ask: Asking) -> None:
    """Any card of the game, wherever it lies. Where it can no longer win, none is named."""
    choice = ask.choose(me, all_cards)
    if is_gone(t):
        return
    if choice is not None:
        t.told("name", me, [choice[1]])
    drawn = draw_cards(t, me, 1)
    if choice is not None and drawn == [choice[1]]:
        t.known[choice[1]] = EVERYBODY
        t.winner = me.seat
        t.told("win", me, drawn)
        raise Finished
    answer_draw(t, ask, me, drawn)


def all_cards(t: Trade, seat: int) -> list[Choice]:
    if t.scoring or not t.deck:
        return []
    zones = [t.deck, t.discard, t.island, t.held]
    for player in t.players:
        zones += [player.hand, player.imports, player.goods, player.shipments, player.played]
        for ship in player.ships:
            zones += [ship.contracts, ship.containers]
    return [("card", card) for card in sorted(card for zone in zones for card in zone)]


@on("immediate")
def exclusive_cards(t: Trade, me: Player, ask: Asking) -> None:
    """Only who has 30 credits, and while there is a card to draw; naming a type is the yes."""
    choice = ask.choose(me, types_for_30)
    if choice is not None:
        pay(t, me, 30)
        draw_named(t, me, ask, choice[1], 1, 50)


def types_for_30(t: Trade, seat: int) -> list[Choice]:
    return [*all_types(t, seat), NO] if t.players[seat].credits >= 30 else []


@on("immediate")
def stretch_goals(t: Trade, me: Player, ask: Asking) -> None:
    """Each step for all players before the next; ships are looked at when all have imported.

    No owner is paid, nor for the free actions.
    """
    for player in t.clockwise(me.seat):
        if not is_gone(t):
            draw(t, ask, player, 1)
    for player in [] if is_gone(t) else t.clockwise(me.seat):
        gain(t, player, 2)
    raided: list[Ship] = []
    for player in t.clockwise(me.seat):
        raided += import_one(t, ask, player, may=False)
    look_at_sea(t, ask, [ship for ship in t.ships_at_sea() if ship in raided])
    for _ in range(2):
        if is_gone(t):
            return
        choice = ask(me, "choose-action", any_action, lapses=True)
        if choice is None or choice == DONE or is_gone(t):
            return
        free_action(t, ask, me, choice[1], paid=False)


def any_action(t: Trade, seat: int) -> list[Choice]:
    """The actions with which something could be done; closed hands hide which those are."""
    me = t.players[seat]
    found = [
        action
        for action in range(len(ACTIONS))
        if can_act(t, seat, action) or (t.closed_hands and me.hand and by_hand(me, action))
    ]
    return [*[("action", action) for action in found], DONE]


def can_act(t: Trade, seat: int, action: int) -> bool:
    return bool(t.ships_at_sea()) if action == IMPORT else len(free_options(t, seat, action)) > 1


# -- lasting


@on("virtual_goods")
def ferraris(t: Trade, me: Player, type: int) -> int:
    return 1


@on("contracted")
def helicopter(t: Trade, me: Player, ask: Asking, by: Player, card: int, by_action: bool) -> None:
    """The credits lie on the card and go with it, until it is a shipment no more."""
    if t.types[card] == LUXURY:
        t.stored[t.card] += 4
        t.told("store", me, [t.card], amount=4)


@on("uses")
def oysters(t: Trade, me: Player) -> list[Choice]:
    return [
        ("use", t.card, "cs", card, ship.number)
        for card in me.hand
        if t.types[card] == LUXURY and not missing_tier(t, me, card)
        for ship in own_ships_in_harbour(me)
        if contract_room(t, me, card, ship)
    ]


@on("use")
def oysters__contract(t: Trade, me: Player, ask: Asking, choice: Choice) -> None:
    me.hand.remove(choice[3])
    put_contract(t, ask, me, choice[3], t.ship(choice[4]))


@on("earns")
def oysters__earns(t: Trade, me: Player, choice: Choice) -> bool:
    return contract_earns(t, me, choice[3], t.ship(choice[4]))


@on("uses")
def prefab_homes(t: Trade, me: Player) -> list[Choice]:
    return [
        ("use", t.card, "s", ship.number)
        for ship in own_ships_in_harbour(me)
        if half_full(t, ship, LUXURY)
    ]


@on("early")
def prefab_homes__ask(t: Trade, me: Player, ask: Asking, ship: Ship) -> None:
    """Whenever something has changed on a ship that could be completed."""
    if ask.choose(me, ship_if_half_full, ship.number) is not None:
        complete(t, ask, me, ship)


def ship_if_half_full(t: Trade, seat: int, number: int) -> list[Choice]:
    return [("ship", number), NO] if half_full(t, t.ship(number), LUXURY) else []


@on("use")
def prefab_homes__complete(t: Trade, me: Player, ask: Asking, choice: Choice) -> None:
    complete(t, ask, me, t.ship(choice[3]))


@on("earns")
def prefab_homes__earns(t: Trade, me: Player, choice: Choice) -> bool:
    return True


# -- the end of the game


@on("final_uses")
def teslas(t: Trade, me: Player) -> list[Choice]:
    return [("use", t.card, "")] if unclaimed(t, me) else []


@on("final")
def teslas__count(t: Trade, me: Player, ask: Asking, choice: Choice) -> None:
    """An import is one good at most, while it is an import; what was declared then holds."""
    for card in unclaimed(t, me):
        chosen = ask.choose(me, card_as_type, card)
        assert chosen is not None
        me.claimed.append(slot(card, chosen[2]))
        t.told("claim", me, [card], target=TYPES[chosen[2]])


def unclaimed(t: Trade, me: Player) -> list[int]:
    """Luxury imports that do not count as goods yet."""
    claimed = [place // 8 for place in me.claimed]
    return [card for card in me.imports if t.types[card] == LUXURY and card not in claimed]


def card_as_type(t: Trade, seat: int, card: int) -> list[Choice]:
    return [("card-as", card, type) for type in range(len(TYPES))]


@on("final_uses")
def diamond_rings(t: Trade, me: Player) -> list[Choice]:
    if t.card in t.used:
        return []
    one: list[Choice] = [("use", t.card, "c", card) for card in me.shipments]
    return one + [
        ("use", t.card, "cc", a, b)
        for i, a in enumerate(me.shipments)
        for b in me.shipments[i + 1 :]
    ]


@on("final")
def diamond_rings__move(t: Trade, me: Player, ask: Asking, choice: Choice) -> None:
    """One or two at once, itself too. They are shipments no more, and no limit holds."""
    t.used.append(t.card)
    for card in choice[3:]:
        leave(t, me, card)
        add_good(t, me, card, "shipments", limited=False)


@on("final_uses")
def cologne(t: Trade, me: Player) -> list[Choice]:
    if t.card in t.used:
        return []
    actions = [action for action in range(len(ACTIONS)) if imports_count(t, me, action)]
    return [("use", t.card, "a", action) for action in actions]


@on("final")
def cologne__take(t: Trade, me: Player, ask: Asking, choice: Choice) -> None:
    t.used.append(t.card)
    gain(t, me, 4 * imports_count(t, me, choice[3]))


@on("score")
def champagne(t: Trade, me: Player) -> int:
    return 8 if me.seat in ahead(t, [len(player.shipments) for player in t.players]) else 0


@on("score")
def helicopter__score(t: Trade, me: Player) -> int:
    return t.stored[t.card]


@on("score")
def velvet_robes(t: Trade, me: Player) -> int:
    return len(me.hand)


@on("score")
def vintage_wines(t: Trade, me: Player) -> int:
    return 20 if all(goods_count(t, me, type) >= 2 for type in range(len(TYPES))) else 0


@on("score")
def gold_toilets(t: Trade, me: Player) -> int:
    return 6 * sum(t.types[card] == LUXURY for card in me.shipments)


@on("score")
def nice_suits(t: Trade, me: Player) -> int:
    loaded = [sum(len(ship.containers) for ship in player.ships) for player in t.players]
    return 16 if me.seat in ahead(t, loaded) and loaded[me.seat] else 0


@on("score")
def apple_watch(t: Trade, me: Player) -> int:
    return 6 * min(goods_count(t, me, LUXURY), goods_count(t, me, CONSUMER))
