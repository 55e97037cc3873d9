from __future__ import annotations

from collections.abc import Iterator

import pytest

from kit.live import Live, live


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One server for all tests that need no other."""
    with live(tmp_path_factory.mktemp("tables")) as found:
        yield found
