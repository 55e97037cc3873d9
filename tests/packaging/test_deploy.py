"""The files in deploy/: a proxy that keeps a table together, the composition, the units."""

from __future__ import annotations

import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import yaml

from kit.nginx import ask, nginx
from kit.server_process import free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
OURS = {
    name: service for name, service in COMPOSE["services"].items() if service["image"] == "entrepot"
}


class Backend(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(f"{self.server.server_port}".encode())  # type: ignore[attr-defined]

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def backend() -> Iterator[ThreadingHTTPServer]:
    server = ThreadingHTTPServer(("127.0.0.1", free_port()), Backend)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


def test_the_proxy_keeps_a_table_at_one_server_and_outlives_that_server(tmp_path: Path) -> None:
    tables, port = [f"/api/tables/table-{number}" for number in range(12)], free_port()
    with backend() as one, backend() as two:
        ports = {"one": one.server_port, "two": two.server_port}
        with nginx(tmp_path, port, ports):
            places = {table: ask(port, f"{table}/join") for table in tables}
            assert set(places.values()) == set(map(str, ports.values()))
            for table, place in places.items():
                assert {ask(port, f"{table}/{what}") for what in ("", "record", "a/b")} == {place}
            assert len({ask(port, path) for path in ("/", "/api/reviews/1", "/api/server")}) == 1
            one.shutdown()
            one.server_close()
            assert {ask(port, table) for table in tables} == {str(two.server_port)}


def test_what_is_composed_runs_with_no_rights_on_a_root_that_it_can_not_change() -> None:
    assert set(OURS) == {"one", "two", "thinker"}
    for service in OURS.values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert "volumes" not in service, "all that is kept is in the database"
    proxy = COMPOSE["services"]["proxy"]
    assert proxy["volumes"][0].split(":")[0] == "./nginx.conf"
    (network,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert OURS["one"]["environment"]["FORWARDED_ALLOW_IPS"] == network["subnet"]


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: str(unit.name))
def test_systemd_understands_the_units(unit: Path, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd")
    there = tmp_path / unit.name
    there.write_text(unit.read_text().replace("/opt/entrepot/bin/entrepot", "/bin/true"))
    checked = subprocess.run(
        ["systemd-analyze", "verify", there], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stdout, checked.stderr) == (0, "", "")
