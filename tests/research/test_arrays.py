"""Observations: laid out as documented, relative to the seat, and of nothing it may not know."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import entrepot
from entrepot.import_export import encode as import_export
from entrepot.import_export.state import Trade
from entrepot.research import arrays
from entrepot.research.sitting import CODES, Sitting, rewards
from entrepot.silk_road import encode as silk_road
from kit.games import Setting, random_play, settings, short_or_nightly, step_interval

SETTINGS = [setting for setting in settings() if setting.game in CODES]
PAGE = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_an_observation_does_not_depend_on_what_the_seat_can_not_know(setting: Setting) -> None:
    looked = 0
    for seed in range(short_or_nightly(2, 20)):
        for step, match in enumerate(random_play(setting.new(seed), Random(seed))):
            if step % step_interval(setting, 2, 1) or match.over:
                continue
            sitting = Sitting(match)
            for seat in range(match.players):
                world = sitting.imagined(seat, step)
                seen = arrays.observation(sitting, seat)
                assert np.array_equal(seen, arrays.observation(world, seat))
                assert np.array_equal(arrays.mask(sitting, seat), arrays.mask(world, seat))
                looked += match.digest() != world.match.digest()
    assert looked > 50


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_number_stays_in_the_space(setting: Setting) -> None:
    for step, match in enumerate(random_play(setting.new(3), Random(3))):
        if step % 5 == 0 or match.over:
            for seat in range(match.players):
                seen = arrays.observation(Sitting(match), seat)
                assert seen.dtype == np.float32
                assert seen.shape == (arrays.size(setting.game, setting.players),)
                assert seen.min() >= 0
                assert seen.max() <= arrays.GREATEST


@pytest.mark.parametrize("game", CODES)
def test_the_parts_lie_one_behind_the_other(game: str) -> None:
    least, most = entrepot.GAMES[game].seats
    for players in range(least, most + 1):
        offset = 0
        for part in arrays.layout(game, players):
            assert part.offset == offset
            offset += part.length
        assert offset == arrays.size(game, players)


def changed(game: str, one: dict[str, Any], other: dict[str, Any], seat: int) -> set[str]:
    """The parts in which what the seat sees of two positions differs."""
    seen = [
        arrays.observation(Sitting(entrepot.load({"game": game, **document})), seat)
        for document in (one, other)
    ]
    players = len(one["players"])
    places = np.flatnonzero(seen[0] != seen[1])
    return {
        part.name
        for part in arrays.layout(game, players)
        for place in places
        if part.offset <= place < part.offset + part.length
    }


TRADER: dict[str, Any] = {"colour": "luxury", "credits": 10, "hand": ["books"], "goods": ["soap"]}
RIVAL: dict[str, Any] = {
    "colour": "technology",
    "credits": 8,
    "hand": ["cups"],
    "ships": [{"contracts": ["jets"], "containers": ["tablets", "rope"]}, {}],
}
SEA = {"at": "sea", "containers": ["pens"]}
HARBOUR = {"contracts": ["jets"], "containers": ["tablets", "rope:jets"]}


@pytest.mark.parametrize(
    ("trader", "rival", "table", "parts"),
    [
        ({"credits": 12}, {}, {}, {"credits-0"}),
        ({}, {"credits": 12}, {}, {"credits-1"}),
        ({"hand": ["pens"]}, {}, {}, {"hand", "said"}),
        ({}, {"hand": ["pens"]}, {}, set()),
        ({}, {"hand": ["pens", "cups"]}, {}, {"hand_size-1", "deck_size"}),
        ({"goods": ["pens"]}, {}, {}, {"goods-0"}),
        ({"goods": [], "imports": ["soap"]}, {}, {}, {"goods-0", "imports-0"}),
        ({}, {"colour": "illegal"}, {}, {"colour-1"}),
        ({}, {"shipments": ["pens"]}, {}, {"shipments-1", "deck_size"}),
        ({}, {"ships": [RIVAL["ships"][0], SEA]}, {}, {"at_sea-1", "containers_2-1", "deck_size"}),
        ({}, {"ships": [HARBOUR, {}]}, {}, {"fills", "fills_type"}),
        ({}, {}, {"island": ["pens"]}, {"island", "deck_size"}),
        ({}, {}, {"discard": ["pens"]}, {"discard", "deck_size"}),
        ({}, {}, {"deck": ["pens"]}, set()),
        ({}, {}, {"turn": 7}, {"turn"}),
        ({}, {}, {"options": {"target": 60}}, {"target"}),
        ({}, {}, {"extra_turns": [1]}, {"extra_turns-1"}),
        ({}, {}, {"extra_turns": [0]}, {"again"}),
        ({"shipments": ["pens"]}, {}, {"stored": {"pens": 4}}, None),
        ({"shipments": ["pens"]}, {}, {"copies": {"pens": "jets"}}, None),
        ({}, {}, {"known": {"cups": [0]}}, {"shown-1"}),
    ],
)
def test_what_a_trader_sees_is_where_it_belongs(
    trader: dict[str, Any], rival: dict[str, Any], table: dict[str, Any], parts: set[str] | None
) -> None:
    one = {"players": [TRADER, RIVAL], "seed": 4}
    other = {**one, "players": [{**TRADER, **trader}, {**RIVAL, **rival}], **table}
    if parts is None:  # the marks on a card need a card that may bear them
        one, parts = {**other}, set(table)
        del one[next(iter(table))]
    assert changed("import-export", one, other, 0) - {"said", "said_at"} == parts - {"said"}


def test_two_containers_that_count_as_one_are_told() -> None:
    """The pair fills the second slot, which neither of them would fill alone."""
    [alone, beside] = [
        {"players": [TRADER, {**RIVAL, "ships": [ship]}], "seed": 4}
        for second in ("cannons", "cannons:beside")
        for ship in [{"contracts": ["jets"], "containers": ["tablets", "seeds", second]}]
    ]
    assert changed("import-export", alone, beside, 0) == {"beside", "fills", "fills_type"}


MERCHANT: dict[str, Any] = {"hand": ["tea"], "coins": 4, "ships": ["tea", "ore"]}


@pytest.mark.parametrize(
    ("me", "rival", "table", "parts"),
    [
        ({"coins": 5}, {}, {}, {"coins-0"}),
        ({}, {"coins": 5}, {}, set()),
        ({"hand": ["ore"]}, {}, {}, {"hand"}),
        ({}, {"hand": ["ore"]}, {}, set()),
        ({}, {"ships": ["ore", "tea"]}, {}, {"ships-1"}),
        ({}, {"porters": 1}, {}, {"porters-1", "shop"}),
        ({"licences": 1}, {}, {}, {"licences-0", "shop"}),
        ({"exchanges": 1}, {}, {}, {"exchanges-0", "shop"}),
        ({}, {}, {"turn": 9}, {"turn"}),
        ({}, {}, {"options": {"show_coins": True}}, {"coins-1", "coins_known-1"}),
    ],
)
def test_what_a_merchant_sees_is_where_it_belongs(
    me: dict[str, Any], rival: dict[str, Any], table: dict[str, Any], parts: set[str]
) -> None:
    market = {"market": ["tea", "silk", "ore", "ore", "spice", "glass"], "seed": 4}
    one = {"players": [MERCHANT, MERCHANT], **market}
    other = {"players": [{**MERCHANT, **me}, {**MERCHANT, **rival}], **market, **table}
    assert changed("maritime-silk-road", one, other, 0) - {"said", "said_at"} == parts


def test_the_observing_trader_comes_first() -> None:
    match = entrepot.load({"game": "import-export", "players": [TRADER, RIVAL], "seed": 4})
    place = {part.name: part.offset for part in arrays.layout("import-export", 2)}
    mine, others = (arrays.observation(Sitting(match), seat) for seat in (0, 1))
    assert (mine[place["credits-0"]], mine[place["credits-1"]]) == (10, 8)
    assert (others[place["credits-0"]], others[place["credits-1"]]) == (8, 10)
    assert (mine[place["leader-0"]], others[place["leader-1"]]) == (1, 1)


def test_the_observing_merchant_comes_first() -> None:
    players = [{"coins": 4}, {"coins": 6, "porters": 1}, {"licences": 1}]
    match = entrepot.load({"game": "maritime-silk-road", "players": players, "first": 2})
    place = {part.name: part.offset for part in arrays.layout("maritime-silk-road", 3)}
    for seat in range(3):
        seen = arrays.observation(Sitting(match), seat)
        assert seen[place["coins-0"]] == players[seat].get("coins", 0)
        assert seen[place[f"porters-{(1 - seat) % 3}"]] == 1
        assert seen[place[f"licences-{(2 - seat) % 3}"]] == 1
        assert seen[place[f"first-{(2 - seat) % 3}"]] == 1


def test_a_card_on_its_way_is_seen_by_those_who_know_it() -> None:
    match = entrepot.load({"game": "import-export", "players": [TRADER, RIVAL]})
    table = match.state.table
    assert isinstance(table, Trade)
    card = table.deck.pop()
    table.held.append(card)
    table.known[card] = 1 << 1
    place = {part.name: part.offset for part in arrays.layout("import-export", 2)}["held"] + card
    assert [arrays.observation(Sitting(match), seat)[place] for seat in (0, 1)] == [0, 1]


def bidding() -> entrepot.Match:
    """Two seats asked to bid at once."""
    for seed in range(50):
        for match in random_play(entrepot.new("import-export", 2, seed), Random(seed)):
            if len(match.pending) == 2:
                return match
    raise AssertionError


def test_a_sealed_bid_is_seen_by_its_bidder_only() -> None:
    match = bidding()
    first, second = (question.seat for question in match.pending)
    low, high = match.copy(), match.copy()
    low.answer(first, "pass")
    high.answer(first, "bid:0")
    seen = {
        seat: [arrays.observation(Sitting(each), seat) for each in (low, high)]
        for seat in (first, second)
    }
    assert not np.array_equal(seen[first][0], seen[first][1])
    assert np.array_equal(seen[second][0], seen[second][1])


def test_words_said_are_seen_by_who_says_them_only() -> None:
    match = bidding()
    sitting = Sitting(match)
    later = sitting.say(import_export.VOCABULARY.index("bid"))
    assert later.match is match
    other = next(q.seat for q in match.pending if q.seat != sitting.actor)
    own = [arrays.observation(each, sitting.actor) for each in (sitting, later)]
    theirs = [arrays.observation(each, other) for each in (sitting, later)]
    assert not np.array_equal(own[0], own[1])
    assert np.array_equal(theirs[0], theirs[1])


def documented(heading: str) -> list[list[tuple[str, int]]]:
    """The two tables of the page behind this sentence: parts and their lengths."""
    text = PAGE.read_text(encoding="utf-8").split(heading, 1)[1]
    tables = re.findall(r"((?:^\|.*\n)+)", text, re.M)[:2]
    rows = [re.findall(r"^\| `([a-z_0-9]+)` \| (\d+) \|", table, re.M) for table in tables]
    return [[(name, int(length)) for name, length in table] for table in rows]


@pytest.mark.parametrize(
    ("heading", "code"),
    [
        ("A part of 128 has a place for each card.", import_export),
        ("A part of 6 has a place for each good.", silk_road),
    ],
)
def test_the_page_tells_the_parts_as_they_are(heading: str, code: Any) -> None:
    assert documented(heading) == [list(code.COMMON.items()), list(code.EACH.items())]


def test_the_page_tells_the_words_as_they_are() -> None:
    text = PAGE.read_text(encoding="utf-8").split("## Actions", 1)[1].split("## Obs", 1)[0]
    for code, table in zip(
        (import_export, silk_road), re.findall(r"((?:^\|.*\n)+)", text, re.M), strict=True
    ):
        rows = re.findall(r"^\| (\d+)(?:-(\d+))? \| (.*) \|$", table, re.M)
        after = 0
        for first, last, words in rows:
            assert int(first) == after
            after = int(last or first) + 1
            named = re.findall(r"`([^`]+)`", words)
            if len(named) > 1:
                assert list(code.VOCABULARY[int(first) : after]) == named
        assert after == len(code.VOCABULARY)


@pytest.mark.parametrize(
    ("coins", "expected"),
    [
        ([5, 3], [1, -1]),
        ([3, 3], [0, 0]),
        ([5, 3, 1], [1, -0.5, -0.5]),
        ([5, 5, 1], [0.25, 0.25, -0.5]),
        ([1, 2, 9, 9], [-1 / 3, -1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_rewards_add_up_to_nothing_and_winners_share(
    coins: list[int], expected: list[float]
) -> None:
    players = [{"coins": each} for each in coins]
    table = entrepot.load({"game": "maritime-silk-road", "players": players}).state.table
    found = rewards("maritime-silk-road", table, len(coins))
    assert found == pytest.approx(expected)
    assert sum(found) == pytest.approx(0)
