"""What bots understand of Import / Export: sound moves in real positions, honesty, and the end."""

from math import isfinite
from random import Random
from typing import Any

import pytest

import entrepot
from entrepot import Match
from entrepot.bots.import_export import EVALUATOR
from entrepot.bots.import_export.actions import best_contract
from entrepot.bots.import_export.option_scores import SCORES
from entrepot.bots.import_export.seat_estimate import SeatEstimate
from entrepot.import_export import GAME
from entrepot.import_export.cards import IDS, SETS
from entrepot.import_export.choices import KINDS
from entrepot.kernel.choice import Choice
from kit.import_export import (
    answer,
    begin,
    end_turn,
    ending,
    harbour,
    lead,
    others,
    sea,
    trader,
)

FULL = "technology agriculture illegal consumer luxury"
STALLED = 400
"""No game of traders takes that many turns."""


def worths(match: Match, seat: int) -> dict[str, float]:
    """The options of the seat's question, each with its worth."""
    question = match.question(seat)
    assert question is not None
    choices = question.choices + question.uses
    found = EVALUATOR.option_scores(match.state.table, seat, question.kind, choices)
    assert len(found) == len(choices)
    return {GAME.option_id(match.state.table, c): w for c, w in zip(choices, found, strict=True)}


def best(match: Match, seat: int) -> str:
    found = worths(match, seat)
    return max(found, key=found.__getitem__)


def greedy(table, seat, kind, choices):
    assert table.turn < STALLED
    found = EVALUATOR.option_scores(table, seat, kind, choices)
    return choices[found.index(max(found))]


def play(match: Match, count: int) -> list[Match]:
    """Copies of a match at each of so many answers, all players being traders."""
    seen: list[Match] = []
    while not match.over and len(seen) < count:
        seen.append(match.copy())
        question = match.pending[0]
        match.answer(question.seat, best(match, question.seat))
    return seen


# -- moves


def test_it_completes_a_ship_when_it_can():
    match = begin(trader("laptops technology soap", ships=[harbour("drones", "technology")]))
    assert best(match, 0).startswith("lead:load:")
    lead(match, 0, "load", "laptops")
    assert best(match, 0).startswith("load:")


def test_it_leads_the_action_of_which_it_has_imports():
    """One import of load more, and loading is worth more than before and more than all else."""
    ships = [harbour("mri_machines"), harbour()]
    few = begin(trader("technology*5", goods="technology*2", ships=ships))
    many = begin(trader("technology*5", goods="technology*2", ships=ships, imports="technology*2"))
    assert best(many, 0).startswith("lead:load:")
    assert worths(many, 0)[best(many, 0)] > max(
        worth for option, worth in worths(few, 0).items() if option.startswith("lead:load:")
    )


def test_it_sells_when_the_sale_wins_the_game():
    match = begin(trader("sauna soap rope", credits=46), trader(credits=20))
    assert best(match, 0) == "lead:supply:sauna"
    lead(match, 0, "supply", "sauna")
    assert best(match, 0).startswith("sell:")


def test_it_does_not_reach_the_target_when_that_loses_the_game():
    match = begin(
        trader("sauna soap rope", credits=46),
        trader("technology", credits=48, goods=f"{FULL} luxury", shipments="drones candy"),
    )
    assert not best(match, 0).startswith("lead:supply")
    lead(match, 0, "supply", "sauna")
    found = worths(match, 0)
    assert found["done"] > max(w for option, w in found.items() if option.startswith("sell:"))


def test_it_takes_the_good_that_completes_the_set():
    four = "technology agriculture consumer luxury"
    match = begin(
        trader(goods=four, shipments="drones candy", hand="paper", imports="luxury*3"),
        trader(ships=[harbour(), sea("soap rope ammunition sauna")]),
    )
    lead(match, 0, "import", "paper")
    assert best(match, 0) == "take:ammunition:goods"


