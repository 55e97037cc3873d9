"""How strong the learned bots are, on deals that nobody has seen.

    python bench/strength.py [--quick] [--only REGEX] [--cores N] [--out FOLDER]

Plays the matches below with the arena. Every game is kept in build/strength, by commit: stopped and
started again, it goes on. The summary, bench/results/strength.json, keeps what was last measured of
each match; the matches may be played one by one, on several days or machines.
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

from entrepot.bots.levels import spec_of
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
    least: float | None = None
    """What the lower end of the 95 % interval must reach, if anything."""


HAND = "search-hand:100ms"
MATCHES = [
    Match("silk-2", ROAD, ["hard", HAND], 400, 0.70),
    Match("silk-4-greedy", ROAD, ["hard", "greedy", "greedy", "greedy"], 400, 0.55),
    Match("silk-4", ROAD, ["hard", HAND, HAND, HAND], 400, 0.33),
    Match("silk-3", ROAD, ["hard", HAND, HAND], 400, 0.42),
    Match("import-2", ISLAND, ["hard", HAND], 400, 0.55),
    Match("silk-expert", ROAD, ["expert", "hard"], 400, 0.52),
    Match("import-expert", ISLAND, ["expert", "hard"], 400, 0.52),
    *(
        Match(f"{name}-{budget}", game, [f"search:{budget}", "hard"], 200)
        for name, game in (("silk", ROAD), ("import", ISLAND))
        for budget in ("10ms", "30ms", "300ms")
    ),
]
"""The last ones tell how strength grows with thinking time."""


def quick(bot: str) -> str:
    """What stands in for a bot with a budget in time, to see that everything runs."""
    return re.sub(r":\d+ms", ":2i", spec_of(bot))


def played(match: Match, args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    bots, games = match.bots, match.games
    if args.quick:
        bots, games = [quick(bot) for bot in bots], 1
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
        "bots": [spec_of(bot) for bot in bots],
        "seed": found["seed"],
        "games": found["games"],
        "failed": len(outcome.failed),
        "win_rate": first["win_rate"],
        "low": first["low"],
        "high": first["high"],
        "least": match.least,
        "reached": not outcome.failed and first["low"] >= (match.least or 0.0),
        "milliseconds": first["milliseconds"],
        "date": date.today().isoformat(),
        "commit": commit(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "versions": versions(),
    }


def show(matches: dict[str, dict[str, Any]]) -> None:
    table = Table(title="How strong the learned bots are")
    for heading in ("match", "bot", "against", "games", "won", "95 %", "at least", "", "measured"):
        table.add_column(heading, no_wrap=True)
    for name, row in matches.items():
        rivals, least = row["bots"][1:], row["least"]
        against = f"{len(rivals)} x {rivals[0]}" if len(rivals) > 1 else rivals[0]
        between = f"{row['low']:.1%} - {row['high']:.1%}"
        target = "" if least is None else f"{least:.0%}"
        verdict = "" if least is None else "reached" if row["reached"] else "not reached"
        facts = (str(row["games"]), f"{row['win_rate']:.1%}", between, target, verdict)
        table.add_row(name, row["bots"][0], against, *facts, f"{row['date']} {row['commit']}")
    Console(width=None if sys.stdout.isatty() else 140).print(table)


def kept(path: Path) -> dict[str, dict[str, Any]]:
    """What was measured before."""
    if not path.exists():
        return {}
    found: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["matches"]
    return found


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
    args.out.mkdir(parents=True, exist_ok=True)
    path = args.out / f"strength{'-quick' * args.quick}.json"
    found = kept(path)
    for match in chosen:
        found[match.name] = played(match, args, folder)
        in_order = {each.name: found[each.name] for each in MATCHES if each.name in found}
        path.write_text(json.dumps({"matches": in_order}, indent=1) + "\n", encoding="utf-8")
    show({match.name: found[match.name] for match in chosen})


if __name__ == "__main__":
    main()
