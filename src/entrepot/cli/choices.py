"""The choices of Import / Export in groups, so that no menu is a wall of text."""

from __future__ import annotations

from entrepot import TradeView
from entrepot.cli.cards import GAME, things
from entrepot.import_export.explain import values
from entrepot.import_export.view_types import TradeOption
from entrepot.text import Names, listed, say, seat_name, word

SHORT = (
    "card",
    "cards",
    "discard-contract",
    "follow",
    "follow-load",
    "goods",
    "lead",
    "pirate",
    "sell",
    "take",
)
"""Verbs whose last part says enough once the rest has been chosen."""


def amount(option: TradeOption) -> str:
    """A bid is typed as its amount."""
    return "" if option.parts.amount is None else str(option.parts.amount)


def topic(option: TradeOption) -> tuple[str, str]:
    """What a group of such options is about: a message and the word in it. "" means no group."""
    verb, parts = option.verb, option.parts
    first = (parts.cards or [""])[0]
    match verb:
        case "follow" | "follow-load":
            return (verb, "") if len(parts.cards or []) > 1 else ("", "")
        case "sell" | "discard-contract":
            return (f"{verb}-any", "")
        case "take":
            return (verb, parts.card or "") if parts.place else (f"{verb}-any", "")
        case "lead":
            return (verb, parts.action or "")
        case "contract":
            return (verb, parts.card or "")
        case "cards" | "goods":
            return (verb, first)
        case "load" if parts.ship or parts.card:
            return (verb, parts.card) if parts.card else (f"{verb}-two", first)
        case "pirate" if parts.places:
            return (f"{verb}-two", parts.places[0])
        case "pirate" if parts.card or parts.seat is not None:
            return (verb, parts.ship or parts.place or "")
        case "card":
            return (f"{verb}-as" if parts.type else verb, parts.card or "")
        case "use" if things(option)[1:] or parts.ship or parts.action or parts.place:
            return (verb, parts.power or "")
    return ("", "")


def group(option: TradeOption, view: TradeView) -> str:
    """Options that name a single card are grouped by its type, all others by their first part."""
    key, what = topic(option)
    if key == "card":
        what = values(what, view).type
    return f"{key}:{what}" if key else ""


def group_name(
    option: TradeOption, view: TradeView, seat: int, lang: str, asked: bool = False
) -> str:
    key, _, what = group(option, view).partition(":")
    about = word(GAME, what, lang) if what else ""
    name = say(f"cli-import-export-group-{key}", lang, what=about)
    return say("cli-import-export-inside", lang, name=name) if asked else name


def inside(option: TradeOption, lang: str, names: Names = None) -> str:
    """Only what is still to be chosen; "" means the whole option."""
    verb, parts = option.verb, option.parts
    if verb not in SHORT or topic(option)[0] in ("pirate-two", ""):
        return ""
    if parts.seat is not None:
        return seat_name(parts.seat, names, lang)
    last = parts.place if verb == "take" else parts.type
    still_open = [last] if last else parts.cards or [parts.card or ""]
    return listed([word(GAME, each, lang) for each in still_open], lang)
