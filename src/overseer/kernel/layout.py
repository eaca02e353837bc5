"""Layouts: a table that somebody wrote down, checked and put together by the type of its game.

A position is set up in the words of a view. What is wrong with it is told by paths such as
`players[1].cubes.W`, all at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Generic, TypeVar

from msgspec import inspect

from overseer.kernel.errors import Malformed
from overseer.kernel.table import MERGED

T = TypeVar("T")
S = TypeVar("S")
N = TypeVar("N")

_MOST = 20  # problems that are told at once
_LARGEST = 1_000_000  # no number on any table comes near it
_LONGEST = 500  # nor does a list to this; what is looked for in longer ones would take minutes


class Problems:
    """What is wrong with a table, by paths."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def add(self, path: str, text: str) -> None:
        """Note that something is wrong."""
        self.found.append(f"{path} {text}")

    @property
    def are_many(self) -> bool:
        """Whether no more of them will be told, so that hints are not worth their while."""
        return len(self.found) >= _MOST

    def raise_any(self) -> None:
        """Refuse the table, if anything is wrong with it."""
        if self.found:
            more = len(self.found) - _MOST
            rest = [f"and {more} more"] if more > 0 else []
            told = "; ".join([*self.found[:_MOST], *rest])
            raise Malformed(told if told.endswith("?") else f"{told}.")


@dataclass(frozen=True)
class Draft(Generic[T, S, N]):
    """A table on its way to a position: whoever reads a part of it takes it from here."""

    table: T  # whole: what was left out is as after the set-up
    state: S  # of the game after the set-up
    names: N  # of its cards
    given: Mapping[str, Any]  # what was written down, and nothing else
    problems: Problems


def check(value: object, kind: inspect.Type, path: str, problems: Problems, whole: bool) -> None:
    """Compare a value with its type; unless `whole`, fields of a struct may be left out."""
    kind, _ = _unwrapped(kind)
    if isinstance(kind, inspect.UnionType):
        _check_union(value, kind, path, problems, whole)
    elif isinstance(kind, inspect.StructType):
        _check_struct(value, kind, path, problems, whole)
    elif isinstance(kind, inspect.ListType):
        if not isinstance(value, list | tuple):
            problems.add(path, f"is {value!r:.60}; it is a list")
            return
        if len(value) > _LONGEST:
            problems.add(path, f"has {len(value)} members, more than there are on any table")
            return
        for number, each in enumerate(value):
            check(each, kind.item_type, f"{path}[{number}]", problems, whole)
    elif isinstance(kind, inspect.DictType):
        if not isinstance(value, Mapping):
            problems.add(path, f"is {value!r:.60}; it is a mapping")
            return
        for key, each in value.items():
            check(key, kind.key_type, f"{path}.{key}", problems, whole)
            check(each, kind.value_type, f"{path}.{key}", problems, whole)
    else:
        _check_leaf(value, kind, path, problems)


def _check_union(
    value: object, kind: inspect.UnionType, path: str, problems: Problems, whole: bool
) -> None:
    if value is None and any(isinstance(each, inspect.NoneType) for each in kind.types):
        return
    rest = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
    tries = []
    for each in rest:
        tried = Problems()
        check(value, each, path, tried, whole)
        if not tried.found:
            return
        tries.append(tried.found)
    problems.found += tries[0]


def _check_struct(
    value: object, kind: inspect.StructType, path: str, problems: Problems, whole: bool
) -> None:
    if not isinstance(value, Mapping):
        problems.add(path, f"is {value!r:.60}; it is a mapping")
        return
    fields = {field.name: field for field in kind.fields}
    for key, each in value.items():
        inner = f"{path}.{key}" if path else str(key)
        if key in fields:
            own, merged = _unwrapped(fields[key].type)
            is_list = isinstance(own, inspect.ListType)
            check(each, own, inner, problems, merged is None if is_list else whole)
            if merged and isinstance(each, list | tuple) and len(each) <= _LONGEST:
                _check_once(each, merged, inner, problems)
        else:
            near = [] if problems.are_many else get_close_matches(str(key), fields, 1)
            hint = f"; did you mean {near[0]!r}?" if near else f"; known are {', '.join(fields)}"
            problems.add(inner, f"is not known{hint}")
    for name, field in fields.items():
        if whole and field.required and name not in value:
            problems.add(path, f"has no {name!r}")


