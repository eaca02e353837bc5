"""Reading uses: the moment, the price and the steps of an ability."""

from __future__ import annotations

from dataclasses import dataclass

from overseer.content.fallout.conditions import read_conditions
from overseer.content.fallout.costs import cost_under
from overseer.content.fallout.phrases import Conditions, Cost, Steps
from overseer.content.fallout.scope import Scope, block
from overseer.content.fallout.steps import steps_under
from overseer.content.fallout.words import ANY
from overseer.content.source import Node

MOMENTS = ("turn", "action", "before-fight", "fight", "test", "fight-or-test", "camp")
SPENDS = ("exhaust", "discard", "keep")


@dataclass(frozen=True, slots=True)
class Use:
    """An ability: at a moment, if something holds, for a cost, steps are done.

    `spend` tells what becomes of the card: it is exhausted, discarded or kept as it is.
    """

    moment: str
    spend: str
    cost: Cost | None
    condition: Conditions
    do: Steps


def read_use(node: Node, name: str, scope: Scope, *, perk: bool = False) -> Use | None:
    """A use of an item, or that of a perk, which always goes back to its deck."""
    keys = ("when", "cost", "if", "do") if perk else ("when", "spend", "cost", "if", "do")
    needed = ("when", "do") if perk else ("when", "spend", "do")
    fields = block(node, name, keys, scope, needed)
    if fields is None:
        return None
    moment = fields.choice("when", MOMENTS)
    return Use(
        moment=moment,
        spend="discard" if perk else fields.choice("spend", SPENDS),
        cost=cost_under(fields, "cost", scope),
        condition=read_conditions(fields, "if", scope),
        do=steps_under(fields, "do", scope.at(moment or ANY), least=1),
    )
