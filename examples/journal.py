"""A game that is saved, resumed, taken back and forked: what can be done with a journal.

python examples/journal.py FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

import overseer
from overseer.journal.replay import resume


def main(folder: str = ".") -> None:
    game = overseer.load("shelter")
    match = overseer.Match(game, players=2, names=["Ada", "Boris"], first_player=0)
    match.apply("place - L0.7")

    # Nobody has learned anything by it, so Ada may think again.
    match.undo()
    match.apply("place - L0.9")

    # Beside the journal lies the seed, so that the game goes on with the same dice.
    path = Path(folder) / "evening.journal"
    match.save(path)
    again = resume(game, path)
    print("same position:", again.state.digest() == match.state.digest())

    # What if Ada had begun otherwise? A fork keeps the history, and has dice of its own.
    opening = next(line.number for line in match.lines if line.seat == 0) - 1
    other = match.fork(opening)
    other.apply("place - L0.12")
    print(other.log()[-1])

    # An export leaves the seed out: the others cannot know the dice to come.
    print("seed in the export:", "\nseed 6 " in match.export())


if __name__ == "__main__":
    main(*sys.argv[1:])
