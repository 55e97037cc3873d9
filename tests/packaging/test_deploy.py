"""The files in deploy/: a proxy that keeps a table together, the composition, the units."""

from __future__ import annotations

import shutil
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
import yaml

from kit.server_process import free_port
from kit.waiting import eventually

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


@contextmanager
def nginx(folder: Path, servers: dict[str, ThreadingHTTPServer]) -> Iterator[int]:
    """The proxy as it is shipped, but on a free port and in front of these servers."""
    site, port = (DEPLOY / "nginx.conf").read_text(), free_port()
    for name, server in servers.items():
        assert f"server {name}:8000 " in site
        site = site.replace(f"{name}:8000", f"127.0.0.1:{server.server_port}")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    site = site.replace("/etc/nginx/certificates", str(folder))
    (folder / "site.conf").write_text(site)
    places = "".join(
        f"{each}_temp_path {folder}; " for each in ("client_body", "proxy", "fastcgi", "scgi")
    )
    main = f"daemon off; pid {folder}/pid; error_log {folder}/log; events {{}} "
    main += f"http {{ access_log off; {places} uwsgi_temp_path {folder}; include site.conf; }}"
    (folder / "nginx.conf").write_text(main)
    certificate = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    certificate += ["-subj", "/CN=localhost", "-keyout", "privkey.pem", "-out", "fullchain.pem"]
    subprocess.run(certificate, cwd=folder, check=True, capture_output=True)
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin:/opt/homebrew/bin")
    if program is None:
        pytest.skip("there is no nginx")
    process = subprocess.Popen([program, "-p", folder, "-c", folder / "nginx.conf"])
    try:
        yield port
    finally:
        process.terminate()
        process.wait()


def ask(port: int, path: str) -> str:
    trust = ssl._create_unverified_context()
    with urlopen(f"https://127.0.0.1:{port}{path}", context=trust, timeout=20) as reply:
        said: bytes = reply.read()
    return said.decode()


def answers(port: int) -> bool:
    try:
        return bool(ask(port, "/"))
    except HTTPError:
        raise
    except OSError:
        return False


def test_the_proxy_keeps_a_table_at_one_server_and_outlives_that_server(tmp_path: Path) -> None:
    tables = [f"/api/tables/table-{number}" for number in range(12)]
    with backend() as two, backend() as one, nginx(tmp_path, {"one": one, "two": two}) as port:
        eventually(lambda: answers(port))
        places = {table: ask(port, f"{table}/join") for table in tables}
        assert set(places.values()) == {str(one.server_port), str(two.server_port)}
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
