"""What an arena plays: who sits where, and what is dealt.

Games come in blocks. In a block the same deal is played once for each rotation of the bots, so that
every bot plays every seat of it: luck with seat and cards cancels out.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import msgspec

import entrepot
from entrepot import BadOptions
from entrepot.kernel.documents import Document
from entrepot.kernel.record import SEEDS


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that determines the games."""

    game: str
    rules: int
    options: Document
    bots: list[str]
    seed: int

    def seating(self, rotation: int) -> list[int]:
        """For each seat the number of its bot."""
        count = len(self.bots)
        return [(seat + rotation) % count for seat in range(count)]


class Key(NamedTuple):
    """A game's place in the schedule."""

    block: int
    rotation: int


def settings(game: str, bots: list[str], seed: int, options: Document) -> Settings:
    """Refuses what the game refuses: an unknown name, too few or too many, wrong options."""
    match = entrepot.new(game, len(bots), seed, **options)
    chosen = msgspec.to_builtins(match.options)
    version = entrepot.GAMES[game].version
    return Settings(game=game, rules=version, options=chosen, bots=bots, seed=seed)


def keys(settings: Settings, games: int) -> list[Key]:
    """The keys of `games` games, rounded up to whole blocks."""
    if games < 1:
        raise BadOptions("no-games", field="games", games=games)
    rotations = range(len(settings.bots))
    blocks = -(-games // len(settings.bots))
    return [Key(block, rotation) for block in range(blocks) for rotation in rotations]


def deal(settings: Settings, key: Key) -> int:
    """The seed of a game's deal: the same in the whole block."""
    return Random(f"deal {settings.seed} {key.block}").randrange(SEEDS)


def bot_seed(settings: Settings, key: Key, bot: int) -> int:
    """The seed of a bot's own chance: a different one in every game."""
    return Random(f"bot {settings.seed} {key.block} {key.rotation} {bot}").randrange(SEEDS)


def names(bots: list[str]) -> list[str]:
    """The bots as entered; equal ones are numbered from the second on."""
    found = []
    for place, spec in enumerate(bots):
        before = bots[:place].count(spec)
        found.append(f"{spec}#{before + 1}" if before else spec)
    return found
