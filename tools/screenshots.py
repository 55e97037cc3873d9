"""Draws docs/pictures: a real server, real games, Debian's chromium."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

from entrepot.kernel.match import Match

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from kit.people import Person, launch  # noqa: E402
from kit.serving import Serving  # noqa: E402
from kit.tour import SILK, TRADE, Stop, mine, seated  # noqa: E402

DESK, PHONE = (1440, 900), (375, 812)
PICTURES = {
    "home": ("home", DESK, "light"),
    "home-phone": ("home", PHONE, "light"),
    "trade": ("trade", DESK, "light"),
    "trade-dark": ("trade", DESK, "dark"),
    "trade-phone": ("trade", PHONE, "light"),
    "silk": ("silk", DESK, "light"),
    "silk-dark": ("silk", DESK, "dark"),
    "silk-phone": ("silk", PHONE, "dark"),
    "end": ("end", DESK, "light"),
    "replay": ("replay", DESK, "light"),
}
"""Name of the picture: which page, how large, light or dark."""
MOST = 250_000


def stops(person: Person, server: Serving) -> dict[str, Stop]:
    """Tables at which bots have played sensibly."""

    def table(game: str, players: int, seed: int, until: Callable[[Match], bool]) -> str:
        return seated(person, server, game, players, seed, until, bot="greedy")

    over = table(TRADE, 3, 4, lambda m: m.over)
    trade, silk = table(TRADE, 4, 4, mine(13)), table(SILK, 3, 2, mine(27))
    return {
        "home": Stop("#/", '[data-act="play"]'),
        "trade": Stop(f"#/t/{trade}", "[data-table] [data-thing]"),
        "silk": Stop(f"#/t/{silk}", "[data-table] [data-thing]"),
        "end": Stop(f"#/t/{over}", ".results:not(:has([aria-busy]))"),
        "replay": Stop(f"#/replay/{over}", "[data-replay]"),
    }


def main() -> None:
    out = ROOT / "docs" / "pictures"
    out.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Serving(Path(folder) / "data")
        browser = launch(playwright)
        try:
            person = Person(browser, server.url)
            pages = stops(person, server)
            for name, (page, (width, height), scheme) in PICTURES.items():
                person.page.set_viewport_size({"width": width, "height": height})
                person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                pages[page].show(person)
                if page == "replay":
                    person.page.locator('input[type="range"]').fill("60")
                person.page.wait_for_load_state("networkidle")
                path = out / f"{name}.jpg"
                person.page.screenshot(path=path, type="jpeg", quality=84)
                size = path.stat().st_size
                print(f"{path.relative_to(ROOT)} {size // 1000} kB")
                if size > MOST:
                    sys.exit(f"{path} is larger than {MOST // 1000} kB")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
