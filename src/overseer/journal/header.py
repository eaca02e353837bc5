"""Headers of journals: which game is played, by whom, with which packs and options."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from overseer.journal.faults import BadJournal, at_line
from overseer.journal.line import SEED
from overseer.journal.names import LONGEST, as_shown
from overseer.journal.opening import Position, new_state, state_from, whole_position
from overseer.journal.secret import Commitment
from overseer.kernel.errors import Malformed
from overseer.kernel.game import Game
from overseer.kernel.state import State

# In 2, commitments name a generator; in 3, there is a position to begin from; in 4, seats say
# which bot plays them.
FORMATS = tuple(f"overseer-journal {number}" for number in range(1, 5))
SEED_LINE = 6  # the line of the header that commits to the seed
START = 7  # a blank line, or the position; the line after it is the first of the game
POSITION = "position"

# A name, or of other people's bots module:Class.
_BOT = re.compile(r"[a-z0-9][a-z0-9._-]{0,63}|(?=.{3,100}$)[\w.]+:[\w.]+")
_LONGEST_NAME = LONGEST + 16  # letters; the terminal puts the kind of a bot behind its name


@dataclass(frozen=True, slots=True)
class Header:
    """What a journal says before the first line of the game."""

    game: str
    rules: str
    packs: tuple[str, ...]  # "id version hash" each
    options: Mapping[str, Any]
    players: int
    names: tuple[str, ...]  # of all seats, or none
    commitment: Commitment
    position: Position | None = None  # to begin from; None is the game's own set-up
    bots: tuple[str, ...] = ()  # by seat the name of the bot that plays, "" for a person; or none

    @classmethod
    def of(
        cls,
        game: Game,
        players: int,
        names: Sequence[str],
        options: Mapping[str, Any],
        commitment: Commitment,
        position: Position | None = None,
        bots: Sequence[str] = (),
    ) -> Header:
        """The header of a new match."""
        return cls(
            game.name,
            game.rules_version,
            packs_of(game),
            options,
            players,
            check_names(names, players),
            commitment,
            position,
            check_bots(bots, names),
        )

    def lines(self) -> Iterator[str]:
        """The header's lines after the first, without their checksums."""
        yield f"game {self.game} {self.rules}"
        yield f"packs {_json(self.packs)}"
        yield f"options {_json(self.options)}"
        yield f"seats {_json(self._seats())}"
        yield f"{SEED} {self.commitment}"
        if self.position is not None:
            yield f"{POSITION} {_compact(self.position)}"

    @classmethod
    def parse(cls, read: Callable[[], str], has_position: Callable[[], bool]) -> Header:
        """The header that `lines` wrote; `read` gives its lines one after the other.

        `has_position` tells, after all others, whether there is the line of a position.
        """

        def value(key: str) -> str:
            line = read()
            if not line.startswith(f"{key} "):
                raise Malformed(f"`{key} ...` belongs here, not {line!r}")
            return line.removeprefix(f"{key} ")

        game, _, rules = value("game").partition(" ")
        packs = _loaded(value("packs"))
        if not isinstance(packs, list) or not all(isinstance(pack, str) for pack in packs):
            raise Malformed('packs are a list such as ["id version hash"]')
        options = _loaded(value("options"))
        if not isinstance(options, dict):
            raise Malformed('options are names with values, such as {"max_rounds": 100}')
        seats = _loaded(value("seats"))
        players, names, bots = _read_seats(seats)
        commitment = Commitment.parse(value(SEED))
        position = _loaded(value(POSITION)) if has_position() else None
        if position is not None and not isinstance(position, dict):
            raise Malformed("a position is a table in the words of the view")
        return cls(game, rules, tuple(packs), options, players, names, commitment, position, bots)

    def check(self, game: Game) -> None:
        """Refuse a journal of another game, or of a table that cannot be."""
        with at_line(2):
            if self.game != game.name:
                raise Malformed(f"this is a journal of {self.game!r}, not of {game.name!r}")
            if self.rules != game.rules_version:
                raise BadJournal(
                    f"played by rules version {self.rules}; here is version {game.rules_version}",
                    "rules",
                )
        with at_line(3):
            _check_packs(self.packs, packs_of(game))
        with at_line(5):
            game.check_players(self.players)
        with at_line(4):
            options = new_state(game, self.players, self.options, self.commitment).options
            if options != self.options:
                raise Malformed(f"options are written in full: {_json(options)}")
        if self.position is not None:
            with at_line(START):
                self._check_position(game, self.position)

    def opening(self, game: Game) -> State:
        """The state before the first line; it leaves chance and single options to its caller."""
        if self.position is None:
            return new_state(game, self.players, self.options, self.commitment)
        return state_from(game, self.position, self.commitment.public_seed)

    def _seats(self) -> object:
        """The seats as they are written: a name, or of a bot its name and which bot it is."""
        if not self.bots:
            return self.names or self.players
        return [
            {"bot": bot, "name": name} if bot else name
            for name, bot in zip(self.names, self.bots, strict=True)
        ]

    def _check_position(self, game: Game, position: Position) -> None:
        state = self.opening(game)
        if state.players != self.players:
            raise Malformed(f"the position has {state.players} players, not {self.players}")
        if state.options != self.options:
            raise Malformed(f"the position is played with the options {_json(state.options)}")
        whole = whole_position(game, state, position)
        if whole != position:
            names = [name for name in {**whole, **position} if _differ(whole, position, name)]
            raise Malformed(f"a position is written in full; it differs in {', '.join(names)}")


