"""The table of Maritime Silk Road in the terminal: one column per good, one row per player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from entrepot import Event, SilkView
from entrepot.cli.screen import BOLD, DIM, THING, Colours, inks
from entrepot.silk_road.goods import GOODS, PRICE, SPECIALS
from entrepot.silk_road.view_types import SilkOption, SilkPlayer
from entrepot.text import Names, listed, say, seat_name, word

GAME = "maritime-silk-road"

STYLES = inks(
    porcelain=(16, 255),
    silk=(231, 91),
    tea=(231, 28),
    spice=(16, 220),
    glass=(231, 160),
    ore=(231, 238),
)


def colours(lang: str) -> Colours:
    return [(word(GAME, good, lang), style) for good, style in STYLES.items()]


def table(view: SilkView, seat: int | None, lang: str, names: Names = None) -> RenderableType:
    below = Table.grid(padding=(0, 2, 0, 0))
    if seat is not None:
        ships = view.players[seat].ships
        below.add_row(Text(say("cli-silk-road-own-ships", lang), BOLD), _numbered(ships, lang))
    below.add_row(say("cli-silk-road-shop", lang), _offers(view.shop, lang))
    rule = Rule(Text(title(view, lang), BOLD), characters="-", style=DIM)
    return Group(rule, _grid(view, seat, lang, names), "", below)


def title(view: SilkView, lang: str, names: Names = None) -> str:
    deck = say("cli-silk-road-deck", lang, count=view.deck_size)
    return say("cli-silk-road-title", lang, turn=view.turn, deck=deck)


def middle(view: SilkView, seat: int | None, lang: str, names: Names = None) -> RenderableType:
    """Market, supply, everybody's ships, and what is for sale."""
    below = Table.grid(padding=(0, 2, 0, 0))
    below.add_row(say("cli-silk-road-shop", lang), _offers(view.shop, lang))
    return Group(_grid(view, seat, lang, names), "", below)


def own(view: SilkView, seat: int, lang: str, names: Names = None) -> RenderableType:
    player = view.players[seat]
    found = Table.grid(padding=(0, 2, 0, 0))
    cards = Columns([_good(good, lang) for good in player.hand or []], padding=(0, 1))
    found.add_row(Text(say("cli-silk-road-own-hand", lang), BOLD), cards)
    ships = _numbered(player.ships, lang)
    found.add_row(Text(say("cli-silk-road-own-ships", lang), BOLD), ships)
    return found


def _grid(view: SilkView, seat: int | None, lang: str, names: Names = None) -> Table:
    """Where space is short, names and special cards wrap, but goods stay whole."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=Style())
    grid.add_column("", overflow="fold")
    for good in GOODS:
        grid.add_column(_good(good, lang), justify="center", no_wrap=True)
    for title in ("hand", "coins"):
        grid.add_column(say(f"cli-silk-road-{title}", lang), justify="right", no_wrap=True)
    grid.add_column(say("cli-silk-road-cards", lang), overflow="fold")
    grid.add_row(say("cli-silk-road-market", lang), *_counts(Counter(view.market)))
    grid.add_row(say("cli-silk-road-supply", lang), *_counts(view.supply))
    if seat is not None:
        hand = Counter(view.players[seat].hand)
        grid.add_row(Text(say("cli-silk-road-own-hand", lang), BOLD), *_counts(hand))
    grid.add_row(Text(say("cli-silk-road-ships", lang), DIM))
    for other, player in enumerate(view.players):
        name = seat_name(other, names, lang)
        grid.add_row(
            Text(say("cli-you", lang, name=name), BOLD) if other == seat else name,
            *_counts(Counter(player.ships)),
            str(player.hand_size),
            "?" if player.coins is None else str(player.coins),
            "\n".join(
                say(f"cli-silk-road-{card}", lang, count=count)
                for card, count in owned(player).items()
                if count
            ),
        )
    return grid


def owned(player: SilkPlayer) -> dict[str, int]:
    return {"licence": player.licences, "porter": player.porters, "exchange": player.exchanges}


def _counts(counts: Mapping[str, int]) -> list[Text]:
    return [
        _chip(str(counts[good]), good) if counts.get(good) else Text(" - ", DIM) for good in GOODS
    ]


def _chip(label: str, good: str) -> Text:
    return Text.assemble((f" {label} ", STYLES[good]))


def _good(good: str, lang: str) -> Text:
    return Text(word(GAME, good, lang), STYLES[good] + Style(meta={THING: good}))


def _numbered(ships: list[str], lang: str) -> Columns:
    return Columns(
        [Text.assemble(f"{number} ", _good(good, lang)) for number, good in enumerate(ships, 1)],
        padding=(0, 2),
    )


def _offers(shop: dict[str, int], lang: str) -> Columns:
    offers = []
    for card in SPECIALS:
        cards = say(f"cli-silk-road-{card}", lang, count=shop[card])
        offer = say("cli-silk-road-offer", lang, cards=cards, price=PRICE[card])
        offers.append(Text(offer, (Style() if shop[card] else DIM) + Style(meta={THING: card})))
    return Columns(offers, padding=(0, 2))


def about(name: str, view: SilkView, lang: str) -> RenderableType:
    return say("cli-silk-road-no-cards", lang)


def things(option: SilkOption) -> list[str]:
    parts = option.parts
    named = [parts.good, parts.special, *(parts.covered or [])]
    return list(dict.fromkeys(thing for thing in named if thing))


def whole(thing: str, view: SilkView, lang: str) -> RenderableType:
    """A card for sale: its price and what it does. A good: where its cubes are."""
    name = word(GAME, thing, lang)
    if thing in SPECIALS:
        facts = {"price": PRICE[thing], "left": view.shop[thing]}
        told = say(f"silk-special-{thing}", lang)
        return Text(say("silk-special-label", lang, name=name, text=told, **facts))
    where = {
        "supply": view.supply[thing],
        "market": view.market.count(thing),
        "ships": sum(player.ships.count(thing) for player in view.players),
    }
    sentences = [say(f"terminal-good-{place}", lang, count=count) for place, count in where.items()]
    return Group(_good(thing, lang), *map(Text, sentences))


def quiet(event: Event) -> bool:
    return False


def amount(option: SilkOption) -> str:
    return ""


def group(option: SilkOption, view: SilkView | None = None) -> str:
    """Groups cards to play by good and number, and exchanges by ship."""
    parts = option.parts
    if parts.covered:
        return f"{option.verb}:{parts.good}:{len(parts.covered)}"
    return f"{option.verb}:{parts.ship}" if parts.ship else ""


def group_name(
    option: SilkOption, view: SilkView, seat: int, lang: str, asked: bool = False
) -> str:
    parts, where = option.parts, "inside" if asked else "group"
    if parts.ship:
        carried = word(GAME, view.players[seat].ships[parts.ship - 1], lang)
        return say(f"cli-silk-road-{where}-exchange", lang, ship=str(parts.ship), good=carried)
    count, good = len(parts.covered or []), word(GAME, parts.good or "", lang)
    return say(f"cli-silk-road-{where}-play", lang, count=count, good=good)


def inside(option: SilkOption, lang: str, names: Names = None) -> str:
    """What choosing the group left open."""
    parts = option.parts
    return listed([word(GAME, good, lang) for good in parts.covered or [parts.good or ""]], lang)
