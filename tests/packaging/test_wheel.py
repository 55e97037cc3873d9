"""A wheel of the project is all there is to install: the finished page is in it."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Set
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import pytest

from entrepot import text
from kit.built import ROOT, build

PAGE = "entrepot/server/page/"
IMPORT = re.compile(r"""(?:from|import)\(?["'`]\./([\w.-]+\.js)["'`]""")
PARTS = ("rules", "lessons", "review")
"""Parts of the words that are files of their own."""
LATER = {"RulesPage", "CardsPage", "CardPage", "AboutPage", "LessonsPage", "LessonPage", "toml"}
LATER |= {"LookBack", "FairDealPanel", "TableTalk", "PlanAhead", "HintPanel", "KeyHelp", "QrCode"}
LATER |= {"QuestionHelp", "TableDialogs", "LineChart"}
LATER |= {"CardEyes", "TableKnowledge", "ReplayLens", "replay_knowledge"}
LATER |= {"PracticePage", "TryAgain"}
LATER |= {f"{part}-{lang}" for part in PARTS for lang in text.LANGUAGES}
"""Pages to read, to learn and to look back, their words, the reader of card values that somebody
writes, QR codes, talk, plans, hints, keys and who knows what. They are fetched when they are
wanted, and nobody needs them to play."""


@pytest.fixture(scope="module")
def wheel() -> ZipFile:
    found = list((build() / "wheel").glob("*.whl"))
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
    assert [
        name for name in names if {"node_modules", "tests", "generated"} & set(name.parts)
    ] == []


def test_what_is_fetched_to_play_is_at_most_150_kb(wheel: ZipFile) -> None:
    """All scripts of all pages, new table, end and replay included, with the words of the language
    that takes most; but not of the pages for reading and learning, see below."""
    scripts = fetched(wheel, without=LATER)
    needed = {"HomePage", "NewTablePage", "TablePage", "PlayTable", "GameEnd"}
    needed |= {"ReplayPage", "HostPage", "paragraphs"}
    assert needed <= {*map(chunk, scripts)}
    words = [scripts.pop(file) for file in list(scripts) if chunk(file) in text.LANGUAGES]
    assert len(words) == len(text.LANGUAGES)
    assert sum(scripts.values()) + max(words) <= 150_000, (scripts, words)


def test_rules_cards_lessons_and_card_values_are_fetched_when_wanted_and_are_80_kb_at_most(
    wheel: ZipFile,
) -> None:
    """What is not counted above, again with the words that take most."""
    to_play, all_there_is = fetched(wheel, without=LATER), fetched(wheel)
    more = {file: size for file, size in all_there_is.items() if file not in to_play}
    assert {*map(chunk, more)} >= LATER
    words = 0
    for part in PARTS:
        files = [file for file in more if chunk(file).startswith(f"{part}-")]
        assert len(files) == len(text.LANGUAGES)
        words += max(more.pop(file) for file in files)
    assert sum(more.values()) + words <= 80_000, (more, words)


def chunk(file: str) -> str:
    """What a script was called before its contents gave it a name."""
    return file[: -len("-12345678.js")]


def fetched(wheel: ZipFile, without: Set[str] = frozenset()) -> dict[str, int]:
    """The scripts that the page may come to fetch and their sizes, compressed; `without` some, and
    what only they lead to."""
    index = wheel.read(f"{PAGE}index.html").decode()
    ahead = re.findall(r'src="\./assets/([^"]+\.js)"', index)
    assert ahead
    found: dict[str, int] = {}
    while ahead:
        file = ahead.pop()
        if file not in found and chunk(file) not in without:
            script = wheel.read(f"{PAGE}assets/{file}")
            found[file] = len(gzip.compress(script, 9))
            ahead += IMPORT.findall(script.decode())
    return found


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
