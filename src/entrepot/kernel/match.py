"""A match: a game in progress, as Python programs use it.

Everything that comes from outside is checked here; `running` and `undo` do the work.
"""

from __future__ import annotations

from typing import Final

from entrepot.kernel import running, writing
from entrepot.kernel.ask import FORCED, Policy, Question
from entrepot.kernel.documents import Document, Options
from entrepot.kernel.errors import IllegalAnswer, MalformedAnswer, NotYourQuestion, UndoRefused
from entrepot.kernel.events import Event
from entrepot.kernel.match_state import Answer, MatchState
from entrepot.kernel.table import Table
from entrepot.kernel.undo import undone
from entrepot.kernel.view_types import Explanation, Option, Score, View

LONGEST_OPTION: Final = 200


class Match:
    def __init__(self, state: MatchState) -> None:
        self.state = state
        """All of it, secrets included."""

    # -- what there is to see

    @property
    def game(self) -> str:
        return self.state.start.game.id

    @property
    def players(self) -> int:
        return self.state.start.players

    @property
    def seed(self) -> int | str:
        return self.state.start.seed

    @property
    def options(self) -> Options:
        return self.state.start.options

    @property
    def era(self) -> int:
        """Raised by every undo: event and question numbers from an earlier era are void."""
        return self.state.era

    @property
    def answers(self) -> list[Answer]:
        """All answers so far, as a new list."""
        return self.state.answers[:]

    @property
    def event_count(self) -> int:
        return len(self.state.events)

    @property
    def pending(self) -> tuple[Question, ...]:
        """The open questions: one, or one for each seat that still owes a sealed answer."""
        return self.state.pending

    @property
    def over(self) -> bool:
        return not self.state.questions

    @property
    def winners(self) -> list[int]:
        return self.state.start.game.winners(self.state.table) if self.over else []

    @property
    def scores(self) -> list[Score]:
        return self.state.start.game.scores(self.state.table) if self.over else []

    def question(self, seat: object) -> Question | None:
        """The question this seat is asked now, if any."""
        return self.state.question(seat)

    def view(self, seat: object) -> View:
        """All that this seat may know (None: a spectator), as the game's own type of view."""
        return writing.view(self.state, None if seat is None else self._seat(seat))

    def preparable(self, seat: object) -> dict[str, list[Option]]:
        """The options that a seat may prepare for its next question, by kind of question."""
        game, table, number = self.state.start.game, self.state.table, self._seat(seat)
        if self.over:
            return {}
        return {
            kind: [game.option(table, choice) for choice in choices(table, number)]
            for kind, choices in game.preparable.items()
        }

    def explain(
        self, view: View, seat: int | None, options: list[Option] | None = None
    ) -> Explanation:
        """What the rules say of what this seat sees, and of its question's options or others."""
        if options is None:
            asked = self.question(seat)
            options = asked.options if asked else []
        return self.state.start.game.explain(view, seat, options, self.state.events)

    def events(self, seat: object, since: int = 0) -> list[Event]:
        """The events from number `since` on, each as this seat may know it."""
        seat = None if seat is None else self._seat(seat)
        return writing.events(self.state, seat, max(since, 0))

    # -- answering

    def answer(self, seat: object, option: object, question: object = None) -> None:
        """Answer for a seat.

        `question` is the id of the question meant, so that a late click can't answer the next one.
        """
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
        running.answer(self.state, asked, asked.by_id[option])

    def go_on(self) -> None:
        """Go on if the match waits for a seat that has no choice."""
        for asked in [question for question in self.pending if question.forced]:
            only = asked.choices[0] if asked.choices else None
            self.state.log.append((FORCED, asked.seat, asked.kind, only))
            self.state.waits += 1
            running.run(self.state)

    def _seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise MalformedAnswer("no-such-seat", seat=repr(seat)[:80], last=self.players - 1)
        return seat

    def follow(self, answers: list[Answer]) -> None:
        """Give the answers of a record one by one; raises Diverged where one does not fit."""
        self.state = running.follow(self.state, answers)

    def undo(self, seat: object, agreed: bool = False) -> None:
        """Take back the seat's last answer. `agreed`: everybody consents, whatever came after."""
        self.state = undone(self.state, self._seat(seat), agreed)

    def may_undo(self, seat: object) -> bool:
        """Whether the seat may take back its last answer now; never once the match is over."""
        if self.over or all(answer[0] != seat for answer in self.state.answers[-self.players :]):
            return False  # others have answered since, and with more than one sealed answer each
        try:
            undone(self.state, self._seat(seat))
        except UndoRefused:
            return False
        return True

    # -- copies and imagined worlds

    def copy(self) -> Match:
        return Match(self.state.copy())

    def __copy__(self) -> Match:
        return self.copy()

    def sample(self, seat: object, seed: int) -> Match:
        """A match as this seat may imagine it: what it can't know is dealt anew from the seed."""
        return Match(running.sample(self.state, self._seat(seat), seed))

    def rollout(self, policy: Policy, seat: int | None = None, seed: int = 0) -> Table:
        """Let a policy play on from here; returns its final table and leaves the match unchanged.

        If a seat is given, the world is first dealt anew from the seed as it may imagine it.
        """
        return running.rollout(self.state, policy, seat, seed)

    # -- documents

    def digest(self) -> str:
        """A fingerprint of the current table."""
        return writing.digest(self.state)

    def record(self) -> Document:
        """What is needed to play the match again: how it began, and its answers."""
        return writing.record(self.state)

    def position(self) -> Document:
        """The table at the start of this turn, and the answers since."""
        return writing.position(self.state)

    def save(self) -> Document:
        """The match exactly as it is, JSON-ready."""
        return writing.save(self.state)


def _legal(asked: Question | None) -> list[str]:
    return list(asked.by_id) if asked else []
