"""What the files in deploy/ start is what the program understands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from entrepot.cli.commands import app

DEPLOY = Path(__file__).parents[2] / "deploy"
URL, DATABASE = "https://example.org", "postgresql://nobody@127.0.0.1/none"
VALUES = {"%i": "8000", "${PUBLIC_URL:?}": URL, "${PUBLIC_URL}": URL}
GROUP: Any = get_command(app)


def commands() -> dict[str, list[str]]:
    """The words behind `entrepot` in each composed service and unit."""
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    found = {name: each["command"] for name, each in services.items() if "command" in each}
    for unit in DEPLOY.glob("*.service"):
        (line,) = [each for each in unit.read_text().splitlines() if each.startswith("ExecStart=")]
        program, *words = line.removeprefix("ExecStart=").split()
        assert program == "/opt/entrepot/bin/entrepot"
        found[unit.name] = words
    return found


@pytest.mark.parametrize(("name", "words"), commands().items())
def test_every_command_is_one_that_the_program_knows(
    name: str, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ENTREPOT_DATABASE", DATABASE)
    command, *options = [VALUES.get(word, word) for word in words]
    asked = GROUP.commands[command].make_context(name, options).params
    assert asked["database"] == DATABASE
    if command == "serve":
        assert asked["public_url"] == URL
