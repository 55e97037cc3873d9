"""What bots understand of Maritime Silk Road.

A card that is played pays every ship that carries its good, so what counts is who carries a good,
how much of it the market shows and who holds its cards.
"""

from __future__ import annotations

from entrepot.bots.evaluator import Evaluator
from entrepot.bots.silk_road import learned
from entrepot.bots.silk_road.information_key import information_key
from entrepot.bots.silk_road.learned import USUAL, Learned
from entrepot.bots.silk_road.option_scores import option_scores
from entrepot.bots.silk_road.win_chances import win_chances

EVALUATOR = Evaluator(option_scores, win_chances, information_key, cutoff_kind="phase-1")


def evaluator(learned: Learned) -> Evaluator:
    return EVALUATOR._replace(
        option_scores=learned.option_scores,
        win_chances=learned.win_chances,
        rival_scores=learned.rival_scores,
        settings=learned.settings,
    )


LEARNED = evaluator(USUAL)
EXPERT = evaluator(learned.EXPERT)
