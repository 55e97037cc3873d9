"""How choices are written: each verb has a form, each letter of it says what a part is."""

from __future__ import annotations

from typing import Final

from entrepot.import_export.cards import ACTIONS, COLOURS, IDS, TYPES
from entrepot.import_export.state import Trade
from entrepot.kernel.ask import Choice

FORMS = {
    "draw": ("draw", ""),
    "lead": ("lead", "ac*"),
    "follow": ("follow", "c*"),
    "follow-load": ("follow-load", "c*"),
    "contract": ("contract", "cs"),
    "contract-loaded": ("contract", "csw"),
    "load": ("load", "cs"),
    "load-pair": ("load", "ccs"),
    "load-deck": ("load", "w"),
    "load-island": ("load", "cw"),
    "pirate": ("pirate", "sc"),
    "pirate-from": ("pirate", "wc"),
    "pirate-deck": ("pirate", "w"),
    "pirate-hand": ("pirate", "wn"),
    "place": ("place", "s"),
    "place-in": ("place", "w"),
    "take": ("take", "cw"),
    "sell": ("sell", "c"),
    "supply": ("take", "c"),
    "bid": ("bid", "n"),
    "action": ("action", "a"),
    "ship": ("ship", "s"),
    "seat": ("seat", "n"),
    "type": ("type", "t"),
    "card": ("card", "c"),
    "card-as": ("card", "ct"),
    "cards": ("cards", "c*"),
    "good": ("good", "c"),
    "goods": ("goods", "c*"),
    "shipment": ("shipment", "c"),
    "discard-contract": ("discard-contract", "c"),
}
"""a action, c card, k another card, n number, s ship, t type, w word. Equal letters side by side,
and parts of a *, are joined by +."""


SHIPS: Final = {verb: form.index("s") + 1 for verb, (_, form) in FORMS.items() if "s" in form}
"""Where in a choice a ship's number stands."""

KEPT: Final = 20_000
WRITTEN: Final[dict[tuple[object, ...], str]] = {}
"""Ids that are kept ready, so many at most: the same ones are needed again and again."""


def option_id(t: Trade, choice: Choice) -> str:
    """How a choice is written: that depends on the table only by the colour of a ship."""
    verb = choice[0]
    if verb == "pirate-pair":
        return "pirate:" + "+".join(sorted(f"{w}:{IDS[c]}" for w, c in pairs(t, choice[1:])))
    place = SHIPS.get(verb)
    if verb == "use" and "s" in choice[2]:
        place = choice[2].index("s") + 3
    colour = -1 if place is None else t.players[choice[place] // 2].colour
    key = choice if place is None else (colour, choice)
    id = WRITTEN.get(key)
    if id is None:
        if len(WRITTEN) >= KEPT:
            WRITTEN.clear()
        id = WRITTEN[key] = written(choice, colour)
    return id


def pairs(t: Trade, parts: tuple[int, ...]) -> list[tuple[str, int]]:
    """Two containers and where each lies: a ship's number, or -1 for the island."""
    places = [("island" if n < 0 else t.ship_word(t.ship(n))) for n in (parts[0], parts[2])]
    return [(places[0], parts[1]), (places[1], parts[3])]


def written(choice: Choice, colour: int) -> str:
    """`use` carries its own form, after the card whose power it is."""
    if choice[0] == "use":
        return ":".join(["use", IDS[choice[1]], *words(choice[2], choice[3:], colour)])
    word, form = FORMS.get(choice[0], (choice[0], ""))
    return ":".join([word, *words(form, choice[1:], colour)])


def respelled(option: str) -> str:
    """Version 1 of the rules named a contract, and perhaps a type, behind the ship to be loaded."""
    parts = option.split(":")
    if parts[0] in ("load", "place", "use"):
        for place, part in enumerate(parts):
            if part.rpartition("-")[0] in COLOURS:
                return ":".join(parts[: place + 1])
    return option


def words(form: str, parts: tuple[int | str, ...], colour: int) -> list[str]:
    """The parts as words; equal letters side by side belong together, in alphabetical order."""
    if form.endswith("*"):
        form = form[:-2] + form[-2] * (len(parts) - len(form) + 2)
    found: list[str] = []
    group: list[str] = []
    for place, (letter, part) in enumerate(zip(form, parts, strict=True)):
        group.append(word(letter, part, colour))
        if form[place + 1 : place + 2] != letter:
            found.append("+".join(sorted(group)))
            group = []
    return found


def word(letter: str, part: int | str, colour: int) -> str:
    if isinstance(part, str):
        return part
    if letter in "ck":
        return IDS[part]
    if letter == "a":
        return ACTIONS[part]
    if letter == "s":
        return f"{COLOURS[colour]}-{part % 2 + 1}"
    return TYPES[part] if letter == "t" else str(part)
