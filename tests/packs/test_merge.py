"""Packs on top of one another."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.content.pack import BUILT_IN
from overseer.content.shelter import Space, load
from overseer.kernel.errors import ContentError
from packs.conftest import MANIFEST, NAMES, Errors, MakePack

CORE = load()
HALL = "  hall: {copies: 3, price: W, whole: {reward: W}}\n"
STANDALONE = {
    "pack.yaml": f"{MANIFEST}standalone: true\n",
    "vault.yaml": (
        "top: [a, b, c, d, e, f]\n"
        "columns: [[2, 3], [4, 5], [6, -], [-, 8], [9, 10], [11, 12]]\n"
        "elevators: {start: {reward: H}, player: {reward: build}}\n"
    ),
    "rooms.yaml": "starting:\n"
    + "".join(f"  {name}: {{whole: {{reward: item}}}}\n" for name in "abcdef")
    + f"deck:\n{HALL}",
    "items.yaml": "lamp: {copies: 3, kind: other, use: any-time, effect: [gain: H]}\n",
    "threats.yaml": "rat: {fight: 4, reward: H}\n",
    "texts/en.ftl": NAMES + "".join(f"room-{name} = {name}\n" for name in "abcdef"),
}


def test_a_new_id_extends_the_set_behind_the_core_cards(make_pack: MakePack) -> None:
    shelter = load([make_pack({"rooms.yaml": f"deck:\n{HALL}"})])
    assert shelter.rooms[:-1] == CORE.rooms
    assert shelter.rooms[-1].id == "hall"
    assert shelter.items == CORE.items
    assert [pack.id for pack in shelter.packs] == ["core", "my-pack"]


def test_a_known_id_replaces_the_card_in_its_place(make_pack: MakePack) -> None:
    text = "mole-rat: {fight: 2, reward: W}\n"
    names = f"{NAMES}threat-mole-rat = Tame mole rat\n"
    shelter = load([make_pack({"threats.yaml": text, "texts/en.ftl": names})])
    assert [threat.id for threat in shelter.threats] == [threat.id for threat in CORE.threats]
    replaced = shelter.threats[2]
    assert (replaced.id, replaced.copies, replaced.fight) == ("mole-rat", 1, 2)
    assert replaced.space == Space(reward=("W",))


def test_remove_drops_cards_of_any_kind(make_pack: MakePack) -> None:
    manifest = f"{MANIFEST}remove: [garden, raider, fat-man]\n"
    shelter = load([make_pack({"pack.yaml": manifest})])
    assert [room for room in CORE.rooms if room.id != "garden"] == list(shelter.rooms)
    assert [threat for threat in CORE.threats if threat.id != "raider"] == list(shelter.threats)
    assert [item for item in CORE.items if item.id != "fat-man"] == list(shelter.items)
    assert shelter.packs[-1].remove == ("garden", "raider", "fat-man")


def test_packs_are_applied_in_the_order_given(make_pack: MakePack, tmp_path: Path) -> None:
    first = make_pack({"threats.yaml": "rat: {fight: 2, reward: W}\n"})
    second = tmp_path / "second"
    (second / "texts").mkdir(parents=True)
    (second / "pack.yaml").write_text(MANIFEST.replace("my-pack", "second"))
    (second / "threats.yaml").write_text("rat: {fight: 3, reward: F}\n")
    (second / "texts/en.ftl").write_text(NAMES)
    assert load([first, second]).threats[-1].fight == 3
    assert load([second, first]).threats[-1].fight == 2
    assert [pack.id for pack in load([second, first]).packs] == ["core", "second", "my-pack"]


def test_a_pack_may_change_parts_of_the_vault(make_pack: MakePack) -> None:
    text = "columns: [[2, 3], [4, 5], [6, -], [-, 8], [9, 10], [11, 12]]\nelevators: {player: {reward: H build}}\n"
    shelter = load([make_pack({"vault.yaml": text})])
    assert shelter.columns == (2, 3, 4, 5, 6, 0, 0, 8, 9, 10, 11, 12)
    assert shelter.elevator == Space(reward=("H", "build"))
    assert shelter.start_elevator == CORE.start_elevator
    assert shelter.top == CORE.top


def test_a_pack_may_exchange_a_starting_room(make_pack: MakePack) -> None:
    top = ", ".join("hall" if name == "diner" else name for name in CORE.top)
    files = {
        "pack.yaml": f"{MANIFEST}remove: [diner]\n",
        "rooms.yaml": "starting:\n  hall: {whole: {reward: F}}\n",
        "vault.yaml": f"top: [{top}]\n",
    }
    shelter = load([make_pack(files)])
    assert shelter.top[4] == "hall"
    assert len(shelter.starting) == 6


def test_a_starting_room_left_off_the_top_level_is_a_problem_of_the_pack(errors: Errors) -> None:
    top = ", ".join("hall" if name == "diner" else name for name in CORE.top)
    rooms = "starting:\n  hall: {whole: {reward: F}}\n"
    assert errors({"rooms.yaml": rooms, "vault.yaml": f"top: [{top}]\n"}) == [
        (
            "vault.yaml:1:6: starting room diner is not on the top level "
            "(name it in top:, or remove it in pack.yaml)"
        )
    ]


@pytest.mark.rule("SH-R-46")
def test_a_room_may_have_one_space_for_both_columns(make_pack: MakePack) -> None:
    room = load([make_pack({"rooms.yaml": f"deck:\n{HALL}"})]).rooms[-1]
    assert room.spaces == (Space(reward=("W",)),)


def test_a_standalone_pack_is_used_without_the_core(make_pack: MakePack) -> None:
    shelter = load([make_pack(STANDALONE)])
    assert shelter.top == tuple("abcdef")
    assert [room.id for room in shelter.rooms] == ["hall"]
    assert [item.id for item in shelter.items] == ["lamp"]
    assert [threat.id for threat in shelter.threats] == ["rat"]
    assert [pack.id for pack in shelter.packs] == ["my-pack"]


def test_the_core_pack_is_standalone_and_can_be_named() -> None:
    assert load(["core"]) == CORE
    assert load([BUILT_IN / "shelter" / "core"]) == CORE


def test_a_standalone_pack_must_bring_everything(errors: Errors) -> None:
    assert errors({"pack.yaml": STANDALONE["pack.yaml"]}) == [
        (
            "pack.yaml:1:1: the item deck has 0 cards, but needs at least 3 "
            "(add cards to items.yaml, or remove fewer)"
        ),
        (
            "pack.yaml:1:1: the room deck has 0 cards, but needs at least 3 "
            "(add cards to rooms.yaml, or remove fewer)"
        ),
        (
            "pack.yaml:1:1: the threat deck has 0 cards, but needs at least 1 "
            "(add cards to threats.yaml, or remove fewer)"
        ),
        "vault.yaml:1:1: the vault has no 'columns' (add it to vault.yaml)",
        "vault.yaml:1:1: the vault has no 'elevators: player' (add it to vault.yaml)",
        "vault.yaml:1:1: the vault has no 'elevators: start' (add it to vault.yaml)",
        "vault.yaml:1:1: the vault has no 'top' (add it to vault.yaml)",
    ]


@pytest.mark.parametrize("copies", [1, 2])
def test_a_track_needs_three_cards(errors: Errors, copies: int) -> None:
    files = {
        key: text.replace("copies: 3", f"copies: {copies}") for key, text in STANDALONE.items()
    }
    assert [error.partition(" (")[0] for error in errors(files)] == [
        f"pack.yaml:1:1: the item deck has {copies} cards, but needs at least 3",
        f"pack.yaml:1:1: the room deck has {copies} cards, but needs at least 3",
    ]


def test_removing_all_threats_leaves_too_few(errors: Errors) -> None:
    names = ", ".join(threat.id for threat in CORE.threats)
    assert errors({"pack.yaml": f"{MANIFEST}remove: [{names}]\n"}) == [
        (
            "pack.yaml:1:1: the threat deck has 0 cards, but needs at least 1 "
            "(add cards to threats.yaml, or remove fewer)"
        )
    ]


@pytest.mark.parametrize(("extra", "expected"), [(28, 4095), (29, 4096)])
def test_no_kind_has_more_than_4095_cards(errors: Errors, extra: int, expected: int) -> None:
    threats = [f"t{index}: {{copies: 99, reward: H}}\n" for index in range(41)]
    threats.append(f"last: {{copies: {extra - 10}, reward: H}}\n")
    names = [f"threat-t{index} = T\n" for index in range(41)]
    found = errors(
        {
            "threats.yaml": "".join(threats),
            "texts/en.ftl": NAMES + "".join(names) + "threat-last = Last\n",
        }
    )
    limit = [
        (
            f"pack.yaml:1:1: there are {expected} threat cards, and 4095 is the limit "
            "(use fewer cards or copies)"
        )
    ]
    assert found == (limit if expected > 4095 else [])


def test_an_id_keeps_its_kind(errors: Errors) -> None:
    files = {
        "threats.yaml": "shotgun: {reward: H}\n",
        "rooms.yaml": "deck:\n  diner: {price: W, whole: {reward: W}}\n",
        "texts/en.ftl": f"{NAMES}threat-shotgun = Shotgun\nroom-diner = Diner\n",
    }
    assert errors(files) == [
        (
            "rooms.yaml:2:3: diner is already in pack core, as a card of kind starting room "
            "(give this room another id)"
        ),
        (
            "threats.yaml:1:1: shotgun is already in pack core, as a card of kind item "
            "(give this threat another id)"
        ),
    ]


def test_a_pack_cannot_be_used_twice(make_pack: MakePack) -> None:
    folder = make_pack({})
    with pytest.raises(ContentError, match="1:5: two packs are called my-pack"):
        load([folder, folder])


def test_a_standalone_pack_must_come_first(make_pack: MakePack) -> None:
    with pytest.raises(ContentError) as caught:
        load([make_pack(STANDALONE), "core"])
    assert str(caught.value) == (
        "shelter/core/pack.yaml:7:13: a standalone pack cannot lie on another pack (name it first)"
    )


def test_what_rests_on_an_unreadable_file_is_not_reported(errors: Errors) -> None:
    broken = {**STANDALONE, "rooms.yaml": "starting: [\n"}
    assert [error.partition(": ")[0] for error in errors(broken)] == ["rooms.yaml:2:1"]
