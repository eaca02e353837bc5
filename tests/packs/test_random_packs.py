"""Any pack: what is written is what is loaded, and damage is reported, never raised."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overseer import content
from overseer.content.shelter import Item, Room, Threat, load
from packs.random_packs import Card, packs, write_pack

EXAMPLE = Path(__file__).parents[2] / "examples" / "packs" / "night-market"
FILES = ["pack.yaml", "rooms.yaml", "items.yaml", "threats.yaml", "texts/en.ftl"]
CORE = load()


@settings(max_examples=60, deadline=None)
@given(packs)
def test_what_is_written_is_what_is_loaded(
    tmp_path_factory: pytest.TempPathFactory, cards: Sequence[Card]
) -> None:
    folder = write_pack(tmp_path_factory.getbasetemp() / "random", cards)
    shelter = load([folder])
    assert list(shelter.rooms[len(CORE.rooms) :]) == [c for c in cards if isinstance(c, Room)]
    assert list(shelter.items[len(CORE.items) :]) == [c for c in cards if isinstance(c, Item)]
    assert list(shelter.threats[len(CORE.threats) :]) == [c for c in cards if isinstance(c, Threat)]
    content.warnings(folder)


@settings(max_examples=80, deadline=None)
@given(
    st.sampled_from(FILES),
    st.floats(0, 1, exclude_max=True),
    st.integers(0, 12),
    st.text(alphabet="ab:-?[]{},\"'|>&*!%#@ \n\tW19<=$", max_size=4),
)
def test_damage_is_reported_inside_the_damaged_file_or_where_it_shows(
    tmp_path_factory: pytest.TempPathFactory, name: str, where: float, cut: int, put: str
) -> None:
    folder = tmp_path_factory.getbasetemp() / "damaged"
    shutil.copytree(EXAMPLE, folder, dirs_exist_ok=True)
    text = (EXAMPLE / name).read_text(encoding="utf-8")
    start = int(where * len(text))
    (folder / name).write_text(text[:start] + put + text[start + cut :], encoding="utf-8")
    for problem in content.check(folder):
        shown = Path(problem.file)
        assert shown.is_relative_to(folder)
        lines = shown.read_text(encoding="utf-8").split("\n") if shown.exists() else [""]
        assert 1 <= problem.line <= len(lines)
        assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1
        assert problem.message
