"""Training in the terminal: a progress bar, and a line whenever the net was tried."""

from __future__ import annotations

import struct
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from entrepot import GAMES, BadOptions
from entrepot.cli import saves, screen
from entrepot.text import decimal, say

if TYPE_CHECKING:
    from entrepot.learning.training import Training

STOPPED = 130


class Wanted(NamedTuple):
    game: str
    players: int
    games: int
    seed: int
    scores: bool = False
    by_scores: bool = False
    start: Path | None = None
    """The file of a net to go on from."""


def prepared(wanted: Wanted, cores: int | None) -> Training:
    """What was asked for, checked."""
    game, players, games = wanted.game, wanted.players, wanted.games
    if game not in GAMES:
        raise BadOptions("unknown-game", field="game", game=game, games=sorted(GAMES))
    fewest, most = GAMES[game].seats
    if not fewest <= players <= most:
        raise BadOptions("bad-players", field="players", least=fewest, most=most, players=players)
    if games < 1:
        raise BadOptions("no-games", field="games", games=games)
    if cores is not None and cores < 1:
        raise BadOptions("no-cores", field="cores", cores=cores)
    try:
        from entrepot.learning.settings import (
            BY_SCORES,
            USUAL,
            USUAL_SCORES,
            SilkRoadSettings,
        )
        from entrepot.learning.training import Training
    except ImportError as error:
        raise BadOptions("needs-learning", why=str(error)) from None
    if wanted.scores and game not in USUAL_SCORES:
        raise BadOptions("no-scores", field="scores", game=game)
    if wanted.by_scores and (wanted.scores or game not in BY_SCORES):
        raise BadOptions("no-by-scores", field="by-scores")
    if wanted.start is None:
        usual = USUAL_SCORES if wanted.scores else BY_SCORES if wanted.by_scores else USUAL
        return Training(usual[game](players, games, wanted.seed))
    if USUAL[game] is not SilkRoadSettings.usual:
        raise BadOptions("no-start", field="start", game=game)
    try:
        net = wanted.start.read_bytes()
        settings = SilkRoadSettings.going_on(players, games, wanted.seed, net)
        return Training(settings, begun_with=net)
    except (OSError, ValueError, struct.error) as error:
        facts = {"file": str(wanted.start), "players": players}
        raise BadOptions("not-a-net", field="start", why=str(error), **facts) from None


def run(wanted: Wanted, out: Path | None, cores: int | None, cluster: str | None, lang: str) -> int:
    """Train until all games are played or Ctrl-C; what was learned is in the folder."""
    training = prepared(wanted, cores)
    from entrepot.learning.training import OtherSettings, kept

    game, players, games, _, scores, *_ = wanted
    name = f"{game}-scores-{players}" if scores else f"{game}-{players}"
    folder = out or saves.data_folder() / "training" / name
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    console = screen.console(stderr=True)
    screen.complain(say("train-begins", lang, game=say(f"{game}-name", lang), folder=str(folder)))
    try:
        with Progress(*columns, console=console, disable=not sys.stderr.isatty()) as bar:
            task = bar.add_task("", total=games)
            for now in kept(training, folder, cores=cores, cluster=cluster):
                loss, minutes = decimal(now.loss, 3, lang), round(now.left / 60)
                facts = {"games": now.games, "loss": loss, "rate": round(now.rate)}
                text = say("train-progress", lang, **facts, minutes=minutes)
                bar.update(task, completed=now.games, description=text)
                if now.won is not None:
                    won = decimal(100 * now.won, 1, lang)
                    facts = {"what": "scores" if scores else game, "games": now.games}
                    print(say("train-tried", lang, **facts, won=won), flush=True)
    except OtherSettings:
        raise BadOptions("training-differs", folder=str(folder)) from None
    except KeyboardInterrupt:
        screen.complain(say("train-stopped", lang, folder=str(folder)))
        return STOPPED
    print(say("train-done", lang, file=str(folder / training.settings.file)))
    return 0
