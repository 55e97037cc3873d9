"""One game between bots, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter_ns
from traceback import extract_tb
from typing import Any

import msgspec

import entrepot
from entrepot.bots import Bot, knowledge
from entrepot.lab.reading import Told, told
from entrepot.lab.schedule import Key, Settings, bot_seed, deal

Make = Callable[[str, str, int], Bot]
"""(spec, game, seed) -> a bot for one seat of one game."""

LONGEST = 100_000
"""Answers after which a game is given up: no record may have more."""


class Played(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A finished game; lists are by seat."""

    block: int
    rotation: int
    seed: int
    scores: list[int]
    winners: list[int]
    turns: int
    times: list[list[int]]
    """How long each decision took, in microseconds."""
    told: Told

    @property
    def key(self) -> Key:
        return Key(self.block, self.rotation)

    def win(self, seat: int) -> float:
        """A shared win counts as a fraction of one."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Failed(msgspec.Struct, kw_only=True):
    """A game that could not be finished: whose turn it was, if known, and why."""

    block: int
    rotation: int
    seed: int
    seat: int | None
    bot: str
    why: str
    exit: int | None = None
    """The exit code of the process, if it died."""
    tries: int = 1
    """How many processes have begun it."""


def play(settings: Settings, make: Make, key: Key) -> Played | Failed:
    """Play a game to its end. Whatever a bot raises is the game's result."""
    seed, game = deal(settings, key), settings.game
    match = entrepot.new(game, len(settings.bots), seed, **settings.options)
    seating = settings.seating(key.rotation)
    times: list[list[int]] = [[] for _ in seating]
    seat = None
    try:
        bots = [make(settings.bots[b], game, bot_seed(settings, key, b)) for b in seating]
        while not match.over:
            question = match.pending[0]
            seat = question.seat
            known = knowledge(match, seat)
            before = perf_counter_ns()
            option = bots[seat](known)
            times[seat].append((perf_counter_ns() - before) // 1000)
            match.answer(seat, option, question.id)
            if sum(map(len, times)) >= LONGEST:
                raise OverflowError(LONGEST)
    except Exception as error:
        return failed(settings, key, seat, reason(error))
    return Played(
        **key._asdict(),
        seed=seed,
        scores=[score.total for score in match.scores],
        winners=match.winners,
        turns=sum(event.type == "turn" for event in match.events(None)),
        times=times,
        told=told(match),
    )


def failed(settings: Settings, key: Key, seat: int | None, why: str, **more: Any) -> Failed:
    bot = "" if seat is None else settings.bots[settings.seating(key.rotation)[seat]]
    seed = deal(settings, key)
    return Failed(**key._asdict(), seed=seed, seat=seat, bot=bot, why=why, **more)


def reason(error: Exception) -> str:
    """The error and the line it came from."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({last.filename}:{last.lineno})"
