"""The table of Import / Export in the terminal, from a view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from entrepot import Event, TradeView
from entrepot.cli.cards import GAME, STYLES, about, letter, letters, named, row, things, whole
from entrepot.cli.choices import amount, group, group_name, inside
from entrepot.cli.screen import BOLD, DIM, Colours, Cut, Flow
from entrepot.import_export.cards import TYPES
from entrepot.import_export.explain import values
from entrepot.import_export.view_types import Container, TradePlayer, TradeShip
from entrepot.text import Names, power, say, seat_facts, seat_name, word

__all__ = [
    "about",
    "amount",
    "colours",
    "group",
    "group_name",
    "inside",
    "middle",
    "own",
    "quiet",
    "table",
    "things",
    "title",
    "whole",
]

Line = tuple[Text, RenderableType]
"""A label, and the cards."""


def colours(lang: str) -> Colours:
    return [(word(GAME, colour, lang), style) for colour, style in STYLES.items()]


def quiet(event: Event) -> bool:
    """True for discarding played cards, which happens at the end of every turn."""
    return event.type == "discard" and event.source == "played"


def table(view: TradeView, seat: int | None, lang: str, names: Names = None) -> RenderableType:
    parts: list[RenderableType] = [
        Rule(Text(title(view, lang, names), BOLD), characters="-", style=DIM),
        players(view, seat, lang, names),
        grid(rows(view, range(len(view.players)), lang, names) + common(view, lang)),
    ]
    if seat is not None:
        parts += ["", hand(view, seat, lang)]
    return Group(*parts)


def middle(view: TradeView, seat: int | None, lang: str, names: Names = None) -> RenderableType:
    others = [other for other in range(len(view.players)) if other != seat]
    lines = common(view, lang) + rows(view, others, lang, names)
    return Group(players(view, seat, lang, names), "", grid(lines))


def own(view: TradeView, seat: int, lang: str, names: Names = None) -> RenderableType:
    return Group(hand(view, seat, lang), "", grid(rows(view, [seat], lang, names)))


def hand(view: TradeView, seat: int, lang: str) -> RenderableType:
    cards = view.players[seat].hand or []
    return Group(Text(say("cli-import-export-own-hand", lang), BOLD), held(cards, view, lang))


def title(view: TradeView, lang: str, names: Names = None) -> str:
    led = view.led
    return say(
        "cli-import-export-title",
        lang,
        turn=view.turn,
        led="none" if led is None else word(GAME, led, lang),
        target=view.target,
        last="yes" if view.last_turn else "no",
        deck=view.deck_size,
        discard=len(view.discard),
        **seat_facts("leader", view.leader, names, lang),
    )


def players(view: TradeView, seat: int | None, lang: str, names: Names = None) -> Table:
    """One row per player: colour, credits, cards, goods by type, imports. Names may wrap."""
    found = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=Style())
    found.add_column(say("cli-import-export-player", lang), overflow="fold")
    for key in ("colour", "credits", "hand", "goods", "imports"):
        justify: Any = "right" if key in ("credits", "hand") else "left"
        found.add_column(say(f"cli-import-export-{key}", lang), justify=justify, no_wrap=True)
    for other, player in enumerate(view.players):
        name = seat_name(other, names, lang)
        colour = player.colour
        found.add_row(
            Text(say("cli-you", lang, name=name), BOLD) if other == seat else name,
            Text.assemble(letter(colour, lang), " ", word(GAME, colour, lang)),
            str(player.credits),
            str(player.hand_size),
            goods(player, view, lang),
            letters(Counter(values(card, view).type for card in player.imports), lang),
        )
    return found


def goods(player: TradePlayer, view: TradeView, lang: str) -> Text:
    """The number of goods of each type; a plus marks the player's own colour: one tier more."""
    counts = Counter(values(card, view).type for card in player.goods)
    cells = []
    for type in TYPES:
        own = say("cli-import-export-plus", lang) if player.colour == type else ""
        label = Text(f"{counts[type]}{own}".ljust(3), Style() if counts[type] else DIM)
        cells.append(Text.assemble(letter(type, lang), label))
    return Text(" ").join(cells)


# -- what lies where


