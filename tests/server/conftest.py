from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.live import Live, live
from kit.store_kinds import StoreKind


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One server for all tests that need no other."""
    with live(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture
def kind(request: pytest.FixtureRequest, tmp_path: Path) -> StoreKind:
    """An empty store of the kind that the test names."""
    if request.param == "sqlite":
        return StoreKind(tmp_path / "data")
    return StoreKind(request.getfixturevalue("database"))
