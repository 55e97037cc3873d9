"""What bots understand of Import / Export."""

from __future__ import annotations

from entrepot.bots.evaluator import Evaluator
from entrepot.bots.import_export import learned
from entrepot.bots.import_export.information_key import information_key
from entrepot.bots.import_export.learned import USUAL, Learned
from entrepot.bots.import_export.option_scores import option_scores
from entrepot.bots.import_export.win_chances import win_chances

EVALUATOR = Evaluator(option_scores, win_chances, information_key, cutoff_kind="lead")


def evaluator(learned: Learned) -> Evaluator:
    return EVALUATOR._replace(option_scores=learned.option_scores, win_chances=learned.win_chances)


LEARNED = evaluator(USUAL)
EXPERT = evaluator(learned.EXPERT)
