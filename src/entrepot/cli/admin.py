"""What a host sees from the command line: the tables of a folder, the load of a server."""

from __future__ import annotations

import urllib.request
from http import HTTPStatus
from typing import NamedTuple
from urllib.error import HTTPError, URLError

from prometheus_client.parser import text_string_to_metric_families

from entrepot import BadOptions
from entrepot.cli import screen
from entrepot.cli.lab_tables import Columns, table
from entrepot.server.errors import NotAllowed, RequestRefused
from entrepot.server.overview import AGES, STATES, overview
from entrepot.server.places import Where, shown
from entrepot.text import decimal, say

PATIENCE = 10.0
MEGABYTE = 1_000_000
WITHIN = 0.95


class Sample(NamedTuple):
    labels: dict[str, str]
    value: float


Samples = dict[str, list[Sample]]


def print_tables(where: Where, lang: str) -> None:
    found = overview(where)
    columns: Columns = [
        (say("server-tables-days", lang, days=days), lambda row, i=i: str(row["ages"][i]))  # type: ignore[misc]
        for i, days in enumerate(AGES)
    ]
    columns.append((say("server-tables-older", lang), lambda row: str(row["ages"][-1])))
    columns.append((say("server-tables-all", lang), lambda row: str(sum(row["ages"]))))
    names = [say(f"server-tables-{state}", lang) for state in STATES]
    rows = [{"ages": found.ages[state]} for state in STATES]
    title = say("server-tables", lang, path=shown(where))
    out = screen.console()
    out.print(table(title, say("server-tables-state", lang), names, rows, columns))
    out.print(say("server-tables-due", lang, count=found.due))


def print_load(url: str, token: str | None, lang: str) -> None:
    found = read_metrics(url, token)
    out = screen.console()
    for key, facts in load_facts(found).items():
        told = {name: decimal(value, digits, lang) for name, (value, digits) in facts.items()}
        out.print(say(key, lang, **told), soft_wrap=True)


def load_facts(found: Samples) -> dict[str, dict[str, tuple[float, int]]]:
    """What is told, by the key of its words: numbers, and how many digits they have."""
    waiting = {each.labels["kind"]: each.value for each in found["entrepot_work_waiting"]}
    facts: dict[str, dict[str, tuple[float, int]]] = {
        "server-load-tables": {
            "loaded": (total(found, "entrepot_tables_loaded"), 0),
            "all": (total(found, "entrepot_tables"), 0),
            "sockets": (total(found, "entrepot_sockets"), 0),
        },
        "server-load-workers": {
            "busy": (total(found, "entrepot_work_running"), 0),
            "workers": (total(found, "entrepot_workers"), 0),
            **{kind: (value, 0) for kind, value in waiting.items()},
        },
        "server-load-answers": {
            "answers": (total(found, "entrepot_answers_total"), 0),
            "refused": (total(found, "entrepot_refusals_total"), 0),
        },
        "server-load-times": {
            "update": (within(found, "entrepot_update_seconds"), 1),
            "write": (within(found, "entrepot_write_seconds"), 1),
            "pause": (within(found, "entrepot_gc_pause_seconds"), 1),
        },
    }
    if "process_open_fds" in found:  # only Linux tells
        facts["server-load-process"] = {
            "memory": (total(found, "process_resident_memory_bytes") / MEGABYTE, 0),
            "files": (total(found, "process_open_fds"), 0),
            "most": (total(found, "process_max_fds"), 0),
        }
    return facts


def read_metrics(url: str, token: str | None) -> Samples:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    if not url.startswith(("http://", "https://")):
        raise BadOptions("bad-address", field="url", address=url[:200])
    request = urllib.request.Request(f"{url.rstrip('/')}/metrics", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
            body = reply.read().decode()
    except HTTPError as error:
        if error.code == HTTPStatus.FORBIDDEN:
            raise NotAllowed("metrics-closed") from None
        raise not_reached(url, str(error)) from None
    except (URLError, OSError, ValueError) as error:
        raise not_reached(url, str(getattr(error, "reason", error))) from None
    found: Samples = {}
    for family in text_string_to_metric_families(body):
        for sample in family.samples:
            found.setdefault(sample.name, []).append(Sample(sample.labels, sample.value))
    if "entrepot_work_waiting" not in found:
        raise not_reached(url, "/metrics")
    return found


def not_reached(url: str, why: str) -> RequestRefused:
    return RequestRefused("not-reached", status=503, address=url[:200], why=why[:200])


def total(found: Samples, name: str) -> float:
    return sum(each.value for each in found.get(name, []))


def within(found: Samples, name: str) -> float:
    """The milliseconds within which 95 % of them were, as exactly as the buckets tell."""
    buckets = found[f"{name}_bucket"]
    wanted = WITHIN * total(found, f"{name}_count")
    bounds = [float(each.labels["le"]) for each in buckets if each.value >= wanted]
    largest = max(float(b.labels["le"]) for b in buckets if b.labels["le"] != "+Inf")
    return min(bounds[0], largest) * 1000
