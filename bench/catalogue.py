"""The measurements, `<kind>/<game>-<seats>p`, and each kind's unit. Data only."""

from __future__ import annotations

UNITS = {
    "rollout": "decisions/s",
    "live": "decisions/s",
    "view": "decisions/s",
    "pettingzoo-steps": "decisions/s",
    "many": "decisions/s",
    "copy": "µs",
    "match-copy": "µs",
    "sample": "µs",
    "imagine": "µs",
    "memory": "KB",
    "phases": "last/first",
    "search": "simulations/s",
    "pyminion": "decisions/s",
    "pyminion-quiet": "decisions/s",
    "rlcard": "decisions/s",
    "openspiel": "decisions/s",
    "pettingzoo": "decisions/s",
    "openspiel-ismcts": "simulations/s",
    "pyminion-copy": "µs",
    "rlcard-copy": "µs",
    "openspiel-copy": "µs",
}

SPEED = {"decisions/s": 1, "simulations/s": 1, "µs": -1}
"""How a unit follows the machine's speed: a rate grows with it, a time shrinks, a size does not."""

PLAYED = ("import-export-2p", "import-export-4p", "maritime-silk-road-2p", "maritime-silk-road-4p")
HELD = ("import-export-2p", "import-export-6p", "maritime-silk-road-2p", "maritime-silk-road-4p")
LEARNED = ("import-export-4p", "maritime-silk-road-3p")
LONG = ("import-export-4p", "maritime-silk-road-4p")

OURS = (
    *(f"rollout/{game}" for game in PLAYED),
    *(f"live/{game}" for game in PLAYED),
    *(f"view/{game}" for game in PLAYED),
    *(f"pettingzoo-steps/{game}" for game in LEARNED),
    *(f"many/{game}" for game in LEARNED),
    *(f"copy/{game}" for game in HELD),
    *(f"match-copy/{game}" for game in HELD),
    *(f"sample/{game}" for game in HELD),
    *(f"imagine/{game}" for game in HELD),
    *(f"memory/{game}" for game in HELD),
    *(f"phases/{game}" for game in LONG),
    *(f"search/{game}" for game in PLAYED),
)

PEERS = (
    "pyminion/dominion-2p",
    "pyminion/dominion-4p",
    "pyminion-quiet/dominion-2p",
    "pyminion-quiet/dominion-4p",
    "rlcard/uno-2p",
    "rlcard/gin-rummy-2p",
    "openspiel/hanabi-2p",
    "openspiel/hanabi-4p",
    "openspiel/hearts-4p",
    "pettingzoo/texas_holdem_v4-2p",
    "openspiel-ismcts/hearts-4p",
    "pyminion-copy/dominion-2p",
    "rlcard-copy/uno-2p",
    "openspiel-copy/hanabi-2p",
)

LEAST = {
    "view/import-export-2p": 40_000,
    "view/import-export-4p": 40_000,
    "pettingzoo-steps/import-export-4p": 25_000,
    "pettingzoo-steps/maritime-silk-road-3p": 35_000,
    "many/import-export-4p": 60_000,
    "many/maritime-silk-road-3p": 60_000,
    "search/import-export-2p": 5_000,
    "search/import-export-4p": 2_000,
}
"""Targets without a peer, on the machine that `bench/results` come from."""

ALL_SETS = ["base", "jutaku", "kickstarter", "captain"]
OPTIONS: dict[str, dict[str, object]] = {
    "import-export": {"sets": ALL_SETS},
    "maritime-silk-road": {},
}
LONG_OPTIONS: dict[str, dict[str, object]] = {
    "import-export": {"sets": ALL_SETS, "target": 200},
    "maritime-silk-road": {},
}


def parts(name: str) -> tuple[str, str, int]:
    """A measurement's kind, game and seats."""
    kind, _, rest = name.partition("/")
    game, _, seats = rest.rpartition("-")
    return kind, game, int(seats.removesuffix("p"))


def unit(name: str) -> str:
    return UNITS[parts(name)[0]]
