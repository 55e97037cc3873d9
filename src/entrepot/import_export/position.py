"""Position documents of Import / Export, and its options."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

import msgspec

from entrepot.import_export.cards import COLOURS, IDS, NUMBER, SET, TYPES, OwnValues, Type, values
from entrepot.import_export.moves import target
from entrepot.import_export.powers import facts
from entrepot.import_export.queries import capacity
from entrepot.import_export.state import BESIDE, LOOSE, Player, Ship, Trade, with_entry
from entrepot.import_export.stowage import free_slots, stow
from entrepot.import_export.view import ids
from entrepot.import_export.view_types import Options
from entrepot.kernel import documents
from entrepot.kernel.errors import BadDocument
from entrepot.kernel.events import EVERYBODY
from entrepot.kernel.rng import first_state, shuffle

ZONES = ("hand", "imports", "goods", "shipments")
Cards = Annotated[list[documents.Word], msgspec.Meta(max_length=len(IDS))]
Even = Annotated[int, msgspec.Meta(ge=0, le=10_000, multiple_of=2)]


class ShipPosition(msgspec.Struct, forbid_unknown_fields=True):
    at: Literal["harbour", "sea"] = "harbour"
    contracts: Cards = []
    containers: Cards = []


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    colour: Type | Literal["capital"] | None = None
    credits: Even = 0
    hand: Cards = []
    imports: Cards = []
    goods: Cards = []
    shipments: Cards = []
    ships: Annotated[list[ShipPosition], msgspec.Meta(max_length=2)] = []


class Position(documents.Position, kw_only=True):
    players: Annotated[list[PlayerPosition], msgspec.Meta(max_length=16)]
    island: Cards = []
    discard: Cards = []
    deck: Cards = []
    deck_only: bool = False
    leader: documents.Seat = 0
    turn: documents.Count = 0
    copies: dict[documents.Word, documents.Word] = {}
    stored: dict[documents.Word, Even] = {}
    extra_turns: list[documents.Seat] = []
    again: bool = False
    known: dict[documents.Word, list[documents.Seat]] = {}


class Numbers(NamedTuple):
    """The values of all cards, by number, as tables have them."""

    types: tuple[int, ...]
    tiers: tuple[int, ...]
    loads: tuple[tuple[int, ...], ...]


def numbers(own: dict[str, OwnValues]) -> Numbers:
    cards = [values(card, own) for card in IDS]
    return Numbers(
        tuple(TYPES.index(card.type) for card in cards),
        tuple(card.tier for card in cards),
        tuple(tuple(card.load.get(type, 0) for type in TYPES) for card in cards),
    )


RULES_NUMBERS = numbers({})
"""Shared by all tables that play with the rules' values."""


def set_up(options: Options, players: int) -> Trade:
    """A table with nothing dealt: the cards of the sets in use are the deck."""
    sets = ("base", *options.sets)
    t = Trade(agenda=[("set-up",)])
    t.types, t.tiers, t.loads = numbers(options.cards) if options.cards else RULES_NUMBERS
    t.target, t.closed_hands = options.target, options.closed_hands
    t.deck = [card for card, set in enumerate(SET) if set in sets]
    t.players = [
        Player(seat=seat, ships=[Ship(number=2 * seat), Ship(number=2 * seat + 1)])
        for seat in range(players)
    ]
    return t


# -- reading


def read_position(document: Position, options: Options) -> Trade:
    """The table that the document describes, at the leader's decision."""
    t = set_up(options, len(document.players))
    t.rng = first_state(document.seed)
    box, t.deck = t.deck, []
    for player, written in zip(t.players, document.players, strict=True):
        where = f"players[{player.seat}]"
        player.credits = written.credits
        for zone in ZONES:
            setattr(player, zone, _taken(box, getattr(written, zone), f"{where}.{zone}"))
        for i, ship in enumerate(written.ships):
            _read_ship(t, box, player.ships[i], ship, f"{where}.ships[{i}]")
    t.island = _taken(box, document.island, "island")
    t.discard = _taken(box, document.discard, "discard")
    t.deck = _taken(box, document.deck, "deck")[::-1]
    _colours(t, document)
    if not document.deck_only:
        shuffle(t, box)
        t.deck = box + t.deck
    if not t.deck:
        shuffle(t, t.discard)
        t.deck, t.discard = t.discard, []
    _marks(t, document)
    for player in t.players:
        for each in player.ships:
            stow(t, each)
    _check(t, document)
    t.agenda = [("turn",)]
    return t


def _taken(box: list[int], names: list[str], field: str) -> list[int]:
    return [_card(box, name, f"{field}[{i}]") for i, name in enumerate(names)]


def _card(box: list[int], name: str, field: str) -> int:
    card = _number(name, field)
    if card not in box:
        raise BadDocument("card-not-free", field=field, word=name)
    box.remove(card)
    return card


def _read_ship(t: Trade, box: list[int], ship: Ship, written: ShipPosition, field: str) -> None:
    """`card:contract[:type]` is in that slot, `card:beside` is one with the container before.

    A plain `card` fills what it can once all are aboard; `card:loose` means the same.
    """
    ship.contracts = _taken(box, written.contracts, f"{field}.contracts")
    ship.at_sea = written.at == "sea"
    for i, text in enumerate(written.containers):
        name, *place = text.split(":")
        where = f"{field}.containers[{i}]"
        card = _card(box, name, where)
        ship.containers.append(card)
        ship.slots.append(_slot(t, ship, card, place, where))


