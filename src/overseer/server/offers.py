"""Offers: the games of a server, their table options and their bots, in any language."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal, NamedTuple

from overseer import bots
from overseer.catalog import display_of
from overseer.catalog.boxes import boxes, choosing, having
from overseer.catalog.lessons import lessons_of
from overseer.content.pack import open_pack
from overseer.content.problems import Problems
from overseer.display import Display
from overseer.journal.game import Game
from overseer.journal.names import as_shown
from overseer.kernel.errors import Malformed
from overseer.kernel.options import RANDOM
from overseer.kernel.options import TableOption as Described
from overseer.registry import BUILT_IN, names, registered
from overseer.server.levels import Levels
from overseer.server.positions import people_of
from overseer.server.protocol import PROTOCOL, About, BotLevel, Choice, GameInfo, TableOption
from overseer.server.tutor import lessons_in
from overseer.texts.bundles import LANGUAGES, Texts, humanised

log = logging.getLogger("overseer.server")


class Box(NamedTuple):
    """A game out of one box, and what shows it."""

    game: Game
    display: Display


class Offers:
    """The games that can be played here, each in its boxes, with the packs of the host.

    A game of another package that cannot be used is left out, and the host is told why.
    """

    def __init__(self, packs: Sequence[str] = (), guests: Sequence[str] = ()) -> None:
        by_game = _by_game(packs)
        self.boxes: dict[str, list[Box]] = {}
        for name in names():
            try:
                found = [Box(game, display_of(game)) for game in boxes(name, by_game.get(name, ()))]
                for box in found:
                    lessons_of(box.game)  # one that cannot be read is refused at the start
            except Malformed as problem:
                if name in BUILT_IN:
                    raise
                log.warning("%s", problem)
                continue
            self.boxes[name] = found
        self._guests = _guests([found[0].game for found in self.boxes.values()], guests)

    def levels(self, game: str) -> Levels:
        """The bots that play a game here: those of its own, the weakest first, then guests."""
        return Levels((*bots.own_names(game), *self._guests[game]), bots.rival_of(game))

    def box(self, name: str, options: Mapping[str, Any]) -> Box:
        """The box of a game that has what a table's options choose."""
        game = having([box.game for box in self.boxes[name]], options)
        return next(box for box in self.boxes[name] if box.game is game)

    def about(self, language: str, public_url: str = "") -> About:
        """All of it in one language."""
        return About(
            version=version("overseer"),
            protocol=PROTOCOL,
            languages=list(LANGUAGES),
            games=[self._info(name, language) for name in self.boxes],
            public_url=public_url,
        )

    def warming(self) -> Iterator[Callable[[], None]]:
        """Steps that have the words of all games read, which happens when they are first needed."""
        for found in self.boxes.values():
            for box in found:
                for language in LANGUAGES:
                    yield partial(box.display.warm_up, language)

    def check_options(self, game: str, options: Mapping[str, Any], players: int) -> dict[str, Any]:
        """A table's options as the game takes them, in full; impossible ones raise."""
        chosen = _folded(options)
        found = choosing([box.game for box in self.boxes[game]], chosen)
        found.check_players(players)
        return found.check_options(chosen, players)

    def _info(self, name: str, language: str) -> GameInfo:
        game, display = self.boxes[name][0]
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
                for bot in reversed(bots.own_names(name))
            ]
            + [
                BotLevel(name=bot, label=as_shown(card.label) or bot, help=card.help)
                for bot, card in self._guests[name].items()
            ],
            rival=bots.rival_of(name),
            options=[
                each
                for option in game.table_options
                for each in _fields(option, self.boxes[name], language)
            ],
            board=registered(name).has_board,
            lessons=[
                lesson for box in self.boxes[name] for lesson in lessons_in(box.game, language)
            ],
            people=people_of(game),
        )


def _guests(games: Sequence[Game], named: Sequence[str]) -> dict[str, dict[str, bots.Card]]:
    """The bots of other people by game: those that the host has named, and all that are installed.

    One that the host has named must play some game here; one that is installed may be broken.
    """
    guests: dict[str, dict[str, bots.Card]] = {game.name: {} for game in games}
    for name in named:
        bots.check_name(name, (*bots.NAMES, *bots.installed()))
    for name in dict.fromkeys((*named, *bots.installed())):
        problems: list[Malformed] = []
        for game in games:
            if not bots.is_foreign(name, game.name):
                continue
            try:
                guest = bots.Guest(name, game, 0)
                guests[game.name][name] = guest.start()
                guest.dismiss()
            except Malformed as problem:
                problems.append(problem)
        if any(name in found for found in guests.values()):
            continue
        if name in named:
            raise problems[0] if problems else Malformed(f"--bot: {name!r} plays here anyway.")
        for each in problems:
            log.warning("%s", each)
    return guests


def _fields(option: Described, found: Sequence[Box], language: str) -> Iterator[TableOption]:
    """The fields of a form for an option: one, or a switch for each name of a list."""
    game, display = found[0]
    texts = display.texts(language)
    message = f"{game.name}-option-name-{_dashed(option.name)}"
    label = texts.or_else(humanised(option.name), message)
    choices = _choices(option.name, found, language)
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


def _choices(name: str, found: Sequence[Box], language: str) -> list[Choice]:
    """What can be chosen for an option in any of the boxes, each told by the first that has it."""
    choices: dict[str, Choice] = {}
    for box in found:
        for option in box.game.table_options:
            for value in option.choices if option.name == name else ():
                if value not in choices:
                    choices[value] = Choice(
                        value=value,
                        label=_label(option, value, box.display.texts(language)),
                        cover=box.display.cover(name, value, language),
                    )
    return list(choices.values())


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
