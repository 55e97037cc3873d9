"""What a seat sees of Maritime Silk Road, as types; `view.py` fills them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from entrepot.kernel import documents
from entrepot.kernel.view_types import Explanation, Option, View
from entrepot.silk_road.goods import GOODS, SPECIALS

Good = Annotated[str, Meta(extra_json_schema={"title": "Good", "enum": GOODS})]
Special = Annotated[str, Meta(extra_json_schema={"title": "Special", "enum": SPECIALS})]


class Options(documents.Options, frozen=True):
    show_coins: bool = False


class SilkPlayer(Struct, kw_only=True, omit_defaults=True):
    hand_size: int
    ships: list[Good]
    """What each carries, in the order they were acquired."""
    licences: int
    porters: int
    exchanges: int
    hand: list[Good] | None = None
    """Only the viewer's own."""
    coins: int | None = None
    """The viewer's own; everybody's with `show_coins`, and when the game is over."""

    @property
    def money(self) -> int:
        """The coins, as far as the viewer may know."""
        return self.coins or 0


class SilkView(View, tag_field="game", tag="maritime-silk-road"):
    options: Options
    players: list[SilkPlayer]
    market: list[Good]
    covered: list[Good]
    """In the order of the goods."""
    deck_size: int
    supply: dict[Good, int]
    """Cubes that nobody has."""
    shop: dict[Special, int]
    """Special cards for sale."""
    first: int
    """The seat whose turn it is."""


class SilkParts(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Parts that an option does not have are left out."""

    good: Good | None = None
    ship: int | None = None
    """Its place among the player's ships, counted from 1."""
    special: Special | None = None
    covered: list[Good] | None = None
    """The goods that are covered in the market."""


class SilkOption(Option, frozen=True):
    parts: SilkParts


class SilkAccount(Struct, kw_only=True):
    """What a player earned and spent in a whole game."""

    goods: dict[Good, int]
    licences: int
    spent: int


class SilkExplanation(Explanation, tag_field="game", tag="maritime-silk-road"):
    options: list[SilkOption]
    incomes: dict[Good, list[list[int]]]
    """By good and seat: what the seat earns if 0, 1, 2 and so on places of the market show it."""
    accounts: list[SilkAccount] = []
    """By seat, when the game is over and all its events are there."""
