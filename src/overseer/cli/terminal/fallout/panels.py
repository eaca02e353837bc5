"""Panels: what a question is about, told before its options: encounter, dice, deal or shop."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from overseer.cli.terminal.fallout.contests import contest_sum, contest_title, dice_lines
from overseer.cli.terminal.fallout.scene import Scene
from overseer.games.fallout import terms as t
from overseer.games.fallout.table import FalloutEncounter, FalloutTrade

_CONTESTS = (
    t.ASK_BEFORE_FIGHT,
    t.ASK_FIGHT_REROLL,
    t.ASK_FIGHT_LAST,
    t.ASK_TEST_REROLL,
    t.ASK_TURN_DIE,
)
_DEALS = (t.ASK_TRADE, t.ASK_ANSWER, t.ASK_AGENDAS)


@dataclass(frozen=True, slots=True)
class Panel:
    """A heading, a story that is read aloud, and lines."""

    title: str
    lines: list[str] = field(default_factory=list)
    story: str = ""


def panel_of(scene: Scene) -> Panel | None:
    """What the open decision is about, if that needs telling."""
    decision, seen = scene.decision, scene.seen
    if decision is None:
        return None
    prompt = int(decision.prompt)
    if prompt == t.ASK_OPTION and seen.encounter is not None:
        return _encounter(scene, seen.encounter)
    if prompt in _CONTESTS and seen.contest is not None:
        contest = seen.contest
        lines = [*dice_lines(scene, contest), *contest_sum(scene, contest)]
        return Panel(contest_title(scene, contest), lines)
    if prompt in _DEALS and seen.trade is not None:
        return _deal(scene, seen.trade)
    if prompt == t.ASK_SHOP:
        caps = seen.survivors[int(decision.seat)].caps
        return Panel(scene.say("play-fallout-shop-caps", count=caps))
    return None


def _encounter(scene: Scene, encounter: FalloutEncounter) -> Panel:
    """The card up to its leads; those that are not open are told with what they ask for."""
    card = encounter.encounter
    name = scene.name("encounter", card)
    title = scene.say("play-fallout-encounter", encounter=name, level=encounter.level)
    barred = [
        scene.say(
            "play-fallout-barred",
            lead=scene.story(f"encounter-{card}.lead-{number}"),
            asked=" ".join(scene.texts.encounter_option(card, number)) or "-",
        )
        for number, is_open in enumerate(encounter.open, start=1)
        if not is_open
    ]
    return Panel(title, barred, scene.story(f"encounter-{card}"))


def _deal(scene: Scene, trade: FalloutTrade) -> Panel:
    """Both sides of an offer."""
    builder, other = scene.player(trade.builder), scene.player(trade.other)
    unnamed = max(0, trade.wants_agendas - len(trade.named_agendas))
    agendas = [*trade.named_agendas, *[None] * unnamed]
    gives = _side(scene, trade.gives, trade.gives_caps, trade.gives_agendas)
    wants = _side(scene, trade.wants, trade.wants_caps, agendas)
    lines = [
        scene.say("play-fallout-gives", player=builder, things=gives),
        scene.say("play-fallout-gives", player=other, things=wants),
    ]
    return Panel(scene.say("play-fallout-deal"), lines)


def _side(scene: Scene, items: Iterable[str], caps: int, agendas: Iterable[str | None]) -> str:
    things = [scene.item(item) for item in items]
    if caps:
        things.append(scene.say("play-fallout-caps", count=caps))
    for agenda in agendas:
        hidden = scene.say("play-fallout-an-agenda")
        things.append(hidden if agenda is None else scene.name("agenda", agenda))
    return ", ".join(things) or scene.say("play-fallout-nothing")
