"""What rules may not use, over the syntax tree: they run again and again, on copied data."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import entrepot
from kit import toy

SOURCE = Path(entrepot.__file__).parent
GAMES = [SOURCE / "silk_road", SOURCE / "import_export"]
DATA = ("cards.py",)
"""Reads files once, when the game is imported; no rule."""
FILES = [
    *[p for game in GAMES for p in sorted(game.rglob("*.py")) if p.name not in DATA],
    Path(toy.__file__),
]

MODULES = {"__future__", "collections", "dataclasses", "functools", "itertools", "typing"}
MODULES |= {"msgspec", "entrepot"}
CALLS = {
    "open",
    "print",
    "input",
    "eval",
    "exec",
    "id",
    "hash",
    "globals",
    "locals",
    "vars",
    "iter",
}
SET_IS_FINE_IN = {"sorted", "len", "sum", "min", "max", "any", "all", "frozenset"}


def faults(tree: ast.AST) -> list[str]:
    found = []
    fine: set[ast.AST] = set()
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in CALLS:
                found.append(f"{line}: {node.func.id}")
            if node.func.id in SET_IS_FINE_IN:
                fine.update(node.args)
        if isinstance(node, ast.Compare):
            fine.update(node.comparators)
        if isinstance(node, (ast.Try, ast.With, ast.Yield, ast.YieldFrom, ast.Await, ast.Global)):
            found.append(f"{line}: {type(node).__name__}")
        if isinstance(node, (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Nonlocal)):
            found.append(f"{line}: {type(node).__name__}")
        if isinstance(node, ast.FunctionDef):
            inner = [n for n in ast.walk(node) if isinstance(n, ast.FunctionDef) and n is not node]
            found += [f"{n.lineno}: a function in a function" for n in inner]
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            names = (
                [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else [node.module or ""]
            )
            found += [f"{line}: {name}" for name in names if name.split(".")[0] not in MODULES]
    for node in ast.walk(tree):
        if node not in fine and (
            isinstance(node, (ast.Set, ast.SetComp))
            or (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "set"
            )
        ):
            found.append(f"{node.lineno}: a set whose order could matter")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_rules_module_uses_only_what_can_be_repeated(path: Path) -> None:
    assert faults(ast.parse(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "code",
    [
        "import random",
        "from time import time",
        "import os.path",
        "def f(t):\n    try:\n        t.x()\n    finally:\n        pass",
        "def f(t):\n    with t:\n        pass",
        "def f(t):\n    yield t",
        "def f(t):\n    print(t)",
        "def f(t):\n    for card in {1, 2}:\n        t.add(card)",
        "def f(t):\n    for card in set(t.hand):\n        t.add(card)",
        "def f(t):\n    return [c for c in {x for x in t.hand}]",
        "def f(t):\n    def g():\n        return t\n    return g",
        "def f(t):\n    global T\n    T = t",
        "async def f(t):\n    pass",
        "def f(t):\n    return hash(t)",
    ],
)
def test_the_check_finds(code: str) -> None:
    assert faults(ast.parse(code))


def test_the_check_allows_sets_whose_order_does_not_matter() -> None:
    code = "def f(t):\n    return sorted(set(t.hand)) and len({1, 2}) and t.x in {1, 2}"
    assert faults(ast.parse(code)) == []


def test_the_kernel_names_no_game() -> None:
    for path in (SOURCE / "kernel").glob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        for word in ("silk", "import_export", "licence", "porter", "bazaar"):
            assert word not in text, path


def test_the_kernel_stays_small() -> None:
    """Less than fifteen hundred lines that are not blank, what is mere data or history aside."""
    lines = {
        path.name: path.read_text(encoding="utf-8").splitlines()
        for path in (SOURCE / "kernel").glob("*.py")
        if path.name not in ("view_types.py", "older.py")
    }
    assert sum(1 for text in lines.values() for line in text if line.strip()) < 1_500


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: path.name)
def test_no_module_is_longer_than_400_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400
