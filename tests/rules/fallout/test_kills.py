"""What follows a kill: discards, XP, loot, a new token, objectives (FO-RESP, FO-R-39)."""

from __future__ import annotations

import pytest

from overseer.games.fallout.enemies import DRAWN
from overseer.games.fallout.enemy_death import Kill
from overseer.games.fallout.notation import parse_node
from rules.fallout.content import variant
from rules.fallout.table import LAYOUT, Table, quiet, sheet

HERE = "C2.1"
HUMAN_ICON = "C2.4"
ROBOT_ICON = "C2.3"
MONSTER_ICON = "E1.4"
KILLING = (1, 3, 1)  # arms, and no hit icon
QUEST = "{number: 90, objectives: [{trigger: {kill: TRIGGER}, do: [caps: 9, trash: this]}]}"


def discards(table: Table) -> list[str]:
    """The discarded enemy tokens."""
    return sorted(table.names.tokens[token] for token in table.land.token_discards)


def hunter(*tokens: str, space: str = HERE) -> Table:
    """A survivor with active enemies in their space."""
    table = quiet().stand(0, space).deck("loot", "penny-novel")
    for token in tokens:
        table.enemy(token, space)
    return table


def bounty(trigger: str = "{}", scenario: dict[str, str] | None = None) -> Table:
    """A table with one quest: Caps for a kill."""
    content = variant(
        quests={"bounty": QUEST.replace("TRIGGER", trigger)}, scenarios=scenario or {}
    )
    return quiet(content=content).stage("bounty").stand(0, HERE).set(0, caps=0)


# The token


@pytest.mark.rule("FO-RESP-01", "FO-R-04")
def test_the_killed_token_goes_to_the_discards_of_its_type() -> None:
    table = hunter("ditch-hen")
    before = table.land.stacks[0].size()
    table.choose(f"fight ditch-hen {HERE}").roll(3, 1, 1)
    assert (table.enemies(), discards(table)) == ([], ["ditch-hen"])
    assert table.land.stacks[0].size() == before


@pytest.mark.rule("FO-RESP-02")
def test_a_new_token_of_its_type_comes_facedown_on_the_nearest_icon() -> None:
    table = hunter("toll-dodger").enemy("lawn-drone", "E1.1").coming("token dune-poacher")
    table.choose(f"fight toll-dodger {HERE}").roll(*KILLING)
    assert table.enemies() == [f"dune-poacher? {HUMAN_ICON}", "lawn-drone E1.1"]


@pytest.mark.rule("FO-RESP-02", "FO-R-19")
def test_the_nearest_icon_may_be_where_the_killed_one_was() -> None:
    table = hunter("toll-dodger", space=HUMAN_ICON).stand(1, HUMAN_ICON)
    table.coming("token barge-bandit").choose(f"fight toll-dodger {HUMAN_ICON}").roll(*KILLING)
    assert table.enemies() == [f"barge-bandit? {HUMAN_ICON}"]
    assert table.question == "TURN"  # AGGRESSIVE, but placed and facedown


@pytest.mark.rule("FO-RESP-02")
def test_nearest_is_counted_from_where_the_killed_one_was() -> None:
    """The survivor shoots from one side; the icons lie on two tiles."""
    table = quiet().tile("D1", "rail-cut").stand(0, "C2.2").equip(0, "mail-carbine")
    table.letters(0, "C").deck("loot", "penny-novel").enemy("toll-dodger", "D1.4")
    table.choose("fight toll-dodger D1.4").roll(*KILLING)
    assert [line.split()[1] for line in table.enemies()] == ["D1.3"]  # C2.4 is next to the shooter


@pytest.mark.rule("FO-RESP-02")
def test_a_new_token_comes_for_one_killed_on_the_first_space_of_all() -> None:
    table = quiet().tile("A1", "pylon-field").no_enemies().stand(0, "A1.1")
    table.deck("loot", "penny-novel").enemy("toll-dodger", "A1.1").coming("token dune-poacher")
    table.listen().choose("fight toll-dodger A1.1").roll(*KILLING)
    assert table.enemies() == ["dune-poacher? A1.2"]
    token = table.names.tokens.index("toll-dodger")
    assert table.log("KILLED_ENEMY") == [("KILLED_ENEMY", 0, token, 0, 0)]


