"""A match of one's own against bots, which think in a process beside the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from multiprocessing import resource_tracker

from entrepot import EntrepotError, Event, Match, View
from entrepot.bots.hint import Advice
from entrepot.cli.places.scene import HINT, UNDO, Scene
from entrepot.cli.playing import bot_name, bot_seed
from entrepot.cli.saving import Sitting
from entrepot.server.bots import Workers
from entrepot.server.thinking import Writer

PATIENCE = 3600.0
"""Seconds that a bot may think: a budget of one's own choice can be large."""


class Local:
    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.writer, self.woken = Writer(), asyncio.Event()
        self.shown: Match | None = None
        self.view: View | None = None
        self.events: list[Event] = []
        self.era = -1
        self.workers = Workers(1)
        resource_tracker.ensure_running()  # it can't be started once the screen holds the output

    def scene(self, lang: str) -> Scene:
        match, seat = self.sitting.match, self.sitting.seat
        if match is not self.shown:
            if match.era != self.era or match.told < len(self.events):
                self.events, self.era = [], match.era
            self.events = self.events + match.events(seat, len(self.events))
            self.shown, self.view = match, match.view(seat)
        commands = [UNDO, HINT] if match.question(seat) else [] if match.over else [UNDO]
        return Scene(
            match.game,
            seat,
            self.view,
            self.events,
            fresh=self.sitting.seen,
            commands=commands,
        )

    async def run(self, changed: Callable[[], None]) -> None:
        """Every answer is given to a copy: what is on the screen is never half of a step."""
        self.workers.start()
        try:
            while True:
                match = self.sitting.match
                asked = next((q for q in match.pending if q.seat != self.sitting.seat), None)
                if asked is None:
                    self.woken.clear()
                    await self.woken.wait()
                    continue
                name, seed = bot_name(self.sitting, asked.seat), bot_seed(match, asked.seat)
                document = self.writer.document(match)
                option = await self.workers.think(document, asked.seat, name, seed, PATIENCE)
                if self.sitting.match is match:  # else the person was quicker: think again
                    after = match.copy()
                    after.answer(asked.seat, option, asked.id)
                    self.sitting.match = after
                    changed()
        finally:
            await self.workers.stop()

    async def answer(self, question: str, option: str) -> None:
        match, seen = self.sitting.match.copy(), self.sitting.match.told
        match.answer(self.sitting.seat, option, question)
        self.sitting.match, self.sitting.seen = match, seen
        self.woken.set()

    async def do(self, command: str) -> None:
        match = self.sitting.match.copy()
        match.undo(self.sitting.seat)
        self.sitting.match, self.sitting.seen = match, match.told
        self.woken.set()

    async def hint(self) -> list[Advice]:
        match, seat = self.sitting.match, self.sitting.seat
        if match.question(seat) is None:
            raise EntrepotError("no-question")
        found = await self.workers.hint(self.writer.document(match), seat, match.seed)
        return [Advice(each.option, each.chance, each.tried, each.worth) for each in found.best]