def test_it_takes_the_good_that_gives_the_best_majority():
    match = begin(
        trader("paper soap", credits=40, goods="technology", imports="technology"),
        trader(goods="agriculture*2", ships=[harbour(), sea("laptops sauna honey")]),
    )
    lead(match, 0, "import", "paper")
    assert best(match, 0) == "take:sauna:goods"


def test_it_takes_no_illegal_goods_that_would_only_cost():
    match = begin(
        trader(
            "paper", credits=44, goods="illegal*2 luxury", shipments="drones", imports="luxury*2"
        ),
        trader(credits=20, goods="illegal*2", ships=[harbour(), sea("ammunition pistols soap")]),
    )
    lead(match, 0, "import", "paper")
    assert best(match, 0) == "take:soap:goods"


def test_it_bids_no_more_than_the_prize_is_worth():
    full: dict[str, Any] = {"goods": "luxury*2", "imports": "luxury"}
    match = begin(
        trader("paper", credits=40, **full),
        trader("soap", ships=[harbour(), sea("ammunition pistols")]),
    )
    lead(match, 0, "import", "paper", follow=[1])
    while match.pending[0].kind != "bid":
        answer(match, 0, best(match, 0))
    assert best(match, 0) in ("pass", "bid:0", "bid:2", "bid:4")
    found = worths(match, 0)
    bids = [found[f"bid:{amount}"] for amount in range(10, 41, 2)]
    assert bids == sorted(set(bids), reverse=True)


def test_it_bids_no_more_than_a_rival_can_pay():
    match = begin(
        trader("paper", credits=40, goods="technology agriculture consumer", shipments="drones"),
        trader("soap", credits=4, ships=[harbour(), sea("sauna ammunition impalas")]),
    )
    lead(match, 0, "import", "paper", follow=[1])
    assert best(match, 0) in ("bid:2", "bid:4")


def test_it_takes_own_credits_rather_than_nothing():
    match = begin(trader("sauna soap"), trader("rope"))
    lead(match, 0, "supply", "sauna")
    found = worths(match, 0)
    assert found["sell:soap"] > found["done"]


def test_it_feeds_no_rival_who_has_the_imports():
    """Leading an action is worth less against a rival with imports of it."""
    alone = begin(trader("sauna soap"), trader("rope"))
    fed = begin(trader("sauna soap"), trader("rope", imports="luxury*3"))
    assert worths(fed, 0)["lead:supply:sauna"] < worths(alone, 0)["lead:supply:sauna"]


# -- every kind of choice


def test_every_kind_of_choice_has_a_score():
    assert set(SCORES) == set(KINDS)


class Unknown(Choice, tag="unknown", frozen=True):
    pass


@pytest.mark.parametrize("kind", ["lead", "follow", "bid", "import-from", "supply", "drones"])
def test_an_unknown_kind_of_choice_has_no_score(kind):
    table = begin(trader("soap"), trader("rope")).state.table
    with pytest.raises((KeyError, AssertionError)):
        EVALUATOR.option_scores(table, 0, kind, [Unknown()])


VALUES = {
    "action": 0,
    "place": "goods",
    "seat": 0,
    "amount": 4,
    "ship": 0,
    "other_ship": -1,
    "type": 1,
}


@pytest.mark.parametrize("choice", KINDS)
def test_every_score_is_a_number(choice):
    match = begin(
        trader(
            "laptops soap",
            imports="luxury",
            goods="technology",
            shipments="drones",
            ships=[harbour("candy"), sea("rope")],
        ),
        trader("honey", ships=[harbour(), sea("rice pens")]),
        island="sauna",
    )
    t: Any = match.state.table
    hand = t.players[0].hand
    cards = {
        "card": hand[0],
        "other_card": t.island[0],
        "cards": (hand[0], hand[1]),
        "power": t.players[0].shipments[0],
    }
    made = choice(*[{**VALUES, **cards}[field] for field in choice.__struct_fields__])
    for kind in ("supply", "drones", "place-import", "import-from", "choose-action", "final"):
        for t.scoring in (False, True):
            (found,) = EVALUATOR.option_scores(t, 0, kind, [made])
            assert isfinite(found)


