"""The full screen, driven by keys and mouse through games against bots."""

from __future__ import annotations

from dataclasses import replace

import pytest
from textual.widgets import Input, OptionList

import entrepot
from entrepot import Option
from entrepot.cli.saves import Files, LocalGame
from entrepot.cli.sessions.local import LocalSession
from entrepot.import_export.view_types import TradeOption, TradeParts
from kit.import_export import begin, trader
from kit.reading import reading
from kit.screens import LARGE, SMALL, Desk, local_game, playing, run, seated

SILK, TRADE = "maritime-silk-road", "import-export"


async def finish(desk: Desk) -> None:
    """Enter, until the result is there."""
    await desk.asked()
    while not desk.app.scene().over:
        await desk.press("enter")
        await desk.asked()
    await desk.until(lambda: len(desk.app.screen_stack) == 2)
    assert "Score" in desk.seen()
    await desk.press("escape")
    assert "The game is over." in desk.seen("#question")


@pytest.mark.parametrize(
    ("game", "size", "players"),
    [(SILK, SMALL, 3), pytest.param(TRADE, LARGE, 2, marks=pytest.mark.nightly)],
    ids=["silk", "trade"],
)
def test_a_whole_game_is_played_by_keys(game: str, size: tuple[int, int], players: int) -> None:
    at = local_game(game, players)

    async def play() -> None:
        async with seated(at, size, beside=True) as desk:
            await finish(desk)

    run(play())
    assert at.match.over
    assert entrepot.replay(at.match.record()).digest() == at.match.digest()


def test_the_end_of_a_long_game_is_played_by_keys() -> None:
    """With few cards left, of a kind that would take too long from its beginning."""
    hands = trader("laptops luxury*2 illegal"), trader("consumer*2 technology", credits=30)
    match = begin(*hands, deck="rice honey potatoes almonds pens cups", deck_only=True)
    at = LocalGame(match, 0, 0, "easy")

    async def play() -> None:
        async with seated(at, LARGE) as desk:
            await finish(desk)

    run(play())
    assert len([answer for answer in at.match.answers if answer[0] == 0]) > 2
    assert at.match.over


def test_the_same_answers_make_the_same_game_as_in_plain_mode() -> None:
    """Bots think alike for both: a game may go from one screen to the other."""
    full, plain = local_game(TRADE, 2), local_game(TRADE, 2)

    async def play() -> None:
        async with seated(full, beside=True) as desk:
            for _ in range(4):
                await desk.asked()
                await desk.press("slash", "enter")
            await desk.asked()
        async with reading(LocalSession(plain, Files())) as reader:
            for _ in range(4):
                await reader.asked()
                asked = plain.match.question(0)
                assert asked is not None
                reader.type(asked.options[0].id)
                await reader.until(">")
            await reader.asked()

    run(play())
    assert full.match.record() == plain.match.record()


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_a_click_on_an_option_chooses_it(size: tuple[int, int]) -> None:
    at = local_game()

    async def play() -> None:
        async with seated(at, size) as desk:
            await desk.asked()
            asked = desk.app.scene().question
            assert asked is not None
            assert await desk.click(OptionList, offset=(12, 2))
            await desk.until(lambda: (0, "load", list(asked.options)[2]) in at.match.answers)

    run(play())


def test_numbers_and_letters_choose_and_what_means_nothing_changes_nothing() -> None:
    at = local_game(TRADE, 2)

    async def play() -> None:
        async with seated(at) as desk:
            await desk.asked()
            before = at.match.answers
            await desk.press("0", "9", "x", "Z", "f5", "space", "escape", "minus")
            assert at.match.answers == before
            assert len(desk.app.screen_stack) == 1
            await desk.press("d")  # draw
            await desk.until(lambda: (0, "lead", "draw") in at.match.answers)

    run(play())


def test_a_group_opens_and_closes_again() -> None:
    at = local_game(TRADE, 2)

    async def play() -> None:
        async with seated(at) as desk:
            await desk.asked()
            choices = playing(desk).choices
            group = next(entry for entry in choices.entries if len(entry.options) > 1)
            top = choices.entries
            await desk.press(group.number)
            assert choices.menu is not None
            assert choices.menu.inside
            assert [entry.options[0] for entry in choices.entries] == group.options
            await desk.press("escape")
            assert not choices.menu.inside
            assert choices.entries == top
            await desk.press(group.number, "2")
            await desk.until(lambda: (0, "lead", group.options[1]) in at.match.answers)

    run(play())


def test_typing_filters_by_words_and_by_ids() -> None:
    at = local_game()

    async def play() -> None:
        async with seated(at) as desk:
            await desk.asked()
            choices = playing(desk).choices
            await desk.press("slash", *"SPI")
            assert [entry.options for entry in choices.entries] == [["load:spice"]]
            await desk.press("x", "enter")
            assert choices.entries == []
            assert not [answer for answer in at.match.answers if answer[0] == 0]
            await desk.press("escape")
            assert len(choices.entries) == 6
            await desk.press("slash", *"load:te", "enter")
            await desk.until(lambda: (0, "load", "load:tea") in at.match.answers)
            await desk.asked()
            assert not desk.app.query_one("#filter", Input).display

    run(play())


def test_a_bid_is_chosen_by_its_amount(monkeypatch: pytest.MonkeyPatch) -> None:
    """1 could go on as 10: it waits for Enter."""
    at = local_game(TRADE, 2)

    async def play() -> None:
        async with seated(at) as desk:
            await desk.asked()
            choices = playing(desk).choices
            bids: dict[str, Option] = {
                f"bid:{n}": TradeOption(f"bid:{n}", "bid", TradeParts(amount=n)) for n in range(13)
            }
            scene = desk.app.scene()
            choices.show(replace(scene, options=list(bids.values())), "en")
            chosen: list[str] = []
            monkeypatch.setattr(choices, "choose", chosen.extend)
            await desk.press("1")
            assert chosen == []
            assert choices.entries[choices.lines.highlighted or 0].number == "1"
            await desk.press("2")
            assert chosen == ["bid:12"]

    run(play())


def test_a_small_screen_shows_one_part_at_a_time_and_a_large_one_all() -> None:
    at = local_game(TRADE, 2)

    def parts(desk: Desk) -> list[str]:
        return [pane.id or "" for pane in desk.app.query(".pane") if pane.region.area]

    async def play() -> None:
        async with seated(at, SMALL) as desk:
            await desk.asked()
            assert parts(desk) == ["table"]
            await desk.press("tab")
            assert parts(desk) == ["own"]
            assert "Your hand" in desk.seen("#own")
            await desk.press("tab")
            assert parts(desk) == ["log"]
            await desk.press("tab")
            assert parts(desk) == ["table"]
            lines = desk.seen().splitlines()
            y = next(i for i, line in enumerate(lines) if "Yours" in line)
            await desk.click(offset=(lines[y].index("Yours"), y))
            assert parts(desk) == ["own"]
            await desk.pilot.resize_terminal(*LARGE)
            await desk.until(lambda: parts(desk) == ["table", "own", "log"])
            assert desk.app.query_one(OptionList).region.area

    run(play())
