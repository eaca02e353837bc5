"""Encounters of Fallout as they are read aloud: the story and its leads, with no outcome."""

from __future__ import annotations

from typing import Any

from overseer.display.fallout import pictures
from overseer.display.fallout.look import Look
from overseer.display.fallout.narrator import encounter_about
from overseer.display.told import Lead, Story
from overseer.games.fallout import terms as t
from overseer.games.fallout.encounter import Encounter
from overseer.games.fallout.notation import ENCOUNTER_DECKS, node_name
from overseer.kernel.decision import Decision, pack


def story_of(look: Look, decision: Decision) -> Story | None:
    """The encounter that a decision is about; None if it is about none."""
    frame: Any = look.land.stack[-1]  # frames are generic; which one it is shows at run time
    if decision.prompt != t.ASK_OPTION or not isinstance(frame, Encounter):
        return None
    card = look.book.names.encounters[frame.card]
    deck, space = ENCOUNTER_DECKS[frame.deck], node_name(int(frame.node))
    options = look.book.cards.encounter_options
    count = int(options[frame.card + 1] - options[frame.card])
    parts = [encounter_about(look, deck), look.place_name(space) or space]
    return Story(
        title=look.name("encounter", card),
        about=", ".join(parts),
        icon=pictures.of("deck", deck),
        level=int(frame.level),
        place=space,
        text=look.story(f"encounter-{card}"),
        leads=[_lead(look, decision, card, number) for number in range(1, count + 1)],
    )


def _lead(look: Look, decision: Decision, card: str, number: int) -> Lead:
    """A lead with what it asks for, or why it is barred."""
    text = look.story(f"encounter-{card}.lead-{number}")
    asks = look.lore.asked(card, number)
    code = pack(t.CHOOSE, number - 1)
    if decision.options.find(code) >= 0:
        return Lead(number=number, text=text, asks=asks, choice=look.book.notation(code))
    why = look.book.why.option(look.land, code, int(decision.seat)).named(look.reader.names)
    return Lead(
        number=number,
        text=text,
        asks=asks,
        reason=why.text(look.language),
        rules=list(why.rules),
    )
