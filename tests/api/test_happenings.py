"""`match.happenings`: the events of a game by public words and ids, as everybody may know them."""

from __future__ import annotations

import pytest

import overseer
from kernel.toy import Toy
from overseer.catalog.fallout.game import FalloutGame
from overseer.games.fallout import events as fallout_events
from overseer.games.fallout import terms as fallout_terms
from overseer.games.shelter import events as shelter_events
from overseer.games.shelter import terms as shelter_terms
from overseer.kernel.event import CHOICE, Event
from overseer.kernel.targets import CardTarget, Happening, Targets
from overseer.testing.play import Chooser

GAMES = ("shelter", "fallout")
FALLOUT = FalloutGame(["outpost"])


def played(name: str, seed: int) -> overseer.Match:
    """A random match."""
    match = overseer.Match(overseer.load(name), 3, seed, max_rounds=8)
    chooser = Chooser(seed)
    while not match.state.over:
        decision, option = chooser.choice(match.state)
        match.apply(option, int(decision.seat))
    return match


def told(name: str, kind: int, seat: int, *numbers: int) -> Happening | None:
    a, b, c = (*numbers, 0, 0, 0)[:3]
    book = FALLOUT.book if name == "fallout" else overseer.load(name).book
    return book.happening(Event(kind, seat, a, b, c))


@pytest.mark.parametrize("name", GAMES)
def test_all_that_the_log_tells_has_happened(name: str) -> None:
    kinds = set()
    for seed in range(4):
        match = played(name, seed)
        book, happenings = match.state.book, iter(match.happenings())
        for passage in match.passages():
            for event in passage.events:
                line, happening = book.log_line(event, "en", ()), book.happening(event)
                assert (line is None) == (happening is None), event.kind
                if happening is not None:
                    assert next(happenings).line == passage.line.number
                    assert happening.kind
                    kinds.add(happening.kind)
        assert next(happenings, None) is None
    assert len(kinds) > 20


@pytest.mark.parametrize("name", GAMES)
def test_their_cards_and_places_are_those_of_the_game(name: str) -> None:
    game = overseer.load(name)
    for seed in range(3):
        for happening in played(name, seed).happenings():
            for card in happening.targets.cards:
                if card.kind != "faction":
                    assert game.cards.find(card) is not None


def test_what_comes_after_a_line() -> None:
    match = played("shelter", 1)
    whole = match.happenings()
    line = whole[len(whole) // 2].line
    assert match.happenings(after=line) == [each for each in whole if each.line > line]
    assert match.happenings(after=match.last) == []


@pytest.mark.parametrize(
    ("kind", "numbers", "targets"),
    [
        ("E_GAINED", (1, 2, 1), Targets(values={"resource": "F", "count": 2, "lost": 1})),
        ("E_FIGHT", (9, 8, 1), Targets(values={"total": 9, "needed": 8, "won": 1})),
        ("E_INJURED", (2,), Targets(places=("L0.3",))),
        ("E_HEALED", (shelter_terms.IN_FRONT,), Targets()),
        ("E_HEALED", (2,), Targets(places=("L0.3",))),
        ("E_NO_THREAT", (1, 7, 0), Targets(values={"level": 1, "sum": 7, "why": "seven"})),
        ("E_EXCHANGED", (1, 14), Targets(values={"paid": "W", "gained": "FF"})),
        ("E_PASSED", (), Targets()),
    ],
)
def test_events_of_shelter(kind: str, numbers: tuple[int, ...], targets: Targets) -> None:
    number = vars(shelter_terms)[kind]
    name = kind.removeprefix("E_").lower().replace("_", "-")
    assert told("shelter", number, 1, *numbers) == Happening(name, 1, targets)


def test_events_of_fallout() -> None:
    t, moth = fallout_terms, FALLOUT.names.tokens.index("lamp-moth")
    enemy = CardTarget("enemy", "lamp-moth")
    assert told("fallout", t.E_ENEMY_MOVED, -1, moth, 0, 1) == Happening(
        "enemy-moved", -1, Targets(("A1.1", "A1.2"), (enemy,))
    )
    assert told("fallout", t.E_DICE, 0, 2 + 8 * 6 + 64 * 5, 1) == Happening(
        "dice", 0, Targets(faces=(3, 0, 6), values={"fight": 1})
    )
    assert told("fallout", t.E_GAVE_CAPS, 0, 2, 1) == Happening(
        "gave-caps", 0, Targets(seats=(1,), values={"count": 2})
    )


def test_an_enemy_that_lies_facedown_is_told_by_its_type_alone() -> None:
    t, moth = fallout_terms, FALLOUT.names.tokens.index("lamp-moth")
    slept = told("fallout", t.E_ENEMY_SLEPT, -1, moth, 0)
    placed = told("fallout", t.E_ENEMY_PLACED, -1, t.TYPE_HIDDEN + t.CRITTER, 0)
    for happening in (slept, placed):
        assert happening is not None
        assert happening.targets == Targets(places=("A1.1",), values={"type": "critter"})


def test_which_agenda_was_dropped_or_given_is_not_told() -> None:
    t = fallout_terms
    for kind in (t.E_AGENDA_DROPPED, t.E_AGENDAS, t.E_GAVE_AGENDAS):
        happening = told("fallout", kind, 0, 1, 1)
        assert happening is not None
        assert happening.targets.cards == ()


def test_a_choice_is_told_only_where_no_event_tells_of_it() -> None:
    book = overseer.load("fallout", ["outpost"]).book
    state = overseer.load("fallout", ["outpost"]).new(players=2, seed=1)
    for choice, is_told in (("explore B1", True), ("trade 1", True), ("drop well-read", False)):
        happening = book.happening(Event(CHOICE, 0, book.parse(choice, state), 0, 0))
        assert (happening is not None) == is_told
    assert book.happening(Event(CHOICE, 0, book.parse("explore B1", state), 0, 0)) == Happening(
        "choice", 0, Targets(places=("B1",)), "explore"
    )


@pytest.mark.parametrize("module", [shelter_events, fallout_events])
def test_every_event_has_a_word_of_its_own(module: object) -> None:
    names: dict[int, str] = vars(module)["NAMES"]
    assert len(set(names.values())) == len(names)
    assert CHOICE not in names


def test_a_game_that_names_no_events_tells_none() -> None:
    match = overseer.Match(Toy(), 2, 1)
    match.apply(0)
    assert match.happenings() == []
