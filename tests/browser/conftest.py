"""Browsers for people, and a server for them. What goes wrong on a page fails its test."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from kit.built import PLAIN, ROOT, build
from kit.people import PATIENCE, Person, launch
from kit.server_process import ServerProcess

expect.set_options(timeout=PATIENCE)

Meet = Callable[..., Person]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """No longer than the tests here: what playwright runs inside a thread bars asyncio from it."""
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    build()
    assert (PLAIN / "entrepot/server/page/index.html").exists(), "no page: run make page"
    server = ServerProcess(tmp_path_factory.mktemp("server") / "data")
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that only this test uses, to kill it."""
    server = ServerProcess(tmp_path / "data")
    yield server
    server.stop()


@pytest.fixture
def meet(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Meet]:
    """Somebody new at a browser of their own; looked after until the end of the test."""
    people: list[Person] = []

    def somebody(server: ServerProcess, **look: Any) -> Person:
        people.append(Person(browser, server.url, **look))
        return people[-1]

    yield somebody
    name = re.sub(r"\W+", "-", request.node.name)
    failed = request.node.stash.get(FAILED, True)
    troubles = [trouble for person in people for trouble in person.troubles]
    for number, person in enumerate(people):
        if failed or troubles:
            person.picture(ROOT / "build" / "browser" / f"{name}-{number}.png")
        person.leave()
    assert troubles == []
