"""What bots understand of Maritime Silk Road, in situations where a good player is in no doubt."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import entrepot
from entrepot import Match
from entrepot.bots.silk_road import EVALUATOR
from entrepot.bots.silk_road.option_scores import SCORES
from entrepot.kernel.choice import Choice
from entrepot.silk_road.choices import KINDS, Exchange, Pass
from kit import silk_road as kit
from kit.silk_road import begin, player

LONG = "porcelain silk tea spice glass ore " * 4
GAME = kit.GAME
NUMBERS = pytest.mark.parametrize("players", [2, 3, 4])


def worths(match: Match) -> dict[str, float]:
    """What the open question's options are worth to whom it is put."""
    question = match.pending[0]
    found = EVALUATOR.option_scores(question.table, question.seat, question.kind, question.choices)
    return dict(zip(question.by_id, found, strict=True))


def best(match: Match) -> str:
    found = worths(match)
    return max(found, key=found.__getitem__)


def trade(match: Match, kind: str) -> str:
    """Choose the best until a question of that kind is open; what is best then."""
    while match.pending[0].kind != kind:
        match.answer(match.pending[0].seat, best(match))
    return best(match)


def phase_2(match: Match) -> str:
    return best(kit.answer(match, "phase-1 pass"))


def test_every_kind_of_choice_has_a_score() -> None:
    assert set(SCORES) == set(KINDS)


class Unknown(Choice, tag="unknown", frozen=True):
    pass


@pytest.mark.parametrize("kind", ["load", "phase-1", "phase-2", "exchange", "extra-draw"])
def test_an_unknown_kind_of_choice_has_no_score(kind: str) -> None:
    table = begin(player(hand="tea", ships="tea tea"), deck=LONG).state.table
    with pytest.raises(KeyError):
        EVALUATOR.option_scores(table, 0, kind, [Unknown()])


def test_it_plays_the_good_that_it_alone_carries() -> None:
    match = begin(
        player(hand="tea silk", ships="tea tea"), player(hand="ore", ships="silk silk"), deck=LONG
    )
    assert phase_2(match).startswith("play:tea:")


def test_it_does_not_play_what_only_a_rival_carries() -> None:
    match = begin(player(hand="silk silk", ships="tea tea"), player(ships="silk silk"), deck=LONG)
    assert phase_2(match) == "draw"


def test_it_covers_what_a_rival_carries() -> None:
    match = begin(
        player(hand="tea", ships="tea tea"),
        player(hand="silk silk glass", ships="silk silk"),
        market="tea tea spice silk silk ore",
        deck=LONG,
    )
    assert phase_2(match) == "play:tea:silk"


def test_it_never_covers_what_it_plays_while_a_place_shows_something_of_no_use() -> None:
    match = begin(
        player(hand="tea", ships="tea tea"), player(ships="silk"), market="tea tea tea ore ore ore"
    )
    assert phase_2(match) == "play:tea:ore"


@pytest.mark.parametrize("leader", [1, 2])
def test_of_two_rivals_it_covers_the_leader(leader: int) -> None:
    goods = ["", "silk", "glass"]
    rivals = [
        player(hand="ore ore", coins=60 if i == leader else 20, ships=f"{goods[i]} {goods[i]}")
        for i in (1, 2)
    ]
    match = begin(
        player(hand="tea", coins=40, ships="tea tea"),
        *rivals,
        market="tea tea silk silk glass glass",
        deck=LONG,
        show_coins=True,
    )
    found = worths(kit.answer(match, "phase-1 pass"))
    assert found[f"play:tea:{goods[leader]}"] > found[f"play:tea:{goods[3 - leader]}"]


def test_it_exchanges_towards_its_hand_and_the_market() -> None:
    match = begin(
        player(hand="ore ore ore", ships="tea silk"),
        player(hand="tea", ships="tea silk"),
        market="ore ore porcelain spice glass glass",
        deck=LONG,
    )
    assert best(match) in {"exchange:1:ore", "exchange:2:ore"}


@NUMBERS
def test_an_exchange_is_worth_what_passing_is_once_it_is_made(players: int) -> None:
    """Only what changes is reckoned anew, and that must be all that changes."""
    chance = Random(players)
    checked = 0
    match = entrepot.new(GAME, players=players, seed=players)
    for question in kit.questions(match):
        found = worths(match)
        if question.kind == "phase-1":
            table, ships = question.table, question.table.players[question.seat].ships
            for choice, number in zip(question.choices, found.values(), strict=True):
                if isinstance(choice, Exchange):
                    ship = choice.ship
                    old, ships[ship] = ships[ship], choice.good
                    passed = EVALUATOR.option_scores(table, question.seat, "phase-1", [Pass()])
                    ships[ship] = old
                    assert passed == [pytest.approx(number, abs=1e-9)]
                    checked += 1
        match.answer(
            question.seat, best(match) if chance.random() < 0.7 else chance.choice([*found])
        )
    assert checked > 100


