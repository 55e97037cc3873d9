"""Records that are small and take long to replay: each sampled world runs all before it again."""

from __future__ import annotations

from typing import Any

import entrepot


def slow_record(samples: int = 2_000) -> dict[str, Any]:
    record = entrepot.new("import-export", 6, 1).record()
    return {**record, "answers": [[0, "sample", str(number)] for number in range(samples)]}
