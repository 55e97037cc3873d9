"""A defect in a rule is caught: the match is as it was, and the error says so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import entrepot
from entrepot.kernel.ask import Ask
from entrepot.kernel.game import Rule
from entrepot.kernel.match import Match
from kit import toy
from kit.bazaar import bazaar
from kit.games import state


def with_rules(match: Match, **rules: Rule) -> Match:
    game = replace(toy.GAME, rules={**toy.GAME.rules, **rules})
    match.state.start = match.state.start._replace(game=game)
    return match


def test_a_rule_that_raises_leaves_the_match_as_it_was() -> None:
    def broken(t: Any, ask: Ask, seat: int) -> None:
        t.players[seat].points = 1000
        t.emit("boom")
        raise ZeroDivisionError

    match = with_rules(bazaar([1], [3], deck=[5]), auction=broken)
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

    match = with_rules(bazaar([1], [3], deck=[5]), auction=fickle)
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

    match = with_rules(bazaar([1], [3], deck=[5]), auction=forgetful)
    match.answer(0, "auction")
    with pytest.raises(entrepot.RuleFault):
        match.answer(0, "flip")


def test_a_fault_after_the_last_sealed_answer_keeps_the_others_sealed() -> None:
    def broken(t: Any, ask: Ask, seat: int) -> None:
        ask.sealed([0, 1], "bid", toy.bids_of)
        raise ZeroDivisionError

    match = with_rules(bazaar([1], [3], deck=[5]), auction=broken)
    match.answer(0, "auction")
    match.answer(0, "bid:1")
    before = state(match)
    with pytest.raises(entrepot.RuleFault):
        match.answer(1, "bid:2")
    assert state(match) == before
    assert match.view(0).sealed == "bid:1"
