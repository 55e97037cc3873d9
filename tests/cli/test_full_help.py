"""What helps at the full screen: cards shown large, taking back, hints, the help, the log."""

from __future__ import annotations

import pytest

import entrepot
from entrepot.bots import Knowledge
from entrepot.bots.hint import Advice
from entrepot.cli.full.dialogs import Hint, Zoom
from entrepot.cli.saves import Files, LocalGame
from entrepot.cli.sessions.local import LocalSession
from kit.import_export import view
from kit.screens import LARGE, SMALL, Here, local_game, playing, run, seated

SILK, TRADE = "maritime-silk-road", "import-export"


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_cards_are_shown_large_by_key_and_by_click(size: tuple[int, int]) -> None:
    at = local_game(TRADE, 2)

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
            island = view(at.match, 0).island[0]
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
    at = LocalGame(match, 0, 0, "easy")

    async def play() -> None:
        async with seated(at) as desk:
            await desk.asked()
            await desk.press("u")
            await desk.until(lambda: "You have given no answer yet" in desk.seen())
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
    at = local_game()

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
    at = local_game(TRADE, 2)

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
    at, known = local_game(TRADE, 2), list[Knowledge]()

    def spy(knowledge: Knowledge, budget: object, seed: int) -> list[Advice]:
        known.append(knowledge)
        return []

    monkeypatch.setattr("entrepot.bot_workers.hint.hint", spy)
    while (question := at.match.pending[0]).seat != at.seat:
        at.match.answer(question.seat, question.options[0].id)
    session = LocalSession(at, Files())
    session.workers = Here()

    async def ask() -> None:
        assert await session.hint() == []

    run(ask())
    assert known[0].view() == at.match.view(0)
    hands = [known[0].sample(seed).view(1).players[1].hand for seed in range(5)]
    assert hands != [at.match.view(1).players[1].hand] * 5


def test_the_table_goes_on_under_what_lies_over_it() -> None:
    at = local_game()

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
            assert "You load silk on ship 1." in " ".join(desk.seen("#log").split())
            await desk.press("1")
            await desk.until(lambda: len([a for a in at.match.answers if a[0] == 0]) == 2)

    run(play())
