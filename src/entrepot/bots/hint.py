"""What a bot would do here, and why: the options, with what was learned about each."""

from __future__ import annotations

from typing import NamedTuple

from entrepot.bots import Knowledge
from entrepot.bots.greedy import scores_of
from entrepot.bots.levels import EVALUATORS, SEARCHED
from entrepot.bots.search import Budget, Search


class Advice(NamedTuple):
    option: str
    chance: float
    """The chance of winning with this option, estimated by playing on in imagined worlds."""
    tried: int
    """In how many of those worlds it was chosen."""
    worth: float
    """Its score in credits or coins, relative to the best one."""


def hint(knowledge: Knowledge, budget: Budget, seed: int) -> list[Advice]:
    """All options, best first; those that were never tried come last."""
    game = knowledge.question.game
    options = knowledge.question.options
    scores = scores_of(EVALUATORS[game], knowledge, seed)
    best = max(scores.values())
    search = Search(SEARCHED[game], budget, seed)
    if len(options) > 1:
        search.think(knowledge)
    return [
        Advice(found.option, found.chance, found.visits, scores[options[found.option]] - best)
        for found in search.estimates(knowledge)
    ]
