"""What `pip install .` makes of a working tree."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
import setuptools

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture
def setup_py(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The names in setup.py; nothing is built."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "argv", ["setup.py"])
    monkeypatch.setattr(setuptools, "setup", lambda **_: None)
    return runpy.run_path("setup.py")


def test_the_rules_can_be_compiled_where_only_the_build_requirements_are_installed(
    setup_py: dict[str, Any], tmp_path: Path
) -> None:
    """pip builds in an environment of its own. mypyc compiles nothing there if mypy finds an error,
    such as an import of something that the program needs and the build does not have."""
    for requirement in PROJECT["build-system"]["requires"]:
        spec = find_spec(requirement.partition(">=")[0])
        assert spec is not None
        assert spec.origin is not None
        package = Path(spec.origin).parent
        (tmp_path / package.name).symlink_to(package, target_is_directory=True)
    mypy = [sys.executable, "-m", "mypy", "--no-site-packages", "--cache-dir", os.devnull]
    checked = subprocess.run(
        [*mypy, *setup_py["MYPY"], *setup_py["modules"]()],
        cwd=ROOT,
        env={**os.environ, "MYPYPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_whoever_insists_on_compiled_rules_gets_no_package_without_them(
    setup_py: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["setup.py", "bdist_wheel"])
    monkeypatch.setitem(sys.modules, "mypyc.build", None)
    monkeypatch.delenv("ENTREPOT_PURE", raising=False)
    monkeypatch.delenv("ENTREPOT_COMPILED", raising=False)
    assert setup_py["extensions"]() == []
    assert "the rules stay plain Python" in capsys.readouterr().err
    monkeypatch.setenv("ENTREPOT_COMPILED", "1")
    with pytest.raises(SystemExit, match="the rules stay plain Python"):
        setup_py["extensions"]()


def test_nothing_that_an_earlier_build_left_behind_is_packed(tmp_path: Path) -> None:
    """A module that was renamed, or was compiled once, must not live on in the package."""
    tree = tmp_path / "tree"
    package = tree / "src" / "entrepot"
    (package / "kernel").mkdir(parents=True)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    for name in ("__init__.py", "kernel/__init__.py", "kernel/rng.py"):
        shutil.copy(ROOT / "src" / "entrepot" / name, package / name)
    for left in ("kernel/renamed.py", "kernel/rng.so", "text/en/old.ftl"):
        file = tree / "build" / "lib" / "entrepot" / left
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    build(tree, ["bdist_wheel"], ENTREPOT_PURE="1", ENTREPOT_NO_PAGE="1")
    (wheel,) = (tree / "dist").glob("*.whl")
    names = {name for name in ZipFile(wheel).namelist() if name.startswith("entrepot/")}
    assert names == {
        "entrepot/__init__.py",
        "entrepot/kernel/__init__.py",
        "entrepot/kernel/rng.py",
    }


def build(tree: Path, arguments: Sequence[str], **variables: str) -> None:
    subprocess.run(
        [sys.executable, "setup.py", "-q", *arguments],
        cwd=tree,
        env={**os.environ, **variables},
        capture_output=True,
        check=True,
    )
