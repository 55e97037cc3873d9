"""The proxy of deploy/, on a free port of this machine and with a certificate that nobody knows."""

from __future__ import annotations

import json
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from kit.server_process import free_port
from kit.waiting import eventually

SITE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
PLACES = ":".join(["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"])


@contextmanager
def nginx(folder: Path, port: int, servers: dict[str, int]) -> Iterator[None]:
    """As it is shipped, but on this port and with these ports for its servers."""
    program = shutil.which("nginx", path=PLACES)
    if program is None:
        pytest.skip("there is no nginx")
    site = SITE.read_text()
    for name, server in servers.items():
        assert f"server {name}:8000 " in site
        site = site.replace(f"{name}:8000", f"127.0.0.1:{server}")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    site = site.replace("/etc/nginx/certificates", str(folder))
    (folder / "site.conf").write_text(site)
    kinds = ("client_body", "proxy", "fastcgi", "scgi", "uwsgi")
    places = "".join(f"{kind}_temp_path {folder}; " for kind in kinds)
    main = f"daemon off; pid {folder}/pid; error_log {folder}/log; events {{}} "
    main += f"http {{ access_log off; {places} include site.conf; }}"
    (folder / "nginx.conf").write_text(main)
    certificate = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    certificate += ["-subj", "/CN=localhost", "-keyout", "privkey.pem", "-out", "fullchain.pem"]
    subprocess.run(certificate, cwd=folder, check=True, capture_output=True)
    process = subprocess.Popen([program, "-p", folder, "-c", folder / "nginx.conf"])
    try:
        eventually(lambda: listens(port) or process.poll() is not None)
        assert process.poll() is None, (folder / "log").read_text()
        yield
    finally:
        process.terminate()
        process.wait()


def listens(port: int) -> bool:
    try:
        ask(port, "/")
    except HTTPError:
        return True  # nobody behind it yet
    except OSError:
        return False
    return True


def ask(port: int, path: str, body: Any = None, key: str = "") -> Any:
    """What comes back over https, by POST if there is a body."""
    headers = {"Content-Type": "application/json"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"https://127.0.0.1:{port}{path}", data, headers)
    with urlopen(request, context=ssl._create_unverified_context(), timeout=60) as reply:
        said = reply.read()
    return json.loads(said) if "json" in reply.headers.get_content_type() else said.decode()
