"""What the screen shows, and where it comes from: a match of one's own, or a server's table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from entrepot import Event, View
from entrepot.bots.hint import Advice
from entrepot.text import Names


class Asked(NamedTuple):
    """What the person is asked; the options' ids are those of the notation."""

    game: str
    kind: str
    id: str
    options: list[str]


@dataclass(frozen=True)
class Scene:
    """All that there is to show at a moment."""

    game: str
    seat: int | None
    """None: somebody who looks on."""
    view: View | None
    """None: the table still waits for players."""
    events: Sequence[Event] = ()
    names: Names = None
    fresh: int = 0
    """The number of the first event since the person's last decision."""
    notices: Sequence[str] = ()
    """What else is to be told, in words: people, proposals, the connection."""
    commands: Sequence[str] = field(default=())
    """What can be done now besides answering."""
    connected: bool = True
    """False: what is shown may be old, and what is done waits."""
    gone: str = ""
    """Why there is nothing to come back to: the code of an error."""

    @property
    def question(self) -> Asked | None:
        asked = self.view.question if self.view else None
        return Asked(self.game, asked.kind, asked.id, asked.options) if asked else None

    @property
    def over(self) -> bool:
        return self.view is not None and self.view.over


UNDO, HINT, BACK = "undo", "hint", "back"
PROPOSE, AGREE, REFUSE, WITHDRAW = "propose", "agree", "refuse", "withdraw"
KEYS = {
    "h": HINT,
    "u": UNDO,
    "U": PROPOSE,
    "A": AGREE,
    "R": REFUSE,
    "W": WITHDRAW,
    "B": BACK,
}
"""The commands by what is typed for them."""
FAREWELL = 5.0
"""Seconds to end processes and connections."""


class Place(Protocol):
    """Where one sits. What is not done raises an EntrepotError that says why."""

    def scene(self, lang: str) -> Scene: ...

    async def run(self, changed: Callable[[], None]) -> None:
        """Let the others play, or hear of them; tell of every change. Until it is cancelled."""

    async def answer(self, question: str, option: str) -> None: ...

    async def do(self, command: str) -> None:
        """One of the scene's commands, but for hints."""

    async def hint(self) -> list[Advice]: ...
