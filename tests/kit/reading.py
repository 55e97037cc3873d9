"""Somebody at the plain client, whose reading and typing a test does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from io import StringIO
from unittest.mock import patch

from rich.console import Console

from entrepot.cli import plain, screen
from entrepot.cli.plain import PlainClient
from entrepot.cli.sessions import GameSession
from entrepot.text import say
from kit.server import until
from kit.waiting import PATIENCE

BLINK = 0.01


class Reader:
    """Somebody who reads what was printed, and types."""

    def __init__(self, client: PlainClient) -> None:
        self.client, self.read = client, 0

    @property
    def printed(self) -> str:
        """All of it, as it reads when lines are not told apart."""
        assert isinstance(self.client.out.file, StringIO)
        return " ".join(self.client.out.file.getvalue().split())

    @property
    def fresh(self) -> str:
        """What was printed since something was typed."""
        return self.printed[self.read :]

    def type(self, *typed: str) -> None:
        self.read = len(self.printed)
        for line in typed:
            self.client.hear(line)

    async def until(self, *words: str) -> None:
        """These words come, one after the other, after what was typed."""
        for _ in range(int(PATIENCE / BLINK)):
            if self.seen(words):
                return
            assert self.client.failure is None, self.client.failure
            await asyncio.sleep(BLINK)
        raise AssertionError(self.fresh[-2000:])

    def seen(self, words: Sequence[str]) -> bool:
        rest = self.fresh
        for each in words:
            _, found, rest = rest.partition(each)
            if not found:
                return False
        return True

    async def asked(self) -> None:
        await until(lambda: self.client.menu is not None and self.client.prompted)

    async def settled(self) -> None:
        """Nothing that was typed is on its way any more, and nobody asks for anything."""
        client = self.client
        lasting = {say("lobby-seeded-why", client.lang)}
        past = ("not agree", "no longer propose", "is back", "are back", "A bot played for you")

        def asking() -> bool:
            told = set(client.notices) - lasting
            return any(not any(words in each for words in past) for each in told)

        await until(lambda: not (client.typed or client.task or asking()))


@asynccontextmanager
async def reading(session: GameSession, terminal: bool = True) -> AsyncIterator[Reader]:
    """Only the test types; and it is soon said who is waited for."""
    client = PlainClient(session, "en")
    client.terminal = terminal
    client.out = Console(file=StringIO(), width=80, highlight=False, markup=False, emoji=False)
    with (
        patch.object(screen, "read_in_thread", lambda on_line: None),
        patch.object(plain, "QUIET_TIME", 0.1),
    ):
        playing = asyncio.create_task(client.play())
        try:
            yield Reader(client)
        finally:
            client.leave()
            await playing
    if client.failure:
        raise client.failure
