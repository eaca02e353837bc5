"""Random card programs keep every law: the whole vocabulary of steps, in any combination.

`make soak` plays thousands of packs of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

import overseer
from overseer import Decision, Option, State
from overseer.content.fallout.conditions import CONDITIONS
from overseer.content.fallout.costs import COSTS
from overseer.content.fallout.passives import PASSIVES
from overseer.content.fallout.steps import STEPS
from overseer.content.fallout.tasks import TASKS
from overseer.content.fallout.triggers import TRIGGERS
from overseer.content.fallout.uses import MOMENTS, SPENDS
from overseer.content.fallout.wheres import PLAIN, WHERES
from overseer.games.fallout.invariants import broken_invariants
from overseer.games.fallout.wasteland import Wasteland
from overseer.testing import check_game
from overseer.testing.play import Chooser
from props.fallout_programs import SCENARIO, Writer
from props.soaking import SOAK_GAMES

PACKS = SOAK_GAMES // 10 or 8  # of about fifty programs each
GAMES = 4
CHUNK = max(2, PACKS // 100)
CHUNKS = [range(start, min(PACKS, start + CHUNK)) for start in range(0, PACKS, CHUNK)]
CHECKED = max(1, PACKS // 20)  # packs that are looked at from every side
TABLE: dict[str, Any] = {"scenario": SCENARIO, "max_rounds": 6}
LONGEST = 5_000
DOING = ("encounter", "quest", "use", "perk")


class Curious(Chooser):
    """Random choices of somebody who would rather do what stands on a card."""

    def choice(self, state: State) -> tuple[Decision, Option]:
        decision, option = super().choice(state)
        if self.below(2) == 0:
            doing = [each for each in decision.options if each.notation.split()[0] in DOING]
            option = doing[self.below(len(doing))] if doing else option
        return decision, option


@pytest.mark.parametrize("chunk", CHUNKS, ids=lambda chunk: f"{chunk.start}-{chunk.stop - 1}")
def test_random_programs_break_nothing(chunk: range, tmp_path: Path) -> None:
    for seed in chunk:
        game = overseer.load("fallout", packs=[Writer(seed).write(tmp_path / str(seed))])
        for number in range(GAMES):
            state = game.new(1 + number % 4, seed=number, **TABLE)
            chooser = Curious(number)
            decisions = 0
            try:
                while not state.over:
                    decision, option = chooser.choice(state)
                    state.apply(option, decision.seat)
                    decisions += 1
                    assert broken_invariants(cast(Wasteland, state)) == []
                    assert decisions < LONGEST, "the game does not end"
            except Exception as error:
                error.add_note(f"pack {seed}, game {number}, after {decisions} decisions")
                raise


@pytest.mark.parametrize("seed", range(CHECKED))
def test_random_programs_keep_the_laws_of_the_kit(seed: int, tmp_path: Path) -> None:
    game = overseer.load("fallout", packs=[Writer(seed).write(tmp_path)])
    checked = check_game(
        game,
        seed=seed,
        players=[1 + seed % 4],
        options={"scenario": SCENARIO, "max_rounds": 3},
        invariants=broken_invariants,
        languages=["en"],
        packs=[tmp_path],
        elsewhere=False,
    )
    assert checked.decisions > 0


def test_the_programs_use_the_whole_vocabulary(tmp_path: Path) -> None:
    """A word that is new to the language has to be written here, too."""
    text = ""
    for seed in range(24):
        folder = Writer(seed).write(tmp_path / str(seed))
        text += "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.yaml"))
    for vocabulary in (STEPS, CONDITIONS, COSTS, TASKS, TRIGGERS, PASSIVES, WHERES):
        missing = [word for word in vocabulary if f"{word}:" not in text]
        assert missing == []
    assert [word for word in (*PLAIN, *MOMENTS, *SPENDS) if f": {word}" not in text] == []


def test_the_same_seed_writes_the_same_pack(tmp_path: Path) -> None:
    packs = [Writer(seed).write(tmp_path / name) for seed, name in ((3, "a"), (3, "b"), (4, "c"))]
    texts = [(pack / "encounters.yaml").read_text(encoding="utf-8") for pack in packs]
    assert texts[0] == texts[1] != texts[2]
