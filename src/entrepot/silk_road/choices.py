"""Every way to choose in Maritime Silk Road, as docs/notation.md has it."""

from __future__ import annotations

from typing import Final

from entrepot.kernel.choice import Choice, Done, No, Yes


class Load(Choice, tag="load", frozen=True):
    good: int


class Exchange(Choice, tag="exchange", frozen=True):
    ship: int
    good: int


class Buy(Choice, tag="buy", frozen=True):
    special: str


class Pass(Choice, tag="pass", frozen=True): ...


class Play(Choice, tag="play", frozen=True):
    """One card of the good for each good to be covered."""

    good: int
    covered: tuple[int, ...]


class Draw(Choice, tag="draw", frozen=True): ...


PASS, DRAW = Pass(), Draw()

KINDS: Final[tuple[type[Choice], ...]] = (Load, Exchange, Buy, Pass, Play, Draw, Yes, No, Done)
