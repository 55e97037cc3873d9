"""Import / Export in tests: situations in a few words, and moves that read like play.

Cards are written in one string. A bare type is some card of that type which is named nowhere else
and whose power disturbs nobody; `luxury*3` is three of them:

    match = begin(
        trader("laptops technology*2", shipments="chapstick", ships=[harbour("drones", "tablets")]),
        trader(credits=4, goods="illegal*2", ships=[harbour(), sea("soap rope")]),
        deck="honey rice",
    )
    lead(match, 0, "load", "laptops", follow=[1])   # seats not named in `follow` draw
    answer(match, 0, "load:...:technology-1")

Seat 0 leads unless `leader` says otherwise, colours go by seat (COLOURS), everybody has 10 credits,
the rest of the deck is in a fixed order, and all four sets are in use. Who draws fills the hand to
five from the deck: to keep its top for what you test, let the others follow with a card of theirs.

A ship that completes, in two lines; nobody draws, and the deck and all hands are then as written:

    match = begin(trader(completes="potatoes"), trader("rope"), deck="honey rice soap")
    complete(match)

The end of the game, for scores and for what is offered there:

    match = ending(trader(goods="luxury*2", shipments="champagne"), trader())
    assert score(match, 0, "power:champagne") == 8
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import to_builtins

import entrepot
from entrepot import Match, TradeView
from entrepot.import_export.cards import CARDS, SETS, TYPES
from entrepot.import_export.view_types import TradePlayer

GAME = "import-export"
COLOURS = ["technology", "agriculture", "illegal", "consumer", "luxury", "capital"]
LONGEST = 5000
"""No game of these tests takes that many answers."""

PLAIN = (
    *("wind_turbines", "generators", "playstations", "drones"),
    *("rice", "honey", "potatoes", "almonds"),
    *("ammunition", "danger_pets", "flamethrowers", "pistols"),
    *("pens", "cups", "glasses", "candy"),
    *("fluffy_pillows", "shower_heads", "massage_tables", "gold_watches"),
)
"""What stands for a bare type first: powers that work once, or seldom."""
LOUD = ("bok_choy", "lutefisk", "iceland_water", "flour", "tortillas")
"""Cards that do something from hand or as a container: never taken for a bare type."""


# -- situations


def trader(
    hand: str = "",
    credits: int = 10,
    imports: str = "",
    goods: str = "",
    shipments: str = "",
    ships: Collection[dict[str, Any]] = (),
    colour: str | None = None,
    completes: str = "",
) -> dict[str, Any]:
    """A player of a position. `completes`: contracts on the first ship, one card short."""
    return {
        "colour": colour,
        "credits": credits,
        "hand": hand.split(),
        "imports": imports.split(),
        "goods": goods.split(),
        "shipments": shipments.split(),
        "ships": [dict(ship) for ship in ships],
        "completes": completes.split(),
    }


def harbour(contracts: str = "", containers: str = "") -> dict[str, Any]:
    """A ship in harbour. Containers fill slots of their colour, or are loose; `a:b` fills b's."""
    return {"at": "harbour", "contracts": contracts.split(), "containers": containers.split()}


def sea(containers: str) -> dict[str, Any]:
    return {"at": "sea", "contracts": [], "containers": containers.split()}


def position(
    *traders: dict[str, Any],
    deck: str = "",
    island: str = "",
    discard: str = "",
    sets: Collection[str] = SETS,
    target: int = 50,
    cards: dict[str, Any] | None = None,
    closed_hands: bool = False,
    **fields: Any,
) -> dict[str, Any]:
    """The position document; idle traders join if need be. `cards`: values of one's own."""
    players = [*traders, *[trader() for _ in range(2 - len(traders))]]
    players = [{**each, "ships": list(each["ships"])} for each in players]
    completing = any(each["completes"] for each in players)
    for seat, each in enumerate(players):
        each["colour"] = each["colour"] or COLOURS[seat]
        each["hand"] = each["hand"][:]
        contracts = each.pop("completes")
        if contracts:
            slots = [
                t for card in contracts for t, n in slots_of(card, cards).items() for _ in range(n)
            ]
            each["ships"][:1] = [
                {"at": "harbour", "contracts": contracts, "containers": slots[:-1]}
            ]
            each["hand"][:0] = ["technology", slots[-1]]
        elif completing:
            each["hand"][:0] = ["technology"]
    document = {
        "game": GAME,
        "options": {"sets": list(sets), "target": target, "cards": cards or {}},
        "players": players,
        "island": island.split(),
        "discard": discard.split(),
        "deck": deck.split(),
        **fields,
    }
    if closed_hands:
        document["options"]["closed_hands"] = True
    named = set(names_in(document))
    return dict(filled(document, named, sets))


