"""Files of positions: tables in the words of the view, as JSON or YAML."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import AliasEvent

from overseer.kernel.errors import Malformed

_LARGEST = 1_000_000  # bytes


def read_position(file: Path) -> dict[str, Any]:
    """The table that a file holds; what it means is checked by the game."""
    text = _text_of(file)
    try:
        table = json.loads(text) if text.lstrip().startswith("{") else _yaml(text)
    except json.JSONDecodeError as error:
        # A table in the flow style of YAML also begins with a brace.
        try:
            table = _yaml(text)
        except (YAMLError, ValueError, RecursionError):
            raise _refused(file, f"line {error.lineno}: this is not JSON ({error.msg})") from None
    except MarkedYAMLError as error:
        where = "" if error.problem_mark is None else f"line {error.problem_mark.line + 1}: "
        raise _refused(file, f"{where}this is not YAML ({error.problem})") from None
    except (YAMLError, ValueError, RecursionError) as error:
        reason = " ".join(f"{error!s:.200}".split())  # YAML's own words take several lines
        raise _refused(file, f"this is neither JSON nor YAML ({reason})") from None
    if not isinstance(table, Mapping):
        raise _refused(file, "a position is a mapping, such as {players: [{}, {}]}")
    return dict(table)


def _text_of(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            raw = opened.read(_LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise _refused(file, f"cannot be read ({reason})") from None
    if len(raw) > _LARGEST:
        raise _refused(file, "too large to be a position")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise _refused(file, "this is not text") from None


def _yaml(text: str) -> object:
    yaml = YAML(typ="safe", pure=True)
    if any(isinstance(event, AliasEvent) for event in yaml.parse(text)):
        raise ValueError("an alias (*) is not allowed: write it out")
    return YAML(typ="safe", pure=True).load(text)


def _refused(file: Path, words: str) -> Malformed:
    return Malformed(f"--position {file}: {words}.")
