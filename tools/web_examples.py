"""Writes the server's replies for some worked examples, for the page's tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from entrepot.server.replays import replayed

ROOT = Path(__file__).parents[1]
FILE = ROOT / "web" / "tests" / "data" / "examples.json"
NAMES = ("import-export-load", "maritime-silk-road-exchange")


def replies() -> dict[str, Any]:
    """For each file, all frames as the reader's seat sees them."""
    found = {}
    for name in NAMES:
        path = ROOT / "src" / "entrepot" / "examples" / f"{name}.json"
        record = json.loads(path.read_text(encoding="utf-8"))["record"]
        document = json.dumps(record).encode()
        found[name] = json.loads(replayed(document, 0, 0, len(record["answers"])))
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(replies(), separators=(",", ":")) + "\n", encoding="utf-8")
