"""The size of the page, and how soon it can be used over loopback."""

from __future__ import annotations

import gzip
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from entrepot import text
from kit.people import Person, launch
from kit.server_process import ServerProcess

READY = """
  const usable = 'button:not(:disabled), a[href]'
  const look = () => {
    const found = [...document.querySelectorAll(window.__wanted ?? usable)]
    if (found.some((each) => each.getClientRects().length)) window.__ready = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
"""


def weights(page: Path) -> dict[str, float]:
    """kB of the page's parts, gzipped, with one language; fonts as they are."""
    found = {"js": 0.0, "css": 0.0, "fonts": 0.0}
    for file in (page / "assets").iterdir():
        size = len(gzip.compress(file.read_bytes(), 9)) / 1000
        if file.name[: -len("-12345678.js")] in set(text.LANGUAGES) - {"en"}:
            continue
        if file.suffix in {".js", ".css"}:
            found[file.suffix[1:]] += size
        elif file.suffix.startswith(".woff"):
            found["fonts"] += file.stat().st_size / 1000
    return found


def usable(browser: Browser, url: str, hash: str, wanted: str) -> float:
    """Milliseconds from requesting the page until `wanted` can be clicked; nothing is cached."""
    person = Person(browser, url)
    person.context.add_init_script(f"window.__wanted = {wanted!r};{READY}")
    person.goto(hash)
    ready = person.page.wait_for_function("() => window.__ready", polling=20).json_value()
    person.leave()
    return float(ready)


def loading(server: ServerProcess, repeats: int) -> dict[str, float]:
    wanted = {
        "game": "import-export",
        "seats": [{"kind": "person"}, {"kind": "bot", "level": "easy"}],
        "seed": 1,
        "bearer": True,
    }
    table = server.want("POST", "/api/tables", wanted)["table"]
    with sync_playwright() as playwright:
        browser = launch(playwright)
        home, seat = [], []
        for _ in range(repeats):
            home.append(usable(browser, server.url, "#/", '[data-act="play"]:not(:disabled)'))
            seat.append(usable(browser, server.url, f"#/t/{table}", "[data-table] [data-thing]"))
        browser.close()
    return {"home_ms": median(home), "home_most_ms": max(home), "table_ms": median(seat)}
