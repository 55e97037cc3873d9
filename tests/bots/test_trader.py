"""What bots understand of Import / Export: sound moves in real positions, honesty, and the end."""

from math import isfinite
from random import Random
from typing import Any

import pytest

import entrepot
from entrepot import Match
from entrepot.bots.import_export import SENSE
from entrepot.import_export import GAME
from entrepot.import_export.cards import SETS
from entrepot.import_export.notation import FORMS
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
    found = SENSE.worth(match._table, seat, question.kind, choices)
    assert len(found) == len(choices)
    return {GAME.option_id(match._table, c): w for c, w in zip(choices, found, strict=True)}


def best(match: Match, seat: int) -> str:
    found = worths(match, seat)
    return max(found, key=found.__getitem__)


def greedy(table, seat, kind, choices):
    assert table.turn < STALLED
    found = SENSE.worth(table, seat, kind, choices)
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


# -- every verb, every moment


def test_every_verb_has_a_worth():
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
    t: Any = match._table
    hand, ship = t.players[0].hand[0], 0
    parts = {
        "a": 0,
        "c": hand,
        "k": t.island[0],
        "n": 0,
        "s": ship,
        "t": 1,
        "x": -1,
        "y": -1,
        "w": "goods",
    }
    choices = [
        (verb, *[parts[letter] for letter in form.replace("*", "")])
        for verb, (_, form) in FORMS.items()
    ]
    choices += [("pirate-pair", 3, t.ship(3).containers[0], -1, t.island[0])]
    choices += [(word,) for word in ("done", "no", "yes", "pass", "hand", "credits", "island")]
    choices += [
        ("use", t.players[0].shipments[0], form, *[parts[letter] for letter in form])
        for form in ("", "c", "cc", "cck", "cs", "s", "sxy", "w", "a")
    ]
    for choice in choices:
        for kind in ("lead", "supply", "drones", "place-import"):
            (found,) = SENSE.worth(t, 0, kind, [choice])
            assert isfinite(found), choice


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
            knows = SENSE.known(moment._table, question.seat)
            assert SENSE.known(other._table, question.seat) == knows


def test_what_a_seat_learns_changes_what_it_knows():
    match = entrepot.new("import-export", players=2, seed=3, sets=["base"])
    moments = play(match, 40)
    numbers = [SENSE.known(m._table, 0) for m in moments if m.pending[0].kind != "bid"]
    assert len(set(numbers)) == len(numbers)


# -- chances


def test_chances_add_up_to_one():
    match = entrepot.new("import-export", players=4, seed=5, sets=list(SETS))
    for moment in play(match, 60):
        assert sum(SENSE.value(moment._table)) == pytest.approx(1)


def test_who_is_ahead_has_the_better_chances():
    for better in (
        {"credits": 20},
        {"imports": "technology"},
        {"goods": "luxury"},
        {"shipments": "drones"},
        {"hand": "soap rope"},
        {"ships": [harbour("drones", "technology")]},
    ):
        first, second = SENSE.value(begin(trader(**better), trader())._table)
        assert first > second


def test_a_lead_is_worth_more_near_the_end():
    early = SENSE.value(begin(trader(credits=14), trader(credits=10))._table)
    late = SENSE.value(begin(trader(credits=46), trader(credits=42))._table)
    assert 0.5 < early[0] < late[0]


def test_at_the_end_the_winners_share_all():
    won = ending(trader(credits=30), trader(credits=20))
    tied = ending(trader(credits=30), trader(credits=30), trader())
    assert (SENSE.value(won._table), SENSE.value(tied._table)) == ([1, 0], [0.5, 0.5, 0])


def test_the_leaders_question_is_no_end():
    match = end_turn(others(answer(begin(trader("soap", credits=20), trader("rope")), 0, "draw")))
    assert match.pending[0].kind == SENSE.pause
    assert 0 < SENSE.value(match._table)[1] < SENSE.value(match._table)[0] < 1
