"""The full screen, driven by keys and mouse through games against bots."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from textual.widgets import Input, OptionList

import entrepot
from cli.conftest import only, saved
from entrepot.bots import Knowledge
from entrepot.bots.hint import Advice
from entrepot.cli import saving, screen
from entrepot.cli.choosing import entries
from entrepot.cli.full import starting
from entrepot.cli.full.app import Playing
from entrepot.cli.full.dialogs import Hint, Zoom
from entrepot.cli.games import face
from entrepot.cli.places.local import Local
from entrepot.cli.playing import give, next_question
from entrepot.cli.saving import Files, Sitting
from kit.import_export import begin, trader
from kit.screens import LARGE, SMALL, Desk, Here, playing, run, seated, sitting
from kit.server import until

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
    at = sitting(game, players)

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
    at = Sitting(match, 0, 0, "easy")

    async def play() -> None:
        async with seated(at, LARGE) as desk:
            await finish(desk)

    run(play())
    assert len([answer for answer in at.match.answers if answer[0] == 0]) > 2
    assert at.match.over


def test_the_same_answers_make_the_same_game_as_in_plain_mode() -> None:
    """Bots think in another process, and yet alike: a game may go from one screen to the other."""
    full, plain = sitting(TRADE, 2), sitting(TRADE, 2)

    async def play() -> None:
        async with seated(full, beside=True) as desk:
            for _ in range(4):
                await desk.asked()
                await desk.press("slash", "enter")
            await desk.asked()

    run(play())
    for _ in range(4):
        question = next_question(plain)
        assert question is not None
        give(plain, question, question.options[0].id)
    next_question(plain)
    assert full.match.record() == plain.match.record()


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_a_click_on_an_option_chooses_it(size: tuple[int, int]) -> None:
    at = sitting()

    async def play() -> None:
        async with seated(at, size) as desk:
            await desk.asked()
            asked = desk.app.scene().question
            assert asked is not None
            assert await desk.click(OptionList, offset=(12, 2))
            await desk.until(lambda: (0, "load", asked.options[2]) in at.match.answers)

    run(play())


def test_numbers_and_letters_choose_and_what_means_nothing_changes_nothing() -> None:
    at = sitting(TRADE, 2)

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
    at = sitting(TRADE, 2)

    async def play() -> None:
        async with seated(at) as desk:
            await desk.asked()
            choices = playing(desk).choices
            group = next(entry for entry in choices.menu if len(entry.options) > 1)
            top = choices.menu
            await desk.press(group.number)
            assert choices.inside
            assert [entry.options[0] for entry in choices.menu] == group.options
            await desk.press("escape")
            assert not choices.inside
            assert choices.menu == top
            await desk.press(group.number, "2")
            await desk.until(lambda: (0, "lead", group.options[1]) in at.match.answers)

    run(play())


def test_typing_filters_by_words_and_by_ids() -> None:
    at = sitting()

    async def play() -> None:
        async with seated(at) as desk:
            await desk.asked()
            choices = playing(desk).choices
            await desk.press("slash", *"SPI")
            assert [entry.options for entry in choices.menu] == [["load:spice"]]
            await desk.press("x", "enter")
            assert choices.menu == []
            assert not [answer for answer in at.match.answers if answer[0] == 0]
            await desk.press("escape")
            assert len(choices.menu) == 6
            await desk.press("slash", *"load:te", "enter")
            await desk.until(lambda: (0, "load", "load:tea") in at.match.answers)
            await desk.asked()
            assert not desk.app.query_one("#filter", Input).display

    run(play())


def test_a_bid_is_chosen_by_its_amount() -> None:
    """1 could go on as 10: it waits for Enter."""
    at = sitting(TRADE, 2)

    async def play() -> None:
        async with seated(at) as desk:
            await desk.asked()
            choices = playing(desk).choices
            bids = [f"bid:{n}" for n in range(13)]
            scene = desk.app.scene()
            asked = scene.question
            assert asked is not None
            choices.asked = asked._replace(kind="bid", options=bids)
            choices.open(entries(bids, lambda option: "", face(TRADE).amount), False)
            chosen: list[str] = []
            choices.choose = chosen.extend  # type: ignore[method-assign]
            await desk.press("1")
            assert chosen == []
            assert choices.menu[choices.lines.highlighted or 0].number == "1"
            await desk.press("2")
            assert chosen == ["bid:12"]

    run(play())


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_cards_are_shown_large_by_key_and_by_click(size: tuple[int, int]) -> None:
    at = sitting(TRADE, 2)

    async def play() -> None:
        async with seated(at, size) as desk:
            await desk.asked()
            await desk.press("i")
            assert isinstance(desk.app.screen, Zoom)
            first = desk.app.screen.things[0]
            name = entrepot.text.word(TRADE, first)
            assert name in desk.seen()
            assert "tier" in desk.seen()
            await desk.press(*"drones")
            assert "Drones" in desk.seen()
            await desk.press("escape")
            island = at.match.view(0)["island"][0]
            name = entrepot.text.word(TRADE, island)
            lines = desk.seen().splitlines()
            y = next(i for i, line in enumerate(lines) if name in line)
            await desk.click(offset=(lines[y].index(name) + 1, y))
            assert isinstance(desk.app.screen, Zoom)
            assert name in desk.seen(".body")

    run(play())


def test_the_last_answer_is_taken_back_or_the_reason_told() -> None:
    own = {"ships": ["tea", "silk"], "hand": ["tea", "tea", "silk"]}
    other = {"ships": ["ore", "glass"], "hand": ["spice"]}
    market = ["porcelain", "silk", "tea", "spice", "glass", "ore"]
    match = entrepot.load({"game": SILK, "seed": 3, "players": [own, other], "market": market})
    at = Sitting(match, 0, 0, "easy")

    async def play() -> None:
        async with seated(at) as desk:
            await desk.asked()
            await desk.press("u")
            await desk.until(lambda: "has given no answer yet" in desk.seen())
            playing(desk).chosen(at.match.question(0).id, "exchange:1:ore")  # type: ignore[union-attr]
            await desk.until(lambda: at.match.answers)
            await desk.asked()
            await desk.press("u")
            await desk.until(lambda: not at.match.answers)
            assert at.match.era == 1
            await desk.asked()
            assert desk.app.scene().events == at.match.events(0)
            await desk.press("p")
            await desk.asked()
            await desk.press("d")
            await desk.until(lambda: len(at.match.answers) > 2)
            await desk.asked()
            before = at.match.answers
            await desk.press("u")
            await desk.until(lambda: "others have answered since" in desk.noticed())
            assert at.match.answers == before

    run(play())


def test_a_hint_is_shown_and_can_be_taken() -> None:
    at = sitting()

    async def play() -> None:
        async with seated(at) as desk:
            await desk.asked()
            await desk.press("h")
            await desk.until(lambda: isinstance(desk.app.screen, Hint))
            assert "to win" in desk.seen()
            assert isinstance(desk.app.screen, Hint)
            best = desk.app.screen.best
            await desk.press("enter")
            await desk.until(lambda: (0, "load", best) in at.match.answers)

    run(play())


def test_help_and_log_are_read_and_closed() -> None:
    at = sitting(TRADE, 2)

    async def play() -> None:
        async with seated(at, SMALL) as desk:
            await desk.asked()
            await desk.press("question_mark")
            assert "You lead this turn" in desk.seen(".sheet")
            await desk.press("pagedown", "pagedown")
            await desk.until(lambda: "undo" in desk.seen(".sheet"))
            await desk.press("escape", "l")
            assert "Player 2 draws" in desk.seen(".sheet")
            await desk.press("escape")
            assert len(desk.app.screen_stack) == 1

    run(play())


def test_a_hint_knows_what_the_person_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    at, known = sitting(TRADE, 2), list[Knowledge]()

    def spy(knowledge: Knowledge, budget: object, seed: int) -> list[Advice]:
        known.append(knowledge)
        return []

    monkeypatch.setattr("entrepot.server.bots.hint.hint", spy)
    next_question(at)
    place = Local(at)
    place.workers = Here()

    async def ask() -> None:
        assert await place.hint() == []

    run(ask())
    assert known[0].view == at.match.view(0)
    hands = [known[0].sample(seed).view(1)["players"][1]["hand"] for seed in range(5)]
    assert hands != [at.match.view(1)["players"][1]["hand"]] * 5


def test_the_table_goes_on_under_what_lies_over_it() -> None:
    at = sitting()

    async def play() -> None:
        async with seated(at) as desk:
            await desk.asked()
            asked = desk.app.scene().question
            assert asked is not None
            await desk.press("l")
            playing(desk).chosen(asked.id, "load:silk")
            await desk.asked()
            assert len(desk.app.screen_stack) == 2
            await desk.press("escape")
            assert "Player 1 loads silk on ship 1." in " ".join(desk.seen("#log").split())
            await desk.press("1")
            await desk.until(lambda: len([a for a in at.match.answers if a[0] == 0]) == 2)

    run(play())


def test_a_small_screen_shows_one_part_at_a_time_and_a_large_one_all() -> None:
    at = sitting(TRADE, 2)

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


def run_instead(monkeypatch: pytest.MonkeyPatch, *keys: str) -> None:
    """The app is run as by `app.run()`, but with these keys pressed once the person is asked."""

    def headless(app: Playing) -> None:
        async def play() -> None:
            async with app.run_test(size=LARGE) as pilot:
                desk = Desk(app, pilot)
                await desk.asked()
                await desk.press(*keys)
                await pilot.pause()

        run(play())

    monkeypatch.setattr(Playing, "run", headless)


def test_leaving_saves_and_the_game_goes_on_where_it_was(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run_instead(monkeypatch, "2", "q")
    assert starting.play(sitting(), Files(), "en") == 0
    path = only(data / "saved")
    assert f"--resume {path}" in capsys.readouterr().out.replace("\n", "")
    assert [0, "load", "load:silk"] in saved(path)["answers"]
    answers = len(saved(path)["answers"])
    again = saving.resumed(path, "en")
    assert starting.play(again, Files(resumed=path), "en") == 0
    assert len(saved(path)["answers"]) > answers
    assert only(data / "saved") == path


def test_a_finished_game_is_recorded(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = sitting(players=2)
    at.bots = "random"
    while not at.match.over:
        question = next_question(at)
        if question is not None:
            give(at, question, question.options[-1].id)
    run_instead(monkeypatch, "escape", "q")
    assert starting.play(at, Files(), "en") == 0
    assert json.loads(only(data / "records").read_text())["digest"] == at.match.digest()


def test_a_failure_is_told_after_the_game_was_saved(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(self: Local, changed: object) -> None:
        raise RuntimeError("broken")

    def headless(app: Playing) -> None:
        async def play() -> None:
            async with app.run_test():
                await until(lambda: app.failure)

        run(play())

    monkeypatch.setattr(Local, "run", fails)
    monkeypatch.setattr(Playing, "run", headless)
    with pytest.raises(RuntimeError, match="broken"):
        starting.play(sitting(), Files(), "en")
    assert only(data / "saved")


class Stream:
    def __init__(self, terminal: bool) -> None:
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@pytest.mark.parametrize(
    ("plain", "reads", "writes", "term", "full"),
    [
        (False, True, True, "xterm-256color", True),
        (True, True, True, "xterm-256color", False),
        (False, False, True, "xterm-256color", False),
        (False, True, False, "xterm-256color", False),
        (False, True, True, "dumb", False),
        (False, True, True, "", False),
    ],
)
def test_the_full_screen_is_for_terminals(
    plain: bool, reads: bool, writes: bool, term: str, full: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", Stream(reads))
    monkeypatch.setattr(sys, "stdout", Stream(writes))
    monkeypatch.setenv("TERM", term)
    assert screen.full(plain) == full


@pytest.mark.parametrize(
    ("wanted", "told", "light"),
    [
        (False, "", False),
        (False, "15;0", False),
        (False, "0;15", True),
        (False, "0;default;7", True),
        (True, "15;0", True),
    ],
)
def test_the_ground_is_light_where_it_is_wanted_or_told(
    wanted: bool, told: str, light: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLORFGBG", told)
    assert screen.light(wanted) == light


def test_nothing_loads_the_full_screen_unless_it_is_shown() -> None:
    code = (
        "import sys; from entrepot.cli import commands, joining, playing, replaying;"
        "sys.exit(any(name.split('.')[0] == 'textual' for name in sys.modules))"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
