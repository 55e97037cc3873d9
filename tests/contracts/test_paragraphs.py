"""Rules, tests and code agree on the numbers of paragraphs."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
NUMBER = re.compile(r"\d+\.\d+")


class Pages(NamedTuple):
    """Where the rules of a game, its tests and its rulings are."""

    page: str
    folder: str
    heading: str
    chapters: str
    """The files of tests in which every test belongs to a paragraph."""


GAMES = [
    Pages(
        "maritime-silk-road.md",
        "silk_road",
        "Maritime Silk Road",
        "set_up phase_1 phase_2 end secrets",
    ),
    Pages(
        "import-export.md",
        "import_export",
        "Import / Export",
        "set_up turn contract load completion importing pirate supply end scoring reading secrets",
    ),
]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.folder)


def paragraphs(page: str) -> list[str]:
    """The numbers of the paragraphs of a page of rules, in order."""
    text = (ROOT / "docs" / "rules" / page).read_text(encoding="utf-8")
    return re.findall(r"^\*\*(\d+\.\d+)\*\* \S", text, re.MULTILINE)


def docstrings_in(folder: str) -> Iterator[tuple[str, str]]:
    """(file and test, docstring) of every test in a folder; folders in it are not looked at."""
    for path in sorted((ROOT / "tests" / folder).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{path.name}::{node.name}", ast.get_docstring(node) or ""


def cited(docstring: str) -> list[str]:
    """The numbers that a docstring begins with: "4.2, 4.3 ..."."""
    begins = re.match(r"\d+\.\d+(?:, \d+\.\d+)*(?=\s|$)", docstring)
    return NUMBER.findall(begins[0]) if begins else []


@each_game
def test_paragraphs_are_numbered_without_gaps(game: Pages) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in paragraphs(game.page)]
    chapters = sorted({chapter for chapter, _ in numbers})
    assert chapters == list(range(1, len(chapters) + 1))
    sizes = [max(place for chapter, place in numbers if chapter == one) for one in chapters]
    assert numbers == [
        (c, i + 1) for c, size in zip(chapters, sizes, strict=True) for i in range(size)
    ]


@each_game
def test_every_paragraph_is_cited_by_a_test(game: Pages) -> None:
    met = {number for _, docstring in docstrings_in(game.folder) for number in cited(docstring)}
    assert [n for n in paragraphs(game.page) if n not in met] == []


@each_game
def test_no_test_cites_a_paragraph_that_is_not_there(game: Pages) -> None:
    known = paragraphs(game.page)
    wrong = {
        test: number
        for test, docstring in docstrings_in(game.folder)
        for number in NUMBER.findall(docstring)
        if number not in known
    }
    assert wrong == {}


@each_game
def test_docstrings_in_the_chapters_all_begin_with_a_paragraph(game: Pages) -> None:
    chapters = tuple(f"test_{name}.py::" for name in game.chapters.split())
    tests = [t for t in docstrings_in(game.folder) if t[0].startswith(chapters)]
    assert {test.split("::")[0] + "::" for test, _ in tests} == set(chapters)
    assert [test for test, docstring in tests if not cited(docstring)] == []


@each_game
def test_pages_code_and_rulings_cite_paragraphs_that_are_there(game: Pages) -> None:
    known = paragraphs(game.page)
    files = [
        ROOT / "docs" / "rules" / game.page,
        *sorted((ROOT / "src" / "entrepot" / game.folder).rglob("*.py")),
    ]
    texts = {path.name: path.read_text(encoding="utf-8") for path in files}
    rulings = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    texts["rulings.md"] = rulings.split(f"## {game.heading}\n")[1].split("\n## ")[0]
    citations = {
        (name, number)
        for name, text in texts.items()
        for group in re.findall(r"\((\d+\.\d+[\d., -]*)\)", text)
        for number in NUMBER.findall(group)
    }
    assert len(citations) > 20
    assert [citation for citation in sorted(citations) if citation[1] not in known] == []
