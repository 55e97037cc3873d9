"""Every option of every question is said in exactly one way, in words with fixed numbers."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import pytest

import entrepot
from entrepot import Match
from entrepot.import_export import encode as import_export
from entrepot.import_export.cards import IDS
from entrepot.import_export.choices import KINDS, Bid, ChooseSeat, ChooseShip, PirateHand
from entrepot.kernel.choice import name_of
from entrepot.research.sitting import CODES, Sitting
from entrepot.silk_road import encode as silk_road
from kit.games import Setting, random_play, settings, short_or_nightly, step_interval
from kit.random_positions import answer_eagerly, random_position

SETTINGS = [setting for setting in settings() if setting.game in CODES]


def said_in_full(sitting: Sitting) -> dict[str, int]:
    """The options one comes to by all words that can be said, and how often to each."""
    found: dict[str, int] = {}
    for word in sitting.words:
        option = sitting.settles(word)
        if option is None:
            for id, times in said_in_full(sitting.say(word)).items():
                found[id] = found.get(id, 0) + times
        else:
            found[option] = found.get(option, 0) + 1
    return found


def check(match: Match) -> int:
    """The words of the open question lead to each option once; returns how many there are."""
    sitting = Sitting(match)
    question = match.pending[0]
    assert said_in_full(sitting) == dict.fromkeys(question.by_id, 1)
    code = CODES[match.game]
    for seat_question in match.pending:
        spelled = [
            code.spelling(match.state.table, seat_question.seat, choice)
            for choice in seat_question.by_id.values()
        ]
        assert len(set(spelled)) == len(spelled)
        for words in spelled:
            assert words[-1] == 0
            assert 0 not in words[:-1]
            assert max(words) < len(code.VOCABULARY)
    return len(question.by_id)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_words_lead_to_every_option_exactly_once(setting: Setting) -> None:
    for seed in range(short_or_nightly(2, 30)):
        for step, match in enumerate(random_play(setting.new(seed), Random(seed))):
            if not match.over and step % step_interval(setting, 1, 1) == 0:
                check(match)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_who_says_the_words_of_an_option_gives_that_answer(setting: Setting) -> None:
    sitting, chance = Sitting(setting.new(5)), Random(5)
    for _ in range(120):
        if sitting.actor < 0:
            break
        seat, match = sitting.actor, sitting.match
        option = chance.choice(list(sitting.options.values()))
        choice = match.pending[0].by_id[option]
        spelled = CODES[setting.game].spelling(match.state.table, seat, choice)
        while sitting.match is match:
            sitting = sitting.say(spelled[len(sitting.start)])
        assert sitting.match.state.answers[-1][::2] == (seat, option)
        assert sitting.said == ()


@pytest.mark.parametrize("card", IDS)
def test_words_lead_to_every_option_of_the_power(card: str) -> None:
    for seed in range(short_or_nightly(2, 40)):
        match, chance = random_position(seed, card), Random(seed)
        for _ in range(25):
            if match.over:
                break
            check(match)
            answer_eagerly(match, chance)


def test_every_word_of_the_notation_has_a_number() -> None:
    assert {kind.verb or name_of(kind) for kind in KINDS} <= set(import_export.VOCABULARY)


@pytest.mark.parametrize("code", [import_export, silk_road])
def test_no_word_has_two_numbers(code: object) -> None:
    words = code.VOCABULARY  # type: ignore[attr-defined]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize(
    ("words", "count", "digest"),
    [
        (import_export.VOCABULARY, 287, "87f7ebcb5b84fc97"),
        (silk_road.VOCABULARY, 31, "cb26ccd3ae513cfe"),
    ],
)
def test_numbers_never_change(words: tuple[str, ...], count: int, digest: str) -> None:
    """What was learned with them would be void. New words may come behind the last."""
    text = " ".join(words[:count])
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == digest


def trade(colours: tuple[str, str, str], credits: int = 10) -> Match:
    ships = [{"contracts": ["drones"]}, {"at": "sea", "containers": ["soap", "rope"]}]
    return entrepot.load(
        {
            "game": "import-export",
            "players": [
                {
                    "colour": colour,
                    "credits": credits,
                    "hand": hand,
                    "ships": ships if not i else [],
                }
                for i, (colour, hand) in enumerate(
                    zip(colours, [["books"], ["laptops"], ["jets"]], strict=True)
                )
            ],
        }
    )


def test_ships_are_counted_from_the_seat_that_speaks_whatever_their_colours() -> None:
    for colours in (("technology", "luxury", "illegal"), ("consumer", "technology", "luxury")):
        table: Any = trade(colours).state.table
        for seat, first in ((0, 41), (1, 45), (2, 43)):
            spelled = import_export.spelling(table, seat, ChooseShip(1))
            assert spelled == (import_export.VOCABULARY.index("ship"), first + 1, 0)


def test_seats_are_counted_from_the_seat_that_speaks() -> None:
    table: Any = trade(("technology", "luxury", "illegal")).state.table
    words = import_export.VOCABULARY
    for seat, spoken in ((0, "seat-1"), (1, "seat-0"), (2, "seat-2")):
        for choice in (ChooseSeat(1), PirateHand("hand", 1)):
            assert words[import_export.spelling(table, seat, choice)[-2]] == spoken


@pytest.mark.parametrize(
    ("bid", "said"), [(0, ["0"]), (98, ["98"]), (100, ["1", "0"]), (10_206, ["1", "2", "6"])]
)
def test_bids_of_a_hundred_and_more_are_said_in_parts(bid: int, said: list[str]) -> None:
    table: Any = trade(("technology", "luxury", "illegal")).state.table
    words = import_export.VOCABULARY
    spelled = import_export.spelling(table, 0, Bid(bid))
    assert [words[number] for number in spelled] == ["bid", *said, "."]


def test_great_bids_can_all_be_said() -> None:
    match = entrepot.load(
        {
            "game": "import-export",
            "options": {"target": 1000},
            "players": [
                {"credits": 240, "hand": ["books"], "imports": ["soap"]},
                {"credits": 204, "hand": ["cups"], "imports": ["pens"]},
                {"ships": [{}, {"at": "sea", "containers": ["rope", "candy"]}]},
            ],
            "deck": ["honey", "rice"],
        }
    )
    seen = 0
    chance = Random(3)
    while not match.over and match.view(None).turn < 12:
        if match.pending[0].kind == "bid":
            seen = max(seen, check(match))
        question = match.pending[0]
        busy = [o for o in question.by_id if o.startswith(("lead:import", "follow"))]
        match.answer(question.seat, chance.choice(busy or sorted(question.by_id)))
    assert seen > 100


def test_words_do_not_depend_on_the_order_of_options() -> None:
    match = trade(("technology", "luxury", "illegal"))
    question = match.pending[0]
    before = Sitting(match).words
    question.choices.reverse()
    question._by_id = None
    assert Sitting(match).words == before


def test_a_word_that_can_not_be_said_is_refused_and_changes_nothing() -> None:
    sitting = Sitting(trade(("technology", "luxury", "illegal")))
    before = sitting.match.digest()
    with pytest.raises(entrepot.IllegalAnswer):
        sitting.say(import_export.VOCABULARY.index("bid"))
    assert sitting.match.digest() == before


def test_a_single_option_is_said_with_one_word() -> None:
    match = entrepot.load({"game": "import-export", "players": [{}, {}]})
    sitting = Sitting(match)
    assert list(sitting.options.values()) == ["draw"]
    assert sitting.words == [import_export.VOCABULARY.index("draw")]
    assert Sitting(match).say(sitting.words[0]).match.record()["answers"] == [[0, "lead", "draw"]]
