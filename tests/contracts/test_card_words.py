"""Every card has a name and its power in words; what the powers ask and tell can be said."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import entrepot
from entrepot import GAMES, Match, Question, text
from entrepot.import_export.cards import (
    ACTIONS,
    CARDS,
    COLOURS,
    IDS,
    ILLEGAL,
    IMPORT,
    LOAD,
    NUMBER,
    TYPES,
)
from entrepot.import_export.choices import (
    KINDS,
    Bid,
    ChooseSeat,
    Lead,
    Load,
    PirateHand,
    PirateIsland,
    PiratePair,
    UseCard,
)
from entrepot.kernel.choice import Choice
from kit.games import different_events, random_play, short_or_nightly
from kit.import_export import view

GAME = "import-export"
SETS = ["base", "jutaku", "kickstarter", "captain"]
SOURCE = Path(entrepot.__file__).parent
RAW = re.compile(r"_|[{}$]|\b(?:seat|" + "|".join(COLOURS) + r")-\d|unknown|none|  ")
"""What no sentence may show: ids, placeholders, gaps."""
EXAMPLES: dict[str, Any] = {
    "action": LOAD,
    "amount": 2,
    "card": NUMBER["cups"],
    "cards": (NUMBER["drones"], NUMBER["laptops"]),
    "other_card": NUMBER["soap"],
    "other_ship": -1,
    "place": "goods",
    "power": NUMBER["honey"],
    "seat": 2,
    "ship": 5,
    "type": ILLEGAL,
}
"""What the fields of a choice may hold, by their names."""
PLACES = {PirateIsland: {"place": "island"}, PirateHand: {"place": "hand"}}
"""Where that is another place."""


def quick(seed: int) -> Match:
    """A game in which every card lies somewhere useful, is easy to contract, and loads at once."""
    chance = Random(seed)
    box = chance.sample(IDS, len(IDS))

    def some(count: int) -> list[str]:
        return [box.pop() for _ in range(count)]

    own = {
        id: {"tier": chance.choice([0, 0, 1]), "load": {card.type: 1}} for id, card in CARDS.items()
    }
    players: list[dict[str, Any]] = [
        {
            "credits": 2 * chance.randrange(24),
            "hand": some(6),
            "shipments": some(9),
            "goods": some(4),
            "imports": some(3),
            "ships": [{"contracts": some(1)}, {"at": "sea", "containers": some(3)}],
        }
        for _ in range(4)
    ]
    options = {"sets": SETS, "cards": own}
    return entrepot.load(
        {"game": GAME, "options": options, "seed": seed, "players": players, "island": some(4)}
    )


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_every_card_has_a_name_and_a_power(id: str, lang: str) -> None:
    name, power = text.word(GAME, id, lang), text.power(GAME, id, lang)
    for said in (name, power, text.ruling(GAME, id, lang)):
        assert not RAW.search(said.replace("none of", ""))
    assert power.endswith((".", "。"))
    assert len(name) <= (18 if lang == "en" else 30)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_no_two_cards_have_the_same_name_and_there_are_no_words_for_others(lang: str) -> None:
    assert len({text.word(GAME, id, lang) for id in IDS}) == len(IDS)
    words = (SOURCE / "text" / lang / "cards.ftl").read_text(encoding="utf-8")
    written = re.findall(rf"^{GAME}-(?:word|power|ruling)-(\S+) =", words, re.MULTILINE)
    assert sorted(set(written)) == sorted(IDS)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_types_actions_ships_and_seats_have_words(lang: str) -> None:
    for id in (*TYPES, *ACTIONS, *[f"{c}-{n}" for c in COLOURS for n in (1, 2)], *SETS):
        assert not RAW.search(text.word(GAME, id, lang))


def example(kind: type[Choice]) -> Choice:
    """A choice of this kind. Where it can have one place only, the class knows that."""
    fields, defaults = kind.__struct_fields__, kind.__struct_defaults__
    given = fields[: len(fields) - len(defaults)]
    return kind(**{name: EXAMPLES[name] for name in given} | PLACES.get(kind, {}))


def said(choice: Choice, lang: str = "en", kind: str = "load") -> str:
    match = entrepot.load({"game": GAME, "players": [{"colour": colour} for colour in COLOURS]})
    question = Question(GAMES[GAME], match.state.table, 0, kind, [choice], [], False)
    return text.option(question, next(iter(question.by_id)), lang)


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_choice_can_be_said(kind: type[Choice], lang: str) -> None:
    words = said(example(kind), lang)
    assert not RAW.search(words)
    assert ":" not in words


DRONES, LAPTOPS, ROPE, CUPS = (NUMBER[id] for id in ("drones", "laptops", "rope", "cups"))
TECHNOLOGY_1, ILLEGAL_2 = 2 * COLOURS.index("technology"), 2 * COLOURS.index("illegal") + 1


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        (Load(DRONES, TECHNOLOGY_1), "Load Drones onto technology ship 1"),
        (Lead(IMPORT, (DRONES, LAPTOPS)), "Lead import with Drones and Laptops"),
        (Bid(4), "Bid 4"),
        (ChooseSeat(2), "Choose Player 3"),
        (PirateHand("hand", 2), "Pirate a random card from Player 3's hand"),
        (
            PiratePair(ILLEGAL_2, ROPE, -1, CUPS),
            "Pirate Rope from illegal ship 2 and Cups from the island together",
        ),
        (UseCard(NUMBER["wind_turbines"], ROPE), "Use Wind Turbines, choosing Rope"),
    ],
)
def test_an_option_reads_like_a_sentence(choice: Choice, words: str) -> None:
    assert said(choice, kind="x") == words


def test_an_event_tells_which_card_caused_it() -> None:
    event = entrepot.Event(0, "pay", 1, target="seat-0", amount=2, cause="pistols")
    assert text.event(event, GAME) == "Player 2 pays Player 1 2 credits (Pistols)."
    assert text.event(replace(event, cause="load"), GAME) == "Player 2 pays Player 1 2 credits."
    assert text.event(event, GAME, "en", ["Ann", "Bo"]) == "Bo pays Ann 2 credits (Pistols)."


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_event_that_the_rules_tell_has_words(lang: str) -> None:
    code = "".join(path.read_text("utf-8") for path in (SOURCE / "import_export").rglob("*.py"))
    types = set(re.findall(r'\.(?:emit|emit_with_cause)\("([a-z-]+)"', code))
    assert len(types) > 25
    assert [type for type in sorted(types) if not text.has(f"{GAME}-event-{type}", lang)] == []


def test_a_copied_power_is_told_as_what_it_is() -> None:
    copies = {"wind_turbines": "drones"}
    assert text.power(GAME, "wind_turbines", "en", copies) == (
        f"As Drones: {text.power(GAME, 'drones')}"
    )
    assert text.ruling(GAME, "wind_turbines", "en", copies) == ""


@pytest.mark.parametrize("seed", range(short_or_nightly(12, 400)))
def test_whatever_the_powers_ask_and_tell_can_be_said_in_every_language(seed: int) -> None:
    """An option that comes again is not said again."""
    match = quick(seed)
    options: set[tuple[str, str]] = set()
    for step in random_play(match, Random(seed)):
        copies = view(step).copies
        for question, lang in product(step.pending, text.LANGUAGES):
            assert not RAW.search(text.question(question, lang, copies))
            assert not RAW.search(text.why(question, lang, copies).replace("none of", ""))
        for question, option in [(q, option) for q in step.pending for option in q.options]:
            if (question.kind, option.id) in options:
                continue
            options.add((question.kind, option.id))
            for lang in text.LANGUAGES:
                said = text.option(question, option.id, lang)
                assert not RAW.search(said), (lang, option)
                assert ":" not in said, (lang, option)
        if step.view(None).turn > 12:
            break
    for event, lang in product(different_events(match), text.LANGUAGES):
        assert not RAW.search(text.event(event, GAME, lang)), (lang, event)


def test_no_text_has_an_em_dash() -> None:
    for file in (SOURCE / "text" / "en").glob("*.ftl"):
        assert "\N{EM DASH}" not in file.read_text(encoding="utf-8")
