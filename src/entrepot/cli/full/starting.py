"""From the command line to the full screen and back."""

from __future__ import annotations

from entrepot.cli import playing, screen
from entrepot.cli.full.app import Playing
from entrepot.cli.games import face
from entrepot.cli.places.local import Local
from entrepot.cli.saving import Files, Sitting


def play(sitting: Sitting, files: Files, lang: str, light: bool = False) -> int:
    """Against bots, until the end or until the person leaves; the exit code."""
    face(sitting.match.game)  # refuses a game that has none
    app, out = Playing(Local(sitting), lang, light), screen.console()
    try:
        app.run()
    finally:
        # Whatever happened, the game is not lost.
        if sitting.match.over:
            code = playing.end(sitting, files, out, app.lang)
        else:
            code = 0 if playing.leave(sitting, files, out, app.lang) else 1
    if app.failure:
        raise app.failure
    return app.return_code or code
