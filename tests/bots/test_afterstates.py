"""What the net is told of each option: true, and nothing that the seat can't know."""

from __future__ import annotations

from array import array
from random import Random

import pytest

import entrepot
from entrepot.bots.net import Net, Shape
from entrepot.bots.silk_road import EVALUATOR, learned
from entrepot.bots.silk_road.afterstates import (
    DRAWING,
    LIKELY,
    NO_LEAD,
    UNSEEN,
    Situation,
    afterstates,
    coins_are_known,
    column_sizes,
    has_incomes,
    standings,
)
from entrepot.kernel.ask import Question
from entrepot.kernel.choice import Choice
from entrepot.kernel.match import Match
from entrepot.silk_road.choices import Exchange, Play
from entrepot.silk_road.state import SilkRoad

GAME = "maritime-silk-road"


def moments(players: int, seed: int, count: int) -> list[tuple[Match, Question]]:
    """Questions of a game in which everybody answers at random."""
    chance, match = Random(seed), entrepot.new(GAME, players, seed)
    found: list[tuple[Match, Question]] = []
    while not match.over and len(found) < count:
        question = match.pending[0]
        found.append((match.copy(), question))
        match.answer(question.seat, chance.choice(list(question.by_id)))
    return found


def table_of(match: Match) -> SilkRoad:
    table = match.state.table
    assert isinstance(table, SilkRoad)
    return table


