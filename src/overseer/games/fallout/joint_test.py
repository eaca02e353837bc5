"""Joint tests: a survivor and another one in the same space (FO-SOLO-02, 03)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.choices import pick_refusals
from overseer.games.fallout.frame import LandFrame, report
from overseer.games.fallout.quests import has_partner
from overseer.games.fallout.refusal import NOT_ADJACENT
from overseer.games.fallout.skill_test import begin_test
from overseer.games.fallout.terms import (
    ASK_WHO,
    NO_DIFFICULTY,
    PICK_SEAT,
    SOLO_PARTNER_HITS,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, pack
from overseer.kernel.vecs import append, vec


def partners(land: Wasteland, seat: i64, node: i64) -> vec[i64]:
    """The other survivors in a space, from the first player on."""
    found = vec[i64]()
    for i in range(land.players):
        other = land.nth_from_first(i)
        if other != seat and land.eliminated[other] == 0 and land.node[other] == node:
            found = append(found, other)
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class JointTest(LandFrame):
    """A test by a survivor and another one in the same space (FO-SOLO-02, 03).

    Both perform their own test; the hit icons are added up. Somebody who is killed meanwhile helps
    no more, and without the survivor whose test it is, it is failed (FO-R-46).
    """

    KNOWN: ClassVar[tuple[str, ...]] = (
        "seat",
        "letters",
        "theirs",
        "difficulty",
        "deaths",
        "partner",
        "partner_deaths",
        "hits",
        "stage",
    )

    def __init__(
        self,
        seat: i64,
        letters: i64,
        theirs: i64,
        difficulty: i64,
        deaths: i64,
        partner: i64,
        partner_deaths: i64,
        hits: i64,
        stage: i64,
    ) -> None:
        self.seat = seat
        self.letters = letters
        self.theirs = theirs
        self.difficulty = difficulty
        self.deaths = deaths  # of the survivor before the test
        self.partner = partner  # -1: not picked yet
        self.partner_deaths = partner_deaths
        self.hits = hits
        self.stage = stage

    def ask(self, land: Wasteland) -> Decision | None:
        """Who helps, if several could."""
        if self.stage > 0 or self.partner >= 0:
            return None
        found = partners(land, self.seat, land.node[self.seat])
        if len(found) == 0:
            return None
        codes = vec[i64]()
        for i in range(len(found)):
            codes = append(codes, pack(PICK_SEAT, found[i]))
        return land.question(self.seat, ASK_WHO, 0, codes, 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a survivor cannot help."""
        reasons = pick_refusals(land, self.seat, code)
        if reasons != 0:
            return reasons
        return 0 if land.node[a_of(code)] == land.node[self.seat] else NOT_ADJACENT

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Ask for help."""
        self.partner = a_of(code)
        self.partner_deaths = land.deaths[self.partner]

    def run(self, land: Wasteland) -> None:
        """Own test, theirs, then the sum; alone, a settlement helps with 3."""
        self.stage += 1
        died = land.deaths[self.seat] != self.deaths
        if self.stage == 1:
            begin_test(land, self.seat, self.letters, NO_DIFFICULTY)
        elif self.stage == 2 and not died:
            if self.partner < 0:
                self.hits += SOLO_PARTNER_HITS if has_partner(land, self.seat) else 0
            elif land.deaths[self.partner] == self.partner_deaths:
                begin_test(land, self.partner, self.theirs, NO_DIFFICULTY)
        else:
            land.stack.pop()
            hits = 0 if died else self.hits
            report(land, 1 if hits >= self.difficulty and not died else 0, hits)

    def hear(self, land: Wasteland, won: i64, hits: i64) -> None:
        """The hits of one of the two."""
        self.hits += hits

    def copy(self) -> JointTest:
        """An independent frame with the same fields."""
        return JointTest(
            self.seat,
            self.letters,
            self.theirs,
            self.difficulty,
            self.deaths,
            self.partner,
            self.partner_deaths,
            self.hits,
            self.stage,
        )


def begin_joint_test(
    land: Wasteland, seat: i64, letters: i64, theirs: i64, difficulty: i64
) -> None:
    """Let a survivor perform a test together with another one."""
    deaths = land.deaths[seat]
    land.stack.append(JointTest(seat, letters, theirs, difficulty, deaths, -1, 0, 0, 0))
