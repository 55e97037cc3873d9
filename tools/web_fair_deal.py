"""Writes a proven game with all its hashes for the page's tests, which must work out the same.

Run with tests/ on the path, as the tests themselves are.
"""

from __future__ import annotations

import json
from pathlib import Path

from entrepot.fair_deal import FairDeal, Terms, heads
from entrepot.kernel.documents import shaped
from kit.fair_record import fair_record

FILE = Path(__file__).parents[1] / "web" / "tests" / "data" / "fair_deal.json"

if __name__ == "__main__":
    record = fair_record("import-export")
    fair = shaped(record["fair_deal"], FairDeal)
    terms = Terms(
        table=fair.table,
        game=record["game"],
        rules=fair.rules,
        options=record["options"],
        secret=fair.secret,
        seats=fair.seats,
    )
    found = {"record": record, "heads": list(heads(terms, fair.entries))}
    FILE.write_text(json.dumps(found, indent=None, separators=(",", ":")) + "\n")
