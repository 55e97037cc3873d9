"""With a card's power taken away at least one of its own tests fails: no test is there for show."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from entrepot.import_export.cards import CARDS
from kit.knock_out import card_of

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("type", sorted({card.type for card in CARDS.values()}))
def test_without_its_power_a_test_of_each_card_fails(type: str) -> None:
    page = f"tests/import_export/powers/test_{type}.py"
    run = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-n0", "-p", "kit.knock_out", "--tb=no", "-rf"),
            *("-p", "no:cacheprovider", page),
        ],
        cwd=ROOT,
        env={"PYTHONPATH": "tests", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    failed = re.findall(rf"^FAILED {re.escape(page)}::(test_\w+)", run.stdout, re.M)
    missed = {id for id, card in CARDS.items() if card.type == type} - set(map(card_of, failed))
    assert missed == set(), run.stdout[-2000:] + run.stderr[-2000:]
