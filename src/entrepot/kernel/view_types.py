"""What the views of all games have in common. Each game adds its own in its `view_types.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from entrepot.kernel.documents import Options


class Score(Struct, frozen=True):
    total: int
    by: dict[str, int]
    """By source."""


class Pending(Struct, frozen=True, gc=False):
    """A seat that is asked something."""

    seat: int
    kind: str


class AskedQuestion(Struct, frozen=True, gc=False):
    """What the viewer is asked; the options by their ids."""

    id: str
    kind: str
    options: list[str]


class Option(Struct, frozen=True):
    """One legal answer. Each game has a type of its own for the parts."""

    id: str
    """Its stable name."""
    verb: str
    parts: Any
    """Its words, by what they are."""


class View(Struct, kw_only=True, omit_defaults=True):
    """All that a seat may know. Fields that have their default value are left out of the JSON.

    A game's own view has the game's id as its tag.
    """

    options: Options
    players: Sequence[Any]
    """By seat; each game has its own type for them."""
    turn: int
    over: bool
    pending: list[Pending]
    question: AskedQuestion | None = None
    """What the viewer is asked, if anything."""
    sealed: str | None = None
    """The viewer's own sealed answer, while others still owe theirs."""
    winners: list[int] = []
    scores: list[Score] = []
    """By seat, once the game is over."""

    @property
    def game(self) -> str:
        return str(self.__struct_config__.tag)


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why a thing can't be chosen now."""

    words: str
    """The key of the message."""
    facts: dict[str, str | int] = {}
    """The values that the message needs; a string is a word of the notation."""


class Explanation(Struct, kw_only=True, omit_defaults=True):
    """What the rules say about a view beyond its contents, for whoever draws it."""

    options: Sequence[Option]
    """The options of the question that the viewer is asked."""
    reasons: dict[str, Reason]
    """By thing on the table, named as on the page."""
