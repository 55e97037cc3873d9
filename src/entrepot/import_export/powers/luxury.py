"""Powers of the luxury cards. A docstring gives the ruling; the card's words are in text/."""

from __future__ import annotations

from itertools import combinations

from entrepot.import_export import choices as c
from entrepot.import_export import moments, moves, shipping
from entrepot.import_export.actions.free import by_hand, free_action, free_options
from entrepot.import_export.actions.importing import import_one
from entrepot.import_export.cards import ACTIONS, CONSUMER, IMPORT, LUXURY, TYPES
from entrepot.import_export.powers import is_gone, lasting
from entrepot.import_export.queries import (
    ahead,
    good_room,
    goods_count,
    imports_count,
    missing_tier,
)
from entrepot.import_export.questions import Questions
from entrepot.import_export.state import Player, Ship, Trade, slot, with_entry
from entrepot.import_export.stowage import half_full
from entrepot.kernel.ask import Finished
from entrepot.kernel.choice import DONE, NO, Choice, Done, No
from entrepot.kernel.events import EVERYBODY

lasting("impalas", wild_containers=LUXURY)
lasting("gold_watches", wild_contracts=LUXURY)
lasting("leather_coats", good_value=(LUXURY, 3))
lasting("sauna", majority_factor=2)
lasting("scotch_whisky", shared_room=LUXURY)
lasting("prefab_homes", always_earns=True)


# -- at completion


@moments.immediate
def massage_tables(t: Trade, me: Player, ask: Questions) -> None:
    """One draw, however many cards; they stay hidden. It pays before anybody answers the draw."""
    drawn: list[int] = []
    types: list[int] = []
    while len(dict.fromkeys(types)) == len(types) and moves.draw_one(t, me, drawn):
        types.append(t.types[drawn[-1]])
    moves.emit_draw(t, me, drawn)
    moves.gain(t, me, len(drawn) + len(drawn) % 2)
    moves.answer_draw(t, ask, me, drawn)


@moments.immediate
def shower_heads(t: Trade, me: Player, ask: Questions) -> None:
    """One prize for both cards, which stay hidden. With nothing to draw, no type is named."""
    choice = ask.choose(me, all_types)
    if choice is not None:
        draw_named(t, me, ask, choice.type, 2, 8)


def all_types(t: Trade, seat: int) -> list[c.ChooseType]:
    return [c.ChooseType(type) for type in range(len(TYPES))] if t.deck else []


def draw_named(t: Trade, me: Player, ask: Questions, named: int, count: int, prize: int) -> None:
    """The prize comes before anybody answers the draw, while the cards are in hand."""
    t.emit_with_cause("name", me, target=TYPES[named])
    drawn = moves.draw_cards(t, me, count)
    if any(t.types[card] == named for card in drawn):
        moves.gain(t, me, prize)
    moves.answer_draw(t, ask, me, drawn)


@moments.immediate
def small_poodles(t: Trade, me: Player, ask: Questions) -> None:
    """Room is counted as if the card had left; without room, it stays where it is."""
    place = me.shipments.index(t.card)
    del me.shipments[place]
    room = good_room(t, me, t.card)
    me.shipments.insert(place, t.card)
    if room:
        shipping.leave(t, me, t.card)
        moves.add_good(t, me, t.card, "shipments")


@moments.immediate
def fluffy_pillows(t: Trade, me: Player, ask: Questions) -> None:
    """Counts this one too, and all that came with the same ship."""
    moves.gain(t, me, 2 * len(me.shipments))


@moments.immediate
def platinum_rings(t: Trade, me: Player, ask: Questions) -> None:
    """Any card held after drawing may be played, even to no effect; later ones may not."""
    moves.draw(t, ask, me, 8 - len(me.hand))
    playable = me.hand[:]
    while True:
        choice = ask.choose(me, still_held, tuple(playable))
        if not isinstance(choice, c.ChooseCard):
            return
        card = choice.card
        playable.remove(card)
        me.hand.remove(card)
        me.played.append(card)
        t.known[card] = EVERYBODY
        t.emit_with_cause("play", me, [card], "hand", ACTIONS[t.types[card]])
        free_action(t, ask, me, t.types[card])


def still_held(t: Trade, seat: int, cards: tuple[int, ...]) -> list[c.ChooseCard | Done]:
    return [*[c.ChooseCard(card) for card in t.players[seat].hand if card in cards], DONE]


