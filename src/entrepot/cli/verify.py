"""Checks whether a record's deal and steps were as committed, and says so in words."""

from __future__ import annotations

from pathlib import Path

from entrepot import EntrepotError
from entrepot import text as words
from entrepot.cli import saves, screen
from entrepot.kernel.documents import decoded
from entrepot.text import listed, say, seat_name
from entrepot.verify import Proof, verify


def print_proof(file: Path, commitment: str | None, head: str | None, lang: str) -> int:
    """Print what the record proves, or the first thing that is wrong; returns the exit status."""
    document = saves.read(file)
    out = screen.console()
    try:
        proof = verify(decoded(document), commitment, head)
    except EntrepotError as error:
        out.print(say("cli-verify-failed", lang), style=screen.BOLD)
        out.print(screen.printable(words.error(error, lang)))
        return 1
    out.print(say("cli-verify-proven", lang), style=screen.BOLD)
    for line in proof_lines(proof, commitment, lang):
        out.print(line)
    return 0


def proof_lines(proof: Proof, commitment: str | None, lang: str) -> list[str]:
    def people(seats: list[int]) -> str:
        return listed([seat_name(seat, None, lang) for seat in seats], lang)

    key = "cli-verify-deal" if proof.parts else "cli-verify-deal-alone"
    lines = [say(key, lang, who=people(proof.parts))]
    if proof.left_out:
        lines.append(say("cli-verify-left-out", lang, who=people(proof.left_out)))
    lines.append(say("cli-verify-steps", lang, count=proof.entries, taken=proof.taken_back))
    lines.append(say("cli-verify-replay", lang))
    if commitment is not None:
        lines.append(say("cli-verify-seen-commitment", lang))
    if proof.seen_at is not None:
        lines.append(say("cli-verify-seen-head", lang, number=proof.seen_at))
    if commitment is None or proof.seen_at is None:
        lines.append(say("cli-verify-unseen", lang))
        lines += [f"--commitment {proof.commitment}", f"--head {proof.head}"]
    return lines
