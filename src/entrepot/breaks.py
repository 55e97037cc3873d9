"""The signals that end a program from outside."""

from __future__ import annotations

import signal

BREAKS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]
"""Ctrl-C, and how a closed window or a system going down ends its programs."""
