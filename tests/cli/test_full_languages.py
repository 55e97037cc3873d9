"""Both games in every language: on the smallest screen nothing is cut, and no word is foreign."""

from __future__ import annotations

import re
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import entrepot
from entrepot import Match, text
from entrepot.cli.games import face
from entrepot.cli.plain import PlainClient
from entrepot.silk_road.goods import GOODS
from entrepot.text import LANGUAGES, say, word
from kit.games import NIGHTLY
from kit.import_export import begin, harbour, sea, trader
from kit.screens import LARGE, SMALL, Still, local_game, run, seated

SILK, TRADE = "maritime-silk-road", "import-export"
NAMES = ["Zqkw Xwvjq Qxkzwv", "Xwvj (qxkzwvj)", "Qxkzwvjqxkz"]
"""Long, and like no word of any language."""
LATIN = re.compile(r"[A-Za-z\u00c0-\u024f]{3,}")
CUT = "…"


@cache
def position(game: str) -> Match:
    """A rich table, with a question to seat 0."""
    if game == TRADE:
        match = begin(
            trader(
                "laptops technology luxury*2",
                credits=34,
                goods="technology*2 luxury",
                shipments="chapstick",
                ships=[harbour("drones", "tablets"), sea("illegal*2")],
            ),
            trader(credits=40, goods="illegal*2", ships=[harbour(), sea("soap rope")]),
            trader(credits=12, imports="consumer", shipments="champagne", ships=[harbour("rice")]),
        )
    else:
        own = {"ships": ["porcelain", "spice", "spice", "ore"], "hand": ["tea", "tea", "silk"]}
        rich = {"coins": 128, "licences": 1, "porters": 1, "exchanges": 1}
        other = {"ships": ["ore", "glass"], "hand": ["spice"], "licences": 1, "porters": 1}
        market = ["porcelain", "silk", "tea", "spice", "glass", "ore"]
        players = [own | rich, other, {"ships": ["tea"], "hand": ["ore"]}]
        match = entrepot.load({"game": SILK, "seed": 3, "players": players, "market": market})
    assert match.question(0) is not None
    return match


@cache
def spoken(lang: str) -> set[str]:
    """Every word of Latin letters that a language's messages have."""
    files = (Path(text.__file__).parent / lang).glob("*.ftl")
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    said = " ".join(line.partition(" = ")[2] or line for line in lines if not line.startswith("#"))
    return {each.lower() for each in LATIN.findall(said)}


def foreign(shown: str, lang: str) -> list[str]:
    """Words that are none of this language, but for what is cut and for the ids of options."""
    known = spoken(lang) | {each.lower() for each in LATIN.findall(" ".join(NAMES))}
    shown = re.sub(rf"\w+{CUT}|\S+:\S+", "", shown)
    return [each for each in LATIN.findall(shown) if each.lower() not in known]


def headings(game: str, lang: str) -> list[str]:
    if game == TRADE:
        columns = ["player", "colour", "credits", "hand", "imports"]
        return [say(f"cli-import-export-{column}", lang) for column in columns]
    columns = ["hand", "coins", "cards"]
    return [word(game, good, lang) for good in GOODS] + [
        say(f"cli-silk-road-{column}", lang) for column in columns
    ]


@pytest.mark.parametrize("game", [SILK, TRADE])
@pytest.mark.parametrize("size", [SMALL, LARGE] if NIGHTLY else [SMALL], ids=str)
def test_the_screen_is_whole_in_every_language(game: str, size: tuple[int, int]) -> None:
    """One after the other, by the key for it."""

    async def look() -> None:
        match = position(game)
        async with seated(Still(match, 0, NAMES[: match.players]), size) as desk:
            for lang in LANGUAGES:
                await desk.asked()
                assert desk.app.lang == lang
                table, seen = desk.seen("#table"), [desk.seen()]
                for part in ("#headline", "#keys", "#table"):
                    assert CUT not in desk.seen(part), desk.seen(part)
                assert [each for each in headings(game, lang) if each not in table] == []
                await desk.press("tab")
                seen += [desk.seen()]
                await desk.press("tab")
                seen += [desk.seen()]
                await desk.press("tab", "question_mark")
                seen += [desk.seen(".sheet")]
                await desk.press("escape", "i")
                seen += [desk.seen(".sheet")]
                await desk.press("escape", "L")
                for each in seen:
                    assert foreign(each, lang) == []
                    assert max(map(cell_len, each.splitlines())) <= size[0]

    run(look())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [SILK, TRADE])
def test_lines_are_whole(lang: str, game: str) -> None:
    match = position(game)
    client = PlainClient(Still(match, 0, NAMES[: match.players]), lang)
    client.out = Console(file=StringIO(), width=80, highlight=False, markup=False, emoji=False)
    client.tell()
    client.take("?")
    client.take("l")
    assert isinstance(client.out.file, StringIO)
    printed = client.out.file.getvalue()
    lines = printed.splitlines()
    assert max(map(cell_len, lines)) <= 80
    assert [each for each in headings(game, lang) if each not in printed] == []
    assert foreign(printed, lang) == []
    if game == SILK:
        assert [line for line in lines if line.endswith(CUT) and not re.match(r" +\d", line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_special_cards_give_way_before_goods(lang: str) -> None:
    out = Console(file=StringIO(), width=70, highlight=False, markup=False, emoji=False)
    out.print(face(SILK).middle(position(SILK).view(0), 0, lang, NAMES))
    assert isinstance(out.file, StringIO)
    shown = out.file.getvalue()
    assert CUT not in shown
    assert [each for each in headings(SILK, lang) if each not in shown] == []


@pytest.mark.nightly
@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize(("game", "players"), [(SILK, 3), (TRADE, 2)])
def test_a_whole_game_in_every_language(game: str, players: int, lang: str) -> None:
    at = local_game(game, players)

    async def play() -> None:
        async with seated(at, SMALL, lang) as desk:
            await desk.asked()
            while not desk.app.scene().over:
                assert CUT not in desk.seen("#table")
                assert foreign(desk.seen(), lang) == []
                await desk.press("enter")
                await desk.asked()

    run(play())
    assert at.match.over
