"""Fallout drawn: the map, boards, panels and menus with frames and colours."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from overseer.cli.terminal.drawn import MARGIN, DrawnTable
from overseer.cli.terminal.fallout.boards import (
    decks_line,
    draw_boards,
    draw_places,
    draw_powers,
    draw_quests,
    own_figures,
    shop_line,
    status,
)
from overseer.cli.terminal.fallout.ending import agendas_of, verdict
from overseer.cli.terminal.fallout.panels import panel_of
from overseer.cli.terminal.fallout.plain import describe_map, describe_table
from overseer.cli.terminal.fallout.scene import Scene
from overseer.cli.terminal.fallout.sheet import draw_map
from overseer.cli.terminal.menu import Menu
from overseer.cli.terminal.paper import NARROWEST
from overseer.kernel.event import Event


class Drawn(DrawnTable[Scene]):
    """Fallout for eyes."""

    def opening(self, scene: Scene) -> None:
        """The name of the game, its scenario, who plays it, and how to get help."""
        super().opening(scene)
        scenario = scene.seen.scenario
        self.paper.line()
        self.paper.line(Text(scene.name("scenario", scenario), "heading"))
        self.paper.paragraph(Text(scene.story(f"scenario-{scenario}"), "story"), indent=MARGIN)

    def table(self, scene: Scene) -> None:
        """Everything on the table; the map comes last, next to the question."""
        width = self.paper.width
        self._status(scene)
        if width < NARROWEST:
            for line in describe_table(scene):
                self.paper.paragraph(line)
            return
        self.paper.lines(draw_powers(scene, width))
        self.paper.lines(draw_quests(scene, width))
        self.paper.paragraph(shop_line(scene))
        self.paper.paragraph(Text(decks_line(scene), "quiet"))
        self.paper.lines(draw_boards(scene, self.paper.prose))
        self.paper.lines(draw_map(scene, width))
        self.paper.lines(draw_places(scene, width))

    def glance(self, scene: Scene) -> None:
        """The map, which changes within a turn."""
        width = self.paper.width
        self._status(scene)
        if width < NARROWEST:
            for line in describe_map(scene):
                self.paper.paragraph(line)
        else:
            self.paper.lines(draw_map(scene, width))

    def _status(self, scene: Scene) -> None:
        self.paper.line()
        self.paper.paragraph(Text(" · ".join(status(scene)), "heading"))

    def legend(self, scene: Scene, in_full: bool = True) -> None:
        """What the signs of the drawing mean: all of them, or those of the map."""
        for name in ("map", "boards") if in_full else ("map",):
            self.paper.paragraph(Text(scene.say(f"play-fallout-legend-{name}"), "quiet"))

    def ask(self, scene: Scene, menu: Menu) -> None:
        """A question with its numbered options, and before it what it is about."""
        panel = panel_of(scene)
        if panel is not None:
            self.paper.line()
            self.paper.paragraph(Text(panel.title, "heading"))
            if panel.story:
                self.paper.paragraph(Text(panel.story, "story"), indent=MARGIN)
            self.tell(panel.lines)
        self.question(scene, menu)
        figures = own_figures(scene)
        if figures:
            self.paper.paragraph(Text(figures, "quiet"), indent=MARGIN)
        for group in menu.groups:
            if group.title:
                self.paper.line(Text(group.title, "quiet"))
            self.list(entry for row in group.rows for entry in row.entries)

    def ending(self, scene: Scene, events: Sequence[Event]) -> None:
        """Who has won, and everybody's influence with their agendas."""
        self.paper.line()
        self.paper.paragraph(Text(verdict(scene), "lamp"))
        for standing in scene.outcome.standings:
            seat = standing.seat
            text = Text(f"{standing.place}.  ")
            text.append(f"{scene.emblem(seat)} ", f"seat{seat}").append(scene.player(seat))
            influence = scene.say("play-fallout-standing", influence=standing.score)
            text.append(f"  {influence}  ").append(agendas_of(scene, seat), "quiet")
            self.paper.paragraph(text)
