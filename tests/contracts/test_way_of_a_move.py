"""The functions that the docs follow a move through are the ones in the code."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
SECTION = "## The way of a move\n"


def named() -> list[str]:
    """The dotted names of the section."""
    section = PAGE.read_text(encoding="utf-8").partition(SECTION)[2].partition("\n## ")[0]
    return re.findall(r"`([a-z_]+(?:\.\w+)+)`", section)


def find(name: str) -> Any:
    """What is called like this in the package: `<part>.<module>.<name in it>`."""
    part, module, *rest = name.split(".")
    found = import_module(f"entrepot.{part}.{module}")
    for each in rest:
        found = getattr(found, each)
    return found


def test_the_way_goes_from_the_socket_to_the_rules_and_back() -> None:
    assert len(named()) > 20
    assert [name.rpartition(".")[0] for name in named()].count("server.sockets.Connection") > 4
    assert "kernel.match.Match.answer" in named()


@pytest.mark.parametrize("name", sorted(set(named())))
def test_every_name_on_the_way_is_in_the_code(name: str) -> None:
    assert callable(find(name))


@pytest.mark.parametrize("name", ["server.table.Table.undo", "server.life.Life"])
def test_a_name_that_is_not_there_is_found_out(name: str) -> None:
    with pytest.raises((AttributeError, ModuleNotFoundError)):
        find(name)
