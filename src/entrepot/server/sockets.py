"""A table's socket: messages go out and commands come in, each at its own pace."""

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

from entrepot import text
from entrepot.server.company_protocol import Introduce, Say
from entrepot.server.errors import Busy, NoSuchTable, RequestRefused, StoreProblem, TooOften
from entrepot.server.guard import client
from entrepot.server.instruments import REFUSALS
from entrepot.server.limits import MOST_OWN_SOCKETS
from entrepot.server.problems import as_entrepot_error, malformed
from entrepot.server.protocol import (
    Accepted,
    ClientMessage,
    Gone,
    Ping,
    Pong,
    Refused,
    Resync,
    ServerMessage,
)
from entrepot.server.services import Services, ServicesDep, keys_of
from entrepot.server.subscriber import Subscriber
from entrepot.server.table import Table
from entrepot.server.table_talk import talker

log = logging.getLogger("entrepot.sockets")

LARGEST = 16 * 1024
"""The most bytes in a message."""
PATIENCE = 20.0
"""Seconds that a client has to receive a message."""
MOST_FAULTS = 20
"""More than this many messages in a row that are malformed or too fast close the socket."""
GONE, IDLE, FAULTY, TOO_MANY, TRY_LATER, RESTART = 4404, 4408, 4400, 4429, 1013, 1012
DISCONNECTED = (WebSocketDisconnect, TimeoutError, OSError)
"""The other side is gone, or accepts nothing more."""

AnySocket = WebSocket[Any, Any, Any]
connection_numbers = count()
encode = msgspec.json.encode
decode = msgspec.json.Decoder(ClientMessage).decode


@websocket("/api/tables/{id:str}/socket")
async def socket(
    socket: AnySocket,
    services: ServicesDep,
    id: FromPath[str],
    era: FromQuery[int | None] = None,
    first: FromQuery[int] = 0,
) -> None:
    await socket.accept()
    with services.limits.open_socket(client(socket.scope)) as allowed:
        if not allowed:
            return await close(socket, TOO_MANY)
        try:
            table = await services.tables.get(id)
        except NoSuchTable as error:
            await send(socket, encode(Gone(code=error.code)))
            return await close(socket, GONE)
        except (StoreProblem, Busy):
            return await close(socket, TRY_LATER)
        address = client(socket.scope)
        sender = table.identify(*keys_of(socket, id), client=address)
        own = sender.seat is not None
        person = f"{table.id} {sender.seat}" if own else f"watching {address}"
        most = MOST_OWN_SOCKETS if own else None
        with services.limits.open_socket(person, most) as allowed:
            if not allowed:
                return await close(socket, TOO_MANY)
            subscriber = table.subscribe(sender, era=era, first=max(first, 0), client=address)
            return await Connection(socket, services, table, subscriber).run()


async def send(socket: AnySocket, message: bytes) -> None:
    try:
        await socket.send_data(message.decode(), mode="text")
    except RuntimeError:  # uvicorn has closed it already, because a frame was malformed
        raise WebSocketDisconnect(detail="") from None


async def close(socket: AnySocket, code: int) -> None:
    with suppress(Exception):  # the other side may be gone already
        async with asyncio.timeout(PATIENCE):
            await socket.close(code=code)


class Connection:
    def __init__(
        self, socket: AnySocket, services: Services, table: Table, subscriber: Subscriber
    ) -> None:
        self.socket, self.services, self.table = socket, services, table
        self.subscriber, self.client = subscriber, client(socket.scope)
        self.name = str(next(connection_numbers))
        self.faults = 0

    async def run(self) -> None:
        """Send and receive until either direction ends."""
        tasks = [asyncio.ensure_future(self.send_all()), asyncio.ensure_future(self.receive_all())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.unsubscribe(self.subscriber)
            self.services.limits.drop("message", self.name)
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for result in ended:
            if isinstance(result, Exception) and not isinstance(result, DISCONNECTED):
                log.error("socket-broke", exc_info=result)
        await close(self.socket, next((code for code in ended if isinstance(code, int)), GONE))

    async def send_all(self) -> int:
        """Send until there are no more messages or the other side accepts no more."""
        async for message in self.subscriber:
            async with asyncio.timeout(PATIENCE):
                await send(self.socket, message)
        return RESTART if self.subscriber.ended == "server-stops" else GONE

    async def receive_all(self) -> int:
        """Receive until the client has been silent for long, or has sent only nonsense."""
        while self.faults <= MOST_FAULTS:
            try:
                async with asyncio.timeout(self.services.settings.idle):
                    message = await self.receive()
            except TimeoutError:
                return IDLE
            self.subscriber.put(encode(await self.reply(message)))
        return FAULTY

    async def receive(self) -> bytes:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.receive":
                words = message.get("text")
                return (message.get("bytes") or b"") if words is None else words.encode()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="")

    async def reply(self, message: bytes) -> ServerMessage:
        """Carry out what the client asks, and say how it went."""
        ticket = None
        try:
            self.check(message)
            match self.parse(message):
                case Ping(at=at):
                    return Pong(at=at)
                case Resync(first=first):
                    return self.table.state_for(self.subscriber.sender, first)
                case Introduce(name=name) as introduced:
                    ticket = introduced.ticket
                    self.table.introduce(self.subscriber, name)
                    return Accepted(ticket=ticket)
                case command:
                    ticket, sender = command.ticket, self.subscriber.sender
                    if isinstance(command, Say):
                        self.services.limits.take(
                            "talk", talker(self.table.id, sender, self.client)
                        )
                        sender = sender._replace(name=self.subscriber.name)
                    return await self.table.do(sender, command)
        except Exception as caught:
            error = as_entrepot_error(caught)
            REFUSALS.labels(error.code).inc()
            code, facts, words = error.code, error.facts, text.error(error)
            return Refused(ticket=ticket, code=code, facts=facts, text=words)

    def check(self, message: bytes) -> None:
        self.faults += 1
        limits = self.services.limits
        wait = max(limits.wait("message", self.name), limits.wait("messages", self.client))
        if wait:
            raise TooOften("too-often", seconds=max(1, round(wait)))
        if len(message) > LARGEST:
            raise RequestRefused("frame-too-large", status=413, most=LARGEST)

    def parse(self, message: bytes) -> ClientMessage:
        try:
            parsed: ClientMessage = decode(message)
        except msgspec.DecodeError as error:
            raise malformed(error) from None
        self.faults = 0
        return parsed
