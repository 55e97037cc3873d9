"""Entrepôt: two games of sea trade with exact rules.

>>> import entrepot
>>> match = entrepot.new("maritime-silk-road", players=3, seed=5)
>>> match.pending[0].kind
'load'
"""

from entrepot import import_export, silk_road, text
from entrepot.import_export.view_types import TradeExplanation, TradeView
from entrepot.kernel.ask import Question
from entrepot.kernel.errors import (
    BadDocument,
    BadOptions,
    Diverged,
    EntrepotError,
    IllegalAnswer,
    MalformedAnswer,
    NotYourQuestion,
    Refused,
    RuleFault,
    UndoRefused,
)
from entrepot.kernel.events import Event
from entrepot.kernel.game import GAMES, register
from entrepot.kernel.match import Match
from entrepot.kernel.record import load, new, replay, restore
from entrepot.kernel.view_types import Option, Score, View
from entrepot.silk_road.view_types import SilkExplanation, SilkView

GameView = TradeView | SilkView
"""What `match.view` returns, game by game."""
GameExplanation = TradeExplanation | SilkExplanation
"""What `match.explain` returns, game by game."""

register(import_export.GAME)
register(silk_road.GAME)
EntrepotError.describe = staticmethod(text.error)

__all__ = [
    "GAMES",
    "BadDocument",
    "BadOptions",
    "Diverged",
    "EntrepotError",
    "Event",
    "GameExplanation",
    "GameView",
    "IllegalAnswer",
    "MalformedAnswer",
    "Match",
    "NotYourQuestion",
    "Option",
    "Question",
    "Refused",
    "RuleFault",
    "Score",
    "SilkView",
    "TradeView",
    "UndoRefused",
    "View",
    "load",
    "new",
    "replay",
    "restore",
    "text",
]
