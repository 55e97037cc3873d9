"""Programs that play at the tables of several servers, each time by way of another one.

They note every view that they are shown, so that it can be compared with what the journal leads to.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kit.programs import Program, Told

MESSAGES = {"state", "update", "accepted", "refused", "gone"}
REPLIES = {"accepted", "refused", "gone"}
TRY_AGAIN = {"unknown-written", "not-written", "server-older", "server-stops", "no-such-table"}
"""Refusals that say nothing about the answer: it is sent again, as it was."""


def mark(view: Any, explanation: Any) -> str:
    """A view and what is explained about it, in a few bytes."""
    plain = json.dumps([view, explanation], sort_keys=True)
    return hashlib.sha256(plain.encode()).hexdigest()[:16]


async def pump(socket: ClientConnection, heard: asyncio.Queue[Told], wanted: set[str]) -> None:
    """Pass on what comes, until the connection ends."""
    try:
        async for message in socket:
            told = json.loads(message)
            if told["type"] in wanted:
                heard.put_nowait(told)
    finally:
        heard.put_nowait({"type": "gone"})


@dataclass
class Wanderer(Program):
    urls: list[str] = field(default_factory=list)
    stay: int = 15
    """How many messages it stays for, on average."""
    shown: list[tuple[int, str]] = field(default_factory=list)
    """How many events there were, and the mark of the view."""
    tried_again: int = 0
    strict: bool = True
    """Is a newcomer always shown all that it knows? Not while a bot takes time where it has no
    choice, because each server goes on from there by itself."""

    async def play(self) -> None:
        while not self.done():
            try:
                await self.sit_somewhere()
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                await asyncio.sleep(0.05 + self.random.random() / 10)

    async def sit_somewhere(self) -> None:
        """Listen at one server and speak to another, which may not have heard everything yet."""
        async with self.connection() as listens, self.connection() as speaks:
            self.connections += 1
            heard: asyncio.Queue[Told] = asyncio.Queue()
            pumps = [
                asyncio.create_task(pump(listens, heard, MESSAGES)),
                asyncio.create_task(pump(speaks, heard, REPLIES)),
            ]
            try:
                await self.listen(heard, self.random.choice([listens, speaks]))
            finally:
                for task in pumps:
                    task.cancel()
                await asyncio.gather(*pumps, return_exceptions=True)

    def connection(self) -> connect:
        url = self.random.choice(self.urls)
        address = url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {self.key}"}
        more = {"max_size": None, "open_timeout": 4, "close_timeout": 0.2}
        return connect(address, additional_headers=headers, **more)  # type: ignore[arg-type]

    async def listen(self, heard: asyncio.Queue[Told], speaks: ClientConnection) -> None:
        """Until the game is over, it feels like leaving, or nothing comes for long."""
        if self.sent is not None:
            await speaks.send(json.dumps(self.sent))
        silent, left = 0, 1 + self.random.randrange(2 * self.stay)
        while not self.done() and silent < 4 and left > 0:
            try:
                told = await asyncio.wait_for(heard.get(), 1)
            except TimeoutError:
                silent += 1
                continue
            silent, left = 0, left - 1
            if told["type"] == "gone":
                return
            self.hear(told)
            await self.look(speaks)

    def hear(self, told: Told) -> None:
        kind = told["type"]
        if kind == "refused" and told["code"] in TRY_AGAIN:
            self.tried_again += 1
            raise EOFError  # and connect somewhere else
        if kind == "state":
            assert told["first"] == 0
            common = min(len(self.events), len(told["events"]))
            assert told["events"][:common] == self.events[:common], "not a prefix"
            if self.strict:
                assert common == len(self.events), "a copy that had not caught up was shown"
            self.era, self.events, self.view = told["era"], told["events"], told["view"]
        else:
            super().hear(told)
        if kind in {"state", "update"} and told["view"] is not None:
            self.shown.append((len(self.events), mark(told["view"], told["explanation"])))
