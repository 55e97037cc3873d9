"""The command line: `entrepot play` and `entrepot replay`, in the terminal."""

from __future__ import annotations

import signal
import sys


def main() -> None:
    """Run the command; its exit code is 0 if all went well, 2 for wrong input, 1 for a defect."""
    from entrepot.cli.commands import app

    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):  # a closed window saves the game like Ctrl-C
            signal.signal(getattr(signal, name), signal.default_int_handler)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        app()
    except Exception as error:
        from entrepot.cli.screen import complain
        from entrepot.cli.words import language, told
        from entrepot.text import say

        complain(say("cli-unexpected", language(told(sys.argv)), why=repr(error)))
        raise SystemExit(1) from None
