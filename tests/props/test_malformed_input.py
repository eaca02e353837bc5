"""Malformed input to the library: the documented errors, one message, and nothing changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import overseer
from overseer import ContentError, Illegal, Malformed, Match, OverseerError
from overseer.testing.play import Chooser
from props.soaking import times
from props.tables import position, shelter, with_market

anything = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=30)
    | st.binary(max_size=10)
    | st.lists(st.integers(-3, 20), max_size=5)
    | st.dictionaries(st.text(max_size=5), st.integers(), max_size=3)
)
words = st.lists(
    st.sampled_from(
        [
            "place",
            "pass",
            "done",
            "with",
            "wear",
            "room",
            "side",
            "discount",
            "strike",
            "pay",
            "give",
            "use",
            "reroll",
            "take",
            "gain",
            "ready",
            "heal",
            "exchange",
            "income",
            "train",
            "trainee",
            "roll",
            "die",
            "draw",
            "first",
            "level",
            "-",
            "!",
            "S",
            "L",
            "W",
            "F",
            "E",
            "?",
            "L0.1",
            "L0.e",
            "L2.12",
            "L9.9",
            "L0.13",
            "L0.01",
            "L0",
            "e",
            "left",
            "right",
            "item",
            "threat",
            "shotgun",
            "garden",
            "radroach",
            "W>FF",
            ">W",
            "WW>",
            "0",
            "1",
            "6",
            "7",
            "99",
            "-1",
            "١",
            "²",
            "1.0",
            "\u202e",
            "\x00",
            "\n",
        ]
    )
    | st.text(max_size=6),
    max_size=4,
).map(" ".join)


def attempt(call: Callable[[], object]) -> OverseerError | None:
    """The error of a call, if it is refused: one of the family, with something to say."""
    try:
        call()
    except OverseerError as error:
        refusal = error
    else:
        return None
    assert str(refusal).strip()
    assert "Traceback" not in str(refusal)
    return refusal


def refused(call: Callable[[], object]) -> OverseerError:
    """The error of a call that must be refused."""
    error = attempt(call)
    assert error is not None, "this was not refused"
    return error


# Choices


@settings(max_examples=times(150), deadline=None)
@given(st.integers(2, 4), st.integers(0, 60), words | anything, st.none() | st.integers(-3, 5))
def test_any_choice_is_made_or_refused_without_a_trace(
    players: int, choices: int, choice: object, seat: int | None
) -> None:
    state = position(players, seed=choices, choices=choices)
    before, copy = state.dump(), state.clone()
    error = attempt(lambda: copy.apply(choice, seat))
    if error is not None:
        assert isinstance(error, (Illegal, Malformed))
        assert copy.dump() == before
    if attempt(lambda: state.explain(choice, seat)) is None:
        explanation = state.explain(choice, seat)
        assert explanation.possible == (error is None)
        # A name that several things have breaks no rule: it is asked which of them is meant.
        assert explanation.rules or [each.key for each in explanation.reasons] == ["several"]
        assert explanation.text("pl")
    assert state.dump() == before


@settings(max_examples=times(60), deadline=None)
@given(st.integers(0, 80), words)
def test_what_can_be_read_is_written_the_same_way(choices: int, text: str) -> None:
    state = position(3, seed=choices, choices=choices)
    try:
        code = state.book.parse(text, state)
    except Malformed:
        return
    assert state.book.parse(state.book.notation(code), state) == code


def test_an_option_of_another_game_is_refused() -> None:
    """Its numbers may mean cards that this game does not have."""
    state, chooser = with_market().new(3, seed=8, first_player=0, max_rounds=40), Chooser(8)
    strange: set[overseer.Option] = set()
    while not state.over:
        strange.update(state.decisions[0].options)
        state.apply(chooser.choice(state)[1])
    here = shelter().new(3, seed=8, first_player=0)
    before = here.dump()
    for option in strange.difference(here.decisions[0].options):
        refused(partial(here.apply, option))
        attempt(partial(here.explain, option))
        assert here.dump() == before


# New games and matches


@pytest.mark.parametrize("name", ["shelterr", "", "Shelter", "fallout 4", "../shelter"])
def test_an_unknown_game(name: str) -> None:
    assert "shelter" in str(refused(lambda: overseer.load(name)))


@settings(deadline=None)
@given(anything)
def test_anything_but_a_game(name: object) -> None:
    refused(lambda: overseer.load(name))  # type: ignore[arg-type]


@settings(deadline=None)
@given(anything.filter(lambda number: number not in (2, 3, 4)))
def test_an_impossible_number_of_players(players: Any) -> None:
    assert "2 to 4 players" in str(refused(lambda: shelter().new(players, seed=1)))
    refused(lambda: Match(shelter(), players, seed=1))


@settings(deadline=None)
@given(anything.filter(lambda seed: type(seed) is not int and seed is not None))
def test_an_impossible_seed(seed: Any) -> None:
    refused(lambda: shelter().new(2, seed=seed))
    refused(lambda: Match(shelter(), 2, seed=seed))


OPTIONS = ("first_player", "elevator_order", "max_rounds", "house_rules")


@settings(max_examples=times(120), deadline=None)
@given(st.sampled_from((*OPTIONS, "chance", "forced")), anything)
@example("house_rules", b"")
def test_any_option_is_taken_or_refused(name: str, value: Any) -> None:
    options: dict[str, Any] = {name: value}
    error = attempt(lambda: shelter().new(2, seed=1, **options))
    if error is None:
        state = shelter().new(2, seed=1, **options)
        assert not state.over
        json.dumps(state.dump())
    else:
        assert name in str(error)


@pytest.mark.parametrize("name", ["max_round", "", "seats", "house rules"])
def test_an_unknown_option_names_the_known_ones(name: str) -> None:
    options: dict[str, Any] = {name: 1}
    message = str(refused(lambda: shelter().new(2, seed=1, **options)))
    for known in OPTIONS:
        assert known in message


@settings(deadline=None)
@given(anything, anything)
def test_impossible_names_and_salts(names: Any, salt: Any) -> None:
    if attempt(lambda: Match(shelter(), 2, seed=1, names=names, salt=salt)) is None:
        match = Match(shelter(), 2, seed=1, names=names, salt=salt)
        assert match.names == tuple(names)


# Matches and journals


@settings(max_examples=times(60), deadline=None)
@given(words | anything, st.none() | st.integers(-3, 5))
def test_a_match_refuses_without_a_trace(choice: object, seat: int | None) -> None:
    match = Match(shelter(), 2, seed=3)
    journal, dump = match.journal(), match.state.dump()
    if attempt(lambda: match.apply(choice, seat)) is None:
        assert len(match.journal()) > len(journal)
    else:
        assert match.journal() == journal
        assert match.state.dump() == dump


@settings(max_examples=times(60), deadline=None)
@given(anything | st.text())
def test_anything_but_a_journal(text: Any) -> None:
    refused(lambda: shelter().replay(text))


@settings(max_examples=times(60), deadline=None)
@given(st.floats(0, 1, exclude_max=True), st.integers(0, 40), st.text(max_size=8))
def test_a_damaged_journal_is_refused_or_the_same(where: float, cut: int, put: str) -> None:
    match, chooser = Match(shelter(), 2, seed=4, max_rounds=2), Chooser(4)
    while not match.state.over:
        match.apply(chooser.choice(match.state)[1])
    journal = match.journal()
    start = int(where * len(journal))
    damaged = journal[:start] + put + journal[start + cut :]
    error = attempt(lambda: shelter().replay(damaged))
    if error is None:
        assert shelter().replay(damaged).journal() == journal
    else:
        assert str(error).startswith("line ")


@settings(deadline=None)
@given(st.integers(-3, 5) | anything)
def test_only_a_seat_can_undo(seat: Any) -> None:
    match = Match(shelter(), 2, seed=3)
    before = match.journal()
    refused(lambda: match.undo(seat))
    assert match.journal() == before


# Dumps, views, packs


@settings(deadline=None)
@given(anything)
def test_anything_but_a_dump(dump: Any) -> None:
    refused(lambda: shelter().restore(dump))


@settings(deadline=None)
@given(anything, st.integers(0, 9) | anything)
def test_anything_but_a_view(view: Any, seed: Any) -> None:
    refused(lambda: shelter().sample(view, seed))


@settings(deadline=None)
@given(anything.filter(lambda seat: seat not in (0, 1, -2) or type(seat) is not int))
def test_anything_but_a_seat(seat: Any) -> None:
    state = shelter().new(2, seed=1)
    before = state.dump()
    refused(lambda: state.view(seat))
    assert state.dump() == before


@pytest.mark.parametrize("language", ["de", "", "EN", "../en"])
def test_an_unknown_language(language: Any) -> None:
    state = shelter().new(2, seed=1)
    decision = state.decision
    assert decision is not None
    message = str(refused(lambda: decision.options[0].text(language)))
    assert "en, pl, ru" in message
    refused(lambda: decision.text(language))
    refused(lambda: state.explain("pass").text(language))
    refused(lambda: Match(shelter(), 2, seed=1).log(language))


@pytest.mark.parametrize("language", [None, 3, ["en"]])
def test_what_is_no_language(language: Any) -> None:
    decision = shelter().new(2, seed=1).decision
    assert decision is not None
    refused(lambda: decision.text(language))
    refused(lambda: decision.options[0].text(language))


@pytest.mark.parametrize(
    "pack",
    ["no-such-pack", "", "/", "pack.yaml", b"x", 3, None, "\x00", "x" * 5000],
    ids=lambda pack: repr(pack)[:20],
)
def test_a_pack_that_is_not_there(pack: Any) -> None:
    assert isinstance(
        refused(lambda: overseer.load("shelter", packs=[pack])), (ContentError, Malformed)
    )


@pytest.mark.parametrize("packs", ["night-market", None, 3, {"a": 1}])
def test_packs_are_a_list(packs: Any) -> None:
    refused(lambda: overseer.load("shelter", packs=packs))


def test_the_same_pack_twice(tmp_path: Path) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    error = refused(lambda: overseer.load("shelter", packs=[folder, folder]))
    assert "pack.yaml" in str(error)
