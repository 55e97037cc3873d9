"""Rules that stay alive at a question play as rules that run again with every answer."""

from __future__ import annotations

import weakref
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from entrepot.kernel import running
from entrepot.kernel.errors import UndoRefused
from entrepot.kernel.match import Match
from kit.both_ways import both_ways, looks
from kit.games import Setting, seeded_games, settings


@pytest.mark.parametrize(("setting", "seed"), seeded_games(3, 30))
def test_both_ways_play_the_same_game(setting: Setting, seed: int) -> None:
    for alive, again in both_ways(setting, seed):
        assert looks(alive) == looks(again)
        log = again.state.log
        assert alive.state.log[len(alive.state.log) - len(log) :] == log
    assert alive.record() == again.record()
    for seat in range(alive.players):
        assert alive.events(seat) == again.events(seat)


def played(setting: Setting, answers: int, match: Match | None = None) -> Match:
    match, chance = match or setting.new(1), Random(1)
    for _ in range(answers):
        if match.over:
            break
        asked = chance.choice(match.pending)
        match.answer(asked.seat, chance.choice(list(asked.by_id)))
    return match


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_whoever_shares_the_table_keeps_it_as_it_was(setting: Setting) -> None:
    match = played(setting, 7)
    other, before = match.copy(), match.digest()
    played(setting, 3, match)
    assert other.digest() == before
    played(setting, 3, other)
    assert other.record() == match.record()


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_match_goes_on_in_another_thread(setting: Setting) -> None:
    match = played(setting, 5)
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(played, setting, 5, match).result()
    played(setting, 5, match)
    assert len(match.answers) == 15


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_without_greenlets_rules_run_again(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    alive = played(setting, 80)
    monkeypatch.setattr(running, "greenlets", None)
    again = played(setting, 80)
    assert again.state.live is None
    assert again.record() == alive.record()
    assert looks(again) == looks(alive)


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_rules_that_are_alive_do_not_outlive_their_match(setting: Setting) -> None:
    match = played(setting, 9)
    assert match.state.live
    table = weakref.ref(match.state.table)
    del match
    assert table() is None


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_match_without_history_plays_the_same_game(setting: Setting) -> None:
    told, silent = played(setting, 2), played(setting, 2)
    silent.state.drop_history()
    for match in (told, silent):
        played(setting, 12, match)
    assert silent.state.live
    assert silent.digest() == told.digest()
    assert told.event_count > 0
    other = silent.copy()
    for match in (told, silent, other):
        played(setting, 3, match)
    assert other.digest() == silent.digest() == told.digest()
    for match in (silent, other):
        assert match.answers == []
        assert match.event_count == 0
        assert all(snapshot.events == 0 for snapshot in match.state.snapshots)
    with pytest.raises(UndoRefused):
        silent.undo(0, agreed=True)


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_match_without_history_stays_small(setting: Setting) -> None:
    told, silent, chance, longest = setting.new(1), setting.new(1), Random(1), 0
    silent.state.drop_history()
    while not told.over and len(told.state.answers) < 250:
        asked = chance.choice(told.pending)
        option = chance.choice(list(asked.by_id))
        for match in (told, silent):
            match.answer(asked.seat, option)
        longest = max(longest, len(silent.state.log))
    assert silent.over or silent.state.live
    assert longest < 2 * running.LONG
    assert len(silent.state.snapshots) == 1
    again = silent.copy()
    for match in (told, again):
        played(setting, 0 if match.over else 1, match)
    assert again.digest() == told.digest()
