"""The core pack against a listing of the printed cards that was typed independently of it."""

from __future__ import annotations

import pytest

from overseer.content.shelter import Item, Room, Space, Threat, load

SHELTER = load()

STARTING = """
Wasteland | W W -> refresh-items item | W -> item
Vault Door | - -> first-player train-L | W F injure -> new-dweller
Vault Entrance | F F F -> new-dweller | - -> train
Water Treatment | - -> W (P) | - -> W (P)
Diner | - -> F F (A) | - -> F (L)
Power Generator | - -> E E (S) | - -> E (L)
"""

ROOMS = """
Water Purification | 2 | W W E E E | - -> W W (P) | - -> W (L)
Nuka-Cola Bottler | 2 | W F E E E | - -> F W (L) | - -> F F W (E)
Nuclear Reactor | 2 | E E E E E | - -> E E (L) | - -> E E E (S)
Garden | 2 | F F E E E | - -> F F (L) | - -> F F F (A)
Living Quarters | 2 | W W E E | linked - -> new-dweller (C) | linked F -> new-dweller (C)
Classroom | 1 | F E E E | - -> ? train-I | ? ? ? ? -> H
Athletics Room | 1 | F F F E | - -> ? train-A | F F F -> H
Armory | 1 | W W E E | - -> ? train-P | W W -> H
Game Room | 1 | ? ? ? ? E | - -> ? train-L | injure -> H
Weight Room | 1 | E E E E | - -> ? train-S | E E E -> H
Fitness Room | 1 | W E E E | - -> ? train-E | item -> H
Lounge | 1 | F F E E | - -> ? train-C | inj F -> heal H
Storage Room | 1 | W F E E | - -> exchange W <-> F F | - -> exchange E <-> F
Medbay | 1 | ? E E E | inj - -> heal train-E | inj F -> heal train
Science Lab | 1 | ? E E E | inj - -> heal train-I | inj F -> heal train
Radio Studio | 1 | W E E E | F F -> new-dweller | F F F -> new-dweller (C)
Theme Workshop | 1 | E E E E E | room-price -> H build | - -> refresh-rooms train
Outfit Workshop | 1 | W W E E E | W ? -> item (I) | item -> ? ? ? (I)
Weapon Workshop | 1 | W W E E E | W ? -> item (I) | - -> ready (I)
"""

THREATS = """
Radroach | 2 | 5 | - -> ? (A)
Glowing Radroach | 1 | 6 | - -> ? (E)
Mole Rat | 2 | 6 | - -> H (S)
Feral Ghoul | 2 | 7 | - -> H (I)
Glowing One | 2 | 8 | - -> H (E)
Radscorpion | 2 | 8 | - -> H ? (P)
Glowing Radscorpion | 2 | 9 | - -> H ? (E)
Raider | 2 | 9 | - -> item (C)
Deathclaw | 1 | 9 | linked - -> H H (E)
Fire | 1 | none | W -> H (E)
Power Failure | 1 | none | E E -> H (I)
"""

ITEMS = """
10mm Pistol | weapon | always | fight 1
Shotgun | weapon | exhaust before-fight | fight 2
Plasma Pistol | weapon | exhaust before-fight | fight 2
Laser Rifle | weapon | exhaust before-fight | fight 2
Minigun | weapon | exhaust before-fight | fight 3
Missile Launcher | weapon | exhaust after-roll | reroll one
Fat Man | weapon | exhaust after-roll | reroll both
Military Fatigues | outfit | exhaust placing | counts-as S
Armored Vault Suit | outfit | exhaust placing | counts-as P
Wasteland Gear | outfit | exhaust placing | counts-as E
Nightwear | outfit | exhaust placing | counts-as C
Lab Coat | outfit | exhaust placing | counts-as I
Handyman Jumpsuit | outfit | exhaust placing | counts-as A
Formal Wear | outfit | exhaust placing | counts-as L
T-45 Power Armor | outfit | exhaust placing | pay E, counts-as threat
Golden Retriever | pet | exhaust any-time | ready item
Scottish Fold | pet | exhaust after-roll | reroll one
German Shepherd | pet | exhaust any-time | pay F, gain E
Collie | pet | exhaust any-time | pay W, gain E E
Husky | pet | exhaust any-time | pay W, gain F F
Parrot | pet | exhaust building | discount 1
Maine Coon | pet | exhaust any-time | swap item
Stimpak | other | exhaust any-time | heal dweller
Giddyup Buttercup | other | game-end | score pet 1
Yao Guai Hide | other | game-end | score outfit 1
Military Duct Tape | other | game-end | score weapon 1
Chemistry Flask | other | game-end | score water 2
Military Circuit Board | other | game-end | score power 2
Gold Watch | other | game-end | score food 2
Globe | other | game-end | score room 2
Camera | other | game-end | score dweller 2
"""


