"""Powers of the consumer cards. A docstring gives the ruling; the card's words are in text/."""

from __future__ import annotations

from entrepot.import_export import choices as c
from entrepot.import_export import moments, moves
from entrepot.import_export.actions.importing import free_import, import_by_power
from entrepot.import_export.cards import CONSUMER, IMPORT, LUXURY
from entrepot.import_export.powers import lasting
from entrepot.import_export.queries import good_room, goods_count
from entrepot.import_export.questions import Questions
from entrepot.import_export.state import Completion, Player, Ship, Trade
from entrepot.kernel.choice import Choice

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


@moments.completed
def mouthwash(t: Trade, me: Player, ask: Questions, done: Completion) -> None:
    """Once for each consumer contract, anybody's; on its own ship, for those that came after it."""
    after = done.contracts
    if t.card in after:
        after = after[after.index(t.card) + 1 :]
    moves.gain(t, me, 2 * sum(t.types[card] == CONSUMER for card in after))


@moments.completed
def shoes(t: Trade, me: Player, ask: Questions, done: Completion) -> None:
    """Once for each ship, however many contracts; its own ship or arrival by a power counts too."""
    if t.deck and ask.yes(me):
        moves.draw(t, ask, me, 1)


@moments.completed
def paper(t: Trade, me: Player, ask: Questions, done: Completion) -> None:
    """Once for each of the player's consumer contracts, this ship's too; owners are not paid."""
    if done.by is me:
        for _ in [card for card in done.contracts if t.types[card] == CONSUMER]:
            import_by_power(t, ask, me)


@moments.immediate
def cups(t: Trade, me: Player, ask: Questions) -> None:
    """Five more, however many are in hand; fewer only if the deck runs out."""
    moves.draw(t, ask, me, 5)


@moments.immediate
def glasses(t: Trade, me: Player, ask: Questions) -> None:
    """This is an action: it may be declined, and whatever answers import actions answers it."""
    free_import(t, ask, me)


@moments.immediate
def pens(t: Trade, me: Player, ask: Questions) -> None:
    """Virtual goods count too."""
    moves.gain(t, me, 2 * sum(goods_count(t, player, CONSUMER) for player in t.players))


@moments.immediate
def pocky(t: Trade, me: Player, ask: Questions) -> None:
    """The import is mandatory: without room, the container is discarded."""
    moves.gain(t, me, 2)
    moves.draw(t, ask, me, 2)
    import_by_power(t, ask, me, may=False)


# -- what others do


@moments.added
def chapstick(t: Trade, me: Player, by: Player, card: int) -> None:
    """The player's own goods count too, and so do goods added at the end of the game."""
    if t.types[card] == CONSUMER:
        moves.gain(t, me, 2)


@moments.added
def bubblegum(t: Trade, me: Player, by: Player, card: int) -> None:
    """The player's own goods count too, and so do goods added at the end of the game."""
    if t.types[card] == CONSUMER:
        moves.gain(t, me, 4)


@moments.followed
def books(t: Trade, me: Player, ask: Questions, followers: int) -> None:
    """Once, when everyone has decided, however many follow and with whatever card."""
    if t.led == IMPORT and followers:
        moves.gain(t, me, 2)


@moments.returned
def backpacks(t: Trade, me: Player, ask: Questions, by: Player, ship: Ship) -> None:
    """Whatever the cause. A ship that never sailed does not return."""
    if t.deck and ask.yes(me):
        moves.draw(t, ask, me, 1)


@moments.draw_action
def chairs(t: Trade, me: Player, ask: Questions, by: Player) -> None:
    """After the draw, even if the deck had nothing to give."""
    if by is not me:
        card = ask.card(me, me.hand, may=True)
        if card is not None:
            me.hand.remove(card)
            moves.discard(t, me, card, "hand")


@moments.lost
def fake_dvds(t: Trade, me: Player, by: Player, amount: int) -> None:
    """What was paid in one payment counts, not what was owed; payments to the owner count too."""
    if amount >= 4:
        moves.gain(t, me, 2)


@moments.loaded
def fixie_bikes(t: Trade, me: Player, ask: Questions, by: Player, card: int, how: str) -> None:
    """Each container that anybody's load action loads."""
    if how == "load":
        moves.gain(t, me, 2)


@moments.drew
def lumber(t: Trade, me: Player, ask: Questions, by: Player, power: int, turned: bool) -> None:
    """A draw made by this power triggers neither it nor a copy of it."""
    if by is not me and power != t.powers[t.card] and t.deck and ask.yes(me):
        moves.draw(t, ask, me, 1)


@moments.imported
def protractors(
    t: Trade, me: Player, ask: Questions, by: Player, ship: Ship | None, cards: tuple[int, ...]
) -> None:
    """By an action or a power; from the same ship, if something is left on it."""
    if by is not me and ship is not None and ship.at_sea:
        import_by_power(t, ask, me, ship)


# -- the leader's swap, room, the end


@moments.uses
def rope(t: Trade, me: Player) -> list[Choice]:
    """At any of the leader's decisions. A card taken from the island stays known to all."""
    if me.seat != t.leader or t.card in t.used:
        return []
    return [c.UseCards(t.card, (mine, other)) for mine in me.hand for other in t.island]


@moments.use
def rope__swap(t: Trade, me: Player, ask: Questions, choice: c.UseCards) -> None:
    mine, other = choice.cards
    t.used.append(t.card)
    me.hand.remove(mine)
    t.island.remove(other)
    moves.to_island(t, me, mine, "hand")
    moves.to_hand(t, me, other, "island")


@moments.import_room
def board_games(t: Trade, me: Player) -> bool:
    """This card is one of the five. Still only one container of each import goes to imports."""
    types = [t.types[card] for card in me.shipments]
    return all(type in types for type in range(LUXURY + 1))


@moments.virtual_goods
def ceramics(t: Trade, me: Player, type: int) -> int:
    """Only when goods are counted at the end; virtual consumer goods count too."""
    ended = t.scoring or t.winner >= 0
    return goods_count(t, me, CONSUMER) // 2 if ended and type == LUXURY else 0


@moments.final_uses
def cheap_shirts(t: Trade, me: Player) -> list[Choice]:
    return [c.Use(t.card)] if cheap_shirts__due(t, me) else []


@moments.must_final
def cheap_shirts__due(t: Trade, me: Player) -> bool:
    return t.card not in t.used and any(good_room(t, me, card) for card in me.imports)


@moments.final
def cheap_shirts__move(t: Trade, me: Player, ask: Questions, choice: Choice) -> None:
    """All of them; without room for all, the player chooses them one by one."""
    t.used.append(t.card)
    for card in me.imports[:] if good_room(t, me, *me.imports) else []:
        import_to_good(t, me, card)
    while (chosen := ask.choose(me, movable)) is not None:
        import_to_good(t, me, chosen.card)


def import_to_good(t: Trade, me: Player, card: int) -> None:
    me.imports.remove(card)
    moves.add_good(t, me, card, "imports")


def movable(t: Trade, seat: int) -> list[c.ChooseCard]:
    me = t.players[seat]
    return [c.ChooseCard(card) for card in me.imports if good_room(t, me, card)]
