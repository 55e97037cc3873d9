"""How choices are written: in words, for option ids and their parts."""

from __future__ import annotations

from typing import Final

import msgspec

from entrepot.import_export.cards import ACTIONS, COLOURS, IDS, TYPES
from entrepot.import_export.choices import KINDS, PiratePair
from entrepot.import_export.state import Trade
from entrepot.import_export.view_types import TradeOption, TradeParts
from entrepot.kernel.choice import Choice, spelled_id, verb_of

KEPT: Final = 20_000
WRITTEN: Final[list[dict[Choice, str]]] = [{} for _ in range(len(COLOURS) + 1)]
"""By the colour of the choice's ship, the last for choices without one: at most KEPT ids each,
because the same ones are needed again and again."""
PAIR: Final = PiratePair
WITH_SHIP: Final = frozenset(kind for kind in KINDS if "ship" in kind.__struct_fields__)


def option_id(t: Trade, choice: Choice) -> str:
    """How a choice is written; it depends on the table only through the colours of ships."""
    kind = type(choice)
    if kind is PAIR:
        assert isinstance(choice, PiratePair)
        pair = [f"{t.place_word(ship)}:{IDS[card]}" for ship, card in pirated(t, choice)]
        return spelled_id(choice, {"pair": pair})
    colour = -1
    if kind in WITH_SHIP:
        ship: int = choice.ship  # type: ignore[attr-defined]
        colour = t.players[ship // 2].colour
    written = WRITTEN[colour]
    id = written.get(choice)
    if id is None:
        if len(written) >= KEPT:
            written.clear()
        id = written[choice] = spelled_id(choice, spelled(t, choice))
    return id


def spelled(t: Trade, choice: Choice) -> dict[str, str | int | list[str]]:
    """The fields of a choice in words, in their order."""
    return {name: words(t, name, getattr(choice, name)) for name in choice.__struct_fields__}


def words(t: Trade, name: str, value: int | str | tuple[int, ...]) -> str | int | list[str]:
    """What a field holds, in words; the field's name says what kind of thing it is."""
    if isinstance(value, tuple):
        return sorted(IDS[card] for card in value)
    if isinstance(value, str) or name in ("seat", "amount"):
        return value
    if name == "ship":
        return t.ship_word(t.ship(value))
    if name == "action":
        return ACTIONS[value]
    return TYPES[value] if name == "type" else IDS[value]


def pirated(t: Trade, pair: PiratePair) -> list[tuple[int, int]]:
    """Where each container lies, and which it is, in alphabetical order."""
    found = [(pair.ship, pair.card), (pair.other_ship, pair.other_card)]
    return sorted(found, key=lambda one: (t.place_word(one[0]), IDS[one[1]]))


def option(t: Trade, choice: Choice) -> TradeOption:
    return TradeOption(option_id(t, choice), verb_of(choice), parts(t, choice))


def parts(t: Trade, choice: Choice) -> TradeParts:
    if isinstance(choice, PiratePair):
        pair = pirated(t, choice)
        places = [t.place_word(ship) for ship, _ in pair]
        return TradeParts(cards=[IDS[card] for _, card in pair], places=places)
    return msgspec.convert(spelled(t, choice), TradeParts)


def respelled(option: str) -> str:
    """Version 1 of the rules named a contract, and perhaps a type, after the ship to be loaded."""
    parts = option.split(":")
    if parts[0] in ("load", "place", "use"):
        for place, part in enumerate(parts):
            if part.rpartition("-")[0] in COLOURS:
                return ":".join(parts[: place + 1])
    return option
