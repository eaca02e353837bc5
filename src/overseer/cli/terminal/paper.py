"""Paper: lines of text for a terminal, cut and wrapped to its width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

NARROWEST = 80  # the least width that the drawing needs
_WIDEST_TEXT = 100  # longer lines of prose are hard to read
_RULER = Console(width=NARROWEST)  # rich wraps on behalf of a console; which one is no matter


def styled(text: str, style: str) -> Text:
    """A text in a style that ends with it, unlike that of `Text(text, style)`."""
    return Text().append(text, style)


def fit(text: Text | str, width: int) -> Text:
    """A text of exactly this width: padded, or cut with an ellipsis."""
    fitted = Text(text) if isinstance(text, str) else text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def hanging(text: Text | str, label: Text | str, width: int) -> list[Text]:
    """Lines of wrapped text; the label stands before it, in the margin of the later lines."""
    first = Text(label) if isinstance(label, str) else label
    body = Text(text) if isinstance(text, str) else text
    margin = cell_len(first.plain)
    rows = body.wrap(_RULER, max(width - margin, 1))
    lines: list[Text] = []
    for i, row in enumerate(rows):
        row.rstrip()
        lines.append(Text.assemble(first if i == 0 else " " * margin, row))
    return lines


def side_by_side(
    left: Sequence[Text], right: Sequence[Text], width: int, gap: int = 2
) -> list[Text]:
    """Two blocks of lines beside each other, the left one this wide."""
    height = max(len(left), len(right))
    blank = Text()
    rows: list[Text] = []
    for i in range(height):
        one = left[i] if i < len(left) else blank
        two = right[i] if i < len(right) else blank
        rows.append(Text.assemble(fit(one, width), " " * gap, two))
    return rows


class Paper:
    """A console that is written line by line, none of them longer than it is wide."""

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def width(self) -> int:
        """How many signs fit on a line."""
        return self.console.width

    @property
    def prose(self) -> int:
        """How wide a line of prose is."""
        return min(self.width, _WIDEST_TEXT)

    def line(self, text: Text | str = "") -> None:
        """Write one line."""
        shown = Text(text) if isinstance(text, str) else text
        shown.rstrip()
        self.console.print(shown, no_wrap=True, overflow="ellipsis", crop=True)

    def lines(self, lines: Iterable[Text | str]) -> None:
        """Write lines."""
        for line in lines:
            self.line(line)

    def paragraph(self, text: Text | str, label: Text | str = "", indent: int = 0) -> None:
        """Write prose, no line of it wider than is good to read."""
        margin = Text.assemble(" " * indent, label)
        self.lines(hanging(text, margin, self.prose))

    def wipe(self) -> None:
        """Leave nothing of what was written."""
        wipe(self.console)


def wipe(console: Console) -> None:
    """Clear a terminal, what has scrolled out of sight included; a file is left as it is."""
    if console.file.isatty():
        console.clear()
        console.file.write("\x1b[3J")
        console.file.flush()
