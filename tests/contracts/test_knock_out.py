"""With a card's power taken away at least one of its own tests fails: no test is there for show.

All cards in `make nightly`; in `make test` those whose power or tests were changed last.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from entrepot.import_export.cards import CARDS, IDS
from kit.games import NIGHTLY

ROOT = Path(__file__).parents[2]
PLUGIN = """
from entrepot.import_export.cards import NUMBER
from entrepot.import_export.powers import LASTING, POWERS

for table in (*POWERS.values(), *LASTING.values()):
    table[NUMBER["{card}"]] = None
"""


def changed() -> list[str]:
    """The cards whose functions or tests the last commits and the working tree touch."""
    if NIGHTLY:
        return list(IDS)
    places = ["src/entrepot/import_export/powers", "tests/import_export/powers"]
    found = subprocess.run(
        ["git", "diff", "-U0", "HEAD~1", "--", *places],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line for line in found.stdout.splitlines() if line[:1] in "+-@"]
    named = [
        card for card in IDS if any(f"{card}_" in line or f"{card}(" in line for line in lines)
    ]
    return named[:10] or ["potatoes", "televisions"]


@pytest.mark.parametrize("card", changed())
def test_without_its_power_a_test_of_the_card_fails(card: str, tmp_path: Path) -> None:
    (tmp_path / "knock_out.py").write_text(PLUGIN.format(card=card), encoding="utf-8")
    page = f"tests/import_export/powers/test_{CARDS[card].type}.py"
    run = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-x", "-q", "-n0", "-p", "knock_out"),
            *("-p", "no:cacheprovider", page, "-k", f"test_{card}_"),
        ],
        cwd=ROOT,
        env={"PYTHONPATH": str(tmp_path), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1, run.stdout[-2000:]
