"""The part of docs/notation.md on Import / Export is true: documents work, tables name all."""

import json
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from msgspec import to_builtins

import entrepot
from entrepot.import_export.cards import ACTIONS, CARDS, COLOURS, SETS, TYPES
from kit.import_export import (
    GAME,
    answer,
    begin,
    complete,
    ending,
    harbour,
    lead,
    sea,
    trader,
)

WHOLE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
PAGE = WHOLE.split("\n## Import / Export\n")[1]
BLOCKS = re.findall(r"^```json ?(.*?)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)

CARD = f"(?:{'|'.join(map(re.escape, CARDS))})"
SHIP = f"(?:{'|'.join(COLOURS)})-[12]"
PARTS = {
    "<card>": CARD,
    "<cards>": rf"{CARD}(?:\+{CARD})?",
    "<ship>": SHIP,
    "<from>": f"(?:{SHIP}|island)",
    "<action>": f"(?:{'|'.join(ACTIONS)})",
    "<type>": f"(?:{'|'.join(TYPES)})",
    "<n>": r"\d+",
    "<seat>": "[0-5]",
    "<object>": rf"(?:{CARD}(?:\+{CARD})*|{'|'.join(ACTIONS)}|goods|imports|{SHIP})",
}
ANY_TIME = re.compile(
    rf"discard-contract:{CARD}|use:{CARD}(?::(?:{CARD}(?:\+{CARD})*|goods|imports|{SHIP}))*"
)


def blocks(kind):
    return [(label, text) for label, text in BLOCKS if label.split(" ")[0] == kind]


def rows(heading):
    """The rows of the table below that line of headings, as lists of cells."""
    table = PAGE.split(heading, 1)[1].split("\n\n", 1)[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.split("\n")[2:]]


def pattern(form):
    parts = re.split("(<.*?>)", form)
    return re.compile("".join(PARTS.get(part) or re.escape(part) for part in parts))


def starts():
    """New games, and positions in which what is rare comes up soon."""
    yield from [entrepot.new(GAME, 2 + seed % 5, seed, sets=list(SETS)) for seed in range(9)]
    for _ in range(4):
        yield begin(
            trader(
                "technology*2 foxes sauna pens",
                imports="batteries pistols",
                shipments="robot_cats cell_phones smart_cars mini_van dark_flight_games stem_cells",
                ships=[harbour("drones vintage_wines", "tablets"), sea("soap rope")],
            ),
            trader("consumer illegal technology*2 luxury", shipments="neural_units"),
            island="cups seeds",
        )
        yield begin(
            trader(
                "rice flour honey wheat sugar onions technology",
                goods="agriculture*2",
                imports="technology",
                shipments="batteries rice_cookers aeroponics",
                ships=[harbour("drones"), sea("soap rope")],
            ),
            trader("consumer illegal", ships=[harbour(), sea("cups pens")]),
            deck_only=True,
            deck="technology*3 consumer*3 agriculture*3",
        )
    yield ending(trader(imports="soap", shipments="cheap_shirts cologne"), trader())
    yield ending(trader(goods="drones", shipments="telescopes"), trader())
    yield complete(begin(trader("soap", completes="drones"), trader(shipments="a_small_tank")))
    yield complete(begin(trader(completes="danger_pets")))
    rope = begin(trader("drones", shipments="rope"), island="soap")
    yield answer(rope, 0, "use:rope:drones+soap")
    yield complete(begin(trader(completes="stretch_goals")))
    phones = [harbour("drones"), harbour("batteries")]
    match = begin(
        trader("jets", shipments="cell_phones", ships=phones), trader("tablets"), deck="laptops"
    )
    yield answer(lead(match, 0, "load", follow=[1]), 0, "load:deck")
    flour = trader("rice flour honey wheat sugar onions", goods="agriculture*2")
    yield lead(begin(flour), 0, "contract", "rice")


@cache
def played():
    """All (kind, option) offered and all events told in games with random answers."""
    offered, told = set(), []
    for seed, match in enumerate(starts()):
        chance = Random(seed)
        for _ in range(120):
            if match.over:
                break
            question = chance.choice(match.pending)
            offered |= {(question.kind, name) for name in question.by_id}
            doing = [name for name in question.by_id if name not in ("draw", "done", "no", "pass")]
            names = doing if doing and chance.random() < 0.8 else list(question.by_id)
            match.answer(question.seat, chance.choice(names), question.id)
        told += [event for seat in range(match.players) for event in match.events(seat)]
    return offered, told


def test_every_json_block_says_what_it_is():
    kinds = [label.split(" ")[0] for label, _ in BLOCKS]
    assert set(kinds) == {"position", "view", "events", "record"}
    for _, text in BLOCKS:
        json.loads(text)


@pytest.mark.parametrize("text", [text for _, text in blocks("position")])
def test_every_position_loads(text):
    match = entrepot.load(text)
    assert match.game == GAME
    assert match.pending


@pytest.mark.parametrize("text", [text for _, text in blocks("record")])
def test_every_record_replays(text):
    assert entrepot.replay(text).record() == json.loads(text)


@pytest.mark.parametrize(("label", "text"), blocks("view"))
def test_the_view_is_that_of_the_first_position(label, text):
    match = entrepot.load(blocks("position")[0][1])
    assert to_builtins(match.view(int(label.split()[-1]))) == json.loads(text)


@pytest.mark.parametrize(("label", "text"), blocks("events"))
def test_the_events_are_those_of_the_first_record(label, text):
    match = entrepot.replay(blocks("record")[0][1])
    assert to_builtins(match.events(int(label.split()[-1]))) == json.loads(text)


def test_the_words_are_those_of_the_game():
    words = PAGE.split("### Words")[1].split("###")[0]
    for names in (TYPES, ACTIONS, SETS):
        assert ", ".join(f"`{name}`" for name in names) in words
    assert "`capital`" in words


def test_the_table_of_options_names_all_that_can_be_answered():
    """Every option has a form in its kind's row, or stands beside any; no form is idle."""
    forms = {}
    for kind, written, _ in rows("| kind | options | asked |"):
        for form in re.findall(r"`(.*?)`", written):
            forms[kind.strip("`"), form] = pattern(form)
    known = {kind for kind, _ in forms}
    met = set()
    for kind, name in played()[0]:
        if kind in CARDS:
            continue
        assert kind in known, (kind, name)
        fits = [key for key, form in forms.items() if key[0] == kind and form.fullmatch(name)]
        assert fits or (kind != "bid" and ANY_TIME.fullmatch(name)), (kind, name)
        met.update(fits)
    assert set(forms) - met == set()


def test_the_forms_of_powers_name_all_that_their_questions_offer():
    """A power's own question: the forms listed, or those of an action it takes."""
    listed = PAGE.split("A power's own question")[1].split("A question with one possible")[0]
    forms = [pattern(form) for form in re.findall(r"`(.*?)`", listed)]
    for kind, written, _ in rows("| kind | options | asked |"):
        if kind.strip("`") in ("contract", "load", "pirate", "supply", "place-import"):
            forms += [pattern(form) for form in re.findall(r"`(.*?)`", written)]
    for kind, name in played()[0]:
        if kind in CARDS:
            assert ANY_TIME.fullmatch(name) or any(f.fullmatch(name) for f in forms), (kind, name)


def test_things_chosen_together_are_in_alphabetical_order():
    for _, name in played()[0]:
        for part in name.split(":"):
            together = part.split("+")
            if all(one in CARDS for one in together):
                assert together == sorted(together), name


def test_the_table_of_events_names_all_that_is_told():
    """Every type with all the fields it ever has. What is rare need not have happened here."""
    rare = {"win", "claim", "extra-turn", "play", "copy", "name", "store", "coin", "show"}
    table = {}
    for kinds, fields, _ in rows("| type | fields | what happened |"):
        for kind in re.findall(r"`(.*?)`", kinds):
            table[kind] = set(re.findall(r"`(.*?)`", fields))
    met: dict[str, set[str]] = {}
    for event in played()[1]:
        met.setdefault(event.type, set()).update(set(to_builtins(event)) - {"n", "type"})
    for kind, fields in met.items():
        assert fields <= table[kind], kind
        assert kind in rare or fields == table[kind], kind
    assert set(table) - set(met) <= rare


def test_the_table_of_fields_names_those_of_a_position():
    table = set()
    for fields, *_ in rows("| field | meaning | if left out |"):
        table.update(re.findall(r"`(.*?)`", fields))
    document = begin(trader(ships=[harbour("drones"), sea("soap")])).position()
    set_up = {"setup"}
    player = document["players"][0]
    assert {name for name in table if "." not in name} == {*document, *set_up}
    assert {n for n in table if re.fullmatch(r"players\[\]\.\w+", n)} == {
        f"players[].{name}" for name in player
    }
    assert {n for n in table if "ships[]." in n} == {
        f"players[].ships[].{name}" for name in player["ships"][0]
    }


def test_the_sources_of_a_score_are_those_listed():
    listed = re.findall(r"`(.*?)`", PAGE.split("with the sources")[1].split("\n\n")[0])
    sources = ("credits", "harbour", "goods:<type>", "majority:<type>", "set", "power:<card>")
    assert tuple(listed) == sources
    goods = "technology agriculture illegal consumer luxury*2"
    match = ending(
        trader("rice", goods=goods, shipments="velvet_robes", ships=[harbour("", "soap")]), trader()
    )
    for source in match.scores[0].by:
        assert any(pattern(form).fullmatch(source) for form in listed), source
    for form in listed:
        assert any(pattern(form).fullmatch(source) for source in match.scores[0].by), form
