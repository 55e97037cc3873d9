"""What the learned scores see of options."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import entrepot
from entrepot.bots.import_export import EVALUATOR, learned
from entrepot.bots.import_export.option_marks import (
    ACTION_IMPORTS,
    ACTION_SHIPS,
    CLASSES,
    MARKS,
    MOST_IMPORTS,
    NO_MARK,
    PAIR,
    PLAYED,
    TIMES,
    option_marks,
)
from entrepot.bots.import_export.seat_estimate import SeatEstimate
from entrepot.import_export import choices as c
from entrepot.import_export.cards import IDS, LOAD
from entrepot.import_export.state import Trade
from entrepot.kernel.choice import Choice
from entrepot.kernel.match import Match
from kit.import_export import begin, trader


def marked(match: Match, seat: int, kind: str, choice: Choice) -> list[int]:
    return option_marks(SeatEstimate(cast(Trade, match.state.table), seat, kind), choice)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_option_has_marks_that_depend_only_on_what_the_seat_knows(players: int) -> None:
    """Over games of random answers, in worlds that fit what the seat knows."""
    chance, match = Random(players), entrepot.new("import-export", players, players)
    classes = set()
    while not match.over:
        question = chance.choice(match.pending)
        if chance.random() < 0.2:
            world = match.sample(question.seat, chance.randrange(1000))
            for choice in question.by_id.values():
                row = marked(match, question.seat, question.kind, choice)
                assert all(0 <= mark < NO_MARK for mark in row)
                assert row[0] // TIMES == CLASSES[type(choice)]
                assert marked(world, question.seat, question.kind, choice) == row
                classes.add(type(choice))
        match.answer(question.seat, chance.choice(list(question.by_id)))
    assert len(classes) > 8
    assert set(MARKS) <= set(CLASSES)


def test_marks_tell_the_cards_and_the_imports_that_work_along() -> None:
    match = begin(
        trader("pens", shipments="chapstick", imports="generators"),
        trader("cups", shipments="soap"),
    )
    card = IDS.index("pens")
    rows = [marked(match, seat, "lead", c.Lead(LOAD, (card,))) for seat in (0, 1)]
    for row in rows:
        assert [mark - PLAYED for mark in row if PLAYED <= mark < PAIR] == [card]
    leads = [c.Lead(action, (card,)) for action in range(5)]
    counts = [
        sum(
            (mark - ACTION_IMPORTS) % (MOST_IMPORTS + 1)
            for each in leads
            for mark in marked(match, seat, "lead", each)
            if ACTION_IMPORTS <= mark < ACTION_SHIPS
        )
        for seat in (0, 1)
    ]
    assert counts == [1, 0]


def test_with_no_weights_the_scores_are_those_written_by_hand() -> None:
    match = entrepot.new("import-export", 2, 1)
    question = match.pending[0]
    table, choices = cast(Trade, match.state.table), list(question.by_id.values())
    by_hand = EVALUATOR.option_scores(table, question.seat, question.kind, choices)
    s = SeatEstimate(table, question.seat, question.kind)
    assert learned.corrected([0.0] * NO_MARK, s, choices) == by_hand
    weights = [0.0] * NO_MARK
    weights[option_marks(s, choices[0])[0]] = 2.0
    raised = learned.corrected(weights, s, choices)
    alike = [type(choice) is type(choices[0]) for choice in choices]
    assert raised == [score + 2.0 * same for score, same in zip(by_hand, alike, strict=True)]
