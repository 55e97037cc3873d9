"""How each game looks in the terminal: one module per game, registered here."""

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
    """The cards that have another card's power, and which card that is."""
    return view.copies if isinstance(view, TradeView) else {}


class Face(Protocol[V, Chosen]):
    """What each game's module provides."""

    def table(self, view: V, seat: int | None, lang: str, names: Names = None) -> RenderableType:
        """Everything on the table, from a view alone; at most 80 columns wide."""

    def title(self, view: V, lang: str, names: Names = None) -> str:
        """Where the game stands, in one line."""

    def middle(self, view: V, seat: int | None, lang: str, names: Names = None) -> RenderableType:
        """What all players share, and what lies in front of the others."""

    def own(self, view: V, seat: int, lang: str, names: Names = None) -> RenderableType:
        """What the person holds."""

    def things(self, option: Chosen) -> list[str]:
        """The cards that an option is about."""

    def whole(self, thing: str, view: V, lang: str) -> RenderableType:
        """A card with everything there is to know about it."""

    def colours(self, lang: str) -> Colours:
        """The words that are shown in a colour."""

    def about(self, name: str, view: V, lang: str) -> RenderableType:
        """The card that somebody asks for by name, or why there is none."""

    def quiet(self, event: Event) -> bool:
        """Is this so routine that nobody wants to read it?"""

    def amount(self, option: Chosen) -> str:
        """The number to type for an option where its place in the list would mislead, or ""."""

    def group(self, option: Chosen, view: V) -> str:
        """Options in the same group share one line of a long menu; "" means no group."""

    def group_name(self, option: Chosen, view: V, seat: int, lang: str) -> str:
        """The words of that line, from one of its options."""

    def group_question(self, option: Chosen, view: V, seat: int, lang: str) -> str:
        """What is asked once the line has been chosen."""

    def inside(self, option: Chosen, lang: str, names: Names = None) -> str:
        """An option inside the group that was opened; "" means the whole option."""


FACES: dict[str, Face[Any, Any]] = {"import-export": import_export, "maritime-silk-road": silk_road}


def face(game: str) -> Face[Any, Any]:
    if game not in FACES:
        raise BadOptions("unknown-game", field="game", game=game, games=sorted(FACES))
    return FACES[game]
