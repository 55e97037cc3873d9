"""What a host can measure, whether the server is ready, and ids of requests."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from entrepot.server.logs import JsonFormatter
from entrepot.server.services import Readiness
from kit.live import Live, live
from kit.waiting import eventually

TOKEN = {"Authorization": "Bearer secret-token"}
ELSEWHERE = {"X-Forwarded-For": "203.0.113.7"}


def values(server: Live) -> dict[str, float]:
    """All numbers, by name and labels."""
    reply = server.http.get("/metrics")
    assert reply.status_code == 200, reply.text
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(reply.text)
        for sample in family.samples
    }


def test_metrics_tell_what_happens(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        before = values(server)
        keys = server.made("person", "easy", seed=3)
        with server.socket(keys["table"], keys["key"]) as mine:
            while not (question := (mine.view or {}).get("question")):
                mine.read()
            mine.ask("answer", question=question["id"], option="nonsense")
            mine.ask("answer", question=question["id"], option=question["options"][0])
            during = values(server)
        assert during["entrepot_sockets"] == 1
        assert during["entrepot_tables playing"] == 1
        assert during["entrepot_tables_loaded playing"] == 1
        assert during["entrepot_workers"] == 1

        def grown(name: str) -> float:
            return during[name] - before.get(name, 0)

        assert grown("entrepot_answers_total person") == 1
        assert sum(grown(name) for name in during if "refusals_total" in name) == 1
        for name in ("write", "update"):
            assert grown(f"entrepot_{name}_seconds_count") >= 1
        for name in (
            "entrepot_gc_pause_seconds_count",
            "entrepot_work_waiting watched",
            "entrepot_work_running replay",
            "process_resident_memory_bytes",
            "process_open_fds",
        ):
            assert name in during


def test_metrics_hold_no_names_keys_tables_or_addresses(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        keys = server.made("person", "open", name="Wilhelmina")
        server.http.get("/api/tables/no-such-table")
        server.http.get(f"/api/tables/{keys['table']}", headers=ELSEWHERE)
        text = server.http.get("/metrics").text
    assert "entrepot_tables" in text
    for secret in (keys["table"], keys["key"], "Wilhelmina", "no-such-table/", "203.0.113"):
        assert secret not in text


def test_metrics_are_for_this_machine_or_for_whoever_has_the_token(tmp_path: Path) -> None:
    with live(tmp_path, metrics_token="secret-token") as server:
        get = server.http.get
        assert get("/metrics", headers=ELSEWHERE).json()["code"] == "metrics-closed"
        assert get("/metrics", headers=ELSEWHERE).status_code == 403
        assert get("/metrics", headers={"Host": "192.168.1.20"}).status_code == 403
        wrong = {"Authorization": "Bearer wrong"}
        assert get("/metrics", headers={**ELSEWHERE, **wrong}).status_code == 403
        assert get("/metrics", headers={**ELSEWHERE, **TOKEN}).status_code == 200
        assert get("/metrics").status_code == 200


def test_without_a_token_none_is_right(server: Live) -> None:
    for sent in ("Bearer None", "", "Bearer"):
        headers = {**ELSEWHERE, "Authorization": sent}
        assert server.http.get("/metrics", headers=headers).status_code == 403


def test_a_server_that_stops_is_healthy_but_not_ready(tmp_path: Path) -> None:
    readiness = Readiness()
    with live(tmp_path, readiness=readiness) as server:
        assert server.http.get("/ready").json() == {"ready": True}
        readiness.stopping = True
        reply = server.http.get("/ready")
        assert (reply.status_code, reply.json()["code"]) == (503, "server-stops")
        assert server.http.get("/health").status_code == 200
    assert not readiness.ready


def test_every_reply_names_its_request(server: Live) -> None:
    sent = server.http.get("/health", headers={"X-Request-Id": "proxy-17.a_B"})
    assert sent.headers["X-Request-Id"] == "proxy-17.a_B"
    made = {server.http.get("/health").headers["X-Request-Id"] for _ in range(3)}
    assert len(made) == 3
    for bad in ("a b", "x" * 65, "<script>", "é"):
        reply = server.http.get("/health", headers=[(b"X-Request-Id", bad.encode())])
        assert re.fullmatch(r"[0-9a-f]{16}", reply.headers["X-Request-Id"])


def test_what_is_logged_during_a_request_names_it(
    server: Live, caplog: pytest.LogCaptureFixture
) -> None:
    written: list[dict[str, object]] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            line = json.loads(JsonFormatter().format(record))
            if line["request"] in ("one", "two"):
                written.append(line)

    handler = Kept()
    log = logging.getLogger("entrepot.http")
    log.addHandler(handler)
    try:
        with caplog.at_level(logging.DEBUG, "entrepot.http"):
            server.http.get("/api/server", headers={"X-Request-Id": "one"})
            server.http.get("/health", headers={"X-Request-Id": "two"})
            eventually(lambda: len(written) == 2)
    finally:
        log.removeHandler(handler)
    assert [line["request"] for line in written] == ["one", "two"]
