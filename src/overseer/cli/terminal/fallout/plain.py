"""Fallout in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from overseer.cli.terminal.fallout.boards import (
    belongings_of,
    decks_line,
    faction_words,
    figures_of,
    own_figures,
    quest_title,
    quest_ways,
    shop_line,
    status,
)
from overseer.cli.terminal.fallout.ending import agendas_of, verdict
from overseer.cli.terminal.fallout.hands import hand_lines
from overseer.cli.terminal.fallout.lookup import describe_slot
from overseer.cli.terminal.fallout.panels import panel_of
from overseer.cli.terminal.fallout.scene import Scene
from overseer.cli.terminal.menu import Menu
from overseer.cli.terminal.plain import PlainTable, as_sentence, capital
from overseer.games.fallout.table import FalloutSurvivor
from overseer.kernel.event import Event


class Plain(PlainTable[Scene]):
    """Fallout for ears."""

    def opening(self, scene: Scene) -> None:
        """The name of the game, its scenario, who plays it, and how to get help."""
        self.line(scene.say("fallout-name") + ".")
        for player in scene.players:
            kind = "bot" if player.bot else "person"
            self.line(
                scene.say(f"play-fallout-is-{kind}", player=player.name, bot=player.bot or "")
            )
        scenario = scene.seen.scenario
        self.line(as_sentence(scene.name("scenario", scenario)))
        self.line(scene.story(f"scenario-{scenario}"))
        self.line(scene.say("play-welcome"))

    def table(self, scene: Scene) -> None:
        """Everything on the table."""
        for line in (*status(scene), *describe_table(scene)):
            self.line(as_sentence(capital(line)))

    def glance(self, scene: Scene) -> None:
        """The map, which changes within a turn."""
        for line in describe_map(scene):
            self.line(as_sentence(capital(line)))

    def ask(self, scene: Scene, menu: Menu) -> None:
        """A question with its numbered options, and before it what it is about."""
        panel = panel_of(scene)
        if panel is not None:
            told = (panel.title, panel.story, *panel.lines)
            self.tell([as_sentence(text) for text in told if text])
        self.question(scene, menu)
        figures = own_figures(scene)
        if figures:
            self.line(as_sentence(figures))
        self.options(menu)

    def ending(self, scene: Scene, events: Sequence[Event]) -> None:
        """Who has won, and everybody's influence with their agendas."""
        self.line(verdict(scene))
        for standing in scene.outcome.standings:
            seat = standing.seat
            self.line(
                scene.say(
                    "play-fallout-plain-standing",
                    place=standing.place,
                    player=scene.player(seat),
                    influence=standing.score,
                    agendas=agendas_of(scene, seat) or "-",
                )
            )


def describe_table(scene: Scene) -> Iterator[str]:
    """The whole table in sentences, but for the round and the turn."""
    seen = scene.seen
    first = scene.player(seen.first_player)
    yield scene.words.say("log-first-player", player=first)
    for faction in seen.factions:
        yield scene.say(
            "play-fallout-power",
            faction=scene.faction(faction.faction),
            power=faction.power,
            last=faction.last,
        )
        yield faction_words(scene, faction)
    for quest in seen.quests:
        yield scene.say("play-fallout-quest", quest=quest_title(scene, quest))
        yield from quest_ways(scene, quest)
    yield shop_line(scene)
    yield decks_line(scene)
    for survivor in seen.survivors:
        yield from _survivor(scene, survivor)
    yield from describe_map(scene)


def describe_map(scene: Scene) -> Iterator[str]:
    """Every tile and its spaces in sentences."""
    for slot in scene.seen.map:
        yield from describe_slot(scene, slot)


def _survivor(scene: Scene, survivor: FalloutSurvivor) -> Iterator[str]:
    name = scene.player(survivor.seat)
    if survivor.eliminated:
        yield scene.words.say("log-eliminated", player=name)
        return
    yield f"{name}: {figures_of(scene, survivor)}" if survivor.hp else name
    if survivor.letters:
        yield scene.say("play-fallout-letters", text=", ".join(survivor.letters))
    yield from belongings_of(scene, survivor)
    yield from hand_lines(scene, survivor)
