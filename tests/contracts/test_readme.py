"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import entrepot

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("page", ["README.md"])
def test_the_examples_run(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert tried > 5
    assert failed == 0


def test_the_package_says_how_to_begin() -> None:
    failed, tried = doctest.testmod(entrepot)
    assert tried > 0
    assert failed == 0


def links(page: Path) -> set[Path]:
    """The files that a page links to."""
    targets = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))
    return {(page.parent / target).resolve() for target in targets if "://" not in target}


def test_every_link_to_a_file_leads_somewhere() -> None:
    others = [ROOT / "bench" / "README.md", ROOT / "web" / "README.md"]
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *others]:
        assert [target for target in links(page) if not target.exists()] == [], page


def test_the_index_of_the_docs_names_all_of_them() -> None:
    index = ROOT / "docs" / "README.md"
    pages = {*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")} - {index}
    assert pages - links(index) == set()


def test_the_commands_that_contributors_are_told_are_there() -> None:
    """Targets of make, and the tests and files of the first hour."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    told = set(re.findall(r"^make ([a-z-]+)|`make ([a-z-]+)`", page, re.M))
    assert {"".join(names) for names in told} - set(targets) == set()
    paths = re.findall(r"\b((?:src|tests|web)/[\w./]+)", page)
    assert [path for path in paths if not (ROOT / path.rstrip(".")).exists()] == []


def test_no_lock_file_or_source_names_an_address_to_download_from() -> None:
    hosted = [path for path in (ROOT / ".github").rglob("*") if path.is_file()]
    built = [ROOT / name for name in ("pyproject.toml", "Makefile", ".pre-commit-config.yaml")]
    for path in [*(ROOT / "requirements").iterdir(), *built, *hosted]:
        text = path.read_text(encoding="utf-8")
        assert "://" not in text, path
        assert "--index-url" not in text, path
        assert "--find-links" not in text, path
