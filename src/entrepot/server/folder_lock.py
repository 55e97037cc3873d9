"""A lock on the data folder, so that two servers never write to the same one."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from entrepot.server.errors import StoreProblem


class FolderLock:
    """Held by the process until it is released; the system releases it when the process dies."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / "entrepot.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise StoreProblem("folder-in-use", path=str(folder)) from None

    def release(self) -> None:
        """Close the file, which releases the lock."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
