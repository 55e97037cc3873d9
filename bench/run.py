"""Entrepôt's speed, plain and compiled, beside other engines in the same run.

    python bench/run.py --plain SOURCE [--compiled BUILD] [--quick] [--only REGEX]

Every measurement runs in its own process, one after another; each runs once before any is repeated.
See bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from rich.progress import track

import report
from catalogue import OURS, PEERS, UNITS, parts

HERE = Path(__file__).resolve().parent
LIBRARIES = ("entrepot", "open_spiel", "rlcard", "pettingzoo", "pyminion", "mypy", "numpy")

Job = tuple[str, str, int]
"""A measurement's name, the side that is measured, and which repeat it is."""


def jobs(sides: dict[str, Path], only: str, repeats: int) -> Iterator[Job]:
    for repeat in range(repeats):
        for name in OURS + PEERS:
            if re.search(only, name) and (repeat == 0 or UNITS[parts(name)[0]] != "KB"):
                for side in sides if name in OURS else ("peer",):
                    yield name, side, repeat


def measure(job: Job, sides: dict[str, Path], seconds: float) -> dict[str, Any]:
    """The numbers of one job, or its `error`. Repeats have their own seeds, shared by all sides."""
    name, side, repeat = job
    env = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
    if side in sides:
        env["PYTHONPATH"] = str(sides[side])
    command = [
        sys.executable,
        str(HERE / "worker.py"),
        name,
        side,
        str(1 + repeat * 1000),
        str(seconds),
    ]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    try:
        found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    except (IndexError, ValueError):
        return {"error": f"exit code {done.returncode}: {done.stderr[-300:]}"}
    return found


def versions() -> dict[str, str]:
    found = {"python": platform.python_version()}
    for name in LIBRARIES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


def commit() -> str:
    command = ["git", "-C", str(HERE), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("--plain", type=Path, default=HERE.parent / "src", help="a tree of plain source")
    add("--compiled", type=Path, help="where a compiled wheel was unpacked")
    add("--before", type=Path, help="where the wheel of an earlier version was unpacked")
    add("--only", default="", metavar="REGEX", help="names such as rollout/import-export-2p")
    add("--quick", action="store_true", help="one short repeat: about a minute, rough numbers")
    add("--seconds", type=float, help="CPU time of each measurement (1; quick: 0.15)")
    add("--repeats", type=int, help="how often each is made (5; quick: 1)")
    add("--out", type=Path, default=HERE / "results", help="the folder for the numbers")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    seconds = args.seconds or (0.15 if args.quick else 1.0)
    repeats = args.repeats or (1 if args.quick else 5)
    sides = {"plain": args.plain.resolve()}
    if args.compiled:
        sides["compiled"] = args.compiled.resolve()
    if args.before:
        sides["before"] = args.before.resolve()
    found: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for job in track(list(jobs(sides, args.only, repeats)), "measuring", console=report.PROGRESS):
        name, side, _ = job
        found.setdefault(name, {}).setdefault(side, []).append(measure(job, sides, seconds))
    results = {
        "date": date.today().isoformat(),
        "commit": commit(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "versions": versions(),
        "seconds": seconds,
        "repeats": repeats,
        **report.summary(found),
    }
    report.show(results)
    args.out.mkdir(parents=True, exist_ok=True)
    path = args.out / f"{results['date']}-{results['commit']}{'-quick' * args.quick}.json"
    path.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(path)


if __name__ == "__main__":
    main()
