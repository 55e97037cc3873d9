"""Who knows what: the cards that a seat can be certain of, and who is certain of its own.

It is worked out from the game's list of secrets and from the events that the seat was told, so it
says nothing that the seat could not know. It works in a running game and at any moment of a replay.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct

from entrepot.kernel.events import EVERYBODY
from entrepot.kernel.game import Secret
from entrepot.kernel.match import Match

CARD, TURN, HAND, TO_A_SEAT = "card", "turn", "hand", "seat-"
"""The pool that cards are in, the event that begins a turn, and where events say a card goes."""


Sightings = dict[int, dict[int | None, tuple[int, int]]]


class Knower(Struct, frozen=True, omit_defaults=True):
    seat: int
    since: int | None = None
    """The number of the event from which on it has known; None if the seat was not told of any."""
    turn: int = 0
    """The turn in which that was; 0 before the first one."""


class KnownCard(Struct, frozen=True, omit_defaults=True):
    card: str
    known_by: list[Knower] = []
    """The seats, besides whose hand it is in, that are certain that it lies there."""
    above: int | None = None
    """In the deck: how many cards lie above it."""


class Holding(Struct, frozen=True, omit_defaults=True):
    """What is certain of a hand or of the deck."""

    known: list[KnownCard] = []
    """Cards that were seen there or on their way; of the seat's own hand, all."""
    counted: dict[str, int] = {}
    """Of the others, those that must be there because nowhere else is room for them, by id."""
    unknown: int = 0
    """How many more it holds."""


class WhoKnows(Struct, frozen=True):
    hands: list[Holding]
    """By seat."""
    deck: Holding
    hidden: dict[str, int]
    """All cards of which the seat can't say where they lie, by id."""


def who_knows(match: Match, seat: int | None) -> WhoKnows:
    """What the seat (None: a spectator) can be certain of now."""
    match.view(seat)  # refuses a seat that does not exist
    table: Any = match.state.table
    secrets = [each for each in match.state.start.game.secrets(table) if each.pool == CARD]
    words = match.state.start.game.words
    hidden = Counter(words[each.thing] for each in secrets if not may_know(each.known_to, seat))
    told = sightings(match, seat)

    def holding(zone: list[int], owner: int | None) -> Holding:
        here = [each for each in secrets if each.zone is zone]
        known = [
            KnownCard(
                words[each.thing],
                knowers(each, [s for s in range(match.players) if s != owner], told, seat),
                len(zone) - 1 - each.place if owner is None else None,
            )
            for each in sorted(here, key=lambda each: -each.place if owner is None else each.thing)
            if may_know(each.known_to, seat)
        ]
        closed = len(here) - len(known)
        elsewhere = hidden.total() - closed
        counted = {card: n - elsewhere for card, n in sorted(hidden.items()) if n > elsewhere}
        return Holding(known, counted, closed - sum(counted.values()))

    hands = [holding(player.hand, owner) for owner, player in enumerate(table.players)]
    return WhoKnows(hands, holding(table.deck, None), dict(sorted(hidden.items())))


def may_know(mask: int, seat: int | None) -> bool:
    return mask == EVERYBODY or (seat is not None and bool(mask >> seat & 1))


def knowers(secret: Secret, seats: list[int], told: Sightings, me: int | None) -> list[Knower]:
    """Those of the seats that know the card. Where I did not see them learn of it, they have known
    it since I got it: they had looked at it before."""
    seen = told.get(secret.thing, {})
    found = []
    for seat in seats:
        if may_know(secret.known_to, seat):
            since, turn = seen.get(seat) or seen.get(me) or (None, 0)
            found.append(Knower(seat, since, turn))
    return found


def sightings(match: Match, me: int | None) -> Sightings:
    """By card and seat: the event from which on the seat has known where the card is now, and its
    turn; from events that I was told of."""
    seen: Sightings = {}
    table: Any = match.state.table
    turn, viewers = 0, [me, *range(match.players)]
    for number, event in enumerate(match.state.events):
        if event.type == TURN:
            turn = event.amount or 0
        moved = event.target == HAND or event.target.startswith(TO_A_SEAT)
        if event.target.startswith(TO_A_SEAT) and event.known_to != EVERYBODY:
            for card in table.players[event.seat].hand:  # others are not sure what was kept
                old = seen.get(card, {})
                seen[card] = {s: at for s, at in old.items() if may_know(event.known_to, s)}
        if not (event.source or event.target) or not may_know(event.known_to, me):
            continue
        for card in event.cards:
            new = {s: (number, turn) for s in viewers if may_know(event.known_to, s)}
            seen[card] = new if moved else {**new, **seen.get(card, {})}
    return seen
