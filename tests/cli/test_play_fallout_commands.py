"""What can be typed at the table of Fallout, and how the keyboard is passed on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest

import overseer
from cli.keyboard import Desk
from overseer.catalog.fallout.game import FalloutGame
from overseer.cli.terminal.fallout.drawn import Drawn
from overseer.cli.terminal.fallout.host import FalloutHost
from overseer.cli.terminal.plain import PlainTable
from overseer.display.fallout.display import FalloutDisplay
from overseer.journal.match import Match
from overseer.journal.replay import resume

BEGINNING = ("character mail-rider", "stand A2.1", "equip mail-carbine", "put A2.3")
PASS_ON = "Press Enter when {} has it: "


class Table(Desk):
    """A session of people without bots; seat 0 begins."""

    def __init__(self, names: Sequence[str] = ("Ada",), seed: int = 1, plain: bool = True) -> None:
        self.game = cast(FalloutGame, overseer.load("fallout", ["outpost"]))
        match = Match(self.game, len(names), seed, names=names, first_player=0)
        super().__init__(
            FalloutHost(FalloutDisplay(self.game)), match, names, PlainTable if plain else Drawn
        )

    def set_up(self) -> Table:
        """Past the set-up, on the first turn."""
        for choice in BEGINNING:
            self.match.apply(choice)
        return self


@pytest.fixture
def table() -> Table:
    return Table().set_up()


def plain_words(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


# Choices


@pytest.mark.parametrize("choice", ["step A2.2", "A2.2", "a2.2"])
def test_a_step_can_be_typed_as_notation_or_as_a_space(table: Table, choice: str) -> None:
    assert "Ada is now on A2.2" in table.type("move", choice)


def test_a_tile_is_explored_by_its_slot(table: Table) -> None:
    assert "Ada explores the tile at A1" in table.type("move", "A2.4", "a1")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no such number; choose from 1-"),
        ("0", "There is no such number"),
        pytest.param("9" * 5000, "There is no such number", id="a huge number"),
        pytest.param("x" * 5000, "xxx…” is not a number", id="a huge word"),
        ("", "Type a number, a choice or a command"),
        ("frobnicate", "“frobnicate” is not a number"),
        ("A9", "“A9” is not a number"),
        ("G1.1", "“G1.1” is not a number"),
        ("F3", "There is no tile at F3."),
        ("D1", "This is not adjacent to your space."),
        ("C2.1", "This is not adjacent to your space."),
        ("step", "“step” is not a number"),
        ("fight shield C2.2", "Curfew Warden on C2.2 is out of your reach."),
        ("done", "Another decision is open"),
        ("buy stimpak", "Another decision is open"),
        ("? frobnicate", "“frobnicate” is not a number"),
        ("? 99", "There is no such number"),
        ("i frobnicate", "No card is called “frobnicate”"),
        ("r", "r needs an id or a word, such as r FO-ENC-09"),
        ("l many", "“many” is not a number of entries"),
        ("s /", "already exists"),
        ("lang de", "lang needs one of en, pl, ru."),
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


# Commands


def test_u_takes_back_what_taught_nobody_anything(table: Table) -> None:
    said = table.type("move", "u", "camp")
    assert "Taken back." in said
    assert "Ada camps" in said


def test_alone_u_goes_back_even_over_a_tile_that_was_turned_over(table: Table) -> None:
    said = table.type("move", "A2.4", "A1", "u", "A1")
    assert said.count("Taken back.") == 1
    assert said.count("The tile at A1 is") == 2


def test_s_saves_a_game_that_can_be_resumed(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "game"
    assert f"Saved in {file}." in table.type("move", f"s {file}", "A2.2")
    assert resume(table.match.game, file).state.digest() == table.match.state.digest()


def test_s_without_a_name_tells_where_the_game_is_kept(table: Table, saves: Path) -> None:
    said = table.type("s")
    (file,) = saves.glob("fallout-*.journal")
    assert f"Saved in {file}." in said
    assert resume(table.match.game, file).state.digest() == table.match.state.digest()


def test_l_shows_the_latest_of_the_log(table: Table) -> None:
    table.type("move", "A2.2")
    assert "Ada takes the move action.\nAda is now on A2.2." in table.answer("l 1")


def test_a_rule_of_the_other_game_is_told_to_be_one(table: Table) -> None:
    said = table.answer("r sh-build-05")
    assert said == "SH-BUILD-05 is a rule of another game: Fallout Shelter."


def test_r_looks_up_the_rules_of_this_game(table: Table) -> None:
    assert table.answer("r fo-enc-09").startswith("FO-ENC-09: ")
    assert "FO-AGENDA-" in table.answer("r agenda")


def test_v_tells_the_whole_table(table: Table) -> None:
    told = table.answer("v")
    for words in (
        "Round 1, turn: Ada, actions left: 2.",
        "★ The Lamplighters: power 1; all lose at 6; faction tokens are not enemies.",
        "faction tokens are enemies: level 1; vulnerable: body, legs; RANGED.",
        "1 Two Letters:\nThe keeper left two letters",
        "Objective 1: explore a tile (3 times in all). So far: 0 of 3.",
        "Shop:\n",
        "HP: 12 of 12, rads 0.",
        "Equipped:\nMail Carbine. ",
        "Your agendas: influence 3 of 11:\nMiddle of the Road gives 3 influence now: 1 for the card; 1 ",
        "A2.1: Crossroads Camp; settlement encounters, level 1; Ada. Next to A2.2 Signal Box,",
        "B1, facedown (dangerous tile):\nB1.x: dangerous tile. Next to ",
    ):
        assert words in told


@pytest.mark.parametrize("name", ["stimpak", "STIMPAK", "Стимулятор", "stimp"])
def test_i_tells_what_a_card_does_in_any_language(table: Table, name: str) -> None:
    assert table.answer(f"i {name}").startswith("Stimpak (card).\nAid (asset).\nValue: 3.")


def test_i_tells_of_a_quest_only_once_it_is_staged(table: Table) -> None:
    told = table.answer("i two letters")
    assert told.startswith("Two Letters (quest).\nThe keeper left two letters at the camp")
    assert "Success: the power of ★ The Lamplighters rises by 1." in told
    assert "No card is called" in table.answer("i long dark")


def test_i_tells_what_an_agenda_in_hand_is_worth(table: Table) -> None:
    assert "Worth 3 now: 1 + 1 + 1." in table.answer("i middle of the road")
    assert "Worth" not in table.answer("i well read")


def test_i_with_part_of_several_names_lists_them(table: Table) -> None:
    assert "Several cards are called that: " in table.answer("i lamp")


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_h_names_every_command(language: str) -> None:
    said = Table(plain=False).set_up().type("h", language=language)
    for name in ("?", "u", "s", "l", "r", "v", "i", "lang", "q"):
        assert f"\n  {name} " in said
    assert "⚑" in said.split("h\n", 1)[1]  # the signs are explained, too


def test_lang_switches_the_language(table: Table) -> None:
    said = table.type("lang pl", "lang ru")
    assert "Ada: Wykonaj akcję" in said
    assert "Ada: Выполните действие" in said


def test_b_leads_back_from_a_question_within_the_menu() -> None:
    table = Table(("Ada", "Boris"))
    while table.match.state.decision and table.match.state.decision.text() != "Camp: what next?":
        options = [option.notation for option in table.match.state.decision.options]
        wanted = ("stand A2.1", "stand A2.2", "camp")
        table.match.apply(next((each for each in wanted if each in options), options[0]))
    table.match.apply("trade 1")
    *_, number = re.findall(r"(\d+)\. Ask for Caps\.", table.type("", "give-caps 1"))
    said = table.type("", number, "b", "propose")
    assert "Ask for Caps. How exactly? b goes back.\n1. Ask for 1 Cap." in said
    assert "Ada gives: 1 Cap.\nBoris gives: nothing." in said
    assert "Ada makes an offer." in said


# Why


@pytest.mark.parametrize(
    ("query", "words", "rule"),
    [
        ("A2.2", "A2.2: Signal Box; wasteland encounters, level 1. Next to A2.1", "FO-"),
        ("A2", "A2, Crossroads Camp (named tile).", "FO-EXPL-01"),
        ("D1", "D1, facedown (deadly tile).", "FO-EXPL-01"),
        ("stimpak", "You do not have Stimpak.", "FO-INV-01"),
        ("step A2.2", "You have too few movement points", "FO-MOVE"),
        ("two letters", "This is possible now.", "FO-QUEST"),
        ("camp", "This is possible now.", "FO-CAMP"),
        ("1", "Also typed as: move", "FO-MOVE-01"),
    ],
)
def test_why_and_why_not_cite_the_rules(table: Table, query: str, words: str, rule: str) -> None:
    answer = plain_words(table.answer(f"? {query}"))
    assert words in answer
    assert rule in answer
    assert plain_words(table.answer(f"?{query}")) == answer


def test_a_question_mark_tells_what_the_options_mean(table: Table) -> None:
    answer = table.answer("?")
    assert "FO-TURN-01: " in answer
    assert "a tile (B2)" in answer


# Passing the keyboard on


def test_the_keyboard_is_passed_on_between_people() -> None:
    said = Table(("Ada", "Boris")).type("", "1", "1", "", "1")
    first, second = PASS_ON.format("Ada"), PASS_ON.format("Boris")
    assert said.index(first) < said.index("Ada: Which character") < said.index(second)
    assert said.index(second) < said.index("Boris: Which character")


def test_one_person_is_never_asked_to_pass_the_keyboard_on(table: Table) -> None:
    assert "Press Enter when" not in table.type("camp", "end")


def test_the_keyboard_goes_back_with_a_choice_that_is_taken_back() -> None:
    table = Table(("Ada", "Boris"))
    said = table.type("", "character mail-rider", "stand A2.1", "", "u", "", "stand A2.2")
    after = said.split("Taken back.\n")[1]
    assert after.index(PASS_ON.format("Ada")) < after.index("Ada: On which space do you start?")
    seen: Any = table.match.state.view(0)
    assert seen["table"]["survivors"][0]["space"] == "A2.2"


def test_nothing_but_enter_is_taken_where_the_keyboard_is_passed_on() -> None:
    table = Table(("Ada", "Boris"))
    said = table.type("3", "?", "", "1")
    assert said.count("Just press Enter here.") == 2
    assert said.count(PASS_ON.format("Ada")) == 3
    assert "Ada plays as The Boilersmith" in said


def test_a_terminal_is_cleared_before_another_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(("Ada", "Boris"))
    monkeypatch.setattr(table.page, "isatty", lambda: True)
    said = table.type("", "1", "1", "", "1")
    # Once, when Ada's screen ends; before her there was nothing to hide.
    assert said.count("\x1b[3J") == 1
    assert (
        said.index("On which space do you start?")
        < said.index("\x1b[3J")
        < said.index("Boris: Which character")
    )


def agenda_names(table: Table) -> list[set[str]]:
    """The names of each survivor's agendas."""
    words = table.game.book.words("en")
    hands = []
    for seat in range(len(table.players)):
        seen: Any = table.match.state.view(seat)
        hand = seen["table"]["survivors"][seat]["hand"]
        hands.append({words.card_name("agenda", each["agenda"]) for each in hand})
    return hands


@pytest.mark.parametrize("plain", [True, False])
def test_nobody_sees_the_agendas_of_another(plain: bool) -> None:
    table = Table(("Ada", "Boris"), plain=plain)
    while table.match.state.decision and table.match.state.decision.seat == 0:
        table.match.apply(0)
    while table.match.state.decision and "Take an action" not in table.match.state.decision.text():
        table.match.apply(0)
    own, other = agenda_names(table)
    seen = plain_words(table.type("", "v"))
    assert own
    assert all(name in seen for name in own)
    assert other - own
    assert not any(name in seen for name in other - own)


def test_each_is_told_what_has_happened_since_they_last_had_the_keyboard() -> None:
    table = Table(("Ada", "Boris"))
    said = table.type("", "character mail-rider", "stand A2.2", "", "1", "1", "", "done")
    boris = said.split(PASS_ON.format("Boris"))[0]
    assert "Ada plays as The Mail Rider." in boris
    again = said.split(PASS_ON.format("Ada"))[1]
    assert "Boris plays as The Boilersmith" in again
