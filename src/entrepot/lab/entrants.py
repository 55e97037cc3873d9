"""Who may enter an arena: all bots by their names, and OpenSpiel's search as `openspiel:100ms`."""

from __future__ import annotations

import re

from entrepot import BadOptions
from entrepot.bots import Bot, levels

GUEST = re.compile(r"openspiel:([1-9][0-9]{0,5})ms")


def make(spec: str, game: str, seed: int) -> Bot:
    guest = GUEST.fullmatch(spec)
    if guest is None:
        return levels.make(spec, game, seed)
    try:
        from entrepot.research import duel
    except ImportError as error:
        raise BadOptions("needs-research", field="bots", why=str(error)) from None
    return duel.bot(int(guest[1]), seed)
