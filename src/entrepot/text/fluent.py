"""Messages and numbers in every language: the one place that knows the libraries for them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

HERE = Path(__file__).parent
LANGUAGES = tuple(sorted({file.parent.name for file in HERE.glob("*/*.ftl")}))
PARTS = ("rules",)
"""Files that are read when first needed, not at once: every key `rules-...` is in `rules.ftl`."""


@cache
def bundle(lang: str, part: str = "") -> FluentBundle:
    """The words of a language. Those of a part are added to them, and may refer to them."""
    if lang not in LANGUAGES:
        lang = "en"
    if part:
        words, files = bundle(lang), [HERE / lang / f"{part}.ftl"]
    else:
        words = FluentBundle([lang], use_isolating=False)
        files = [file for file in sorted((HERE / lang).glob("*.ftl")) if file.stem not in PARTS]
    for file in files:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        junk = [entry for entry in resource.body if isinstance(entry, Junk)]
        if junk:
            raise LookupError(f"{file.name}: {junk[0].content}")
        words.add_resource(resource)
    return words


def bundle_with(key: str, lang: str) -> FluentBundle:
    part = key.partition("-")[0]
    return bundle(lang, part if part in PARTS else "")


def has(key: str, lang: str) -> bool:
    return bundle_with(key, lang).has_message(key)


def say(key: str, lang: str = "en", **facts: Any) -> str:
    """The message with its facts filled in. A missing key or fact is a defect."""
    words = bundle_with(key, lang)
    message = words.get_message(key)
    if message.value is None:
        raise LookupError(key)
    text, errors = words.format_pattern(message.value, facts)
    if errors:
        raise LookupError(f"{key}: {errors}")
    return str(text)


def decimal(value: float, places: int, lang: str, sign: bool = False) -> str:
    """A number with `places` digits after its decimal point or comma."""
    shape = "0." + "0" * places if places else "0"
    shape = f"+{shape};-{shape}" if sign else shape
    return format_decimal(value, shape, lang.replace("-", "_"))
