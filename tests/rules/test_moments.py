"""Every question of a game once: to whom, about what, and what it refuses (SH-R-84)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import overseer
from overseer.games.shelter import terms as t
from overseer.games.shelter.codec import CODEC
from overseer.games.shelter.notation import parse_space
from overseer.kernel.codec import dump_frame
from rules.packs import write_pack
from rules.table import Table

pytestmark = pytest.mark.rule("SH-R-84")

FULL = "WWWWWWFFFFFFEEEEEE"
ROOMS = {
    "lab": '{price: W, left: {cost: room-price, reward: build build}, right: {reward: "? ?"}}',
    "den": "{price: W, left: {reward: ready}, right: {exchange: W <> F F}}",
    "ward": (
        "{price: W, left: {linked: true, injured-only: true, reward: train-S heal},"
        " right: {linked: true, cost: injure, reward: train-S}}"
    ),
}
ITEMS = {
    "bell": "{kind: other, use: any-time, effect: [ready: item]}",
    "diving-suit": "{kind: outfit, use: placing, effect: [counts-as: P]}",
    "toucan": "{kind: pet, use: building, effect: [discount: 1]}",
}


class Moment(NamedTuple):
    """A question, the way to it, what it is about, and the place of its default."""

    prompt: int
    arrange: Callable[[Table], Table]
    about: str
    default: int
    seat: int = 0


def raider(table: Table, *items: str) -> Table:
    """The first player fights a Raider with these items."""
    return table.items(0, *items).threat("L0.7", "raider").play("place - L0.7")


def elevator(table: Table, *items: str) -> Table:
    """The first player is about to build."""
    return table.items(0, *items).cubes(0, FULL).play("place - L1.e")


def armory(table: Table) -> Table:
    """The first player is about to build an Armory, and owns two birds."""
    return elevator(table, "parrot", "toucan").play("room armory", "side left")


def room(table: Table, name: str) -> Table:
    """The first player has all cubes and a room, on L1.7 and L1.8."""
    return table.room(1, "right", name).cubes(0, FULL)


def fold(table: Table) -> Table:
    """The first player rerolls a die."""
    return raider(table, "scottish-fold").play("roll 1 2", "use scottish-fold")


def coon(table: Table) -> Table:
    """The first player swaps an item."""
    return table.items(0, "maine-coon", "shotgun", "husky").play("use maine-coon")


def sleepers(table: Table) -> Table:
    """The first player owns things that are exhausted."""
    return table.items(0, "bell", "shotgun!", "husky!", "golden-retriever!")


def quarters(table: Table) -> Table:
    """The first player sends two of three dwellers."""
    table.room(1, "right", "living-quarters").dwellers(0, "-", "S", "A", "!")
    return table.play("place S L1.7")


def lying(table: Table, *who: str) -> Table:
    """The first player's dwellers are injured."""
    return table.dwellers(0, *who)


def fitness(table: Table) -> Table:
    """The first player pays with an item."""
    return room(table, "fitness-room").items(0, "shotgun", "husky").play("place - L1.8")


def dogs(table: Table) -> Table:
    """The first player owns dogs that can fetch."""
    return table.items(0, "husky", "collie").cubes(0, "W")


