"""Hands: one's own agendas with what each is worth, part by part."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from overseer.cli.terminal.fallout.scene import Scene
from overseer.cli.terminal.fallout.seen import SurvivorSeen
from overseer.games.fallout.influence import bonus


@dataclass(frozen=True, slots=True)
class Part:
    """What one line of an agenda gives now."""

    given: int
    text: str


def agenda_parts(scene: Scene, seat: int, agenda: str) -> list[Part]:
    """The bonuses of an agenda; of exclusive ones only the first that holds counts."""
    cards, index = scene.game.cards, scene.game.names.agendas.index(agenda)
    rows = range(cards.agenda_bonuses[index], cards.agenda_bonuses[index + 1])
    given = [int(bonus(scene.land, seat, row)) for row in rows]
    if cards.agenda_exclusive[index]:
        first = next((i for i, number in enumerate(given) if number), len(given))
        given = [number if i == first else 0 for i, number in enumerate(given)]
    card = next(card for card in scene.game.content.agendas if card.id == agenda)
    start = 1 + bool(card.faction)  # after the faction and the influence of the card itself
    lines = scene.texts.agenda(agenda)[start : start + len(given)]
    return [Part(number, line) for number, line in zip(given, lines, strict=True)]


def hand_lines(scene: Scene, survivor: SurvivorSeen) -> Iterator[str]:
    """A hand that one may see: its worth in all, then agenda by agenda."""
    if survivor.hand is None or not survivor.hp:  # hidden, or not yet dealt
        return
    yield scene.say(
        "play-fallout-influence",
        player=scene.player(survivor.seat),
        influence=survivor.influence or 0,
        target=scene.seen.target,
    )
    for held in survivor.hand:
        parts = agenda_parts(scene, survivor.seat, held.agenda)
        yield scene.say(
            "play-fallout-agenda",
            agenda=scene.name("agenda", held.agenda),
            influence=held.influence,
            parts="; ".join(["1", *(_part(scene, part) for part in parts)]),
        )


def _part(scene: Scene, part: Part) -> str:
    return scene.say("play-fallout-part", given=part.given, text=part.text.rstrip("."))
