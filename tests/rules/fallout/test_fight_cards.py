"""Cards in fights: moments, rerolls, enemies drawn to be fought (FO-FIGHT-14 to 19, FO-R-40)."""

from __future__ import annotations

import pytest

from rules.fallout.content import outpost, variant
from rules.fallout.table import Table, quiet

HERE = "C2.1"


def facing(token: str, content: str = "") -> Table:
    """A survivor without gear, in a space with an active enemy."""
    cards = variant(items={"kite": content}) if content else None
    return quiet(content=cards).stand(0, HERE).enemy(token, HERE)


def discards(table: Table) -> list[str]:
    """The discarded enemy tokens."""
    return sorted(table.names.tokens[token] for token in table.land.token_discards)


def stack(table: Table, kind: int = 0) -> list[str]:
    """The tokens in a stack; critters are the first type."""
    return [table.names.tokens[token] for token in table.land.stacks[kind].contents()]


def meet(token: str, *faces: int, fight: str = "draw: critter", **hp: int) -> Table:
    """A card made a survivor draw and fight this enemy, and the dice fell like this."""
    table = quiet().stand(0, HERE).set(0, **hp).coming(f"token {token}").listen()
    table.run("caps: 7", tasks=f"fight: {{{fight}}}", fail="caps: 1")
    return table.roll(*faces) if faces else table


# Draw and fight


@pytest.mark.rule("FO-FIGHT-14")
def test_a_drawn_enemy_comes_from_its_stack_and_is_never_on_the_map() -> None:
    table = meet("salt-crab")
    assert "salt-crab" not in stack(table)
    assert (table.question, table.enemies(), discards(table)) == ("DICE", [], [])


@pytest.mark.rule("FO-FIGHT-14")
def test_any_token_of_the_named_type_may_be_drawn() -> None:
    table = quiet(coming=[])
    wanted = {token.id for token in outpost().box.enemies if token.type == "critter"}
    for token in wanted:
        other = quiet().coming(f"token {token}").run(tasks="fight: {draw: critter}")
        assert other.seen()["contest"]["token"] == token
    with pytest.raises(AssertionError, match="cannot come up"):
        table.coming("token toll-dodger").run(tasks="fight: {draw: critter}")


@pytest.mark.rule("FO-FIGHT-14", "FO-FIGHT-15", "FO-RESP-04")
@pytest.mark.parametrize(
    ("faces", "caps", "xp"), [((3, 1, 1), 10, 1), ((1, 1, 1), 4, 0), ((4, 2, 1), 4, 0)]
)
def test_a_drawn_enemy_is_discarded_whatever_the_outcome(
    faces: tuple[int, int, int], caps: int, xp: int
) -> None:
    table = meet("ditch-hen", *faces)
    assert (discards(table), table.enemies()) == (["ditch-hen"], [])
    assert (table.land.caps[0], table.land.xp[0]) == (caps, xp)


@pytest.mark.rule("FO-FIGHT-14", "FO-FIGHT-15", "FO-R-46")
def test_a_drawn_enemy_is_discarded_when_the_survivor_is_killed() -> None:
    table = meet("ditch-hen", 4, 4, 4, hp=3).choose("stand A2.1")
    assert (discards(table), table.enemies(), table.land.caps[0]) == (["ditch-hen"], [], 4)


@pytest.mark.rule("FO-FIGHT-15")
def test_surviving_the_fight_is_no_success() -> None:
    table = meet("salt-crab", 3, 1, 1)  # one hit, ARMOR asks for two
    assert (table.hp(0), table.land.caps[0]) == (16, 4)


@pytest.mark.rule("FO-FIGHT-14", "FO-R-20")
def test_with_no_token_left_a_copy_is_fought_and_nothing_is_discarded() -> None:
    table = quiet().stand(0, HERE)
    for token in ("ditch-hen", "ditch-hen", "pantry-roach", "lamp-moth", "salt-crab", "glow-newt"):
        table.enemy(token, "E1.1")
    table.coming("token ditch-hen").run("caps: 7", tasks="fight: {draw: critter}").roll(3, 1, 1)
    assert (table.land.caps[0], table.land.xp[0], discards(table)) == (10, 1, [])
    assert len(table.enemies("E1.1")) == 6


