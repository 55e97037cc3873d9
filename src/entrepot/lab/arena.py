"""Playing an arena's games on all cores or on a cluster, and keeping every one that ends."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

from entrepot import BadOptions
from entrepot.breaks import on_break
from entrepot.kernel.documents import Document
from entrepot.kernel.record import SEEDS
from entrepot.lab.entrants import make
from entrepot.lab.files import File
from entrepot.lab.playing import Failed, Make, Played, failed, play
from entrepot.lab.schedule import Settings, keys, settings
from entrepot.processes import open_processes
from entrepot.workers import Died


class Plan(NamedTuple):
    game: str
    bots: list[str]
    games: int
    out: Path
    seed: int | None = None
    """None: that of the file, or a new one."""
    options: Document = {}
    cores: int | None = None
    """None: all there are."""
    cluster: str | None = None
    """The address of a Ray cluster; None: this machine."""


class Outcome(NamedTuple):
    settings: Settings
    played: list[Played]
    """In the order of the schedule."""
    failed: list[Failed]
    missing: int
    """Games not played because of a stop or a failure."""
    stopped: bool


Watch = Callable[[Settings, int, int], None]
"""(settings, games done, games in all): called at the start and after every game."""


def run(plan: Plan, watch: Watch = lambda *_: None, make: Make = make) -> Outcome:
    """Play what is missing from the file; on Ctrl-C, stop early and keep every game that ended."""
    if plan.cores is not None and plan.cores < 1:
        raise BadOptions("no-cores", field="cores", cores=plan.cores)
    wanted_seed = plan.seed if plan.seed is not None else secrets.randbelow(SEEDS)
    chosen = settings(plan.game, plan.bots, wanted_seed, plan.options)
    wanted = keys(chosen, plan.games)
    for spec in plan.bots:
        make(spec, plan.game, 0)  # refuses an unknown bot
    with (
        open_processes(plan.cores, plan.cluster) as processes,
        closing(File(plan.out)) as file,
    ):
        if plan.seed is None and file.header is not None:
            chosen = settings(plan.game, plan.bots, file.header.seed, plan.options)
        done = {each.key: each for each in file.agree(chosen)}
        done = {key: done[key] for key in wanted if key in done}
        watch(chosen, len(done), len(wanted))
        faults: list[Failed] = []
        with patient() as asked:
            open_ones = [key for key in wanted if key not in done]
            work = partial(play, chosen, make)
            with closing(processes.spread(open_ones, work, lambda: bool(asked))) as results:
                for key, result in results:
                    if isinstance(result, Played):
                        file.add(result)
                        done[key] = result
                    elif isinstance(result, Died):
                        exit, tries = result
                        faults.append(failed(chosen, key, None, "", exit=exit, tries=tries))
                    else:
                        faults.append(result)
                    watch(chosen, len(done), len(wanted))
    played = [done[key] for key in wanted if key in done]
    missing = len(wanted) - len(played)
    return Outcome(
        chosen, played, sorted(faults, key=attrgetter("block", "rotation")), missing, bool(asked)
    )


@contextmanager
def patient() -> Iterator[list[int]]:
    """Ctrl-C and similar signals interrupt nothing here: they are noted in the list."""
    asked: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        yield asked  # only the main thread handles signals
    else:
        with on_break(lambda number, _: asked.append(number)):
            yield asked
