"""Chapter 7 of docs/rules/maritime-silk-road.md: what is secret, and what is not."""

from random import Random

import pytest
from msgspec import to_builtins

import entrepot
from kit.games import without_ids
from kit.silk_road import (
    GAME,
    answer,
    begin,
    coins,
    hand,
    options,
    own,
    player,
    seats,
    told,
    view,
)

TURN = ("phase-1 pass", "phase-2 draw")


def three(show_coins=False, **fields):
    """Three players in the middle of a game."""
    return begin(
        player("tea tea ore", coins=15, ships="tea ore", exchanges=1),
        player("silk glass", coins=6, ships="tea tea"),
        player("ore", coins=11, ships="silk", licences=1),
        show_coins=show_coins,
        **fields,
    )


def eyes(match):
    """Everybody who looks at the match: all seats, and a spectator."""
    return [*seats(match), None]


# -- hands and the deck


def test_a_hand_is_seen_by_its_owner_alone():
    """7.1"""
    match = three()
    for eye in eyes(match):
        for seat, other in enumerate(match.view(eye).players):
            assert (other.hand is not None) == (seat == eye)
    assert own(match, 0).hand == ["tea", "tea", "ore"]


def test_hands_stay_secret_after_the_end():
    """7.1"""
    match = answer(three(deck="ore"), *TURN)
    assert match.over
    assert [other.hand is not None for other in match.view(1).players] == [False, True, False]


def test_the_deck_is_seen_by_nobody():
    """7.1"""
    match = three()
    for eye in eyes(match):
        assert not {"deck", "seed", "rng"} & set(to_builtins(match.view(eye)))


def test_dealt_cards_are_told_to_their_owner_alone():
    """7.1, 2.1"""
    match = entrepot.new(GAME, 3, seed=2)
    for eye in eyes(match):
        deals = told(match, eye, "deal")
        assert [event["seat"] for event in deals] == [0, 1, 2]
        assert [event["amount"] for event in deals] == [3, 3, 3]
        assert [event["seat"] for event in deals if "cards" in event] == (
            [] if eye is None else [eye]
        )
    assert told(match, 1, "deal")[1]["cards"] == own(match, 1).hand


def test_drawn_cards_are_told_to_their_owner_alone():
    """7.1, 5.5, 5.6 How many is public."""
    match = answer(three(deck="tea silk glass ore"), *TURN, "extra-draw yes")
    for eye in eyes(match):
        draws = told(match, eye, "draw")
        assert [(event["seat"], event["amount"]) for event in draws] == [(0, 2), (0, 1)]
        seen = [["tea", "silk"], ["glass"]] if eye == 0 else [None, None]
        assert [event.get("cards") for event in draws] == seen


@pytest.mark.parametrize("moves", range(11))
def test_nothing_a_seat_sees_depends_on_what_is_hidden_from_it(moves):
    """7.1, 7.2 Two worlds that differ in all that seat 0 can't know look the same to it."""
    steps = ["phase-1 exchange:1:silk", "phase-2 draw", "extra-draw yes"]
    steps += ["phase-1 pass", "phase-2 play:tea:ore", "phase-1 exchange:1:tea", "phase-2 draw"]
    steps += ["phase-1 pass", "phase-2 play:ore:tea", "extra-draw no"]
    worlds = [
        begin(
            player("tea tea ore", coins=15, ships="tea ore", exchanges=1),
            player(f"tea {hands[0]}", coins=rich, ships="tea tea"),
            player(hands[1], coins=15 - rich, ships="silk"),
            deck=f"ore glass tea {deck}",
        )
        for hands, rich, deck in [
            (("silk glass", "ore"), 5, "porcelain porcelain tea spice"),
            (("ore porcelain", "silk"), 12, "glass tea porcelain spice"),
        ]
    ]
    one, other = [answer(match, *steps[:moves]) for match in worlds]
    assert one.view(1) != other.view(1)
    assert one.view(0) == other.view(0)
    assert one.events(0) == other.events(0)
    assert one.events(None) == other.events(None)


# -- coins


