"""Pictures are few and small: whoever clones the repository fetches all of them."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
MOST = 3_000_000


def test_all_pictures_together_are_below_3_mb() -> None:
    sizes = {path.name: path.stat().st_size for path in PICTURES.rglob("*") if path.is_file()}
    assert len(sizes) > 10
    assert sum(sizes.values()) < MOST, sizes


def test_every_picture_is_shown_or_linked_in_a_page() -> None:
    """The sheets of all languages are linked as a folder."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    entries = [path.name for path in PICTURES.iterdir()]
    assert [name for name in entries if f"pictures/{name}" not in text] == []


def test_the_charts_are_those_of_the_packaged_nets_and_of_what_was_measured() -> None:
    charts = runpy.run_path(str(ROOT / "tools" / "charts.py"))["CHARTS"]
    assert {path.name for path in charts} == {"training.svg", "thinking.svg"}
    for path, draw in charts.items():
        assert path.read_text(encoding="utf-8") == draw(), "make charts"
