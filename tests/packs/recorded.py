"""What the readers of packs know: recorded while they read, so that nothing is listed twice."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from overseer.content import fields, pack
from overseer.content.fallout import scope
from overseer.content.fallout.loading import read_pack as read_fallout
from overseer.content.fields import Fields
from overseer.content.lessons import read_lessons
from overseer.content.pack import find, open_pack
from overseer.content.problems import Problems
from overseer.content.shelter.loading import read_pack as read_shelter
from overseer.content.source import Mapping, Node

CONTENT = Path(pack.__file__).parent
HELPERS = {fields.__file__, scope.__file__}  # they read for others


@dataclass(frozen=True)
class Site:
    """A place in the code that reads something, and what it calls it in messages."""

    module: str  # such as "fallout/tiles"
    function: str
    name: str


@dataclass
class Known:
    """What the readers of packs look for."""

    keys: dict[Site, set[str]] = field(default_factory=dict)
    needed: dict[Site, set[str]] = field(default_factory=dict)
    numbers: dict[tuple[Site, str], tuple[int, int]] = field(default_factory=dict)
    choices: dict[tuple[Site, str], tuple[str, ...]] = field(default_factory=dict)
    lists: dict[tuple[Site, str], tuple[int, int]] = field(default_factory=dict)
    readers: set[tuple[str, str]] = field(default_factory=set)  # modules and functions


def recorded(packs: Sequence[Path], monkeypatch: pytest.MonkeyPatch) -> Known:
    """All that is looked for while some packs are read."""
    known = Known()
    sites: dict[int, Site] = {}
    begin, number, choice = Fields.__init__, Fields.number, Fields.choice

    def noting(
        self: Fields,
        mapping: Mapping,
        name: str,
        keys: Sequence[str],
        problems: Problems,
        needed: Sequence[str] = (),
    ) -> None:
        begin(self, mapping, name, keys, problems, needed)
        near, far = _callers()
        known.readers.add((_module(near), near.f_code.co_name))
        site = Site(_module(far), far.f_code.co_name, name)
        sites[id(self)] = site
        known.keys.setdefault(site, set()).update(keys)
        known.needed.setdefault(site, set()).update(needed)

    def noting_number(self: Fields, key: str, low: int, high: int, default: int) -> int:
        known.numbers[sites[id(self)], key] = low, high
        return number(self, key, low, high, default)

    def noting_choice(self: Fields, key: str, options: Sequence[str]) -> str:
        known.choices[sites[id(self)], key] = tuple(options)
        return choice(self, key, options)

    items_of = scope.items_of

    def noting_list(
        node: Node, name: str, example: str, where: Any, least: int = 0, most: int = 20
    ) -> Iterator[Node]:
        _, far = _callers()
        known.lists[Site(_module(far), far.f_code.co_name, where.card), name] = least, most
        return items_of(node, name, example, where, least, most)

    monkeypatch.setattr(Fields, "__init__", noting)
    monkeypatch.setattr(Fields, "number", noting_number)
    monkeypatch.setattr(Fields, "choice", noting_choice)
    for name, module in list(sys.modules.items()):
        if name.startswith("overseer.content.fallout.") and hasattr(module, "items_of"):
            monkeypatch.setattr(module, "items_of", noting_list)
    problems = Problems()
    for path in packs:
        opened = open_pack(path, path.name, problems)
        assert opened is not None
        read_lessons(opened, problems)
        read = read_fallout if opened.info.game == "fallout" else read_shelter
        read(*find(path, opened.info.game), problems)
    problems.raise_any()
    return known


def readers() -> set[tuple[str, str]]:
    """The functions that read a block of keys, by the code itself."""
    found = set()
    for path in CONTENT.rglob("*.py"):
        if str(path) in HELPERS:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(_reads(call) for call in ast.walk(node)):
                found.add((_named(path), node.name))
    return found


def _reads(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("Fields", "block")
    )


def _callers() -> tuple[FrameType, FrameType]:
    """Who asked a helper to read, and the nearest who is none."""
    frame: FrameType | None = sys._getframe(2)
    while frame is not None and frame.f_code.co_name == "block":
        frame = frame.f_back
    assert frame is not None
    near = far = frame
    while far.f_code.co_filename in HELPERS or far.f_code.co_name.startswith("<"):
        assert far.f_back is not None
        far = far.f_back
    return near, far


def _module(frame: FrameType) -> str:
    return _named(Path(frame.f_code.co_filename))


def _named(path: Path) -> str:
    return path.relative_to(CONTENT).with_suffix("").as_posix()
