"""The command line: `entrepot serve`, `play`, `replay`, `arena` and the others."""

from __future__ import annotations

import signal
import sys

from entrepot.breaks import BREAKS


def main() -> None:
    """Run the command; its exit code is 0 if all went well, 2 for wrong input, 1 for a defect."""
    from entrepot.cli.commands import app

    for each in BREAKS:
        signal.signal(each, interrupt)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        app()
    except Exception as error:
        from entrepot.cli.language import lang_argument, language
        from entrepot.cli.screen import complain
        from entrepot.text import say

        complain(say("cli-unexpected", language(lang_argument(sys.argv)), why=repr(error)))
        raise SystemExit(1) from None


def interrupt(number: int, frame: object) -> None:
    """End as Ctrl-C does. Later signals are ignored: they must not disturb the saving."""
    for each in BREAKS:
        signal.signal(each, signal.SIG_IGN)
    raise KeyboardInterrupt
