"""`ask`: how rules ask questions. What answers is injected: a log, a policy, or nobody yet.

A rule calls `ask(seat, kind, options)` and gets one of the choices that `options(table, seat)`
returns, or None when there are none. `ask` first reads the log of the open agenda item. Beyond the
log, the subclass decides: `running.Live` suspends, `Rollout` lets a policy choose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from entrepot.kernel.choice import Choice, Sampled
from entrepot.kernel.events import EVERYBODY
from entrepot.kernel.game import Game, Secret
from entrepot.kernel.rng import mixed, quick_shuffle
from entrepot.kernel.table import Table
from entrepot.kernel.view_types import Option

Kind = TypeVar("Kind", bound=Choice)
Options = Callable[..., list[Kind]]
"""(table, seat, ...) -> choices, built on demand from the current table."""

FORCED: Final = "forced"
CHOSEN: Final = "chosen"
USED: Final = "used"
SEALED: Final = "sealed"
SAMPLED: Final = "sampled"

Entry = tuple[str, int, str, Choice | None]
"""One line of an item's log: how it was answered, the seat, the kind of question, the choice."""


class Question:
    """What a seat is asked. Option ids are made on demand."""

    def __init__(
        self,
        game: Game,
        table: Any,
        seat: int,
        kind: str,
        choices: list[Choice],
        uses: list[Choice],
        sealed: bool = False,
        forced: bool = False,
    ) -> None:
        self.rules, self.table = game, table
        self.seat, self.kind, self.sealed = seat, kind, sealed
        self.choices, self.uses = choices, uses
        self.forced = forced
        """There is no choice, but the match waits as if there were one."""
        self.era = self.asked_at = self.waits = 0
        """When it was put: the match's era, answers and waits."""
        self._by_id: dict[str, Choice] | None = None

    @property
    def game(self) -> str:
        return self.rules.id

    @property
    def id(self) -> str:
        return f"{self.era}.{self.asked_at}" + (f".{self.waits}" if self.forced else "")

    @property
    def by_id(self) -> dict[str, Choice]:
        """The choices by their option ids, in the order the rules made them."""
        if self._by_id is None:
            name = self.rules.option_id
            self._by_id = {name(self.table, c): c for c in self.choices + self.uses}
        return self._by_id

    @property
    def options(self) -> list[Option]:
        return [self.rules.option(self.table, choice) for choice in self.by_id.values()]

    def __repr__(self) -> str:
        return f"Question({self.id!r}, seat={self.seat}, kind={self.kind!r})"


class Suspend(BaseException):
    """Somebody must answer before the rule can go on."""

    def __init__(self, questions: list[Question]) -> None:
        super().__init__()
        self.questions = questions


class Finished(BaseException):
    """Raised by a rule when the game ends at once."""


class Mismatch(Exception):
    """A rule asked something other than what was logged."""


