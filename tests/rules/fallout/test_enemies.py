"""Enemies: what is on a token, and tokens that lie facedown (FO-ENEMY)."""

from __future__ import annotations

from typing import Any

import pytest

from overseer.games.fallout import terms
from overseer.games.fallout.known import known
from overseer.games.fallout.notation import parse_node
from overseer.games.fallout.view import ABILITIES, AREAS
from overseer.kernel.errors import ContentError
from rules.fallout.content import outpost, variant
from rules.fallout.table import Table, quiet, sheet

HERE = "C2.1"
NEXT = "C2.3"
CRITTERS = ("ditch-hen", "pantry-roach", "lamp-moth", "salt-crab", "glow-newt")


def there(table: Table, space: str, seat: int = 0) -> list[dict[str, Any]]:
    """The enemies on a space as one seat sees them."""
    for slot in table.seen(seat)["map"]:
        for found in slot["spaces"] or [{**slot, "space": f"{slot['slot']}.x"}]:
            if found["space"] == space:
                return list(found["enemies"])
    raise AssertionError(space)


# Attributes


@pytest.mark.rule("FO-ENEMY-01")
def test_a_token_has_type_name_level_areas_and_at_most_two_abilities() -> None:
    tokens = outpost().box.enemies
    assert {token.type for token in tokens} == {
        *("critter", "human", "robot", "monster", "super-mutant")
    }
    for token in tokens:
        assert token.level >= 1
        assert set(token.weak) <= set(AREAS)
        assert token.weak
        assert set(token.abilities) <= set(ABILITIES)
        assert len(token.abilities) <= 2


@pytest.mark.rule("FO-ENEMY-01")
@pytest.mark.parametrize(
    "token",
    [
        "{type: critter, level: 1, weak: [legs], abilities: [armor, loot, retreat]}",
        "{type: critter, level: 1, weak: [], abilities: []}",
        "{type: critter, level: 0, weak: [legs], abilities: []}",
        "{type: gnome, level: 1, weak: [legs], abilities: []}",
        "{level: 1, weak: [legs], abilities: []}",
        "{type: critter, weak: [legs], abilities: []}",
    ],
)
def test_a_token_without_them_is_refused(token: str) -> None:
    with pytest.raises(ContentError):
        variant(enemies={"odd-token": token})


@pytest.mark.rule("FO-ENEMY-01", "FO-ENEMY-02")
def test_an_active_enemy_shows_all_that_is_printed() -> None:
    (seen,) = there(quiet().enemy("barge-bandit", HERE), HERE)
    assert seen == {
        "type": "human",
        "active": True,
        "token": "barge-bandit",
        "level": 2,
        "weak": ["arms"],
        "abilities": ["aggressive", "loot"],
    }


# Facing


@pytest.mark.rule("FO-ENEMY-02")
def test_faceup_is_active_and_facedown_is_not() -> None:
    table = quiet().stand(0, HERE).enemy("ditch-hen", HERE).enemy("salt-crab", HERE, active=False)
    assert table.offers("fight") == [f"fight ditch-hen {HERE}"]
    assert [enemy["active"] for enemy in there(table, HERE)] == [False, True]


@pytest.mark.rule("FO-ENEMY-03")
@pytest.mark.parametrize("space", [HERE, "B1.x"])
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_only_the_type_of_an_inactive_enemy_is_seen(seat: int, space: str) -> None:
    table = quiet().stand(0, HERE).enemy("glow-newt", space, active=False)
    nothing: dict[str, object] = {"token": None, "level": None, "weak": [], "abilities": []}
    assert there(table, space, seat) == [{"type": "critter", "active": False, **nothing}]
    assert "glow-newt" not in str(table.seen(seat))


@pytest.mark.rule("FO-ENEMY-03")
def test_what_a_seat_may_know_is_the_same_for_every_face() -> None:
    """Whichever critter lies there facedown, a seat knows the same."""
    seen = []
    for token in CRITTERS:
        table = quiet().enemy(token, HERE, active=False)
        seen.append([known(table.land, seat) for seat in (0, 1)])
    assert all(other == seen[0] for other in seen)
    assert quiet().enemy("lawn-drone", HERE, active=False).enemies() != []


@pytest.mark.rule("FO-ENEMY-03")
def test_no_refusal_tells_which_enemy_lies_facedown() -> None:
    table = quiet().stand(0, HERE).enemy("glow-newt", HERE, active=False)
    answers = [table.refuses(f"fight {token} {HERE}") for token in CRITTERS]
    assert answers == [{"NO_SUCH_ENEMY"}] * len(CRITTERS)


