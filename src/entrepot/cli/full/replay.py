"""A recorded game on a full screen, forward and back, as any seat saw it."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text
from textual.app import ComposeResult
from textual.events import Key
from textual.timer import Timer
from textual.widgets import Static

from entrepot import Match
from entrepot.cli.full import words
from entrepot.cli.full.board import Board
from entrepot.cli.replay import describe_answer, open_record
from entrepot.cli.sessions.scene import Scene
from entrepot.kernel.match_state import Answer
from entrepot.text import LANGUAGES, say, seat_name

ACTS = {
    "right": "on",
    "left": "behind",
    "down": "turn-on",
    "up": "turn-back",
    "home": "first",
    "end": "last",
    "space": "run",
    "e": "eyes",
    "i": "card",
    "l": "log",
    "r": "result",
    "L": "language",
    "question_mark": "help",
    "q": "quit",
}
AT_FOOT = ("on", "behind", "turn-on", "run", "eyes", "card", "log", "result", "help", "quit")
PACE = 1.0
"""Seconds for each answer when the replay runs by itself."""


class ReplayApp(Board):
    def __init__(
        self,
        frames: list[Match],
        answers: list[Answer],
        seat: int | None,
        lang: str,
        light: bool = False,
    ) -> None:
        super().__init__(self.frame, lang, light)
        self.frames, self.answers, self.eyes = frames, answers, seat
        self.at = 0
        self.turns = [frame.view(None).turn for frame in frames]
        self.autoplay: Timer | None = None

    def below(self) -> ComposeResult:
        yield Static(id="wheel")

    def frame(self) -> Scene:
        match = self.frames[self.at]
        before = self.frames[self.at - 1].event_count if self.at else 0
        view = match.view(self.eyes)
        view.question = None  # it was answered long ago
        return Scene(match.game, self.eyes, view, events=match.events(self.eyes), fresh=before)

    def draw(self) -> None:
        super().draw()
        lang, last = self.lang, len(self.answers)
        where = say("replay-where", lang, turn=self.turns[self.at], at=self.at, last=last)
        eyes = say("cli-spectator", lang) if self.eyes is None else seat_name(self.eyes, None, lang)
        shown = [where, say("terminal-eyes", lang, name=eyes)]
        self.line("wheel", Text("  ").join(map(Text, shown)))

    def asked(self, scene: Scene) -> Text:
        """The answer that led here, and who is asked next."""
        told = super().asked(scene)
        if self.at:
            before, after = self.frames[self.at - 1], self.frames[self.at]
            answer = self.answers[self.at - 1]
            given = describe_answer(before, after, self.at, answer, self.eyes, self.lang)
            told = Text("\n").join([Text(given), told])
        return told

    def keys(self) -> list[tuple[str, str]]:
        hidden = set() if self.scene().over else {"result"}
        return [(key, act) for key, act in ACTS.items() if act in AT_FOOT and act not in hidden]

    async def on_key(self, event: Key) -> None:
        if len(self.screen_stack) == 1 and event.key in ACTS:
            event.stop()
            await self.act(ACTS[event.key])

    async def act(self, name: str) -> None:
        await super().act(name)
        done = {
            "on": lambda: self.go(self.at + 1),
            "behind": lambda: self.go(self.at - 1),
            "turn-on": lambda: self.go(self.turn(1)),
            "turn-back": lambda: self.go(self.turn(-1)),
            "first": lambda: self.go(0),
            "last": lambda: self.go(len(self.answers)),
            "run": self.toggle_autoplay,
            "eyes": self.next_viewer,
            "card": lambda: self.zoom([]),
            "log": self.read_log,
            "result": self.read_result,
            "language": self.speak if len(LANGUAGES) > 1 else self.refresh,
            "help": self.help,
            "quit": lambda: self.exit(""),
        }
        if name in done:
            done[name]()

    def go(self, at: int) -> None:
        self.at = min(max(at, 0), len(self.answers))
        self.draw()

    def turn(self, step: int) -> int:
        """Where the next turn begins or, going back, this turn or the one before."""
        begins = [i for i in range(1, len(self.turns)) if self.turns[i] != self.turns[i - 1]]
        ahead = [i for i in begins if i > self.at] if step > 0 else []
        behind = [i for i in begins if i < self.at]
        return ahead[0] if ahead else len(self.answers) if step > 0 else max(behind, default=0)

    def toggle_autoplay(self) -> None:
        """Let the replay run by itself, or stop it."""
        if self.autoplay is not None:
            self.autoplay.stop()
            self.autoplay = None
        else:
            self.autoplay = self.set_interval(PACE, self.tick)

    def tick(self) -> None:
        if self.at < len(self.answers):
            self.go(self.at + 1)
        else:
            self.toggle_autoplay()

    def next_viewer(self) -> None:
        """Show it as the next seat sees it; after the last seat, as a spectator does."""
        players = self.frames[0].players
        following = 0 if self.eyes is None else self.eyes + 1
        self.eyes = following if following < players else None
        self.draw()

    def help(self) -> None:
        acts = {key: act for key, act in ACTS.items() if act != "help"}
        shown = words.key_table({**acts, "tab": "pane"}, self.lang)
        self.read(say("play-keys", self.lang), shown)


def show_replay(file: Path, seat: int | None, lang: str, light: bool = False) -> int:
    match, answers = open_record(file, lang)
    match.view(seat)  # refuses a seat that does not exist
    frames = [match.copy()]
    for answer in answers:
        match.follow([answer])
        frames.append(match.copy())
    app = ReplayApp(frames, answers, seat, lang, light)
    app.run()
    return app.return_code or 0
