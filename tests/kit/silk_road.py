"""Maritime Silk Road in tests: situations in a few words, and moves that read like play.

Goods are written in one string: `hand="tea tea ore"`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import to_builtins

import entrepot
from entrepot import Match, Question, SilkView
from entrepot.silk_road.view_types import SilkPlayer

GAME = "maritime-silk-road"
GOODS = ["porcelain", "silk", "tea", "spice", "glass", "ore"]
MARKET = "porcelain silk tea spice glass ore"
DECK = "porcelain silk tea spice glass ore"
LONGEST = 2000
"""No game of these tests takes that many answers."""


def player(hand: str = "", coins: int = 0, ships: str = "", **cards: int) -> dict[str, Any]:
    """A player of a position; `cards` are licences, porters and exchanges."""
    return {"hand": hand.split(), "coins": coins, "ships": ships.split(), **cards}


def position(
    *players: dict[str, Any], market: str = MARKET, deck: str = DECK, **fields: Any
) -> dict[str, Any]:
    """A position with this deck and no other cards. With fewer than two players, idle ones join."""
    idle = [player() for _ in range(2 - len(players))]
    return {
        "game": GAME,
        "players": [*players, *idle],
        "market": market.split(),
        "deck": deck.split(),
        "deck_only": True,
        **fields,
    }


def begin(
    *players: dict[str, Any],
    market: str = MARKET,
    deck: str = DECK,
    show_coins: bool = False,
    **fields: Any,
) -> Match:
    """A match at the first phase of the first player (seat 0, unless `first` says otherwise)."""
    options = {"show_coins": show_coins}
    return entrepot.load(position(*players, market=market, deck=deck, options=options, **fields))


def answer(match: Match, *moves: str) -> Match:
    """Give answers such as "phase-1 pass": the kind that must be asked now, and the option."""
    for move in moves:
        kind, option = move.split()
        question = match.pending[0]
        assert question.kind == kind, f"{question} is open, so it can't be answered by {move!r}"
        match.answer(question.seat, option, question.id)
    return match


def asked(match: Match) -> tuple[int, str] | None:
    """Whom the match waits for, and the kind of question; None when it is over."""
    assert len(match.pending) == (not match.over)
    return None if match.over else (match.pending[0].seat, match.pending[0].kind)


def options(match: Match, start: str = "") -> set[str]:
    """The options of the open question, or those that begin with `start`."""
    ids = [option.id for option in match.pending[0].options]
    assert len(ids) == len(set(ids))
    return {option for option in ids if option.startswith(start)}


def seats(match: Match) -> range:
    return range(match.players)


def view(match: Match, seat: int | None = None) -> SilkView:
    seen = match.view(seat)
    assert isinstance(seen, SilkView)
    return seen


def own(match: Match, seat: int) -> SilkPlayer:
    """What a seat sees of itself."""
    return view(match, seat).players[seat]


def coins(match: Match) -> list[int]:
    return [own(match, seat).money for seat in seats(match)]


def hand(match: Match, seat: int) -> str:
    """The seat's hand in the order of the goods."""
    return " ".join(own(match, seat).hand or [])


def ships(match: Match, seat: int) -> str:
    return " ".join(match.view(None).players[seat].ships)


def market(match: Match) -> str:
    """The goods shown, in alphabetical order: places have no names."""
    return " ".join(sorted(view(match).market))


def told(match: Match, seat: int | None, *types: str) -> list[dict[str, Any]]:
    """The events of these types as the seat knows them, without their numbers."""
    events = [to_builtins(event) for event in match.events(seat) if event.type in types]
    return [{name: event[name] for name in event if name != "n"} for event in events]


def questions(match: Match) -> Iterator[Question]:
    """The questions of a whole game, one after another; whoever takes one must answer it."""
    for _ in range(LONGEST):
        if match.over:
            return
        yield match.pending[0]
    raise AssertionError("the game does not end")


def play_out(match: Match, *moves: str) -> Match:
    """Play to the end: of what is offered, the first of these options, else any."""
    for question in questions(match):
        ids = sorted(option.id for option in question.options)
        match.answer(question.seat, next((move for move in moves if move in ids), ids[0]))
    return match


def cards_of_all(match: Match) -> list[str]:
    """Every card that lies open or in a hand."""
    table = view(match)
    hands = [good for seat in seats(match) for good in own(match, seat).hand or []]
    return table.market + table.covered + hands
