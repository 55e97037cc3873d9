"""Tickets: a command that is sent twice is carried out once."""

from __future__ import annotations

from typing import Any

ASKED = ("question", "option", "turn", "proposal", "agree", "answer", "part")
"""The fields that say what a command asks for."""


def fingerprint(command: Any) -> str:
    """What a command asks for, without its ticket; a command and its entry share it."""
    kind = command.__struct_config__.tag
    values = [getattr(command, name) for name in ASKED if hasattr(command, name)]
    if kind in ("stand", "prepare"):
        values.append(command.kind)
    return f"{kind} {values}"
