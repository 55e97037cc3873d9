"""Turns the repeats' numbers into medians, ratios, targets, and a table of them all."""

from __future__ import annotations

from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from catalogue import LEAST, SPEED, parts, unit

PROGRESS = Console(stderr=True)
SIDES = ("before", "plain", "compiled")
COMPARED = ("Dominion", "quiet", "uno", "hanabi", "ISMCTS")

Results = dict[str, Any]
Rows = dict[str, dict[str, dict[str, Any]]]
"""By name, then side: `value`, `spread` and whatever else was found."""


def summary(found: dict[str, dict[str, list[dict[str, Any]]]]) -> Results:
    """Medians, scaled to one machine speed: its median over the whole run."""
    good = [r for sides in found.values() for runs in sides.values() for r in runs]
    speeds = [r["machine"] for r in good if "machine" in r]
    usual = median(speeds) if speeds else 0.0
    rows: Rows = {}
    missing: dict[str, str] = {}
    for name, sides in found.items():
        for side, runs in sides.items():
            errors = [run["error"] for run in runs if "error" in run]
            if errors:
                missing[f"{name} {side}"] = errors[0]
            else:
                rows.setdefault(name, {})[side] = _middle(runs, usual, unit(name))
    for name, found_sides in rows.items():
        for row in found_sides.values():
            row["times"] = ratios(name, row, rows)
    return {
        "loop_per_s": round(usual),
        "rows": rows,
        "targets": targets(rows),
        "missing": missing,
    }


def _middle(runs: list[dict[str, Any]], usual: float, unit: str) -> dict[str, Any]:
    """The median run, scaled to the machine's usual speed."""
    power = SPEED.get(unit, 0)
    values = [r["value"] * (usual / r["machine"]) ** power if power else r["value"] for r in runs]
    middle = median(values)
    row = {
        "value": _rounded(middle),
        "unit": unit,
        "spread": round((max(values) - min(values)) / middle, 3),
        "measured": [_rounded(r["value"]) for r in runs],
        "machine": [round(r["machine"]) for r in runs if "machine" in r],
    }
    for key in runs[0].keys() - {"value", "machine"}:
        several = [r[key] for r in runs]
        if isinstance(several[0], list):
            row[key] = [_rounded(median(part)) for part in zip(*several, strict=True)]
        else:
            row[key] = _rounded(median(several))
    if unit == "decisions/s":
        row["games_s"] = _rounded(middle / row["per_game"])
    return row


def _rounded(number: float) -> float:
    """Round to four figures, which is more than a measurement has."""
    return float(f"{number:.4g}")


def references(name: str) -> dict[str, str]:
    """The peers to compare a measurement with: same kind, same number of seats."""
    kind, _, players = parts(name)
    seats = 2 if players == 2 else 4
    if kind == "copy":
        games = ("pyminion-copy/dominion-2p", "rlcard-copy/uno-2p", "openspiel-copy/hanabi-2p")
        return dict(zip(("Dominion", "uno", "hanabi"), games, strict=True))
    return {
        "decisions/s": {
            "Dominion": f"pyminion/dominion-{seats}p",
            "quiet": f"pyminion-quiet/dominion-{seats}p",
            "uno": "rlcard/uno-2p",
            "hanabi": f"openspiel/hanabi-{seats}p",
        },
        "simulations/s": {"ISMCTS": "openspiel-ismcts/hearts-4p"},
    }.get(unit(name), {})


def ratios(name: str, row: dict[str, Any], rows: Rows) -> dict[str, float]:
    """How many times as fast as each peer."""
    found = {}
    for short, reference in references(name).items():
        if peer := rows.get(reference, {}).get("peer"):
            times = row["value"] / peer["value"]
            found[short] = _rounded(1 / times if unit(name) == "µs" else times)
    return found


