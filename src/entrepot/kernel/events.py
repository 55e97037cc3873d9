"""Events: as the log keeps them, and as a seat is told them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

EVERYBODY: Final = -1
"""The mask of all seats."""


IN_JSON: Final = {"source": "from", "target": "to"}


class Event(Struct, frozen=True, gc=False, omit_defaults=True, rename=IN_JSON):
    """An event as told to a seat. Fields that are empty or that it may not know are left out."""

    n: int
    type: str
    seat: int | None = None
    cards: list[str] = []
    source: str = ""
    target: str = ""
    amount: int | None = None
    cause: str = ""


class LoggedEvent(Struct, frozen=True, gc=False):
    """An event with everything there is to know about it, and who may know it."""

    type: str
    seat: int | None = None
    cards: tuple[int, ...] = ()
    """Numbers of the game's words."""
    source: str = ""
    target: str = ""
    amount: int | None = None
    cause: str = ""
    secret: tuple[str, ...] = ()
    """The fields that only the seats of the mask `known_to` may know."""
    known_to: int = EVERYBODY

    def seen_by(self, seat: int | None) -> LoggedEvent:
        """The event without what this seat (None: a spectator) may not know."""
        if self.known_to == EVERYBODY or (seat is not None and self.known_to >> seat & 1):
            return self
        return replace(self, **{name: NOTHING[name] for name in self.secret}, known_to=EVERYBODY)


NOTHING: Final = dict(
    zip(LoggedEvent.__struct_fields__[1:], LoggedEvent.__struct_defaults__, strict=True)
)
"""By field: its value when there is nothing to tell."""

Log = list[LoggedEvent]
