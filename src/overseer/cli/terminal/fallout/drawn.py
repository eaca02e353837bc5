"""Fallout drawn: the map, boards and what lies beside them, with frames and colours."""

from __future__ import annotations

from rich.text import Text

from overseer.cli.terminal.drawn import MARGIN, DrawnTable
from overseer.cli.terminal.fallout.boards import (
    decks_line,
    draw_boards,
    draw_places,
    draw_powers,
    draw_quests,
    shop_line,
)
from overseer.cli.terminal.fallout.scene import Scene
from overseer.cli.terminal.fallout.sheet import draw_map
from overseer.cli.terminal.menu import Menu
from overseer.display.fallout.outline import tile_of


class Drawn(DrawnTable[Scene]):
    """Fallout for eyes."""

    legends = ("map", "boards")

    def draw(self, scene: Scene) -> None:
        """Everything on the table; the map comes last, next to the question."""
        width = self.paper.width
        self.paper.lines(draw_powers(scene, width))
        self.paper.lines(draw_quests(scene, width))
        self.paper.paragraph(shop_line(scene))
        self.paper.paragraph(Text(decks_line(scene), "quiet"))
        self.paper.lines(draw_boards(scene, self.paper.prose))
        self.redraw(scene)
        if not self.is_narrow:
            self.paper.lines(draw_places(scene, width))

    def redraw(self, scene: Scene) -> None:
        """The map, which changes within a turn."""
        if self.is_narrow:
            self.outline(tile_of(scene.look, slot) for slot in scene.look.table.map)
        else:
            self.paper.lines(draw_map(scene, self.paper.width))

    def options(self, scene: Scene, menu: Menu) -> None:
        """The options of a turn below the figures of the one whose turn it is."""
        figures = scene.display.figures(scene.state, scene.viewer, scene.reader)
        if figures and menu.is_turn:
            self.paper.paragraph(Text(figures, "quiet"), indent=MARGIN)
        super().options(scene, menu)