@pytest.mark.rule("FO-FIGHT-14", "FO-R-110")
def test_a_stack_that_ran_out_is_mixed_anew_for_a_draw() -> None:
    table = quiet().stand(0, HERE)
    for token in ("ditch-hen", "ditch-hen", "pantry-roach", "lamp-moth", "salt-crab"):
        table.enemy(token, "E1.1")
    for _ in range(2):  # the only one left, then again from the discards
        table.run(tasks="fight: {draw: critter}").roll(1, 1, 1)
        assert (stack(table), discards(table)) == ([], ["glow-newt"])


@pytest.mark.rule("FO-R-40")
@pytest.mark.parametrize(
    ("token", "kind", "faces", "hp", "rads", "killed"),
    [
        ("salt-crab", "critter", (3, 1, 1), 16, 0, False),  # ARMOR
        ("salt-crab", "critter", (3, 1, 2), 16, 0, True),
        ("glow-newt", "critter", (4, 1, 1), 14, 2, False),  # RADIATION
        ("dune-poacher", "human", (4, 1, 1), 14, 0, False),  # RANGED is idle
        ("lamp-moth", "critter", (1, 1, 1), 16, 0, False),  # RETREAT is moot
    ],
)
def test_the_abilities_of_a_drawn_enemy(
    token: str, kind: str, faces: tuple[int, int, int], hp: int, rads: int, killed: bool
) -> None:
    table = meet(token, *faces, fight=f"draw: {kind}")
    assert (table.hp(0), table.land.rads[0]) == (hp, rads)
    assert table.land.caps[0] == (10 if killed else 4)
    assert (table.enemies(), discards(table)) == ([], [token])


@pytest.mark.rule("FO-R-40", "FO-ABIL-13")
def test_loot_of_a_drawn_enemy_is_drawn_before_the_success_results() -> None:
    table = quiet().stand(0, HERE).coming("token toll-dodger", "draw loot kind-note").listen()
    table.run("caps: 7", tasks="fight: {draw: human}").roll(5, 1, 1)
    assert [line[0] for line in table.log("XP", "EVENT", "CAPS")] == ["XP", "EVENT", "XP", "CAPS"]


@pytest.mark.rule("FO-R-40")
@pytest.mark.parametrize(
    ("more", "faces", "hp", "killed"),
    [
        ("level: +1", (3, 4, 1), 14, True),  # two icons would be four; one icon, level 2
        ("level: +1", (3, 1, 1), 16, False),
        ("level: -1", (4, 1, 1), 15, False),  # never below 1
    ],
)
def test_a_changed_level_counts_for_damage_and_threshold(
    more: str, faces: tuple[int, int, int], hp: int, killed: bool
) -> None:
    table = meet("ditch-hen", *faces, fight=f"draw: critter, {more}")
    assert (table.hp(0), table.land.caps[0]) == (hp, 10 if killed else 4)
    assert table.land.xp[0] == (2 if killed else 0)


@pytest.mark.rule("FO-R-40")
def test_added_icons_work_as_printed() -> None:
    table = meet("ditch-hen", 3, 1, 1, fight="draw: critter, add: [armor]")
    assert table.land.caps[0] == 4
    table = meet("ditch-hen", 4, 1, 1, fight="draw: critter, level: +1, add: [radiation]")
    assert (table.hp(0), table.land.rads[0]) == (14, 2)


