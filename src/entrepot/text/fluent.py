"""The one place that knows the Fluent library."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

HERE = Path(__file__).parent
LANGUAGES = tuple(sorted(folder.name for folder in HERE.iterdir() if (folder / "ui.ftl").exists()))


@cache
def bundle(lang: str) -> FluentBundle:
    if lang not in LANGUAGES:
        lang = "en"
    found = FluentBundle([lang], use_isolating=False)
    for file in sorted((HERE / lang).glob("*.ftl")):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        junk = [entry for entry in resource.body if isinstance(entry, Junk)]
        if junk:
            raise LookupError(f"{file.name}: {junk[0].content}")
        found.add_resource(resource)
    return found


def has(key: str, lang: str) -> bool:
    return bundle(lang).has_message(key)


def say(key: str, lang: str = "en", **facts: Any) -> str:
    """The message with its facts filled in. A key or a fact that is not there is a defect."""
    words = bundle(lang)
    message = words.get_message(key)
    if message.value is None:
        raise LookupError(key)
    text, errors = words.format_pattern(message.value, facts)
    if errors:
        raise LookupError(f"{key}: {errors}")
    return str(text)
