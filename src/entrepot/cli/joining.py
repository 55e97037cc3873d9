"""Sitting down at a table of a server, on a full screen or in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from entrepot.cli import saving, screen
from entrepot.cli.lines import Lines
from entrepot.cli.places import calling
from entrepot.cli.places.remote import Remote
from entrepot.cli.words import language
from entrepot.text import say

if TYPE_CHECKING:
    from entrepot.cli.full.app import Playing


def sit(
    address: str, name: str | None, key: str | None, full: bool, lang: str, light: bool = False
) -> int:
    """Until the game is over or the person leaves, who is told how to come back; the exit code."""
    wanted = name or say("lobby-nobody", lang)
    link, key = calling.sit_down(calling.link(address), wanted, key or "")
    place = Remote(link, key)
    client: Playing | Lines
    if full:
        from entrepot.cli.full.app import Playing

        client = Playing(place, lang, light)
    else:
        client = Lines(place, lang)
    try:
        client.run()
    finally:
        words = ["play", "--table", link.page]
        if key and not place.gone:
            words += ["--key", key]
        if client.lang != language():
            words += ["--lang", client.lang]
        out = screen.console()
        out.print(say("terminal-left", client.lang))
        out.print(saving.command(*words), soft_wrap=True)
    if client.failure:
        raise client.failure
    return client.return_code or 0
