"""The toy joins the games the package knows, so that every test over all games has it too."""

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
