"""Which language the command line speaks."""

from __future__ import annotations

import os
from collections.abc import Sequence

from entrepot.text import nearest_language


def language(wanted: str | None = None) -> str:
    """The language asked for, else the environment's, else English."""
    for tag in (wanted, os.environ.get("LANG")):
        if tag and (known := nearest_language(tag)):
            return known
    return "en"


def lang_argument(arguments: Sequence[str]) -> str | None:
    """The value of `--lang`, read before the other options because help needs it."""
    flag = "--lang"
    for argument, following in zip(arguments, [*arguments[1:], None], strict=True):
        if argument == flag:
            return following
        if argument.startswith(f"{flag}="):
            return argument.removeprefix(f"{flag}=")
    return None
