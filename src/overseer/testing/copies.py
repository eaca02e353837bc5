"""Checks of copies: dumps and clones are the same game, and live lives of their own."""

from __future__ import annotations

import json

from overseer.kernel.decision import Option
from overseer.kernel.errors import OverseerError
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.testing.law import Law, Spot
from overseer.testing.play import Chooser, through_json

_STEPS = 3  # choices made on a clone to see whether the original notices


def offered(state: State) -> list[tuple[int, int, list[str]]]:
    """All open decisions as plain values: seat, default and options."""
    return [
        (decision.seat, decision.default, [option.notation for option in decision.options])
        for decision in state.decisions
    ]


class Saved:
    """A dump that a state was restored from, and what it says as long as nobody changes it."""

    def __init__(self, dump: dict[str, object], spot: Spot) -> None:
        check_json(dump, Law.SAVE, "the dump", spot)
        self.given: dict[str, object] = through_json(dump)
        self._dump = dump

    def check(self, spot: Spot) -> None:
        """Whatever was played on the state since, the dump has not noticed."""
        if self.given != self._dump:
            raise spot.broken(Law.SAVE, "play on a restored state changed its dump")


def check_restored(
    game: Game, state: State, dump: dict[str, object], saved: Saved, spot: Spot
) -> State:
    """The state that comes back from a dump, once it is found to be the same."""
    try:
        restored = game.restore(saved.given)
    except OverseerError as error:
        raise spot.broken(Law.SAVE, f"its own dump is refused: {error}") from error
    _check_same(dump, restored, Law.SAVE, "that was restored", spot)
    if state.digest() != restored.digest():
        raise spot.broken(Law.SAVE, "the restored state has another digest")
    if offered(state) != offered(restored):
        raise spot.broken(Law.SAVE, "the restored state offers other options")
    if state.over != restored.over or state.outcome != restored.outcome:
        raise spot.broken(Law.SAVE, "the restored game ends otherwise")
    return restored


def check_json(value: object, law: Law, name: str, spot: Spot) -> None:
    """A value is made of JSON types with string keys only, and so survives a trip."""
    try:
        same = json.loads(json.dumps(value, allow_nan=False)) == value
    except (TypeError, ValueError) as error:
        raise spot.broken(law, f"{name} is not JSON: {error}") from error
    if not same:
        raise spot.broken(law, f"{name} changes on its way through JSON: keys must be strings")


def check_detached(state: State, seat: int, spot: Spot) -> None:
    """What is given out belongs to whoever asked: no part of it is given out twice."""
    pairs = {"dump": (state.dump(), state.dump()), "view": (state.view(seat), state.view(seat))}
    for name, (one, other) in pairs.items():
        shared = _parts(one).keys() & _parts(other).keys()
        for place in sorted(_parts(one)[part] for part in shared):
            raise spot.broken(Law.SAVE, f"whoever changes {place} of a {name} changes the game")


def check_clone(state: State, dump: dict[str, object], chooser: Chooser, spot: Spot) -> None:
    """Whatever is played on a clone, the original does not notice."""
    copy = state.clone()
    _check_same(dump, copy, Law.CLONE, "that was cloned", spot)
    if offered(copy) != offered(state):
        raise spot.broken(Law.CLONE, "the cloned state offers other options")
    for _ in range(_STEPS):
        if copy.over:
            break
        decision, option = chooser.choice(copy)
        copy.apply(option, decision.seat)
    if state.dump() != dump:
        raise spot.broken(Law.CLONE, "play on the clone changed the original")


def check_clone_follows(
    original: State,
    copy: State,
    before: dict[str, object],
    option: Option,
    seat: int,
    spot: Spot,
) -> None:
    """A clone made before a choice has not noticed it, and makes it with the same dice."""
    if copy.dump() != before:
        raise spot.broken(Law.CLONE, f"{option.notation!r} on the original changed its clone")
    copy.apply(option, seat)
    how = f"cloned before {option.notation!r} was played on both"
    _check_same(original.dump(), copy, Law.CLONE, how, spot)


def _check_same(dump: dict[str, object], other: State, law: Law, how: str, spot: Spot) -> None:
    """A dump holds the generator too: where it is the same, the same dice will come."""
    found = other.dump()
    if found != dump:
        different = [key for key in dump if found.get(key) != dump[key]]
        raise spot.broken(law, f"the state {how} has another dump, in {', '.join(different)}")


def _parts(value: object, place: str = "all") -> dict[int, str]:
    """All lists and mappings in a value, by identity, with their places."""
    parts: dict[int, str] = {}
    if isinstance(value, dict | list):
        parts[id(value)] = place
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, each in pairs:
            parts |= _parts(each, str(key) if place == "all" else f"{place}.{key}")
    return parts
