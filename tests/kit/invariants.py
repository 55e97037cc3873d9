"""What is true of a game's table at every question: nothing is lost, doubled or negative."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from entrepot.import_export.cards import SET
from entrepot.import_export.state import BESIDE, LOOSE, Ship, Trade, slot
from entrepot.import_export.stowage import is_full, open_types, type_aboard
from entrepot.kernel.events import EVERYBODY
from entrepot.kernel.match import Match
from entrepot.silk_road.goods import CARDS, COUNT, CUBES_OF_A_GOOD, GOODS
from entrepot.silk_road.state import SilkRoad
from kit import toy


def silk_road(t: SilkRoad) -> None:
    hands = [card for player in t.players for card in player.hand]
    assert sorted(t.deck + t.market + t.covered + hands) == list(range(CARDS))
    assert len(t.market) == 6
    assert all(coins >= 0 for coins in t.coins)
    carried = [good for player in t.players for good in player.ships]
    for good in range(len(GOODS)):
        assert 0 <= carried.count(good) <= CUBES_OF_A_GOOD
        assert t.cubes_left(good) == CUBES_OF_A_GOOD - carried.count(good)
    assert len(carried) <= COUNT["ship"]
    for name in ("licences", "porters", "exchanges"):
        assert 0 <= sum(getattr(player, name) for player in t.players) <= 2
    if t.turn:
        assert all(len(player.ships) >= 2 for player in t.players)


def bazaar(t: toy.Bazaar) -> None:
    hands = [card for player in t.players for card in player.hand]
    assert sorted(t.deck + t.row + t.held + hands) == list(range(1, toy.LAST + 1))
    assert all(player.points >= 0 for player in t.players)
    for seat, player in enumerate(t.players):
        assert all(t.known[card] >> seat & 1 for card in player.hand)


def import_export(t: Trade) -> None:
    """Every card of the sets in use lies in one place; credits are even and never negative."""
    zones = [t.deck, t.discard, t.island, t.held]
    for player in t.players:
        zones += [player.hand, player.imports, player.goods, player.shipments, player.played]
        for ship in player.ships:
            zones += [ship.contracts, ship.containers]
            stowed(t, ship)
        assert player.credits >= 0
        assert player.credits % 2 == 0
        for card in player.hand:
            assert t.known[card] >> player.seat & 1
    cards = sorted(card for zone in zones for card in zone)
    assert len(cards) == len(set(cards))
    sets = {SET[card] for card in cards}
    assert cards == [card for card, set in enumerate(SET) if set in sets]
    hidden = {*t.deck, *t.held, *[card for player in t.players for card in player.hand]}
    assert all(t.known[card] == EVERYBODY for card in cards if card not in hidden)


def stowed(t: Trade, ship: Ship) -> None:
    """Containers fill slots that are there, each at most once; a pair is of one colour."""
    assert len(ship.slots) == len(ship.containers)
    assert not (ship.at_sea and ship.contracts)
    assert ship.containers or not ship.at_sea
    filled = [place for place in ship.slots if place >= 0]
    assert all(place // 8 in ship.contracts for place in filled)
    for contract in ship.contracts:
        for type, count in enumerate(t.loads[contract]):
            assert filled.count(slot(contract, type)) <= count
    for number, place in enumerate(ship.slots):
        if place == BESIDE:
            assert number > 0
            assert ship.slots[number - 1] != BESIDE
            assert not ship.at_sea
            assert len({t.types[card] for card in ship.containers[number - 1 : number + 1]}) == 1


def between_turns(t: Trade) -> None:
    """Nothing is on its way, no power is at work, no ship waits for what it could do."""
    assert t.held == []
    assert (t.card, t.working_for) == (-1, -1)
    for player in t.players:
        for ship in player.ships:
            assert not ship.leaving
            assert not is_full(t, ship)
            fitting = 0 if ship.at_sea else open_types(t, ship)
            for number, place in enumerate(ship.slots):
                assert place != LOOSE or not fitting >> type_aboard(t, ship, number) & 1


CHECKS: dict[str, Callable[..., None]] = {
    "maritime-silk-road": silk_road,
    "bazaar": bazaar,
    "import-export": import_export,
}


def check(match: Match) -> None:
    table: Any = match.state.table
    CHECKS[match.game](table)
    if match.game == "import-export" and [question.kind for question in match.pending] == ["lead"]:
        between_turns(table)
    assert match.over == (not match.pending)
    if not match.over:
        assert match.winners == []
        assert match.scores == []
        for question in match.pending:
            assert question.by_id, question
