"""`overseer pack new PATH`: a pack to begin from."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import overseer
from overseer import bots, content
from overseer.cli import main as cli
from overseer.content import starting
from overseer.content.fallout import load as load_fallout
from overseer.content.shelter import load as load_shelter

GAMES = ("shelter", "fallout")
COMMON = {
    "shelter": ("rooms", "items", "threats"),
    "fallout": ("encounters", "quests", "enemies", "items", "agendas"),
}
REFUSED = [
    ((), "there", "there is there already, and was left as it is: "),
    ((), "file", "file is there already, and was left as it is: "),
    ((), "Tea House", "'Tea House' cannot be the id of a pack: write lower-case letters"),
    ((), "tea_house", "'tea_house' cannot be the id of a pack: "),
    ((), "", "'' cannot be the id of a pack: "),
    ((), "core", "'core' is a pack of the program: choose another name."),
    ((), "nowhere/tea-house", "There is no folder nowhere: make it, or choose another."),
    ((), "file/tea-house", "file/tea-house cannot be made: not a directory."),
    (("--game", "falout"), "tea-house", "There is no game 'falout' (did you mean 'fallout'?); "),
]


ROOT = Path(__file__).parents[2]


def run(*words: str) -> int:
    return cli.main(["pack", "new", *words])


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which packs are started."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("game", GAMES)
def test_a_new_pack_passes_its_check(game: str) -> None:
    assert run("tea-house", "--game", game) == 0
    assert content.examine("tea-house") == content.Findings((), (), ())


@pytest.mark.parametrize("game", GAMES)
def test_a_new_pack_is_called_as_its_folder(game: str, here: Path) -> None:
    assert run(str(here / "tea-house"), "--game", game) == 0
    loaded = overseer.load(game, ["tea-house"])
    assert [pack.id for pack in loaded.packs] == ["core", "tea-house"]
    assert "pack-name = Tea house\n" in Path("tea-house/texts/en.ftl").read_text(encoding="utf-8")
    for path in Path("tea-house").rglob("*.*"):
        text = path.read_text(encoding="utf-8")
        assert starting.ID not in text
        assert starting.NAME not in text


@pytest.mark.parametrize("game", GAMES)
def test_a_new_pack_adds_a_card_of_each_common_sort(game: str) -> None:
    assert run("tea-house", "--game", game) == 0
    load = load_shelter if game == "shelter" else load_fallout
    base, box = load(["core"]), load(["tea-house"])
    for kind in COMMON[game]:
        added = {card.id for card in getattr(box, kind)} - {card.id for card in getattr(base, kind)}
        assert added, kind


@pytest.mark.parametrize("game", GAMES)
def test_a_new_pack_can_be_played_with(game: str) -> None:
    assert run("tea-house", "--game", game) == 0
    match = overseer.Match(overseer.load(game, ["tea-house"]), 2, seed=5, max_rounds=100)
    seated = [bots.make("greedy", match.game, seat) for seat in range(2)]
    while (decision := match.state.decision) is not None:
        seat = int(decision.seat)
        match.apply(seated[seat].choose(match.state, seat), seat)
    assert match.state.outcome is not None


def test_it_tells_what_it_made_and_what_to_do_next(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("tea-house") == 0
    assert capsys.readouterr().out.splitlines() == [
        "tea-house is a pack of cards for Fallout Shelter:",
        "  pack.yaml",
        "  items.yaml",
        "  rooms.yaml",
        "  threats.yaml",
        "  texts/en.ftl",
        "  texts/pl.ftl",
        "  texts/ru.ftl",
        (
            "Change its files in any text editor; docs/packs.md explains every word of them. "
            "Then check it and play with it:"
        ),
        "  overseer pack check tea-house",
        "  overseer play shelter --pack tea-house",
    ]


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_it_tells_so_in_other_languages(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("tea-house", "--game", "fallout", "--language", language) == 0
    said = capsys.readouterr().out
    assert "docs/packs-fallout.md" in said
    assert "tea-house" in said.splitlines()[0]
    assert "is a pack" not in said


@pytest.mark.parametrize(("options", "path", "message"), REFUSED, ids=[case[1] for case in REFUSED])
def test_whatever_is_in_the_way_is_told_and_nothing_is_changed(
    here: Path,
    capsys: pytest.CaptureFixture[str],
    options: tuple[str, ...],
    path: str,
    message: str,
) -> None:
    Path("there").mkdir()
    Path("file").write_text("mine", encoding="utf-8")
    assert run(path, *options) == cli.REFUSED
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(f"overseer: {message}")
    assert output.err.count("\n") == 1
    assert sorted(each.name for each in here.rglob("*")) == ["file", "there"]
    assert Path("file").read_text(encoding="utf-8") == "mine"


def test_an_unknown_language_makes_no_pack(here: Path) -> None:
    assert run("tea-house", "--language", "xx") == cli.REFUSED
    assert list(here.iterdir()) == []


def test_a_folder_that_cannot_be_filled_is_taken_away(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write = Path.write_text

    def full(path: Path, text: str, encoding: str) -> int:
        if path.name == "threats.yaml":
            raise OSError(28, "No space left on device")
        return write(path, text, encoding=encoding)

    monkeypatch.setattr(Path, "write_text", full)
    assert run("tea-house") == cli.REFUSED
    said = "overseer: tea-house cannot be made: no space left on device.\n"
    assert capsys.readouterr().err == said
    assert list(here.iterdir()) == []


@pytest.mark.parametrize("page", ["packs.md", "packs-fallout.md"])
def test_the_first_steps_of_the_guides_can_be_taken(
    page: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    script = re.search(r"^```sh\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert script is not None
    steps = [shlex.split(line, comments=True) for line in script[1].splitlines()]
    assert [step[1:3] for step in steps[:2]] == [["pack", "new"], ["pack", "check"]]
    for program, *words in steps:
        assert program == ".venv/bin/overseer"
        assert cli.main(words) == 0
    assert "0 errors, 0 warnings\n" in capsys.readouterr().out
