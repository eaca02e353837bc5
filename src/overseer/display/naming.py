"""Naming: what a person means who types a name, in any language, in full or in part."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from overseer.kernel.explanation import Explanation, Players, Reason
from overseer.texts.bundles import LANGUAGES

T = TypeVar("T")
Named = tuple[str, tuple[str, ...]]  # a thing as the rules take it, and its names

_DASHES = str.maketrans("-_’'", "    ")
_LEAST_PART = 3  # letters of a part; fewer are in too many names


def plain(text: str) -> str:
    """A name without what people leave out: capitals, dashes and spare spaces."""
    return " ".join(text.casefold().translate(_DASHES).split())


def matching(text: str, named: Iterable[tuple[T, Sequence[str]]]) -> list[T]:
    """The things that a text names: those whose whole name it is, or else those it is a part of."""
    wanted = plain(text)
    if not wanted:
        return []
    whole: list[T] = []
    part: list[T] = []
    for thing, spoken in named:
        names = {plain(name) for name in spoken}
        if wanted in names:
            whole.append(thing)
        elif len(wanted) >= _LEAST_PART and any(wanted in name for name in names):
            part.append(thing)
    return whole or part


def explained(
    name: str,
    named: Iterable[Named],
    buttons: Iterable[Named],
    explain: Callable[[str], Explanation],
    several: Callable[[str, str], str],
) -> Explanation | None:
    """Why the thing of a name is or is not possible, None if nothing has it; names are by language.

    Of buttons the whole text must be given. `several` says, in a language, that a name is not
    enough, and what it could mean.
    """
    wanted = plain(name)
    found = [each for each in buttons if wanted in map(plain, each[1])]
    found = found or matching(name, ((each, each[1]) for each in named))
    if not found:
        return None
    if len({spoken for _, spoken in found}) == 1:  # a tile may be called as its place
        return explain(found[0][0])

    def told(language: str, players: Players) -> str:
        place = LANGUAGES.index(language)
        return several(language, ", ".join(dict.fromkeys(spoken[place] for _, spoken in found)))

    return Explanation(False, (Reason("several", (), told),))
