"""13.11: whatever goes elsewhere while a question is open, no rule fails and no card is lost.

In a copy of the game every question has any-time options that take things away: the card at work, a
shipment, a ship, a hand, what lies at sea. Rivals' powers and completions inside a question can do
each of these; here they happen at every kind of question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

import entrepot
from entrepot.import_export.any_time import use, uses
from entrepot.import_export.cards import IDS
from entrepot.import_export.moves import (
    discard,
    drop_contract,
    hand_over,
    look_for_a_win,
    pay,
    take_container,
)
from entrepot.import_export.notation import option_id
from entrepot.import_export.questions import Questions
from entrepot.import_export.shipping import complete, complete_if_full, leave, pass_on
from entrepot.import_export.state import Player, Ship, Trade, own_ships_in_harbour
from entrepot.kernel.ask import Ask
from entrepot.kernel.choice import Choice
from entrepot.kernel.match import Match
from kit.games import short_or_nightly
from kit.import_export import answer, asked, begin, harbour, lead, trader
from kit.invariants import check
from kit.random_positions import answer_eagerly, random_position

ANSWERS = 30
ASKING = ["a_small_tank", "apples", "backpacks", "bamboo", "beer", "chairs", "chicken_feed"]
ASKING += ["dino_bones", "dragon_fruit", "drones", "drugs", "dyson_vacuums", "exclusive_cards"]
ASKING += ["flash_drives", "flour", "glasses", "jasmine_tea", "jets", "lumber", "nanobots"]
ASKING += ["paper", "paprika", "platinum_rings", "pocky", "prefab_homes", "printed_money"]
ASKING += ["protractors", "railguns", "rolls_royce", "satellite", "shoes", "shotguns"]
ASKING += ["shower_heads", "soy_sauce", "stolen_research", "stretch_goals", "whole_wheat"]
ASKING += ["wind_turbines"]
"""The cards whose powers have questions of their own while things can be taken away. Cheap Shirts
and Teslas ask too, but when the game is scored: nobody has any-time options then."""


# -- ways to take something away: each is (t, ask, me) and does nothing where there is nothing


def holder(t: Trade) -> Player | None:
    return next((player for player in t.players if t.card in player.shipments), None)


def card_at_work_is_stolen(t: Trade, ask: Questions, me: Player) -> None:
    owner = holder(t)
    if owner is not None:
        pass_on(t, ask, owner, t.others(owner)[0], t.card)


def card_at_work_is_discarded(t: Trade, ask: Questions, me: Player) -> None:
    owner = holder(t)
    if owner is not None:
        leave(t, owner, t.card)
        discard(t, owner, t.card, "shipments")


def shipments_are_stolen(t: Trade, ask: Questions, me: Player) -> None:
    """Of everybody: each first one goes to the next player."""
    for player in t.clockwise(me.seat):
        if player.shipments:
            pass_on(t, ask, player, t.others(player)[0], player.shipments[0])


def ships_are_completed(t: Trade, ask: Questions, me: Player) -> None:
    """As by Prefab Homes, one after another; everybody's powers answer."""
    for player in t.clockwise(me.seat):
        for ship in own_ships_in_harbour(player):
            if ship.contracts and not ship.leaving and not ship.at_sea:
                complete(t, ask, player, ship)


def hands_are_taken(t: Trade, ask: Questions, me: Player) -> None:
    for card in me.hand[:]:
        hand_over(t, me, t.others(me)[-1], card)


def ships_come_home(t: Trade, ask: Questions, me: Player) -> None:
    for ship in t.ships_at_sea():
        empty(t, ask, me, ship)


def empty(t: Trade, ask: Questions, me: Player, ship: Ship) -> None:
    while ship.at_sea and ship.containers:
        card = ship.containers[0]
        t.held.append(card)
        take_container(t, ask, ship, card, me)
        t.held.remove(card)
        discard(t, me, card, t.ship_word(ship))


def contracts_are_dropped(t: Trade, ask: Questions, me: Player) -> None:
    for ship in own_ships_in_harbour(me):
        for card in ship.contracts[:-1]:
            if card in ship.contracts and not ship.leaving:
                t.droppable[:] = [each for each in t.droppable if each != card]
                complete_if_full(t, ask, me, drop_contract(t, me, card))


