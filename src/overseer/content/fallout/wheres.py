"""Reading sets of spaces: a word such as `here`, or a block with one key."""

from __future__ import annotations

from overseer.content.fallout.phrases import Where
from overseer.content.fallout.scope import Reader, Scope, read_id, read_one, whole, word_of
from overseer.content.fallout.words import DECKS, TERRAINS, TYPES
from overseer.content.fields import is_kebab
from overseer.content.problems import suggest
from overseer.content.source import Node, Scalar

PLAIN = ("here", "start", "adjacent", "marker", "anywhere")
WHERES: dict[str, Reader] = {
    "place": read_id,
    "tile": read_id,
    "icon": word_of(*DECKS),
    "terrain": word_of(*TERRAINS),
    "enemy": word_of(*TYPES),
    "within": whole(0, 9),
}


def read_where(node: Node, name: str, scope: Scope) -> Where | None:
    """A set of spaces."""
    if isinstance(node, Scalar) and node.text:
        if node.text not in PLAIN:
            hint = suggest(node.text, PLAIN)
            if not hint.startswith("did"):
                example = node.text if is_kebab(node.text) else "toll-house"
                hint = f"one of {', '.join(PLAIN)}, or as in {name}: {{place: {example}}}"
            scope.problems.add(node.place, f"unknown spaces '{node.text}'", hint)
            return None
        if node.text == "marker" and scope.card != "quest":
            scope.problems.add(node.place, "only a quest has a marker", "name other spaces")
            return None
        return Where(node.text, None, node.place)
    return read_one(Where, node, WHERES, f"{name}: {{place: toll-house}}", scope)
