"""Every game at every number of players, and random play through them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

import entrepot
from entrepot.kernel.match import Match
from entrepot.kernel.table import dumped
from entrepot.kernel.view_types import View
from kit import toy

ALL_SETS = (("sets", ("base", "jutaku", "kickstarter", "captain")),)
NIGHTLY = os.environ.get("NIGHTLY") == "1"


def short_or_nightly(here: int, nightly: int) -> int:
    """How many: in `make test`, and in `make nightly`."""
    return nightly if NIGHTLY else here


def step_interval(setting: Setting, here: int, nightly: int) -> int:
    """Look at every n-th step; in Import / Export, which is long, at fewer."""
    return short_or_nightly(here, nightly) * (7 if setting.game == "import-export" else 1)


@dataclass(frozen=True)
class Setting:
    """A game as it can be set up."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    def new(self, seed: int) -> Match:
        return entrepot.new(self.game, self.players, seed, **dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *[name for name, _ in self.options]])


def settings() -> list[Setting]:
    found = []
    for game in (entrepot.GAMES["maritime-silk-road"], toy.GAME):
        least, most = game.seats
        found += [Setting(game.id, players) for players in range(least, most + 1)]
    found += [Setting("import-export", players, ALL_SETS) for players in (2, 4, 6)]
    found += [Setting("import-export", players) for players in (3, 5)]
    return [*found, Setting("maritime-silk-road", 3, (("show_coins", True),))]


def seeded_games(here: int, nightly: int) -> list[Any]:
    """Settings with seeds, as parameters; Import / Export, which is long, has a third of them."""
    seeds = short_or_nightly(here, nightly)
    return [
        pytest.param(setting, seed, id=f"{setting}-{seed}")
        for setting in settings()
        for seed in range(seeds // 3 if setting.game == "import-export" else seeds)
    ]


def random_play(match: Match, chance: Random) -> Iterator[Match]:
    """The match at every question of a game that is played at random, then at its end."""
    while not match.over:
        yield match
        question = chance.choice(match.pending)
        match.answer(question.seat, chance.choice(list(question.by_id)), question.id)
    yield match


def played_match(setting: Setting, seed: int, answers: int = 25) -> Match:
    """A random game after that many answers."""
    match = setting.new(seed)
    for _ in zip(range(answers + 1), random_play(match, Random(seed)), strict=False):
        pass
    return match


def different_events(match: Match) -> list[Any]:
    """The events as the seats and a spectator are told them; one that is told alike comes once."""
    eyes = [None, *range(match.players)]
    events = [event for eye in eyes for event in match.events(eye)]
    return list({str({**to_builtins(event), "n": 0}): event for event in events}.values())


def state(match: Match) -> dict[str, Any]:
    """All there is to a match apart from the era, and from where undo and copies start."""
    return {
        "table": dumped(match.state.table),
        "sealed": dict(match.state.sealed),
        "record": match.record(),
        "events": match.state.events[:],
        "views": [without_ids(match.view(seat)) for seat in [None, *range(match.players)]],
        "pending": [(q.seat, q.kind, list(q.by_id)) for q in match.pending],
        "winners": match.winners,
    }


def without_ids(view: View) -> View:
    """The view without the question's id, which changes with every undo."""
    if view.question is not None:
        view.question = replace(view.question, id="")
    return view
