"""What a person may type to choose, and what it means. No screen here, only words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

HELP, UNDO, LOG, QUIT, BACK = "?", "u", "l", "q", "b"
COMMANDS = (HELP, UNDO, LOG, QUIT)
FEW = 9
"""So many options are listed one by one; more are grouped."""


class Entry(NamedTuple):
    """A line of the menu: one option, or several to choose from next."""

    options: list[str]
    letter: str = ""


def entries(options: Sequence[str], group: Callable[[str], str]) -> list[Entry]:
    """The menu, in the order of the options. A simple option has a letter that is its alone."""
    letters = letters_of(options)
    grouped: dict[str, list[str]] = {}
    for option in options:
        key = group(option) if len(options) > FEW else ""
        grouped.setdefault(key or option, []).append(option)
    return [Entry(members, letters.get(members[0], "")) for members in grouped.values()]


def letters_of(options: Sequence[str]) -> dict[str, str]:
    simple = [option for option in options if ":" not in option]
    first = [option[0] for option in simple]
    return {
        option: option[0]
        for option in simple
        if first.count(option[0]) == 1 and option[0] not in (*COMMANDS, BACK)
    }


def meant(typed: str, menu: Sequence[Entry], options: Sequence[str]) -> list[str]:
    """The options that the input may mean: by number, letter, id, or the beginning of an id.

    What all ids of the menu begin with may be left out: where all are `load:...`, a good will do.
    """
    typed = typed.lower()
    if typed.isascii() and typed.isdigit():
        number = int(typed) if len(typed) < FEW else 0
        return menu[number - 1].options if 0 < number <= len(menu) else []
    for entry in menu:
        if entry.letter and typed == entry.letter:
            return entry.options
    shown = [option for entry in menu for option in entry.options]
    for wanted, among in ((typed, options), (f"{stem(shown)}{typed}", shown)):
        found = [option for option in among if option.startswith(wanted)]
        if sorted_parts(wanted) in among:
            return [sorted_parts(wanted)]
        if found:
            return found
    return []


def sorted_parts(option: str) -> str:
    """The id as it is written: things chosen together stand in alphabetical order."""
    return ":".join("+".join(sorted(part.split("+"))) for part in option.split(":"))


def stem(ids: Sequence[str]) -> str:
    """The parts, with the colon behind them, with which all of these ids begin."""
    first = ids[0].split(":")
    for count in range(len(first) - 1, 0, -1):
        parts = ":".join(first[:count]) + ":"
        if all(each.startswith(parts) for each in ids):
            return parts
    return ""
