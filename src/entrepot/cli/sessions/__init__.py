"""Games that a person plays or watches in the terminal, whatever the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from entrepot.bots.hint import Advice
from entrepot.cli.sessions.scene import Scene

CLOSING_TIME = 5.0
"""Seconds that a session may take to end its processes and connections."""


class GameSession(Protocol):
    """A match against bots, or a table of a server. What is refused raises an EntrepotError."""

    @property
    def live(self) -> bool:
        """Whether others act in their own time. If not, all wait for the person's answer."""

    def scene(self, lang: str) -> Scene: ...

    async def run(self, changed: Callable[[], None]) -> None:
        """Let the others play, or listen to them; report every change. Until it is cancelled."""

    async def answer(self, question: str, option: str) -> None: ...

    async def do(self, command: str) -> None:
        """One of the scene's commands, except for hints."""

    async def hint(self) -> list[Advice]: ...

    def save(self) -> None:
        """Write what would be lost by leaving. An OSError: it can't be written."""

    def way_back(self, lang: str) -> tuple[str, str]:
        """For somebody who has left: a sentence, and a command to go on with."""
