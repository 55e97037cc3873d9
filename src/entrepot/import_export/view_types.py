"""What a seat sees of Import / Export, as types; `view.py` fills them. Cards are named by id."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from entrepot.import_export.cards import ACTIONS, COLOURS, TYPES, CardId, OwnValues
from entrepot.kernel import documents
from entrepot.kernel.view_types import Explanation, Option, View

Type = Annotated[str, Meta(extra_json_schema={"title": "Type", "enum": TYPES})]
Colour = Annotated[str, Meta(extra_json_schema={"title": "Colour", "enum": COLOURS})]
Action = Annotated[str, Meta(extra_json_schema={"title": "Action", "enum": ACTIONS})]
Where = Annotated[str, Meta(extra_json_schema={"enum": ("harbour", "sea")})]
Sets = list[Literal["base", "jutaku", "kickstarter", "captain"]]


class Options(documents.Options, frozen=True):
    sets: Sets = msgspec.field(default_factory=lambda: ["base"])
    target: Annotated[int, Meta(ge=50, le=1000, multiple_of=2)] = 50
    cards: dict[CardId, OwnValues] = {}
    closed_hands: bool = False


class Container(Struct, kw_only=True, omit_defaults=True, gc=False):
    """The contract and type of the slot that it is shown in; a loose one names neither."""

    card: str
    beside: bool = False
    """It counts as one with the container before it (Robot Cats)."""
    contract: str | None = None
    type: Type | None = None


class TradeShip(Struct, kw_only=True, gc=False):
    at: Where
    contracts: list[str]
    containers: list[Container]


class Room(Struct, kw_only=True, gc=False):
    """How much there is room for, with all powers considered."""

    imports: int | None
    """None: any number."""
    goods: int
    goods_taken: int
    """How much of that room the goods take."""
    ship: int
    """How many containers a ship can hold."""


class TradePlayer(Struct, kw_only=True, omit_defaults=True, gc=False):
    colour: Colour
    credits: int
    hand_size: int
    imports: list[str]
    goods: list[str]
    shipments: list[str]
    played: list[str]
    """The cards played this turn."""
    sold: bool
    """Whether the one sale of the turn has been made."""
    tiers: dict[Type, int]
    actions: dict[Action, int]
    """Imports by action, virtual ones too."""
    room: Room
    ships: list[TradeShip]
    hand: list[str] | None = None
    """Only the viewer's own."""
    shown: list[str] | None = None
    """For everybody else: the cards in their hand that the viewer is sure of."""
    known_to: dict[str, list[int]] = {}
    """Of the viewer's own hand: the cards that others are sure of, and the seats of these."""

    @property
    def money(self) -> int:
        return self.credits


class TradeView(View, tag_field="game", tag="import-export"):
    options: Options
    players: list[TradePlayer]
    island: list[str]
    discard: list[str]
    held: list[str]
    """Cards on their way, while somebody decides about them."""
    deck_size: int
    leader: int
    led: Action | None
    """The action led in this turn."""
    picked: str | None
    """The ship, or the island, that an import takes from."""
    target: int
    last_turn: bool
    """The game ends with this turn."""
    copies: dict[str, str]
    """Cards with another card's power."""
    stored: dict[str, int]
    """Credits that lie on cards."""
    used: list[str]
    """Cards whose once-per-turn power has been used."""
    extra_turns: list[int]
    """Seats that lead two turns in a row the next time they lead."""
    again: bool
    """The leader leads the next turn too."""


class TradeParts(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Parts that an option does not have are left out."""

    power: str | None = None
    """The card whose power it is."""
    action: Action | None = None
    card: str | None = None
    cards: list[str] | None = None
    ship: str | None = None
    type: Type | None = None
    seat: int | None = None
    amount: int | None = None
    place: str | None = None
    """Where from or where to: island, deck, hand, goods, imports, discard; or `loaded`."""
    places: list[str] | None = None
    """Of two containers pirated together, in the order of `cards`: a ship or the island."""


class TradeOption(Option, frozen=True):
    parts: TradeParts


class TradeExplanation(Explanation, tag_field="game", tag="import-export"):
    options: list[TradeOption]
