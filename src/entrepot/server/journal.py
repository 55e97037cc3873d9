"""A table's state, and the journal of entries that leads to it.

Entries are only ever added. `apply_entry` is the one function that changes a `TableState`, both in
live play and when a table is loaded.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from entrepot.fair_deal import SeatPart
from entrepot.kernel.documents import Document
from entrepot.kernel.match import Match
from entrepot.kernel.record import load, new, restore
from entrepot.server.fair_deals import chain, make_deal, seed_of
from entrepot.server.market_order import Order, note_answer, note_undo
from entrepot.server.protocol import Level, Standing, TableStatus
from entrepot.server.store import EntryRow
from entrepot.server.tickets import fingerprint

STAND_IN: Level = "normal"
"""The level of a bot that stands in for a person, unless somebody chooses another."""


# -- the state


class SeatState(Struct, kw_only=True):
    """A seat: who sits there, and with which key."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: Level | None = None
    key: str | None = None
    """The hash of the seat key."""
    away: bool = False
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


class UndoProposal(NamedTuple):
    """A proposal to undo back to before the last answer of seat `by`."""

    id: int
    by: int
    agreed: list[int]


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
    standing: list[dict[str, Standing]] = field(default_factory=list)
    """Each seat's standing answers, by kind of question."""
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

    def copy(self) -> TableState:
        """A copy that may be changed; the match is shared, since it is never changed in place."""
        new = copy(self)
        new.seats = [copy(seat) for seat in self.seats]
        new.standing = [dict(answers) for answers in self.standing]
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
        id, header, made, seats, header.listed, header.host, standing=[{} for _ in seats]
    )


# -- the entries


class SeatEntry(Struct, kw_only=True):
    seat: int


class Sit(SeatEntry, tag="sit"):
    name: str
    key: str
    commitment: str | None = None


class Open(SeatEntry, tag="open"): ...


class BotSits(SeatEntry, tag="bot"):
    level: Level


class Away(SeatEntry, tag="away"):
    """A bot stands in from here on."""

    level: Level
    why: Literal["left", "grace", "host"]


class Back(SeatEntry, tag="back"): ...


class Name(SeatEntry, tag="name"):
    name: str


class Deal(Struct, kw_only=True, tag="deal"):
    """All seats are taken: whoever committed to a part of the deal may reveal it now."""


class Reveal(SeatEntry, tag="reveal"):
    part: str
    ticket: str


class Begin(Struct, kw_only=True, tag="begin"):
    """The deal is made from what was revealed, and the match begins."""


class Answer(SeatEntry, tag="answer"):
    question: str | None
    kind: str
    option: str
    by: Literal["person", "bot", "clock", "standing"]
    ticket: str | None = None
    market_order: Order | None = None
    """How the market of the Silk Road lies from here on, if the answer changes that."""


class Undo(SeatEntry, tag="undo"):
    """The seat took back `times` answers."""

    turn: bool
    times: int
    by: Literal["person", "people", "host"]
    ticket: str | None = None
    left: int | None = None
    """How many answers are left; filled in when the entry is applied first."""


class Propose(SeatEntry, tag="propose"):
    ticket: str


class Vote(SeatEntry, tag="vote"):
    proposal: int
    agree: bool
    ticket: str


class Stand(SeatEntry, tag="stand"):
    kind: str
    answer: Standing | None
    ticket: str


class Code(SeatEntry, tag="code"):
    """A one-time code was made that takes over the seat."""

    code: str
    expires: int


class Key(SeatEntry, tag="key"):
    """The seat has a new key."""

    key: str
    moved: bool = False
    """Somebody took the seat with a code: keys of an earlier game no longer lead to it."""


class Host(Struct, kw_only=True, tag="host"):
    key: str


class Listed(Struct, kw_only=True, tag="listed"):
    listed: bool


class Next(Struct, kw_only=True, tag="next"):
    table: str


class Anew(Struct, kw_only=True, tag="anew"):
    """The rules have changed, and the match starts afresh from a position."""

    position: Document
    era: int


