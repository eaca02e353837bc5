"""Nothing that the server sends depends on what its reader may not know."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from overseer.display import Display
from overseer.display.comment import comment_of
from overseer.display.log import Telling
from overseer.display.reader import Reader
from overseer.journal.course import Passage
from overseer.journal.line import Line
from overseer.journal.match import Match
from overseer.kernel.decision import SPECTATOR, Decision, Option
from overseer.kernel.state import State
from overseer.server.logs import News
from overseer.server.offers import Offers
from overseer.server.picture import Picture
from overseer.testing.law import Spot
from overseer.testing.play import Chooser, as_json
from overseer.testing.views import Views
from overseer.texts.bundles import LANGUAGES
from server.people import OUTPOST, Message, Person, Place

SECRET = "give-agenda"  # an offer facedown: who gets it learns which it was, nobody else
NAMES = ("Ada", "Borys", "Wiera", "Clerk")
SECRETS = ("give-agenda", "want-agenda", "drop")
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


# A faction is one step from the end of its track, and a survivor could make it.
NEAR = {
    "round": 9,
    "active": 0,
    "factions": [{"faction": "shield", "power": 6}],
    "quests": [{"quest": "lamp-is-lit"}],
}
STEP = "quest lamp-is-lit 2"


@pytest.mark.parametrize(
    ("players", "seed", "near"),
    [(1, 2, False), (2, 3, False), (3, 4, False), (4, 5, False), (2, 6, True), (4, 7, True)],
)
def test_two_states_that_a_reader_cannot_tell_apart_are_told_alike(
    offers: Offers, players: int, seed: int, near: bool
) -> None:
    game, display = offers.box("fallout", OUTPOST)
    state = game.new(players, seed, max_rounds=12)
    if near:
        survivors = [{"caps": 8 - seat} for seat in range(players)]
        state = game.position({**NEAR, "survivors": survivors}, seed)
        state.apply(STEP, 0)
    chooser, spot = Chooser(seed), Spot(players, seed)
    views = Views(game, LANGUAGES)
    compared, ends = 0, 0
    while not state.over and spot.decision < (24 if near else 72):
        seats = (*range(players), SPECTATOR)
        asked = [int(each.seat) for each in state.decisions]
        # Who decides is told the most, so it is asked every other time.
        viewer = asked[0] if spot.decision % 2 == 0 else seats[spot.decision // 2 % len(seats)]
        language = LANGUAGES[spot.decision % len(LANGUAGES)]
        other = views.sampled(state, viewer, spot.decision, spot)
        scenes = [Picture(game, display, each, NAMES[:players], None) for each in (state, other)]
        assert told(scenes[0], viewer, language) == told(scenes[1], viewer, language), spot
        ends += len(scenes[0].board(viewer, language).ends)
        reader = Reader(language, NAMES[:players])
        stocks = [display.stock(each, viewer, reader) for each in (state, other)]
        assert stocks[0] == stocks[1], spot
        if spot.decision % 4 == 0:
            pair = [answers(display, each, viewer, language) for each in (state, other)]
            assert pair[0] == pair[1], spot
        compared += state.digest() != other.digest()
        decision, option = chooser.choice(state)
        state.apply(option, decision.seat)
        spot.decision += 1
    assert compared > spot.decision // 3
    assert ends > 0 or not near


@dataclass
class Course:
    """A match and a choice more, for who tells of it."""

    match: Match
    option: Option
    seat: int
    state: State = field(init=False)

    def __post_init__(self) -> None:
        self.state = self.match.state.clone()
        self.state.auto_chance = False
        self.state.trace = []
        self.state.apply(self.option, self.seat)

    @property
    def last(self) -> int:
        return self.match.last + 1

    @property
    def first_round(self) -> int:
        return self.match.first_round

    def passages(self, after: int = 0) -> list[Passage]:
        """Those of the match, and the choice with all that came of it before chance."""
        line = Line(self.last, self.seat, self.option.notation)
        chosen = Passage(line, own=True, events=list(self.state.trace or ()))
        return [*self.match.passages(after), *([chosen] if after < self.last else [])]

    def told(self, display: Display, language: str) -> bytes:
        """The log of the choice with its cards, and what the clerk of a demonstration says."""
        before, reader = self.match.state, Reader(language, NAMES)
        entries = Telling(self, display.teller(before, reader), self.match.last).go_on()
        comment = comment_of(display, cast(Match, self), self.last, before, reader)
        return msgspec.json.encode([[replace(each, line=0) for each in entries], comment])


def test_the_log_tells_alike_what_looks_alike_to_others(offers: Offers) -> None:
    game, display = offers.box("fallout", OUTPOST)
    compared: Counter[str] = Counter()
    for seed in range(30):
        match = Match(game, 2 + seed % 2, seed, names=NAMES[: 2 + seed % 2], max_rounds=6)
        chooser = Chooser(seed)
        while not match.state.over:
            for decision in match.state.decisions:
                if any(each.kind in SECRETS for each in decision.options):
                    compared += compare_logs(match, decision, display)
            decision, option = chooser.choice(match.state)
            match.apply(option, int(decision.seat))
        if compared.total() >= 12:
            return
    raise AssertionError(f"too few choices look alike: {compared}")


def compare_logs(match: Match, decision: Decision, display: Display) -> Counter[str]:
    """The log of those options that everybody else cannot tell apart must not do so either."""
    found: Counter[str] = Counter()
    seat = int(decision.seat)
    for viewer in (*range(match.state.players), SPECTATOR):
        if viewer == seat:
            continue
        alike: dict[str, Course] = {}
        for option in decision.options:
            course = Course(match, option, seat)
            first = alike.setdefault(as_json(course.state.view(viewer)), course)
            if first.state.digest() == course.state.digest():
                continue
            language = LANGUAGES[match.last % len(LANGUAGES)]
            assert first.told(display, language) == course.told(display, language), option
            found[option.kind] += 1
    return found


def secret_choices(offers: Offers) -> tuple[list[Choice], int, tuple[str, str]]:
    """A game up to a choice whose outcome only its seat knows, and two ways to make it."""
    for seed in range(60):
        state = offers.box("fallout", OUTPOST).game.new(2, seed, max_rounds=6)
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
