"""Who watches a table: a queue of frames for one socket. One that is too slow is let go."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator

import msgspec

from entrepot.kernel.errors import EntrepotError
from entrepot.server.errors import TableRefused
from entrepot.server.protocol import Gone
from entrepot.server.who import Who

MOST_FRAMES = 256
MOST_BYTES = 4 * 1024 * 1024


class Watcher:
    def __init__(self, who: Who) -> None:
        self.who = who
        self.ended: str | None = None
        """The code of why nothing more comes."""
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()

    def put(self, frame: bytes) -> None:
        """Never waits."""
        if self.ended is not None:
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        if len(self._frames) > MOST_FRAMES or self._bytes > MOST_BYTES:
            self._frames.clear()
            self.end(TableRefused("too-slow"))
        self._news.set()

    def end(self, why: EntrepotError) -> None:
        """Tell why, and nothing more."""
        if self.ended is None:
            self._frames.append(msgspec.json.encode(Gone(code=why.code)))
            self.ended = why.code
            self._news.set()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while True:
            while self._frames:
                frame = self._frames.popleft()
                self._bytes -= len(frame)
                yield frame
            if self.ended is not None:
                return
            self._news.clear()
            await self._news.wait()
