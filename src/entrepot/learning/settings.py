"""All that decides what a training comes to, and what is different from game to game."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from hashlib import sha256
from typing import Any, ClassVar

import msgspec

from entrepot.bots import mark_net, net
from entrepot.bots.import_export import option_marks
from entrepot.bots.import_export.learned import USUAL as LEARNED
from entrepot.bots.import_export.marks import NO_MARK
from entrepot.bots.net import Net, Shape
from entrepot.bots.silk_road.afterstates import column_sizes
from entrepot.learning import score_games, self_play, trade_games
from entrepot.learning.goods_learner import GoodsLearner, widened
from entrepot.learning.marks_learner import MarksLearner
from entrepot.learning.played import Result
from entrepot.learning.score_games import ScoreStyle
from entrepot.learning.scores_learner import ScoresLearner
from entrepot.learning.self_play import PlayStyle
from entrepot.learning.trade_games import TradeStyle, most_marks


class CommonSettings(msgspec.Struct, frozen=True):
    players: int
    games: int
    seed: int = 1
    generation: int = 1024
    """Games between two updates of the players' weights."""
    batch: int = 1024
    """Rows for each step."""
    rate: float = 1.5e-3
    """Of learning, at the beginning; it sinks like a cosine to a hundredth."""
    judged_every: int = 40
    """Generations after which the net plays against bots without one, to see how strong it is."""
    judged_games: int = 400

    games_of_a_job: ClassVar[int] = 16
    games_of_a_judged_job: ClassVar[int] = 16

    @property
    def generations(self) -> int:
        return -(-self.games // self.generation)

    @property
    def file(self) -> str:
        """The name of the file that keeps what was learned."""
        return f"{self.players}.net"


class SilkRoadSettings(CommonSettings, frozen=True):
    """The net scores what a seat knows after its options; it learns by playing against itself."""

    style: PlayStyle = PlayStyle()
    begun_with: str = ""
    """The SHA-256 of the net's file that it goes on from, if any."""

    @staticmethod
    def usual(players: int, games: int, seed: int) -> SilkRoadSettings:
        """With several rivals it matters who they are, so that some are the bots people meet."""
        style = PlayStyle(greedy_rivals={2: 0.0, 3: 0.5, 4: 0.6}[players])
        return SilkRoadSettings(players, games, seed, style=style)

    @staticmethod
    def going_on(players: int, games: int, seed: int, begun_with: bytes) -> SilkRoadSettings:
        """A net that plays well learns on in smaller steps, from games with less noise."""
        usual = SilkRoadSettings.usual(players, games, seed)
        style = usual.style._replace(noise=0.05, random=0.01)
        digest = sha256(begun_with).hexdigest()
        return msgspec.structs.replace(usual, rate=1e-3, style=style, begun_with=digest)

    @property
    def play(self) -> Callable[[self_play.Job], Result]:
        return self_play.play

    def shape(self) -> Shape:
        return Shape(*column_sizes(self.players))

    def learner(self, xp: Any) -> GoodsLearner:
        return GoodsLearner(self.shape(), self.seed, xp)

    def weights(self, begun_with: bytes) -> array[float]:
        """Those of the net's file that it goes on from; of columns that this net did not have yet
        they say nothing so far."""
        found, shape = net.read(begun_with), self.shape()
        if found.shape == Shape(*column_sizes(self.players, incomes=False)):
            return widened(found.weights, found.shape, shape)
        if found.shape != shape:
            raise ValueError("shape", found.shape, shape)
        return found.weights

    def job(self, weights: bytes, seeds: tuple[int, ...], judged: bool) -> self_play.Job:
        return self_play.Job(self.players, weights, self.style, seeds, judged)

    def written(self, weights: array[float], made: dict[str, Any]) -> bytes:
        return net.written(Net(self.shape(), weights, made))


class ImportExportSettings(CommonSettings, frozen=True):
    """The net says who will win; it learns from games between greedy bots."""

    style: TradeStyle = TradeStyle()
    by_scores: str = ""
    """The SHA-256 of the learned scores by which these choose, if not by those by hand."""

    games_of_a_job = 128
    games_of_a_judged_job = 2

    @staticmethod
    def usual(players: int, games: int, seed: int) -> ImportExportSettings:
        return ImportExportSettings(
            players,
            games,
            seed,
            generation=8192,
            batch=2048,
            rate=3e-3,
            judged_every=64,
            judged_games=96,
        )

    @staticmethod
    def by_learned_scores(players: int, games: int, seed: int) -> ImportExportSettings:
        """By those of the package: a net for bots that have them, too."""
        usual = ImportExportSettings.usual(players, games, seed)
        digest = sha256(learned_scores(players)).hexdigest()
        return msgspec.structs.replace(usual, by_scores=digest)

    @property
    def play(self) -> Callable[[trade_games.Job], Result]:
        return trade_games.play

    def learner(self, xp: Any) -> MarksLearner:
        return MarksLearner(NO_MARK, self.players, most_marks(self.players), self.seed, xp)

    def job(self, weights: bytes, seeds: tuple[int, ...], judged: bool) -> trade_games.Job:
        scores = learned_scores(self.players) if self.by_scores else b""
        return trade_games.Job(self.players, weights, self.style, seeds, judged, scores)

    def written(self, weights: array[float], made: dict[str, Any]) -> bytes:
        return mark_net.written(mark_net.MarkNet(NO_MARK, weights, made))


def learned_scores(players: int) -> bytes:
    """The weights of the package."""
    found = LEARNED.weights_for(players)
    return b"" if found is None else array("f", found.weights).tobytes()


class ScoresSettings(CommonSettings, frozen=True):
    """Corrections of the scores of options in Import / Export; their judge is the package's net."""

    style: ScoreStyle = ScoreStyle()

    games_of_a_job = 64
    games_of_a_judged_job = 16

    @staticmethod
    def usual(players: int, games: int, seed: int) -> ScoresSettings:
        return ScoresSettings(
            players, games, seed, batch=1024, rate=5.0, judged_every=10, judged_games=800
        )

    @property
    def file(self) -> str:
        return f"scores-{self.players}.net"

    @property
    def play(self) -> Callable[[score_games.Job], Result]:
        return score_games.play

    def learner(self, xp: Any) -> ScoresLearner:
        return ScoresLearner(option_marks.NO_MARK, xp)

    def job(self, weights: bytes, seeds: tuple[int, ...], judged: bool) -> score_games.Job:
        return score_games.Job(self.players, weights, self.style, seeds, judged)

    def written(self, weights: array[float], made: dict[str, Any]) -> bytes:
        return mark_net.written_weights(weights, made)


Settings = SilkRoadSettings | ImportExportSettings | ScoresSettings
"""Each says how to learn (`learner`), what to play (`job`, `play`) and how it is kept (`file`,
`written`)."""

USUAL: dict[str, Callable[[int, int, int], Settings]] = {
    "import-export": ImportExportSettings.usual,
    "maritime-silk-road": SilkRoadSettings.usual,
}
"""By game: (players, games, seed) -> the settings of a training."""

USUAL_SCORES: dict[str, Callable[[int, int, int], Settings]] = {
    "import-export": ScoresSettings.usual,
}
"""The same for the scores of options, where the net doesn't give them."""

BY_SCORES: dict[str, Callable[[int, int, int], Settings]] = {
    "import-export": ImportExportSettings.by_learned_scores,
}
"""Where a net can learn from games by the learned scores."""
