"""The table server, started from the command line."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import threading
import webbrowser
from contextlib import suppress
from time import monotonic
from types import FrameType

import uvicorn

from entrepot import BadOptions
from entrepot.cli import screen
from entrepot.server import addresses, logs, open_files
from entrepot.server.places import Where, shown
from entrepot.server.services import Settings
from entrepot.server.serving import uvicorn_config
from entrepot.server.stores import open_store
from entrepot.text import say

GOODBYE = 0.05
"""Seconds in which sockets are told that the server stops."""


def bound_socket(host: str, port: int, lang: str) -> socket.socket:
    """A socket bound to this address. If that is impossible, say why and exit."""
    found = None
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        found = socket.socket(family, kind, protocol)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            found.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        found.bind(address)
        return found
    except OSError as error:
        if found is not None:
            found.close()
        taken = error.errno == errno.EADDRINUSE
        key = "server-port-taken" if taken else "server-no-host"
        screen.fail(say(key, lang, host=host, port=str(port), why=str(error.strerror)))


class Server(uvicorn.Server):
    """Announces its address once it is listening."""

    def __init__(self, config: uvicorn.Config, settings: Settings, open: bool, lang: str) -> None:
        super().__init__(config)
        self.settings, self.open, self.lang = settings, open, lang
        self.told_to_stop: tuple[int, float] | None = None
        """The first signal to stop, and when it came."""

    def handle_exit(self, number: int, frame: FrameType | None) -> None:
        """Take no new work, but go on for a while; a second signal stops at once."""
        self.settings.readiness.stopping = True
        if self.told_to_stop is None and self.settings.drain:
            self.told_to_stop = (number, monotonic())
        else:
            super().handle_exit(number, frame)

    async def on_tick(self, counter: int) -> bool:
        if self.told_to_stop is not None and not self.should_exit:
            number, since = self.told_to_stop
            if monotonic() - since >= self.settings.drain:
                super().handle_exit(number, None)
        if self.should_exit:
            self.settings.readiness.goodbye()
            await asyncio.sleep(GOODBYE)
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if hasattr(signal, "SIGHUP"):  # closing the window also stops it cleanly
            signal.signal(signal.SIGHUP, self.handle_exit)
        announce(self.settings, self.lang)
        if self.open:
            address = own_address(self.settings)
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def own_address(settings: Settings) -> str:
    """The page's address on this computer."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    return f"http://{addresses.bracketed(host)}:{settings.port}/"


def announce(settings: Settings, lang: str) -> None:
    out = screen.console()
    found = addresses.shared_addresses(settings.host, settings.port, settings.public)
    lines = [say("server-here", lang, address=own_address(settings))]
    lines += [say("server-others", lang, address=address) for address in found]
    lines += [] if found else [say("server-alone", lang)]
    lines += [say("server-data", lang, path=shown(settings.where)), say("server-stop", lang)]
    for line in lines:
        out.print(line, soft_wrap=True)
    out.file.flush()


async def check_store(where: Where) -> None:
    """A store that can't be used raises an error that explains it."""
    await (await open_store(where)).stop()


def start_server(settings: Settings, level: str, open: bool, lang: str) -> None:
    if level not in ("debug", "info", "warning", "error"):
        raise BadOptions("bad-level", field="log-level", level=level[:40])
    with bound_socket(settings.host, settings.port, lang) as bound:
        settings = Settings(**{**vars(settings), "port": bound.getsockname()[1]})
        logs.configure(level)
        asyncio.run(check_store(settings.where))
        open_files.raise_limit()
        with suppress(KeyboardInterrupt):  # raised again once the server has stopped
            Server(uvicorn_config(settings), settings, open, lang).run(sockets=[bound])
