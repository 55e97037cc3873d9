"""Stepping back: by the seat alone, by consent of all people, or by the host."""

from __future__ import annotations

from entrepot.kernel.errors import UndoRefused
from entrepot.kernel.match import Match
from entrepot.server import journal, protocol
from entrepot.server.errors import TableRefused
from entrepot.server.journal import Entry
from entrepot.server.table_state import TableState, playing


def undo(state: TableState, seat: int, command: protocol.Undo) -> list[Entry]:
    turn, times = command.turn, undo_count(playing(state), seat, command.turn)
    return [journal.Undo(seat=seat, turn=turn, times=times, by="person", ticket=command.ticket)]


def undo_count(match: Match, seat: int, turn: bool) -> int:
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


def propose(state: TableState, seat: int, command: protocol.Propose) -> list[Entry]:
    match = playing(state)
    if state.proposal is not None:
        raise TableRefused("proposal-open")
    match.copy().undo(seat, agreed=True)
    entry = journal.Propose(seat=seat, ticket=command.ticket)
    return [entry] if set(state.sitting()) - {seat} else [entry, agreed_undo(seat)]


def vote(state: TableState, seat: int, command: protocol.Vote, now: int) -> list[Entry]:
    playing(state)
    proposal, agree = state.proposal, command.agree
    if proposal is None or proposal.id != command.proposal:
        raise TableRefused("no-such-proposal")
    ticket, events = command.ticket, state.event_count
    entry = journal.Vote(
        seat=seat, proposal=proposal.id, agree=agree, ticket=ticket, at=now, events=events
    )
    waiting = set(state.sitting()) - {seat, *proposal.agreed}
    return [entry] if waiting or not agree else [entry, agreed_undo(proposal.by)]


def agreed_undo(seat: int) -> Entry:
    return journal.Undo(seat=seat, turn=False, times=1, by="people")


def step_back(state: TableState) -> list[Entry]:
    answers = playing(state).answers
    if not answers:
        raise TableRefused("nothing-to-step-back")
    return [journal.Undo(seat=answers[-1][0], turn=False, times=1, by="host")]
