"""A match against bots, which think in a separate process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from multiprocessing import resource_tracker
from pathlib import Path

from entrepot import EntrepotError, Event, Match, View
from entrepot.bot_workers import BotWorkers, MatchWriter
from entrepot.bots.hint import Advice
from entrepot.cli import saves
from entrepot.cli.saves import Files, LocalGame
from entrepot.cli.sessions.scene import HINT, UNDO, Scene
from entrepot.kernel.rng import mixed
from entrepot.text import SeatNames, say, seat_name

PATIENCE = 3600.0
"""Seconds that a bot may think; the person chooses its budget, which can be large."""


class LocalSession:
    live = False

    def __init__(self, game: LocalGame, files: Files) -> None:
        self.game, self.files = game, files
        self.writer, self.answered = MatchWriter(), asyncio.Event()
        self.shown: Match | None = None
        self.view: View | None = None
        self.events: list[Event] = []
        self.era = -1
        self.saved: Match | None = None
        self.path = Path()
        """The path of `saved`."""
        self.workers = BotWorkers(1)
        resource_tracker.ensure_running()  # too late once the screen owns the output

    def scene(self, lang: str) -> Scene:
        match, seat = self.game.match, self.game.seat
        if match is not self.shown:
            if match.era != self.era or match.event_count < len(self.events):
                self.events, self.era = [], match.era
            self.events = self.events + match.events(seat, len(self.events))
            self.shown, self.view = match, match.view(seat)
        asked = match.question(seat)
        commands = [UNDO, HINT] if asked else [] if match.over else [UNDO]
        return Scene(
            match.game,
            seat,
            self.view,
            asked.options if asked else (),
            self.events,
            SeatNames((seat_name(each, None, lang) for each in range(match.players)), seat),
            fresh=self.game.seen,
            commands=commands,
            bots_pending=any(question.seat != seat for question in match.pending),
        )

    async def run(self, changed: Callable[[], None]) -> None:
        """Apply every answer to a copy, so that the screen never shows half a step."""
        self.workers.start()
        try:
            while True:
                match = self.game.match
                asked = next((q for q in match.pending if q.seat != self.game.seat), None)
                if asked is None:
                    self.answered.clear()
                    await self.answered.wait()
                    continue
                name, seed = self.game.bot(asked.seat), bot_seed(match, asked.seat)
                document = self.writer.document(match)
                option = await self.workers.think(document, asked.seat, name, seed, PATIENCE)
                if self.game.match is match:  # else the person was quicker: think again
                    after = match.copy()
                    after.answer(asked.seat, option, asked.id)
                    self.game.match = after
                    changed()
        finally:
            await self.workers.stop()

    async def answer(self, question: str, option: str) -> None:
        match, seen = self.game.match.copy(), self.game.match.event_count
        match.answer(self.game.seat, option, question)
        self.game.match, self.game.seen = match, seen
        self.answered.set()

    async def do(self, command: str, words: str = "") -> None:
        match = self.game.match.copy()
        match.undo(self.game.seat)
        self.game.match, self.game.seen = match, match.event_count
        self.answered.set()

    async def preparable(self, lang: str) -> list[str]:
        return []  # everybody waits for the person

    async def hint(self) -> list[Advice]:
        match, seat = self.game.match, self.game.seat
        if match.question(seat) is None:
            raise EntrepotError("no-question")
        _, found = await self.workers.advise(
            self.writer.document(match), seat, saves.short_seed(match)
        )
        return found

    def save(self) -> None:
        """Write the record of a finished game, or else the game itself."""
        match = self.game.match
        if match is not self.saved:
            write = saves.write_record if match.over else saves.write_game
            self.path, self.saved = write(self.game, self.files), match

    def way_back(self, lang: str) -> list[str]:
        path = self.path.absolute()
        if self.game.match.over:
            return [say("cli-recorded", lang), saves.command("replay", path)]
        words: list[str | Path] = ["play", "--resume", path]
        if self.files.record is not None:
            words += ["--record", self.files.record.absolute()]
        return [say("cli-saved", lang), saves.command(*words, lang=lang)]


def bot_seed(match: Match, seat: int) -> int:
    """From the match's seed and the seat's answer count, so that a resumed game plays the same."""
    given = sum(answer[0] == seat for answer in match.answers)
    return mixed(mixed(mixed(saves.short_seed(match)) + seat) + given)
