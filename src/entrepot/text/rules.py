"""The rules of the games in words: chapters and numbered paragraphs, from `rules.ftl`.

`rules-<game>-3` is the heading of chapter 3 and `rules-<game>-3-2` its second paragraph. The first
line of a paragraph is text; lines after it are a list (`1. `) or a table (`| `).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from entrepot.text.fluent import has, say


def key(game: str, number: str) -> str:
    return f"rules-{game}-{number.replace('.', '-')}"


def chapters(game: str) -> list[str]:
    return list(numbers(game, ""))


def paragraphs(game: str, chapter: str | None = None) -> list[str]:
    """The numbers of all paragraphs, such as "3.2", in order; or those of a chapter."""
    wanted = [chapter] if chapter else chapters(game)
    return [number for each in wanted for number in numbers(game, f"{each}.")]


def paragraph(game: str, number: str, lang: str = "en") -> str:
    return say(key(game, number), lang)


def numbers(game: str, before: str) -> Iterator[str]:
    """Numbers are the same in every language; there are no gaps."""
    for n in count(1):
        if not has(key(game, f"{before}{n}"), "en"):
            return
        yield f"{before}{n}"