def test_a_second_contract_fits_where_the_rules_say_that_ships_hold_more():
    """Two contracts of four containers each, on a ship that holds six, or eight with Tablets."""
    found = []
    for shipments in ("drones", "tablets"):
        match = begin(
            trader(
                "rice apples",
                goods="agriculture*3",
                shipments=shipments,
                ships=[harbour("flour"), sea("soap")],
            ),
            trader("rope"),
        )
        t: Any = match.state.table
        s, apples = SeatEstimate(t, 0), t.players[0].hand[1]
        assert IDS[apples] == "apples"
        found.append(best_contract(s, apples, 0))
    assert found[0] == 0 < found[1]


def test_traders_play_to_the_end():
    for seed in range(8):
        match = entrepot.new("import-export", players=2 + seed % 5, seed=seed, sets=list(SETS))
        assert GAME.winners(match.rollout(greedy))


@pytest.mark.parametrize("sets", [["base"], list(SETS)])
def test_a_trader_beats_chance(sets):
    won = 0.0
    for seed in range(10):
        chance, mine = Random(seed), seed % 2
        match = entrepot.new("import-export", players=2, seed=seed, sets=sets)

        def either(table, seat, kind, choices, chance=chance, mine=mine):
            return greedy(table, seat, kind, choices) if seat == mine else chance.choice(choices)

        winners = GAME.winners(match.rollout(either))
        won += (mine in winners) / len(winners)
    assert won >= 9


# -- honesty


@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_cannot_know_changes_nothing(seed):
    match = entrepot.new("import-export", players=3, seed=seed, sets=list(SETS))
    for moment in play(match, 60)[::4]:
        for question in moment.pending:
            other = moment.sample(question.seat, seed + 1)
            assert worths(other, question.seat) == worths(moment, question.seat)
            knows = EVALUATOR.information_key(moment.state.table, question.seat)
            assert EVALUATOR.information_key(other.state.table, question.seat) == knows


def test_what_a_seat_learns_changes_what_it_knows():
    match = entrepot.new("import-export", players=2, seed=3, sets=["base"])
    moments = play(match, 40)
    numbers = [
        EVALUATOR.information_key(m.state.table, 0) for m in moments if m.pending[0].kind != "bid"
    ]
    assert len(set(numbers)) == len(numbers)


# -- chances


def test_chances_add_up_to_one():
    match = entrepot.new("import-export", players=4, seed=5, sets=list(SETS))
    for moment in play(match, 60):
        assert sum(EVALUATOR.win_chances(moment.state.table)) == pytest.approx(1)


def test_who_is_ahead_has_the_better_chances():
    for better in (
        {"credits": 20},
        {"imports": "technology"},
        {"goods": "luxury"},
        {"shipments": "drones"},
        {"hand": "soap rope"},
        {"ships": [harbour("drones", "technology")]},
    ):
        first, second = EVALUATOR.win_chances(begin(trader(**better), trader()).state.table)
        assert first > second


def test_a_lead_is_worth_more_near_the_end():
    early = EVALUATOR.win_chances(begin(trader(credits=14), trader(credits=10)).state.table)
    late = EVALUATOR.win_chances(begin(trader(credits=46), trader(credits=42)).state.table)
    assert 0.5 < early[0] < late[0]


def test_at_the_end_the_winners_share_all():
    won = ending(trader(credits=30), trader(credits=20))
    tied = ending(trader(credits=30), trader(credits=30), trader())
    assert (EVALUATOR.win_chances(won.state.table), EVALUATOR.win_chances(tied.state.table)) == (
        [1, 0],
        [0.5, 0.5, 0],
    )


def test_the_leaders_question_is_no_end():
    match = end_turn(others(answer(begin(trader("soap", credits=20), trader("rope")), 0, "draw")))
    assert match.pending[0].kind == EVALUATOR.cutoff_kind
    assert (
        0
        < EVALUATOR.win_chances(match.state.table)[1]
        < EVALUATOR.win_chances(match.state.table)[0]
        < 1
    )
