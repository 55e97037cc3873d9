"""People's names at a table: readable, not too long, and none that passes for another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from entrepot.server.errors import BadName

LONGEST = 24
NOBODY = "Captain"
"""Whoever says no name."""
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories of characters that are invisible or change the text's direction."""
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0"
    "\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
"""Invisible characters whose category is that of a letter, a mark or a symbol."""
STYLES = re.compile("[\ufe00-\ufe0f]")
"""Characters that only choose between two ways of drawing a symbol."""
NON_JOINER, JOINER, EMOJI_STYLE = "\u200c\u200d\ufe0f"
SKIN_TONES = {chr(code) for code in range(0x1F3FB, 0x1F400)}
VIRAMA = 9
"""The combining class of the sign that takes an Indic letter's vowel away."""
MOST_MARKS = 3
"""How many marks one letter may carry; more would spill onto other lines."""

ALIKE = {
    "A": "АΑ", "B": "ВΒ", "C": "С", "E": "ЕΕ", "H": "НΗ", "J": "Ј", "K": "КΚ", "M": "МΜ",
    "N": "Ν", "O": "ОΟ0", "P": "РΡ", "S": "Ѕ", "T": "ТΤ", "X": "ХΧ", "Y": "УΥ", "Z": "Ζ",
    "a": "аαɑ", "c": "с", "d": "ԁ", "e": "е", "g": "ɡ", "h": "һհ", "i": "іιı", "j": "ј",
    "k": "κ", "l": "ӀӏІΙI|1", "n": "ո", "o": "оοօ", "p": "рρ", "q": "ԛ", "s": "ѕ", "u": "υս",
    "v": "νѵ", "w": "ԝ", "x": "х", "y": "у",
}  # fmt: skip
"""Letters of other alphabets, digits and signs that pass for a Latin letter."""
LOOKS = str.maketrans({each: letter for letter, many in ALIKE.items() for each in many})


def clean_name(name: str, most: int = LONGEST) -> str:
    """The name as it is shown."""
    name = one_line(name)
    if not 0 < len(name) <= most:
        raise BadName("bad-name-length", most=most)
    if bad := unreadable(name):
        raise BadName("bad-name-letter", letter=f"U+{ord(bad):04X}")
    return name


def one_line(words: str) -> str:
    """The words in one line, without signs of style and needless spaces."""
    return " ".join(_without_styles(unicodedata.normalize("NFC", words)).split())


def unreadable(words: str) -> str | None:
    """The first character that can't be seen, turns the text around or spills onto other lines."""
    marks = 0
    for place, letter in enumerate(words):
        category = unicodedata.category(letter)
        marks = marks + 1 if category.startswith("M") and letter != EMOJI_STYLE else 0
        joins = letter in (JOINER, NON_JOINER) and _may_join(words, place)
        unseen = category in UNSEEN or BLANK.match(letter)
        if (unseen and not joins) or marks > MOST_MARKS:
            return letter
    return None


def unique_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number added if somebody at the table already has it.

    A name that only looks like somebody else's is refused.
    """
    others = [other for other in others if other]
    taken = {_folded(other) for other in others}
    number, tried = 1, name
    while _folded(tried) in taken:
        number += 1
        tail = f" {number}"
        tried = name[: LONGEST - len(tail)].rstrip() + tail
    for other in others:
        if skeleton(tried) == skeleton(other):
            raise BadName("name-alike", name=other)
    return tried


def skeleton(name: str) -> str:
    """What is left of a name if one does not look closely: names that look alike share it."""
    seen = unicodedata.normalize("NFKC", name).translate(LOOKS).casefold().translate(LOOKS)
    seen = "".join(letter for letter in seen if letter not in (JOINER, NON_JOINER, EMOJI_STYLE))
    return "".join(seen.split()).replace("rn", "m").replace("vv", "w")


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _without_styles(name: str) -> str:
    """The name without signs of style, except those that make a symbol an emoji."""
    return STYLES.sub(
        lambda found: (
            found[0] if found[0] == EMOJI_STYLE and _is_symbol(name, found.start() - 1) else ""
        ),
        name,
    )


def _may_join(name: str, place: int) -> bool:
    """Does this invisible character do what it is for?

    It keeps Arabic letters apart, shapes Indic ones, or makes one picture of two emoji.
    """
    before, after = name[place - 1 : place], name[place + 1 : place + 2]
    if not before or not after:
        return False
    if unicodedata.combining(before) == VIRAMA:
        return True
    if name[place] == NON_JOINER:
        return _is_arabic(before) and _is_arabic(after)
    left = place - 2 if before == EMOJI_STYLE else place - 1
    return (_is_symbol(name, left) or before in SKIN_TONES) and _is_symbol(name, place + 1)


def _is_symbol(name: str, place: int) -> bool:
    return place >= 0 and unicodedata.category(name[place]) == "So"


def _is_arabic(letter: str) -> bool:
    return unicodedata.name(letter, "").startswith("ARABIC LETTER")