def goods_and_imports_go(t: Trade, ask: Questions, me: Player) -> None:
    for zone in (me.goods, me.imports, t.island):
        while zone:
            discard(t, me, zone.pop(), "goods")
    look_for_a_win(t)


def credits_go(t: Trade, ask: Questions, me: Player) -> None:
    pay(t, me, me.credits)


WAYS: tuple[Callable[[Trade, Questions, Player], None], ...] = (
    card_at_work_is_stolen,
    card_at_work_is_discarded,
    shipments_are_stolen,
    ships_are_completed,
    hands_are_taken,
    ships_come_home,
    contracts_are_dropped,
    goods_and_imports_go,
    credits_go,
)


# -- the game with such options


class Lose(Choice, frozen=True, tag="lose"):
    way: int


def uses_and_losses(t: Trade, seat: int) -> list[Choice]:
    return uses(t, seat) + [Lose(way) for way in range(0 if t.scoring else len(WAYS))]


def use_or_lose(t: Trade, ask: Ask, seat: int, choice: Choice) -> None:
    if isinstance(choice, Lose):
        WAYS[choice.way](t, Questions(t, ask), t.players[seat])
    else:
        use(t, ask, seat, choice)


def id_of(t: Trade, choice: Choice) -> str:
    return f"lose:{choice.way}" if isinstance(choice, Lose) else option_id(t, choice)


@pytest.fixture(autouse=True)
def _losses(monkeypatch: pytest.MonkeyPatch) -> None:
    game = entrepot.GAMES["import-export"]
    lossy = replace(game, uses=uses_and_losses, use=use_or_lose, option_id=id_of)
    monkeypatch.setitem(entrepot.GAMES, "import-export", lossy)


def play(match: Match, chance: Random, seen: Counter[str]) -> None:
    """Something is lost at every kind of question that was not seen yet, and now and then."""
    for _ in range(ANSWERS):
        if match.over:
            return
        question = match.pending[0]
        losses = [option for option in question.by_id if option.startswith("lose:")]
        others = [option for option in question.by_id if option not in losses]
        if losses and (chance.random() < 0.3 or not seen[question.kind]):
            seen[question.kind] += 1
            match.answer(question.seat, chance.choice(losses), question.id)
        elif chance.random() < 0.5:
            match.answer(question.seat, chance.choice(others), question.id)
        else:
            answer_eagerly(match, chance)
        check(match)


@pytest.mark.parametrize("card", IDS)
def test_a_power_whose_card_or_choice_is_gone_does_nothing_more(card: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(short_or_nightly(2, 150)):
        play(random_position(seed, card), Random(seed), seen)


def test_things_are_taken_away_at_every_kind_of_question() -> None:
    """Otherwise the test above would prove little."""
    seen: Counter[str] = Counter()
    for seed in range(short_or_nightly(150, 3000)):
        chance = Random(seed)
        wanted = chance.sample(ASKING, 3) if seed % 3 else ["stem_cells", *chance.sample(ASKING, 1)]
        play(random_position(seed, *dict.fromkeys(wanted)), chance, seen)
    assert {"load", "contract", "pirate", "place-pirated", "supply"} <= set(seen)
    assert {"place-import", "import-from", "lead", "follow"} <= set(seen)
    assert {"choose-action", "any-time"} <= set(seen)
    powers = {kind for kind in seen if kind in IDS}
    assert powers <= set(ASKING)
    assert len(powers) >= short_or_nightly(30, len(ASKING))


@pytest.mark.parametrize("way", range(len(WAYS)))
def test_things_are_taken_away_while_a_card_from_the_deck_is_placed(way: int) -> None:
    """Random positions never ask this: it takes contracts on both ships in the harbour."""
    ships = [harbour("tablets"), harbour("batteries")]
    match = begin(
        trader("laptops", shipments="cell_phones", ships=ships),
        trader("jets soap", shipments="paper"),
        deck="drones pants",
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "load:deck")
    assert asked(match) == [(0, "place-loaded")]
    answer(match, 0, f"lose:{way}")
    check(match)
    play(match, Random(way), Counter())
