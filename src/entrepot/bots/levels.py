"""Bots by name: `random`, `greedy`, `net`, `search:200ms`, `search:400i`, `search-hand:200ms`,
`expert:200ms`, and the levels for people.

`search`, `expert` and `net` use what was learned, where there is something; `greedy` and
`search-hand` use the evaluator that was written by hand. So do `search` and `expert` where the
net's C extension is missing.
"""

from __future__ import annotations

import re

from entrepot.bots import Bot, greedy, import_export, random, silk_road
from entrepot.bots.evaluator import Evaluator
from entrepot.bots.net import FAST
from entrepot.bots.rollouts import Rollouts
from entrepot.bots.search import Budget, Search
from entrepot.kernel.errors import BadOptions

EVALUATORS: dict[str, Evaluator] = {
    "import-export": import_export.EVALUATOR,
    "maritime-silk-road": silk_road.EVALUATOR,
}

LEARNED: dict[str, Evaluator] = {
    "import-export": import_export.LEARNED,
    "maritime-silk-road": silk_road.LEARNED,
}
"""Those with nets, as far as there are any; the rest of them is written by hand."""

SEARCHED = LEARNED if FAST else EVALUATORS
"""Bots that think ask a net thousands of times a second, which plain Python can't."""

EXPERTS: dict[str, tuple[type[Search] | type[Rollouts], Evaluator]] = {
    "import-export": (Search, import_export.EXPERT),
    "maritime-silk-road": (Rollouts, silk_road.EXPERT),
}
"""How experts think in a game, and with which nets."""

LEVELS = {
    "easy": "greedy:6",
    "normal": "greedy",
    "hard": "search:100ms",
    "expert": "expert:1000ms",
}
"""The levels offered to people; docs/bots.md says how strong each one is."""

SPEC = re.compile(
    r"(random|greedy|net)|greedy:([0-9]{1,3})|(search|search-hand|expert):([1-9][0-9]{0,5})(ms|i)"
)


def spec_of(name: str) -> str:
    """What a level means; any other name means itself."""
    return LEVELS.get(name, name)


def thinking_time(level: str) -> float:
    """The seconds a level takes for an answer, if they are set."""
    known = SPEC.fullmatch(spec_of(level))
    return int(known[4]) / 1000 if known and known[5] == "ms" else 0.0


def make(spec: str, game: str, seed: int) -> Bot:
    if game not in EVALUATORS:
        raise BadOptions("unknown-game", game=game, games=", ".join(EVALUATORS))
    known = SPEC.fullmatch(spec_of(spec))
    if known is None:
        names = ", ".join([*LEVELS, "random", "greedy", "net", "search:200ms", "search:400i"])
        raise BadOptions("unknown-bot", bot=spec[:40], bots=names)
    plain, noise, thinker, amount, unit = known.groups()
    if plain == "random":
        return random.bot(seed)
    if plain == "greedy":
        return greedy.bot(EVALUATORS[game], seed)
    if plain == "net":
        return greedy.bot(LEARNED[game], seed)
    if noise:
        return greedy.bot(EVALUATORS[game], seed, float(noise))
    by_hand = thinker == "search-hand"
    budget = (
        Budget(milliseconds=int(amount), stops_early=not by_hand)
        if unit == "ms"
        else Budget(iterations=int(amount))
    )
    if thinker == "expert":
        expert, evaluator = EXPERTS[game]
        return expert(evaluator if FAST else EVALUATORS[game], budget, seed)
    return Search((EVALUATORS if by_hand else SEARCHED)[game], budget, seed)
