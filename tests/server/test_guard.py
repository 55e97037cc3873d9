"""What no request gets past: foreign pages and names, too much and too large, secrets in logs."""

from __future__ import annotations

import json
import logging
import re
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from entrepot.server.addresses import parse_public_url
from entrepot.server.limits import LIMITS, Limit, Limits, client_of
from entrepot.server.logs import JsonFormatter, worth_logging
from kit.live import Live, live
from kit.waiting import PATIENCE

TABLE = {"game": "maritime-silk-road", "seats": [{"kind": "person"}, {"kind": "open"}]}


def code(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, reply.json()["code"]


# -- from where


@pytest.mark.parametrize(
    "origin", ["null", "http://evil.example", "http://127.0.0.1:1", "x", "http://["]
)
def test_what_changes_something_must_come_from_the_page_itself(server: Live, origin: str) -> None:
    reply = server.http.post("/api/tables", json=TABLE, headers={"Origin": origin})
    assert code(reply) == (403, "foreign-origin")
    keys = server.made("person", "open")
    sent = {"Origin": origin, "Authorization": f"Bearer {keys['host_key']}"}
    reply = server.http.delete(f"/api/tables/{keys['table']}", headers=sent)
    assert code(reply) == (403, "foreign-origin")


def test_the_page_itself_and_programs_may(server: Live) -> None:
    for sent in ({}, {"Origin": f"http://{server.host}"}):
        assert server.http.post("/api/tables", json=TABLE, headers=sent).status_code == 201
    sent = {"Sec-Fetch-Site": "cross-site"}
    assert code(server.http.post("/api/tables", json=TABLE, headers=sent)) == (403, "no-origin")


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example:8000", "", "localhost.evil"]
)
def test_a_foreign_name_that_points_here_is_not_served(server: Live, host: str) -> None:
    for path in ("/", "/api/server", "/health"):
        assert code(server.http.get(path, headers={"Host": host})) == (421, "unknown-host")


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8000", "127.0.0.1", "[::1]:80", "192.168.7.7"]
)
def test_addresses_and_own_names_are_served(server: Live, host: str) -> None:
    assert server.http.get("/api/server", headers={"Host": host}).status_code == 200


# -- what


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", None]
)
def test_a_form_of_any_page_is_refused(server: Live, kind: str | None) -> None:
    sent = {"Content-Type": kind} if kind else {}
    body = json.dumps(TABLE).encode()
    assert code(server.http.post("/api/tables", content=body, headers=sent)) == (
        415,
        "not-json-type",
    )
    keys = server.made("person", "open")
    if kind:
        where = f"/api/tables/{keys['table']}/leave"
        sent["Authorization"] = f"Bearer {keys['key']}"
        assert code(server.http.post(where, headers=sent)) == (415, "not-json-type")


def test_large_bodies_are_refused_whether_they_say_so_or_not(server: Live) -> None:
    large = json.dumps({**TABLE, "name": "x" * 40_000}).encode()
    sent = {"Content-Type": "application/json"}
    assert code(server.http.post("/api/tables", content=large, headers=sent)) == (
        413,
        "body-too-large",
    )
    pieces = (large[i : i + 1000] for i in range(0, len(large), 1000))
    assert code(server.http.post("/api/tables", content=pieces, headers=sent)) == (
        413,
        "body-too-large",
    )
    record = json.dumps({"record": {"x": "y" * 100_000}}).encode()
    assert code(server.http.post("/api/replay", content=record, headers=sent))[0] == 400
    huge = json.dumps({"record": {"x": "y" * 3_000_000}}).encode()
    assert code(server.http.post("/api/replay", content=huge, headers=sent)) == (
        413,
        "body-too-large",
    )


