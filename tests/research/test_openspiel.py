"""Both games as OpenSpiel games."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import entrepot
from entrepot.import_export import encode as import_export
from entrepot.research import arrays, openspiel
from entrepot.research.history import EVENTS, Moment
from entrepot.research.sitting import Sitting
from kit.games import NIGHTLY, short_or_nightly

SILK_ROAD = "python_maritime_silk_road(players=3)"
TRADE = "python_import_export(players=2,sets=base+jutaku+kickstarter+captain)"
NAMES = [SILK_ROAD, TRADE]


def states(name: str, seed: int, moves: int = 10_000) -> Any:
    """A random game, state by state."""
    chance = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(moves):
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))


def after(name: str, seed: int, moves: int) -> Any:
    *_, last = states(name, seed, moves)
    return last


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_simulation_finds_nothing(name: str) -> None:
    """Saving at every step takes long in a long game: by night."""
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(
        game, num_sims=short_or_nightly(1, 3), serialize=NIGHTLY or name == SILK_ROAD, verbose=False
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_state_is_the_same_after_pickle_and_after_serialising(name: str) -> None:
    for state in states(name, 1, 200):
        if state.move_number() % 40 in (0, 7):
            game = state.get_game()
            for copy in (
                pickle.loads(pickle.dumps(state)),
                game.deserialize_state(state.serialize()),
            ):
                assert told(copy) == told(state)
                if not state.is_terminal() and not state.is_chance_node():
                    word = state.legal_actions()[-1]
                    assert told(copy.child(word)) == told(state.child(word))


def told(state: Any) -> Any:
    """All that can be learned from a state."""
    players = range(state.num_players())
    return (
        str(state),
        state.history(),
        state.current_player(),
        state.legal_actions(),
        state.returns(),
        [state.information_state_string(player) for player in players],
        [state.observation_string(player) for player in players],
        [state.information_state_tensor(player) for player in players],
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_that_player_alone(name: str) -> None:
    other = 0
    for state in states(name, 2, 160):
        if state.is_chance_node() or state.is_terminal() or state.move_number() % 6:
            continue
        for player in range(state.num_players()):
            chance = Random(state.move_number())
            world = state.resample_from_infostate(player, chance.random)
            assert world.current_player() == state.current_player()
            for what in ("information_state_string", "observation_string"):
                assert getattr(world, what)(player) == getattr(state, what)(player)
            for tensor in ("information_state_tensor", "observation_tensor"):
                assert getattr(world, tensor)(player) == getattr(state, tensor)(player)
            if player == state.current_player():
                assert world.legal_actions() == state.legal_actions()
            rival = (player + 1) % state.num_players()
            other += world.observation_string(rival) != state.observation_string(rival)
    assert other > 20


@pytest.mark.parametrize("name", NAMES)
def test_what_others_know_in_a_resampled_state_does_not_come_from_the_truth(name: str) -> None:
    """Of two states that a player can't tell apart, the same seed makes the same state for all."""
    state = after(name, 2, 90)
    player = state.current_player()
    truth = state.resample_from_infostate(player, Random(1).random)
    assert [told(each)[5] for each in (state, truth)] != [told(state)[5]] * 2
    worlds = [each.resample_from_infostate(player, Random(2).random) for each in (state, truth)]
    for seat in range(state.num_players()):
        one, other = (world.information_state_string(seat) for world in worlds)
        assert one == other


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_can_be_saved_and_played_to_its_end(name: str) -> None:
    state = after(name, 3, 60)
    world = state.resample_from_infostate(state.current_player(), Random(1).random)
    copy = pickle.loads(pickle.dumps(world))
    assert told(copy) == told(world)
    chance = Random(4)
    while not copy.is_terminal():
        copy.apply_action(chance.choice(copy.legal_actions()))
    assert sum(copy.returns()) == pytest.approx(0)
    assert max(copy.returns()) > 0


def bidding() -> Any:
    """A state in which the first of two bids was just made, and before it."""
    for seed in range(40):
        before = None
        for state in states("python_import_export(players=2)", seed):
            if state.at is not None and state.at.sitting.match.state.sealed:
                return before, state
            before = state.clone()
    raise AssertionError


