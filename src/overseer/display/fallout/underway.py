"""What is under way in Fallout, in words: an encounter, a fight or test, an offer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from overseer.display.fallout.look import Look
from overseer.display.fallout.options import contest_sum
from overseer.display.model import Section
from overseer.games.fallout.table import (
    FalloutContest,
    FalloutDie,
    FalloutEncounter,
    FalloutTrade,
)


def encounter(look: Look, seen: FalloutEncounter) -> Section:
    """The encounter that is being resolved, with its story and its leads."""
    card = seen.encounter
    name = look.name("encounter", card)
    lines = [
        look.field("encounter-seat", look.words.player(seen.seat)),
        look.story(f"encounter-{card}"),
    ]
    button = 0  # leads have the numbers of their buttons, so that those which are barred have none
    for number, is_open in enumerate(seen.open, start=1):
        lead = look.story(f"encounter-{card}.lead-{number}")
        asked = look.lore.asked(card, number)
        if is_open:
            button += 1
            lines.append(f"{button}. {lead} {asked}".strip())
        else:
            lines.append(look.say("play-fallout-barred", lead=lead, asked=asked))
    title = look.say("play-fallout-encounter", encounter=name, level=seen.level)
    return Section(title=title, lines=[line for line in lines if line])


def contest(look: Look, seen: FalloutContest) -> Section:
    """The dice of a fight or a test as they lie, and what they mean."""
    who = [look.field("contest-seat", look.words.player(seen.seat))]
    if seen.stats is not None:
        letters = ", ".join(seen.letters) or look.none()
        who += [look.stats(seen.stats), look.field("weapon-letters", letters)]
    dice = [_die(look, seen, number, die) for number, die in enumerate(seen.dice or (), start=1)]
    return Section(title=_contest_title(look, seen), lines=[*who, *dice, *contest_sum(look)])


def _contest_title(look: Look, seen: FalloutContest) -> str:
    if seen.token is not None:
        return look.say("outline-fallout-fight", enemy=look.enemy(seen.token))
    letters = ", ".join(seen.letters) or look.none()
    if seen.difficulty is None:
        return look.say("play-fallout-test-joint", letters=letters)
    return look.say("play-fallout-test", difficulty=seen.difficulty, letters=letters)


def _die(look: Look, seen: FalloutContest, number: int, die: FalloutDie) -> str:
    areas = look.nouns("area", die.areas) or look.say("play-fallout-no-area")
    shown = {"number": number, "areas": areas, "hits": die.hits}
    if seen.kind == "test":
        struck = "yes" if die.areas else "no"
        return look.say("play-fallout-die-test", struck=struck, **shown)
    fits = "yes" if set(die.areas) & set(seen.weak) else "no"
    return look.say("play-fallout-die-fight", fits=fits, **shown)


def trade(look: Look, seen: FalloutTrade) -> Section:
    """Both sides of an offer."""
    unnamed = max(0, seen.wants_agendas - len(seen.named_agendas))
    wanted = [*seen.named_agendas, *[None] * unnamed]
    sides = (
        (seen.builder, _side(look, seen.gives, seen.gives_caps, seen.gives_agendas)),
        (seen.other, _side(look, seen.wants, seen.wants_caps, wanted)),
    )
    lines = [
        look.say("play-fallout-gives", player=look.words.player(seat), things=", ".join(things))
        for seat, things in ((seat, list(things)) for seat, things in sides)
    ]
    return Section(title=look.say("play-fallout-deal"), lines=lines)


def _side(
    look: Look, items: Iterable[str], caps: int, agendas: Iterable[str | None]
) -> Iterator[str]:
    things = [look.item(item) for item in items]
    if caps:
        things.append(look.say("play-fallout-caps", count=caps))
    for agenda in agendas:
        hidden = look.say("play-fallout-an-agenda")
        things.append(hidden if agenda is None else look.name("agenda", agenda))
    yield from things or [look.say("play-fallout-nothing")]
