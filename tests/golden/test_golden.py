"""Whole games as readable text. When one changes, read the difference: is that what was meant?

`make golden` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from entrepot import text
from entrepot.kernel.match import Match
from kit.games import ALL_SETS, Setting

HERE = Path(__file__).parent
SETTINGS = [Setting("maritime-silk-road", players) for players in (2, 3, 4)]
SETTINGS += [Setting("import-export", players, ALL_SETS) for players in (2, 3, 4, 5, 6)]
ANSWERS = 250
"""Enough to see everything happen; a game that goes on longer is left there."""


def playthrough(match: Match, chance: Random) -> list[str]:
    """Every question with what was answered, what then happened, and the final view of seat 0."""
    lines = [f"{match.game}, {match.players} players, seed {match.seed}", ""]
    told = tell(match, 0, lines)
    for _ in range(ANSWERS):
        if match.over:
            break
        question = match.pending[0]
        options = sorted(question.by_id)
        busy = [option for option in options if option not in ("draw", "done", "no", "pass")]
        option = chance.choice(busy if busy and chance.random() < 0.6 else options)
        lines.append(f"{question.seat} {question.kind}: {option}  ({', '.join(brief(options))})")
        match.answer(question.seat, option)
        told = tell(match, told, lines)
    lines += ["", f"winners {match.winners}" if match.over else "to be continued"]
    lines += [f"{seat}: {score.total} {score.by}" for seat, score in enumerate(match.scores)]
    lines += [f"{name}: {value}" for name, value in msgspec.to_builtins(match.view(0)).items()]
    return [*lines, f"digest {match.digest()}", ""]


def tell(match: Match, told: int, lines: list[str]) -> int:
    """What an eye that sees everything would see: each event as its own seat knows it."""
    for event in match.events(None, told):
        full = match.events(event.seat, event.n)[0]
        lines.append(f"    {text.event(full, match.game)}")
        told = event.n + 1
    return told


def brief(options: list[str]) -> list[str]:
    return options if len(options) <= 8 else [*options[:7], f"and {len(options) - 7} more"]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_whole_game_is_played_as_it_was(setting: Setting, pytestconfig: pytest.Config) -> None:
    file = HERE / f"{setting.game}-{setting.players}p.txt"
    lines = playthrough(setting.new(setting.players), Random(setting.players))
    if pytestconfig.getoption("--golden"):
        file.write_text("\n".join(lines), encoding="utf-8")
    assert file.read_text(encoding="utf-8").split("\n") == lines
