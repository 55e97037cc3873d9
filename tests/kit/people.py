"""People at browsers: a page each, and what must never happen on it."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    Response,
    WebSocket,
)

from kit.bad_connections import UNEVEN

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SLOW = os.environ.get("SLOW") == "1"
"""Every page has a slow line: a test that does not wait for what it needs fails then."""
PATIENCE = 60_000
"""Milliseconds that anything may take on a busy machine."""
LATER = re.compile(r"WebSocket|ERR_|Failed to load resource")
"""What the browser itself says when a server is away."""

BROKEN = """
  addEventListener('error', (event) => (window.__broken = String(event.message)))
  addEventListener('unhandledrejection', (event) => (window.__broken = String(event.reason)))
"""
"""So that whoever waits for something to happen on a page hears that nothing will."""

SILENT = "delete window.AudioContext"
"""Playing sounds takes a fifteenth of the work of a page."""

GO = """(hash) => new Promise((there) => {
  if (location.hash === hash) return there()
  addEventListener('hashchange', () => setTimeout(there), { once: true })
  location.hash = hash
})"""
"""To another of our pages: the one before is gone then."""


def launch(playwright: Playwright) -> Browser:
    """The headless shell draws the same pages without a browser around them, for less work."""
    here = filter(None, map(shutil.which, ("chromium-headless-shell", "chromium")))
    path = os.environ.get("CHROMIUM") or next(here, None)
    assert path, "chromium is missing: run make browser"
    return playwright.chromium.launch(
        executable_path=path, headless=True, args=FLAGS, timeout=PATIENCE
    )


class Person:
    """Somebody with a browser of their own, who notes all that went wrong on the page."""

    def __init__(self, browser: Browser, url: str, sound: bool = False, **look: Any) -> None:
        look.setdefault("viewport", {"width": 1440, "height": 900})
        look.setdefault("reduced_motion", "reduce")
        look.setdefault("locale", "en")
        self.context = browser.new_context(base_url=url, accept_downloads=True, **look)
        self.context.set_default_timeout(PATIENCE)
        self.url = url
        self.troubles: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.outage = False
        """While requests are meant to fail, that is no trouble."""
        self.context.add_init_script(BROKEN)
        if not sound:
            self.context.add_init_script(SILENT)
        if SLOW:
            self.context.add_init_script(UNEVEN)
        self.page = self.context.new_page()
        self._listen(self.page)

    def _listen(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"page error: {error.stack}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._replied)
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not (
            self.outage and LATER.search(message.text)
        ):
            self.troubles.append(f"console: {message.text} ({message.location})")

    def _failed(self, request: Request) -> None:
        if not self.outage and request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _replied(self, reply: Response) -> None:
        if reply.status >= 500:
            self.troubles.append(f"{reply.status}: {reply.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def goto(self, hash: str = "#/") -> Page:
        if self.page.url.startswith(f"{self.url}/"):
            self.page.evaluate(GO, hash)
        else:
            self.page.goto(f"{self.url}/{hash}")
        return self.page

    def answers(self) -> set[str]:
        """The tickets of the answers that the page has given; one may be sent several times."""
        return {said["ticket"] for said in self.said if said["type"] == "answer"}

    def table(self, wanted: dict[str, Any]) -> str:
        """Makes a table with this person at it, as the page does, and goes there."""
        id = self.post("/api/tables", wanted)["table"]
        self.goto(f"#/t/{id}")
        return str(id)

    def post(self, path: str, body: Any = None) -> Any:
        reply = self.page.request.post(
            self.url + path, data=json.dumps(body or {}), headers=self.headers()
        )
        assert reply.ok, (path, reply.status, reply.text())
        return reply.json() if reply.body() else None

    def get(self, path: str) -> Any:
        reply = self.page.request.get(self.url + path)
        assert reply.ok, (path, reply.status, reply.text())
        return reply.json()

    def headers(self) -> dict[str, str]:
        return {"Origin": self.url, "Content-Type": "application/json"}

    def state(self, id: str) -> Any:
        return self.get(f"/api/tables/{id}")

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path)
        path.with_suffix(".html").write_text(self.page.content(), encoding="utf-8")

    def leave(self) -> None:
        self.context.close()
