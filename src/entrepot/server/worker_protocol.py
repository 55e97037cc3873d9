"""What worker processes work out for people: hints, and the frames of a record."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from entrepot import Event, GameExplanation, GameView
from entrepot.kernel.documents import Document
from entrepot.review.who_knows import WhoKnows
from entrepot.server.protocol import SeatNumber


class Advice(Struct, kw_only=True):
    """What was learned about an option by playing on in imagined worlds."""

    option: str
    chance: float
    """The chance of winning with this option, from 0 to 1."""
    tried: int
    """In how many of those worlds it was chosen."""
    worth: float
    """Its score at first sight, in credits or coins, relative to the best: 0 or less."""


class Hint(Struct, kw_only=True):
    """What a bot would answer to this question, best option first."""

    question: str
    best: list[Advice]


class ReplayWanted(Struct, kw_only=True, forbid_unknown_fields=True):
    """Frames `first` to `last` of a record as a seat sees them (None means a spectator)."""

    record: msgspec.Raw
    seat: SeatNumber | None = None
    first: Annotated[int, Meta(ge=0)] = 0
    last: Annotated[int, Meta(ge=0)] = 1_000_000
    knowledge: bool = False
    """Also what the seat could be certain of; of 25 frames at most."""


class Replayed(Struct, kw_only=True):
    """The table after `n` answers, as the viewer may see it."""

    n: int
    events: int
    """How many events there have been by then."""
    view: GameView
    explanation: GameExplanation | None = None
    knowledge: WhoKnows | None = None
    """If it was asked for."""


class Replay(Struct, kw_only=True):
    game: str
    players: int
    options: Document
    answers: int
    frames: list[Replayed]
    events: list[Event]
    """All events up to the last frame."""
    turns: list[int]
    """The frames at which turns begin."""
    credits: list[list[int]]
    """What each seat had after each turn, once the game is over; until then, empty."""
