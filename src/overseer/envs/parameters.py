"""Parameters: table options as OpenSpiel takes them, which knows words, numbers and switches.

Each option is a parameter of one type, whose default stands for what the game itself would choose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from overseer.envs.table import MAX_ROUNDS
from overseer.kernel.options import TableOption, limited

BETWEEN = ";"  # what stands between names; OpenSpiel's own strings break at a comma
DRAWN = -1  # a seat that is left to chance

Parameter = str | int | bool


def defaults(options: Sequence[TableOption]) -> dict[str, Parameter]:
    """The parameters by name, as they are when nobody has chosen anything."""
    return {option.name: _default(option) for option in options} | limited(options, MAX_ROUNDS)


def chosen(options: Sequence[TableOption], given: Mapping[str, Parameter]) -> dict[str, Any]:
    """The table options that some parameters choose; all others are left to the game."""
    blank = defaults(options)
    return {
        option.name: _meant(option, given[option.name])
        for option in options
        if given.get(option.name, blank[option.name]) != blank[option.name]
    }


def names_in(text: str) -> list[str]:
    """The names that one parameter holds."""
    return [name for name in text.split(BETWEEN) if name]


def _default(option: TableOption) -> Parameter:
    match option.kind:
        case "switch":
            return bool(option.default)
        case "number":
            return int(option.default or 0)
        case "seat":
            return DRAWN
        case _:
            return ""


def _meant(option: TableOption, value: Parameter) -> Any:
    """The value of an option; whether it is possible, the option says."""
    if option.kind == "names":
        return names_in(str(value))
    if option.kind == "order" and BETWEEN in str(value):
        return [int(seat) if seat.isdecimal() else seat for seat in names_in(str(value))]
    return value
