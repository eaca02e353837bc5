"""Lessons of packs: read with all that is wrong named, and played to their end."""

from __future__ import annotations

from dataclasses import replace

import pytest

import overseer
from overseer import registry
from overseer.catalog.boxes import boxes
from overseer.catalog.lessons import begin, lesson_texts, lessons_of, rehearse
from overseer.cli.pack import check
from overseer.content.lessons import LEARNER, Lesson, LessonStep, wanted
from overseer.content.pack import BUILT_IN, open_pack
from overseer.content.problems import Problems
from overseer.display.lesson import LessonWords
from overseer.display.reader import Reader
from overseer.games.shelter.table import ShelterTable
from overseer.kernel.errors import Malformed
from overseer.texts.bundles import LANGUAGES, in_language
from packs.conftest import Errors, MakePack

BOXES = {name: boxes(name) for name in registry.BUILT_IN}
LESSONS = [(name, lesson) for name in BOXES for box in BOXES[name] for lesson in lessons_of(box)]
GOOD = """\
seed: 7
position: {active: 0, first_player: 0, players: [{}, {}], levels: [{level: 1, owner: 0}]}
steps:
  - {step: hello, point: ["space:L0.9"]}
  - {step: go, choose: [place - L0.9], then: [1 place - L0.11]}
"""
WORDS = """\
lesson-first = First
    .summary = All of it.
lesson-first-hello = Hello.
    .title = Hello
    .a = A space.
lesson-first-go = Go.
    .title = Go
    .first = First go.
"""


@pytest.mark.parametrize("name", registry.BUILT_IN)
def test_a_game_has_a_lesson(name: str) -> None:
    assert name in {game for game, _ in LESSONS}


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_a_lesson_can_be_played_to_its_end(name: str, lesson: str) -> None:
    game = next(box for box in BOXES[name] if lesson in lessons_of(box))
    rehearse(game, lessons_of(game)[lesson])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_a_lesson_has_all_its_words(name: str, lesson: str, language: str) -> None:
    game = next(box for box in BOXES[name] if lesson in lessons_of(box))
    texts = in_language(language, lesson_texts(game))
    words = LessonWords(texts, lesson, Reader(language))
    assert words.title() != words.summary()
    for message in wanted(lessons_of(game)[lesson]):
        assert texts.has(message), message


def test_the_scores_that_the_first_game_names_are_those_of_its_game() -> None:
    game = overseer.load("shelter")
    lesson = lessons_of(game)["first-game"]
    match = begin(game, lesson)
    table = game.book.table(match.state, LEARNER)
    assert isinstance(table, ShelterTable)
    scores = [[player.happiness for player in table.players]]
    for turn in lesson.turns():
        match.apply(turn.choices[0], turn.seat)
    assert match.state.outcome is not None
    assert match.state.outcome.winners == (LEARNER,)
    scores.append([each.score for each in match.state.outcome.standings])
    for language in LANGUAGES:
        texts = in_language(language, lesson_texts(game))
        for step, numbers in zip(("goal", "end"), scores, strict=True):
            text = texts.format(f"lesson-first-game-{step}", player0="Ada", player1="Wiera")
            assert [int(each) for each in text if each.isdigit()] == numbers


def test_lessons_are_part_of_neither_hash(make_pack: MakePack) -> None:
    folder = make_pack({})
    problems = Problems()
    before = open_pack(folder, "", problems)
    (folder / "lessons").mkdir()
    (folder / "lessons" / "first.yaml").write_text(GOOD, encoding="utf-8")
    (folder / "lessons" / "en.ftl").write_text(WORDS, encoding="utf-8")
    after = open_pack(folder, "", problems)
    assert before is not None
    assert after is not None
    assert (before.info.hash, before.info.rules_hash) == (after.info.hash, after.info.rules_hash)


