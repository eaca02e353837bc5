"""Training: weights made from games, the same from the same seed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from mypy_extensions import i64

from kernel.toy import Toy
from overseer.arena.ridge import ridge
from overseer.arena.training import Progress, train
from overseer.bots.learning import learner_of
from overseer.bots.mind.gram import FINE, Gram
from overseer.bots.weights import Weights, read_weights, shipped, written
from overseer.cli import main as cli
from overseer.kernel.errors import Malformed
from overseer.kernel.vecs import vec


def few(seed: int = 3, processes: int = 1, progress: Progress | None = None) -> Weights:
    """What can be learned from very few games."""
    return train(
        "shelter",
        players=2,
        seed=seed,
        games=4,
        turns=2,
        processes=processes,
        progress=progress,
    )


def test_equal_seeds_learn_the_same_in_any_number_of_processes() -> None:
    alone = few()
    assert written(few(processes=2)) == written(alone)
    assert few(seed=4).traits != alone.traits
    assert alone.trained.games == 8
    assert alone.trained.positions > 50


def test_each_turn_of_learning_is_told() -> None:
    told: list[tuple[int, float]] = []
    few(progress=lambda turn, error: told.append((turn, error)))
    assert [turn for turn, _ in told] == [1, 2]
    assert all(0 < error < 30 for _, error in told)


def test_the_command_writes_weights_that_can_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        "--players",
        "3",
        "--games",
        "2",
        "--turns",
        "1",
        "--seed",
        "9",
        "--processes",
        "1",
        "--to",
    ]
    assert cli.main(["train", "shelter", *words, str(tmp_path / "new")]) == 0
    weights = read_weights((tmp_path / "new" / "3.json").read_bytes(), "3.json")
    assert weights.players == 3
    assert weights.trained.command == (
        "overseer train shelter --players 3 --seed 9 --games 2 --turns 1"
    )
    assert weights.traits.keys() == shipped("shelter", 3).traits.keys()
    assert "weights of your own" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["shelter", "--players", "7"], "players"),
        (["shelter", "--games", "0"], "games is a number from 1 up"),
        (["shelter", "--turns", "0"], "turns is a number from 1 up"),
        (["shelter", "--processes", "0"], "processes is a number from 1 up"),
        (["fallout", "--players", "1"], "train two players or more"),
    ],
)
def test_what_cannot_be_trained_is_refused(
    words: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["train", *words, "--to", str(tmp_path)]) == 2
    assert message in capsys.readouterr().err


def test_ctrl_c_ends_all_processes_without_a_word(tmp_path: Path) -> None:
    words = ["--players", "2", "--games", "40", "--turns", "1000", "--processes", "2", "--to"]
    # Whoever runs the tests in the background has Python ignore Ctrl-C otherwise.
    code = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    code += "from overseer.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "train", "shelter", *words, str(tmp_path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()  # the first turn has been played
        time.sleep(0.5)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said == ""
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_is_told_before_anything_is_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["--players", "2", "--games", "1", "--turns", "1", "--processes", "1"]
    assert cli.main(["train", "shelter", *words, "--to", f"{__file__}/inside"]) == 2
    output = capsys.readouterr()
    assert output.err == (
        f"overseer: {__file__}/inside cannot be written: {__file__} is not a folder.\n"
    )
    assert output.out == ""


def test_a_game_without_learned_bots_has_no_learner() -> None:
    class Chess(Toy):
        name = "chess"

    with pytest.raises(Malformed, match="no learned bots"):
        learner_of(Chess(), 2)


def test_fallout_is_learned_the_same_in_any_number_of_processes() -> None:
    def learned(processes: int) -> bytes:
        return written(train("fallout", players=2, seed=3, games=22, turns=1, processes=processes))

    assert learned(2) == learned(1)


def solved(gram: Gram) -> list[float]:
    """The weights that a fit finds, drawn to nothing by next to nothing."""
    size = int(gram.size)
    numbers = [float(n) for n in gram.products]
    products = [numbers[at : at + size] for at in range(0, size * size, size)]
    return ridge(products, [float(n) for n in gram.targets], [0.0] * size, [1e-6] * size)


@pytest.mark.parametrize("behind", [0, 7, 10])
def test_a_fit_finds_what_the_numbers_were_made_from(behind: int) -> None:
    """Scores that are 3 times one trait, less 2 per quarter left of another."""
    gram = Gram(2, 2, 2, behind)
    for one in range(4):
        for two in range(4):
            for left in (1, 2, 5):
                gram.add(vec[i64]([one, two, 0, 0]), vec[i64]([16, left, 16, left]))
                gram.end(vec[i64]([3 * 16 * one - 2 * left * two, 0]))
    assert solved(gram) == pytest.approx([3, 0, 0, -2], abs=1e-3)


def test_how_late_it_is_may_differ_from_seat_to_seat() -> None:
    """A trait is worth 2 at all times, and 1 more for each number of the own phase."""
    gram = Gram(1, 2, 2, 10)
    for own in range(3):
        for other in range(3):
            for mine, theirs in ((0, 2), (1, 1), (3, 0)):
                gram.add(vec[i64]([own, other]), vec[i64]([1, mine, 1, theirs]))
                gram.end(vec[i64]([own * (2 + mine), other * (2 + theirs)]))
    assert solved(gram) == pytest.approx([2, 1], abs=1e-3)


# A promising position always leads to a good one; a good one mostly, but not always, to 8 points.
WAYS = [([0, 1], 8), ([1, 0, 0, 1], 0), ([0, 1], 8), ([0, 1], 8)]


@pytest.mark.parametrize(("behind", "promising"), [(10, 0), (0, 6)])
def test_what_came_soon_tells_more_than_how_one_game_ended(behind: int, promising: int) -> None:
    """The only promising position ended in bad luck, but it led where three games of four did well.

    Whoever waits for the end learns that it was worth nothing. Who looks at what came next learns
    that it was worth as much as the position behind it.
    """
    gram = Gram(2, 1, 2, behind)
    for positions, score in WAYS:
        for at in range(0, len(positions), 2):
            gram.add(vec[i64]([*positions[at : at + 2], 0, 0]), vec[i64]([1, 1]))
        gram.end(vec[i64]([score, 0]))
    assert solved(gram) == pytest.approx([promising, 6], abs=1e-3)


def test_without_anything_to_learn_from_a_fit_stays_where_it_was() -> None:
    assert ridge([[0.0, 0.0], [0.0, 0.0]], [0.0, 0.0], [1.5, -2.0], [10.0, 10.0]) == pytest.approx(
        [1.5, -2.0]
    )


def test_four_seats_are_compared_with_all_of_them() -> None:
    gram = Gram(1, 1, 4, 10)
    gram.add(vec[i64]([3, 1, 0, 0]), vec[i64]([1, 1, 1, 1]))
    gram.end(vec[i64]([8, 4, 2, 2]))
    leads, scores = (8, 0, -4, -4), (16, 0, -8, -8)
    assert gram.products[0] == FINE * sum(lead * lead for lead in leads)
    assert gram.targets[0] == FINE * sum(a * b for a, b in zip(leads, scores, strict=True))


def test_a_game_remembers_nothing_of_the_one_before() -> None:
    both, alone = Gram(1, 1, 2, 10), Gram(1, 1, 2, 10)
    for gram, games in ((both, ((3, 5), (1, 2))), (alone, ((1, 2),))):
        for trait, score in games:
            gram.add(vec[i64]([trait, 0]), vec[i64]([1, 1]))
            gram.end(vec[i64]([score, 0]))
    assert both.products[0] - alone.products[0] == FINE * 3 * 3
    assert both.targets[0] - alone.targets[0] == FINE * 3 * 5
