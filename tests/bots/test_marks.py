"""What the net of win chances sees of a table."""

from __future__ import annotations

from array import array
from random import Random

import pytest

import entrepot
from entrepot.bots import knowledge
from entrepot.bots.greedy import bot
from entrepot.bots.import_export import EVALUATOR
from entrepot.bots.import_export.learned import chances_by
from entrepot.bots.import_export.marks import (
    AFTER_LEADER,
    CREDITS,
    HAND,
    LEAD,
    MOST_LEAD,
    NO_MARK,
    RIVALS,
    SHIPMENT,
    marks,
)
from entrepot.bots.import_export.seat_estimate import SeatEstimate
from entrepot.bots.mark_net import MarkNet, parts


def played(players: int, answers: int):
    match = entrepot.new("import-export", players, 3, sets=["base", "jutaku"])
    greedy = bot(EVALUATOR, 1)
    for _ in range(answers):
        seat = match.pending[0].seat
        match.answer(seat, greedy(knowledge(match, seat)))
    return match.state.table


@pytest.mark.parametrize("players", [2, 4, 6])
def test_each_seat_has_its_own_marks_and_those_of_its_rivals(players: int):
    t = played(players, 60)
    for seat, row in enumerate(marks(SeatEstimate(t, 0))):
        assert all(0 <= mark < NO_MARK for mark in row)
        me, others = t.players[seat], [each for each in t.players if each.seat != seat]
        assert [m - HAND for m in row if HAND <= m < HAND + 128] == me.hand
        theirs = [m - RIVALS - HAND for m in row if 0 <= m - RIVALS - HAND < 128]
        assert sorted(theirs) == sorted(card for each in others for card in each.hand)
        assert [m for m in row if m < 128] == [SHIPMENT + card for card in me.shipments]
        assert CREDITS + t.target - me.credits in row
        assert AFTER_LEADER + (seat - t.leader) % players in row
        assert sum(m >= LEAD for m in row) == 5 + 3


def test_a_lead_in_goods_is_counted_against_the_best_rival():
    t = played(3, 0)
    t.players[0].goods = [t.types.index(2)]
    found = marks(SeatEstimate(t, 0))
    even = LEAD + 2 * (2 * MOST_LEAD + 1) + MOST_LEAD
    for row, lead in zip(found, (1, -1, -1), strict=True):
        assert even + lead in row
        assert even not in row


def test_chances_add_up_to_one_and_are_the_result_where_the_game_is_over():
    chance = Random(1)
    size = sum(rows * columns for rows, columns in parts(NO_MARK))
    net = MarkNet(NO_MARK, array("f", [chance.gauss(0, 0.1) for _ in range(size)]), {})
    assert sum(chances_by(net, played(4, 40))) == pytest.approx(1)
    t = played(2, 40)
    t.winner = 1
    assert chances_by(net, t) == [0.0, 1.0]
