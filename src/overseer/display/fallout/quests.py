"""Staged quests as a board draws them: what to do, where, how far that is, and who could."""

from __future__ import annotations

from functools import cached_property
from typing import cast

from msgspec import Struct

from overseer.content.fallout.phrases import Amount as Number
from overseer.content.fallout.phrases import Step, Test
from overseer.content.fallout.quests import Objective
from overseer.display.fallout import pictures
from overseer.display.fallout.goals import Goals
from overseer.display.fallout.look import Look
from overseer.display.fallout.phrasing.nouns import sentence
from overseer.display.model import Amount
from overseer.games.fallout.notation import node_name
from overseer.games.fallout.odds import future_in
from overseer.games.fallout.spaces import distance
from overseer.games.fallout.table import Faction, FalloutQuest, FalloutTile
from overseer.games.fallout.wasteland import Wasteland

# The drawings of rewards, by the words of steps; other steps have none.
_REWARDS = {
    "agenda": "agenda",
    "caps": "caps",
    "heal": "hp",
    "heal-rads": "rads",
    "loot": "i-other",
    "unique": "i-other",
    "xp": "xp",
}
# The drawings of deeds.
_DEEDS = {
    "kill": "combat",
    "explore": "explore",
    "enter": "walk",
    "camp": "camp",
    "level": "xp",
    "suffer": "hp",
    "buy": "shop",
    "sell": "shop",
    "spend": "caps",
    "recruit": "i-companion",
}


class Trial(Struct, frozen=True, kw_only=True):
    """A test that an objective sets."""

    letters: str
    difficulty: int
    percent: int | None  # the odds of who looks, with all rerolls and no cards, if known


class QuestGoal(Struct, frozen=True, kw_only=True):
    """An objective of a staged quest."""

    number: int  # from 1
    faction: Faction | None
    icon: str
    story: str  # in the words of the card
    text: str  # what is to be done
    terms: list[str]  # cost and tasks
    results: list[str]
    trial: Trial | None  # if there is one test and nothing else
    count: int  # how far it has come
    needed: int
    rewards: list[Amount]
    spaces: list[str]  # where it can be done as far as one may know, nearest first; none: anywhere
    distance: int | None  # of the nearest, in spaces
    where: str
    met: list[int]  # the seats that meet its terms but for the place; none if it has no terms
    ready: list[int]  # the seats that could do it as an action where they are


class StagedQuest(Struct, frozen=True, kw_only=True):
    """A staged quest; on the main story the factions depend."""

    quest: str
    main: bool
    notes: list[str]  # its time, and whether its marker waits
    goals: list[QuestGoal]


def quests_of(look: Look) -> list[StagedQuest]:
    """The staged quests, in their order."""
    maker = _Maker(look)
    return [maker.quest(seen) for seen in look.table.quests]


