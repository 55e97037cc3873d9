"""Keys: whoever holds one may act. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets

CODE_LIFETIME = 10 * 60 * 1000
"""Milliseconds for which a one-time code is good."""

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that look alike."""


def new_key() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Whoever knows it may look on, so it can't be guessed: 59 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def key_hash(key: str) -> str:
    """A key has 192 random bits: no salt and no slow hash are needed."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()
