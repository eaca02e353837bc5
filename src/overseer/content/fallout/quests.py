"""Reading quests: what is done when they are staged, and up to three objectives."""

from __future__ import annotations

from dataclasses import dataclass

from overseer.content.fallout.conditions import read_conditions
from overseer.content.fallout.costs import cost_under
from overseer.content.fallout.encounters import check_fail
from overseer.content.fallout.phrases import Conditions, Cost, Step, Steps, Task, Trigger
from overseer.content.fallout.scope import Scope, block, items_of
from overseer.content.fallout.steps import OBJECTIVES, steps_under
from overseer.content.fallout.tasks import has_test, read_tasks
from overseer.content.fallout.triggers import read_trigger
from overseer.content.fallout.walking import phrases
from overseer.content.fallout.words import FACTIONS, MAX_NUMBER
from overseer.content.fields import Fields
from overseer.content.problems import Problems
from overseer.content.source import Mapping, Node

TRIGGERED, ACTION, DEPOSIT, ELSEWHERE = "trigger", "action", "deposit", "elsewhere"
WAYS = (TRIGGERED, ACTION, DEPOSIT, ELSEWHERE)
MOST_ROUNDS = 30
MOST_CAPS = 99
MOST_TIMES = 20

_KEYS = ("faction", *WAYS, "when", "cost", "tasks", "do", "fail", "with-survivor", "count")
# The keys that go with only some ways of completing an objective.
_ONLY = {
    "cost": (ACTION,),
    "tasks": (ACTION,),
    "fail": (ACTION,),
    "with-survivor": (ACTION,),
    "when": (TRIGGERED, ACTION, DEPOSIT),
    "count": (TRIGGERED, ACTION),
}


@dataclass(frozen=True, slots=True)
class Objective:
    """An objective; `way` is "trigger", "action", "deposit" or "elsewhere".

    `deposit` is the number of Caps, `count` how often the deed must be done.
    """

    way: str
    faction: str
    trigger: Trigger | None
    deposit: int
    when: Conditions
    cost: Cost | None
    tasks: tuple[Task, ...]
    do: Steps
    fail: Steps
    with_survivor: bool
    count: int


@dataclass(frozen=True, slots=True)
class Quest:
    """A quest card; a `timer` of 0 means that there is none."""

    id: str
    number: int
    stage: Steps
    timer: int
    timeout: Steps
    objectives: tuple[Objective, ...]


def read_quest(card_id: str, body: Mapping, problems: Problems) -> Quest:
    """A quest card."""
    scope = Scope(problems, "quest")
    keys = ("number", "stage", "timer", "timeout", "objectives")
    fields = Fields(body, f"quest {card_id}", keys, problems, ("number", "objectives"))
    for key, other in (("timer", "timeout"), ("timeout", "timer")):
        if key in fields and other not in fields:
            problems.add(fields.place_of(key), f"'{key}' needs '{other}'", f"add {other}:")
    node = fields.node("objectives")
    example = "[{trigger: {explore: any}, do: [agenda: 1, trash: this]}]"
    listed = items_of(node, "objectives", example, scope, 1, OBJECTIVES) if node else ()
    objectives = [_objective(item, scope) for item in listed]
    if objectives and objectives[0]:
        _check_count(objectives[0], problems)
    return Quest(
        id=card_id,
        number=fields.number("number", 1, MAX_NUMBER, 0),
        stage=steps_under(fields, "stage", scope),
        timer=fields.number("timer", 1, MOST_ROUNDS, 0),
        timeout=steps_under(fields, "timeout", scope),
        objectives=tuple(objective for objective in objectives if objective),
    )


def _check_count(first: Objective, problems: Problems) -> None:
    """Note a count by the very objective that it counts for: that would never end."""
    for phrase in phrases((first.do, first.fail)):
        if isinstance(phrase, Step) and phrase.word == "count":
            message = "the first objective cannot count for itself"
            problems.add(phrase.source, message, "move it to another objective")


def _objective(node: Node, scope: Scope) -> Objective | None:
    fields = block(node, "an objective", _KEYS, scope, ("do",))
    if fields is None:
        return None
    ways = [way for way in WAYS if way in fields]
    if len(ways) != 1:
        message = f"an objective has one of {', '.join(WAYS)}"
        scope.problems.add(node.place, message, "as in trigger: {explore: any}")
        return None
    (way,) = ways
    _check_keys(fields, way, scope)
    trigger = fields.node(TRIGGERED)
    tasks = read_tasks(fields, "tasks", scope)
    check_fail(fields, tasks, scope)
    after = scope.after(has_test(tasks))
    return Objective(
        way=way,
        faction=fields.choice("faction", FACTIONS),
        trigger=read_trigger(trigger, TRIGGERED, scope) if trigger else None,
        deposit=fields.number(DEPOSIT, 1, MOST_CAPS, 0),
        when=read_conditions(fields, "when", scope),
        cost=cost_under(fields, "cost", scope),
        tasks=tasks,
        do=steps_under(fields, "do", after),
        fail=steps_under(fields, "fail", after),
        with_survivor=fields.flag("with-survivor"),
        count=fields.number("count", 1, MOST_TIMES, 1),
    )


def _check_keys(fields: Fields, way: str, scope: Scope) -> None:
    for key in (ACTION, ELSEWHERE):
        if key in fields and not fields.flag(key, True):
            message = f"{key} can only be true"
            scope.problems.add(fields.place_of(key), message, f"remove it, or write {key}: true")
    for key, ways in _ONLY.items():
        if key in fields and way not in ways:
            message = f"'{key}' does not go with {way}"
            scope.problems.add(fields.place_of(key), message, f"it goes with {' or '.join(ways)}")
