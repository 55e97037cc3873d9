"""Playing against bots or at a server's table, on a full screen or in plain lines."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

from entrepot.breaks import on_break
from entrepot.cli import plain, screen, telling
from entrepot.cli.games import face
from entrepot.cli.plain import PlainClient
from entrepot.cli.saves import Files, LocalGame
from entrepot.cli.sessions import GameSession
from entrepot.cli.sessions.local import LocalSession
from entrepot.text import say

if TYPE_CHECKING:
    from entrepot.cli.full.app import PlayApp


def play_local(game: LocalGame, files: Files, full: bool, lang: str, light: bool = False) -> int:
    """Play against bots; returns the exit code."""
    match = game.match
    face(match.game)  # refuses a game without a terminal view
    if not full:
        name = say(f"{match.game}-name", lang)
        facts = {"game": name, "players": match.players, "seed": str(match.seed)}
        screen.console().print(say("cli-welcome", lang, **facts))
    return play(LocalSession(game, files), full, lang, light)


def play_table(
    address: str, name: str | None, key: str | None, full: bool, lang: str, light: bool = False
) -> int:
    """Play at a server's table; returns the exit code."""
    from entrepot.cli.sessions import table_api
    from entrepot.cli.sessions.remote import RemoteSession

    wanted = name or say("lobby-nobody", lang)
    link, key = table_api.take_seat(table_api.parse_link(address), wanted, key or "")
    return play(RemoteSession(link, key), full, lang, light)


def play(session: GameSession, full: bool, lang: str, light: bool = False) -> int:
    """Play until the game is over or the person leaves, then say how to go on."""
    client: PlayApp | PlainClient
    if full:
        from entrepot.cli.full.app import PlayApp

        client = PlayApp(session, lang, light)
    else:
        client = PlainClient(session, lang)
    saved = False
    try:
        client.run()
    finally:  # whatever happened, the game is not lost
        with on_break(signal.SIG_IGN):
            scene, out = session.scene(client.lang), screen.console()
            if full and scene.over and scene.view is not None and not session.live:
                out.print()
                plain.print_table(scene, out, client.lang, news=True)
                out.print()
                telling.result(scene.view, out, client.lang)
            saved = leave(session, client.lang)
    if client.failure:
        raise client.failure
    return client.return_code or int(not saved)


def leave(session: GameSession, lang: str) -> bool:
    """Save what must be saved, and say how to go on. False if it could not be written."""
    try:
        session.save()
    except OSError as error:
        screen.complain(screen.file_fault(error, lang))
        return False
    out = screen.console()
    for line in session.way_back(lang):
        out.print(line, soft_wrap=True)
    return True