def test_a_pack_with_a_lesson_is_fine(make_pack: MakePack) -> None:
    folder = make_pack(
        {"threats.yaml": "rat: {fight: 4, reward: H}\n", "lessons/first.yaml": GOOD}
        | {"lessons/en.ftl": WORDS, "texts/en.ftl": "pack-name = X\nthreat-rat = Y\n"}
    )
    assert check(str(folder)) == 0
    assert lessons_of(overseer.load("shelter", [folder])).keys() == {"first", "first-game"}


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seed: 7", "sed: 7", "unknown key 'sed' in the lesson (did you mean seed?)"),
        ("seed: 7", "seed: x", "seed must be a whole number from 0 to 999999999, not 'x'"),
        ("hello", "Hello there", "step 'Hello there' is not in kebab-case"),
        ("step: go", "step: hello", "step 'hello' stands twice"),
        ("space:L0.9", "somewhere", "'somewhere' is no spot (as in space:L0.4)"),
        ("1 place - L0.11", "place", "'place' is no choice of a seat (as in 1 place - L0.4)"),
        ('"space:L0.9"', "a:1, a:2, a:3, a:4", "a step points at 3 spots at most"),
        ('"space:L0.9"', '"space:L0 9"', "'space:L0 9' is no spot (as in space:L0.4)"),
        ("choose: [place - L0.9]", "and: [pass]", "goes on from 'choose', which is missing"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_named(
    errors: Errors, old: str, new: str, message: str
) -> None:
    found = errors({"lessons/first.yaml": GOOD.replace(old, new, 1), "lessons/en.ftl": WORDS})
    assert any(each.startswith("lessons/first.yaml:") and message in each for each in found), found


def test_missing_words_are_named(errors: Errors) -> None:
    words = WORDS.replace("    .a = A space.\n", "")
    found = errors({"lessons/first.yaml": GOOD, "lessons/en.ftl": words})
    hint = "add a line under lesson-first-hello: .a = ..."
    assert found == [f"lessons/en.ftl:3:1: no text for lesson-first-hello.a ({hint})"]
    [missing] = errors({"lessons/first.yaml": GOOD, "lessons/en.ftl": "x = y"})[:1]
    assert "no text for" in missing


def test_variables_that_nobody_knows_are_named(errors: Errors) -> None:
    words = WORDS.replace("A space.", "{ $player1 } and { $nobody }.")
    found = errors({"lessons/first.yaml": GOOD, "lessons/en.ftl": words})
    known = "$player0, $player1, $player2, $player3"
    assert found == [f"lessons/en.ftl:5:5: lesson-first-hello.a uses $nobody (known: {known})"]


def test_a_lesson_that_cannot_be_played_is_an_error(
    capsys: pytest.CaptureFixture[str], make_pack: MakePack
) -> None:
    files = {"lessons/first.yaml": GOOD.replace("L0.11", "L0.9"), "lessons/en.ftl": WORDS}
    assert check(str(make_pack(files | {"texts/en.ftl": "pack-name = X\n"}))) == 1
    output = capsys.readouterr().out
    assert "lessons/first.yaml:5:5: step go: seat 1's 'place - L0.9' is not possible" in output


def test_a_rehearsal_tries_every_way() -> None:
    game = overseer.load("shelter")
    lesson = lessons_of(game)["first-game"]
    steps = list(lesson.steps)
    place = next(number for number, step in enumerate(steps) if step.id == "place")
    step = steps[place]
    steps[place] = replace(step, choices=(*step.choices, "place - L2.1"))
    broken = Lesson(lesson.id, lesson.seed, lesson.position, tuple(steps), lesson.place)
    with pytest.raises(Malformed, match=r"step place: the learner's 'place - L2\.1'"):
        rehearse(game, broken)


@pytest.mark.parametrize(
    ("point", "choices"), [("place - L2.1", ()), ("income E", ("place - L0.11",))]
)
def test_a_rehearsal_looks_for_the_choices_that_are_pointed_at(
    point: str, choices: tuple[str, ...]
) -> None:
    game = overseer.load("shelter")
    lesson = lessons_of(game)["first-game"]
    points = ("choice:place - L0.9", f"choice:{point}")
    step = LessonStep("place", lesson.place, points=points, choices=choices)
    broken = Lesson(lesson.id, lesson.seed, lesson.position, (step,), lesson.place)
    with pytest.raises(Malformed, match=f"step place: it points at '{point}', which is not"):
        rehearse(game, broken)


def test_a_position_that_cannot_be_is_told_with_where_to_look(
    capsys: pytest.CaptureFixture[str], make_pack: MakePack
) -> None:
    lesson = GOOD.replace("players: [{}, {}]", "players: [{cubes: {Q: 3}}, {}]")
    files = {"lessons/first.yaml": lesson, "lessons/en.ftl": WORDS}
    assert check(str(make_pack(files | {"texts/en.ftl": "pack-name = X\n"}))) == 1
    output = capsys.readouterr().out
    assert "lessons/first.yaml:1:1: players[0].cubes.Q is not known; known are W, F, E." in output
    assert "(docs/tables.md has the words of a position)" in output


def test_a_rehearsal_looks_up_the_rules() -> None:
    game = overseer.load("shelter")
    lesson = lessons_of(game)["first-game"]
    step = LessonStep("hello", lesson.place, rules=("SH-NONE-01",))
    broken = Lesson(lesson.id, lesson.seed, lesson.position, (step,), lesson.place)
    with pytest.raises(Malformed, match="step hello: there is no rule SH-NONE-01"):
        rehearse(game, broken)


def test_built_in_lessons_lie_in_their_packs() -> None:
    assert (BUILT_IN / "shelter" / "core" / "lessons" / "first-game.yaml").exists()
