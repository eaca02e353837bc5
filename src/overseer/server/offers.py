"""Offers: the games of a server, their table options and their bots, in any language."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal

from overseer import bots
from overseer.catalog import display_of, load
from overseer.catalog.lessons import lessons_of
from overseer.content.pack import open_pack
from overseer.content.problems import Problems
from overseer.display import Display
from overseer.journal.game import Game
from overseer.kernel.errors import Malformed
from overseer.kernel.options import RANDOM
from overseer.kernel.options import TableOption as Described
from overseer.registry import BUILT_IN, names, registered
from overseer.server.positions import people_of
from overseer.server.protocol import PROTOCOL, About, BotLevel, Choice, GameInfo, TableOption
from overseer.server.tutor import lessons_in
from overseer.texts.bundles import LANGUAGES, Texts, humanised

log = logging.getLogger("overseer.server")


class Offers:
    """The games that can be played here, with the packs of the host.

    A game of another package that cannot be used is left out, and the host is told why.
    """

    def __init__(self, packs: Sequence[str] = ()) -> None:
        by_game = _by_game(packs)
        self.games: dict[str, Game] = {}
        self.displays: dict[str, Display] = {}
        for name in names():
            try:
                game = load(name, by_game.get(name, ()))
                display = display_of(game)
                lessons_of(game)  # a pack whose lessons cannot be read is refused at the start
            except Malformed as problem:
                if name in BUILT_IN:
                    raise
                log.warning("%s", problem)
                continue
            self.games[name], self.displays[name] = game, display

    def about(self, language: str, public_url: str = "") -> About:
        """All of it in one language."""
        return About(
            version=version("overseer"),
            protocol=PROTOCOL,
            languages=list(LANGUAGES),
            games=[self._info(name, language) for name in self.games],
            public_url=public_url,
        )

    def warming(self) -> Iterator[Callable[[], None]]:
        """Steps that have the words of all games read, which happens when they are first needed."""
        for display in self.displays.values():
            for language in LANGUAGES:
                yield partial(display.warm_up, language)

    def check_options(self, game: str, options: Mapping[str, Any], players: int) -> dict[str, Any]:
        """A table's options as the game takes them, in full; impossible ones raise."""
        return self.games[game].check_options(_folded(options), players)

    def _info(self, name: str, language: str) -> GameInfo:
        game, display = self.games[name], self.displays[name]
        texts = display.texts(language)
        return GameInfo(
            name=name,
            title=display.title(language),
            summary=texts.or_else("", f"server-summary-{name}"),
            time=texts.or_else("", f"server-time-{name}"),
            least=game.seats.start,
            most=game.seats.stop - 1,
            bots=[
                BotLevel(
                    name=bot,
                    label=texts.or_else(humanised(bot), f"server-bot-{bot}"),
                    help=texts.or_else("", f"server-bot-{bot}.help"),
                )
                for bot in reversed(bots.names_of(name))
            ],
            rival=bots.rival_of(name),
            options=[
                each
                for option in game.table_options
                for each in _fields(option, game, display, language)
            ],
            board=registered(name).has_board,
            lessons=lessons_in(game, language),
            people=people_of(game),
        )


def _fields(
    option: Described, game: Game, display: Display, language: str
) -> Iterator[TableOption]:
    """The fields of a form for an option: one, or a switch for each name of a list."""
    texts = display.texts(language)
    message = f"{game.name}-option-name-{_dashed(option.name)}"
    label = texts.or_else(humanised(option.name), message)
    choices = [
        Choice(
            value=each,
            label=_label(option, each, texts),
            cover=display.cover(option.name, each, language),
        )
        for each in option.choices
    ]
    if option.kind == "names":
        for choice in choices:
            key = f"{option.name}.{choice.value}"
            yield _field(key, choice.label, "switch", game, texts, default=False)
    elif option.kind in ("switch", "number"):
        kind: Literal["switch", "number"] = "switch" if option.kind == "switch" else "number"
        yield _field(option.name, label, kind, game, texts, default=option.default)
    else:
        if option.kind == "seat":
            numbers = [
                texts.format("server-choice-seat", number=n) for n in range(1, game.seats.stop)
            ]
            choices = [
                Choice(value=RANDOM, label=_label(option, RANDOM, texts), cover=None),
                *(
                    Choice(value=seat, label=words, cover=None)
                    for seat, words in enumerate(numbers)
                ),
            ]
        yield _field(option.name, label, "choice", game, texts, option.default, choices)


def _field(
    key: str,
    label: str,
    kind: Literal["switch", "choice", "number"],
    game: Game,
    texts: Texts,
    default: Any,
    choices: Sequence[Choice] = (),
) -> TableOption:
    help_ = texts.or_else("", f"server-help-{game.name}-{_dashed(key)}")
    return TableOption(
        key=key, label=label, help=help_, kind=kind, default=default, choices=list(choices)
    )


def _label(option: Described, value: str, texts: Texts) -> str:
    """A value that can be chosen, in words."""
    return texts.or_else(humanised(value), f"{option.words}-{value}", f"server-choice-{value}")


def _dashed(name: str) -> str:
    return name.replace("_", "-").replace(".", "-")


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
