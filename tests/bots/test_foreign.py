"""Bots of other people by name: how they are found, and what is said where they are not."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import overseer
from installing import distribution, install
from overseer import arena, bots
from overseer.bots import foreign
from overseer.bots.budget import MEMORY, SECONDS, Budget
from overseer.bots.guest_process import LODGE
from overseer.cli import main as cli

GAME = overseer.load("shelter")
HONEST = "bots.hostile:Honest"
TIMES = {"seconds", "decisions_per_second"}

NO_GAMES = 'cannot be used: games is a tuple such as ("shelter",).'
FAULTS = {
    # By what is asked for: the text of the module `odd_bots`, and what is said.
    "nowhere:Bot": ("", "there is no module 'nowhere' where Python looks for modules, nor in the "),
    "odd_bots.more:Bot": ("", "there is no module 'odd_bots.more' where Python looks"),
    "odd_bots:Bot": ("import nothing_such", "ModuleNotFoundError: No module named 'nothing_such'"),
    "odd_bots:Raises": (
        "raise OSError('two\\nlines')",
        "OSError: two lines (odd_bots.py, line 1).",
    ),
    "odd_bots:Leaves": ("import os; os._exit(0)", "its process broke off."),
    "odd_bots:Forges": (
        """
import socket, sys
text = b'{"ready": 7}'
socket.socket(fileno=int(sys.argv[1])).sendall(len(text).to_bytes(4, "big") + text)
""",
        "cannot be used: 7.",
    ),
    "odd_bots:Carful": ("class Careful: pass", "has no 'Carful' (did you mean 'Careful'?)."),
    "odd_bots:THREE": ("THREE = 3", "THREE is no class: it is called with a seed and makes a bot."),
    "odd_bots:Mute": (
        "class Mute:\n    def __init__(self, seed): pass",
        "Mute(seed): AttributeError: 'Mute' object has no attribute 'choose'",
    ),
    "odd_bots:Bare": ("class Bare: pass", "Bare(seed): TypeError: Bare() takes no arguments"),
    "odd_bots:Born": (
        "class Born:\n    def __init__(self, seed):\n        1 / 0",
        "Born(seed): ZeroDivisionError: division by zero (odd_bots.py, line 3).",
    ),
    "odd_bots:Other": (
        "class Other:\n    games = ['chess', 'fallout']",
        "it does not play shelter, only chess, fallout.",
    ),
    "odd_bots:Silly": ("class Silly:\n    games = 7", NO_GAMES),
    "odd_bots:Comma": ("class Comma:\n    games = ('shelter')", NO_GAMES),
    "odd_bots:Sevens": ("class Sevens:\n    games = (7,)", NO_GAMES),
    "odd_bots:Typo": ("def x(:", "be used: SyntaxError: invalid syntax (odd_bots.py, line 1)."),
    "odd_bots:Ran": ("exec('def x(:')", "SyntaxError: invalid syntax (<string>, line 1)."),
    "odd_bots:Deep": ("x = " + "-" * 3000 + "1", "cannot be used: "),
    "odd_bots:Exits": (
        "import os\nclass Exits:\n    def __init__(self, seed):\n        os._exit(0)",
        "Exits(seed): its process broke off.",
    ),
    "odd bots:Bot": ("", "is not module:Class, such as my_bots:Careful"),
    "odd_bots:": ("", "is not module:Class, such as my_bots:Careful"),
    ":Bot": ("", "is not module:Class, such as my_bots:Careful"),
    "odd_bots:__import__('os')": ("", "is not module:Class, such as my_bots:Careful"),
    f"{'a' * 100}:Bot": ("", "of 100 letters at most."),
}


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    LODGE.close()  # whoever was a guest of another test may still wait for a bot
    yield
    LODGE.close()


@pytest.mark.parametrize("name", FAULTS)
def test_a_bot_that_cannot_be_used_gives_one_clear_message(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, message = FAULTS[name]
    (tmp_path / "odd_bots.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(overseer.Malformed) as refusal:
        bots.make(name, GAME, 1)
    said = str(refusal.value)
    assert said.startswith(f"The bot {name!r:.120}")
    assert message in said
    assert "\n" not in said
    assert "<frozen" not in said
    assert "__init__.py" not in said  # importlib's
    assert LODGE.pids == []
    assert "odd_bots" not in sys.modules  # nothing of it is imported here


def test_a_bot_that_never_comes_to_be_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "endless.py").write_text("while True: pass")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(overseer.Malformed, match=r"it was not there after 0.5 seconds"):
        bots.Guest("endless:Bot", GAME, 1, Budget(start=0.5)).start()


def test_a_bot_is_found_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "from bots.hostile import Honest\nclass Here(Honest):\n    class Inner(Honest): pass\n"
    (tmp_path / "here_bots.py").write_text(text)
    monkeypatch.chdir(tmp_path)
    bots.dismiss(bots.make("here_bots:Here", GAME, 1))
    bots.dismiss(bots.make("here_bots:Here.Inner", GAME, 1))


def test_a_bot_needs_a_game_that_can_be_loaded_again() -> None:
    from kernel.toy import Toy

    with pytest.raises(overseer.Malformed, match=r"needs a game that overseer.load has made"):
        bots.make(HONEST, Toy(), 1)


def test_packs_that_have_changed_since_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = overseer.load("shelter")
    monkeypatch.setattr(game, "packs", ())
    with pytest.raises(overseer.Malformed, match="the packs of the table have changed on the disk"):
        bots.make(HONEST, game, 1)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A package that brings bots: `honest`, one by a name of ours, and one that is broken."""
    points = {
        "honest": HONEST,
        "greedy": "nowhere:Greedy",
        "broken": "nowhere:Bot",
        "Bad Name": HONEST,
    }
    install(monkeypatch, distribution(tmp_path, "more-bots", points, foreign.GROUP))
    yield
    monkeypatch.undo()
    foreign.installed.cache_clear()