@pytest.mark.rule("FO-R-40", "FO-LOYAL-04")
def test_a_fight_with_ones_own_faction_is_not_held_and_counts_as_failed() -> None:
    table = quiet().agendas(0, "quiet-please").loyal(0, "quiet-please").stand(0, HERE)
    table.enemy("shield", HERE).run("caps: 7", tasks="fight: {token: shield}", fail="caps: 1")
    assert (table.question, table.land.caps[0]) == ("TURN", 4)
    assert table.enemies() == [f"shield {HERE}"]


@pytest.mark.rule("FO-R-40")
@pytest.mark.parametrize("loyalty", ["", "wick-and-oil"])
def test_others_fight_the_token_here_or_one_from_the_supply(loyalty: str) -> None:
    for here in (True, False):
        table = quiet().stand(0, HERE)
        if loyalty:
            table.agendas(0, loyalty).loyal(0, loyalty)
        if here:
            table.enemy("shield", HERE)
        table.run("caps: 7", tasks="fight: {token: shield}", fail="caps: 1").roll(2, 1, 1)
        assert (table.land.caps[0], table.land.xp[0], table.enemies()) == (10, 1, [])


@pytest.mark.rule("FO-R-40")
def test_a_faction_whose_tokens_are_no_enemies_cannot_be_fought() -> None:
    table = quiet().stand(0, HERE).enemy("star", HERE)
    table.run("caps: 7", tasks="fight: {token: star}", fail="caps: 1")
    assert (table.land.caps[0], table.enemies()) == (4, [f"star {HERE}"])


@pytest.mark.rule("FO-FIGHT-15", "FO-ENC-12", "FO-R-39")
def test_a_kill_is_a_success_even_if_its_loot_kills_the_survivor() -> None:
    table = quiet().stand(0, HERE).set(0, hp=2).coming("token toll-dodger")
    table.coming("draw loot loose-floorboards")
    table.run("caps: 7", tasks="fight: {draw: human}", fail="caps: 1").roll(1, 3, 1)
    table.choose("stand A2.1")
    assert table.land.caps[0] == 10


@pytest.mark.rule("FO-FIGHT-15", "FO-ENC-12")
def test_a_kill_stays_a_success_whatever_its_loot_brings() -> None:
    """The event starts a test of its own, which fails; the enemy is dead all the same."""
    card = "{deck: wasteland, options: [{tasks: [test: {letters: S, difficulty: 3}], do: [xp: 1]}, "
    card += "{do: [xp: 1]}]}"
    content = variant(
        items={"kite": "{deck: loot, kind: event, do: [encounter: wasteland]}"},
        encounters={"odd-noise": card},
    )
    table = quiet(content=content).stand(0, HERE).letters(0, "P").deck("wasteland", "odd-noise")
    table.coming("token toll-dodger", "draw loot kite")
    table.run("caps: 7", tasks="fight: {draw: human}", fail="caps: 1").roll(5, 1, 1)
    table.choose("choose 1").roll(1, 1, 1)
    assert table.land.caps[0] == 10


# Moments


@pytest.mark.rule("FO-FIGHT-16")
def test_what_works_during_a_fight_works_before_and_after_the_damage() -> None:
    table = facing("door-knocker").hold(0, "nerve-tonic").choose(f"fight door-knocker {HERE}")
    table.roll(4, 2, 1)
    assert table.question == "FIGHT_REROLL"
    assert (table.hp(0), table.offered) == (16, ["use nerve-tonic 1", "done"])
    table.choose("done")
    assert table.question == "FIGHT_LAST"
    assert (table.hp(0), table.offered) == (14, ["use nerve-tonic 1", "done"])
    table.choose("use nerve-tonic 1")
    assert table.enemies(HERE) == []  # one die and one more hit
    assert table.traits_of(0) == {"addicted"}


@pytest.mark.rule("FO-FIGHT-16", "FO-PERK-02")
def test_a_perk_for_fights_is_used_in_one() -> None:
    table = facing("door-knocker").perks(0, "side-step", "long-swing")
    table.choose(f"fight door-knocker {HERE}").roll(6, 5, 4)
    table.choose("perk side-step", "perk long-swing")
    assert table.hp(0) == 16 - 2 * 2  # two of four icons are cancelled
    assert table.enemies(HERE) == []
    assert table.perks_of(0) == []


