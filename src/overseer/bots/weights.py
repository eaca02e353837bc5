"""Weights: what learned bots know, as data that says what it was learned from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from overseer.kernel.errors import Malformed

Row = tuple[int, ...]  # a weight for each number that says how late it is


class Training(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What weights were learned from."""

    command: str  # which makes them again
    packs: dict[str, str]  # the versions of the packs in play
    games: int
    positions: int
    error: float  # in points, between what was foretold and what came


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What each trait of a position is worth, in 4096ths of a point and 16ths of a phase."""

    game: str
    players: int
    trained: Training
    traits: dict[str, Row]
    cards: dict[str, dict[str, Row]]  # by kind and id
    facts: dict[str, dict[str, Row]]  # by kind: for cards that were not among them


@cache
def shipped(game: str, players: int) -> Weights:
    """The weights of this package for a game with so many players."""
    file = files("overseer.bots") / game / "weights" / f"{players}.json"
    if not file.is_file():
        raise Malformed(f"There are no weights for {game} with {players} players.")
    return read_weights(file.read_bytes(), str(file))


def is_shipped(weights: Weights) -> bool:
    """Whether weights are those of this package."""
    file = files("overseer.bots") / weights.game / "weights" / f"{weights.players}.json"
    return file.is_file() and file.read_bytes() == written(weights)


def read_weights(text: bytes, name: str) -> Weights:
    """Weights as `written` writes them; anything else raises Malformed and names the file."""
    try:
        return msgspec.json.decode(text, type=Weights)
    except msgspec.DecodeError as error:
        raise Malformed(f"{name} holds no weights: {error}.") from error


def written(weights: Weights) -> bytes:
    """Weights as a file: one trait or card a line, so that changes can be read."""
    plain = msgspec.to_builtins(weights)
    lines = [f'  "{key}": {_text(plain[key])}' for key in ("game", "players", "trained")]
    lines.append(f'  "traits": {{\n{_rows(plain["traits"], 4)}\n  }}')
    for key in ("cards", "facts"):
        kinds = [f'    "{kind}": {{\n{_rows(rows, 6)}\n    }}' for kind, rows in plain[key].items()]
        lines.append(f'  "{key}": {{\n' + ",\n".join(kinds) + "\n  }")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def leant(name: str, row: Row, fondness: Mapping[str, float], point: int) -> Row:
    """A row of weights as a personality has it: with so many points more, always.

    What it is fond of is a trait by its name; one that ends in - is for all numbered steps.
    """
    for fond, points in fondness.items():
        if name == fond or (fond.endswith("-") and name.removeprefix(fond).isdigit()):
            return (row[0] + round(points * point), *row[1:])
    return row


def by_facts(facts: Mapping[str, int], weights: Mapping[str, Row], phases: int) -> Row:
    """What a card is worth by what is printed on it."""
    known = [(number, weights[fact]) for fact, number in facts.items() if fact in weights]
    return tuple(sum(number * row[phase] for number, row in known) for phase in range(phases))


def _rows(rows: Mapping[str, Row], indent: int) -> str:
    return ",\n".join(f'{" " * indent}"{name}": {_text(row)}' for name, row in rows.items())


def _text(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=-1).decode().replace(",", ", ")
