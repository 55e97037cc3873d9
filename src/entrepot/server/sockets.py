"""The socket of a table: what happens goes out, what is said comes in, each at its own speed."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from entrepot import EntrepotError, text
from entrepot.server.errors import NoSuchTable, RequestRefused, TooOften
from entrepot.server.house import Here, House, keys, sender
from entrepot.server.problems import known, malformed
from entrepot.server.protocol import Accepted, Gone, Ping, Pong, Refused, Resync, Said
from entrepot.server.tables import Table
from entrepot.server.watching import Watcher

log = logging.getLogger("entrepot.sockets")

LARGEST = 16 * 1024
"""Bytes of a frame."""
PATIENCE = 20.0
"""Seconds to take a frame."""
MOST_FAULTS = 20
"""So many frames one after another that are none, or too many, end a socket."""
GONE, IDLE, FAULTY, TOO_MANY = 4404, 4408, 4400, 4429
GIVEN_UP = (WebSocketDisconnect, TimeoutError, OSError)
"""The other side is gone, or takes nothing more."""

AnySocket = WebSocket[Any, Any, Any]
number = count()
encode = msgspec.json.encode
read = msgspec.json.Decoder(Said).decode


@websocket("/api/tables/{id:str}/socket")
async def socket(
    socket: AnySocket,
    house: Here,
    id: FromPath[str],
    era: FromQuery[int | None] = None,
    first: FromQuery[int] = 0,
) -> None:
    await socket.accept()
    with house.limits.opened(sender(socket)) as allowed:
        if not allowed:
            return await close(socket, TOO_MANY)
        try:
            table = await house.tables.get(id)
            watcher = await table.watch(table.who(*keys(socket)), era=era, first=max(first, 0))
        except NoSuchTable as error:
            await tell(socket, encode(Gone(code=error.code)))
            return await close(socket, GONE)
        return await talk(Talk(socket, house, table, watcher))


async def talk(talk: Talk) -> None:
    """Until either direction ends."""
    out, back = asyncio.ensure_future(talk.telling()), asyncio.ensure_future(talk.listening())
    try:
        await asyncio.wait({out, back}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        talk.table.unwatch(talk.watcher)
        talk.house.limits.drop("frame", talk.name)
        for task in (out, back):
            task.cancel()
        ended = await asyncio.gather(out, back, return_exceptions=True)
    for result in ended:
        if isinstance(result, Exception) and not isinstance(result, GIVEN_UP):
            log.error("socket-broke", exc_info=result)
    await close(talk.socket, next((code for code in ended if isinstance(code, int)), GONE))


async def tell(socket: AnySocket, frame: bytes) -> None:
    await socket.send_data(frame.decode(), mode="text")


async def close(socket: AnySocket, code: int) -> None:
    with suppress(Exception):  # the other side may be gone already
        async with asyncio.timeout(PATIENCE):
            await socket.close(code=code)


class Talk:
    def __init__(self, socket: AnySocket, house: House, table: Table, watcher: Watcher) -> None:
        self.socket, self.house, self.table, self.watcher = socket, house, table, watcher
        self.sender, self.name = sender(socket), str(next(number))
        self.faults = 0

    async def telling(self) -> int:
        """Until nothing more comes, or the other side takes no more."""
        async for frame in self.watcher:
            async with asyncio.timeout(PATIENCE):
                await tell(self.socket, frame)
        return GONE

    async def listening(self) -> int:
        """Until nothing was said for long, or nonsense only."""
        while self.faults <= MOST_FAULTS:
            try:
                async with asyncio.timeout(self.house.settings.idle):
                    frame = await self.receive()
            except TimeoutError:
                return IDLE
            self.watcher.put(encode(await self.answer(frame)))
        return FAULTY

    async def receive(self) -> bytes:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.receive":
                words = message.get("text")
                return (message.get("bytes") or b"") if words is None else words.encode()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="")

    async def answer(self, frame: bytes) -> msgspec.Struct:
        ticket = None
        try:
            self.check(frame)
            said = self.said(frame)
            match said:
                case Ping(at=at):
                    return Pong(at=at)
                case Resync(first=first):
                    return self.table.state(self.watcher.who, era=self.table.era, first=first)
                case _:
                    ticket = said.ticket
                    await self.table.do(self.watcher.who, said)
                    return Accepted(ticket=ticket)
        except Exception as error:
            return refused(known(error), ticket)

    def check(self, frame: bytes) -> None:
        self.faults += 1
        limits = self.house.limits
        wait = max(limits.wait("frame", self.name), limits.wait("frames", self.sender))
        if wait:
            raise TooOften("too-often", seconds=max(1, round(wait)))
        if len(frame) > LARGEST:
            raise RequestRefused("frame-too-large", status=413, most=LARGEST)

    def said(self, frame: bytes) -> Said:
        try:
            said: Said = read(frame)
        except msgspec.DecodeError as error:
            raise malformed(error) from None
        self.faults = 0
        return said


def refused(error: EntrepotError, ticket: str | None) -> Refused:
    return Refused(ticket=ticket, code=error.code, facts=error.facts, text=text.error(error))
