"""Words: everything people read is in the Fluent files beside this module, a folder per language.

Keys follow the notation, so nothing here knows a game: the option `play:tea:silk+ore` is the
message `<game>-option-play` with `$a` = tea and `$b` = silk and ore; a question is
`<game>-question-<kind>`, an event `<game>-event-<type>`, a word of the notation
`<game>-word-<word>`, an error `error-<code>`. A card's power is `<game>-power-<card>`, and what
was ruled about it `<game>-ruling-<card>`; a question without words of its own is a power's.
docs/words/README.md says which file has which words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Protocol
from unicodedata import normalize

from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.events import Event
from entrepot.text.fluent import LANGUAGES, decimal, has, say

__all__ = [
    "LANGUAGES",
    "decimal",
    "error",
    "event",
    "has",
    "listed",
    "nearest_language",
    "option",
    "power",
    "question",
    "ruling",
    "say",
    "score",
    "seat_name",
    "why",
    "word",
]

LONGEST_LIST = 12
SEAT = "seat"
NONE = "none"
"""Stands for a field that an event does not have."""

Names = Sequence[str] | None
"""The players' names by seat, if they have any."""
Copies = Mapping[str, str]
"""Each card that has another card's power, with that other card, as a view gives them."""


class Posed(Protocol):
    """What the wording needs from a question, whether a match's own or one from a server."""

    @property
    def game(self) -> str: ...

    @property
    def kind(self) -> str: ...


def nearest_language(tag: str) -> str | None:
    """The language that a tag like `fr_CA.UTF-8` or `zh-TW` asks for, if we have it."""
    parts = tag.split(".")[0].replace("_", "-").lower().split("-")
    if parts[0] == "zh":
        traditional = {"hant", "tw", "hk", "mo"} & set(parts)
        parts = ["zh", "hant" if traditional else "hans"]
    for wanted in ("-".join(parts), parts[0]):
        for known in LANGUAGES:
            if known.lower() == wanted:
                return known
    return None


def word(game: str, id: str, lang: str = "en", names: Names = None) -> str:
    """A word of the notation: a card, a good, a place, a ship's number, a seat."""
    key = f"{game}-word-{id}"
    if has(key, lang) or not (numbered := re.fullmatch(r"(?:([a-z-]+)-)?(\d+)", id)):
        return say(key, lang)
    base, number = numbered.groups()
    if base == SEAT:
        return seat_name(int(number), names, lang)
    return say(f"{game}-word-{base}-number", lang, number=int(number)) if base else number


def listed(words: Sequence[str], lang: str = "en") -> str:
    """`a, b and 2 c`: equal words are counted."""
    counted = [
        w if words.count(w) == 1 else say("list-times", lang, count=words.count(w), word=w)
        for w in dict.fromkeys(words)
    ]
    text = counted.pop() if counted else ""
    joint = "list-last"
    while counted:
        begins = normalize("NFKD", text)[:1].lower()
        text = say(joint, lang, before=counted.pop(), after=text, begins=begins)
        joint = "list-before"
    return text


def option(question: Posed, id: str, lang: str = "en", names: Names = None) -> str:
    """One option. Taking things from several places together has a message of its own."""
    verb, *parts = id.split(":")
    key = f"{question.game}-option-{verb}"
    if "+" in id and has(f"{key}-together", lang):
        key, parts = f"{key}-together", re.split("[:+]", id)[1:]
    facts: dict[str, str | int] = {"parts": len(parts), "kind": question.kind}
    for name, part in zip("abcdef", parts, strict=False):
        ids = part.split("+")
        facts[name] = listed([word(question.game, each, lang, names) for each in ids], lang)
        facts[f"{name}_count"] = len(ids)
        facts[f"{name}_id"] = part
        # A number may also be that of a ship, and there may be more ships than names.
        may_be_seat = part.isdigit() and (not names or int(part) < len(names))
        facts[f"{name}_seat"] = seat_name(int(part), names, lang) if may_be_seat else ""
    return say(key, lang, **facts)


