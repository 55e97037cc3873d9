"""Whoever sits at the table is "you" in every sentence; everybody else has a name."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer, ast, parse

import entrepot
from entrepot import text
from entrepot.kernel.events import Event
from entrepot.text import SeatNames

SOURCE = Path(entrepot.__file__).parent
Shape = dict[str, Any]
TRADE, SILK = "import-export", "maritime-silk-road"
NAMES = ["Zoë", "Yaëlle", "Xaver"]
ACTOR, OTHER, THIRD = range(3)
CARD: Shape = {"cards": ["rice"], "cause": "sugar"}
SHIP = "technology-1"
EVENTS: dict[str, dict[str, list[Shape]]] = {
    TRADE: {
        "colour": [{"target": "technology", "amount": 10}],
        "sail": [CARD | {"source": source} for source in ("deck", SHIP)],
        "island": [CARD | {"source": source} for source in ("hand", "goods", "shipments", SHIP)],
        "draw": [CARD | {"amount": 1}, {"amount": 1}, {"amount": 3}],
        "turn": [{"amount": 4}],
        "lead": [CARD | {"target": "load"}],
        "follow": [CARD | {"target": "load"}],
        "play": [CARD | {"target": "load"}],
        "contract": [CARD | {"target": SHIP}],
        "load": [CARD | {"target": SHIP}],
        "complete": [{"source": SHIP, "amount": amount} for amount in (1, 3)],
        "shipment": [CARD],
        "gain": [{"amount": 1}, {"amount": 3}],
        "pay": [{"amount": 3}, {"amount": 1, "target": "seat-1"}],
        "discard": [CARD],
        "good": [CARD],
        "import": [CARD],
        "take": [CARD | {"source": source} for source in ("island", "deck", SHIP, "seat-1")],
        "give": [CARD | {"target": "seat-1"}, {"target": "seat-1"}],
        "show": [CARD, {}],
        "pirate": [CARD | {"source": source} for source in ("island", "deck", SHIP, "seat-1")],
        "turn-up": [CARD],
        "pick": [{"target": "island"}, {"target": SHIP}],
        "bid": [{}, {"amount": 3}],
        "bid-won": [{"amount": 3}],
        "return": [CARD | {"target": SHIP}, {"target": SHIP}],
        "copy": [{"cards": ["rice", "sugar"]}],
        "name": [CARD, {"target": "luxury"}],
        "claim": [CARD | {"target": "luxury"}],
        "extra-turn": [{"cause": "sugar"}],
        "win": [{"cause": "sugar"}],
    },
    SILK: {
        "deal": [{"cards": ["tea"]}, {"amount": 3}],
        "first": [{}],
        "turn": [{"amount": 4}],
        "load": [{"cards": ["tea"], "target": "ship-1"}],
        "exchange": [{"cards": ["tea", "ore"], "target": "ship-1"}],
        "buy": [{"target": each, "amount": 8} for each in ("ship", "licence", "exchange")],
        "pass": [{}],
        "play": [{"cards": ["tea"]}],
        "cover": [{"cards": ["tea"]}],
        "income": [{"cards": ["tea"], "amount": amount} for amount in (None, 1, 4)],
        "draw": [{"cards": ["tea"]}, {"amount": 1}, {"amount": 3}],
    },
}
"""Every event about a player, in every shape; whatever is done to somebody is done to `OTHER`."""
OF_NOBODY = {TRADE: {"shuffle", "coin", "store", "end"}, SILK: {"market", "end"}}
SHAPES = [
    (game, Event(n=0, type=type, seat=ACTOR, **shape))
    for game, events in EVENTS.items()
    for type, shapes in events.items()
    for shape in shapes
]

BEGINNING = re.compile(r"[A-ZÀ-Ý¡“「\u4e00-\u9fff]")
SLIP = re.compile(r"  | [,.:、。]|[{}]|\(\)|^\W? ")
THIRD_PERSON = re.compile(r"\b[Yy]ou (?!pass\b)(\w+s|was)\b|\bits\b|\btheir\b")
TO_YOU = {
    "en": re.compile(r"\b[Yy]ou(r)?\b"),
    "es": re.compile(r"^(No )?\w+[sáé]\b|\bt[eúiu]s?\b", re.IGNORECASE),
    "fr": re.compile(r"\b(vous|votre|vos)\b", re.IGNORECASE),
    "zh-Hans": re.compile("你"),
    "zh-Hant": re.compile("你"),
}


def check(said: str, lang: str, reader: int | None) -> None:
    assert BEGINNING.match(said), said
    assert not SLIP.search(said.replace("\u00a0:", ":")), said
    if reader is not None:
        assert NAMES[reader] not in said
    if lang == "en":
        assert not THIRD_PERSON.search(said), said


def test_the_list_has_every_event_about_a_player() -> None:
    for game, events in EVENTS.items():
        file = {TRADE: "import_export.ftl", SILK: "silk_road.ftl"}[game]
        written = (SOURCE / "text" / "en" / file).read_text(encoding="utf-8")
        keys = set(re.findall(rf"^{game}-event-([a-z-]+) =", written, re.MULTILINE))
        assert keys == set(events) | OF_NOBODY[game]


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_an_event_is_told_to_whoever_acts_to_whoever_it_is_done_to_and_to_others(lang: str) -> None:
    for game, event in SHAPES:
        by_name = text.event(event, game, lang, NAMES)
        assert NAMES[ACTOR] in by_name
        check(by_name, lang, None)
        done_to = "seat-1" in (event.source, event.target)
        assert (NAMES[OTHER] in by_name) == done_to
        for reader in (ACTOR, OTHER, THIRD):
            said = text.event(event, game, lang, SeatNames(NAMES, reader))
            if reader == ACTOR or (reader == OTHER and done_to):
                check(said, lang, reader)
                assert TO_YOU[lang].search(said), said
                others = {ACTOR, OTHER} - {reader} if done_to else set[int]()
                assert [NAMES[each] in said for each in others] == [True] * len(others), said
            else:
                assert said == by_name
        assert text.event(event, game, lang, SeatNames(NAMES, None)) == by_name


@cache
def facts_of(lang: str) -> dict[str, frozenset[str]]:
    """By key: the facts that a message is told with."""
    found = {}
    for file in sorted((SOURCE / "text" / lang).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and "-event-" not in entry.id.name:
                written = FluentSerializer().serialize_entry(entry)
                found[entry.id.name] = frozenset(re.findall(r"\$(\w+)", written))
    return found


PEOPLE = ("who", "by", "name", "names", "leader")
SAMPLES: dict[str, list[object]] = {
    "turn": [3],
    "led": ["none", "load"],
    "last": ["no"],
    "count": [1, 2],
    "worlds": [1, 9],
}


def told(key: str, lang: str, readers: dict[str, bool]) -> list[str]:
    """What a message says in all its shapes, if the reader is everybody in `readers`."""
    facts = sorted(facts_of("en")[key] | facts_of(lang)[key])
    values: list[list[object]] = []
    for fact in facts:
        person = fact.removesuffix("_id")
        if person in PEOPLE:
            mine = readers[person]
            name = "Ben" if key in SHARED else text.say("you", lang) if mine else "Zoë"
            values.append([(text.YOU if mine else text.SEAT) if fact != person else name])
        else:
            values.append(SAMPLES.get(fact, ["5"]))
    shapes = product(*values)
    return [text.say(key, lang, **dict(zip(facts, each, strict=True))) for each in shapes]


SHARED = {"end-won", "cli-winners"}
"""Whoever shares a victory is told with whom."""
LOWER = {"silk-preview-each"}
"""A part of a sentence."""


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_other_message_about_a_player_can_be_about_the_reader(lang: str) -> None:
    """Those that look at whom they are about, in English or in this language."""
    looks = {f"{person}_id" for person in PEOPLE}
    all_facts = {key: facts | facts_of(lang)[key] for key, facts in facts_of("en").items()}
    keys = {key: facts for key, facts in all_facts.items() if facts & looks}
    assert len(keys) > 20
    for key, facts in keys.items():
        people = [person for person in PEOPLE if f"{person}_id" in facts or person in facts]
        for mine in people:
            for said in told(key, lang, {person: person == mine for person in people}):
                assert key in LOWER or BEGINNING.match(said), (key, said)
                assert not SLIP.search(said.replace("\u00a0:", ":")), (key, said)
                assert lang != "en" or not THIRD_PERSON.search(said), (key, said)
                # A Spanish verb needs no word for you.
                assert lang == "es" or TO_YOU[lang].search(said), (key, said)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_whoever_may_not_step_back_is_told_so_as_you(lang: str) -> None:
    for code in ("nothing-to-undo", "undo-learned", "undo-chance", "undo-others-answered"):
        refused = entrepot.EntrepotError(code, seat=0)
        said = text.error(refused, lang, people=True, names=SeatNames(NAMES, 0))
        check(said, lang, ACTOR)
        assert "Zoë" in text.error(refused, lang, people=True, names=NAMES)
