"""A table's journal: the kinds of entries, and what each does to the table's state.

Entries are only ever added. `apply_entry` is the one function that changes a `TableState`, both in
live play and when a table is loaded.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from entrepot.kernel.documents import Document
from entrepot.kernel.match import Match
from entrepot.kernel.record import load, restore
from entrepot.server.branching import first_match
from entrepot.server.company_protocol import NoticeKind, TalkRule
from entrepot.server.fair_deals import chain, make_deal
from entrepot.server.market_order import Order, note_answer, note_undo
from entrepot.server.presence import add_notice, stepped_back
from entrepot.server.protocol import Level, Standing
from entrepot.server.store import EntryRow
from entrepot.server.table_state import PreparedAnswer, SeatState, TableState, UndoProposal
from entrepot.server.tickets import fingerprint


class SeatEntry(Struct, kw_only=True):
    seat: int


class Sit(SeatEntry, tag="sit"):
    name: str
    key: str
    commitment: str | None = None


class Open(SeatEntry, tag="open"): ...


class TimedEntry(SeatEntry, kw_only=True):
    """An entry that everybody is told of, with its time."""

    at: int = 0
    """0 if nobody needs to know: in the waiting room, and in journals of version 0.1."""
    events: int = 0
    """How many events there were."""


class BotSits(TimedEntry, kw_only=True, tag="bot"):
    level: Level


class Away(TimedEntry, kw_only=True, tag="away"):
    """A bot stands in from here on."""

    level: Level
    why: Literal["left", "grace", "host"]


class Back(TimedEntry, tag="back"):
    pass


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
    events: int | None = None
    """How many events are left; filled in likewise."""


class Propose(SeatEntry, tag="propose"):
    ticket: str


class Vote(TimedEntry, kw_only=True, tag="vote"):
    proposal: int
    agree: bool
    ticket: str


class Stand(SeatEntry, tag="stand"):
    kind: str
    answer: Standing | None
    ticket: str


class Prepare(SeatEntry, tag="prepare"):
    """The seat's answer to its next question of this kind; None: it has none."""

    kind: str | None
    option: str | None
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


class SetTalk(Struct, kw_only=True, tag="talk"):
    """What may be said at the table; what was said is nowhere."""

    talk: TalkRule
    spectators: bool


class Time(Struct, kw_only=True, tag="time"):
    """How many milliseconds of its budget each seat has used so far."""

    used: list[int]


class Next(Struct, kw_only=True, tag="next"):
    table: str


class Anew(Struct, kw_only=True, tag="anew"):
    """The rules have changed, and the match starts afresh from a position."""

    position: Document
    era: int


SeatChange = Sit | Open | BotSits | Away | Back | Name | Code | Key
MatchEntry = Deal | Reveal | Begin | Answer | Undo | Propose | Vote | Stand | Prepare | Anew
Entry = SeatChange | MatchEntry | Host | Listed | SetTalk | Time | Next

FORMAT = 1
"""Raised when older code could not go on with a journal that newer code has written."""

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
            add_notice(state, entry, "bot", seat)
            _clear_seat(state, seat, SeatState(kind="bot", level=entry.level))
        case Away():
            state.seats[seat].away, state.seats[seat].level = True, entry.level
            state.seats[seat].since = entry.at or None
            add_notice(state, entry, entry.why, seat)
        case Back():
            state.seats[seat].away, state.seats[seat].level = False, None
            state.seats[seat].since = None
            add_notice(state, entry, "back", seat)
        case Name():
            state.seats[seat].name = entry.name
        case Deal():
            state.dealing = True
        case Reveal():
            state.seats[seat].part = entry.part
        case Begin():
            make_deal(state)
            if play:
                state.match = first_match(state)
        case Answer():
            state.last_undo = None
            note_answer(state, seat, entry.market_order)
            if play:
                own_match(state).answer(seat, entry.option, entry.question)
            prepared = state.prepared[seat]
            if prepared is not None and prepared.kind == entry.kind:
                state.prepared[seat] = None
            _count_match_entry(state, entry)
        case Undo():
            state.last_undo = entry
            note_undo(state, seat, entry.times)
            if play:
                match = own_match(state)
                for _ in range(entry.times):  # it was allowed when the entry was written
                    match.undo(seat, agreed=True)
                entry.left = len(match.answers) if entry.left is None else entry.left
                entry.events = match.event_count if entry.events is None else entry.events
            state.prepared[seat] = None  # whoever steps back is asked
            state.notices = stepped_back(state.notices, entry.events)
            _count_match_entry(state, entry)
        case Propose():
            state.proposal = UndoProposal(state.entry_count, seat, [seat])
        case Vote():
            proposal = state.proposal
            if proposal and entry.agree:
                state.proposal = proposal._replace(agreed=[*proposal.agreed, seat])
            elif proposal:
                what: NoticeKind = "withdrawn" if seat == proposal.by else "refused"
                add_notice(state, entry, what, proposal.by, seat)
                state.proposal = None
        case Stand():
            state.standing[seat].pop(entry.kind, None)
            if entry.answer is not None:
                state.standing[seat][entry.kind] = entry.answer
        case Prepare(kind=kind, option=option):
            state.prepared[seat] = PreparedAnswer(kind, option) if kind and option else None
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
        case SetTalk():
            state.talk, state.spectators_talk = entry.talk, entry.spectators
        case Time():
            state.used = entry.used
        case Next():
            state.next = entry.table
        case Anew():
            if play:
                state.match = in_era(load(entry.position), entry.era)
            state.notices = []
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
    state.standing[seat], state.prepared[seat] = {}, None
    state.codes.pop(seat, None)
    state.proposal = None
