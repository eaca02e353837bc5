#!/usr/bin/env python3
"""The tables of docs/envs.md: every feature of an observation and every kind of action.

`envs_docs.py` writes them; `envs_docs.py --check` compares them, writes nothing, and exits with 1
if the page is outdated.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from overseer.envs.space import MOST, Feature, Kind, Layout, loaded, spaces_of
from overseer.registry import BUILT_IN

ROOT = Path(__file__).parents[1]
PAGE = Path("docs/envs.md")
COMMAND = ".venv/bin/python scripts/envs_docs.py"
BEGIN = "<!-- The rest of this page is written by scripts/envs_docs.py. -->"
TITLES = {"shelter": "Fallout Shelter", "fallout": "Fallout"}
PLAYERS = 2


def tables(layout: Layout) -> Iterator[str]:
    """Both tables of a game, line by line."""
    yield f"### Observations: {layout.length} numbers"
    yield ""
    yield "| from | feature | shape | numbers | meaning |"
    yield "|---|---|---|---|---|"
    for feature, start in zip(layout.features, layout.blocks, strict=True):
        yield feature_row(feature, start)
    yield ""
    yield f"### Actions: {layout.actions}"
    yield ""
    yield "| from | kind | actions | by |"
    yield "|---|---|---|---|"
    for kind, first in zip(layout.kinds, layout.firsts, strict=True):
        yield kind_row(kind, first)


def feature_row(feature: Feature, start: int) -> str:
    """A feature as a row."""
    shape = " x ".join(map(str, feature.shape))
    most = "up" if feature.most == MOST else str(feature.most)
    own = " (only the seat itself)" if feature.is_private else ""
    numbers = f"{feature.least} {'and' if most == '1' else 'to'} {most}"
    if most == "up":
        numbers = f"from {feature.least} up"
    return f"| {start} | `{feature.name}` | {shape} | {numbers} | {feature.meaning}{own} |"


def kind_row(kind: Kind, first: int) -> str:
    """A kind of action as a row."""
    fields = " x ".join(f"{name} ({size})" for name, size in kind.fields)
    more = f", and other tokens one by one ({kind.more})" if kind.more else ""
    return f"| {first} | `{kind.word}` | {kind.size} | {fields}{more} |"


def written(page: str) -> str:
    """The page with its tables as they should be."""
    head, mark, _ = page.partition(BEGIN)
    lines = [head.rstrip(), "", mark or BEGIN]
    for name in BUILT_IN:
        layout = spaces_of(loaded(name), PLAYERS).layout
        lines += ["", f"## {TITLES[name]}, {PLAYERS} players, core pack", "", *tables(layout)]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write the tables, or compare them."""
    parser = argparse.ArgumentParser(description="Write the tables of docs/envs.md.")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if they differ")
    only_check = parser.parse_args().check
    file = ROOT / PAGE
    before = file.read_text(encoding="utf-8")
    after = written(before)
    if before == after:
        return 0
    if only_check:
        print(f"{PAGE} is outdated: run {COMMAND}", file=sys.stderr)
        return 1
    file.write_text(after, encoding="utf-8")
    print(f"wrote {PAGE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
