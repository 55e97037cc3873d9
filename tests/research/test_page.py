"""What docs/research.md shows is what happens; and what happens without the extra."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)


def test_there_is_a_quick_start_for_each() -> None:
    text = "\n".join(BLOCKS)
    for name in (
        "research import many",
        "make_vec",
        "research.pettingzoo",
        "research.gymnasium",
        "research import openspiel",
    ):
        assert name in text


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_the_examples_run(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, str(PAGE), "exec"), {"__name__": "example"})
    assert ("print(" in block) == bool(capsys.readouterr().out)


@pytest.mark.parametrize("missing", ["numpy", "pettingzoo", "pyspiel"])
def test_without_the_extra_it_says_what_to_install(missing: str) -> None:
    code = f"""
import importlib.util as u
real = u.find_spec
u.find_spec = lambda name, *a: None if name == "{missing}" else real(name, *a)
try:
    import entrepot.research.sitting
except ImportError as error:
    print(error)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert missing in run.stdout
    assert "entrepot[research]" in run.stdout
