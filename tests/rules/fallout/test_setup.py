"""Setup: nine steps from the scenario sheet to the first turn (FO-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from overseer import CHANCE
from overseer.games.fallout.known import known
from overseer.games.fallout.notation import FACTIONS, LETTERS, TYPES
from rules.fallout.content import Content, outpost, variant
from rules.fallout.table import CHARACTERS, Table


def set_up(table: Table, *wanted: str, until: str = "") -> list[tuple[str, int, str]]:
    """Play the set-up, with the wanted choices where they are offered; what was asked and chosen.

    It stops before a question of the kind `until`.
    """
    asked: list[tuple[str, int, str]] = []
    while table.land.round == 0 and table.question != until:
        choice = next((line for line in wanted if line in table.offered), table.offered[0])
        asked.append((table.question, table.seat, choice))
        table.land.apply(choice)
    return asked


def fresh(players: int = 2, first: int = 0, content: Content | None = None) -> Table:
    """A game before the first decision of its set-up."""
    return Table(players, first=first, content=content, set_up_all=False, forced=False)


SECOND_SHEET = """
start: dry-harbour
layout: {A1: dry-harbour, A2: deadly, B1: lower-parish, B2: deadly}
factions:
  star: {enemy: {type: human, level: 1, weak: [body], abilities: []}}
  shield: {enemy: {type: human, level: X, weak: [body], abilities: []}}
