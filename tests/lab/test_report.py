"""What a report says of games adds up to their scores."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import entrepot
from entrepot.lab.reading import told
from entrepot.lab.report import by_kind, report
from entrepot.lab.schedule import settings
from kit.games import Setting, random_play, short_or_nightly
from kit.games import settings as all_settings
from kit.import_export import begin, harbour, lead, trader
from lab.conftest import game


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_what_was_gained_less_what_was_spent_is_the_score(setting: Setting) -> None:
    for seed in range(short_or_nightly(4, 40)):
        match = setting.new(seed)
        for _ in random_play(match, Random(seed)):
            pass
        read = told(match)
        for seat, score in enumerate(match.scores):
            assert sum(read.gained[seat].values()) - sum(read.spent[seat].values()) == score.total
            assert all(amount > 0 for amount in read.gained[seat].values())


def test_every_credit_has_a_source_that_is_known() -> None:
    """Actions that pay are known; all else is a card's."""
    kinds = {"start", "shipping", "selling", "imports", "bids", "harbour", "set"}
    cards = entrepot.GAMES["import-export"].words
    for seed in range(short_or_nightly(6, 60)):
        match = entrepot.new("import-export", 4, seed, sets=["base", "jutaku", "kickstarter"])
        for _ in random_play(match, Random(seed)):
            pass
        read = told(match)
        for source in [source for account in read.gained + read.spent for source in account]:
            kind, _, what = source.partition(":")
            assert source in kinds or kind in ("goods", "majority") or what in cards, source


def position(players: list[dict[str, Any]], **more: Any) -> entrepot.Match:
    return entrepot.load({"game": "import-export", "seed": 1, "players": players, **more})


def test_a_completed_ship_pays_as_shipping_and_its_power_under_its_own_name() -> None:
    """Drones pay nothing at once; a payout of six credits is the ship's, whatever loaded it."""
    ship = {"contracts": ["drones"], "containers": ["tablets"]}
    match = position(
        [
            {"colour": "technology", "hand": ["laptops", "jets"], "ships": [ship]},
            {"colour": "luxury", "hand": ["books"]},
        ]
    )
    for seat, option in [(0, "lead:load:laptops"), (1, "draw"), (0, "load:jets:technology-1")]:
        match.answer(seat, option)
    read = told(match)
    assert read.gained[0] == {"shipping": 6}
    assert read.did[0] == {"completed": ["drones"]}
    assert read.did[1] == {}


def test_a_ship_that_a_power_completes_pays_as_shipping_all_the_same() -> None:
    """Paprika loads a container when its owner contracts, and that completes the other ship."""
    waiting = harbour("honey", "beer")
    match = begin(
        trader("sugar onions rice", shipments="paprika", ships=[waiting, harbour()]), trader()
    )
    lead(match, 0, "contract", "sugar")
    match.answer(0, "contract:onions:technology-2")
    match.answer(0, "load:rice:technology-1")
    gain = next(event for event in match.events(None) if event.type == "gain")
    assert (gain.amount, gain.cause) == (6, "paprika")
    read = told(match)
    assert read.gained[0]["shipping"] == 6
    assert "power:paprika" not in read.gained[0]


def test_selling_is_told_from_shipping() -> None:
    match = position([{"hand": ["laptops", "jets", "drones"]}, {"hand": ["books"]}])
    for seat, option in [(0, "lead:supply:jets+laptops"), (1, "draw"), (0, "sell:drones")]:
        match.answer(seat, option)
    assert told(match).gained[0] == {"selling": 4}


def test_income_and_purchases_are_told_though_coins_are_hidden() -> None:
    match = entrepot.load(
        {
            "game": "maritime-silk-road",
            "players": [
                {"coins": 12, "hand": ["tea"], "ships": ["tea", "ore"]},
                {"ships": ["tea"]},
            ],
            "market": ["silk", "tea", "ore", "ore", "spice", "glass"],
        }
    )
    match.answer(0, "buy:exchange")
    match.answer(0, "play:tea:silk")
    read = told(match)
    assert read.gained == [{"income:tea": 2}, {"income:tea": 2}]
    assert read.spent == [{"special:exchange": 8}, {}]
    assert read.did == [{"bought": ["exchange"]}, {}]


def scripted() -> dict[str, Any]:
    """Two games of two: tea wins both, once shared; who buys a ship twice buys it once for wins."""
    from entrepot.lab.reading import Told

    first = Told(
        [{"income:tea": 30, "other": 10}, {"income:ore": 20}],
        [{"special:ship": 20}, {}],
        [{"bought": ["ship", "ship"]}, {"bought": ["porter"]}],
    )
    second = Told(
        [{"income:tea": 25}, {"income:tea": 15, "other": 10}], [{}, {}], [{}, {"bought": ["ship"]}]
    )
    played = [
        game(0, 0, [20, 20], [0, 1], told=first, turns=10),
        game(0, 1, [25, 25], [0], told=second, turns=20),
    ]
    return report(settings("maritime-silk-road", ["x", "y"], 1, {}), played)


def test_shares_of_all_sources_add_up() -> None:
    rows = scripted()["gained"]
    assert sum(row["amount"] for row in rows) == 110
    assert sum(row["share"] for row in rows) == pytest.approx(1)
    assert sum(row["winners_share"] for row in rows) == pytest.approx(1)
    assert rows[0]["source"] == "income:tea"
    assert rows[0]["share"] == pytest.approx(70 / 110)
    assert rows[0]["winners_share"] == pytest.approx(55 / 85)
    assert rows[0]["per_player"] == pytest.approx(70 / 4)
    kinds = by_kind(rows)
    assert [(row["source"], row["amount"]) for row in kinds] == [("income", 90), ("other", 20)]
    assert sum(row["share"] for row in kinds) == pytest.approx(1)


def test_cards_are_counted_by_game_and_by_who_won() -> None:
    found = scripted()
    ship, porter = (
        next(r for r in found["did"]["bought"] if r["thing"] == t) for t in ("ship", "porter")
    )
    assert (ship["times"], ship["per_game"], ship["players"], ship["wins"]) == (3, 1.5, 2, 0.5)
    assert ship["win_rate"] == 0.25
    assert (porter["players"], porter["wins"]) == (1, 0.5)
    assert ship["low"] < 0.25 < ship["high"]
    assert found["turns"] == {"mean": 15, "least": 10, "quarter": 12.5, "half": 15} | {
        "three_quarters": 17.5,
        "most": 20,
    }
