"""What the rules say about a view beyond what is there."""

from random import Random

import entrepot
from entrepot.silk_road.view_types import SilkExplanation
from kit.games import random_play
from kit.silk_road import GAME, GOODS, answer, begin, play_out, player, view


def explained(match, seat=0) -> SilkExplanation:
    found = match.explain(view(match, seat), seat)
    assert isinstance(found, SilkExplanation)
    return found


def said(match, seat=0):
    reasons = explained(match, seat).reasons
    return {thing: (reason.words, reason.facts) for thing, reason in reasons.items()}


def test_incomes_are_told_for_every_number_of_places():
    """5.3, 5.4 Licences add only where something is earned."""
    match = begin(player(ships="tea tea", licences=1), player(ships="ore"), player())
    incomes = explained(match).incomes
    assert incomes["tea"] == [[0, 4, 6, 8, 10, 12, 14], [0] * 7, [0] * 7]
    assert incomes["ore"][1] == [0, 1, 2, 3, 4, 5, 6]


def test_what_cannot_be_bought_says_why():
    """4.3 None is left, or the coins do not suffice."""
    match = begin(player(coins=9, licences=2, ships="tea"), player())
    assert said(match) == {
        "buy:ship": ("silk-why-coins", {"missing": 1}),
        "buy:licence": ("silk-why-sold", {}),
        "buy:porter": ("silk-why-coins", {"missing": 3}),
    }


def test_a_good_without_a_cube_and_a_ship_that_was_changed_say_why():
    match = begin(player(ships="silk ore", porters=1), player(ships="tea tea tea tea tea"))
    assert said(match)["supply:tea"] == ("silk-why-no-cube", {"good": "tea"})
    answer(match, "phase-1 exchange:1:glass")
    assert said(match)["ship:1"] == ("silk-why-changed", {})
    assert "ship:2" not in said(match)


def test_whoever_is_not_asked_needs_no_reasons():
    match = begin(player(), player())
    assert said(match, 1) == {}
    assert match.explain(match.view(None), None).reasons == {}


def test_accounts_of_a_whole_game_add_up_to_the_coins():
    licences = 0
    for seed in range(4):
        match = entrepot.new(GAME, 3, seed=seed)
        assert explained(match).accounts == []
        *_, match = random_play(match, Random(seed))
        accounts = explained(match).accounts
        sums = [sum(each.goods.values()) + each.licences - each.spent for each in accounts]
        assert sums == [score.total for score in match.scores]
        assert list(accounts[0].goods) == GOODS
        licences += sum(each.licences for each in accounts)
    assert licences > 0


def test_there_are_no_accounts_of_a_game_that_began_with_a_position():
    """What was earned before is not known."""
    match = play_out(begin(player(coins=5, ships="tea"), player(ships="ore")))
    assert explained(match).accounts == []
