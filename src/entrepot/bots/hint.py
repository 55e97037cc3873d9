"""What a bot would do here, and why: the options with what was found about each."""

from __future__ import annotations

from typing import NamedTuple

from entrepot.bots import Knowledge
from entrepot.bots.greedy import weighed
from entrepot.bots.levels import SENSES
from entrepot.bots.search import Budget, Search


class Advice(NamedTuple):
    option: str
    chance: float
    """To win the game, if this is chosen; a guess from playing on in imagined worlds."""
    tried: int
    """In how many of them it was chosen."""
    worth: float
    """At first sight, in credits or coins, compared with the best."""


def hint(knowledge: Knowledge, budget: Budget, seed: int) -> list[Advice]:
    """All options, the best first; what was never tried comes last."""
    sense = SENSES[knowledge.question.game]
    options = knowledge.question.options
    worth = weighed(sense, knowledge, seed)
    most = max(worth.values())
    search = Search(sense, budget, seed)
    if len(options) > 1:
        search.think(knowledge)
    return [
        Advice(found.option, found.chance, found.visits, worth[options[found.option]] - most)
        for found in search.estimates(knowledge)
    ]
