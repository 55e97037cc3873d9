"""Fair deals: hashes by which a server commits to a deal and to every step of the game.

The server commits to 256 random bits, and each person may add a part of their own: first its
hash, later the part itself. The match's seed follows from all of it. Every entry that changes the
match is hashed together with the hash before it. docs/server.md says what this proves.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from entrepot.kernel.documents import Count, Document, Key, Word

LABEL = "entrepot-fair-deal-1"
NONE = "-"
"""Stands for what a seat did not give."""

ChainedEntry = list[int | str]
"""`["answer", seat, kind, option, by]`, `["undo", seat, times, by, answers left]` or
`["anew", era, hash of the position]`."""


class SeatPart(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """What a seat added to the deal: the hash it gave first, and its part unless that was late."""

    commitment: Key
    part: Key | None = None


class FairDeal(Struct, kw_only=True, forbid_unknown_fields=True):
    """Everything that was committed to, as the record of a finished game has it."""

    table: Word
    rules: Count
    """The version of the rules when the game began."""
    secret: Key
    """The server's own random bits."""
    commitment: Key
    seats: list[SeatPart | None]
    entries: list[list[Count | Word]]
    """Every entry that changed the match, answers that were taken back included."""
    head: Key


class Terms(Struct, kw_only=True, frozen=True):
    """What a game is played by, and what was committed to before it began."""

    table: str
    game: str
    rules: int
    options: Document
    secret: str
    seats: Sequence[SeatPart | None]


def digest(label: str, *lines: str) -> str:
    """SHA-256 of these lines. No line has a line break inside, so no two lists look alike."""
    text = "".join(f"{line}\n" for line in (LABEL, label, *lines))
    return hashlib.sha256(text.encode()).hexdigest()


def part_commitment(part: str) -> str:
    """The plain SHA-256 of the 32 bytes of a seat's part."""
    return hashlib.sha256(bytes.fromhex(part)).hexdigest()


def server_commitment(table: str, secret: str) -> str:
    return digest("commitment", table, secret)


def deal_seed(table: str, secret: str, seats: Sequence[SeatPart | None]) -> str:
    """The match's seed: it follows from the server's bits and the parts, seat by seat."""
    return digest("deal", table, secret, *((seat and seat.part) or NONE for seat in seats))


def canonical(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()


def first_head(terms: Terms) -> str:
    """Where the chain begins: with the rules, all commitments, and one to the deal itself."""
    return digest(
        "begin",
        terms.table,
        canonical([terms.game, terms.rules, terms.options]),
        server_commitment(terms.table, terms.secret),
        *(seat.commitment if seat else NONE for seat in terms.seats),
        digest("seed", deal_seed(terms.table, terms.secret, terms.seats)),
    )


def next_head(head: str, table: str, secret: str, number: int, entry: ChainedEntry) -> str:
    """The head after the entry with this number, counted from 1.

    Everybody gets the heads while the game runs, so each entry is blinded: without the server's
    bits nobody can try out which hidden answer leads to a head.
    """
    return digest("entry", head, digest("blind", table, secret, str(number)), canonical(entry))


def heads(terms: Terms, entries: Sequence[ChainedEntry]) -> Iterator[str]:
    """All heads, from before the first entry to after the last."""
    head = first_head(terms)
    yield head
    for number, entry in enumerate(entries, 1):
        head = next_head(head, terms.table, terms.secret, number, entry)
        yield head


def answers_left(entries: Sequence[ChainedEntry]) -> list[list[int | str]]:
    """The answers that were not taken back; ValueError if an entry takes back what is not there."""
    answers: list[list[int | str]] = []
    for entry in entries:
        match entry:
            case ["answer", int(seat), str(kind), str(option), str()]:
                answers.append([seat, kind, option])
            case ["undo", int(seat), int(), str(), int(left)]:
                take_back(answers, seat, left)
            case _:
                raise ValueError(entry)
    return answers


def take_back(answers: list[list[int | str]], seat: int, left: int) -> None:
    """Take back the seat's last answers until this many are left.

    A sealed answer goes alone; any other takes with it what came after.
    """
    while len(answers) > left:
        index = max((i for i, answer in enumerate(answers) if answer[0] == seat), default=None)
        if index is None:
            break
        del answers[index : index + 1 if len(answers) == left + 1 else None]
    if len(answers) != left:
        raise ValueError(left)
