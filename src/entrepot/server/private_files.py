"""Files that only their owner may read: the data folder holds the seeds of running games.

On Windows, folders in a user's profile are private already, and modes mean nothing.
"""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path

OTHERS = 0o077
"""What others may do with a file."""
NAME = "entrepot"
"""All our files begin like this."""

log = logging.getLogger("entrepot.store")


def make_folder(folder: Path) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file, unless it exists."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def tighten(folder: Path) -> None:
    """Take from others what they may do with our files, and say so.

    The folder itself is left alone if there is anything in it that is not ours.
    """
    if os.name == "nt":
        return
    inside = list(folder.iterdir())
    ours = [path for path in inside if path.name.startswith(NAME) and path.is_file()]
    changed = [path for path in ours if _close_to_others(path)]
    if len(ours) == len(inside) and _close_to_others(folder):
        changed.append(folder)
    if changed:
        log.warning("closed-to-others", extra={"files": sorted(path.name for path in changed)})


def _close_to_others(path: Path) -> bool:
    with suppress(OSError):  # it belongs to somebody else, or the disk is read-only
        mode = path.stat().st_mode & 0o777
        if mode & OTHERS and not path.is_symlink():
            path.chmod(mode & ~OTHERS)
            return True
    return False
