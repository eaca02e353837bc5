"""Packs made for a test."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from overseer import content

MANIFEST = """\
id: my-pack
version: 1.0.0
game: shelter
languages: [en]
licence: CC-BY-4.0
"""
NAMES = """\
pack-name = My pack
room-hall = Hall
item-lamp = Lamp
threat-rat = Rat
"""

MakePack = Callable[[Mapping[str, str]], Path]
Errors = Callable[[Mapping[str, str]], list[str]]


@pytest.fixture
def make_pack(tmp_path: Path) -> MakePack:
    """Write a pack of the given files; manifest and names are supplied unless given."""

    def make(files: Mapping[str, str]) -> Path:
        folder = tmp_path / "my-pack"
        for name, text in {"pack.yaml": MANIFEST, "texts/en.ftl": NAMES, **files}.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
        return folder

    return make


@pytest.fixture
def errors(make_pack: MakePack) -> Errors:
    """All errors of a pack of the given files, without the folder in front."""

    def find(files: Mapping[str, str]) -> list[str]:
        folder = make_pack(files)
        return [str(error).removeprefix(f"{folder}/") for error in content.check(folder)]

    return find


@pytest.fixture
def doubts(make_pack: MakePack) -> Errors:
    """All warnings about a pack of the given files, without those on missing languages."""

    def find(files: Mapping[str, str]) -> list[str]:
        folder = make_pack(files)
        findings = content.examine(folder)
        assert findings.errors == ()
        found = (str(doubt).removeprefix(f"{folder}/") for doubt in findings.warnings)
        return [doubt for doubt in found if not doubt.startswith("texts/")]

    return find
