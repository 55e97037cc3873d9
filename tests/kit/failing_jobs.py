"""Jobs that kill or block their worker. Workers import this, so it imports next to nothing."""

from __future__ import annotations

import os
import signal
import time


def dies_once(path: str) -> str:
    if not os.path.exists(path):
        open(path, "w").close()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def hangs_once(path: str) -> str:
    if not os.path.exists(path):
        open(path, "w").close()
        time.sleep(600)
    return "done"


def dies() -> None:
    os._exit(3)


def niceness() -> int:
    return os.nice(0)
