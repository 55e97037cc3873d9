"""How many files this process may have open; every connection is one of them."""

from __future__ import annotations

import os
import sys

RESERVED = 128
"""Files for everything that is not a connection: the database, workers, logs."""
FALLBACK = 10_240
"""Where the system names no limit, or one that it does not grant (macOS)."""

if sys.platform == "win32":

    def raise_limit() -> None:
        """Windows has no such limit."""

    def limit() -> int:
        return FALLBACK

else:
    import resource

    def raise_limit() -> None:
        """Allow as many open files as the system grants."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        for wanted in (hard, FALLBACK):
            if wanted == resource.RLIM_INFINITY or wanted <= soft:
                continue
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (OSError, ValueError):
                continue
            return

    def limit() -> int:
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return FALLBACK if soft == resource.RLIM_INFINITY else soft


def most_connections() -> int:
    """How many connections leave enough files for everything else."""
    return max(limit() - RESERVED, limit() // 2)


def used_up() -> bool:
    """Can no other file be opened?"""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        return True
    return False
