"""The toy joins the games the package knows, so that every test over all games has it too."""

import os

import pytest

import entrepot
from kit import toy
from kit.games import NIGHTLY

entrepot.GAMES.setdefault(toy.GAME.id, toy.GAME)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden playthroughs anew")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked `nightly` is for `make nightly`."""
    if NIGHTLY:
        return
    long = [item for item in items if item.get_closest_marker("nightly")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a PostgreSQL that all workers share; it stops with the test run."""
    from kit.postgres import shared_cluster

    base = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        return shared_cluster(base.parent, os.getppid())
    return shared_cluster(base, os.getpid())


@pytest.fixture
def database(cluster: str) -> str:
    """The address of an empty database."""
    from kit.postgres import new_database

    return new_database(cluster)