class _Maker:
    """Who looks at quests."""

    def __init__(self, look: Look) -> None:
        self.look = look
        land = look.land
        on_map = [n for n in range(int(land.players)) if land.node[n] >= 0 and not _is_out(land, n)]
        self.own = look.seat if look.seat in on_map else None
        # Where things are does not depend on who looks; somebody must be asked about.
        self.goals = Goals(land, on_map[0] if self.own is None else self.own) if on_map else None

    @cached_property
    def hidden(self) -> Wasteland:
        """The position with all that who looks may not know at random."""
        return cast(Wasteland, self.look.book.disguised(self.look.land, self.look.seat, 0))

    def quest(self, seen: FalloutQuest) -> StagedQuest:
        """A staged quest."""
        look = self.look
        card = next(card for card in look.book.content.quests if card.id == seen.quest)
        notes = [] if seen.timer is None else [look.field("timer", seen.timer)]
        if seen.marker_waits:
            notes.append(look.say("outline-fallout-marker-waits"))
        return StagedQuest(
            quest=seen.quest,
            main=any(objective.faction for objective in card.objectives),
            notes=notes,
            goals=[self._goal(seen, n, each) for n, each in enumerate(card.objectives)],
        )

    def _goal(self, seen: FalloutQuest, number: int, objective: Objective) -> QuestGoal:
        look, texts = self.look, self.look.lore.texts
        quest = look.book.names.quests.index(seen.quest)
        nodes = self._nodes(quest, number)
        far = None if self.own is None or not nodes else self._away(nodes[0])
        _, *lines = texts.objective(seen.quest, number + 1)
        results = 1 + bool(objective.fail)
        progress = seen.counts[number]
        return QuestGoal(
            number=number + 1,
            faction=cast(Faction, objective.faction) if objective.faction else None,
            icon=_DEEDS.get(objective.trigger.word, "quest") if objective.trigger else "quest",
            story=look.story(f"quest-{seen.quest}.objective-{number + 1}"),
            text=sentence(texts.way(seen.quest, number + 1)),
            terms=lines[:-results],
            results=lines[-results:],
            trial=self._trial(quest, number, objective, nodes),
            count=progress.count,
            needed=progress.needed,
            rewards=[each for step in objective.do for each in self._rewards(step)],
            spaces=[node_name(node) for node in nodes],
            distance=far,
            where=self._where(nodes, far),
            met=self.goals.met(quest, number) if self.goals else [],
            ready=self.goals.ready(quest, number) if self.goals else [],
        )

    def _nodes(self, quest: int, number: int) -> list[int]:
        """Where an objective can be done, nearest first."""
        if self.goals is None:
            return []
        # While a tile is being turned over, tokens still lie on what it was facedown.
        nodes = [n for n in self.goals.spaces(quest, number) if node_name(n) in self.look.spaces]
        return nodes if self.own is None else sorted(nodes, key=self._away)

    def _away(self, node: int) -> int:
        assert self.own is not None
        land = self.look.land
        return int(distance(land, land.node[self.own], node))

    def _where(self, nodes: list[int], far: int | None) -> str:
        """The nearest of the spaces, in words."""
        if not nodes:
            return ""
        look, name = self.look, node_name(nodes[0])
        seen = look.spaces[name]
        place = look.place_name(name) or name
        if isinstance(seen, FalloutTile):
            place = look.say("display-fallout-tile-at", slot=seen.slot)
        # Without a seat of one's own nothing is near or far.
        told = place if far is None else look.say("display-fallout-away", place=place, count=far)
        if len(nodes) == 1:
            return told
        message = "display-fallout-one-of" if far is None else "display-fallout-nearest"
        return look.say(message, where=told, count=len(nodes))

    def _trial(self, quest: int, number: int, goal: Objective, nodes: list[int]) -> Trial | None:
        match [task.value for task in goal.tasks]:
            case [Test(letters=letters, theirs="", difficulty=Number(number=needed, of=""))]:
                percent = self._percent(quest, number, nodes)
                return Trial(letters=letters, difficulty=needed, percent=percent)
        return None

    def _percent(self, quest: int, number: int, nodes: list[int]) -> int | None:
        """The odds of a test on the nearest space; not while dice lie on the table."""
        look = self.look
        if self.own is None or self.goals is None or look.land.over or look.table.contest:
            return None
        node = nodes[0] if nodes else int(look.land.node[self.own])
        future = future_in(self.goals.begun(self.hidden, quest, number, node))
        return None if future is None else round(100 * future.won)

    def _rewards(self, step: Step) -> list[Amount]:
        texts = self.look.lore.texts
        match step:
            case Step("power", tuple(sides)):
                return [
                    Amount(
                        icon=pictures.of("faction", side),
                        name=texts.say(
                            "text-step-power", faction=texts.faction(side), count=number
                        ),
                        count=number,
                    )
                    for side, number in sides
                ]
            case Step("become", str(trait)):
                return [Amount(icon=pictures.of("trait", trait), name=texts.step(step))]
            case Step(word, value) if word in _REWARDS:
                count = value.number if isinstance(value, Number) and not value.of else 1
                return [Amount(icon=_REWARDS[word], name=texts.step(step), count=count)]
        return []


def _is_out(land: Wasteland, seat: int) -> bool:
    return bool(land.eliminated[seat])
