"""Compiles the rules with mypyc. Where that can't be done the same source is installed as it is.

All else about the package stands in pyproject.toml. ENTREPOT_PURE=1 asks for the plain source.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED = (
    "kernel/[a-z]*.py",
    "silk_road/[a-z]*.py",
    "import_export/[a-z]*.py",
    "import_export/actions/[a-z]*.py",
    "import_export/powers/*.py",
    "bots/search.py",
    "bots/silk_road/[a-z]*.py",
    "bots/import_export/[a-z]*.py",
)
PLAIN = (
    "kernel/errors.py",  # exceptions with a hook that is set from outside
    "kernel/documents.py",  # shapes that msgspec reads
    "kernel/record.py",  # reading documents is no matter of microseconds
    "silk_road/position.py",
    "import_export/position.py",
    "import_export/cards.py",
)
"""What is compiled and what of it is not, below src/entrepot."""

SOURCE = Path("src/entrepot")


def modules() -> list[str]:
    compiled = {path for pattern in COMPILED for path in SOURCE.glob(pattern)}
    return sorted(str(path) for path in compiled - {SOURCE / name for name in PLAIN})


def extensions() -> list[Any]:
    """Nothing for an editable install: what is compiled there would outlive the next change."""
    if os.environ.get("ENTREPOT_PURE") == "1" or "bdist_wheel" not in sys.argv:
        return []
    try:
        from mypyc.build import mypycify

        return mypycify(modules(), opt_level="3", debug_level="0", group_name="entrepot")
    except (ImportError, SystemExit) as error:
        print(f"the rules stay plain Python: {error}", file=sys.stderr)
        return []


class AllOrNothing(build_ext):
    """Compiled modules need each other: if one can't be built none is installed."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"the rules stay plain Python: {error}", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
