"""Risks: the odds of what an option leads into, in one line, for menus and buttons."""

from __future__ import annotations

from overseer.display.fallout.futures import results_of, results_words
from overseer.display.fallout.look import Look
from overseer.display.fallout.preview import preview_of
from overseer.games.fallout import terms as t
from overseer.games.fallout.odds import outlook_in
from overseer.kernel.decision import Decision, Option

# What may lead into a fight or a test, or go on with one; others need no look at what follows.
_RISKY = (
    t.FIGHT,
    t.ACT,
    t.STEP,
    t.QUEST,
    t.COMPLETE,
    t.USE,
    t.PLAY_PERK,
    t.ROLL_NOW,
    t.REROLL,
    t.REST,
    t.TURN_DIE,
)


def odds_words(look: Look, decision: Decision, option: Option) -> str:
    """How the fight or test is likely to end that an option leads into; empty if there is none."""
    if option.verb == t.DONE:
        return _stopped(look)
    if option.verb not in _RISKY:
        return ""
    chances = preview_of(look, decision, option, "").chances
    return results_words(look.say, chances[0].results) if chances else ""


def _stopped(look: Look) -> str:
    """What the dice come to as they lie."""
    outlook = outlook_in(look.land)
    if outlook is None or outlook.is_half:
        return ""
    return results_words(look.say, results_of(look.say, outlook.stop(), outlook.contest))