def _slot(t: Trade, ship: Ship, card: int, place: list[str], field: str) -> int:
    if not place or place == ["loose"]:
        return LOOSE
    contract = NUMBER.get(place[0], -1)
    last, free = len(ship.slots) - 1, []
    if place[-1] == "beside" and (len(place) == 1 or contract in ship.contracts):
        if last >= 0 and ship.slots[last] != BESIDE and _alike(t, ship, last, card):
            return BESIDE
    elif len(place) <= 2:
        free = [each for each in free_slots(t, ship) if each // 8 == contract]
    free = [each for each in free if place[1:] in ([], [TYPES[each % 8]])]
    if not free:
        raise BadDocument("no-such-slot", field=field, word=":".join(place)[:80])
    own = [each for each in free if each % 8 == t.types[card]]
    return (own or free)[0]


def _alike(t: Trade, ship: Ship, place: int, card: int) -> bool:
    """Two containers that count as one are of one type; at sea there are none."""
    return not ship.at_sea and t.types[ship.containers[place]] == t.types[card]


def _colours(t: Trade, document: Position) -> None:
    """Colours that are not named are dealt from those left."""
    named = [written.colour for written in document.players if written.colour is not None]
    if len(named) != len(set(named)):
        raise BadDocument("colour-twice", field="players")
    if "capital" in named and len(t.players) < len(COLOURS):
        raise BadDocument("capital-colour", field="players")
    count = len(COLOURS) if len(t.players) == len(COLOURS) else len(TYPES)
    left = [c for c in range(count) if COLOURS[c] not in named]
    shuffle(t, left)
    for player, written in zip(t.players, document.players, strict=True):
        player.colour = left.pop() if written.colour is None else COLOURS.index(written.colour)


def _marks(t: Trade, document: Position) -> None:
    """Who knows what, copied powers, credits on cards, turns to come."""
    t.known[:] = [EVERYBODY] * len(IDS)
    for card in t.deck:
        t.known[card] = 0
    for player in t.players:
        for card in player.hand:
            t.known[card] = 1 << player.seat
    for id, seats in document.known.items():
        t.known[_number(id, "known")] |= _mask(t, seats)
    for id, copied in document.copies.items():
        t.powers = with_entry(t.powers, _number(id, "copies"), _number(copied, "copies"))
    for id, credits in document.stored.items():
        t.stored = with_entry(t.stored, _number(id, "stored"), credits)
    t.extra_turns, t.again = list(document.extra_turns), document.again
    t.turn, t.leader = document.turn, document.leader


def _mask(t: Trade, seats: list[int]) -> int:
    """One extra seat stands for spectators, so the full list stands for everybody."""
    count = len(t.players)
    if sorted(seats) == list(range(count + 1)):
        return EVERYBODY
    if any(seat >= count for seat in seats):
        raise BadDocument("seat-not-there", field="known", last=count - 1)
    return sum(1 << seat for seat in sorted(set(seats)))


def _number(id: str, field: str) -> int:
    if id not in NUMBER:
        raise BadDocument("unknown-card", field=field, word=id)
    return NUMBER[id]


def _check(t: Trade, document: Position) -> None:
    last = len(t.players) - 1
    for field, seats in (("leader", [t.leader]), ("extra_turns", t.extra_turns)):
        if any(seat > last for seat in seats):
            raise BadDocument("seat-not-there", field=field, last=last)
    for player in t.players:
        for i, ship in enumerate(player.ships):
            where = f"players[{player.seat}].ships[{i}]"
            size = sum(sum(t.loads[c]) for c in ship.contracts) + ship.slots.count(LOOSE)
            if not ship.at_sea and size > capacity(t, player):
                raise BadDocument("over-full", field=where, most=capacity(t, player))
            if ship.at_sea and ship.contracts:
                raise BadDocument("contract-at-sea", field=f"{where}.contracts")
            if ship.at_sea and not ship.containers:
                raise BadDocument("empty-at-sea", field=where)
        if player.credits >= target(t) and not facts(t, player, "never_reaches"):
            t.reached = True
    t.emptied = not t.deck and not t.discard


# -- writing


def write_position(t: Trade) -> documents.Document:
    """The table at the start of a turn."""
    default = {card: 1 << player.seat for player in t.players for card in player.hand}
    default |= dict.fromkeys(t.deck, 0)
    known = {IDS[c]: seats_of(t, t.known[c]) for c, mask in default.items() if t.known[c] != mask}
    return {
        "players": [
            {
                "colour": COLOURS[player.colour],
                "credits": player.credits,
                **{zone: ids(getattr(player, zone)) for zone in ZONES},
                "ships": [write_ship(ship) for ship in player.ships],
            }
            for player in t.players
        ],
        "island": ids(t.island),
        "discard": ids(t.discard),
        "deck": ids(t.deck[::-1]),
        "deck_only": True,
        "leader": t.leader,
        "turn": t.turn,
        "copies": {IDS[c]: IDS[p] for c, p in enumerate(t.powers) if c != p},
        "stored": {IDS[c]: credits for c, credits in enumerate(t.stored) if credits},
        "extra_turns": t.extra_turns[:],
        "again": t.again,
        "known": known,
    }


def seats_of(t: Trade, mask: int) -> list[int]:
    """The seats in a mask; for everybody, one extra seat stands for spectators."""
    count = len(t.players)
    if mask == EVERYBODY:
        return list(range(count + 1))
    return [seat for seat in range(count) if mask >> seat & 1]


def write_ship(ship: Ship) -> documents.Document:
    containers = []
    for card, place in zip(ship.containers, ship.slots, strict=True):
        where = "beside" if place == BESIDE else "loose"
        if place >= 0:
            where = f"{IDS[place // 8]}:{TYPES[place % 8]}"
        containers.append(IDS[card] if ship.at_sea else f"{IDS[card]}:{where}")
    at = "sea" if ship.at_sea else "harbour"
    return {"at": at, "contracts": ids(ship.contracts), "containers": containers}
