"""The Containerfile's steps, one by one in a bare folder, and the server that comes of them."""

from __future__ import annotations

import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

import pytest

from kit.containerfile import BareImage, Step, steps
from kit.games import NIGHTLY
from kit.server_process import free_port
from kit.waiting import eventually

ROOT = Path(__file__).parents[2]
STEPS = steps(ROOT / "deploy" / "Containerfile")


def quicker(step: Step, working: Path) -> bool:
    """What `make test` has made already; `make nightly` makes everything anew."""
    if NIGHTLY:
        return False
    if step.rest.endswith("build/wheel.done"):
        wheels = ROOT / "build" / "wheel"
        assert len(list(wheels.glob("*.whl"))) == 1, "there is no wheel: run make compile"
        shutil.copytree(wheels, working / "build" / "wheel")
        (working / ".venv").symlink_to(ROOT / ".venv")
        return True
    return "compileall" in step.rest


@pytest.fixture(scope="module")
def image() -> Iterator[BareImage]:
    with TemporaryDirectory() as folder:
        image = BareImage(ROOT, Path(folder).resolve(), quicker)
        image.build(STEPS)
        yield image


def test_the_server_of_the_image_is_healthy_serves_the_page_and_writes_only_to_its_volume(
    image: BareImage,
) -> None:
    port = free_port()
    command = [*image.command("ENTRYPOINT"), *image.command("CMD"), "--port", str(port)]
    health = [word.replace(":8000", f":{port}") for word in image.command("HEALTHCHECK")]
    assert f":{port}/health" in health[-1]
    before = everything(image.root)
    server = image.start(command)
    try:
        eventually(lambda: image.run(health)[0] == 0 or server.poll() is not None)
        assert server.poll() is None, server.communicate()
        with urlopen(f"http://127.0.0.1:{port}/") as page:
            assert b"<script" in page.read()
        server.send_signal(signal.SIGTERM)
        assert server.wait(60) == 0
    finally:
        server.kill()
        server.communicate()
    assert image.run(health)[0] != 0
    after = everything(image.root)
    volume = image.root / image.settings["VOLUME"].strip("/")
    written = {path for path in after if before.get(path) != after[path]}
    assert {volume / "entrepot.sqlite"} <= written
    assert [path for path in written if volume not in (path, *path.parents)] == []


def everything(root: Path) -> dict[Path, int]:
    return {path: path.lstat().st_mtime_ns for path in root.rglob("*")}


def test_the_image_has_compiled_rules_postgresql_and_no_compiler(image: BareImage) -> None:
    assert "(compiled rules)" in image.run(["entrepot", "--version"])[1]
    python = str(image.root / "opt" / "entrepot" / "bin" / "python")
    listed = image.run(["uv", "pip", "list", "--python", python])[1]
    names = {line.split()[0] for line in listed.splitlines()}
    assert {"entrepot", "psycopg", "greenlet", "uvicorn"} <= names
    assert not {"mypy", "setuptools", "pip", "uv", "pytest"} & names
    assert [path.name for path in image.root.iterdir() if path.name not in ("opt", "data")] == []


def test_nobody_is_root_in_the_image() -> None:
    """The last USER counts; a number, so that a cluster can see that it is not root's."""
    (user,) = [step.rest for step in STEPS if step.instruction == "USER"]
    assert re.fullmatch(r"[1-9]\d+:[1-9]\d+", user)
    made = next(step.rest for step in STEPS if step.rest.startswith("install -d"))
    assert "-o {} -g {} /data".format(*user.split(":")) in made