def lines(listing: str) -> list[str]:
    """The lines of a listing with names turned into ids."""
    found = []
    for line in listing.strip().splitlines():
        name, _, rest = line.partition(" | ")
        found.append(f"{name.lower().replace(' ', '-')} | {rest}")
    return found


def printed(space: Space) -> str:
    """A space in the words of the listing."""
    words = ["linked"] * space.linked + ["inj"] * space.injured_only
    words += [" ".join(space.cost) or "-", "->", *space.reward]
    if space.exchange:
        left, right = (" ".join(side) for side in space.exchange)
        words += [f"exchange {left} <-> {right}"]
    return " ".join(words + [f"({space.letter})"] * bool(space.letter))


def starting_line(room: Room) -> str:
    return " | ".join([room.id, *map(printed, room.spaces)])


def room_line(room: Room) -> str:
    price = " ".join(room.price)
    return " | ".join([room.id, str(room.copies), price, *map(printed, room.spaces)])


def threat_line(threat: Threat) -> str:
    fight = str(threat.fight) if threat.fight else "none"
    return " | ".join([threat.id, str(threat.copies), fight, printed(threat.space)])


def item_line(item: Item) -> str:
    steps = []
    for step, value in item.effect:
        values = value if isinstance(value, tuple) else (value,)
        steps.append(" ".join([step, *map(str, values)]))
    use = f"exhaust {item.use}" if item.exhaust else item.use
    return " | ".join([item.id, item.kind, use, ", ".join(steps)])


@pytest.mark.rule("SH-COMP-01")
def test_there_are_6_starting_rooms_and_24_rooms_in_the_deck() -> None:
    assert sum(room.copies for room in SHELTER.starting) == 6
    assert sum(room.copies for room in SHELTER.rooms) == 24


@pytest.mark.rule("SH-COMP-03")
def test_there_are_31_items_and_18_threats() -> None:
    assert sum(item.copies for item in SHELTER.items) == 31
    assert sum(threat.copies for threat in SHELTER.threats) == 18


@pytest.mark.rule("SH-COMP-02")
def test_the_start_elevator_heals_the_injured_for_nothing() -> None:
    assert printed(SHELTER.start_elevator) == "inj - -> heal"


@pytest.mark.rule("SH-COMP-02")
def test_a_players_elevator_builds_a_room_at_its_price() -> None:
    assert printed(SHELTER.elevator) == "room-price -> H H build"


@pytest.mark.rule("SH-R-02")
def test_the_top_level_is_the_same_in_every_game() -> None:
    assert SHELTER.top == (
        "wasteland",
        "vault-door",
        "vault-entrance",
        "water-treatment",
        "diner",
        "power-generator",
    )


@pytest.mark.rule("SH-R-45")
def test_ten_columns_have_numbers_and_the_two_outermost_have_none() -> None:
    assert SHELTER.columns == (0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 0)


def test_starting_rooms() -> None:
    assert [starting_line(room) for room in SHELTER.starting] == lines(STARTING)


def test_rooms_of_the_deck() -> None:
    assert [room_line(room) for room in SHELTER.rooms] == lines(ROOMS)


def test_threats() -> None:
    assert [threat_line(threat) for threat in SHELTER.threats] == lines(THREATS)


def test_items_are_one_of_each() -> None:
    assert [item_line(item) for item in SHELTER.items] == lines(ITEMS)
    assert {item.copies for item in SHELTER.items} == {1}


@pytest.mark.rule("SH-R-23")
def test_no_core_space_refreshes_rooms_before_a_paid_build() -> None:
    rooms = (*SHELTER.starting, *SHELTER.rooms)
    spaces = [SHELTER.elevator, *(space for room in rooms for space in room.spaces)]
    paid = [space for space in spaces if "room-price" in space.cost]
    assert len(paid) == 2
    assert all("refresh-rooms" not in space.reward for space in paid)