@pytest.mark.usefixtures("installed")
def test_a_bot_of_an_installed_package_is_known_by_its_name() -> None:
    assert bots.names_of("shelter")[-2:] == ("broken", "honest")
    assert bots.rival_of("fallout") == "greedy"
    bot = bots.make("honest", GAME, 1)
    assert isinstance(bot, bots.Guest)
    assert bot.start() == ("Honest John", "Plays at random, and keeps all rules.")
    bot.dismiss()
    assert not isinstance(bots.make("greedy", GAME, 1), bots.Guest)  # nobody replaces one of ours
    with pytest.raises(overseer.Malformed, match=r"'broken' \(nowhere:Bot\) cannot be used: "):
        bots.make("broken", GAME, 1)
    with pytest.raises(overseer.Malformed, match="did you mean 'honest'"):
        bots.make("honnest", GAME, 1)


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_a_simulation_with_guests_is_the_same_for_any_number_of_processes(game: str) -> None:
    options = {"max_rounds": 2}
    simulate = partial(
        arena.simulate, game, games=4, players=2, bots=[HONEST, "random"], seed=6, options=options
    )
    one, two = (simulate(processes=number).as_json() for number in (1, 2))
    assert {k: one[k] for k in one.keys() - TIMES} == {k: two[k] for k in two.keys() - TIMES}
    assert one["strikes_by_seat"] == [{}, {}]


@pytest.mark.usefixtures("installed")
def test_a_simulation_reports_the_choices_that_were_made_for_a_bot(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = ["simulate", "--games", "2", "--players", "2", "--option", "max_rounds=5"]
    command += ["--bots", "bots.hostile:Raiser,honest", "--processes", "1"]
    assert cli.main(command) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "bots.hostile:Raiser: 10 choices were made for it (0 too late, 0 not possible" in told
    assert "6 failed, 4 not asked any more). The first: failed: ValueError: no idea xxx" in told
    assert "(hostile.py, line " not in told  # the message is cut off before
    assert "honest:" not in told
    assert cli.main([*command, "--json"]) == 0
    strikes = json.loads(capsys.readouterr().out)["strikes_by_seat"]
    assert strikes == [{"failed": 6, "unasked": 4}, {}]


def test_a_bot_that_cannot_be_used_is_refused_before_any_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["simulate", "--bots", "nowhere:Bot", "--games", "3"]) == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith(
        "overseer: The bot 'nowhere:Bot' cannot be used: there is no module"
    )


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("Nobody", "Boris chose something that is not possible: the default choice was made."),
        ("Raiser", "Boris has failed: the default choice was made."),
    ],
)
def test_at_the_terminal_it_is_told_what_was_done_for_a_bot(
    kind: str, told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    script = tmp_path / "script"
    script.write_text("pass\n" * 8)
    command = ["play", "shelter", "--plain", "--seed", "3", "--max-rounds", "5"]
    command += ["--players", f"Ada,Boris:bots.hostile:{kind}", "--input", str(script)]
    assert cli.main([*command, "--save", str(tmp_path / "game.journal")]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said.count(told) == 3
    assert said.count("Boris cannot play on; the bot greedy plays from here on.") == 1


@pytest.mark.parametrize("text", ["soon", "-1", "0", "nan", "1e9"])
def test_a_budget_that_makes_no_sense_is_refused(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SECONDS, text)
    with pytest.raises(overseer.Malformed, match=f"{SECONDS} is '{text}' in the environment"):
        Budget.of_environment()


def test_the_environment_says_how_much_a_bot_may_take(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SECONDS, "0.5")
    monkeypatch.setenv(MEMORY, "300")
    assert Budget.of_environment() == Budget(seconds=0.5, memory=300)
