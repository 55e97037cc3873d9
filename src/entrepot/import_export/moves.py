"""Credits and cards on the move: every change of a table that others may see or answer is here."""

from __future__ import annotations

from entrepot.import_export import moments
from entrepot.import_export.powers import answering, facts, in_force, run, trigger
from entrepot.import_export.queries import good_room, import_room
from entrepot.import_export.questions import Questions
from entrepot.import_export.state import Player, Ship, Trade
from entrepot.import_export.stowage import remove_contract, take_off
from entrepot.kernel.ask import Finished
from entrepot.kernel.events import EVERYBODY
from entrepot.kernel.rng import below, shuffle

# -- credits


def gain(t: Trade, me: Player, amount: int) -> None:
    """Take credits from the bank."""
    if amount > 0:
        me.credits += amount
        t.emit_with_cause("gain", me, amount=amount)
        look_at_credits(t)


def pay(t: Trade, me: Player, amount: int, to: Player | None = None) -> None:
    """Pay the bank or a player, at most what `me` has."""
    amount = min(amount, me.credits)
    if amount > 0:
        me.credits -= amount
        t.emit_with_cause("pay", me, amount=amount, target="" if to is None else f"seat-{to.seat}")
        if to is not None:
            to.credits += amount
        for player in t.others(me):
            for card, power in in_force(t, player, moments.lost):
                run(t, card, power, player, me, amount)
        look_at_credits(t)


def look_at_credits(t: Trade) -> None:
    """Once the target is reached, it stays reached; then see whether somebody has won."""
    goal = target(t)
    for player in t.players:
        if player.credits >= goal and not facts(t, player, "never_reaches"):
            t.reached = True
    look_for_a_win(t)


def target(t: Trade) -> int:
    for player in t.players:
        if player.shipments:
            found: list[int] = facts(t, player, "target")
            if found:
                return found[0]
    return t.target


def look_for_a_win(t: Trade) -> None:
    """Some powers win at once, in the middle of whatever happens."""
    if t.scoring:
        return
    for player, card, power in answering(t, moments.wins, t.players[t.leader]):
        if power(t, player):
            t.winner = player.seat
            t.card = card
            t.emit_with_cause("win", player)
            raise Finished


# -- the deck


def turn_up(t: Trade) -> int | None:
    """The deck's top card; after the last one, the discard pile becomes the new deck at once."""
    if not t.deck:
        return None
    card = t.deck.pop()
    if not t.deck and t.discard:
        t.deck.extend(t.discard)
        t.discard.clear()
        for each in t.deck:
            t.known[each] = 0
        shuffle(t, t.deck)
        t.emit_with_cause("shuffle", amount=len(t.deck))
    if not t.deck:
        t.emptied = True
    return card


def draw(t: Trade, ask: Questions, me: Player, count: int) -> None:
    """Draw cards, as many as there are; others may answer, and so may the one who drew."""
    answer_draw(t, ask, me, draw_cards(t, me, count))


def draw_cards(t: Trade, me: Player, count: int) -> list[int]:
    """The drawing alone, before anybody answers it."""
    drawn: list[int] = []
    while len(drawn) < count and draw_one(t, me, drawn):
        pass
    emit_draw(t, me, drawn)
    return drawn


def draw_one(t: Trade, me: Player, drawn: list[int]) -> bool:
    card = turn_up(t)
    if card is None:
        return False
    t.known[card] |= 1 << me.seat
    me.hand.append(card)
    drawn.append(card)
    return True


def emit_draw(t: Trade, me: Player, drawn: list[int]) -> None:
    if drawn:
        t.emit_with_cause("draw", me, drawn, "deck", "hand", len(drawn), known_to=1 << me.seat)


def answer_draw(t: Trade, ask: Questions, me: Player, drawn: list[int]) -> None:
    """Cards drawn together are one draw."""
    if drawn:
        trigger(t, ask, moments.drew, me, t.powers[t.card] if t.card >= 0 else -1, False)


