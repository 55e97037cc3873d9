"""What the README shows is what happens."""

from __future__ import annotations

import doctest
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


def test_every_link_to_a_file_leads_somewhere() -> None:
    import re

    for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), (page.name, target)


def test_no_lock_file_or_source_names_an_address_to_download_from() -> None:
    for path in [*(ROOT / "requirements").iterdir(), ROOT / "pyproject.toml", ROOT / "Makefile"]:
        text = path.read_text(encoding="utf-8")
        assert "://" not in text, path
        assert "--index-url" not in text, path
        assert "--find-links" not in text, path
