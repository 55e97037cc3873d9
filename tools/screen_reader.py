"""Plays at a table with the keyboard alone while the screen reader Orca reads, and prints every key
with what Orca said after it.

    apt-get install orca speech-dispatcher xvfb at-spi2-core dbus-x11 openbox xdotool chromium
    make page
    .venv/bin/python tools/screen_reader.py import-export Tab Tab Tab Tab Tab Down Return c 5 Right

A number waits that many seconds; everything else is a key as xdotool writes it (`shift+Up`). The
keys reach the browser through a screen of its own (Xvfb), so nothing of this is seen or heard.
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

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from kit.server_process import ServerProcess

DISPLAY = ":77"
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)'(?:\s*\{.*)?\s*$", re.MULTILINE)
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
FLAGS = ["--no-sandbox", "--test-type", "--force-renderer-accessibility", "--no-first-run"]
FLAGS += ["--window-position=0,0", "--window-size=1280,880"]


@contextmanager
def screen_reader(home: Path) -> Iterator[tuple[dict[str, str], Path]]:
    """A screen, a bus and Orca; yields their environment and the file with what Orca does."""
    (home / "speech").mkdir()
    (home / "run").mkdir(mode=0o700)
    (home / "speech" / "speechd.conf").write_text(SPEECH)
    (home / ".asoundrc").write_text(SILENCE)
    env = {**os.environ, "DISPLAY": DISPLAY, "HOME": str(home), "LC_ALL": "C.UTF-8"}
    env |= {"XDG_RUNTIME_DIR": str(home / "run"), "ACCESSIBILITY_ENABLED": "1"}
    log = home / "orca.log"
    with ExitStack() as running, (home / "programs.log").open("w") as rest:

        def start(*command: str, wait: float = 0) -> None:
            process = subprocess.Popen(command, env=env, stdout=rest, stderr=rest)
            running.callback(process.terminate)
            time.sleep(wait)

        start("Xvfb", DISPLAY, "-screen", "0", "1280x900x24", wait=1)
        bus = ["dbus-daemon", "--session", "--fork", "--print-address=1", "--print-pid=1"]
        found = subprocess.run(bus, env=env, capture_output=True, text=True, check=True).stdout
        env["DBUS_SESSION_BUS_ADDRESS"], pid = found.split()
        running.callback(os.kill, int(pid), signal.SIGTERM)
        start("openbox")
        start("speech-dispatcher", "-s", "-C", str(home / "speech"), "-t", "0")
        start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately", wait=1)
        start("orca", "--replace", f"--debug-file={log}", wait=4)
        yield env, log


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("keys", nargs="+")
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
        read = 0
        for key in ["8", *given.keys]:
            if key.isdigit():
                time.sleep(float(key))
            else:
                subprocess.run(["xdotool", "key", key], env=env, check=True)
                time.sleep(1.5)
            print(f"[{key}]", flush=True)
            text = log.read_text(errors="replace")
            for spoken in SPOKEN.findall(text[read:]):
                print("     ", spoken)
            read = len(text)


if __name__ == "__main__":
    main()
