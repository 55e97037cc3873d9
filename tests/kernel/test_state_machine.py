"""Hypothesis drives matches by answers, undo, copies, saves and samples in any order."""

from __future__ import annotations

import hypothesis.strategies as st
from hypothesis import HealthCheck, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

import entrepot
from entrepot.kernel.match import Match
from kit.games import NIGHTLY, Setting, short_or_nightly, state
from kit.games import settings as game_settings
from kit.invariants import check

HOW = settings(
    max_examples=short_or_nightly(25, 300),
    stateful_step_count=short_or_nightly(30, 80),
    deadline=None,
    derandomize=not NIGHTLY,
    suppress_health_check=list(HealthCheck),
)


class AMatch(RuleBasedStateMachine):
    """Beside the match a list of what it was before each answer, to compare every undo with."""

    match: Match

    @initialize(setting=st.sampled_from(game_settings()), seed=st.integers(0, 2**53 - 1))
    def begin(self, setting: Setting, seed: int) -> None:
        self.match = setting.new(seed)
        self.past: list[tuple[int, dict[str, object]]] = []

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        question = data.draw(st.sampled_from(self.match.pending))
        before = state(self.match)
        option = data.draw(st.sampled_from(sorted(question.by_id)))
        self.match.answer(question.seat, option, question.id)
        self.past.append((question.seat, before))

    @precondition(lambda self: self.past)
    @rule()
    def undo(self) -> None:
        seat, before = self.past[-1]
        now = state(self.match)
        try:
            self.match.undo(seat)
        except entrepot.UndoRefused:
            assert state(self.match) == now
        else:
            assert state(self.match) == before
            self.past.pop()

    @precondition(lambda self: self.past)
    @rule()
    def undo_by_agreement(self) -> None:
        seat, before = self.past.pop()
        self.match.undo(seat, agreed=True)
        assert state(self.match) == before

    @rule()
    def go_on_with_a_copy(self) -> None:
        self.match = self.match.copy()

    @rule()
    def go_on_with_a_save(self) -> None:
        self.match = entrepot.restore(self.match.save())

    @rule()
    def go_on_with_a_replay(self) -> None:
        self.match = entrepot.replay(self.match.record())

    @rule(data=st.data(), seed=st.integers(0, 2**64 - 1))
    def imagine(self, data: st.DataObject, seed: int) -> None:
        before = state(self.match)
        sample = self.match.sample(data.draw(st.integers(0, self.match.players - 1)), seed)
        check(sample)
        for _ in range(5):
            if not sample.over:
                question = data.draw(st.sampled_from(sample.pending))
                sample.answer(question.seat, data.draw(st.sampled_from(sorted(question.by_id))))
        assert state(self.match) == before

    @invariant()
    def sound(self) -> None:
        if hasattr(self, "match"):
            check(self.match)


AMatch.TestCase.settings = HOW
test_a_match = AMatch.TestCase
