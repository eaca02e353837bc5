"""Contests: the dice of a fight or a test as they lie, and what they mean.

In a fight hit icons hurt the survivor and areas strike the enemy; in a test only hit icons count.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from overseer.cli.terminal.fallout.scene import Scene
from overseer.cli.terminal.fallout.seen import ContestSeen, DieSeen
from overseer.games.fallout import terms as t
from overseer.games.fallout.dice import hit_icons, matching_dice
from overseer.games.fallout.enemies import weak_areas
from overseer.games.fallout.fight import ACROSS, ATTACKED, Fight, has_ranged_weapon
from overseer.games.fallout.items import passive
from overseer.games.fallout.wasteland import BONUS, CANCELLED


def contest_title(scene: Scene, contest: ContestSeen) -> str:
    """FIGHT or TEST, and what is at stake."""
    letters = ", ".join(contest.letters) or "-"
    if contest.kind == "fight":
        return scene.say(
            "play-fallout-fight",
            enemy=scene.enemy(contest.token),
            stats=scene.stats(contest.level, contest.weak, contest.abilities),
            letters=letters,
        )
    if contest.difficulty is None:
        return scene.say("play-fallout-test-joint", letters=letters)
    return scene.say("play-fallout-test", difficulty=contest.difficulty, letters=letters)


def dice_lines(scene: Scene, contest: ContestSeen) -> list[str]:
    """Each die with its meaning, once they are rolled."""
    return [
        _die(scene, contest, number, die) for number, die in enumerate(contest.dice or (), start=1)
    ]


def _die(scene: Scene, contest: ContestSeen, number: int, die: DieSeen) -> str:
    areas = scene.nouns("area", die.areas) or scene.say("play-fallout-no-area")
    if contest.kind == "test":
        struck = "yes" if die.areas else "no"
        return scene.say(
            "play-fallout-die-test", number=number, areas=areas, hits=die.hits, struck=struck
        )
    fits = "yes" if set(die.areas) & set(contest.weak) else "no"
    return scene.say("play-fallout-die-fight", number=number, areas=areas, hits=die.hits, fits=fits)


def contest_sum(scene: Scene, contest: ContestSeen) -> list[str]:
    """What the dice come to as they lie, and how many rerolls are left."""
    if contest.dice is None:
        return []
    if contest.kind == "fight":
        lines = list(_fight_sum(scene))
    elif contest.difficulty is None:
        lines = []
    else:
        hits = int(hit_icons(scene.land) + scene.land.contest[BONUS])
        lines = [scene.say("play-fallout-test-sum", hits=hits, difficulty=contest.difficulty)]
    if contest.rerolls:
        lines.append(scene.say("play-fallout-rerolls", count=contest.rerolls))
    return lines


def _fight_sum(scene: Scene) -> Iterator[str]:
    land = scene.land
    fight = _fight(scene)
    ranged = has_ranged_weapon(land, fight.seat)
    asks = fight.ask(land)
    if asks is not None and asks.prompt == t.ASK_FIGHT_REROLL:  # later the harm is done
        icons = int(hit_icons(land)) + int(fight.how == ACROSS | ATTACKED and not ranged)
        armor = int(passive(land, fight.seat, t.P_ARMOR) + land.contest[CANCELLED])
        damage = max(0, icons - armor) * int(fight.level)
        yield scene.say("play-fallout-fight-damage", icons=icons, armor=armor, damage=damage)
    in_the_open = fight.how & ACROSS != 0 and fight.abilities & t.RANGED == 0
    hits = int(matching_dice(land, weak_areas(land, fight.token)) + land.contest[BONUS])
    needed = int(fight.level + (1 if fight.abilities & t.ARMOR else 0))
    yield scene.say(
        "play-fallout-fight-sum", hits=hits + int(in_the_open and ranged), needed=needed
    )


def _fight(scene: Scene) -> Fight:
    for frame in reversed(scene.land.stack):
        found: Any = frame  # frames are generic; which one it is shows at run time only
        if isinstance(found, Fight):
            return found
    raise AssertionError("no fight is under way")
