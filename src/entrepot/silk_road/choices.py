"""Every way to choose in Maritime Silk Road, and its parts in words (docs/notation.md)."""

from __future__ import annotations

from typing import Final

import msgspec

from entrepot.kernel.choice import Choice, Done, No, Yes


class Parts(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The words of an option by what they are; what an option has not is left out."""

    good: str | None = None
    ship: int | None = None
    """Its place among the own ships, from 1 on."""
    special: str | None = None
    covered: list[str] | None = None
    """The goods that are covered in the market."""


class Load(Choice, tag="load", frozen=True):
    good: int


class Exchange(Choice, tag="exchange", frozen=True):
    ship: int
    good: int


class Buy(Choice, tag="buy", frozen=True):
    special: str


class Pass(Choice, tag="pass", frozen=True):
    pass


class Play(Choice, tag="play", frozen=True):
    """One card of the good for each good that it covers."""

    good: int
    covered: tuple[int, ...]


class Draw(Choice, tag="draw", frozen=True):
    pass


KINDS: Final[tuple[type[Choice], ...]] = (Load, Exchange, Buy, Pass, Play, Draw, Yes, No, Done)
