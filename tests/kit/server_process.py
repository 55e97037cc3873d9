"""A real server in a process of its own, for tests that kill it and for browsers."""

from __future__ import annotations

import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PLAIN, COMPILED = ROOT / "src", ROOT / "build" / "compiled"
START = "from entrepot.cli import main; main()"


def tree() -> Path:
    """The compiled package if it was built from this source and page, else the source."""
    if named := os.environ.get("ENTREPOT_TREE"):
        return Path(named)
    kept = [*PLAIN.rglob("*.py"), *PLAIN.rglob("*.ftl"), *PLAIN.rglob("*.toml")]
    kept += [PLAIN / "entrepot/server/page/index.html"]
    for file in kept:
        built = COMPILED / file.relative_to(PLAIN)
        if not (file.exists() and built.exists() and built.read_bytes() == file.read_bytes()):
            return PLAIN
    return COMPILED


def free_port() -> int:
    """None that a connection may be given: a server that was killed finds its own free again."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as taken, suppress(OSError):
            taken.bind(("127.0.0.1", port))
            return port


class ServerProcess:
    """`entrepot serve` on one port and one folder; it may be killed and started again.

    With a database, the folder is only beside its log. `program` is the code that starts it.
    """

    def __init__(
        self, data: Path, *args: str, database: str | None = None, program: str = START
    ) -> None:
        self.data, self.args, self.port = data, args, free_port()
        self.store = ["--database", database] if database else ["--data", str(data)]
        self.tree, self.program = tree(), program
        self.log = data.with_suffix(".log")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start it, and do not wait for it."""
        command = [sys.executable, "-c", self.program, "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), *self.store, "--limits", "1000", *self.args]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, "PYTHONPATH": str(self.tree), "PYTHONFAULTHANDLER": "1"},
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def wait(self) -> None:
        deadline = time.monotonic() + 60
        while not self.healthy():
            self.check()
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.05)

    def check(self) -> None:
        """It is there, unless it was killed: nobody waits for one that is dead."""
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()[-5000:]

    def healthy(self) -> bool:
        try:
            return self.ask("GET", "/health")[0] == 200
        except OSError:
            return False

    def kill(self) -> None:
        """As the power going: the server and its workers, all at once, without a word."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def pause(self) -> None:
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGCONT)

    def stop(self) -> int:
        """Politely. What it left behind, if it does not go, is killed."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        return int(self.process.returncode)

    def ask(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, Any]:
        """The status and the body of the reply."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            headers = {"Content-Type": "application/json"} if body is not None else {}
            if key:
                headers["Authorization"] = f"Bearer {key}"
            line.request(method, path, None if body is None else json.dumps(body), headers)
            reply = line.getresponse()
            text = reply.read()
            return reply.status, json.loads(text) if text else None
        finally:
            line.close()

    def want(self, method: str, path: str, body: Any = None, key: str = "") -> Any:
        status, told = self.ask(method, path, body, key)
        assert status < 300, (method, path, status, told)
        return told
