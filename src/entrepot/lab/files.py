"""The games of an arena on disk: a line for the settings, then one for each game as it ends.

A line counts when it is whole. A crash may cut the last one short: it is dropped, and its game
is played again.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, BinaryIO

import msgspec

from entrepot import BadDocument, BadOptions
from entrepot.lab.playing import Played
from entrepot.lab.schedule import Settings, deal

try:
    import fcntl
except ImportError:  # not on every system; there two arenas can spoil one file
    fcntl = None  # type: ignore[assignment]


class Header(Settings, frozen=True, kw_only=True):
    arena: Annotated[int, msgspec.Meta(ge=1, le=1)] = 1


class File:
    """An arena's file, open for this process alone."""

    def __init__(self, path: Path) -> None:
        """Refuses a file that is not an arena's, whose lines are damaged, or that is in use."""
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file = open_for_one(path)
        try:
            self.header, self.played = self.read()
        except BaseException:
            self.close()
            raise

    def read(self) -> tuple[Header | None, list[Played]]:
        content = self.file.read()
        lines = content.split(b"\n")
        torn = lines.pop()
        if not lines and not START.startswith(torn[: len(START)]):
            raise self.damaged(1, first=True)
        header = self.line(1, lines[0], Header, first=True) if lines else None
        played = [self.line(number, line, Played) for number, line in enumerate(lines[1:], 2)]
        self.file.truncate(len(content) - len(torn))
        return header, played

    def line(self, number: int, line: bytes, shape: Any, first: bool = False) -> Any:
        try:
            return msgspec.json.decode(line, type=shape)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise self.damaged(number, first) from None

    def damaged(self, number: int, first: bool = False) -> BadDocument:
        facts = {"field": "", "path": str(self.path), "line": number}
        return BadDocument("arena-not-one" if first else "arena-bad-line", **facts)

    def agree(self, settings: Settings) -> list[Played]:
        """The games played so far, if they have these settings; a new file gets the settings."""
        if self.header is None:
            self.header = Header(**msgspec.structs.asdict(settings))
            self.add(self.header)
        for name in Settings.__struct_fields__:
            there, here = getattr(self.header, name), getattr(settings, name)
            if there != here:
                facts = {"there": shown(there), "here": shown(here), "path": str(self.path)}
                raise BadOptions("arena-differs", field=name, **facts)
        for number, each in enumerate(self.played, 2):
            if each.seed != deal(settings, each.key) or len(each.scores) != len(settings.bots):
                raise self.damaged(number)
        return self.played

    def add(self, entry: Any) -> None:
        """Add an entry; it is on disk when this returns."""
        try:
            self.file.write(msgspec.json.encode(entry) + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.path)) from None

    def close(self) -> None:
        self.file.close()


START = b'{"game":'
"""How the first line begins."""


def shown(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def open_for_one(path: Path) -> BinaryIO:
    file = open(path, "a+b")  # noqa: SIM115
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise BadOptions("arena-in-use", field="out", path=str(path)) from None
    file.seek(0)
    return file
