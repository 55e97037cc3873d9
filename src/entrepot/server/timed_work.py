"""Work on what strangers sent: the worker that does it is killed when it takes too long."""

from __future__ import annotations

import signal
from collections.abc import Callable
from typing import Any

TIME_IS_UP = (None, -getattr(signal, "SIGPROF", 0))
"""How a worker ends that works for too long: killed by its parent, or by its own timer."""


def in_time(limit: float, work: Callable[..., Any], *arguments: Any) -> Any:
    """For a worker: it is killed after `limit` seconds of work, whatever the rules are doing."""
    if not hasattr(signal, "setitimer"):
        return work(*arguments)
    signal.setitimer(signal.ITIMER_PROF, limit)
    try:
        return work(*arguments)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
