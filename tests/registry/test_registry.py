"""The register of games: what it holds, and what a broken entry says and leaves alone."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import overseer
from installing import distribution, install
from overseer import bots, registry
from overseer.catalog import display_of, load
from overseer.cli import main as cli
from overseer.kernel.options import TableOption
from overseer.server.offers import Offers
from overseer.texts.bundles import LANGUAGES, in_language

REGISTRATION = (
    "from overseer.registry import Registration\nGAME = Registration(name={!r}, game={!r})\n"
)
FAULTS = {
    # By fault: the entry point, the text of its module, and what is said.
    "no module": (
        "nowhere:GAME",
        "",
        "nowhere:GAME: ModuleNotFoundError: No module named 'nowhere'",
    ),
    "no such name": ("odd:GAMES", "", "odd:GAMES: AttributeError: module 'odd' has no attribute"),
    "raises": ("odd:GAME", "raise ValueError('two\\nlines')", "odd:GAME: ValueError: two lines."),
    "no registration": ("odd:GAME", "GAME = 3", "odd:GAME is no overseer.registry.Registration."),
    "another name": (
        "odd:GAME",
        REGISTRATION.format("even", "odd:make"),
        "odd:GAME registers 'even'.",
    ),
    "no reference": (
        "odd:GAME",
        REGISTRATION.format("odd", "make"),
        "'make' is not module:attribute.",
    ),
    "game missing": (
        "odd:GAME",
        REGISTRATION.format("odd", "odd:make"),
        "odd:make: AttributeError: ",
    ),
    "game raises": (
        "odd:GAME",
        REGISTRATION.format("odd", "odd:make") + "def make(packs): raise RuntimeError('no')",
        "RuntimeError: no.",
    ),
    "no game": (
        "odd:GAME",
        REGISTRATION.format("odd", "odd:make") + "def make(packs): return 3",
        "odd:make makes no Game.",
    ),
}


@pytest.fixture(params=FAULTS, ids=str)
def fault(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[str]:
    """What is to be said of a game that is installed, but broken."""
    value, text, message = FAULTS[request.param]
    install(monkeypatch, distribution(tmp_path, "odd-games", {"odd": value}, odd=text))
    yield message
    sys.modules.pop("odd", None)
    monkeypatch.undo()
    registry.installed.cache_clear()


def test_a_broken_game_gives_one_clear_message(
    fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(overseer.Malformed) as caught:
        overseer.load("odd")
    assert fault in str(caught.value)
    assert "'odd'" in str(caught.value)
    assert cli.main(["simulate", "odd", "--games", "1"]) == 2
    assert capsys.readouterr().err == f"overseer: {caught.value}\n"


def test_a_broken_game_takes_no_other_down(fault: str, caplog: pytest.LogCaptureFixture) -> None:
    assert overseer.load("shelter").new(2, 1).decision is not None
    with caplog.at_level(logging.WARNING, "overseer.server"):
        offers = Offers()
    assert list(offers.boxes) == ["shelter", "fallout"]
    (record,) = caplog.records
    assert fault in record.getMessage()


def test_nobody_replaces_a_game_of_the_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with monkeypatch.context() as patch:
        install(patch, distribution(tmp_path, "odd-games", {"shelter": "odd:GAME"}))
        assert registry.names() == ("shelter", "fallout")
        assert type(overseer.load("shelter")).__name__ == "ShelterGame"
    registry.installed.cache_clear()


def test_what_is_registered_can_be_imported() -> None:
    for registration in registry.BUILT_IN.values():
        parts = [registration.game, registration.display, registration.terminal]
        parts += [registration.examine, *registration.bots.values()]
        if registration.goals is not None:
            parts.append(registration.goals.prolong)
        assert all(callable(registration.part(part)) for part in parts)


@pytest.mark.parametrize("name", registry.BUILT_IN)
def test_a_game_of_the_package_has_all_its_words(name: str) -> None:
    """What an installed game may leave out must not be left out here."""
    game = load(name)
    kinds = [f"server-title-{name}", f"server-summary-{name}", f"{name}-name", f"{name}-short-name"]
    kinds += [f"simulate-score-{name}"]
    for level in bots.names_of(name):
        kinds += [f"server-bot-{level}", f"server-bot-{level}.help"]
    kinds += [message for option in game.table_options for message in words_of(name, option)]
    for language in LANGUAGES:
        texts = in_language(language, game.texts)
        assert [message for message in kinds if not texts.has(message)] == []


def words_of(game: str, option: TableOption) -> Iterator[str]:
    """The messages of a table option."""
    key = option.name.replace("_", "-")
    if option.kind == "names":
        yield from (f"server-help-{game}-{key}-{choice}" for choice in option.choices)
    else:
        yield f"server-help-{game}-{key}"
        yield f"{game}-option-name-{key}"
    yield from (f"{option.words}-{choice}" for choice in option.choices)


@pytest.mark.parametrize("name", ["chess", "", None, 3, ["shelter"]])
def test_an_unknown_game_is_refused_by_naming_the_known_ones(name: object) -> None:
    with pytest.raises(overseer.Malformed, match="the games are shelter, fallout"):
        registry.registered(name)  # type: ignore[arg-type]


def test_a_game_that_nobody_has_registered_is_shown_plainly() -> None:
    assert registry.registration_of("chess") is None
    assert type(display_of(overseer.load("fallout"))).__name__ == "FalloutDisplay"
