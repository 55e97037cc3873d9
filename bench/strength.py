"""How strong the learned bots are, on deals that nobody has seen.

    python bench/strength.py [--quick] [--only REGEX] [--cores N] [--out FOLDER]

Plays the matches below with the arena. Every game is kept in build/strength, by commit: stopped and
started again, it goes on. The summary is bench/results/<date>-<commit>-strength.json.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import sys
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from entrepot.bots.levels import LEVELS
from entrepot.bots.net import FAST
from entrepot.lab import arena
from entrepot.lab.summary import summary
from run import commit, versions

ROOT = Path(__file__).parents[1]
ROAD, ISLAND = "maritime-silk-road", "import-export"


class Match(NamedTuple):
    """The first bot is the one that is judged."""

    name: str
    game: str
    bots: list[str]
    games: int
    least: float
    """What the lower end of the 95 % interval must reach."""


HAND = "search-hand:100ms"
MATCHES = [
    Match("silk-2", ROAD, ["hard", HAND], 400, 0.70),
    Match("silk-4-greedy", ROAD, ["hard", "greedy", "greedy", "greedy"], 400, 0.55),
    Match("silk-4", ROAD, ["hard", HAND, HAND, HAND], 400, 0.33),
    Match("silk-3", ROAD, ["hard", HAND, HAND], 400, 0.42),
    Match("import-2", ISLAND, ["hard", HAND], 400, 0.55),
    Match("silk-expert", ROAD, ["expert", "hard"], 200, 0.52),
    Match("import-expert", ISLAND, ["expert", "hard"], 200, 0.52),
]

QUICK = {"hard": "search:2i", HAND: "search-hand:2i", "expert": "search:4i"}
"""What stands in for bots with a budget in time, to see that everything runs."""


def played(match: Match, args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    bots, games = match.bots, match.games
    if args.quick:
        bots, games = [QUICK.get(bot, bot) for bot in bots], 1
    plan = arena.Plan(match.game, bots, games, folder / f"{match.name}.jsonl", cores=args.cores)
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(match.name)
        outcome = arena.run(plan, lambda _, n, of: bar.update(task, completed=n, total=of))
    if outcome.stopped:
        sys.exit("Stopped; the same command goes on.")
    found = summary(outcome.settings, outcome.played)
    first = found["bots"][0]
    return {
        "game": match.game,
        "bots": bots,
        "seed": found["seed"],
        "games": found["games"],
        "failed": len(outcome.failed),
        "win_rate": first["win_rate"],
        "low": first["low"],
        "high": first["high"],
        "least": match.least,
        "reached": not outcome.failed and first["low"] >= match.least,
        "milliseconds": first["milliseconds"],
    }


def show(results: dict[str, Any]) -> None:
    table = Table(title=f"Entrepôt {results['commit']}, {results['date']}, {results['machine']}")
    for heading in ("match", "bot", "against", "games", "won", "95 %", "at least", ""):
        table.add_column(heading, no_wrap=True)
    for name, row in results["matches"].items():
        rivals = row["bots"][1:]
        against = f"{len(rivals)} x {rivals[0]}" if len(rivals) > 1 else rivals[0]
        between = f"{row['low']:.1%} - {row['high']:.1%}"
        verdict = "reached" if row["reached"] else "not reached"
        facts = (str(row["games"]), f"{row['win_rate']:.1%}", between, f"{row['least']:.0%}")
        table.add_row(name, row["bots"][0], against, *facts, verdict)
    Console(width=None if sys.stdout.isatty() else 120).print(table)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How strong the learned bots are.")
    add = parser.add_argument
    add("--quick", action="store_true", help="one deal each and a few iterations: does it run?")
    add("--only", default="", metavar="REGEX", help="only matches whose name fits")
    add("--cores", type=int, help="how many games at a time; a bot needs a core of its own")
    add("--games", type=Path, default=ROOT / "build" / "strength", help="folder of the games")
    add("--out", type=Path, default=ROOT / "bench" / "results", help="folder of the summary")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    if not args.quick and not FAST:
        sys.exit("The net's C extension is missing: make strength uses the compiled package.")
    chosen = [match for match in MATCHES if re.search(args.only, match.name)]
    folder = args.games / f"{commit()}{'-quick' * args.quick}"
    folder.mkdir(parents=True, exist_ok=True)
    results: dict[str, Any] = {
        "date": date.today().isoformat(),
        "commit": commit(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "versions": versions(),
        "levels": LEVELS,
        "matches": {each.name: played(each, args, folder) for each in chosen},
    }
    show(results)
    args.out.mkdir(parents=True, exist_ok=True)
    name = f"{results['date']}-{results['commit']}-strength{'-quick' * args.quick}.json"
    (args.out / name).write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
