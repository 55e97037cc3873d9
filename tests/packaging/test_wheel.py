"""A wheel of the project is all there is to install: the finished page is in it."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import pytest

from entrepot import text

ROOT = Path(__file__).parents[2]
PAGE = "entrepot/server/page/"
READ_BESIDE = ("rules-", "Rules", "Rich", "CardPage", "paragraphs", "search")


@pytest.fixture(scope="module")
def wheel() -> ZipFile:
    found = list((ROOT / "build" / "wheel").glob("*.whl"))
    assert len(found) == 1, "there is no wheel: run make compile"
    return ZipFile(found[0])


def test_the_wheel_holds_the_page_as_it_was_built(wheel: ZipFile) -> None:
    built = ROOT / "src" / PAGE
    files = {PAGE + str(f.relative_to(built)): f for f in built.rglob("*") if f.is_file()}
    assert f"{PAGE}index.html" in files
    assert {name for name in wheel.namelist() if name.startswith(PAGE)} == set(files)
    for name, file in files.items():
        assert wheel.read(name) == file.read_bytes(), f"{name} is old: run make compile"


def test_everything_the_page_begins_with_is_in_the_wheel(wheel: ZipFile) -> None:
    index = wheel.read(f"{PAGE}index.html").decode()
    wanted = re.findall(r'(?:src|href)="\./([^"]+)"', index)
    assert any(name.endswith(".js") for name in wanted)
    assert any(name.endswith(".css") for name in wanted)
    assert [name for name in wanted if PAGE + name not in wheel.namelist()] == []
    assert "://" not in index.replace("http://www.w3.org", ""), "the page asks no other host"


def test_the_wheel_holds_the_words_the_cards_and_the_docs_page(wheel: ZipFile) -> None:
    names = set(wheel.namelist())
    for file in (ROOT / "src").rglob("*.ftl"):
        assert str(file.relative_to(ROOT / "src")) in names
    assert "entrepot/import_export/cards.toml" in names
    assert {f"{PAGE}docs/swagger-ui.css", f"{PAGE}docs/swagger-ui-bundle.js"} <= names


def test_the_wheel_holds_nothing_that_only_developers_need(wheel: ZipFile) -> None:
    names = [PurePosixPath(name) for name in wheel.namelist()]
    assert [name for name in names if name.suffix in {".map", ".svelte", ".ts"}] == []
    assert [name for name in names if {"node_modules", "tests", "made"} & set(name.parts)] == []


def test_the_scripts_of_the_page_are_small(wheel: ZipFile) -> None:
    """All that a table may fetch, with the words of the language that takes most; the rules and a
    card's page are read beside it."""
    scripts, words, beside = {}, {}, {}
    for name in wheel.namelist():
        if name.startswith(f"{PAGE}assets/") and name.endswith(".js"):
            chunk = PurePosixPath(name).name[: -len("-12345678.js")]
            size = len(gzip.compress(wheel.read(name), 9))
            elsewhere = chunk.startswith(READ_BESIDE)
            (words if chunk in text.LANGUAGES else beside if elsewhere else scripts)[name] = size
    assert len(words) == len(text.LANGUAGES), words
    rules = [name for name in beside if "/rules-" in name]
    assert len(rules) == len(text.LANGUAGES), "each language's rules come by themselves"
    assert sum(scripts.values()) + max(words.values()) <= 150_000, (scripts, words)


def test_a_package_without_the_page_is_not_made_by_accident(tmp_path: Path) -> None:
    shutil.copy(ROOT / "setup.py", tmp_path)
    env = {name: value for name, value in os.environ.items() if name != "ENTREPOT_NO_PAGE"}
    run = subprocess.run(
        [sys.executable, "setup.py", "bdist_wheel"],
        cwd=tmp_path,
        env={**env, "PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode != 0
    assert "ENTREPOT_NO_PAGE=1" in run.stderr
    assert not (tmp_path / "dist").exists()
