"""What comes back from the games of a job."""

from __future__ import annotations

from typing import NamedTuple


class Result(NamedTuple):
    rows: bytes
    """What is to be learned, as the learner of that net reads it."""
    targets: bytes
    """32-bit floats."""
    won: float
    """Of the judged games."""
