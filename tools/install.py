"""Installs pinned packages into the virtual environment whose Python runs this, or into another.

uv does it with a tenth of pip's work. It does not read pip's settings, so it is told where pip
looks for packages; where it fails all the same, pip installs them.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
UV = Path(sys.executable).with_name("uv")
PINNED = ["--no-deps", "--require-hashes"]
PLACES = ("index-url", "extra-index-url", "find-links")
"""Settings of pip that uv knows as options."""


def places() -> list[str]:
    """Where pip looks: its environment variables come before its files."""
    shown = subprocess.run([*PIP, "config", "list"], check=True, text=True, capture_output=True)
    settings = [line.partition("=") for line in shown.stdout.splitlines()]
    found = {name: ast.literal_eval(value) for name, _, value in settings if value}
    return [
        f"--{place}={each}"
        for place in PLACES
        for each in found.get(f":env:.{place}", found.get(f"global.{place}", "")).split()
    ]


def install(requirements: str, python: str = sys.executable) -> int:
    """Install what a file lists, for the program `python`."""
    wanted = [*PINNED, "-r", requirements]
    if UV.exists():
        # The hashes tell which file is meant, whichever place it comes from.
        options = ["-q", "--python", python, "--index-strategy", "unsafe-best-match"]
        command = [str(UV), "pip", "install", *options, *places(), *wanted]
        tried = subprocess.run(command, text=True, capture_output=True)
        if tried.returncode == 0:
            return 0
        print(f"{tried.stderr}\nuv could not install {requirements}: pip tries", file=sys.stderr)
    pip = [*PIP, "--python", python, "-q", "install", "--no-compile"]
    return subprocess.run([*pip, *wanted]).returncode


if __name__ == "__main__":
    sys.exit(install(*sys.argv[1:]))