def test_every_reply_has_the_headers_that_bind_browsers(server: Live) -> None:
    for path in ("/", "/api/server", "/api/nothing", "/nothing", "/docs"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in headers
        assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api/")


# -- how often


def test_an_address_that_asks_too_often_must_wait(tmp_path: Path) -> None:
    with live(tmp_path, limits=0.02) as server:
        replies = [server.http.get("/api/server") for _ in range(20)]
        assert {reply.status_code for reply in replies} == {200, 429}
        late = next(reply for reply in replies if reply.status_code == 429)
        assert late.json()["code"] == "too-often"
        assert int(late.headers["retry-after"]) >= 1
        assert server.http.get("/health").status_code == 200


def test_tables_are_made_at_a_persons_pace(tmp_path: Path) -> None:
    with live(tmp_path, limits=0.1) as server:
        made = [server.http.post("/api/tables", json=TABLE).status_code for _ in range(6)]
        assert made.count(201) == int(LIMITS["new-table"].burst * 0.1)
        assert made.count(429) == 6 - made.count(201)


def test_buckets_fill_again_and_are_forgotten_when_full(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("entrepot.server.limits.monotonic", lambda: now[0])
    limits = Limits(1, {"it": Limit(2, 3)})
    assert [limits.wait("it", "me") for _ in range(4)] == [0, 0, 0, 0.5]
    assert limits.wait("it", "you") == 0
    now[0] += 0.5
    assert [limits.wait("it", "me") for _ in range(2)] == [0, 0.5]
    now[0] += 60
    limits.prune(now[0])
    assert not limits.buckets
    assert [limits.wait("it", "me") for _ in range(4)] == [0, 0, 0, 0.5]


def test_an_attacker_with_many_addresses_does_not_fill_the_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("entrepot.server.limits.MOST_BUCKETS", 100)
    limits = Limits()
    for number in range(1000):
        limits.wait("request", str(number))
    assert len(limits.buckets) <= 100


def test_one_line_counts_as_one_sender() -> None:
    assert client_of("2001:db8:1:2:3:4:5:6") == client_of("2001:db8:1:2:ffff::1")
    assert client_of("2001:db8:1:2::1") != client_of("2001:db8:1:3::1")
    assert client_of("::ffff:10.1.2.3") == client_of("10.1.2.3") == "10.1.2.3"
    assert client_of("testclient") == "testclient"


# -- below a path of a proxy


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Any:
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text("<p>page</p>")
    address = parse_public_url("https://play.example/games/entrepot/")
    with live(tmp_path_factory.mktemp("tables"), page, public=address) as server:
        yield server


@pytest.mark.parametrize("prefix", ["", "/games/entrepot"])
def test_a_proxy_may_keep_the_path_or_cut_it_off(behind: Live, prefix: str) -> None:
    proxied = {"Host": "play.example", "Origin": "https://play.example"}
    assert "page" in behind.http.get(f"{prefix}/", headers=proxied).text
    assert behind.http.get(f"{prefix}/health", headers=proxied).json()["ok"]
    found = behind.http.get(f"{prefix}/api/server", headers=proxied).json()
    assert found["addresses"] == ["https://play.example/games/entrepot/"]
    reply = behind.http.post(f"{prefix}/api/tables", json=TABLE, headers=proxied)
    table = reply.json()["table"]
    for cookie in reply.headers.get_list("set-cookie"):
        parts = {part.strip().lower() for part in cookie.split(";")}
        assert {"secure", "path=/games/entrepot/api"} <= parts
    cookie = "; ".join(each.split(";")[0] for each in reply.headers.get_list("set-cookie"))
    state = behind.http.get(f"{prefix}/api/tables/{table}", headers={**proxied, "Cookie": cookie})
    assert state.json()["host"] is True


@pytest.mark.parametrize("prefix", ["", "/games/entrepot"])
def test_sockets_work_through_the_proxy(behind: Live, prefix: str) -> None:
    keys = behind.made("person", "open")
    address = f"ws://play.example{prefix}/api/tables/{keys['table']}/socket"
    sent = {"Origin": "https://play.example", "Cookie": f"seat={keys['key']}"}
    with (
        socket.create_connection(("127.0.0.1", behind.port)) as line,
        connect(address, sock=line, additional_headers=sent, open_timeout=PATIENCE) as opened,
    ):
        assert json.loads(opened.recv())["seat"] == keys["seat"]


def test_the_address_without_the_last_slash_leads_to_the_page(behind: Live) -> None:
    reply = behind.http.get("/games/entrepot", headers={"Host": "play.example"})
    assert (reply.status_code, reply.headers["location"]) == (308, "/games/entrepot/")


def test_behind_a_proxy_other_origins_stay_foreign_and_the_own_address_still_works(
    behind: Live,
) -> None:
    sent = {"Host": "other.example", "Origin": "https://play.example"}
    assert behind.http.post("/api/tables", json=TABLE, headers=sent).status_code == 421
    for origin in ("http://play.example", "https://evil.example"):
        sent = {"Host": "play.example", "Origin": origin}
        reply = behind.http.post("/api/tables", json=TABLE, headers=sent)
        assert code(reply) == (403, "foreign-origin")
    direct = behind.http.post(
        "/api/tables", json=TABLE, headers={"Origin": f"http://{behind.host}"}
    )
    cookie = direct.headers.get_list("set-cookie")[0].lower()
    assert "secure" not in cookie
    assert "path=/api;" in f"{cookie};"


# -- the page


def test_the_page_is_packed_and_kept_by_the_browser_as_long_as_it_is_good(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>hello</p>" * 100)
    (page / "assets" / "main-1234.js").write_text("let a = 1;" * 200)
    (page / "docs").mkdir()
    for name in ("swagger-ui-bundle.js", "swagger-ui.css"):
        (page / "docs" / name).write_text("")
    with live(tmp_path / "data", page) as server:
        index = server.http.get("/")
        assert index.headers["cache-control"] == "no-cache"
        assert index.headers["content-encoding"] == "gzip"
        assert index.headers["content-type"] == "text/html; charset=utf-8"
        script = server.http.get("/assets/main-1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        plain = server.http.get("/assets/main-1234.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == script.text == "let a = 1;" * 200
        known = {"If-None-Match": index.headers["etag"]}
        assert server.http.get("/", headers=known).status_code == 304
        assert server.http.head("/").text == ""
        for path in ("/../etc/passwd", "/assets/%2e%2e/%2e%2e/etc/passwd", "/assets", "/.git"):
            assert code(server.http.get(path)) == (404, "not-found")
        docs = server.http.get("/docs").text
        assert "<script>" not in docs
        for address in re.findall(r'(?:src|href)="(docs/[^"]+)"', docs):
            assert server.http.get(f"/{address}").status_code == 200


def test_without_a_built_page_one_is_told_how_to_build_it(server: Live) -> None:
    assert "make page" in server.http.get("/").text


# -- logs


def test_a_log_line_is_json_with_its_fields() -> None:
    record = logging.makeLogRecord({"name": "entrepot.x", "msg": "it-happened", "levelno": 20})
    record.levelname, record.ms = "INFO", 5
    line = json.loads(JsonFormatter().format(record))
    assert (line["event"], line["level"], line["from"], line["ms"]) == (
        "it-happened",
        "info",
        "entrepot.x",
        5,
    )
    assert line["time"].endswith("+00:00")
    try:
        raise ValueError("x")
    except ValueError as error:
        record.exc_info = (ValueError, error, None)
    assert "ValueError" in json.loads(JsonFormatter().format(record))["trace"]
    record.funcName = "run_asgi"
    assert worth_logging(record)
    record.exc_info = None
    assert not worth_logging(record)


def test_logs_hold_no_key_code_name_or_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "entrepot")
    with live(tmp_path) as server:
        keys = server.made("person", "open", name="Grace")
        where, own = f"/api/tables/{keys['table']}", {"Authorization": f"Bearer {keys['key']}"}
        moved = server.http.post(f"{where}/move", headers=own).json()["code"]
        server.http.post(f"{where}/take", json={"code": moved[::-1]})
        server.http.get(f"{where}/nothing", headers={"Cookie": f"seat={keys['key']}"})
        server.socket(keys["table"], keys["key"]).opened.close()
    mine = [record for record in caplog.records if record.name.startswith("entrepot")]
    assert any(record.message == "request" for record in mine)
    text = "".join(JsonFormatter().format(record) for record in mine)
    for secret in (keys["key"], keys["host_key"], moved, "Grace", keys["table"]):
        assert secret not in text
