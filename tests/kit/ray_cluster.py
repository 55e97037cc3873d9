"""A real Ray cluster on this machine: each node is a session of processes with its own address.

127.0.0.1 would not do: Ray puts the machine's outer address in its place.
"""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from kit.server_process import free_port
from kit.waiting import eventually

RAY = str(Path(sys.executable).with_name("ray"))
READY = "Ray runtime started"


class Node:
    """A node with one core. The first one of a cluster is its head."""

    def __init__(self, folder: Path, host: str, head: str | None, environment: dict[str, str]):
        self.host = host
        self.log = folder / f"{host}.log"
        command = [RAY, "start", "--block", f"--node-ip-address={host}", "--num-cpus=1"]
        command += ["--object-store-memory=80000000", "--include-log-monitor=false"]
        command += [f"--dashboard-agent-listen-port={free_port()}"]
        if head is None:
            self.address, self.client_port = f"{host}:{free_port()}", free_port()
            command += ["--head", f"--port={self.address.rpartition(':')[2]}", "--no-monitor"]
            command += ["--include-dashboard=false", f"--dashboard-port={free_port()}"]
            command += [f"--ray-client-server-port={self.client_port}", f"--temp-dir={folder}"]
            command += ["--disable-usage-stats"]
        else:
            self.address = head
            command += [f"--address={head}"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command, env=environment, stdout=log, stderr=log, start_new_session=True
            )

    def wait(self) -> None:
        eventually(lambda: READY in self.log.read_text() or self.process.poll() is not None, 120)
        assert self.process.poll() is None, self.log.read_text()

    def runs(self, pid: int) -> bool:
        """Whether it is a living process of this node."""
        try:
            return os.getsid(pid) == self.process.pid
        except ProcessLookupError:
            return False

    def kill(self) -> None:
        """All of it at once, as if the power had gone."""
        for pid in [int(each.name) for each in Path("/proc").glob("[0-9]*")]:
            if self.runs(pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        self.process.wait()


@contextmanager
def two_nodes() -> Iterator[list[Node]]:
    """Two nodes, and the token for them in the environment: Ray reads it when it is imported."""
    settings = {
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_worker_niceness": "0",
    }
    path = os.pathsep.join(each for each in sys.path if each)
    environment = {**os.environ, **settings, "PYTHONPATH": path}
    before = dict(os.environ)
    os.environ.update(settings)
    nodes: list[Node] = []
    # Ray's sockets are in this folder; their names must stay short.
    with TemporaryDirectory(prefix="ray-", dir="/tmp") as folder:
        try:
            for host, head in (("127.0.0.2", None), ("127.0.0.3", 0)):
                address = None if head is None else nodes[head].address
                nodes.append(Node(Path(folder), host, address, environment))
                nodes[-1].wait()
            yield nodes
        finally:
            for node in nodes:
                node.kill()
            os.environ.clear()
            os.environ.update(before)
