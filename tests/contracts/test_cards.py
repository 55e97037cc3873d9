"""A card has one place each for its data, its power, its words and its tests, and no other."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import entrepot
from entrepot import text
from entrepot.import_export.cards import CARDS, IDS, NUMBER
from entrepot.import_export.powers import LASTING
from kit.moments import MOMENTS

SOURCE = Path(entrepot.__file__).parent
TESTS = Path(__file__).parents[1] / "import_export" / "powers"


def scenarios_of(card: str) -> list[str]:
    """The scenario tests named after a card."""
    page = TESTS / f"test_{CARDS[card].type}.py"
    return re.findall(rf"^def (test_{card}_\w+)", page.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("card", IDS)
def test_a_card_has_a_power_words_and_tests(card: str) -> None:
    number = NUMBER[card]
    registered = [name for name, moment in MOMENTS.items() if moment.powers[number] is not None]
    registered += [fact for fact, values in LASTING.items() if values[number] is not None]
    assert registered
    for lang in text.LANGUAGES:
        assert text.has(f"import-export-word-{card}", lang)
        assert text.has(f"import-export-power-{card}", lang)
    assert len(scenarios_of(card)) >= 2


def test_there_are_128_cards_of_four_sets() -> None:
    sets = [card.set for card in CARDS.values()]
    counts = {name: sets.count(name) for name in dict.fromkeys(sets)}
    assert counts == {"base": 100, "jutaku": 10, "kickstarter": 15, "captain": 3}


def test_the_data_are_those_of_the_agreed_table() -> None:
    """Each value with its source; what the rulebook prints is marked so."""
    sources = [card.source for card in CARDS.values()]
    assert sum(source.type == "rulebook" for source in sources) == 100
    assert sum(source.tier == "rulebook" for source in sources) == 1
    assert sum(source.load == "rulebook" for source in sources) == 4
    assert CARDS["hawaiian_salt"].tier == 2


def owner(name: str) -> str:
    """The card after which a function is named, if it is."""
    stem = name.split("__")[0].lstrip("_")
    return stem if stem in CARDS else ""


def names_in(tree: ast.AST) -> list[tuple[int, str]]:
    """Every identifier and every literal of a tree that is a card's id."""
    found = []
    for node in ast.walk(tree):
        word = ""
        if isinstance(node, ast.Name):
            word = node.id
        elif isinstance(node, ast.Attribute):
            word = node.attr
        elif isinstance(node, ast.arg):
            word = node.arg
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            word = node.name
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            word = node.value
        if owner(word):
            found.append((getattr(node, "lineno", 0), owner(word)))
    return found


OUTSIDE = [
    path
    for folder in ("kernel", "import_export")
    for path in sorted((SOURCE / folder).rglob("*.py"))
    if path.parent.name != "powers" or path.name == "__init__.py"
]


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_card_is_named_outside_its_power(path: Path) -> None:
    assert names_in(ast.parse(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("type", ["technology", "agriculture", "illegal", "consumer", "luxury"])
def test_a_card_is_named_only_in_its_own_power(type: str) -> None:
    """A function under its id, the facts given to it, and nothing in another card's function."""
    page = SOURCE / "import_export" / "powers" / f"{type}.py"
    for node in ast.parse(page.read_text(encoding="utf-8")).body:
        mine = owner(node.name) if isinstance(node, ast.FunctionDef) else ""
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            first = node.value.args[0]
            assert isinstance(first, ast.Constant)
            mine = str(first.value)
        for line, card in names_in(node):
            assert card == mine, (line, card)
            assert CARDS[card].type == type, (line, card)
