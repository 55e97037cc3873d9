"""Arenas on a Ray cluster of two nodes: the same games as on one machine, whatever happens."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

import entrepot
from entrepot import cluster
from entrepot.lab.arena import Outcome
from entrepot.lab.files import File
from entrepot.processes import open_processes
from kit.failing_jobs import dies_once
from kit.games import short_or_nightly
from kit.ray_cluster import Node, two_nodes
from kit.waiting import eventually
from lab.conftest import untimed

Arena = Callable[..., Outcome]
GAMES = short_or_nightly(24, 400)


@pytest.fixture(scope="module")
def nodes() -> Iterator[list[Node]]:
    if find_spec("ray") is None or sys.platform != "linux":
        pytest.skip("there is no Ray for this kind of machine, or it has no 127.0.0.2")
    with two_nodes() as nodes:
        yield nodes


def test_a_game_that_kills_its_process_three_times_is_given_up(
    arena: Arena, nodes: list[Node]
) -> None:
    there = arena(["dies", "random"], 4, "there.jsonl", cluster=nodes[0].address)
    assert [(fault.exit, fault.tries) for fault in there.failed] == [(None, 3)]
    here = arena(["dies", "random"], 4, "here.jsonl")
    assert [(fault.exit, fault.tries) for fault in here.failed] == [(9, 1)]
    assert untimed(there.played) == untimed(here.played)


def test_ctrl_c_keeps_what_was_played_and_the_pool_plays_the_rest(
    arena: Arena, nodes: list[Node], tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"

    def interrupt() -> None:
        eventually(lambda: path.exists() and path.read_bytes().count(b"\n") > 2)
        os.kill(os.getpid(), signal.SIGINT)

    interrupter = threading.Thread(target=interrupt)
    interrupter.start()
    stopped = arena(["random", "random"], 600, cluster=nodes[0].address, cores=1)
    interrupter.join()
    assert stopped.stopped
    assert 0 < len(stopped.played) < 600
    count = len(stopped.played) + 4
    whole = arena(["random", "random"], count, "whole.jsonl")
    assert untimed(arena(["random", "random"], count).played) == untimed(whole.played)


def test_a_node_with_another_entrepot_is_refused_before_anything_is_played(
    arena: Arena, nodes: list[Node], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(cluster, "build", lambda: "0.0.1-plain-123")
    with pytest.raises(
        entrepot.BadOptions,
        match=r"127\.0\.0\.[23].*another Entrepôt \(\d.*machine \(0\.0\.1-plain",
    ):
        arena(["random", "random"], 4, cluster=nodes[0].address)
    assert not list(tmp_path.iterdir())


def test_results_come_in_order_and_a_job_whose_process_died_is_done_again(
    nodes: list[Node], tmp_path: Path
) -> None:
    with open_processes(cluster=nodes[0].address) as processes:
        assert list(processes.map(dies_once, [str(tmp_path / "died")])) == ["done"]
        assert list(processes.map(str, range(5))) == ["0", "1", "2", "3", "4"]


@pytest.mark.nightly
def test_a_net_learns_the_same_on_a_cluster(nodes: list[Node]) -> None:
    training = pytest.importorskip("entrepot.learning.training")
    settings = import_module("entrepot.learning.settings").SilkRoadSettings(
        2, 8, generation=4, batch=512, judged_games=4
    )
    results = []
    for cores, address in ((1, None), (None, nodes[0].address)):
        learned = training.Training(settings, accelerator=False)
        assert [progress.games for progress in learned.run(cores, address)] == [4, 8]
        results.append((learned.learner.flat().tobytes(), learned.results))
    assert results[0] == results[1]


@pytest.mark.nightly
def test_the_same_from_outside_the_cluster(arena: Arena, nodes: list[Node]) -> None:
    address = f"ray://{nodes[0].host}:{nodes[0].client_port}"
    there = arena(["random", "random"], 12, "there.jsonl", cluster=address)
    assert untimed(there.played) == untimed(arena(["random", "random"], 12).played)


def test_a_killed_nodes_games_are_played_elsewhere_and_the_file_is_the_pools(
    arena: Arena, nodes: list[Node], tmp_path: Path
) -> None:
    """The first games at both nodes go on only once one of the nodes is dead."""
    hold = tmp_path / "hold"
    hold.touch()
    killed = threading.Thread(target=kill_in_the_middle, args=(nodes, tmp_path))
    killed.start()
    bots = ["random", f"held@{tmp_path}"]
    there = arena(bots, GAMES, "there.jsonl", cluster=nodes[0].address, cores=None)
    killed.join()
    assert not hold.exists(), "no node was killed"
    assert (there.failed, there.missing) == ([], 0)
    here = arena(bots, GAMES, "here.jsonl")
    assert untimed(there.played) == untimed(here.played)
    assert games(tmp_path / "there.jsonl") == games(tmp_path / "here.jsonl")


def kill_in_the_middle(nodes: list[Node], folder: Path) -> None:
    try:
        for node in nodes:
            eventually(lambda node=node: any(map(node.runs, marks(folder))))  # type: ignore[misc]
        nodes[1].kill()
    finally:
        (folder / "hold").unlink()


def marks(folder: Path) -> list[int]:
    """The processes that have begun a game."""
    return [int(path.name) for path in folder.iterdir() if path.name.isdigit()]


def games(path: Path) -> tuple[object, list[dict[str, object]]]:
    """What is in the file, apart from times and the order in which games ended."""
    file = File(path)
    file.close()
    return file.header, untimed(sorted(file.played, key=lambda game: game.key))
