"""The chapters of a pack: the story of each scenario, arcs of other cards, and lots.

The story of a scenario are the quests with factions that follow from its first ones. Whatever else
leads to each other directly is an arc. A lot is a range of numbers of which a card draws one; its
cards belong to it unless some arc leads to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from overseer.content.fallout import Fallout
from overseer.content.fallout.characters import Character
from overseer.content.fallout.encounters import Encounter
from overseer.content.fallout.items import Item
from overseer.content.fallout.leads import Lead, Library, leads
from overseer.content.fallout.perks import Perk
from overseer.content.fallout.quests import Quest
from overseer.content.fallout.scenarios import Scenario

Lot = tuple[str, int, int]  # stage or add, from which number to which


@dataclass(slots=True)
class Chapter:
    """A story; `root` is the card that it is called after."""

    kind: Literal["scenario", "arc", "lot"]
    root: str
    cards: list[str] = field(default_factory=list)


class Paths:
    """Which card leads where; cards go by their kind and id, as in "quest:dry-well"."""

    def __init__(self, content: Fallout) -> None:
        self.scenarios = {f"scenario:{each.id}": each for each in content.scenarios}
        numbered: list[Encounter | Quest] = [*content.quests, *content.encounters]
        self.cards = {key_of(card): card for card in numbered}
        self.library: Library = {card.number: card for card in numbered if card.number}
        self.rows = {key: self._rows(card) for key, card in self.cards.items()}
        for key, scenario in self.scenarios.items():
            first = [Lead("stage", (number,)) for number in scenario.quests]
            self.rows[key] = {-1: [*first, *leads(scenario, self.library)]}
        others: dict[str, Item | Perk | Character] = {
            **{f"item:{each.id}": each for each in content.items},
            **{f"perk:{each.id}": each for each in content.perks},
            **{f"character:{each.id}": each for each in content.characters},
        }
        for key, other in others.items():
            found = list(leads(other, self.library))
            if found:
                self.rows[key] = {-1: found}
        self.lots: dict[str, tuple[Lot, tuple[int, ...]]] = {}
        for each in self._all():
            if each.lot:
                self.lots[lot_key(each)] = ((each.how, *each.lot), each.numbers)
        self.callers = self._callers()

    def leads_of(self, key: str) -> Iterator[tuple[int, Lead]]:
        """Where a card leads, by the rows of it; -1 is the card as a whole."""
        for row, found in self.rows.get(key, {}).items():
            for lead in found:
                yield row, lead

    def targets(self, lead: Lead) -> list[str]:
        """The cards that one may come to."""
        return [key_of(self.library[number]) for number in lead.numbers if number in self.library]

    def chapters(self) -> list[Chapter]:
        """All stories, each card in one of them."""
        found = [self._scenario(key, scenario) for key, scenario in self.scenarios.items()]
        taken: set[str] = set()
        for chapter in found:
            chapter.cards = [card for card in chapter.cards if card not in taken]
            taken.update(chapter.cards)
        return [*found, *self._others(taken)]

    def _rows(self, card: Encounter | Quest) -> dict[int, list[Lead]]:
        if isinstance(card, Encounter):
            return {-1: list(leads(card, self.library))}
        rows = {-1: list(leads((card.stage, card.timeout), self.library))}
        for number, objective in enumerate(card.objectives):
            rows[number] = list(leads(objective, self.library))
        return rows

    def _all(self) -> Iterator[Lead]:
        for rows in self.rows.values():
            for found in rows.values():
                yield from found

    def _callers(self) -> Mapping[str, list[str]]:
        """The cards that lead to a card or a lot; one that completes a quest does not."""
        callers: dict[str, list[str]] = {}
        for key in self.rows:
            for _, lead in self.leads_of(key):
                if lead.how == "complete":
                    continue
                for target in [lot_key(lead)] if lead.lot else self.targets(lead):
                    known = callers.setdefault(target, [])
                    if key not in known:
                        known.append(key)
        return callers

    def _scenario(self, key: str, scenario: Scenario) -> Chapter:
        chapter = Chapter("scenario", key, [key])
        pending = list(scenario.quests)
        while pending:
            quest = self.library.get(pending.pop(0))
            if not isinstance(quest, Quest) or key_of(quest) in chapter.cards:
                continue
            if any(objective.faction for objective in quest.objectives):
                chapter.cards.append(key_of(quest))
                direct = (lead for _, lead in self.leads_of(key_of(quest)) if not lead.lot)
                pending += [n for lead in direct if lead.how == "stage" for n in lead.numbers]
        return chapter

    def _others(self, taken: set[str]) -> list[Chapter]:
        groups = _Groups()
        free = [
            key
            for key, card in self.cards.items()
            if key not in taken and (card.number or any(self.leads_of(key)))
        ]
        for key in free:
            groups.add(key)
            for _, lead in self.leads_of(key):
                if not lead.lot and lead.how != "complete":
                    groups.join(key, *(each for each in self.targets(lead) if each not in taken))
        for lot, (_, numbers) in self.lots.items():
            groups.add(lot)
            for member in (key_of(self.library[number]) for number in numbers):
                if member in free and all(each in taken for each in self.callers.get(member, ())):
                    groups.join(lot, member)
        for key in free:
            drawn = [lot_key(lead) for _, lead in self.leads_of(key) if lead.lot is not None]
            if drawn and self.cards[key].number == 0 and groups.is_alone(key):
                groups.join(drawn[0], key)
        made = [self._gathered(group) for group in groups.all()]
        return sorted(made, key=lambda chapter: (chapter.kind == "lot", self._first(chapter)))

    def _gathered(self, group: Iterable[str]) -> Chapter:
        cards = sorted(group, key=self._number)
        lots = [key for key in cards if key in self.lots]
        if lots:
            return Chapter("lot", lots[0], cards)
        inside = {*cards}
        roots = [
            key
            for key in cards
            if key in self.cards and not inside & {*self.callers.get(key, ())} - {key}
        ]
        return Chapter("arc", (roots or cards)[0], cards)

    def _first(self, chapter: Chapter) -> int:
        return self._number(chapter.root)[0]

    def _number(self, key: str) -> tuple[int, str]:
        """Numbered cards in their order; starred ones after them."""
        if key in self.lots:
            return self.lots[key][0][1], key
        return self.cards[key].number or 10_000, key


def key_of(card: Encounter | Quest) -> str:
    """A card by its kind and id."""
    return f"{'quest' if isinstance(card, Quest) else 'encounter'}:{card.id}"


def lot_key(lead: Lead) -> str:
    """A lot by what is done with its card, and its numbers."""
    assert lead.lot is not None
    return f"lot:{lead.how}-{lead.lot[0]}-{lead.lot[1]}"


class _Groups:
    """Cards that belong together."""

    def __init__(self) -> None:
        self._group: dict[str, list[str]] = {}

    def add(self, key: str) -> None:
        """A card by itself, unless it is known."""
        self._group.setdefault(key, [key])

    def join(self, *keys: str) -> None:
        """Put the groups of some cards together."""
        for key in keys:
            self.add(key)
        merged = self._group[keys[0]]
        for key in keys[1:]:
            other = self._group[key]
            if other is not merged:
                merged += other
                for each in other:
                    self._group[each] = merged

    def is_alone(self, key: str) -> bool:
        """Whether nothing belongs with a card."""
        return len(self._group[key]) == 1

    def all(self) -> list[list[str]]:
        """Every group once."""
        return list({id(group): group for group in self._group.values()}.values())
