"""A table as its header and its steps have made it: seats, settings, and the match."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import Literal

from msgspec import Struct

from entrepot.kernel.documents import Document
from entrepot.kernel.match import Match
from entrepot.server.protocol import Level, Standing

State = Literal["waiting", "playing", "over", "frozen"]
STAND_IN: Level = "normal"
"""The level of a bot that stands in for a person, if nobody says otherwise."""


class Place(Struct, kw_only=True):
    """A seat: who sits there, and by which key."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: Level | None = None
    key: str | None = None
    """The hash of the seat key."""
    away: bool = False
    reserved: bool = False
    was: int | None = None
    """The seat of the same person in the game before."""


class Header(Struct, kw_only=True, frozen=True):
    """How a table was made. The seed stays with the server until the game is over."""

    game: str
    players: int
    options: Document
    seed: int
    seeded: bool = False
    """The maker chose the seed."""
    rules: int
    seats: list[Place]
    listed: bool
    pace: int
    clock: int | None
    grace: int | None
    shuffle: bool
    host: str | None


@dataclass
class Asking:
    """A proposal to step back before the last answer of the seat `by`."""

    id: int
    by: int
    agreed: list[int]


@dataclass
class Life:
    id: str
    header: Header
    made: int
    seats: list[Place]
    listed: bool
    host: str | None
    match: Match | None = None
    begun: bool = False
    steps: int = 0
    """How many there are; the number of the next."""
    moves: int = 0
    """How many of them changed the match."""
    proposal: Asking | None = None
    standing: list[dict[str, Standing]] = field(default_factory=list)
    codes: dict[int, tuple[str, int]] = field(default_factory=dict)
    """By seat the hash of its one-time code, and when it expires."""
    tickets: dict[tuple[int, str], str] = field(default_factory=dict)
    """By seat and ticket what was done."""
    next: str | None = None
    frozen: str | None = None
    """The code of the error that stopped it."""
    remains: Document | None = None
    """What can be exported of a frozen table."""

    @property
    def state(self) -> State:
        if self.frozen:
            return "frozen"
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    def copy(self) -> Life:
        """One's own; the match, which is never changed in place, is shared."""
        new = copy(self)
        new.seats = [copy(place) for place in self.seats]
        new.standing = [dict(answers) for answers in self.standing]
        new.proposal = copy(self.proposal)
        if new.proposal:
            new.proposal.agreed = new.proposal.agreed[:]
        new.codes, new.tickets = dict(self.codes), dict(self.tickets)
        return new

    def people(self) -> list[int]:
        """The seats of people who play themselves."""
        return [i for i, p in enumerate(self.seats) if p.kind == "person" and not p.away]

    def by_bot(self, seat: int) -> bool:
        """Does a bot answer for this seat?"""
        return self.seats[seat].kind == "bot" or self.seats[seat].away


def first_life(id: str, header: Header, made: int) -> Life:
    """A table nothing has happened at yet."""
    seats = [copy(place) for place in header.seats]
    life = Life(id, header, made, seats, header.listed, header.host)
    life.standing = [{} for _ in seats]
    return life
