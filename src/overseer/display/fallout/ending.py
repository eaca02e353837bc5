"""The end of a game of Fallout: who has won, or why everybody has lost."""

from __future__ import annotations

from overseer.display.ending import winners
from overseer.display.fallout.look import Look
from overseer.display.fallout.prologue import epilogue_of
from overseer.display.model import Ending, Place
from overseer.games.fallout.notation import FACTIONS
from overseer.games.fallout.survivor_death import ALL_ELIMINATED
from overseer.kernel.outcome import Outcome, Standing


def ending_of(look: Look, outcome: Outcome) -> Ending:
    """The verdict, and everybody's influence with their agendas, which are open now."""
    places = [_place(look, standing) for standing in outcome.standings]
    told = verdict(look, outcome)
    return Ending(places=places, verdict=told, epilogue=epilogue_of(look, told).text)


def verdict(look: Look, outcome: Outcome) -> str:
    """Who has won, or why nobody has."""
    lost = int(look.land.lost)
    if outcome.winners:
        return winners(outcome, look.reader)
    if lost == ALL_ELIMINATED:
        return look.say("play-fallout-lost-eliminated")
    if lost:
        faction = look.lore.texts.faction(FACTIONS[lost - 1])
        return look.say("play-fallout-lost-power", faction=faction)
    return look.say("play-fallout-truncated")


def _place(look: Look, standing: Standing) -> Place:
    hand = look.table.survivors[standing.seat].hand or ()
    agendas = ", ".join(f"{look.name('agenda', each.agenda)} {each.influence}" for each in hand)
    text = look.say(
        "play-fallout-plain-standing",
        place=standing.place,
        player=look.words.player(standing.seat),
        influence=standing.score,
        agendas=agendas or "-",
    )
    influence = look.say("play-fallout-standing", influence=standing.score)
    return Place(seat=standing.seat, place=standing.place, scores=[influence, agendas], text=text)
