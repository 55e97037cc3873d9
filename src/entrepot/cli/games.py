"""How each game looks in the terminal: one module a game, and this register of them."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from rich.console import RenderableType

from entrepot import BadOptions, Event, Option, TradeView, View
from entrepot.cli import import_export, silk_road
from entrepot.cli.screen import Colours
from entrepot.text import Copies, Names

V = TypeVar("V", bound=View, contravariant=True)
Chosen = TypeVar("Chosen", bound=Option, contravariant=True)


def copies(view: View) -> Copies:
    """The cards that have another card's power, and whose."""
    return view.copies if isinstance(view, TradeView) else {}


class Face(Protocol[V, Chosen]):
    """What the module of a game offers."""

    def table(self, view: V, seat: int | None, lang: str, names: Names = None) -> RenderableType:
        """All that lies on the table, from a view alone; at most 80 columns wide."""

    def title(self, view: V, lang: str, names: Names = None) -> str:
        """Where the game stands, in a line."""

    def middle(self, view: V, seat: int | None, lang: str, names: Names = None) -> RenderableType:
        """What is common to all, and what lies before the others."""

    def own(self, view: V, seat: int, lang: str, names: Names = None) -> RenderableType:
        """What the person holds."""

    def things(self, option: Chosen) -> list[str]:
        """The cards that an option is about."""

    def whole(self, thing: str, view: V, lang: str) -> RenderableType:
        """A card with all that is to be known about it."""

    def colours(self, lang: str) -> Colours:
        """The words that are shown in a colour."""

    def about(self, name: str, view: V, lang: str) -> RenderableType:
        """A card that somebody asks for by its name, or why there is none."""

    def quiet(self, event: Event) -> bool:
        """Is this so much a matter of course that nobody wants to read it?"""

    def amount(self, option: Chosen) -> str:
        """The number that is typed for an option where another one would mislead, or nothing."""

    def group(self, option: Chosen, view: V) -> str:
        """The options that return the same are one line where there are many; "" stands alone."""

    def group_name(self, option: Chosen, view: V, seat: int, lang: str) -> str:
        """That line, by one of its options."""

    def group_question(self, option: Chosen, view: V, seat: int, lang: str) -> str:
        """What is asked when the line was chosen."""

    def inside(self, option: Chosen, lang: str, names: Names = None) -> str:
        """An option of a group where the group was chosen; "" is the whole option."""


FACES: dict[str, Face[Any, Any]] = {"import-export": import_export, "maritime-silk-road": silk_road}


def face(game: str) -> Face[Any, Any]:
    if game not in FACES:
        raise BadOptions("unknown-game", field="game", game=game, games=sorted(FACES))
    return FACES[game]
