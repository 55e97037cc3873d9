"""The signals that end a program from outside."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

BREAKS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]
"""Ctrl-C, and how a closed window or a system going down ends its programs."""


@contextmanager
def on_break(
    handler: Callable[[int, FrameType | None], object] | signal.Handlers,
) -> Iterator[None]:
    """For work that a break must not leave half done: the handler is called, or SIG_IGN ignores."""
    before = {each: signal.signal(each, handler) for each in BREAKS}
    try:
        yield
    finally:
        for each, usual in before.items():
            signal.signal(each, usual or signal.SIG_DFL)