def _check_once(members: Sequence[object], key: str, path: str, problems: Problems) -> None:
    """Members of a list that are told apart by a key have one each."""
    seen: list[object] = []
    for number, each in enumerate(members):
        if isinstance(each, Mapping) and key in each:
            if each[key] in seen:
                problems.add(f"{path}[{number}].{key}", f"is {each[key]!r:.60}, as of another one")
            seen.append(each[key])


def _check_leaf(value: object, kind: inspect.Type, path: str, problems: Problems) -> None:
    if isinstance(kind, inspect.IntType):
        low, high = kind.ge, kind.le
        if type(value) is int:
            fits = (low is None or value >= low) and (high is None or value <= high)
            if abs(value) > _LARGEST:
                problems.add(path, "is too large a number")
                return
        else:
            fits = False
        if not fits:
            wanted = "a number"
            if low is not None:
                wanted += f" from {low} to {high}" if high is not None else f" from {low} up"
            problems.add(path, f"is {value!r:.60}; it is {wanted}")
    elif isinstance(kind, inspect.BoolType):
        if type(value) is not bool:
            problems.add(path, f"is {value!r:.60}; it is true or false")
    elif isinstance(kind, inspect.StrType):
        if type(value) is not str:
            problems.add(path, f"is {value!r:.60}; it is a text")
    elif isinstance(kind, inspect.LiteralType) and value not in kind.values:
        problems.add(path, f"is {value!r:.60}; it is one of {', '.join(map(str, kind.values))}")


def merged(base: Any, given: Any, kind: inspect.Type) -> Any:
    """What is given, with what it leaves out taken from a base of the same type."""
    kind, key = _unwrapped(kind)
    if isinstance(kind, inspect.UnionType):
        rest = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
        return merged(base, given, rest[0]) if given is not None and base is not None else given
    if isinstance(kind, inspect.StructType):
        types = {field.name: field.type for field in kind.fields}
        base = base or {}
        known = {name: merged(base.get(name), given[name], types[name]) for name in given}
        return {**base, **known}
    if isinstance(kind, inspect.ListType) and key is not None and base is not None:
        places = [_place(base, number, each, key) for number, each in enumerate(given)]
        found = list(base)
        for place, each in zip(places, given, strict=True):
            if place < len(base):
                found[place] = merged(found[place], each, kind.item_type)
            else:
                found.append(each)
        return found
    return given


def compare(given: Any, found: Any, kind: inspect.Type, path: str, problems: Problems) -> None:
    """Tell where a table that was set up is not what was given: that does not go with the rest."""
    kind, key = _unwrapped(kind)
    if isinstance(kind, inspect.UnionType) and given is not None and found is not None:
        rest = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
        compare(given, found, rest[0], path, problems)
    elif isinstance(kind, inspect.StructType) and given is not None and found is not None:
        types = {field.name: field.type for field in kind.fields}
        for name, value in given.items():
            inner = f"{path}.{name}" if path else name
            compare(value, found.get(name), types[name], inner, problems)
    elif isinstance(kind, inspect.ListType) and found is not None:
        if key is None:
            _compare_bags(given, found, kind.item_type, path, problems)
            return
        for number, each in enumerate(given):
            place = _place(found, number, each, key)
            if place < len(found):
                compare(each, found[place], kind.item_type, f"{path}[{number}]", problems)
            else:
                problems.add(f"{path}[{number}]", "is not there")
    elif given != found:
        problems.add(path, f"is {given!r:.60}; with the rest of the table it is {found!r:.60}")


def _compare_bags(
    given: Sequence[Any], found: Sequence[Any], kind: inspect.Type, path: str, problems: Problems
) -> None:
    """Lists that replace each other: the same things, in whatever order the game keeps them."""
    left = list(found)
    for number, each in enumerate(given):
        for other in left:
            tried = Problems()
            compare(each, other, kind, path, tried)
            if not tried.found:
                left.remove(other)
                break
        else:
            problems.add(f"{path}[{number}]", f"is {each!r:.60}, which cannot be there")
    if len(given) != len(found):
        problems.add(path, f"has {len(given)} members; with the rest it has {len(found)}")


def _place(base: Sequence[Any], number: int, member: Any, key: str) -> int:
    """Where a member of a list belongs: by its key, or by its place."""
    if key and isinstance(member, Mapping) and key in member:
        for place, each in enumerate(base):
            if each.get(key) == member[key]:
                return place
        return len(base)
    return number


def _unwrapped(kind: inspect.Type) -> tuple[inspect.Type, str | None]:
    """A type without its marks, and how its members are merged if it is such a list."""
    if isinstance(kind, inspect.Metadata):
        return kind.type, (kind.extra or {}).get(MERGED)
    return kind, None
