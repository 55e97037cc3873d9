"""Running the rules: an answer joins the log of the open item, which runs again from its snapshot.

Then the agenda goes on until somebody must answer. A rollout does the same with a policy.
"""

from __future__ import annotations

from typing import Final

from entrepot.kernel import ask
from entrepot.kernel.choice import Sampled
from entrepot.kernel.documents import shaped
from entrepot.kernel.errors import Diverged, RuleFault
from entrepot.kernel.match_state import Answer, MatchState, Start
from entrepot.kernel.rng import first_state
from entrepot.kernel.snapshot import Snapshot
from entrepot.kernel.table import Table, copied

SNAPSHOTS: Final = 2

SAMPLE: Final = "sample"
"""The kind of answer by which a record notes that a world was sampled."""


def begin(start: Start, era: int = 0) -> MatchState:
    """A match at its first question."""
    game, document = start.game, start.position
    if document is None or document.get("setup"):
        table = game.set_up(start.options, start.players)
        table.rng = first_state(start.seed)
    else:
        table = game.read_position(shaped(document, game.position), start.options)
    if document is not None and document.get("rng"):
        table.rng = int(document["rng"], 16)
    state = MatchState(start, table)
    state.era = era
    state.snapshots = [snapshot(state, table, None)]
    run(state)
    return state


def snapshot(state: MatchState, table: Table, last: Snapshot | None) -> Snapshot:
    """The table before its next item."""
    game, item = state.start.game, table.agenda[-1] if table.agenda else ("",)
    asks_first = item[0] in game.asks_first
    new = Snapshot(table if asks_first else copied(table), len(state.answers), len(state.events))
    new.item = item if asks_first else None
    new.begins = item[0] == game.turn
    new.before = None if new.begins or last is None else last.turn
    return new


def run(state: MatchState) -> None:
    """Run the open item with its log, then the agenda, until somebody must answer."""
    game, last, snapshots = state.start.game, state.snapshots[-1], state.snapshots[:]
    del state.events[last.events :]
    table = last.fresh()
    table.log = state.events
    log, sealed, questions = state.log, state.sealed, []
    state.decided_by = 0
    live = ask.Live(game, table, log, sealed)
    live.unhurried = state.unhurried
    try:
        while table.agenda:
            ask.carry_out(game, table, live)
            if table.agenda and table.agenda[-1][0] in game.without_snapshot:
                continue
            if live.at < len(log):
                raise AssertionError(log[live.at :])
            log, sealed = [], {}
            last = snapshot(state, table, last)
            if snapshots[-1].answers == last.answers:
                snapshots.pop()
            snapshots.append(last)
            state.decided_by |= live.decided_by
            live = ask.Live(game, table, log, sealed)
            live.asks_first, live.unhurried = last.item is not None, state.unhurried
    except ask.Suspend as suspended:
        questions = suspended.questions
    except ask.Finished:
        table.agenda.clear()
    state.decided_by |= live.decided_by
    state.table, state.snapshots = table, snapshots[-SNAPSHOTS:]
    state.log, state.sealed, state.questions = log, sealed, questions
    asked_at = len(state.answers) - len(sealed)
    for question in questions:
        question.id = f"{state.era}.{asked_at}" + f".{state.waits}" * question.forced


def answer(state: MatchState, asked: ask.Question, option: str) -> None:
    """Take a legal answer. If a rule fails, nothing changes."""
    choice = asked.by_id[option]
    state.answers.append((asked.seat, asked.kind, option))
    sealed = dict(state.sealed)
    if asked.sealed:
        state.sealed[asked.seat] = choice
        if state.pending:
            return
    log, length = state.log, len(state.log)
    if not asked.sealed:
        how = ask.USED if asked.uses and choice in asked.uses else ask.CHOSEN
        log.append((how, asked.seat, asked.kind, choice))
    first = state.snapshots[-1].events
    told = state.events[first:]
    try:
        run(state)
    except Exception as error:
        state.log, state.sealed = log[:length], sealed
        state.events[first:] = told
        state.answers.pop()
        raise RuleFault("rule-fault", option=option, why=repr(error)) from error


def follow(state: MatchState, answers: list[Answer]) -> MatchState:
    """Give the answers of a record one by one; raises Diverged where one does not fit."""
    for index, (seat, kind, option) in enumerate(answers):
        facts = {"index": index, "seat": seat, "kind": kind, "option": option}
        if kind == SAMPLE:
            if not (option.isascii() and option.isdigit() and len(option) <= 20):
                raise Diverged("diverged-option", **facts, legal=[])
            state = sample(state, seat, int(option))
            continue
        asked, now = state.question(seat), state.start.game.respelled(option)
        if asked is None or asked.kind != kind:
            if now != option:
                continue  # it chose between things that are now the same
            raise Diverged(
                "diverged-question" if state.questions else "diverged-over",
                **facts,
                asked=[f"{q.seat}:{q.kind}" for q in state.pending],
            )
        if option not in asked.by_id:
            option = now
        if option not in asked.by_id:
            raise Diverged("diverged-option", **facts, legal=list(asked.by_id))
        answer(state, asked, option)
    return state


def sample(state: MatchState, seat: int, seed: int) -> MatchState:
    """The match as this seat may imagine it: what it can't know is dealt anew from the seed."""
    new = state.copy()
    if not state.questions:
        return new
    del new.answers[len(new.answers) - len(new.sealed) :]
    if seat in new.sealed:
        new.sealed = {seat: new.sealed[seat]}
        new.answers.append(next(a for a in reversed(state.answers) if a[0] == seat))
    else:
        new.sealed = {}
    new.log.append((ask.SAMPLED, seat, SAMPLE, Sampled(seed)))
    new.answers.append((seat, SAMPLE, str(seed)))
    run(new)
    new.snapshots = new.snapshots[-1:]
    return new


def rollout(state: MatchState, policy: ask.Policy, seat: int | None, seed: int) -> Table:
    """Let a policy play on from here; returns its final table."""
    game = state.start.game
    table = state.snapshots[-1].fresh()
    log, sealed = state.log, dict(state.sealed)
    if seat is not None:
        log = [*log, (ask.SAMPLED, seat, SAMPLE, Sampled(seed))]
        sealed = {seat: sealed[seat]} if seat in sealed else {}
    playing = ask.Rollout(game, table, log, sealed)
    playing.policy = policy
    try:
        while table.agenda:
            ask.carry_out(game, table, playing)
    except ask.Finished:
        table.agenda.clear()
    return table
