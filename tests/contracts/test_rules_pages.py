"""The rules have one source, the Fluent files; every question and every card leads to them."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

import entrepot
from entrepot import text
from entrepot.import_export.cards import IDS
from entrepot.silk_road.goods import GOODS
from entrepot.text.rules import chapters, key, paragraph, paragraphs

ROOT = Path(__file__).parents[2]
TEXT = Path(entrepot.__file__).parent / "text"
GAMES = ("import-export", "maritime-silk-road")
SPECIALS = ("ship", "licence", "porter", "exchange")
ABOUT: Any = json.loads((TEXT / "paragraphs.json").read_text(encoding="utf-8"))
each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_the_pages_of_rules_are_up_to_date(game: str) -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "rules_page.py"))
    written = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert written == tool["page"](game)


@each_game
@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_language_has_the_same_chapters_and_paragraphs(game: str, lang: str) -> None:
    numbers = [*chapters(game), *paragraphs(game)]
    wanted = {key(game, number) for number in numbers}
    written = (TEXT / lang / "rules.ftl").read_text(encoding="utf-8")
    assert set(re.findall(rf"^(rules-{game}-[\d-]+) =", written, re.MULTILINE)) == wanted
    for number in numbers:
        assert paragraph(game, number, lang)


@each_game
@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_emphasis_is_closed_and_lists_and_tables_are_as_in_english(game: str, lang: str) -> None:
    for number in paragraphs(game):
        said, english = (paragraph(game, number, each) for each in (lang, "en"))
        assert said.count("*") % 2 == said.count("`") % 2 == 0, number
        shape = [re.sub(r"[^|]|^(?!\|).*$", "", line) for line in said.split("\n")]
        assert shape == [re.sub(r"[^|]|^(?!\|).*$", "", line) for line in english.split("\n")]
        assert cited(said) == cited(english), number


def cited(said: str) -> list[str]:
    return sorted(re.findall(r"\d+\.\d+", said))


@each_game
def test_a_paragraph_refers_only_to_paragraphs_that_are_there(game: str) -> None:
    known = paragraphs(game)
    refers = {n: cited(paragraph(game, n)) for n in known}
    assert sum(map(len, refers.values())) >= 4
    assert [n for n, others in refers.items() if not set(others) <= set(known)] == []


def kinds(game: str) -> set[str]:
    """Every kind of question that has words or that play was seen to ask; powers apart."""
    found = set()
    for file in (TEXT / "en").glob("*.ftl"):
        written = file.read_text(encoding="utf-8")
        found |= set(re.findall(rf"^{game}-(?:question|why)-([a-z_-]+) =", written, re.MULTILINE))
    seen = json.loads(
        (ROOT / "web" / "tests" / "data" / "asked_views.json").read_text(encoding="utf-8")
    )
    found |= {s["view"]["question"]["kind"] for s in seen if s["view"]["game"] == game}
    return found - {"power"} - set(IDS)


@each_game
def test_every_kind_of_question_leads_to_paragraphs(game: str) -> None:
    assert set(ABOUT[game]["questions"]) == kinds(game)
    assert len(kinds(game)) >= 5


def test_every_card_leads_to_paragraphs() -> None:
    assert set(ABOUT["import-export"]["cards"]) == set(IDS)
    assert set(ABOUT["maritime-silk-road"]["cards"]) == {*GOODS, *SPECIALS}


@each_game
def test_all_paragraphs_that_are_led_to_are_there(game: str) -> None:
    known = paragraphs(game)
    for leads in ABOUT[game].values():
        for what, numbers in leads.items():
            assert numbers, what
            assert set(numbers) <= set(known), what
            assert len(set(numbers)) == len(numbers), what
