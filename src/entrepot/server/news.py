"""What processes that share a database tell each other. The truth is in the journals: news may be
lost.

Whoever is at a table by way of one process is told to the others as a whole state, never as a
difference, so that any later news makes up for any that was lost.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct, field

from entrepot.server.company_protocol import TalkLine


class Grown(Struct, tag="grown", array_like=True):
    """The table's journal has this many entries now; -1: the table was deleted."""

    table: str
    length: int


class Here(Struct, tag="here", array_like=True):
    """Who is at the table by way of the process, which has it in memory."""

    table: str
    asks: bool = False
    """Should others who have it in memory say so?"""
    online: list[int] = []
    watching: int = 0
    """How many watch without a seat."""
    names: list[str] = []
    clients: list[str] = []
    thinking: list[int] = []
    timed: str = ""
    deadline: int | None = None
    seen: dict[int, float] = {}
    """How many seconds ago each seat's person was there last."""
    used: list[int] = []
    """What the seats have used of the game's clock."""


class Left(Struct, tag="left", array_like=True):
    """The process no longer has the table in memory."""

    table: str


class Said(Struct, tag="said", array_like=True):
    table: str
    line: TalkLine
    ticket: str


class Alive(Struct, tag="alive", array_like=True):
    """The process is well; `asks`: everybody should tell it what they have in memory."""

    asks: bool = False


class Thought(Struct, tag="thought", array_like=True):
    """A thinker's answer to a question of the process `asker`; empty if it failed."""

    asker: int
    question: int
    option: str


News = Grown | Here | Left | Said | Alive | Thought


class Letter(Struct, array_like=True):
    """News from one process."""

    process: int
    news: list[News] = field(default_factory=list)


class NewsService(Protocol):
    """How a process hears of the others."""

    number: int
    """Its own number, larger than those of all that started before."""
    connected: bool

    def send(self, *news: News) -> None:
        """Tell all others soon, without waiting for it."""

    async def living(self) -> set[int]:
        """The numbers of all processes that are connected."""

    async def stop(self) -> None:
        """Send what is waiting, then close."""

    async def run(self, hear: Callable[[Letter], None], connected: Callable[[], None]) -> None:
        """Pass on what comes; `connected` is called each time that it comes again."""