def test_with_a_porter_it_sends_a_second_ship() -> None:
    match = begin(
        player(hand="ore ore ore", ships="tea silk", porters=1),
        player(hand="tea", ships="tea silk"),
        market="ore ore porcelain spice glass glass",
        deck=LONG,
    )
    assert trade(match, "exchange").endswith(":ore")


def test_with_a_porter_it_stops_when_all_ships_are_well_placed() -> None:
    match = begin(
        player(hand="ore ore ore", ships="tea ore", porters=1),
        player(hand="tea", ships="tea silk"),
        market="ore ore porcelain spice glass glass",
        deck=LONG,
    )
    kit.answer(match, "phase-1 exchange:1:ore")
    assert best(match) == "done"


def test_it_buys_a_licence_early() -> None:
    match = begin(
        player(hand="tea ore", coins=11, ships="tea ore"), player(ships="silk glass"), deck=LONG
    )
    assert best(match) == "buy:licence"


@pytest.mark.parametrize("deck", ["tea", "tea ore", "tea ore silk glass"])
def test_it_buys_nothing_that_can_not_pay_before_the_end(deck: str) -> None:
    match = begin(
        player(hand="tea", coins=50, ships="tea ore"),
        player(coins=20, hand="glass", ships="silk glass"),
        deck=deck,
    )
    assert not best(match).startswith("buy")


def test_a_bought_ship_is_loaded_with_what_it_holds() -> None:
    match = begin(
        player(hand="ore ore ore", coins=10, ships="ore tea"),
        player(hand="silk", ships="silk silk"),
        market="ore ore porcelain spice glass glass",
        deck=LONG,
    )
    kit.answer(match, "phase-1 buy:ship")
    assert best(match) == "load:ore"


@pytest.mark.parametrize("deck", ["tea", "tea ore"])
@pytest.mark.parametrize(("coins", "ends"), [(50, True), (10, False)])
def test_it_takes_the_last_cards_when_that_wins_and_not_when_it_loses(
    deck: str, coins: int, ends: bool
) -> None:
    match = begin(
        player(hand="tea", coins=coins, ships="tea ore"),
        player(hand="silk silk silk", coins=30, ships="silk silk"),
        deck=deck,
        show_coins=True,
    )
    assert (phase_2(match) == "draw") is ends


@pytest.mark.parametrize(("coins", "ends"), [(50, True), (10, False)])
def test_an_exchange_takes_the_last_card_only_to_win(coins: int, ends: bool) -> None:
    match = begin(
        player(hand="tea ore", coins=coins, ships="tea ore", exchanges=1),
        player(hand="silk silk silk", coins=30, ships="silk silk"),
        deck="glass",
        show_coins=True,
    )
    kit.answer(match, "phase-1 pass", "phase-2 play:tea:silk")
    assert (best(match) == "yes") is ends


def test_an_exchange_is_used_while_the_deck_is_full() -> None:
    match = begin(
        player(hand="tea ore", ships="tea ore", exchanges=1), player(ships="silk silk"), deck=LONG
    )
    kit.answer(match, "phase-1 pass", "phase-2 play:tea:silk")
    assert best(match) == "yes"


@NUMBERS
def test_nothing_depends_on_what_the_seat_can_not_know(players: int) -> None:
    for seed in range(2):
        chance = Random(seed)
        match = entrepot.new(GAME, players=players, seed=seed)
        for question in kit.questions(match):
            if chance.random() < 0.25:
                other = match.sample(question.seat, chance.randrange(1000))
                here, there = question.table, other.pending[0].table
                assert worths(match) == worths(other)
                assert EVALUATOR.information_key(here, question.seat) == EVALUATOR.information_key(
                    there, question.seat
                )
            choice = best(match) if chance.random() < 0.7 else chance.choice(list(question.by_id))
            match.answer(question.seat, choice)


def test_the_hidden_coins_of_a_single_rival_change_nothing() -> None:
    """Sampling can't show this: with one rival there is nobody to swap coins with."""

    def found(coins: int, show: bool) -> dict[str, float]:
        match = begin(
            player(hand="tea ore", coins=12, ships="tea ore"),
            player(hand="silk", coins=coins, ships="silk silk"),
            deck="tea ore",
            show_coins=show,
        )
        return worths(match)

    assert found(0, False) == found(90, False)
    assert found(0, True) != found(90, True)


@NUMBERS
def test_what_is_known_tells_positions_apart(players: int) -> None:
    match = entrepot.new(GAME, players=players, seed=3)
    seen: list[set[object]] = [set() for _ in range(players)]
    count = 0
    for question in kit.questions(match):
        for seat in range(players):
            if question.kind == "phase-1":
                seen[seat].add(EVALUATOR.information_key(question.table, seat))
        count += question.kind == "phase-1"
        match.answer(question.seat, best(match))
    assert [len(numbers) for numbers in seen] == [count] * players


