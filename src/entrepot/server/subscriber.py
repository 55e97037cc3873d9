"""A subscriber to a table: a queue of messages for one socket. Slow ones are dropped."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator

import msgspec

from entrepot.kernel.errors import EntrepotError
from entrepot.server.errors import TableRefused
from entrepot.server.protocol import Gone
from entrepot.server.sender import Sender

MOST_MESSAGES = 256
MOST_BYTES = 4 * 1024 * 1024


class Subscriber:
    def __init__(self, sender: Sender, client: str = "") -> None:
        self.sender, self.seat, self.client = sender, sender.seat, client
        self.name = ""
        """What a spectator is called, if they have said so."""
        self.ended: str | None = None
        """The code of the reason why nothing more comes."""
        self._messages: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Add a message without ever waiting."""
        if self.ended is not None:
            return
        self._messages.append(message)
        self._bytes += len(message)
        if len(self._messages) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            self._messages.clear()
            self.end(TableRefused("too-slow"))
        self._news.set()

    def end(self, why: EntrepotError) -> None:
        """Send the reason, then nothing more."""
        if self.ended is None:
            self._messages.append(msgspec.json.encode(Gone(code=why.code)))
            self.ended = why.code
            self._news.set()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while True:
            while self._messages:
                message = self._messages.popleft()
                self._bytes -= len(message)
                yield message
            if self.ended is not None:
                return
            self._news.clear()
            await self._news.wait()
