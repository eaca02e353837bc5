"""Exploring fights and tests: what dice, items and perks together can never reach."""

from __future__ import annotations

from overseer.content.fallout.box import AnyCard
from overseer.content.fallout.encounters import Encounter
from overseer.content.fallout.enemies import TRACK_LETTERS, Enemy, FactionEnemy
from overseer.content.fallout.items import Item
from overseer.content.fallout.phrases import Amount, DrawAndFight, Kill, Phrase, Task, Test, Trigger
from overseer.content.fallout.reach import RANGED_BONUS, Course, best_hits, best_icons, bonus
from overseer.content.fallout.scenarios import Scenario
from overseer.content.fallout.sets import FalloutSet
from overseer.content.fallout.tiles import Tile
from overseer.content.fallout.walking import phrases
from overseer.content.fallout.words import FACTIONS
from overseer.content.merge import Card
from overseer.content.problems import Place, Problems

PARTNER = 3
"""The hit icons that stand in for the other survivor's test in solo play."""


def explore_fights(merged: FalloutSet, courses: list[Course], doubts: Problems) -> None:
    """Doubt enemies that nobody can kill, tests that nobody can pass, and kills of nothing."""
    limits = _Limits(merged)
    for card, enemy in merged.of(Enemy):
        limits.explore_enemy(card, enemy, doubts)
    for each in courses:
        limits.explore_factions(each.scenario, merged, doubts)
    for card in merged.cards:
        for phrase in phrases(card.value):
            match phrase:
                case Task("test" | "joint-test", Test() as test):
                    limits.explore_test(card, test, phrase, doubts)
                case Task("fight", DrawAndFight() as fight):
                    limits.explore_draw(fight, phrase, doubts)
                case Trigger("kill", Kill() as kill):
                    limits.explore_kill(kill, phrase, courses, doubts)


class _Limits:
    """The most that can be reached with a set of cards."""

    def __init__(self, merged: FalloutSet) -> None:
        self.dice = merged.dice or ()
        self.enemies = merged.values(Enemy)
        self.hits = bonus(merged, "hits")
        self.icons = best_icons(self.dice) + bonus(merged, "success")
        ranged = any(item.ranged for item in merged.values(Item))
        self.ranged = RANGED_BONUS if ranged else 0
        self.levels: dict[str, int] = {}
        for tile in merged.values(Tile):
            for space in tile.spaces:
                if space.encounter:
                    least = self.levels.get(space.encounter, space.level or 1)
                    self.levels[space.encounter] = min(least, space.level or 1)

    def explore_enemy(self, card: Card[AnyCard], enemy: Enemy, doubts: Problems) -> None:
        """Doubt an enemy that nobody can kill."""
        self.explore_threshold(enemy, enemy.level, card.spot("level"), enemy.id, doubts)

    def explore_factions(self, scenario: Scenario, merged: FalloutSet, doubts: Problems) -> None:
        """Doubt a faction's enemy that nobody can kill even at its lowest level."""
        (card,) = (card for card, value in merged.of(Scenario) if value is scenario)
        for side, faction in zip(FACTIONS, scenario.factions, strict=True):
            if faction.enemy:
                level = faction.enemy.level
                if isinstance(level, str):
                    column = TRACK_LETTERS.index(level)
                    level = min(space[column] for space in scenario.track)
                place = card.spot("factions", side, "enemy", "level")
                name = f"the enemy of {side}"
                self.explore_threshold(faction.enemy, level, place, name, doubts)

    def explore_threshold(
        self, enemy: Enemy | FactionEnemy, level: int, place: Place, name: str, doubts: Problems
    ) -> None:
        """Doubt a number of hits that is out of reach."""
        needed = level + ("armor" in enemy.abilities)
        best = best_hits(self.dice, enemy.weak) + self.hits + self.ranged
        if needed > best:
            message = f"nobody can ever kill {name}, which takes {needed} hits"
            doubts.add(place, message, f"dice, weapons and cards give {best} at most")

    def explore_test(
        self, card: Card[AnyCard], test: Test, phrase: Phrase, doubts: Problems
    ) -> None:
        """Doubt a test that nobody can pass."""
        needed = self.least(test.difficulty, card)
        best = self.icons + (max(best_icons(self.dice), PARTNER) if test.theirs else 0)
        if needed > best:
            message = f"nobody can ever pass this test, which takes {needed} hit icons"
            doubts.add(phrase.source, message, f"dice and cards give {best} at most")

    def least(self, amount: Amount, card: Card[AnyCard]) -> int:
        """The smallest number that an amount can be."""
        level = 1
        if isinstance(card.value, Encounter):
            level = self.levels.get(card.value.deck, 1)
        return max(0, amount.number + {"level": level, "players": 1}.get(amount.of, 0))

    def explore_draw(self, fight: DrawAndFight, phrase: Phrase, doubts: Problems) -> None:
        """Doubt a fight with an enemy from the supply that nobody can win."""
        chances = [
            max(1, enemy.level + fight.level) + ("armor" in (*enemy.abilities, *fight.add))
            <= best_hits(self.dice, enemy.weak) + self.hits
            for enemy in self.enemies
            if enemy.type == fight.type
        ]
        if not any(chances):
            message = f"nobody can ever win this fight with any {fight.type}"
            doubts.add(phrase.source, message, "lower its level, or add cards that hit")

    def explore_kill(
        self, kill: Kill, phrase: Phrase, courses: list[Course], doubts: Problems
    ) -> None:
        """Doubt a trigger that no enemy fits."""
        sheets = [(side, *pair) for each in courses for side, pair in _tokens(each.scenario)]
        if kill.faction:
            fitting = [
                _fits(kill, enemy, level) for side, enemy, level in sheets if side == kill.faction
            ]
        else:
            fitting = [
                _fits(kill, enemy, enemy.level) and kill.enemy in ("", enemy.id)
                for enemy in self.enemies
            ]
            fitting += [_fits(kill, enemy, level) and not kill.enemy for _, enemy, level in sheets]
        if fitting and not any(fitting):
            doubts.add(phrase.source, "no enemy fits this kill", "ask for less, or add an enemy")


def _tokens(scenario: Scenario) -> list[tuple[str, tuple[FactionEnemy, int]]]:
    """The enemies of a scenario's factions at their highest levels."""
    found = []
    for side, faction in zip(FACTIONS, scenario.factions, strict=True):
        if faction.enemy:
            level = faction.enemy.level
            if isinstance(level, str):
                level = max(space[TRACK_LETTERS.index(level)] for space in scenario.track)
            found.append((side, (faction.enemy, level)))
    return found


def _fits(kill: Kill, enemy: Enemy | FactionEnemy, level: int) -> bool:
    return (
        kill.type in ("", enemy.type)
        and kill.level <= level
        and (not kill.ability or kill.ability in enemy.abilities)
    )
