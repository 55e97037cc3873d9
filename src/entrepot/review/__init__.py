"""Looking back at a game (docs/review.md): chances, turning points, branches, who knew what.

>>> import entrepot
>>> from entrepot.review import who_knows
>>> match = entrepot.new("maritime-silk-road", players=2, seed=5)
>>> [holding.unknown for holding in who_knows(match, 0).hands]
[0, 3]
"""

from entrepot.review.branches import (
    Branch,
    Verdict,
    branch_of,
    branch_off,
    branch_record,
    judged,
    match_at,
    practice,
)
from entrepot.review.result import Consequence, Moment, Review, Settings, TurningPoint
from entrepot.review.reviewing import in_processes, pieces_of, review, work
from entrepot.review.who_knows import WhoKnows, who_knows

__all__ = [
    "Branch",
    "Consequence",
    "Moment",
    "Review",
    "Settings",
    "TurningPoint",
    "Verdict",
    "WhoKnows",
    "branch_of",
    "branch_off",
    "branch_record",
    "in_processes",
    "judged",
    "match_at",
    "pieces_of",
    "practice",
    "review",
    "who_knows",
    "work",
]
