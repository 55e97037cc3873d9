"""Plain play when the server goes away, and the program itself in a pipe and a terminal."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest

from cli.conftest import PATIENCE, PROGRAM, Open
from entrepot.cli.sessions.remote import RemoteSession
from entrepot.cli.sessions.table_api import parse_link
from kit.reading import reading
from kit.screens import run
from kit.server_process import ServerProcess


@pytest.fixture(scope="module")
def killable(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    found = ServerProcess(tmp_path_factory.mktemp("killed") / "data", "--workers", "1")
    yield found
    found.stop()


def made(server: ServerProcess) -> dict[str, Any]:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "easy"}]
    wanted = {"game": "maritime-silk-road", "seats": seats, "pace": 0, "bearer": True}
    return dict(server.want("POST", "/api/tables", {**wanted, "shuffle": False, "seed": 7}))


def test_an_answer_survives_a_server_that_is_killed(killable: ServerProcess) -> None:
    keys = made(killable)
    place = RemoteSession(parse_link(f"{killable.url}/#/t/{keys['table']}"), keys["key"])

    async def play() -> None:
        async with reading(place) as ann:
            await ann.asked()
            await asyncio.to_thread(killable.kill)
            await ann.until("The connection is lost.", ">")
            ann.type("silk")
            await ann.until("Sent:")
            ann.type("tea")
            await ann.until("Your answer is on its way.")
            await asyncio.to_thread(killable.start)
            await ann.until("The connection is back.", "You load silk on ship 1", "q quit", ">")
            loads = [e for e in place.events if e.type == "load" and e.seat == 0]
            assert [event.cards for event in loads] == [["silk"]]

    run(play())


def test_the_program_plays_in_a_pipe_and_in_a_terminal(
    killable: ServerProcess, terminal: Open
) -> None:
    keys = made(killable)
    address = f"{killable.url}/#/t/{keys['table']}"
    seat = ["play", "--table", address, "--key", keys["key"]]
    piped = subprocess.run(
        [*PROGRAM, *seat], input=b"silk\n", capture_output=True, timeout=PATIENCE, check=True
    )
    assert b"\x1b" not in piped.stdout
    assert b"> silk\n" in piped.stdout
    assert b"You load silk on ship 1" in piped.stdout
    assert piped.stdout.endswith(f"--key {keys['key']}\n".encode())
    shown = terminal(*seat, "--plain", NO_COLOR="1")
    assert shown.until("> ")
    shown.type("\x03")  # Ctrl-C
    assert shown.end() == 0
    assert "Traceback" not in shown.shown
    assert "\x1b" not in shown.shown
    assert f"--key {keys['key']}" in shown.shown
