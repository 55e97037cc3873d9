"""The built web page: read once, kept in memory, and served compressed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from html import escape
from pathlib import Path
from typing import NamedTuple

from entrepot import text
from entrepot.server.asgi import Receive, Scope, Send, header, reply
from entrepot.server.errors import RequestRefused
from entrepot.server.guard import refuse

HERE = Path(__file__).parent / "page"
INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKABLE = (
    "text/",
    "application/json",
    "application/javascript",
    "image/svg",
    "application/manifest",
)
TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
SMALL = 600
"""Bytes; anything smaller is not worth compressing."""
DOCS = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script></body></html>
"""
START = 'SwaggerUIBundle({url: "api/openapi.json", dom_id: "#docs", deepLinking: true})\n'
BARE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title></head>
<body><p>{words}</p></body></html>
"""


class File(NamedTuple):
    type: str
    body: bytes
    packed: bytes | None
    tag: bytes
    cache: str


def file(name: str, body: bytes, cache: str = ASK_AGAIN) -> File:
    kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
    kind = kind or "application/octet-stream"
    packable = kind.startswith(PACKABLE) and len(body) > SMALL
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    packed = gzip.compress(body, 6, mtime=0) if packable else None
    return File(kind, body, packed, b'"%s"' % hashlib.sha256(body).hexdigest()[:16].encode(), cache)


def read_files(folder: Path = HERE) -> dict[str, File]:
    """All files by path; if no page was built, a single one that says how to build it."""
    found: dict[str, File] = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not name.startswith("."):
            cache = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
            found[f"/{name}"] = file(name, path.read_bytes(), cache)
    title, words = text.say("server-title"), text.say("server-no-page")
    if f"/{INDEX}" not in found:
        found[f"/{INDEX}"] = file(INDEX, bare_page(title, words))
    if "/docs/swagger-ui-bundle.js" in found:
        found["/docs"] = file(INDEX, DOCS.format(title=escape(title)).encode())
        found["/docs/start.js"] = file("start.js", START.encode())
    else:
        found["/docs"] = file(INDEX, bare_page(title, words))
    found["/"] = found[f"/{INDEX}"]
    return found


def bare_page(title: str, words: str) -> bytes:
    return BARE.format(title=escape(title), words=escape(words)).encode()


async def send_file(files: dict[str, File], scope: Scope, receive: Receive, send: Send) -> None:
    """Send the file at that path, or say that the browser's copy is current."""
    found = files.get(scope["path"])
    method = scope.get("method")
    if found is None:
        return await refuse(scope, send, RequestRefused("not-found", status=404))
    if method not in ("GET", "HEAD"):
        return await refuse(scope, send, RequestRefused("wrong-method", status=405))
    packed = found.packed is not None and "gzip" in (header(scope, b"accept-encoding") or "")
    body = found.packed if packed and found.packed is not None else found.body
    headers = [
        (b"content-type", found.type.encode()),
        (b"cache-control", found.cache.encode()),
        (b"etag", found.tag),
        (b"vary", b"accept-encoding"),
    ]
    status = 304 if found.tag.decode() in (header(scope, b"if-none-match") or "") else 200
    if status == 200:
        headers.append((b"content-length", b"%d" % len(body)))
        if packed:
            headers.append((b"content-encoding", b"gzip"))
    await reply(send, status, headers, b"" if status == 304 or method == "HEAD" else body)
    return None
