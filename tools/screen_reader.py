"""Plays at a table with the keyboard alone while the screen reader Orca reads, and prints every key
with what Orca said after it.

    apt-get install orca speech-dispatcher xvfb at-spi2-core dbus-x11 openbox xdotool chromium
    make page
    .venv/bin/python tools/screen_reader.py import-export Tab Tab Tab Tab Tab Down Return c 5 Right
    .venv/bin/python tools/screen_reader.py import-export --whole

A number waits that many seconds; everything else is a key as xdotool writes it (`shift+Up`). The
keys reach the browser through a screen of its own (Xvfb), so nothing of this is seen or heard.
With `--whole`, the program goes on from there to the end of the game like the test with keys: it
looks at the page only to know which key comes next.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from kit.clicking import awaited
from kit.key_player import KeyPlayer
from kit.server_process import ServerProcess

SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)'(?:\s*\{.*)?\s*$", re.MULTILINE)
NAMELESS = re.compile(r"(?:(?:push|toggle|radio) button|link|image|graphic|combo box|blank)\b")
"""What Orca says of a thing of which it knows no more than what kind it is."""
ASKED = "[data-bar][data-mine] .sentence p"
XDOTOOL = {"Enter": "Return"} | {f"Arrow{way}": way for way in ("Left", "Right", "Up", "Down")}
"""Keys that Playwright calls otherwise."""
QUIET = 1.0
"""How many seconds Orca does nothing when it has said what it had to say."""
TO_THE_RESULT = ["8", *["Down"] * 12]
"""Past the last look at the table; then line by line."""
SPEECH = """AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
AudioOutputMethod "alsa"
AudioALSADevice "default"
"""
"""Speech that nobody hears; without a sound device, its programs stop at the first word."""
SILENCE = "pcm.!default { type null }\nctl.!default { type null }\n"
MAKE_TABLE = """async (wanted) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(wanted)
  const reply = await fetch('/api/tables', { method: 'POST', headers, body })
  location.hash = '#/t/' + (await reply.json()).table
}"""
CUSTOM = "import orca.settings\norca.settings.enableKeyEcho = False\n"
FLAGS = ["--no-sandbox", "--test-type", "--force-renderer-accessibility", "--no-first-run"]
FLAGS += ["--window-position=0,0", "--window-size=1280,880"]


@contextmanager
def screen_reader(home: Path) -> Iterator[tuple[dict[str, str], Path]]:
    """A screen, a bus and Orca; yields their environment and the file with what Orca does."""
    (home / "speech").mkdir()
    (home / "run").mkdir(mode=0o700)
    (home / "speech" / "speechd.conf").write_text(SPEECH)
    (home / ".asoundrc").write_text(SILENCE)
    (home / ".local/share/orca").mkdir(parents=True)
    (home / ".local/share/orca/orca-customizations.py").write_text(CUSTOM)
    env = {**os.environ, "HOME": str(home), "LC_ALL": "C.UTF-8"}
    env |= {"XDG_RUNTIME_DIR": str(home / "run"), "ACCESSIBILITY_ENABLED": "1"}
    log = home / "orca.log"
    with ExitStack() as running, (home / "programs.log").open("w") as rest:

        def start(*command: str, wait: float = 0) -> None:
            process = subprocess.Popen(command, env=env, stdout=rest, stderr=rest)
            running.callback(process.terminate)
            time.sleep(wait)

        screen = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24"]
        shown = subprocess.Popen(screen, stdout=subprocess.PIPE, stderr=rest, text=True)
        running.callback(shown.terminate)
        env["DISPLAY"] = f":{shown.stdout.readline().strip()}" if shown.stdout else ""
        bus = ["dbus-daemon", "--session", "--fork", "--print-address=1", "--print-pid=1"]
        found = subprocess.run(bus, env=env, capture_output=True, text=True, check=True).stdout
        env["DBUS_SESSION_BUS_ADDRESS"], pid = found.split()
        running.callback(os.kill, int(pid), signal.SIGTERM)
        start("openbox")
        start("speech-dispatcher", "-s", "-C", str(home / "speech"), "-t", "0")
        start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately", wait=1)
        start("orca", "--replace", f"--debug-file={log}", wait=4)
        yield env, log


class Listener:
    """Presses keys, and prints and keeps what Orca says."""

    def __init__(self, env: dict[str, str], log: Path) -> None:
        self.env, self.log = env, log.open(errors="replace")
        self.keys, self.spoken = 0, list[str]()

    def press(self, key: str) -> None:
        subprocess.run(["xdotool", "key", XDOTOOL.get(key, key)], env=self.env, check=True)
        self.keys += 1
        print(f"[{key}]", flush=True)
        self.listen()

    def listen(self, seconds: float = 0) -> None:
        """Until Orca has been quiet for a moment, at least for so long."""
        text, end = "", time.monotonic() + max(seconds, QUIET)
        while time.monotonic() < end:
            time.sleep(0.1)
            if fresh := self.log.read():
                text += fresh
                end = max(end, time.monotonic() + QUIET)
        for sentence in SPOKEN.findall(text):
            print("     ", sentence, flush=True)
            self.spoken.append(sentence)

    def do(self, keys: list[str]) -> None:
        for key in keys:
            if key.isdigit():
                self.listen(float(key))
            else:
                self.press(key)


def play_to_the_end(page: Page, listener: Listener, seed: int) -> None:
    """A whole game, and what a listener missed in it."""
    player, answered, unspoken = KeyPlayer(page, listener.press, seed, plain=1), 0, list[str]()
    while awaited(page) != "over":
        listener.listen()
        asked, answers, heard = page.locator(ASKED), player.answers, len(listener.spoken)
        question = asked.inner_text() if asked.count() else ""
        player.act()
        if player.answers > answers:
            if not any(question in sentence for sentence in listener.spoken[answered:heard]):
                unspoken.append(question)
            answered = heard
    ended = len(listener.spoken)
    listener.do(TO_THE_RESULT)
    nameless = [sentence for sentence in listener.spoken if NAMELESS.match(sentence)]
    print(f"\n{player.answers} answers, {listener.keys} keys, {len(listener.spoken)} sentences")
    print("Things without a name:", *nameless or ["none"], sep="\n  ")
    print("Questions that were not spoken:", *unspoken or ["none"], sep="\n  ")
    print("Spoken at the end:", *listener.spoken[ended:], sep="\n  ")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("keys", nargs="*")
    parser.add_argument("--whole", action="store_true", help="play on to the end of the game")
    parser.add_argument("--seed", type=int, default=4)
    given = parser.parse_args()
    seats = [{"kind": "person"}, {"kind": "bot", "level": "easy"}]
    wanted = {"game": given.game, "seats": seats, "seed": given.seed, "pace": 0}
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        server = ServerProcess(home / "data")
        stack.callback(server.stop)
        env, log = stack.enter_context(screen_reader(home))
        chromium = stack.enter_context(sync_playwright()).chromium
        context = chromium.launch_persistent_context(
            str(home / "profile"),
            executable_path="/usr/bin/chromium",
            headless=False,
            args=FLAGS,
            ignore_default_args=["--enable-automation"],
            env=dict(env),
            no_viewport=True,
            locale="en",
        )
        stack.callback(context.close)
        page = context.pages[0]
        page.goto(f"{server.url}/#/")
        page.evaluate(MAKE_TABLE, wanted)
        listener = Listener(env, log)
        listener.do(["8", *given.keys])
        if given.whole:
            play_to_the_end(page, listener, given.seed)


if __name__ == "__main__":
    main()
