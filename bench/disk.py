"""How long the disk takes to sync 4 kB, while something else is measured.

    python bench/disk.py FOLDER SECONDS

This tells a slow disk from a slow server. The probe is a process of its own, which writes twenty
times a second: too seldom to be in anybody's way.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from time import monotonic, perf_counter, sleep

PAUSE = 0.05
LEAST = 10
"""How many times it writes even in the shortest time."""
PAGE = os.urandom(4096)


def syncs(folder: Path, seconds: float) -> list[float]:
    """How many milliseconds each took."""
    found: list[float] = []
    until = monotonic() + seconds
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        while monotonic() < until or len(found) < LEAST:
            began = perf_counter()
            file.write(PAGE)
            os.fsync(file.fileno())
            found.append((perf_counter() - began) * 1000)
            sleep(PAUSE)
    return found


class DiskProbe:
    """Begins when it is made."""

    def __init__(self, folder: Path, seconds: float) -> None:
        command = [sys.executable, __file__, str(folder), str(seconds)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE)

    def result(self) -> dict[str, float]:
        """What it has found, once its time is over."""
        found: dict[str, float] = json.loads(self._process.communicate()[0])
        return found


def main() -> None:
    found = syncs(Path(sys.argv[1]), float(sys.argv[2]))
    cuts = quantiles(found, n=20)
    named = {"p50": cuts[9], "p95": cuts[18], "most": max(found)}
    print(json.dumps({f"fsync_{name}_ms": value for name, value in named.items()}))


if __name__ == "__main__":
    main()
