"""How each game looks in the terminal: one module a game, and this register of them."""

from __future__ import annotations

from typing import Any, Protocol

from rich.console import RenderableType

from entrepot import BadOptions, Option
from entrepot.cli import import_export, silk_road
from entrepot.cli.screen import Colours
from entrepot.text import Names

View = dict[str, Any]


class Face(Protocol):
    """What the module of a game offers."""

    def table(self, view: View, seat: int | None, lang: str, names: Names = None) -> RenderableType:
        """All that lies on the table, from a view alone; at most 80 columns wide."""

    def title(self, view: View, lang: str, names: Names = None) -> str:
        """Where the game stands, in a line."""

    def middle(
        self, view: View, seat: int | None, lang: str, names: Names = None
    ) -> RenderableType:
        """What is common to all, and what lies before the others."""

    def own(self, view: View, seat: int, lang: str, names: Names = None) -> RenderableType:
        """What the person holds."""

    def things(self, option: str) -> list[str]:
        """The cards that an option is about."""

    def whole(self, thing: str, view: View, lang: str) -> RenderableType:
        """A card with all that is to be known about it."""

    def colours(self, lang: str) -> Colours:
        """The words that are shown in a colour."""

    def about(self, name: str, view: View, lang: str) -> RenderableType:
        """A card that somebody asks for by its name, or why there is none."""

    def quiet(self, event: dict[str, Any]) -> bool:
        """Is this so much a matter of course that nobody wants to read it?"""

    def amount(self, option: str) -> str:
        """The number that is typed for an option where another one would mislead, or nothing."""

    def group(self, option: str, view: View) -> str:
        """The options that return the same are one line where there are many; "" stands alone."""

    def group_name(self, options: list[str], view: View, seat: int, lang: str) -> str:
        """That line."""

    def group_question(self, options: list[str], view: View, seat: int, lang: str) -> str:
        """What is asked when the line was chosen."""

    def inside(self, option: Option, lang: str, names: Names = None) -> str:
        """An option of a group where the group was chosen."""


FACES: dict[str, Face] = {"import-export": import_export, "maritime-silk-road": silk_road}


def face(game: str) -> Face:
    if game not in FACES:
        raise BadOptions("unknown-game", field="game", game=game, games=sorted(FACES))
    return FACES[game]
