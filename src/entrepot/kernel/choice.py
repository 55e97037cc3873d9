"""Choices: what the rules offer and get back, one class for each way to choose.

A class names what is done; its fields say with what. The fields hold numbers, as tables do. A game
spells them in words, and an option's id and parts are made of those words. At most one field is a
tuple. These are msgspec Structs, which are faster than tuples; that is why they are not compiled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, get_origin

import msgspec

from entrepot.kernel.documents import shaped
from entrepot.kernel.errors import BadDocument

Word = str | int
Spelled = Mapping[str, Word | list[str]]
"""The fields of a choice in words, by name."""


class Choice(msgspec.Struct, frozen=True, gc=False, tag_field="is"):
    """One complete small move. Its tag is its name in saves."""

    verb: ClassVar[str] = ""
    """The first word of its id, if that is not the tag."""


class Yes(Choice, tag="yes", frozen=True): ...


class No(Choice, tag="no", frozen=True): ...


class Done(Choice, tag="done", frozen=True): ...


class Sampled(Choice, tag="", frozen=True):
    """Nobody chose this: a world was dealt anew from this seed."""

    seed: int


YES, NO, DONE = Yes(), No(), Done()


def name_of(kind: type[Choice]) -> str:
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def verb_of(choice: Choice) -> str:
    return choice.verb or name_of(type(choice))


def spelled_id(choice: Choice, words: Spelled) -> str:
    """The verb and the parts; if a part has several words, they are in alphabetical order."""
    parts = ["+".join(part) if isinstance(part, list) else str(part) for part in words.values()]
    return ":".join([verb_of(choice), *parts])


def by_name(kinds: Iterable[type[Choice]]) -> dict[str, type[Choice]]:
    return {name_of(kind): kind for kind in kinds}


def written(choice: Choice | None) -> list[Any] | None:
    """The choice as saves keep it: its name, then its fields."""
    if choice is None:
        return None
    row: list[Any] = [] if isinstance(choice, Sampled) else [name_of(type(choice))]
    for field in choice.__struct_fields__:
        value = getattr(choice, field)
        row += value if isinstance(value, tuple) else [value]
    return row


def read(row: list[Any], kinds: Mapping[str, type[Choice]], field: str) -> Choice:
    """What `written` wrote; a tuple gets what the other fields leave. Raises BadDocument."""
    kind = kinds.get(str(row[0])) if row else None
    if kind is None:
        raise BadDocument("bad-value", field=field, expected="choice")
    names, values = kind.__struct_fields__, row[1:]
    types = [get_origin(field.type) for field in msgspec.structs.fields(kind)]
    many = types.index(tuple) if tuple in types else None
    if many is not None:
        after = len(values) - (len(names) - many - 1)
        values[many:after] = [values[many:after]]
    if len(values) != len(names):
        raise BadDocument("bad-value", field=field, expected=name_of(kind))
    choice: Choice = shaped(dict(zip(names, values, strict=True)), kind)
    return choice
