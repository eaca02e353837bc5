"""Folders of tournaments: the games as they are played, and as Parquet when all are.

While it goes on, each game is a line of `unfinished.jsonl`, in the order of the fixtures; whatever
a kill leaves of a last line is dropped. At the end they become `games.parquet`.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec.structs import asdict, replace

from overseer.arena.extras import extra
from overseer.arena.places import check_place, write, writing
from overseer.arena.tournament import Played, Tournament
from overseer.kernel.errors import Malformed

SETTINGS = "tournament.json"
UNFINISHED = "unfinished.jsonl"
GAMES = "games.parquet"
PARTS = "parts"  # of that file, while it is put together
GROUP = 1000  # games that are written at a time
RATINGS = "ratings.json"
REPORT = "report.html"
LATER = ("strikes", "first_strikes")  # columns that files of earlier times do not have


class OtherTournament(Malformed):
    """A folder that holds another tournament."""


def check_folder(folder: Path, settings: Tournament) -> None:
    """Refuse a folder that holds anything else, and say what differs."""
    extra("polars", "arena")
    check_place(folder, SETTINGS)
    if not (folder / SETTINGS).exists():
        return
    other = settings_of(folder)
    if other != settings:
        raise OtherTournament(
            f"{folder} holds another tournament; name another folder. "
            + "; ".join(_differences(asdict(other), asdict(settings)))
            + "."
        )


def settings_of(folder: Path) -> Tournament:
    """What is played in a folder."""
    try:
        return msgspec.json.decode((folder / SETTINGS).read_bytes(), type=Tournament)
    except OSError as error:
        raise Malformed(f"{folder} holds no tournament: there is no {SETTINGS}.") from error
    except msgspec.MsgspecError as error:
        raise _damaged(folder / SETTINGS, str(error)) from None


class Folder:
    """The folder of one tournament, open for games to be added."""

    def __init__(self, path: Path, file: IO[bytes], done: int) -> None:
        self.path = path
        self._file = file
        self.done = done  # games that are written down

    def add(self, games: Iterable[Played]) -> None:
        """Write down games that have been played; they are safe when this returns."""
        lines: list[bytes] = []
        for game in games:
            assert game.number == self.done + len(lines), "games are written down in their order"
            packed = base64.b64encode(zlib.compress(game.journal.encode())).decode()
            lines.append(msgspec.json.encode(replace(game, journal=packed)) + b"\n")
        with writing(self.path / UNFINISHED):
            self._file.write(b"".join(lines))
            self._file.flush()
            os.fsync(self._file.fileno())
        self.done += len(lines)

    def kept(self) -> int:
        """How many games are in the file, also if `add` was broken off."""
        self._file.flush()
        return sum(1 for _ in whole_lines(self.path / UNFINISHED))

    def finish(self, settings: Tournament) -> None:
        """Turn the lines into the one file that stays."""
        games = (_opened(self.path, game) for _, game in _unfinished(self.path))
        with writing(self.path / GAMES):
            write_games(self.path / GAMES, settings, games)
            (self.path / UNFINISHED).unlink()


@contextmanager
def opened(path: Path, settings: Tournament) -> Iterator[Folder]:
    """A folder in which games are written down; nobody else can do so at the same time."""
    import fcntl  # which Windows does not have

    if not (path / SETTINGS).exists():
        write(path / SETTINGS, msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
    with writing(path / UNFINISHED):
        file = (path / UNFINISHED).open("ab")
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Malformed(f"{path} is in use: another process plays there.") from None
        sizes = [size for size, _ in _unfinished(path)]
        file.truncate(sum(sizes))
        yield Folder(path, file, len(sizes))


def is_finished(path: Path) -> bool:
    """Whether all games of a folder have been played."""
    return (path / GAMES).exists()


def whole_lines(path: Path) -> Iterator[bytes]:
    """The lines of a file that were written to their end."""
    with path.open("rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                yield line


def write_games(path: Path, settings: Tournament, games: Iterable[Played]) -> None:
    """One row for each game, with what the whole tournament has in common.

    However many there are, only some of them are in memory at a time.
    """
    polars = extra("polars", "arena")
    common = {
        "game": settings.game,
        "packs": list(settings.packs),
        "options": json.dumps(settings.options, sort_keys=True),
        "players": settings.players,
        "rules": settings.rules,
        "overseer": settings.overseer,
    }
    parts = path.with_name(PARTS)
    shutil.rmtree(parts, ignore_errors=True)  # of a run that was killed
    parts.mkdir()
    left = iter(games)
    files: list[Path] = []
    while rows := [{**_row(game), **common} for game in islice(left, GROUP)]:
        files.append(parts / f"{len(files)}.parquet")
        polars.DataFrame(rows, schema=_schema(polars)).write_parquet(files[-1], compression="zstd")
    whole = path.with_name(path.name + ".part")
    # Without a size of groups, the file would depend on how many cores have written it.
    polars.scan_parquet(files).sink_parquet(whole, compression="zstd", row_group_size=GROUP)
    whole.replace(path)
    shutil.rmtree(parts)


def read_games(path: Path, *, journals: bool = False) -> list[Played]:
    """The games of a finished tournament; their journals only if asked for."""
    polars = extra("polars", "arena")
    with _reading(polars, path / GAMES):
        there = polars.read_parquet_schema(path / GAMES)
        names = [
            name
            for name in Played.__struct_fields__
            if (name in there or name not in LATER) and (journals or name != "journal")
        ]
        rows = polars.read_parquet(path / GAMES, columns=names).to_dicts()
        return [msgspec.convert({"journal": "", **row}, Played) for row in rows]


def journal_of(path: Path, number: int) -> str:
    """The journal of one game of a finished tournament."""
    if not is_finished(path):
        settings_of(path)
        raise Malformed(f"The tournament in {path} is not finished; start it again.")
    polars = extra("polars", "arena")
    with _reading(polars, path / GAMES):
        games = polars.scan_parquet(path / GAMES)
        found = games.filter(polars.col("number") == number).select("journal").collect()
        count = games.select(polars.len()).collect().item()
    if not len(found):
        raise Malformed(f"There is no game {number}; games are 0 to {count - 1}.")
    return str(found.item())


@contextmanager
def _reading(polars: Any, path: Path) -> Iterator[None]:
    """A block that reads what was written once; what is not that is told in one line."""
    try:
        yield
    except (OSError, polars.exceptions.PolarsError, msgspec.MsgspecError) as error:
        raise _damaged(path, str(error).strip().partition("\n")[0]) from None


def _damaged(path: Path, reason: str) -> Malformed:
    return Malformed(f"{path} is damaged; play in another folder, or delete this one. ({reason})")


def _unfinished(path: Path) -> Iterator[tuple[int, Played]]:
    """The games that are written down, each with its bytes; journals are packed still."""
    file = path / UNFINISHED
    for number, line in enumerate(whole_lines(file)):
        try:
            game = msgspec.json.decode(line, type=Played)
        except msgspec.MsgspecError as error:
            raise _damaged(file, f"line {number + 1}: {error}") from None
        if game.number != number:
            raise _damaged(file, f"line {number + 1}: this is game {game.number}, not {number}")
        yield len(line), game


def _opened(path: Path, game: Played) -> Played:
    """A game with its journal as it was played."""
    try:
        return replace(game, journal=zlib.decompress(base64.b64decode(game.journal)).decode())
    except (ValueError, zlib.error) as error:
        raise _damaged(path / UNFINISHED, f"game {game.number}: {error}") from None


def _schema(polars: Any) -> dict[str, Any]:
    """The columns with their types, which must not depend on what the first games came to."""
    number, text = polars.Int64, polars.String
    numbers, texts = polars.List(number), polars.List(text)
    return {
        **dict.fromkeys(("number", "table", "seed"), number),
        "bots": texts,
        **dict.fromkeys(("scores", "places", "winners"), numbers),
        **dict.fromkeys(("rounds", "decisions", "length"), number),
        "truncated": polars.Boolean,
        "journal": text,
        "strikes": numbers,
        "first_strikes": texts,
        "game": text,
        "packs": texts,
        "options": text,
        "players": number,
        "rules": text,
        "overseer": text,
    }


def _row(game: Played) -> dict[str, Any]:
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in asdict(game).items()
    }


def _differences(there: Mapping[str, object], here: Mapping[str, object]) -> Iterator[str]:
    for name, value in there.items():
        if value != here[name]:
            yield f"{name} is {_told(value)} there and {_told(here[name])} here"


def _told(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple | list) else str(value)
