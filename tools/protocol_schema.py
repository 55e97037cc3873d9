"""Writes the JSON schemas of all messages, from which the page's types are made (npm run types)."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from entrepot.server import lesson_shapes, protocol

FILE = Path(__file__).parents[1] / "web" / "src" / "generated" / "protocol.schema.json"


def schemas() -> str:
    shapes = [
        shape
        for module in (protocol, lesson_shapes)
        for shape in vars(module).values()
        if isinstance(shape, type) and issubclass(shape, msgspec.Struct)
        if shape.__module__ == module.__name__
    ]
    _, found = msgspec.json.schema_components(shapes, ref_template="#/definitions/{name}")
    whole = {"title": "Protocol", "version": protocol.PROTOCOL, "definitions": found}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(schemas(), encoding="utf-8")