@pytest.mark.rule("FO-RESP-02", "FO-R-15")
def test_the_way_to_the_icon_leads_over_facedown_tiles() -> None:
    table = hunter("mud-colossus").choose(f"fight mud-colossus {HERE}").roll(3, 4, 5)
    assert [line.split()[1] for line in table.enemies()] == [MONSTER_ICON]


@pytest.mark.rule("FO-RESP-02", "FO-R-19")
def test_without_a_faceup_icon_of_its_type_nothing_comes() -> None:
    table = hunter("ditch-hen").choose(f"fight ditch-hen {HERE}").roll(3, 1, 1)
    assert (table.enemies(), table.question) == ([], "TURN")


@pytest.mark.rule("FO-RESP-02", "FO-R-19")
def test_an_icon_that_cannot_be_reached_is_no_nearest() -> None:
    island = variant(scenarios=sheet(layout=LAYOUT.replace("D1: deadly, ", "")))
    table = quiet(content=island).stand(0, HERE).enemy("glass-lizard", HERE)
    table.choose(f"fight glass-lizard {HERE}").roll(3, 4, 1)
    assert (table.enemies(), discards(table)) == ([], ["glass-lizard"])


@pytest.mark.rule("FO-RESP-02", "FO-R-04", "FO-R-20")
def test_the_killed_token_itself_may_come_back_if_it_is_the_only_one() -> None:
    table = hunter("lawn-drone")
    for token in ("vending-unit", "census-robot", "traffic-marshal", "boiler-walker"):
        table.enemy(token, "E1.1")
    table.choose(f"fight lawn-drone {HERE}").roll(*KILLING)
    assert f"lawn-drone? {ROBOT_ICON}" in table.enemies()
    assert discards(table) == []


@pytest.mark.rule("FO-RESP-03")
@pytest.mark.parametrize("pick", ["B2.2", HUMAN_ICON])
def test_of_equally_near_icons_the_first_player_picks(pick: str) -> None:
    table = quiet().tile("B2", "pylon-field").stand(0, "B2.3").deck("loot", "penny-novel")
    table.land.first_player = 1
    table.enemy("toll-dodger", "B2.3").choose("fight toll-dodger B2.3").roll(*KILLING)
    assert (table.question, table.seat) == ("RESPAWN", 1)
    assert table.offered == ["put B2.2", f"put {HUMAN_ICON}"]
    assert table.default == "put B2.2"
    assert [line.split()[1] for line in table.choose(f"put {pick}").enemies()] == [pick]


@pytest.mark.rule("FO-RESP-04", "FO-FIGHT-14")
def test_no_new_token_after_a_drawn_enemy() -> None:
    table = hunter().coming("token toll-dodger").run(tasks="fight: {draw: human}").roll(*KILLING)
    assert (table.enemies(), discards(table)) == ([], ["toll-dodger"])


@pytest.mark.rule("FO-RESP-04")
def test_no_new_token_after_a_faction_token() -> None:
    table = hunter("shield", space=HUMAN_ICON).choose(f"fight shield {HUMAN_ICON}").roll(2, 1, 1)
    assert (table.enemies(), discards(table)) == ([], [])


@pytest.mark.rule("FO-RESP-05", "FO-R-39")
@pytest.mark.parametrize(("token", "level"), [("ditch-hen", 1), ("glass-lizard", 2), ("shield", 1)])
def test_a_kill_out_of_a_fight_earns_xp_too(token: str, level: int) -> None:
    table = hunter(token).run("kill: {within: 0}")
    assert (table.land.xp[0], table.land.xp[1], table.enemies(HERE)) == (level, 0, [])


@pytest.mark.rule("FO-RESP-05", "FO-RESP-02")
def test_a_kill_out_of_a_fight_brings_a_new_token_too() -> None:
    table = hunter("toll-dodger").coming("token dune-poacher").run("kill: {within: 0}", seat=0)
    assert table.enemies() == [f"dune-poacher? {HUMAN_ICON}"]


