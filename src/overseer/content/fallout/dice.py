"""Reading the V.A.T.S. dice: three dice of six faces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from overseer.content.fallout.scope import Scope, block, items_of, word_list
from overseer.content.fallout.words import AREAS, DICE
from overseer.content.fields import Fields
from overseer.content.problems import Problems
from overseer.content.source import Mapping, Node

FACES = 6
MOST_HITS = 3

_FACE = "{areas: [head, arms], hits: 1}"


@dataclass(frozen=True, slots=True)
class Face:
    """A face of a die: the filled areas of its body chart, and its hit icons."""

    areas: tuple[str, ...]
    hits: int


Dice: TypeAlias = tuple[tuple[Face, ...], ...]


def read_dice(root: Mapping, problems: Problems) -> Dice | None:
    """The dice of a pack; None if it leaves them as they are."""
    fields = Fields(root, "dice.yaml", ("dice",), problems)
    node = fields.node("dice")
    if node is None:
        return None
    scope = Scope(problems, "die")
    dice = items_of(node, "dice", f"three lists of six faces such as {_FACE}", scope, DICE, DICE)
    return tuple(_die(die, scope) for die in dice)


def _die(node: Node, scope: Scope) -> tuple[Face, ...]:
    example = f"six faces such as {_FACE}"
    return tuple(
        _face(face, scope) for face in items_of(node, "a die", example, scope, FACES, FACES)
    )


def _face(node: Node, scope: Scope) -> Face:
    fields = block(node, "a face", ("areas", "hits"), scope, ("areas", "hits"))
    if fields is None:
        return Face((), 0)
    return Face(
        areas=word_list(fields, "areas", AREAS, "[head, arms]", scope),
        hits=fields.number("hits", 0, MOST_HITS, 0),
    )
