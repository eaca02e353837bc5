#!/usr/bin/env python3
"""The page docs/tables.md, made from the structs of the games' tables and what they say of fields.

`tables_docs.py` writes it; `tables_docs.py --check` compares it, writes nothing, and exits with 1
if the page is outdated.
"""

from __future__ import annotations

import argparse
import inspect
import io
import re
import sys
import textwrap
import tokenize
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import inspect as types

from overseer.games.fallout import table as fallout
from overseer.games.shelter import table as shelter
from overseer.kernel.table import MERGED

ROOT = Path(__file__).parents[1]
PAGE = Path("docs/tables.md")
COMMAND = ".venv/bin/python scripts/tables_docs.py"
TABLES: tuple[tuple[str, ModuleType, type], ...] = (
    ("Fallout Shelter", shelter, shelter.ShelterTable),
    ("Fallout: The Board Game", fallout, fallout.FalloutTable),
)
OPENING = f"""\
# Tables

This page is generated: edit the structs in `src/overseer/games/*/table.py`, then run `{COMMAND}`.

`state.view(seat)["table"]` is what lies on the table as a seat sees it, in these words;
`game.position(table)`, the line `position` of a [journal](journal.md) and `overseer play
--position FILE` set up a position in the same words
([how](api.md#views-and-search-without-cheating)). A key that begins with "ALL" is there only for
`overseer.ALL`, the seat that sees everything.

In a position, whatever is left out is as after the set-up. A list that says "matched by" goes
together with that of the set-up member by member; any other list that is given replaces it."""


def page() -> str:
    """The whole page."""
    lines, shared = [OPENING], list[type]()
    for title, module, root in TABLES:
        structs = structs_of(root)
        lines += ["", f"## {title}"]
        _, *paragraphs = (inspect.getdoc(module) or "").split("\n\n")
        lines += [line for paragraph in paragraphs for line in ("", paragraph)]
        for struct in structs:
            if struct.__module__ == module.__name__:
                lines += struct_lines(struct)
            elif struct not in shared:
                shared.append(struct)
    lines += ["", "## Both games"]
    return "\n".join([*lines, *(line for each in shared for line in struct_lines(each))]) + "\n"


def struct_lines(struct: type) -> Iterator[str]:
    """The section of a struct: what it is, and its keys."""
    yield from ("", f"### {struct.__name__}", "", inspect.getdoc(struct) or "", "")
    yield "| key | what it holds | |"
    yield "|---|---|---|"
    told = comments(struct)
    for field in struct_type(struct).fields:
        yield f"| `{field.name}` | {words_of(field.type)} | {cell(told.get(field.name, ''))} |"


def structs_of(root: type) -> list[type]:
    """The structs that a table is made of, each before those that it holds."""
    found: list[type] = []

    def visit(kind: types.Type) -> None:
        if isinstance(kind, types.StructType) and kind.cls not in found:
            found.append(kind.cls)
            for field in kind.fields:
                visit(field.type)
        for part in parts(kind):
            visit(part)

    visit(types.type_info(root))
    return found


def parts(kind: types.Type) -> list[types.Type]:
    """The types that a type is put together from, but for the fields of a struct."""
    if isinstance(kind, types.Metadata):
        return [kind.type]
    if isinstance(kind, types.UnionType):
        return list(kind.types)
    if isinstance(kind, types.ListType):
        return [kind.item_type]
    if isinstance(kind, types.DictType):
        return [kind.key_type, kind.value_type]
    return []


def struct_type(struct: type) -> types.StructType:
    """A struct as msgspec describes it."""
    kind = types.type_info(struct)
    assert isinstance(kind, types.StructType)
    return kind


def words_of(kind: types.Type) -> str:
    """A type in words."""
    if isinstance(kind, types.Metadata):
        merged = (kind.extra or {}).get(MERGED)
        how = "" if merged is None else f", matched by {f'`{merged}`' if merged else 'place'}"
        return f"{words_of(kind.type)}{how}"
    if isinstance(kind, types.UnionType):
        told = [each for each in kind.types if not isinstance(each, types.NoneType)]
        words = " or ".join(words_of(each) for each in told)
        return words if len(told) == len(kind.types) else f"{words} or `None`"
    if isinstance(kind, types.ListType):
        words = words_of(kind.item_type)
        return f"list of ({words})" if " or " in words else f"list of {words}"
    if isinstance(kind, types.DictType):
        return f"mapping of {words_of(kind.key_type)} to {words_of(kind.value_type)}"
    if isinstance(kind, types.StructType):
        return f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
    if isinstance(kind, types.LiteralType):
        return ", ".join(f'`"{value}"`' for value in literals(kind))
    if isinstance(kind, types.IntType):
        return f"number{span(kind.ge, kind.le)}"
    return {types.BoolType: "truth", types.StrType: "text", types.AnyType: "anything"}[type(kind)]


def literals(kind: types.LiteralType) -> list[Any]:
    """The values of a literal; the letters are in their usual order."""
    return sorted(kind.values, key=lambda value: ("SPECIAL".find(str(value)), str(value)))


def span(low: int | None, high: int | None) -> str:
    """The limits of a number."""
    if low is None:
        return ""
    return f" from {low} to {high}" if high is not None else f" from {low} up"


def comments(struct: type) -> dict[str, str]:
    """What the source says of each field of a struct, beside it or above it."""
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if base.__module__.startswith("overseer."):
            found.update(own_comments(textwrap.dedent(inspect.getsource(base))))
    return found


def own_comments(source: str) -> dict[str, str]:
    """The comments on the fields that a class itself declares, by their names."""
    found: dict[str, str] = {}
    lines = source.splitlines()
    above: list[str] = []
    name = ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        line = lines[token.start[0] - 1] if token.start[0] <= len(lines) else ""
        if token.type == tokenize.COMMENT:
            text = token.string.lstrip("# ")
            if line.lstrip().startswith("#") and not name:
                above.append(text)
            else:
                found[name] = f"{found.get(name, '')} {text}".strip()
        elif token.type == tokenize.NAME and not name:
            declared = re.match(r"    (\w+):", line)
            if declared and token.start[1] == 4 and declared[1] == token.string:
                name = token.string
                if above:
                    found[name] = " ".join(above)
        elif token.type == tokenize.NEWLINE:
            name, above = "", []
    return found


def cell(text: str) -> str:
    """A text as it stands in a table."""
    return re.sub(r"([|*<\[\]])", r"\\\1", text)


def main() -> int:
    """Write the page, or compare it with what would be written."""
    parser = argparse.ArgumentParser(description="Make docs/tables.md from the games' tables.")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if it differs")
    file, made = ROOT / PAGE, page()
    if file.exists() and file.read_text(encoding="utf-8") == made:
        return 0
    if parser.parse_args().check:
        print(f"{PAGE} is outdated: run {COMMAND}", file=sys.stderr)
        return 1
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(made, encoding="utf-8")
    print(f"wrote {PAGE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
