"""Words: all that people read comes from the Fluent files beside this module, a folder a language.

Keys follow the notation, so nothing here knows a game: the option `play:tea:silk+ore` is the
message `<game>-option-play` with `$a` = tea and `$b` = silk and ore; a question is
`<game>-question-<kind>`, an event `<game>-event-<type>`, a word of the notation
`<game>-word-<word>`, an error `error-<code>`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from entrepot.kernel.ask import Option, Question
from entrepot.kernel.errors import EntrepotError
from entrepot.text.fluent import LANGUAGES, has, say

__all__ = ["LANGUAGES", "error", "event", "has", "listed", "option", "question", "say", "word"]

LONGEST_LIST = 12


def word(game: str, id: str, lang: str = "en") -> str:
    """A word of the notation: a card, a good, a place, a ship's number."""
    key = f"{game}-word-{id}"
    if has(key, lang) or not (numbered := re.fullmatch(r"(?:([a-z-]+)-)?(\d+)", id)):
        return say(key, lang)
    base, number = numbered.groups()
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
        text = say(joint, lang, before=counted.pop(), after=text)
        joint = "list-before"
    return text


def option(option: Option, lang: str = "en") -> str:
    verb, *parts = option.id.split(":")
    facts: dict[str, Any] = {"parts": len(parts)}
    for name, part in zip("abcdef", parts, strict=False):
        ids = part.split("+")
        facts[name] = listed([word(option.game, each, lang) for each in ids], lang)
        facts[f"{name}_count"] = len(ids)
        facts[f"{name}_id"] = part
    return say(f"{option.game}-option-{verb}", lang, **facts)


def question(question: Question, lang: str = "en") -> str:
    return say(f"{question.game}-question-{question.kind}", lang)


def seat_name(seat: int, names: Sequence[str] | None, lang: str) -> str:
    return names[seat] if names else say("seat", lang, number=seat + 1)


def event(
    event: Mapping[str, Any], game: str, lang: str = "en", names: Sequence[str] | None = None
) -> str:
    """One line of the log. An amount that this seat may not know is the word `unknown`."""
    cards = event.get("cards", [])
    facts: dict[str, Any] = {
        "cards": listed([word(game, card, lang) for card in cards], lang),
        "first_card": word(game, cards[0], lang) if cards else "",
        "last_card": word(game, cards[-1], lang) if cards else "",
        "count": len(cards),
        "amount": event.get("amount", "unknown"),
        "known": "yes" if cards else "no",
    }
    if "seat" in event:
        facts["seat"] = seat_name(event["seat"], names, lang)
    for field in ("from", "to", "cause"):
        if field in event:
            facts[field] = word(game, event[field], lang)
            facts[f"{field}_id"] = event[field]
    return say(f"{game}-event-{event['type']}", lang, **facts)


def error(error: EntrepotError, lang: str = "en") -> str:
    """What went wrong, and what would be right."""
    facts = {}
    for name, value in error.facts.items():
        if isinstance(value, (list, tuple)):
            shown = [str(item) for item in value[:LONGEST_LIST]]
            facts[name] = ", ".join(shown) + (" …" if len(value) > LONGEST_LIST else "")
            facts[f"{name}_count"] = str(len(value))
        else:
            facts[name] = str(value)
    return say(f"error-{error.code}", lang, **facts)
