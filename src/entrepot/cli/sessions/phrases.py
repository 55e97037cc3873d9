"""The phrases that can be said at a server's table, by number."""

from __future__ import annotations

from rich.text import Text

from entrepot.phrases import PHRASES
from entrepot.text import say


def phrase_list(lang: str) -> Text:
    """What to type, and every phrase with its number."""
    lines = [f"{n:>3}  {say(f'talk-phrase-{each}', lang)}" for n, each in enumerate(PHRASES, 1)]
    return Text("\n".join([say("cli-say", lang), *lines]))
