"""The choices of Import / Export in groups, so that no menu is a wall of text."""

from __future__ import annotations

from entrepot import Option, TradeView, text
from entrepot.cli.cards import GAME
from entrepot.import_export.explain import values
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
"""Verbs whose last part says enough where the rest has been chosen."""


def amount(option: str) -> str:
    """A bid is typed as what is bid."""
    verb, _, rest = option.partition(":")
    return rest if verb == "bid" else ""


def topic(option: str) -> tuple[str, str]:
    """What a group of such options is about: a message, and the word in it. "" stands alone."""
    verb, *parts = option.split(":")
    first = parts[0].split("+")[0] if parts else ""
    several = "+" in option
    if verb in ("follow", "follow-load"):
        return (verb, "") if several else ("", "")
    if verb in ("sell", "discard-contract") or (verb == "take" and len(parts) == 1):
        return (f"{verb}-any", "")
    if verb in ("lead", "contract", "take", "cards", "goods"):
        return (verb, first)
    if verb in ("load", "pirate") and len(parts) > 1:
        return (f"{verb}-two" if several else verb, first)
    if verb == "card":
        return (verb, first) if len(parts) == 1 else (f"{verb}-as", first)
    if verb == "use" and len(parts) > 1:
        return (verb, first)
    return ("", "")


def group(option: str, view: TradeView) -> str:
    """Cards that stand alone are grouped by type, all others by what comes first."""
    key, what = topic(option)
    if key == "card":
        what = values(what, view).type
    return f"{key}:{what}" if key else ""


def group_name(options: list[str], view: TradeView, seat: int, lang: str) -> str:
    key, what = topic(options[0])
    if key == "card":
        what = values(what, view).type
    return say(f"cli-import-export-group-{key}", lang, what=word(GAME, what, lang) if what else "")


def group_question(options: list[str], view: TradeView, seat: int, lang: str) -> str:
    return say("cli-import-export-inside", lang, name=group_name(options, view, seat, lang))


def inside(option: Option, lang: str, names: Names = None) -> str:
    """Only what is still open, or the whole option."""
    verb, *parts = option.id.split(":")
    if verb not in SHORT or topic(option.id)[0] in ("pirate-two", ""):
        return text.option(option, lang, names)
    if parts[0] == "hand":
        return seat_name(int(parts[1]), names, lang)
    return listed([word(GAME, each, lang) for each in parts[-1].split("+")], lang)
