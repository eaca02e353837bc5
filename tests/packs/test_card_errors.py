"""What is wrong on a card is reported with its line, its column and what was probably meant."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from packs.conftest import NAMES, Errors

REWARDS = (
    "W F E ? H item new-dweller first-player build ready heal refresh-items refresh-rooms "
    "train train-S train-P train-E train-C train-I train-A train-L"
)
QUOTE = 'YAML gives a bare ? a meaning of its own: put quotes round the icons, as in "? ?"'
LETTERS = "known: S, P, E, C, I, A, L"
USES = "known: always, before-fight, after-roll, placing, building, any-time, game-end"
LIST = "[pay: W, gain: F F]"
COLUMNS = "[[-, 2], [3, 4], [5, 6], [8, 9], [10, 11], [12, -]]"
SIDES = "add left: and right:, or one space as whole:"
EMPTY = "give it a cost, a reward or an exchange"

SPACES = [
    ("{cost: W X, reward: W}", "21: unknown icon 'X' in cost (known here: W F E ? item injure room-price)"),
    ("{reward: H trian-S}", "23: unknown icon 'trian-S' in reward (did you mean train-S?)"),
    ("{reward: H hapiness}", "23: unknown icon 'hapiness' in reward (did you mean H?)"),
    ("{reward: W WFE}", "23: unknown icon 'WFE' in reward (write them apart: W F E)"),
    ("{cost: power, reward: W}", "19: unknown icon 'power' in cost (did you mean E?)"),
    ("{reward: w}", "21: unknown icon 'w' in reward (did you mean W?)"),
    ("{cost: -, reward: W}", "19: unknown icon '-' in cost (leave the key out where there is nothing)"),
    ('{reward: W "?"}', "23: unknown icon '\"?\"' in reward (put the quotes round the whole row)"),
    ("{cost: H, reward: W}", "19: unknown icon 'H' in cost (known here: W F E ? item injure room-price)"),
    ("{reward: injure}", f"21: unknown icon 'injure' in reward (known here: {REWARDS})"),
    ('{reward: "? ?   Q"}', f"28: unknown icon 'Q' in reward (known here: {REWARDS})"),
    ("{cost: ?, reward: W}", f"19: a bare ? cannot be read ({QUOTE})"),
    ("{reward: ? ?}", f"21: a bare ? cannot be read ({QUOTE})"),
    ("{cost: [W], reward: W}", "19: cost must be words with spaces between, not a list (write cost: W F)"),
    ("{cost: , reward: W}", "13: cost must be words with spaces between, not an empty value (write cost: W F)"),
    ("{reward: W, leter: S}", "24: unknown key 'leter' in the space 'right' (did you mean letter?)"),
    ("{reward: W, letter: X}", f"32: unknown letter 'X' ({LETTERS})"),
    ("{reward: W, letter: S P}", f"32: unknown letter 'S P' ({LETTERS})"),
    ("{reward: W, letter: s}", "32: unknown letter 's' (did you mean S?)"),
    ("{reward: W, linked: yes}", "32: linked must be true or false, not 'yes'"),
    ("{reward: W, injured-only: 1}", "38: injured-only must be true or false, not '1'"),
    ("{letter: S}", f"12: the space 'right' is empty ({EMPTY})"),
    ("", f"5: the space 'right' is empty ({EMPTY})"),
    ("W", "12: right must be a block of keys, not 'W' (as in right: {cost: W, reward: H})"),
    ("[W]", "12: right must be a block of keys, not a list (as in right: {cost: W, reward: H})"),
    ("{exchange: W F}", "23: an exchange has two sides with one <> between (as in W <> F F)"),
    ("{exchange: W <-> F}", "23: an exchange has two sides with one <> between (as in W <> F F)"),
    ("{exchange: <> F}", "23: an exchange has two sides with one <> between (as in W <> F F)"),
    ("{exchange: F <>}", "23: an exchange has two sides with one <> between (as in W <> F F)"),
    ("{exchange: W <> F <> E}", "30: an exchange has two sides with one <> between (as in W <> F F)"),
    ("{exchange: W <> H}", "28: unknown icon 'H' in exchange (known here: W F E ?)"),
    ("{cost: room-price room-price, reward: build}", "30: room-price stands twice in one cost (remove one)"),
]  # fmt: skip

ROOMS = [
    ("price: W", f"3:5: room hall has no 'left' and no 'right' ({SIDES})"),
    ("price: W\n    left: {reward: W}", f"3:5: room hall has no 'right' ({SIDES})"),
    ("left: {reward: W}\n    right: {reward: W}", "3:5: room hall has no 'price' (add price:)"),
    (
        "price:\n    whole: {reward: W}",
        "3:5: price must be words with spaces between, not an empty value (write price: W W E E)",
    ),
    ("price: W H\n    whole: {reward: W}", "3:14: unknown icon 'H' in price (known here: W F E ?)"),
    (
        "price: W\n    left: {reward: W}\n    whole: {reward: W}",
        "5:12: room hall has both 'whole' and 'left' (keep left and right, or whole alone)",
    ),
    (
        "price: W\n    copies: 0\n    whole: {reward: W}",
        "4:13: copies must be a whole number from 1 to 99, not '0'",
    ),
    (
        "price: W\n    copies: 100\n    whole: {reward: W}",
        "4:13: copies must be a whole number from 1 to 99, not '100'",
    ),
    (
        "price: W\n    copies: two\n    whole: {reward: W}",
        "4:13: copies must be a whole number from 1 to 99, not 'two'",
    ),
    (
        "price: W\n    cost: W\n    whole: {reward: W}",
        "4:5: unknown key 'cost' in room hall (known: copies, price, left, right, whole)",
    ),
]

THREATS = [
    ("{fight: 1, reward: H}", "14: fight must be a whole number from 2 to 20, not '1'"),
    ("{fight: 21, reward: H}", "14: fight must be a whole number from 2 to 20, not '21'"),
    ("{fight: five, reward: H}", "14: fight must be a whole number from 2 to 20, not 'five'"),
    ("{fight: 5}", f"6: threat rat is empty ({EMPTY})"),
    ("{figth: 5, reward: H}", "7: unknown key 'figth' in threat rat (did you mean fight?)"),
    ("{reward: H, letter: Z}", f"26: unknown letter 'Z' ({LETTERS})"),
    ("5", "6: threat rat must be a block of keys, not '5' (see docs/packs.md)"),
]

GAINS = "W F E ? H item first-player ready build refresh-items refresh-rooms"
ITEMS = [
    ("{kind: gun, use: always, effect: [fight: 1]}", "14: unknown kind 'gun' (known: weapon, outfit, pet, other)"),
    ("{kind: [pet], use: always, effect: [fight: 1]}", "14: kind must be a word, not a list (known: weapon, outfit, pet, other)"),
    ("{kind: , use: always, effect: [fight: 1]}", "8: kind must be a word, not an empty value (known: weapon, outfit, pet, other)"),
    ("{kind: pet, use: sometimes, effect: [pay: W]}", f"24: unknown use 'sometimes' ({USES})"),
    ("{kind: pet, use: always}", "7: item lamp has no 'effect' (add effect:)"),
    ("{kind: pet, effect: [fight: 1]}", "7: item lamp has no 'use' (add use:)"),
    ("{use: always, effect: [fight: 1]}", "7: item lamp has no 'kind' (add kind:)"),
    ("{kind: pet, use: always, effect: {fight: 1}}", f"40: effect must be a list, not a block of keys (write effect: {LIST})"),
    ("{kind: pet, use: always, effect: [fight]}", f"41: a step must be a key with a value, not 'fight' (as in effect: {LIST})"),
    ("{kind: pet, use: always, effect: []}", "40: the effect does nothing (add one of: fight)"),
    ("{kind: pet, use: always, effect: [figt: 1]}", "41: unknown step 'figt' (did you mean fight?)"),
    ("{kind: pet, use: always, effect: [reroll: one]}", "41: step 'reroll' does not go with use: always (known here: fight)"),
    ("{kind: pet, use: always, effect: [fight: 0]}", "48: fight must be a whole number from 1 to 12, not '0'"),
    ("{kind: pet, use: before-fight, effect: [fight: 13]}", "54: fight must be a whole number from 1 to 12, not '13'"),
    ("{kind: pet, use: always, effect: [fight: 1, fight: 2]}", "51: an item with use: always has one 'fight' only (remove this step)"),
    ("{kind: pet, use: always, exhaust: true, effect: [fight: 1]}", "41: an item with use: always is never exhausted (leave exhaust out)"),
    ("{kind: pet, use: game-end, exhaust: true, effect: [score: {count: pet, every: 1}]}", "43: an item with use: game-end is never exhausted (leave exhaust out)"),
    ("{kind: pet, use: any-time, exhaust: false, effect: [gain: W]}", "43: an item with use: any-time must be exhausted (leave exhaust out)"),
    ("{kind: pet, use: after-roll, exhaust: false, effect: [reroll: one]}", "45: an item with use: after-roll must be exhausted (leave exhaust out)"),
    ("{kind: pet, use: before-fight, exhaust: false, effect: [fight: 1]}", "47: an item with use: before-fight must be exhausted (leave exhaust out, or write use: always)"),
    ("{kind: pet, use: after-roll, effect: [reroll: two]}", "53: unknown reroll 'two' (known: one, both)"),
    ("{kind: pet, use: placing, effect: [counts-as: Z]}", "53: unknown counts-as 'Z' (known: S, P, E, C, I, A, L, threat)"),
    ("{kind: pet, use: placing, effect: [pay: '?', counts-as: S]}", "48: unknown icon '?' in pay (known here: W F E)"),
    ("{kind: pet, use: placing, effect: [pay: W]}", "41: the effect does nothing (add one of: counts-as)"),
    ("{kind: pet, use: placing, effect: [counts-as: S, pay: W]}", "56: pay must stand before the other steps (move it forward)"),
    ("{kind: pet, use: placing, effect: [pay: W, pay: W, counts-as: S]}", "50: an item with use: placing has one 'pay' only (remove this step)"),
    ("{kind: pet, use: building, effect: [discount: 6]}", "53: discount must be a whole number from 1 to 5, not '6'"),
    ("{kind: pet, use: any-time, effect: [pay: W]}", "42: the effect does nothing (add one of: gain, ready, heal, swap)"),
    ("{kind: pet, use: any-time, effect: [pay: W, gain: H, pay: F]}", "60: pay must stand before the other steps (move it forward)"),
    ("{kind: pet, use: any-time, effect: [gain: new-dweller]}", f"49: unknown icon 'new-dweller' in gain (known here: {GAINS})"),
    ("{kind: pet, use: any-time, effect: [pay: ?, gain: H]}", f"48: a bare ? cannot be read ({QUOTE})"),
    ("{kind: pet, use: any-time, effect: [pay: , gain: H]}", "43: pay must be words with spaces between, not an empty value (write pay: W)"),
    ("{kind: pet, use: any-time, effect: [ready: items]}", "50: unknown ready 'items' (did you mean item?)"),
    ("{kind: pet, use: any-time, effect: [heal: item]}", "49: unknown heal 'item' (known: dweller)"),
    ("{kind: pet, use: any-time, effect: [swap: room]}", "49: unknown swap 'room' (known: item)"),
    ("{kind: pet, use: any-time, effect: [{pay: W, gain: F}]}", f"52: 'gain' must be a step of its own (one step, one key: effect: {LIST})"),
    ("{kind: pet, use: game-end, effect: [score: 2]}", "50: score must be a block of keys, not '2' (as in score: {count: water, every: 2})"),
    ("{kind: pet, use: game-end, effect: [score: {count: pets, every: 1}]}", "58: unknown count 'pets' (did you mean pet?)"),
    ("{kind: pet, use: game-end, effect: [score: {count: pet, every: 10}]}", "70: every must be a whole number from 1 to 9, not '10'"),
    ("{kind: pet, use: game-end, effect: [score: {count: pet}]}", "50: score has no 'every' (add every:)"),
]  # fmt: skip

TOP = "wasteland, vault-door, vault-entrance, water-treatment"
VAULTS = [
    (f"top: [{TOP}, diner]", "6: the top level has 6 rooms, not 5 (three on each side of the elevator)"),
    (f"top: [{TOP}, dinner, power-generator]", "63: 'dinner' is no starting room (did you mean diner?)"),
    (f"top: [{TOP}, vault-door, diner]", "63: vault-door stands twice (a starting room is one card)"),
    ("top: diner", "6: top must be a list, not 'diner' (write top: [six, starting, rooms])"),
    (f"top: [{TOP}, the diner, diner]", "63: top must list single words, not 'the diner' (write top: [six, starting, rooms])"),
    ("topp: [diner]", "1: unknown key 'topp' in the vault (did you mean top?)"),
    ("columns: [[2, 3], [4, 5], [6, 8], [-, -], [9, 10], [11, 12]]", f"31: column 8 belongs right of the elevator (as in {COLUMNS})"),
    ("columns: [[-, 2], [3, 4], [5, -], [6, 8], [9, 10], [11, 12]]", f"36: column 6 belongs left of the elevator (as in {COLUMNS})"),
    ("columns: [[2, 3], [5, 4], [6, -], [-, 8], [9, 10], [11, 12]]", f"23: column 4 stands right of column 5 (as in {COLUMNS})"),
    ("columns: [[2, 2], [4, 5], [6, -], [-, 8], [9, 10], [11, 12]]", f"15: column 2 stands twice (as in {COLUMNS})"),
    ("columns: [[2, 3], [4, 5], [6, 7], [-, 8], [9, 10], [11, 12]]", f"31: 7 is the elevator's column (as in {COLUMNS})"),
    ("columns: [[2, 3], [4, 5], [6, -], [-, -], [9, -], [11, 12]]", f"10: no column is numbered 8, 10 (as in {COLUMNS})"),
    ("columns: [[2, 3], [4, 5], [6], [-, 8], [9, 10], [11, 12]]", f"27: a slot has two columns, not 1 (as in {COLUMNS})"),
    ("columns: [[2, 3], 4, [6, -], [-, 8], [9, 10], [11, 12]]", f"19: a slot has two columns, not '4' (as in {COLUMNS})"),
    ("columns: [[2, 3], [4, 5]]", f"10: columns must list 6 slots, not 2 (as in {COLUMNS})"),
    ("columns: [[2, 3], [4, 5], [6, -], [-, 8], [9, 10], [11, 13]]", f"57: a column has a number from 2 to 12, or - for none (as in {COLUMNS})"),
    ("columns: 12", f"10: columns must be a list, not '12' (write columns: {COLUMNS})"),
    ("elevators: {green: {reward: H}}", "13: unknown key 'green' in elevators (known: start, player)"),
    ("elevators: {start: {injured-only: true}}", f"20: the space 'start' is empty ({EMPTY})"),
    ("elevators: none", "12: elevators must be a block of keys, not 'none' (see docs/packs.md)"),
]  # fmt: skip

Case = tuple[str, str]


def ids(cases: list[Case]) -> list[str]:
    return [case[0] for case in cases]


@pytest.mark.parametrize(("space", "error"), SPACES, ids=ids(SPACES))
def test_space(errors: Errors, space: str, error: str) -> None:
    text = f"deck:\n  hall:\n    price: W\n    left: {{reward: W}}\n    right: {space}\n"
    assert errors({"rooms.yaml": text}) == [f"rooms.yaml:5:{error}"]


@pytest.mark.parametrize(("room", "error"), ROOMS, ids=ids(ROOMS))
def test_room(errors: Errors, room: str, error: str) -> None:
    assert errors({"rooms.yaml": f"deck:\n  hall:\n    {room}\n"}) == [f"rooms.yaml:{error}"]


@pytest.mark.parametrize(("threat", "error"), THREATS, ids=ids(THREATS))
def test_threat(errors: Errors, threat: str, error: str) -> None:
    assert errors({"threats.yaml": f"rat: {threat}\n"}) == [f"threats.yaml:1:{error}"]


@pytest.mark.parametrize(("item", "error"), ITEMS, ids=ids(ITEMS))
def test_item(errors: Errors, item: str, error: str) -> None:
    assert errors({"items.yaml": f"lamp: {item}\n"}) == [f"items.yaml:1:{error}"]


@pytest.mark.rule("SH-R-02", "SH-R-45")
@pytest.mark.parametrize(("vault", "error"), VAULTS, ids=ids(VAULTS))
def test_vault(errors: Errors, vault: str, error: str) -> None:
    assert errors({"vault.yaml": f"{vault}\n"}) == [f"vault.yaml:1:{error}"]


@pytest.mark.rule("SH-R-23")
@pytest.mark.parametrize(
    ("reward", "expected"),
    [
        ("build refresh-rooms", []),
        ("H refresh-items build", []),
        ("H", ["rooms.yaml:2:45: room-price needs a build icon in the reward (add build)"]),
        (
            "H refresh-rooms build",
            [
                (
                    "rooms.yaml:2:67: refresh-rooms stands left of build on a space with room-price "
                    "(the room is paid for before: put refresh-rooms last)"
                )
            ],
        ),
    ],
)
def test_a_room_that_is_paid_for_stays_on_the_track_until_it_is_built(
    errors: Errors, reward: str, expected: list[str]
) -> None:
    text = (
        f"deck:\n  hall: {{price: W, whole: {{letter: S, cost: room-price, reward: {reward}}}}}\n"
    )
    assert errors({"rooms.yaml": text}) == expected


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        (
            {"rooms.yaml": "rooms:\n  hall: {price: W, whole: {reward: W}}\n"},
            ["rooms.yaml:1:1: unknown key 'rooms' in rooms.yaml (known: starting, deck)"],
        ),
        (
            {"rooms.yaml": "deck: [hall]\n"},
            ["rooms.yaml:1:7: deck must be a block of keys, not a list (see docs/packs.md)"],
        ),
        (
            {"rooms.yaml": "deck:\n  hall: W\n"},
            ["rooms.yaml:2:9: room hall must be a block of keys, not 'W' (see docs/packs.md)"],
        ),
        (
            {"threats.yaml": "Big_Rat: {reward: H}\n"},
            [
                (
                    "threats.yaml:1:1: id 'Big_Rat' is not in kebab-case "
                    "(lower-case letters, digits and hyphens)"
                )
            ],
        ),
        (
            {"threats.yaml": "rat: {reward: H}\nrat: {reward: W}\n"},
            ["threats.yaml:2:1: rat stands twice (it is first on line 1)"],
        ),
    ],
)
def test_blocks_of_cards(errors: Errors, files: Mapping[str, str], expected: list[str]) -> None:
    assert errors(files) == expected


def test_ids_are_unique_across_the_kinds_of_card(errors: Errors) -> None:
    files = {
        "items.yaml": "lamp: {kind: pet, use: any-time, effect: [gain: H]}\n",
        "threats.yaml": "\nlamp: {reward: H}\n",
        "texts/en.ftl": f"{NAMES}threat-lamp = Lamp\n",
    }
    (error,) = errors(files)
    assert error.startswith("threats.yaml:2:1: two cards of the pack are called lamp (rename this ")
    assert error.endswith("my-pack/items.yaml:1)")


def test_a_starting_room_has_no_price_and_needs_a_place_on_the_top_level(errors: Errors) -> None:
    assert errors({"rooms.yaml": "starting:\n  hall: {price: W, whole: {reward: W}}\n"}) == [
        (
            "rooms.yaml:2:3: starting room hall is not on the top level "
            "(name it in top:, or remove it in pack.yaml)"
        ),
        "rooms.yaml:2:10: unknown key 'price' in room hall (known: left, right, whole)",
    ]


def test_all_problems_of_all_files_come_at_once_and_in_order(errors: Errors) -> None:
    found = errors(
        {
            "threats.yaml": "rat: {fight: 99, reward: X}\n",
            "rooms.yaml": "deck:\n  hall: {price: W, whole: {reward: Y}}\n",
            "items.yaml": "lamp: {kind: pet, use: any-time, effect: [gain: Z]}\n",
            "vault.yaml": "columns: [[2\n",
            "texts/en.ftl": "pack-name = My pack\n",
        }
    )
    assert [error.partition(" ")[0] for error in found] == [
        "items.yaml:1:49:",
        "rooms.yaml:2:36:",
        "texts/en.ftl:1:1:",
        "texts/en.ftl:1:1:",
        "texts/en.ftl:1:1:",
        "threats.yaml:1:14:",
        "threats.yaml:1:26:",
        "vault.yaml:1:11:",
    ]
