"""The goal of Fallout, and how far everybody has come as far as a seat may know (FO-AGENDA-04)."""

from __future__ import annotations

from collections.abc import Iterator

from overseer.display.fallout.look import Look
from overseer.display.goal import goal_of
from overseer.display.model import Goal, Rank
from overseer.games.fallout.table import FalloutSurvivor

_RULES = ("FO-WIN-01", "FO-WIN-02", "FO-POWER-03", "FO-POWER-05")


def fallout_goal(look: Look) -> Goal:
    """Influence, unless a faction is faster."""
    table = look.table
    text = look.say(
        "goal-fallout",
        players=len(table.survivors),
        target=table.target,
        last=max(faction.last for faction in table.factions),
    )
    ranks = [*_survivors(look), *_factions(look)]
    return goal_of(look.words.texts, look.land, text, ranks, _RULES)


def _survivors(look: Look) -> Iterator[Rank]:
    """What is in a hand is its owner's secret: of the others one knows how many cards it has."""
    for survivor in look.table.survivors:
        text = look.say(
            f"goal-fallout-{_known(survivor)}",
            player=look.words.player(survivor.seat),
            influence=survivor.influence or 0,
            agendas=survivor.agendas,
        )
        score = f"{survivor.influence}/{look.table.target}"
        if survivor.influence is None:
            score = "–" if survivor.eliminated else "?"
        yield Rank(seat=survivor.seat, score=score, text=text)


def _known(survivor: FalloutSurvivor) -> str:
    if survivor.eliminated:
        return "eliminated"
    return "hidden" if survivor.influence is None else "influence"


def _factions(look: Look) -> Iterator[Rank]:
    for faction in look.table.factions:
        name = look.lore.texts.faction(faction.faction)
        text = look.say("goal-fallout-power", faction=name, power=faction.power)
        sign = look.say(f"text-faction-{faction.faction}")
        yield Rank(sign=sign, score=f"{faction.power}/{faction.last}", text=text)
