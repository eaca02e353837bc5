"""Doubts about cards that can never matter: warnings, not errors."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from overseer.content.shelter import load
from packs.conftest import MANIFEST, NAMES, Errors
from packs.test_merge import STANDALONE

CORE = load()
TRACKS = "a track holds 6 cubes, three tracks 18"
CHANGE = "change the effect or add cards"

SPACES = [
    ("{cost: W W W W W W, reward: H}", []),
    ("{cost: W W W W W W W, reward: H}", [f"19: this cost can never be paid ({TRACKS})"]),
    (f'{{cost: "{" ".join("?" * 18)}", reward: H}}', []),
    (f'{{cost: "W {" ".join("?" * 18)}", reward: H}}', [f"19: this cost can never be paid ({TRACKS})"]),
    (f"{{cost: {' '.join(['item'] * 31)}, reward: H}}", []),
    (f"{{cost: {' '.join(['item'] * 32)}, reward: H}}", ["19: this cost can never be paid (there are too few items)"]),
    ("{exchange: E E E E E E E <> F}", [f"23: one side can never be paid ({TRACKS})"]),
    ("{exchange: W F <> F W}", ["23: this exchange changes nothing (make it unequal)"]),
    ("{cost: injure, reward: heal}", []),
    ("{reward: H heal}", ["21: heal changes nothing here (add injured-only: true)"]),
    ("{injured-only: true, cost: injure, reward: H}", ["39: injure changes nothing here (injured dwellers only)"]),
]  # fmt: skip

ITEMS = [
    ("{kind: pet, use: any-time, effect: [pay: F F F F F F F, gain: H]}", f"42: pay can never matter: {TRACKS} ({CHANGE})"),
    ("{kind: pet, use: game-end, effect: [score: {count: dweller, every: 8}]}", f"42: score can never matter: a player can own 7 of dweller at most ({CHANGE})"),
    ("{kind: pet, use: game-end, effect: [score: {count: room, every: 7}]}", f"42: score can never matter: a player can own 6 of room at most ({CHANGE})"),
    ("{kind: pet, use: game-end, effect: [score: {count: food, every: 7}]}", f"42: score can never matter: a player can own 6 of food at most ({CHANGE})"),
    ("{kind: pet, use: game-end, effect: [score: {count: pet, every: 8}]}", f"42: score can never matter: a player can own 7 of pet at most ({CHANGE})"),
    ("{kind: pet, use: game-end, effect: [score: {count: outfit, every: 9}]}", f"42: score can never matter: a player can own 8 of outfit at most ({CHANGE})"),
    ("{kind: pet, use: any-time, effect: [ready: item]}", "42: lamp and golden-retriever can ready each other without end (let one of them cost something)"),
    ("{kind: pet, use: any-time, effect: [gain: ready H]}", "42: lamp and golden-retriever can ready each other without end (let one of them cost something)"),
]  # fmt: skip

HARMLESS = [
    "{kind: pet, use: game-end, effect: [score: {count: pet, every: 7}]}",
    "{kind: pet, use: game-end, effect: [score: {count: item, every: 9}]}",
    "{kind: pet, use: any-time, effect: [pay: W, ready: item]}",
    "{kind: outfit, use: placing, effect: [counts-as: threat]}",
]


@pytest.mark.parametrize(("space", "expected"), SPACES, ids=[case[0] for case in SPACES])
def test_space(doubts: Errors, space: str, expected: list[str]) -> None:
    text = f"deck:\n  hall:\n    price: W\n    left: {{reward: W}}\n    right: {space}\n"
    assert doubts({"rooms.yaml": text}) == [f"rooms.yaml:5:{doubt}" for doubt in expected]


@pytest.mark.parametrize(("item", "expected"), ITEMS, ids=[case[0] for case in ITEMS])
def test_item(doubts: Errors, item: str, expected: str) -> None:
    assert doubts({"items.yaml": f"lamp: {item}\n"}) == [f"items.yaml:1:{expected}"]


@pytest.mark.parametrize("item", HARMLESS)
def test_item_without_doubts(doubts: Errors, item: str) -> None:
    assert doubts({"items.yaml": f"lamp: {item}\n"}) == []


def test_copies_of_an_item_can_ready_each_other(doubts: Errors) -> None:
    item = "{copies: 2, kind: pet, use: any-time, effect: [ready: item]}"
    files = {
        "pack.yaml": f"{MANIFEST}remove: [golden-retriever]\n",
        "items.yaml": f"lamp: {item}\n",
    }
    assert doubts(files) == [
        (
            "items.yaml:1:53: lamp and its other copies can ready each other without end "
            "(let one of them cost something)"
        )
    ]


@pytest.mark.parametrize(
    ("price", "without_parrot", "with_parrot"),
    [
        ("E E E E E E", None, None),
        ("E E E E E E E", "can never be paid", "needs a discount"),
        ("E E E E E E E E", "can never be paid", "can never be paid"),
        ('"' + "? " * 19 + '"', "can never be paid", "needs a discount"),
    ],
)
def test_price_of_a_room(
    doubts: Errors, price: str, without_parrot: str | None, with_parrot: str | None
) -> None:
    files = {"rooms.yaml": f"deck:\n  hall: {{price: {price}, whole: {{reward: W}}}}\n"}
    no_parrot = {"pack.yaml": f"{MANIFEST}remove: [parrot]\n", **files}
    for pack, expected in ((files, with_parrot), (no_parrot, without_parrot)):
        found = doubts({"pack.yaml": MANIFEST, **pack})
        assert found == ([f"rooms.yaml:2:17: this price {expected} ({TRACKS})"] if expected else [])


def _standalone(**changes: str) -> dict[str, str]:
    return {**STANDALONE, **{f"{name}.yaml": text for name, text in changes.items()}}


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, []),
        (
            {"threats": "rat: {fight: 14, reward: H}\n"},
            ["threats.yaml:1:14: nobody can reach 14 here (dice and items give 12 at most)"],
        ),
        (
            {
                "threats": "rat: {fight: 14, reward: H}\n",
                "items": "lamp: {copies: 3, kind: other, use: always, effect: [fight: 1]}\n",
            },
            [],
        ),
        (
            {
                "threats": "rat: {fight: 17, reward: H}\n",
                "items": "lamp: {copies: 3, kind: other, use: always, effect: [fight: 1]}\n"
                "dog: {kind: pet, use: any-time, effect: [ready: item]}\n",
            },
            ["threats.yaml:1:14: nobody can reach 17 here (dice and items give 16 at most)"],
        ),
        (
            {"items": "lamp: {copies: 3, kind: other, use: placing, effect: [counts-as: S]}\n"},
            [f"items.yaml:1:54: counts-as can never matter: no space shows S ({CHANGE})"],
        ),
        (
            {
                "items": "lamp: {copies: 3, kind: other, use: placing, effect: [counts-as: threat]}\n"
            },
            [f"items.yaml:1:54: counts-as can never matter: no threat shows a letter ({CHANGE})"],
        ),
        (
            {"items": "lamp: {copies: 3, kind: other, use: building, effect: [discount: 1]}\n"},
            [
                (
                    "items.yaml:1:55: discount can never matter: "
                    f"no space asks for the price of a room ({CHANGE})"
                )
            ],
        ),
        (
            {
                "items": "lamp: {copies: 3, kind: other, use: after-roll, effect: [reroll: one]}\n",
                "threats": "rat: {reward: H}\n",
            },
            [f"items.yaml:1:57: reroll can never matter: no threat has a fight ({CHANGE})"],
        ),
        (
            {
                "items": "lamp: {copies: 3, kind: other, use: any-time, effect: [heal: dweller]}\n",
                "threats": "rat: {reward: H, injured-only: true}\n",
            },
            [
                f"items.yaml:1:55: heal can never matter: no dweller can be injured ({CHANGE})",
                "threats.yaml:1:32: no dweller can be injured (add a fight or injure)",
            ],
        ),
        (
            {
                "items": "lamp: {copies: 3, kind: other, use: game-end, "
                "effect: [score: {count: pet, every: 1}]}\n"
            },
            [
                (
                    "items.yaml:1:55: score can never matter: "
                    f"a player can own 0 of pet at most ({CHANGE})"
                )
            ],
        ),
        (
            {"threats": "rat: {fight: 4, reward: H, letter: S}\n"},
            ["threats.yaml:1:36: no dweller can be trained in S (add a train-S icon or an outfit)"],
        ),
        ({"threats": "rat: {fight: 4, reward: H train-S, letter: S}\n"}, []),
        ({"threats": "rat: {fight: 4, reward: H train, letter: S}\n"}, []),
    ],
)
def test_what_a_standalone_pack_lacks(
    doubts: Errors, changes: Mapping[str, str], expected: list[str]
) -> None:
    names = f"{STANDALONE['texts/en.ftl']}item-dog = Dog\n"
    assert doubts({**_standalone(**changes), "texts/en.ftl": names}) == expected


def test_decks_that_no_icon_opens(doubts: Errors) -> None:
    vault = STANDALONE["vault.yaml"].replace("build", "W")
    rooms = STANDALONE["rooms.yaml"].replace("reward: item", "reward: F")
    assert doubts(_standalone(vault=vault, rooms=rooms)) == [
        "items.yaml:1:1: lamp can never be gained (no space shows an item icon)",
        "rooms.yaml:9:3: hall can never be built (no space shows a build icon)",
    ]


def test_a_deck_that_only_the_other_deck_opens(doubts: Errors) -> None:
    vault = STANDALONE["vault.yaml"].replace("build", "W")
    rooms = STANDALONE["rooms.yaml"].replace("{reward: W}", "{reward: W, letter: S}")
    items = STANDALONE["items.yaml"].replace("gain: H", "gain: build")
    items += "coat: {kind: outfit, use: placing, effect: [counts-as: S]}\n"
    names = f"{STANDALONE['texts/en.ftl']}item-coat = Coat\n"
    files = {**_standalone(vault=vault, rooms=rooms, items=items), "texts/en.ftl": names}
    assert doubts(files) == []


def test_counting_rooms_or_cubes_that_nobody_can_have(doubts: Errors) -> None:
    vault = STANDALONE["vault.yaml"].replace("build", "H")
    rooms = STANDALONE["rooms.yaml"].replace("reward: W", "reward: H")
    items = "".join(
        f"{name}: {{kind: other, use: game-end, effect: [score: {{count: {count}, every: 1}}]}}\n"
        for name, count in (("lamp", "room"), ("moon", "water"), ("star", "dweller"))
    )
    names = STANDALONE["texts/en.ftl"] + "item-moon = Moon\nitem-star = Star\n"
    files = {**_standalone(vault=vault, rooms=rooms, items=items), "texts/en.ftl": names}
    assert [doubt for doubt in doubts(files) if doubt.startswith("items")] == [
        f"items.yaml:1:44: score can never matter: a player can own 0 of room at most ({CHANGE})",
        f"items.yaml:2:44: score can never matter: a player can own 0 of water at most ({CHANGE})",
    ]


def test_doubts_are_about_the_own_pack_only(doubts: Errors) -> None:
    names = [threat.id for threat in CORE.threats if threat.fight]
    assert doubts({"pack.yaml": f"{MANIFEST}remove: [{', '.join(names)}]\n"}) == []


def test_doubts_wait_until_there_are_no_errors(errors: Errors) -> None:
    item = "{kind: pet, use: game-end, effect: [score: {count: dweller, every: 8}]}"
    files = {"items.yaml": f"lamp: {item}\n", "threats.yaml": "rat: {fight: 0, reward: H}\n"}
    assert errors({**files, "texts/en.ftl": NAMES}) == [
        "threats.yaml:1:14: fight must be a whole number from 2 to 20, not '0'"
    ]