MatchEntry = Deal | Reveal | Begin | Answer | Undo | Propose | Vote | Stand | Anew
Entry = Sit | Open | BotSits | Away | Back | Name | Code | Key | MatchEntry | Host | Listed | Next

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def entry_row(number: int, at: int, entry: Entry) -> EntryRow:
    kind = str(entry.__struct_config__.tag)
    seat, ticket = getattr(entry, "seat", None), getattr(entry, "ticket", None)
    return EntryRow(number, at, kind, seat, ticket, msgspec.json.encode(entry))


def read_entry(row: EntryRow) -> Entry:
    return _decoder.decode(row.data)


def apply_entry(state: TableState, entry: Entry, play: bool = True) -> None:
    """Apply an entry to the state; without `play`, leave out the match, which a snapshot provides.

    The match is replaced, never changed. If the entry does not fit, the rules' error is raised.
    """
    seat, ticket = getattr(entry, "seat", -1), getattr(entry, "ticket", None)
    if ticket is not None:
        state.tickets[seat, ticket] = fingerprint(entry)
    match entry:
        case Sit():
            taken = SeatState(kind="person", name=entry.name, key=entry.key)
            taken.was, taken.commitment = state.seats[seat].was, entry.commitment
            state.seats[seat] = taken
        case Open():
            _clear_seat(state, seat, SeatState(kind="open"))
            state.dealing = False
        case BotSits():
            _clear_seat(state, seat, SeatState(kind="bot", level=entry.level))
        case Away():
            state.seats[seat].away, state.seats[seat].level = True, entry.level
        case Back():
            state.seats[seat].away, state.seats[seat].level = False, None
        case Name():
            state.seats[seat].name = entry.name
        case Deal():
            state.dealing = True
        case Reveal():
            state.seats[seat].part = entry.part
        case Begin():
            make_deal(state)
            if play:
                seed, made = seed_of(state), state.header
                state.match = new(made.game, made.players, seed, **made.options)
        case Answer():
            state.last_undo = None
            note_answer(state, seat, entry.market_order)
            if play:
                own_match(state).answer(seat, entry.option, entry.question)
            _count_match_entry(state, entry)
        case Undo():
            state.last_undo = entry
            note_undo(state, seat, entry.times)
            if play:
                match = own_match(state)
                for _ in range(entry.times):  # it was allowed when the entry was written
                    match.undo(seat, agreed=True)
                entry.left = len(match.answers) if entry.left is None else entry.left
            _count_match_entry(state, entry)
        case Propose():
            state.proposal = UndoProposal(state.entry_count, seat, [seat])
        case Vote():
            asked, state.proposal = state.proposal, None
            if asked and entry.agree:
                state.proposal = asked._replace(agreed=[*asked.agreed, seat])
        case Stand():
            state.standing[seat].pop(entry.kind, None)
            if entry.answer is not None:
                state.standing[seat][entry.kind] = entry.answer
        case Code():
            state.codes[seat] = (entry.code, entry.expires)
        case Key():
            state.seats[seat].key = entry.key
            state.codes.pop(seat, None)
            if entry.moved:
                state.seats[seat].was = None
        case Host():
            state.host = entry.key
        case Listed():
            state.listed = entry.listed
        case Next():
            state.next = entry.table
        case Anew():
            if play:
                state.match = in_era(load(entry.position), entry.era)
            _count_match_entry(state, entry)
    if seat >= 0 and not isinstance(entry, Answer):
        state.changes[seat] += 1
    state.entry_count += 1


def in_era(match: Match, era: int) -> Match:
    """The same match in another era, where no number from an earlier era is valid."""
    return restore({**match.save(), "era": era})


def own_match(state: TableState) -> Match:
    """Replace the state's match with a copy that may be changed, and return it."""
    assert state.match is not None
    state.match = state.match.copy()
    bots = [1 << seat for seat in range(len(state.seats)) if state.live and state.bot_plays(seat)]
    state.match.state.unhurried = sum(bots)
    return state.match


def _count_match_entry(state: TableState, entry: MatchEntry) -> None:
    state.match_entries += 1
    chain(state, entry)
    state.proposal = None


def _clear_seat(state: TableState, seat: int, new: SeatState) -> None:
    """Drop everything that belonged to the person who sat there."""
    state.seats[seat] = new
    state.standing[seat] = {}
    state.codes.pop(seat, None)
    state.proposal = None