@pytest.mark.rule("FO-RESP-05")
def test_a_kill_out_of_a_fight_pays_the_survivor_who_caused_it() -> None:
    table = hunter("ditch-hen").stand(1, HERE).run("kill: {within: 0}", seat=1)
    assert (table.land.xp[0], table.land.xp[1]) == (0, 1)


@pytest.mark.rule("FO-RESP-05", "FO-KILL-06")
def test_nothing_is_earned_by_a_survivor_who_has_been_eliminated_meanwhile() -> None:
    """Two enemies are killed at once; the loot of the first eliminates the killer."""
    table = hunter().set(0, rads=15).deck("loot", "hot-dust").listen()
    table.enemy("toll-dodger", HERE).enemy("piano-mover", HERE).run("kill: {within: 0, all: true}")
    while table.question == "STAND":
        table.choose(table.default)
    assert table.land.eliminated[0] == 1
    assert [line[2] for line in table.log("XP")] == [1]  # for the first alone
    assert (table.log("LEVEL_UP"), table.letters_of(0), table.seat) == ([], "", 1)


# The sequence


@pytest.mark.rule("FO-R-39")
@pytest.mark.parametrize("way", ["fight", "card"])
def test_the_parts_of_a_kill_come_in_order(way: str) -> None:
    table = bounty("{type: human}").enemy("toll-dodger", HERE).letters(0, "S").set(0, xp=1)
    table.coming("draw loot kind-note").listen()
    if way == "fight":
        table.choose(f"fight toll-dodger {HERE}").roll(*KILLING)
    else:
        table.run("kill: {within: 0}")
    table.choose(table.default)  # the letter to keep
    table.land.levels[0] = 0
    order = ("KILLED_ENEMY", "XP", "LEVEL_UP", "EVENT", "ENEMY_PLACED", "COMPLETED")
    seen: list[str] = []
    for line in table.log(*order):
        if line[0] not in seen:
            seen.append(line[0])
    assert seen == list(order)


@pytest.mark.rule("FO-R-39")
def test_the_kill_of_a_drawn_enemy_counts_before_the_success_results() -> None:
    table = bounty("{type: critter}").coming("token ditch-hen").listen()
    table.run("caps: 2", tasks="fight: {draw: critter}").roll(3, 1, 1)
    assert [line[2] for line in table.log("CAPS")] == [9, 2]


@pytest.mark.rule("FO-R-39", "FO-R-46")
def test_a_kill_is_finished_although_the_killer_dies_of_the_loot() -> None:
    table = bounty("{type: human}").enemy("toll-dodger", HERE).set(0, hp=2)
    table.coming("draw loot loose-floorboards", "token dune-poacher")
    table.choose(f"fight toll-dodger {HERE}").roll(*KILLING).choose("stand A2.1")
    assert (table.land.caps[0], table.staged()) == (9, [])
    assert (table.enemies(), table.at(0)) == ([f"dune-poacher? {HUMAN_ICON}"], "A2.1")


@pytest.mark.rule("FO-R-39", "FO-RESP-02")
def test_a_new_token_comes_although_the_killer_is_eliminated_by_the_loot() -> None:
    table = hunter("toll-dodger").set(0, rads=15).deck("loot", "hot-dust")
    table.coming("token dune-poacher").choose(f"fight toll-dodger {HERE}").roll(*KILLING)
    assert table.land.eliminated[0] == 1
    assert table.enemies() == [f"dune-poacher? {HUMAN_ICON}"]
    assert (table.question, table.seat) == ("TURN", 1)


@pytest.mark.rule("FO-R-39")
def test_removing_a_token_is_no_kill() -> None:
    table = bounty("{faction: shield}").enemy("shield", HERE)
    table.run("remove-tokens: {faction: shield, within: 1}")
    assert (table.enemies(), table.land.xp[0], table.land.caps[0]) == ([], 0, 0)


@pytest.mark.rule("FO-R-39", "FO-FTOK-03")
def test_a_token_discarded_by_retreat_is_no_kill() -> None:
    enemy = "enemy: {level: 1, weak: [head], abilities: [retreat]}"
    table = bounty("{faction: shield}", sheet(shield=enemy)).enemy("shield", HERE)
    table.choose(f"fight shield {HERE}").roll(1, 1, 1)
    assert (table.enemies(), table.land.xp[0], table.land.caps[0]) == ([], 0, 0)


