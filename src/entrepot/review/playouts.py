"""Playing on from a moment in imagined worlds, as the bots would, to the end of the game.

The same seed gives the same world and the same luck, whatever is chosen first: so options can be
compared world by world, and most of the luck cancels out. Playouts that stop after some rounds, as
those of the search do, are quicker but misjudge what pays late (docs/review.md).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final, NamedTuple

from entrepot.bots.levels import EVALUATORS
from entrepot.kernel.choice import Choice
from entrepot.kernel.game import Game
from entrepot.kernel.match import Match
from entrepot.kernel.rng import mixed

MOST_TURNS: Final = 400
"""Several times as many as games have; then the score as it is decides."""
LUCKS: Final = 2_147_483_647
CLOSE: Final = 0.5
"""After n turns, a lead of this many points times the square root of n counts as 73 %."""


class Viewpoint(NamedTuple):
    """A match at a moment, and the seat whose knowledge worlds must fit (None: all cards open)."""

    match: Match
    seat: int | None


class Outcome(NamedTuple):
    table: Any
    chances: list[float]
    """By seat: near 1 after a clear victory, near a half after a narrow result."""


class TooLong(BaseException):
    """Raised when a game does not end by itself."""

    def __init__(self, table: Any) -> None:
        super().__init__()
        self.table = table


class Player:
    """Plays for all seats by scores, with noise, and `first` at the seat's first question."""

    def __init__(self, match: Match, seed: int, seat: int, first: Choice | None) -> None:
        evaluator = EVALUATORS[match.game]
        self.option_scores, self.turn_begins = evaluator.option_scores, evaluator.cutoff_kind
        self.noise = evaluator.settings(match.state.table).playout_noise
        self.seed, self.luck, self.turns = seed, lucky(seed), 0
        self.seat, self.first = seat, first

    def choose(self, table: Any, seat: int, kind: str, choices: list[Choice]) -> Choice:
        if kind == self.turn_begins:
            self.turns += 1
            if self.turns > MOST_TURNS:
                raise TooLong(table)
            self.luck = lucky(self.seed + self.turns)  # whatever was chosen in the turn before
        if self.first is not None and seat == self.seat:
            choice, self.first = self.first, None
            return choice
        if len(choices) == 1:
            return choices[0]
        scores = self.option_scores(table, seat, kind, choices)
        best, most, noise, luck = 0, -1e9, self.noise, self.luck
        enough = max(scores) - noise
        for i, score in enumerate(scores):
            if score >= enough:
                luck = luck * 48_271 % LUCKS  # quick, and good enough for this (MINSTD)
                score += noise * luck / LUCKS
                if score > most:
                    best, most = i, score
        self.luck = luck
        return choices[best]


def lucky(seed: int) -> int:
    return mixed(seed) % (LUCKS - 1) + 1


def play_on(here: Viewpoint, seed: int, seat: int, first: Choice | None) -> Outcome:
    """The seat answers `first` to what it is asked; then all play on as the bots would."""
    player = Player(here.match, seed, seat, first)
    try:
        table: Any = here.match.rollout(player.choose, here.seat, seed)
    except TooLong as ended:
        table = ended.table
    return Outcome(table, chances_at_the_end(here.match.state.start.game, table, player.turns))


def chances_at_the_end(game: Game, table: Any, turns: int) -> list[float]:
    """Who won, softened by how far the game was from ending otherwise.

    With the luck of `turns` turns a narrow result could be another one. This says more than mere
    wins would: fewer worlds are needed to tell two options apart.
    """
    winners, totals = game.winners(table), [score.total for score in game.scores(table)]
    spread, found = CLOSE * sqrt(turns), []
    for seat, total in enumerate(totals):
        lead = total - max(totals[:seat] + totals[seat + 1 :])
        won = seat in winners
        if not spread or won != (lead >= 0):  # at once, by a power or by a tie-break
            found.append(1 / len(winners) if won else 0.0)
        else:
            found.append(1 / (1 + exp(-max(-40.0, lead / spread))))
    return found


def world_seeds(seed: int, purpose: str, moment: int, count: int) -> range:
    """Seeds of that many worlds; different ones for every purpose and moment."""
    state = mixed(seed)
    for part in (*purpose.encode(), moment):
        state = mixed(state + part + 1)
    first = state >> 1  # with room to count on
    return range(first, first + count)
