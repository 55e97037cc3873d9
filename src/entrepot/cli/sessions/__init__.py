"""Games that a person plays or watches in the terminal, whatever the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from entrepot.bots.hint import Advice
from entrepot.cli.sessions.scene import Scene

CLOSING_TIME = 5.0
"""Seconds that a session may take to end its processes and connections."""


class GameSession(Protocol):
    """A match against bots, or a server's table. Refusals raise an EntrepotError."""

    @property
    def live(self) -> bool:
        """Whether others act in their own time. If not, they all wait for the person's answer."""

    def scene(self, lang: str) -> Scene: ...

    async def run(self, changed: Callable[[], None]) -> None:
        """Until cancelled, let the others play or listen to them, and report every change."""

    async def answer(self, question: str, option: str) -> None: ...

    async def do(self, command: str, words: str = "") -> None:
        """Carry out one of the scene's commands, except for hints; `words` are what to say, or
        the number of an answer to prepare (0 takes it back)."""

    async def hint(self) -> list[Advice]: ...

    async def preparable(self, lang: str) -> list[str]:
        """The answers that can be prepared for the next question, in words; by number."""

    def save(self) -> None:
        """Write what would be lost by leaving. Raises an OSError if that is impossible."""

    def way_back(self, lang: str) -> list[str]:
        """For somebody who has left: sentences, each followed by a command to go on with."""
