"""Cards of Import / Export in the terminal: their names, and a single card in full."""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import combining, normalize

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from entrepot import TradeView
from entrepot.cli.screen import BOLD, DIM, THING, Flow, inks, printable
from entrepot.import_export.cards import ACTIONS, CARDS, TYPES, OwnValues
from entrepot.import_export.explain import values
from entrepot.import_export.view_types import TradeOption
from entrepot.text import listed, power, ruling, say, word

GAME = "import-export"
SHOWN = 6
"""How many cards are listed where a name could mean several."""

STYLES = inks(
    technology=(231, 28),
    agriculture=(16, 220),
    illegal=(231, 160),
    consumer=(231, 16),
    luxury=(231, 25),
    capital=(16, 250),
)


def link(thing: str) -> Style:
    """An invisible style; where there is a mouse, it says what was clicked."""
    return Style(meta={THING: thing})


def things(option: TradeOption) -> list[str]:
    parts = option.parts
    single = [card for card in (parts.power, parts.card) if card]
    return [*single, *(parts.cards or [])]


def letter(colour: str, lang: str) -> Text:
    return Text(say(f"cli-import-export-letter-{colour}", lang), STYLES[colour])


def letters(load: dict[str, int], lang: str) -> Text:
    """A letter for each slot."""
    return Text(" ").join(letter(type, lang) for type, count in load.items() for _ in range(count))


def named(card: str, view: TradeView, lang: str) -> Text:
    """The card's letter and name, the credits on it, and the card whose power it has."""
    name = word(GAME, card, lang)
    if copied := view.copies.get(card):
        name = say("cli-import-export-as", lang, name=name, other=word(GAME, copied, lang))
    if stored := view.stored.get(card):
        name = say("cli-import-export-with", lang, name=name, credits=stored)
    return Text.assemble(letter(values(card, view).type, lang), " ", (name, link(card)))


def row(cards: Iterable[str], view: TradeView, lang: str) -> Flow:
    return Flow([named(card, view, lang) for card in cards])


# -- one card


def about(name: str, view: TradeView, lang: str) -> RenderableType:
    """The card with this name or beginning of a name, or a list of those that it could be."""
    found = called(name, lang)
    if len(found) == 1:
        return whole(found[0], view, lang)
    name = printable(name[:40])
    if not found:
        return say("cli-no-card", lang, name=name)
    examples = ", ".join(word(GAME, card, lang) for card in found[:SHOWN])
    more = max(len(found) - SHOWN, 0)
    return say("cli-several-cards", lang, name=name, examples=examples, more=more)


def folded(words: str) -> str:
    """As people type it: without accents, capitals or curly apostrophes."""
    apart = normalize("NFKD", words.replace("\u2019", "'").lower())
    return "".join(c for c in apart if not combining(c))


def called(name: str, lang: str) -> list[str]:
    wanted = " ".join(folded(name.replace("_", " ")).split())
    if not wanted:
        return []
    names = {card: (folded(word(GAME, card, lang)), card.replace("_", " ")) for card in CARDS}
    exact = [card for card, known in names.items() if wanted in known]
    begun = [card for card, known in names.items() if any(n.startswith(wanted) for n in known)]
    return exact or begun or [card for card, known in names.items() if wanted in known[0]]


def whole(card: str, view: TradeView, lang: str) -> RenderableType:
    """Type, tier, load, power, ruling, and where the values come from."""
    type, tier, load = values(card, view)
    title = Text.assemble(letter(type, lang), " ", (word(GAME, card, lang), BOLD))
    facts = say(
        "cli-import-export-card",
        lang,
        type=word(GAME, type, lang),
        action=word(GAME, ACTIONS[TYPES.index(type)], lang),
        tier=tier,
        set=word(GAME, CARDS[card].set, lang),
    )
    slots = Text(say("cli-import-export-load", lang) + " ") + letters(load, lang)
    ruled = ruling(GAME, card, lang, view.copies)
    lines = [title, Text(facts), slots, Text(power(GAME, card, lang, view.copies))]
    lines += [Text(ruled)] if ruled else []
    lines += [Text(line, DIM) for line in sources(card, view, lang)]
    return Group(*lines)


def sources(card: str, view: TradeView, lang: str) -> list[str]:
    """Which values differ from the printed game, as far as that is known."""
    own, source = view.options.cards.get(card, OwnValues()), CARDS[card].source
    fields = ("type", "tier", "load")
    from_file = [field for field in fields if getattr(own, field) is not None]
    house = [f for f in fields if f not in from_file and getattr(source, f) == "house"]
    told = []
    for key, differ in (("house", house), ("own", from_file)):
        if differ:
            names = listed([say(f"cli-import-export-value-{f}", lang) for f in differ], lang)
            told.append(say(f"cli-import-export-{key}", lang, count=len(differ), fields=names))
    return told
