"""Players who cheat, and things that happen at the same moment."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from attack.client import Attacker, Frames, Reply, attacked_here


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacker]:
    with attacked_here(tmp_path_factory.mktemp("cheated")) as found:
        yield found


class Player:
    """Somebody at a table, by HTTP."""

    def __init__(self, server: Attacker, keys: dict[str, Any]) -> None:
        self.server, self.keys = server, keys
        self.table, self.seat = keys["table"], keys["seat"]

    def ask(self, method: str, path: str, body: Any = None) -> Reply:
        own = ",".join(key for key in (self.keys["key"], self.keys.get("host_key")) if key)
        headers = {"Authorization": f"Bearer {own}"} if own else {}
        return self.server.ask(method, f"/api/tables/{self.table}{path}", body, **headers)

    @property
    def state(self) -> dict[str, Any]:
        return dict(self.ask("GET", "").json)

    @property
    def question(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.state["view"].get("question")
        return found

    def answer(self, question: str, option: str, ticket: str) -> Reply:
        body = {"question": question, "option": option, "ticket": ticket}
        return self.ask("POST", "/answer", body)


def two(server: Attacker, *more: str) -> list[Player]:
    """Whoever is asked, and the other one."""
    keys = server.table("person", "open", *more)
    where = f"/api/tables/{keys['table']}/join"
    joined = server.ask("POST", where, {"name": "Ben", "bearer": True}).json
    return sorted(
        (Player(server, keys), Player(server, joined)), key=lambda player: not player.question
    )


def at_once(*calls: Callable[[], Reply]) -> list[Reply]:
    with ThreadPoolExecutor(len(calls)) as threads:
        return [each.result() for each in [threads.submit(call) for call in calls]]


def spectator(player: Player) -> Player:
    keys = {"table": player.table, "seat": None, "key": ""}
    return Player(player.server, keys)


# -- cheating


def test_nobody_answers_for_another_seat(server: Attacker) -> None:
    asked, other = two(server)
    question = asked.question
    assert question is not None
    before = asked.state["view"]
    for cheat in (other, spectator(asked)):
        assert cheat.answer(question["id"], question["options"][0], "t").status in (403, 409)
    for id, option in (
        (question["id"], "show-me-the-deck"),
        ("7.7", question["options"][0]),
        (question["id"], ""),
    ):
        assert asked.answer(id, option, "t").status in (400, 409)
    assert asked.state["view"] == before


def test_a_key_of_another_table_opens_nothing(server: Attacker) -> None:
    one, two_ = two(server)[0], two(server)[0]
    stranger = Player(server, {**two_.keys, "table": one.table})
    state = stranger.state
    assert (state["seat"], state["host"]) == (None, False)
    assert all("hand" not in player for player in state["view"]["players"])


def test_only_the_host_has_the_hosts_rights(server: Attacker) -> None:
    players = two(server)
    [guest] = [player for player in players if not player.keys.get("host_key")]
    for path, body in (
        ("/step-back", None),
        ("/seats", {"seat": 0, "to": "bot", "level": "easy"}),
        ("/listed", {"listed": True}),
        ("/begin", {"level": "easy"}),
    ):
        assert guest.ask("POST", path, body).status == 403, path
        assert spectator(guest).ask("POST", path, body).status == 403, path
    assert guest.ask("DELETE", "").status == 403
    assert guest.ask("GET", "/export").status == 403


def test_no_reply_of_a_running_game_has_the_deal(server: Attacker) -> None:
    asked, other = two(server)
    host = asked if asked.keys.get("host_key") else other
    replies = [
        player.ask("GET", path)
        for player in (asked, other, spectator(asked))
        for path in ("", "/hint", "/record", "/export")
    ]
    replies += [host.ask("GET", "/export"), server.ask("GET", "/api/tables")]
    for reply in replies:
        assert reply.status < 500
        for word in (b'"seed"', b'"secret"', b'"rng"', b'"deck":['):
            assert word not in reply.body
    hand = json.dumps(other.state["view"]["players"][other.seat]["hand"])
    assert f'"hand": {hand}' not in json.dumps(asked.state)


def test_nobody_agrees_for_others_or_twice(server: Attacker) -> None:
    keys = server.table("person", "open", "open")
    where = f"/api/tables/{keys['table']}/join"
    others = [server.ask("POST", where, {"name": n, "bearer": True}).json for n in ("Ben", "Cem")]
    players = [Player(server, each) for each in (keys, *others)]
    asked = next(player for player in players if player.question)
    question = asked.question
    assert question is not None
    asked.answer(question["id"], question["options"][0], "a")
    asked.ask("POST", "/propose", {"ticket": "p"})
    proposal = asked.state["table"]["proposal"]["id"]
    for ticket in ("v1", "v2", "v3"):
        asked.ask("POST", "/vote", {"ticket": ticket, "proposal": proposal, "agree": True})
    spectator(asked).ask("POST", "/vote", {"ticket": "v", "proposal": proposal, "agree": True})
    shown = asked.state
    assert shown["era"] == 0
    assert len(shown["table"]["proposal"]["waiting"]) == 2


# -- at the same moment


def test_a_ticket_that_comes_twice_at_once_is_done_once(server: Attacker) -> None:
    asked, _ = two(server)
    question = asked.question
    assert question is not None
    again = [lambda: asked.answer(question["id"], question["options"][0], "same")] * 8
    assert {reply.status for reply in at_once(*again)} == {200}
    assert asked.state["view"]["turn"] <= 1
    late = asked.answer(question["id"], question["options"][1], "same")
    assert (late.status, late.code) == (409, "ticket-used")


def test_of_two_tabs_one_answers(server: Attacker) -> None:
    asked, _ = two(server)
    question = asked.question
    assert question is not None
    calls = [
        lambda option=option, n=n: asked.answer(question["id"], option, f"tab{n}")
        for n, option in enumerate(question["options"][:6])
    ]
    statuses = Counter(reply.status for reply in at_once(*calls))
    assert statuses == {200: 1, 409: len(calls) - 1}


def test_one_seat_is_given_to_one(server: Attacker) -> None:
    keys = server.table("person", "open")
    where = f"/api/tables/{keys['table']}/join"
    calls = [
        lambda n=n: server.ask("POST", where, {"name": f"N{n}", "bearer": True}) for n in range(8)
    ]
    statuses = Counter(reply.status for reply in at_once(*calls))
    assert statuses == {201: 1, 409: 7}


def test_a_code_is_good_once(server: Attacker) -> None:
    asked, _ = two(server)
    code = asked.ask("POST", "/move").json["code"]
    take = [lambda: spectator(asked).ask("POST", "/take", {"code": code, "bearer": True})] * 6
    statuses = Counter(reply.status for reply in at_once(*take))
    assert (statuses[201], sum(statuses.values())) == (1, 6)
    assert asked.state["seat"] is None


def test_whoever_leaves_while_asked_is_answered_for_once(server: Attacker) -> None:
    asked, other = two(server)
    question = asked.question
    assert question is not None
    answered, left = at_once(
        lambda: asked.answer(question["id"], question["options"][0], "a"),
        lambda: asked.ask("POST", "/leave"),
    )
    assert answered.status in (200, 409)
    assert left.status == 204
    assert asked.ask("POST", "/back").status == 204
    assert other.state["table"]["state"] == "playing"


# -- over a socket


def test_a_socket_that_talks_nonsense_is_closed_and_the_table_goes_on(server: Attacker) -> None:
    asked, _ = two(server)
    own = {"Authorization": f"Bearer {asked.keys['key']}"}
    with asked.server.wire() as wire:
        frames = Frames(wire, asked.server.upgrade(asked.table, **own))
        assert frames.status == 101
        for payload in (b"", b"{", b'{"type":"answer"}', b"\xff\xfe", b"[" * 5000) * 6:
            frames.send(payload)
        while frames.receive() is not None:
            pass
    question = asked.question
    assert question is not None
    assert asked.answer(question["id"], question["options"][0], "a").status == 200


def test_a_spectators_socket_can_do_nothing(server: Attacker) -> None:
    asked, _ = two(server)
    question = asked.question
    assert question is not None
    with server.wire() as wire:
        frames = Frames(wire, server.upgrade(asked.table))
        answer = {"type": "answer", "ticket": "t", "question": question["id"]}
        frames.send(json.dumps({**answer, "option": question["options"][0]}).encode())
        refused = frames.until("refused", "accepted")
        assert refused is not None
        assert (refused["type"], refused["code"]) == ("refused", "not-your-seat")
    assert asked.question == question


@pytest.mark.parametrize("opcode", [Frames.BINARY, 3, 11])
def test_strange_frames_end_in_order(server: Attacker, opcode: int) -> None:
    asked, _ = two(server)
    with server.wire() as wire:
        frames = Frames(wire, server.upgrade(asked.table))
        frames.send(b"{}", opcode)
        frames.send(b"", Frames.CLOSE)
        while frames.receive() is not None:
            pass
    assert server.ask("GET", "/health").status == 200
