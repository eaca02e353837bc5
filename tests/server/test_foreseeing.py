"""Nobody foresees dice and draws: the attacks that once did, for both games."""

from __future__ import annotations

from random import Random

import pytest

from overseer.journal.line import SEED
from overseer.journal.secret import SEALED
from overseer.kernel.decision import CHANCE
from overseer.texts.bundles import LANGUAGES, in_language
from server.people import Message, Person, Place

GAMES = pytest.mark.parametrize("game", ["shelter", "fallout"])
TURNS = 40


def alone(place: Place, game: str, **fields: object) -> tuple[Person, Message]:
    opened = place.open(game, "me", "here", **fields)
    person = place.sit(opened["table"], opened["token"], language="en")
    return person, opened


def choose_at_random(person: Person, whim: Random) -> None:
    """Make any choice; somebody with two hands first says whose to show."""
    if not person.can_choose:
        person.look(seat=person.position["decisions"][0]["seat"])
    options = [option["choice"] for option in person.decision["options"]]
    assert person.move(whim.choice(options))["type"] == "done"


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_of_several_choices_tells_nothing_about_what_would_come(
    place: Place, game: str, language: str
) -> None:
    """The attack: a choice, a guess at what it brings, and nonsense; the refusal told if it came."""
    person, opened = alone(place, game)
    person.look(language=language)
    match = place.server.hall.tables[opened["table"]].match
    assert match is not None
    whim, words = Random(1), set()
    for _ in range(TURNS):
        if person.position["over"]:
            break
        if not person.can_choose:
            person.look(seat=person.position["decisions"][0]["seat"])
        before = person.position["seq"]
        digest = match.state.digest()
        options = [option["choice"] for option in person.decision["options"]]
        first = whim.choice(options)
        for guess in ("zzz", "pass", whim.choice(options)):
            refused = person.move(first, guess, "zzz")
            assert (refused["type"], refused["code"], refused["rules"]) == (
                "refused",
                "illegal",
                [],
            )
            words.add(refused["message"])
        assert (match.last, match.state.digest()) == (before, digest)
        assert person.move(first)["type"] == "done"
    assert words == {in_language(language).format("server-not-together")}


@GAMES
def test_tables_with_people_have_sealed_dice(place: Place, game: str) -> None:
    opened = place.open(game, "me", "link")
    path = f"/tables/{opened['table']}"
    link = opened["seats"][1]["token"]
    place.call("POST", f"{path}/join", link, json={"name": "Borys"})
    place.call("POST", f"{path}/start", opened["token"])
    match = place.server.hall.tables[opened["table"]].match
    assert match is not None
    assert match.header.commitment.generator == SEALED


@GAMES
def test_what_is_asked_about_is_not_tried_with_the_dice_to_come(place: Place, game: str) -> None:
    """Previews and reasons, asked about everything, change neither the game nor its chance."""
    person, _ = alone(place, game, seed="5", options={"max_rounds": 3})
    quiet, _ = alone(place, game, seed="5", options={"max_rounds": 3})
    curious_whim, quiet_whim = Random(2), Random(2)
    for _ in range(TURNS):
        if person.position["over"]:
            break
        if not person.can_choose:
            person.look(seat=person.position["decisions"][0]["seat"])
        for option in person.decision["options"][:4]:
            for about in ("preview", "why"):
                answer = person.ask(
                    "ask", about=about, choice=option["choice"], seat=person.decision["seat"]
                )
                assert answer["type"] == "answer"
        choose_at_random(person, curious_whim)
        choose_at_random(quiet, quiet_whim)
        assert person.position["table"] == quiet.position["table"]


@GAMES
def test_a_fork_has_dice_of_its_own_and_tells_nothing_of_those_to_come(
    place: Place, game: str
) -> None:
    person, opened = alone(place, game)
    whim = Random(3)
    for _ in range(10):
        choose_at_random(person, whim)
    line = person.position["seq"]
    fork = place.call(
        "POST", f"/tables/{opened['table']}/fork", opened["token"], json={"line": line}
    ).json()
    mine = place.server.hall.tables[opened["table"]].match
    theirs = place.server.hall.tables[fork["table"]].match
    assert mine is not None
    assert theirs is not None
    assert theirs.lines_after(line)[0].verb == SEED
    assert theirs.secrets[theirs.seed_line] not in mine.secrets.values()
    other = place.sit(fork["table"], fork["token"])
    for who in (person, other):
        whim = Random(4)
        for _ in range(40):
            if who.position["over"]:
                break
            choose_at_random(who, whim)
    came = [
        [each.text for each in match.lines_after(line) if each.seat == CHANCE and each.verb != SEED]
        for match in (mine, theirs)
    ]
    assert min(map(len, came)) > 5
    assert came[0] != came[1]


@GAMES
def test_an_unfinished_journal_tells_no_seed_and_goes_on_with_another(
    place: Place, game: str
) -> None:
    person, opened = alone(place, game)
    choose_at_random(person, Random(5))
    text = place.call("GET", f"/tables/{opened['table']}/journal", opened["token"]).text
    match = place.server.hall.tables[opened["table"]].match
    assert match is not None
    secret = match.secrets[match.seed_line]
    assert str(secret.seed) not in text
    assert secret.salt not in text
    again = place.call("POST", "/journals", "", json={"journal": text}).json()
    resumed = place.server.hall.tables[again["table"]].match
    assert resumed is not None
    assert resumed.secrets[resumed.seed_line] != secret


@GAMES
def test_an_undo_names_whose_choice_is_taken_back(place: Place, game: str) -> None:
    """Where hands are hidden, that of the seat named, whatever seat is looked from."""
    person, _ = alone(place, game)
    if not person.can_choose:
        person.look(seat=person.position["decisions"][0]["seat"])
    chooser = person.decision["seat"]
    while not person.position["can_undo"]:
        choose_at_random(person, Random(6))
        chooser = person.position["seat"] if game == "fallout" else chooser
    if game == "fallout":
        other = 1 - chooser
        seq = person.position["seq"]
        assert person.undo(seat=other)["code"] == "illegal"
        person.look(seat=other)
        assert not person.position["can_undo"]
        assert person.position["seq"] == seq
        assert person.undo(seat=chooser)["type"] == "done"
    else:
        assert person.undo(seat=chooser)["type"] == "done"
