"""Trying again from a moment of a finished game: a table of its own that leaves the game alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import entrepot
from entrepot.review.branches import branch_of, match_at
from entrepot.server.branching import first_match, own_record
from entrepot.server.table_state import Header, TableState, initial_state
from entrepot.server.tables import rematch_header
from kit.live import Live, live
from server.test_app import bearer, told

AT = 5


def finish(server: Live, table: str) -> dict[str, Any]:
    """Watch until the game is over; its record."""
    with server.socket(table) as socket:
        while not (socket.view or {}).get("over"):
            socket.read()
    return dict(server.http.get(f"/api/tables/{table}/record").json())


def view_at(record: dict[str, Any], seat: int) -> Any:
    match = match_at({**record, "fair_deal": None}, AT)
    return msgspec.to_builtins(match.view(seat))


@pytest.mark.parametrize("game", ["maritime-silk-road", "import-export"])
def test_a_branch_goes_on_from_its_moment_against_bots_also_after_a_restart(
    tmp_path: Path, game: str
) -> None:
    with live(tmp_path) as server:
        source = server.made("easy", "easy", game=game)["table"]
        record = finish(server, source)
        where = f"/api/tables/{source}/branch"
        seat = record["answers"][AT][0]
        body = {"answer": AT, "seat": seat, "level": "easy", "pace": 0, "bearer": True}
        reply = server.http.post(where, json={**body, "name": "Ada"})
        assert reply.status_code == 201, reply.text
        keys = reply.json()
        mine = f"/api/tables/{keys['table']}"
        found = server.http.get(mine, headers=bearer(keys["key"])).json()
        assert found["seat"] == seat
        assert found["table"]["state"] == "playing"
        assert [each["kind"] for each in found["table"]["seats"]].count("bot") == 1
        assert found["view"] == view_at(record, seat)
        told(server.http.get(f"{mine}/record"), 409, "record-later")
        told(server.http.post(f"{mine}/review", json={}), 409, "review-later")
        told(server.http.post(f"{mine}/branch", json=body), 409, "review-later")
        end = len(record["answers"])
        told(server.http.post(where, json={**body, "answer": end}), 400, "no-such-answer")
        told(server.http.post(where, json={**body, "answer": end + 1}), 400, "no-such-answer")
        assert server.http.post(where, json={**body, "seat": 4}).status_code == 400
        assert server.http.get(f"/api/tables/{source}/record").json() == record
    with live(tmp_path) as server:
        found = server.http.get(mine, headers=bearer(keys["key"])).json()
        assert found["view"] == view_at(record, seat)
        assert server.http.post(f"{mine}/leave", headers=bearer(keys["key"])).status_code == 204
        played = finish(server, keys["table"])
    match = entrepot.replay(played)
    assert match.over
    assert played["answers"][:AT] == record["answers"][:AT]
    branch = branch_of(played)
    assert branch is not None
    assert (branch.game, branch.answers) == (record["digest"], AT)


def branch_state() -> TableState:
    match = entrepot.new("maritime-silk-road", 2, 1)
    for _ in range(3):
        asked = match.pending[0]
        match.answer(asked.seat, asked.options[0].id)
    header = Header(
        game=match.game,
        players=2,
        options={},
        seed=1,
        rules=1,
        seats=[],
        listed=False,
        pace=0,
        clock=None,
        grace=None,
        shuffle=False,
        host=None,
        record=msgspec.json.decode(msgspec.json.encode(match.record())),
        branch={"game": "d", "answers": 3},
    )
    return initial_state("t1", header, 0)


def test_the_rematch_of_a_branch_is_a_new_game() -> None:
    again = rematch_header(branch_state())
    assert (again.record, again.branch) == (None, None)


def test_a_branch_that_steps_back_into_its_game_shares_less_of_it() -> None:
    state = branch_state()
    state.match = first_match(state)
    assert own_record(state)["branch"] == {"game": "d", "answers": 3}
    state.match.undo(state.match.answers[-1][0], agreed=True)
    assert own_record(state)["branch"] == {"game": "d", "answers": 2}
