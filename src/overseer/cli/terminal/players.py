"""Players at the keyboard: people, and bots by name."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from overseer import bots
from overseer.journal.header import Header
from overseer.journal.names import LONGEST, as_shown, twice
from overseer.kernel.errors import Malformed
from overseer.texts.bundles import Texts, in_language

_MOST = 4  # as many as there are names to be invented
BOTS = 2  # against whom one person plays


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at the table; `bot` is the name of the bot that plays, None for a person."""

    name: str
    bot: str | None = None

    def __str__(self) -> str:
        """The player as a table is told of them: a bot with its kind."""
        return self.name if self.bot is None else f"{self.name} ({self.bot})"

    @classmethod
    def parse(cls, name: str, levels: Sequence[str] = bots.NAMES) -> Player:
        """The player of an older journal, in which `Bo (greedy)` is a bot; `levels` are the bots
        that there are.
        """
        for bot in levels:
            if name.endswith(f" ({bot})"):
                return cls(name.removesuffix(f" ({bot})"), bot)
        return cls(name)


def read_players(
    specs: str | None,
    language: str,
    levels: Sequence[str] = bots.NAMES,
    number: int = 1 + BOTS,
    rival: str = "greedy",
) -> tuple[Player, ...]:
    """The players of `Ada,Boris:greedy`; without a list, one person and bots.

    `:greedy` is a bot whose name is invented; `levels` are the bots that there are; `number`
    is how many play if no list says it, against bots that are the `rival`.
    """
    words = ["", *(f":{rival}" for _ in range(number - 1))]
    if specs is not None:
        words = [spec.strip() for spec in specs.split(",")]
    players = tuple(_player(word, i, language, levels) for i, word in enumerate(words))
    name = twice(player.name for player in players)
    if name is not None:
        raise Malformed(f"--players: two players are called {name!r}; give each a name.")
    return players


def seated(
    header: Header, words: Texts, levels: Sequence[str] = bots.NAMES, rival: str = "greedy"
) -> tuple[Player, ...]:
    """The players whom a journal names; without names, by number.

    For a bot that there is not, the usual rival plays.
    """
    if header.bots:
        known = [bot and (bot if bot in levels else rival) for bot in header.bots]
        return tuple(
            Player(name, bot or None) for name, bot in zip(header.names, known, strict=True)
        )
    if header.names:
        return tuple(Player.parse(name, levels) for name in header.names)
    numbers = range(1, header.players + 1)
    return tuple(Player(words.format("player-number", number=number)) for number in numbers)


def spec_of(players: Sequence[Player]) -> str:
    """What `--players` takes for such players; names lose the signs that would part them."""
    names = [re.sub("[,:]+", " ", player.name) for player in players]
    return ",".join(
        f"{name}:{player.bot}" if player.bot else name
        for name, player in zip(names, players, strict=True)
    )


def resuming(file: Path, players: Sequence[Player] = ()) -> str:
    """The command that goes on with a kept game, with other players than the file says."""
    others = ["--players", spec_of(players)] if players else []
    return shlex.join(["overseer", "play", "--resume", str(file), *others])


def names_of(players: Sequence[Player]) -> list[str]:
    """The names of players."""
    return [player.name for player in players]


def bots_in(players: Sequence[Player]) -> list[str]:
    """By seat the name of the bot that plays, or nothing."""
    return [player.bot or "" for player in players]


def read_seat(option: str, word: str, players: Sequence[Player], else_: str = "") -> int:
    """The seat that an option names: by a player's name, or by a number that counts from 1."""
    names = [player.name for player in players]
    if word in names:
        return names.index(word)
    numbers = [str(number) for number in range(1, len(players) + 1)]
    if word in numbers:
        return numbers.index(word)
    raise Malformed(
        f"{option}: {word!r} is not at the table; "
        f"give {else_}a number from 1 to {len(players)}, or one of {', '.join(names)}."
    )


def _player(spec: str, index: int, language: str, levels: Sequence[str]) -> Player:
    name, colon, bot = (part.strip() for part in spec.partition(":"))
    if colon:
        bots.check_name(bot, levels)
    if not colon and name in levels:
        raise Malformed(f"--players: {name!r} is a bot: write NAME:{name}, or :{name}.")
    if Player.parse(name, levels).bot is not None:
        raise Malformed(f"--players: {name!r} is how a save names a bot: write NAME:BOT.")
    if not name and index < _MOST:
        name = in_language(language).format(f"play-name-{index + 1}")
    shown = as_shown(name)
    if shown is None:
        raise Malformed(
            f"--players: {name!r:.60}: a name has 1 to {LONGEST} letters or signs "
            "that can be shown."
        )
    return Player(shown, bot or None)
