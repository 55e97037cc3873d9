"""A full screen that is driven as by a person at a keyboard."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from entrepot import Match
from entrepot.bot_workers import BotWorkers
from entrepot.bots.hint import Advice
from entrepot.cli import saves
from entrepot.cli.full.app import PlayApp
from entrepot.cli.full.board import Board
from entrepot.cli.saves import Files, LocalGame
from entrepot.cli.sessions import GameSession
from entrepot.cli.sessions.local import LocalSession
from entrepot.cli.sessions.scene import HINT, UNDO, Scene
from entrepot.text import Names
from kit.waiting import PATIENCE

LARGE, SMALL = (120, 40), (80, 24)
HOPS = 5
"""As many as a message makes from a key to a screen that is drawn."""


class Desk:
    """An app, its pilot, and what can be seen."""

    def __init__(self, app: Board, pilot: Pilot[str]) -> None:
        self.app, self.pilot = app, pilot

    async def until(self, true: Callable[[], Any]) -> None:
        """Wait for something that must come."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                assert not (isinstance(self.app, PlayApp) and self.app.failure), self.app.failure
                await asyncio.sleep(0.01)
        await self.pilot.pause()

    async def asked(self) -> None:
        """Until the person is asked, or the game is over."""

        def ready() -> bool:
            scene, app = self.app.scene(), playing(self)
            shown = app.choices.asked is not None and app.choices.asked == scene.question
            return (scene.over and app.ended) or (shown and not app.sent)

        await self.until(ready)

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.rest()

    async def click(self, *at: Any, **offset: Any) -> bool:
        hit = await self.pilot.click(*at, **offset)
        await self.rest()
        return hit

    async def rest(self) -> None:
        """Until all has been done that follows from a key; it may have been the last one.

        The pilot takes a program that gets no time for one that has nothing to do.
        """
        for _ in range(HOPS):
            await self.pilot._wait_for_screen(PATIENCE)
        if self.app.is_running and self.app.screen_stack:
            self.app.screen._on_timer_update()

    def noticed(self) -> str:
        """What was said beside the table, of late."""
        return " ".join(each.message for each in self.app._notifications)

    def seen(self, selector: str = "") -> str:
        """The words on the screen, or in a part of it."""
        screen = self.app.screen
        region = screen.query_one(selector).region if selector else screen.region
        lines = []
        for y in range(region.y, region.bottom):
            strip = screen._compositor.render_strips()[y]
            lines.append(strip.crop(region.x, region.right).text.rstrip())
        return "\n".join(lines)


def playing(desk: Desk) -> PlayApp:
    assert isinstance(desk.app, PlayApp)
    return desk.app


def local_game(game: str = "maritime-silk-road", players: int = 3, seed: int = 7) -> LocalGame:
    return saves.new_game(game, players, seed, None, {}, "easy")


class Here(BotWorkers):
    """Thinks at once and in this process: most tests are about something else."""

    def __init__(self) -> None:
        pass

    def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def call(
        self, limit: float, tries: int, function: Callable[..., Any], *arguments: Any
    ) -> Any:
        return function(*arguments)


class Still:
    """A session in which nothing happens any more: a match as it is."""

    live = True

    def __init__(self, match: Match, seat: int = 0, names: Names = None, fresh: int = 0) -> None:
        asked = match.question(seat)
        self.shown = Scene(
            match.game,
            seat,
            match.view(seat),
            asked.options if asked else (),
            match.events(seat),
            names,
            fresh,
            commands=[UNDO, HINT] if asked else [],
        )

    def scene(self, lang: str) -> Scene:
        return self.shown

    async def run(self, changed: Callable[[], None]) -> None:
        await asyncio.Event().wait()

    async def answer(self, question: str, option: str) -> None:
        raise AssertionError(option)

    async def do(self, command: str, words: str = "") -> None:
        raise AssertionError(command)

    async def hint(self) -> list[Advice]:
        raise AssertionError

    async def preparable(self, lang: str) -> list[str]:
        raise AssertionError

    def save(self) -> None:
        raise AssertionError

    def way_back(self, lang: str) -> list[str]:
        raise AssertionError


@asynccontextmanager
async def driven(app: Board, size: tuple[int, int] = LARGE) -> AsyncIterator[Desk]:
    async with app.run_test(size=size, notifications=True) as pilot:
        yield Desk(app, pilot)
    if isinstance(app, PlayApp) and app.failure:
        raise app.failure


@asynccontextmanager
async def seated(
    session: GameSession | LocalGame,
    size: tuple[int, int] = LARGE,
    lang: str = "en",
    beside: bool = False,
) -> AsyncIterator[Desk]:
    """A person at a full screen; the bots of a local game may think in a process beside it."""
    if isinstance(session, LocalGame):
        session = LocalSession(session, Files())
        session.workers = session.workers if beside else Here()
    async with driven(PlayApp(session, lang), size) as desk:
        yield desk


def run(scenario: Awaitable[None]) -> None:
    async def inside() -> None:
        await scenario

    asyncio.run(inside())
