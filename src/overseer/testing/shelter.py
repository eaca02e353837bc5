"""Trials of Fallout Shelter: what its choices truly do.

Placements are played to their end, everything else as far as the choice itself goes. What happens
is read off the position where it can be (cubes, happiness, dwellers, items), else off the events.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from overseer.display.model import Preview
from overseer.display.reader import Reader
from overseer.games.shelter import terms as t
from overseer.games.shelter.fight import Fight
from overseer.games.shelter.figures import mark_of
from overseer.games.shelter.notation import LETTERS
from overseer.games.shelter.placing import Placement
from overseer.games.shelter.vault import Vault
from overseer.kernel.codec import dump_frame
from overseer.kernel.decision import CHANCE, Decision, Option
from overseer.kernel.event import Event
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.testing.previews import Likelihood, Thing, Truth, exact_odds

CUBES = ("water", "food", "power")
_PRICE = (*CUBES, "any-resource")
_PLACING = (t.ASK_TURN, t.ASK_WITH, t.ASK_WEAR)
_ROLLS = (t.ASK_BEFORE_FIGHT, t.ASK_AFTER_ROLL)
_WINDOWS = (*_ROLLS, t.ASK_WEAR, t.ASK_BEFORE_ICON, t.ASK_CLOSING, t.ASK_FURTHER_ROOM)
_SWAPS = (t.ASK_SWAP_GIVE, t.ASK_SWAP_TAKE)
# Questions that may lie between a placement and its fight.
_ON_THE_WAY = (t.ASK_WITH, t.ASK_WEAR, t.ASK_PAY, t.ASK_GIVE, t.ASK_ROOM, t.ASK_SIDE)
_EVENTS = {t.E_HEALED: "heal", t.E_READIED: "ready-item"}
_TRIES = 8  # with other dice, until a fight is won or lost


class ShelterTrials:
    """What the choices of one game do."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def truth(
        self, state: State, decision: Decision, option: Option, preview: Preview, reader: Reader
    ) -> Truth:
        """What a choice brings, with a fight won, and what one that is lost does."""
        vault = cast(Vault, state)
        if option.verb in (t.ROOM, t.STRIKE) or (
            option.verb == t.DONE and decision.prompt == t.ASK_DISCOUNT
        ):
            return Truth(brings=_price(vault, decision, option))
        if option.verb == t.TRAINED:
            return Truth(brings=_trained(vault, decision, option))
        if not _is_told(decision, option, preview):
            return Truth()
        is_placement = places(decision, option)
        won = lost = None
        for seed in range(_TRIES if preview.chances else 1):
            trial = Trial(vault, decision, option, seed)
            if trial.won is False:
                lost = lost or trial
            else:
                won = won or trial
        return Truth(
            brings={} if won is None else won.settled(preview),
            loses={} if lost is None or won is None else {"injure": lost.injured - won.injured},
            doubled=won.count(t.E_DOUBLED) > 0 if won is not None and is_placement else None,
        )

    def odds(
        self, state: State, decision: Decision, option: Option, preview: Preview
    ) -> Mapping[int, Likelihood]:
        """The fight without further items, and with the best use of all of them."""
        start = _fight_after(cast(Vault, state), option, int(decision.seat))
        if start is None:
            return {}
        bare = exact_odds(start, _won, _key, _unused)
        best = exact_odds(start, _won, _key, lambda decision: list(decision.options))
        return {0: Likelihood(bare), len(preview.chances) - 1: Likelihood(best)}


def places(decision: Decision, option: Option) -> bool:
    """Whether a choice is about a placement as a whole."""
    return decision.prompt in _PLACING and option.verb not in (t.USE, t.PASS)


def _is_told(decision: Decision, option: Option, preview: Preview) -> bool:
    """Whether the preview is about what the choice itself does."""
    if decision.prompt in (*_ROLLS, t.ASK_DIE, t.ASK_DISCOUNT, *_SWAPS):
        return False  # a fight or a price under way, or an exchange in two questions
    return bool(option.verb != t.USE or preview.cost or preview.win)  # else told in words