def begin(*traders: dict[str, Any], **fields: Any) -> Match:
    """A match at the leader's decision. `deck` is top first; `deck_only=True`: there is no more."""
    return entrepot.load(position(*traders, **fields))


def ending(*traders: dict[str, Any], **fields: Any) -> Match:
    """A match with no deck whose leader has just drawn: at its `final` questions, or over.

    Whoever is asked before the scoring for something that can be done at any time declines.
    """
    match = begin(*traders, deck_only=True, **fields)
    answer(match, fields.get("leader", 0), "draw")
    return past_any_time(match)


def slots_of(card: str, own: dict[str, Any] | None = None) -> dict[str, int]:
    """The load of a card."""
    return (own or {}).get(card, {}).get("load") or dict(CARDS[card].load)


def names_in(document: Any) -> list[str]:
    """Every card that is named in a document."""
    if isinstance(document, str):
        return [word for word in document.split(":") if word in CARDS]
    entries = document.values() if isinstance(document, dict) else document
    if not isinstance(document, (dict, list, tuple)):
        return []
    return [name for entry in entries for name in names_in(entry)]


def filled(document: Any, named: set[str], sets: Collection[str]) -> Any:
    """The document with a free card in place of every bare type."""
    if isinstance(document, dict):
        return {
            key: value if key in ("options", "colour") else filled(value, named, sets)
            for key, value in document.items()
        }
    if not isinstance(document, list):
        return document
    found: list[Any] = []
    for entry in document:
        word, _, rest = entry.partition(":") if isinstance(entry, str) else ("", "", "")
        kind, _, count = word.partition("*")
        if kind in TYPES:
            for _ in range(int(count or 1)):
                card = free_card(kind, named, sets)
                named.add(card)
                found.append(f"{card}:{rest}" if rest else card)
        else:
            found.append(filled(entry, named, sets))
    return found


def free_card(kind: str, named: set[str], sets: Collection[str]) -> str:
    """A card of that type, the plainest first, that has no name in the document yet."""
    order = [*PLAIN, *[card for card in CARDS if card not in PLAIN and card not in LOUD]]
    free = [card for card in order if card not in named and CARDS[card].set in ("base", *sets)]
    return next(card for card in free if CARDS[card].type == kind)


# -- moves


def answer(match: Match, seat: int, *options: str) -> Match:
    """Give these answers of one seat, one after another."""
    for option in options:
        question = match.question(seat)
        assert question is not None, f"seat {seat} is not asked for {option!r}: {asked(match)}"
        assert option in question.by_id, (
            f"{option!r} is not in {question}: {sorted(question.by_id)}"
        )
        match.answer(seat, option, question.id)
    return match


def lead(
    match: Match, seat: int, action: str, cards: str = "", follow: Collection[int] = ()
) -> Match:
    """Lead with these cards (`a+b`), or the first that can; those in `follow` follow, others draw.

    A follower plays the first card of the own hand, as written, that can follow. It ends at the
    first question that is not `follow`; go on with `others` if that was a power's.
    """
    if not cards:
        cards = first_card(match, seat, f"lead:{action}:")
    answer(match, seat, f"lead:{action}:{cards}")
    return others(match, follow)


def others(match: Match, follow: Collection[int] = ()) -> Match:
    """Everybody who is asked whether to follow does so or draws."""
    while not match.over and match.pending[0].kind == "follow":
        seat = match.pending[0].seat
        follows = f"follow:{first_card(match, seat, 'follow:')}" if seat in follow else "draw"
        answer(match, seat, follows)
    return match


