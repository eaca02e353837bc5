"""What options demand: the conditions and costs printed on the cards that they are about."""

from __future__ import annotations

from typing import NamedTuple

from overseer.content.fallout import Fallout
from overseer.content.fallout.phrases import Conditions, Cost
from overseer.games.fallout import terms as t
from overseer.games.fallout.names import Names
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import a_of, b_of, verb_of


class Demand(NamedTuple):
    """A condition and a cost; what there is none of is empty."""

    condition: Conditions = ()
    cost: Cost | None = None


class Demands:
    """Looks up what is printed on cards."""

    def __init__(self, names: Names, content: Fallout) -> None:
        self.names = names
        self.items = {item.id: item for item in content.items}
        self.perks = {perk.id: perk for perk in content.perks}
        self.quests = {quest.id: quest for quest in content.quests}
        self.encounters = {encounter.id: encounter for encounter in content.encounters}

    def of(self, land: Wasteland, code: int) -> Demand:
        """What is printed on the card that a packed option is about."""
        verb, a, b = verb_of(code), a_of(code), b_of(code)
        if verb == t.QUEST:
            objective = self.quests[self.names.quests[a]].objectives[b]
            return Demand(objective.when, objective.cost)
        if verb == t.PLAY_PERK:
            use = self.perks[self.names.perks[a]].use
            return Demand(use.condition, use.cost)
        if verb in (t.USE, t.UNEXHAUST):
            return self._of_item(verb, self.names.items[a], b)
        decision = land.open
        if verb == t.CHOOSE and decision is not None and decision.prompt == t.ASK_OPTION:
            options = self.encounters[self.names.encounters[decision.source]].options
            return Demand(options[a].when, options[a].cost) if a < len(options) else Demand()
        return Demand()

    def _of_item(self, verb: int, name: str, which: int) -> Demand:
        """What an item demands; the ability of a character demands nothing."""
        item = self.items.get(name)
        if item is None:
            return Demand()
        if verb == t.UNEXHAUST:
            return Demand((), item.ready_cost)
        if which >= len(item.use):
            return Demand()
        return Demand(item.use[which].condition, item.use[which].cost)
