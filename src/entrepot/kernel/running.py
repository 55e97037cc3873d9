"""Running the rules until somebody must answer, and on with the answer.

The truth is a snapshot and the log of answers since: the rules run again from there with the log.
With greenlets they need not, as long as nobody shares their table: they stay alive at the question
and go on. A rollout runs them with a policy.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from entrepot.kernel import ask
from entrepot.kernel.choice import Choice, Sampled
from entrepot.kernel.documents import shaped
from entrepot.kernel.errors import Diverged, RuleFault
from entrepot.kernel.match_state import Answer, MatchState, Start
from entrepot.kernel.rng import first_state
from entrepot.kernel.snapshot import Snapshot
from entrepot.kernel.table import Item, Table, copied

greenlets: Any = import_module("greenlet") if find_spec("greenlet") else None
getcurrent: Any = greenlets and greenlets.getcurrent

SNAPSHOTS: Final = 2
LONG: Final = 100
"""Without history, a turn that begins after a log this long gets a snapshot."""

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
    state.snapshots = [Snapshot(table, 0, 0)]
    state.snapshots[0].begins = bool(table.agenda) and table.agenda[-1][0] == game.turn
    run(state)
    return state


class Live(ask.Ask):
    """Real play: beyond the log somebody must answer.

    Then the rules stop, and run again later; or, in a greenlet, they stay alive and go on.
    """

    def __init__(self, state: MatchState) -> None:
        last = state.snapshots[-1]
        del state.events[last.events :]
        table = last.fresh()
        table.log = state.events if state.keeps_history else None
        super().__init__(state.start.game, table, state.log, state.sealed)
        self.snapshots, self.answers, self.events = state.snapshots[:], state.answers, state.events
        self.resumes = state.resumes and greenlets is not None
        self.keeps_history = state.keeps_history

    def note(self, entry: ask.Entry) -> None:
        assert not self.asks_first, entry
        self.log.append(entry)
        self.at = len(self.log)

    def chosen(self, seat: int, kind: str, choices: list[Choice], uses: list[Choice]) -> Choice:
        answer: Choice = self.stop([ask.Question(self.game, self.table, seat, kind, choices, uses)])
        return answer

    def all_chosen(self, asked: list[ask.Question]) -> dict[int, Choice]:
        if any(question.seat not in self.given for question in asked):
            self.stop(asked)
        chosen = dict(self.given)
        self.given.clear()
        return chosen

    def stop(self, asked: list[ask.Question]) -> Any:
        """Let somebody answer; returns the choice if the rules stay alive."""
        if not self.resumes:
            raise ask.Suspend(asked)
        return getcurrent().parent.switch(asked)

    def between_items(self) -> None:
        """Keep a snapshot of the table before its next item, where one is needed.

        While the rules stay alive, nobody needs those in the middle of a turn.
        """
        agenda, game = self.table.agenda, self.game
        item: Item = agenda[-1] if agenda else ("",)
        begins, last = item[0] == game.turn, self.snapshots[-1]
        if self.at < len(self.log) or self.given or item[0] in game.without_snapshot:
            return
        kept = begins and (self.keeps_history or len(self.log) >= LONG)
        if self.resumes and agenda and not kept:
            return
        self.asks_first = item[0] in game.asks_first and not self.resumes
        table = self.table if self.asks_first else copied(self.table)
        new = Snapshot(table, len(self.answers), len(self.events))
        new.item = item if self.asks_first else None
        new.begins, new.before = begins, None if begins else last.turn
        older = self.snapshots[:-1] if last.answers == new.answers else self.snapshots
        self.snapshots = [*older[1 - SNAPSHOTS :], new]
        self.log, self.at, self.given = [], 0, {}


def play(live: Live) -> list[ask.Question]:
    """Run the agenda to its end; wherever somebody must answer, it stops."""
    try:
        while live.table.agenda:
            ask.carry_out(live.game, live.table, live)
            live.between_items()
    except ask.Finished:
        live.table.agenda.clear()
    return []


def run(state: MatchState) -> None:
    """Run the open item with its log, then the agenda, until somebody must answer."""
    live = Live(state)
    state.greenlet = greenlets.greenlet(play) if live.resumes else None
    _go_on(state, live, live)


def _go_on(state: MatchState, live: Live, value: object) -> None:
    """Let the rules begin, or go on with an answer, until the next question."""
    live.decided_by, live.unhurried, questions = 0, state.unhurried, list[ask.Question]()
    try:
        questions = play(live) if state.greenlet is None else state.greenlet.switch(value)
    except ask.Suspend as suspended:
        questions, state.greenlet = suspended.questions, None
    state.live = live if state.greenlet and questions else None
    state.table, state.snapshots, state.decided_by = live.table, live.snapshots, live.decided_by
    state.log, state.sealed, state.questions = live.log, live.given, questions
    asked_at = len(state.answers) - len(state.sealed)
    for question in questions:
        question.era, question.asked_at, question.waits = state.era, asked_at, state.waits


def answer(state: MatchState, asked: ask.Question, choice: Choice) -> None:
    """Take one of the choices of a question. If a rule fails, nothing changes."""
    option_id, given = state.start.game.option_id, len(state.answers)
    if state.keeps_history:
        state.answers.append((asked.seat, asked.kind, option_id(asked.table, choice)))
    sealed, log, snapshots = dict(state.sealed), state.log, state.snapshots
    if asked.sealed:
        state.sealed[asked.seat] = choice
        if state.pending:
            return
    length, first, live = len(log), snapshots[-1].events, _alive(state)
    told = [] if live is not None else state.events[first:]
    try:
        if live is not None:
            _go_on(state, live, choice)
            return
        if not asked.sealed:
            how = ask.USED if asked.uses and choice in asked.uses else ask.CHOSEN
            log.append((how, asked.seat, asked.kind, choice))
        run(state)
    except Exception as error:
        state.log, state.sealed, state.snapshots = log[:length], sealed, snapshots
        state.events[first:] = told
        del state.answers[given:]
        if live is not None:
            state.resumes = False
            run(state)
        option = option_id(asked.table, choice)
        raise RuleFault("rule-fault", option=option, why=repr(error)) from error


def _alive(state: MatchState) -> Live | None:
    """The rules at the open question, if they are alive in this thread."""
    if state.live is not None:
        try:
            state.greenlet.parent = getcurrent()
        except ValueError:
            state.live = None
    live: Live | None = state.live
    return live


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
        answer(state, asked, asked.by_id[option])
    return state


def sample(state: MatchState, seat: int, seed: int) -> MatchState:
    """The match as this seat may imagine it: what it can't know is dealt anew from the seed."""
    new = state.copy()
    if not state.questions:
        return new
    del new.answers[len(new.answers) - len(new.sealed) :]
    new.answers += [a for a in state.answers[len(new.answers) :] if a[0] == seat]
    new.sealed = {seat: new.sealed[seat]} if seat in new.sealed else {}
    new.log.append((ask.SAMPLED, seat, SAMPLE, Sampled(seed)))
    new.answers.append((seat, SAMPLE, str(seed)))
    run(new)
    new.snapshots = new.snapshots[-1:]
    return new


def rollout(state: MatchState, policy: ask.Policy, seat: int | None, seed: int) -> Table:
    """Let a policy play on from here; returns its final table."""
    game, table = state.start.game, state.snapshots[-1].fresh()
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
