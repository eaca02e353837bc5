"""Bots of other people: how they are named, and where they are found.

A name such as `my_bots:Careful` is a class in a module. A package can also bring bots as entry
points of the group `overseer.bots`, which are then known by their own names. Nothing of either is
imported here: it is another process that does it, see `guest`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import entry_points

from overseer.kernel.errors import Malformed

GROUP = "overseer.bots"
LONGEST = 100  # letters of a reference

_NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,63}")
_WORD = r"[^\W\d]\w*"
_REFERENCE = re.compile(rf"{_WORD}(\.{_WORD})*:{_WORD}(\.{_WORD})*")


@cache
def installed() -> dict[str, str]:
    """The bots that other distributions bring: what each name refers to, as module:Class.

    Names are such as journals write them; others are passed over.
    """
    found = sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))
    return {point.name: point.value for point in found if _NAME.fullmatch(point.name)}


def is_reference(name: object) -> bool:
    """Whether a name is meant as module:Class."""
    return isinstance(name, str) and ":" in name


def reference_of(name: str) -> str:
    """The module:Class that a bot of other people stands for."""
    reference = name if is_reference(name) else installed()[name]
    if not _REFERENCE.fullmatch(reference) or len(reference) > LONGEST:
        raise Malformed(
            f"The bot {name!r:.120} is not module:Class, such as my_bots:Careful, "
            f"of {LONGEST} letters at most."
        )
    return reference
