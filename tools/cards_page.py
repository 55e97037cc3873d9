"""Writes docs/cards.md: every card of Import / Export with its values, text, ruling and tests."""

from __future__ import annotations

import re
from pathlib import Path

from entrepot import text
from entrepot.import_export.cards import ACTIONS, CARDS, SETS, TYPES, Card

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "cards.md"

HEAD = """# The cards of Import / Export

All 128 cards, by type. The words are our own. A star marks a *house value*: the rulebooks' text
does not tell it (it is in the pictures there), so this project chose one for a playable game. A
file of your own can replace any of them; see [the rules](rules/import-export.md). The last column
counts the scenario tests of the card; they are in `tests/import_export/powers/`.

This page is made by `make cards`.
"""


def page() -> str:
    lines = [HEAD]
    for number, type in enumerate(TYPES):
        lines += [f"## {type.capitalize()} ({ACTIONS[number]})", ""]
        lines += ["| card | set | tier | load | power | tests |", "|---|---|---|---|---|---|"]
        cards = [
            (SETS.index(card.set), id, card) for id, card in CARDS.items() if card.type == type
        ]
        lines += [row(id, card) for _, id, card in sorted(cards, key=lambda each: each[:2])]
        lines.append("")
    return "\n".join(lines)


def row(id: str, card: Card) -> str:
    name = text.say(f"import-export-word-{id}")
    power = text.say(f"import-export-power-{id}")
    if text.has(f"import-export-ruling-{id}", "en"):
        power += f" *{text.say(f'import-export-ruling-{id}')}*"
    load = ", ".join(f"{count} {type}" for type, count in card.load.items())
    kind = "" if card.source.type == "rulebook" else "*"
    tier = f"{card.tier}{'' if card.source.tier == 'rulebook' else '*'}"
    slots = f"{load}{'' if card.source.load == 'rulebook' else '*'}"
    return (
        f"| **{name}**{kind} `{id}` | {card.set} | {tier} | {slots} | {power} | {tests(id, card)} |"
    )


def tests(id: str, card: Card) -> int:
    file = ROOT / "tests" / "import_export" / "powers" / f"test_{card.type}.py"
    return len(re.findall(rf"^def test_{id}_", file.read_text(encoding="utf-8"), re.MULTILINE))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
