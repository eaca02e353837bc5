"""Checks of what is offered: somebody can choose, and every option can be told from the others."""

from __future__ import annotations

from overseer.kernel.decision import CHANCE, Decision
from overseer.kernel.errors import OverseerError
from overseer.kernel.state import State
from overseer.testing.law import Law, Spot
from overseer.testing.play import PASSES


def check_decisions(state: State, spot: Spot) -> None:
    """Not over implies that seats have choices to make; the driver shows nothing else."""
    decisions = state.decisions
    if state.over or not decisions:
        if bool(decisions) or not state.over or state.decision is not None:
            raise spot.broken(
                Law.NEVER_STUCK,
                f"over is {state.over}, but {len(decisions)} decisions are open",
            )
        return
    if state.decision is None or state.decision.seat != decisions[0].seat:
        raise spot.broken(Law.NEVER_STUCK, "state.decision is not the first of state.decisions")
    seats = [decision.seat for decision in decisions]
    if len(set(seats)) < len(seats):
        raise spot.broken(Law.NEVER_STUCK, f"a seat has two decisions at once: {seats}")
    for decision in decisions:
        if decision.seat not in range(state.players):
            raise spot.broken(Law.NEVER_STUCK, f"a decision of seat {decision.seat} is shown")
        if len(decision.options) < 2:
            raise spot.broken(
                Law.NEVER_STUCK,
                f"seat {decision.seat} is asked {decision.text()!r} "
                f"with {len(decision.options)} options, which is no choice",
            )
        check_options(decision, state, spot)


def check_options(decision: Decision, state: State, spot: Spot) -> None:
    """Options are distinct, can be written and read, end in pass or done, and have a default."""
    notations = [option.notation for option in decision.options]
    if len(set(notations)) < len(notations):
        twice = sorted({each for each in notations if notations.count(each) > 1})
        raise spot.broken(Law.OPTIONS, f"offered more than once: {', '.join(twice)}")
    ended = False
    for notation in notations:
        if ended and notation not in PASSES:
            raise spot.broken(Law.OPTIONS, f"{notation!r} comes after pass or done")
        ended = ended or notation in PASSES
    if not 0 <= decision.default < len(notations):
        raise spot.broken(
            Law.OPTIONS, f"the default is option {decision.default} of {len(notations)}"
        )
    for index, option in enumerate(decision.options):
        if option != decision.options[index] or option not in decision.options:
            raise spot.broken(Law.OPTIONS, f"{notations[index]!r} is not equal to itself")
        check_notation(notations[index], option.code, state, spot)


def check_notation(notation: str, code: int, state: State, spot: Spot) -> None:
    """What is written is read as the same option."""
    if notation != " ".join(notation.split()) or not notation.isprintable():
        raise spot.broken(Law.NOTATION, f"{notation!r} cannot stand on a line of a journal")
    try:
        read = state.book.parse(notation, state)
    except OverseerError as error:
        raise spot.broken(Law.NOTATION, f"{notation!r} is offered, but: {error}") from error
    if read != code:
        other = state.book.notation(read)
        raise spot.broken(Law.NOTATION, f"{notation!r} is read as another option, {other!r}")


def check_chance(decision: Decision, state: State, spot: Spot) -> None:
    """A decision that the driver would have made: chance with weights, or a single option."""
    if decision.seat == CHANCE and any(option.weight < 1 for option in decision.options):
        raise spot.broken(Law.MANUAL, "chance offers something that cannot happen")
    if len(decision.options) < 1:
        raise spot.broken(Law.NEVER_STUCK, f"{decision.text()!r} has no option at all")
    check_options(decision, state, spot)
