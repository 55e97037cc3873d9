"""The steps of a table's life, and what each does to it. Steps are only ever added."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from entrepot.kernel.documents import Document
from entrepot.kernel.match import Match
from entrepot.kernel.record import load, new, restore
from entrepot.server.life import Asking, Life, Place
from entrepot.server.protocol import Level, Standing
from entrepot.server.store import StepRow


class Sit(Struct, kw_only=True, tag="sit"):
    seat: int
    name: str
    key: str


class Open(Struct, kw_only=True, tag="open"):
    seat: int


class BotSits(Struct, kw_only=True, tag="bot"):
    seat: int
    level: Level


class Away(Struct, kw_only=True, tag="away"):
    """A bot stands in from here on."""

    seat: int
    level: Level
    why: Literal["left", "grace", "host"]


class Back(Struct, kw_only=True, tag="back"):
    seat: int


class Name(Struct, kw_only=True, tag="name"):
    seat: int
    name: str


class Begin(Struct, kw_only=True, tag="begin"):
    pass


class Answer(Struct, kw_only=True, tag="answer"):
    seat: int
    question: str | None
    kind: str
    option: str
    by: Literal["person", "bot", "clock", "standing"]
    ticket: str | None = None


class Undo(Struct, kw_only=True, tag="undo"):
    """`times` answers of the seat were taken back."""

    seat: int
    turn: bool
    times: int
    by: Literal["person", "people", "host"]
    ticket: str | None = None


class Propose(Struct, kw_only=True, tag="propose"):
    seat: int
    ticket: str


class Vote(Struct, kw_only=True, tag="vote"):
    seat: int
    proposal: int
    agree: bool
    ticket: str


class Stand(Struct, kw_only=True, tag="stand"):
    seat: int
    kind: str
    answer: Standing | None
    ticket: str


class Code(Struct, kw_only=True, tag="code"):
    """A one-time code was made, with which the seat can be taken."""

    seat: int
    code: str
    expires: int


class Key(Struct, kw_only=True, tag="key"):
    """The seat has another key now."""

    seat: int
    key: str


class Host(Struct, kw_only=True, tag="host"):
    key: str


class Listed(Struct, kw_only=True, tag="listed"):
    listed: bool


class Next(Struct, kw_only=True, tag="next"):
    table: str


class Anew(Struct, kw_only=True, tag="anew"):
    """The rules have changed, and the match begins again from a position."""

    position: Document
    era: int


Step = (
    Sit
    | Open
    | BotSits
    | Away
    | Back
    | Name
    | Begin
    | Answer
    | Undo
    | Propose
    | Vote
    | Stand
    | Code
    | Key
    | Host
    | Listed
    | Next
    | Anew
)

_decoder = msgspec.json.Decoder(Step)


def row(number: int, at: int, step: Step) -> StepRow:
    kind = str(step.__struct_config__.tag)
    seat, ticket = getattr(step, "seat", None), getattr(step, "ticket", None)
    return StepRow(number, at, kind, seat, ticket, msgspec.json.encode(step))


def read(row: StepRow) -> Step:
    step: Step = _decoder.decode(row.data)
    return step


def meaning(command: Any) -> str:
    """What a command wants, the ticket apart; the same for the command and for its step."""
    kind = command.__struct_config__.tag
    wanted = ("question", "option", "turn", "proposal", "agree", "answer")
    told = [getattr(command, name) for name in wanted if hasattr(command, name)]
    if kind == "stand":
        told.append(command.kind)
    return f"{kind} {told}"


def apply(life: Life, step: Step, play: bool = True) -> None:
    """Take a step; with `play` false, all of it but the match, which comes from a snapshot.

    The match is replaced, never changed. Raises what the rules raise if the step does not fit.
    """
    ticket = getattr(step, "ticket", None)
    if ticket is not None:
        life.tickets[getattr(step, "seat", -1), ticket] = meaning(step)
    match step:
        case Sit():
            life.seats[step.seat] = Place(
                kind="person", name=step.name, key=step.key, was=life.seats[step.seat].was
            )
        case Open():
            life.seats[step.seat] = Place(kind="open")
            _left(life, step.seat)
        case BotSits():
            life.seats[step.seat] = Place(kind="bot", level=step.level)
            _left(life, step.seat)
        case Away():
            life.seats[step.seat].away = True
            life.seats[step.seat].level = step.level
            life.proposal = None
        case Back():
            life.seats[step.seat].away = False
            life.seats[step.seat].level = None
            life.proposal = None
        case Name():
            life.seats[step.seat].name = step.name
        case Begin():
            life.begun = True
            if play:
                life.match = dealt(life)
        case Answer():
            _moved(life)
            if play:
                played(life).answer(step.seat, step.option, step.question)
        case Undo():
            _moved(life)
            if play:
                step_back(played(life), step.seat, step.times)
        case Propose():
            life.proposal = Asking(life.steps, step.seat, [step.seat])
        case Vote():
            if life.proposal and step.agree:
                life.proposal.agreed.append(step.seat)
            else:
                life.proposal = None
        case Stand():
            if step.answer is None:
                life.standing[step.seat].pop(step.kind, None)
            else:
                life.standing[step.seat][step.kind] = step.answer
        case Code():
            life.codes[step.seat] = (step.code, step.expires)
        case Key():
            life.seats[step.seat].key = step.key
            life.codes.pop(step.seat, None)
        case Host():
            life.host = step.key
        case Listed():
            life.listed = step.listed
        case Next():
            life.next = step.table
        case Anew():
            _moved(life)
            if play:
                life.match = from_position(step.position, step.era)
    life.steps += 1


def dealt(life: Life) -> Match:
    header = life.header
    return new(header.game, header.players, header.seed, **header.options)


def from_position(position: Document, era: int) -> Match:
    """A match from a position, in an era of its own."""
    return in_era(load(position), era)


def in_era(match: Match, era: int) -> Match:
    """The same in another era: no number of before means anything in it."""
    return restore({**match.save(), "era": era})


def played(life: Life) -> Match:
    """The life's match, its own to change."""
    assert life.match is not None
    life.match = life.match.copy()
    return life.match


def step_back(match: Match, seat: int, times: int) -> None:
    """Take back what was found to be allowed when the step was written."""
    for _ in range(times):
        match.undo(seat, agreed=True)


def _moved(life: Life) -> None:
    life.moves += 1
    life.proposal = None


def _left(life: Life, seat: int) -> None:
    """What belonged to the person who sat there goes."""
    life.standing[seat] = {}
    life.codes.pop(seat, None)
    life.proposal = None
