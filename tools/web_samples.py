"""Writes what seats see when they are asked, for the page's tests: every kind of question and every
form of option that random play reaches, from positions in which each card is in play.

    PYTHONPATH=src:tests python tools/web_samples.py             # web/tests/data/asked_views.json
    PYTHONPATH=src:tests python tools/web_samples.py --all FILE  # a great many, to try by hand
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from pathlib import Path
from random import Random
from typing import Any

from msgspec import to_builtins

import entrepot
from entrepot.import_export.cards import ACTIONS, CARDS, IDS, TYPES
from entrepot.kernel.match import Match
from kit.random_positions import answer_eagerly, random_position

FILE = Path(__file__).parents[1] / "web" / "tests" / "data" / "asked_views.json"
SEEDS, ANSWERS = 16, 40
Sample = dict[str, Any]


def matches() -> Iterator[tuple[Match, Random]]:
    for seed in range(SEEDS):
        for card in IDS:
            match = random_position(seed, card, players=2 + seed % 3)
            yield match, Random(seed)
            if seed < 6:
                yield last_turn(match), Random(seed)
    for seed in range(12):
        players = 2 + seed % 3
        match = entrepot.new("maritime-silk-road", players=players, seed=seed)
        yield match, Random(seed)


def last_turn(match: Match) -> Match:
    position = match.position()
    position["players"][0]["credits"] = 60
    return entrepot.load(position)


def asked() -> Iterator[Sample]:
    """What the seats that are asked see, in play that seldom idles."""
    for match, chance in matches():
        for _ in range(ANSWERS if match.game == "import-export" else 400):
            if match.over:
                break
            for question in match.pending:
                view = match.view(question.seat)
                explanation = match.explain(view, question.seat)
                yield to_builtins({"seat": question.seat, "view": view, "explanation": explanation})
            answer_eagerly(match, chance)


def form(option: str) -> str:
    """An option with its cards, ships and so on masked."""
    verb, _, rest = option.partition(":")
    card = verb == "use" and rest.split(":")[0]
    blotted = [re.sub(r"\w+-\d|\w+", kind_of, part) for part in rest.split(":")] if rest else []
    return ":".join([verb, *([card] if card else []), *blotted[bool(card) :]])


def kind_of(found: re.Match[str]) -> str:
    word = found[0]
    if word in CARDS:
        return "card"
    if re.fullmatch(r"\w+-\d", word):
        return "ship"
    if word.isdigit():
        return "n"
    return "type" if word in TYPES else "action" if word in ACTIONS else word


def forms(sample: Sample) -> set[tuple[str, str]]:
    """The forms of a sample; what can be done at any time counts once, not per question."""
    question = sample["view"]["question"]
    found = [(question["kind"], form(option)) for option in question["options"]]
    anytime = question["kind"] != "final"
    return {
        ("", f) if anytime and f.startswith(("use", "discard")) else (kind, f) for kind, f in found
    }


def size(sample: Sample) -> int:
    return len(json.dumps(sample["view"]))


def cover(samples: list[Sample]) -> list[Sample]:
    """A few samples that cover every form of option for every kind of question, smallest first."""
    kept: list[Sample] = []
    seen: set[tuple[str, str]] = set()
    best = [(size(s) / len(forms(s)), number) for number, s in enumerate(samples)]
    heapify(best)
    while best:
        worth, number = heappop(best)
        if not (new := forms(samples[number]) - seen):
            continue
        now = size(samples[number]) / len(new)
        if now > worth:
            heappush(best, (now, number))
            continue
        kept.append(samples[number])
        seen |= new
    return kept


if __name__ == "__main__":
    every = sys.argv[1:2] == ["--all"]
    target = Path(sys.argv[2]) if every else FILE
    found = list({json.dumps(sample): sample for sample in asked()}.values())
    kept = found if every else cover(found)
    text = "[\n" + ",\n".join(json.dumps(s, separators=(",", ":")) for s in kept) + "\n]\n"
    target.write_text(text, encoding="utf-8")
    print(len(found), len(kept), len(text), len({f for s in found for f in forms(s)}))
