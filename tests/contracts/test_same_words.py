"""Every language says what English says, with the same facts, and nothing else."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast, parse

import entrepot
from entrepot import text

SOURCE = Path(entrepot.__file__).parent
OTHERS = [lang for lang in text.LANGUAGES if lang != "en"]
GRAMMAR = re.compile(r"\w+_id|begins")
"""What only tells which article or form a word has: a language may look at it or not."""


@cache
def messages(lang: str) -> dict[str, tuple[str, frozenset[str]]]:
    """By key, in order: the file, and the facts that the message is told with."""
    found = {}
    for file in sorted((SOURCE / "text" / lang).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (file.name, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                written = FluentSerializer().serialize_entry(entry)
                facts = frozenset(re.findall(r"\$(\w+)", written))
                found[entry.id.name] = (file.name, facts)
    return found


@pytest.mark.parametrize("lang", OTHERS)
def test_every_file_has_the_same_messages_in_the_same_order(lang: str) -> None:
    placed, english = (
        [(file, key) for key, (file, _) in messages(each).items()] for each in (lang, "en")
    )
    assert placed == english


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_uses_the_facts_that_it_is_given(lang: str) -> None:
    given = messages("en")
    beyond = {
        key: unknown
        for key, (_, facts) in messages(lang).items()
        if (unknown := {each for each in facts - given[key][1] if not GRAMMAR.fullmatch(each)})
    }
    assert beyond == {}


def test_french_marks_have_no_break_spaces() -> None:
    """A `?` is left alone where it is a key to type."""
    breaking = re.compile(r"« | [»:;!%]| \?(?= [A-ZÀÉ]|$)")
    for file in sorted((SOURCE / "text" / "fr").glob("*.ftl")):
        lines = file.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if breaking.search(line)] == [], file.name
