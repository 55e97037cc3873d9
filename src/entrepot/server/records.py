"""Records that somebody sent."""

from __future__ import annotations

from entrepot.kernel.documents import Record, shaped
from entrepot.kernel.errors import BadDocument

MOST_ANSWERS = 5_000
"""Several times as many as the longest games have."""


def read_record(document: bytes) -> Record:
    """The record, if it is not too long. Whether the rules allow it shows when it is replayed."""
    record = shaped(document, Record)
    count = len(record.answers)
    if count > MOST_ANSWERS:
        raise BadDocument("record-too-long", field="answers", answers=count, most=MOST_ANSWERS)
    return record
