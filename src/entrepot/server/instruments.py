"""What the server counts and times while it runs. `metrics.py` shows it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
HELP = "docs/hosting.md"
"""Where all of them are explained."""
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
PATIENT = (0.01, 0.1, 0.5, 1, 2, 5, 10, 20, 60)

ProcessCollector(registry=REGISTRY)
ANSWERS = Counter("entrepot_answers", HELP, ["by"], registry=REGISTRY)
"""Answers given at tables, by whom."""
REFUSALS = Counter("entrepot_refusals", HELP, ["code"], registry=REGISTRY)
"""Requests and messages refused, by code."""
WRITES = Histogram("entrepot_write_seconds", HELP, buckets=QUICK, registry=REGISTRY)
"""Time until something is on disk."""
UPDATES = Histogram("entrepot_update_seconds", HELP, buckets=QUICK, registry=REGISTRY)
"""Time from a command to the updates that it causes."""
WAITS = Histogram("entrepot_work_wait_seconds", HELP, ["kind"], buckets=PATIENT, registry=REGISTRY)
"""Time that work for the workers waits for its turn."""
PAUSES = Histogram("entrepot_gc_pause_seconds", HELP, buckets=QUICK, registry=REGISTRY)
"""Time that the garbage collector stops the server."""
