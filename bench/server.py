"""The server with two hundred tables, the page in a browser, and several servers at once.

    python bench/server.py [--quick] [--alone] [--tables 200] [--seconds 30]

See bench/README.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
import time
from datetime import date
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tests"))

import several  # noqa: E402
from crowd import crowd, memory  # noqa: E402
from kit.server_process import ServerProcess  # noqa: E402
from loading import loading, weights  # noqa: E402
from run import commit, versions  # noqa: E402

TARGETS = {"p95_ms": 100.0, "js": 150.0, "home_ms": 1000.0}
FORGET = 75
"""Seconds after which a table that nobody is watching is unloaded from memory."""


def measured(args: argparse.Namespace, server: ServerProcess) -> dict[str, dict[str, float]]:
    assert server.process
    pid = server.process.pid
    before = memory(pid)
    found = {"crowd": asyncio.run(crowd([server], args.tables, args.seconds, args.pause))}
    idle = memory(pid)
    page = loading(server, 3 if args.quick else 10)
    time.sleep(1 if args.quick else FORGET)
    found["memory"] = {
        "empty_mb": before,
        "idle_table_kb": (idle - before) * 1024 / args.tables,
        "forgotten_table_kb": (memory(pid) - before) * 1024 / args.tables,
        "tables_not_forgotten": server.want("GET", "/health")["tables"],
    }
    found["page"] = {**page, **weights(server.tree / "entrepot" / "server" / "page")}
    return found


def show(results: dict[str, Any], parts: list[str]) -> None:
    table = Table("what", "found", "target")
    for part in parts:
        for name, value in results[part].items():
            target = TARGETS.get(name)
            met = (
                "" if target is None else f"{'under' if value < target else 'NOT under'} {target:g}"
            )
            table.add_row(
                f"{part}/{name}", f"{value:,.1f}" if value < 100 else f"{value:,.0f}", met
            )
    Console().print(table)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("--tables", type=int, help="how many live tables (200; quick: 20)")
    add("--seconds", type=float, help="how long they are measured (30; quick: 5)")
    add("--pause", type=float, default=2.0, help="seconds until a person answers")
    add("--alone", action="store_true", help="only one process with SQLite")
    add("--quick", action="store_true", help="rough numbers in half a minute")
    add("--out", type=Path, default=HERE / "results", help="the folder for the numbers")
    args = parser.parse_args()
    args.tables = args.tables or (20 if args.quick else 200)
    args.seconds = args.seconds or (5 if args.quick else 30)
    return args


def main() -> None:
    args = arguments()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "data")
        try:
            found = measured(args, server)
        finally:
            server.stop()
    more, runs = ({}, []) if args.alone else several.measured(args.quick, args.pause)
    results = {
        "date": date.today().isoformat(),
        "commit": commit(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "build": "compiled" if server.tree.name == "compiled" else "plain",
        "versions": versions(),
        "pause_s": args.pause,
        "seconds": args.seconds,
        **found,
        **more,
        "runs": runs,
    }
    show(results, ["crowd", "memory", "page", *more])
    args.out.mkdir(parents=True, exist_ok=True)
    name = f"{results['date']}-{results['commit']}-server{'-quick' * args.quick}.json"
    (args.out / name).write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    print(args.out / name)


if __name__ == "__main__":
    main()
