"""Writes questions from random games for the page's tests: what a seat sees when asked."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from msgspec import to_builtins

import entrepot

OF_A_KIND = 6
"""How many questions of each kind to keep: those with the most options."""


def questions(game: str, seeds: range, **options: Any) -> list[dict[str, Any]]:
    """Views in which the viewer is asked, the richest of each kind."""
    found: dict[str, list[dict[str, Any]]] = {}
    for seed in seeds:
        match, random = entrepot.new(game, seed=seed, **options), Random(seed)
        while not match.over:
            question = random.choice(match.pending)
            seen = found.setdefault(question.kind, [])
            view = match.view(question.seat)
            explanation = match.explain(view, question.seat)
            seen.append(
                to_builtins({"seat": question.seat, "view": view, "explanation": explanation})
            )
            seen.sort(key=lambda each: -len(each["view"]["question"]["options"]))
            del seen[OF_A_KIND:]
            match.answer(question.seat, random.choice(question.options).id)
    return [each for kind in sorted(found) for each in found[kind]]


if __name__ == "__main__":
    target = Path(__file__).parents[1] / "web" / "tests" / "data" / "silk_road_questions.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    kept = questions("maritime-silk-road", range(40), players=3)
    target.write_text(json.dumps(kept, separators=(",", ":")) + "\n", encoding="utf-8")
    sys.stdout.write(f"{len(kept)} questions\n")
