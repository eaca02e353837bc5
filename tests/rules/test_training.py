"""Training: a letter for the next placement (SH-TRAIN, SH-R-41 to 44)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import spaces, write_pack
from rules.table import Table

LETTERS = "SPECIAL"
BLANK = "place - L0.6"  # Vault Entrance, right: a training icon without a letter
IN_LUCK = "place - L0.3"  # Vault Door, left: first player, then a training icon with an L
NEVER = ("7", "7", "7")  # no threat on any of three levels


@pytest.mark.rule("SH-TRAIN-01")
@pytest.mark.parametrize("place", [BLANK, IN_LUCK])
def test_a_training_icon_gives_nothing_at_the_placement(place: str) -> None:
    table = Table().play(place)
    assert table.seat == 1  # no letter was asked for
    assert table.dwellers_of(0) == ["-"]
    table.play("pass")
    assert not [choice for choice in table.offered if choice[:7] in {f"place {x}" for x in LETTERS}]


@pytest.mark.rule("SH-TRAIN-02", "SH-R-77")
def test_a_dweller_is_trained_when_it_is_recalled_from_the_icon() -> None:
    table = Table().play(BLANK, "pass", "pass")
    assert (table.seat, table.question) == (0, "Who is trained in what?")
    assert table.vault.round == 1
    assert table.on("L0.6") == []
    table.play("train L0.6 S")
    assert table.dwellers_of(0) == ["-", "S"]
    assert table.vault.round == 2


@pytest.mark.rule("SH-TRAIN-02")
def test_a_dweller_recalled_from_another_space_is_not_trained() -> None:
    table = Table().play("place - L0.7", "pass", IN_LUCK)
    assert table.dwellers_of(0) == ["-", "L"]


@pytest.mark.rule("SH-TRAIN-02")
def test_training_is_told_with_its_rule() -> None:
    table = Table().play(IN_LUCK, "pass").listen().play("pass")
    assert "A dweller of Player 1 is trained in L (Luck)" in table.events()
    assert ("SH-TRAIN-02",) in table.cited()


@pytest.mark.rule("SH-TRAIN-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_s_trainees_are_trained(players: int) -> None:
    rooms = ["classroom", "athletics-room", "weight-room"][: players - 1]
    table = Table(players)
    for seat, room in enumerate(rooms, start=1):
        table.room(seat + 1, "right", room)  # each on the own level, so without income
    table.play(IN_LUCK)
    for seat in range(1, players):
        table.play(f"place - L{seat + 1}.7", "gain W")
    table.pass_all()
    trained = [table.dwellers_of(seat)[-1] for seat in range(players)]
    assert trained == ["L", "I", "A", "S"][:players]


@pytest.mark.rule("SH-TRAIN-03", "SH-TRAIN-08")
@pytest.mark.parametrize("letter", LETTERS)
def test_the_owner_picks_the_letter_of_a_blank_icon(letter: str) -> None:
    table = Table().play(BLANK, "pass", "pass")
    assert table.offered == [f"train L0.6 {each}" for each in LETTERS]
    table.play(f"train L0.6 {letter}")
    assert table.dwellers_of(0) == ["-", letter]


@pytest.mark.rule("SH-TRAIN-04")
def test_the_letter_of_an_icon_is_compulsory() -> None:
    table = Table(forced="manual").play(IN_LUCK, "pass", "pass")
    assert table.offered == ["train L0.3 L"]
    for other in LETTERS[:-1]:
        assert table.refused(f"train L0.3 {other}") == ("SH-TRAIN-04",)
    table.play("train L0.3 L")
    assert table.dwellers_of(0) == ["-", "L"]


@pytest.mark.rule("SH-TRAIN-04", "SH-R-39")
@pytest.mark.parametrize("icons", ["train-S train", "train train-S"])
def test_a_lettered_icon_beside_a_blank_one_keeps_its_letter(icons: str, tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left=f"linked: true, reward: {icons}")})
    table = Table(packs=[pack]).play("place - L0.9", "pass")
    assert len(table.offered) == len(set(table.offered))
    table.play("train L0.9 P")
    assert table.vault.round == 2  # nothing is left to choose
    assert table.dwellers_of(0) == ["S", "P"]


@pytest.mark.rule("SH-TRAIN-05")
def test_a_trained_dweller_waits_in_its_slot_and_is_placed_like_any_other() -> None:
    table = Table().play(IN_LUCK).pass_all().spawn(*NEVER)
    dwellers = table.seen()["players"][0]["dwellers"]
    assert (dwellers["trained"], dwellers["untrained"]) == ({"L": "uninjured"}, 1)
    offered = table.offered
    untrained = {choice[8:] for choice in offered if choice.startswith("place - ")}
    trained = {choice[8:] for choice in offered if choice.startswith("place L ")}
    assert untrained == trained
    assert len(trained) > 5


@pytest.mark.rule("SH-TRAIN-05")
def test_a_trained_dweller_that_is_not_placed_waits_on() -> None:
    table = Table().dwellers(0, "P", "-").pass_all().spawn(*NEVER).pass_all()
    assert table.dwellers_of(0) == ["-", "P"]


@pytest.mark.rule("SH-TRAIN-06")
@pytest.mark.parametrize("space", ["L0.7", "L0.9", "L0.5"])  # its letter, another letter, none
def test_training_is_gone_with_the_next_placement(space: str) -> None:
    table = Table().dwellers(0, "P", "-").cubes(0, "FFF").play(f"place P {space}")
    assert table.dwellers_of(0) == ["-"]
    table.pass_all().spawn(*NEVER)
    assert set(table.dwellers_of(0)) == {"-"}


@pytest.mark.rule("SH-TRAIN-07")
def test_a_letter_that_a_player_has_already_is_not_on_offer() -> None:
    table = Table().dwellers(0, "-", "P", "L").dwellers(1, "S", "-").play(BLANK, "pass", "pass")
    assert table.offered == [f"train L0.6 {letter}" for letter in "SECIA"]
    for taken in "PL":
        assert table.refused(f"train L0.6 {taken}") == ("SH-TRAIN-07",)


@pytest.mark.rule("SH-TRAIN-07")
def test_two_trainees_cannot_share_a_letter() -> None:
    table = Table().room(1, "right", "theme-workshop").play(BLANK, "pass", "place - L1.8")
    table.play("train L0.6 S")
    assert [choice[-1] for choice in table.offered] == list("PECIAL")
    table.play("train L1.8 P")
    assert table.dwellers_of(0) == ["S", "P"]


@pytest.mark.rule("SH-TRAIN-07")
def test_other_players_letters_are_no_obstacle() -> None:
    table = Table().dwellers(1, "L", "-").play(IN_LUCK).pass_all()
    assert (table.dwellers_of(0), table.dwellers_of(1)) == (["-", "L"], ["-", "L"])


@pytest.mark.rule("SH-TRAIN-08")
def test_the_seven_letters_stand_for_seven_stats() -> None:
    table = Table().play(BLANK, "pass", "pass")
    decision = table.vault.decision
    assert decision is not None
    names = ["Strength", "Perception", "Endurance", "Charisma", "Intelligence", "Agility", "Luck"]
    assert [option.text() for option in decision.options] == [
        f"Train the dweller from L0.6 in {name[0]} ({name})" for name in names
    ]


@pytest.mark.rule("SH-R-41", "SH-TRAIN-06")
def test_training_is_lost_on_an_elevator() -> None:
    table = Table().dwellers(0, "S", "-").cubes(0, "WWEE").play("place S L1.e", "side left")
    assert table.vault.happiness[0] == 2  # an elevator shows no letter
    assert table.pass_all().dwellers_of(0) == ["-", "-"]


@pytest.mark.rule("SH-R-41")
@pytest.mark.parametrize("who", ["-", "S", "A"])  # a Mole Rat shows an S
@pytest.mark.parametrize(("roll", "total"), [("roll 2 3", 5), ("roll 3 3", 6)])
def test_training_is_lost_on_a_threat_and_adds_nothing_to_the_dice(
    who: str, roll: str, total: int
) -> None:
    table = Table().dwellers(0, who, "-").threat("L0.7", "mole-rat").listen()
    table.play(f"place {who} L0.7", roll)
    assert table.on("L0.7") == ["!" if total < 6 else "-"]
    assert any(f": {total} against 6" in line for line in table.events())
    assert table.pass_all().dwellers_of(0) == ["-", "-" if total == 6 else "!"]


@pytest.mark.rule("SH-R-41")
def test_a_player_freely_picks_which_dweller_to_place() -> None:
    table = Table().dwellers(0, "-", "P", "L")
    for who in ("-", "P", "L"):
        assert f"place {who} L0.7" in table.offered
    table.play("place L L0.7")
    assert table.dwellers_of(0) == ["-", "P"]
    assert table.cubes_of(0) == "W"


@pytest.mark.rule("SH-R-41")
def test_a_slot_is_free_as_soon_as_its_dweller_is_placed() -> None:
    table = Table().dwellers(0, "L", "-").play("place L L0.3").pass_all()
    assert table.dwellers_of(0) == ["-", "L"]


@pytest.mark.rule("SH-R-42")
def test_with_its_slot_taken_a_dweller_comes_back_untrained() -> None:
    table = Table().dwellers(0, "-", "L")
    assert IN_LUCK in table.offered
    table.play(IN_LUCK, "pass").listen().play("pass")
    assert table.dwellers_of(0) == ["-", "L"]
    assert ("SH-R-42",) in table.cited()
    assert "The slot is taken: a dweller of Player 1 comes back untrained" in table.events()


@pytest.mark.rule("SH-R-42")
def test_with_seven_dwellers_a_letter_is_always_free_for_a_blank_icon() -> None:
    table = Table(forced="manual").dwellers(0, "-", *"SPECIA").play(BLANK, "pass", "pass")
    assert table.offered == ["train L0.6 L"]
    table.play("train L0.6 L")
    assert table.dwellers_of(0) == list(LETTERS)


@pytest.mark.rule("SH-R-42")
@pytest.mark.parametrize(
    ("choices", "trained"),
    [
        (["train L1.7 S", "train L0.6 P"], ["S", "P"]),
        (["train L0.6 P"], ["S", "P"]),
        (["train L0.6 S"], ["-", "S"]),  # the blank icon first: the other's slot is taken
    ],
)
def test_the_owner_chooses_the_order_of_several_trainees(
    choices: list[str], trained: list[str]
) -> None:
    table = Table().room(1, "right", "weight-room").play(BLANK, "pass", "place - L1.7", "gain W")
    assert sorted(table.offered) == sorted(
        ["train L1.7 S", *[f"train L0.6 {letter}" for letter in LETTERS]]
    )
    table.play(*choices)
    assert table.vault.round == 2
    assert table.dwellers_of(0) == trained


@pytest.mark.rule("SH-TRAIN-04", "SH-R-42")
def test_trainees_of_different_letters_leave_nothing_to_choose(tmp_path: Path) -> None:
    row = spaces(left="reward: train-S", right="reward: train-P")
    pack = write_pack(tmp_path, starting={"diner": row})
    table = Table(packs=[pack]).play("place - L0.9", "pass", "place - L0.10")
    assert table.vault.round == 2
    assert table.dwellers_of(0) == ["S", "P"]


@pytest.mark.rule("SH-TRAIN-04", "SH-R-42")
def test_other_players_trainees_do_not_make_a_choice(tmp_path: Path) -> None:
    row = spaces(left="reward: train-S", right="reward: train-P")
    pack = write_pack(tmp_path, starting={"diner": row})
    table = Table(packs=[pack]).play("place - L0.9", BLANK, "place - L0.10", "pass")
    assert (table.seat, table.vault.round) == (1, 1)
    assert table.offered == [f"train L0.6 {each}" for each in LETTERS]
    assert table.dwellers_of(0) == ["S", "P"]


@pytest.mark.rule("SH-R-42", "SH-R-43")
def test_what_leaves_no_choice_is_settled_before_the_owner_is_asked(tmp_path: Path) -> None:
    row = spaces(left="cost: injure, reward: train-S", right="reward: train-S")
    table = Table(packs=[write_pack(tmp_path, starting={"diner": row})]).dwellers(0, *"---")
    table.room(1, "right", "athletics-room")
    table.play("place - L0.9", "pass", "place - L0.10", "place - L1.7", "gain W")
    assert sorted(table.offered) == ["train L0.10 S", "train L0.9! S"]
    assert table.dwellers_of(0) == ["A"]


@pytest.mark.rule("SH-R-42")
def test_with_their_slot_taken_several_dwellers_come_back_untrained(tmp_path: Path) -> None:
    row = spaces(left="reward: train-S", right="reward: train-S")
    table = Table(packs=[write_pack(tmp_path, starting={"diner": row})]).dwellers(0, *"--S")
    table.play("place - L0.9", "pass", "place - L0.10", "pass")
    assert table.vault.round == 2
    assert table.dwellers_of(0) == ["-", "-", "S"]


@pytest.mark.rule("SH-R-42", "SH-R-43")
def test_the_owner_chooses_among_two_whoever_is_trained_between_them(tmp_path: Path) -> None:
    row = spaces(left="cost: injure, reward: train-S", right="reward: train-P")
    table = Table(packs=[write_pack(tmp_path, starting={"diner": row})])
    table.room(1, "right", "weight-room").play("place - L0.9", "place - L0.10")
    table.play("place - L1.7", "gain W", "pass")
    assert sorted(table.offered) == ["train L0.9! S", "train L1.7 S"]


@pytest.mark.rule("SH-TRAIN-03")
def test_the_owner_picks_the_letter_whoever_stands_on_an_icon_before() -> None:
    table = Table().play(BLANK, IN_LUCK, "pass", "pass")
    assert table.seat == 0
    assert table.offered == [f"train L0.6 {each}" for each in LETTERS]


@pytest.mark.rule("SH-R-42")
def test_trainees_that_are_alike_are_one_choice() -> None:
    table = Table().room(1, "right", "theme-workshop").play(BLANK, "pass", "place - L1.8")
    assert table.offered == [f"train L0.6 {each}" for each in LETTERS]


@pytest.mark.rule("SH-R-42", "SH-R-43")
def test_trainees_of_different_letters_are_not_alike_if_one_lies(tmp_path: Path) -> None:
    row = spaces(left="reward: train-S", right="cost: injure, reward: train-P")
    table = Table(packs=[write_pack(tmp_path, starting={"diner": row})]).dwellers(0, *"---")
    table.play("place - L0.9", "pass", "place - L0.10", BLANK)
    blank = [f"train L0.6 {letter}" for letter in LETTERS]
    assert sorted(table.offered) == sorted([*blank, "train L0.9 S", "train L0.10! P"])


@pytest.mark.rule("SH-R-42", "SH-R-43")
def test_the_owner_chooses_who_of_two_takes_the_only_slot(tmp_path: Path) -> None:
    space = "cost: injure, reward: train-S"
    pack = write_pack(tmp_path, starting={"diner": spaces(left=space, right="reward: train-S")})
    for first, trained in (("L0.9!", ["-", "S!"]), ("L0.10", ["!", "S"])):
        table = Table(packs=[pack]).play("place - L0.9", "pass", "place - L0.10")
        assert sorted(table.offered) == ["train L0.10 S", "train L0.9! S"]
        assert table.play(f"train {first} S").dwellers_of(0) == trained


@pytest.mark.rule("SH-R-43")
def test_a_dweller_injured_by_its_placement_has_spent_its_training() -> None:
    table = Table().dwellers(0, "A", "-").cubes(0, "WF").play("place A L0.4").pass_all()
    assert sorted(table.dwellers_of(0)) == ["!", "-", "-"]  # with the new dweller


@pytest.mark.rule("SH-R-43")
def test_a_dweller_can_be_injured_and_trained_at_once(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left="cost: injure, reward: train-S")})
    table = Table(packs=[pack]).play("place - L0.9").pass_all().spawn(*NEVER)
    assert table.dwellers_of(0) == ["-", "S!"]
    assert table.seen()["players"][0]["dwellers"]["trained"] == {"S": "injured"}


@pytest.mark.rule("SH-R-43", "SH-INJ-03")
def test_an_injured_trained_dweller_goes_to_injured_only_spaces_and_is_trained_no_more() -> None:
    table = Table().dwellers(0, "S!", "-").room(1, "right", "medbay")
    mine = [choice for choice in table.offered if choice.startswith("place S ")]
    assert mine == ["place S L0.e", "place S L1.7"]
    assert "SH-INJ-02" in table.refused("place S L0.11")
    table.play("place S L0.e").pass_all()
    assert table.dwellers_of(0) == ["-", "-"]


@pytest.mark.rule("SH-R-43", "SH-SPEC-01")
def test_an_injured_dweller_s_training_counts_on_an_injured_only_space(tmp_path: Path) -> None:
    space = "injured-only: true, reward: H, letter: S"
    pack = write_pack(tmp_path, starting={"diner": spaces(left=space)})
    table = Table(packs=[pack]).dwellers(0, "S!", "-").play("place S L0.9")
    assert table.vault.happiness[0] == 2
    assert table.pass_all().dwellers_of(0) == ["-", "!"]


@pytest.mark.rule("SH-R-44")
@pytest.mark.parametrize("icons", ["new-dweller train-S", "train-S new-dweller new-dweller"])
def test_a_dweller_gained_at_a_training_icon_comes_back_untrained(
    icons: str, tmp_path: Path
) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left=f"reward: {icons}")})
    table = Table(packs=[pack]).play("place - L0.9").pass_all()
    assert table.dwellers_of(0) == ["-", *["-"] * icons.count("new"), "S"]


@pytest.mark.rule("SH-R-42")
@pytest.mark.parametrize(("cost", "who"), [("", "-"), ("cost: injure, ", "!")])
def test_one_that_comes_back_untrained_joins_the_others(
    cost: str, who: str, tmp_path: Path
) -> None:
    space = f"{cost}reward: train-S"
    pack = write_pack(tmp_path, starting={"diner": spaces(left=space, right=space)})
    table = Table(packs=[pack]).dwellers(0, "-", "-", "S", *[who] * 2)
    table.play("place - L0.9", "pass").pass_all()
    assert sorted(table.dwellers_of(0)) == sorted(["-", "S", who, who, who])


@pytest.mark.rule("SH-TRAIN-04", "SH-TRAIN-07")
def test_the_letters_of_a_later_player_are_refused_for_their_own_reasons() -> None:
    table = Table(3, first_player=1, elevator_order=[0, 1, 2]).dwellers(0, "-", "-", "P")
    table.room(1, "right", "weight-room").play("pass", "pass", BLANK, "place - L1.7", "gain W")
    table.play("pass")
    assert table.seat == 0
    assert table.reasons("train L0.6 P") == ["slot-taken"]
    assert table.reasons("train L1.7 P") == ["slot-taken", "fixed-letter"]
    assert table.reasons("train L1.7 E") == ["fixed-letter"]


@pytest.mark.rule("SH-TRAIN-04", "SH-R-39")
@pytest.mark.parametrize("icons", ["train-S train", "train train-S"])
def test_the_letter_of_an_icon_goes_to_the_dweller_on_it(icons: str, tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left=f"linked: true, reward: {icons}")})
    table = Table(packs=[pack]).play("place - L0.9", "pass", "train L0.9 S", "train L0.9 P")
    assert table.dwellers_of(0) == ["S", "P"]


@pytest.mark.rule("SH-TRAIN-02")
def test_nobody_is_trained_who_was_not_on_an_icon() -> None:
    table = Table().play(BLANK, "pass", "place - L0.7")
    for space in ("L0.7", "L0.8", "L0.6!"):
        assert table.reasons(f"train {space} S") == ["no-trainee"]


@pytest.mark.rule("SH-TRAIN-01", "SH-R-33")
@pytest.mark.parametrize("others", [["L0.1", "L0.2", "L0.7"], ["L0.10", "L0.11", "L0.12"]])
@pytest.mark.parametrize("who", ["-", "A"])
def test_only_a_dweller_on_the_icon_is_trained(who: str, others: list[str], tmp_path: Path) -> None:
    row = spaces(left="reward: train-S, letter: A")
    table = Table(packs=[write_pack(tmp_path, starting={"diner": row})]).dwellers(0, who, "-")
    for space in others:
        table.occupy(space, 1)
    table.play(f"place {who} L0.9").pass_all()
    assert table.dwellers_of(0) == ["-", "S"]
    assert table.dwellers_of(1) == ["-"] * 5
