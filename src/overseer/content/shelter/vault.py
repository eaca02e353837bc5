"""Reading the vault: the top level, the numbers of the columns and the elevators."""

from __future__ import annotations

from dataclasses import dataclass

from overseer.content.fields import Fields
from overseer.content.problems import Place, Problems
from overseer.content.shelter.cards import Space
from overseer.content.shelter.spaces import read_space
from overseer.content.source import Broken, Items, Mapping, Node, Scalar, describe

NUMBERS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
SLOTS = 6
ELEVATOR = 7

_NONE = "-"
_EXAMPLE = "[[-, 2], [3, 4], [5, 6], [8, 9], [10, 11], [12, -]]"


@dataclass(frozen=True, slots=True)
class Top:
    """The names of the rooms of the top level; not `readable` if that is already a problem."""

    place: Place
    names: tuple[Scalar, ...]
    readable: bool


@dataclass(frozen=True, slots=True)
class Elevator:
    """An elevator's space with the block in which it was written."""

    space: Space
    body: Mapping


@dataclass(frozen=True, slots=True)
class Vault:
    """The parts of the vault that a pack sets; None where it leaves them as they are."""

    top: Top | None = None
    columns: tuple[int, ...] | None = None
    start: Elevator | None = None
    player: Elevator | None = None

    def over(self, below: Vault) -> Vault:
        """This vault where it says something, and the one below it elsewhere."""
        return Vault(
            top=self.top or below.top,
            columns=below.columns if self.columns is None else self.columns,
            start=self.start or below.start,
            player=self.player or below.player,
        )

    def missing(self) -> list[str]:
        """The parts that nobody has set."""
        parts = {
            "top": self.top,
            "columns": self.columns,
            "elevators: start": self.start,
            "elevators: player": self.player,
        }
        return [name for name, part in parts.items() if part is None]


def read_vault(root: Mapping, problems: Problems) -> Vault:
    """The vault of a pack."""
    fields = Fields(root, "the vault", ("top", "columns", "elevators"), problems)
    start = player = None
    elevators = fields.mapping("elevators")
    if elevators is not None:
        known = Fields(elevators, "elevators", ("start", "player"), problems)
        start = _elevator(known, "start", problems)
        player = _elevator(known, "player", problems)
    return Vault(
        top=_top(fields) if "top" in fields else None,
        columns=_columns(fields, problems) if "columns" in fields else None,
        start=start,
        player=player,
    )


def _top(fields: Fields) -> Top:
    example = "[six, starting, rooms]"
    items = fields.items("top", example)
    names = fields.names("top", example)
    readable = items is not None and len(items.values) == len(names)
    return Top(fields.place_of("top"), names, readable)


def _elevator(fields: Fields, name: str, problems: Problems) -> Elevator | None:
    node = fields.node(name)
    if node is None:
        return None
    body = node if isinstance(node, Mapping) else Mapping(node.place, {})
    return Elevator(read_space(node, name, problems), body)


def _columns(fields: Fields, problems: Problems) -> tuple[int, ...]:
    """Twelve numbers, left to right, 0 for none; every number of the dice but 7 once (SH-R-45)."""
    slots = fields.items("columns", _EXAMPLE)
    if slots is None:
        return ()
    cells: list[Node] = []
    for slot in slots:
        if isinstance(slot, Items) and len(slot.values) == 2:
            cells.extend(slot.values)
        elif not isinstance(slot, Broken):
            message = f"a slot has two columns, not {describe(slot)}"
            if isinstance(slot, Items):
                message = f"a slot has two columns, not {len(slot.values)}"
            problems.add(slot.place, message, f"as in {_EXAMPLE}")
    if len(slots.values) != SLOTS:
        message = f"columns must list {SLOTS} slots, not {len(slots.values)}"
        problems.add(slots.place, message, f"as in {_EXAMPLE}")
    if len(cells) != 2 * SLOTS or len(slots.values) != SLOTS:
        return ()
    return _numbers(slots, cells, problems)


def _numbers(slots: Items, cells: list[Node], problems: Problems) -> tuple[int, ...]:
    numbers: list[int] = []
    faulty = False
    for index, cell in enumerate(cells):
        value = _number(cell)
        fault = _fault(value, index, numbers)
        numbers.append(value or 0)
        if fault:
            faulty = True
            if not isinstance(cell, Broken):
                problems.add(cell.place, fault, f"as in {_EXAMPLE}")
    absent = [str(number) for number in NUMBERS if number not in numbers]
    if absent and not faulty:
        message = f"no column is numbered {', '.join(absent)}"
        problems.add(slots.place, message, f"as in {_EXAMPLE}")
    return tuple(numbers)


def _number(cell: Node) -> int | None:
    """The number in a cell, 0 for none, None for anything else."""
    if isinstance(cell, Scalar) and cell.text == _NONE:
        return 0
    if isinstance(cell, Scalar) and cell.text in map(str, (*NUMBERS, ELEVATOR)):
        return int(cell.text)
    return None


def _fault(value: int | None, index: int, before: list[int]) -> str:
    """What is wrong with the number of a column, given those to its left."""
    if value is None:
        return f"a column has a number from 2 to 12, or {_NONE} for none"
    if value == ELEVATOR:
        return "7 is the elevator's column"
    if value and value in before:
        return f"column {value} stands twice"
    if value and value < max(before, default=0):
        return f"column {value} stands right of column {max(before)}"
    if value and (value > ELEVATOR) != (index >= SLOTS):
        side = "right" if value > ELEVATOR else "left"
        return f"column {value} belongs {side} of the elevator"
    return ""
