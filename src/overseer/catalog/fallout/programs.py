"""Programs: conditions and steps of Fallout's cards as rows of numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass

from overseer.catalog.fallout.numbers import (
    ABILITIES,
    DECKS,
    FACTIONS,
    LETTERS,
    TERRAINS,
    TRAITS,
    TYPES,
    Numbering,
    amount,
    bits,
    letter_row,
)
from overseer.content.fallout.phrases import (
    Amount,
    Branch,
    Completion,
    Condition,
    Conditions,
    Cost,
    Distance,
    DrawAndFight,
    Fork,
    Others,
    RandomCard,
    Slaying,
    Step,
    Steps,
    Task,
    Test,
    TokenFight,
    Vote,
    Where,
)
from overseer.games.fallout import terms as t
from overseer.games.fallout.pairs import joint_of, limits_of, stronger_by

Row = tuple[int, int, int, int]

# The instruction of each step that has one of its own name: `heal-rads` is O_HEAL_RADS.
INSTRUCTIONS = {
    name.removeprefix("O_").lower().replace("_", "-"): value
    for name, value in vars(t).items()
    if name.startswith("O_")
} | {"remove-tokens": t.O_REMOVE}
DRAWS = {"agenda": t.AGENDA, "loot": t.LOOT, "asset": t.ASSET}
WHO = {
    "here": t.WHO_HERE,
    "adjacent": t.WHO_ADJACENT,
    "all": t.WHO_ALL,
    "right": t.WHO_RIGHT,
    "one": t.WHO_ONE,
}
# Conditions whose value is a plain number.
NUMBERS = {
    "min-level": t.C_MIN_LEVEL,
    "caps": t.C_CAPS,
    "no-enemies": t.C_NO_ENEMIES,
    "letters": t.C_LETTERS,
    "perks": t.C_PERKS,
    "rads": t.C_RADS,
    "agendas": t.C_AGENDAS,
    "players": t.C_PLAYERS,
}
# Conditions whose value is a word of a table.
WORDS = {
    "trait": (t.C_TRAIT, TRAITS),
    "letter": (t.C_LETTER, {letter: n for n, letter in enumerate(LETTERS)}),
    "loyal": (t.C_LOYAL, FACTIONS),
    "icon": (t.C_ICON, DECKS),
    "terrain": (t.C_TERRAIN, TERRAINS),
    "near-token": (t.C_NEAR_TOKEN, FACTIONS),
}
# Steps, and fields of their values, whose words are numbers.
COLUMNS: dict[str, Mapping[str, int]] = {
    "become": TRAITS,
    "lose": TRAITS,
    "encounter": DECKS,
    "faction": FACTIONS,
    "type": TYPES,
}


class Programs:
    """Collects the rows of programs and conditions; row 0 of each is empty."""

    def __init__(self, numbering: Numbering) -> None:
        self.code = [0] * t.O_WIDTH
        self.conditions = [0] * t.C_WIDTH
        self._numbers = numbering

    # Programs

    def program(self, steps: Steps) -> int:
        """The program of some steps; 0 if there are none."""
        return self._place(self._steps(steps))

    def attempt(
        self, tasks: Sequence[Task], do: Steps, fail: Steps, counted: int | None = None
    ) -> int:
        """The program of tasks and what follows; `counted` is the objective that it completes."""
        failing = self.program(fail)
        rows = [self._task(task, failing) for task in tasks]
        if counted is not None:
            rows.append((t.O_COUNTED, counted, 0, 0))
        return self._place(rows + self._steps(do))

    def _place(self, rows: list[Row]) -> int:
        """Add a whole program; those inside it have been added before."""
        if not rows:
            return 0
        start = len(self.code)
        for row in (*rows, (t.O_END, 0, 0, 0)):
            self.code += row
        return start

    def _task(self, task: Task, fail: int) -> Row:
        match task:
            case Task("test", Test(letters=letters, difficulty=difficulty)):
                return t.O_TEST, letter_row(letters), amount(difficulty), fail
            case Task("joint-test", Test(letters=letters, difficulty=difficulty, theirs=theirs)):
                both = joint_of(letter_row(letters), letter_row(theirs))
                return t.O_JOINT, both, amount(difficulty), fail
            case Task("fight", DrawAndFight(type=type_, level=level, add=add)):
                stronger = stronger_by(level, bits(add, ABILITIES))
                return t.O_FIGHT, TYPES[type_], stronger, fail
            case Task("fight", TokenFight(faction=faction)):
                return t.O_FIGHT, t.TYPES + FACTIONS[faction], 0, fail
            case Task("pay", Cost() as cost):
                return t.O_PAY, self._numbers.cost(cost), 0, fail
        raise AssertionError(f"a task that the schema does not know: {task}")

    def _steps(self, steps: Steps) -> list[Row]:
        return [row for step in steps for row in self._step(step)]

    def _step(self, step: Step) -> list[Row]:
        """The rows of one step."""
        match step:
            case Step(word, Amount() as number) if word in DRAWS:
                return [(t.O_DRAW, DRAWS[word], amount(number), 0)]
            case Step("perk", int(number)):
                return [(t.O_PERK, 0, 0, 0)] * number
            case Step("discard", str(word)):
                return [(t.O_DISCARD, self._numbers.selector(word), 0, 0)]
            case Step("unexhaust", how):
                return [(t.O_UNEXHAUST, int(how == "all"), 0, 0)]
            case Step("kill", Slaying(within=within, level=level, type=type_, all=all_)):
                kind = TYPES[type_] if type_ else -1
                return [(t.O_KILL, within, limits_of(level, kind), int(all_))]
        return self._library(step) or self._branches(step) or [self._plain(step)]

    def _plain(self, step: Step) -> Row:
        """The row of a step with an instruction of its own name: its values, as they are written.

        Most steps are like this, and a new one needs nothing here.
        """
        if step.word not in INSTRUCTIONS:
            raise AssertionError(f"a step that no instruction carries out: {step}")
        value = step.value
        named = [(step.word, value)]
        if is_dataclass(value) and not isinstance(value, Amount | Where):
            named = [(field.name, getattr(value, field.name)) for field in fields(value)]
        columns = [self._column(*each) for each in named if each[1] is not True or len(named) > 1]
        a, b, c = [*columns, 0, 0, 0][:3]
        return INSTRUCTIONS[step.word], a, b, c

    def _column(self, name: str, value: object) -> int:
        """A value of a step as a number."""
        match value:
            case Amount() as number:
                return amount(number)
            case Where() as where:
                return self._numbers.where(where)
            case str(word):
                tables = {**COLUMNS, "unique": self._numbers.items}
                return tables[name][word]
            case int(number):
                return int(number)
        raise AssertionError(f"a value that is no number: {name} {value}")

    def _library(self, step: Step) -> list[Row]:
        """The rows of a step about cards of the library and power; none if it is another."""
        match step:
            case Step("trash", which):
                return [(t.O_TRASH, which if isinstance(which, int) else 0, 0, 0)]
            case Step("keep"):
                return [(t.O_KEEP, 0, 0, 0)]
            case Step("complete", Completion(quest=quest, objective=objective)):
                return [(t.O_COMPLETE, self._numbers.library[quest], objective - 1, 0)]
            case Step("random", RandomCard(how=how, first=first, last=last)):
                return [(t.O_RANDOM, first, last, int(how == "stage"))]
            case Step("power", tuple(sides)):
                return [(t.O_POWER, FACTIONS[side], number, 0) for side, number in sides]
        return []

    def _branches(self, step: Step) -> list[Row]:
        """The rows of a step with steps inside it; none if it is another."""
        match step:
            case Step("choose", tuple(branches)):
                rows = [self._branch(branch) for branch in branches]
                return [(t.O_CHOOSE, len(rows), 0, 0), *rows]
            case Step("may", Branch() as branch):
                # The other way is to do nothing.
                return [(t.O_CHOOSE, 2, 0, 0), self._branch(branch), (t.O_BRANCH, 0, 0, 0)]
            case Step("if", Fork(when=when, do=do, otherwise=otherwise)):
                condition = self.condition(when)
                return [(t.O_IF, condition, self.program(do), self.program(otherwise))]
            case Step("others", Others(who=who, do=do)):
                return [(t.O_OTHERS, WHO[who], self.program(do), 0)]
            case Step("vote", Vote(yes=yes, no=no)):
                return [(t.O_VOTE, self.program(yes), self.program(no), 0)]
        return []

    def _branch(self, branch: Branch) -> Row:
        condition = self.condition(branch.when)
        return t.O_BRANCH, condition, self._numbers.cost(branch.cost), self.program(branch.do)

    # Conditions

    def condition(self, conditions: Conditions) -> int:
        """Where the rows of some conditions begin; 0 if there are none."""
        if not conditions:
            return 0
        start = len(self.conditions)
        for row in self._all(conditions):
            self.conditions += row
        return start

    def _all(self, conditions: Conditions) -> list[Row]:
        """The rows of conditions that must all hold: one, or a group before its members."""
        members = [member for condition in conditions for member in self._members(condition)]
        rows = [row for member in members for row in member]
        return rows if len(members) == 1 else [(t.C_ALL, len(members), 0, 0), *rows]

    def _members(self, condition: Condition) -> list[list[Row]]:
        """The rows of each part of a condition; some consist of several."""
        match condition:
            case Condition("not", tuple(inner)):
                return [[(t.C_NOT, 0, 0, 0), *self._all(inner)]]
            case Condition("any", tuple(groups)):
                rows = [row for group in groups for row in self._all(group)]
                return [[(t.C_ANY, len(groups), 0, 0), *rows]]
            case Condition("power" | "lead" as word, tuple(sides)):
                kind = t.C_POWER if word == "power" else t.C_LEAD
                return [[(kind, FACTIONS[side], number, 0)] for side, number in sides]
        return [[self._simple(condition)]]

    def _simple(self, condition: Condition) -> Row:
        """The row of a simple condition."""
        numbers = self._numbers
        match condition:
            case Condition(word, int(number)) if word in NUMBERS:
                return NUMBERS[word], number, 0, 0
            case Condition(word, str(value)) if word in WORDS:
                kind, table = WORDS[word]
                return kind, table[value], 0, 0
            case Condition("at", Where() as where):
                return t.C_AT, numbers.where(where), 0, 0
            case Condition("has", str(word)):
                return t.C_HAS, numbers.selector(word), 0, 0
            case Condition("equipped", str(word)):
                return t.C_EQUIPPED, numbers.selector(word), 0, 0
            case Condition("kept", str(card)):
                return t.C_KEPT, numbers.source(card), 0, 0
            case Condition("survivor-here"):
                return t.C_SURVIVOR_HERE, 0, 0, 0
            case Condition("distance", Distance(place=place, min=least, max=most)):
                return t.C_DISTANCE, numbers.places[place], least, most or 0
            case Condition("staged", int(number)):
                return t.C_STAGED, numbers.library[number], 0, 0
        raise AssertionError(f"a condition that the schema does not know: {condition}")
