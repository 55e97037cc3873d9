"""Killed at any instant, the server loses nothing that it acknowledged, and doubles nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

import entrepot
from entrepot.server import journal, sqlite_schema
from entrepot.server.journal import Answer, Undo
from entrepot.server.store import EntryRow
from kit import self_playing_server
from kit.games import short_or_nightly
from kit.server import serving


def killed(folder: Path, seed: int) -> tuple[set[tuple[str, int, str]], set[tuple[str, int, str]]]:
    """Let it answer, kill it: what it acknowledged, and what it had been asked."""
    tests = str(Path(self_playing_server.__file__).parent.parent)
    source = str(Path(entrepot.__file__).parent.parent)
    command = [sys.executable, self_playing_server.__file__, str(folder), str(seed)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([source, tests])}
    lines = []
    wait_for = 40 + Random(seed).randrange(150)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            if len(lines) == wait_for:
                process.send_signal(signal.SIGKILL)  # what is in the pipe is still read
    assert process.returncode == -signal.SIGKILL
    tried: set[tuple[str, int, str]] = set()
    done: set[tuple[str, int, str]] = set()
    for line in lines:
        if line.endswith("\n"):
            word, table, seat, ticket = line.split()
            (done if word == "done" else tried).add((table, int(seat), ticket))
    return done, tried


def on_disk(folder: Path) -> dict[str, list[EntryRow]]:
    found: dict[str, list[EntryRow]] = {}
    names = ", ".join(EntryRow._fields)
    with closing(sqlite3.connect(folder / sqlite_schema.FILE)) as connection:
        for table, *row in connection.execute(
            f"SELECT table_id, {names} FROM steps ORDER BY table_id, number"
        ):
            found.setdefault(table, []).append(EntryRow(*row))
    return found


@pytest.mark.parametrize("seed", range(short_or_nightly(2, 20)))
def test_what_was_acknowledged_is_there_exactly_once_after_a_kill(
    seed: int, tmp_path: Path
) -> None:
    done, tried = killed(tmp_path, seed)
    assert len(done) >= 15
    kept = on_disk(tmp_path)
    tickets = [
        (table, row.seat, row.ticket) for table, rows in kept.items() for row in rows if row.ticket
    ]
    assert len(tickets) == len(set(tickets))
    assert done <= set(tickets) <= tried

    async def look() -> None:
        async with serving(tmp_path) as tables:
            for id, rows in kept.items():
                table = await tables.get(id)
                assert table.state.frozen is None
                assert table.state.entry_count == len(rows)
                match = table.state.match
                assert match is not None
                assert entrepot.replay(match.record()).digest() == match.digest()
                assert match.record()["answers"] == expected(rows)

    asyncio.run(look())


def expected(rows: list[EntryRow]) -> list[list[object]]:
    """The answers that the entries leave, counted by hand: nobody undoes another's answer here."""
    answers: list[list[object]] = []
    for entry in (journal.read_entry(row) for row in rows):
        if isinstance(entry, Answer):
            answers.append([entry.seat, entry.kind, entry.option])
        if isinstance(entry, Undo):
            for _ in range(entry.times):
                last = max(i for i, answer in enumerate(answers) if answer[0] == entry.seat)
                del answers[last]
    return answers
