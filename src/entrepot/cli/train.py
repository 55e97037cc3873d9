"""Training in the terminal: a progress bar, and a line whenever the net was tried."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from entrepot import GAMES, BadOptions
from entrepot.cli import saves, screen
from entrepot.text import decimal, say

STOPPED = 130


def run(
    game: str,
    players: int,
    games: int,
    seed: int,
    scores: bool,
    out: Path | None,
    cores: int | None,
    cluster: str | None,
    lang: str,
) -> int:
    """Train until all games are played or Ctrl-C; what was learned is in the folder."""
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
        from entrepot.learning.settings import USUAL, USUAL_SCORES
        from entrepot.learning.training import OtherSettings, Training, kept
    except ImportError as error:
        raise BadOptions("needs-learning", why=str(error)) from None
    if scores and game not in USUAL_SCORES:
        raise BadOptions("no-scores", field="scores", game=game)
    name = f"{game}-scores-{players}" if scores else f"{game}-{players}"
    folder = out or saves.data_folder() / "training" / name
    settings = (USUAL_SCORES if scores else USUAL)[game](players, games, seed)
    training = Training(settings)
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
    print(say("train-done", lang, file=str(folder / settings.file)))
    return 0
