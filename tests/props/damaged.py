"""Damage: valid dumps and views with something changed in them, given back to the game.

    python damaged.py dump 200 7      tries 200 damaged dumps, all of which follow from seed 7

Every case must be refused by an error of the family, or give a state that is sound and can be
played on. This runs in a process of its own: what a damaged frame does could also be never to end.
Each case is described on standard output before it is tried, so that the last line tells.
"""

from __future__ import annotations

import copy
import json
import random
import sys
from collections.abc import Iterator
from typing import Any, cast

import overseer
from overseer.games.shelter.invariants import broken_invariants
from overseer.games.shelter.vault import Vault
from overseer.testing.play import Chooser

VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 2, 7, 99, 10**6, 1 << 40, 1 << 70, -(1 << 70)),
    *(1.5, "x", "", [], {}, [1], "Round"),
)
FURTHER = 10  # choices made in a state that was accepted
Path = tuple[Any, ...]


def states() -> Iterator[overseer.State]:
    """Positions of a few games, early and late, in all kinds of frames."""
    game = overseer.load("shelter")
    for seed in range(6):
        state, chooser = game.new(2 + seed % 3, seed, max_rounds=30), Chooser(seed)
        for number in range(160):
            if state.over:
                break
            if number % 9 == seed:
                yield state
            state.apply(chooser.choice(state)[1])


def paths(value: object, path: Path = ()) -> Iterator[Path]:
    """The place of every value in a tree of JSON types."""
    if path:
        yield path
    if isinstance(value, dict):
        for key in value:
            yield from paths(value[key], (*path, key))
    elif isinstance(value, list):
        for index in range(len(value)):
            yield from paths(value[index], (*path, index))


def damage(tree: Any, dice: random.Random) -> str:
    """Change something in a tree, and tell what."""
    # The table in a view is for the eye; nothing is read from it.
    places = [place for place in paths(tree) if place[0] != "table"]
    if dice.random() < 0.4:  # frames are few, but the most delicate part
        places = [place for place in places if "stack" in place] or places
    place = dice.choice(places)
    holder = tree
    for key in place[:-1]:
        holder = holder[key]
    key, old = place[-1], holder[place[-1]]
    where = ".".join(map(str, place))
    if dice.random() < 0.2:
        del holder[key]
        return f"{where} deleted"
    if isinstance(holder, list) and dice.random() < 0.1:
        holder.insert(key, copy.deepcopy(old))
        return f"{where} doubled"
    new = dice.choice(VALUES)
    if isinstance(old, int) and not isinstance(old, bool) and dice.random() < 0.6:
        new = old + dice.choice((-2, -1, 1, 2, 5))
    holder[key] = copy.deepcopy(new)
    return f"{where} = {json.dumps(new)} (was {json.dumps(old)[:40]})"


def try_on(state: overseer.State, chooser: Chooser) -> None:
    """Look at a state and play on in it; whatever is wrong raises."""
    for _ in range(FURTHER):
        problems = broken_invariants(cast(Vault, state))
        assert not problems, f"accepted, but unsound: {problems[0]}"
        json.dumps([state.dump(), state.view(0), state.digest()])
        if state.over:
            assert state.outcome is not None
            return
        decision, option = chooser.choice(state)
        assert len(decision.options) >= 2, "accepted, but without a choice"
        decision.text("pl")
        option.text("ru")
        state.apply(option)


def main(kind: str, cases: int, seed: int) -> None:
    """Try a number of cases; the first that is neither refused nor sound raises."""
    game, dice, chooser = overseer.load("shelter"), random.Random(seed), Chooser(seed)
    whole = [json.dumps(each.dump() if kind == "dump" else each.view(0)) for each in states()]
    refused = 0
    for number in range(cases):
        tree = json.loads(dice.choice(whole))
        told = [damage(tree, dice) for _ in range(dice.choice((1, 1, 1, 2, 3)))]
        print(f"{kind} {number} of seed {seed}: {'; '.join(told)}", flush=True)
        try:
            state = game.restore(tree) if kind == "dump" else game.sample(tree, number)
        except overseer.OverseerError:
            refused += 1
        else:
            try_on(state, chooser)
    print(f"{refused} of {cases} refused", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
