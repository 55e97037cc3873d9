"""Talk that is too long, too fast or not for its sender, and answers prepared for others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from attack.client import Attacker, attacked_here
from attack.test_cheats import Player, two

TICKETS = iter(range(10_000))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacker]:
    with attacked_here(tmp_path_factory.mktemp("company"), limits=1) as found:
        yield found


def says(player: Player, **words: Any) -> tuple[int, str]:
    reply = player.ask("POST", "/say", {"ticket": f"t{next(TICKETS)}", **words})
    return reply.status, reply.json.get("code", "")


def lines(player: Player) -> list[Any]:
    return list(player.ask("GET", "/talk").json["lines"])


def watching(player: Player) -> Player:
    keys = {"table": player.table, "seat": None, "key": None}
    return Player(player.server, keys)


@pytest.mark.parametrize(
    "words",
    [
        {"text": "x" * 201},
        {"text": "x" * 3000},
        {"text": "\u202e\u202e\u202e"},
        {"text": "e" + "\u0301" * 50},
        {"text": "\n\n\t"},
        {"text": 5},
        {"phrase": "buy-my-things"},
        {"phrase": "hello", "text": "both"},
        {"text": "hi", "seat": 1},
        {"text": "hi", "name": "Somebody else"},
        {},
    ],
    ids=str,
)
def test_no_line_that_nobody_could_read_is_said(server: Attacker, words: dict[str, Any]) -> None:
    ann, _ = two(server)
    status, _ = says(ann, **words)
    assert 400 <= status < 500
    assert lines(ann) == []


def test_nobody_floods_a_table_and_nobody_else_pays_for_it(server: Attacker) -> None:
    ann, ben = two(server)
    replies = [says(ann, text=f"line {number}") for number in range(30)]
    assert "too-often" in [code for _, code in replies]
    assert 1 <= len(lines(ann)) <= 12
    assert says(ben, phrase="hello") == (200, "")


def test_spectators_read_and_do_not_write(server: Attacker) -> None:
    ann, _ = two(server)
    spectator = watching(ann)
    assert says(spectator, phrase="hello") == (403, "talk-spectators")
    assert says(spectator, text="hello") == (403, "talk-spectators")
    rules = {"talk": "free", "spectators": True}
    assert spectator.ask("POST", "/talk", rules).status == 403
    assert lines(spectator) == []


def test_what_is_said_is_in_no_record_and_no_metric(server: Attacker) -> None:
    ann, _ = two(server)
    assert says(ann, text="abracadabra") == (200, "")
    for path in ("", "/export"):
        assert b"abracadabra" not in ann.ask("GET", path).body
    assert b"abracadabra" not in server.ask("GET", "/metrics").body


def test_nobody_prepares_for_another_seat_or_sees_what_is_prepared(server: Attacker) -> None:
    ann, ben = two(server)
    kinds = ben.ask("GET", "/preparable").json["kinds"]
    kind, [option, *_] = next(iter(kinds.items()))
    body = {"ticket": "p", "kind": kind, "option": option}
    spectator = watching(ann)
    assert spectator.ask("POST", "/prepare", body).status == 403
    assert spectator.ask("GET", "/preparable").status == 403
    assert ann.ask("POST", "/prepare", {**body, "seat": ben.seat}).status == 400
    assert ann.ask("POST", "/prepare", body).json["code"] == "asked-now"
    before = (ann.ask("GET", "").body, spectator.ask("GET", "").body)
    assert ben.ask("POST", "/prepare", body).status == 200
    assert (ann.ask("GET", "").body, spectator.ask("GET", "").body) == before
    assert ben.state["prepared"]["option"] == option


@pytest.mark.parametrize("option", ["", "x" * 201, "lead:everything", 5, None])
def test_only_what_is_offered_is_prepared(server: Attacker, option: Any) -> None:
    _, ben = two(server)
    kind = next(iter(ben.ask("GET", "/preparable").json["kinds"]))
    body = {"ticket": "q", "kind": kind, "option": option}
    assert 400 <= ben.ask("POST", "/prepare", body).status < 500
    assert ben.state["prepared"] is None
