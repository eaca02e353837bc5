"""Offers: the games of a server, their table options and their bots, in any language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from overseer import bots
from overseer.catalog import GAMES, load
from overseer.catalog.displays import display_of
from overseer.catalog.fallout.game import FalloutGame
from overseer.catalog.game import CatalogGame
from overseer.content.pack import open_pack
from overseer.content.problems import Problems
from overseer.display import Display
from overseer.games.shelter.house import HOUSE_RULES
from overseer.kernel.errors import Malformed
from overseer.server.protocol import PROTOCOL, About, BotLevel, Choice, GameInfo, TableOption
from overseer.texts.bundles import LANGUAGES, Texts, in_language

BOARDS = ("shelter",)  # games for which the page has a board of its own


class _Offer(Struct, frozen=True):
    """A table option: its name, the message of its label, and the values to choose from."""

    key: str
    label: str
    kind: Literal["switch", "choice", "number"]
    default: str | int | bool | None = None
    choices: tuple[str | int, ...] = ()


_FIRST = ("random", 0, 1, 2, 3)
_OFFERS: dict[str, tuple[_Offer, ...]] = {
    "shelter": (
        _Offer("first_player", "option-name-first-player", "choice", "random", _FIRST),
        _Offer(
            "elevator_order",
            "option-name-elevator-order",
            "choice",
            "clockwise",
            ("clockwise", "random"),
        ),
        *(
            _Offer(f"house_rules.{rule}", f"house-{rule}", "switch", default=False)
            for rule in HOUSE_RULES
        ),
        _Offer("max_rounds", "option-name-max-rounds", "number"),
    ),
    "fallout": (
        _Offer("scenario", "fallout-option-name-scenario", "choice"),
        _Offer("first_player", "fallout-option-name-first-player", "choice", "random", _FIRST),
        _Offer(
            "enemy_steps",
            "fallout-option-name-enemy-steps",
            "choice",
            "automatic",
            ("automatic", "ask"),
        ),
        _Offer("balanced_agendas", "fallout-option-name-balanced-agendas", "switch", default=False),
        _Offer("max_rounds", "fallout-option-name-max-rounds", "number"),
    ),
}


class Offers:
    """The games that can be played here, with the packs of the host."""

    def __init__(self, packs: Sequence[str] = ()) -> None:
        by_game = _by_game(packs)
        self.games: dict[str, CatalogGame[Any]] = {
            name: load(name, by_game.get(name, ())) for name in GAMES
        }
        self.displays: dict[str, Display] = {
            name: display_of(game) for name, game in self.games.items()
        }

    def about(self, language: str, public_url: str = "") -> About:
        """All of it in one language."""
        return About(
            version=version("overseer"),
            protocol=PROTOCOL,
            languages=list(LANGUAGES),
            games=[self._info(name, language) for name in self.games],
            public_url=public_url,
        )

    def warm_up(self) -> None:
        """Have the words of all games read, which happens when they are first needed."""
        for display in self.displays.values():
            for language in LANGUAGES:
                display.warm_up(language)

    def check_options(self, game: str, options: Mapping[str, Any], players: int) -> dict[str, Any]:
        """A table's options as the game takes them, in full; impossible ones raise."""
        return self.games[game].check_options(_folded(options), players)

    def _info(self, name: str, language: str) -> GameInfo:
        texts, game = in_language(language), self.games[name]
        return GameInfo(
            name=name,
            title=texts.format(f"server-title-{name}"),
            summary=texts.format(f"server-summary-{name}"),
            least=game.seats.start,
            most=game.seats.stop - 1,
            bots=[
                BotLevel(
                    name=bot,
                    label=texts.format(f"server-bot-{bot}"),
                    help=texts.format(f"server-bot-{bot}.help"),
                )
                for bot in reversed(bots.NAMES)
            ],
            options=[self._option(offer, game, texts) for offer in _OFFERS[name]],
            board=name in BOARDS,
        )

    def _option(self, offer: _Offer, game: CatalogGame[Any], texts: Texts) -> TableOption:
        choices, default = offer.choices, offer.default
        if offer.key == "scenario" and isinstance(game, FalloutGame):
            choices = tuple(game.names.scenarios)
            default = choices[0]
        name = offer.key.replace("_", "-").replace(".", "-")
        return TableOption(
            key=offer.key,
            label=texts.format(offer.label),
            help=texts.format(f"server-help-{game.name}-{name}"),
            kind=offer.kind,
            default=default,
            choices=[
                Choice(value=value, label=_label(offer.key, value, game, texts))
                for value in choices
            ],
        )


def _label(key: str, value: str | int, game: CatalogGame[Any], texts: Texts) -> str:
    if isinstance(value, int):
        return texts.format("server-choice-seat", number=value + 1)
    if key == "scenario" and isinstance(game, FalloutGame):
        names = game.book.words(texts.language).texts
        return names.format(f"scenario-{value}", fallback=True)[0]
    return texts.format(f"server-choice-{value}")


def _folded(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options as the game takes them: the switches `key.name` of a list become the list."""
    folded: dict[str, Any] = {}
    for key, value in options.items():
        whole, dot, name = key.partition(".")
        if not dot:
            folded[key] = value
            continue
        if type(value) is not bool:
            raise Malformed(f"{key} is true or false, not {value!r:.80}.")
        names = folded.setdefault(whole, [])
        if not isinstance(names, list):
            raise Malformed(f"{whole} is given twice, as {key} too.")
        if value:
            names.append(name)
    return folded


def _by_game(packs: Sequence[str]) -> dict[str, list[str]]:
    """The host's packs by the game they belong to."""
    by_game: dict[str, list[str]] = {}
    for pack in packs:
        problems = Problems()
        opened = open_pack(Path(pack), pack, problems)
        problems.raise_any()
        if opened is not None:
            by_game.setdefault(opened.info.game, []).append(pack)
    return by_game
