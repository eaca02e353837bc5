"""Set-up that the fuzz tests share: one server for a worker, whose log must stay free of traces."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from overseer.bench.serving import Serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server on a free port."""
    with Serving(tmp_path_factory.mktemp("server")) as serving:
        yield serving


@pytest.fixture(autouse=True)
def sound(server: Serving) -> Iterator[None]:
    """Every test leaves the same process running, with no stack trace in what it said."""
    begun = server.pid
    yield
    assert server.pid == begun
    assert "Traceback" not in server.log.read_text()
