"""People's names at a table: readable, not too long, and each only once."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from entrepot.server.errors import BadName

LONGEST = 24
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories of characters that show nothing or turn the text's direction."""
BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters by their category, and yet nothing can be seen of them."""
STYLES = re.compile("[\ufe00-\ufe0f]")
"""They only choose between two drawings of a sign."""
MOST_MARKS = 3
"""Marks on one letter; more would run over other lines."""


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
    """The name, with a number if somebody at the table has it already."""
    taken = {_folded(other) for other in others}
    number, tried = 1, name
    while _folded(tried) in taken:
        number += 1
        tail = f" {number}"
        tried = name[: LONGEST - len(tail)].rstrip() + tail
    return tried


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
