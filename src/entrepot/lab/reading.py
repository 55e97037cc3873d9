"""How a finished game went, from its events and scores: one small reader for each game."""

from __future__ import annotations

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

    def book(self, seat: int, source: str, amount: int) -> None:
        """A negative amount was spent."""
        if amount:
            account = (self.gained if amount > 0 else self.spent)[seat]
            account[source] = account.get(source, 0) + abs(amount)

    def note(self, seat: int, verb: str, things: list[str]) -> None:
        self.did[seat].setdefault(verb, []).extend(things)


def nothing_yet(match: Match) -> Told:
    seats = range(match.players)
    return Told([{} for _ in seats], [{} for _ in seats], [{} for _ in seats])


def import_export(match: Match) -> Told:
    """Credits count for the power of the card that caused them, or else for the action."""
    told = nothing_yet(match)
    completing = None
    for event in match.events(None):
        type, cause, amount = event.type, event.cause, event.amount or 0
        seat = NOBODY if event.seat is None else event.seat
        if type == "complete":
            told.note(seat, "completed", event.cards)
            completing = (seat, cause)
        elif type == "gain":
            # Nothing but the island's new card comes between a completed ship and its payout.
            shipped = completing == (seat, cause)
            told.book(seat, "shipping" if shipped else SOURCES.get(cause, f"power:{cause}"), amount)
        elif type == "pay":
            source = "bids" if cause == "import" else f"power:{cause}"
            told.book(seat, source, -amount)
            if event.target:
                told.book(int(event.target.removeprefix("seat-")), source, amount)
        elif type == "colour":
            told.book(seat, "start", amount)
        elif type == "contract":
            told.note(seat, "contracted", event.cards)
        elif type == "win":
            told.note(seat, "won", [cause])
        if type not in ("complete", "island", "shuffle"):
            completing = None
    book_scores(told, match, but="credits")
    return told


NOBODY = -1
SOURCES = {"supply": "selling", "import": "imports"}
"""The source of credits from the bank, by action."""


def silk_road(match: Match) -> Told:
    """Only a seat itself is told what it earns, so each seat's own events are read."""
    told = nothing_yet(match)
    for seat in range(match.players):
        for event in match.events(seat):
            if event.seat != seat or event.amount is None:
                continue
            if event.type == "income":
                told.book(seat, f"income:{event.cards[0]}", event.amount)
            elif event.type == "buy":
                told.book(seat, f"special:{event.target}", -event.amount)
                told.note(seat, "bought", [event.target])
    return told


def by_scores(match: Match) -> Told:
    """For a game without a reader: the parts of its scores."""
    told = nothing_yet(match)
    book_scores(told, match)
    return told


def book_scores(told: Told, match: Match, but: str = "") -> None:
    for seat, score in enumerate(match.scores):
        for source, amount in score.by.items():
            if source != but:
                told.book(seat, source, amount)


READERS: dict[str, Callable[[Match], Told]] = {
    "import-export": import_export,
    "maritime-silk-road": silk_road,
}


def told(match: Match) -> Told:
    return READERS.get(match.game, by_scores)(match)
