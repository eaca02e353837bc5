"""What can be typed at the table: commands, choices, and what is neither."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest

import overseer
from cli.keyboard import Desk
from overseer.catalog.shelter import ShelterGame
from overseer.cli.terminal.plain import PlainTable
from overseer.cli.terminal.reader import Script
from overseer.cli.terminal.session import Session
from overseer.cli.terminal.shelter.drawn import Drawn
from overseer.cli.terminal.shelter.host import ShelterHost
from overseer.display.shelter.display import ShelterDisplay
from overseer.journal.match import Match
from overseer.journal.replay import resume

OPENING = "Place a dweller, use an item or pass"


class Table(Desk):
    """A session of people without bots; seat 0 begins."""

    def __init__(
        self, names: Sequence[str] = ("Ada", "Boris"), seed: int = 1, plain: bool = True
    ) -> None:
        game = cast(ShelterGame, overseer.load("shelter"))
        match = Match(game, len(names), seed, names=names, first_player=0)
        super().__init__(
            ShelterHost(ShelterDisplay(game)), match, names, PlainTable if plain else Drawn
        )


@pytest.fixture
def table() -> Table:
    return Table()


# Choices


@pytest.mark.parametrize("choice", ["place - L0.9", "place  -  L0.9", "L0.9", "l0.9", "0.9"])
def test_a_choice_can_be_typed_as_notation_or_as_a_space(table: Table, choice: str) -> None:
    assert "Ada places a dweller on L0.9: Diner, left" in table.type(choice)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no such number; choose from 1-9."),
        ("0", "There is no such number"),
        pytest.param("9" * 5000, "There is no such number", id="a huge number"),
        pytest.param("? " + "9" * 5000, "There is no such number", id="? with a huge number"),
        pytest.param("x" * 5000, "xxx…” is not a number", id="a huge word"),
        ("٣", "is not a number"),
        ("-1", "“-1” is not a number, a choice"),
        ("", "Type a number, a choice or a command"),
        ("   ", "Type a number, a choice or a command"),
        ("frobnicate", "“frobnicate” is not a number"),
        ("place", "“place” is not a number"),
        ("place - L9.9", "“place - L9.9” is not a number"),
        ("place - L0.1", "You cannot pay the cost: 2 water."),
        ("L1.e", "You cannot pay for any room on the track."),
        ("done", "Another decision is open"),
        ("? frobnicate", "“frobnicate” is not a number"),
        ("? 99", "There is no such number"),
        ("i frobnicate", "No card is called “frobnicate”"),
        ("i", "No card is called “”"),
        ("r", "r needs an id or a word"),
        ("r frobnicate", "frobnicate"),
        ("l many", "“many” is not a number of entries"),
        ("l 0", "“0” is not a number of entries"),
        pytest.param("l " + "9" * 5000, "is not a number of entries", id="l with a huge number"),
        pytest.param("r " + "x" * 5000, "xxx…", id="r with a huge word"),
        pytest.param("s \0", "cannot be written", id="s with a sign that no name has"),
        pytest.param("s " + "x" * 5000, "cannot be written", id="s with a huge name"),
        ("s /", "already exists"),
        ("lang de", "lang needs one of en, pl, ru."),
        ("lang", "lang needs one of en, pl, ru."),
        ("u", "Nothing can be taken back"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line_and_changes_nothing(
    table: Table, typed: str, said: str
) -> None:
    before = table.match.state.digest()
    answer = table.answer(typed)
    assert said in answer
    assert len(answer.splitlines()) <= 2
    assert table.match.state.digest() == before


def test_a_space_for_several_kinds_of_dweller_asks_who_goes(table: Table) -> None:
    table.type("place - L0.6", "pass", "pass", "train L0.6 S")
    question = table.type("L0.11")
    assert "Whom do you place on Power Generator, left (L0.11)?" in question
    assert "2. The dweller trained in S (Strength). The reward twice." in question
    assert "Ada gains 4 power" in table.type("L0.11", "2")


def test_from_the_question_of_who_goes_there_is_a_way_back(table: Table) -> None:
    table.type("place - L0.6", "pass", "pass", "train L0.6 S")
    said = table.type("L0.11", "b", "L0.12", "1")
    assert "Ada places a dweller on L0.12" in said
    assert "L0.11: Power" not in said


# Commands


def test_u_takes_back_what_taught_nobody_anything(table: Table) -> None:
    said = table.type("L0.9", "u", "L0.10")
    assert "Taken back." in said
    seen: Any = table.match.state.view(0)
    assert seen["table"]["players"][0]["cubes"]["F"] == 1


def test_u_goes_back_choice_by_choice_but_not_over_dice(table: Table) -> None:
    assert table.type("L0.9", "L0.10", "u", "u").count("Taken back.") == 2
    before = table.type("pass", "pass", "u")
    assert "Round 2." in before
    assert "Nothing can be taken back" in before


def test_s_saves_a_game_that_can_be_resumed(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "game"
    said = table.type("L0.9", f"s {file}", "L0.10")
    assert f"Saved in {file}." in said
    # The file follows the game from then on.
    assert resume(table.match.game, file).state.digest() == table.match.state.digest()


def test_s_overwrites_no_other_file(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text("precious")
    assert "already exists" in table.answer(f"s {file}")
    assert file.read_text() == "precious"


def test_s_into_nowhere_is_refused(table: Table, tmp_path: Path) -> None:
    answer = table.answer(f"s {tmp_path}/no/such/folder")
    assert "cannot be written" in answer
    assert len(answer.splitlines()) == 1


def test_a_file_that_cannot_be_written_any_more_does_not_stop_the_game(
    table: Table, tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    table.type(f"s {folder}/game")
    session = Session(
        table.host,
        table.match,
        table.players,
        {},
        table.face,
        Script(["L0.9", "L0.10"], table.console),
        "en",
        folder / "gone" / "game",
    )
    session.run()
    said = table.page.getvalue()
    assert said.count("cannot be written") == 1
    assert "Boris places a dweller on L0.10" in said


def test_l_shows_the_latest_of_the_log(table: Table) -> None:
    table.type("L0.9", "L0.10")
    assert table.answer("l 1").splitlines() == [
        "Boris places a dweller on L0.10: Diner, right.",
        "Boris gains 1 food.",
    ]
    assert "Round 1." in table.answer("l")


def test_r_looks_up_rules_by_id_and_by_word(table: Table) -> None:
    assert table.answer("r sh-inc-02").startswith("SH-INC-02: Taking income is voluntary.")
    found = table.answer("r income")
    assert found.startswith("SH-INC-02: ")
    assert "SH-R-61" in found


def test_v_tells_the_whole_table(table: Table) -> None:
    told = table.answer("v")
    for words in (
        "Round 1, Place Dwellers, threat deck 18.",
        "L0.1 Wasteland, left. Cost: 2 water. Reward: refresh the item track, 1 item.",
        "L0.9 Diner, left, column 10. Reward: 2 food. Letter: A (Agility). Open to you.",
        "Level 1, Ada:",
        "Free slots for rooms: left 3, right 3.",
        "First player: Ada.",
        "Boris:\nHappiness: 0.\nHappiness if the game ended now: 0.",
        "2 on space 2 (3 percent)",
        "Cards in the decks: items 28, rooms 21, threats 18.",
    ):
        assert words in told


@pytest.mark.parametrize("name", ["garden", "GARDEN", "Ogród", "Сад", "gard"])
def test_i_tells_what_a_card_does_in_any_language(table: Table, name: str) -> None:
    assert table.answer(f"i {name}").startswith("Garden (room). Building cost: 2 food, 3 power.")


def test_i_with_part_of_several_names_lists_them(table: Table) -> None:
    answer = table.answer("i workshop")
    assert "Theme Workshop, Outfit Workshop, Weapon Workshop" in answer


def test_lang_switches_the_language(table: Table) -> None:
    said = table.type("lang pl", "lang ru")
    assert "Ada: Umieść mieszkańca" in said
    assert "Ada: Разместите жителя" in said


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_h_names_every_command(language: str) -> None:
    table = Table(plain=False)
    said = table.type("h", language=language)
    for name in ("?", "u", "s", "l", "r", "v", "i", "lang", "q"):
        assert f"\n  {name} " in said
    assert "▒" in said.split("h\n", 1)[1]  # the signs are explained, too


def test_q_leaves_and_tells_where_the_game_is_kept(table: Table, saves: Path) -> None:
    said = table.type("L0.9", "q", "never read")
    (file,) = saves.glob("shelter-*.journal")
    assert f"overseer play --resume {file}" in " ".join(said.split())
    assert "never read" not in said
    assert resume(table.match.game, file).state.digest() == table.match.state.digest()


def test_whoever_leaves_before_choosing_leaves_nothing_behind(table: Table, saves: Path) -> None:
    said = table.type("q", "never read")
    assert "never read" not in said
    assert "--resume" not in said
    assert not saves.exists()


# Why


def test_a_question_mark_tells_what_the_options_mean(table: Table) -> None:
    answer = table.answer("?")
    assert "SH-PLACE-01: " in answer
    assert "SH-PASS-01: " in answer


@pytest.mark.parametrize(
    ("query", "words", "rule"),
    [
        ("L0.1", "You cannot pay the cost: 2 water.", "SH-PLACE-08"),
        ("L1.3", "There is no room on L1.3.", "SH-PLACE-01"),
        ("L2.e", "Only Boris may use this elevator.", "SH-"),
        ("L0.9", "This is possible now.", "SH-PLACE-01"),
        ("minigun", "Minigun is in the deck or among the discards", "SH-ITEM-01"),
        ("Water Treatment", "This is possible now.", "SH-PLACE-01"),
        ("place S L0.9", "You have no such dweller available.", "SH-PLACE-01"),
        ("pass", "This is possible now.", "SH-PASS-01"),
        ("1", "Also typed as: place - L0.3", "SH-PLACE-01"),
    ],
)
def test_why_and_why_not_cite_the_rules(table: Table, query: str, words: str, rule: str) -> None:
    answer = table.answer(f"? {query}")
    assert words in answer
    assert rule in answer
    assert table.answer(f"?{query}") == answer


def test_reasons_are_given_in_the_language_of_the_table() -> None:
    table = Table(["Ania", "Borys"])
    said = table.type("? L2.e", language="pl")
    assert "Borys" in said.split("? L2.e\n")[1]


# The end


def test_a_last_choice_that_taught_nothing_can_be_taken_back() -> None:
    game = cast(ShelterGame, overseer.load("shelter"))
    table = Table()
    table.match = Match(game, 2, 1, names=["Ada", "Boris"], first_player=0, max_rounds=1)
    said = table.type("pass", "pass", "u", "L0.9", "pass", "")
    assert said.count("The game is over: the round limit is reached.") == 2
    assert "Boris gains 2 food." in said


def test_after_the_end_the_table_answers_until_it_is_left() -> None:
    game = cast(ShelterGame, overseer.load("shelter"))
    table = Table()
    table.match = Match(game, 2, 1, names=["Ada", "Boris"], max_rounds=1)
    said = table.type("pass", "pass", "?", "v", "l 1", "7", "r income", "lang pl", "", "never read")
    assert "The game is over: the round limit is reached." in said
    assert said.count("Level 0, top level:") == 1  # only because of the v
    assert "with 0 happiness. In play 0" in said
    assert "SH-INC-01" in said
    assert "never read" not in said
    assert said.count("The game is over. l shows the log") == 3
