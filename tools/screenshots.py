"""Draws docs/pictures with a real server, real games and Debian's chromium. Besides single
pictures, there is a sheet of all pages for each language, on a phone and on a desktop."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from entrepot.text import LANGUAGES

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from kit.people import Person, launch  # noqa: E402
from kit.server_process import ServerProcess  # noqa: E402
from kit.tour import SILK, TRADE, Stop, mine, seated, speak, tour  # noqa: E402

OUT = ROOT / "docs" / "pictures"
DESK, PHONE = (1440, 900), (375, 812)
PICTURES: dict[str, Literal["light", "dark"]] = {"trade": "light", "silk-dark": "dark"}
"""The pictures in README.md, with their colour schemes."""
MOST = 130_000
SHEETS = {"phone": (PHONE, 8, 224), "desk": (DESK, 6, 392)}
"""For each sheet: the size of its pages, how many fit in a row, and how wide each is drawn."""
MOST_OF_A_SHEET = 260_000
"""In bytes. tests/contracts/test_pictures.py keeps all pictures together below 3 MB."""
QUALITIES = range(75, 15, -6)


def stops(person: Person, server: ServerProcess) -> dict[str, Stop]:
    """Tables at which bots have played sensibly."""
    trade = seated(person, server, TRADE, 4, 4, mine(13), bot="greedy")
    silk = seated(person, server, SILK, 3, 2, mine(27), bot="greedy")
    return {
        "trade": Stop(f"#/t/{trade}", "[data-table] [data-thing]"),
        "silk-dark": Stop(f"#/t/{silk}", "[data-table] [data-thing]"),
    }


def look(person: Person, size: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})


def pictures(person: Person, server: ServerProcess) -> None:
    look(person, DESK)
    for name, stop in stops(person, server).items():
        person.page.emulate_media(color_scheme=PICTURES[name])
        stop.show(person)
        person.page.wait_for_load_state("networkidle")
        keep(OUT / f"{name}.webp", webp(person.page, MOST), MOST)
    person.page.emulate_media(color_scheme="light")


def sheets(browser: Browser, person: Person, server: ServerProcess) -> None:
    pages = tour(person, server)
    for lang in LANGUAGES:
        speak(person, lang)
        for name, (size, columns, width) in SHEETS.items():
            look(person, size)
            shots = {}
            for page, stop in pages.items():
                stop.show(person)
                person.page.wait_for_load_state("networkidle")
                shots[page] = person.page.screenshot(type="jpeg", quality=95)
            picture = sheet(browser, shots, columns, width)
            keep(OUT / "languages" / f"{lang}-{name}.webp", picture, MOST_OF_A_SHEET)


def sheet(browser: Browser, shots: Mapping[str, bytes], columns: int, width: int) -> bytes:
    """All the shots side by side, each with its name."""
    figures = "".join(
        f"<figure><figcaption>{name}</figcaption>"
        f'<img src="data:image/jpeg;base64,{base64.b64encode(shot).decode()}"></figure>'
        for name, shot in shots.items()
    )
    page = browser.new_page(viewport={"width": columns * (width + 12) + 12, "height": 600})
    page.set_content(
        f"""<style>
          body {{ display: grid; grid-template-columns: repeat({columns}, {width}px); gap: 12px;
            margin: 12px; font: 14px/1.4 sans-serif }}
          figure {{ margin: 0 }} img {{ display: block; width: 100%; outline: 1px solid #999 }}
        </style>{figures}"""
    )
    page.wait_for_function("[...document.images].every((each) => each.complete)")
    height = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": columns * (width + 12) + 12, "height": height})
    picture = webp(page, MOST_OF_A_SHEET)
    page.close()
    return picture


def webp(page: Page, most: int) -> bytes:
    """What a page shows, in the best quality that the size limit allows."""
    session = page.context.new_cdp_session(page)
    for quality in QUALITIES:
        drawn = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture = base64.b64decode(drawn["data"])
        if len(picture) <= most:
            break
    return picture


def keep(path: Path, picture: bytes, most: int) -> None:
    print(f"{path.relative_to(ROOT)} {len(picture) // 1000} kB")
    if len(picture) > most:
        sys.exit(f"{path} would be larger than {most // 1000} kB")
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(picture)


def main() -> None:
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder) / "data")
        browser = launch(playwright)
        try:
            person = Person(browser, server.url)
            pictures(person, server)
            sheets(browser, person, server)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
