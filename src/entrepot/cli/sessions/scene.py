"""What a screen shows of a game, and the commands that a person can give there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from entrepot import Event, Option, View
from entrepot.text import Names


class OpenQuestion(NamedTuple):
    game: str
    kind: str
    id: str
    options: dict[str, Option]
    """By id, as in the notation."""


@dataclass(frozen=True)
class Scene:
    """Everything there is to show at one moment."""

    game: str
    seat: int | None
    """None for a spectator."""
    view: View | None
    """None while the table waits for players."""
    options: Sequence[Option] = ()
    events: Sequence[Event] = ()
    names: Names = None
    fresh: int = 0
    """The number of the first event since the person's last decision."""
    notices: Sequence[str] = ()
    """Other news, in words: people, proposals, the connection."""
    talk: Sequence[str] = ()
    """What people said at the table lately, in words."""
    clock: str = ""
    """What everybody has left of their time for the whole game, in words."""
    commands: Sequence[str] = field(default=())
    """What can be done now, besides answering."""
    bots_pending: bool = False
    """Whether bots of a local game must still answer; plain play asks the person after them."""
    connected: bool = True
    """If False, what is shown may be out of date, and commands wait."""
    gone: str = ""
    """Why there is nothing to come back to, as the code of an error."""

    @property
    def question(self) -> OpenQuestion | None:
        asked = self.view.question if self.view else None
        options = {option.id: option for option in self.options}
        return OpenQuestion(self.game, asked.kind, asked.id, options) if asked else None

    @property
    def over(self) -> bool:
        return self.view is not None and self.view.over


UNDO, HINT, BACK, SAY, PREPARE = "undo", "hint", "back", "say", "prepare"
PROPOSE, AGREE, REFUSE, WITHDRAW = "propose", "agree", "refuse", "withdraw"
SAY_KEY, PREPARE_KEY = "S", "P"
KEYS = {
    "h": HINT,
    "u": UNDO,
    "U": PROPOSE,
    "A": AGREE,
    "R": REFUSE,
    "W": WITHDRAW,
    "B": BACK,
    SAY_KEY: SAY,
    PREPARE_KEY: PREPARE,
}
"""The commands, by what the person types."""
