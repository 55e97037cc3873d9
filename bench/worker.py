"""One measurement in its own process: `worker.py NAME SIDE SEED SECONDS` prints one JSON line."""

from __future__ import annotations

import json
import sys
from importlib import import_module

from catalogue import parts


def main(name: str, side: str, seed: str, seconds: str) -> None:
    kind, game, players = parts(name)
    try:
        measures = import_module("peers" if side == "peer" else "ours")
        if side != "peer" and measures.compiled() == (side == "plain"):
            raise ImportError(f"the build given as {side} is not {side}")
        found = measures.MEASURES[kind](game, players, int(seed), float(seconds))
    except Exception as error:
        found = {"error": f"{type(error).__name__}: {error}"[:300]}
    print("\n" + json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
