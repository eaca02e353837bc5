"""The pictures of the README are what the terminal draws."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

from rich.console import Console

import overseer
from overseer.catalog import display_of
from overseer.cli.terminal.fallout.drawn import Drawn
from overseer.cli.terminal.fallout.menu import menu_of
from overseer.cli.terminal.fallout.scene import Scene
from overseer.cli.terminal.players import Player
from overseer.cli.terminal.theme import THEME
from overseer.display.fallout.display import FalloutDisplay

README = Path(__file__).parents[2] / "README.md"
WALK = (
    *("character night-usher", "stand A2.4", "put A2.4", "explore A1", "move", "step A1.2"),
    *("end", "explore B1", "put B1.1"),
)


def picture(begins: str) -> str:
    """The picture that begins with some words."""
    text = README.read_text(encoding="utf-8")
    return text[text.index(begins) :].partition("\n```")[0]


def test_the_picture_of_the_vault() -> None:
    game = ["play", "shelter", "--players", "Ada,Boris,Celia", "--seed", "4"]
    run = subprocess.run(
        [sys.executable, "-m", "overseer", *game],
        input="q\n",
        capture_output=True,
        text=True,
        check=True,
    )
    shown = picture("Round 1 · ")
    assert shown.count("\n") > 15
    assert shown in run.stdout


def test_the_picture_of_the_map() -> None:
    match = overseer.Match(overseer.load("fallout", ["outpost"]), 1, seed=1, names=["Ada"])
    for choice in WALK:
        match.apply(choice, 0)
    display = display_of(match.game)
    assert isinstance(display, FalloutDisplay)
    text = io.StringIO()
    console = Console(file=text, width=80, theme=THEME, highlight=False, markup=False, emoji=False)
    scene, table = Scene(display, match.state, [Player("Ada")], "en", 0), Drawn(console)
    table.glance(scene)
    table.ask(scene, menu_of(scene))
    above, news, question = picture("Round 2 · ").partition(
        "● A Mostly Blank Map, objective 1: 2 of 3\n"
    )
    assert news  # of the latest choice, which is told between the map and the question
    assert above in text.getvalue()
    assert question in text.getvalue()
