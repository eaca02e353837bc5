"""Canvas: signs with styles on a grid of characters, and walls that join where they meet."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

# Which sides of a corner a wall leads to: left, right, up, down.
_JOINTS = {
    (True, True, True, True): "┼",
    (True, True, True, False): "┴",
    (True, True, False, True): "┬",
    (True, False, True, True): "┤",
    (False, True, True, True): "├",
    (True, False, True, False): "┘",
    (True, False, False, True): "┐",
    (False, True, True, False): "└",
    (False, True, False, True): "┌",
    (False, False, True, True): "│",
}
_WALLS = frozenset("│┊─┄")
_WALL_STYLE = "frame"


class Canvas:
    """A grid of characters; what lies outside of it is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write signs of one column each."""
        for i, sign in enumerate(text):
            if 0 <= x + i < self.width and 0 <= y < self.height:
                self._signs[y][x + i] = sign
                self._styles[y][x + i] = style

    def wall(self, x: int, y: int, sign: str) -> None:
        """Put up a piece of wall; a stronger one is not replaced by a weaker one."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return
        if self._signs[y][x] not in "│─":
            self.write(x, y, sign, _WALL_STYLE)

    def join(self, x: int, y: int) -> None:
        """Join the walls that meet at a corner."""
        sides = (
            self._is_wall(x - 1, y),
            self._is_wall(x + 1, y),
            self._is_wall(x, y - 1),
            self._is_wall(x, y + 1),
        )
        if sides in _JOINTS:
            self.write(x, y, _JOINTS[sides], _WALL_STYLE)

    def lines(self) -> list[Text]:
        """The drawing, line by line."""
        drawn: list[Text] = []
        for signs, styles in zip(self._signs, self._styles, strict=True):
            line = Text()
            pairs = zip(signs, styles, strict=True)
            for style, run in groupby(pairs, key=lambda pair: pair[1]):
                line.append("".join(sign for sign, _ in run), style or None)
            line.rstrip()
            drawn.append(line)
        return drawn

    def _is_wall(self, x: int, y: int) -> bool:
        inside = 0 <= x < self.width and 0 <= y < self.height
        return inside and self._signs[y][x] in _WALLS
