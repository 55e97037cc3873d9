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
        from entrepot.learning.settings import USUAL
        from entrepot.learning.training import OtherSettings, Training, kept
    except ImportError as error:
        raise BadOptions("needs-learning", why=str(error)) from None
    folder = out or saves.data_folder() / "training" / f"{game}-{players}"
    training = Training(USUAL[game](players, games, seed))
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
                    print(say("train-tried", lang, game=game, games=now.games, won=won), flush=True)
    except OtherSettings:
        raise BadOptions("training-differs", folder=str(folder)) from None
    except KeyboardInterrupt:
        screen.complain(say("train-stopped", lang, folder=str(folder)))
        return STOPPED
    print(say("train-done", lang, file=str(folder / f"{players}.net")))
    return 0
