"""Phrases that people at a table can say to each other; words: `talk-phrase-<id>`."""

from __future__ import annotations

from typing import Literal, get_args

Phrase = Literal[
    "hello", "good-luck", "nice-move", "oops", "thanks", "sorry", "one-moment", "your-turn",
    "well-played", "again", "bye",
]  # fmt: skip
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
