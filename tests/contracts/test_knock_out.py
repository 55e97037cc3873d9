"""With a card's power taken away at least one of its own tests fails: no test is there for show."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from entrepot.import_export.cards import CARDS
from kit.knock_out import card_of

ROOT = Path(__file__).parents[2]
POWERS = "tests/import_export/powers"


def test_without_its_power_a_test_of_each_card_fails() -> None:
    """One run for all cards, without plugins and words for what fails: that takes half the time."""
    run = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "kit.knock_out"),
            *("-p", "no:cacheprovider", "--assert=plain", "--tb=no", "-rf", POWERS),
        ],
        cwd=ROOT,
        env={"PYTHONPATH": "tests", "PATH": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    failed = re.findall(rf"^FAILED {POWERS}/test_\w+\.py::(test_\w+)", run.stdout, re.M)
    assert set(CARDS) - set(map(card_of, failed)) == set(), run.stdout[-2000:] + run.stderr[-2000:]
