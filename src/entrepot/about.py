"""Which Entrepôt is running: its version, and whether its rules are compiled."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Literal

from entrepot.kernel import match

PACKAGE = Path(__file__).parent
SOURCES = {".py", ".toml", ".net"}
"""The endings of files that decide how games go."""


def this_version() -> str:
    try:
        return version("entrepot")
    except PackageNotFoundError:
        return "0"


def rules_form() -> Literal["compiled", "plain"]:
    """Either all of the rules' modules are compiled or none is, so one can speak for all."""
    return "plain" if match.__file__.endswith(".py") else "compiled"


@cache
def build() -> str:
    """Version, form of the rules and a hash of the source: whoever shares it plays the same."""
    found = sha256()
    names = {file.relative_to(PACKAGE).as_posix(): file for file in PACKAGE.rglob("*")}
    for name, file in sorted(names.items()):
        if file.suffix in SOURCES:
            found.update(name.encode() + b"\0" + sha256(file.read_bytes()).digest())
    return f"{this_version()}-{rules_form()}-{found.hexdigest()[:12]}"