def packs_of(game: Game) -> tuple[str, ...]:
    """The packs of a game as headers write them."""
    return tuple(f"{pack.id} {pack.version} {pack.hash}" for pack in game.packs)


def check_names(names: object, players: int) -> tuple[str, ...]:
    """The names of all seats, or of none."""
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise Malformed(f"names is a list of names, not {names!r:.80}.")
    if len(names) not in (0, players):
        raise Malformed(f"There are {players} seats but {len(names)} names; name all or none.")
    for name in names:
        shown = as_shown(name, _LONGEST_NAME) if isinstance(name, str) else None
        if shown is None or shown != unicodedata.normalize("NFC", name):
            raise Malformed(
                f"A name has 1 to {_LONGEST_NAME} letters or signs that can be shown, and no space "
                f"around them, unlike {name!r:.80}."
            )
    return tuple(names)


def is_bot_name(name: str) -> bool:
    """Whether a header can name such a bot."""
    return _BOT.fullmatch(name) is not None


def check_bots(bots: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    """The bots by seat; nothing, if there is none."""
    if not any(bots):
        return ()
    if len(bots) != len(names):
        raise Malformed(f"There are {len(names)} names but {len(bots)} bots; name every seat.")
    for bot in bots:
        if bot and not is_bot_name(bot):
            raise Malformed(f"A bot has a name such as greedy, not {bot!r:.80}.")
    return tuple(bots)


def _read_seats(seats: object) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
    """How many seats there are, the names of all or none, and the bots."""
    if type(seats) is int:
        return seats, (), ()
    if not isinstance(seats, list) or not seats:
        raise Malformed("seats are a number, or a list of names")
    pairs = [_read_bot(each) if isinstance(each, dict) else (each, "") for each in seats]
    names = check_names([name for name, _ in pairs], len(pairs))
    return len(names), names, check_bots([bot for _, bot in pairs], names)


def _read_bot(seat: dict[str, object]) -> tuple[object, str]:
    bot = seat.get("bot")
    if seat.keys() == {"bot", "name"} and isinstance(bot, str) and bot:
        return seat["name"], bot
    raise Malformed(f'a bot is written {{"bot": "greedy", "name": "Bo"}}, not {seat!r:.80}')


def _check_packs(played: Sequence[str], here: Sequence[str]) -> None:
    if played == here:
        return
    played_ids, here_ids = ([pack.rpartition(" ")[0] for pack in packs] for packs in (played, here))
    if played_ids != here_ids:
        raise BadJournal(
            f"played with the packs {', '.join(played_ids)}; here are {', '.join(here_ids)}: "
            "load the same packs",
            "packs",
        )
    changed = next(old for old, new in zip(played, here, strict=True) if old != new)
    raise BadJournal(f"the cards of a pack have changed since; it was {changed}", "packs")


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _differ(one: Position, other: Position, name: str) -> bool:
    return name not in one or name not in other or one[name] != other[name]


def _loaded(text: str) -> object:
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError):
        raise Malformed(f"this cannot be read as JSON: {text:.200}") from None
    return value
