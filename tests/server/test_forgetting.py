"""A table that is forgotten leaves nothing in memory, whatever was done at it."""

from __future__ import annotations

import gc
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from entrepot.kernel.match import Match
from entrepot.server.auto_player import AutoPlayer
from entrepot.server.sockets import Connection
from entrepot.server.table import Table
from entrepot.server.table_state import TableState
from entrepot.server.tables import Tables
from kit.live import Live, live
from kit.waiting import eventually

SEED = 20_261_115
"""By which the matches of this test are known among all others."""

SEED_OF: dict[type, Callable[[Any], int]] = {
    Match: lambda match: match.seed,
    TableState: lambda state: state.header.seed,
    Table: lambda table: table.state.header.seed,
    AutoPlayer: lambda player: player._table.state.header.seed,
    Connection: lambda connection: connection.table.state.header.seed,
}


def remaining() -> list[str]:
    """What is still in memory of this test's tables, its parts and its matches."""
    gc.unfreeze()
    gc.disable()
    gc.collect()
    gc.unfreeze()  # the server's collector has frozen what is left
    objects = gc.get_objects()
    gc.enable()
    found = []
    for each in objects:
        kind = type(each)
        with suppress(AttributeError):  # what another thread has just begun to make
            if kind in SEED_OF and SEED_OF[kind](each) == SEED:
                found.append(kind.__name__)
    return found


def play(server: Live, *kinds: str, game: str) -> set[str]:
    """All that can be asked of a table, until it has no more people; what of it was in memory."""
    keys = server.made(*kinds, game=game, seed=SEED)
    path, bearer = f"/api/tables/{keys['table']}", {"Authorization": f"Bearer {keys['key']}"}
    for number in range(kinds.count("open")):
        server.http.post(f"{path}/join", json={"name": f"Guest {number}", "bearer": True})
    with server.socket(keys["table"], keys["key"]) as mine, server.socket(keys["table"]):
        for option in (0, 0, -1):
            while not (question := (mine.view or {}).get("question")):
                mine.read()
            mine.ask("answer", question="0.9999", option="nonsense")
            mine.ask("answer", question=question["id"], option=question["options"][option])
            mine.ask("undo")
            mine.say("resync", first=0)
            mine.until("state")
        server.http.get(f"{path}/hint", headers=bearer)
        return set(remaining())


def test_nothing_of_a_forgotten_table_is_left_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    defaults = Tables.__init__.__kwdefaults__
    assert defaults is not None
    monkeypatch.setitem(defaults, "forget_after", 0.2)
    with live(tmp_path) as server:
        everything = {"Table", "TableState", "Match", "AutoPlayer", "Connection"}
        assert play(server, "person", "open", game="maritime-silk-road") == everything
        assert play(server, "person", "open", "easy", game="import-export") == everything
        eventually(lambda: server.http.get("/health").json()["tables"] == 0)
        eventually(lambda: remaining() == [])
