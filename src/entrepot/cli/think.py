"""Thinking for the bots of servers that share a database, started from the command line."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from entrepot.cli import screen
from entrepot.server import logs
from entrepot.server.errors import StoreProblem
from entrepot.server.places import shown
from entrepot.text import say
from entrepot.workers import cores


def run(database: str, workers: int | None, level: str, lang: str) -> None:
    try:
        from entrepot.server.thinking import Thinkers
    except ImportError:
        raise StoreProblem("postgres-missing") from None
    count = workers or cores()
    logs.configure(level)
    out = screen.console()
    out.print(say("server-thinks", lang, workers=count, path=shown(database)), soft_wrap=True)
    out.file.flush()

    async def main() -> None:
        await Thinkers(database, count).run()

    with suppress(KeyboardInterrupt):
        asyncio.run(main())
