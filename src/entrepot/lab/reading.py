"""How a finished game went, from its events and scores: one small reader for each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

from entrepot import Match


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """By seat: what was gained and spent by source, and what was done with which cards.

    What a seat gained minus what it spent is its score.
    """

    gained: list[dict[str, int]]
    spent: list[dict[str, int]]
    did: list[dict[str, list[str]]]


class Ledger:
    """The accounts of all seats, while a game is read."""

    def __init__(self, match: Match) -> None:
        seats = range(match.players)
        self.gained: list[Counter[str]] = [Counter() for _ in seats]
        self.spent: list[Counter[str]] = [Counter() for _ in seats]
        self.did: list[dict[str, list[str]]] = [{} for _ in seats]

    def book(self, seat: int, source: str, amount: int) -> None:
        """A negative amount was spent."""
        if amount > 0:
            self.gained[seat][source] += amount
        elif amount < 0:
            self.spent[seat][source] -= amount

    def note(self, seat: int, verb: str, things: list[str]) -> None:
        self.did[seat].setdefault(verb, []).extend(things)

    def told(self) -> Told:
        return Told([*map(dict, self.gained)], [*map(dict, self.spent)], self.did)


def import_export(match: Match) -> Ledger:
    """Credits count for the power of the card that caused them, or else for the action."""
    ledger = Ledger(match)
    completing = None
    for event in match.events(None):
        type, cause, amount = event.type, event.cause, event.amount or 0
        seat = NOBODY if event.seat is None else event.seat
        if type == "complete":
            ledger.note(seat, "completed", event.cards)
            completing = (seat, cause)
        elif type == "gain":
            # Nothing but the island's new card comes between a completed ship and its payout.
            shipped = completing == (seat, cause)
            ledger.book(
                seat, "shipping" if shipped else SOURCES.get(cause, f"power:{cause}"), amount
            )
        elif type == "pay":
            source = "bids" if cause == "import" else f"power:{cause}"
            ledger.book(seat, source, -amount)
            if event.target:
                ledger.book(int(event.target.removeprefix("seat-")), source, amount)
        elif type == "colour":
            ledger.book(seat, "start", amount)
        elif type == "contract":
            ledger.note(seat, "contracted", event.cards)
        elif type == "win":
            ledger.note(seat, "won", [cause])
        if type not in ("complete", "island", "shuffle"):
            completing = None
    for seat, score in enumerate(match.scores):
        for source, amount in score.by.items():
            if source != "credits":
                ledger.book(seat, source, amount)
    return ledger


NOBODY = -1
SOURCES = {"supply": "selling", "import": "imports"}
"""The source of credits from the bank, by action."""


def silk_road(match: Match) -> Ledger:
    """Only a seat itself is told what it earns, so each seat's own events are read."""
    ledger = Ledger(match)
    for seat in range(match.players):
        for event in match.events(seat):
            if event.seat != seat or event.amount is None:
                continue
            if event.type == "income":
                ledger.book(seat, f"income:{event.cards[0]}", event.amount)
            elif event.type == "buy":
                ledger.book(seat, f"special:{event.target}", -event.amount)
                ledger.note(seat, "bought", [event.target])
    return ledger


def by_scores(match: Match) -> Ledger:
    """For a game without a reader: the parts of its scores."""
    ledger = Ledger(match)
    for seat, score in enumerate(match.scores):
        for source, amount in score.by.items():
            ledger.book(seat, source, amount)
    return ledger


READERS: dict[str, Callable[[Match], Ledger]] = {
    "import-export": import_export,
    "maritime-silk-road": silk_road,
}


def told(match: Match) -> Told:
    return READERS.get(match.game, by_scores)(match).told()
