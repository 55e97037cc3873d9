"""All that deploy/ puts together, but for the containers: nginx, two servers, PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from kit.nginx import ask, nginx
from kit.server_process import ServerProcess, free_port
from kit.waiting import eventually


@pytest.mark.nightly
def test_a_game_goes_on_behind_the_proxy_while_servers_are_killed_and_replaced(
    database: str, tmp_path: Path
) -> None:
    """Whoever plays notices nothing: no request fails, and every answer counts once."""
    port, chance, given = free_port(), Random(1), 0
    public = ("--public-url", f"https://127.0.0.1:{port}")
    one, two = (ServerProcess(tmp_path / name, *public, database=database) for name in "12")
    changes = {
        10: one.kill,
        15: one.start,
        20: two.stop,
        25: two.start,
        30: one.stop,
        35: one.start,
    }
    try:
        with nginx(tmp_path, port, {"one": one.port, "two": two.port}):
            seats = [{"kind": "person"}, {"kind": "bot", "level": "easy"}]
            wanted = {"game": "maritime-silk-road", "seats": seats, "pace": 0, "bearer": True}
            made = ask(port, "/api/tables", wanted)
            table, key = f"/api/tables/{made['table']}", made["key"]
            while told := eventually(lambda: asked(port, table, key)):
                if told["table"]["state"] == "over":
                    break
                changes.get(given, int)()
                question = told["view"]["question"]
                option = chance.choice(question["options"])
                answer = {"ticket": f"t{given}", "question": question["id"], "option": option}
                ask(port, f"{table}/answer", answer, key)
                given += 1
            assert given > max(changes)
            answers = ask(port, f"{table}/record")["answers"]
            assert sum(seat == made["seat"] for seat, *_ in answers) == given
    finally:
        for server in (one, two):
            server.stop()


def asked(port: int, table: str, key: str) -> Any:
    """The table, if the person is asked something or the game is over."""
    told = ask(port, table, key=key)
    return told if told["table"]["state"] == "over" or told["view"].get("question") else None
