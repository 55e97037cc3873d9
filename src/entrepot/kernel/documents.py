"""Documents from outside: their shape and limits, and how a fault in one is named.

Everything here may come from an untrusted file. A document is text, bytes or a decoded object.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeVar

import msgspec

from entrepot.kernel.errors import BadDocument

LARGEST = 8 * 1024 * 1024
"""The most bytes a document may have; a long game with all its events takes under a tenth of it."""

Document = dict[str, Any]
"""A decoded JSON document: nothing is known about it until it is read into a shape."""

Key = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Seed = Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | Key
"""A number that people can type and every JSON reader keeps exact; or the key of a secret deal."""
Word = Annotated[str, msgspec.Meta(max_length=200)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Answer = tuple[Seat, Word, Word]
"""A seat, the kind of question, and the option's id."""
Answers = Annotated[list[Answer], msgspec.Meta(max_length=100_000)]


class Options(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Base of a game's options: every field has a default."""


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of a game's position document."""

    game: Word
    options: dict[Word, Any] = {}
    seed: Seed = 0
    rng: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?[0-9a-f]{16}$")] | None = None
    answers: Answers = []
    players: list[Any]
    setup: bool = False


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    entrepot: Annotated[int, msgspec.Meta(ge=1, le=1)]
    game: Word
    rules: Count
    options: dict[Word, Any]
    players: Count
    seed: Seed
    position: Document | None
    answers: Answers
    digest: Word
    fair_deal: Document | None = None
    branch: Document | None = None


class SavedSnapshot(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    table: Document
    answers: Count
    events: Count
    turn: Count | None


SavedEvent = tuple[
    Word,
    int | None,
    tuple[Count, ...],
    Word,
    Word,
    int | None,
    Word,
    tuple[Word, ...],
    int,
]


class Save(Record, kw_only=True):
    """A record with everything needed to go on without replaying it."""

    era: Count
    frames: Annotated[list[SavedSnapshot], msgspec.Meta(min_length=1, max_length=10_000)]
    kept: Annotated[list[Count], msgspec.Meta(min_length=1, max_length=10_000)]
    log: list[tuple[Word, Seat, Word, list[Any] | None]]
    sealed: list[tuple[Seat, list[Any]]]
    events: list[SavedEvent]


Shape = TypeVar("Shape")


def prepare(shape: type) -> None:
    """Let msgspec inspect a shape now: two threads that both use it first crash the process."""
    msgspec.json.Decoder(shape)


def decoded(document: object) -> Any:
    """The document as an object, if it is small enough and well formed."""
    if isinstance(document, str):
        document = document.encode("utf-8", "surrogatepass")
    if isinstance(document, (bytes, bytearray)):
        if len(document) > LARGEST:
            raise BadDocument("too-large", field="", limit=LARGEST, size=len(document))
        try:
            return msgspec.json.decode(document)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadDocument("not-json", field="", why=str(error)) from None
    return document


def shaped(document: object, shape: type[Shape]) -> Shape:
    """The document as an instance of `shape`, every limit checked."""
    try:
        return msgspec.convert(decoded(document), shape)
    except (msgspec.ValidationError, RecursionError, OverflowError) as error:
        message, _, place = str(error).partition(" - at ")
        field = _path(place.removeprefix("`key` in ").removeprefix("`$"), message)
        code = "bad-field" if field else "bad-document"
        raise BadDocument(code, field=field, why=message) from None


def _path(path: str, message: str) -> str:
    where = path.rstrip("`").removeprefix(".")
    named = re.search(r"(?:missing required|unknown) field `([^`]*)`", message)
    if named:
        where = f"{where}.{named[1]}" if where else named[1]
    return where


prepare(Record)
prepare(Save)