@pytest.mark.rule("FO-FIGHT-16")
def test_what_is_cancelled_after_the_damage_comes_too_late() -> None:
    table = facing("door-knocker").perks(0, "side-step").choose(f"fight door-knocker {HERE}")
    table.roll(4, 1, 1).choose("done", "perk side-step")
    assert table.hp(0) == 14


@pytest.mark.rule("FO-FIGHT-17")
def test_what_works_before_a_fight_is_used_before_the_dice() -> None:
    table = facing("door-knocker").equip(0, "retired-bailiff").set(0, hp=10)
    table.choose(f"fight door-knocker {HERE}")
    assert table.question == "BEFORE_FIGHT"
    assert table.offered == ["use retired-bailiff 1", "roll"]
    table.choose("roll").roll(1, 1, 1)
    assert table.offered == ["use retired-bailiff 2", "done"]
    assert table.refuses("use retired-bailiff 1") == {"OTHER_MOMENT"}


@pytest.mark.rule("FO-FIGHT-17")
def test_what_is_used_before_a_fight_is_exhausted_in_it() -> None:
    table = facing("door-knocker").equip(0, "retired-bailiff").set(0, hp=10)
    table.choose(f"fight door-knocker {HERE}", "use retired-bailiff 1")
    assert (table.hp(0), table.land.caps[0], table.question) == (12, 2, "DICE")
    assert table.roll(1, 1, 1).question == "TURN"


@pytest.mark.rule("FO-FIGHT-17")
@pytest.mark.parametrize(
    ("step", "hp", "killed"),
    [("hits: 2", 14, True), ("cancel: 1", 16, False), ("reroll: 1", 14, False)],
)
def test_what_is_gained_before_the_dice_counts_in_the_fight(
    step: str, hp: int, killed: bool
) -> None:
    kite = "{deck: loot, kind: aid, value: 1, use: [{when: before-fight, spend: discard, "
    table = facing("door-knocker", f"{kite}do: [{step}]}}]}}").hold(0, "kite")
    table.choose(f"fight door-knocker {HERE}", "use kite 1").roll(4, 1, 1)
    if step.startswith("reroll"):
        assert table.question == "FIGHT_REROLL"
        table.choose("done")
    assert table.hp(0) == hp
    assert (table.enemies(HERE) == []) == killed


@pytest.mark.rule("FO-FIGHT-17", "FO-CPN-01")
def test_a_companion_does_not_help_out_of_its_owners_turn() -> None:
    table = facing("door-knocker").stand(1, "E1.1").equip(1, "retired-bailiff")
    table.enemy("harbour-worm", "E1.1").activate("everyone-home")
    assert (table.question, table.seen()["contest"]["seat"]) == ("DICE", 1)
    table.roll(1, 1, 1)
    assert table.question == "TURN"


# Letters and rerolls


@pytest.mark.rule("FO-FIGHT-18", "FO-R-45")
def test_all_letters_on_the_weapon_count_as_used_owned_or_not() -> None:
    """No card asks for them yet: what is shown of the fight is where they are told."""
    table = facing("door-knocker").equip(0, "fresnel-lance").letters(0, "I").hold(0, "bell-hammer")
    assert table.choose(f"fight door-knocker {HERE}").seen()["contest"]["letters"] == "PIL"
    table = facing("door-knocker").equip(0, "bell-hammer").letters(0, "")
    assert table.choose(f"fight door-knocker {HERE}").seen()["contest"]["letters"] == "SS"
    table = facing("door-knocker").choose(f"fight door-knocker {HERE}")
    assert table.seen()["contest"]["letters"] == ""


