"""A match: a game in progress. It is pure data at every moment: a snapshot, and the answers since.

`frames` are snapshots of the table at the start of agenda items: of the open one, and of the one
before it in which something was answered. Snapshots, and the table at an open question, are never
changed again, so copies share them. An answer is added to the open item's log; the item then runs
again from its snapshot, and the agenda after it, until somebody must answer.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from entrepot.kernel import writing
from entrepot.kernel.ask import (
    CHOSEN,
    SAMPLED,
    USED,
    Choice,
    Entry,
    Finished,
    Live,
    Policy,
    Question,
    Rollout,
    Suspend,
    carry_out,
)
from entrepot.kernel.documents import Options, shaped
from entrepot.kernel.errors import (
    Diverged,
    IllegalAnswer,
    MalformedAnswer,
    NotYourQuestion,
    RuleFault,
    UndoRefused,
)
from entrepot.kernel.events import Log
from entrepot.kernel.frame import Frame
from entrepot.kernel.game import Game, Score, barrier
from entrepot.kernel.rng import mixed
from entrepot.kernel.table import Table, copied

LONGEST_OPTION: Final = 200
FRAMES: Final = 2

SAMPLE: Final = "sample"
"""The kind under which a record keeps that a world was sampled."""

Answer = tuple[int, str, str]
"""A seat, the kind of its question, and the option's id."""


class Start(NamedTuple):
    """All that a match begins with."""

    game: Game
    players: int
    options: Options
    seed: int
    position: dict[str, Any] | None


