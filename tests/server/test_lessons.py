"""Lessons: a table at which the clerk tells what to do, and who learns does it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from overseer.catalog.boxes import boxes
from overseer.catalog.lessons import lessons_of
from overseer.registry import BUILT_IN
from overseer.server.offers import Offers
from overseer.texts.bundles import LANGUAGES
from server.people import Message, Person, Place

LESSONS = [(name, lesson) for name in BUILT_IN for box in boxes(name) for lesson in lessons_of(box)]


def begin(
    place: Place,
    language: str = "en",
    name: str = "Ada",
    game: str = "shelter",
    lesson: str = "first-game",
) -> tuple[Message, Person]:
    """A lesson that has just begun, and who learns."""
    asked = {"game": game, "lesson": lesson, "language": language, "name": name}
    answer = place.http.post("/api/lessons", json=asked)
    assert answer.status_code == 201, answer.text
    opened: Message = answer.json()
    ada = place.sit(opened["table"], opened["token"], language=language)
    ada.send("pace", milliseconds=0)
    return opened, ada


def step_of(person: Person) -> Message:
    """The step that it is, once the others have done what the lesson has them do."""
    while person.position["lesson"].get("waits"):
        person.hear("position")
    lesson: Message = person.position["lesson"]
    return lesson


def do(person: Person) -> Message:
    """Do what the present step asks, and give it."""
    step = step_of(person)
    if step.get("choices"):
        answer = person.move(step["choices"][0])
    else:
        answer = person.ask("lesson", step=step["number"])
    assert answer["type"] == "done", answer
    return step


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_to_its_end(place: Place, game: str, lesson: str, language: str) -> None:
    _, ada = begin(place, language, game=game, lesson=lesson)
    steps = []
    while not step_of(ada).get("over"):
        steps.append(do(ada))
    numbers = [step["number"] for step in steps]
    assert sorted(set(numbers)) == list(range(1, steps[0]["count"] + 1))
    assert numbers == sorted(numbers)
    assert len({step["heading"] for step in steps}) == len(set(numbers))
    assert all(step["text"] for step in steps)
    assert ada.position["over"]
    assert ada.position["outcome"]["winners"] == [0]


def test_lessons_are_offered(place: Place) -> None:
    games = place.http.get("/api/about?language=pl").json()["games"]
    lessons = {game["name"]: [each["id"] for each in game["lessons"]] for game in games}
    assert "first-game" in lessons["shelter"]
    assert "first-walk" in lessons["fallout"]
    assert games[0]["lessons"][0]["title"] == "Pierwsza gra"


def test_anything_else_is_refused_in_the_words_of_the_clerk(place: Place) -> None:
    _, ada = begin(place)
    before = ada.position
    refused = ada.move("place - L0.11")
    assert (refused["code"], refused["message"][:27]) == ("illegal", "The clerk is still speaking")
    do(ada)
    refused = ada.move("pass")
    assert (refused["code"], refused["message"]) == ("illegal", "First place the dweller.")
    refused = ada.ask("lesson", step=2)
    assert (refused["code"], refused["message"]) == ("illegal", "First place the dweller.")
    assert ada.position["table"] == before["table"]


@pytest.mark.parametrize("step", [0, 2, 99, -1])
def test_a_step_that_it_is_not_is_stale(place: Place, step: int) -> None:
    _, ada = begin(place)
    assert ada.ask("lesson", step=step)["code"] == "stale"


def test_a_lesson_that_was_left_is_taken_up_where_it_was(run: Callable[..., Place]) -> None:
    place = run()
    opened, ada = begin(place)
    for _ in range(5):
        do(ada)
    step = step_of(ada)
    place.leave(ada)
    place.server.hall.tables.clear()
    again = place.sit(opened["table"], opened["token"])
    assert step_of(again) == step


def test_a_choice_taken_back_is_asked_for_again(place: Place) -> None:
    _, ada = begin(place)
    for _ in range(4):
        do(ada)
    letter = step_of(ada)["number"]
    assert ada.undo()["type"] == "done"
    assert step_of(ada)["number"] == letter - 1
    assert do(ada)["heading"] == "A letter pays twice"
    assert step_of(ada)["heading"] == "Training is used up"


def test_several_choices_at_once_must_all_be_the_lesson_s(place: Place) -> None:
    _, ada = begin(place)
    while step_of(ada)["heading"] != "Costs and building":
        do(ada)
    assert ada.move("place - L1.e", "room radio-studio")["code"] == "illegal"
    assert ada.move("place - L1.e", "room storage-room")["type"] == "done"
    assert step_of(ada)["heading"] == "When to pass"


def test_a_step_with_several_choices_is_done_after_the_last(place: Place) -> None:
    _, ada = begin(place, game="fallout", lesson="first-walk")
    while step_of(ada)["heading"] != "Points and ground":
        do(ada)
    walk = step_of(ada)
    assert ada.move("move", "step B1.3")["message"] == "First walk to the Seed Library."
    assert (walk["choices"], ada.move("move")["type"]) == (["move"], "done")
    assert step_of(ada) == {**walk, "choices": ["step B1.4"]}
    assert ada.move("step B1.3")["message"] == "First walk to the Seed Library."
    assert ada.undo()["type"] == "done"
    assert step_of(ada) == walk
    assert ada.move("move", "step B1.4", "step B1.1")["type"] == "done"
    assert step_of(ada)["number"] == walk["number"] + 1


def test_a_table_that_changes_hands_is_no_lesson_any_more(place: Place) -> None:
    opened, ada = begin(place)
    path = f"/tables/{opened['table']}/seats/1"
    place.call("POST", path, opened["token"], json={"kind": "here"})
    assert ada.look(seat=0)["lesson"] is None
    assert place.call("GET", f"/tables/{opened['table']}", opened["token"]).json()["lesson"] == ""


def own_lesson(folder: Path, run: Callable[..., Place], steps: str) -> tuple[Place, Person]:
    """A lesson of a pack, with steps a and b, and who learns."""
    words = ["lesson-one = One", "    .summary = S"]
    for name in "ab":
        words += [f"lesson-one-{name} = {name}", "    .title = T", "    .first = F"]
    position = "position: {active: 0, first_player: 0, players: [{}, {}]}"
    files = {
        "pack.yaml": "id: x\nversion: 1.0.0\ngame: shelter\nlanguages: [en]\nlicence: CC0-1.0\n",
        "texts/en.ftl": "pack-name = X\n",
        "lessons/en.ftl": "\n".join(words),
        "lessons/one.yaml": f"seed: 7\n{position}\nsteps: {steps}\n",
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    place = run(offers=Offers([str(folder)]))
    opened = place.http.post("/api/lessons", json={"game": "shelter", "lesson": "one"}).json()
    ada = place.sit(opened["table"], opened["token"])
    ada.send("pace", milliseconds=0)
    return place, ada


def test_the_others_wait_while_the_clerk_speaks(tmp_path: Path, run: Callable[..., Place]) -> None:
    steps = "[{step: a, choose: [place - L0.9]}, {step: b, then: [1 place - L0.11]}]"
    _, ada = own_lesson(tmp_path / "pack", run, steps)
    do(ada)
    assert step_of(ada)["text"] == "b"
    seq = ada.position["seq"]
    ada.send("pace", skip=True)
    ada.ask("say", text="Is anybody there?")
    assert ada.look(seat=0)["seq"] == seq
    do(ada)
    while ada.position["seq"] == seq:
        ada.hear("position")


def test_a_game_that_goes_on_after_its_lesson_is_one_like_any_other(
    tmp_path: Path, run: Callable[..., Place]
) -> None:
    steps = "[{step: a, choose: [place - L0.9], then: [1 place - L0.11]}]"
    place, ada = own_lesson(tmp_path / "pack", run, steps)
    do(ada)
    while ada.position["lesson"] is not None or not ada.can_choose:
        ada.hear("position")
    assert [table.tutor for table in place.server.hall.tables.values()] == [None]
    assert ada.move(ada.decision["default"])["type"] == "done"


def test_there_is_no_lesson_at_other_tables(place: Place) -> None:
    opened = place.open()
    ada = place.sit(opened["table"], opened["token"])
    assert ada.position["lesson"] is None
    assert ada.ask("lesson", step=1)["code"] == "impossible"


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"game": "shelter", "lesson": "second"}, "not-found"),
        ({"game": "chess", "lesson": "first-game"}, "impossible"),
        ({"game": "shelter", "lesson": "first-game", "language": "de"}, "impossible"),
        ({"game": "shelter", "lesson": "first-game", "name": "\u202e"}, "impossible"),
        ({"game": "shelter"}, "malformed"),
    ],
)
def test_a_lesson_that_cannot_be_is_refused(shared: Place, asked: Message, code: str) -> None:
    refused = shared.http.post("/api/lessons", json=asked)
    assert refused.json()["error"]["code"] == code


def test_a_fork_of_a_lesson_is_a_table_like_any_other(place: Place) -> None:
    opened, ada = begin(place)
    do(ada)
    body = {"line": ada.position["seq"], "language": "en"}
    forked = place.call("POST", f"/tables/{opened['table']}/fork", opened["token"], json=body)
    other = place.sit(forked.json()["table"], forked.json()["token"])
    assert other.position["lesson"] is None
    assert other.move("pass")["type"] == "done"
