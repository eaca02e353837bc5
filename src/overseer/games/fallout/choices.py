"""Choices that results put to survivors: branches, other survivors, votes (FO-BASE-03, 04)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.conditions import holds
from overseer.games.fallout.costs import can_pay, pay
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.quests import Running
from overseer.games.fallout.refusal import CANNOT_PAY, ELIMINATED, OWN_SEAT, TOO_MANY, UNMET
from overseer.games.fallout.spaces import adjacent
from overseer.games.fallout.terms import (
    ASK_CHOICE,
    ASK_VOTE,
    ASK_WHO,
    CHOOSE,
    E_VOTED,
    O_WIDTH,
    PICK_SEAT,
    VOTE,
    WHO_ADJACENT,
    WHO_ALL,
    WHO_HERE,
    WHO_ONE,
    WHO_RIGHT,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec


def pick_refusals(land: Wasteland, seat: i64, code: i64) -> i64:
    """Why an option names no other survivor in the game."""
    if verb_of(code) != PICK_SEAT:
        return NOT_NOW
    if a_of(code) == seat:
        return OWN_SEAT
    return ELIMINATED if land.eliminated[a_of(code)] == 1 else 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Choice(LandFrame):
    """A survivor picks one of the branches of a card."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "at", "branches", "node", "source")

    def __init__(self, seat: i64, at: i64, branches: i64, node: i64, source: i64) -> None:
        self.seat = seat
        self.at = at  # the first O_BRANCH
        self.branches = branches
        self.node = node
        self.source = source

    def ask(self, land: Wasteland) -> Decision | None:
        """Which one, of those whose condition holds and whose cost can be paid."""
        codes = vec[i64]()
        for which in range(self.branches):
            if self._branch_refusals(land, which) == 0:
                codes = append(codes, pack(CHOOSE, which))
        if len(codes) == 0:
            return None
        return land.question(self.seat, ASK_CHOICE, self.at, codes, -1)

    def _branch_refusals(self, land: Wasteland, which: i64) -> i64:
        """Why one of the branches is not open."""
        code = land.cards.code
        at = self.at + which * O_WIDTH
        met = holds(land, self.seat, code[at + 1], self.node, self.source)
        reasons: i64 = 0 if met else UNMET
        return reasons if can_pay(land, self.seat, code[at + 2]) else reasons | CANNOT_PAY

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a branch cannot be picked."""
        if verb_of(code) != CHOOSE:
            return NOT_NOW
        which = a_of(code)
        return self._branch_refusals(land, which) if which < self.branches else TOO_MANY

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Pay for the branch, then carry it out in the frame of the card."""
        land.stack.pop()
        at = self.at + a_of(code) * O_WIDTH
        parent = land.stack[-1]
        assert isinstance(parent, Running)
        parent.branch(land, land.cards.code[at + 3], seat)
        pay(land, seat, land.cards.code[at + 2])

    def run(self, land: Wasteland) -> None:
        """No branch is open."""
        land.stack.pop()

    def copy(self) -> Choice:
        """An independent frame with the same fields."""
        return Choice(self.seat, self.at, self.branches, self.node, self.source)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Others(LandFrame):
    """An effect concerns other survivors; each carries it out from where they are."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "who", "program", "node", "source", "level")

    def __init__(
        self, seat: i64, who: i64, program: i64, node: i64, source: i64, level: i64
    ) -> None:
        self.seat = seat
        self.who = who
        self.program = program
        self.node = node
        self.source = source
        self.level = level

    def concerns(self, land: Wasteland, other: i64) -> bool:
        """Whether a survivor is among those that the card means."""
        if other == self.seat or land.eliminated[other] == 1:
            return False
        if self.who == WHO_ALL or self.who == WHO_ONE:
            return True
        if self.who == WHO_HERE:
            return land.node[other] == self.node
        if self.who == WHO_ADJACENT:
            return adjacent(land, self.node, land.node[other])
        assert self.who == WHO_RIGHT
        seat = self.seat
        while True:
            seat = (seat + land.players - 1) % land.players
            if land.eliminated[seat] == 0:
                return seat == other

    def ask(self, land: Wasteland) -> Decision | None:
        """Which one, if the card means one of the survivor's choice."""
        if self.who != WHO_ONE:
            return None
        codes = vec[i64]()
        for i in range(land.players):
            other = land.nth_from_first(i)
            if self.concerns(land, other):
                codes = append(codes, pack(PICK_SEAT, other))
        if len(codes) == 0:
            return None
        return land.question(self.seat, ASK_WHO, 0, codes, 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a survivor cannot be the one."""
        return pick_refusals(land, self.seat, code)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Let that survivor carry it out."""
        land.stack.pop()
        other: int = a_of(code)
        land.stack.append(Each(self.program, self.source, self.level, [other]))

    def run(self, land: Wasteland) -> None:
        """First player first, then clockwise (FO-BASE-03)."""
        land.stack.pop()
        if self.who == WHO_ONE:
            return
        seats: list[int] = []
        for i in range(land.players):
            other = land.nth_from_first(i)
            if self.concerns(land, other):
                seats.append(other)
        land.stack.append(Each(self.program, self.source, self.level, seats))

    def copy(self) -> Others:
        """An independent frame with the same fields."""
        return Others(self.seat, self.who, self.program, self.node, self.source, self.level)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Each(LandFrame):
    """Survivors carry out an effect one after the other; who is eliminated meanwhile does not."""

    KNOWN: ClassVar[tuple[str, ...]] = ("program", "source", "level", "seats")

    def __init__(self, program: i64, source: i64, level: i64, seats: list[int]) -> None:
        self.program = program
        self.source = source
        self.level = level
        self.seats = seats  # that have yet to do it

    def run(self, land: Wasteland) -> None:
        """The next one, from where they are by then."""
        if len(self.seats) == 0:
            land.stack.pop()
            return
        seat: i64 = self.seats.pop(0)
        if land.eliminated[seat] == 0:
            node = land.node[seat]
            land.rules.perform(land, self.program, seat, self.source, node, self.level)

    def copy(self) -> Each:
        """An independent frame with the same fields."""
        return Each(self.program, self.source, self.level, self.seats[:])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Vote(LandFrame):
    """All survivors vote, first player first; a tie goes the first player's way."""

    KNOWN: ClassVar[tuple[str, ...]] = ("place", "yes", "agreed", "refused", "seat", "source")

    def __init__(
        self, place: i64, yes: i64, agreed: i64, refused: i64, seat: i64, source: i64
    ) -> None:
        self.place = place  # seats from the first player that have been asked
        self.yes = yes  # votes, as bits by place
        self.agreed = agreed  # program
        self.refused = refused  # program
        self.seat = seat  # who carries out the outcome
        self.source = source

    def ask(self, land: Wasteland) -> Decision | None:
        """Yes or no."""
        if self.place == land.players:
            return None
        seat = land.nth_from_first(self.place)
        if land.eliminated[seat] == 1:
            return None
        codes = vec[i64]([pack(VOTE, 1), pack(VOTE, 0)])
        return land.question(seat, ASK_VOTE, self.source, codes, 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Both answers are always open."""
        return 0 if verb_of(code) == VOTE else NOT_NOW

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Note the vote; it is open."""
        if a_of(code) == 1:
            self.yes |= 1 << self.place
        self.place += 1
        land.emit(E_VOTED, seat, a_of(code))

    def run(self, land: Wasteland) -> None:
        """Pass over those who are out, then count."""
        if self.place < land.players:
            self.place += 1
            return
        land.stack.pop()
        votes: i64 = 0
        for place in range(land.players):
            votes += (self.yes >> place) & 1
        living = land.living()
        # An eliminated survivor is never first player, so place 0 has always voted.
        agreed = 2 * votes > living or (2 * votes == living and self.yes & 1 == 1)
        parent = land.stack[-1]
        assert isinstance(parent, Running)
        parent.branch(land, self.agreed if agreed else self.refused, self.seat)

    def copy(self) -> Vote:
        """An independent frame with the same fields."""
        return Vote(self.place, self.yes, self.agreed, self.refused, self.seat, self.source)