@pytest.mark.rule("FO-FIGHT-19", "FO-R-42")
def test_a_card_gives_its_reroll_in_the_reroll_step() -> None:
    table = facing("door-knocker").hold(0, "raffle-ticket").choose(f"fight door-knocker {HERE}")
    table.roll(6, 1, 1)
    assert (table.question, table.offered) == ("FIGHT_REROLL", ["use raffle-ticket 1", "done"])
    table.choose("use raffle-ticket 1", "reroll 1").roll(1, "-", "-")
    assert (table.hp(0), table.question) == (16, "TURN")


@pytest.mark.rule("FO-FIGHT-19", "FO-R-42")
def test_a_reroll_is_not_to_be_had_once_the_damage_is_dealt() -> None:
    table = facing("door-knocker").hold(0, "raffle-ticket").choose(f"fight door-knocker {HERE}")
    table.roll(6, 1, 1).choose("done")
    assert "use raffle-ticket 1" not in table.offered
    assert table.hp(0) == 12


@pytest.mark.rule("FO-R-42", "FO-TRAIT-07")
def test_well_rested_is_given_up_after_other_rerolls_and_lost_at_once() -> None:
    table = facing("door-knocker").equip(0, "broom-spear").letters(0, "S")
    table.traits(0, "well-rested").choose(f"fight door-knocker {HERE}").roll(6, 1, 1)
    table.choose("reroll 1").roll(6, "-", "-")
    assert table.offered == ["rested", "done"]
    table.choose("rested")
    assert (table.traits_of(0), table.question) == (set(), "FIGHT_REROLL")
    table.choose("reroll 1").roll(1, "-", "-")
    assert (table.hp(0), table.question) == (16, "TURN")


@pytest.mark.rule("FO-R-42", "FO-TRAIT-07")
def test_well_rested_is_kept_if_it_is_not_used_and_no_use_after_the_reroll_step() -> None:
    table = facing("door-knocker").traits(0, "well-rested").perks(0, "long-swing")
    table.choose(f"fight door-knocker {HERE}").roll(4, 1, 1).choose("done")
    assert table.question == "FIGHT_LAST"
    assert table.offered == ["perk long-swing", "done"]
    assert table.choose("done").traits_of(0) == {"well-rested"}


@pytest.mark.rule("FO-R-42")
def test_a_die_turned_after_the_damage_still_strikes() -> None:
    table = facing("ditch-hen").perks(0, "careful-aim").choose(f"fight ditch-hen {HERE}")
    table.roll(4, 1, 1).choose("done")
    assert table.hp(0) == 15
    table.choose("perk careful-aim", "turn 1 3")  # from head with an icon to legs without
    assert (table.hp(0), table.enemies(HERE)) == (15, [])


@pytest.mark.rule("FO-R-42")
def test_a_die_turned_before_the_damage_changes_both() -> None:
    table = facing("ditch-hen").perks(0, "careful-aim").choose(f"fight ditch-hen {HERE}")
    table.roll(4, 1, 1).choose("perk careful-aim", "turn 1 3")
    assert (table.hp(0), table.enemies(HERE)) == (16, [])


@pytest.mark.rule("FO-R-42")
def test_passive_rerolls_and_letters_form_one_pool() -> None:
    table = facing("door-knocker").equip(0, "fresnel-lance").letters(0, "PI")
    table.choose(f"fight door-knocker {HERE}").roll(1, 1, 1)
    for _ in range(3):  # two letters and one of the card
        table.choose("reroll 123").roll(1, 1, 1)
    assert table.question == "TURN"


@pytest.mark.rule("FO-R-42", "FO-PERK-01")
def test_perks_are_not_for_fights_in_the_activation() -> None:
    table = quiet().stand(0, HERE).enemy("ditch-hen", HERE).perks(0, "long-swing")
    table.hold(0, "raffle-ticket").agendas(1).coming("draw agenda well-read").end_turn()
    table.choose("end")
    assert (table.question, table.land.active) == ("DICE", -1)
    table.roll(1, 1, 1)
    assert table.offered == ["use raffle-ticket 1", "done"]


