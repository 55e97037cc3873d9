"""Commands: what a seat, the host or the server itself wants, turned into journal entries.

`plan` checks a command against the table's state and returns the entries that carry it out and
the reply to its sender. Nothing here changes a table.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

from entrepot import text
from entrepot.kernel.errors import MalformedAnswer
from entrepot.kernel.game import GAMES
from entrepot.server import journal, protocol
from entrepot.server.captains import captain_names
from entrepot.server.company_protocol import Prepare, Say, SetTalk
from entrepot.server.deal_protocol import Reveal
from entrepot.server.dealing import EndReveals, end_reveals, reveal
from entrepot.server.errors import NotAllowed, TableRefused
from entrepot.server.journal import Entry
from entrepot.server.keys import CODE_LIFETIME, key_hash, new_key
from entrepot.server.market_order import order_after
from entrepot.server.names import clean_name, unique_name
from entrepot.server.prepared_answers import due_option, prepare
from entrepot.server.protocol import (
    Accepted,
    Begin,
    HandOver,
    Join,
    Keys,
    Level,
    Rename,
    SetListed,
    Take,
)
from entrepot.server.sender import Sender, check_host, seat_of
from entrepot.server.stepping_back import propose, step_back, undo, vote
from entrepot.server.table_state import STAND_IN, TableState, playing
from entrepot.server.tickets import fingerprint

MOST_STANDING = 200
"""How many standing answers a seat may have."""


class Leave(Struct):
    """Leave the seat to a bot; at a waiting table the seat becomes open."""


class ComeBack(Struct):
    """Take over again from the bot that stood in."""


class MoveSeat(Struct):
    """Get a one-time code that takes the seat to another device."""


class StepBack(Struct):
    """Undo the match's last answer, whoever gave it."""


class BotAnswer(Struct, kw_only=True):
    """What a bot has chosen, for its own seat or for a person whose time is up, or what a person
    has prepared."""

    seat: int
    question: str
    option: str
    by: Literal["bot", "clock", "prepared"]


class GoOn(Struct, kw_only=True):
    """A bot had no choice and has taken the time that a choice would have taken."""

    question: str


class StandIn(Struct, kw_only=True):
    """Bots stand in for people who have been gone for too long."""

    seats: list[int]


class SaveTime(Struct):
    """Write down how much time the seats have used."""


class SetRematch(Struct, kw_only=True):
    """Record which table the rematch is at."""

    table: str


class JoinRematch(Struct, kw_only=True):
    """Take the seat kept for whoever had seat `was`, and host rights if they were the host."""

    was: int | None
    name: str
    host: bool
    commitment: str | None = None


HostCommand = Begin | HandOver | StepBack | SetListed | SetTalk
ServerCommand = BotAnswer | GoOn | StandIn | SaveTime | EndReveals | SetRematch
QuietCommand = Leave | ComeBack | Rename | HostCommand | ServerCommand
"""Commands that need no reply."""
SeatCommand = (
    protocol.Answer
    | protocol.Undo
    | protocol.Propose
    | protocol.Vote
    | protocol.Stand
    | Prepare
    | Reveal
)
"""Commands of the socket that go into the journal."""
Command = SeatCommand | Say | Join | Take | JoinRematch | MoveSeat | QuietCommand
Reply = Accepted | Keys | protocol.Move | None


class Plan(NamedTuple):
    entries: list[Entry]
    """Empty if nothing needs to change."""
    reply: Reply = None


def plan(state: TableState, sender: Sender, command: Command, now: int) -> Plan:
    """What the command does, if the sender may give it and the table is ready for it."""
    if isinstance(command, HostCommand):
        check_host(state, sender)
    match command:
        case Say():  # what is said changes nothing at the table
            return Plan([], Accepted(ticket=command.ticket))
        case Join():
            return join(state, sender, command)
        case Take():
            return take(state, sender, command, now)
        case JoinRematch():
            return join_rematch(state, sender, command)
        case MoveSeat():
            return move_seat(seat_of(state, sender), now)
        case Leave():
            return Plan(leave(state, seat_of(state, sender), now))
        case ComeBack():
            return Plan(come_back(state, seat_of(state, sender), now))
        case Rename():
            return Plan(rename(state, seat_of(state, sender), command))
        case Begin():
            return Plan(begin(state, command))
        case HandOver():
            return Plan(hand_over(state, command, now))
        case StepBack():
            return Plan(step_back(state))
        case SetListed(listed=listed):
            return Plan([journal.Listed(listed=listed)] if listed != state.listed else [])
        case SetTalk(talk=talk, spectators=spectators):
            same = (talk, spectators) == (state.talk, state.spectators_talk)
            return Plan([] if same else [journal.SetTalk(talk=talk, spectators=spectators)])
        case BotAnswer():
            return Plan(bot_answer(state, command))
        case GoOn():
            return Plan([])
        case StandIn():
            late = [seat for seat in command.seats if seat in state.people()]
            return Plan([away(state, seat, STAND_IN, "grace", now) for seat in late])
        case SaveTime():
            return Plan([])
        case EndReveals():
            return Plan(end_reveals(state))
        case SetRematch():
            return Plan([] if state.next else [journal.Next(table=command.table)])
        case _:
            return do_once(state, seat_of(state, sender), command, now)


