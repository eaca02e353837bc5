"""Reading tasks: tests, fights and payments that succeed or fail."""

from __future__ import annotations

import re

from overseer.content.fallout.costs import read_cost
from overseer.content.fallout.phrases import Amount, DrawAndFight, Task, Test, TokenFight
from overseer.content.fallout.scope import (
    Reader,
    Scope,
    block,
    items_of,
    read_amount,
    read_letters,
    read_one,
    word_list,
)
from overseer.content.fallout.words import ABILITIES, FACTIONS, TYPES
from overseer.content.fields import Fields
from overseer.content.source import Broken, Node, Scalar, describe

MAX_TASKS = 4

_LEVEL = re.compile(r"[+-][1-3]")
_FIGHT = ("draw", "level", "add", "token")
_EXAMPLE = "[{test: {letters: PA, difficulty: 2}}]"


def _test(node: Node, name: str, scope: Scope) -> Test | None:
    """A test of the survivor's own, or one together with another survivor."""
    joint = ("theirs",) if name == "joint-test" else ()
    keys = ("letters", *joint, "difficulty")
    fields = block(node, name, keys, scope, keys)
    if fields is None:
        return None
    letters = {key: _letters(fields, key, scope) for key in ("letters", "theirs")}
    hard = fields.node("difficulty")
    difficulty = read_amount(hard, "difficulty", scope) if hard else None
    return Test(letters["letters"], difficulty or Amount(1), letters["theirs"])


def _letters(fields: Fields, key: str, scope: Scope) -> str:
    node = fields.node(key)
    return (read_letters(node, key, scope) or "") if node else ""


def _fight(node: Node, name: str, scope: Scope) -> DrawAndFight | TokenFight | None:
    fields = block(node, name, _FIGHT, scope)
    if fields is None:
        return None
    if ("draw" in fields) == ("token" in fields):
        message = "a fight has either 'draw' or 'token'"
        scope.problems.add(node.place, message, "as in fight: {draw: robot}")
        return None
    if "token" in fields:
        for key in ("level", "add"):
            if key in fields:
                message = f"'{key}' does not go with 'token'"
                scope.problems.add(fields.place_of(key), message, "remove it")
        return TokenFight(fields.choice("token", FACTIONS))
    return DrawAndFight(fields.choice("draw", TYPES), _level(fields, scope), _add(fields, scope))


def _level(fields: Fields, scope: Scope) -> int:
    node = fields.node("level")
    if isinstance(node, Scalar) and _LEVEL.fullmatch(node.text):
        return int(node.text)
    if node is not None and not isinstance(node, Broken):
        message = f"level must be a change from -3 to +3, not {describe(node)}"
        scope.problems.add(node.place, message, "as in level: +1")
    return 0


def _add(fields: Fields, scope: Scope) -> tuple[str, ...]:
    return word_list(fields, "add", ABILITIES, "[armor]", scope, most=2)


TASKS: dict[str, Reader] = {
    "test": _test,
    "joint-test": _test,
    "fight": _fight,
    "pay": read_cost,
}


def read_tasks(fields: Fields, key: str, scope: Scope) -> tuple[Task, ...]:
    """The tasks under a key, in order."""
    node = fields.node(key)
    if node is None:
        return ()
    tasks: list[Task] = []
    for item in items_of(node, key, _EXAMPLE, scope, 1, MAX_TASKS):
        after = scope.after(has_test(tasks))
        task = read_one(Task, item, TASKS, f"tasks: {_EXAMPLE}", after)
        if task:
            tasks.append(task)
    return tuple(tasks)


def has_test(tasks: list[Task] | tuple[Task, ...]) -> bool:
    """Whether one of some tasks rolls dice whose hit icons can be counted."""
    return any(isinstance(task.value, Test) for task in tasks)
