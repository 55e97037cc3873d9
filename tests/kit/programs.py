"""Programs that play at a server's tables over sockets, and keep a ledger of what was accepted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Told = dict[str, Any]


@dataclass
class Ledger:
    """What the server has acknowledged, in no order: (table, seat, ticket) -> option."""

    accepted: dict[tuple[str, int, str], str] = field(default_factory=dict)
    again: int = 0
    """How often an answer was acknowledged twice: it had been sent twice."""
    refused: list[Told] = field(default_factory=list)
    halt: bool = False
    """No new answers; what was sent is still waited for."""


@dataclass
class Program:
    """One seat, played at random. An answer that was not acknowledged is sent again, as it was."""

    url: str
    table: str
    seat: int
    key: str
    ledger: Ledger
    random: Random
    think: Callable[[Random], float] = lambda random: 0.0
    era: int = 0
    events: list[Told] = field(default_factory=list)
    view: Told | None = None
    sent: dict[str, str] | None = None
    answered: str = ""
    """The last question that was answered."""
    over: bool = False
    answers: int = 0
    connections: int = 0

    async def play(self) -> None:
        """Until the game is over, or the ledger is closed and nothing is open."""
        while not self.done():
            try:
                async for socket in self.connected():
                    await self.sit(socket)
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                await asyncio.sleep(0.05 + self.random.random() / 10)

    def done(self) -> bool:
        """Never before it was told the table: one that is made last is looked at, too."""
        told = self.view is not None and self.sent is None
        return told and (self.over or self.ledger.halt)

    async def connected(self) -> AsyncIterator[ClientConnection]:
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {self.key}"}
        async with connect(address, additional_headers=headers, max_size=None) as socket:
            self.connections += 1
            yield socket

    async def sit(self, socket: ClientConnection) -> None:
        if self.sent is not None:
            await socket.send(json.dumps(self.sent))
        while not self.done():
            try:
                told = json.loads(await asyncio.wait_for(socket.recv(), 1))
            except TimeoutError:
                continue
            self.hear(told)
            await self.look(socket)

    def hear(self, told: Told) -> None:
        """The events that were told before a kill are the beginning of those told after it."""
        kind = told["type"]
        if kind == "state":
            assert told["first"] == 0
            assert told["events"][: len(self.events)] == self.events
            self.era, self.events, self.view = told["era"], told["events"], told["view"]
        elif kind == "update":
            assert told["era"] == self.era, "nobody undoes anything here"
            assert told["first"] == len(self.events), "an event was lost, or came twice"
            self.events += told["events"]
            self.view = told["view"]
        elif kind in {"accepted", "refused"} and self.sent:
            if told["ticket"] != self.sent["ticket"]:
                self.ledger.again += 1
            elif kind == "accepted":
                entry = self.table, self.seat, self.sent["ticket"]
                assert entry not in self.ledger.accepted
                self.ledger.accepted[entry] = self.sent["option"]
                self.sent = None
            else:
                self.ledger.refused.append(told)
                self.sent = None

    async def look(self, socket: ClientConnection) -> None:
        """Answers what is asked, if that is not done yet."""
        self.over = bool(self.view and self.view["over"])
        question = self.view.get("question") if self.view else None
        if question is None or self.sent is not None or self.ledger.halt:
            return
        if question["id"] == self.answered:
            return
        if wait := self.think(self.random):
            await asyncio.sleep(wait)
        self.answers += 1
        self.answered = question["id"]
        self.sent = {
            "type": "answer",
            "ticket": f"{self.seat}-{self.answers}",
            "question": question["id"],
            "option": self.random.choice(question["options"]),
        }
        await socket.send(json.dumps(self.sent))