def targets(rows: Rows) -> list[dict[str, Any]]:
    """What the compiled rules should reach, and what they did reach."""
    found = []

    def target(what: str, name: str, limit: float, peer: str = "", key: str = "value") -> None:
        row = rows.get(name, {}).get("compiled")
        if row is None or (peer and peer not in row["times"]):
            return
        value = row["times"][peer] if peer else row[key]
        reached = value >= limit if peer or SPEED.get(unit(name)) == 1 else value <= limit
        found.append({"what": what, "of": name, "limit": limit, "value": value, "reached": reached})

    for seats in (2, 4):
        game = f"import-export-{seats}p"
        target("rollouts, times Dominion, at least", f"rollout/{game}", 4, "Dominion")
        target("rollouts, times Dominion without its log, at least", f"rollout/{game}", 4, "quiet")
        target("rollouts, times uno, at least", f"rollout/{game}", 1.5, "uno")
        target("live play, times Dominion, at least", f"live/{game}", 2, "Dominion")
        target("live play, times Dominion without its log, at least", f"live/{game}", 1, "quiet")
        target("rollouts, times hanabi, at least", f"rollout/{game}", 1, "hanabi")
    for name, least in LEAST.items():
        target(f"{unit(name)}, at least", name, least)
    for name in rows:
        kind = parts(name)[0]
        if kind == "copy":
            target("copy of a table in µs, at most", name, 15)
        elif kind == "memory":
            target("KB of a match halfway, at most", name, 200)
            target("KB of a match near its end, at most", name, 200, key="late_kb")
        elif kind == "phases":
            what = "cost of the last fifth to the first, at equal numbers of options, at most"
            target(what, name, 1.25, key="equal_options")
    return found


def show(results: Results) -> None:
    console = Console(width=None if PROGRESS.is_terminal else 160)
    table = Table(title=f"Entrepôt {results['commit']}, {results['date']}, {results['machine']}")
    table.add_column("measurement", no_wrap=True)
    table.add_column("unit", no_wrap=True)
    rows: Rows = results["rows"]
    shown = [side for side in ("peer", *SIDES) if any(side in row for row in rows.values())]
    for heading in (*shown, "gain", "spread", "games/s", *(f"÷ {p}" for p in COMPARED)):
        table.add_column(heading, justify="right", no_wrap=True)
    kinds = [parts(name)[0].partition("-")[0] for name in rows]
    for (name, sides), kind, following in zip(rows.items(), kinds, [*kinds[1:], ""], strict=True):
        best = _best(sides)
        table.add_row(
            name,
            best["unit"],
            *(_number(sides[s]["value"]) if s in sides else "" for s in shown),
            f"{_gain(sides, best['unit']):.2f}" if sides.keys() >= {"plain", "compiled"} else "",
            f"{best['spread']:.0%}",
            _number(best["games_s"]) if best["unit"] == "decisions/s" else "",
            *(_number(best["times"][p]) if p in best["times"] else "" for p in COMPARED),
            end_section=kind != following,
        )
    console.print(table)
    for name, sides in rows.items():
        if note := _note(_best(sides)):
            console.print(f"{name}: {note}")
    for target in results["targets"]:
        mark = "yes" if target["reached"] else "NO "
        limit, value = f"{target['limit']:g}", _number(target["value"])
        console.print(f"{mark} {target['what']} {limit}: {value} ({target['of']})")
    for why in dict.fromkeys(results["missing"].values()):
        names = [what for what, reason in results["missing"].items() if reason == why]
        console.print(f"left out: {', '.join(names)}: {why}", markup=False)


def _best(sides: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The side to compare: the compiled rules, if they were measured."""
    return sides.get("compiled") or sides.get("plain") or sides["peer"]


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def _gain(sides: dict[str, dict[str, Any]], unit: str) -> float:
    times: float = sides["compiled"]["value"] / sides["plain"]["value"]
    return times if SPEED.get(unit) == 1 else 1 / times


def _note(row: dict[str, Any]) -> str:
    if "fifths_us" in row:
        costs = " ".join(f"{cost:.0f}" for cost in row["fifths_us"])
        options = " ".join(f"{shown:.0f}" for shown in row["fifths_options"])
        game = f"{row['per_game']:.0f} decisions a game"
        equal = f"{row['equal_options']:.2f} at equal numbers of options"
        return f"{equal}; {game}; by fifths of it {costs} µs a decision with {options} options"
    if "late_kb" in row:
        events = f"{row['events']:.0f} events of {row['event_bytes']:.0f} bytes besides"
        return f"{row['late_kb']:.0f} KB near the end; {events}"
    return ""
