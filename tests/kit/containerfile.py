"""Carries out a Containerfile in a bare folder, for machines on which no container can be built.

Each stage has a root of its own, always at the same place, and a finished stage is moved away. The
file's absolute paths (`OWN`) are looked for in that root. So a stage has only what it was given;
but programs, users and system packages are those of this machine.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

OWN = re.compile(r"(?<![\w/.-])/(src|opt/entrepot|data)\b")
NEEDED = {"gcc": "gcc", "libc6-dev": "gcc", "make": "make"}
"""The programs that show that a system package is there."""


class Step(NamedTuple):
    instruction: str
    rest: str


def steps(file: Path) -> list[Step]:
    lines = [line for line in file.read_text().splitlines() if line and not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [Step(*line.split(maxsplit=1)) for line in joined.splitlines()]


class BareImage:
    """What is left of the last stage. `instead` may do a step in a quicker way."""

    def __init__(self, context: Path, folder: Path, instead: Callable[[Step, Path], bool]) -> None:
        self.context, self.folder, self.instead = context, folder, instead
        self.root, self.stages = folder / "root", folder / "stages"
        self.stage = ""
        self.settings: dict[str, str] = {}
        """Of the image: USER, CMD and others."""

    def build(self, found: list[Step]) -> None:
        for step in found:
            act: Callable[[str], None] | None = getattr(
                self, f"do_{step.instruction.lower()}", None
            )
            if act is None:
                self.settings[step.instruction] = step.rest
            elif step.instruction != "RUN" or not self.instead(step, self.working):
                act(step.rest)

    def do_from(self, rest: str) -> None:
        if self.stage:
            self.root.rename(self.stages / self.stage)
        _, _, self.stage = rest.partition(" AS ")
        self.stages.mkdir(parents=True, exist_ok=True)
        self.root.mkdir()
        self.working, self.settings = self.root, {}
        quiet = {"PYTHONDONTWRITEBYTECODE", "PYTHONPATH", "VIRTUAL_ENV"}
        self.environment = {name: value for name, value in os.environ.items() if name not in quiet}
        python = str(Path(sys.executable).parent)
        self.environment["PATH"] = os.pathsep.join([python, os.environ["PATH"]])

    def do_workdir(self, rest: str) -> None:
        self.working = Path(self.placed(rest))
        self.working.mkdir(parents=True, exist_ok=True)

    def do_env(self, rest: str) -> None:
        name, _, value = self.placed(rest).partition("=")
        self.environment[name] = value.replace("$PATH", self.environment["PATH"])

    def do_copy(self, rest: str) -> None:
        *options, source, target = rest.split()
        if not options:
            assert (source, target) == (".", ".")
            copy_context(self.context, self.working)
        else:
            (option,) = options
            stage = self.stages / option.removeprefix("--from=")
            shutil.copytree(stage / source.strip("/"), self.placed(target), symlinks=True)

    def do_run(self, rest: str) -> None:
        if rest.startswith("apt-get"):
            packages = [each for each in rest.rpartition("install")[2].split() if each[0] != "-"]
            assert all(shutil.which(NEEDED[package]) for package in packages)
            return
        if os.geteuid() != 0:  # nobody else can give files away
            rest = rest.replace("-o 10001 -g 10001 ", "")
        command = ["sh", "-c", self.placed(rest)]
        done = subprocess.run(
            command, cwd=self.working, env=self.environment, capture_output=True, text=True
        )
        assert done.returncode == 0, (rest, done.stdout, done.stderr)

    def placed(self, text: str) -> str:
        """The text with our own absolute paths in the stage's root."""
        return OWN.sub(lambda path: f"{self.root}{path[0]}", text)

    def command(self, name: str) -> list[str]:
        """The words of ENTRYPOINT, CMD or HEALTHCHECK, ready to run."""
        words = [str(word) for word in json.loads(self.settings[name].rpartition("CMD ")[2])]
        return [self.placed(word) for word in words]

    def start(self, words: list[str]) -> subprocess.Popen[str]:
        """A program of the image, as its user would find it."""
        program = shutil.which(words[0], path=self.environment["PATH"])
        assert program is not None
        return subprocess.Popen(
            [program, *words[1:]],
            env=self.environment,
            cwd=self.root,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, words: list[str]) -> tuple[int, str]:
        """Its exit code, and what it said."""
        process = self.start(words)
        said = process.communicate()[0]
        return process.returncode, said


def copy_context(context: Path, target: Path) -> None:
    """What git keeps or would keep; `.dockerignore` may leave out nothing of it."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=context, capture_output=True, check=True, text=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (context / name).is_file():  # not one that was just removed
            assert not ignored(context, name), f"{name} is in .dockerignore"
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(context / name, target / name)


def ignored(context: Path, name: str) -> bool:
    path = Path(name)
    for line in (context / ".dockerignore").read_text().splitlines():
        pattern = line.removeprefix("**/")
        if line.startswith("#") or not line:
            continue
        if line.startswith("**/"):
            if any(Path(part).match(pattern) for part in path.parts):
                return True
        elif path == Path(pattern) or Path(pattern) in path.parents:
            return True
    return False
