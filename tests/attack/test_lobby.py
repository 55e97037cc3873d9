"""A lobby that one person would like to have for themselves, and tables that nobody wants."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from attack.client import Attacker, attacked_here, soon
from entrepot.import_export.cards import CARDS
from entrepot.server import lobby, pruning
from entrepot.server.pruning import prune
from entrepot.server.sqlite_schema import FILE

SILK, TRADE = "maritime-silk-road", "import-export"


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "SHARE", 3)
    monkeypatch.setattr(lobby, "PAGE", 4)
    monkeypatch.setattr(pruning, "LOOK_EVERY", 0.05)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Attacker]:
    with attacked_here(tmp_path, limits=1) as found:
        yield found


def shown(server: Attacker, query: str = "") -> list[dict[str, Any]]:
    reply = server.ask("GET", f"/api/tables{query}")
    assert reply.status == 200, reply
    return list(reply.json)


def ids(server: Attacker, query: str = "") -> list[str]:
    return [table["id"] for table in shown(server, query)]


def wanted(server: Attacker, **more: Any) -> tuple[int, str]:
    seats = [{"kind": "person"}, {"kind": "open"}]
    body = {"game": SILK, "seats": seats, "listed": True, "bearer": True, **more}
    reply = server.ask("POST", "/api/tables", body)
    return reply.status, reply.json["table"] if reply.status == 201 else reply.code


def test_one_address_cannot_fill_the_lobby(server: Attacker) -> None:
    other = Attacker(server.port, "127.0.0.2")
    made = wanted(other)[1]
    replies = [wanted(server) for _ in range(5)]
    assert [status for status, _ in replies] == [201] * 3 + [409] * 2
    assert replies[-1][1] == "too-many-listed"
    assert made in ids(server)
    assert wanted(server, listed=False)[0] == 201
    keys = server.table("person", "open")
    host = {"Authorization": f"Bearer {keys['host_key']}"}
    where = f"/api/tables/{keys['table']}"
    refused = server.ask("POST", f"{where}/listed", {"listed": True}, **host)
    assert (refused.status, refused.code) == (409, "too-many-listed")


def test_whoever_hides_or_finishes_a_table_may_show_another(server: Attacker) -> None:
    keys = server.table("person", "open", listed=True)
    host = {"Authorization": f"Bearer {keys['host_key']}"}
    assert [wanted(server)[0] for _ in range(3)] == [201, 201, 409]
    hidden = server.ask("POST", f"/api/tables/{keys['table']}/listed", {"listed": False}, **host)
    assert hidden.status == 204
    assert wanted(server)[0] == 201
    assert wanted(server)[0] == 409


def test_the_lobby_comes_in_pages_those_that_wait_first(tmp_path: Path) -> None:
    with attacked_here(tmp_path) as server:
        waiting = [server.table("person", "open", listed=True)["table"] for _ in range(5)]
        playing = server.table("person", "easy", listed=True)["table"]
        trade = server.table("person", "open", listed=True, game=TRADE)["table"]
        everything = [trade, *reversed(waiting), playing]
        assert ids(server) == everything[:4]
        assert ids(server, "?skip=4") == everything[4:]
        assert ids(server, "?skip=100") == []
        assert ids(server, "?state=playing") == [playing]
        assert ids(server, f"?game={TRADE}") == [trade]
        assert ids(server, f"?game={TRADE}&state=playing") == []
        assert ids(server, "?game=chess") == []
        for wrong in ("?skip=-1", "?skip=x", "?state=over", "?game=" + "x" * 100):
            assert server.ask("GET", f"/api/tables{wrong}").status == 400


def test_finished_games_leave_the_lobby(server: Attacker) -> None:
    table = server.table("easy", "easy", listed=True, pace=0)["table"]
    soon(lambda: server.ask("GET", f"/api/tables/{table}").json["table"]["state"] == "over")
    assert ids(server) == []


def test_own_cards_do_not_blow_up_the_lobby(server: Attacker) -> None:
    names = list(CARDS)
    own = {"cards": {name: {"tier": CARDS[name].tier} for name in names}}
    status, table = wanted(server, game=TRADE, options=own)
    assert status == 201, table
    (listing,) = shown(server)
    assert len(str(listing)) < 2_000
    assert listing["shortened"] is True
    assert "cards" not in listing["options"]
    whole = server.ask("GET", f"/api/tables/{table}").json["table"]["options"]
    assert len(whole["cards"]) == len(names)


# -- prune beside a server


def test_tables_are_pruned_while_the_server_runs_except_those_in_memory(tmp_path: Path) -> None:
    with attacked_here(tmp_path) as server:
        old = [server.table("person", "open")["table"] for _ in range(3)]
    with attacked_here(tmp_path) as server:
        assert server.ask("GET", f"/api/tables/{old[0]}").status == 200  # in memory from now on
        assert prune(tmp_path, 0) == 2
        assert server.ask("GET", f"/api/tables/{old[1]}").status == 404
        kept = f"/api/tables/{old[0]}"
        assert server.ask("POST", f"{kept}/join", {"name": "Ada", "bearer": True}).status == 201
        assert prune(tmp_path, 0, playing=True) == 0
        assert {path.name for path in tmp_path.iterdir()} <= {
            "entrepot.lock",
            *(f"{FILE}{end}" for end in ("", "-wal", "-shm")),
        }
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [(old[0],)]


def test_a_request_that_nobody_understands_is_dropped(tmp_path: Path) -> None:
    with attacked_here(tmp_path) as server:
        (tmp_path / pruning.REQUEST).write_text("remove everything")
        soon(lambda: not (tmp_path / pruning.REQUEST).exists())
        assert server.ask("GET", "/health").status == 200
