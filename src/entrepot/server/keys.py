"""Keys: whoever holds one may act. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets

CODE_LIFETIME = 10 * 60 * 1000
"""Milliseconds for which a one-time code is valid."""

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Leaves out characters that look alike."""


def new_key() -> str:
    return secrets.token_urlsafe(24)


def table_key(person: str, table: str) -> str:
    """The key of a person's browser at one table: the browser keeps one secret for all tables."""
    return hmac.new(person.encode(), table.encode(), hashlib.sha256).hexdigest()


def new_table_id() -> str:
    """An id too long to guess (59 bits), since whoever knows it may watch."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def table_tag(id: str) -> str:
    """What logs call a table: its id is a key, with which anybody may watch."""
    return hashlib.sha256(id.encode()).hexdigest()[:8]


def key_hash(key: str) -> str:
    """Keys have 192 random bits, so neither a salt nor a slow hash is needed."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()
