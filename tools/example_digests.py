"""Updates the worked examples' records to the current rules' version and digests.

Use it after a change that alters every table but not what the examples show, such as a new card.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import entrepot

EXAMPLES = Path(__file__).parents[1] / "src" / "entrepot" / "examples"


def played(record: dict[str, Any]) -> dict[str, Any]:
    """The record of the same answers from the same position, under the current rules."""
    match = entrepot.load(record["position"])
    for seat, _, option in record["answers"]:
        match.answer(seat, option)
    return match.record()


if __name__ == "__main__":
    for file in sorted(EXAMPLES.glob("*.json")):
        text = file.read_text(encoding="utf-8")
        old = json.loads(text)["record"]
        new = played(old)
        text = text.replace(f'"rules": {old["rules"]}', f'"rules": {new["rules"]}')
        file.write_text(text.replace(old["digest"], new["digest"]), encoding="utf-8")
