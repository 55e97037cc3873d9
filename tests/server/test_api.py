"""Schemathesis: whatever is sent, the API behaves as its description says."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from kit.games import NIGHTLY, short_or_nightly
from kit.live import Live
from kit.waiting import PATIENCE

UNCHECKED = ["positive_data_acceptance"]
"""A body of the right shape may still name a game or a seat that is not there."""

quick = settings(
    max_examples=short_or_nightly(4, 100),
    derandomize=not NIGHTLY,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
)


@pytest.fixture(scope="session")
def api(server: Live) -> Any:
    found = schemathesis.openapi.from_url(f"http://{server.host}/api/openapi.json")
    found.config.update(base_url=f"http://{server.host}", request_timeout=PATIENCE)
    return found


def excluded(*names: str) -> list[Any]:
    return schemathesis.checks.CHECKS.get_by_names([*UNCHECKED, *names])


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@quick
def test_anything_sent_gets_what_the_description_says(case: Any) -> None:
    case.call_and_validate(excluded_checks=excluded())


@schema.include(path_regex="{id}").parametrize()
@quick
def test_anything_sent_to_a_table_with_its_keys_gets_what_the_description_says(
    case: Any, server: Live
) -> None:
    keys = server.made("person", "open", "easy")
    case.path_parameters = {"id": keys["table"]}
    sent = {"Authorization": f"Bearer {keys['key']},{keys['host_key']}"}
    right = excluded("ignored_auth", "negative_data_rejection")  # what was wrong in key or path
    case.call_and_validate(headers=sent, excluded_checks=right)


def test_the_description_names_every_route_and_its_errors(server: Live) -> None:
    document = server.http.get("/api/openapi.json").json()
    routes = {(way, path) for path, ways in document["paths"].items() for way in ways}
    assert ("post", "/api/tables") in routes
    assert ("get", "/health") in routes
    assert len(routes) == 45
    for path, ways in document["paths"].items():
        for way in ways.values():
            assert len(way["summary"]) > 10
            assert ("security" in way) == (way["tags"] != ["all"])
            assert {"400", "429"} <= way["responses"].keys()
            assert "{id}" not in path or "404" in way["responses"]
    assert set(document["components"]["securitySchemes"]) == {"person", "bearer"}