MOMENTS = {
    "turn": Moment(t.ASK_TURN, dogs, "", -1),
    "with": Moment(t.ASK_WITH, quarters, "L1.7", 0),
    "wear": Moment(
        t.ASK_WEAR,
        lambda x: x.items(0, "armored-vault-suit", "diving-suit").play("place - L0.7"),
        "L0.7",
        -1,
    ),
    "room": Moment(t.ASK_ROOM, elevator, "L1.e", 0),
    "side": Moment(t.ASK_SIDE, lambda x: elevator(x).play("room armory"), "armory", 0),
    "discount": Moment(t.ASK_DISCOUNT, armory, "armory", -1),
    "strike": Moment(t.ASK_STRIKE, lambda x: armory(x).play("discount parrot"), "armory", 0),
    "further": Moment(
        t.ASK_FURTHER_ROOM,
        lambda x: room(x, "lab").play("place - L1.7", "room armory", "side left"),
        "",
        -1,
    ),
    "pay": Moment(t.ASK_PAY, lambda x: room(x, "classroom").play("place - L1.8"), "", 0),
    "give": Moment(t.ASK_GIVE, fitness, "", 0),
    "before": Moment(t.ASK_BEFORE_FIGHT, lambda x: raider(x, "minigun", "shotgun"), "L0.7", -1),
    "fight": Moment(t.ASK_FIGHT_ROLL, raider, "L0.7", 0, overseer.CHANCE),
    "after": Moment(
        t.ASK_AFTER_ROLL,
        lambda x: raider(x, "fat-man", "scottish-fold").play("roll 1 2"),
        "L0.7",
        -1,
    ),
    "die": Moment(t.ASK_DIE, fold, "L0.7", 0),
    "reroll": Moment(t.ASK_REROLL, lambda x: fold(x).play("reroll 1"), "L0.7", 0, overseer.CHANCE),
    "take": Moment(t.ASK_TAKE, lambda x: raider(x).play("roll 6 6"), "L0.7", 0),
    "gain": Moment(
        t.ASK_GAIN, lambda x: room(x, "lab").cubes(0, "").play("place - L1.8"), "L1.8", 0
    ),
    "ready": Moment(
        t.ASK_READY, lambda x: sleepers(room(x, "den")).play("place - L1.7"), "L1.7", 0
    ),
    "bell": Moment(t.ASK_READY, lambda x: sleepers(x).play("use bell"), "bell", 0),
    "heal": Moment(
        t.ASK_HEAL, lambda x: lying(room(x, "ward"), "!", "!").play("place ! L1.7"), "L1.7", 0
    ),
    "stimpak": Moment(
        t.ASK_HEAL,
        lambda x: lying(x, "!", "S!").items(0, "stimpak").play("use stimpak"),
        "stimpak",
        0,
    ),
    "swap": Moment(t.ASK_SWAP_GIVE, coon, "maine-coon", 0),
    "swapped": Moment(t.ASK_SWAP_TAKE, lambda x: coon(x).play("give husky"), "maine-coon", 0),
    "before-icon": Moment(
        t.ASK_BEFORE_ICON,
        lambda x: (
            x.items(0, "collie!", "minigun!", "husky")
            .cubes(0, "WW")
            .room(1, "right", "weapon-workshop")
            .dwellers(0, "I", "-")
            .play("place I L1.8", "ready collie")
        ),
        "L1.8",
        -1,
    ),
    "closing": Moment(
        t.ASK_CLOSING, lambda x: dogs(room(x, "den")).play("place - L1.8"), "L1.8", -1
    ),
    "income": Moment(
        t.ASK_INCOME,
        lambda x: x.room(2, "right", "weight-room").cubes(0, "EEE").play("place - L2.8"),
        "space L2.8",
        0,
        1,
    ),
    "recall": Moment(t.ASK_RECALL, lambda x: dogs(x).play("pass", "pass"), "", -1),
    "train": Moment(t.ASK_TRAIN, lambda x: x.play("place - L0.6", "pass", "pass"), "", 0),
    "trainee": Moment(t.ASK_TRAINEE, lambda x: room(x, "ward").play("place - L1.8"), "L1.8", 0),
    "spawn": Moment(
        t.ASK_SPAWN_ROLL,
        lambda x: x.play("pass", "pass", "roll 1 6"),
        "level 1",
        0,
        overseer.CHANCE,
    ),
}