def question(question: Posed, lang: str = "en", copies: Copies | None = None) -> str:
    game, kind = question.game, question.kind
    if has(f"{game}-question-{kind}", lang):
        return say(f"{game}-question-{kind}", lang)
    text = power(game, kind, lang, copies)
    return say(f"{game}-question-power", lang, card=word(game, kind, lang), text=text)


def why(question: Posed, lang: str = "en", copies: Copies | None = None) -> str:
    """What the question is about; where a power asks, what the power does."""
    game, kind = question.game, question.kind
    if has(f"{game}-why-{kind}", lang):
        return say(f"{game}-why-{kind}", lang)
    text = power(game, kind, lang, copies)
    if ruled := ruling(game, kind, lang, copies):
        text = say("sentences", lang, first=text, then=ruled)
    return say(f"{game}-why-power", lang, text=text)


def power(game: str, card: str, lang: str = "en", copies: Copies | None = None) -> str:
    """What a card does; a card with another card's power does what that one does."""
    copied = (copies or {}).get(card)
    if copied is None:
        return say(f"{game}-power-{card}", lang)
    text = say(f"{game}-power-{copied}", lang)
    return say(f"{game}-power-copied", lang, card=word(game, copied, lang), text=text)


def ruling(game: str, card: str, lang: str = "en", copies: Copies | None = None) -> str:
    """What was ruled about the power beyond its text, if anything."""
    key = f"{game}-ruling-{(copies or {}).get(card, card)}"
    return say(key, lang) if has(key, lang) else ""


def seat_name(seat: int, names: Names, lang: str) -> str:
    return names[seat] if names else say("seat", lang, number=seat + 1)


def event(event: Event, game: str, lang: str = "en", names: Names = None) -> str:
    """One line of the log. An amount that this seat may not know is the word `unknown`."""
    cards, seat = event.cards, event.seat
    facts: dict[str, str | int] = {
        "seat": "" if seat is None else seat_name(seat, names, lang),
        "seat_id": NONE if seat is None else str(seat),
        "cards": listed([word(game, card, lang) for card in cards], lang),
        "first_card": word(game, cards[0], lang) if cards else "",
        "last_card": word(game, cards[-1], lang) if cards else "",
        "count": len(cards),
        "amount": "unknown" if event.amount is None else event.amount,
        "known": "yes" if cards else "no",
    }
    for field, id in (("from", event.source), ("to", event.target), ("cause", event.cause)):
        id = id or NONE
        facts[field] = "" if id == NONE else word(game, id, lang, names)
        facts[f"{field}_id"] = id
    return say(f"{game}-event-{event.type}", lang, **facts)


def score(game: str, source: str, amount: int, lang: str = "en") -> str:
    """A part of a final score; `goods:tea` is the message `<game>-score-goods` about tea."""
    kind, _, what = source.partition(":")
    about = word(game, what, lang) if what else ""
    return say(f"{game}-score-{kind}", lang, amount=amount, what=about)


def error(error: EntrepotError, lang: str = "en", people: bool = False, names: Names = None) -> str:
    """What went wrong, and what would be right; for `people`, seats are players."""
    facts: dict[str, str | int] = {}
    seat = error.facts.get("seat")
    if isinstance(seat, int):
        facts["who"] = (
            seat_name(seat, names, lang) if people else say("a-seat", lang, seat=str(seat))
        )
    for name, value in error.facts.items():
        if isinstance(value, (list, tuple)):
            shown = [str(item) for item in value[:LONGEST_LIST]]
            facts[name] = ", ".join(shown) + (" …" if len(value) > LONGEST_LIST else "")
            facts[f"{name}_count"] = len(value)
        else:
            facts[name] = str(value)
    return say(f"error-{error.code}", lang, **facts)
