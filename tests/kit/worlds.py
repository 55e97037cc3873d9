"""Other worlds: the same match with everything changed that a seat may not know.

The lists of what is public are the tests' own, written from the rules, not taken from the games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from entrepot.import_export.state import Trade
from entrepot.kernel import running
from entrepot.kernel.events import EVERYBODY, LoggedEvent
from entrepot.kernel.game import Secret
from entrepot.kernel.match import Match
from entrepot.silk_road.state import SilkRoad
from kit import toy


def hidden_on_the_silk_road(t: SilkRoad) -> list[Secret]:
    """Public: market, covered cards, ships, special cards. The owner alone knows the rest."""
    hidden = [Secret("card", 0, t.deck, i, 0) for i in range(len(t.deck))]
    for seat, player in enumerate(t.players):
        hidden += [Secret("card", 0, player.hand, i, 1 << seat) for i in range(len(player.hand))]
        if not t.show_coins and t.deck:
            hidden.append(Secret("coins", 0, t.coins, seat, 1 << seat))
    return hidden


def hidden_in_the_bazaar(t: toy.Bazaar) -> list[Secret]:
    """Public: the row, the points. A card in hand or deck is known to those who ever saw it."""
    return [
        Secret("card", 0, zone, i, t.known[card])
        for zone in [t.deck, t.held, *[player.hand for player in t.players]]
        for i, card in enumerate(zone)
    ]


def hidden_in_import_export(t: Trade) -> list[Secret]:
    """Public: all but hands, the deck, and what is on its way between them."""
    return [
        Secret("card", 0, zone, i, t.known[card])
        for zone in [t.deck, t.held, *[player.hand for player in t.players]]
        for i, card in enumerate(zone)
    ]


HIDDEN: dict[str, Callable[[Any], list[Secret]]] = {
    "maritime-silk-road": hidden_on_the_silk_road,
    "bazaar": hidden_in_the_bazaar,
    "import-export": hidden_in_import_export,
}


def places(match: Match, table: Any, seat: int | None) -> dict[str, list[Secret]]:
    """Where things lie that the seat may not know, by pool."""
    mask = 0 if seat is None else 1 << seat
    found: dict[str, list[Secret]] = {}
    for secret in HIDDEN[match.game](table):
        known = secret.known_to == EVERYBODY or secret.known_to & mask
        if not known:
            found.setdefault(secret.pool, []).append(secret)
    return found


def scrambled(match: Match, seat: int | None, chance: Random) -> Match:
    """The same match with everything exchanged that the seat may not know."""
    other = match.copy()
    running.run(other.state)  # a table and questions of its own
    for pool, hidden in places(other, other.state.table, seat).items():
        values = [secret.zone[secret.place] for secret in hidden]
        if pool == "coins":
            values = [value + chance.randrange(1, 50) for value in values]
        chance.shuffle(values)
        for secret, value in zip(hidden, values, strict=True):
            secret.zone[secret.place] = value
        if pool == "card":
            other.state.start.game.set_known(other.state.table, hidden)
    other.state.events = [scrambled_event(event, seat) for event in other.state.events]
    for question in other.state.questions:
        if question.seat in other.state.sealed and question.seat != seat:
            other.state.sealed[question.seat] = chance.choice(question.choices)
    return other


def scrambled_event(event: LoggedEvent, seat: int | None) -> LoggedEvent:
    if event.known_to == EVERYBODY or (seat is not None and event.known_to >> seat & 1):
        return event
    changed: dict[str, Any] = {name: (1, 2) if name == "cards" else 77 for name in event.secret}
    return msgspec.structs.replace(event, **changed)


def another_world(match: Match, seat: int, seed: int) -> Match:
    """A match that runs on from a world as the seat may imagine it, by the lists above."""
    other = match.copy()
    game = replace(match.state.start.game, secrets=HIDDEN[match.game])
    other.state.start = match.state.start._replace(game=game)
    other = other.sample(seat, seed)
    other.state.start = match.state.start
    return other


def asked_of(match: Match) -> list[tuple[int, str]]:
    return [(question.seat, question.kind) for question in match.pending]


def learned(event: LoggedEvent, seat: int) -> bool:
    """Was the seat shown a card: it alone, or everybody a card from the deck?"""
    if "cards" in event.secret:
        return bool(event.known_to >> seat & 1)
    return event.source == "deck" and bool(event.cards)