def test_what_is_known_depends_on_the_own_hand_and_coins() -> None:
    def known(hand: str, deck: str, coins: int, seat: int) -> int:
        match = begin(player(hand=hand, coins=coins), player(hand="ore"), deck=deck)
        return EVALUATOR.information_key(match.pending[0].table, seat)

    assert known("tea", "silk", 3, 0) != known("silk", "tea", 3, 0)
    assert known("tea", "silk", 3, 0) != known("tea", "silk", 4, 0)
    assert known("tea", "silk", 3, 1) == known("silk", "tea", 4, 1)


def test_coins_that_lie_open_are_known() -> None:
    def known(coins: int, show: bool) -> int:
        match = begin(player(), player(coins=coins), show_coins=show)
        return EVALUATOR.information_key(match.pending[0].table, 0)

    assert known(3, True) != known(4, True)
    assert known(3, False) == known(4, False)


def test_the_phases_of_a_turn_are_told_apart() -> None:
    match = begin(player(hand="tea", ships="tea"))
    before = EVALUATOR.information_key(match.pending[0].table, 0)
    kit.answer(match, "phase-1 pass")
    assert EVALUATOR.information_key(match.pending[0].table, 0) != before


def test_the_order_of_choices_does_not_matter() -> None:
    match = begin(player(hand="tea silk", ships="tea tea"), player(ships="silk"), deck=LONG)
    for _ in range(2):
        q = match.pending[0]
        forth = EVALUATOR.option_scores(q.table, q.seat, q.kind, q.choices)
        assert EVALUATOR.option_scores(q.table, q.seat, q.kind, q.choices[::-1]) == forth[::-1]
        kit.answer(match, "phase-1 pass") if q.kind == "phase-1" else None


@pytest.mark.parametrize(("coins", "buys"), [(31, False), (45, True)])
def test_it_does_not_pay_away_a_victory(coins: int, buys: bool) -> None:
    match = begin(
        player(hand="tea", coins=coins, ships="tea ore"),
        player(hand="silk silk silk", coins=30, ships="silk silk"),
        deck="tea ore",
        show_coins=True,
    )
    assert (worths(match)["buy:licence"] > 500) is buys
    assert worths(match)["pass"] > 500


@NUMBERS
def test_every_option_has_a_worth_and_every_seat_a_chance(players: int) -> None:
    asked = set()
    for seed in range(4):
        chance = Random(seed)
        match = entrepot.new(GAME, players=players, seed=seed)
        for question in kit.questions(match):
            asked.add(question.kind)
            found = worths(match)
            assert all(abs(number) < 10_000 for number in found.values())
            chances = EVALUATOR.win_chances(question.table)
            assert len(chances) == players
            assert min(chances) > 0
            assert sum(chances) == pytest.approx(1)
            match.answer(question.seat, chance.choice(list(found)))
    assert asked == {"load", "phase-1", "phase-2", "exchange", "extra-draw"}


@pytest.mark.parametrize(("coins", "chances"), [((9, 8), [1, 0]), ((9, 9), [0.5, 0.5])])
def test_at_the_end_the_coins_decide(coins: tuple[int, int], chances: list[float]) -> None:
    match = begin(player(coins=coins[0]), player(coins=coins[1]), deck="tea")
    table: Any = match.rollout(lambda t, seat, kind, choices: choices[-1])
    assert not table.deck
    assert EVALUATOR.win_chances(table) == chances


@pytest.mark.parametrize(
    "better",
    [
        player(hand="tea ore", coins=15, ships="tea ore"),
        player(hand="tea ore", coins=10, ships="tea ore silk"),
        player(hand="tea ore", coins=10, ships="tea ore", licences=1),
        player(hand="tea ore", coins=10, ships="tea ore", exchanges=1),
        player(hand="tea tea ore", coins=10, ships="tea ore"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_more_of_anything_is_a_better_chance(better: dict[str, object], seat: int) -> None:
    plain = player(hand="tea ore", coins=10, ships="tea ore")

    def chance(mine: dict[str, object]) -> float:
        both = [mine, plain] if seat == 0 else [plain, mine]
        return EVALUATOR.win_chances(begin(*both, deck=LONG).pending[0].table)[seat]

    assert chance(better) > chance(plain)


def test_the_same_lead_counts_more_near_the_end() -> None:
    def chance(deck: str) -> float:
        match = begin(player(coins=20), player(coins=10), deck=deck)
        return EVALUATOR.win_chances(match.pending[0].table)[0]

    assert chance("tea ore silk") > chance(LONG) > 0.5


@NUMBERS
def test_it_beats_random_players(players: int) -> None:
    chance = Random(1)
    for seed in range(8):
        mine = seed % players

        def either(t: Any, seat: int, kind: str, choices: Any, mine: int = mine) -> Any:
            found = EVALUATOR.option_scores(t, seat, kind, choices)
            return choices[found.index(max(found))] if seat == mine else chance.choice(choices)

        table = entrepot.new(GAME, players=players, seed=seed).rollout(either)
        assert entrepot.GAMES[GAME].winners(table) == [mine]
