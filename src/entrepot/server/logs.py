"""Logs: one JSON object per line on stderr. Events have names; fields hold no secrets."""

from __future__ import annotations

import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime

import msgspec

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being carried out."""
SANE = re.compile(r"[A-Za-z0-9._-]{1,64}")
PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
QUIET = {"uvicorn.error": logging.WARNING, "uvicorn.access": logging.CRITICAL}


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **({"request": request} if (request := REQUEST.get()) else {}),
            **{name: value for name, value in vars(record).items() if name not in PLAIN},
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


def request_id(sent: str | None) -> str:
    """The id that a proxy has given to a request, if it looks like one; else a new one."""
    return sent if sent and SANE.fullmatch(sent) else secrets.token_hex(8)


def worth_logging(record: logging.LogRecord) -> bool:
    """False for what uvicorn takes for errors: a socket turned away, a frame that is no text."""
    error = record.exc_info[1] if record.exc_info else None
    return (record.funcName != "run_asgi" or error is not None) and not (
        record.name == "uvicorn.error" and isinstance(error, UnicodeDecodeError)
    )


def configure(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(worth_logging)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name, least in QUIET.items():
        logging.getLogger(name).setLevel(max(least, logging.getLogger().level))
