"""The toy joins the games the package knows, so that every test over all games has it too."""

import pytest

import entrepot
from kit import toy

entrepot.GAMES.setdefault(toy.GAME.id, toy.GAME)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden playthroughs anew")
