"""With a card's power taken away at least one of its own tests fails: no test is there for show."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from entrepot.import_export.cards import CARDS, IDS

ROOT = Path(__file__).parents[2]
PLUGIN = """
from entrepot.import_export.cards import NUMBER
from entrepot.import_export.powers import LASTING, POWERS

for table in (*POWERS.values(), *LASTING.values()):
    table[NUMBER["{card}"]] = None
"""


@pytest.mark.parametrize("card", IDS)
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
    assert f"FAILED {page}::test_{card}_" in run.stdout, run.stdout[-2000:] + run.stderr[-2000:]
