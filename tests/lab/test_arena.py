"""Arenas on several processes: the same games every time, and none is lost that ended."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import entrepot
from entrepot.lab.arena import Outcome
from entrepot.lab.playing import LONGEST
from lab.conftest import untimed

Arena = Callable[..., Outcome]


def test_the_same_arena_has_the_same_games_on_one_process_and_on_two(arena: Arena) -> None:
    alone = arena(["random", "first", "last"], 12, "alone.jsonl", cores=1)
    both = arena(["random", "first", "last"], 12, "both.jsonl", cores=2)
    assert untimed(alone.played) == untimed(both.played)
    assert len(alone.played) == 12
    other = arena(["random", "first", "last"], 12, "other.jsonl", seed=2)
    assert untimed(other.played) != untimed(alone.played)


def test_import_export_has_the_same_games_too(arena: Arena) -> None:
    options = {"sets": ["base", "jutaku"]}
    game = "import-export"
    first = arena(["random", "random"], 4, "a.jsonl", game, options=options, cores=1)
    again = arena(["random", "random"], 4, "b.jsonl", game, options=options, cores=2)
    assert untimed(first.played) == untimed(again.played)
    assert first.settings.options["sets"] == ["base", "jutaku"]


def test_a_finished_arena_plays_nothing_and_a_longer_one_the_rest(
    arena: Arena, tmp_path: Path
) -> None:
    short = arena(["random", "random"], 4)
    size = (tmp_path / "games.jsonl").stat().st_size
    assert untimed(arena(["random", "random"], 4).played) == untimed(short.played)
    assert (tmp_path / "games.jsonl").stat().st_size == size
    longer = arena(["random", "random"], 8)
    assert longer.played[:4] == short.played
    assert len(longer.played) == 8
    assert arena(["random", "random"], 2).played == short.played[:2]


def test_a_torn_last_line_is_played_again(arena: Arena, tmp_path: Path) -> None:
    whole = arena(["random", "random"], 6)
    path = tmp_path / "games.jsonl"
    content = path.read_bytes()
    for cut in (len(content) - 1, content.index(b"\n") + 1, 20):
        path.write_bytes(content[:cut])
        assert untimed(arena(["random", "random"], 6).played) == untimed(whole.played)
        assert len(path.read_bytes().splitlines()) == 7


@pytest.mark.parametrize("damage", [b"{}", b"", b"\xff\xfe", b'{"block":0', b"[1]"])
def test_a_damaged_line_is_named_and_nothing_is_changed(
    arena: Arena, tmp_path: Path, damage: bytes
) -> None:
    arena(["random", "random"], 4)
    path = tmp_path / "games.jsonl"
    lines = path.read_bytes().split(b"\n")
    lines[2] = damage
    path.write_bytes(b"\n".join(lines) + b"torn")
    before = path.read_bytes()
    with pytest.raises(entrepot.BadDocument, match=r"Line 3 of .*games\.jsonl is damaged"):
        arena(["random", "random"], 4)
    assert path.read_bytes() == before


def test_a_game_of_another_deal_is_damage(arena: Arena, tmp_path: Path) -> None:
    arena(["random", "random"], 4)
    path = tmp_path / "games.jsonl"
    lines = path.read_text().splitlines()
    lines[1] = json.dumps(json.loads(lines[1]) | {"seed": 5})
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(entrepot.BadDocument, match="Line 2"):
        arena(["random", "random"], 4)


@pytest.mark.parametrize("content", ["dear diary", "dear diary\n", '{"arena": 1}\n', "\n"])
def test_somebody_elses_file_is_left_alone(arena: Arena, tmp_path: Path, content: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(content)
    with pytest.raises(entrepot.BadDocument, match="not an arena's file"):
        arena(["random", "random"], 4)
    assert path.read_text() == content


def test_a_file_of_other_settings_is_refused_and_says_which(arena: Arena) -> None:
    arena(["random", "first"], 2)
    with pytest.raises(entrepot.BadOptions, match=r"its bots is .*first.*last"):
        arena(["random", "last"], 2)
    with pytest.raises(entrepot.BadOptions, match="its seed is 1, here it is 2"):
        arena(["random", "first"], 2, seed=2)
    with pytest.raises(entrepot.BadOptions, match=r"its options is .*show_coins"):
        arena(["random", "first"], 2, options={"show_coins": True})
    with pytest.raises(entrepot.BadOptions, match="its game is"):
        arena(["random", "first"], 2, game="import-export")


def test_without_a_seed_the_files_is_used(arena: Arena) -> None:
    first = arena(["random", "first"], 2, seed=None)
    assert arena(["random", "first"], 4, seed=None).played[:2] == first.played


def test_a_file_in_use_is_refused(arena: Arena, tmp_path: Path) -> None:
    from entrepot.lab.files import File

    arena(["random", "first"], 2)
    file = File(tmp_path / "games.jsonl")
    with pytest.raises(entrepot.BadOptions, match="Another arena is writing"):
        arena(["random", "first"], 2)
    file.close()
    assert arena(["random", "first"], 2).missing == 0


@pytest.mark.parametrize(
    ("kind", "why"), [("errs", "ArithmeticError: no idea"), ("cheats", "win:now")]
)
def test_a_bot_that_errs_loses_its_games_alone(arena: Arena, kind: str, why: str) -> None:
    outcome = arena([kind, "random"], 24, cores=2)
    assert 0 < len(outcome.failed) == outcome.missing < 20
    assert len(outcome.played) == 24 - outcome.missing
    for fault in outcome.failed:
        assert why in fault.why
        assert (fault.bot, fault.exit) == (kind, None)
        assert outcome.settings.seating(fault.rotation)[fault.seat or 0] == 0
    keys = {game.key for game in outcome.played}
    assert not keys & {(fault.block, fault.rotation) for fault in outcome.failed}


def test_a_process_that_dies_takes_only_its_game_along(arena: Arena) -> None:
    outcome = arena(["dies", "random"], 16, cores=2)
    assert 0 < len(outcome.failed) == outcome.missing < 14
    assert {fault.exit for fault in outcome.failed} == {9}
    assert len(outcome.played) == 16 - outcome.missing


def test_what_failed_is_played_when_the_arena_is_run_again(arena: Arena, tmp_path: Path) -> None:
    bots = [f"once@{tmp_path / 'died'}", "random"]
    first = arena(bots, 4, cores=2)
    assert first.missing == 1
    again = arena(bots, 4, cores=2)
    assert (again.missing, again.failed, len(again.played)) == (0, [], 4)


def test_a_game_without_an_end_is_given_up(arena: Arena, monkeypatch: pytest.MonkeyPatch) -> None:
    from entrepot.lab import playing
    from entrepot.lab.schedule import Key, settings
    from kit.arena_bots import make

    monkeypatch.setattr(playing, "LONGEST", 20)
    chosen = settings("maritime-silk-road", ["random", "random"], 1, {})
    result = playing.play(chosen, make, Key(0, 0))
    assert isinstance(result, playing.Failed)
    assert "OverflowError: 20" in result.why
    assert LONGEST == 100_000
