"""Set-up that all tests share: the plugin that gathers which ledger ids they cover."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from installing import TOY, install
from overseer import registry

pytest_plugins = ["pytester", "rule_coverage"]


@pytest.fixture
def toy_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A third game, found through its entry point."""
    install(monkeypatch, TOY)
    yield
    monkeypatch.undo()
    registry.installed.cache_clear()
