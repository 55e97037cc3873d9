"""Position documents of Maritime Silk Road."""

from __future__ import annotations

from typing import Annotated

import msgspec

from entrepot.kernel import documents
from entrepot.kernel.errors import BadDocument
from entrepot.kernel.rng import first_state, shuffle
from entrepot.silk_road import goods
from entrepot.silk_road.state import Player, SilkRoad
from entrepot.silk_road.view import named
from entrepot.silk_road.view_types import Options

Goods = Annotated[list[documents.Word], msgspec.Meta(max_length=goods.CARDS)]
Few = Annotated[int, msgspec.Meta(ge=0, le=2)]


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    hand: Goods = []
    coins: documents.Count = 0
    ships: Goods = []
    licences: Few = 0
    porters: Few = 0
    exchanges: Few = 0


class Position(documents.Position, kw_only=True):
    players: Annotated[list[PlayerPosition], msgspec.Meta(max_length=16)]
    market: Goods = []
    covered: Goods = []
    deck: Goods = []
    deck_only: bool = False
    first: documents.Seat = 0
    turn: documents.Count = 0


def set_up(options: Options, players: int) -> SilkRoad:
    """A table with nothing on it."""
    return SilkRoad(
        agenda=[("set-up",)],
        players=[Player() for _ in range(players)],
        coins=[0] * players,
        show_coins=options.show_coins,
    )


def read_position(document: Position, options: Options) -> SilkRoad:
    """The table that the document describes, at the first phase of `first`."""
    t = set_up(options, len(document.players))
    t.rng, t.watched = first_state(document.seed), False
    box = list(range(goods.CARDS))
    for seat, (player, written) in enumerate(zip(t.players, document.players, strict=True)):
        where = f"players[{seat}]"
        player.hand = sorted(_taken(box, written.hand, f"{where}.hand"))
        player.ships = [_good(g, f"{where}.ships[{i}]") for i, g in enumerate(written.ships)]
        player.licences, player.porters = written.licences, written.porters
        player.exchanges, t.coins[seat] = written.exchanges, written.coins
    t.market = _taken(box, document.market, "market")
    t.covered = _taken(box, document.covered, "covered")
    t.deck = _taken(box, document.deck, "deck")[::-1]
    shuffle(t, box)
    if not t.market:
        t.market = [box.pop() for _ in range(min(goods.MARKET_PLACES, len(box)))]
    if document.deck_only:
        t.covered += sorted(box)
    else:
        t.deck = box + t.deck
    _check(t, document)
    t.active, t.turn = document.first, document.turn
    t.agenda = [("phase-1", t.active)]
    return t


def _taken(box: list[int], words: list[str], field: str) -> list[int]:
    """Cards of these goods, out of the box."""
    found = []
    for i, word in enumerate(words):
        where = f"{field}[{i}]"
        good = _good(word, where)
        cards = [card for card in box if goods.good_of(card) == good]
        if not cards:
            raise BadDocument("too-many", field=where, what=word, most=goods.CARDS_OF_A_GOOD)
        box.remove(cards[0])
        found.append(cards[0])
    return found


def _good(word: str, field: str) -> int:
    if word not in goods.GOODS:
        raise BadDocument("unknown-word", field=field, word=word, known=list(goods.GOODS))
    return goods.GOODS.index(word)


def _check(t: SilkRoad, document: Position) -> None:
    if document.first >= len(t.players):
        raise BadDocument("seat-not-there", field="first", last=len(t.players) - 1)
    if not t.deck:
        raise BadDocument("empty-deck", field="deck")
    if len(t.market) != goods.MARKET_PLACES:
        raise BadDocument("wrong-market", field="market", places=goods.MARKET_PLACES)
    for index, good in enumerate(goods.GOODS):
        if t.cubes_left(index) < 0:
            raise BadDocument("too-many", field="players", what=good, most=goods.CUBES_OF_A_GOOD)
    for special in goods.SPECIALS:
        if t.specials_left(special) < 0:
            raise BadDocument("too-many", field="players", what=special, most=goods.COUNT[special])


def write_position(t: SilkRoad) -> documents.Document:
    """The table at the start of a turn; `deck_only` says that all other cards are covered."""
    return {
        "players": [
            {
                "hand": named(sorted(player.hand)),
                "coins": t.coins[seat],
                "ships": [goods.GOODS[good] for good in player.ships],
                "licences": player.licences,
                "porters": player.porters,
                "exchanges": player.exchanges,
            }
            for seat, player in enumerate(t.players)
        ],
        "market": named(t.market),
        "deck": named(t.deck[::-1]),
        "deck_only": True,
        "first": t.agenda[-1][1],
        "turn": t.turn,
    }
