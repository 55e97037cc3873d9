"""The files of the package in which bots keep what was learned."""

from __future__ import annotations

from importlib.resources.abc import Traversable


def packaged(folder: Traversable, name: str, file: str) -> bytes | None:
    """The file with this name before its own, or else the usual one, if there is any."""
    for each in (folder / f"{name}{file}", folder / file):
        if each.is_file():
            return each.read_bytes()
    return None
