"""What a review is asked for, and what it finds: plain data, to be kept as JSON beside a game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from entrepot.kernel.documents import Count, Seat, Word

VERSION = 1
"""Raised when an older review can't be read any more, or would say something else."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The same settings and the same game give the same review."""

    open: bool = False
    """All cards open: the hands and the deck as they were, not as a seat could imagine them."""
    seed: Annotated[int, Meta(ge=0, lt=2**53)] = 0
    worlds: Annotated[int, Meta(ge=64, le=100_000)] = 1024
    """In how many imagined worlds, at most, an answer is compared with a better one. What is done
    to look for such answers and to estimate chances is in proportion."""
    moments: Annotated[int, Meta(ge=0, le=5_000)] = 60
    """For how many moments chances are estimated besides the beginnings of turns; 0 for none."""


USUAL = Settings()


class Moment(Struct, frozen=True):
    """The game before an answer; the last moment is its end."""

    answer: Count
    """How many answers had been given."""
    turn: Count
    chances: list[float]
    """By seat: its chance to win. From what each seat knew, they need not add up to 1."""


Effect = Literal["points", "source", "rival-points", "rival-wins", "turns"]
"""Which number at the end of the game differs: the player's points, those of a source, a rival's
points, how often that rival wins, how many turns there are."""


class Consequence(Struct, frozen=True, omit_defaults=True):
    """How games end differently after an answer, on average of the worlds."""

    effect: Effect
    amount: float
    """How much more there is with what was played than with what is better."""
    seat: Seat | None = None
    """The rival."""
    source: Word = ""
    """The part of the score."""


class TurningPoint(Struct, frozen=True):
    """An answer that cost chances to win, and what would have been better."""

    answer: Count
    turn: Count
    seat: Seat
    kind: Word
    played: Word
    better: Word
    chance: float
    """The seat's chance to win with what was played."""
    cost: float
    """How much higher it is with the better option, in the same worlds."""
    low: float
    high: float
    """The interval of the cost. With 95 % confidence all intervals of a review hold at once."""
    worlds: Count
    consequences: list[Consequence]
    """The clearest first."""


class Review(Struct, frozen=True, kw_only=True):
    version: int = VERSION
    game: Word
    players: Count
    digest: Word
    """Of the game's last table, as in its record."""
    answers: Count
    settings: Settings
    compared: Count
    """How many decisions were looked at."""
    moments: list[Moment]
    turning_points: list[TurningPoint]
    """The most expensive first."""