class Ask:
    def __init__(self, game: Game, table: Any, log: list[Entry], sealed: dict[int, Choice]) -> None:
        self.game, self.table = game, table
        self.log, self.at = log, 0
        self.given = sealed
        self.asks_first = False
        """The table is its own snapshot: somebody must be asked before anything else happens."""
        self.decided_by = 0
        """The seats, as a mask, whose secrets decided beyond the log whether they are asked."""
        self.unhurried = 0

    def __call__(self, seat: int, kind: str, options: Options[Kind], *args: Any) -> Kind | None:
        """Ask one seat. It may use an any-time option first; then the question is asked again."""
        return self.put(seat, kind, options, args)

    def put(
        self,
        seat: int,
        kind: str,
        options: Options[Kind],
        args: tuple[Any, ...],
        always: bool = False,
        with_uses: bool = False,
        by_secrets: bool = True,
    ) -> Kind | None:
        """The same, with the arguments of `options` as one tuple.

        `always`: ask even if there is only one option. `with_uses`: do so if the seat has an
        any-time option, which would otherwise be lost. `by_secrets`: its secrets may decide that.
        """
        while True:
            entry = self._logged(seat, kind) if self.at < len(self.log) else None
            choice: Any
            if entry is not None:
                used, choice = entry[0] == USED, entry[3]
            else:
                choices: list[Any] = (
                    options(self.table, seat, *args) if args else options(self.table, seat)
                )
                uses: list[Choice] | None = None
                secretly = by_secrets and not (always or kind in self.game.openly_asked)
                if secretly:
                    self.decided_by |= 1 << seat
                if len(choices) < 2 and not (always or kind in self.game.always_asked):
                    uses = self.game.uses(self.table, seat) if with_uses and choices else []
                if not choices or uses == []:
                    only: Kind | None = choices[0] if choices else None
                    if secretly and self.unhurried >> seat & 1:
                        put = Question(self.game, self.table, seat, kind, choices, [], False, True)
                        raise Suspend([put])
                    self.note((FORCED, seat, kind, only))
                    return only
                uses = self.game.uses(self.table, seat) if uses is None else uses
                choice = self.chosen(seat, kind, choices, uses)
                used = bool(uses) and choice in uses
                self.note((USED if used else CHOSEN, seat, kind, choice))
            if not used:
                offered: Kind | None = choice
                return offered
            self.game.use(self.table, self, seat, choice)

    def sealed(
        self, seats: list[int], kind: str, options: Options[Kind], *args: Any
    ) -> list[Kind | None]:
        """Ask several seats at once; nobody sees an answer before all are in."""
        logged = [self._logged(seat, kind) for seat in seats]
        entries = [entry for entry in logged if entry is not None]
        if not entries:
            asked: list[Question] = []
            forced: dict[int, Choice | None] = {}
            for seat in seats:
                choices: list[Any] = options(self.table, seat, *args)
                if len(choices) < 2:
                    forced[seat] = choices[0] if choices else None
                else:
                    asked.append(Question(self.game, self.table, seat, kind, choices, [], True))
            chosen = self.all_chosen(asked) if asked else {}
            for seat in seats:
                how, choice = (FORCED, forced[seat]) if seat in forced else (SEALED, chosen[seat])
                entries.append((how, seat, kind, choice))
                self.note(entries[-1])
        found: list[Any] = [entry[3] for entry in entries]
        return found

    def _logged(self, seat: int, kind: str) -> Entry | None:
        while self.at < len(self.log):
            entry = self.log[self.at]
            self.at += 1
            if entry[0] != SAMPLED:
                if entry[1] != seat or entry[2] != kind:
                    raise Mismatch(f"{entry[1:3]} != {(seat, kind)}")
                return entry
            assert isinstance(entry[3], Sampled)
            deal_anew(self.game, self.table, entry[1], entry[3].seed)
        return None

    def note(self, entry: Entry) -> None:
        """Keep an answer that was given beyond the log."""

    def chosen(self, seat: int, kind: str, choices: list[Choice], uses: list[Choice]) -> Choice:
        raise AssertionError(self)

    def all_chosen(self, asked: list[Question]) -> dict[int, Choice]:
        raise AssertionError(self)


Policy = Callable[[Any, int, str, list[Choice]], Choice]
"""(table, seat, kind, choices) -> one of the choices."""


class Rollout(Ask):
    """Search: beyond the log a policy answers, and nothing suspends."""

    policy: Policy

    def chosen(self, seat: int, kind: str, choices: list[Choice], uses: list[Choice]) -> Choice:
        return self.policy(self.table, seat, kind, choices + uses if uses else choices)

    def all_chosen(self, asked: list[Question]) -> dict[int, Choice]:
        chosen = dict(self.given)
        self.given = {}
        for question in asked:
            if question.seat not in chosen:
                chosen[question.seat] = self.policy(
                    self.table, question.seat, question.kind, question.choices
                )
        return chosen


def carry_out(game: Game, table: Table, ask: Ask) -> None:
    """Run the next agenda item. Calls with few arguments are fast when compiled."""
    item = table.agenda.pop()
    rule = game.rules[item[0]]
    if len(item) == 1:
        rule(table, ask)
    elif len(item) == 2:
        rule(table, ask, item[1])
    else:
        rule(table, ask, *item[1:])


def deal_anew(game: Game, table: Table, seat: int, seed: int) -> None:
    """Replace what the seat can't know with another possibility, drawn from the seed alone."""
    pools, me = dict[str, list[Secret]](), 1 << seat
    for secret in game.secrets(table):
        if not secret.known_to & me:
            pools.setdefault(secret.pool, []).append(secret)
    table.rng = mixed(seed)
    for number, pool in enumerate(sorted(pools)):
        hidden = pools[pool]
        values = sorted([secret.zone[secret.place] for secret in hidden])
        quick_shuffle(values, mixed(table.rng + number))
        for place, secret in enumerate(hidden):
            secret.zone[secret.place] = values[place]
        game.set_known(table, hidden)
    if table.log is not None:
        table.log[:] = [e if e.known_to == EVERYBODY else e.seen_by(seat) for e in table.log]