def rows(view: TradeView, seats: Iterable[int], lang: str, names: Names = None) -> list[Line]:
    """The named cards in front of these seats: shipments, ships, hands as far as known."""
    people = [(other, view.players[other]) for other in seats]

    def of_players(zones: Sequence[Sequence[str]]) -> list[Line]:
        return [
            (Text(seat_name(other, names, lang)), row(cards, view, lang))
            for (other, _), cards in zip(people, zones, strict=True)
            if cards
        ]

    ships = [
        (f"{player.colour}-{number}", ship)
        for _, player in people
        for number, ship in enumerate(player.ships, 1)
    ]
    sections = {
        "shipments": of_players([player.shipments for _, player in people]),
        "harbour": ship_rows(ships, "harbour", view, lang) + empty_row(ships, lang),
        "sea": ship_rows(ships, "sea", view, lang),
        "shown": of_players([player.shown or [] for _, player in people]),
    }
    found: list[Line] = []
    for key, lines in sections.items():
        if lines:
            heading = Text(say(f"cli-import-export-{key}", lang), DIM)
            found += [(heading, Text()), *lines]
    return found


def common(view: TradeView, lang: str) -> list[Line]:
    """The island, what is on its way between places, and a note if hands are closed."""
    island = row(view.island, view, lang)
    found: list[Line] = [(Text(say("cli-import-export-island", lang)), island)]
    if view.held:
        on_the_way = row(view.held, view, lang)
        found.append((Text(say("cli-import-export-held", lang)), on_the_way))
    if view.options.closed_hands:
        found.append((Text(say("lobby-option-closed-hands", lang), DIM), Text()))
    return found


def grid(lines: Sequence[Line]) -> Table:
    found = Table.grid(padding=(0, 2, 0, 0))
    found.add_column(no_wrap=True)
    for label, cards in lines:
        found.add_row(label, cards)
    return found


def ship_rows(
    ships: Sequence[tuple[str, TradeShip]], at: str, view: TradeView, lang: str
) -> list[Line]:
    """The ships there that carry something."""
    return [
        (ship_name(name, lang), cargo(ship, view, lang))
        for name, ship in ships
        if ship.at == at and (ship.contracts or ship.containers)
    ]


def empty_row(ships: Sequence[tuple[str, TradeShip]], lang: str) -> list[Line]:
    empty = [name for name, ship in ships if not ship.contracts and not ship.containers]
    label = Text(say("cli-import-export-empty", lang))
    return [(label, Flow([ship_name(name, lang) for name in empty]))] if empty else []


def ship_name(name: str, lang: str) -> Text:
    return Text.assemble(letter(name.rpartition("-")[0], lang), " ", word(GAME, name, lang))


def cargo(ship: TradeShip, view: TradeView, lang: str) -> Flow:
    """Each contract with its containers and free slots, then the loose containers."""
    aboard = stowed(ship.containers)
    shown = []
    for contract in ship.contracts:
        inside = [each for each in aboard if each[0].contract == contract]
        slots = [together(each, view, lang) for each in inside]
        free = Counter(values(contract, view).load) - Counter(e.type for e, *_ in inside if e.type)
        if free:
            slots.append(Text(say("cli-import-export-free", lang) + " ") + letters(free, lang))
        filled = Text(", ").join(slots)
        shown.append(Text.assemble(named(contract, view, lang), " (", filled, ")"))
    loose = [each for each in aboard if each[0].contract is None]
    return Flow(shown + [together(each, view, lang) for each in loose])


def stowed(containers: Sequence[Container]) -> list[list[Container]]:
    """The containers one by one, or in pairs that count as one (Robot Cats)."""
    found: list[list[Container]] = []
    for each in containers:
        if each.beside:
            found[-1].append(each)
        else:
            found.append([each])
    return found


def together(containers: Sequence[Container], view: TradeView, lang: str) -> Text:
    return Text(" + ").join(named(each.card, view, lang) for each in containers)


def held(hand: Sequence[str], view: TradeView, lang: str) -> Table:
    """The person's hand, one line per card: name, tier, load, and the start of its power's text."""
    found = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(3):
        found.add_column(no_wrap=True)
    for card in hand:
        _, tier, load = values(card, view)
        tiers = Text(say("cli-import-export-tier", lang, tier=tier))
        words = Cut(Text(power(GAME, card, lang), DIM))
        found.add_row(named(card, view, lang), tiers, letters(load, lang), words)
    return found
