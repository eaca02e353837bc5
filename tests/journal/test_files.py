"""Files: a save keeps the seed beside the journal, an export leaves it out."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from journal.plays import GAME, choose, finished, new, play
from overseer import Malformed
from overseer.journal.files import read_journal, read_seeds, seed_file
from overseer.journal.replay import resume


def test_a_game_saved_at_any_point_is_resumed_with_the_same_dice(tmp_path: Path) -> None:
    match, other = new(seed=21), new(seed=21)
    dice, path = random.Random(21), tmp_path / "game.journal"
    while not match.state.over:
        if dice.random() < 0.1:
            match.save(path)
            match = resume(GAME, path)
        other.apply(choose(match, dice))
    match.save(path)
    assert match.journal() == other.journal()
    assert resume(GAME, path).journal() == other.journal()


def test_the_seed_of_an_unfinished_game_is_beside_the_journal_only(tmp_path: Path) -> None:
    match = play(new(seed=123456789), 20)
    path = tmp_path / "game.journal"
    match.save(path)
    assert path.read_text(encoding="utf-8") == match.export()
    assert "123456789" not in match.export()
    assert "123456789" in seed_file(path).read_text(encoding="utf-8")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game.journal", "game.journal.seed"]


def test_a_finished_game_needs_no_file_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    play(new(2, seed=9), 20).save(path)
    assert seed_file(path).exists()
    match = play(resume(GAME, path), 10_000)
    match.save(path)
    assert not seed_file(path).exists()
    assert resume(GAME, path).journal() == match.journal()


def test_a_save_without_its_seed_is_resumed_like_an_export(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    play(new(seed=4), 20).save(path)
    seed_file(path).unlink()
    match = resume(GAME, str(path))
    match.apply(0)
    assert [line.verb for line in match.lines].count("seed") == 1
    match.save(path)
    again = resume(GAME, path)
    assert again.lines == match.lines
    for one in (match, again):
        play(one, 30, seed=5)
    assert again.lines == match.lines


def test_a_seed_of_another_game_is_refused_with_the_line_it_does_not_fit(tmp_path: Path) -> None:
    path, other = tmp_path / "game.journal", tmp_path / "other.journal"
    play(new(seed=4), 20).save(path)
    play(new(seed=5), 20).save(other)
    seed_file(other).replace(seed_file(path))
    with pytest.raises(Malformed, match=r"^line 6: the seed beside the journal is not the one"):
        resume(GAME, path)


def test_a_seed_of_a_line_that_was_never_written_is_left_out(tmp_path: Path) -> None:
    """As after a crash between writing the two files, of which the seeds come first."""
    path = tmp_path / "game.journal"
    match = play(new(seed=4), 20)
    match.save(path)
    with seed_file(path).open("a", encoding="utf-8") as file:
        file.write(f"999 5 {'0' * 32}\n")
    assert resume(GAME, path).journal() == match.journal()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: a file of seeds begins with 'overseer-seed 1'"),
        ("overseer-seed 2\n", "line 1: a file of seeds begins with 'overseer-seed 1'"),
        ("overseer-seed 1\n6 7\n", "line 2: a seed is written"),
        ("overseer-seed 1\nx 7 00112233445566778899\n", "line 2: a seed is written"),
        ("overseer-seed 1\n6 7 00112233445566778899\n\n", "line 3: a seed is written"),
        (f"overseer-seed 1\n6 {'7' * 5000} 00112233445566778899\n", "line 2: a seed is written"),
    ],
)
def test_a_broken_file_of_seeds_is_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "game.journal"
    seed_file(path).write_text(text, encoding="utf-8")
    with pytest.raises(Malformed) as caught:
        read_seeds(path)
    assert str(caught.value).startswith(f"{seed_file(path)}: {message}")


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_bytes(b"overseer-journal 1\n\xff\xfe\x00")
    with pytest.raises(Malformed, match="line 2: this is not text"):
        read_journal(path)
    with pytest.raises(Malformed, match="line 2: this is not text"):
        resume(GAME, path)


def test_a_file_that_cannot_be_read_or_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=r"missing\.journal: cannot be read"):
        resume(GAME, tmp_path / "missing.journal")
    with pytest.raises(Malformed, match="cannot be read"):
        resume(GAME, tmp_path)
    with pytest.raises(Malformed, match=r"no-folder.*cannot be written"):
        new().save(tmp_path / "no-folder" / "game.journal")
    for nowhere in ("", "/", "a\0b"):
        with pytest.raises(Malformed, match="cannot be read"):
            resume(GAME, nowhere)
        with pytest.raises(Malformed, match="cannot be written"):
            new().save(nowhere)


def test_a_huge_file_is_refused_without_reading_it_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    with path.open("wb") as file:
        file.truncate(10**10)
    with pytest.raises(Malformed, match="too large to be a journal"):
        read_journal(path)


def test_a_save_that_fails_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_text(finished(), encoding="utf-8")
    (tmp_path / "game.journal.draft").mkdir()
    with pytest.raises(Malformed, match="cannot be written"):
        play(new(2, seed=9), 10_000).save(path)
    assert path.read_text(encoding="utf-8") == finished()
