"""A real PostgreSQL in a temporary folder, on loopback; as `nobody` if we are root."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from kit.server_process import free_port

USER = "entrepot"
NUMBERS = count()
AS_NOBODY: dict[str, Any] = (
    {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}
)


def programs() -> Path:
    """Where the programs of the newest PostgreSQL on this machine are."""
    if named := os.environ.get("POSTGRES_BIN"):
        return Path(named)
    kept = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    found = sorted(kept, key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    assert on_path, "PostgreSQL is missing: run tools/programs.sh, or name it with POSTGRES_BIN"
    return Path(on_path).resolve().parent


class Postgres:
    """A cluster of its own, which a test may crash, freeze and start again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="entrepot-postgres-"))
        self.port, self.log = free_port(), self.folder / "log"
        self.process: subprocess.Popen[bytes] | None = None
        if AS_NOBODY:
            shutil.chown(self.folder, "nobody", "nogroup")
        self._call("initdb", "-U", USER, "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self.start()

    def _call(self, program: str, *args: str) -> None:
        command = [str(programs() / program), "-D", str(self.folder / "data"), *args]
        subprocess.run(
            command, check=True, capture_output=True, cwd=self.folder, timeout=60, **AS_NOBODY
        )

    def start(self) -> None:
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": 100,
            "shared_buffers": "32MB",
            "wal_init_zero": "off",  # a new file of the log would hold up whoever needs it
            "log_min_messages": "fatal",
        }
        command = [str(programs() / "postgres"), "-D", str(self.folder / "data")]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.folder, start_new_session=True,
                **AS_NOBODY,
            )  # fmt: skip
        deadline = time.monotonic() + 60
        while True:
            assert self.process.poll() is None, self.log.read_text()
            with suppress(psycopg.Error), psycopg.connect(self.url("postgres"), connect_timeout=2):
                return
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.05)

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        return new_database(self.url("postgres"))

    # -- faults

    def crash(self) -> None:
        """As the power going: every process of it at once."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self._kill_children()
        self.process.wait()

    def freeze(self) -> None:
        for pid in self._pids():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        for pid in self._pids():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def _pids(self) -> list[int]:
        """The postmaster and its children, each of which leads a session of its own."""
        assert self.process is not None
        return [self.process.pid, *self._children()]

    def _children(self) -> list[int]:
        assert self.process is not None
        path = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in path.read_text().split()] if path.exists() else []

    def _kill_children(self) -> None:
        marked = str(self.folder / "data")
        for entry in Path("/proc").glob("[0-9]*/cwd"):
            with suppress(OSError):
                if os.readlink(entry) == marked:
                    os.kill(int(entry.parts[2]), signal.SIGKILL)

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.thaw()
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)


def new_database(admin: str) -> str:
    name = f"t{os.getpid()}_{next(NUMBERS)}"
    with psycopg.connect(admin, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return admin.rpartition("/")[0] + f"/{name}"


# -- one for all tests that leave it as it is


def shared_cluster(folder: Path, controller: int) -> str:
    """The address of the cluster of this test run, which the first who asks starts."""
    ready = folder / "postgres-url"
    with suppress(FileExistsError):
        (folder / "postgres-begun").touch(exist_ok=False)
        keeper = [sys.executable, "-m", "kit.postgres", str(controller), str(ready)]
        log = (folder / "postgres-keeper.log").open("ab")
        subprocess.run(  # the shell goes at once, and nobody has to wait for the keeper
            ["sh", "-c", '"$@" &', "sh", *keeper],
            check=True,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])},
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        log.close()
    deadline = time.monotonic() + 60
    while not ready.exists():
        assert time.monotonic() < deadline, (folder / "postgres-keeper.log").read_text()
        time.sleep(0.05)
    return ready.read_text()


def keep(controller: int, ready: Path) -> None:
    """Run a cluster until the test run is over, however it ends."""
    cluster = Postgres()
    try:
        part = ready.with_suffix(".part")
        part.write_text(cluster.url("postgres"))
        part.replace(ready)
        while Path(f"/proc/{controller}").exists() if Path("/proc").exists() else alive(controller):
            time.sleep(0.5)
    finally:
        cluster.stop()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    keep(int(sys.argv[1]), Path(sys.argv[2]))