@pytest.mark.rule("FO-ENEMY-03", "FO-RESP-02")
def test_no_event_tells_which_enemy_is_put_down_facedown() -> None:
    told = []
    for token in ("lawn-drone", "vending-unit"):
        table = quiet().stand(0, NEXT).coming(f"token {token}").listen()
        table.run("enemy: {type: robot, at: here, face: down}")
        told.append(table.log("ENEMY_PLACED"))
        assert table.enemies() == [f"{token}? {NEXT}"]
    assert told[0] == told[1]
    assert told[0]


# Inactive enemies


@pytest.mark.rule("FO-ENEMY-04")
@pytest.mark.parametrize("effect", ["kill: {within: 1}", "kill: {within: 1, all: true}"])
def test_an_inactive_enemy_is_no_target(effect: str) -> None:
    table = quiet().stand(0, HERE).enemy("ditch-hen", HERE, active=False)
    table.enemy("salt-crab", NEXT, active=False).run(effect)
    assert table.enemies() == [f"ditch-hen? {HERE}", f"salt-crab? {NEXT}"]
    assert table.land.xp[0] == 0


@pytest.mark.rule("FO-ENEMY-04")
def test_only_the_active_ones_are_offered_as_targets() -> None:
    table = quiet().stand(0, HERE).enemy("ditch-hen", HERE, active=False)
    table.enemy("salt-crab", HERE).enemy("lamp-moth", HERE).run("kill: {within: 0}")
    assert set(table.offered) == {f"kill salt-crab {HERE}", f"kill lamp-moth {HERE}"}


@pytest.mark.rule("FO-ENEMY-04", "FO-ABIL-02")
def test_moving_in_on_an_inactive_aggressive_enemy_is_no_fight() -> None:
    table = quiet().stand(0, HERE).enemy("pantry-roach", "C2.4", active=False)
    table.choose("move", "step C2.4")
    assert (table.question, table.at(0)) == ("TURN", "C2.4")


@pytest.mark.rule("FO-ENEMY-04", "FO-R-109")
def test_no_enemies_means_no_active_ones() -> None:
    for active in (True, False):
        table = quiet().stand(0, HERE).enemy("ditch-hen", NEXT, active=active).set(0, caps=0)
        table.run("if: {when: {no-enemies: 1}, do: [caps: 2], else: [caps: 1]}")
        assert table.land.caps[0] == (1 if active else 2)


@pytest.mark.rule("FO-ENEMY-05", "FO-ACT-05")
@pytest.mark.parametrize("action", ["camp", "encounter", "quest two-letters 1"])
def test_an_inactive_enemy_blocks_nothing(action: str) -> None:
    space = "A2.1"  # camp, settlement and the objective's place
    for active in (True, False):
        table = quiet().stage("two-letters").stand(0, space).enemy("ditch-hen", space, active)
        if active:
            assert table.refuses(action) == {"ENEMY_HERE"}
        else:
            assert action in table.offered
            assert table.choose(action).land.actions == 1


@pytest.mark.rule("FO-ENEMY-06", "FO-ROUND-06", "FO-ACTIV-09")
def test_an_inactive_enemy_turns_active_when_its_type_activates() -> None:
    table = quiet().stand(0, HERE).enemy("ditch-hen", HERE, False).enemy("lawn-drone", HERE, False)
    table.activate("well-read")  # critters and monsters
    assert table.enemies() == [f"ditch-hen {HERE}", f"lawn-drone? {HERE}"]
    assert table.question == "TURN"
    assert "ditch-hen" in str(there(table, HERE))


@pytest.mark.rule("FO-ENEMY-07", "FO-R-21")
def test_an_enemy_put_down_facedown_while_its_type_activates_stays_so() -> None:
    table = quiet().stand(0, "C2.4").enemy("toll-dodger", "C2.4").deck("loot", "penny-novel")
    table.coming("token dune-poacher").activate("heavy-curtains").roll(5, 1, 1)
    assert table.enemies() == ["dune-poacher? C2.4"]  # it came up for the one killed
    table.activate("nothing-to-see")
    assert table.enemies() == ["dune-poacher C2.4"]


