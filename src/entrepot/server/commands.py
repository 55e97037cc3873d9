"""From what a seat wants to the steps that do it. Nothing here changes a table."""

from __future__ import annotations

from entrepot import text
from entrepot.kernel.ask import Question
from entrepot.kernel.errors import UndoRefused
from entrepot.kernel.game import GAMES
from entrepot.kernel.match import Match
from entrepot.server import protocol, steps
from entrepot.server.errors import TableRefused
from entrepot.server.life import Life
from entrepot.server.steps import Step

IDLE = ("no", "done")
"""The options that decline a power."""
MOST_STANDING = 200


def playing(life: Life) -> Match:
    """The match, if it goes on."""
    if life.match is None:
        raise TableRefused("table-waits")
    if life.match.over:
        raise TableRefused("table-over")
    return life.match


def commanded(life: Life, seat: int, command: protocol.Command) -> list[Step]:
    """The steps that the command asks for; none if it was done before."""
    done = life.tickets.get((seat, command.ticket))
    if done is not None:
        if done != steps.meaning(command):
            raise TableRefused("ticket-used", ticket=command.ticket)
        return []
    match command:
        case protocol.Answer():
            return answered(life, seat, command)
        case protocol.Undo():
            return undone(life, seat, command)
        case protocol.Propose():
            return proposed(life, seat, command)
        case protocol.Vote():
            return voted(life, seat, command)
        case protocol.Stand():
            return stood(life, seat, command)


def answered(life: Life, seat: int, command: protocol.Answer) -> list[Step]:
    """Whether it is a legal answer shows when the step is taken."""
    asked = playing(life).question(seat)
    return [
        steps.Answer(
            seat=seat,
            question=command.question,
            kind=asked.kind if asked else "",
            option=command.option,
            by="person",
            ticket=command.ticket,
        )
    ]


def undone(life: Life, seat: int, command: protocol.Undo) -> list[Step]:
    times = undoable(playing(life), seat, command.turn)
    return [
        steps.Undo(seat=seat, turn=command.turn, times=times, by="person", ticket=command.ticket)
    ]


def undoable(match: Match, seat: int, turn: bool) -> int:
    """How many answers the seat may take back: the last, or those since the turn began."""
    trial = match.copy()
    trial.undo(seat)
    times = 1
    while turn and trial.position()["answers"]:
        try:
            trial.undo(seat)
        except UndoRefused:
            break
        times += 1
    return times


def may_undo(match: Match, seat: int | None) -> bool:
    if seat is None or match.over:
        return False
    if all(by != seat for by, _, _ in match.answers[-match.players :]):
        return False  # others have answered since, and more than one sealed answer each
    try:
        match.copy().undo(seat)
    except UndoRefused:
        return False
    return True


def proposed(life: Life, seat: int, command: protocol.Propose) -> list[Step]:
    match = playing(life)
    if life.proposal is not None:
        raise TableRefused("proposal-open")
    match.copy().undo(seat, agreed=True)
    wanted: list[Step] = [steps.Propose(seat=seat, ticket=command.ticket)]
    return wanted if set(life.people()) - {seat} else [*wanted, _agreed(seat)]


def voted(life: Life, seat: int, command: protocol.Vote) -> list[Step]:
    playing(life)
    asking = life.proposal
    if asking is None or asking.id != command.proposal or seat not in life.people():
        raise TableRefused("no-such-proposal")
    vote: Step = steps.Vote(
        seat=seat, proposal=asking.id, agree=command.agree, ticket=command.ticket
    )
    waiting = set(life.people()) - {seat, *asking.agreed}
    return [vote] if waiting or not command.agree else [vote, _agreed(asking.by)]


def _agreed(seat: int) -> Step:
    return steps.Undo(seat=seat, turn=False, times=1, by="people")


def stood(life: Life, seat: int, command: protocol.Stand) -> list[Step]:
    game, kind = life.header.game, command.kind
    playing(life)
    known = text.has(f"{game}-question-{kind}", "en") or text.has(f"{game}-power-{kind}", "en")
    if not known or kind in GAMES[game].always_asked or len(life.standing[seat]) >= MOST_STANDING:
        raise TableRefused("no-standing-answer", kind=kind)
    return [steps.Stand(seat=seat, kind=kind, answer=command.answer, ticket=command.ticket)]


def standing_answer(life: Life) -> Step | None:
    """The next answer that somebody has given once for all."""
    if life.match is None:
        return None
    for question in life.match.pending:
        answer = life.standing[question.seat].get(question.kind)
        option = chosen(question, answer) if answer else None
        if option is not None:
            return steps.Answer(
                seat=question.seat,
                question=question.id,
                kind=question.kind,
                option=option,
                by="standing",
            )
    return None


def chosen(question: Question, answer: protocol.Standing) -> str | None:
    """`never` declines; `always` takes what there is, if it is but one thing.

    A question that offers nothing but what can be done at any time is put lest that be lost: nobody
    has declined it beforehand.
    """
    offered = [id for id, choice in question.by_id.items() if choice not in question.uses]
    declining = [id for id in offered if id in IDLE]
    taking = [id for id in offered if id not in IDLE]
    if not declining or (question.uses and not taking):
        return None
    if answer == "never":
        return declining[0]
    return taking[0] if len(taking) == 1 else None


def forced(question: Question) -> str | None:
    """The only option, if there is but one."""
    ids = list(question.by_id)
    return ids[0] if len(ids) == 1 else None