EVERY_MOMENT = pytest.mark.parametrize("name", MOMENTS)


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Cards for the questions that the core cards never ask."""
    return write_pack(tmp_path_factory.mktemp("moments"), rooms=ROOMS, items=ITEMS)


@pytest.fixture(scope="module")
def choices(pack: Path) -> list[str]:
    """All that is offered at any of the moments."""
    tables = [moment.arrange(Table(packs=[pack])) for moment in MOMENTS.values()]
    return sorted({choice for table in tables for choice in table.offered})


def source(table: Table, about: str) -> int:
    """The number of a thing that a question can be about."""
    names = table.game.names
    if about.startswith("space "):
        return parse_space(about.removeprefix("space "), table.vault)
    if about.startswith("level "):
        return int(about.removeprefix("level "))
    if about.startswith("L"):
        return int(table.vault.card[parse_space(about, table.vault)])
    if about in names.rooms:
        return list(names.rooms).index(about)
    return list(names.items).index(about) if about else 0


@EVERY_MOMENT
def test_a_question_has_its_seat_its_subject_and_its_default(name: str, pack: Path) -> None:
    moment = MOMENTS[name]
    table = moment.arrange(Table(packs=[pack]))
    decision = table.vault.decision
    assert decision is not None
    assert (decision.prompt, decision.seat) == (moment.prompt, moment.seat)
    assert decision.source == source(table, moment.about)
    assert decision.default == moment.default % len(decision.options)


@EVERY_MOMENT
def test_what_is_offered_is_not_refused_and_the_rest_is(
    name: str, pack: Path, choices: list[str]
) -> None:
    table = MOMENTS[name].arrange(Table(packs=[pack]))
    vault, seat = table.vault, table.seat
    frame = vault.stack[-1]
    offered = table.offered
    for choice in choices:
        code = table.game.book.parse(choice, vault)
        assert (frame.refusals(vault, code, seat) == 0) == (choice in offered), choice
        assert frame.refusals(vault, code, 1 - seat) != 0, choice


@EVERY_MOMENT
def test_what_belongs_to_another_moment_is_not_possible_now(
    name: str, pack: Path, choices: list[str]
) -> None:
    table = MOMENTS[name].arrange(Table(packs=[pack]))
    offered = {choice.split()[0] for choice in table.offered}
    for choice in choices:
        if choice.split()[0] not in {*offered, "place", "use", "done"}:
            assert table.reasons(choice) == ["not-now"], choice


FIELDS: dict[str, list[object]] = {
    "Closing": [1, 2, [3]],
    "Earnings": [1, 2, 3, 4, 5, 6],
    "Fight": [1, 2, 3, 4, 5, 6, 7, 8],
    "Fill": [1],
    "Income": [1, 2],
    "Payment": [1, 2, 3],
    "PlaceDwellers": [1],
    "Placement": [1, 2, 3, 4, 5, 6, 7, 8, [9]],
    "Plan": [1, 2, 3, 4, 5],
    "Recall": [1, 2],
    "Rewards": [1, 2, 3, 4, 5],
    "Round": [1],
    "Setup": [1, 2, 3],
    "Spawn": [1, 2],
    "Training": [1, [2, 3, 4, 5]],
    "Turn": [1, [2]],
    "UseItem": [1, 2, 3, 4],
}


@pytest.mark.parametrize("name", CODEC.frames)
def test_a_step_under_way_is_copied_and_dumped_whole(name: str) -> None:
    frame = CODEC.frames[name](*FIELDS[name])
    copy = frame.copy()
    assert type(copy) is type(frame)
    assert dump_frame(copy) == dump_frame(frame) == [name, *FIELDS[name]]


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("Closing", "earlier"),
        ("Placement", "earlier"),
        ("Turn", "earlier"),
        ("Training", "trainees"),
    ],
)
def test_a_copied_step_shares_no_row_with_the_original(name: str, row: str) -> None:
    frame = CODEC.frames[name](*FIELDS[name])
    assert getattr(frame.copy(), row) is not getattr(frame, row)
    assert dump_frame(frame)[-1] is not getattr(frame, row)
