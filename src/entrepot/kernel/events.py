"""What happened, told to everybody; who may not know a thing gets the event without that field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

EVERYBODY: Final = -1
"""The mask of all seats."""


class Event(NamedTuple):
    type: str
    seat: int | None = None
    cards: tuple[int, ...] = ()
    source: str = ""
    target: str = ""
    amount: int | None = None
    cause: str = ""
    secret: tuple[str, ...] = ()
    known_to: int = EVERYBODY

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat (None: a spectator) knows it."""
        if self.known_to == EVERYBODY or (seat is not None and self.known_to >> seat & 1):
            return self
        blank = {name: Event._field_defaults[name] for name in self.secret}
        return self._replace(**blank, known_to=EVERYBODY)

    def document(self, number: int, seat: int | None, words: Sequence[str]) -> dict[str, Any]:
        """The event as a JSON-ready dict with the cards' ids, empty fields left out."""
        seen = self.seen_by(seat)
        fields: dict[str, Any] = {"n": number, "type": seen.type}
        if seen.seat is not None:
            fields["seat"] = seen.seat
        if seen.cards:
            fields["cards"] = [words[card] for card in seen.cards]
        if seen.source:
            fields["from"] = seen.source
        if seen.target:
            fields["to"] = seen.target
        if seen.amount is not None:
            fields["amount"] = seen.amount
        if seen.cause:
            fields["cause"] = seen.cause
        return fields


Log = list[Event]
