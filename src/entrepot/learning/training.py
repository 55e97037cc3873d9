"""Training: generations of games, each learned from once, with checkpoints.

While a generation is learned from, the next one is already being played, by the averaged weights of
the one before. So the result does not depend on the number of cores, except for rounding.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from math import cos, pi
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import msgspec
import numpy as np

from entrepot.about import this_version
from entrepot.learning.goods_learner import GoodsLearner
from entrepot.learning.learner import Batch, arrays
from entrepot.learning.played import Result
from entrepot.learning.settings import Settings, SilkRoadSettings
from entrepot.processes import Processes, open_processes

JUDGED = 1 << 40
"""The first seed of the games that show how strong a net is; no game for learning has it."""


class OtherSettings(ValueError):
    """A checkpoint is of a training with other settings."""


class Progress(NamedTuple):
    games: int
    loss: float
    won: float | None
    """By the net, if that was just tried."""
    rate: float
    """Games a second."""
    left: float
    """Seconds, as it looks now."""


class Training:
    def __init__(
        self,
        settings: Settings,
        accelerator: bool | None = None,
        begun_with: bytes | None = None,
    ) -> None:
        """From nothing, or else from a net's file, whose digest is in the settings."""
        self.settings = settings
        self.learner = settings.learner(arrays(accelerator))
        if begun_with is not None:
            assert isinstance(settings, SilkRoadSettings)
            assert isinstance(self.learner, GoodsLearner)
            self.learner.begin_with(settings.weights(begun_with))
        self.done = 0
        """Generations."""
        self.playing = self.learner.flat().tobytes()
        """The weights by which the next generation is being played."""
        self.results: list[tuple[int, float]] = []
        """Games played, and the share won by the net then."""

    # -- keeping

    def checkpoint(self) -> bytes:
        kept = {"done": self.done, "playing": self.playing, "results": self.results}
        state = msgspec.msgpack.encode({"settings": self.settings, **kept})
        file = BytesIO()
        parts: dict[str, Any] = {"state": np.frombuffer(state, np.uint8), **self.learner.save()}
        np.savez(file, **parts)
        return file.getvalue()

    def restore(self, checkpoint: bytes) -> None:
        """Go on from a checkpoint of the same settings."""
        with np.load(BytesIO(checkpoint)) as saved:
            state = msgspec.msgpack.decode(saved["state"].tobytes())
            if msgspec.convert(state["settings"], type(self.settings)) != self.settings:
                raise OtherSettings(self.settings)
            self.learner.restore(saved)
        self.done, self.playing = state["done"], state["playing"]
        self.results = [(games, won) for games, won in state["results"]]

    def net(self) -> bytes:
        """The file of the net as it is now, with how it was made."""
        made = {"version": this_version(), "settings": msgspec.to_builtins(self.settings)}
        made |= {"games": self.done * self.settings.generation, "results": self.results}
        return self.settings.written(self.learner.flat(), made)

    # -- learning

    def run(self, count: int | None = None, cluster: str | None = None) -> Iterator[Progress]:
        """Train to the end, with a progress after each generation; `open_processes` says where."""
        started, first, settings = monotonic(), self.done, self.settings
        with open_processes(count, cluster) as pool:
            ahead = pool.map(settings.play, self.jobs(self.done))
            while self.done < settings.generations:
                played, self.playing = ahead, self.learner.flat().tobytes()
                if self.done + 1 < settings.generations:
                    ahead = pool.map(settings.play, self.jobs(self.done + 1))
                loss = self.learn(list(played))
                self.done += 1
                won = None
                if self.done % settings.judged_every == 0 or self.done == settings.generations:
                    won = self.judge(pool)
                each = (monotonic() - started) / (self.done - first)
                games = self.done * settings.generation
                left = each * (settings.generations - self.done)
                yield Progress(games, loss, won, settings.generation / each, left)

    def jobs(self, generation: int) -> list[Any]:
        size = self.settings.generation
        start = (self.settings.seed << 44) + generation * size
        seeds = range(start, start + size)
        return self.split(seeds, self.playing, judged=False)

    def split(self, seeds: range, weights: bytes, judged: bool) -> list[Any]:
        size = self.settings.games_of_a_judged_job if judged else self.settings.games_of_a_job
        some = [seeds[i : i + size] for i in range(0, len(seeds), size)]
        return [self.settings.job(weights, tuple(each), judged) for each in some]

    def judge(self, pool: Processes) -> float:
        """The share of games that the net wins among bots without one."""
        count = self.settings.judged_games
        seeds = range(JUDGED, JUDGED + count)
        jobs = self.split(seeds, self.learner.flat().tobytes(), judged=True)
        won = sum(result.won for result in pool.map(self.settings.play, jobs)) / count
        self.results.append((self.done * self.settings.generation, won))
        return won

    def learn(self, results: list[Result]) -> float:
        """One pass over a generation's rows in random order; returns the mean loss."""
        xp = self.learner.xp
        kept = [b"".join(parts) for parts in zip(*[each[:2] for each in results], strict=True)]
        played = self.learner.batch(*kept)
        rows, targets = xp.asarray(played.rows), xp.asarray(played.targets)
        order = np.random.default_rng([self.settings.seed, self.done]).permutation(len(rows))
        order = xp.asarray(order)
        losses, size = [], self.settings.batch
        for start in range(0, len(order), size):
            chosen = order[start : start + size]
            losses.append(self.learner.step(Batch(rows[chosen], targets[chosen]), self.rate()))
        return float(sum(losses)) / len(losses)

    def rate(self) -> float:
        share = self.done / self.settings.generations
        return self.settings.rate * (0.01 + 0.99 * (1 + cos(pi * share)) / 2)


def kept(
    training: Training,
    folder: Path,
    every: float = 60.0,
    cores: int | None = None,
    cluster: str | None = None,
) -> Iterator[Progress]:
    """Train on from the folder's checkpoint, if it has one, and keep what is learned there."""
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint = folder / "checkpoint.npz"
    if checkpoint.exists():
        training.restore(checkpoint.read_bytes())
    last = monotonic()
    for progress in training.run(cores, cluster):
        if monotonic() - last > every or training.done == training.settings.generations:
            replace(checkpoint, training.checkpoint())
            replace(folder / training.settings.file, training.net())
            last = monotonic()
        yield progress


def replace(path: Path, content: bytes) -> None:
    """Write a file wholly or not at all."""
    new = path.with_suffix(".new")
    new.write_bytes(content)
    new.replace(path)
