"""Programs that play at the tables of several servers, each time by way of another one.

They note every view that they are shown, so that it can be compared with what the journal leads to.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from kit.programs import Program, Told

TRY_AGAIN = {"unknown-written", "not-written", "server-older", "server-stops", "no-such-table"}
"""Refusals that say nothing about the answer: it is sent again, as it was."""


def mark(view: Any, explanation: Any) -> str:
    """A view and what is explained about it, in a few bytes."""
    plain = json.dumps([view, explanation], sort_keys=True)
    return hashlib.sha256(plain.encode()).hexdigest()[:16]


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

    async def connected(self) -> AsyncIterator[ClientConnection]:
        url = self.random.choice(self.urls)
        address = url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {self.key}"}
        async with connect(
            address, additional_headers=headers, max_size=None, open_timeout=4, close_timeout=0.2
        ) as socket:
            self.connections += 1
            yield socket

    async def sit(self, socket: ClientConnection) -> None:
        """Until the game is over, it feels like leaving, or the server says nothing for long."""
        if self.sent is not None:
            await socket.send(json.dumps(self.sent))
        silent, left = 0, 1 + self.random.randrange(2 * self.stay)
        while not self.done() and silent < 4 and left > 0:
            try:
                told = json.loads(await asyncio.wait_for(socket.recv(), 1))
            except TimeoutError:
                silent += 1
                if silent == 1 and self.sent is None:
                    await socket.send(json.dumps({"type": "ping", "at": 0}))
                continue
            silent, left = 0, left - 1
            if told["type"] == "gone":
                return
            self.hear(told)
            await self.look(socket)

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
