"""Nothing of a running game can be had through reviews."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import entrepot
from attack.client import Attacker, attacked_here
from attack.test_cheats import Player, spectator, two


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacker]:
    with attacked_here(tmp_path_factory.mktemp("reviewed"), limits=1) as found:
        yield found


def answered(asked: Player) -> None:
    question = asked.question
    assert question is not None
    assert asked.answer(question["id"], question["options"][0], "t1").status == 200


def guesses(player: Player) -> list[dict[str, Any]]:
    """Records of the running game, as far as whoever sits there can make them up."""
    table = player.state["table"]
    record = entrepot.new("maritime-silk-road", 2, 1).record()
    seeds: list[Any] = [0, 1, table["fair"]["commitment"], player.keys["key"]]
    return [{**record, "seed": seed} for seed in seeds]


def test_a_running_game_is_reviewed_for_nobody(server: Attacker) -> None:
    asked, other = two(server)
    answered(asked)
    for player in (asked, other, spectator(asked)):
        for query in ("", "?open=true"):
            reply = player.ask("GET", f"/review{query}")
            assert (reply.status, reply.code) == (409, "review-later")
        for body in ({}, {"open": True}):
            reply = player.ask("POST", "/review", body)
            assert (reply.status, reply.code) == (409, "review-later")
        assert player.ask("POST", "/review", {"record": {}}).status == 400
        assert player.ask("GET", "/record").code == "record-later"


def test_a_made_up_record_of_a_running_game_tells_nothing(server: Attacker) -> None:
    asked, _ = two(server)
    answered(asked)
    for record in guesses(asked):
        reply = server.ask("POST", "/api/reviews", {"record": record})
        assert reply.status == 400
        assert "id" not in reply.json
    exported = asked.ask("GET", "/export").json
    reply = server.ask("POST", "/api/reviews", {"record": exported})
    assert (reply.status, reply.code) == (400, "bad-field")


def test_ids_of_reviews_are_not_those_of_tables(server: Attacker) -> None:
    asked, _ = two(server)
    for id in (asked.table, "0" * 64, "..%2F..%2Fhealth"):
        for method in ("GET", "DELETE"):
            assert server.ask(method, f"/api/reviews/{id}").status == 404


def test_nobody_asks_for_reviews_without_end(server: Attacker) -> None:
    record = entrepot.new("maritime-silk-road", 2, 1).record()
    codes = [server.ask("POST", "/api/reviews", {"record": record}).code for _ in range(30)]
    assert set(codes) == {"review-later", "too-often"}
