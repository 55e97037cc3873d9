"""Many games at once, for programs that learn: one row of an array for each game."""

from __future__ import annotations

import gc
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

import entrepot
from entrepot.bots.levels import make
from entrepot.kernel.errors import BadOptions, IllegalAnswer
from entrepot.kernel.record import SEEDS
from entrepot.research import arrays
from entrepot.research.games import Games, Setting
from entrepot.research.sitting import Sitting
from entrepot.workers import CONTEXT, Died, Worker, WorkLost


class Rows(NamedTuple):
    """One row for each game. The arrays stay the same; every step writes into them."""

    observation: NDArray[np.float32]
    """What the seat to move knows."""
    mask: NDArray[np.int8]
    """1 for each word that it can say."""
    seat: NDArray[np.int64]
    """The seat to move."""
    reward: NDArray[np.float32]
    """For each seat the reward of the game that this step ended; 0 if it ended none."""
    done: NDArray[np.bool_]
    """Did this step end a game? Then the row shows the next game already."""
    final: NDArray[np.float32]
    """For the games that this step ended: what the seat that spoke last saw in the end."""


class Share:
    """Some of the games, in this process or in a worker of their own. Called with a seed, it begins
    them; called with None, it says the words that are in `words`."""

    def __init__(
        self, setting: Setting, first: int, count: int, memory: list[Any], alone: bool
    ) -> None:
        self.setting, self.first, self.count, self.memory = setting, first, count, memory
        self.alone = alone
        """Has it a process for itself?"""
        self.games: Games | None = None

    def __call__(self, seed: int | None) -> None:
        if self.games is None:
            part = slice(self.first, self.first + self.count)
            *rows, words = [shaped(*one)[part] for one in self.memory]
            flat = [row if row.ndim == 1 or row is rows[3] else row.reshape(-1) for row in rows]
            self.games, self.words = Games(self.setting, self.first, Rows(*flat)), words
        if seed is None:
            self.games.step(self.words.tolist())
        else:
            self.games.begin(seed)
            if self.alone:
                gc.unfreeze()
                gc.collect()
                gc.freeze()  # or the collector walks through all games again and again


def shaped(memory: Any, shape: tuple[int, ...], kind: DTypeLike) -> NDArray[Any]:
    return np.frombuffer(memory, kind).reshape(shape)


class Many:
    """`observe` shows all games, `step` says one word in each. A game that ends begins anew."""

    def __init__(
        self,
        game: str,
        games: int = 256,
        players: int = 2,
        seed: int | None = None,
        opponents: str | None = None,
        processes: int = 1,
        **options: Any,
    ) -> None:
        entrepot.new(game, players, 0, **options)  # what can't be set up is refused at once
        if opponents is not None:
            make(opponents, game, 0)
        if not 1 <= processes <= games:
            raise BadOptions("wrong-processes", games=games, processes=processes)
        self.game, self.games, self.players = game, games, players
        size, words = arrays.size(game, players), arrays.actions(game)
        shapes: list[tuple[tuple[int, ...], type]] = [
            ((games, size), np.float32),
            ((games, words), np.int8),
            ((games,), np.int64),
            ((games, players), np.float32),
            ((games,), np.bool_),
            ((games, size), np.float32),
            ((games,), np.int64),
        ]
        memory = [(allocated(shape, kind, processes), shape, kind) for shape, kind in shapes]
        *rows, self.words = [shaped(*one) for one in memory]
        rows[0].flags.writeable = False  # `rows.py` relies on what it wrote
        self.rows = Rows(*rows)
        setting = Setting(game, players, options, opponents or "")
        ends = [games * number // processes for number in range(processes + 1)]
        shares = [
            Share(setting, first, after - first, memory, alone=processes > 1)
            for first, after in pairwise(ends)
        ]
        self.share = shares[0] if processes == 1 else None
        self.workers = [Worker[int | None, None](share) for share in shares if processes > 1]
        self.reset(seed)

    @property
    def sittings(self) -> list[Sitting]:
        """The games with the words said so far. With several processes, the games are in those."""
        assert self.share is not None
        assert self.share.games is not None
        return self.share.games.sittings

    def reset(self, seed: int | None = None) -> Rows:
        """Begin all games anew; the same seed gives the same games, in any number of processes."""
        self._do(Random().randrange(SEEDS) if seed is None else seed)
        return self.rows

    def observe(self) -> Rows:
        return self.rows

    def step(self, words: ArrayLike) -> Rows:
        """Say a word in each game. If one is illegal, nothing changes."""
        said = np.asarray(words)
        if said.shape != (self.games,) or not np.issubdtype(said.dtype, np.integer):
            raise IllegalAnswer("wrong-words", games=self.games)
        fits = (said >= 0) & (said < self.rows.mask.shape[1])
        fits[fits] = self.rows.mask[fits, said[fits]] != 0
        if not fits.all():
            number = int(np.argmin(fits))
            legal = np.flatnonzero(self.rows.mask[number]).tolist()
            raise IllegalAnswer("illegal-word", game=number, word=int(said[number]), legal=legal)
        self.words[:] = said
        self._do(None)
        return self.rows

    def _do(self, seed: int | None) -> None:
        if self.share is not None:
            self.share(seed)
            return
        for worker in self.workers:
            worker.pipe.send(seed)
        for worker in self.workers:
            result = worker.result()
            if isinstance(result, Died):
                raise WorkLost("work-lost", exit=result.code)

    def close(self) -> None:
        """End the processes, if there are any."""
        for worker in self.workers:
            worker.end()
        self.workers = []

    def __enter__(self) -> Many:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def allocated(shape: tuple[int, ...], kind: type, processes: int) -> Any:
    """Memory for an array, shared if several processes write into it."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return bytearray(size) if processes == 1 else CONTEXT.RawArray("b", size)
