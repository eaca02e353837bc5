"""Reading encounters: up to four options, of which one is always open."""

from __future__ import annotations

from dataclasses import dataclass

from overseer.content.fallout.conditions import read_conditions
from overseer.content.fallout.costs import cost_under
from overseer.content.fallout.phrases import Conditions, Cost, Steps, Task
from overseer.content.fallout.scope import Scope, block, items_of
from overseer.content.fallout.steps import steps_under
from overseer.content.fallout.tasks import has_test, read_tasks
from overseer.content.fallout.words import DECKS, MAX_NUMBER
from overseer.content.fields import Fields
from overseer.content.problems import Problems
from overseer.content.source import Mapping, Node

MOST_OPTIONS = 4


@dataclass(frozen=True, slots=True)
class Option:
    """An option of an encounter; `do` is what follows, or what follows if its tasks succeed."""

    when: Conditions
    forced: bool
    cost: Cost | None
    tasks: tuple[Task, ...]
    do: Steps
    fail: Steps


@dataclass(frozen=True, slots=True)
class Encounter:
    """An encounter card; a number of 0 means that it is starred."""

    id: str
    number: int
    deck: str
    options: tuple[Option, ...]


def read_encounter(card_id: str, body: Mapping, problems: Problems) -> Encounter:
    """An encounter card."""
    scope = Scope(problems, "encounter")
    keys = ("number", "deck", "options")
    fields = Fields(body, f"encounter {card_id}", keys, problems, ("deck", "options"))
    node = fields.node("options")
    listed = items_of(node, "options", "[{do: [caps: 1]}]", scope, 1, MOST_OPTIONS) if node else ()
    read = [_option(item, scope) for item in listed]
    options = tuple(option for option in read if option)
    if node and options and all(option.when or option.cost for option in options):
        message = f"encounter {card_id} has no option without 'when' and 'cost'"
        problems.add(node.place, message, "there must be something that anybody can choose")
    deck = fields.choice("deck", DECKS)
    if deck.startswith("vault") and "number" not in fields:
        message = f"an encounter of {deck} has a number"
        problems.add(fields.place, message, "a vault is closed until a card is added")
    return Encounter(card_id, fields.number("number", 1, MAX_NUMBER, 0), deck, options)


def _option(node: Node, scope: Scope) -> Option | None:
    keys = ("when", "forced", "cost", "tasks", "do", "fail")
    fields = block(node, "an option", keys, scope)
    if fields is None:
        return None
    tasks = read_tasks(fields, "tasks", scope)
    check_fail(fields, tasks, scope)
    after = scope.after(has_test(tasks))
    forced = fields.flag("forced")
    if forced and "when" not in fields:
        message = "a forced option needs a condition"
        scope.problems.add(fields.place_of("forced"), message, "add when:, or remove forced")
    return Option(
        when=read_conditions(fields, "when", scope),
        forced=forced,
        cost=cost_under(fields, "cost", scope),
        tasks=tasks,
        do=steps_under(fields, "do", after),
        fail=steps_under(fields, "fail", after),
    )


def check_fail(fields: Fields, tasks: tuple[Task, ...], scope: Scope) -> None:
    """Note steps for a failure where nothing can fail."""
    if "fail" in fields and not tasks and "tasks" not in fields:
        message = "'fail' needs tasks that can fail"
        scope.problems.add(fields.place_of("fail"), message, "add tasks:, or remove fail")
