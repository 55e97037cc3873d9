"""The lines around the table: what is asked, who is being waited for, and the keys."""

from __future__ import annotations

from collections.abc import Mapping

from rich.style import Style
from rich.table import Table
from rich.text import Text

from entrepot import text
from entrepot.cli import menu
from entrepot.cli.games import copies, face
from entrepot.cli.screen import DIM, coloured, flowed, printable
from entrepot.cli.sessions.scene import Scene
from entrepot.cli.telling import waiting, who_won
from entrepot.text import say

ACT = "act"
"""The key under which a style stores what a click on its words does."""
SHOW = "show-"
"""The prefix of acts that show a pane."""
SIGNS = {
    "question_mark": "?",
    "slash": "/",
    "right": "→",
    "left": "←",
    "down": "↓",
    "up": "↑",
}
"""Labels of keys whose names differ from what is printed on them."""
KEY = Style(bold=True, reverse=True)
MOST_TALK = 3
"""How many lines of talk are shown."""
SELDOM = "language"
"""Acts that only the help lists when the bottom line is full."""


def headline(scene: Scene, lang: str, width: int) -> Text:
    """The game and where it stands; if there is no room for both, only where it stands."""
    if not scene.game:
        return Text(say("page-title", lang))
    name = Text(say(f"{scene.game}-name", lang), Style(bold=True))
    if scene.view is None:
        return name
    title = Text(face(scene.game).title(scene.view, lang, scene.names))
    whole = Text("  ").join([name, title])
    return whole if whole.cell_len <= width else title


def asked(scene: Scene, lang: str) -> Text:
    """What the person is asked, or who is being waited for and why, or who has won."""
    view, question = scene.view, scene.question
    if view is None or not scene.game:
        return Text()
    if scene.over:
        won = who_won(view.winners, lang, scene.names)
        return Text(say("sentences", lang, first=say("play-over", lang), then=won))
    if question is None:
        return Text(waiting(scene, lang))
    sentence = text.question(question, lang, copies(view))
    return coloured(sentence, face(scene.game).colours(lang))


def notices(scene: Scene, lang: str) -> Text:
    clock = [f"{say('lobby-time-left', lang)}: {scene.clock}"] if scene.clock else []
    shown = [*clock, *scene.notices, *scene.talk[-MOST_TALK:]]
    return Text("\n").join(Text(printable(each)) for each in shown)


def keys(shown: list[tuple[str, str]], lang: str, width: int) -> Text:
    """The keys that do something now, each clickable; on one line if they fit."""
    parts = {}
    for key, act in shown:
        click = Style(meta={ACT: act})
        label = say(f"terminal-key-{act}", lang)
        parts[act] = Text.assemble((f" {named(key, lang)} ", KEY + click), " ", (label, click))
    fewer = [part for act, part in parts.items() if act != SELDOM]
    for some, gap in ((parts.values(), "  "), (parts.values(), " "), (fewer, " ")):
        line = Text(gap).join(some)
        if line.cell_len <= width:
            return line
    return Text("\n").join(flowed(list(parts.values()), " ", width))


def named(key: str, lang: str) -> str:
    """What is printed on the key."""
    if key in SIGNS:
        return SIGNS[key]
    return say(f"terminal-named-{key}", lang) if len(key) > 1 else key


def key_table(acts: Mapping[str, str], lang: str) -> Table:
    return menu.key_table({named(key, lang): act for key, act in acts.items()}, lang)


def seats(scene: Scene, lang: str) -> Text:
    """Who sits where while the table waits for players."""
    lines = []
    for seat, name in enumerate(scene.names or ()):
        you = say("cli-you", lang, name=name)
        lines.append(Text(you, Style(bold=True)) if seat == scene.seat else Text(name))
    return Text("\n").join(lines)


def tabs(names: list[str], shown: str, lang: str) -> Text:
    """Tabs for panes that do not fit side by side."""
    parts = [
        Text(
            f" {say(f'terminal-pane-{name}', lang)} ",
            (KEY if name == shown else DIM) + Style(meta={ACT: f"{SHOW}{name}"}),
        )
        for name in names
    ]
    return Text(" ").join(parts)
