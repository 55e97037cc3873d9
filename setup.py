"""Compiles the rules with mypyc. Where that can't be done the same source is installed as it is.

A package holds the finished page; it is built here when it is missing. All else about the package
stands in pyproject.toml. ENTREPOT_PURE=1 asks for the plain source, ENTREPOT_NO_PAGE=1 for no page.
"""

from __future__ import annotations

import os
import shutil
import subprocess
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
PAGE = SOURCE / "server/page/index.html"


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


def build_page() -> None:
    """The page, when something is packed that should hold it and does not yet."""
    packing = {"bdist_wheel", "sdist"} & set(sys.argv)
    if not packing or PAGE.exists() or os.environ.get("ENTREPOT_NO_PAGE") == "1":
        return
    npm = shutil.which("npm")
    if npm is None or not Path("web").is_dir():
        sys.exit(
            "The page that people play on is missing and can't be built here: that takes the "
            "folder web/ and Node 20 or newer (`make page` brings its own). "
            "ENTREPOT_NO_PAGE=1 makes a package without it."
        )
    for command in (["ci"], ["run", "build"]):
        env = {**os.environ, "PYTHON": sys.executable}
        subprocess.run([npm, "--prefix", "web", *command], check=True, env=env)


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


build_page()
setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
