"""Checks across processes: another one, with other hashes and the source, plays the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import overseer
from overseer.kernel.game import Game
from overseer.registry import names
from overseer.testing.law import Law, Spot
from overseer.testing.play import Chooser

_ROOT = Path(overseer.__file__).parents[1]


def chain(game: Game, players: int, seed: int, options: Mapping[str, Any]) -> list[str]:
    """The digests of a random game, one before each choice and one at its end."""
    state = game.new(players, seed, **options)
    chooser = Chooser(seed)
    digests = [state.digest()]
    while not state.over:
        decision, option = chooser.choice(state)
        state.apply(option, decision.seat)
        digests.append(state.digest())
    return digests


def check_elsewhere(
    game: Game, packs: Sequence[Path | str], spots: Sequence[Spot], options: Mapping[str, Any]
) -> None:
    """The source, in a process with another hash seed, gives the same digests.

    Only registered games can be loaded there; `packs` are those that the game was loaded with.
    """
    if game.name not in names() or not spots:
        return
    task = {
        "game": game.name,
        "packs": [str(pack) for pack in packs],
        "options": dict(options),
        "games": [[spot.players, spot.seed] for spot in spots],
    }
    answer = _ask(task, spots[0])
    if answer["packs"] != [[pack.id, pack.version, pack.hash] for pack in game.packs]:
        raise spots[0].broken(
            Law.PROCESS,
            f"the game loads with packs {_names(answer['packs'])} in another process, not with "
            f"{', '.join(pack.id for pack in game.packs)}; give check_game the packs it was "
            "loaded with (packs=[...])",
        )
    for spot, elsewhere in zip(spots, answer["chains"], strict=True):
        here = chain(game, spot.players, spot.seed, options)
        for number, (one, other) in enumerate(zip(here, elsewhere, strict=False)):
            if one != other:
                spot.decision = number
                raise spot.broken(Law.PROCESS, "another process comes to another digest")
        if len(here) != len(elsewhere):
            raise spot.broken(Law.PROCESS, "another process plays a game of another length")


def answer_task(task: Mapping[str, Any]) -> dict[str, Any]:
    """What the other process does: load the game, play, and tell the digests."""
    game = overseer.load(task["game"], packs=task["packs"])
    return {
        "packs": [[pack.id, pack.version, pack.hash] for pack in game.packs],
        "chains": [chain(game, players, seed, task["options"]) for players, seed in task["games"]],
    }


def _ask(task: Mapping[str, Any], spot: Spot) -> Any:
    environment = {
        **os.environ,
        "OVERSEER_PURE": "1",
        "PYTHONHASHSEED": "4242",
        "PYTHONPATH": os.pathsep.join([str(_ROOT), os.environ.get("PYTHONPATH", "")]),
    }
    process = subprocess.run(
        [sys.executable, "-m", "overseer.testing"],
        input=json.dumps(task),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if process.returncode != 0:
        lines = process.stderr.strip().splitlines() or ["no message"]
        raise spot.broken(Law.PROCESS, f"another process cannot play it: {lines[-1]}")
    return json.loads(process.stdout)


def _names(packs: Sequence[Sequence[str]]) -> str:
    return ", ".join(pack[0] for pack in packs)