@pytest.mark.rule("FO-ENEMY-07", "FO-R-21")
def test_an_enemy_put_down_before_its_type_activates_turns_active() -> None:
    """A quest that reacts to a kill puts a human down while critters activate; humans are next."""
    quest = "{number: 90, objectives: [{trigger: {kill: {type: critter}}, "
    quest += "do: [enemy: {type: human, at: start, face: down}, trash: this]}]}"
    table = quiet(content=variant(quests={"late-guest": quest})).stage("late-guest")
    table.stand(0, HERE).enemy("ditch-hen", HERE).activate("heavy-curtains").roll(3, 1, 1)
    assert table.question == "PUT_ENEMY"
    table.choose("put A2.4")
    assert table.enemies() == ["toll-dodger A2.4"]


@pytest.mark.rule("FO-ENEMY-07", "FO-R-21")
@pytest.mark.parametrize("row", ["[star, critter]", "[critter, star]"])
def test_an_enemy_put_down_by_a_faction_icon_is_of_the_next_activation_of_its_type(
    row: str,
) -> None:
    steps = "on-activation: [enemy: {type: critter, at: {place: signal-box}, face: down}]"
    content = variant(
        scenarios=sheet(star=steps),
        agendas={"odd-errand": f"{{players: 1, enemies: {row}}}"},
    )
    table = quiet(content=content).stand(0, HERE).stand(1, HERE).coming("token ditch-hen")
    table.activate("odd-errand")
    up = row == "[star, critter]"  # it lay there when critters began to activate
    assert table.enemies() == ["ditch-hen A2.2" if up else "ditch-hen? A2.2"]
    if not up:
        assert table.activate("well-read").enemies() == ["ditch-hen A2.2"]


# What is told of them


@pytest.mark.rule("FO-ENEMY-03")
@pytest.mark.parametrize("face", ["up", "down"])
def test_of_a_token_that_appears_facedown_only_the_type_is_told(face: str) -> None:
    table = quiet().stand(0, HERE).coming("token lawn-drone").listen()
    table.run(f"enemy: {{type: robot, at: here, face: {face}}}")
    drone = table.names.tokens.index("lawn-drone")
    seen = drone if face == "up" else terms.TYPE_HIDDEN + 2
    assert table.log("ENEMY_PLACED") == [("ENEMY_PLACED", -1, seen, parse_node(HERE), 0)]


@pytest.mark.rule("FO-ABIL-14", "FO-ROUND-06")
@pytest.mark.parametrize("token", ["ditch-hen", "lamp-moth"])
def test_retreat_and_awakening_are_told_to_all(token: str) -> None:
    shy = "{type: critter, level: 1, weak: [legs], abilities: [retreat]}"
    table = quiet(content=variant(enemies={token: shy})).stand(0, HERE).enemy(token, HERE)
    table.listen().choose(f"fight {token} {HERE}").roll(1, 1, 1)
    number = table.names.tokens.index(token)
    assert table.log("ENEMY_SLEPT") == [("ENEMY_SLEPT", -1, number, parse_node(HERE), 0)]
    assert table.enemies() == [f"{token}? {HERE}"]
    table.activate("well-read")
    assert table.log("ENEMY_WOKE") == [("ENEMY_WOKE", -1, number, parse_node(HERE), 0)]


@pytest.mark.rule("FO-FTOK-03", "FO-R-39")
def test_that_a_token_leaves_the_map_is_told_to_all() -> None:
    warden = "enemy: {type: human, level: 1, weak: [legs], abilities: [retreat]}"
    table = quiet(content=variant(scenarios=sheet(shield=warden))).stand(0, HERE)
    table.enemy("shield", HERE).listen().choose(f"fight shield {HERE}").roll(1, 1, 1)
    gone = [("TOKEN_REMOVED", -1, 1, parse_node(HERE), 0)]
    assert (table.log("TOKEN_REMOVED"), table.enemies()) == (gone, [])
    table.enemy("shield", HERE).enemy("shield", "E1.1").listen()
    table.run("remove-tokens: {faction: shield, within: 1}")
    assert (table.log("TOKEN_REMOVED"), table.enemies()) == (gone, ["shield E1.1"])


@pytest.mark.rule("FO-R-109")
def test_an_enemy_in_the_own_space_is_within_any_reach() -> None:
    for reach, caps in ((0, 3), (1, 3)):
        table = quiet().stand(0, HERE).enemy("ditch-hen", HERE)
        table.run(f"if: {{when: {{no-enemies: {reach}}}, do: [caps: 1]}}")
        assert table.land.caps[0] == caps
