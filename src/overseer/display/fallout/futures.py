"""Futures: what may come of a contest, in words and percent; for previews, pages and terminals."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from overseer.display.fallout.inquiries import FightEnd, FightKey
from overseer.display.model import Result
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.hp import healed_by
from overseer.games.fallout.items import passive
from overseer.games.fallout.odds import DIED, LOST, WON, End, Future
from overseer.games.fallout.skill_test import Test
from overseer.games.fallout.terms import P_RADS_HEAL
from overseer.games.fallout.wasteland import Wasteland

Say = Callable[..., str]
FIGHT_KEYS: dict[int, FightKey] = {WON: "killed", LOST: "stays", DIED: "home"}
TEST_KEYS = {WON: "passed", LOST: "failed"}


def percent_of(future: Future) -> int:
    """How likely a contest is won."""
    return round(100 * future.won)


def results_of(say: Say, future: Future, contest: Fight | Test) -> list[Result]:
    """The ways in which a contest may end; percents add up to a hundred."""
    keys: Mapping[int, str] = FIGHT_KEYS if isinstance(contest, Fight) else TEST_KEYS
    won, died = percent_of(future), round(100 * future.share(DIED))
    shares = {WON: won, LOST: max(0, 100 - won - died), DIED: died}
    return [
        Result(
            key=key,
            percent=shares[result],
            text=say(f"display-fallout-result-{key}", percent=shares[result]),
        )
        for result, key in keys.items()
        if result == WON or shares[result]
    ]


def results_words(say: Say, results: list[Result]) -> str:
    """The same in one line."""
    return say("display-fallout-odds", results=", ".join(each.text for each in results))


def ends_of(land: Wasteland, fight: Fight, future: Future) -> list[FightEnd]:
    """The ends of a fight by what they take from the survivor, the mildest first."""
    ends = sorted(future.ends.items(), key=lambda each: (each[0].damage, each[0].rads, each[0]))
    return [
        FightEnd(
            key=FIGHT_KEYS[end.result],
            percent=round(100 * chance, 1),
            damage=end.damage,
            rads=end.rads,
            left=left_after(land, int(fight.seat), end),
        )
        for end, chance in ends
    ]


def left_after(land: Wasteland, seat: int, end: End) -> int:
    """The HP that are left after an end; rads that heal somebody are counted."""
    if end.result == DIED:
        return 0
    left = int(land.remaining(seat)) - end.damage - end.rads
    if end.rads:
        tried = land.clone()
        tried.hp[seat] -= end.damage
        left += int(healed_by(tried, seat, passive(land, seat, P_RADS_HEAL)))
    return left
