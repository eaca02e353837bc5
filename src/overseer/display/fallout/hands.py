"""Hands of Fallout: what each line of an agenda gives now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from overseer.content.fallout.agendas import CountedBonus, FixedBonus
from overseer.content.fallout.phrases import Condition, Conditions
from overseer.content.fallout.words import FACTIONS
from overseer.display.fallout.book import FalloutBook
from overseer.display.fallout.card_texts import CardTexts
from overseer.display.fallout.phrasing.nouns import sentence
from overseer.games.fallout.influence import bonus, counted
from overseer.games.fallout.terms import A_WIDTH
from overseer.games.fallout.wasteland import Wasteland


@dataclass(frozen=True, slots=True)
class Part:
    """What one line of an agenda gives now."""

    given: int
    text: str
    short: str  # with how much there is of what is counted


def agenda_parts(
    book: FalloutBook, land: Wasteland, texts: CardTexts, seat: int, agenda: str
) -> list[Part]:
    """The bonuses of an agenda; of exclusive ones only the first that holds counts."""
    cards, index = book.cards, book.names.agendas.index(agenda)
    rows = range(cards.agenda_bonuses[index], cards.agenda_bonuses[index + 1])
    given = [int(bonus(land, seat, row)) for row in rows]
    if cards.agenda_exclusive[index]:
        first = next((i for i, number in enumerate(given) if number), len(given))
        given = [number if i == first else 0 for i, number in enumerate(given)]
    card = next(card for card in book.content.agendas if card.id == agenda)
    start = 1 + bool(card.faction)  # after the faction and the influence of the card itself
    lines = texts.agenda(agenda)[start : start + len(given)]
    short = [
        _short(land, texts, seat, row, each) for row, each in zip(rows, card.bonus, strict=True)
    ]
    return [Part(*part) for part in zip(given, lines, short, strict=True)]


def _short(
    land: Wasteland, texts: CardTexts, seat: int, row: int, line: FixedBonus | CountedBonus
) -> str:
    """What a bonus is for, as briefly as a card in hand shows it."""
    if isinstance(line, FixedBonus):
        return _wanted(land, texts, seat, line.when) or sentence(texts.condition(line.when))
    at = row * A_WIDTH
    return texts.say(
        "display-fallout-part",
        what=line.count,
        faction=_sign(texts, line.lead) if line.lead else "",
        have=_signed(counted(land, seat, land.cards.bonuses[at], land.cards.bonuses[at + 1])),
        each=line.each,
        max=line.max,
    )


def _wanted(land: Wasteland, texts: CardTexts, seat: int, conditions: Conditions) -> str:
    """What a bonus asks for, with how much of it there is; empty where only a sentence tells."""
    if len(conditions) != 1:
        return ""
    match conditions[0]:
        case Condition("any", tuple(groups)):
            ways = [_wanted(land, texts, seat, group) for group in groups]
            return texts.either(ways) if all(ways) else ""
        case Condition("trait", str(trait)):
            return texts.say(f"text-trait-{trait}")
        case Condition("loyal", str(side)):
            return texts.say("display-fallout-part-loyal", faction=_sign(texts, side))
        case Condition("caps", int(count)):
            have = int(land.caps[seat])
            return texts.say("display-fallout-part-caps", have=have, count=count)
        case Condition("power" | "lead" as what, ((str(side), int(count)),)):
            return _track(land, texts, f"display-fallout-part-{what}", side, count)
        case Condition("not", (Condition("lead", ((str(side), int(count)),)),)):
            return _track(land, texts, "display-fallout-part-behind", side, count)
    return ""


def _track(land: Wasteland, texts: CardTexts, message: str, side: str, count: int) -> str:
    """What the power track has to show, and shows."""
    own = FACTIONS.index(side)
    have = int(land.power[own])
    if message != "display-fallout-part-power":
        have -= int(land.power[1 - own])
    return texts.say(message, faction=_sign(texts, side), have=_signed(have), count=count)


def _signed(amount: int) -> str:
    """A number with a minus, where it has one, not with a hyphen."""
    return str(int(amount)).replace("-", "\N{MINUS SIGN}")


def _sign(texts: CardTexts, side: str) -> str:
    return texts.say(f"text-faction-{side}")


def worth_words(say: Callable[..., str], parts: Iterable[Part]) -> str:
    """What the card itself and each of its lines give now."""
    told = [
        say("play-fallout-part", given=part.given, text=part.text.rstrip(".")) for part in parts
    ]
    return "; ".join([say("play-fallout-card-itself"), *told])
