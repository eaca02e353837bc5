"""The guide that writes a scenario from start to finish: it is true, and its pack can be played."""

from __future__ import annotations

import re
import shlex
import shutil
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

import overseer
from overseer import bots, content
from overseer.cli import main as cli
from overseer.content.fallout import load
from overseer.content.names import STORY, read_messages
from overseer.content.pack import find, open_pack
from overseer.content.problems import Problems
from overseer.content.story import plain
from overseer.journal.game import Game
from overseer.texts.bundles import LANGUAGES

ROOT = Path(__file__).parents[2]
PACK = ROOT / "examples" / "packs" / "weather-mast"
GUIDE = (ROOT / "docs" / "write-a-scenario.md").read_text(encoding="utf-8")
SCENARIO = "tomorrows-weather"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"`((?:texts/|story/)?[a-z]+\.(?:yaml|ftl))`")
LINKED = ("README.md", "docs/packs.md", "docs/packs-fallout.md")
LEAST_SEEDS, MOST_SEEDS = 3, 20


def pieces() -> dict[str, list[str]]:
    """What the guide puts into each file of the pack, in its order."""
    found: dict[str, list[str]] = defaultdict(list)
    for block in BLOCK.finditer(GUIDE):
        if block[1] in ("yaml", "ftl"):
            found[FILE.findall(GUIDE, 0, block.start())[-1]].append(block[2])
    return found


def commands() -> list[list[str]]:
    """What the guide has its reader type."""
    scripts = [block[2] for block in BLOCK.finditer(GUIDE) if block[1] == "sh"]
    return [shlex.split(line) for script in scripts for line in script.splitlines()]


def played(game: Game, players: int, seed: int) -> overseer.Match:
    """A game of the scenario among bots, to its end."""
    match = overseer.Match(game, players, seed=seed, scenario=SCENARIO, max_rounds=300)
    seated = [bots.make("greedy", game, seat) for seat in range(players)]
    while (decision := match.state.decision) is not None:
        seat = int(decision.seat)
        match.apply(seated[seat].choose(match.state, seat), seat)
    return match


@pytest.mark.parametrize("file", [path.name for path in sorted(PACK.glob("*.yaml"))])
def test_the_guide_writes_each_file_of_cards_whole(file: str) -> None:
    written = (PACK / file).read_text(encoding="utf-8")
    assert "\n".join(written.split()) == "\n".join("".join(pieces()[file]).split())
    for piece in pieces()[file]:
        assert piece in written


def test_the_guide_writes_no_other_files() -> None:
    files = {path.relative_to(PACK).as_posix() for path in PACK.rglob("*.*")}
    assert files == {*pieces(), "texts/ru.ftl", "story/ru.ftl"}


@pytest.mark.parametrize("file", [name for name in pieces() if name.endswith(".ftl")])
def test_the_texts_of_the_guide_are_those_of_the_pack(file: str) -> None:
    written = (PACK / file).read_text(encoding="utf-8")
    for piece in pieces()[file]:
        assert piece in written


def test_the_check_has_nothing_to_say(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["pack", "check", str(PACK)]) == 0
    assert capsys.readouterr().out == "0 errors, 0 warnings\n"


def test_the_mistake_of_the_guide_is_told_as_it_says(tmp_path: Path) -> None:
    folder = tmp_path / "weather-mast"
    shutil.copytree(PACK, folder)
    quests = folder / "quests.yaml"
    text = quests.read_text(encoding="utf-8")
    quests.write_text(text.replace("relay-hut", "relay-hat", 1), encoding="utf-8")
    (error,) = content.check(folder)
    assert str(error).removeprefix(f"{tmp_path}/") in GUIDE.splitlines()


def test_the_commands_of_the_guide_can_be_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    said = []
    for program, *words in commands():
        assert program == ".venv/bin/overseer"
        if words[0] == "simulate":
            words[words.index("100")] = "2"
        elif words[0] == "play" and "--save" in words:
            words += ["--input", "/dev/null"]  # a game among bots is played without a terminal, too
        assert cli.main(words) == 0
        said.append(capsys.readouterr().out)
        if words[:2] == ["pack", "new"]:
            shutil.rmtree("weather-mast")
            shutil.copytree(PACK, "weather-mast")
    assert "0 errors, 0 warnings\n" in said
    assert any("Tomorrow's Weather" in text for text in said)
    assert Path("game.journal").exists()


@pytest.mark.parametrize("page", LINKED)
def test_the_guide_can_be_found(page: str) -> None:
    assert "write-a-scenario.md" in (ROOT / page).read_text(encoding="utf-8")


def test_the_links_of_the_guide_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", GUIDE):
        assert (ROOT / "docs" / target).exists(), target


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_aloud(language: str) -> None:
    for key, text in told(language).items():
        assert len(text.split()) <= _most(key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_whole_story(language: str) -> None:
    assert told(language).keys() == told("en").keys()


def test_bots_come_to_an_end_with_any_number_of_players_and_see_every_card() -> None:
    game = overseer.load("fallout", [PACK])
    unseen = own_cards()
    for seed in range(MOST_SEEDS):
        for players in range(1, 5):
            match = played(game, players, seed)
            outcome = match.state.outcome
            assert outcome is not None
            assert not outcome.truncated, (players, seed)
            for happening in match.happenings():
                unseen -= {card.id for card in happening.targets.cards}
            table: Any = match.state.view(0)["table"]
            unseen -= {tile["tile"] for tile in table["map"]}
        if seed >= LEAST_SEEDS and not unseen:
            break
    assert unseen == set()


def told(language: str) -> dict[str, str]:
    """The story of the pack in a language, by message and attribute."""
    problems = Problems()
    pack = open_pack(*find(PACK, "fallout"), problems)
    assert pack is not None
    messages = read_messages(pack, STORY, language, problems)
    assert messages is not None
    return {key: plain(pattern) or "" for key, pattern in messages.patterns.items()}


def own_cards() -> set[str]:
    """The cards of the pack that a game can bring."""
    base, box = load(["core"]), load([PACK])
    cards = set[str]()
    for kind in ("tiles", "enemies", "items", "agendas", "encounters", "quests"):
        known = {card.id for card in getattr(base, kind)}
        added = {card.id for card in getattr(box, kind)} - known
        assert added, kind
        cards |= added
    return cards


def _most(key: str) -> int:
    message, _, attribute = key.partition(".")
    if message.startswith("story-scenario-"):
        return 50 if attribute else 80
    if attribute.startswith(("lead-", "objective-")):
        return 15
    return 50 if attribute else 60