class Match:
    def __init__(self, start: Start, table: Table) -> None:
        self._start = start
        self._answers: list[Answer] = []
        self._events: Log = []
        self._frames: list[Frame] = []
        self._log: list[Entry] = []
        self._sealed: dict[int, Choice] = {}
        self._questions: list[Question] = []
        self._table = table
        self.era = 0
        """Raised by every undo: numbers of events and questions from an earlier era are void."""

    # -- what there is to see

    @property
    def game(self) -> str:
        return self._start.game.id

    @property
    def players(self) -> int:
        return self._start.players

    @property
    def seed(self) -> int:
        return self._start.seed

    @property
    def options(self) -> Options:
        return self._start.options

    @property
    def answers(self) -> list[Answer]:
        """All answers so far, one's own list."""
        return self._answers[:]

    @property
    def told(self) -> int:  # how many events there are
        return len(self._events)

    @property
    def pending(self) -> tuple[Question, ...]:
        """The open questions: one, or one for each seat that still owes a sealed answer."""
        if not self._sealed:
            return tuple(self._questions)
        return tuple([q for q in self._questions if q.seat not in self._sealed])

    @property
    def over(self) -> bool:
        return not self._questions

    @property
    def winners(self) -> list[int]:
        return self._start.game.winners(self._table) if self.over else []

    @property
    def scores(self) -> list[Score]:
        return self._start.game.scores(self._table) if self.over else []

    def question(self, seat: object) -> Question | None:
        """The question this seat is asked now, if any."""
        for asked in self.pending:
            if asked.seat == seat:
                return asked
        return None

    def view(self, seat: object) -> dict[str, Any]:
        """All that this seat may know (None: a spectator), JSON-ready."""
        return writing.view(self, None if seat is None else self._seat(seat))

    def events(self, seat: object, since: int = 0) -> list[dict[str, Any]]:
        """The events from number `since` on, each as this seat may know it."""
        seat = None if seat is None else self._seat(seat)
        words, first = self._start.game.words, max(since, 0)
        return [
            event.document(first + i, seat, words) for i, event in enumerate(self._events[first:])
        ]

    # -- answering

    def answer(self, seat: object, option: object, question: object = None) -> None:
        """Answer for a seat. `question` is the id meant: a late click must not hit the next one."""
        asked = self._asked(seat, option, question)
        assert isinstance(option, str)
        choice = asked.by_id[option]
        self._answers.append((asked.seat, asked.kind, option))
        sealed = dict(self._sealed)
        if asked.sealed:
            self._sealed[asked.seat] = choice
            if self.pending:
                return
        log, length = self._log, len(self._log)
        if not asked.sealed:
            how = USED if asked.uses and choice in asked.uses else CHOSEN
            log.append((how, asked.seat, asked.kind, choice))
        first = self._frames[-1].events
        told = self._events[first:]
        try:
            self._run()
        except Exception as error:
            self._log, self._sealed = log[:length], sealed
            self._events[first:] = told
            self._answers.pop()
            raise RuleFault("rule-fault", option=option, why=repr(error)) from error

    def _seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self._start.players:
            raise MalformedAnswer("no-such-seat", seat=repr(seat)[:80], last=self.players - 1)
        return seat

    def _asked(self, seat: object, option: object, question: object) -> Question:
        """The question of this seat, if this is an answer to it."""
        asked = self.question(self._seat(seat))
        if type(option) is not str or not 0 < len(option) <= LONGEST_OPTION:
            raise MalformedAnswer("no-option-id", option=repr(option)[:80], legal=_legal(asked))
        if question is not None and type(question) is not str:
            legal = _legal(asked)
            raise MalformedAnswer("no-question-id", question=repr(question)[:80], legal=legal)
        if asked is None:
            if self.over:
                raise NotYourQuestion("match-over", seat=seat)
            seats = [q.seat for q in self.pending]
            raise NotYourQuestion("not-asked", seat=seat, seats=seats)
        if question is not None and question != asked.id:
            facts = {"question": repr(question)[:80], "now": asked.id, "legal": _legal(asked)}
            raise NotYourQuestion("other-question", seat=seat, **facts)
        if option not in asked.by_id:
            legal = _legal(asked)
            raise IllegalAnswer("not-an-option", option=option, kind=asked.kind, legal=legal)
        return asked

    # -- running the rules

    def _frame(self, table: Table, last: Frame | None) -> Frame:
        """A snapshot of the table before its next item."""
        game, item = self._start.game, table.agenda[-1] if table.agenda else ("",)
        at_once = item[0] in game.at_once
        snapshot = table if at_once else copied(table)
        frame = Frame(snapshot, len(self._answers), len(self._events))
        frame.item = item if at_once else None
        frame.begins = item[0] == game.turn
        frame.before = None if frame.begins or last is None else last.turn
        return frame

    def _run(self) -> None:
        """Run the open item with its log, then the agenda, until somebody must answer."""
        game, frame, frames = self._start.game, self._frames[-1], self._frames[:]
        del self._events[frame.events :]
        table = frame.fresh()
        table.log = self._events
        log, sealed, questions = self._log, self._sealed, []
        ask = Live(game, table, log, sealed)
        try:
            while table.agenda:
                carry_out(game, table, ask)
                if table.agenda and table.agenda[-1][0] in game.joined:
                    continue
                if ask.at < len(log):
                    raise AssertionError(log[ask.at :])
                log, sealed = [], {}
                frame = self._frame(table, frame)
                if frames[-1].answers == frame.answers:
                    frames.pop()
                frames.append(frame)
                ask = Live(game, table, log, sealed)
                ask.at_once = frame.item is not None
        except Suspend as suspended:
            questions = suspended.questions
        except Finished:
            table.agenda.clear()
        self._table, self._frames = table, frames[-FRAMES:]
        self._log, self._sealed, self._questions = log, sealed, questions
        asked_at = len(self._answers) - len(sealed)
        for question in questions:
            question.id = f"{self.era}.{asked_at}"

    def rollout(self, policy: Policy, seat: int | None = None, seed: int = 0) -> Table:
        """Let a policy play on from here; returns its table at the end, the match stays.

        With a seat, the world is first dealt anew by the seed as this seat may imagine it.
        """
        game = self._start.game
        table = self._frames[-1].fresh()
        log, sealed = self._log, dict(self._sealed)
        if seat is not None:
            log = [*log, (SAMPLED, seat, SAMPLE, (seed,))]
            sealed = {seat: sealed[seat]} if seat in sealed else {}
        ask = Rollout(game, table, log, sealed)
        ask.policy = policy
        try:
            while table.agenda:
                carry_out(game, table, ask)
        except Finished:
            table.agenda.clear()
        return table

    # -- copies

    def copy(self) -> Match:
        new = Match(self._start, self._table)
        new._become(self)
        return new

    def __copy__(self) -> Match:
        return self.copy()

    def _become(self, other: Match) -> None:
        self._table, self._frames, self._questions = other._table, other._frames, other._questions
        self._answers, self._events = other._answers[:], other._events[:]
        self._log, self._sealed, self.era = other._log[:], dict(other._sealed), other.era

    def sample(self, seat: object, seed: int) -> Match:
        """A match as this seat may imagine it: what it can't know is dealt anew by the seed."""
        seat = self._seat(seat)
        new = self.copy()
        if self.over:
            return new
        del new._answers[len(new._answers) - len(new._sealed) :]
        if seat in new._sealed:
            new._sealed = {seat: new._sealed[seat]}
            new._answers.append(next(a for a in reversed(self._answers) if a[0] == seat))
        else:
            new._sealed = {}
        new._log.append((SAMPLED, seat, SAMPLE, (seed,)))
        new._answers.append((seat, SAMPLE, str(seed)))
        new._run()
        new._frames = new._frames[-1:]
        return new

    # -- undo

    def undo(self, seat: object, agreed: bool = False) -> None:
        """Take back the seat's last answer. `agreed`: all consent, whatever came after it."""
        seat = self._seat(seat)
        index = max((i for i, a in enumerate(self._answers) if a[0] == seat), default=-1)
        if seat in self._sealed:
            del self._sealed[seat], self._answers[index]
            return
        if index < 0:
            raise UndoRefused("nothing-to-undo", seat=seat)
        if any(kind == SAMPLE for _, kind, _ in self._answers[index:]):
            raise UndoRefused("undo-sampled", seat=seat)
        if not agreed and index < len(self._answers) - 1:
            raise UndoRefused("undo-others-answered", seat=seat)
        trial = self._before(index)
        if not agreed and trial._sealed:
            raise UndoRefused("undo-revealed", seat=seat)
        if not agreed and (why := barrier(self._start.game, trial._table, self._table, seat)):
            raise UndoRefused(why, seat=seat)
        self._become(trial)

    def may_undo(self, seat: object) -> bool:
        """Whether the seat may take back its last answer now; never once the match is over."""
        if self.over or all(answer[0] != seat for answer in self._answers[-self.players :]):
            return False  # others have answered since, and more than one sealed answer each
        try:
            self.copy().undo(seat)
        except UndoRefused:
            return False
        return True

    def _before(self, index: int) -> Match:
        """This match as it was before the answer with that index, in a new era."""
        frame = next((f for f in reversed(self._frames) if f.answers <= index), None)
        if frame is None:
            past, done = begin(self._start, self.era + 1), 0
        else:
            past, done = self.copy(), frame.answers
            past.era += 1
            del past._answers[done:], past._events[frame.events :]
            past._frames = [f for f in self._frames if f.answers <= done]
            past._log, past._sealed = [], {}
            past._run()
        past.follow(self._answers[done:index])
        return past

    def follow(self, answers: list[Answer]) -> None:
        """Give the answers of a record one after another; Diverged where one does not fit."""
        for index, (seat, kind, option) in enumerate(answers):
            facts = {"index": index, "seat": seat, "kind": kind, "option": option}
            if kind == SAMPLE:
                if not (option.isascii() and option.isdigit() and len(option) <= 20):
                    raise Diverged("diverged-option", **facts, legal=[])
                self._become(self.sample(seat, int(option)))
                continue
            asked, now = self.question(seat), self._start.game.respelled(option)
            if asked is None or asked.kind != kind:
                if now != option:
                    continue  # it chose among what is one and the same now
                raise Diverged(
                    "diverged-over" if self.over else "diverged-question",
                    **facts,
                    asked=[f"{q.seat}:{q.kind}" for q in self.pending],
                )
            if option not in asked.by_id:
                option = now
            if option not in asked.by_id:
                raise Diverged("diverged-option", **facts, legal=list(asked.by_id))
            self.answer(seat, option)

    # -- documents

    def digest(self) -> str:
        """A fingerprint of the table as it is now."""
        return writing.digest(self)

    def record(self) -> dict[str, Any]:
        """What is needed to play the match again: how it began, and its answers."""
        return writing.record(self)

    def position(self) -> dict[str, Any]:
        """The table at the start of this turn, and the answers since."""
        return writing.position(self)

    def save(self) -> dict[str, Any]:
        """The match exactly as it is, JSON-ready."""
        return writing.save(self)


def begin(start: Start, era: int = 0) -> Match:
    """A match at its first question."""
    game, document = start.game, start.position
    if document is None or document.get("setup"):
        table = game.set_up(start.options, start.players)
        table.rng = mixed(start.seed)
    else:
        table = game.read_position(shaped(document, game.position), start.options)
    if document is not None and document.get("rng"):
        table.rng = int(document["rng"], 16)
    match = Match(start, table)
    match.era = era
    match._frames = [match._frame(table, None)]
    match._run()
    return match


def _legal(asked: Question | None) -> list[str]:
    return list(asked.by_id) if asked else []
