"""The cards' data, read from cards.toml, and a user's own values for them."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NamedTuple

import msgspec

from entrepot.kernel import documents
from entrepot.kernel.errors import BadDocument

TYPES = ("technology", "agriculture", "illegal", "consumer", "luxury")
TECHNOLOGY, AGRICULTURE, ILLEGAL, CONSUMER, LUXURY = range(5)
COLOURS = (*TYPES, "capital")
CAPITAL: Final = 5

ACTIONS = ("load", "contract", "pirate", "import", "supply")
"""By type: every type has one action, so a number stands for both."""
LOAD: Final = 0
CONTRACT: Final = 1
PIRATE: Final = 2
IMPORT: Final = 3
SUPPLY: Final = 4

LARGEST = 1_000_000
"""The most bytes of a user's file that are read."""

SETS = ("base", "jutaku", "kickstarter", "captain")

Source = Literal["rulebook", "house"]
Type = Literal["technology", "agriculture", "illegal", "consumer", "luxury"]
Slots = dict[Type, Annotated[int, msgspec.Meta(ge=1, le=8)]]
Tier = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Sources(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    type: Source
    tier: Source
    load: Source


class Card(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    set: Literal["base", "jutaku", "kickstarter", "captain"]
    type: Type
    tier: Tier
    load: Slots
    source: Sources


class OwnValues(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What an owner of the printed game may put in place of a card's values."""

    type: Type | None = None
    tier: Tier | None = None
    load: Slots | None = None


CARDS: dict[str, Card] = msgspec.convert(
    tomllib.loads(files("entrepot.import_export").joinpath("cards.toml").read_text("utf-8")),
    dict[str, Card],
)
IDS = tuple(CARDS)
if TYPE_CHECKING:
    CardId = str
else:
    CardId = Literal[IDS]
NUMBER = {id: number for number, id in enumerate(IDS)}
SET = tuple(card.set for card in CARDS.values())


class Values(NamedTuple):
    """A card's values in a game: the rules', or the user's own."""

    type: str
    tier: int
    load: dict[str, int]
    """In the order of the types."""


def values(card: str, own: dict[str, OwnValues]) -> Values:
    return changed(CARDS[card], own[card]) if card in own else RULES_VALUES[card]


def changed(rules: Card, mine: OwnValues) -> Values:
    tier = rules.tier if mine.tier is None else mine.tier
    load: dict[Any, int] = rules.load if mine.load is None else mine.load
    in_order = {type: load[type] for type in TYPES if type in load}
    return Values(mine.type or rules.type, tier, in_order)


RULES_VALUES = {id: changed(card, OwnValues()) for id, card in CARDS.items()}


def own_values(path: Path) -> documents.Document:
    """A user's file in the form of cards.toml; an error names the line."""
    text = path.read_bytes()[: LARGEST + 1].decode("utf-8", "replace")
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDocument("bad-cards", field=str(path), why=str(error)) from None
    for id, fields in document.items():
        where = f"{path}:{line_of(text, id)}"
        if id not in CARDS:
            raise BadDocument("unknown-card", field=where, word=id)
        try:
            msgspec.convert(fields, OwnValues)
        except msgspec.ValidationError as error:
            raise BadDocument("bad-cards", field=where, why=str(error)) from None
    return document


def line_of(text: str, id: str) -> int:
    """The line where a card's values begin."""
    found = re.search(rf"""^[ \t]*\[?["']?{re.escape(id)}\b""", text, re.MULTILINE)
    return 1 + text[: found.start() if found else 0].count("\n")
