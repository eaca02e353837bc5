"""Damaged Fallout packs: damage is reported, never raised."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overseer import content
from overseer.content.fallout.dice import read_dice
from overseer.content.fallout.loading import FILES
from overseer.content.problems import Place, Problems
from overseer.content.source import Broken, Entry, Items, Mapping, Node, Scalar, Word, read_yaml
from packs.fallout_packs import OUTPOST, TINY, write

AT = Place("damaged.yaml", 7, 7)


def _scalar(text: str) -> Scalar:
    return Scalar(AT, text, tuple(Word(AT, word) for word in text.split()))


WRONG: tuple[Node, ...] = (
    *(_scalar(text) for text in ("", "0", "-1", "99999", "true", "level", "this", "X", "a b")),
    Items(AT, ()),
    Items(AT, (Items(AT, ()),)),
    Mapping(AT, {}),
    Mapping(AT, {"a": Entry(_scalar("a"), _scalar("1"))}),
    Broken(AT),
)


def _damaged(node: Node) -> Iterator[Node]:
    """The value with each value inside it wrong in turn, or misspelt, or missing."""
    yield from WRONG
    if isinstance(node, Items):
        for n, value in enumerate(node.values):
            for wrong in _damaged(value):
                yield Items(node.place, (*node.values[:n], wrong, *node.values[n + 1 :]))
        yield Items(node.place, node.values * 3)
    elif isinstance(node, Mapping):
        for key, entry in node.entries.items():
            others = {name: other for name, other in node.entries.items() if name != key}
            yield Mapping(node.place, others)
            yield Mapping(node.place, {**others, f"{key}x": Entry(_scalar(f"{key}x"), entry.value)})
            for wrong in _damaged(entry.value):
                yield Mapping(node.place, {**node.entries, key: Entry(entry.key, wrong)})


@pytest.mark.parametrize("name", FILES)
def test_no_value_makes_a_reader_fail(name: str) -> None:
    problems = Problems()
    root = read_yaml(OUTPOST / name, name, problems)
    assert root is not None
    kind, reader = FILES[name]
    for card_id, entry in root.entries.items():
        assert isinstance(entry.value, Mapping)
        for body in _damaged(entry.value):
            if isinstance(body, Mapping):
                problems = Problems()
                reader(card_id, body, problems)
                assert all(problem.message and problem.line for problem in problems.sorted()), kind


def test_no_value_makes_the_reader_of_dice_fail() -> None:
    root = read_yaml(OUTPOST / "dice.yaml", "dice.yaml", Problems())
    assert root is not None
    for body in _damaged(root):
        if isinstance(body, Mapping):
            read_dice(body, Problems())


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from([*TINY, "pack.yaml", "texts/en.ftl", "story/en.ftl"]),
    st.floats(0, 1, exclude_max=True),
    st.integers(0, 12),
    st.text(alphabet="ab:-?[]{},\"'|>&*!%#@ \n\tX19<=$", max_size=4),
)
def test_damage_is_reported_inside_the_damaged_file_or_where_it_shows(
    tmp_path_factory: pytest.TempPathFactory, name: str, where: float, cut: int, put: str
) -> None:
    folder = write(tmp_path_factory.getbasetemp() / "damaged", TINY)
    text = (folder / name).read_text(encoding="utf-8")
    start = int(where * len(text))
    (folder / name).write_text(text[:start] + put + text[start + cut :], encoding="utf-8")
    for problem in content.check(folder):
        shown = Path(problem.file)
        if not shown.is_relative_to(folder):
            # Without `standalone` it lies on the built-in pack, whose cards are then replaced.
            assert "outpost" in problem.file
            continue
        lines = shown.read_text(encoding="utf-8").split("\n") if shown.exists() else [""]
        assert 1 <= problem.line <= len(lines)
        assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1
        assert problem.message
