"""What `make compile` builds beside the source."""

from __future__ import annotations

import os
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLAIN, BUILD = ROOT / "src", ROOT / "build"
COMPILED = BUILD / "compiled"
COMPILING = BUILD / "compiling"
"""`make test` compiles while the first tests run. This file is there until it is done."""
PATIENCE = 900.0


def build() -> Path:
    """The folder build/, once nothing is being built in it any more."""
    end = time.monotonic() + PATIENCE
    while COMPILING.exists():
        assert time.monotonic() < end, f"if nothing is being compiled, remove {COMPILING}"
        time.sleep(0.2)
    return BUILD


def newest_tree() -> Path:
    """The compiled package if it was built from this source and page, else the source."""
    if named := os.environ.get("ENTREPOT_TREE"):
        return Path(named)
    return PLAIN if difference() else COMPILED


def compiled_tree() -> Path:
    """The compiled package, which must have been built from this source and page."""
    assert not (path := difference()), f"{path} is missing or old: run make compile"
    return COMPILED


def difference() -> Path | None:
    """The first file of the source that the compiled package does not have like this."""
    build()
    files = [PLAIN / "entrepot/server/page/index.html"]
    files += [path for suffix in ("py", "ftl", "toml") for path in PLAIN.rglob(f"*.{suffix}")]
    for file in files:
        built = COMPILED / file.relative_to(PLAIN)
        if not (file.exists() and built.exists() and built.read_bytes() == file.read_bytes()):
            return built
    return None
