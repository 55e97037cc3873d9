"""A table that somebody fills with entries, and what logs tell of it."""

from __future__ import annotations

import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from attack.client import Attacker, attacked, attacked_here, soon
from entrepot.server import journal_limits, limits
from entrepot.server.logs import JsonFormatter


def test_a_seat_cannot_change_its_mind_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_limits, "MOST_CHANGES", 10)
    with attacked_here(tmp_path) as server:
        keys = server.table("person", "open", "open")
        where = f"/api/tables/{keys['table']}"
        own = {"Authorization": f"Bearer {keys['key']}"}
        names = [f"Ada{chr(97 + i)}" for i in range(12)]
        replies = [server.ask("POST", f"{where}/rename", {"name": n}, **own) for n in names]
        assert [reply.status for reply in replies] == [204] * 10 + [409] * 2
        assert replies[-1].code == "too-many-changes"
        assert server.ask("POST", f"{where}/move", None, **own).code == "too-many-changes"
        other = server.ask("POST", f"{where}/join", {"name": "Ben", "bearer": True})
        assert other.status == 201
    with attacked_here(tmp_path) as server:
        late = server.ask("POST", f"{where}/rename", {"name": "Cy"}, **own)
        assert late.code == "too-many-changes"


def test_answering_and_stepping_back_in_turn_comes_to_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_limits, "MOST_CHANGES", 5)
    with attacked_here(tmp_path) as server:
        keys = server.table("person", "open", seed=8)
        where = f"/api/tables/{keys['table']}"
        server.ask("POST", f"{where}/join", {"name": "Ben", "bearer": True})
        own = {"Authorization": f"Bearer {keys['key']}"}
        found = ""
        for turn in range(20):
            question = server.ask("GET", where, **own).json["view"]["question"]
            body = {"question": question["id"], "option": question["options"][0]}
            answered = server.ask("POST", f"{where}/answer", {**body, "ticket": f"a{turn}"}, **own)
            assert answered.status == 200, answered
            undone = server.ask("POST", f"{where}/undo", {"ticket": f"u{turn}"}, **own)
            if undone.status != 200:
                found = undone.code
                break
        assert found == "too-many-changes"


def test_a_journal_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal_limits, "MOST_ENTRIES", 5)
    with attacked_here(tmp_path) as server:
        keys = server.table("person", "open", "open")
        where = f"/api/tables/{keys['table']}"
        own = {"Authorization": f"Bearer {keys['key']}"}
        codes = [
            server.ask("POST", f"{where}/rename", {"name": f"Ada{chr(97 + i)}"}, **own)
            for i in range(7)
        ]
        assert [reply.status for reply in codes] == [204] * 5 + [409] * 2
        assert codes[-1].code == "journal-full"
        assert server.ask("GET", where).status == 200


def test_logs_do_not_name_a_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with attacked_here(tmp_path) as server:
        table = server.table("person", "open")["table"]
    spoil(tmp_path)
    with attacked_here(tmp_path) as server:
        assert server.ask("GET", f"/api/tables/{table}").status == 503
    lines = [JsonFormatter().format(record) for record in caplog.records]
    assert any("unreadable header" in line for line in lines)
    assert not any(table in line for line in lines)


def spoil(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "entrepot.sqlite")) as connection:
        connection.execute("UPDATE tables SET header = 'nonsense'")
        connection.commit()


def test_an_upload_that_is_dropped_is_no_error(tmp_path: Path) -> None:
    with attacked(tmp_path, "--log-level", "debug", "--limits", 0) as server:
        sent = {"Content_Type": "application/json", "Content_Length": 1000}
        with server.wire() as wire:
            wire.send(server.head("POST", "/api/tables", **sent) + b"{")
        soon(lambda: [line for line in server.logged("request") if line["method"] == "POST"])
        assert not any("trace" in line for line in server.lines), json.dumps(server.lines)
        assert {line["level"] for line in server.lines} <= {"debug", "info"}


# -- a club behind one address


def test_forty_people_behind_one_address_can_play(tmp_path: Path) -> None:
    """Everybody opens the page, joins, has two sockets, and asks twice a second for a while."""
    with attacked_here(tmp_path, limits=1) as server:
        club = Attacker(server.port, "127.0.0.3")
        opened, keys = [], []
        for table in range(10):
            made = club.table("person", "open", "open", "open")
            keys.append((made["table"], made["key"]))
            for name in ("Ben", "Cy", "Dee"):
                where = f"/api/tables/{made['table']}/join"
                joined = club.ask("POST", where, {"name": f"{name}{table}", "bearer": True})
                assert joined.status == 201, joined
                keys.append((made["table"], joined.json["key"]))
        for table_id, key in keys * 3:
            wire = club.wire()
            opened.append(wire)
            wire.send(club.upgrade(table_id, Authorization=f"Bearer {key}"))
            assert wire.reply().status == 101
        for table_id, key in keys * 5:
            own = {"Authorization": f"Bearer {key}"}
            assert club.ask("GET", f"/api/tables/{table_id}", **own).status == 200
        for wire in opened:
            wire.socket.close()


def test_one_person_gets_no_more_than_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limits' clock goes when the test says so: on a slow machine shares grow meanwhile."""
    seconds = [0.0]
    monkeypatch.setattr(limits, "monotonic", lambda: seconds[0])
    share = limits.LIMITS["own-request"]
    with attacked_here(tmp_path, limits=1) as server:
        keys = server.table("person", "open")
        own = {"Authorization": f"Bearer {keys['key']}"}
        where = f"/api/tables/{keys['table']}"

        def asked_until_refused() -> int:
            asked = 0
            while (reply := server.ask("GET", where, **own)).status == 200:
                asked += 1
                assert asked < 1000
            assert reply.code == "too-often"
            return asked

        assert asked_until_refused() == share.burst
        assert server.ask("GET", where).status == 200
        assert asked_until_refused() == 0
        seconds[0] += 1
        assert asked_until_refused() == share.rate


def test_one_seat_opens_no_more_than_its_share_of_sockets(tmp_path: Path) -> None:
    with attacked_here(tmp_path, limits=1) as server:
        keys = server.table("person", "open")
        wires = []
        for _ in range(21):
            wire = server.wire()
            wires.append(wire)
            wire.send(server.upgrade(keys["table"], Authorization=f"Bearer {keys['key']}"))
            assert wire.reply().status == 101
        soon(lambda: b"\x11\x4d" in wires[-1].read())  # the close code 4429
        assert wires[0].is_open()
        for wire in wires:
            wire.socket.close()


@pytest.fixture(autouse=True)
def _levels(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "entrepot")
