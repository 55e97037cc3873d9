"""Numbered lists to choose from at a server's table: phrases, and answers to prepare."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from entrepot.phrases import PHRASES
from entrepot.text import say


def phrase_list(lang: str) -> Text:
    """What to type, and every phrase with its number."""
    return numbered(say("cli-say", lang), [say(f"talk-phrase-{each}", lang) for each in PHRASES])


def answer_list(answers: Sequence[str], lang: str) -> Text:
    """What to type, and every answer that can be prepared with its number."""
    return numbered(say("cli-prepare", lang), answers)


def numbered(title: str, lines: Sequence[str]) -> Text:
    return Text("\n".join([title, *(f"{n:>3}  {each}" for n, each in enumerate(lines, 1))]))