def test_coins_are_seen_by_their_owner_alone():
    """7.2"""
    match = three()
    for eye in eyes(match):
        for seat, other in enumerate(match.view(eye).players):
            assert (other.coins is not None) == (seat == eye)
    assert coins(match) == [15, 6, 11]


def test_income_is_told_to_everybody_but_what_one_has_is_not():
    """7.2, 7.3, 5.3 Ships, licences and the market are public, so everybody can work it out."""
    match = answer(three(), "phase-1 pass", "phase-2 play:tea:ore+silk")
    for eye in eyes(match):
        incomes = told(match, eye, "income")
        assert [event["seat"] for event in incomes] == [0, 1]
        assert [event["amount"] for event in incomes] == [3, 6]
        assert [other.coins is not None for other in match.view(eye).players] == [
            seat == eye for seat in seats(match)
        ]


def test_coins_are_open_at_the_end():
    """7.2, 6.2"""
    match = answer(three(deck="ore"), *TURN)
    for eye in eyes(match):
        view = match.view(eye)
        assert [other.coins for other in view.players] == [15, 6, 11]
        assert view.winners == [0]
        assert [score.total for score in view.scores] == [15, 6, 11]


def test_scores_are_not_told_before_the_end():
    """7.2"""
    match = three()
    assert match.scores == []
    assert all("scores" not in to_builtins(match.view(eye)) for eye in eyes(match))


def test_an_option_shows_all_coins():
    """7.2"""
    match = three(show_coins=True)
    for eye in eyes(match):
        view = match.view(eye)
        assert to_builtins(view.options) == {"show_coins": True}
        assert [other.coins for other in view.players] == [15, 6, 11]


def test_the_option_to_show_coins_can_be_chosen_for_a_new_game():
    """7.2 Without it they are hidden."""
    match = entrepot.new(GAME, 2, seed=1, show_coins=True)
    assert [other.coins for other in match.view(None).players] == [0, 0]
    match = entrepot.new(GAME, 2, seed=1)
    assert to_builtins(match.view(None).options) == {"show_coins": False}
    assert [other.coins is not None for other in match.view(None).players] == [False, False]


def test_open_coins_do_not_open_hands():
    """7.1, 7.2"""
    match = answer(three(show_coins=True), *TURN)
    assert [other.hand is not None for other in match.view(0).players] == [True, False, False]
    assert "cards" not in told(match, 1, "draw")[0]


# -- what is public


def test_the_table_is_public():
    """7.3"""
    match = three(deck="tea silk glass ore")
    table = match.view(None)
    assert to_builtins(table.players) == [
        {"hand_size": 3, "ships": ["tea", "ore"], "licences": 0, "porters": 0, "exchanges": 1},
        {"hand_size": 2, "ships": ["tea", "tea"], "licences": 0, "porters": 0, "exchanges": 0},
        {"hand_size": 1, "ships": ["silk"], "licences": 1, "porters": 0, "exchanges": 0},
    ]
    assert table.market == ["porcelain", "silk", "tea", "spice", "glass", "ore"]
    assert len(table.covered) == 66 - 6 - 6 - 4
    assert table.deck_size == 4
    assert table.supply == {
        "porcelain": 5,
        "silk": 4,
        "tea": 2,
        "spice": 5,
        "glass": 5,
        "ore": 4,
    }
    assert table.shop == {"ship": 8, "licence": 1, "porter": 2, "exchange": 1}
    assert to_builtins(table.pending) == [{"seat": 0, "kind": "phase-1"}]


def test_all_see_the_same_table():
    """7.3 A seat's view adds its own hand, coins and question, and nothing else."""
    match = answer(three(), "phase-1 pass", "phase-2 play:tea:ore", "extra-draw yes")
    table = match.view(None)
    for seat in seats(match):
        view = match.view(seat)
        view.players[seat].hand = view.players[seat].coins = view.question = None
        assert view == table


