"""Writes docs/rules/: the rules of both games, from the same text as the page in the browser."""

from __future__ import annotations

from pathlib import Path
from textwrap import fill

from entrepot import text
from entrepot.text.rules import chapters, paragraph, paragraphs

PAGES = Path(__file__).parents[1] / "docs" / "rules"
GAMES = ("import-export", "maritime-silk-road")
WIDTH = 140

HEAD = """\
These are the rules this project plays by, in our own words. Tests and code cite the paragraphs by \
number. Where the printed rules are silent, or differ from one language to another, we had to \
decide; [rulings](../rulings.md) says what and why. How moves are written is in \
[notation](../notation.md). The words are in `src/entrepot/text/en/rules.ftl`; this page is made \
from it by `make rules-pages`.
"""


def page(game: str) -> str:
    about = text.say(f"rules-{game}-about")
    parts = [f"# {text.say(f'{game}-name')}: the rules", wrapped(about), wrapped(HEAD)]
    for chapter in chapters(game):
        parts.append(f"## {chapter} {paragraph(game, chapter)}")
        parts += [numbered(game, number) for number in paragraphs(game, chapter)]
    return "\n\n".join(parts) + "\n"


def numbered(game: str, number: str) -> str:
    """A paragraph after its number, with any list or table below it."""
    first, *more = paragraph(game, number).split("\n")
    if more and more[0].startswith("|"):
        more.insert(1, "|---" * (more[0].count("|") - 1) + "|")
    block = wrapped(f"**{number}** {first}")
    return block + "\n\n" + "\n".join(more) if more else block


def wrapped(words: str) -> str:
    return fill(words, WIDTH, break_long_words=False, break_on_hyphens=False)


if __name__ == "__main__":
    for game in GAMES:
        (PAGES / f"{game}.md").write_text(page(game), encoding="utf-8")
