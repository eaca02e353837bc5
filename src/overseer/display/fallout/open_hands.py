"""Hands of Fallout laid open at the end: every agenda as a sum, against what wins."""

from __future__ import annotations

from overseer.display.fallout import pictures
from overseer.display.fallout.hands import agenda_parts
from overseer.display.fallout.look import Look
from overseer.display.model import HandCard, HandPart, OpenHand
from overseer.games.fallout.table import FalloutSurvivor
from overseer.games.fallout.winning import target
from overseer.kernel.outcome import Outcome, Standing


def open_hands(look: Look, outcome: Outcome) -> list[OpenHand]:
    """Everybody's agendas, the winners first, then by what they have."""
    return [_hand(look, outcome, standing) for standing in outcome.standings]


def _hand(look: Look, outcome: Outcome, standing: Standing) -> OpenHand:
    survivor = look.table.survivors[standing.seat]
    goal = int(target(look.land))
    wins = standing.seat in outcome.winners
    if wins:
        verdict = look.say("hand-fallout-wins")
    elif survivor.eliminated:
        verdict = look.say("hand-fallout-out")
    elif standing.score >= goal:
        verdict = look.say("hand-fallout-reached")
    else:
        verdict = look.say("hand-fallout-short", count=goal - standing.score)
    return OpenHand(
        seat=standing.seat,
        about=_about(look, survivor),
        cards=[_card(look, standing.seat, held.agenda) for held in survivor.hand or ()],
        total=standing.score,
        target=goal,
        verdict=verdict,
        wins=wins,
    )


def _about(look: Look, survivor: FalloutSurvivor) -> str:
    """Who it was: the character, and what became of it."""
    character = [look.name("character", survivor.character)] if survivor.character else []
    traits = [look.noun("trait", trait) for trait in survivor.traits]
    return ", ".join([*character, *traits])


def _card(look: Look, seat: int, agenda: str) -> HandCard:
    parts = agenda_parts(look.book, look.land, look.lore.texts, seat, agenda)
    own = HandPart(given=1, text=look.say("hand-fallout-card"))
    return HandCard(
        name=look.name("agenda", agenda),
        icon=_icon(look, agenda),
        worth=1 + sum(part.given for part in parts),
        parts=[own, *(HandPart(given=part.given, text=part.short) for part in parts)],
    )


def _icon(look: Look, agenda: str) -> str:
    card = next(card for card in look.book.content.agendas if card.id == agenda)
    return pictures.of("faction", card.faction) if card.faction else pictures.of("agenda", agenda)
