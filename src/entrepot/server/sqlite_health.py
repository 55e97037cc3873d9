"""Whether the data folder still keeps what is written to it. What changes is logged once."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
from pathlib import Path

from entrepot.server.errors import StoreProblem

SPARE = 10 * 1024 * 1024
"""With fewer bytes than this, the disk counts as full."""
REFUSED_WRITES = ("SQLITE_CONSTRAINT", "SQLITE_MISMATCH", "SQLITE_RANGE", "SQLITE_MISUSE")
"""Errors that say something about what was written, not about the disk."""

log = logging.getLogger("entrepot.store")


class SqliteHealth:
    def __init__(self, path: Path) -> None:
        self._path, self._inode = path, path.stat().st_ino
        self._problem: StoreProblem | None = None
        self._damaged: StoreProblem | None = None

    @property
    def problem(self) -> str | None:
        """The code of what is wrong: nothing is kept, or something can't be read any more."""
        problem = self._problem or self._damaged
        return problem.code if problem else None

    @property
    def replaced(self) -> bool:
        """Has somebody removed or replaced the file that is written to?"""
        try:
            return os.stat(self._path).st_ino != self._inode
        except OSError:
            return True

    def failed(self, error: Exception) -> bool:
        """Note a failure; False if the disk is not to blame."""
        name = getattr(error, "sqlite_errorname", "")
        if not isinstance(error, (sqlite3.Error, OSError)) or name.startswith(REFUSED_WRITES):
            return False
        if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
            if self._damaged is None:
                self._damaged = StoreProblem("data-damaged")
                log.error(self._damaged.code, extra={"why": str(error)})
        else:
            full = name == "SQLITE_FULL" or self._free() < SPARE
            self._set(StoreProblem("disk-full" if full else "data-not-written"), str(error))
        return True

    def note_replaced(self) -> None:
        self._set(StoreProblem("data-replaced"), str(self._path.parent))

    def wrote(self) -> None:
        """Note that something was written, so that the next failure is told again."""
        if self._problem is not None:
            log.warning("data-written-again", extra={"was": self._problem.code})
            self._problem = None

    def look(self) -> None:
        """Note a disk that is about to be full, after something could still be written."""
        if (free := self._free()) < SPARE:
            self._set(StoreProblem("disk-full"), str(free))
        else:
            self.wrote()

    def _free(self) -> int:
        try:
            return shutil.disk_usage(self._path.parent).free
        except OSError:
            return SPARE

    def _set(self, problem: StoreProblem, why: str) -> None:
        if self._problem is None or self._problem.code != problem.code:
            log.error(problem.code, extra={"why": why})
        self._problem = problem
