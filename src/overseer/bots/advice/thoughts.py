"""Thoughts: what an advisor has considered at one decision, with reasons in terms of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import erf, sqrt
from statistics import fmean, pvariance

from overseer.kernel.decision import Option

PIPS = (0.6, 0.7, 0.8, 0.92)  # how likely the first must be the better for each further pip
DOUBT = 0.5  # points by which a judgement may be wrong, whatever the dice
EVEN = 0.5  # how much of the win a game that goes on counts as
DECIDED = 0.15  # of the win, from which on a choice is said to decide the game


@dataclass(frozen=True, slots=True)
class Reason:
    """One way in which what comes of an option differs from what comes of another."""

    name: str  # by which the texts of the game tell it
    worth: float  # in points; what speaks against the option is negative
    number: float = 0.0  # of whatever it is about: more, or fewer if negative
    about: Mapping[str, object] = field(default_factory=dict)  # whatever else its text names
    is_remark: bool = False  # whether it tells of an option by itself, not beside another

    def turned(self) -> Reason:
        """The same, as it speaks for the other option."""
        cards = self.about.get("cards", ())
        assert isinstance(cards, tuple)
        about = {**self.about, "cards": tuple((card, -number) for card, number in cards)}
        return Reason(self.name, -self.worth, -self.number, about)


@dataclass(frozen=True, slots=True)
class Thought:
    """An option that was considered."""

    option: Option
    worth: float  # in points behind the first, but for ends of the game; never above 0
    reasons: tuple[Reason, ...] = ()  # against the next best; of others, against the best
    line: tuple[Option, ...] = ()  # own choices that are expected to follow
    is_later: bool = False  # whether the reasons are those of the end of the round
    luck: float = 0.0  # points of what it is behind that may be luck
    is_free: bool = False  # whether it takes nothing away from the others
    won: float = 0.0  # how much of the win, in the mean of all copies
    ended: float = 0.0  # in which part of the copies the game ended
    hazard: float = 0.0  # how much of the win that it gives away may be luck

    def chance(self, going: float) -> float:
        """How likely it wins, if a game that goes on is won with some chance."""
        return self.won + (1 - self.ended) * going


@dataclass(frozen=True, slots=True)
class Advice:
    """What an advisor would do at a decision: the best first. Never empty."""

    thoughts: tuple[Thought, ...]
    certainty: int  # from 1 to 5
    spent: int = 0  # choices made in copies
    is_counted: bool = True  # whether worths are points, or only say which option is better

    @property
    def best(self) -> Thought:
        """What it would do."""
        return self.thoughts[0]

    def instead_of(self, option: Option) -> Thought:
        """What it would do for good, with the reasons why not another option."""
        other = next(each for each in self.thoughts if each.option == option)
        best = next((each for each in self.thoughts if not each.is_free), self.best)
        remarks = [reason for reason in best.reasons if reason.is_remark]
        turned = [reason.turned() for reason in other.reasons if not reason.is_remark]
        reasons = (*remarks, *sorted(turned, key=lambda reason: -reason.worth))
        return replace(best, reasons=reasons, is_later=other.is_later)

    def loss(self, option: Option) -> float:
        """How much worse an option is than the best; nothing, if the best can still be done."""
        lasting = [thought for thought in self.thoughts if not thought.is_free]
        for thought in lasting:
            if thought.option == option:
                most = max(each.worth for each in lasting)
                return max(0.0, most - thought.worth - thought.luck)
        return 0.0

    def stake(self, option: Option) -> float:
        """How much of the win an option gives away where it or the first ends the game."""
        best, thought = self._lasting(option)
        return max(0.0, best.chance(EVEN) - thought.chance(EVEN) - thought.hazard)

    def kept(self, option: Option, before: float, after: float) -> float:
        """Which part of a chance to win an option keeps.

        Where the game goes on, the chance falls from one number to the other; where it ends, the
        win itself counts.
        """
        best, thought = self._lasting(option)
        most = best.chance(before)
        return min(1.0, (thought.chance(after) + thought.hazard) / most) if most > 0 else 1.0

    def _lasting(self, option: Option) -> tuple[Thought, Thought]:
        """The first and an option, of all that cannot be done as well; twice the same otherwise."""
        lasting = [thought for thought in self.thoughts if not thought.is_free]
        for thought in lasting:
            if thought.option == option:
                return lasting[0], thought
        return self.best, self.best


def certainty(gaps: Sequence[float]) -> int:
    """How sure it is that one option is better than another, by how far it was in each sample."""
    if not gaps:
        return len(PIPS) + 1
    error = sqrt(pvariance(gaps) / len(gaps) + DOUBT**2)
    likely = (1 + erf(fmean(gaps) / error / sqrt(2))) / 2
    return 1 + sum(likely >= step for step in PIPS)


def weightiest(reasons: Sequence[Reason], least: float, most: int = 3) -> tuple[Reason, ...]:
    """The reasons that matter: what speaks for an option first, then what speaks against it."""
    heavy = sorted((r for r in reasons if abs(r.worth) >= least), key=lambda r: -abs(r.worth))
    return tuple(sorted(heavy[:most], key=lambda reason: -reason.worth))
