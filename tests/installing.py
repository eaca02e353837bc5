"""Games that are installed for a test: what pip would leave behind, put on the path of Python."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from overseer import registry
from overseer.bots import foreign

TESTS = Path(__file__).parent
TOY = TESTS / "installed"  # a distribution with the toy game, see its README


def environment(*folders: Path) -> dict[str, str]:
    """The variables of a process in which the distributions of some folders are installed."""
    known = os.environ.get("PYTHONPATH", "")
    return {"PYTHONPATH": os.pathsep.join([*map(str, folders), str(TESTS), known])}


def install(monkeypatch: pytest.MonkeyPatch, *folders: Path) -> None:
    """Have the distributions of some folders found, in this process and in those it starts."""
    for folder in folders:
        monkeypatch.syspath_prepend(folder)
    for name, value in environment(*folders).items():
        monkeypatch.setenv(name, value)
    registry.installed.cache_clear()
    foreign.installed.cache_clear()


def distribution(
    folder: Path, name: str, games: Mapping[str, str], group: str = registry.GROUP, **modules: str
) -> Path:
    """A distribution written into a folder: its games by name, its modules with their text.

    Of another group it has other things than games.
    """
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    points = "".join(f"{game} = {value}\n" for game, value in games.items())
    (info / "entry_points.txt").write_text(f"[{group}]\n{points}")
    for module, text in modules.items():
        (folder / f"{module}.py").write_text(text)
    return folder
