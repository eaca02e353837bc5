"""Set-up that all tests share: the plugin that gathers which ledger ids they cover."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from installing import TOY, install
from overseer import registry

pytest_plugins = ["pytester", "rule_coverage"]


class Dealt:
    """Secrets that are dealt: the same ones in each run of a test."""

    def __init__(self, name: str) -> None:
        self._random = random.Random(name)

    def randbits(self, bits: int) -> int:
        return self._random.getrandbits(bits)

    def token_hex(self, size: int) -> str:
        return self._random.randbytes(size).hex()


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test is lucky once a week: what a table would draw by chance, its test decides."""
    monkeypatch.setattr("overseer.journal.secret.secrets", Dealt(request.node.name))


@pytest.fixture
def toy_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A third game, found through its entry point."""
    install(monkeypatch, TOY)
    yield
    monkeypatch.undo()
    registry.installed.cache_clear()
