"""Words: everything people read is in the Fluent files beside this module, a folder per language.

Keys follow the notation, so nothing here knows a game: the option `play:tea:silk+ore` is the
message `<game>-option-play` with `$a` = tea and `$b` = silk and ore; a question is
`<game>-question-<kind>`, an event `<game>-event-<type>`, a word of the notation
`<game>-word-<word>`, an error `error-<code>`. A card's power is `<game>-power-<card>`, and what
was ruled about it `<game>-ruling-<card>`; a question without words of its own is a power's.
docs/words/README.md says which file has which words, and how a reader at the table is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol
from unicodedata import normalize

from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.events import Event
from entrepot.text.fluent import LANGUAGES, decimal, has, say

__all__ = [
    "LANGUAGES",
    "SEAT",
    "YOU",
    "SeatNames",
    "decimal",
    "error",
    "event",
    "has",
    "is_reader",
    "listed",
    "nearest_language",
    "option",
    "power",
    "question",
    "ruling",
    "say",
    "score",
    "seat_facts",
    "seat_name",
    "seat_word",
    "why",
    "word",
]

LONGEST_LIST = 12
NONE, YOU, SEAT = "none", "you", "seat"
"""Stand for a field that an event does not have, for the reader's seat, and for any other seat."""
SEAT_ID = re.compile(r"seat-(\d+)")


class SeatNames(tuple[str, ...]):
    """The players' names by seat, for the reader who sits at `you` and is told as "you"."""

    you: int | None

    def __new__(cls, names: Iterable[str], you: int | None) -> SeatNames:
        made = super().__new__(cls, names)
        made.you = you
        return made


Names = Sequence[str] | None
"""The players' names by seat, if they have any; as `SeatNames` they say who is the reader."""
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
        facts[name] = listed([word(question.game, each, lang) for each in ids], lang)
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


def is_reader(seat: int, names: Names) -> bool:
    return isinstance(names, SeatNames) and seat == names.you


def seat_word(seat: int, names: Names, lang: str) -> str:
    """A player inside a sentence: a name, or "you"."""
    return say("you", lang) if is_reader(seat, names) else seat_name(seat, names, lang)


def seat_facts(field: str, seat: int, names: Names, lang: str) -> dict[str, str]:
    """Whom a message is about, and for its grammar whether that is the reader."""
    id = YOU if is_reader(seat, names) else SEAT
    return {field: seat_word(seat, names, lang), f"{field}_id": id}


def event(event: Event, game: str, lang: str = "en", names: Names = None) -> str:
    """One line of the log. An amount that this seat may not know is the word `unknown`."""
    cards = event.cards
    facts: dict[str, str | int] = {
        "cards": listed([word(game, card, lang) for card in cards], lang),
        "first_card": word(game, cards[0], lang) if cards else "",
        "last_card": word(game, cards[-1], lang) if cards else "",
        "count": len(cards),
        "amount": "unknown" if event.amount is None else event.amount,
        "known": "yes" if cards else "no",
    }
    seat = NONE if event.seat is None else f"{SEAT}-{event.seat}"
    fields = {"seat": seat, "from": event.source, "to": event.target, "cause": event.cause}
    for field, id in fields.items():
        if found := SEAT_ID.fullmatch(id):
            facts |= seat_facts(field, int(found[1]), names, lang)
        else:
            named = id not in ("", NONE)
            facts |= {field: word(game, id, lang) if named else "", f"{field}_id": id or NONE}
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
        number = {"who": say("a-seat", lang, seat=str(seat)), "who_id": SEAT}
        facts |= seat_facts("who", seat, names, lang) if people else number
    for name, value in error.facts.items():
        if isinstance(value, (list, tuple)):
            shown = [str(item) for item in value[:LONGEST_LIST]]
            facts[name] = ", ".join(shown) + (" …" if len(value) > LONGEST_LIST else "")
            facts[f"{name}_count"] = len(value)
        else:
            facts[name] = str(value)
    return say(f"error-{error.code}", lang, **facts)
