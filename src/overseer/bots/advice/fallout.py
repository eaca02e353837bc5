"""Advice for Fallout: what the level `hard` has weighed, in the words of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import cast

from overseer.bots.advice import intents
from overseer.bots.advice.chances import decided, shares
from overseer.bots.advice.judged import (
    COMMENT,
    GLANCE,
    Considered,
    Depth,
    JudgedAdvisor,
    Naming,
    Remark,
)
from overseer.bots.advice.standing import FITTED, gloom, outlook, per_influence
from overseer.bots.advice.thoughts import Reason
from overseer.bots.bot import decision_of
from overseer.bots.fallout.learned import Bench, make, weights_for
from overseer.bots.fallout.levels import HARD
from overseer.bots.fallout.memory import Memory
from overseer.bots.fallout.traits import numbers_of, trait_names
from overseer.bots.levels import Level
from overseer.bots.mind.judge import Judge
from overseer.bots.mind.search import Search
from overseer.games.fallout import terms as t
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision
from overseer.kernel.rng import Rng
from overseer.kernel.state import State

GUESSED = 4  # worlds in which goals are looked for, where the hand is not known
MOST_LOST = 4.0  # influence, by one choice
# Where many decisions are looked at, what the greedy bot advises will do to compare with.
GLIMPSE: Level = replace(HARD, worlds=4, further=0, turns=4, doubt=0.5)
WATCHED: Level = replace(HARD, worlds=8, further=1_000)  # where people watch

UNTOLD = ("", 0)  # what a choice takes of the turn, everybody knows
# By the name of the trait: what it is told as, and how many things one of it is. Where that is 0,
# it is told without a number.
TOLD: dict[str, tuple[str, int]] = {
    "influence": ("influence", 1),
    "agenda": ("agendas", 1),
    "lead": ("power", 0),
    "power-short": ("power", 0),
    "caps-part": ("influence", 0),
    "other-part": ("influence", 0),
    "near": ("near", 0),
    "caps": ("caps", 1),
    "caps-more": ("caps", 1),
    "letters": ("letters", 1),
    "xp": ("letters", 0),
    "perks": ("perks", 1),
    "life": ("hp", 2),
    "rads": ("rads", 1),
    "idolized": ("traits", 0),
    "vilified": ("traits", 0),
    "synth": ("traits", 0),
    "super-mutant": ("traits", 0),
    "well-rested": ("rested", 0),
    "addicted": ("addicted", 0),
    "armed": ("arms", 0),
    "fight-rerolls": ("arms", 0),
    "ranged": ("arms", 0),
    "armor": ("armor", 1),
    "speed": ("speed", 1),
    "trained": ("trained", 0),
    "companions": ("companions", 1),
    "aids": ("items", 0),
    "drugs": ("items", 0),
    "magazines": ("items", 0),
    "spare": ("items", 0),
    "uniques": ("items", 0),
    "useful": ("items", 0),
    "worth": ("items", 0),
    "tired": ("tired", 1),
    "deaths": ("deaths", 1),
    "out": ("deaths", 0),
    "to-move": UNTOLD,
    "actions": UNTOLD,
    "points": UNTOLD,
    "waiting": UNTOLD,
    "danger": ("danger", 0),
    "best-errand": ("errands", 0),
    "second-errand": ("errands", 0),
    "quest": ("errands", 0),
    "fight": ("errands", 0),
    "encounter": ("errands", 0),
    "tile": ("errands", 0),
    "camp": ("errands", 0),
}


class FalloutNaming:
    """What the traits of a table of Fallout mean."""

    fewer = frozenset({"rads", "tired", "deaths", "rival"})
    rest = "brink"  # a faction close to the end of the power track

    def __init__(self, players: int) -> None:
        self.weights = numbers_of(weights_for(players))
        self._meanings = [told_as(name) for name in trait_names()]
        self.traits = len(self._meanings)

    def meaning(self, trait: int) -> tuple[str, int, str]:
        """What a trait is told as, how many things one of it is, and that no card is meant."""
        return (*self._meanings[trait], "")


class FalloutAdvisor(JudgedAdvisor):
    """Thinks as the level `hard` does, and says what the greedy bot's goals have to do with it."""

    fitted = FITTED

    def __init__(self) -> None:
        self._bench = Bench(HARD, 0)
        self._memory = Memory()
        self._namings: dict[int, FalloutNaming] = {}
        super().__init__(self._sitting)

    def chances(self, state: State, seat: int = -1, loss: float = 0.0) -> list[float]:
        """How likely each seat wins, if one of them had so much less; what is left is nobody's."""
        assert isinstance(state, Wasteland)
        players = int(state.players)
        if state.over:
            return decided(state, players)
        scores = [outlook(state, each) for each in range(players)]
        if seat >= 0:
            scores[seat] -= per_influence(state) * min(loss, MOST_LOST)
        return shares([*scores, gloom(state)])[:players]

    def consider(
        self, world: State, seat: int, seed: int, depth: Depth, viewer: int, dice: Random
    ) -> Considered:
        """What the level would do, and what else it came down to."""
        level = _LEVELS.get(depth, HARD)
        thought = make(level, seed, viewer).deliberate(world, seat)
        search = thought.search
        if search is None:
            bits = dice.getrandbits
            own = Rng(bits(32), bits(32), bits(32), 1)
            search = Search(self._bench.judge(world), thought.worlds, seat, own)
        others = [option for option in thought.finalists if option != thought.chosen]
        options = [thought.chosen, *others[: depth.finalists - 1]]
        return Considered(
            options,
            thought.worlds,
            search,
            thought.chosen,
            level.turns,
            level.doubt,
            is_brief=True,
            is_watched=viewer != seat,
        )

    def remarks(
        self, considered: Considered, decision: Decision, places: Sequence[int]
    ) -> Mapping[int, Remark]:
        """What each option leads to, and its odds."""
        guesses = considered.worlds[: GUESSED if considered.is_watched else 1]
        worlds = [cast(Wasteland, world) for world in guesses]
        prompt, codes = int(decision.prompt), decision.options.codes
        if prompt == t.ASK_OPTION:
            dearer = intents.of_encounter(self._memory, worlds[0], decision)
            sealed = Reason("sealed", 1.0, is_remark=True)
            return {
                place: Remark((sealed,) if dearer[place] else (), is_free=True, is_sealed=True)
                for place in places
            }
        if prompt != t.ASK_TURN:
            is_free = prompt not in _MEASURED
            return {
                place: Remark(intents.of_contest(worlds[0], int(codes[place])), is_free)
                for place in places
            }
        found = intents.Intents(self._memory, worlds, int(decision.seat))
        return {
            place: Remark(
                found.remarks(decision, int(codes[place])), found.is_free(int(codes[place]))
            )
            for place in places
        }

    def is_open(self, world: State, seat: int) -> bool:
        """Whether everybody sees what is chosen at a decision."""
        return decision_of(world, seat).prompt in _OPEN

    def _sitting(self, state: State) -> tuple[Judge, Naming]:
        judge = self._bench.judge(state)
        players = int(state.players)
        if players not in self._namings:
            self._namings[players] = FalloutNaming(players)
        return judge, self._namings[players]


def told_as(name: str) -> tuple[str, int]:
    """What a trait is told as: steps such as life-4 alike."""
    return TOLD[name] if name in TOLD else TOLD[name.rpartition("-")[0]]


def advisor() -> FalloutAdvisor:
    """A new advisor; it takes notes, so no two threads share one."""
    return FalloutAdvisor()


_LEVELS = {GLANCE: GLIMPSE, COMMENT: WATCHED}
# Questions at which a choice can be blamed; at others nothing much is lost.
_MEASURED = frozenset(
    {
        t.ASK_TURN,
        t.ASK_CHOICE,
        t.ASK_DEED,
        t.ASK_VOTE,
        t.ASK_SHOP,
        t.ASK_FIGHT_REROLL,
        t.ASK_FIGHT_LAST,
        t.ASK_TEST_REROLL,
    }
)
_OPEN = frozenset(
    {
        t.ASK_TURN,
        t.ASK_OPTION,
        t.ASK_CHOICE,
        t.ASK_SHOP,
        t.ASK_BEFORE_FIGHT,
        t.ASK_FIGHT_REROLL,
        t.ASK_FIGHT_LAST,
        t.ASK_TEST_REROLL,
    }
)
