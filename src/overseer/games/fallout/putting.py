"""Results that put something on the map: tokens, enemies, survivors."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.enemies import (
    Spawn,
    put_enemy,
)
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.spaces import places_that_fit, put_refusals
from overseer.games.fallout.terms import (
    ASK_PLACE,
    ASK_PUT_ENEMY,
    ASK_PUT_TOKEN,
    E_MOVED,
    PUT,
    TYPE_HIDDEN,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec


def put_codes(land: Wasteland, where: i64, here: i64, quest: i64) -> vec[i64]:
    """The spaces that a card speaks of, as options."""
    codes = vec[i64]()
    for node in places_that_fit(land, where, here, quest):
        codes = append(codes, pack(PUT, node))
    return codes


def against_put(land: Wasteland, code: i64, where: i64, here: i64, quest: i64) -> i64:
    """Why something is none of those options."""
    if verb_of(code) != PUT:
        return NOT_NOW
    return put_refusals(land, a_of(code), where, here, quest)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PutTokens(LandFrame):
    """A survivor puts faction tokens on spaces that fit, one at a time."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "faction", "where", "left", "here", "quest")

    def __init__(
        self, seat: i64, faction: i64, where: i64, left: i64, here: i64, quest: i64
    ) -> None:
        self.seat = seat
        self.faction = faction
        self.where = where
        self.left = left
        self.here = here
        self.quest = quest

    def ask(self, land: Wasteland) -> Decision | None:
        """Where the next one goes."""
        if self.left == 0:
            return None
        codes = put_codes(land, self.where, self.here, self.quest)
        if len(codes) == 0:
            return None
        return land.question(self.seat, ASK_PUT_TOKEN, self.faction, codes, 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a token cannot go to a space."""
        return against_put(land, code, self.where, self.here, self.quest)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Put it there; faction tokens never run out (FO-LIMIT-01)."""
        self.left -= 1
        put_enemy(land, self.faction, a_of(code), 1)

    def run(self, land: Wasteland) -> None:
        """All are placed, or no space fits."""
        land.stack.pop()

    def copy(self) -> PutTokens:
        """An independent frame with the same fields."""
        return PutTokens(self.seat, self.faction, self.where, self.left, self.here, self.quest)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PutEnemy(LandFrame):
    """A survivor picks the space on which a drawn enemy appears."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "kind", "where", "up", "here", "quest")

    def __init__(self, seat: i64, kind: i64, where: i64, up: i64, here: i64, quest: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.where = where
        self.up = up
        self.here = here
        self.quest = quest

    def ask(self, land: Wasteland) -> Decision | None:
        """Where."""
        codes = put_codes(land, self.where, self.here, self.quest)
        if len(codes) == 0:
            return None
        return land.question(self.seat, ASK_PUT_ENEMY, TYPE_HIDDEN + self.kind, codes, 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why the enemy cannot go to a space."""
        return against_put(land, code, self.where, self.here, self.quest)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Draw the token."""
        land.stack.pop()
        land.stack.append(Spawn(self.kind, a_of(code), self.up))

    def run(self, land: Wasteland) -> None:
        """No space fits."""
        land.stack.pop()

    def copy(self) -> PutEnemy:
        """An independent frame with the same fields."""
        return PutEnemy(self.seat, self.kind, self.where, self.up, self.here, self.quest)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceSurvivor(LandFrame):
    """A card puts a survivor on a space; that is no move (FO-R-11)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "where", "here", "quest")

    def __init__(self, seat: i64, where: i64, here: i64, quest: i64) -> None:
        self.seat = seat
        self.where = where
        self.here = here
        self.quest = quest

    def ask(self, land: Wasteland) -> Decision | None:
        """Where."""
        codes = put_codes(land, self.where, self.here, self.quest)
        if len(codes) == 0:
            return None
        return land.question(self.seat, ASK_PLACE, 0, codes, 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why the survivor cannot go to a space."""
        return against_put(land, code, self.where, self.here, self.quest)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Put the figure there."""
        land.stack.pop()
        land.node[seat] = a_of(code)
        land.due = 1
        land.emit(E_MOVED, seat, a_of(code))

    def run(self, land: Wasteland) -> None:
        """No space fits."""
        land.stack.pop()

    def copy(self) -> PlaceSurvivor:
        """An independent frame with the same fields."""
        return PlaceSurvivor(self.seat, self.where, self.here, self.quest)