def test_a_question_is_shown_with_its_options_to_the_seat_that_is_asked():
    """7.3, 7.1 The options would tell the hand."""
    match = answer(three(), "phase-1 pass")
    question = match.view(0).question
    assert question is not None
    assert question.kind == "phase-2"
    assert set(question.options) == options(match)
    assert [(match.view(eye).question is not None) for eye in (1, 2, None)] == [False] * 3
    asked = [to_builtins(match.view(eye).pending) for eye in eyes(match)]
    assert asked == [[{"seat": 0, "kind": "phase-2"}]] * 4


def test_everything_done_is_told_to_everybody():
    """7.3 Every event exists for every seat; only drawn cards are left out."""
    match = three(deck="tea silk glass ore spice")
    answer(match, "phase-1 buy:porter", "exchange exchange:1:silk", *TURN[1:], "extra-draw yes")
    answer(match, "phase-1 exchange:1:ore", "phase-2 play:silk:tea")
    told_to = [to_builtins(match.events(eye)) for eye in eyes(match)]
    for same in zip(*told_to, strict=True):
        hidden = "cards" if same[0]["type"] == "draw" else None
        public = [{k: event[k] for k in event if k != hidden} for event in same]
        assert all(event == public[0] for event in public)
    assert [event["n"] for event in told_to[0]] == list(range(len(told_to[0])))


def test_covered_cards_can_be_looked_up():
    """7.3 They all lay open once."""
    match = begin(player("tea tea"), player("ore"), deck_only=False)
    assert view(match).covered == []
    answer(match, "phase-1 pass", "phase-2 play:tea:glass+silk", "phase-1 pass")
    answer(match, "phase-2 play:ore:tea")
    assert view(match).covered == ["silk", "tea", "glass"]


# -- imagined worlds


def test_an_imagined_world_keeps_all_that_the_seat_knows():
    """7.1, 7.2, 7.3"""
    match = answer(three(), "phase-1 pass")
    for seed in range(5):
        world = match.sample(0, seed)
        assert without_ids(world.view(0)) == without_ids(match.view(0))


def test_an_imagined_world_deals_hidden_cards_and_coins_anew():
    """7.1, 7.2 Hidden coins change hands among those who hold them."""
    match = begin(
        player("tea", coins=15, ships="tea"),
        player("silk glass", coins=6),
        player("ore", coins=11),
        deck="spice glass ore porcelain silk spice",
    )
    worlds = [match.sample(0, seed) for seed in range(20)]
    assert {tuple(coins(world)) for world in worlds} == {(15, 6, 11), (15, 11, 6)}
    assert len({hand(world, 1) for world in worlds}) > 5
    assert all(own(world, 0).hand == ["tea"] for world in worlds)


def counted(match, eye):
    """Everybody's coins, by one who saw all that happened and was told no amount but prices."""
    purses, licences = [0] * match.players, [0] * match.players
    fleets: list[list[str]] = [[] for _ in seats(match)]
    market = []
    for event in match.events(eye):
        seat, cards = event.seat, event.cards
        match event.type:
            case "market":
                market = [*cards]
            case "load":
                fleets[seat] += cards
            case "exchange":
                fleets[seat].remove(cards[0])
                fleets[seat].append(cards[1])
            case "buy":
                purses[seat] -= event.amount
                licences[seat] += event.target == "licence"
            case "play":
                market += cards
            case "cover":
                for card in cards:
                    market.remove(card)
            case "income":
                shown = market.count(cards[0]) * fleets[seat].count(cards[0])
                assert event.amount == shown + 2 * licences[seat]
                purses[seat] += event.amount
    return purses


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_watches_from_the_start_can_count_everybodys_coins(players):
    """7.2 So imagined worlds keep them, and tell nobody more than what was seen."""
    match, chance = entrepot.new(GAME, players, seed=players), Random(players)
    while not match.over:
        question = match.pending[0]
        if chance.random() < 0.3:
            world = match.sample(question.seat, chance.randrange(99))
            for eye in eyes(match):
                assert counted(match, eye) == coins(match) == coins(world)
        match.answer(question.seat, chance.choice(list(question.by_id)))
    assert counted(match, None) == [score.total for score in match.scores]
    assert max(coins(match)) > 0
