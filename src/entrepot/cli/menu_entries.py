"""The entries of a menu, and what a person may type to choose one. Nothing is printed here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from entrepot import Option

HELP, UNDO, LOG, HINT, QUIT, BACK, LOOK = "?", "u", "l", "h", "q", "b", "i"
COMMANDS = (HELP, UNDO, LOG, HINT, QUIT)
MOST_UNGROUPED = 9
"""Up to this number, options are listed one by one; more are grouped."""


class MenuEntry(NamedTuple):
    """A line of the menu: one option, or several to choose from next."""

    options: list[str]
    number: str
    letter: str = ""


def build_menu(
    options: Mapping[str, Option],
    group: Callable[[Option], str],
    amount: Callable[[Option], str] = lambda option: "",
) -> list[MenuEntry]:
    """The menu, in the order of the options. A simple option has its own letter."""
    letters = shortcut_letters(list(options))
    grouped: dict[str, list[str]] = {}
    for id, option in options.items():
        key = group(option) if len(options) > MOST_UNGROUPED else ""
        grouped.setdefault(key or id, []).append(id)
    if len(grouped) == 1:
        grouped = {id: [id] for id in options}
    amounts = [amount(option) for option in options.values()]
    if any(amounts):
        pairs = zip(options, amounts, strict=True)
        return [MenuEntry([id], number, letters.get(id, "")) for id, number in pairs]
    return [
        MenuEntry(members, str(number), letters.get(members[0], ""))
        for number, members in enumerate(grouped.values(), 1)
    ]


def flat_menu(options: Sequence[str]) -> list[MenuEntry]:
    """A menu of just these options, without groups."""
    return [MenuEntry([option], str(number)) for number, option in enumerate(options, 1)]


def shortcut_letters(options: Sequence[str]) -> dict[str, str]:
    simple = [option for option in options if ":" not in option]
    first = [option[0] for option in simple]
    return {
        option: option[0]
        for option in simple
        if first.count(option[0]) == 1 and option[0] not in (*COMMANDS, BACK, LOOK)
    }


def matching_options(typed: str, menu: Sequence[MenuEntry], options: Sequence[str]) -> list[str]:
    """The options that the input may mean: by number, letter, id, or the beginning of an id.

    A prefix that all ids of the menu share may be left out: if all are `load:...`, a good will do.
    """
    typed = typed.lower()
    if typed.isascii() and typed.isdigit():
        number = typed.lstrip("0") or "0"
        return next((entry.options for entry in menu if entry.number == number), [])
    for entry in menu:
        if entry.letter and typed == entry.letter:
            return entry.options
    shown = [option for entry in menu for option in entry.options]
    for wanted, among in ((typed, options), (f"{common_prefix(shown)}{typed}", shown)):
        found = [option for option in among if option.startswith(wanted)]
        if sorted_parts(wanted) in among:
            return [sorted_parts(wanted)]
        if found:
            return found
    return []


def sorted_parts(option: str) -> str:
    """The id in its canonical spelling: things chosen together are in alphabetical order."""
    return ":".join("+".join(sorted(part.split("+"))) for part in option.split(":"))


def common_prefix(ids: Sequence[str]) -> str:
    """The parts, including the final colon, that all of these ids begin with."""
    first = ids[0].split(":")
    for count in range(len(first) - 1, 0, -1):
        parts = ":".join(first[:count]) + ":"
        if all(each.startswith(parts) for each in ids):
            return parts
    return ""
