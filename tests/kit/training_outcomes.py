"""What tests/compiled/test_training.py asks about, printed as JSON: small trainings, and the nets.

Run with the compiled package, for the net is slow without its extension.
"""

from __future__ import annotations

import json
import tempfile
from array import array
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from entrepot.bots import mark_net
from entrepot.bots.levels import EXPERTS, LEARNED, LEVELS, make
from entrepot.bots.mark_net import MarkNet
from entrepot.bots.net import GOODS, Net, Shape, plain_scores, read
from entrepot.bots.rollouts import Rollouts
from entrepot.bots.search import Search
from entrepot.bots.silk_road.afterstates import column_sizes
from entrepot.bots.silk_road.learned import USUAL
from entrepot.learning import trade_games
from entrepot.learning.goods_learner import widened
from entrepot.learning.self_play import GAME, Job, PlayStyle, play
from entrepot.learning.settings import (
    ImportExportSettings,
    ScoresSettings,
    Settings,
    SilkRoadSettings,
)
from entrepot.learning.training import OtherSettings, Training, kept

EXTENSION: Any = find_spec("entrepot.bots._net") and import_module("entrepot.bots._net")

SMALL = SilkRoadSettings(
    players=2, games=36, generation=12, batch=512, judged_every=2, judged_games=4, seed=5
)

SMALL_TRADE = ImportExportSettings(
    players=3,
    games=24,
    generation=12,
    batch=32,
    judged_games=2,
    seed=5,
    style=trade_games.TradeStyle(iterations=2),
)

SMALL_SCORES = ScoresSettings(
    players=2, games=200, generation=100, judged_every=1, judged_games=20, seed=5
)

FRESH = tuple(range(1 << 50, (1 << 50) + 40))
"""Seeds of games that no training has played or judged by."""


def outcome(training: Training) -> dict[str, Any]:
    return {"weights": digest(training), "results": training.results}


def digest(training: Training) -> str:
    return sha256(training.learner.flat().tobytes()).hexdigest()


def trained(count: int, settings: Settings = SMALL) -> dict[str, Any]:
    training = Training(settings, accelerator=False)
    for _ in training.run(count):
        pass
    return outcome(training)


def stopped_and_started_again(folder: Path) -> dict[str, Any]:
    for progress in kept(Training(SMALL, accelerator=False), folder, every=0, cores=1):
        if progress.games == 24:
            break
    again = Training(SMALL, accelerator=False)
    seen = [progress.games for progress in kept(again, folder, cores=1)]
    return {**outcome(again), "seen": seen, "made": read((folder / "2.net").read_bytes()).made}


def refused(folder: Path) -> bool:
    other = Training(SilkRoadSettings(players=2, games=10, seed=5), accelerator=False)
    try:
        next(kept(other, folder))
    except OtherSettings:
        return True
    return False


def rivals() -> dict[str, Any]:
    """How many rows there are to learn from with and without greedy rivals."""
    training = Training(SilkRoadSettings.usual(4, 10, 1), accelerator=False)
    among = Job(4, training.playing, PlayStyle(greedy_rivals=1.0), (1, 2))
    few, many = play(among), play(among._replace(style=PlayStyle()))
    judged = play(among._replace(judged=True))
    width = Shape(*column_sizes(4)).width
    return {
        "few": len(few.rows) / width,
        "few_targets": len(few.targets) / 4,
        "many": len(many.rows) / width,
        "judged_rows": len(judged.rows),
        "judged_won": judged.won,
    }


def won(net: Net, players: int) -> float:
    """How many of the fresh games a net wins, without search, among greedy bots."""
    style, shape = PlayStyle(), Shape(*column_sizes(players))
    weights = net.weights if net.shape == shape else widened(net.weights, net.shape, shape)
    return play(Job(players, weights.tobytes(), style, FRESH, judged=True)).won


def strength(players: int) -> dict[str, float]:
    packaged = USUAL.net_for(players)
    assert packaged is not None
    untrained = Training(SilkRoadSettings.usual(players, 10, 1), accelerator=False).net()
    return {"packaged": won(packaged, players), "untrained": won(read(untrained), players)}


def thinks_with_nets(level: str) -> bool:
    bot = make(level, GAME, 1)
    if isinstance(bot, Rollouts):
        return bot.evaluator is EXPERTS[GAME][1]
    return isinstance(bot, Search) and bot.evaluator is LEARNED[GAME]


def differences() -> list[float]:
    """Between the extension's scores and those of plain Python."""
    found, chance = [], Random(1)
    for shape in (Shape([3, 2], [4, 5, 2], 2), Shape([7, 7, 6], [12, 15, 3], 1)):
        weights = array("f", [chance.gauss(0, 0.3) for _ in range(shape.size)])
        net = Net(shape, weights, {})
        sizes = [*shape.good * GOODS, *shape.table]
        rows = [chance.randrange(-1, size + 2) for _ in range(30) for size in sizes]
        pairs = zip(net.scores(rows), plain_scores(net)(rows), strict=True)
        found += [abs(fast - plain) for fast, plain in pairs]
    size = sum(rows * columns for rows, columns in mark_net.parts(50))
    marked = MarkNet(50, array("f", [chance.gauss(0, 0.3) for _ in range(size)]), {})
    lists = [[chance.randrange(50) for _ in range(count)] for count in (0, 1, 7, 40)]
    pairs = zip(marked.scores(lists), mark_net.plain_scores(marked)(lists), strict=True)
    return found + [abs(fast - plain) for fast, plain in pairs]


def refusals() -> list[str]:
    """What the extension says to weights and rows that do not fit."""
    found = []
    for weights, rows in ((b"1234", [0, 0]), (bytes(4 * Shape([2], [2], 1).size), [0] * 8)):
        try:
            EXTENSION.scores(weights, b"\2", b"\2", 1, rows)
        except ValueError as error:
            found.append(str(error))
    size = sum(rows * columns for rows, columns in mark_net.parts(3))
    for weights, marks in ((b"1234", [0]), (bytes(4 * size), [3]), (bytes(4 * size), [-1])):
        try:
            EXTENSION.mark_scores(weights, [marks])
        except ValueError as error:
            found.append(str(error))
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = {
            "extension": EXTENSION is not None,
            "one": trained(1),
            "two": trained(2),
            "one_trade": trained(1, SMALL_TRADE),
            "two_trade": trained(2, SMALL_TRADE),
            "one_scores": trained(1, SMALL_SCORES),
            "two_scores": trained(2, SMALL_SCORES),
            "again": stopped_and_started_again(Path(folder)),
            "refused": refused(Path(folder)),
            "rivals": rivals(),
            "differences": differences(),
            "refusals": refusals(),
            "strength": {str(players): strength(players) for players in (2, 3, 4)},
            "levels": [level for level in LEVELS if thinks_with_nets(level)],
        }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
