"""How each game looks in the terminal: one module per game, registered here."""

from __future__ import annotations

from typing import Any, Protocol

from rich.console import RenderableType

from entrepot import BadOptions, Event, TradeView, View
from entrepot.cli import import_export, silk_road
from entrepot.cli.screen import Colours
from entrepot.text import Copies, Names


def copies(view: View) -> Copies:
    """The cards that have another card's power, and which card that is."""
    return view.copies if isinstance(view, TradeView) else {}


class Face(Protocol):
    """What each game's module provides, for its own views and options."""

    def table(self, view: Any, seat: int | None, lang: str, names: Names = None) -> RenderableType:
        """Everything on the table, from a view alone; at most 80 columns wide."""

    def title(self, view: Any, lang: str, names: Names = None) -> str:
        """Where the game stands, in one line."""

    def middle(self, view: Any, seat: int | None, lang: str, names: Names = None) -> RenderableType:
        """What all players share, and what lies in front of the others."""

    def own(self, view: Any, seat: int, lang: str, names: Names = None) -> RenderableType:
        """What the person holds."""

    def things(self, option: Any) -> list[str]:
        """The cards that an option is about."""

    def whole(self, thing: str, view: Any, lang: str) -> RenderableType:
        """A card with everything there is to know about it."""

    def colours(self, lang: str) -> Colours:
        """The words that are shown in a colour."""

    def about(self, name: str, view: Any, lang: str) -> RenderableType:
        """The card that somebody asks for by name, or why there is none."""

    def quiet(self, event: Event) -> bool:
        """Is this so routine that nobody wants to read it?"""

    def amount(self, option: Any) -> str:
        """The number to type for an option where its place in the list would mislead, or ""."""

    def group(self, option: Any, view: Any) -> str:
        """Options in the same group share one line of a long menu; "" means no group."""

    def group_name(self, option: Any, view: Any, seat: int, lang: str, asked: bool = False) -> str:
        """The words of that line, from one of its options; or what is asked once it is chosen."""

    def inside(self, option: Any, lang: str, names: Names = None) -> str:
        """An option inside the group that was opened; "" means the whole option."""


FACES: dict[str, Face] = {"import-export": import_export, "maritime-silk-road": silk_road}


def face(game: str) -> Face:
    if game not in FACES:
        raise BadOptions("unknown-game", field="game", game=game, games=sorted(FACES))
    return FACES[game]
