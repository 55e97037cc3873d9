"""Compiles the rules with mypyc. Where that is impossible, the plain source is installed.

A package contains the finished page, which is built here if it is missing. Everything else about
the package is in pyproject.toml. Three environment variables change what is built:

- ENTREPOT_PURE=1: the plain source, nothing compiled;
- ENTREPOT_COMPILED=1: compiled rules or no package at all;
- ENTREPOT_NO_PAGE=1: a package without the page.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = (
    "splitmix.py",
    "kernel/[a-z]*.py",
    "silk_road/[a-z]*.py",
    "import_export/[a-z]*.py",
    "import_export/actions/[a-z]*.py",
    "import_export/powers/*.py",
    "bots/search.py",
    "bots/rollouts.py",
    "bots/silk_road/[a-z]*.py",
    "bots/import_export/[a-z]*.py",
    "learning/self_play.py",
    "learning/trade_games.py",
    "learning/score_games.py",
    "research/sitting.py",
    "research/games.py",
)
PLAIN = (
    "kernel/errors.py",  # exceptions with a hook that others set
    "kernel/choice.py",  # types that msgspec makes, here and below
    "kernel/documents.py",
    "kernel/events.py",
    "kernel/view_types.py",
    "kernel/record.py",  # reading documents need not be that fast
    "kernel/older.py",  # nor need this
    "silk_road/choices.py",
    "silk_road/position.py",
    "silk_road/view_types.py",
    "import_export/choices.py",
    "import_export/position.py",
    "import_export/view_types.py",
    "import_export/cards.py",
)
"""What is compiled below src/entrepot, and the exceptions."""

COMPILER = [] if sys.platform == "win32" else ["-fno-semantic-interposition"]
"""Nobody replaces our functions, so the compiler may inline them."""

IN_C = ("entrepot.bots._net", "entrepot.research._rows")
"""Modules written in C."""

MYPY = ["--config-file=", "--follow-imports=silent"]
"""mypyc refuses to compile on any type error that mypy reports. mypy should report only those in
compiled modules: the others import packages that an isolated build does not have."""

SOURCE = Path("src/entrepot")
PAGE = SOURCE / "server/page/index.html"


def modules() -> list[str]:
    compiled = {path for pattern in COMPILED for path in SOURCE.glob(pattern)}
    return sorted(str(path) for path in compiled - {SOURCE / name for name in PLAIN})


def extensions() -> list[Any]:
    """Nothing for an editable install, where compiled modules would go stale at the next change."""
    if os.environ.get("ENTREPOT_PURE") == "1" or "bdist_wheel" not in sys.argv:
        return []
    try:
        from mypyc.build import mypycify

        files = [*MYPY, *modules()]
        rules = mypycify(files, opt_level="2", debug_level="0", group_name="entrepot")
        for rule in rules:
            rule.extra_compile_args += COMPILER
        return [*rules, *[Extension(name, [f"src/{name.replace('.', '/')}.c"]) for name in IN_C]]
    except (ImportError, SystemExit) as error:
        stay_plain(f"mypyc: {error!r}")
        return []


def stay_plain(why: str) -> None:
    """pip shows this only with -v; later, `entrepot --version` says what was installed."""
    message = f"the rules stay plain Python ({why})"
    if os.environ.get("ENTREPOT_COMPILED") == "1":
        sys.exit(f"ENTREPOT_COMPILED=1, but {message}")
    print(message, file=sys.stderr)


def build_page() -> None:
    """Build the page if the package should contain it and it is missing."""
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
    """Compiled modules need each other: if one can't be built, none is installed."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            stay_plain(str(error))
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


class WithoutLeftovers(build_py):
    """Removes what an earlier build left behind: modules that are gone from the source or are no
    longer compiled would be packed. Compiled modules of this build stay, to be reused."""

    def run(self) -> None:
        if not self.editable_mode:
            compiler = self.get_finalized_command("build_ext")
            names = [extension.name for extension in compiler.extensions or ()]
            kept = {Path(compiler.get_ext_fullpath(name)) for name in names}
            for file in Path(self.build_lib).rglob("*"):
                if file.is_file() and file not in kept:
                    file.unlink()
        super().run()


build_page()
setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing, "build_py": WithoutLeftovers},
)
