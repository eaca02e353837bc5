"""Table options on the command line, written NAME=VALUE."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from overseer.kernel.errors import Malformed
from overseer.kernel.options import TableOption


def read_options(words: Sequence[str], known: Sequence[TableOption]) -> dict[str, Any]:
    """The options of `scenario=rust-road max_rounds=20`; the game checks what they mean.

    Numbers, true, false and none are what they look like, but for names; commas make a list.
    """
    kinds = {option.name: option.kind for option in known}
    chosen: dict[str, Any] = {}
    for word in words:
        name, equals, value = (part.strip() for part in word.partition("="))
        name = name.replace("-", "_")
        if not equals or not name:
            raise Malformed(f"--option {word!r}: write NAME=VALUE, such as scenario=ID.")
        if name in chosen:
            raise Malformed(f"--option: {name} is given twice.")
        chosen[name] = _value(kinds.get(name), value)
    return chosen


def _value(kind: str | None, text: str) -> Any:
    if kind == "names":
        return [part.strip() for part in text.split(",") if part.strip()]
    if kind == "choice":
        return text
    parts = [_plain(part.strip()) for part in text.split(",")]
    return parts if len(parts) > 1 else parts[0]


def _plain(text: str) -> Any:
    if text.lower() == "none":
        return None
    try:
        value = json.loads(text)
    except ValueError:
        return text
    return value if isinstance(value, bool | int) else text