def first_card(match: Match, seat: int, start: str) -> str:
    """The first card of a hand, as the position has it, for which there is such an option."""
    ids = options(match, seat)
    written = (match.record()["position"] or {}).get("players")
    cards = written[seat]["hand"] if written else []
    order = [*cards, *sorted(player(match, seat).hand or [])]
    return str(next(card for card in order if f"{start}{card}" in ids))


def past_any_time(match: Match) -> Match:
    """Everybody who is asked for what can be done at any time, and nothing else, declines."""
    while not match.over and kinds(match) == ["any-time"]:
        answer(match, match.pending[0].seat, "done")
    return match


def any_time_asks(match: Match) -> list[int]:
    """Who is asked `any-time`, one after the other, as everybody declines."""
    seats: list[int] = []
    while kinds(match) == ["any-time"]:
        seats.append(match.pending[0].seat)
        answer(match, seats[-1], "done")
    return seats


def complete(match: Match, seat: int = 0) -> Match:
    """The trader with `completes` leads load, all others follow, and the last card is loaded."""
    last = match.record()["position"]["players"][seat]["hand"][1]
    lead(match, seat, "load", follow=range(match.players))
    return answer(match, seat, min(sorted(options(match, seat, f"load:{last}:")), key=len))


def end_turn(match: Match) -> Match:
    """Decline whatever is left of this turn, up to the next `lead` or the end."""
    for _ in range(LONGEST):
        if match.over or kinds(match) == ["lead"]:
            return match
        question = match.pending[0]
        declined = [word for word in ("done", "no", "pass", "draw") if word in question.by_id]
        assert declined, f"{question} can't be declined: {sorted(question.by_id)}"
        match.answer(question.seat, declined[0], question.id)
    raise AssertionError("the turn does not end")


def next_turn(match: Match) -> Match:
    """The leader draws, and so does everybody else: the turn is over."""
    return end_turn(answer(match, match.pending[0].seat, "draw"))


# -- what there is to see


def asked(match: Match) -> list[tuple[int, str]]:
    """Whom the match waits for, and with which kind of question."""
    return [(question.seat, question.kind) for question in match.pending]


def kinds(match: Match) -> list[str]:
    return [question.kind for question in match.pending]


def options(match: Match, seat: int, start: str = "") -> set[str]:
    """The options a seat has now, or those that begin with `start`; none if it is not asked."""
    question = match.question(seat)
    return {name for name in question.by_id if name.startswith(start)} if question else set()


def view(match: Match, seat: int | None = None) -> TradeView:
    seen = match.view(seat)
    assert isinstance(seen, TradeView)
    return seen


def player(match: Match, seat: int) -> TradePlayer:
    """What a seat sees of itself."""
    return view(match, seat).players[seat]


def hand(match: Match, seat: int) -> set[str]:
    return set(player(match, seat).hand or [])


def money(match: Match) -> list[int]:
    return [each.credits for each in view(match).players]


def ship(match: Match, name: str) -> dict[str, Any]:
    """A ship such as `technology-1`: `at`, `contracts`, and `containers` by their names alone."""
    colour, number = name.split("-")
    players = view(match).players
    owner = next(each for each in players if each.colour == colour)
    seen = owner.ships[int(number) - 1]
    cards = [each.card for each in seen.containers]
    return {"at": seen.at, "contracts": seen.contracts, "containers": cards}


def slots(match: Match, name: str) -> dict[str, str | None]:
    """The containers of a ship, each with the contract whose slot it fills; None: it is loose."""
    colour, number = name.split("-")
    owner = next(each for each in view(match).players if each.colour == colour)
    containers = owner.ships[int(number) - 1].containers
    return {each.card: each.contract for each in containers}


def score(match: Match, seat: int, source: str = "") -> int:
    """The total of a seat when the match is over, or what it has from one source."""
    assert match.over, asked(match)
    found = match.scores[seat]
    return found.by.get(source, 0) if source else found.total


def told(match: Match, seat: int | None, *types: str) -> list[dict[str, Any]]:
    """The events of these types as the seat knows them, without their numbers."""
    events = [to_builtins(event) for event in match.events(seat) if event.type in types]
    return [{name: event[name] for name in event if name != "n"} for event in events]