def check_waiting(state: TableState) -> None:
    if state.match is not None or state.dealing:
        raise TableRefused("table-begun")


# -- playing


def do_once(state: TableState, seat: int, command: SeatCommand, now: int) -> Plan:
    """Carry out a command once: if its ticket was seen before, accept it without repeating it."""
    accepted = Accepted(ticket=command.ticket)
    done = state.tickets.get((seat, command.ticket))
    if done is not None:
        if done != fingerprint(command):
            raise TableRefused("ticket-used", ticket=command.ticket)
        return Plan([], accepted)
    match command:
        case protocol.Answer():
            return Plan(answer(state, seat, command), accepted)
        case protocol.Undo():
            return Plan(undo(state, seat, command), accepted)
        case protocol.Propose():
            return Plan(propose(state, seat, command), accepted)
        case protocol.Vote():
            return Plan(vote(state, seat, command, now), accepted)
        case protocol.Stand():
            return Plan(stand(state, seat, command), accepted)
        case Prepare():
            return Plan(prepare(state, seat, command), accepted)
        case Reveal():
            return Plan(reveal(state, seat, command), accepted)


def answer(state: TableState, seat: int, command: protocol.Answer) -> list[Entry]:
    """Legality is checked later, when the entry is applied."""
    question = playing(state).question(seat)
    return [
        journal.Answer(
            seat=seat,
            question=command.question,
            kind=question.kind if question else "",
            option=command.option,
            by="person",
            ticket=command.ticket,
            market_order=order_after(state, seat, command),
        )
    ]


def bot_answer(state: TableState, command: BotAnswer) -> list[Entry]:
    """The bot's answer, if the question is still open and still the bot's to answer."""
    seat = command.seat
    question = state.match.question(seat) if state.match else None
    if question is None or question.id != command.question:
        return []
    if command.by == "bot" and not state.bot_plays(seat):
        return []
    if command.by == "prepared" and due_option(state, seat) != command.option:
        return []
    kind, option = question.kind, command.option
    by: Literal["person", "bot", "clock"] = "person" if command.by == "prepared" else command.by
    return [journal.Answer(seat=seat, question=question.id, kind=kind, option=option, by=by)]


def goes_on(state: TableState, command: Command) -> bool:
    """Does the match go on without an entry, from a question that left no choice?"""
    asked = state.match.pending if state.match else ()
    waits = [question.id for question in asked if question.forced]
    return isinstance(command, GoOn) and command.question in waits


def stand(state: TableState, seat: int, command: protocol.Stand) -> list[Entry]:
    game, kind = state.header.game, command.kind
    playing(state)
    known = text.has(f"{game}-question-{kind}", "en") or text.has(f"{game}-power-{kind}", "en")
    if not known or kind in GAMES[game].always_asked or len(state.standing[seat]) >= MOST_STANDING:
        raise TableRefused("no-standing-answer", kind=kind)
    return [journal.Stand(seat=seat, kind=kind, answer=command.answer, ticket=command.ticket)]


# -- seats


def join(state: TableState, sender: Sender, command: Join) -> Plan:
    """Take an open seat. Whoever already has one keeps it: a second click takes no second seat."""
    if sender.seat is not None:
        return Plan([], Keys(table=state.id, seat=sender.seat))
    check_waiting(state)
    seats = list(enumerate(state.seats))
    free = [i for i, seat in seats if seat.kind == "open" and not seat.reserved]
    if command.seat is not None:
        check_seat(state, command.seat)
        if state.seats[command.seat].reserved:
            raise TableRefused("seat-reserved")
        free = [i for i in free if i == command.seat]
    if not free:
        raise TableRefused("no-open-seat")
    key = sender.own_key or new_key()
    entries = sit(state, free[0], command.name, key, command.commitment)
    return Plan(entries, Keys(table=state.id, seat=free[0], key=key))


