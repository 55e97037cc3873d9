"""Names for bots: made-up captains, whom every language has words for."""

from __future__ import annotations

import hashlib
from functools import cache
from random import Random

from entrepot.text import LANGUAGES, say

CAPTAINS = (
    "brackwater", "corallis", "driftmoor", "fathomby", "galewin", "harbrook", "kelpworth",
    "lanterby", "merrowin", "moorwick", "oystermark", "petrellan", "saltonby", "sandarel",
    "spindrake", "tidewell",
)  # fmt: skip


def captains(table: str, seats: int) -> list[str]:
    """The captain of each seat, should a bot sit there: always the same, and none twice."""
    seed = int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big")
    return Random(seed).sample(CAPTAINS, len(CAPTAINS))[:seats]


@cache
def captain_names() -> tuple[str, ...]:
    """How captains are called in any language; no person takes such a name."""
    return tuple({say(f"captain-{id}", lang) for id in CAPTAINS for lang in LANGUAGES})
