"""Verdicts: what the letter of a space makes of who goes there, and who had better go."""

from __future__ import annotations

from overseer.display.model import Better, Verdict
from overseer.display.shelter.course import Course
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.doubling import has_letter
from overseer.games.shelter.notation import LETTERS
from overseer.games.shelter.placing import Placement
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, Option

GOOD, BAD = "good", "bad"


def verdict_of(words: Words, vault: Vault, placement: Placement, course: Course) -> Verdict:
    """Whether the reward is doubled, and what becomes of the training of who goes."""
    letter = bool(vault.cards.letter[placement.card])
    trained = "".join(_letter(who) for who in (placement.first, placement.second))
    if course.doubled:
        end = "-used" if trained else ""
        text = words.say(f"display-letter-match{end}", letters=_told(trained))
        return Verdict(text=text, trained=trained, tone=GOOD)
    place = "once" if letter else "none"
    if not trained:
        return Verdict(text=words.say(f"display-letter-{place}"))
    text = words.say(f"display-letter-{place}-lost", letters=_told(trained))
    return Verdict(text=text, trained=trained, tone=BAD)


def better_than(
    words: Words, vault: Vault, decision: Decision, option: Option, course: Course
) -> Better | None:
    """A dweller who gets the reward twice, or one who loses no training for the same."""
    if course.doubled or option.verb != t.PLACE:
        return None
    others = [
        each
        for each in decision.options
        if each.verb == t.PLACE and each.b == option.b and each.a != option.a
    ]
    for other in others:
        if has_letter(vault.cards, option.c, other.a):
            return _better(words, other, "matching")
    if option.a <= t.SLOT:
        return None
    for other in others:
        if other.a <= t.SLOT:
            return _better(words, other, "injured" if other.a == t.INJURED else "untrained")
    return None


def _better(words: Words, option: Option, who: str) -> Better:
    letter = _letter(option.a)
    return Better(
        choice=option.notation,
        text=words.say(f"display-better-{who}", letter=letter),
        label=words.say(f"display-send-{who}", letter=letter),
    )


def _letter(who: int) -> str:
    """The letter that a kind of dweller is trained in; nobody is trained in none."""
    return LETTERS[who - t.SLOT - 1] if who > t.SLOT else ""


def _told(letters: str) -> str:
    return ", ".join(letters)
