"""Courses: a placement played out on a copy by the rules themselves, to see what it does.

Whoever places pays with the cubes of which they have most and takes those of which they have
fewest; items stay unused. What is still open in the placement is left as it is.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from overseer.games.shelter import terms as t
from overseer.games.shelter.doubling import has_letter
from overseer.games.shelter.fight import DECIDED, Fight
from overseer.games.shelter.figures import mark_of
from overseer.games.shelter.income import Income
from overseer.games.shelter.placing import PUT, Placement
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, Option

# What an icon gives that asks before it gives, by the question.
_ASKED = {
    t.ASK_GAIN: t.GAIN_ANY,
    t.ASK_TAKE: t.TAKE_ITEM,
    t.ASK_READY: t.READY_ITEM,
    t.ASK_FURTHER_ROOM: t.BUILD,  # declined here, because it has its price
}
_TOLD = {
    t.E_NEW_DWELLER: t.NEW_DWELLER,
    t.E_FIRST_PLAYER: t.FIRST_PLAYER,
    t.E_HEALED: t.HEAL,
    t.E_BUILT: t.BUILD,
}
_REFRESHED = {t.ITEMS: t.REFRESH_ITEMS, t.ROOMS: t.REFRESH_ROOMS}
# Questions whose answers change cubes; to use items is declined.
_PICKED = (t.ASK_GAIN, t.ASK_PAY)
# Icons that say all with one, however often they are gained.
_ONCE = (t.FIRST_PLAYER, t.REFRESH_ITEMS, t.REFRESH_ROOMS)


@dataclass(slots=True)
class Course:
    """What a placement does, as far as it is certain."""

    gained: Counter[int] = field(default_factory=Counter)  # reward icons
    lost: Counter[int] = field(default_factory=Counter)  # cubes that do not fit, by kind
    forfeited: Counter[int] = field(default_factory=Counter)  # reward icons without effect
    cubes: list[int] = field(default_factory=list)  # in front of who places, in the end
    happiness: int = 0  # likewise
    is_certain: bool = True  # whether no cube was picked on the way
    injured: int = 0
    doubled: bool = False
    has_income: bool = False  # whether the owner of the room may take a cube


def course_of(vault: Vault, placement: Placement, wins: bool = True) -> Course:
    """What a placement does from where the dwellers are put, with a fight won or lost.

    A second dweller who is still to be picked is one that leaves the reward as it is, if any can.
    """
    placed = placement.copy()
    cards, card = vault.cards, placed.card
    if is_open(vault, placed):
        others = [who for who in range(t.DWELLER_KINDS) if placed.with_refusals(vault, who) == 0]
        placed.second = min(others, key=lambda who: has_letter(cards, card, who))
    placed.stage = PUT
    return _Player(vault, [placed], wins).course


def course_under_way(vault: Vault, wins: bool = True) -> Course:
    """What is left of the placement in which a fight is under way, with it won or lost."""
    frames: list[Any] = list(vault.stack)
    first = next(i for i, frame in enumerate(frames) if isinstance(frame, Placement))
    fight = next(i for i, frame in enumerate(frames) if isinstance(frame, Fight))
    return _Player(vault, [frame.copy() for frame in frames[first : fight + 1]], wins).course


def is_open(vault: Vault, placement: Placement) -> bool:
    """Whether a second dweller is still to be picked."""
    return bool(vault.cards.linked[placement.card]) and placement.second < 0


def placement_of(vault: Vault, seat: int, option: Option) -> Placement | None:
    """The placement that an option begins or goes on with, as far as it is decided."""
    if option.verb == t.PLACE:
        return Placement(seat, option.b, option.c, option.a, -1, -1, 0, PUT, [])
    for frame in vault.stack:
        found: Any = frame  # frames are generic; which one it is shows at run time only
        if isinstance(found, Placement):
            placement = found.copy()
            if option.verb == t.WITH:
                placement.second = option.a
            elif option.verb == t.WEAR:
                placement.worn = option.a
            return placement
    return None


class _Player:
    """Plays frames on a copy to their end, and writes down what happens."""

    def __init__(self, vault: Vault, frames: list[Any], wins: bool) -> None:
        self.course = Course()
        self.wins = wins
        self.vault = vault.clone()
        self.vault.auto_chance = self.vault.auto_forced = False
        self.vault.stack = frames
        self.space = int(frames[0].space)
        self.seat = int(frames[0].seat)
        self._go_on()
        while self.vault.decision is not None:
            self._answer(self.vault.decision)
        for place in (2 * self.space, 2 * self.space + 1):
            mark = int(mark_of(self.vault.figures[place]))
            if mark and mark != mark_of(vault.figures[place]):
                self.course.gained[t.TRAIN + (0 if mark == t.OF_CHOICE else mark)] += 1
        for icon in _ONCE:
            self.course.gained[icon] = min(1, self.course.gained[icon])
        at = self.seat * t.KINDS
        self.course.cubes = [int(number) for number in self.vault.cubes[at : at + t.KINDS]]
        self.course.happiness = int(self.vault.happiness[self.seat])

    def _answer(self, decision: Decision) -> None:
        top: Any = self.vault.stack[-1]
        if isinstance(top, Fight):
            top.low = top.needed(self.vault) if self.wins else -t.SPACES
            top.high = 0
            top.stage = DECIDED
            self._go_on()
            return
        if isinstance(top, Income):
            self.course.has_income = True
        if len(decision.options) > 1 and decision.prompt in _PICKED:
            self.course.is_certain = False
        icon = _ASKED.get(int(decision.prompt))
        if icon is not None:
            self.course.gained[icon] += 1
        self._go_on(self._best(decision), is_picked=decision.prompt == t.ASK_GAIN)

    def _best(self, decision: Decision) -> int:
        """The answer that wastes least; the default is not to use items."""
        cubes = self.vault.cubes[self.seat * t.KINDS : (self.seat + 1) * t.KINDS]
        numbers = range(len(decision.options))
        if decision.prompt == t.ASK_GAIN:
            return min(numbers, key=lambda i: cubes[decision.options[i].a])
        if decision.prompt == t.ASK_PAY:
            return max(numbers, key=lambda i: cubes[decision.options[i].a])
        return int(decision.default)

    def _go_on(self, answer: int = -1, is_picked: bool = False) -> None:
        self.vault.trace = []
        if answer < 0:
            self.vault.open = None
            self.vault.settle()
        else:
            self.vault.apply(answer)
        for event in self.vault.trace:
            if event.kind == t.E_GAINED and is_picked:
                is_picked = False  # the question has been counted
            elif event.kind == t.E_GAINED and event.seat == self.seat:
                self.course.gained[int(event.a)] += int(event.b + event.c)
                self.course.lost[int(event.a)] += int(event.c)
            elif event.kind == t.E_HAPPINESS:
                self.course.gained[t.HAPPINESS] += int(event.a)
            elif event.kind == t.E_FORFEIT:
                self.course.forfeited[int(event.a)] += 1
            elif event.kind == t.E_REFRESHED and event.seat == self.seat:
                self.course.gained[_REFRESHED[int(event.a)]] += 1
            elif event.kind in _TOLD:
                self.course.gained[_TOLD[event.kind]] += 1
            elif event.kind == t.E_INJURED:
                self.course.injured += 1
            elif event.kind == t.E_DOUBLED:
                self.course.doubled = True
