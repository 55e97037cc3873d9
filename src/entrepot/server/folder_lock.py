"""A lock on the data folder, so that two servers never write to the same one."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from entrepot.server.errors import StoreProblem


class FolderLock:
    """Held by the process until it is released; the system releases it when the process dies.

    The folder itself is locked too, where the system can do that: anybody might remove the file.
    Windows can't, but there nobody can remove a file that is open.
    """

    def __init__(self, folder: Path) -> None:
        self._files = [os.open(folder / "entrepot.lock", os.O_RDWR | os.O_CREAT, 0o600)]
        try:
            _lock(self._files[0])
            if os.name != "nt":
                self._files.append(os.open(folder, os.O_RDONLY))
                _lock_folder(self._files[1])
        except OSError:
            self.release()
            raise StoreProblem("folder-in-use", path=str(folder)) from None

    def release(self) -> None:
        """Close the files, which releases the lock."""
        while self._files:
            os.close(self._files.pop())


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

    def _lock_folder(file: int) -> None:
        pass

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _lock_folder(file: int) -> None:
        """Some network disks can't lock folders; there, the lock file has to do."""
        try:
            _lock(file)
        except BlockingIOError:
            raise
        except OSError:
            return
