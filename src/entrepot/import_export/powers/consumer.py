"""Powers of the consumer cards. A docstring gives the ruling; the card's words are in text/."""

from __future__ import annotations

from entrepot.import_export.actions.importing import free_import, import_by_power
from entrepot.import_export.asking import Asking
from entrepot.import_export.cards import CONSUMER, IMPORT, LUXURY
from entrepot.import_export.moves import (
    add_good,
    discard,
    draw,
    gain,
    to_hand,
    to_island,
)
from entrepot.import_export.powers import lasting, on
from entrepot.import_export.queries import good_room, goods_count
from entrepot.import_export.state import Completion, Player, Ship, Trade
from entrepot.kernel.ask import Choice

lasting("soap", wild_containers=CONSUMER)
lasting("candy", wild_contracts=CONSUMER)
lasting("shampoo", import_count=3)
lasting("pants", owner_pay=4)
lasting("can_openers", never_reaches=True)
lasting("dark_flight_games", picks_island=True)
lasting("mouthwash", sees_itself=True)
lasting("shoes", sees_itself=True)
lasting("paper", sees_itself=True)


# -- completing


@on("completed")
def mouthwash(t: Trade, me: Player, ask: Asking, done: Completion) -> None:
    """Once for each consumer contract of anybody; of its own ship those that came after it."""
    after = done.contracts
    if t.card in after:
        after = after[after.index(t.card) + 1 :]
    gain(t, me, 2 * sum(t.types[card] == CONSUMER for card in after))


@on("completed")
def shoes(t: Trade, me: Player, ask: Asking, done: Completion) -> None:
    """Once for each ship, however many contracts; its own too, or its own arrival by a power."""
    if t.deck and ask.yes(me):
        draw(t, ask, me, 1)


@on("completed")
def paper(t: Trade, me: Player, ask: Asking, done: Completion) -> None:
    """Once for each own consumer contract, this ship's too; the owner gets nothing."""
    if done.by is me:
        for _ in [card for card in done.contracts if t.types[card] == CONSUMER]:
            import_by_power(t, ask, me)


@on("immediate")
def cups(t: Trade, me: Player, ask: Asking) -> None:
    """Five more, however many are in hand; or what the deck has."""
    draw(t, ask, me, 5)


@on("immediate")
def glasses(t: Trade, me: Player, ask: Asking) -> None:
    """An action, so it may be declined, and what answers import actions answers it."""
    free_import(t, ask, me)


@on("immediate")
def pens(t: Trade, me: Player, ask: Asking) -> None:
    """Virtual goods count too."""
    gain(t, me, 2 * sum(goods_count(t, player, CONSUMER) for player in t.players))


@on("immediate")
def pocky(t: Trade, me: Player, ask: Asking) -> None:
    """The import is a must: without room the container is discarded."""
    gain(t, me, 2)
    draw(t, ask, me, 2)
    import_by_power(t, ask, me, may=False)


# -- what others do


@on("added")
def chapstick(t: Trade, me: Player, by: Player, card: int) -> None:
    """The own goods count too, and so do those added at the end of the game."""
    if t.types[card] == CONSUMER:
        gain(t, me, 2)


@on("added")
def bubblegum(t: Trade, me: Player, by: Player, card: int) -> None:
    """The own goods count too, and so do those added at the end of the game."""
    if t.types[card] == CONSUMER:
        gain(t, me, 4)


@on("followed")
def books(t: Trade, me: Player, ask: Asking, followers: int) -> None:
    """When all have decided, and once, however many follow and with whatever card."""
    if t.led == IMPORT and followers:
        gain(t, me, 2)


@on("returned")
def backpacks(t: Trade, me: Player, ask: Asking, by: Player, ship: Ship) -> None:
    """From whatever cause; a ship that never sailed does not return."""
    if t.deck and ask.yes(me):
        draw(t, ask, me, 1)


@on("draw_action")
def chairs(t: Trade, me: Player, ask: Asking, by: Player) -> None:
    """After the draw, also when the deck had nothing to give."""
    if by is not me:
        card = ask.card(me, me.hand, may=True)
        if card is not None:
            me.hand.remove(card)
            discard(t, me, card, "hand")


@on("lost")
def fake_dvds(t: Trade, me: Player, by: Player, amount: int) -> None:
    """What was paid in one payment counts, not what was owed; also when paid to the owner."""
    if amount >= 4:
        gain(t, me, 2)


@on("loaded")
def fixie_bikes(t: Trade, me: Player, ask: Asking, by: Player, card: int, how: str) -> None:
    """Each container that a load action loads, of anybody."""
    if how == "load":
        gain(t, me, 2)


@on("drew")
def lumber(t: Trade, me: Player, ask: Asking, by: Player, power: int, turned: bool) -> None:
    """Draws made by this power never set it off, also not a copy of it."""
    if by is not me and power != t.powers[t.card] and t.deck and ask.yes(me):
        draw(t, ask, me, 1)


@on("imported")
def protractors(
    t: Trade, me: Player, ask: Asking, by: Player, ship: Ship | None, cards: tuple[int, ...]
) -> None:
    """By an action or a power; from the same ship, if there is something left on it."""
    if by is not me and ship is not None and ship.at_sea:
        import_by_power(t, ask, me, ship)


# -- the leader's swap, room, the end


@on("uses")
def rope(t: Trade, me: Player) -> list[Choice]:
    """At any decision of the leader; what was taken from the island stays known to all."""
    if me.seat != t.leader or t.card in t.used:
        return []
    return [("use", t.card, "cc", mine, other) for mine in me.hand for other in t.island]


@on("use")
def rope__swap(t: Trade, me: Player, ask: Asking, choice: Choice) -> None:
    t.used.append(t.card)
    me.hand.remove(choice[3])
    t.island.remove(choice[4])
    to_island(t, me, choice[3], "hand")
    to_hand(t, me, choice[4], "island")


@on("import_room")
def board_games(t: Trade, me: Player) -> bool:
    """This card is one of the five; still only one container of an import goes to imports."""
    types = [t.types[card] for card in me.shipments]
    return all(type in types for type in range(LUXURY + 1))


@on("virtual_goods")
def ceramics(t: Trade, me: Player, type: int) -> int:
    """Only when the goods are counted at the end; virtual consumer goods count with them."""
    ended = t.scoring or t.winner >= 0
    return goods_count(t, me, CONSUMER) // 2 if ended and type == LUXURY else 0


@on("final_uses")
def cheap_shirts(t: Trade, me: Player) -> list[Choice]:
    return [("use", t.card, "")] if cheap_shirts__due(t, me) else []


@on("must_final")
def cheap_shirts__due(t: Trade, me: Player) -> bool:
    return t.card not in t.used and any(good_room(t, me, card) for card in me.imports)


@on("final")
def cheap_shirts__move(t: Trade, me: Player, ask: Asking, choice: Choice) -> None:
    """All of them; where there is not room for all the owner says which, one by one."""
    t.used.append(t.card)
    for card in me.imports[:] if good_room(t, me, *me.imports) else []:
        import_to_good(t, me, card)
    while (chosen := ask.choose(me, movable)) is not None:
        import_to_good(t, me, chosen[1])


def import_to_good(t: Trade, me: Player, card: int) -> None:
    me.imports.remove(card)
    add_good(t, me, card, "imports")


def movable(t: Trade, seat: int) -> list[Choice]:
    me = t.players[seat]
    return [("card", card) for card in me.imports if good_room(t, me, card)]
