"""Messages and numbers in every language: the one place that knows the libraries for them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax.ast import Junk

HERE = Path(__file__).parent
LANGUAGES = tuple(sorted({file.parent.name for file in HERE.glob("*/*.ftl")}))
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or term begins."""
NAME = re.compile(r"-?[a-zA-Z][\w-]*")


class Words:
    """The messages of a language. Each is parsed when it is first needed, with whatever it refers
    to: to parse them all takes a fifth of a second, at the start of every command."""

    def __init__(self, lang: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.sources: dict[str, str] = {}
        for file in sorted((HERE / lang).glob("*.ftl")):
            text = file.read_text(encoding="utf-8")
            begun = [*ENTRY.finditer(text)]
            ends = [*(entry.start() for entry in begun[1:]), len(text)]
            for entry, end in zip(begun, ends, strict=True):
                self.sources.setdefault(entry[1], text[entry.start() : end])
        self.parsed: set[str] = set()

    def message(self, key: str) -> Message:
        if key not in self.parsed:
            self.parsed |= self.parse_with_references(key)
        return self.bundle.get_message(key)

    def parse_with_references(self, key: str) -> set[str]:
        wanted, done = [key], set[str]()
        while wanted:
            name = wanted.pop()
            if name in self.sources and name not in done:
                self.parse(self.sources[name])
                wanted += NAME.findall(self.sources[name])
                done.add(name)
        return done

    def parse(self, source: str) -> None:
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise LookupError(entry.content)
        self.bundle.add_resource(resource)


@cache
def words_of(lang: str) -> Words:
    return Words(lang if lang in LANGUAGES else "en")


def has(key: str, lang: str) -> bool:
    return key in words_of(lang).sources


def say(key: str, lang: str = "en", **facts: Any) -> str:
    """The message with its facts filled in. A missing key or fact is a defect."""
    words = words_of(lang)
    message = words.message(key)
    if message.value is None:
        raise LookupError(key)
    text, errors = words.bundle.format_pattern(message.value, facts)
    if errors:
        raise LookupError(f"{key}: {errors}")
    return str(text)


def decimal(value: float, places: int, lang: str, sign: bool = False) -> str:
    """A number with `places` digits after its decimal point or comma."""
    shape = "0." + "0" * places if places else "0"
    shape = f"+{shape};-{shape}" if sign else shape
    return format_decimal(value, shape, lang.replace("-", "_"))
