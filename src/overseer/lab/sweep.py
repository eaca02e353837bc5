"""Sweeps: copies of a pack in which one value of one card differs."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from overseer.kernel.errors import Malformed

MOST = 20  # values
_BLOCKS = ("deck", "starting")  # cards of Fallout Shelter's rooms lie one level deeper
_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")


@dataclass(frozen=True, slots=True)
class Sweep:
    """A value of a card, and what it is set to, one after the other."""

    card: str
    field: tuple[str, ...]
    values: tuple[int | str, ...]

    @property
    def name(self) -> str:
        """What is swept."""
        return ".".join((self.card, *self.field))


def read_sweep(text: str) -> Sweep:
    """The sweep of `card.field=1..5` or `card.field=1,2,4`."""
    name, equals, values = (part.strip() for part in text.partition("="))
    card, *field = name.split(".")
    if not (equals and values and card and field and all(field)):
        raise Malformed(
            f"--sweep {text!r}: write CARD.FIELD=FIRST..LAST, such as pickpocket.fight=4..8."
        )
    swept = Sweep(card, tuple(field), tuple(_values(values)))
    if len(swept.values) < 2 or len(swept.values) > MOST:
        raise Malformed(f"--sweep {text!r}: give 2 to {MOST} values.")
    if len(set(swept.values)) < len(swept.values):
        raise Malformed(f"--sweep {text!r}: give each value once.")
    return swept


def swept(pack: Path, sweep: Sweep, to: Path) -> list[Path]:
    """Copies of a pack, one for each value, in folders of their own."""
    file = _file_of(pack, sweep.card)
    copies = []
    for number, value in enumerate(sweep.values):
        copy = to / str(number) / (pack.resolve().name or "pack")
        shutil.copytree(pack, copy)
        _set(copy / file, sweep, value)
        copies.append(copy)
    return copies


def _values(text: str) -> Iterator[int | str]:
    for part in text.split(","):
        part = part.strip()
        if (found := _RANGE.fullmatch(part)) is not None:
            first, last = int(found[1]), int(found[2])
            yield from range(first, min(last, first + MOST) + 1)
        else:
            yield int(part) if re.fullmatch(r"-?\d+", part) else part


def _file_of(pack: Path, card: str) -> str:
    """The file of a pack that has a card."""
    known = []
    for path in sorted(pack.glob("*.yaml")):
        cards = list(_cards(_read(path)))
        if path.name != "pack.yaml" and card in cards:
            return path.name
        known += cards if path.name != "pack.yaml" else []
    near = get_close_matches(card, known, 1)
    hint = f" (did you mean {near[0]!r}?)" if near else ""
    raise Malformed(
        f"--sweep: the pack has no card {card!r}{hint}; it has {', '.join(sorted(known))}."
    )


def _cards(content: object) -> Iterator[str]:
    if isinstance(content, dict):
        for name, value in content.items():
            if name in _BLOCKS and isinstance(value, dict):
                yield from map(str, value)
            else:
                yield str(name)


def _set(path: Path, sweep: Sweep, value: int | str) -> None:
    content = _read(path)
    place = next(
        (content[block] for block in _BLOCKS if sweep.card in (content.get(block) or ())), content
    )[sweep.card]
    for step in sweep.field[:-1]:
        place = _inside(place, step, sweep)
    last = sweep.field[-1]
    if isinstance(place, dict) and (last in place or len(sweep.field) == 1):
        place[last] = value  # whether a card has such a key is what the check of a pack knows
    else:
        holder, key = _holder(place, last, sweep)
        holder[key] = value
    with path.open("w", encoding="utf-8") as file:
        _yaml().dump(content, file)


def _inside(place: Any, step: str, sweep: Sweep) -> Any:
    holder, key = _holder(place, step, sweep)
    return holder[key]


def _holder(place: Any, step: str, sweep: Sweep) -> tuple[Any, Any]:
    """What holds a value, and under which key: a number counts from 1, a word is looked for."""
    if isinstance(place, dict) and step in place:
        return place, step
    if isinstance(place, list):
        if step.isdecimal() and 1 <= int(step) <= len(place):
            return place, int(step) - 1
        for each in place:
            if isinstance(each, dict) and step in each:
                return each, step
    there = _names(place)
    raise Malformed(f"--sweep: {sweep.name}: there is no {step!r} in it; there is {there}.")


def _names(place: Any) -> str:
    if isinstance(place, dict):
        return ", ".join(map(str, place))
    if isinstance(place, list):
        keys: Sequence[str] = [str(key) for each in place if isinstance(each, dict) for key in each]
        return ", ".join([*keys, f"1 to {len(place)}"])
    return f"only {place!r}"


def _read(path: Path) -> Any:
    try:
        return _yaml().load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, YAMLError) as error:
        raise Malformed(f"{path} cannot be read: {error}") from None


def _yaml() -> YAML:
    """What reads and writes files, and leaves alone what does not change, such as quotes."""
    yaml = YAML()
    yaml.preserve_quotes = True
    yaml.width = 10_000
    return yaml
