"""The beginning and the end of a scenario of Fallout, as they are told."""

from __future__ import annotations

from overseer.content.fallout.scenarios import Scenario
from overseer.display.fallout import pictures
from overseer.display.fallout.look import Look
from overseer.display.told import ToldCard, ToldLine
from overseer.games.fallout.notation import FACTIONS
from overseer.games.fallout.survivor_death import ALL_ELIMINATED
from overseer.games.fallout.winning import target

_WINNING = ["FO-WIN-01", "FO-WIN-02", "FO-POWER-03"]


def prologue_of(look: Look) -> ToldCard:
    """The scenario with its story, its factions and what wins."""
    texts, card = look.lore_at(None).texts, _scenario(look)
    scenario = card.id
    factions = [
        ToldLine(
            icon=pictures.of("faction", side),
            title=look.name("faction", f"{scenario}-{side}"),
            text=" ".join(texts.tokens(side, faction)),
        )
        for side, faction in zip(FACTIONS, card.factions, strict=True)
    ]
    wins = ToldLine(
        icon=pictures.of("agenda", ""),
        text=look.say("told-fallout-wins", count=int(target(look.land))),
        rules=_WINNING,
    )
    return ToldCard(
        key="prologue",
        kind="prologue",
        title=look.name("scenario", scenario),
        about=look.say("told-fallout-scenario", count=int(look.land.players)),
        icon=pictures.scenario(card.picture),
        text=look.book.content.paragraphs(look.language, f"scenario-{scenario}"),
        lines=[*factions, wins],
    )


def epilogue_of(look: Look, verdict: str) -> ToldCard:
    """How the scenario has ended, and why."""
    card = _scenario(look)
    return ToldCard(
        key="ending",
        kind="ending",
        title=verdict,
        about=look.name("scenario", card.id),
        icon=pictures.scenario(card.picture),
        text=look.story(f"scenario-{card.id}.{_ending(look)}"),
    )


def _scenario(look: Look) -> Scenario:
    return look.book.content.scenarios[look.land.scenario]


def _ending(look: Look) -> str:
    """Which of the endings of a scenario it is."""
    land = look.land
    if land.lost == ALL_ELIMINATED:
        return "lost-all"
    if land.lost:
        return f"lost-{FACTIONS[land.lost - 1]}"
    if not land.winners:
        return ""  # nobody has lost, but there are no more rounds
    star, shield = (int(land.power[faction]) for faction in range(len(FACTIONS)))
    if star == shield:
        return "won"
    return f"won-{FACTIONS[star < shield]}"
