"""The one place that knows the libraries of words and numbers."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

HERE = Path(__file__).parent
LANGUAGES = tuple(sorted(folder.name for folder in HERE.iterdir() if (folder / "ui.ftl").exists()))


PARTS = ("rules",)
"""Words seldom needed: a key `rules-...` is in a file `rules_...`, read when first said."""


@cache
def bundle(lang: str, part: str = "") -> FluentBundle:
    """The words of a language. Those of a part are added to them, and may refer to them."""
    if lang not in LANGUAGES:
        lang = "en"
    found = bundle(lang) if part else FluentBundle([lang], use_isolating=False)
    for file in sorted((HERE / lang).glob("*.ftl")):
        if part != next((each for each in PARTS if file.name.startswith(f"{each}_")), ""):
            continue
        resource = FluentResource(file.read_text(encoding="utf-8"))
        junk = [entry for entry in resource.body if isinstance(entry, Junk)]
        if junk:
            raise LookupError(f"{file.name}: {junk[0].content}")
        found.add_resource(resource)
    return found


def words_with(key: str, lang: str) -> FluentBundle:
    part = key.partition("-")[0]
    return bundle(lang, part if part in PARTS else "")


def has(key: str, lang: str) -> bool:
    return words_with(key, lang).has_message(key)


def say(key: str, lang: str = "en", **facts: Any) -> str:
    """The message with its facts filled in. A key or a fact that is not there is a defect."""
    words = words_with(key, lang)
    message = words.get_message(key)
    if message.value is None:
        raise LookupError(key)
    text, errors = words.format_pattern(message.value, facts)
    if errors:
        raise LookupError(f"{key}: {errors}")
    return str(text)


def decimal(value: float, places: int, lang: str, sign: bool = False) -> str:
    """A number with so many digits behind the point, or the comma."""
    shape = "0." + "0" * places if places else "0"
    shape = f"+{shape};-{shape}" if sign else shape
    return format_decimal(value, shape, lang.replace("-", "_"))
