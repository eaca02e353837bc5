"""What is under way in Fallout, in words: an encounter, a fight or test, an offer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from overseer.display.fallout.look import Look
from overseer.display.fallout.options import contest_sum
from overseer.display.model import Panel, Section
from overseer.games.fallout import terms as t
from overseer.games.fallout.table import (
    FalloutContest,
    FalloutDie,
    FalloutEncounter,
    FalloutTrade,
)
from overseer.kernel.decision import Decision

_CONTESTS = (
    t.ASK_BEFORE_FIGHT,
    t.ASK_FIGHT_REROLL,
    t.ASK_FIGHT_LAST,
    t.ASK_TEST_REROLL,
    t.ASK_TURN_DIE,
)
_DEALS = (t.ASK_TRADE, t.ASK_ANSWER, t.ASK_AGENDAS)


def panel(look: Look, decision: Decision) -> Panel | None:
    """What a question is about, if that needs telling: an encounter, dice or an offer."""
    prompt, table = int(decision.prompt), look.table
    if prompt == t.ASK_OPTION and table.encounter is not None:
        card = table.encounter
        told = [text for is_open, text in _leads(look, card) if not is_open]
        return Panel(title=_encounter_title(look, card), story=_story(look, card), lines=told)
    if prompt in _CONTESTS and table.contest is not None:
        rolled = table.contest
        return Panel(title=_contest_title(look, rolled), lines=list(_dice(look, rolled)))
    if prompt in _DEALS and table.trade is not None:
        offer = trade(look, table.trade)
        return Panel(title=offer.title, lines=offer.lines)
    return None


def encounter(look: Look, seen: FalloutEncounter) -> Section:
    """The encounter that is being resolved, with its story and its leads."""
    lines = [look.field("encounter-seat", look.words.player(seen.seat)), _story(look, seen)]
    button = 0  # leads have the numbers of their buttons, so that those which are barred have none
    for is_open, text in _leads(look, seen):
        button += is_open
        lines.append(f"{button}. {text}" if is_open else text)
    return Section(title=_encounter_title(look, seen), lines=[line for line in lines if line])


def _encounter_title(look: Look, seen: FalloutEncounter) -> str:
    name = look.name("encounter", seen.encounter)
    return look.say("play-fallout-encounter", encounter=name, level=seen.level)


def _story(look: Look, seen: FalloutEncounter) -> str:
    return look.story(f"encounter-{seen.encounter}")


def _leads(look: Look, seen: FalloutEncounter) -> Iterator[tuple[bool, str]]:
    """The leads of an encounter with what they ask for, and whether they are open."""
    card = seen.encounter
    for number, is_open in enumerate(seen.open, start=1):
        lead = look.story(f"encounter-{card}.lead-{number}")
        asked = look.lore.asked(card, number)
        barred = look.say("play-fallout-barred", lead=lead, asked=asked)
        yield is_open, f"{lead} {asked}".strip() if is_open else barred


def contest(look: Look, seen: FalloutContest) -> Section:
    """The fight or test that is under way."""
    who = look.field("contest-seat", look.words.player(seen.seat))
    return Section(title=_contest_title(look, seen), lines=[who, *_dice(look, seen)])


def _dice(look: Look, seen: FalloutContest) -> Iterator[str]:
    """The dice as they lie, what they mean and what they come to."""
    if seen.stats is not None:
        yield look.stats(seen.stats)
        yield look.field("weapon-letters", ", ".join(seen.letters) or look.none())
    for number, die in enumerate(seen.dice or (), start=1):
        yield _die(look, seen, number, die)
    yield from contest_sum(look)


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
