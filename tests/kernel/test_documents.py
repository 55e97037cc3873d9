"""Records, positions and saves: exact when they fit, clear when they do not, never a crash."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import entrepot
from entrepot import BadDocument, Diverged, EntrepotError
from kit.games import Setting, played_match, settings, short_or_nightly, state

SILK_ROAD = Setting("maritime-silk-road", 3)


def record() -> dict[str, Any]:
    return played_match(SILK_ROAD, 11, 40).record()


def test_a_record_holds_seat_kind_and_option_of_every_answer() -> None:
    written = record()
    assert list(written) == [
        "entrepot",
        "game",
        "rules",
        "options",
        "players",
        "seed",
        "position",
        "answers",
        "digest",
    ]
    assert len(written["answers"]) == 40
    for seat, kind, option in written["answers"]:
        assert seat in (0, 1, 2)
        assert kind in ("load", "phase-1", "exchange", "phase-2", "extra-draw")
        assert isinstance(option, str)


SECRET = "3b" * 32


@pytest.mark.parametrize("game", ["maritime-silk-road", "import-export"])
def test_a_secret_deal_goes_through_every_document_and_json(game: str) -> None:
    match, chance = entrepot.new(game, 3, SECRET), Random(4)
    for _ in range(60):
        asked = match.pending[0]
        match.answer(asked.seat, chance.choice(sorted(asked.by_id)))
    assert match.seed == SECRET
    save, record, position = (
        json.loads(json.dumps(each)) for each in (match.save(), match.record(), match.position())
    )
    assert record["seed"] == position["seed"] == SECRET
    assert len(position["rng"]) == 80
    for same in (entrepot.restore(save), entrepot.replay(record), entrepot.load(position)):
        after, asked = match.copy(), match.pending[0]
        for each in (after, same):
            each.answer(asked.seat, min(asked.by_id))
        assert same.state.table.rng == after.state.table.rng
        assert same.view(0).players == after.view(0).players


def test_another_secret_seed_diverges() -> None:
    match = entrepot.new(SILK_ROAD.game, 3, SECRET)
    with pytest.raises(Diverged):
        entrepot.replay({**match.record(), "seed": "3c" * 32})


def test_an_edited_option_diverges_at_that_answer_and_says_what_was_legal() -> None:
    written = record()
    written["answers"][0][2] = "load:gold"
    with pytest.raises(Diverged, match=r"Answer 0 .*load:gold.* allow: load:porcelain") as error:
        entrepot.replay(written)
    assert error.value.index == 0


def test_an_edited_seat_or_kind_diverges_at_that_answer_and_says_who_was_asked() -> None:
    for change in ((0, 2), (1, "follow")):
        written = record()
        before = written["answers"][17][change[0]]
        written["answers"][17][change[0]] = (before + 1) % 3 if change[0] == 0 else change[1]
        with pytest.raises(Diverged, match=r"Answer 17 .* ask") as error:
            entrepot.replay(written)
        assert error.value.index == 17


def test_a_truncated_record_diverges_behind_its_last_answer() -> None:
    written = record()
    del written["answers"][-1]
    with pytest.raises(Diverged, match=r"All 39 answers fit, but") as error:
        entrepot.replay(written)
    assert error.value.index == 39


def test_an_answer_behind_the_end_diverges() -> None:
    match = played_match(SILK_ROAD, 2, 10_000)
    written = match.record()
    written["answers"].append([0, "phase-1", "pass"])
    with pytest.raises(Diverged, match="over") as error:
        entrepot.replay(written)
    assert error.value.index == len(written["answers"]) - 1


def test_a_record_of_other_rules_replays_if_it_fits_and_names_both_versions_if_not() -> None:
    written = record()
    written["rules"] = 77
    assert entrepot.replay(written).digest() == written["digest"]
    written["answers"][5][2] = "load:gold"
    with pytest.raises(Diverged, match="record of version 77"):
        entrepot.replay(written)


def test_another_seed_diverges() -> None:
    written = record()
    written["seed"] += 1
    with pytest.raises(Diverged):
        entrepot.replay(written)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seed": -1}, "seed"),
        ({"seed": 2**80}, "seed"),
        ({"seed": 1.5}, "seed"),
        ({"seed": "7"}, "seed"),
        ({"seed": "0123456789ABCDEF" * 4}, "seed"),
        ({"seed": "0123456789abcdef" * 5}, "seed"),
        ({"seed": None}, "seed"),
        ({"players": 9}, "players"),
        ({"players": 10**30}, "players"),
        ({"game": "chess"}, "game"),
        ({"game": 3}, "game"),
        ({"entrepot": 2}, "entrepot"),
        ({"rules": None}, "rules"),
        ({"options": {"colour": 1}}, "options.colour"),
        ({"options": []}, "options"),
        ({"answers": "none"}, "answers"),
        ({"answers": [[0, "load"]]}, "answers[0]"),
        ({"answers": [[0, "load", "x" * 1000]]}, "answers[0][2]"),
        ({"answers": [["0", "load", "load:tea"]]}, "answers[0][0]"),
        ({"digest": 7}, "digest"),
        ({"surprise": 1}, "surprise"),
        ({"position": {"game": "maritime-silk-road"}}, "position.players"),
        ({"position": {"game": "maritime-silk-road", "players": [{}]}}, "position.players"),
        ({"position": {"game": "bazaar", "players": [{}, {}, {}], "seed": 11}}, "game"),
    ],
)
def test_a_wrong_record_names_the_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(BadDocument) as error:
        entrepot.replay({**record(), **change})
    assert error.value.field == field
    assert len(str(error.value)) > 20


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[]", "position"),
        ("7", "position"),
        (None, "position"),
        (" " * (9 * 1024 * 1024), "at most"),
        ('{"game": "maritime-silk-road", "players": 1e999}', "."),
        ('{"game": "maritime-silk-road", "players": [{"coins": NaN}]}', "not JSON"),
        ('{"game": "maritime-silk-road", "players": ["\\ud800"]}', "."),
    ],
)
def test_what_is_no_document_at_all_says_so(document: Any, words: str) -> None:
    for reader in (entrepot.load, entrepot.replay, entrepot.restore):
        with pytest.raises(BadDocument):
            reader(document)
    with pytest.raises(BadDocument, match=words):
        entrepot.load(document)


def test_a_position_with_answers_that_do_not_fit_diverges() -> None:
    position = played_match(SILK_ROAD, 3, 30).position()
    position["answers"] = [[0, "phase-1", "buy:gold"]]
    with pytest.raises(Diverged, match="Answer 0"):
        entrepot.load(position)


def test_a_match_from_a_position_has_a_record_of_its_own() -> None:
    match = entrepot.load(played_match(SILK_ROAD, 3, 33).position())
    assert match.record()["position"]["market"]
    again = entrepot.replay(json.dumps(match.record()))
    assert state(again) == state(match)


def test_a_position_in_set_up_may_name_nothing_else() -> None:
    position = played_match(SILK_ROAD, 3, 2).position()
    assert position["setup"] is True
    with pytest.raises(BadDocument, match='"setup"') as error:
        entrepot.load({**position, "market": ["tea"] * 6})
    assert error.value.field == "market"
    with pytest.raises(BadDocument) as error:
        entrepot.load({**position, "players": [{"coins": 3}, {}, {}]})
    assert error.value.field == "players[0]"


def test_a_tampered_save_is_refused() -> None:
    save = played_match(SILK_ROAD, 5, 33).save()
    save["frames"][-1]["table"]["coins"][0] += 50
    with pytest.raises(BadDocument, match="digest"):
        entrepot.restore(save)


MUTANTS: list[Any] = [
    None,
    True,
    -1,
    0,
    10**6,
    2**63,
    10**400,
    1e308,
    "",
    "tea",
    "x" * 300,
    [],
    {},
    [[]],
    ["tea"] * 12,
    {"is": "silk_road.Player"},
]


def mutated(document: Any, chance: Random) -> Any:
    """The document with one to three places replaced, removed, doubled or swapped."""
    document = json.loads(json.dumps(document))
    for _ in range(chance.randint(1, 3)):
        node = document
        while True:
            keys = list(node) if isinstance(node, dict) else list(range(len(node)))
            if not keys:
                break
            key = chance.choice(keys)
            deeper = isinstance(node[key], (dict, list)) and node[key]
            if deeper and chance.random() < 0.8:
                node = node[key]
                continue
            act = chance.randrange(4)
            if act == 0:
                del node[key]
            elif act == 1 and isinstance(node, list):
                node.insert(key, node[key])
            elif act == 2:
                other = chance.choice(keys)
                node[key], node[other] = node[other], node[key]
            else:
                node[key] = chance.choice(MUTANTS)
            break
    return document


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("setting", settings(), ids=str)
def test_mutated_documents_get_a_clear_error_or_a_sound_match(setting: Setting, part: int) -> None:
    """Anything but an error of ours, or a match that can be played to its end, is a defect."""
    chance = Random(f"{setting} {part}")
    for count in range(short_or_nightly(8, 160)):
        match = played_match(setting, chance.randrange(1000), chance.randrange(40))
        documents = (
            (entrepot.replay, match.record()),
            (entrepot.load, match.position()),
            (entrepot.restore, match.save()),
        )
        for reader, document in documents:
            text = json.dumps(mutated(document, chance))
            if count % 8 == 7:
                text = text[: chance.randrange(len(text))]
            found = match_or_error(reader, text)
            if isinstance(found, EntrepotError):
                assert isinstance(found, (BadDocument, Diverged)), repr(found)
                assert str(found)
            elif reader is not entrepot.restore:
                play_on(found, chance)


def match_or_error(
    reader: Callable[[str], entrepot.Match], text: str
) -> entrepot.Match | EntrepotError:
    try:
        return reader(text)
    except EntrepotError as error:
        return error


def play_on(match: entrepot.Match, chance: Random) -> None:
    for _ in range(30):
        if match.over:
            return
        question = match.pending[0]
        match.answer(question.seat, chance.choice(list(question.by_id)))
