"""Goals: everything a survivor could do anywhere on the map, with its worth and its actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from overseer.bots.fallout import fights
from overseer.bots.fallout.paths import Paths
from overseer.bots.fallout.prospect import Prospect
from overseer.bots.fallout.wishes import Wishes
from overseer.bots.mind import tariff
from overseer.bots.mind.promise import has_news
from overseer.games.fallout import terms as t
from overseer.games.fallout.camp import recovery
from overseer.games.fallout.conditions import other_survivor_at
from overseer.games.fallout.enemies import abilities_of
from overseer.games.fallout.exhaust import exhausted_cards
from overseer.games.fallout.rows import has
from overseer.games.fallout.spaces import distances, fits
from overseer.games.fallout.traits import can_become
from overseer.kernel.decision import pack

SETTLEMENT = tariff.SETTLEMENT / tariff.POINT
SETTLEMENT_LEVEL = tariff.SETTLEMENT_LEVEL / tariff.POINT
WASTELAND = tariff.WASTELAND / tariff.POINT
WASTELAND_LEVEL = tariff.WASTELAND_LEVEL / tariff.POINT
VAULT = tariff.VAULT / tariff.POINT
VISIT = 0.4  # how often a settlement has its shop open
SPENDING = tariff.SPENDING / tariff.POINT  # each of the first ten Caps
FEW_QUESTS = tariff.FEW_QUESTS / tariff.POINT  # rumours, for each quest that is missing in play
ENOUGH_QUESTS = tariff.ENOUGH_QUESTS
TILE = {
    t.DANGEROUS: tariff.TILE / tariff.POINT,
    t.DEADLY: tariff.DEADLY_TILE / tariff.POINT,
}
AWAITED = tariff.AWAITED / tariff.POINT  # a marker waits for a place that is not on the map yet
BEHIND = 1.0  # a goal that no way leads to yet, at the tile that hides it
REST = tariff.REST / tariff.POINT
READIED = tariff.READIED / tariff.POINT


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to do on a space: what it is worth and how many actions it takes there."""

    worth: float
    node: int
    actions: float
    code: int  # the option that does it, once there