@moments.immediate
def rolls_royce(t: Trade, me: Player, ask: Questions) -> None:
    """Any card of the game, wherever it lies. No card is named where that can no longer win."""
    choice = ask.choose(me, all_cards)
    if is_gone(t):
        return
    if choice is not None:
        t.emit_with_cause("name", me, [choice.card])
    drawn = moves.draw_cards(t, me, 1)
    if choice is not None and drawn == [choice.card]:
        t.known[choice.card] = EVERYBODY
        t.winner = me.seat
        t.emit_with_cause("win", me, drawn)
        raise Finished
    moves.answer_draw(t, ask, me, drawn)


def all_cards(t: Trade, seat: int) -> list[c.ChooseCard]:
    if t.scoring or not t.deck:
        return []
    zones = [t.deck, t.discard, t.island, t.held]
    for player in t.players:
        zones += [player.hand, player.imports, player.goods, player.shipments, player.played]
        for ship in player.ships:
            zones += [ship.contracts, ship.containers]
    return [c.ChooseCard(card) for card in sorted(card for zone in zones for card in zone)]


@moments.immediate
def exclusive_cards(t: Trade, me: Player, ask: Questions) -> None:
    """Only with 30 credits, and while there is a card to draw. Naming a type means yes."""
    choice = ask.choose(me, types_for_30)
    if isinstance(choice, c.ChooseType):
        moves.pay(t, me, 30)
        draw_named(t, me, ask, choice.type, 1, 50)


def types_for_30(t: Trade, seat: int) -> list[c.ChooseType | No]:
    return [*all_types(t, seat), NO] if t.players[seat].credits >= 30 else []


@moments.immediate
def stretch_goals(t: Trade, me: Player, ask: Questions) -> None:
    """All players take each step before the next; ships are checked when all have imported.

    No owner is paid, not even for the free actions.
    """
    for player in t.clockwise(me.seat):
        if not is_gone(t):
            moves.draw(t, ask, player, 1)
    for player in [] if is_gone(t) else t.clockwise(me.seat):
        moves.gain(t, player, 2)
    raided: list[Ship] = []
    for player in t.clockwise(me.seat):
        raided += import_one(t, ask, player, may=False)
    moves.look_at_sea(t, ask, [ship for ship in t.ships_at_sea() if ship in raided])
    for _ in range(2):
        if is_gone(t):
            return
        choice = ask.put(me, "choose-action", any_action, lapses=True)
        if not isinstance(choice, c.ChooseAction) or is_gone(t):
            return
        free_action(t, ask, me, choice.action, paid=False)


def any_action(t: Trade, seat: int) -> list[c.ChooseAction | Done]:
    """The actions that could do something; closed hands hide which those are."""
    actions = [action for action in range(len(ACTIONS)) if may_act(t, t.players[seat], action)]
    return [*[c.ChooseAction(action) for action in actions], DONE]


def may_act(t: Trade, me: Player, action: int) -> bool:
    if t.closed_hands and me.hand and by_hand(me, action):
        return True
    return bool(t.ships_at_sea() if action == IMPORT else free_options(t, me.seat, action))


# -- lasting


@moments.virtual_goods
def ferraris(t: Trade, me: Player, type: int) -> int:
    return 1


@moments.contracted
def helicopter(
    t: Trade, me: Player, ask: Questions, by: Player, card: int, by_action: bool
) -> None:
    """The credits lie on the card and go with it, until it is no longer a shipment."""
    if t.types[card] == LUXURY:
        t.stored = with_entry(t.stored, t.card, t.stored[t.card] + 4)
        t.emit_with_cause("store", me, [t.card], amount=4)


@moments.uses
def oysters(t: Trade, me: Player) -> list[Choice]:
    return [
        c.UseContract(t.card, card, ship.number)
        for card in me.hand
        if t.types[card] == LUXURY and not missing_tier(t, me, card)
        for ship in shipping.ships_with_room(t, me, card)
    ]


@moments.use
def oysters__contract(t: Trade, me: Player, ask: Questions, choice: c.UseContract) -> None:
    me.hand.remove(choice.card)
    shipping.put_contract(t, ask, me, choice.card, t.ship(choice.ship))


