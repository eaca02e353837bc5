"""Folders: however many games there are, memory stays small and the file is the same."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import polars as pl
import pytest

from overseer.arena import folder
from overseer.arena.tournament import Played, Tournament

SETTINGS = Tournament(
    game="shelter",
    packs=(),
    options={},
    players=2,
    bots=("a", "b"),
    games=100,
    seed=1,
    ladder=False,
    rules="2",
    overseer="0",
)


def games(count: int, letters: int) -> Iterator[Played]:
    """Made-up games with journals of so many letters."""
    for number in range(count):
        yield Played(
            number=number,
            table=0,
            seed=number // 2,
            bots=("a", "b"),
            scores=(number % 7, 3),
            places=(1, 2),
            winners=(0,),
            rounds=9,
            decisions=50,
            length=80,
            truncated=False,
            journal=f"{number:0{letters}}",
        )


def written(path: Path) -> str:
    """The hash of a file of games that has been written in several parts."""
    folder.GROUP = 10
    folder.write_games(path, SETTINGS, games(95, 1000))
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_journals_are_not_in_memory_all_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder, "GROUP", 10)
    (tmp_path / folder.PARTS).mkdir()
    (tmp_path / folder.PARTS / "0.parquet").write_bytes(b"what a kill has left")
    tracemalloc.start()
    folder.write_games(tmp_path / "games.parquet", SETTINGS, games(300, 100_000))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 5_000_000 < 300 * 100_000
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]
    table = pl.read_parquet(tmp_path / "games.parquet")
    assert table["number"].to_list() == list(range(300))
    assert table["journal"].to_list() == [game.journal for game in games(300, 100_000)]


def test_the_file_is_the_same_however_many_cores_write_it(tmp_path: Path) -> None:
    code = "import sys; from pathlib import Path; from arena.test_folder import written; "
    code += "print(written(Path(sys.argv[1])))"
    hashes = {
        subprocess.run(
            [sys.executable, "-c", code, str(tmp_path / cores)],
            env={**os.environ, "POLARS_MAX_THREADS": cores},
            cwd=Path(__file__).parents[1],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for cores in ("1", "2", "7")
    }
    assert len(hashes) == 1
