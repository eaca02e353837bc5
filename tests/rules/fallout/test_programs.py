"""Programs of cards: their numbers, their parts, and what is left of them after a death (FO-RES)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table, quiet

HERE = "C2.1"
LIGHTHOUSE = "E1.1"
DIES = "damage: 99"
LEAVES = "rads: 99"  # the game

# Numbers


@pytest.mark.rule("FO-RES-02", "FO-RES-07", "FO-RES-08")
@pytest.mark.parametrize(
    ("step", "number"),
    [
        ("xp: N", lambda table: table.land.xp[0]),
        ("caps: N", lambda table: table.land.caps[0] - 5),
        ("lose-caps: N", lambda table: 5 - table.land.caps[0]),
        ("agenda: N", lambda table: len(table.agendas_of(0))),
        ("asset: N", lambda table: len(table.items_of(0))),
        ("heal: N", lambda table: table.hp(0) - 9),
        ("heal-rads: N", lambda table: 5 - table.land.rads[0]),
        ("damage: N", lambda table: 9 - table.hp(0)),
        ("rads: N", lambda table: table.land.rads[0] - 5),
        ("mp: N", lambda table: table.land.points),
        ("action: N", lambda table: table.land.actions - 2),
        ("tokens: {faction: star, at: here, count: N}", lambda table: len(table.enemies())),
        ("move: N", lambda table: int(table.land.decision.source)),
        ("shop: N", lambda table: int(table.land.decision.source)),
    ],
)
def test_a_number_may_be_that_of_the_players_or_the_level(
    step: str, number: Callable[[Table], int]
) -> None:
    for printed, expected in (("players", 3), ("level", 2), ("level+1", 3), ("1", 1)):
        table = (
            quiet(3)
            .stand(0, HERE)
            .set(0, caps=5, hp=9, rads=5)
            .deck("asset", "stimpak", "rad-tonic", "folding-bed", "bounty-book")
        )
        table.letters(0, "SPECI").run(step.replace("N", printed), level=2)
        assert number(table) == expected, printed


@pytest.mark.rule("FO-RES-02", "FO-TEST-05")
def test_the_difficulty_of_a_test_may_be_the_number_of_players() -> None:
    for task in (
        "test: {letters: S, difficulty: players}",
        "joint-test: {letters: S, theirs: S, difficulty: players}",
    ):
        for faces, caps in (((4, 4, 1), 1), ((4, 4, 4), 5)):
            table = quiet(3).letters(0, "").set(0, caps=0)
            table.run("caps: 5", tasks=task, fail="caps: 1").roll(*faces)
            assert table.land.caps[0] == caps


@pytest.mark.rule("FO-RES-02")
def test_levels_that_are_earned_add_up() -> None:
    table = quiet().letters(0, "S").set(0, levels=1).listen().run("level: 1")
    while table.question in ("KEEP", "PERK"):
        table.choose(table.default)
    assert len(table.log("LEVEL_UP")) == 2


@pytest.mark.rule("FO-PERK-03")
def test_a_result_may_be_a_perk_of_an_own_letter() -> None:
    table = quiet().letters(1, "SP").run("perk: 1", seat=1)
    assert (table.question, table.seat) == ("PERK", 1)
    perks = ("strong-back", "long-swing", "keen-eye", "careful-aim")
    assert sorted(table.offered) == sorted(f"take {perk}" for perk in perks)
    table.choose("take keen-eye")
    assert table.perks_of(1) == ["keen-eye"]


@pytest.mark.rule("FO-R-14")
def test_who_has_not_the_turn_gains_neither_movement_points_nor_actions() -> None:
    table = quiet().run("mp: 2, action: 2", seat=1)
    assert (table.land.points, table.land.actions) == (0, 2)


@pytest.mark.rule("FO-FIGHT-15")
@pytest.mark.parametrize("change", [-3, -2, -1, 1, 2, 3])
def test_a_drawn_enemy_may_be_of_another_level(change: int) -> None:
    table = quiet().coming("token deep-mother")  # of level 3
    table.run("caps: 1", tasks=f"fight: {{draw: monster, level: {change:+}}}")
    assert table.seen()["contest"]["level"] == max(1, 3 + change)


# Fights and tests


@pytest.mark.rule("FO-TEST-03", "FO-R-42")
def test_what_cards_add_to_a_contest_adds_up() -> None:
    aid = "{{deck: loot, kind: aid, value: 1, use: [{{when: test, spend: discard, do: [{do}]}}]}}"
    content = variant(items={"aid": aid.format(do="reroll: 1, reroll: players")})
    table = quiet(3, content=content).letters(0, "S").hold(0, "aid")
    table.run(tasks="test: {letters: SS, difficulty: 4}").roll(1, 1, 1).choose("use aid 1")
    assert table.seen()["contest"]["rerolls"] == 2 + 1 + 3
    for do, hits in (("success: 1, success: 1", 2), ("success: 1, success: players", 4)):
        content = variant(items={"aid": aid.format(do=do)})
        table = quiet(3, content=content).letters(0, "S").set(0, caps=0).hold(0, "aid")
        table.run(tasks="test: {letters: S, difficulty: 9}", fail="caps: hits").roll(1, 1, 1)
        table.choose("use aid 1", "done")
        assert table.land.caps[0] == hits


@pytest.mark.rule("FO-FIGHT-10", "FO-R-42")
@pytest.mark.parametrize(("do", "hp"), [("cancel: 1, cancel: 1", 13), ("cancel: players", 14)])
def test_hits_that_cards_cancel_add_up(do: str, hp: int) -> None:
    aid = f"{{deck: loot, kind: aid, value: 1, use: [{{when: fight, spend: discard, do: [{do}]}}]}}"
    table = quiet(3, content=variant(items={"aid": aid})).stand(0, HERE).hold(0, "aid")
    table.enemy("ditch-hen", HERE).choose(f"fight ditch-hen {HERE}").roll(6, 6, 4)
    table.choose("use aid 1")
    assert table.hp(0) == hp


# Quests


PEST = "{{number: 90, objectives: [{{trigger: {{kill: {{}}}}, count: {count}, do: [caps: 9]}}]}}"


@pytest.mark.rule("FO-QUEST-07")
@pytest.mark.parametrize("needed", [1, 2, 3, 4])
@pytest.mark.parametrize("steps", ["1", "2", "players", "4"])
def test_a_card_counts_for_its_own_quest_and_completes_it_once(needed: int, steps: str) -> None:
    table = quiet(3, content=variant(quests={"pest": PEST.format(count=needed)})).stage("pest")
    number = 3 if steps == "players" else int(steps)
    table.listen().run(f"count: {steps}", source="pest")
    done = number >= needed
    assert (table.land.caps[0] == 12) is done
    (quest,) = table.view()["quests"]
    assert sum(row["count"] for row in quest["counts"]) == (0 if done else number)
    number = table.names.quests.index("pest")
    assert [line[2] for line in table.log("COUNTED", "COMPLETED")] == [number] * (
        1 if not done or needed == 1 else 2
    )


@pytest.mark.rule("FO-QUEST-06")
def test_an_attempt_at_a_quest_that_fails_is_told() -> None:
    quest = "{number: 90, objectives: [{action: true, tasks: [pay: {caps: 9}], do: [xp: 1]}]}"
    table = quiet(content=variant(quests={"pest": quest})).stage("pest").listen()
    table.choose("quest pest 1")
    number = table.names.quests.index("pest")
    assert table.log("QUEST_FAILED") == [("QUEST_FAILED", 0, number, 0, 0)]


@pytest.mark.rule("FO-QUEST-07")
def test_a_card_may_complete_an_objective_of_a_staged_quest() -> None:
    quest = "{number: 90, objectives: [{trigger: {camp: true}, do: [xp: 1]}, "
    quest += "{elsewhere: true, do: [caps: 9]}]}"
    table = quiet(content=variant(quests={"pest": quest}))
    step = "complete: {quest: 90, objective: 2}"
    assert table.run(step, seat=1).land.caps[1] == 3  # it is not staged
    table.stage("pest").run(step, seat=1)
    assert [int(caps) for caps in table.land.caps] == [3, 12]


# Parts of a card


@pytest.mark.rule("FO-R-46", "FO-R-113")
def test_a_part_of_a_card_is_of_its_card() -> None:
    """It knows the level, the hit icons, the deaths and which card it stands on."""
    when = "when: {not: {letter: L}}"
    table = quiet().stage("moth-problem").set(0, caps=0, hp=9).letters(0, "")
    do = f"if: {{{when}, do: [caps: level, caps: hits, damage: 1, trash: this]}}"
    table.run(do, tasks="test: {letters: S, difficulty: 1}", level=3, source="moth-problem")
    table.roll(6, 1, 1)
    assert (table.land.caps[0], table.hp(0), table.staged()) == (5, 8, [])


@pytest.mark.rule("FO-R-113")
@pytest.mark.parametrize(
    "part",
    [
        "if: {when: {not: {letter: L}}, do: [PART]}",
        "choose: [{do: [PART]}, {when: {letter: L}, do: [xp: 1]}]",
    ],
)
def test_a_card_goes_on_from_where_its_survivor_died_in_a_part_of_it(part: str) -> None:
    for reach in ("kill: {within: 0}", "if: {when: {not: {letter: L}}, do: [kill: {within: 0}]}"):
        table = quiet().stand(0, HERE).enemy("ditch-hen", HERE).enemy("salt-crab", LIGHTHOUSE)
        table.enemy("glow-newt", "A2.1").letters(0, "S")
        steps = part.replace("PART", f"place: {{place: lighthouse}}, {DIES}")
        table.run(f"{steps}, {reach}").choose("stand A2.1")
        assert table.enemies() == ["ditch-hen C2.1", "glow-newt A2.1"]


@pytest.mark.rule("FO-R-113")
def test_what_others_do_does_not_move_the_card() -> None:
    table = quiet(3).stand(0, HERE).stand(1, LIGHTHOUSE).stand(2, LIGHTHOUSE)
    table.enemy("ditch-hen", HERE).enemy("salt-crab", LIGHTHOUSE)
    table.run(f"{DIES}, others: {{who: all, do: [xp: 1]}}, kill: {{within: 0}}")
    table.choose("stand A2.1")
    assert table.enemies() == [f"salt-crab {LIGHTHOUSE}"]


@pytest.mark.rule("FO-R-109", "FO-SOLO-02")
def test_the_branches_of_a_choice_look_at_the_space_and_at_the_card() -> None:
    branches = "choose: [{when: {at: {within: 0}, survivor-here: true}, do: [caps: 1]}, "
    branches += "{do: [caps: 5]}, {do: [caps: 6]}]"
    table = quiet(1).stand(0, "A2.1")
    assert len(table.run(branches, source="choir-practice").offered) == 3
    assert len(quiet(1).stand(0, "A2.1").run(branches).offered) == 2
    table = quiet(1).stand(0, "A2.1").set(0, caps=0)
    for source, caps in (("choir-practice", 1), ("", 2)):
        table.set(0, caps=0)
        do = "if: {when: {survivor-here: true}, do: [caps: 1], else: [caps: 2]}"
        assert table.run(do, source=source).land.caps[0] == caps


@pytest.mark.rule("FO-RES-02")
def test_the_level_of_the_icon_is_the_same_for_others() -> None:
    table = quiet(3).run("others: {who: all, do: [caps: level]}", level=3)
    assert [int(caps) for caps in table.land.caps] == [3, 6, 6]


@pytest.mark.rule("FO-BASE-03")
@pytest.mark.parametrize(("votes", "caps"), [((1, 1), 1), ((0, 0), 2), ((1, 0), 1), ((0, 1), 2)])
def test_a_vote_goes_the_way_of_most_or_of_the_first_player(
    votes: tuple[int, int], caps: int
) -> None:
    table = quiet().set(0, caps=0)
    table.run("vote: {yes: [caps: 1], no: [caps: 2]}", source="moth-problem")
    assert table.land.decision is not None
    assert "Moth" in table.land.decision.text("en")
    for seat, vote in enumerate(votes):
        assert (table.question, table.seat) == ("VOTE", seat)
        table.choose(["vote no", "vote yes"][vote])
    assert table.land.caps[0] == caps


# The eliminated


@pytest.mark.rule("FO-R-49", "FO-R-106")
def test_what_an_eliminated_survivor_stages_is_up_to_the_first_player() -> None:
    quest = (
        "{number: 90, stage: [marker: {icon: settlement}], objectives: [{action: true, do: []}]}"
    )
    table = quiet(3, content=variant(quests={"pest": quest})).run(f"{LEAVES}, stage: 90", seat=1)
    assert (table.land.eliminated[1], table.question, table.seat) == (1, "PUT_MARKER", 0)


@pytest.mark.rule("FO-R-49")
def test_random_cards_come_although_their_survivor_is_eliminated() -> None:
    table = quiet(3)
    before = len(table.deck_of("wasteland")) + len(table.deck_of("settlement"))
    table.run(f"{LEAVES}, random: {{add: [31, 34]}}", seat=1)
    assert len(table.deck_of("wasteland")) + len(table.deck_of("settlement")) == before + 1


@pytest.mark.rule("FO-R-49")
def test_random_quests_are_staged_although_their_survivor_is_eliminated() -> None:
    table = quiet(3).run(f"{LEAVES}, random: {{stage: [15, 18]}}", seat=1)
    assert len(table.staged()) == 1


@pytest.mark.rule("FO-R-49")
@pytest.mark.parametrize(
    "step", ["caps: 3", "loot: 1", "move: 1", "unexhaust: all", "vote: {yes: [xp: 1]}"]
)
def test_nothing_else_is_left_of_a_card_whose_survivor_is_eliminated(step: str) -> None:
    table = quiet(3).run(f"{LEAVES}, {step}, power: {{star: 1}}", seat=1)
    assert (table.question, table.land.caps[1], table.items_of(1)) == ("TURN", 0, [])
    assert list(table.land.power) == [1, 0]
