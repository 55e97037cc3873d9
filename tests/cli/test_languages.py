"""Which language is spoken, and that every word of the command line is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import entrepot
from entrepot import text
from entrepot.cli.cards import called
from entrepot.cli.language import lang_argument, language
from entrepot.cli.screen import printable

SOURCE = Path(entrepot.__file__).parent


@pytest.mark.parametrize("wanted", ["en", "EN", "en_GB.UTF-8", "xx", "", None])
def test_english_is_spoken_where_nothing_else_is_known(wanted: str | None) -> None:
    assert language(wanted) == "en"


def test_the_option_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("entrepot.text.LANGUAGES", ("de", "en", "zh-Hans"))
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert language() == "de"
    assert language("en") == "en"
    assert language("zh-hans") == "zh-Hans"
    assert language("fr") == "de"
    monkeypatch.delenv("LANG")
    assert language() == "en"


@pytest.mark.parametrize(
    ("tag", "spoken"),
    [
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("zh_CN", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("fr_CA", "fr"),
        ("pt", None),
    ],
)
def test_a_tag_finds_the_nearest_language(
    tag: str, spoken: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("entrepot.text.LANGUAGES", ("en", "fr", "zh-Hans", "zh-Hant"))
    assert text.nearest_language(tag) == spoken


def test_spaces_that_keep_words_together_are_shown() -> None:
    kept = "«\u00a0Oui\u202f?\u00a0»"
    assert printable(kept) == kept
    assert printable("\x1b[2J") == "\N{REPLACEMENT CHARACTER}[2J"


def test_numbers_are_written_as_the_language_does() -> None:
    assert [text.decimal(12.34, 1, lang) for lang in ("en", "fr", "es")] == ["12.3", "12,3", "12,3"]
    assert text.decimal(2, 0, "zh-Hans") == "2"
    assert text.decimal(0.5, 1, "fr", sign=True) == "+0,5"
    assert text.decimal(-0.5, 2, "zh-Hant", sign=True) == "-0.50"


def test_a_card_is_found_as_one_types_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("entrepot.cli.cards.word", lambda game, card, lang: f"T\u00e9l\u2019{card}")
    assert called("tel'laptops", "fr") == ["laptops"]


def test_help_finds_the_language_among_the_arguments() -> None:
    assert lang_argument(["entrepot", "play", "--lang", "de", "--help"]) == "de"
    assert lang_argument(["entrepot", "--lang=de"]) == "de"
    assert lang_argument(["entrepot", "--lang"]) is None
    assert lang_argument(["entrepot", "play"]) is None


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_word_is_used_and_none_is_missing(lang: str) -> None:
    places = [path for folder in ("cli", "lab") for path in (SOURCE / folder).rglob("*.py")]
    code = "".join(path.read_text("utf-8") for path in places)
    used = set(re.findall(r'"((?:cli|lab|terminal)-[a-z-]+)"', code))
    patterns = [
        re.sub(r"{[a-z]+}", "[a-z-]+", key)
        for key in re.findall(r'f"((?:cli|lab|terminal)-[a-z{}-]+)"', code)
    ]
    words = "".join(file.read_text("utf-8") for file in (SOURCE / "text" / lang).glob("*.ftl"))
    written = set(re.findall(r"^((?:cli|lab|terminal)-[a-z-]+) =", words, re.MULTILINE))
    assert used <= written
    assert [
        key for key in sorted(written - used) if not any(re.fullmatch(p, key) for p in patterns)
    ] == []
