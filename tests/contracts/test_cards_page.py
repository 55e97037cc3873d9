"""The page of cards is what `make cards` writes from the data, the words and the tests."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_of_cards_is_up_to_date() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "cards_page.py"))
    assert (ROOT / "docs" / "cards.md").read_text(encoding="utf-8") == tool["page"]()
