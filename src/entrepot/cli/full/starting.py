"""From the command line to the full screen and back."""

from __future__ import annotations

from entrepot.cli import playing, saving, screen
from entrepot.cli.full import calling
from entrepot.cli.full.app import Playing
from entrepot.cli.full.local import Local
from entrepot.cli.full.remote import Remote
from entrepot.cli.games import face
from entrepot.cli.saving import Files, Sitting
from entrepot.cli.words import language
from entrepot.text import say


def play(sitting: Sitting, files: Files, lang: str) -> int:
    """Against bots, until the end or until the person leaves; the exit code."""
    face(sitting.match.game)  # refuses a game that has none
    app, out = Playing(Local(sitting), lang), screen.console()
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


def sit(address: str, name: str | None, key: str | None, lang: str) -> int:
    """At a table of a server; the exit code."""
    wanted = name or say("lobby-nobody", lang)
    link, key = calling.sit_down(calling.link(address), wanted, key or "")
    place = Remote(link, key)
    app, out = Playing(place, lang), screen.console()
    try:
        app.run()
    finally:
        words = ["play", "--table", link.page]
        if key and not place.gone:
            words += ["--key", key]
        if app.lang != language():
            words += ["--lang", app.lang]
        out.print(say("terminal-left", app.lang))
        out.print(saving.command(*words), soft_wrap=True)
    if app.failure:
        raise app.failure
    return app.return_code or 0
