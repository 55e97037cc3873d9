"""All that people read comes from the Fluent files; all that is asked or told has words there."""

from __future__ import annotations

import ast
import re
from itertools import product
from pathlib import Path
from random import Random

import pytest

import entrepot
from entrepot import text
from kit.games import Setting, different_events, random_play, settings, short_or_nightly

SOURCE = Path(entrepot.__file__).parent
SQL = re.compile(r"\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|WITH|unnest)\b")
"""What a database reads, not people."""
SENTENCE = re.compile(r"[A-Za-z][a-z']+,? [A-Za-z]?[a-z']+,? [A-Za-z]?[a-z']+")


def strings(tree: ast.AST) -> list[tuple[int, str]]:
    """The string literals, docstrings apart."""
    docs = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docs
    ]


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: path.name)
def test_there_are_no_sentences_in_code(path: Path) -> None:
    found = strings(ast.parse(path.read_text(encoding="utf-8")))
    read = [(line, value) for line, value in found if not SQL.match(value)]
    assert [(line, value) for line, value in read if SENTENCE.search(value)] == []


def test_the_check_finds_a_sentence_in_code() -> None:
    for code in ("print('You may draw now')", "f'{name} takes two cards.'"):
        assert any(SENTENCE.search(value) for _, value in strings(ast.parse(code)))


def error_classes(base: type[entrepot.EntrepotError]) -> set[str]:
    return {base.__name__}.union(*(error_classes(each) for each in base.__subclasses__()))


def error_codes() -> set[str]:
    """Every code with which the source raises an error."""
    import entrepot.cli.sessions.table_api
    import entrepot.lessons.following
    import entrepot.server.errors
    import entrepot.verify

    found, classes = set(), error_classes(entrepot.EntrepotError)
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            call = node if isinstance(node, ast.Call) and node.args else None
            if call and isinstance(call.func, ast.Name) and call.func.id in classes:
                for argument in ast.walk(call.args[0]):
                    if isinstance(argument, ast.Constant):
                        found.add(str(argument.value))
            if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant):
                value = node.value.value
                if isinstance(value, str) and value.startswith("undo-"):
                    found.add(value)
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "code":
                found |= {str(n.value) for n in ast.walk(node) if isinstance(n, ast.Constant)}
    return {code for code in found if re.fullmatch("[a-z]+(-[a-z]+)*", code)}


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_error_has_words_and_no_words_are_left_over(lang: str) -> None:
    written = set()
    for file in (SOURCE / "text" / lang).glob("*.ftl"):
        written |= set(re.findall(r"^error-([a-z-]+) =", file.read_text(encoding="utf-8"), re.M))
    assert error_codes() == written


@pytest.mark.parametrize(
    "setting", [s for s in settings() if text.has(f"{s.game}-name", "en")], ids=str
)
def test_everything_in_random_games_can_be_said_in_every_language(setting: Setting) -> None:
    """`say` raises where a key or a fact is missing. What comes again is not said again."""
    options: set[tuple[str, str]] = set()
    for seed in range(short_or_nightly(1, 60)):
        match = setting.new(seed)
        for step in random_play(match, Random(seed)):
            for question, lang in product(step.pending, text.LANGUAGES):
                assert text.question(question, lang)
                assert text.why(question, lang)
            for question, option in [(q, option) for q in step.pending for option in q.options]:
                if (question.kind, option.id) in options:
                    continue
                options.add((question.kind, option.id))
                for lang in text.LANGUAGES:
                    said = text.option(question, option.id, lang)
                    assert said
                    assert ":" not in said or option.id.startswith("exchange")
        for event, lang in product(different_events(match), text.LANGUAGES):
            said = text.event(event, setting.game, lang)
            assert said
            assert "unknown" not in said


def test_a_missing_key_and_a_missing_fact_are_defects() -> None:
    with pytest.raises(LookupError):
        text.say("there-is-no-such-key")
    with pytest.raises(LookupError):
        text.say("seat")


def test_a_number_beyond_the_seats_is_no_seat() -> None:
    """A third ship with two players whose names are known."""
    asked = entrepot.new("maritime-silk-road", 2, 1).pending[0]
    said = [text.option(asked, f"exchange:{ship}:tea", "en", ["Ann", "Ben"]) for ship in (1, 2, 3)]
    assert said == [f"Ship {ship}: change its cube to tea" for ship in (1, 2, 3)]


def test_lists_count_what_is_equal() -> None:
    assert text.listed(["tea"]) == "tea"
    assert text.listed(["tea", "ore"]) == "tea and ore"
    assert text.listed(["tea", "ore", "tea", "silk"]) == "2 tea, ore and silk"
    assert text.listed([]) == ""
