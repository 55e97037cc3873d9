"""Waiting for what must come, never for a time: on a busy machine it comes late, but it comes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 60.0
"""Seconds after which it counts as not coming."""

Found = TypeVar("Found")


def eventually(look: Callable[[], Found], seconds: float = PATIENCE) -> Found:
    """What one finds, as soon as that is anything."""
    deadline = time.monotonic() + seconds
    while not (found := look()):
        assert time.monotonic() < deadline, "it did not come to that"
        time.sleep(0.02)
    return found
