"""Requests that come from an address of their own, as a proxy on this machine would tell it."""

from __future__ import annotations

from typing import Any

import httpx

from kit.waiting import PATIENCE


def caller(base: str, address: str) -> httpx.AsyncClient:
    headers = {"X-Forwarded-For": address}
    return httpx.AsyncClient(base_url=base, headers=headers, timeout=PATIENCE)


def bots(level: str, people: int = 0) -> dict[str, Any]:
    """A new table of bots, and of so many people."""
    seats = [{"kind": "person"}] * people + [{"kind": "bot", "level": level}] * 2
    return {
        "game": "import-export",
        "seats": seats,
        "pace": 0,
        "bearer": True,
        "shuffle": False,
        "seed": 5,
    }