@pytest.mark.rule("FO-R-39")
@pytest.mark.parametrize(
    ("trigger", "counts"),
    [
        ("{type: human}", True),
        ("{type: robot}", False),
        ("{enemy: dune-poacher}", True),
        ("{enemy: toll-dodger}", False),
        ("{level: 2}", True),
        ("{level: 3}", False),
        ("{ability: ranged}", True),
        ("{ability: loot}", False),
        ("{faction: shield}", False),
    ],
)
def test_an_objective_counts_the_kills_it_names(trigger: str, counts: bool) -> None:
    table = bounty(trigger).enemy("dune-poacher", HERE)
    table.choose(f"fight dune-poacher {HERE}").roll(2, 2, 1)
    assert table.land.caps[0] == (9 if counts else 0)


@pytest.mark.rule("FO-R-39", "FO-R-58")
def test_a_kill_in_the_activation_is_finished_by_its_killer() -> None:
    table = bounty("{type: human}").enemy("toll-dodger", HERE).letters(0, "S").set(0, xp=1)
    table.coming("draw agenda heavy-curtains", "draw loot forgotten-till")
    table.coming("letter P", "letter E").end_turn().end_turn()
    assert table.land.active == -1
    table.roll(*KILLING)
    assert (table.question, table.seat) == ("KEEP", 0)
    table.choose("keep E")
    assert table.land.caps[0] == 4 + 9


@pytest.mark.rule("FO-R-39", "FO-R-46")
def test_a_kill_was_done_where_the_killer_stood() -> None:
    """The objective asks for a place; the killer has died of the loot and is elsewhere."""
    quest = "{number: 90, objectives: [{trigger: {kill: {}}, when: {at: {place: tin-chapel}}, "
    quest += "do: [caps: 9, trash: this]}]}"
    table = quiet(content=variant(quests={"bounty": quest})).stage("bounty").stand(0, HERE)
    table.set(0, caps=0, hp=2).enemy("toll-dodger", HERE).coming("draw loot loose-floorboards")
    table.choose(f"fight toll-dodger {HERE}").roll(*KILLING).choose("stand A2.1")
    assert (table.land.caps[0], table.staged()) == (9, [])


@pytest.mark.rule("FO-R-39", "FO-RESP-05")
def test_a_kill_is_told_with_killer_token_and_space() -> None:
    table = quiet().stand(1, HERE).enemy("ditch-hen", HERE).listen()
    table.run("kill: {within: 0}", seat=1)
    token = table.names.tokens.index("ditch-hen")
    assert table.log("KILLED_ENEMY") == [("KILLED_ENEMY", 1, token, parse_node(HERE), 0)]


@pytest.mark.rule("FO-R-05", "FO-FIGHT-14")
@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize("drawn", [False, True])
def test_a_game_that_ends_with_a_kill_loses_no_token(begun: bool, drawn: bool) -> None:
    """The game is won before the kill, or before what follows the discard of its token."""
    stars = ("a-light-in-the-window", "wick-and-oil", "everyone-home", "keepers-oath")
    table = quiet().stand(0, HERE).agendas(0, *stars)
    token, node = table.names.tokens.index("ditch-hen"), parse_node(HERE)
    if not begun and not drawn:
        table.enemy("ditch-hen", HERE)
    table.power(9, 0)
    table.land.due = 1  # the check finds the winner
    where = DRAWN if drawn else node
    table.go_on(Kill(0, token, where, int(table.land.pieces), 1, 0, int(begun), 0, node))
    assert table.land.over
    assert discards(table) == (["ditch-hen"] if drawn and not begun else [])


@pytest.mark.rule("FO-R-39", "FO-R-50")
def test_the_game_is_over_if_the_loot_eliminates_the_last_survivor() -> None:
    table = quiet(1).stand(0, HERE).enemy("toll-dodger", HERE).set(0, rads=15)
    table.deck("loot", "hot-dust").choose(f"fight toll-dodger {HERE}").roll(*KILLING)
    assert (table.land.over, table.land.winners) == (True, 0)