@moments.uses
def prefab_homes(t: Trade, me: Player) -> list[Choice]:
    ships = [ship for ship in me.ships if half_full(t, ship, LUXURY)]
    return [c.UseShip(t.card, ship.number) for ship in ships]


@moments.early
def prefab_homes__ask(t: Trade, me: Player, ask: Questions, ship: Ship) -> None:
    """Asked whenever something has changed on a ship that could be completed."""
    if ask.choose(me, ship_if_half_full, ship.number) is not None:
        shipping.complete(t, ask, me, ship)


def ship_if_half_full(t: Trade, seat: int, number: int) -> list[c.ChooseShip | No]:
    return [c.ChooseShip(number), NO] if half_full(t, t.ship(number), LUXURY) else []


@moments.use
def prefab_homes__complete(t: Trade, me: Player, ask: Questions, choice: c.UseShip) -> None:
    shipping.complete(t, ask, me, t.ship(choice.ship))


# -- the end of the game


@moments.final_uses
def teslas(t: Trade, me: Player) -> list[Choice]:
    return [c.Use(t.card)] if unclaimed(t, me) else []


@moments.final
def teslas__count(t: Trade, me: Player, ask: Questions, choice: Choice) -> None:
    """An import is one good at most, and only while it is an import; its type is final."""
    for card in unclaimed(t, me):
        chosen = ask.choose(me, card_as_type, card)
        assert chosen is not None
        me.claimed.append(slot(card, chosen.type))
        t.emit_with_cause("claim", me, [card], target=TYPES[chosen.type])


def unclaimed(t: Trade, me: Player) -> list[int]:
    """Luxury imports that do not count as goods yet."""
    claimed = [place // 8 for place in me.claimed]
    return [card for card in me.imports if t.types[card] == LUXURY and card not in claimed]


def card_as_type(t: Trade, seat: int, card: int) -> list[c.ChooseCardAs]:
    return [c.ChooseCardAs(card, type) for type in range(len(TYPES))]


@moments.final_uses
def diamond_rings(t: Trade, me: Player) -> list[Choice]:
    if t.card in t.used:
        return []
    one = [c.UseCard(t.card, card) for card in me.shipments]
    return [*one, *[c.UseCards(t.card, pair) for pair in combinations(me.shipments, 2)]]


@moments.final
def diamond_rings__move(
    t: Trade, me: Player, ask: Questions, choice: c.UseCard | c.UseCards
) -> None:
    """One or two at once, itself included. They are no longer shipments, and no limit applies."""
    t.used.append(t.card)
    for card in choice.cards if isinstance(choice, c.UseCards) else (choice.card,):
        shipping.leave(t, me, card)
        moves.add_good(t, me, card, "shipments", limited=False)


@moments.final_uses
def cologne(t: Trade, me: Player) -> list[Choice]:
    if t.card in t.used:
        return []
    actions = [action for action in range(len(ACTIONS)) if imports_count(t, me, action)]
    return [c.UseAction(t.card, action) for action in actions]


@moments.final
def cologne__take(t: Trade, me: Player, ask: Questions, choice: c.UseAction) -> None:
    t.used.append(t.card)
    moves.gain(t, me, 4 * imports_count(t, me, choice.action))


@moments.score
def champagne(t: Trade, me: Player) -> int:
    return 8 if me.seat in ahead(t, [len(player.shipments) for player in t.players]) else 0


@moments.score
def helicopter__score(t: Trade, me: Player) -> int:
    return t.stored[t.card]


@moments.score
def velvet_robes(t: Trade, me: Player) -> int:
    return len(me.hand)


@moments.score
def vintage_wines(t: Trade, me: Player) -> int:
    return 20 if all(goods_count(t, me, type) >= 2 for type in range(len(TYPES))) else 0


@moments.score
def gold_toilets(t: Trade, me: Player) -> int:
    return 6 * sum(t.types[card] == LUXURY for card in me.shipments)


@moments.score
def nice_suits(t: Trade, me: Player) -> int:
    loaded = [sum(len(ship.containers) for ship in player.ships) for player in t.players]
    return 16 if me.seat in ahead(t, loaded) and loaded[me.seat] else 0


@moments.score
def apple_watch(t: Trade, me: Player) -> int:
    return 6 * min(goods_count(t, me, LUXURY), goods_count(t, me, CONSUMER))