class Trial:
    """A choice made on a copy from which all frames below its own are taken away."""

    def __init__(self, vault: Vault, decision: Decision, option: Option, seed: int = 0) -> None:
        self.vault = vault.clone()
        self.before = vault
        self.seat = int(decision.seat)
        self.dice = random.Random(seed)
        self.asked: Counter[int] = Counter()  # before others gain something
        self.space = -1
        tried = self.vault
        tried.auto_chance = tried.auto_forced = False
        tried.trace = []
        if places(decision, option):
            tried.stack = [tried.stack[-1]]
            tried.apply(option)
        else:
            depth, top = len(tried.stack), tried.stack[-1]
            top.answer(tried, int(option.code), self.seat)
            goes_on = len(tried.stack) >= depth and tried.stack[depth - 1] is top
            tried.stack = tried.stack[depth if goes_on else depth - 1 :]
            tried.open = None
            tried.settle()
        while tried.decision is not None:
            self._answer(tried.decision)
        self.events: list[Event] = tried.trace

    @property
    def won(self) -> bool | None:
        """How the fight went, if there was one."""
        for event in self.events:
            if event.kind == t.E_FIGHT:
                return bool(event.c)
        return None

    @property
    def injured(self) -> int:
        """How many of the player's dwellers were injured."""
        return self.count(t.E_INJURED)

    def count(self, kind: int) -> int:
        """The player's events of a kind."""
        return sum(1 for event in self.events if event.kind == kind and event.seat == self.seat)

    def settled(self, preview: Preview) -> dict[Thing, int]:
        """The changes, with cubes of choice and prices that only choices on the way decide."""
        found = self.changes()
        icons = {amount.icon for amount in (*preview.cost, *preview.win)}
        if icons & {"pay-room", "exchange"}:
            for icon in CUBES:
                del found[icon]
        elif "any-resource" in icons:
            said = Counter({each.icon: each.count for each in preview.win})
            said.subtract({each.icon: each.count for each in preview.cost})
            rest = sum(found.pop(icon) for icon in CUBES) - sum(said[icon] for icon in CUBES)
            found["any-resource"] = rest
        return found

    def changes(self) -> dict[Thing, int]:
        """What the player has gained or lost, by icon; cubes that do not fit are counted."""
        old, new, seat = self.before, self.vault, self.seat
        found: dict[Thing, int] = {
            "happiness": int(new.happiness[seat] - old.happiness[seat]),
            "new-dweller": int(new.owned[seat] - old.owned[seat]),
            "item": int(new.items_of(seat) - old.items_of(seat)),
            "injure": -self.injured,
        }
        for event, icon in _EVENTS.items():
            found[icon] = self.count(event)
        for kind, icon in enumerate(CUBES):
            at = seat * t.KINDS + kind
            found[icon] = int(new.cubes[at] - old.cubes[at]) + self.lost(kind)
        if self.space >= 0:
            for place in (2 * self.space, 2 * self.space + 1):
                mark = int(mark_of(new.figures[place]))
                if mark != mark_of(old.figures[place]):
                    icon = "train-any" if mark == t.OF_CHOICE else f"train-{LETTERS[mark - 1]}"
                    found[icon] = found.get(icon, 0) + 1
        return found

    def lost(self, kind: int) -> int:
        """The cubes of a kind that did not fit."""
        return sum(
            int(event.c)
            for event in self.events
            if event.kind == t.E_GAINED and event.seat == self.seat and event.a == kind
        )

    def _answer(self, decision: Decision) -> None:
        tried = self.vault
        frames: list[Any] = list(tried.stack)
        for frame in frames:
            if isinstance(frame, Placement):
                self.space = int(frame.space)
        events = tried.trace or ()
        if not any(event.kind == t.E_GAINED and event.seat != self.seat for event in events):
            self.asked[int(decision.prompt)] += 1
        if decision.seat == CHANCE:
            weights = [int(option.weight) for option in decision.options]
            tried.apply(self.dice.choices(range(len(weights)), weights)[0])
        elif decision.prompt in _WINDOWS:
            tried.apply(len(decision.options) - 1)
        elif decision.prompt == t.ASK_WITH:
            letter = int(tried.cards.letter[decision.source])
            others = [option for option in decision.options if option.a != t.SLOT + letter]
            tried.apply(self.dice.choice(others or list(decision.options)))
        else:
            tried.apply(self.dice.choice(decision.options))


def _price(vault: Vault, decision: Decision, option: Option) -> dict[Thing, int]:
    """What is then to be paid for the room that is planned."""
    tried = vault.clone()
    tried.stack[-1].answer(tried, int(option.code), decision.seat)
    price = tried.plan[t.PLAN_PRICE : t.PLAN_PRICE + len(_PRICE)]
    return {icon: -int(price[kind]) for kind, icon in enumerate(_PRICE)}


def _trained(vault: Vault, decision: Decision, option: Option) -> dict[Thing, int]:
    """The letters in which the player has somebody trained by the choice itself."""
    tried = vault.clone()
    tried.stack[-1].answer(tried, int(option.code), decision.seat)
    first = int(decision.seat) * t.DWELLER_KINDS + t.SLOT + 1
    return {
        f"train-{letter}": int(tried.dwellers[at] > 0) - int(vault.dwellers[at] > 0)
        for at, letter in enumerate(LETTERS, first)
    }


# Odds


def _fight_in(vault: Vault) -> int:
    """The place of the fight on the stack, or -1."""
    frames: list[Any] = list(vault.stack)
    return next((i for i, frame in enumerate(frames) if isinstance(frame, Fight)), -1)


def _fight_after(vault: Vault, option: Option, seat: int) -> Vault | None:
    """The position in the fight that an option leads to, with only the step that hears of it."""
    tried = vault.clone()
    tried.auto_chance = False
    tried.apply(option, seat)
    while tried.decision is not None and _fight_in(tried) < 0:
        if tried.decision.seat != seat or tried.decision.prompt not in _ON_THE_WAY:
            return None
        tried.apply(int(tried.decision.default))
    place = _fight_in(tried)
    if place < 0:
        return None
    tried.stack = tried.stack[place - 1 :]
    return tried


def _won(event: Event) -> bool | None:
    """How the fight went."""
    return bool(event.c) if event.kind == t.E_FIGHT else None


def _key(state: State) -> object:
    vault = cast(Vault, state)
    frames = [(type(frame).__name__, str(dump_frame(frame))) for frame in vault.stack]
    return str(frames), tuple(vault.held), tuple(vault.item_track)


def _unused(decision: Decision) -> list[Option]:
    """Without further items."""
    return [decision.options[-1]] if decision.prompt in _ROLLS else list(decision.options)