# Cards that remove the enemy


@pytest.mark.rule("FO-RESP-01", "FO-FIGHT-01")
def test_an_enemy_killed_by_a_card_in_its_fight_is_killed_once() -> None:
    kite = "{deck: loot, kind: aid, value: 1, use: [{when: fight, spend: discard, "
    table = facing("ditch-hen", f"{kite}do: [kill: {{within: 0}}]}}]}}").hold(0, "kite")
    table.choose(f"fight ditch-hen {HERE}").roll(3, 1, 1).choose("use kite 1")
    while table.question.startswith("FIGHT"):
        table.choose("done")
    assert (discards(table), table.land.xp[0], table.enemies()) == (["ditch-hen"], 1, [])


@pytest.mark.rule("FO-RESP-01", "FO-ABIL-14")
def test_an_enemy_killed_by_a_card_in_its_fight_does_not_retreat() -> None:
    kite = "{deck: loot, kind: aid, value: 1, use: [{when: fight, spend: discard, "
    table = facing("lamp-moth", f"{kite}do: [kill: {{within: 0}}]}}]}}").hold(0, "kite")
    table.choose(f"fight lamp-moth {HERE}").roll(1, 1, 1).choose("use kite 1")
    while table.question.startswith("FIGHT"):
        table.choose("done")
    assert (discards(table), table.enemies()) == (["lamp-moth"], [])


@pytest.mark.rule("FO-FIGHT-15", "FO-R-39")
def test_a_token_removed_by_a_card_in_its_fight_is_not_killed() -> None:
    kite = "{deck: loot, kind: aid, value: 1, use: [{when: fight, spend: discard, "
    kite += "do: [remove-tokens: {faction: shield, within: 1}]}]}"
    table = facing("shield", kite).hold(0, "kite").set(0, caps=0)
    table.run("caps: 7", tasks="fight: {token: shield}", fail="caps: 1").roll(1, 1, 1)
    table.choose("use kite 1")
    assert (table.enemies(), table.land.xp[0], table.land.caps[0]) == ([], 0, 1)


@pytest.mark.rule("FO-R-39")
@pytest.mark.parametrize(("within", "left"), [(0, ["A2.1", "A2.4"]), (1, ["A2.4"]), (2, [])])
def test_tokens_are_removed_as_far_away_as_the_card_says(within: int, left: list[str]) -> None:
    table = quiet().stand(0, "A2.2")
    for space in ("A2.2", "A2.1", "A2.4"):
        table.enemy("shield", space)
    table.run(f"remove-tokens: {{faction: shield, within: {within}}}")
    assert table.enemies() == [f"shield {space}" for space in left]


@pytest.mark.rule("FO-ENEMY-03")
@pytest.mark.parametrize(("within", "asleep"), [(0, ["A2.1", "A2.4"]), (1, ["A2.4"]), (2, [])])
def test_enemies_wake_as_far_away_as_the_card_says(within: int, asleep: list[str]) -> None:
    table = quiet().stand(0, "A2.2")
    tokens = ("ditch-hen", "toll-dodger", "dune-poacher")
    for token, space in zip(tokens, ("A2.2", "A2.1", "A2.4"), strict=True):
        table.enemy(token, space, active=False)
    table.run(f"wake: {within}")
    spaces = {space.split()[1] for space in table.enemies() if "?" in space}
    assert spaces == set(asleep)
    assert len(table.enemies()) == 3


@pytest.mark.rule("FO-R-42", "FO-TRAIT-07")
def test_well_rested_helps_in_fights_of_the_activation_too() -> None:
    table = quiet().stand(1, HERE).traits(1, "well-rested").enemy("ditch-hen", HERE)
    table.activate("well-read").roll(6, 1, 1)
    assert (table.seat, table.offered) == (1, ["rested", "done"])
    assert table.choose("rested", "reroll 1").roll(1, "-", "-").hp(1) == 16
