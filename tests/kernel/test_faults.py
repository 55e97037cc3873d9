"""A defect in a rule is caught: the match is as it was, and the error says so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import entrepot
from entrepot.kernel.ask import Ask
from entrepot.kernel.game import Rule
from entrepot.kernel.match import Match
from entrepot.kernel.running import begin
from kit import toy
from kit.bazaar import bazaar
from kit.games import state


def with_rules(match: Match, **rules: Rule) -> Match:
    """The match from its beginning, with other rules."""
    game = replace(toy.GAME, rules={**toy.GAME.rules, **rules})
    return Match(begin(match.state.start._replace(game=game)))


BOTH_WAYS = pytest.mark.parametrize("resumes", [True, False])
"""Rules that stay alive at a question, and rules that run again with the answer."""


@BOTH_WAYS
def test_a_rule_that_raises_leaves_the_match_as_it_was(resumes: bool) -> None:
    def broken(t: Any, ask: Ask, seat: int) -> None:
        t.players[seat].points = 1000
        t.emit("boom")
        raise ZeroDivisionError

    match = with_rules(bazaar([1], [3], deck=[5]), auction=broken)
    match = match if resumes else match.copy()
    before, save = state(match), match.save()
    with pytest.raises(entrepot.RuleFault, match="ZeroDivisionError"):
        match.answer(0, "auction")
    assert state(match) == before
    assert match.save() == save
    match.answer(0, "show")
    assert match.pending[0].seat == 1


def test_a_rule_that_asks_something_else_on_its_second_run_is_caught() -> None:
    runs = []

    def fickle(t: Any, ask: Ask, seat: int) -> None:
        runs.append(seat)
        ask(seat, "lead" if len(runs) < 2 else "other", toy.leads)

    match = with_rules(bazaar([1], [3], deck=[5]), auction=fickle).copy()
    match.answer(0, "auction")
    before = state(match)
    with pytest.raises(entrepot.RuleFault, match="other"):
        match.answer(0, "flip")
    assert state(match) == before


def test_a_rule_that_asks_less_on_its_second_run_is_caught() -> None:
    runs = []

    def forgetful(t: Any, ask: Ask, seat: int) -> None:
        runs.append(seat)
        if len(runs) < 2:
            ask(seat, "lead", toy.leads)

    match = with_rules(bazaar([1], [3], deck=[5]), auction=forgetful).copy()
    match.answer(0, "auction")
    with pytest.raises(entrepot.RuleFault):
        match.answer(0, "flip")


@BOTH_WAYS
def test_a_fault_after_the_last_sealed_answer_keeps_the_others_sealed(resumes: bool) -> None:
    def broken(t: Any, ask: Ask, seat: int) -> None:
        ask.sealed([0, 1], "bid", toy.bids_of)
        raise ZeroDivisionError

    match = with_rules(bazaar([1], [3], deck=[5]), auction=broken)
    match = match if resumes else match.copy()
    match.answer(0, "auction")
    match.answer(0, "bid:1")
    before = state(match)
    with pytest.raises(entrepot.RuleFault):
        match.answer(1, "bid:2")
    assert state(match) == before
    assert match.view(0).sealed == "bid:1"