def rows_of(match: Match) -> list[list[int]]:
    question = match.pending[0]
    choices = list(question.by_id.values())
    found = afterstates(table_of(match), question.seat, question.kind, choices)
    width = len(found.rows) // len(choices)
    return [found.rows[i * width : (i + 1) * width] for i in range(len(choices))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_number_fits_its_column(players: int) -> None:
    good, table, shared = column_sizes(players)
    shape = Shape(good, table, shared)
    for match, _ in moments(players, 1, 60):
        for row in [*rows_of(match), standings(table_of(match))[: shape.width]]:
            assert len(row) == shape.width
            assert all(0 <= number < 256 for number in row)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_columns_are_wide_enough_for_the_hands_of_good_players(players: int) -> None:
    """Greedy bots with two players hold eleven cards in the middle of the game, and more later."""
    sizes, numbers = column_sizes(players)[1], []

    def policy(t: SilkRoad, seat: int, kind: str, choices: list[Choice]) -> Choice:
        there = Situation(t, seat)
        numbers.append(there.row[there.own_cards] < sizes[there.own_cards - there.table])
        scores = EVALUATOR.option_scores(t, seat, kind, choices)
        return choices[scores.index(max(scores))]

    for seed in range(5):
        entrepot.new(GAME, players, seed).rollout(policy)
    assert sum(numbers) > 0.97 * len(numbers)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_row_is_what_the_seat_knows_after_the_answer(players: int) -> None:
    """Except where it draws: then the cards are still unknown."""
    compared = 0
    for match, question in moments(players, 2, 120):
        seat, told = question.seat, rows_of(match)
        for row, option in list(zip(told, question.by_id, strict=True))[::3]:
            after = match.copy()
            after.answer(seat, option)
            if after.over or option == "draw" or option == "yes":
                continue
            there = Situation(table_of(after), seat)
            there.row[there.table + 2] = row[there.table + 2]  # who is next is told otherwise
            assert row == there.row, option
            compared += 1
    assert compared > 200


def test_who_is_next_is_told() -> None:
    """0 and 1: the turn of this seat or the next one; then exchange, phase 2, extra draw, loads."""
    seen = set()
    for seed in range(4):
        for match, question in moments(2, seed, 150):
            for row, option in zip(rows_of(match), question.by_id, strict=True):
                there = Situation(table_of(match), question.seat)
                seen.add((question.kind, option.split(":")[0], row[there.table + 2]))
    assert ("phase-1", "pass", 3) in seen
    assert ("phase-2", "play", 1) in seen
    assert ("phase-2", "draw", 4) in seen
    assert ("load", "load", 6) in seen
    assert ("phase-1", "buy", 5) in seen
    assert ("phase-1", "exchange", 3) in seen
    assert ("phase-1", "exchange", 2) in seen
    assert ("phase-1", "pass", 1) not in seen


def test_after_an_extra_draw_or_none_the_turn_is_over() -> None:
    """No is not told as the moment before the question, in which the card could still be drawn."""
    match, question = next(
        (match, question)
        for seed in range(20)
        for match, question in moments(2, seed, 150)
        if question.kind == "extra-draw"
    )
    there = Situation(table_of(match), question.seat)
    yes, no = rows_of(match)
    assert yes[there.table + 2] == no[there.table + 2] == 1
    assert (yes[there.table + DRAWING], no[there.table + DRAWING]) == (1, 0)


@pytest.mark.parametrize("players", [2, 4])
def test_rows_are_the_same_in_every_world_that_fits(players: int) -> None:
    compared = 0
    for match, question in moments(players, 3, 90):
        for world in range(3):
            other = match.sample(question.seat, world)
            assert rows_of(other) == rows_of(match)
            width = len(rows_of(match)[0])
            start = question.seat * width
            rows, others = standings(table_of(match)), standings(table_of(other))
            assert rows[start : start + width] == others[start : start + width]
            compared += 1
    assert compared == 270


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rivals_should_hold_their_share_of_what_is_not_seen(players: int) -> None:
    for match, question in moments(players, 5, 90)[::5]:
        there, table = Situation(table_of(match), question.seat), table_of(match)
        hands = sum(len(player.hand) for player in table.players)
        hands -= len(table.players[question.seat].hand)
        for at in range(0, there.table, there.width):
            expected = there.row[at + UNSEEN] * hands / (hands + len(table.deck))
            assert there.row[at + LIKELY] / 2 == pytest.approx(expected, abs=0.2501)


def test_it_is_told_what_playing_all_cards_of_a_good_would_bring() -> None:
    """As much as it does then, among four players with licences, too."""
    compared = set()
    for players in (2, 3, 4):
        for match, question in moments(players, 21, 150) + moments(players, 22, 150):
            table, seat = table_of(match), question.seat
            if question.kind != "phase-2":
                continue
            there = Situation(table, seat)
            for good in range(6):
                number = there.row[good * there.width + there.earns]
                plays = [
                    (sum(other != good for other in choice.covered), option)
                    for option, choice in question.by_id.items()
                    if isinstance(choice, Play) and choice.good == good
                ]
                if not plays:
                    assert number == 0
                    continue
                after = match.copy()
                after.answer(seat, max(plays)[1])
                gained = [
                    new - old for old, new in zip(table.coins, table_of(after).coins, strict=True)
                ]
                lead = gained.pop(seat) - max(gained)
                assert number == max(1, min(NO_LEAD + lead, 39))
                compared.add(lead)
    assert {-2, 0, 2, 4} <= compared


def test_it_is_told_what_a_rival_would_gain_with_the_cards_it_should_hold() -> None:
    match, question = moments(2, 21, 100)[-1]
    table, seat = table_of(match), question.seat
    table.players[1 - seat].ships = [0, 0, 1]
    table.players[seat].ships = [1, 2]
    there = Situation(table, seat)
    for good, carried in ((0, 2), (1, 0), (2, -1), (3, 0)):
        likely = (there.row[good * there.width + LIKELY] + 1) // 2
        shown = min(table.showing(good) + likely, 6)
        assert there.row[good * there.width + there.loses] == max(0, NO_LEAD + shown * carried)


def test_drawing_says_how_many_cards_are_coming() -> None:
    for match, question in moments(2, 4, 40):
        if question.kind == "phase-2":
            row = rows_of(match)[list(question.by_id).index("draw")]
            there = Situation(table_of(match), question.seat)
            assert row[there.table + DRAWING] == 2
            assert row[there.table] == there.deck - 2
            return
    raise AssertionError


def test_an_option_that_ends_the_game_is_told_apart_with_its_result() -> None:
    chance, match = Random(5), entrepot.new(GAME, 2, 5)
    while True:
        question = match.pending[0]
        choices = list(question.by_id.values())
        found = afterstates(table_of(match), question.seat, question.kind, choices)
        if found.ended:
            option = list(question.by_id)[found.ended[0]]
            match.answer(question.seat, option)
            assert match.over
            share = 1 / len(match.winners) if question.seat in match.winners else 0
            assert found.chance == share
            return
        match.answer(question.seat, chance.choice(list(question.by_id)))


def test_where_coins_can_not_be_known_there_is_nothing_to_tell() -> None:
    match = moments(2, 6, 30)[-1][0]
    assert coins_are_known(table_of(match))
    assert not coins_are_known(table_of(entrepot.load(match.position())))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nets_without_columns_of_incomes_are_told_the_rest(players: int) -> None:
    wide, narrow = column_sizes(players)[0], column_sizes(players, incomes=False)[0]
    assert wide[:-2] == narrow
    assert (has_incomes(wide), has_incomes(narrow)) == (True, False)
    for match, question in moments(players, 23, 60)[::3]:
        asked = (table_of(match), question.seat, question.kind, list(question.by_id.values()))
        told, less = Situation(*asked[:2]), afterstates(*asked, incomes=False)
        expected: list[int] = []
        for row in rows_of(match):
            for at in range(0, told.table, told.width):
                expected += row[at : at + told.earns]
            expected += row[told.table :]
        assert less.rows == expected
        assert less.ended == afterstates(*asked).ended


@pytest.fixture
def net() -> Net:
    """For two players, with weights that nobody has taught anything."""
    shape, chance = Shape(*column_sizes(2)), Random(8)
    weights = array("f", [chance.gauss(0, 0.1) for _ in range(shape.size)])
    return Net(shape, weights, {})


def test_the_net_scores_options_and_chances(net: Net, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(learned.USUAL.nets, 2, net)
    for match, question in moments(2, 9, 60)[::10]:
        table, choices = table_of(match), list(question.by_id.values())
        scores = learned.USUAL.option_scores(table, question.seat, question.kind, choices)
        logits = net.scores(afterstates(table, question.seat, question.kind, choices).rows)
        assert scores == [10 * logit for logit in logits]
        assert sum(learned.USUAL.win_chances(table)) == pytest.approx(1)
        assert scores != EVALUATOR.option_scores(table, question.seat, question.kind, choices)


def test_before_phase_2_a_choice_is_worth_what_its_best_way_to_go_on_is(net: Net) -> None:
    plain, looking = learned.Learned(), learned.Learned(close=1e9)
    plain.nets[2] = looking.nets[2] = net
    kinds, changed = set(), 0
    for match, question in moments(2, 24, 200):
        table, seat, choices = table_of(match), question.seat, list(question.by_id.values())
        scores = looking.option_scores(table, seat, question.kind, choices)
        before = plain.option_scores(table, seat, question.kind, choices)
        if question.kind not in ("phase-1", "exchange"):
            assert scores == before
            continue
        kinds.add(question.kind)
        order = sorted(range(len(choices)), key=lambda i: (before[i], i), reverse=True)
        options, likely = list(question.by_id), None
        for place, i in enumerate(order):
            after = match.copy()
            after.answer(seat, options[i])
            then = after.pending[0]
            if place >= 6 or then.kind != "phase-2":
                assert scores[i] == before[i]
                continue
            ways, choice = list(then.by_id.values()), choices[i]
            reached = plain.option_scores(table_of(after), seat, "phase-2", ways)
            best = sorted(range(len(ways)), key=reached.__getitem__, reverse=True)
            if likely is None:
                likely, tried = best[:4], best
            else:
                taken = choice.good if isinstance(choice, Exchange) else None
                plays = [j for j in best if isinstance(ways[j], Play)]
                tried = [*likely, *(j for j in plays if getattr(ways[j], "good", None) == taken)]
            assert scores[i] == max(reached[j] for j in tried)
            changed += scores[i] != before[i]
    assert changed > 50
    assert "exchange" in kinds


def test_only_choices_close_to_the_best_are_looked_at_further(net: Net) -> None:
    looking = learned.Learned(close=1e-9)
    looking.nets[2] = net
    match, question = next(each for each in moments(2, 24, 200) if each[1].kind == "phase-1")
    asked = (table_of(match), question.seat, question.kind, list(question.by_id.values()))
    plain = learned.Learned()
    plain.nets[2] = net
    assert looking.option_scores(*asked) == plain.option_scores(*asked)


def test_what_ends_the_game_is_scored_by_its_result(
    net: Net, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(learned.USUAL.nets, 2, net)
    scored = set()
    for match, question in moments(2, 10, 400)[-30:]:
        table, choices = table_of(match), list(question.by_id.values())
        scores = learned.USUAL.option_scores(table, question.seat, question.kind, choices)
        for index in afterstates(table, question.seat, question.kind, choices).ended:
            scored.add(round(abs(scores[index])))
    assert scored == {92}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_a_net_the_evaluator_written_by_hand_plays(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(learned.USUAL.nets, players, None)
    for match, question in moments(players, 7, 20):
        table, choices = table_of(match), list(question.by_id.values())
        asked = (table, question.seat, question.kind, choices)
        assert learned.USUAL.option_scores(*asked) == EVALUATOR.option_scores(*asked)
        assert learned.USUAL.rival_scores(*asked) == EVALUATOR.option_scores(*asked)
        assert learned.USUAL.win_chances(table) == EVALUATOR.win_chances(table)
