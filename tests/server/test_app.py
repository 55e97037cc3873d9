"""The HTTP API from end to end: making tables, sitting down, playing, hosting, records."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

import entrepot
from entrepot.fair_deal import part_commitment
from entrepot.verify import verify
from kit.live import TICKETS, Live, live


def bearer(*keys: str) -> dict[str, str]:
    return {"Authorization": "Bearer " + ", ".join(keys)}


def told(reply: Any, status: int, code: str) -> dict[str, Any]:
    """The problem that the reply tells."""
    assert (reply.status_code, reply.json().get("code")) == (status, code), reply.text
    assert reply.json().keys() == {"code", "facts", "text"}
    return dict(reply.json())


def play_on(server: Live, table: str, keys: list[str], chance: Random) -> dict[str, Any]:
    """Answer for all these seats over HTTP until the game is over."""
    while True:
        waits = True
        for key in keys:
            state = server.http.get(f"/api/tables/{table}", headers=bearer(key)).json()
            if state["view"]["over"]:
                return dict(state)
            question = state["view"].get("question")
            if question:
                waits = False
                body = {"question": question["id"], "option": chance.choice(question["options"])}
                body["ticket"] = f"t{next(TICKETS)}"
                where = f"/api/tables/{table}/answer"
                reply = server.http.post(where, json=body, headers=bearer(key))
                assert reply.json() == {"type": "accepted", "ticket": body["ticket"]}
        if waits:
            time.sleep(0.01)


def test_a_whole_game_with_a_bot_can_be_played_by_requests_and_its_record_replayed(
    server: Live,
) -> None:
    keys = server.made("person", "easy", "open")
    where = f"/api/tables/{keys['table']}"
    told(server.http.get(f"{where}/record"), 409, "record-later")
    told(server.http.get(f"{where}/knowledge"), 409, "table-waits")
    joined = server.http.post(f"{where}/join", json={"name": "Ada", "bearer": True}).json()
    known = server.http.get(f"{where}/knowledge", headers=bearer(joined["key"])).json()
    hands = [len(hand.get("known", [])) for hand in known["hands"]]
    assert hands == [3 * (seat == joined["seat"]) for seat in range(3)]
    watched = server.http.get(f"{where}/knowledge").json()
    assert [hand["unknown"] for hand in watched["hands"]] == [3, 3, 3]
    state = play_on(server, keys["table"], [keys["key"], joined["key"]], Random(1))
    assert state["table"]["state"] == "over"
    record = server.http.get(f"{where}/record").json()
    match = entrepot.replay(record)
    assert match.over
    assert to_builtins(match.view(joined["seat"]).scores) == state["view"]["scores"]
    replay = server.http.post("/api/replay", json={"record": record, "seat": joined["seat"]})
    assert replay.status_code == 200
    assert replay.json()["frames"][-1]["view"] == to_builtins(match.view(joined["seat"]))


def test_the_server_tells_its_games_and_that_it_is_well(server: Live) -> None:
    found = server.http.get("/api/server").json()
    games = {game["id"]: game for game in found["games"]}
    assert games.keys() == entrepot.GAMES.keys()
    assert (games["import-export"]["least"], games["import-export"]["most"]) == (2, 6)
    options = games["import-export"]["schema"]["$defs"]["Options"]["properties"]
    assert "target" in options
    assert options["closed_hands"] == {"type": "boolean", "default": False}
    assert found["levels"] == ["easy", "normal", "hard", "expert"]
    assert found["addresses"] == []
    health = server.http.get("/health").json()
    assert health["ok"] is True
    assert health["version"] == found["version"]


def test_browsers_get_one_cookie_that_no_script_can_read(server: Live) -> None:
    body = {"game": "maritime-silk-road", "seats": [{"kind": "person"}, {"kind": "open"}]}
    reply = server.http.post("/api/tables", json=body)
    made = reply.json()
    assert made["key"] is None
    assert made["host_key"] is None
    cookies = reply.headers.get_list("set-cookie")
    assert [cookie.partition("=")[0] for cookie in cookies] == ["person"]
    parts = {part.strip().lower() for part in cookies[0].split(";")}
    assert {"httponly", "samesite=strict", "path=/api"} <= parts
    assert "secure" not in parts
    state = server.http.get(f"/api/tables/{made['table']}").json()
    assert (state["seat"] is not None, state["host"]) == (True, True)
    other = server.http.post("/api/tables", json=body).json()
    server.http.cookies.clear()
    assert server.http.get(f"/api/tables/{other['table']}").json()["seat"] is None


def test_a_seat_moves_to_another_device_by_a_code_that_works_once(server: Live) -> None:
    keys = server.made("person", "open")
    where = f"/api/tables/{keys['table']}"
    code = server.http.post(f"{where}/move", headers=bearer(keys["key"])).json()["code"]
    taken = server.http.post(f"{where}/take", json={"code": code, "bearer": True}).json()
    assert (taken["seat"], taken["key"] != keys["key"]) == (keys["seat"], True)
    again = server.http.post(f"{where}/take", json={"code": code, "bearer": True})
    assert again.status_code in (403, 404, 409)
    assert server.http.get(where, headers=bearer(keys["key"])).json()["seat"] is None
    assert server.http.get(where, headers=bearer(taken["key"])).json()["seat"] == keys["seat"]


def test_a_host_lists_begins_hands_over_steps_back_exports_and_deletes(server: Live) -> None:
    keys = server.made("person", "open")
    where, host = f"/api/tables/{keys['table']}", bearer(keys["key"], keys["host_key"])
    assert (
        server.http.post(f"{where}/listed", json={"listed": True}, headers=host).status_code == 204
    )
    assert keys["table"] in [table["id"] for table in server.http.get("/api/tables").json()]
    assert server.http.post(f"{where}/begin", json={}, headers=host).status_code == 204
    state = server.http.get(where, headers=host).json()
    assert (state["table"]["state"], state["host"], state["seat"]) == (
        "playing",
        True,
        keys["seat"],
    )
    away = {"seat": keys["seat"], "to": "away"}
    assert server.http.post(f"{where}/seats", json=away, headers=host).status_code == 204
    back = {"seat": keys["seat"], "to": "back"}
    assert server.http.post(f"{where}/seats", json=back, headers=host).status_code == 204
    exported = server.http.get(f"{where}/export", headers=host).json()
    assert exported["view"]["players"][keys["seat"]]["hand"]
    assert server.http.post(f"{where}/step-back", headers=host).status_code in (204, 409)
    assert server.http.delete(where, headers=host).status_code == 204
    told(server.http.get(where), 404, "no-such-table")


def test_a_rematch_of_a_program_tells_its_new_key(server: Live) -> None:
    keys = server.made("person", "easy")
    play_on(server, keys["table"], [keys["key"]], Random(3))
    where = f"/api/tables/{keys['table']}/rematch"
    again = server.http.post(where, headers=bearer(keys["key"])).json()
    assert again["table"] != keys["table"]
    assert (
        server.http.get(f"/api/tables/{again['table']}", headers=bearer(again["key"])).json()[
            "seat"
        ]
        == again["seat"]
    )


def test_everybody_is_told_if_the_maker_chose_the_deal_until_the_rematch(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        chosen = server.made("person", "easy", "open", seed=7, listed=True)
        drawn = server.made("person", "open", listed=True)
        told = {chosen["table"]: True, drawn["table"]: False}
        assert {t["id"]: t["seeded"] for t in server.http.get("/api/tables").json()} == told
        where = f"/api/tables/{chosen['table']}"
        assert server.http.get(where).json()["table"]["seeded"] is True
        joined = server.http.post(f"{where}/join", json={"name": "Ada", "bearer": True}).json()
        play_on(server, chosen["table"], [chosen["key"], joined["key"]], Random(3))
        again = server.http.post(f"{where}/rematch", headers=bearer(chosen["key"])).json()
    with live(tmp_path) as server:
        listed = {t["id"]: t["seeded"] for t in server.http.get("/api/tables").json()}
        assert listed == {drawn["table"]: False, again["table"]: False}
        assert server.http.get(where).json()["table"]["seeded"] is True
        state = server.http.get(f"/api/tables/{again['table']}").json()
        assert state["table"]["seeded"] is False


def test_what_was_agreed_on_is_told_to_all(server: Live) -> None:
    keys = server.made("person", "open", game="import-export", options={"closed_hands": True})
    shown = server.http.get(f"/api/tables/{keys['table']}").json()
    assert shown["table"]["options"]["closed_hands"] is True
    told(
        server.http.post(
            "/api/tables",
            json={
                "game": "maritime-silk-road",
                "seats": [{"kind": "open"}] * 2,
                "options": {"closed_hands": True},
            },
        ),
        400,
        "bad-options",
    )


def test_a_hint_names_options_of_the_question(server: Live) -> None:
    keys = server.made("person", "easy", seed=4)
    where = f"/api/tables/{keys['table']}"
    question = None
    while not question:
        question = (
            server.http.get(where, headers=bearer(keys["key"])).json()["view"].get("question")
        )
    hint = server.http.get(f"{where}/hint", headers=bearer(keys["key"])).json()
    assert hint["question"] == question["id"]
    assert hint["best"][0]["option"] in question["options"]
    told(server.http.get(f"{where}/hint"), 403, "not-your-seat")


# -- refusals: each has a code, and nothing has changed


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("{", "not-json"),
        ("[]", "bad-document"),
        ("", "no-body"),
        ('{"game": "maritime-silk-road"}', "bad-document"),
        ('{"game": "chess", "seats": [{"kind": "person"}]}', "unknown-game"),
        ('{"game": "maritime-silk-road", "seats": [{"kind": "person"}]}', "bad-players"),
        ('{"game": "maritime-silk-road", "seats": [{"kind": "bot"}, {"kind": "x"}]}', "bad-field"),
        ('{"game": "maritime-silk-road", "seats": [], "pace": 1}', "bad-field"),
        ('{"game": "maritime-silk-road", "seats": [{"kind": "open"}], "pace": "1"}', "bad-field"),
        ('{"game": "maritime-silk-road", "seats": [{"kind": "open"}], "fun": 1}', "bad-document"),
        ('{"game": "\\ud800"}', "not-json"),
    ],
)
def test_a_wrong_body_is_refused_with_the_reason(server: Live, body: str, code: str) -> None:
    reply = server.http.post(
        "/api/tables", content=body, headers={"Content-Type": "application/json"}
    )
    assert told(reply, 400, code)["text"]


def test_a_body_that_is_nested_without_end_is_refused(server: Live) -> None:
    body = '{"game": "maritime-silk-road", "options": ' + '{"a": ' * 5_000
    sent = {"Content-Type": "application/json"}
    told(server.http.post("/api/tables", content=body, headers=sent), 400, "not-json")


def test_what_is_not_there_or_not_that_way_is_refused(server: Live) -> None:
    told(server.http.get("/api/nothing"), 404, "not-found")
    told(server.http.get("/nothing"), 404, "not-found")
    told(server.http.get("/api/tables/unknown"), 404, "no-such-table")
    told(server.http.get("/api/tables/%2e%2e%2fserver"), 404, "not-found")
    told(server.http.delete("/api/server"), 405, "wrong-method")
    told(server.http.post("/", json={}), 405, "wrong-method")
    where = f"/api/tables/{server.made('person', 'open')['table']}"
    told(server.http.get(f"{where}?first=-1"), 400, "bad-field")
    told(server.http.get(f"{where}?first=one"), 400, "bad-field")


def test_seats_and_hosts_act_by_their_own_keys_only(server: Live) -> None:
    keys, other = server.made("person", "open"), server.made("person", "open")
    where = f"/api/tables/{keys['table']}"
    for wrong in (None, "A" * 32, other["key"], other["host_key"], keys["host_key"]):
        sent = bearer(wrong) if wrong else {}
        told(server.http.post(f"{where}/leave", headers=sent), 403, "not-your-seat")
        told(server.http.post(f"{where}/move", headers=sent), 403, "not-your-seat")
    for wrong in (None, "A" * 32, other["host_key"], keys["key"]):
        sent = bearer(wrong) if wrong else {}
        told(server.http.delete(where, headers=sent), 403, "not-the-host")
        told(server.http.post(f"{where}/begin", json={}, headers=sent), 403, "not-the-host")
        told(server.http.get(f"{where}/export", headers=sent), 403, "not-the-host")
    assert server.http.get(where).json()["table"]["state"] == "waiting"


def test_replays_of_anything_but_records_are_refused(server: Live) -> None:
    told(server.http.post("/api/replay", json={"record": 5}), 400, "bad-document")
    told(server.http.post("/api/replay", json={"record": {}}), 400, "bad-field")
    told(server.http.post("/api/replay", json={}), 400, "bad-document")
    record = entrepot.new("maritime-silk-road", 2, 1).record()
    assert server.http.post("/api/replay", json={"record": record}).status_code == 200
    wrong = {**record, "digest": "0"}
    told(server.http.post("/api/replay", json={"record": wrong}), 400, "diverged-digest")


def test_parts_of_a_deal_are_revealed_over_http_and_the_socket_and_the_record_proves_it(
    server: Live,
) -> None:
    parts = ["a1" * 32, "b2" * 32]
    hashes = [part_commitment(part) for part in parts]
    keys = server.made("person", "open", commitment=hashes[0], shuffle=False)
    where = f"/api/tables/{keys['table']}"
    seen = server.http.get(where).json()["table"]["fair"]["commitment"]
    body = {"name": "Ben", "bearer": True, "commitment": hashes[1]}
    ben = server.http.post(f"{where}/join", json=body).json()
    with server.socket(keys["table"], ben["key"]) as socket:
        assert socket.first["table"]["state"] == "dealing"
        assert socket.ask("reveal", part=parts[0])["code"] == "other-part"
        assert socket.ask("reveal", part=parts[1])["type"] == "accepted"
        body = {"type": "reveal", "ticket": "t1", "part": parts[0]}
        reply = server.http.post(f"{where}/reveal", json=body, headers=bearer(keys["key"]))
        assert reply.json() == {"type": "accepted", "ticket": "t1"}
        begun = socket.until("state")
        assert begun["table"]["fair"]["revealed"] == [0, 1]
    hint = server.http.get(f"{where}/hint", headers=bearer(keys["key"]))
    play_on(server, keys["table"], [keys["key"], ben["key"]], Random(3))
    record = server.http.get(f"{where}/record").json()
    assert verify(record, seen, begun["head"]).parts == [0, 1]
    assert record["seed"] not in hint.text
    for bad in ("A1" * 32, "a1" * 31, 7):
        body = {"name": "Cem", "commitment": bad}
        assert server.http.post(f"{where}/join", json=body).status_code == 400