def test_a_sealed_bid_is_hidden_from_the_next_bidder_and_dealt_anew_for_it() -> None:
    before, state = bidding()
    player, rival = state.current_player(), before.current_player()
    assert player != rival
    seen = {before.child(word).information_state_string(player) for word in before.legal_actions()}
    assert state.information_state_string(player) in seen
    bids = set()
    for seed in range(30):
        world = state.resample_from_infostate(player, Random(seed).random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.current_player() == player
        bids.add(world.at.sitting.match.state.sealed[rival])
    assert len(bids) > 1


def test_a_sealed_bid_is_forgotten_in_what_the_next_bidder_imagines() -> None:
    """Not even its bidder remembers it there: it is part of what is dealt anew."""
    before, state = bidding()
    player, rival = state.current_player(), before.current_player()
    start = state.get_game().state_at(Sitting(before.at.sitting.match))
    remembered = set()
    for option in ("pass", "bid:0"):
        world = answered(start.clone(), option).resample_from_infostate(player, Random(3).random)
        remembered.add(world.information_state_string(rival))
    assert len(remembered) == 1


def answered(state: Any, option: str) -> Any:
    """The state after a whole answer, word by word."""
    match = state.at.sitting.match
    seat = state.current_player()
    choice = match.question(seat).by_id[option]
    spelled = import_export.spelling(match.state.table, seat, choice)
    while state.at.sitting.match is match:
        state.apply_action(spelled[len(state.at.sitting.start)])
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = after(name, 5, 30)
    before = told(state)
    copy = state.clone()
    assert told(copy) == before
    copy.apply_action(copy.legal_actions()[0])
    assert told(state) == before


@pytest.mark.parametrize("name", NAMES)
def test_what_is_remembered_is_all_that_was_told_and_answered(name: str) -> None:
    """Strings are kept from state to state; written anew they are the same."""
    state = after(name, 6, 120)
    match = state.at.sitting.match
    for player in range(match.players):
        text = state.information_state_string(player)
        fresh = Moment(state.at.sitting, state.at.own).remembered(player)
        assert text == fresh
        answers = [option for seat, _, option in match.record()["answers"] if seat == player]
        assert [line.split()[1] for line in state.at.own[player].splitlines()] == answers
        assert len(text.splitlines()) == 1 + len(answers) + len(match.events(player))


def test_two_pasts_that_led_to_the_same_view_are_remembered_apart() -> None:
    """Two loads in another order: with perfect recall they are not the same."""
    game = pyspiel.load_game("python_maritime_silk_road")
    words = ["tea", "ore", "silk", "silk"]
    first = dealt(game, words)
    second = dealt(game, ["tea", "silk", "silk", "ore"])
    assert first.history() != second.history()
    player = first.current_player()
    assert first.information_state_string(player) != second.information_state_string(player)


def dealt(game: Any, words: list[str]) -> Any:
    state = game.new_initial_state()
    state.apply_action(0)
    for word in words:
        state.apply_action(state.string_to_action(word))
    return state


def test_the_deal_is_one_chance_node_of_equal_outcomes() -> None:
    game = pyspiel.load_game("python_maritime_silk_road(deals=10,seed=100)")
    state = game.new_initial_state()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == game.max_chance_outcomes() == 10
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    state.apply_action(7)
    assert state.at.sitting.match.seed == 107
    assert not state.is_chance_node()


def test_parameters_reach_the_game() -> None:
    state = after("python_import_export(players=4,sets=base+jutaku,target=60)", 1, 2)
    match = state.at.sitting.match
    assert (match.players, match.options.sets, match.options.target) == (4, ["base", "jutaku"], 60)
    assert not match.options.closed_hands
    closed = after("python_import_export(closed_hands=True)", 1, 2)
    assert closed.at.sitting.match.options.closed_hands
    shown = after("python_maritime_silk_road(show_coins=True)", 1, 2)
    assert shown.at.sitting.match.options.show_coins
    with pytest.raises(Exception, match="9"):
        pyspiel.load_game("python_import_export(players=9)")


def test_actions_are_told_by_their_words() -> None:
    state = after(SILK_ROAD, 1, 2)
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert words == ["porcelain", "silk", "tea", "spice", "glass", "ore"]


def test_the_observers_parts_are_those_of_the_layout() -> None:
    state = after(TRADE, 1, 80)
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    for player in (0, 1):
        observer.set_from(state, player)
        expected = arrays.observation(state.at.sitting, player)
        assert np.array_equal(observer.tensor[: len(expected)], expected)
        last = state.at.sitting.match.events(player)[-1]
        row = observer.dict["events"][0]
        assert EVENTS["import-export"][int(row[0]) - 1] == last.type
        if last.seat is not None:
            assert int(row[1]) - 1 == (last.seat - player) % 2


@pytest.mark.parametrize("game", EVENTS)
def test_every_type_of_event_has_a_number(game: str) -> None:
    """Every type has words, so the words tell which types there are."""
    file = Path(entrepot.__file__).parent / "text" / "en" / f"{WORDS[game]}.ftl"
    text = file.read_text(encoding="utf-8")
    assert set(re.findall(rf"^{game}-event-([a-z-]+) =", text, re.M)) == set(EVENTS[game])


WORDS = {"import-export": "import_export", "maritime-silk-road": "silk_road"}


def test_an_observer_of_everybodys_secrets_is_refused_in_words() -> None:
    everybody = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    game = pyspiel.load_game(NAMES[0])
    with pytest.raises(entrepot.BadOptions, match="ALL_PLAYERS"):
        game.make_py_observer(everybody)
    with pytest.raises(entrepot.BadOptions, match="colour"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False), {"colour": 1})


