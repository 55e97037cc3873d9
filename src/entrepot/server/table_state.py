"""The state of a table: what its header and its journal lead to."""

from __future__ import annotations

from collections import Counter
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Struct

from entrepot.fair_deal import SeatPart
from entrepot.kernel.documents import Document
from entrepot.kernel.match import Match
from entrepot.server.company_protocol import Notice, TalkRule
from entrepot.server.errors import TableRefused
from entrepot.server.market_order import Order
from entrepot.server.protocol import Level, Standing, TableStatus

if TYPE_CHECKING:
    from entrepot.server.journal import Undo

STAND_IN: Level = "normal"
"""The level of a bot that stands in for a person, unless somebody chooses another."""


class SeatState(Struct, kw_only=True):
    """A seat: who sits there, and with which key."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: Level | None = None
    key: str | None = None
    """The hash of the seat key."""
    away: bool = False
    since: int | None = None
    """When the bot began to stand in."""
    reserved: bool = False
    was: int | None = None
    """The same person's seat in the previous game."""
    commitment: str | None = None
    """The hash of the person's own part of the deal."""
    part: str | None = None


class Header(Struct, kw_only=True, frozen=True):
    """How a table was made. The seed stays with the server until the game is over.

    A text is the server's part of a secret deal; the match's seed follows from all parts.
    """

    game: str
    players: int
    options: Document
    seed: int | str
    seeded: bool = False
    """The maker chose the seed."""
    rules: int
    seats: list[SeatState]
    listed: bool
    pace: int
    clock: int | None
    grace: int | None
    shuffle: bool
    host: str | None
    talk: TalkRule = "free"
    spectators_talk: bool = False
    budget: int | None = None
    """Seconds that each seat has for the whole game."""
    record: Document | None = None
    """The game so far, of a table that is a branch of another one."""
    branch: Document | None = None
    """Where a branch comes from, as in its record."""


class UndoProposal(NamedTuple):
    """A proposal to undo back to before the last answer of seat `by`."""

    id: int
    by: int
    agreed: list[int]


class PreparedAnswer(NamedTuple):
    kind: str
    option: str


@dataclass
class TableState:
    id: str
    header: Header
    made: int
    seats: list[SeatState]
    listed: bool
    host: str | None
    """The hash of the host key."""
    match: Match | None = None
    dealing: bool = False
    """All seats are taken, and those who committed to a part of the deal reveal it."""
    parts: list[SeatPart | None] = field(default_factory=list)
    """What each seat added to the deal, once it is made."""
    head: str | None = None
    """The hash of all steps so far."""
    entry_count: int = 0
    """How many entries the journal has; also the number of the next one."""
    match_entries: int = 0
    """How many of them changed the match."""
    changes: Counter[int] = field(default_factory=Counter)
    """How many of them concern each seat and are not answers."""
    proposal: UndoProposal | None = None
    last_undo: Undo | None = None
    """The last step back, if nothing has been answered since."""
    market_orders: list[tuple[int, Order]] = field(default_factory=list)
    """By answer, from the first that changed it on: its seat, and how the market lies since."""
    talk: TalkRule = "free"
    spectators_talk: bool = False
    notices: list[Notice] = field(default_factory=list)
    """What people did lately other than playing; the list is replaced, never changed."""
    standing: list[dict[str, Standing]] = field(default_factory=list)
    """Each seat's standing answers, by kind of question."""
    prepared: list[PreparedAnswer | None] = field(default_factory=list)
    """Each seat's answer to its next question of a kind."""
    used: list[int] = field(default_factory=list)
    """How many milliseconds of its budget each seat has used; the list is replaced, not changed."""
    codes: dict[int, tuple[str, int]] = field(default_factory=dict)
    """For each seat, the hash of its one-time code and when the code expires."""
    tickets: dict[tuple[int, str], str] = field(default_factory=dict)
    """The fingerprint of the command that was done, by seat and ticket."""
    next: str | None = None
    """The table of the rematch."""
    live: bool = False
    """Matches are played now, not read: where its hand leaves a bot no choice, they wait for it."""
    frozen: str | None = None
    """The code of the error that stopped the table."""
    frozen_record: Document | None = None
    """What can be exported of a frozen table."""

    @property
    def status(self) -> TableStatus:
        if self.frozen:
            return "frozen"
        if self.match is None:
            return "dealing" if self.dealing else "waiting"
        return "over" if self.match.over else "playing"

    @property
    def event_count(self) -> int:
        return self.match.event_count if self.match else 0

    def copy(self) -> TableState:
        """A copy that may be changed; the match is shared, since it is never changed in place."""
        new = copy(self)
        new.seats = [copy(seat) for seat in self.seats]
        new.standing = [dict(answers) for answers in self.standing]
        new.prepared = self.prepared[:]
        new.codes, new.tickets = dict(self.codes), dict(self.tickets)
        new.changes = self.changes.copy()
        return new

    def people(self) -> list[int]:
        """The seats whose people are playing themselves, without a stand-in."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person" and not seat.away]

    def sitting(self) -> list[int]:
        """The seats that belong to people, even if a bot stands in."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person"]

    def bot_plays(self, seat: int) -> bool:
        """Does a bot answer for this seat?"""
        return self.seats[seat].kind == "bot" or self.seats[seat].away


def initial_state(id: str, header: Header, made: int) -> TableState:
    """The state of a table whose journal is empty."""
    seats = [copy(seat) for seat in header.seats]
    return TableState(
        id,
        header,
        made,
        seats,
        header.listed,
        header.host,
        standing=[{} for _ in seats],
        prepared=[None for _ in seats],
        used=[0 for _ in seats],
        talk=header.talk,
        spectators_talk=header.spectators_talk,
    )


def playing(state: TableState) -> Match:
    """The match, if it is in progress."""
    if state.match is None:
        raise TableRefused("table-waits")
    if state.match.over:
        raise TableRefused("table-over")
    return state.match


def is_due(state: TableState) -> bool:
    """Must someone other than a person act?"""
    if state.status == "dealing":
        return True
    if state.status != "playing" or state.match is None:
        return False
    timed = state.header.clock is not None or state.header.budget is not None
    return timed or any(state.bot_plays(question.seat) for question in state.match.pending)
