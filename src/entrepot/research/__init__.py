"""Interfaces for research: PettingZoo, Gymnasium and OpenSpiel; docs/research.md shows each."""

from __future__ import annotations

from importlib.util import find_spec

from entrepot import text

NEEDED = ("numpy", "gymnasium", "pettingzoo", "pyspiel")
"""The modules of the extra `research`."""

if missing := [name for name in NEEDED if find_spec(name) is None]:
    raise ImportError(text.say("research-missing", modules=text.listed(missing)))
