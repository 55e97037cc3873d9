"""docs/notation.md is true: its documents work, and its tables name what there is."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from msgspec import to_builtins

import entrepot
from kit.silk_road import GAME, GOODS, begin, player, questions

WHOLE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
PAGE = WHOLE.split("\n## Import / Export\n")[0]
BLOCKS = re.findall(r"^```json ?(.*?)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def blocks(kind):
    """The JSON blocks of that kind, as text; what stands behind the kind is its seat."""
    return [(label, text) for label, text in BLOCKS if label.split(" ")[0] == kind]


def rows(heading):
    """The rows of the table below that line of headings, as lists of cells."""
    table = PAGE.split(heading, 1)[1].split("\n\n", 1)[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.split("\n")[2:]]


def games():
    """Games with random answers, in which everything happens at least once."""
    rich = [player("tea ore", coins=60, ships=ships) for ships in ("tea ore", "silk tea", "ore")]
    deck = " ".join(GOODS * 4)
    starts = [entrepot.new(GAME, players, seed=players) for players in (2, 3, 4)]
    starts += [begin(*rich, deck=deck, show_coins=shown) for shown in (False, True)]
    for seed, match in enumerate(starts):
        chance = Random(seed)
        for question in questions(match):
            yield match, question
            match.answer(question.seat, chance.choice(question.options).id)
        yield match, None


def test_every_json_block_says_what_it_is():
    kinds = [label.split(" ")[0] for label, _ in BLOCKS]
    assert set(kinds) == {"position", "view", "events", "record"}
    for kind, (_, text) in zip(kinds, BLOCKS, strict=True):
        document = json.loads(text)
        holds = {
            "position": lambda d: "game" in d and isinstance(d["players"], list),
            "view": lambda d: "game" in d and "pending" in d,
            "events": lambda d: all("type" in event for event in d),
            "record": lambda d: d["entrepot"] == 1,
        }
        assert holds[kind](document), text


@pytest.mark.parametrize("text", [text for _, text in blocks("position")])
def test_every_position_loads(text):
    match = entrepot.load(text)
    assert match.pending
    written = json.loads(text)
    assert [list(a) for a in match.record()["answers"]] == written.get("answers", [])


@pytest.mark.parametrize("text", [text for _, text in blocks("record")])
def test_every_record_replays(text):
    assert entrepot.replay(text).record() == json.loads(text)


@pytest.mark.parametrize(("label", "text"), blocks("view"))
def test_the_view_is_that_of_the_first_position(label, text):
    match = entrepot.load(blocks("position")[0][1])
    assert to_builtins(match.view(int(label.split()[-1]))) == json.loads(text)


@pytest.mark.parametrize(("label", "text"), blocks("events"))
def test_the_events_are_those_of_the_first_record(label, text):
    match, events = entrepot.replay(blocks("record")[0][1]), json.loads(text)
    told = match.events(int(label.split()[-1]), since=events[0]["n"])
    assert to_builtins(told) == events


def test_the_table_of_options_names_all_that_can_be_answered():
    """Every option ever offered has the form that stands in its kind's row, and no form is idle."""
    good = f"(?:{'|'.join(GOODS)})"
    parts = {"<good>": good, "<ship>": r"[1-9]\d?", "<covered>": rf"{good}(?:\+{good}){{0,5}}"}
    forms = {}
    for kind, written, _ in rows("| kind | options | asked |"):
        for form in re.findall(r"`(.*?)`", written):
            pattern = re.sub("<.*?>", lambda part: parts[part[0]], form)
            forms[kind.strip("`"), form] = re.compile(pattern)
    met = set()
    for _, question in games():
        for option in question.options if question else ():
            fits = [
                key
                for key, pattern in forms.items()
                if key[0] == question.kind and pattern.fullmatch(option.id)
            ]
            assert len(fits) == 1, (question.kind, option.id)
            met.update(fits)
    assert met == set(forms)


def test_goods_covered_together_are_in_alphabetical_order():
    for _, question in games():
        for option in question.options if question else ():
            covered = option.id.split(":")[-1].split("+")
            assert covered == sorted(covered)


def test_the_table_of_events_names_all_that_is_told():
    """Every type with all its fields: those that the seat itself is told of what it does."""
    table = {
        kind.strip("`"): set(re.findall(r"`(.*?)`", fields))
        for kind, fields, _ in rows("| type | fields | what happened |")
    }
    met: dict[str, set[str]] = {}
    for match, question in games():
        if question is None:
            for seat in range(match.players):
                for event in match.events(seat):
                    if event.seat in (None, seat):
                        fields = set(to_builtins(event)) - {"n", "type"}
                        assert met.setdefault(event.type, fields) == fields
    assert met == table


def test_the_table_of_fields_names_those_of_a_position():
    table = set()
    for fields, *_ in rows("| field | meaning | if left out |"):
        table.update(re.findall(r"`(.*?)`", fields))
    known = {name for name in table if "." not in name}
    document = begin(player(coins=3)).position()
    set_up = entrepot.new(GAME, 2, seed=1).position()
    assert {*document, *set_up, "covered"} == known
    assert {f"players[].{name}" for name in document["players"][0]} == table - known


def test_question_ids_are_the_era_and_the_number_of_answers():
    match = begin(player(ships="tea"))
    assert match.pending[0].id == "0.0"
    match.answer(0, "pass")
    assert match.pending[0].id == "0.1"
    match.undo(0)
    assert match.pending[0].id == "1.0"
    with pytest.raises(entrepot.NotYourQuestion):
        match.answer(0, "pass", question="0.0")
    match.answer(0, "pass", question="1.0")
