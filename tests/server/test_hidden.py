"""Nothing that the server sends depends on what its reader may not know."""

from __future__ import annotations

import msgspec
import pytest

from overseer.display import Display
from overseer.display.reader import Reader
from overseer.kernel.decision import SPECTATOR
from overseer.kernel.state import State
from overseer.server.logs import News
from overseer.server.offers import Offers
from overseer.server.picture import Picture
from overseer.testing.law import Spot
from overseer.testing.play import Chooser, as_json
from overseer.testing.views import Views
from overseer.texts.bundles import LANGUAGES
from server.people import Message, Person, Place

SECRET = "give-agenda"  # an offer facedown: who gets it learns which it was, nobody else
NAMES = ("Ada", "Borys", "Wiera")
Choice = tuple[int, str]


def told(scene: Picture, viewer: int, language: str) -> bytes:
    """The position that is sent to a seat, or to somebody who watches."""
    position = scene.position(
        seat=viewer,
        own=(viewer,) if viewer >= 0 else (),
        language=language,
        plain=True,
        seq=1,
        line=1,
        news=News([], taken_back=-1, earlier=0),
        known_faces=set(),
        can_undo=False,
    )
    return msgspec.json.encode(position)


def answers(display: Display, state: State, viewer: int, language: str) -> list[object]:
    """What a seat is told about each of its own choices, and about things that are none."""
    found: list[object] = []
    for decision in state.decisions:
        if decision.seat != viewer:
            continue
        for option in decision.options:
            found.append(display.preview(state, decision, option, Reader(language, NAMES)))
            found.append(display.explain(state, option.notation, viewer, Reader(language, NAMES)))
    if viewer >= 0:
        found.append(display.explain(state, "end", viewer, Reader(language, NAMES)))
    return found


@pytest.mark.parametrize("players", [2, 3])
def test_two_states_that_a_reader_cannot_tell_apart_are_told_alike(
    offers: Offers, players: int
) -> None:
    game, display = offers.games["fallout"], offers.displays["fallout"]
    state, chooser, spot = game.new(players, 3, max_rounds=6), Chooser(3), Spot(players, 3)
    views = Views(game, LANGUAGES)
    compared = 0
    while not state.over and spot.decision < 80:
        viewer = (*range(players), SPECTATOR)[spot.decision % (players + 1)]
        language = LANGUAGES[spot.decision % len(LANGUAGES)]
        other = views.sampled(state, viewer, spot.decision, spot)
        scenes = [Picture(game, display, each, NAMES[:players], None) for each in (state, other)]
        assert told(scenes[0], viewer, language) == told(scenes[1], viewer, language), spot
        reader = Reader(language, NAMES[:players])
        stocks = [display.stock(each, viewer, reader) for each in (state, other)]
        assert stocks[0] == stocks[1], spot
        if spot.decision % 8 == 0:
            pair = [answers(display, each, viewer, language) for each in (state, other)]
            assert pair[0] == pair[1], spot
        compared += state.digest() != other.digest()
        decision, option = chooser.choice(state)
        state.apply(option, decision.seat)
        spot.decision += 1
    assert compared > 40


def secret_choices(offers: Offers) -> tuple[list[Choice], int, tuple[str, str]]:
    """A game up to a choice whose outcome only its seat knows, and two ways to make it."""
    for seed in range(60):
        state = offers.games["fallout"].new(2, seed, max_rounds=6)
        chooser, path = Chooser(seed), list[Choice]()
        while not state.over:
            for decision in state.decisions:
                if not any(each.notation.startswith(SECRET) for each in decision.options):
                    continue
                pair = alike(state, decision.seat)
                if pair is not None:
                    return [(seed, ""), *path], decision.seat, pair
            decision, option = chooser.choice(state)
            state.apply(option, decision.seat)
            path.append((int(decision.seat), option.notation))
    raise AssertionError("no secret choice was found")


def alike(state: State, seat: int) -> tuple[str, str] | None:
    """Two choices of a seat that look the same to everybody else but are not."""
    seen: dict[str, tuple[str, str]] = {}
    for decision in state.decisions:
        for option in decision.options if decision.seat == seat else ():
            after = state.clone()
            after.apply(option, seat)
            look = as_json([after.view(1 - seat), after.view(SPECTATOR)])
            if look in seen and seen[look][1] != after.digest():
                return seen[look][0], option.notation
            seen.setdefault(look, (option.notation, after.digest()))
    return None


def heard(people: list[Person]) -> list[str]:
    """All positions and refusals that people have heard, as text."""
    return [
        as_json(each)
        for person in people
        for each in person.heard
        if each["type"] in ("position", "refused", "answer")
    ]


def looked_back(place: Place, opened: Message, seat: int) -> list[str]:
    """The last positions once more, as the others saw them."""
    watched = place.sit(opened["table"], opened["watch"]).position["seq"]
    path = f"/tables/{opened['table']}/positions"
    return [
        place.call("GET", f"{path}/{line}?seat={viewer}", opened["token"]).text
        for line in range(watched - 6, watched + 1)
        for viewer in (seat, SPECTATOR)
    ]


def test_a_secret_choice_is_not_in_anything_that_others_are_sent(
    place: Place, offers: Offers
) -> None:
    (start, *path), seat, pair = secret_choices(offers)
    seed, other = start[0], 1 - seat
    everything = []
    for choice in pair:
        opened = place.open(
            "fallout", "me", "here", seed=str(seed), watch=True, options={"max_rounds": 6}
        )
        mover = place.sit(opened["table"], opened["token"])
        people = [
            place.sit(opened["table"], opened["token"], plain=True),
            place.sit(opened["table"], opened["watch"], plain=True, language="ru"),
        ]
        people[0].look(seat=other)
        for number, (who, what) in enumerate([*path, (seat, choice)]):
            answer = mover.ask(
                "move", id=f"{number}", seat=who, seq=mover.position["seq"], choices=[what]
            )
            assert answer["type"] == "done", answer
        people[0].ask("ask", id="q1", about="why", seat=other, choice="end")
        people[0].ask("move", id="q2", seat=other, seq=0, choices=["end"])
        while people[1].position["seq"] < mover.position["seq"]:
            people[1].hear("position")
        everything.append([*heard(people), *looked_back(place, opened, other)])
    assert everything[0] == everything[1]
    assert len(everything[0]) > len(path)
