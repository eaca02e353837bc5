"""Checks of the future: nobody looks into it by taking back, or by choices nobody means to make."""

from __future__ import annotations

from overseer.journal.match import Match
from overseer.kernel.decision import SPECTATOR, Option
from overseer.kernel.errors import OverseerError
from overseer.kernel.state import State
from overseer.testing.law import Law, Spot
from overseer.testing.play import as_json
from overseer.testing.views import Views

_NONSENSE = "no such choice"


def check_taking_back(
    match: Match, before: State, option: Option, seat: int, views: Views, seed: int, spot: Spot
) -> None:
    """A choice that may be taken back has told nobody anything.

    Had a viewer known what comes of it, the choice would lead to the same sight in every state that
    the viewer could not tell from the true one.
    """
    if not match.can_undo(seat):
        return
    seats = (*range(spot.players), SPECTATOR)
    viewer = seats[spot.decision % len(seats)]
    guess = views.sampled(before, viewer, seed, spot)
    try:
        guess.apply(option, seat)
    except OverseerError:
        return  # in the state that was guessed, there is no such choice
    if guess.over:
        return  # by hands that were guessed too high; that nobody has won yet is no news
    if as_json(guess.view(viewer)) != as_json(match.state.view(viewer)):
        raise spot.broken(
            Law.TAKING_BACK,
            f"{option.notation!r} can be taken back, although it told seat {viewer} something",
        )


def check_together(match: Match, choice: str, seat: int, probes: list[str], spot: Spot) -> None:
    """Choices made together are answered alike, and leave as little, whatever dice would come."""
    for following in (*probes, _NONSENSE):
        first, second = (_answer(match, [choice, following], seat, seed, spot) for seed in (1, 2))
        if first != second:
            raise spot.broken(
                Law.TOGETHER,
                f"the answer to {choice!r} and {following!r} tells what dice are to come",
            )


def _answer(match: Match, choices: list[str], seat: int, seed: int, spot: Spot) -> str:
    """How choices are answered in a match of the same lines with dice of its own."""
    twin = match.fork(match.last, seed)
    journal = twin.journal()
    try:
        twin.choose(choices, seat)
    except OverseerError as error:
        if twin.journal() != journal:
            raise spot.broken(Law.TOGETHER, f"{choices} were refused, but not forgotten") from error
        return str(error)
    return ""
