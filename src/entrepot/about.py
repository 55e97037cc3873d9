"""Which Entrepôt is running: its version, and whether its rules are compiled."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Literal

from entrepot.kernel import match


def this_version() -> str:
    try:
        return version("entrepot")
    except PackageNotFoundError:
        return "0"


def rules_form() -> Literal["compiled", "plain"]:
    """Either all of the rules' modules are compiled or none is, so one can speak for all."""
    return "plain" if match.__file__.endswith(".py") else "compiled"