class Goals:
    """All goals of a survivor."""

    def __init__(self, prospect: Prospect, wishes: Wishes, paths: Paths) -> None:
        self.prospect = prospect
        self.wishes = wishes
        self.paths = paths

        self.cut_off: list[tuple[float, int]] = []  # worth, and a space that no way leads to yet

    def all(self) -> Iterator[Goal]:
        """Every goal within reach; tiles after what may lie behind them."""
        yield from self._fights()
        yield from self._quests()
        yield from self._entrances()
        yield from self._encounters()
        yield from self._tiles()
        yield from self._camps()

    def _cleared(self, node: int) -> tuple[float, float]:
        """What it takes to be alone on a space: actions, and what the fights cost or bring."""
        actions = worth = 0.0
        for token in self.paths.enemies.get(node, ()):
            chance, _ = fights.outlook(self.prospect, token)
            actions += 1 / max(0.15, chance)
            worth += fights.worth(self.prospect, token, self.wishes.kill(token, node))
        return actions, min(0.0, worth)

    def _on(self, node: int, worth: float, code: int) -> Goal:
        """A goal that needs a space without enemies."""
        actions, loss = self._cleared(node) if node in self.paths.enemies else (0.0, 0.0)
        return Goal(worth + loss, node, 1 + actions, code)

    def _fights(self) -> Iterator[Goal]:
        prospect, paths = self.prospect, self.paths
        for node, tokens in paths.enemies.items():
            for token in set(tokens):
                wished = self.wishes.kill(token, node)
                code = pack(t.FIGHT, token, node)
                worth = fights.worth(prospect, token, wished)
                if node in paths.points:
                    # Whoever enters the space of an AGGRESSIVE enemy fights without an action.
                    met = (
                        abilities_of(prospect.land, token) & t.AGGRESSIVE and node != prospect.here
                    )
                    yield Goal(worth, node, 0.2 if met else 1.0, code)
                if prospect.has_ranged:
                    worth = fights.worth(prospect, token, wished, across=True)
                    for beside in paths.chart.neighbours.get(node, ()):
                        if beside in paths.points and beside not in paths.enemies:
                            yield Goal(worth, beside, 1.0, code)

    def _quests(self) -> Iterator[Goal]:
        for worth, objective in self.wishes.actions:
            if not self.wishes.affordable(objective):
                continue
            code = pack(t.QUEST, objective.quest, objective.place)
            for node in self.wishes.open_on(objective, self.paths.chart.nodes):
                if objective.needs_partner and not self._partner(node):
                    continue
                if node in self.paths.points:
                    yield self._on(node, worth, code)
                else:
                    self.cut_off.append((worth, node))

    def _partner(self, node: int) -> bool:
        """Whether somebody stands there to help; alone, a settlement will do."""
        land = self.prospect.land
        if land.living() > 1:
            return bool(other_survivor_at(land, self.prospect.seat, node))
        return self.paths.chart.icon.get(node) == t.SETTLEMENT

    def _entrances(self) -> Iterator[Goal]:
        land, here = self.prospect.land, self.prospect.here
        for worth, objective in self.wishes.deeds.get(t.D_ENTER, ()):
            place, quest = objective.arguments[0], objective.quest
            for node in self.paths.chart.nodes:
                if node == here or not fits(land, node, place, node, quest):
                    continue
                if self.wishes.open_now(objective, node):
                    if node in self.paths.points:
                        yield Goal(worth, node, 0.2, -1)
                    else:
                        self.cut_off.append((worth, node))

    def _encounters(self) -> Iterator[Goal]:
        land, paths = self.prospect.land, self.paths
        code = pack(t.ENCOUNTER)
        worths: dict[tuple[int, int], float] = {}
        for node, deck in paths.chart.icon.items():
            if node not in paths.points or has(land.icons, node):
                continue
            level = paths.chart.level[node]
            worth = worths.get((deck, level))
            if worth is None:
                worth = worths[deck, level] = self._encounter(deck, level)
            if worth > 0:
                yield self._on(node, worth, code)

    def _encounter(self, deck: int, level: int) -> float:
        """What a card of a deck is worth before it is drawn."""
        land = self.prospect.land
        if land.encounter_decks[deck].size() == 0:
            return 0.0
        if deck not in (t.WASTELAND, t.SETTLEMENT):
            return VAULT
        missing: int = max(0, ENOUGH_QUESTS - len(land.staged)) if has_news(land, deck) else 0
        if deck == t.WASTELAND:
            return WASTELAND + WASTELAND_LEVEL * level + FEW_QUESTS * missing
        worth = SETTLEMENT + SETTLEMENT_LEVEL * level + FEW_QUESTS * missing
        return worth + VISIT * self.wishes.shop(level) + SPENDING * min(10, self.prospect.caps)

    def _tiles(self) -> Iterator[Goal]:
        beyond = [(worth, distances(self.prospect.land, node)) for worth, node in self.cut_off]
        worths: dict[int, float] = {}
        for node, slots in self.paths.chart.facedown.items():
            if node not in self.paths.points:
                continue
            for slot in slots:
                worth = worths.get(slot)
                if worth is None:
                    facedown = slot * t.NODES + t.FACEDOWN
                    worth = self._tile(-int(self.prospect.land.slots[slot]))
                    for wanted, far in beyond:
                        worth += BEHIND * wanted / (1 + max(0, int(far[facedown])))
                    worths[slot] = worth
                yield Goal(worth, node, 1.0, pack(t.EXPLORE, slot))

    def _tile(self, kind: int) -> float:
        """What a tile of a kind is worth turning over."""
        awaited = sum(AWAITED for _ in self.prospect.land.waiting)
        return TILE[kind] + self.wishes.explore(kind) + awaited

    def _camps(self) -> Iterator[Goal]:
        prospect = self.prospect
        land, seat = prospect.land, prospect.seat
        worth = prospect.heal(int(recovery(land, seat)))
        if can_become(land, seat, t.WELL_RESTED):
            worth += REST + self.wishes.become(t.WELL_RESTED)
        worth += sum(READIED for _ in exhausted_cards(land, seat))
        code = pack(t.CAMP)
        camp_wishes = bool(self.wishes.deeds.get(t.D_CAMP))
        for node in self.paths.points if camp_wishes else (prospect.here,):
            if node not in self.paths.enemies:
                yield Goal(worth + self.wishes.camp(node), node, 1.0, code)
