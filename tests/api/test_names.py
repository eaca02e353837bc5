"""The public names: there, documented, and nothing that a caller passes is taken on trust."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import overseer
from overseer import Malformed

OPTIONS = ("first_player", "elevator_order", "max_rounds", "house_rules")


@pytest.mark.parametrize("name", overseer.__all__)
def test_a_public_name_is_there(name: str) -> None:
    assert hasattr(overseer, name)


def source_of(name: str) -> ast.ClassDef | ast.FunctionDef:
    """A public class or function as it is written; compiled ones forget what they say."""
    module = Path(overseer.__file__).parent.joinpath(
        *getattr(overseer, name).__module__.split(".")[1:]
    )
    path = module / "__init__.py" if module.is_dir() else module.with_suffix(".py")
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return node
    raise LookupError(name)


@pytest.mark.parametrize(
    "name", [name for name in overseer.__all__ if callable(getattr(overseer, name))]
)
def test_what_can_be_called_says_what_it_is(name: str) -> None:
    node = source_of(name)
    assert ast.get_docstring(node)
    for member in node.body if isinstance(node, ast.ClassDef) else ():
        if isinstance(member, ast.FunctionDef) and not member.name.startswith("_"):
            assert ast.get_docstring(member), member.name


def test_chance_and_spectators_are_seats() -> None:
    assert (overseer.CHANCE, overseer.SPECTATOR) == (-1, -2)
    assert isinstance(overseer.COMPILED, bool)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"max_round": 3}, "did you mean 'max_rounds'?"),
        ({"frob": 3}, "first_player, elevator_order, house_rules, max_rounds"),
        ({"max_rounds": 0}, "max_rounds is a number from 1"),
        ({"max_rounds": "3"}, "max_rounds is a number from 1"),
        ({"max_rounds": True}, "max_rounds is a number from 1"),
        ({"first_player": 2}, 'first_player is "random" or a seat from 0 to 1'),
        ({"first_player": "1"}, 'first_player is "random" or a seat from 0 to 1'),
        ({"first_player": True}, 'first_player is "random" or a seat from 0 to 1'),
        ({"elevator_order": "down"}, '"clockwise", "random" or a list of seats'),
        ({"elevator_order": [0]}, "every seat from 0 to 1 once"),
        ({"elevator_order": [0, 0]}, "every seat from 0 to 1 once"),
        ({"elevator_order": ["0", "1"]}, "every seat from 0 to 1 once"),
        ({"elevator_order": [0, 1.0]}, "every seat from 0 to 1 once"),
        ({"house_rules": "fifth-room"}, "house_rules is a list of names"),
        ({"house_rules": ["fith-room"]}, "starting-resources, fifth-room, alternate-columns"),
        ({"chance": "never"}, 'chance is "auto" or "manual"'),
        ({"forced": False}, 'forced is "auto" or "manual"'),
    ],
)
def test_options_are_checked(options: dict[str, Any], message: str) -> None:
    with pytest.raises(Malformed) as caught:
        overseer.load("shelter").new(players=2, seed=1, **options)
    assert message in str(caught.value)


@pytest.mark.parametrize("options", [{}, {"max_rounds": None}, {"house_rules": ()}])
def test_options_have_defaults(options: dict[str, Any]) -> None:
    state = overseer.load("shelter").new(players=2, seed=1, **options)
    assert state.options == {
        "first_player": "random",
        "elevator_order": "clockwise",
        "max_rounds": None,
        "house_rules": [],
    }


def test_options_that_a_caller_changes_later_do_not_change_the_table() -> None:
    order, rules = [1, 0], ["fifth-room"]
    state = overseer.load("shelter").new(players=2, seed=1, elevator_order=order, house_rules=rules)
    before = state.dump()
    order.reverse()
    rules.clear()
    assert state.dump() == before


def test_what_is_given_out_can_be_changed_without_changing_the_table() -> None:
    game = overseer.load("shelter")  # one of its own: it would be spoilt for other tests
    state = game.new(players=2, seed=1, elevator_order=[1, 0])
    before = state.digest()
    for given in (state.dump(), state.view(0), state.view(overseer.SPECTATOR)):
        packs: Any = given.get("packs", [])
        packs.clear()
        options: Any = given["options"]
        options["elevator_order"].reverse()
        options.clear()
        assert state.digest() == before


def test_without_a_seed_games_differ() -> None:
    game = overseer.load("shelter")
    tracks = {str(game.new(players=2).view(0)["table"]) for _ in range(5)}
    assert len(tracks) == 5


def test_a_game_can_be_loaded_twice() -> None:
    one, other = overseer.load("shelter"), overseer.load("shelter")
    state = one.new(players=3, seed=4)
    assert other.restore(state.dump()).digest() == state.digest()
    assert other.new(players=3, seed=4).digest() == state.digest()


def test_a_game_refuses_dumps_of_other_packs() -> None:
    market = overseer.load("shelter", packs=["examples/packs/night-market"])
    dump = overseer.load("shelter").new(players=2, seed=1).dump()
    with pytest.raises(Malformed, match="packs"):
        market.restore(dump)
