"""Tampering: whatever was changed in a journal, the line at fault is named."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import overseer
from journal.plays import GAME, bare, finished, forged, number_of, resealed, unfinished
from overseer import Illegal, Malformed, OverseerError
from overseer.journal.replay import replay
from overseer.journal.secret import Secret

Change = Callable[[str], str]


def refusal(text: str, game: overseer.Game = GAME) -> OverseerError:
    """The refusal of a journal, which must be one line that names a line."""
    with pytest.raises(OverseerError) as caught:
        replay(game, text)
    message = str(caught.value)
    assert re.match(r"line \d+: ", message)
    assert "\n" not in message
    assert len(message) < 500
    return caught.value


def line_at_fault(text: str) -> int:
    return int(str(refusal(text)).split(":")[0].removeprefix("line "))


def lines_of(text: str) -> list[str]:
    return text.rstrip("\n").split("\n")


def some_lines() -> list[int]:
    """The numbers of the header's lines, some of the game's and those at the end."""
    written = [i for i, line in enumerate(lines_of(finished()), start=1) if line]
    return [*written[:12], *written[12::29], *written[-2:]]


def test_a_changed_line_is_found() -> None:
    lines = lines_of(finished())
    for number in some_lines():
        line = lines[number - 1]
        swapped = line[:3] + ("~" if line[3] != "~" else "!") + line[4:]
        for changed in (line[:-1], swapped, f"{line}0", f"{line} ", f" {line}"):
            text = "\n".join([*lines[: number - 1], changed, *lines[number:]])
            assert line_at_fault(text) == number


def test_a_missing_or_doubled_line_is_found() -> None:
    lines = lines_of(finished())
    for number in some_lines():
        without = [*lines[: number - 1], *lines[number:]]
        assert line_at_fault("\n".join(without)) == min(number, len(lines) - 1)
        twice = [*lines[:number], *lines[number - 1 :]]
        assert line_at_fault("\n".join(twice)) == number + 1


def test_lines_in_another_order_are_found() -> None:
    lines = lines_of(finished())
    lines[20], lines[21] = lines[21], lines[20]
    assert line_at_fault("\n".join(lines)) == 21


@pytest.mark.parametrize("journal", [finished, unfinished], ids=["finished", "unfinished"])
def test_a_truncated_file_is_found_wherever_it_breaks_off(journal: Callable[[], str]) -> None:
    text, dice = journal(), random.Random(1)
    size = len(text) - 1  # the very last line end may be missing
    for cut in {*range(40), *dice.choices(range(size), k=60), *range(size - 40, size)}:
        written = text[:cut].rstrip("\n")
        assert line_at_fault(text[:cut]) == written.count("\n") + 1


def test_nothing_may_follow_the_end() -> None:
    last = len(lines_of(finished()))
    assert line_at_fault(finished() + "more") == last + 1
    assert line_at_fault(finished() + "\n\nmore") == last + 1
    assert "nothing may follow" in str(refusal(finished() + finished()))


HEADERS: list[tuple[int, str, str, str]] = [
    (2, "shelter 2", "fallout 3", "a journal of 'fallout', not of 'shelter'"),
    (2, "shelter 2", "shelter 1", "rules version 1; here is version 2"),
    (2, "game", "gme", "`game ...` belongs here"),
    (3, "core 1.0.0", "core 1.0.1", "with the packs core 1.0.1; here are core 1.0.0"),
    (3, GAME.packs[0].hash, "0" * 64, "the cards of a pack have changed since"),
    (3, '["core', '["my-pack 1.0.0 00", "core', "with the packs my-pack 1.0.0, core 1.0.0; here"),
    (3, '["core', '[5, "core', "packs are a list"),
    (3, "]", "", "cannot be read as JSON"),
    (4, '"max_rounds": 100', '"max_rounds": 0', "max_rounds is a number"),
    (4, '"max_rounds": 100', '"max_rounds": 100, "seed": 5', "not an option of a match"),
    (4, '"max_rounds": 100', '"max_round": 100', "did you mean"),
    (4, ', "max_rounds": 100', "", "written in full"),
    (4, '"max_rounds": 100', '"max_rounds":  100', "this is written"),
    (4, '"max_rounds": 100', '"max_rounds": 100, "max_rounds": 100', "this is written"),
    (4, "{", "5 {", "cannot be read as JSON"),
    (5, '["Ann", "Bo", "Cyd"]', "3.0", "seats are a number"),
    (5, '["Ann", "Bo", "Cyd"]', "[]", "seats are a number"),
    (5, '["Ann", "Bo", "Cyd"]', "5", "takes 2 to 4 players"),
    (5, '"Bo"', '"B\\u0000o"', "can be shown"),
    (5, '"Bo"', "7", "can be shown"),
    (6, "seed ", "seed 0", "64 hexadecimal digits"),
]


@pytest.mark.parametrize(("number", "old", "new", "message"), HEADERS)
def test_a_header_of_another_game_or_table_is_refused(
    number: int, old: str, new: str, message: str
) -> None:
    error = refusal(forged(finished(), number, lambda line: line.replace(old, new, 1)))
    assert str(error).startswith(f"line {number}: ")
    assert message in str(error)


def test_a_header_nested_without_end_is_refused() -> None:
    error = refusal(forged(finished(), 4, lambda line: f"options {'[' * 3000}"))
    assert str(error).startswith("line 4: this cannot be read as JSON: [[[")


def test_another_number_of_players_changes_what_can_happen() -> None:
    text = forged(finished(), 5, lambda line: line.replace('["Ann", "Bo", "Cyd"]', "2"))
    assert line_at_fault(text) >= 8


def test_a_journal_of_other_packs_is_refused() -> None:
    pack = Path(__file__).parents[2] / "examples" / "packs" / "night-market"
    other = overseer.load("shelter", [pack])
    error = refusal(finished(), other)
    assert str(error).startswith("line 3: played with the packs core 1.0.0; here are core 1.0.0, ")


def test_a_later_format_is_told_from_a_file_of_another_kind() -> None:
    assert "this program reads 'overseer-journal 4' or older" in str(
        refusal(finished().replace("journal 2", "journal 5", 1))
    )
    for text in ("", "\n", "hello", "\x00\x01\x02", "PK\x03\x04", "{}", "\ud800"):
        assert line_at_fault(text) == 1


def test_a_journal_is_text() -> None:
    for thing in (None, 5, b"overseer-journal 2"):
        with pytest.raises(Malformed, match="A journal is text"):
            GAME.replay(thing)  # type: ignore[arg-type]


def test_a_huge_line_is_refused_in_few_words() -> None:
    assert "does not belong in a journal" in str(refusal("overseer-journal 1\n" + "x" * 10_000_000))
    assert line_at_fault("x" * 10_000_000) == 1
    long = forged(finished(), 20, lambda line: f"20 0 place {'9' * 3900}")
    assert line_at_fault(long) == 20


def first(verb: str) -> int:
    return number_of(f" {verb} ", "\n".join(["x"] * 7 + lines_of(finished())[7:]))


def test_an_illegal_choice_is_refused_with_its_rule() -> None:
    number = first("place")
    error = refusal(forged(finished(), number, lambda line: re.sub("L.*", "L3.1", line)))
    assert isinstance(error, Illegal)
    assert str(error).startswith(f"line {number}: place - L3.1: ")
    assert error.rules
    assert error.rule.startswith("SH-")


CHOICES: list[tuple[str, Change, str]] = [
    ("place", lambda line: re.sub(" place.*", " frob", line), "unknown word 'frob'"),
    ("place", lambda line: line.replace(" place - ", " place - ", 1) + " x", "is expected"),
    (
        "place",
        lambda line: re.sub(r" \d place", " * place", line, count=1),
        "must be a choice of seat",
    ),
    (
        "place",
        lambda line: re.sub(r" \d place", " 9 place", line, count=1),
        "must be a choice of seat",
    ),
    ("first", lambda line: line.replace("*", "0"), "must be a choice of chance"),
    ("undo", lambda line: re.sub(r"undo \d+", "undo 8", line), "goes back to line"),
    ("undo", lambda line: re.sub(r"\d undo", "* undo", line), "an undo is"),
    ("undo", lambda line: re.sub(r"undo \d+", "undo", line), "an undo is"),
    ("rewind", lambda line: re.sub(r"rewind \d+", "rewind 9", line), "made no choice after line 9"),
    ("first", lambda line: "8 0 seed " + "a" * 64, "a new seed is"),
    ("first", lambda line: "8 * seed 7", "a commitment is"),
    ("first", lambda line: "9 * first 0", "has number 9, not 8"),
    ("first", lambda line: "8  * first 0", "a line is"),
    ("first", lambda line: "8 * first  0", "a line is"),
]


@pytest.mark.parametrize(("verb", "change", "message"), CHOICES)
def test_a_line_that_cannot_be_is_refused(verb: str, change: Change, message: str) -> None:
    number = first(verb)
    error = refusal(forged(finished(), number, change))
    assert str(error).startswith(f"line {number}: ")
    assert message in str(error)


def test_chance_that_the_seed_does_not_give_is_refused() -> None:
    number = first("roll")

    def other_dice(line: str) -> str:
        return re.sub(r"roll \d \d", "roll 1 1" if "roll 1 1" not in line else "roll 6 6", line)

    error = refusal(forged(finished(), number, other_dice))
    assert str(error).startswith(f"line {number}: the seed gives 'roll ")


def test_chance_that_cannot_be_is_refused_even_without_a_seed() -> None:
    drawn = re.search(r"draw item (\S+)", unfinished())
    assert drawn is not None
    number = number_of(drawn[0], unfinished())
    again = forged(unfinished(), number + 1, lambda line: f"{number + 1} * {drawn[0]}")
    error = refusal(again)
    assert isinstance(error, Illegal)
    assert str(error).startswith(f"line {number + 1}: ")


def test_lines_after_the_end_of_the_game_are_refused() -> None:
    lines = bare(finished())
    end = lines.index("", 7) + 1
    text = resealed([*lines[: end - 1], f"{end} 0 pass", *lines[end - 1 :]])
    assert str(refusal(text)) == f"line {end}: the game is over before this line"


def test_a_wrong_digest_at_the_end_is_refused() -> None:
    last = len(lines_of(finished()))
    error = refusal(forged(finished(), last, lambda line: f"over {'0' * 64}"))
    assert str(error).startswith(f"line {last}: the lines lead to another position")
    error = refusal(forged(finished(), last, lambda line: line.replace("over", "open")))
    assert str(error).startswith(f"line {last}: the game is said to go on, but is over")
    error = refusal(forged(finished(), last, lambda line: line[:-1]))
    assert str(error).startswith(f"line {last}: a journal ends in")
    open_end = len(lines_of(unfinished()))
    error = refusal(forged(unfinished(), open_end, lambda line: line.replace("open", "over")))
    assert str(error).startswith(f"line {open_end}: the game is said to be over, but goes on")


def test_another_seed_at_the_end_is_refused() -> None:
    last = len(lines_of(finished()))
    for secret in (Secret.of(12), Secret(11, "0" * 32)):
        disclosed = f"seed 6 {secret}"
        error = refusal(resealed([*bare(finished())[:-2], disclosed, bare(finished())[-1]]))
        assert str(error) == f"line {last - 1}: this seed is not the one to which line 6 commits"
    error = refusal(forged(finished(), last - 1, lambda line: line.replace("seed 6", "seed 7")))
    assert str(error).startswith(f"line {last - 1}: line 7 commits to no seed")


def test_a_finished_journal_without_its_seed_is_refused() -> None:
    lines = bare(finished())
    error = refusal(resealed([*lines[:-2], lines[-1]]))
    assert (
        str(error) == f"line {len(lines) - 1}: the game is over, but the seed of line 6 is missing"
    )


def test_any_line_replaced_by_any_other_is_refused_or_possible() -> None:
    """Forgeries with fitting checksums end in a refusal or a match, never in another error."""
    dice = random.Random(3)
    lines = bare(unfinished())
    pool = [line.split(" ", 2)[2] for line in bare(finished()) if re.match(r"\d+ ", line)]
    refused = 0
    for _ in range(80):
        number = dice.randrange(8, lines.index("", 8))
        seat = dice.choice(["*", "0", "1", "2", lines[number - 1].split()[1]])
        line = f"{number} {seat} {dice.choice(pool)}"
        try:
            GAME.replay(resealed([*lines[: number - 1], line, *lines[number:]]))
        except OverseerError as error:
            refused += 1
            at = int(str(error).split(":")[0].removeprefix("line "))
            assert at >= number
    assert refused > 50