track: [{X: 1, Y: 1}, {X: 2, Y: 2}, {X: 3, Y: 3}]
quests: [7]
setup: [caps: 2]
influence: [9, 8, 7, 6]
"""


@pytest.mark.rule("FO-SETUP-01", "FO-COMP-06")
def test_the_sheet_in_play_tells_map_quests_factions_and_track() -> None:
    content = variant(scenarios={"mile-ninety": SECOND_SHEET})
    table = Table(2, content=content)
    faceup = [slot["tile"] for slot in table.view()["map"]]
    assert faceup == ["dry-harbour", None, "lower-parish", None]
    assert table.at(0).startswith("A1.")
    assert table.staged() == ["moth-problem"]
    star, shield = table.view()["factions"]
    assert star["enemy"]["level"] == 1
    assert star["last"] == shield["last"] == 2
    assert shield["enemy"]["level"] == 1
    table.power(0, 1)
    assert table.view()["factions"][1]["enemy"]["level"] == 2
    assert table.view()["target"] == 8
    usual = Table(2)
    assert usual.staged() == ["two-letters", "blank-map"]
    assert usual.view()["factions"][0]["enemy"] is None


@pytest.mark.rule("FO-SETUP-02", "FO-TILE-01")
def test_facedown_places_hold_random_tiles_of_the_pictured_kind() -> None:
    table = Table()
    facedown = {slot["slot"]: slot["kind"] for slot in table.view()["map"] if not slot["tile"]}
    assert facedown == {
        **dict.fromkeys(("A1", "B1", "B2", "C1"), "dangerous"),
        **dict.fromkeys(("C3", "D1", "D2"), "deadly"),
    }
    kinds = {tile.id: tile.kind for tile in outpost().box.tiles}
    table.stand(0, "A2.3").set(0, hp=16)
    table.land.auto_chance = False
    table.land.apply("explore A1")
    dangerous = {f"tile {tile}" for tile, kind in kinds.items() if kind == "dangerous"}
    assert table.seat == CHANCE
    assert set(table.offered) == dangerous
    table.choose("tile pylon-field").stand(0, "A2.3")
    table.land.apply("explore B1")
    assert set(table.offered) == dangerous - {"tile pylon-field"}
    table.choose("tile allotments")
    table.stand(1, "C2.2")
    assert table.seat == 1
    table.land.apply("explore D1")
    assert set(table.offered) == {
        f"tile {tile}" for tile, kind in kinds.items() if kind == "deadly"
    }


@pytest.mark.rule("FO-SETUP-02")
def test_a_tile_that_lies_faceup_is_in_no_pile() -> None:
    sheet = SECOND_SHEET.replace("A2: deadly", "A2: quarry").replace(
        "dry-harbour, ", "dry-harbour,"
    )
    table = Table(1, content=variant(scenarios={"mile-ninety": sheet})).no_enemies()
    table.stand(0, "A2.3" if "B2.x" in table.neighbours("A2.3") else "A2.2")
    table.land.apply("explore B2")
    assert "tile glass-flats" in table.offered
    assert "tile quarry" not in table.offered


@pytest.mark.rule("FO-SETUP-03")
def test_tiles_that_the_layout_shows_faceup_are_those_tiles() -> None:
    tiles = {slot["slot"]: slot["tile"] for slot in Table().view()["map"] if slot["tile"]}
    assert tiles == {"A2": "crossroads-camp", "C2": "tin-parish", "E1": "dry-harbour"}


@pytest.mark.rule("FO-SETUP-04", "FO-COMP-05")
def test_the_supply_has_letters_and_enemies_of_five_types() -> None:
    land = fresh().land
    assert [int(number) for number in land.bag] == [5] * len(LETTERS)
    assert TYPES == ("critter", "human", "robot", "monster", "super-mutant")
    names = outpost().names.tokens
    enemies = outpost().box.enemies
    for kind, pile in zip(TYPES, land.stacks, strict=True):
        printed = Counter({e.id: e.copies for e in enemies if e.type == kind})
        assert Counter(names[token] for token in pile.contents()) == printed
    # Caps and traits are without limit.
    table = Table().run("caps: 99").run("caps: 99")
    assert table.land.caps[0] == 3 + 198
    table = Table(4)
    for seat in range(4):
        table.run("become: idolized", seat)
    assert [table.traits_of(seat) for seat in range(4)] == [{"idolized"}] * 4


@pytest.mark.rule("FO-SETUP-05")
def test_letters_and_tokens_come_up_at_random() -> None:
    table = fresh()
    set_up(table, until="LETTER")
    assert table.seat == CHANCE
    weights = {o.notation: o.weight for o in table.land.decision.options}  # type: ignore[union-attr]
    assert set(weights) == {f"letter {x}" for x in LETTERS if x != "S"}
    assert len(set(weights.values())) == 1
    set_up(table, until="TOKEN")
    assert table.seat == CHANCE
    robots = {f"token {e.id}" for e in outpost().box.enemies if e.type == "robot"}
    assert set(table.offered) == robots
    # Each type has a stack of its own: critters do not run out with robots.
    set_up(table)
    assert table.land.stacks[0].size() == 6


@pytest.mark.rule("FO-SETUP-06", "FO-ENC-02")
def test_starred_encounters_make_two_decks_by_their_backs() -> None:
    table = fresh()
    for deck in ("wasteland", "settlement"):
        starred = {c.id for c in outpost().box.encounters if c.deck == deck and not c.number}
        assert len(starred) == 5
        assert set(table.deck_of(deck)) == starred
    assert table.deck_of("vault-84") == table.deck_of("vault-109") == []
    table = Table(3).no_enemies()
    table.land.apply("encounter")
    assert set(table.offered) >= {"meet settlement market-day", "meet settlement town-meeting"}
    assert table.seat == CHANCE


@pytest.mark.rule("FO-SETUP-07")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_agendas_for_more_players_are_removed(players: int) -> None:
    deck = fresh(players).deck_of("agenda")
    kept = [a.id for a in outpost().box.agendas if a.players <= players]
    assert sorted(deck) == sorted(kept)
    assert len(deck) == (16, 19, 22, 24)[players - 1]


@pytest.mark.rule("FO-SETUP-08")
def test_three_decks_are_shuffled_and_the_rest_lies_within_reach() -> None:
    table = fresh()
    items = outpost().box.items
    for deck in ("loot", "asset"):
        printed = Counter({i.id: i.copies for i in items if i.deck == deck})
        assert Counter(table.deck_of(deck)) == printed
    for deck in ("loot", "asset", "agenda"):
        # Nobody knows the order: any card can be the next.
        cards, _, weights = table.pile(deck).chances()
        assert len(cards) == len(set(table.deck_of(deck)))
        assert sum(weights) == table.pile(deck).size()
    land = table.land
    assert [outpost().names.items[i] for i in land.unique_deck] == [
        item.id for item in items if item.deck == "unique"
    ]
    assert len(land.perk_deck) == len(outpost().box.perks)
    assert sum(land.shelf) == 0
    # Perks and the library can be looked through, so they are no secret.
    assert len(table.view()["perks"]) == len(land.perk_deck)


@pytest.mark.rule("FO-SETUP-09")
def test_four_assets_are_dealt_as_the_shop() -> None:
    table = fresh()
    cards = (
        "draw asset stimpak",
        "draw asset rivet-gun",
        "draw asset stimpak",
        "draw asset rad-tonic",
    )
    for card in cards:
        assert table.question == "DRAW"
        assert table.seat == CHANCE
        table.land.apply(card)
    assert table.view()["shop"] == ["rad-tonic", "stimpak", "rivet-gun", "stimpak"]
    assert table.question != "DRAW"
    assert len(table.deck_of("asset")) == 16 - 4


@pytest.mark.rule("FO-SETUP-10")
def test_the_first_player_is_drawn_at_random() -> None:
    table = fresh(3, first=-1)
    set_up(table, until="FIRST")
    assert table.seat == CHANCE
    assert table.offered == ["first 0", "first 1", "first 2"]
    table.land.apply("first 2")
    assert table.view()["first_player"] == 2
    assert table.seat == 2
    set_up(table)
    assert table.seat == 2
    assert table.question == "TURN"


@pytest.mark.rule("FO-SETUP-11")
def test_from_the_first_player_on_each_picks_a_free_character() -> None:
    table = fresh(3, first=1)
    asked = set_up(table, "character night-usher", "character boilersmith")
    picks = [(seat, choice) for question, seat, choice in asked if question == "CHARACTER"]
    assert [seat for seat, _ in picks] == [1, 2, 0]
    assert picks[0][1] == "character night-usher"
    assert picks[1][1] == "character boilersmith"
    assert len({choice for _, choice in picks}) == 3
    seen = table.view()["survivors"]
    assert seen[1]["character"] == "night-usher"
    assert "E" in seen[1]["letters"]
    assert [card["item"] for card in seen[1]["beside"]] == ["night-usher"]
    assert "S" in seen[2]["letters"]
    assert [card["item"] for card in seen[2]["equipped"]] == ["boiler-plate"]


@pytest.mark.rule("FO-SETUP-11")
def test_a_taken_character_is_not_offered() -> None:
    table = fresh(2)
    set_up(table, "character mail-rider", until="STAND")
    table.land.apply("stand A2.1")
    assert table.seat == 1
    assert table.question == "CHARACTER"
    assert "character mail-rider" not in table.offered
    assert len(table.offered) == 4


@pytest.mark.rule("FO-SETUP-12")
def test_figures_go_on_empty_spaces_of_the_starting_tile() -> None:
    table = fresh(2)
    set_up(table, until="STAND")
    assert table.offered == ["stand A2.1", "stand A2.2", "stand A2.3", "stand A2.4"]
    table.land.apply("stand A2.3")
    set_up(table, until="STAND")
    assert table.seat == 1
    assert table.offered == ["stand A2.1", "stand A2.2", "stand A2.4"]


@pytest.mark.rule("FO-R-11", "FO-SETUP-12")
def test_if_no_space_of_the_starting_tile_is_empty_figures_share() -> None:
    camp = """{kind: named, spaces: [
      {cells: [0, 1, 2, 3], place: crossroads-camp, label: 0, encounter: settlement, level: 1},
      {cells: [4, 5, 6], place: signal-box, label: 4, encounter: wasteland, level: 1}]}"""
    table = Table(3, content=variant(tiles={"crossroads-camp": camp}), spaces=["A2.2"])
    assert [table.at(seat) for seat in range(3)] == ["A2.2", "A2.1", "A2.1"]


@pytest.mark.rule("FO-SETUP-13", "FO-COMP-03", "FO-COMP-04")
@pytest.mark.parametrize(("character", "hp"), [("boilersmith", 16), ("night-usher", 14)])
def test_pegs_start_at_no_rads_full_hp_and_left_of_the_xp_track(character: str, hp: int) -> None:
    survivor = Table(1, characters=[character]).view()["survivors"][0]
    assert (survivor["rads"], survivor["hp"], survivor["xp"]) == (0, hp, 0)


@pytest.mark.rule("FO-SETUP-14")
def test_everyone_starts_with_their_own_letter_and_a_different_random_one() -> None:
    table = fresh(2)
    set_up(table, "character boilersmith", until="LETTER")
    assert "letter S" not in table.offered
    assert len(table.offered) == 6
    table.land.apply("letter L")
    set_up(table)
    assert table.letters_of(0) == "SL"
    assert len(table.letters_of(1)) == 2
    # The own letter is not from the supply, the other one is.
    assert table.land.bag[LETTERS.index("L")] == 4
    assert sum(table.land.bag) == 35 - 2


@pytest.mark.rule("FO-SETUP-15")
def test_each_player_draws_one_agenda_and_keeps_it_hidden() -> None:
    table = Table(2)
    assert [len(table.agendas_of(seat)) for seat in range(2)] == [1, 1]
    assert len(table.deck_of("agenda")) == 19 - 2
    own, others = table.view(0)["survivors"][0], table.view(1)["survivors"][0]
    assert [card["agenda"] for card in own["hand"]] == table.agendas_of(0)
    assert others["hand"] is None
    assert others["agendas"] == 1
    changed = table.land.clone()
    there = Table(2)
    there.land = changed
    other = next(card for card in there.deck_of("agenda"))
    there.agendas(0, other)
    assert known(changed, 1) == known(table.land, 1)
    assert known(changed, 0) != known(table.land, 0)


@pytest.mark.rule("FO-SETUP-16")
def test_each_player_takes_three_caps() -> None:
    assert [int(caps) for caps in Table(4).land.caps] == [3, 3, 3, 3]


@pytest.mark.rule("FO-SETUP-17")
def test_start_of_game_effects_of_the_sheet_are_carried_out() -> None:
    table = fresh(2)
    asked = set_up(table, "put A2.4")
    assert ("PUT_TOKEN", 0, "put A2.4") in asked
    assert "star A2.4" in table.enemies()
    assert "the-auctioneer" in table.deck_of("settlement")  # with fewer than three players
    assert "the-auctioneer" not in Table(3).deck_of("settlement")


@pytest.mark.rule("FO-SETUP-18")
def test_every_visible_enemy_icon_receives_a_faceup_token_of_its_type() -> None:
    table = Table(1)
    types = {enemy.id: enemy.type for enemy in outpost().box.enemies}
    ordinary = [line.split() for line in table.enemies() if line.split()[0] not in FACTIONS]
    # An inactive one would be called "token?", which is no type.
    assert sorted((space, types.get(token)) for token, space in ordinary) == [
        ("C2.3", "robot"),
        ("C2.4", "human"),
        ("E1.3", "super-mutant"),
        ("E1.4", "monster"),
    ]


@pytest.mark.rule("FO-SETUP-19")
def test_both_power_tokens_start_on_the_top_space() -> None:
    table = Table(2)
    assert [faction["power"] for faction in table.view()["factions"]] == [0, 0]
    assert table.view()["factions"][1]["enemy"]["level"] == 1


@pytest.mark.rule("FO-SETUP-20")
def test_the_starting_quests_are_staged_with_their_top_sections() -> None:
    table = Table(2)
    assert table.staged() == ["two-letters", "blank-map"]
    assert "shield C2.2" in table.enemies()  # the top section of the first quest


@pytest.mark.rule("FO-SETUP-20", "FO-R-86")
def test_a_starting_quest_that_has_been_staged_already_is_staged_once() -> None:
    """By the sheet, or by the top section of the quest before it."""
    first = "{number: 90, stage: [stage: 91], objectives: [{action: true, do: [caps: 1]}]}"
    second = "{number: 91, stage: [caps: 5], objectives: [{action: true, do: [caps: 1]}]}"
    for setup, quests in (("stage: 91", "[90, 91]"), ("xp: 1", "[90, 91]")):
        sheet = SECOND_SHEET.replace("caps: 2", setup).replace("[7]", quests)
        content = variant(scenarios={"mile-ninety": sheet}, quests={"one": first, "two": second})
        table = Table(2, content=content)
        assert sorted(table.staged()) == ["one", "two"]
        assert table.land.caps[0] == 3 + 5


@pytest.mark.rule("FO-R-111", "FO-SETUP-11", "FO-SETUP-20")
def test_the_order_of_the_set_up_is_fixed() -> None:
    table = fresh(3, first=2)
    asked = set_up(table, *(f"character {each}" for each in CHARACTERS))
    order = [question for question, _, _ in asked]
    assert order[:4] == ["DRAW"] * 4  # the shop
    assert order[4:10] == ["CHARACTER", "STAND"] * 3
    boards = asked[10 : order.index("PUT_TOKEN")]
    seats = [seat for question, seat, _ in boards if question == "EQUIP"]
    assert seats == [2, 0]  # what the character of seat 1 has cannot be equipped
    assert [question for question, *_ in boards if question == "LETTER"] == ["LETTER"] * 3
    assert order.index("PUT_TOKEN") < order.index("TOKEN")  # sheet and quests before enemies
    assert order[-1] == "TOKEN"
