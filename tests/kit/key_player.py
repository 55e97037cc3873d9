"""Playing a game with keys alone, until the page says it is over."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

from kit.clicking import awaited

FOCUSED = """() => {
  const here = document.activeElement
  if (!here || here.disabled || here.getAttribute('aria-disabled')) return ''
  if (here.matches('[data-bar] .choices select')) return 'list'
  return here.dataset?.mark ?? here.dataset?.act ?? ''
}"""
TABS = 400
"""More than a table has places to stop at."""
TOWARDS = """([wanted, which, way]) => {
  const middle = (e) => {
    const { left, top, width, height } = e.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const here = document.activeElement
  const others = wanted.flatMap((mark) => [...document.querySelectorAll(`[data-mark="${mark}"]`)])
    .filter((e) => e !== here && e.getClientRects().length)
  const to = middle(others[Math.floor(which * others.length)] ?? here)
  const [right, down] = [to[0] - middle(here)[0], to[1] - middle(here)[1]]
  if (way * (Math.abs(right) + Math.abs(down)) < Math.abs(right))
    return right > 0 ? 'ArrowRight' : 'ArrowLeft'
  return down > 0 ? 'ArrowDown' : 'ArrowUp'
}"""
"""The arrow that points to one of the things wanted."""


class KeyPlayer:
    """Goes with keys to something that is marked, and takes it; `press` presses them."""

    def __init__(self, page: Page, press: Callable[[str], None], seed: int, plain: int = 5) -> None:
        """So many answers are given with Tab and Enter alone, the others with the page's keys."""
        self.page, self.press, self.random, self.plain = page, press, Random(seed), plain
        self.answers = self.picks = 0

    def act(self) -> bool:
        """Picks or confirms something; False if the game is over instead."""
        state = awaited(self.page)
        if state == "over":
            return False
        if self.answers or self.picks:
            held = "() => !!document.activeElement.closest('.play')"
            assert self.page.evaluate(held), "lost focus"
        plain = self.answers < self.plain
        if state == "confirm":
            if plain:
                self.tab_to({"confirm"}, 1)
            self.press("Enter" if plain else "c")
            self.answers, self.picks = self.answers + 1, 0
            return True
        targets = self.page.locator('[data-mark="target"]:visible').count()
        wanted = {"target"} if targets else {"can", "list"}
        found = (self.tab_to if plain else self.steer_to)(wanted)
        self.press("ArrowDown" if found == "list" else "Enter")
        self.picks += 1
        assert self.picks < 40, "many things picked and nothing to confirm"
        return True

    def tab_to(self, wanted: set[str], pick: float = 0.5) -> str:
        """On to one of the things wanted. Some are passed over: not always the first is taken."""
        for _ in range(TABS):
            self.press("Tab")
            found = str(self.page.evaluate(f"({FOCUSED})()"))
            if found in wanted and self.random.random() < pick:
                return found
        raise AssertionError(f"{wanted} can't be reached by keyboard")

    def steer_to(self, wanted: set[str]) -> str:
        """The quicker way: arrows go from one marked thing to the next; Tab where they end."""
        for _ in range(8):
            chance = [self.random.random(), self.random.random()]
            self.press(self.page.evaluate(TOWARDS, [sorted(wanted), *chance]))
            found = str(self.page.evaluate(f"({FOCUSED})()"))
            if found in wanted and self.random.random() < 0.6:
                return found
        return self.tab_to(wanted, 1)