def join_rematch(state: TableState, sender: Sender, command: JoinRematch) -> Plan:
    """Take the kept seat, or get a new key to it if it was already taken."""
    keys, entries = Keys(table=state.id, seat=None), list[Entry]()
    if command.was is not None:
        seat = next((i for i, seat in enumerate(state.seats) if seat.was == command.was), None)
        if seat is None:
            raise TableRefused("no-open-seat")
        keys.seat, keys.key = seat, sender.own_key or new_key()
        if state.seats[seat].kind == "person":
            entries = [journal.Key(seat=seat, key=key_hash(keys.key))]
        else:
            check_waiting(state)
            entries = sit(state, seat, command.name, keys.key, command.commitment)
    if command.host:
        keys.host_key = sender.own_key or new_key()
        entries.append(journal.Host(key=key_hash(keys.host_key)))
    return Plan(entries, keys)


def sit(state: TableState, seat: int, name: str, key: str, commitment: str | None) -> list[Entry]:
    """Take the seat; taking the last open one begins the game."""
    name = free_name(state, seat, name)
    entry = journal.Sit(seat=seat, name=name, key=key_hash(key), commitment=commitment)
    return [entry, journal.Deal()] if others_sit(state, seat) else [entry]


def others_sit(state: TableState, seat: int) -> bool:
    return all(i == seat or other.kind != "open" for i, other in enumerate(state.seats))


def free_name(state: TableState, seat: int, name: str) -> str:
    others = [other.name for i, other in enumerate(state.seats) if i != seat]
    return unique_name(clean_name(name), [*others, *captain_names()])


def check_seat(state: TableState, seat: int) -> None:
    if not 0 <= seat < len(state.seats):
        raise MalformedAnswer("no-such-seat", seat=str(seat), last=len(state.seats) - 1)


def leave(state: TableState, seat: int, now: int) -> list[Entry]:
    if state.match is None:
        return [journal.Open(seat=seat)]
    return [] if state.seats[seat].away else [away(state, seat, STAND_IN, "left", now)]


def away(
    state: TableState, seat: int, level: Level, why: Literal["left", "grace", "host"], now: int
) -> Entry:
    return journal.Away(seat=seat, level=level, why=why, at=now, events=state.event_count)


def come_back(state: TableState, seat: int, now: int) -> list[Entry]:
    back = journal.Back(seat=seat, at=now, events=state.event_count)
    return [back] if state.seats[seat].away else []


def rename(state: TableState, seat: int, command: Rename) -> list[Entry]:
    name = free_name(state, seat, command.name)
    return [journal.Name(seat=seat, name=name)] if name != state.seats[seat].name else []


def move_seat(seat: int, now: int) -> Plan:
    code, expires = new_key(), now + CODE_LIFETIME
    entry = journal.Code(seat=seat, code=key_hash(code), expires=expires)
    return Plan([entry], protocol.Move(code=code, expires=expires))


def take(state: TableState, sender: Sender, command: Take, now: int) -> Plan:
    for seat, (code, expires) in state.codes.items():
        if code == key_hash(command.code) and now < expires:
            key = sender.own_key or new_key()
            entry = journal.Key(seat=seat, key=key_hash(key), moved=True)
            return Plan([entry], Keys(table=state.id, seat=seat, key=key))
    raise NotAllowed("code-void")


# -- the host


def begin(state: TableState, command: Begin) -> list[Entry]:
    check_waiting(state)
    open_seats = [i for i, seat in enumerate(state.seats) if seat.kind == "open"]
    bots = [journal.BotSits(seat=seat, level=command.level) for seat in open_seats]
    return [*bots, journal.Deal()]


def hand_over(state: TableState, command: HandOver, now: int) -> list[Entry]:
    number, level = command.seat, command.level
    check_seat(state, number)
    seat = state.seats[number]
    match command.to:
        case "bot":
            at, events = 0 if state.match is None else now, state.event_count
            entry = journal.BotSits(seat=number, level=level, at=at, events=events)
            last = seat.kind == "open" and others_sit(state, number)
            return [entry, journal.Deal()] if last else [entry]
        case "open":
            check_waiting(state)
            return [journal.Open(seat=number)]
    if seat.kind != "person":
        raise TableRefused("nobody-there")
    if command.to == "back":
        return come_back(state, number, now)
    if seat.away:
        return []
    if state.match is None:
        raise TableRefused("table-waits")
    return [away(state, number, level, "host", now)]
