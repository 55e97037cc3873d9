"""Where a store is: a data folder, or a database."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

Where = Path | str
"""A data folder, or the address of a database."""


SCHEMES = ("postgresql://", "postgres://")


def place(written: str) -> Where:
    """What somebody has written: the address of a database, or a folder."""
    return written if written.startswith(SCHEMES) else Path(written)


def shown(where: Where) -> str:
    """Where that is, for people: a folder, or an address without its password."""
    if isinstance(where, Path):
        return str(where)
    parts = urlsplit(where)
    return f"{parts.scheme}://{parts.hostname or ''}{parts.path}"