def test_a_spectators_observer_tells_no_secrets() -> None:
    state = after(SILK_ROAD, 1, 30)
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = state.get_game().make_py_observer(kind)
    text = observer.string_from(state, 0)
    assert text == observer.string_from(state, 1)
    assert '"hand":' not in text
    assert '"said":' not in text


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_search_plays(name: str) -> None:
    state = after(name, 7, 30)
    bot = ISMCTSBot(
        state.get_game(),
        openspiel.Playouts(1),
        uct_c=1.4,
        max_simulations=short_or_nightly(6, 100),
        random_state=np.random.RandomState(1),
    )
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


NEARLY_OVER: dict[str, dict[str, Any]] = {
    "python_maritime_silk_road": {
        "game": "maritime-silk-road",
        "players": [
            {"hand": ["tea", "tea"], "ships": ["tea", "ore"], "coins": 3},
            {"hand": ["ore"], "ships": ["ore", "silk"], "coins": 2},
        ],
        "deck": ["tea", "ore", "silk", "tea"],
        "deck_only": True,
        "market": ["tea", "silk", "ore", "ore", "spice", "glass"],
    },
    "python_import_export": {
        "game": "import-export",
        "players": [
            {"credits": 56, "hand": ["laptops", "jets", "books"]},
            {"credits": 54, "hand": ["tablets", "rope", "cups", "rice", "soap"]},
        ],
    },
}


@pytest.mark.parametrize("name", NEARLY_OVER)
def test_openspiels_search_plays_to_the_end(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.state_at(Sitting(entrepot.load(NEARLY_OVER[name])))
    bot = ISMCTSBot(game, openspiel.Playouts(1), 1.4, 30, random_state=np.random.RandomState(2))
    searched = 0
    while not state.is_terminal():
        searched += len(state.legal_actions()) > 1
        state.apply_action(bot.step(state))
    assert searched > 0
    assert sum(state.returns()) == 0
    assert any(state.returns()) == (len(state.at.sitting.match.winners) == 1)


def test_playouts_start_from_what_was_said() -> None:
    """Who plays tea is ahead for good; who draws ends the game with equal coins."""
    match = entrepot.load(
        {
            "game": "maritime-silk-road",
            "players": [
                {"hand": ["tea"], "ships": ["tea"], "coins": 8},
                {"ships": ["silk"], "coins": 8},
            ],
            "deck": ["ore"],
            "deck_only": True,
            "market": ["tea", "silk", "ore", "ore", "spice", "glass"],
        }
    )
    match.answer(0, "pass")
    game = pyspiel.load_game("python_maritime_silk_road")
    state = game.state_at(Sitting(match))
    values = {tuple(openspiel.Playouts(seed).evaluate(state)) for seed in range(20)}
    assert values == {(1.0, -1.0), (0.0, 0.0)}
    state.apply_action(state.string_to_action("play"))
    assert state.current_player() == 0
    values = {tuple(openspiel.Playouts(seed).evaluate(state)) for seed in range(20)}
    assert values == {(1.0, -1.0)}
