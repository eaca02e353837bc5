"""The end of a game of Fallout: who has won, or why everybody has lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from overseer.display.ending import winners
from overseer.display.fallout.look import Look
from overseer.display.fallout.open_hands import open_hands
from overseer.display.fallout.prologue import epilogue_of
from overseer.display.fallout.reasons import reasons
from overseer.display.model import Ending, HandCard, OpenHand, Place
from overseer.games.fallout.notation import FACTIONS
from overseer.games.fallout.survivor_death import ALL_ELIMINATED
from overseer.kernel.event import Event
from overseer.kernel.outcome import Outcome, Standing


def ending_of(look: Look, outcome: Outcome, events: Iterable[Event]) -> Ending:
    """The verdict and why, and everybody's influence with their agendas, which are open now."""
    hands = open_hands(look, outcome)
    places = [_place(look, *each) for each in zip(outcome.standings, hands, strict=True)]
    told = verdict(look, outcome)
    return Ending(
        places=places,
        hands=[line for hand in hands for line in _hand(look, hand)],
        verdict=told,
        reasons=reasons(look, outcome, events),
        epilogue=epilogue_of(look, told).text,
    )


def verdict(look: Look, outcome: Outcome) -> str:
    """Who has won, or why nobody has."""
    lost = int(look.land.lost)
    if outcome.winners:
        return winners(outcome, look.reader)
    if lost == ALL_ELIMINATED:
        return look.say("play-fallout-lost-eliminated")
    if lost:
        return look.say("play-fallout-lost-power", faction=look.faction_name(FACTIONS[lost - 1]))
    return look.say("play-fallout-truncated")


def _place(look: Look, standing: Standing, hand: OpenHand) -> Place:
    text = look.say(
        "play-fallout-plain-standing",
        player=look.words.player(standing.seat),
        influence=standing.score,
        verdict=hand.verdict,
    )
    influence = look.say("play-fallout-standing", influence=standing.score)
    scores = [influence, hand.verdict]
    return Place(seat=standing.seat, place=standing.place, scores=scores, text=text)


def _hand(look: Look, hand: OpenHand) -> Iterator[str]:
    """The agendas of a hand, each as a sum."""
    for card in hand.cards:
        yield look.say(
            "play-fallout-opened",
            player=look.words.player(hand.seat),
            agenda=card.name,
            worth=card.worth,
            parts=", ".join(_parts(look, card)),
        )


def _parts(look: Look, card: HandCard) -> Iterator[str]:
    """What a card gave for itself, and for what it pays for."""
    own, *others = card.parts
    yield f"{own.given} {own.text}"
    for part in others:
        if part.given:
            yield look.say("play-fallout-part", given=part.given, text=part.text.rstrip("."))