def supply_island(t: Trade) -> None:
    """Turn the deck's top card onto the island."""
    card = turn_up(t)
    if card is not None:
        to_island(t, None, card, "deck")


# -- cards


def discard(t: Trade, me: Player | None, card: int, source: str) -> None:
    t.known[card] = EVERYBODY
    t.discard.append(card)
    t.emit_with_cause("discard", me, [card], source, "discard")


def to_island(t: Trade, me: Player | None, card: int, source: str) -> None:
    t.known[card] = EVERYBODY
    t.island.append(card)
    t.emit_with_cause("island", me, [card], source, "island")


def sell(t: Trade, me: Player, card: int, price: int) -> None:
    """A hand card goes to the island for credits."""
    me.hand.remove(card)
    to_island(t, me, card, "hand")
    gain(t, me, price)


def add_good(t: Trade, me: Player, card: int, source: str, limited: bool = True) -> None:
    """Into the goods, or to the discard pile where there is no room."""
    if limited and not good_room(t, me, card):
        discard(t, me, card, source)
    else:
        t.known[card] = EVERYBODY
        me.goods.append(card)
        t.emit_with_cause("good", me, [card], source, "goods")
        for player in t.clockwise(me.seat):
            for power_card, power in in_force(t, player, moments.added):
                run(t, power_card, power, player, me, card)
    look_for_a_win(t)


def add_import(t: Trade, me: Player, card: int, source: str) -> None:
    """Into the imports, or to the discard pile where there is no room."""
    if not import_room(t, me):
        discard(t, me, card, source)
        return
    t.known[card] = EVERYBODY
    me.imports.append(card)
    t.emit_with_cause("import", me, [card], source, "imports")


def to_hand(t: Trade, me: Player, card: int, source: str) -> None:
    """A card that everybody sees goes to a hand."""
    me.hand.append(card)
    t.emit_with_cause("take", me, [card], source, "hand")


def hand_over(t: Trade, giver: Player, taker: Player, card: int) -> None:
    """From hand to hand: only these two see it, so nobody else is sure of the giver's cards."""
    giver.hand.remove(card)
    taker.hand.append(card)
    both = 1 << giver.seat | 1 << taker.seat
    for each in giver.hand:
        t.known[each] &= both
    t.known[card] = both
    t.emit_with_cause("give", giver, [card], "hand", f"seat-{taker.seat}", known_to=both)


def random_card(t: Trade, player: Player) -> int | None:
    """A card of the player's hand that nobody chose."""
    return player.hand[below(t, len(player.hand))] if player.hand else None


def show_hand(t: Trade, player: Player) -> None:
    for card in player.hand:
        t.known[card] = EVERYBODY
    t.emit_with_cause("show", player, player.hand, "hand")


# -- ships


def take_container(
    t: Trade, ask: Questions, ship: Ship, card: int, by: Player | None = None
) -> None:
    """Take it off a ship. A ship at sea with nothing left returns at once, whatever the cause."""
    take_off(t, ship, card)
    if ship.at_sea and not ship.containers:
        come_home(t, ask, ship, by)


def come_home(t: Trade, ask: Questions, ship: Ship, by: Player | None = None) -> None:
    """The ship returns because of what `by` did, or else its owner."""
    ship.at_sea = False
    t.emit_with_cause("return", t.owner(ship), ship.containers, "sea", t.ship_word(ship))
    trigger(t, ask, moments.returned, by or t.owner(ship), ship)


def look_at_sea(t: Trade, ask: Questions, ships: list[Ship]) -> None:
    """After a whole action or power has taken containers: powers of the owners may answer."""
    for ship in ships:
        owner = t.owner(ship)
        for card, power in in_force(t, owner, moments.taken):
            if ship.at_sea:
                run(t, card, power, owner, ask, ship)


def drop_contract(t: Trade, me: Player, card: int) -> Ship:
    """A contract goes to the discard pile; its containers stay on the ship."""
    ship = next(ship for ship in me.ships if card in ship.contracts)
    remove_contract(t, ship, card)
    discard(t, me, card, t.ship_word(ship))
    return ship
