"""Contests: the dice of a fight or a test as they lie, and what they mean."""

from __future__ import annotations

from collections.abc import Iterator

from overseer.cli.terminal.fallout.scene import Scene
from overseer.display.fallout.contests import harm_in, hits_in_test, strike_in, strike_words
from overseer.games.fallout.table import FalloutContest, FalloutDie


def contest_title(scene: Scene, contest: FalloutContest) -> str:
    """FIGHT or TEST, and what is at stake."""
    letters = ", ".join(contest.letters) or "-"
    if contest.token is not None:
        return scene.say(
            "play-fallout-fight",
            enemy=scene.enemy(contest.token),
            stats=scene.stats(contest.level or 0, contest.weak, contest.abilities),
            letters=letters,
        )
    if contest.difficulty is None:
        return scene.say("play-fallout-test-joint", letters=letters)
    return scene.say("play-fallout-test", difficulty=contest.difficulty, letters=letters)


def dice_lines(scene: Scene, contest: FalloutContest) -> list[str]:
    """Each die with its meaning, once they are rolled."""
    return [
        _die(scene, contest, number, die) for number, die in enumerate(contest.dice or (), start=1)
    ]


def _die(scene: Scene, contest: FalloutContest, number: int, die: FalloutDie) -> str:
    areas = scene.nouns("area", die.areas) or scene.say("play-fallout-no-area")
    if contest.kind == "test":
        struck = "yes" if die.areas else "no"
        return scene.say(
            "play-fallout-die-test", number=number, areas=areas, hits=die.hits, struck=struck
        )
    fits = "yes" if set(die.areas) & set(contest.weak) else "no"
    return scene.say("play-fallout-die-fight", number=number, areas=areas, hits=die.hits, fits=fits)


def contest_sum(scene: Scene, contest: FalloutContest) -> list[str]:
    """What the dice come to as they lie, and how many rerolls are left."""
    if contest.dice is None:
        return []
    if contest.kind == "fight":
        lines = list(_fight_sum(scene))
    elif contest.difficulty is None:
        lines = []
    else:
        hits = hits_in_test(scene.land)
        lines = [scene.say("play-fallout-test-sum", hits=hits, difficulty=contest.difficulty)]
    if contest.rerolls:
        lines.append(scene.say("play-fallout-rerolls", count=contest.rerolls))
    return lines


def _fight_sum(scene: Scene) -> Iterator[str]:
    harm = harm_in(scene.land)
    if harm is not None:
        yield scene.say(
            "play-fallout-fight-damage", icons=harm.icons, armor=harm.armor, damage=harm.damage
        )
    yield strike_words(scene.say, strike_in(scene.land))
