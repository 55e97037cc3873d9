"""Writes the JSON schemas of all messages; the page's types come from them (npm run types)."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from entrepot.import_export import cards
from entrepot.import_export import view_types as trade
from entrepot.kernel import events, view_types
from entrepot.kernel.documents import Document, Options
from entrepot.review import branches, result
from entrepot.review.who_knows import WhoKnows
from entrepot.server import (
    company_protocol,
    deal_protocol,
    lesson_protocol,
    protocol,
    review_protocol,
    worker_protocol,
)
from entrepot.silk_road import view_types as silk

FILE = Path(__file__).parents[1] / "web" / "src" / "generated" / "protocol.schema.json"
MESSAGES = (
    protocol,
    company_protocol,
    deal_protocol,
    worker_protocol,
    lesson_protocol,
    review_protocol,
)
WHO_KNOWS = sys.modules[WhoKnows.__module__]  # its package has a function of that name
PARTS = (events, view_types, trade, silk, cards, branches, result, WHO_KNOWS)
"""The modules that define messages and what they contain."""
NAMES = {f"{trade.__name__}.Options": "TradeOptions", f"{silk.__name__}.Options": "SilkOptions"}
"""Names for types that are called the same in both games."""


def schemas() -> str:
    shapes = [shape for module in MESSAGES for shape in structs(module)] + [branches.Verdict]
    _, found = msgspec.json.schema_components(shapes, ref_template="#/definitions/{name}")
    known = {shape.__name__: shape for module in (*PARTS, *MESSAGES) for shape in structs(module)}
    for name, schema in found.items():
        present(schema, Options if name in NAMES else known[name])
    words: Document = {}
    found = named(found, words)
    whole = {"title": "Protocol", "version": protocol.PROTOCOL, "definitions": {**words, **found}}
    text = json.dumps(whole, indent=1, ensure_ascii=False) + "\n"
    for name, short in NAMES.items():
        text = text.replace(name, short)
    return text


def structs(module: Any) -> list[type[msgspec.Struct]]:
    return [
        shape
        for shape in vars(module).values()
        if isinstance(shape, type) and issubclass(shape, msgspec.Struct)
        if shape.__module__ == module.__name__
    ]


def present(schema: Document, shape: type[msgspec.Struct]) -> None:
    """Mark the required fields. In messages to the server, fields with a default may be missing; in
    views and events, fields at their default are missing; in all other replies, none are."""
    config = shape.__struct_config__
    if config.omit_defaults:
        for field in schema["properties"].values():
            if "default" in field and field.pop("default") is None:
                (kept,) = [each for each in field.pop("anyOf") if each != {"type": "null"}]
                field.update(kept)
    elif issubclass(shape, Options) or not config.forbid_unknown_fields:
        schema["required"] = list(schema["properties"])


def named(schema: Any, words: Document) -> Any:
    """The same schema, with each list of words under its name and mappings by them as objects."""
    if isinstance(schema, list):
        return [named(each, words) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if "enum" in schema and "title" in schema:
        words[schema["title"]] = {"enum": schema["enum"]}
        return {"$ref": f"#/definitions/{schema['title']}"}
    keys = schema.pop("propertyNames", {})
    if "title" in keys:
        named(keys, words)
        values = dict.fromkeys(keys["enum"], schema["additionalProperties"])
        known = {"properties": values, "required": list(values)}
        return {"type": "object", **known, "additionalProperties": False}
    return {name: named(each, words) for name, each in schema.items()}


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(schemas(), encoding="utf-8")
