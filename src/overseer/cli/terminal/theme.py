"""The theme: the colours of a table, and the marks of its players."""

from __future__ import annotations

from rich.theme import Theme

# Never colour alone: every style below only repeats what a letter, mark or word says.
THEME = Theme(
    {
        "cost": "red",
        "reward": "green",
        "lamp": "bold yellow",
        "threat": "bold yellow",
        "number": "bold",
        "heading": "bold",
        "quiet": "dim",
        "frame": "dim",
        "story": "italic",
        "refusal": "red",
        "seat0": "bold bright_blue",
        "seat1": "bold dark_orange",
        "seat2": "bold magenta",
        "seat3": "bold cyan",
    }
)

EMBLEMS = "●▲■◆"
FIRST_PLAYER = "★"
DECIDING = "►"
