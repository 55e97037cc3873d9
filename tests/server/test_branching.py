"""Trying again from a moment of a finished game: a table of its own that leaves the game alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import entrepot
from entrepot.review.branches import branch_of, judged, match_at
from entrepot.server.branching import first_match, own_record
from entrepot.server.table_state import Header, TableState, initial_state
from entrepot.server.tables import rematch_header
from kit.live import Live, live
from kit.slow_records import slow_record
from review.conftest import thrown_away
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
        body["title"] = " What  if "
        reply = server.http.post(where, json={**body, "name": "Ada"})
        assert reply.status_code == 201, reply.text
        keys = reply.json()
        mine = f"/api/tables/{keys['table']}"
        found = server.http.get(mine, headers=bearer(keys["key"])).json()
        assert found["seat"] == seat
        assert found["table"]["state"] == "playing"
        assert found["table"]["branch"] == {
            "game": record["digest"],
            "answers": AT,
            "name": "What if",
        }
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
    assert (branch.game, branch.answers, branch.name) == (record["digest"], AT, "What if")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("branches")) as found:
        yield found


RECORD = thrown_away("maritime-silk-road")[0].record()
"""A record of a few answers."""
BETTER = "play:tea:tea+tea+tea"
BODY = {"record": RECORD, "answer": 1, "seat": 0, "bearer": True}


def test_a_record_is_tried_again_also_if_its_game_is_not_over(server: Live) -> None:
    for record in (RECORD, entrepot.new("import-export", 3, 1).record()):
        answer = min(1, len(record["answers"]))
        body = {**BODY, "record": record, "answer": answer}
        reply = server.http.post("/api/branches", json=body)
        assert reply.status_code == 201, reply.text
        keys = reply.json()
        where = f"/api/tables/{keys['table']}"
        found = server.http.get(where, headers=bearer(keys["key"])).json()
        assert found["view"] == msgspec.to_builtins(match_at(record, answer).view(0))
        assert found["table"]["branch"]["game"] == record["digest"]
        assert (found["table"]["grace"], found["table"]["listed"]) == (None, False)


def test_the_beginning_of_a_branch_is_a_record_to_send_to_others(server: Live) -> None:
    body = {**BODY, "title": "What if"}
    found = server.http.post("/api/branches/record", json=body).json()
    assert found["answers"] == [list(each) for each in RECORD["answers"][:1]]
    branch = branch_of(found)
    assert branch is not None
    assert (branch.game, branch.answers, branch.name) == (RECORD["digest"], 1, "What if")
    assert server.http.post("/api/branches", json={**BODY, "record": found}).status_code == 201


def test_what_the_seat_could_not_know_can_be_dealt_again(server: Live) -> None:
    hands = set()
    for _ in range(4):
        reply = server.http.post("/api/branches", json={**BODY, "redealt": True}).json()
        where, key = f"/api/tables/{reply['table']}", bearer(reply["key"])
        assert server.http.get(where, headers=key).json()["table"]["branch"]["redealt"]
        assert server.http.post(f"{where}/leave", headers=key).status_code == 204
        hands.add(json.dumps(finish(server, reply["table"])["answers"][1]))
    assert len(hands) > 1, "the answer that deals again has another seed each time"


def test_records_that_are_none_and_names_that_cannot_be_read_are_refused(server: Live) -> None:
    def refused(status: int, code: str, **more: Any) -> None:
        told(server.http.post("/api/branches", json={**BODY, **more}), status, code)

    refused(400, "bad-document", record=5)
    refused(400, "diverged-digest", record={**RECORD, "digest": "0"})
    refused(400, "no-such-answer", answer=len(RECORD["answers"]))
    refused(400, "bad-name-letter", title="a\u202eb")
    refused(400, "record-too-long", record={**RECORD, "answers": [[0, "a", "b"]] * 5001})


def test_a_record_made_to_replay_slowly_begins_no_table(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("entrepot.server.bots.LONGEST_BRANCH", 0.3)
    body = {**BODY, "record": slow_record()}
    told(server.http.post("/api/branches", json=body), 400, "record-too-slow")


def test_an_answer_to_a_practice_position_is_judged(server: Live) -> None:
    def verdict(**more: Any) -> Any:
        body = {"record": RECORD, "answer": 1, "better": BETTER, "option": BETTER, **more}
        return server.http.post("/api/practice", json=body)

    assert verdict().json()["judgement"] == "best"
    again = verdict(option="draw").json()
    assert again == msgspec.to_builtins(judged(RECORD, 1, BETTER, "draw"))
    assert again["judgement"] == "worse"
    told(verdict(option="fly"), 409, "not-an-option")
    told(verdict(answer=len(RECORD["answers"])), 400, "no-such-answer")
    told(verdict(record={}), 400, "bad-field")


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
