"""People's names at a table: readable, not too long, and unique."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from entrepot.server.errors import BadName

LONGEST = 24
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories of characters that are invisible or change the text's direction."""
BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters whose category is a letter but which are invisible."""
STYLES = re.compile("[\ufe00-\ufe0f]")
"""Characters that only choose between two ways of drawing a symbol."""
MOST_MARKS = 3
"""How many marks one letter may carry; more would spill onto other lines."""


def clean_name(name: str) -> str:
    """The name as it is shown."""
    name = " ".join(STYLES.sub("", unicodedata.normalize("NFC", name)).split())
    if not 0 < len(name) <= LONGEST:
        raise BadName("bad-name-length", most=LONGEST)
    marks = 0
    for letter in name:
        category = unicodedata.category(letter)
        marks = marks + 1 if category.startswith("M") else 0
        if category in UNSEEN or letter in BLANK or marks > MOST_MARKS:
            raise BadName("bad-name-letter", letter=f"U+{ord(letter):04X}")
    return name


def unique_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number added if somebody at the table already has it."""
    taken = {_folded(other) for other in others}
    number, tried = 1, name
    while _folded(tried) in taken:
        number += 1
        tail = f" {number}"
        tried = name[: LONGEST - len(tail)].rstrip() + tail
    return tried


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
