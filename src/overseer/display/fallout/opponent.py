"""Opponents: whom one fights, with what each ability means in this very fight."""

from __future__ import annotations

from collections.abc import Iterator

from overseer.display.fallout import pictures
from overseer.display.fallout.inquiries import Opponent, Remark
from overseer.display.fallout.look import Look
from overseer.games.fallout.enemies import icon_of
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.notation import FACTIONS
from overseer.games.fallout.table import FalloutContest
from overseer.games.fallout.view import ICONS
from overseer.games.fallout.wasteland import BONUS

_RULES = {
    "aggressive": ["FO-ABIL-02", "FO-ABIL-03"],
    "armor": ["FO-ABIL-07"],
    "radiation": ["FO-ABIL-08"],
    "ranged": ["FO-ABIL-09"],
    "loot": ["FO-ABIL-13"],
    "retreat": ["FO-ABIL-14"],
}


def opponent_of(look: Look, fight: Fight, seen: FalloutContest) -> Opponent:
    """Whom a survivor fights."""
    assert seen.token is not None
    assert seen.level is not None
    icon = ICONS[int(icon_of(look.land, fight.token))]
    return Opponent(
        token=seen.token,
        name=look.enemy(seen.token),
        icon=pictures.of("faction" if icon in FACTIONS else "type", icon),
        level=seen.level,
        weak=seen.weak,
        needed=int(fight.needed()),
        remarks=list(_remarks(look, fight, seen)),
    )


def _remarks(look: Look, fight: Fight, seen: FalloutContest) -> Iterator[Remark]:
    """Where it is weak, what it can do, and what helps the survivor beside the dice."""
    say, land = look.say, look.land
    weak = say(
        "display-fallout-weak",
        areas=look.nouns("area", seen.weak),
        count=int(fight.needed()),
    )
    yield Remark(text=weak, icon="combat", rules=["FO-FIGHT-08", "FO-FIGHT-09"])
    for ability in seen.abilities:
        text = say(f"display-fallout-met-{ability}", level=seen.level or 0)
        icon = pictures.of("ability", ability)
        yield Remark(text=text, icon=icon, rules=_RULES[ability])
    if fight.more_icons(land):
        text = say("display-fallout-met-afar")
        yield Remark(text=text, icon="a-ranged", tone="bad", rules=["FO-ABIL-10"])
    if fight.shot_hits(land):
        text = say("display-fallout-met-shot")
        yield Remark(text=text, icon="a-ranged", tone="good", rules=["FO-ATK-03"])
    if land.contest[BONUS]:
        text = say("display-fallout-met-cards", count=int(land.contest[BONUS]))
        yield Remark(text=text, icon="i-other", tone="good")
