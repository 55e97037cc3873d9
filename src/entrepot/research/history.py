"""What a seat has seen and said so far: strings with perfect recall, and the recent events."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import to_builtins
from msgspec.json import encode
from numpy.typing import NDArray

from entrepot import Match
from entrepot.kernel.documents import Document
from entrepot.research.sitting import CODES, Sitting

RECENT = 64
"""How many events an information state tensor has, the latest first."""
CARDS = 4
"""How many cards of an event it names."""
EVENT_NUMBERS = 3 + CARDS

EVENTS = {
    "import-export": (
        *("colour", "turn", "lead", "follow", "draw", "turn-up", "shuffle", "contract", "load"),
        *("complete", "shipment", "sail", "return", "pick", "bid", "bid-won", "good", "import"),
        *("pirate", "island", "take", "give", "show", "discard", "gain", "pay", "store", "name"),
        *("coin", "copy", "play", "extra-turn", "claim", "win", "end"),
    ),
    "maritime-silk-road": (
        *("deal", "market", "first", "load", "turn", "exchange", "buy", "pass", "play", "cover"),
        *("income", "draw", "end"),
    ),
}
"""The types of events; the number of a type is its place, from 1."""


def recent(match: Match, seat: int) -> NDArray[np.float32]:
    """The last events as the seat was told them, flat.

    For each: its type, the seat that did it (1 is the observing one, then clockwise), the amount
    plus 1, and the first cards as their words' numbers plus 1. 0 stands for nothing.
    """
    array = np.zeros((RECENT, EVENT_NUMBERS), np.float32)
    number = {word: place for place, word in enumerate(CODES[match.game].VOCABULARY, 1)}
    types = EVENTS[match.game]
    told = match.events(seat, max(len(match.state.events) - RECENT, 0))
    for row, event in zip(array, reversed(told), strict=False):
        row[0] = types.index(event.type) + 1
        if event.seat is not None:
            row[1] = (event.seat - seat) % match.players + 1
        row[2] = 0 if event.amount is None else event.amount + 1
        cards = [number[card] for card in event.cards[:CARDS]]
        row[3 : 3 + len(cards)] = cards
    return array.reshape(-1)


class Moment:
    """A sitting, and what each seat answered on the way to it. Immutable."""

    def __init__(
        self,
        sitting: Sitting,
        own: dict[int, str] | None = None,
        events: dict[int | None, tuple[int, str]] | None = None,
    ) -> None:
        self.sitting = sitting
        self.own = own or {}
        """By seat: its answers, each with the number of events before it."""
        self.events = events or {}
        """By seat: how many events are written, and their text. Kept, as events are only added."""

    def say(self, word: int) -> Moment:
        before, option = self.sitting, self.sitting.settles(word)
        own = self.own
        if option is not None:
            seat, count = before.actor, len(before.match.state.events)
            own = {**own, seat: f"{own.get(seat, '')}{count} {option}\n"}
        return Moment(before.say(word), own, dict(self.events))

    def imagined(self, seat: int, seed: int) -> Moment:
        """Another possibility for this seat: what others knew and said is not carried over."""
        own = {seat: self.own[seat]} if seat in self.own else {}
        events: dict[int | None, tuple[int, str]] = {
            key: told for key, told in self.events.items() if key == seat
        }
        return Moment(self.sitting.imagined(seat, seed), own, events)

    def seen(self, seat: int | None) -> str:
        """What the seat sees now, and what it has said of its answer so far."""
        view: Document = to_builtins(self.sitting.match.view(seat))
        if "question" in view:
            del view["question"]["id"]
        if seat == self.sitting.actor:
            view["said"] = self.sitting.start
        return encode(view).decode()

    def remembered(self, seat: int | None) -> str:
        """All that the seat has seen and answered."""
        match = self.sitting.match
        count, text = self.events.get(seat, (0, ""))
        new = match.events(seat, count)
        text += "".join(f"{encode(event).decode()}\n" for event in new)
        self.events[seat] = (count + len(new), text)
        said = self.own.get(seat, "") if seat is not None else ""
        return f"{self.seen(seat)}\n{said}{text}"

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Moment, (self.sitting, self.own)
