"""Cards of Fallout: what is written is what is read, and mistakes are told where they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.content.fallout import Fallout, load
from overseer.content.fallout.agendas import CountedBonus, FixedBonus
from overseer.content.fallout.phrases import (
    Amount,
    Branch,
    Completion,
    Condition,
    Cost,
    Distance,
    DrawAndFight,
    Fork,
    Kill,
    Others,
    Passive,
    RandomCard,
    Removal,
    Shop,
    Slaying,
    Spawn,
    Step,
    Suffering,
    Task,
    TokenFight,
    Tokens,
    Trigger,
    Vote,
    Where,
)
from overseer.content.fallout.phrases import Test as Trial  # a name that pytest leaves alone
from overseer.content.fallout.tiles import Space
from overseer.content.problems import Place
from packs.fallout_packs import TINY, errors_of, with_more, write

AT = Place("")


def step(word: str, value: object) -> Step:
    return Step(word, value, AT)


def where(word: str, value: object = None) -> Where:
    return Where(word, value, AT)


def cond(word: str, value: object) -> Condition:
    return Condition(word, value, AT)


CAP = (step("caps", Amount(1)),)
STEPS = [
    ("xp: 2", Amount(2)),
    ("caps: players", Amount(0, "players")),
    ("power: {star: 1, shield: 2}", (("star", 1), ("shield", 2))),
    ("stage: 1", 1),
    ("trash: this", "this"),
    ("trash: 1", 1),
    ("keep: this", "this"),
    ("become: synth", "synth"),
    ("lose: well-rested", "well-rested"),
    ("shop: 2", Shop(Amount(2))),
    ("shop: {items: 2, discount: 1}", Shop(Amount(2), 1)),
    (
        "tokens: {faction: star, at: {place: hut}, count: 2}",
        Tokens("star", where("place", "hut"), Amount(2)),
    ),
    ("tokens: {faction: star, at: start}", Tokens("star", where("start"), Amount(1))),
    ("marker: {icon: wasteland}", where("icon", "wasteland")),
    ("enemy: {type: robot, at: adjacent}", Spawn("robot", where("adjacent"), True)),
    ("enemy: {type: robot, at: here, face: down}", Spawn("robot", where("here"), False)),
    ("place: {within: 3}", where("within", 3)),
    ("encounter: settlement", "settlement"),
    ("complete: {quest: 1, objective: 1}", Completion(1, 1)),
    ("random: {stage: [1, 9]}", RandomCard("stage", 1, 9)),
    ("kill: {within: 1, level: 2, type: robot, all: true}", Slaying(1, 2, "robot", True)),
    ("kill: {within: 0}", Slaying(0, 0, "", False)),
    ("remove-tokens: {faction: shield, within: 2}", Removal("shield", 2)),
    ("discard: any", "any"),
    ("unexhaust: one", "one"),
    ("level: 1", 1),
    (
        "choose: [{when: {caps: 3}, do: [caps: 1]}, {cost: {damage: 1}, do: [caps: 1]}]",
        (Branch((cond("caps", 3),), None, CAP), Branch((), Cost("damage", 1, AT), CAP)),
    ),
    ("may: {cost: {agenda: 1}, do: [caps: 1]}", Branch((), Cost("agenda", 1, AT), CAP)),
    (
        "if: {when: {letter: S}, do: [caps: 1], else: [caps: 1]}",
        Fork((cond("letter", "S"),), CAP, CAP),
    ),
    ("others: {who: right, do: [caps: 1]}", Others("right", CAP)),
    ("vote: {yes: [caps: 1]}", Vote(CAP, ())),
    ("count: 1", Amount(1)),
]
CONDITIONS = [
    ("trait: synth, letter: L", (cond("trait", "synth"), cond("letter", "L"))),
    ("at: {tile: camp}", (cond("at", where("tile", "camp")),)),
    ("has: drug, equipped: pan", (cond("has", "drug"), cond("equipped", "pan"))),
    ("power: {star: 2}", (cond("power", (("star", 2),)),)),
    ("distance: {place: hut, min: 2}", (cond("distance", Distance("hut", 2, None)),)),
    ("survivor-here: true", (cond("survivor-here", True),)),
    ("not: {caps: 5}", (cond("not", (cond("caps", 5),)),)),
    (
        "any: [{staged: 1}, {not: {rads: 2}}]",
        (cond("any", ((cond("staged", 1),), (cond("not", (cond("rads", 2),)),))),),
    ),
]
TRIGGERS = [
    ("kill: {}", Kill()),
    (
        "kill: {level: 1, faction: star, ability: loot, last: true}",
        Kill(faction="star", level=1, ability="loot", last=True),
    ),
    ("kill: {enemy: rat}", Kill(enemy="rat")),
    ("explore: deadly", "deadly"),
    ("enter: {place: hut}", where("place", "hut")),
    ("suffer: {rads: 2, within: fight}", Suffering("rads", 2, "fight")),
    ("spend: {caps: 5}", 5),
    ("buy: true", True),
]
TASKS = [
    ("test: {letters: SSL, difficulty: 2}", Trial("SSL", Amount(2))),
    ("joint-test: {letters: S, theirs: P, difficulty: 4}", Trial("S", Amount(4), "P")),
    ("fight: {draw: robot, level: +1, add: [armor]}", DrawAndFight("robot", 1, ("armor",))),
    ("fight: {draw: human, level: -1}", DrawAndFight("human", -1)),
    ("fight: {token: star}", TokenFight("star")),
    ("pay: {discard: lamp}", Cost("discard", "lamp", AT)),
]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Fallout:
    """One pack with a quest for each step and trigger, and an encounter for each other phrase."""
    objectives = [
        *(f"{{trigger: {{camp: true}}, do: [{written}]}}" for written, _ in STEPS),
        *(f"{{trigger: {{{written}}}, do: []}}" for written, _ in TRIGGERS),
    ]
    options = [
        *(f"{{when: {{{written}}}}}, {{do: [xp: 1]}}" for written, _ in CONDITIONS),
        *(f"{{tasks: [{written}], fail: [damage: 1]}}" for written, _ in TASKS),
    ]
    more = {
        "quests.yaml": "".join(
            f"q{n}: {{number: {n + 10}, objectives: [{{action: true, do: []}}, {objective}]}}\n"
            for n, objective in enumerate(objectives)
        ),
        "encounters.yaml": "".join(
            f"e{n}: {{deck: wasteland, options: [{option}]}}\n" for n, option in enumerate(options)
        ),
    }
    return load([write(tmp_path_factory.mktemp("tables"), with_more(more))])


@pytest.mark.parametrize("n", range(len(STEPS)), ids=[case[0] for case in STEPS])
def test_a_step_is_a_word_and_its_value(tables: Fallout, n: int) -> None:
    written, value = STEPS[n]
    assert tables.quests[n].objectives[1].do == (step(written.partition(":")[0], value),)


@pytest.mark.parametrize("n", range(len(TRIGGERS)), ids=[case[0] for case in TRIGGERS])
def test_a_trigger_is_a_deed(tables: Fallout, n: int) -> None:
    written, value = TRIGGERS[n]
    objective = tables.quests[len(STEPS) + n].objectives[1]
    assert objective.trigger == Trigger(written.partition(":")[0], value, AT)


@pytest.mark.parametrize("n", range(len(CONDITIONS)), ids=[case[0] for case in CONDITIONS])
def test_conditions_must_all_hold(tables: Fallout, n: int) -> None:
    assert tables.encounters[n].options[0].when == CONDITIONS[n][1]


@pytest.mark.parametrize("n", range(len(TASKS)), ids=[case[0] for case in TASKS])
def test_a_task_succeeds_or_fails(tables: Fallout, n: int) -> None:
    written, value = TASKS[n]
    option = tables.encounters[len(CONDITIONS) + n].options[0]
    assert option.tasks == (Task(written.partition(":")[0], value, AT),)
    assert option.fail == (step("damage", Amount(1)),)


def test_numbers_may_be_words(tmp_path: Path) -> None:
    text = (
        "more: {deck: wasteland, options: [{tasks: [test: {letters: S, difficulty: level+1}], "
        "do: [caps: level-1, xp: hits]}]}\n"
    )
    option = load([write(tmp_path, with_more({"encounters.yaml": text}))]).encounters[0].options[0]
    assert option.tasks[0].value == Trial("S", Amount(1, "level"))
    assert option.do == (step("caps", Amount(-1, "level")), step("xp", Amount(0, "hits")))


def test_an_item_has_passives_and_uses(tmp_path: Path) -> None:
    text = """\
dog:
  deck: asset
  kind: companion
  recruit: {letter: C}
  keep: {caps: 1}
  ready-cost: {caps: 2}
  passive: [move: -1, test-reroll: PP, terrain-rads: false]
  use: [{when: fight, spend: exhaust, cost: {caps: 1}, if: {letter: A}, do: [hits: 1, xp: 1]}]
"""
    dog = load([write(tmp_path, with_more({"items.yaml": text}))]).items[0]
    assert (dog.recruit, dog.value, dog.copies) == ("C", None, 1)
    assert dog.keep == (cond("caps", 1),)
    assert dog.ready_cost == Cost("caps", 2, AT)
    assert dog.passive == tuple(
        Passive(word, value, AT)
        for word, value in (("move", -1), ("test-reroll", "PP"), ("terrain-rads", False))
    )
    (use,) = dog.use
    assert (use.moment, use.spend, use.cost) == ("fight", "exhaust", Cost("caps", 1, AT))
    assert use.condition == (cond("letter", "A"),)
    assert use.do == (step("hits", Amount(1)), step("xp", Amount(1)))


def test_an_agenda_counts_or_asks(tmp_path: Path) -> None:
    text = """\
more:
  faction: star
  players: 3
  enemies: [star, critter, star]
  bonus: [{per: {lead: star}, max: 3}, {per: caps, each: 5, max: 2}, {when: {caps: 8}, influence: 1}]
  exclusive: true
"""
    agenda = load([write(tmp_path, with_more({"agendas.yaml": text}))]).agendas[0]
    assert (agenda.faction, agenda.players, agenda.exclusive) == ("star", 3, True)
    assert agenda.enemies == ("star", "critter", "star")
    assert agenda.bonus == (
        CountedBonus("lead", "star", 1, 3),
        CountedBonus("caps", "", 5, 2),
        FixedBonus((cond("caps", 8),), 1),
    )


def test_a_quest_has_a_timer_and_objectives(tmp_path: Path) -> None:
    text = """\
more:
  number: 2
  stage: [marker: here]
  timer: 5
  timeout: [trash: this]
  objectives:
    - {faction: star, action: true, when: {at: marker}, with-survivor: true, count: 2, do: []}
    - {deposit: 6, do: [xp: 1]}
    - {elsewhere: true, do: [xp: 1]}
"""
    quest = load([write(tmp_path, with_more({"quests.yaml": text}))]).quests[0]
    assert (quest.number, quest.timer, quest.timeout) == (2, 5, (step("trash", "this"),))
    action, deposit, elsewhere = quest.objectives
    assert (action.way, action.faction, action.with_survivor, action.count) == (
        "action",
        "star",
        True,
        2,
    )
    assert (deposit.way, deposit.deposit) == ("deposit", 6)
    assert elsewhere.way == "elsewhere"


def test_the_tiny_pack(tmp_path: Path) -> None:
    fallout = load([write(tmp_path, TINY)])
    assert fallout.tiles[0].spaces[0] == Space(
        (0, 1), 0, place="hut", encounter="settlement", level=1
    )
    (scenario,) = fallout.scenarios
    assert scenario.layout == (("A1", "camp"), ("A2", "dangerous"), ("B1", "deadly"))
    assert scenario.star.enemy is not None
    assert (scenario.star.enemy.level, scenario.star.enemy.type) == ("X", "")
    assert scenario.shield.enemy is None
    assert scenario.track == ((1, 0), (2, 0), (3, 0))
    assert scenario.influence == (11, 10, 9, 8)
    assert [enemy.copies for enemy in fallout.enemies] == [2, 1, 1, 1, 1]
    assert fallout.characters[0].hp == 16
    assert len(fallout.dice) == 3
    assert fallout.dice[0][5].hits == 2


QUEST = "q: {number: 2, objectives: [{trigger: {camp: true}, do: [%s]}]}\n"
OPTION = "e: {deck: wasteland, options: [%s]}\n"
USE = "i: {deck: loot, kind: aid, value: 1, use: [{when: %s, spend: discard, do: [%s]}]}\n"
ITEM = "i: {deck: %s, kind: %s}\n"
TILE = "t: {kind: dangerous, spaces: [%s]}\n"
MISTAKES = [
    ("quests", QUEST % "heel: 1", "1:58: unknown step 'heel' (did you mean heal?)"),
    ("quests", QUEST % "xp: many", "1:62: xp must be a number, level, level+1, level-1, hits or players (as in xp: 2)"),
    ("quests", QUEST % "xp: 100", "1:62: xp must be a whole number from 1 to 99, not '100'"),
    ("quests", QUEST % "xp: hits", "1:62: xp: hits needs a test on the same option or objective (add a test to its tasks, or a number)"),
    ("quests", QUEST % "{xp: 1, caps: 1}", "1:66: 'caps' must be a step of its own (one step, one key, as in do: [caps: 2, xp: 1])"),
    ("quests", QUEST % "xp", "1:58: a step must be a key with a value, not 'xp' (as in do: [caps: 2, xp: 1])"),
    ("quests", QUEST % "become: sinth", "1:66: unknown become 'sinth' (did you mean synth?)"),
    ("quests", QUEST % "power: {}", "1:65: power must name a faction (power: {star: 1})"),
    ("quests", QUEST % "place: hre", "1:65: unknown spaces 'hre' (did you mean here?)"),
    ("quests", QUEST % "place: {plac: hut}", "1:66: unknown where 'plac' (did you mean place?)"),
    ("quests", QUEST % "random: {add: [5, 3]}", "1:72: the range is empty (the smaller number first)"),
    ("quests", QUEST % "random: {add: [5]}", "1:72: add must list 2, not 1 (write add: [20, 25])"),
    ("quests", QUEST % "choose: [{do: []}]", "1:66: choose must list 2 to 4, not 1 (write choose: [{do: [caps: 1]}, {do: [xp: 1]}])"),
    ("quests", QUEST % "reroll: 1", "1:58: step 'reroll' needs a use with when: before-fight or fight or test or fight-or-test (move it, or change when:)"),
    ("quests", QUEST % ("if: {when: {caps: 1}, do: [" * 5 + "xp: 1" + "]}" * 5), "1:192: steps are nested more than 4 deep (make it simpler)"),
    ("quests", "q: {number: 2, objectives: [{do: []}]}\n", "1:29: an objective has one of trigger, action, deposit, elsewhere (as in trigger: {explore: any})"),
    ("quests", "q: {number: 2, objectives: [{elsewhere: true, count: 2, do: []}]}\n", "1:54: 'count' does not go with elsewhere (it goes with trigger or action)"),
    ("quests", "q: {number: 2, timer: 3, objectives: [{elsewhere: true, do: []}]}\n", "1:23: 'timer' needs 'timeout' (add timeout:)"),
    ("quests", "q: {number: 2, objectives: [{trigger: {kil: {}}, do: []}]}\n", "1:40: unknown trigger 'kil' (did you mean kill?)"),
    ("quests", "q: {number: 2, objectives: [{trigger: {kill: {last: true}}, do: []}]}\n", "1:53: 'last' is about the tokens of a faction (add faction: star)"),
    ("quests", "q: {number: 2, objectives: [{trigger: {kill: {type: robot, faction: star}}, do: []}]}\n", "1:53: 'type' does not go with 'faction' (keep type or faction)"),
    ("quests", "q: {number: 2, objectives: [{action: true, when: {distance: {place: hut, max: 0}}, do: []}]}\n", "1:79: max must be a whole number from 1 to 40, not '0'"),
    ("quests", "q: {number: 2, objectives: [{action: true, tasks: [test: {letters: SSSS, difficulty: 1}], do: []}]}\n", "1:68: a letter stands more than 3 times in letters (as in letters: SSP)"),
    ("quests", "q: {objectives: [{trigger: {camp: true}, do: []}]}\n", "1:4: quest q has no 'number' (add number:)"),
    ("encounters", OPTION % "{when: {caps: 1}}, {cost: {caps: 1}}", "1:31: encounter e has no option without 'when' and 'cost' (there must be something that anybody can choose)"),
    ("encounters", OPTION % "{forced: true}", "1:41: a forced option needs a condition (add when:, or remove forced)"),
    ("encounters", OPTION % "{fail: [xp: 1]}", "1:39: 'fail' needs tasks that can fail (add tasks:, or remove fail)"),
    ("encounters", OPTION % "{when: {caps: 1, any: [{any: []}, {caps: 2}]}}, {}", "1:56: 'any' cannot stand inside 'any' (say it without 'any')"),
    ("encounters", OPTION % "{when: {}}, {}", "1:39: when has no condition (as in {trait: synth})"),
    ("encounters", OPTION % "{do: [marker: here]}", "1:46: only a quest has a marker (remove this step)"),
    ("encounters", OPTION % "{do: [count: 1]}", "1:45: only a quest has a counter (remove this step)"),
    ("quests", "q: {number: 9, objectives: [{action: true, do: [may: {do: [count: 1]}]}]}\n", "1:60: the first objective cannot count for itself (move it to another objective)"),
    ("encounters", OPTION % "{tasks: [fight: {draw: robot, token: star}]}", "1:48: a fight has either 'draw' or 'token' (as in fight: {draw: robot})"),
    ("encounters", OPTION % "{tasks: [fight: {draw: robot, level: 1}]}", "1:69: level must be a change from -3 to +3, not '1' (as in level: +1)"),
    ("encounters", OPTION % "{tasks: [test: {letters: SX, difficulty: 2}]}", "1:57: letters must be a row of the letters S P E C I A L, not 'SX' (as in letters: SPA)"),
    ("encounters", OPTION % "{}, {}, {}, {}, {}", "1:31: options must list 1 to 4, not 5 (write options: [{do: [caps: 1]}])"),
    ("encounters", "e: {deck: vault-84, options: [{}]}\n", "1:4: an encounter of vault-84 has a number (a vault is closed until a card is added)"),
    ("items", USE % ("turn", "hits: 1"), "1:78: step 'hits' needs a use with when: before-fight or fight (move it, or change when:)"),
    ("items", USE % ("test", "xp: 1, success: 1"), "1:85: 'success' must stand before the other steps (move it forward)"),
    ("items", USE % ("turn", "salvage: 1"), "1:87: an item does not salvage, or two of them could fetch each other for ever (remove this step)"),
    ("items", USE % ("turn", "trash: this"), "1:85: trash: this is for encounters and quests (remove this step)"),
    ("items", USE % ("soon", "hits: 1"), "1:51: unknown when 'soon' (known: turn, action, before-fight, fight, test, fight-or-test, camp)"),
    ("items", ITEM % ("loot", "companion"), "1:4: companion i has no 'keep' (add keep:)"),
    ("items", ITEM % ("loot", "weapon"), "1:4: weapon i has no 'letters' (add letters:)"),
    ("items", ITEM % ("loot", "weapon, letters: SPEC"), "1:40: a weapon has 1 to 3 letters, not 4 (as in letters: PA)"),
    ("items", ITEM % ("asset", "aid"), "1:4: aid i has no 'value' (add value:)"),
    ("items", ITEM % ("asset", "event, do: [xp: 1]"), "1:11: an event can only be loot (write deck: loot)"),
    ("items", ITEM % ("loot", "event"), "1:4: event i has no 'do' (add do:)"),
    ("items", ITEM % ("loot", "companion, keep: {caps: 1}, value: 3"), "1:58: 'value' does not go with kind: companion (remove it)"),
    ("items", ITEM % ("loot", "aid, armor: 1"), "1:35: 'armor' does not go with kind: aid (remove it)"),
    ("items", ITEM % ("loot", "aid, ready-cost: {caps: 1}"), "1:40: ready-cost needs a use with spend: exhaust (add one, or remove ready-cost)"),
    ("items", ITEM % ("loot", "aid, passive: [move: 0]"), "1:44: move must be a number from -3 to 3 other than 0, not '0' (as in move: 1)"),
    ("items", "drug: {deck: loot, kind: aid}\n", "1:1: an item cannot be called drug (rename it)"),
    ("characters", "z: {letter: S}\n", "1:4: character z has either 'item' or 'passive' (one card per character)"),
    ("characters", "z: {letter: S, hp: 17, passive: [move: 1]}\n", "1:20: hp must be a whole number from 1 to 16, not '17'"),
    ("characters", "z: {letter: S, traits: [synth, super-mutant], passive: [move: 1]}\n", "1:24: synth and super-mutant are two sides of one token (keep one of them)"),
    ("enemies", "z: {type: robot, level: 5, weak: [head]}\n", "1:25: level must be a whole number from 1 to 4, not '5'"),
    ("enemies", "z: {type: robot, level: 1, weak: []}\n", "1:34: weak must list 1 to 4, not 0 (write weak: [head])"),
    ("enemies", "z: {type: robot, level: 1, weak: [head], abilities: [loot, armor, ranged]}\n", "1:53: abilities must list 0 to 2, not 3 (write abilities: [ranged])"),
    ("enemies", "z: {type: robot, level: 1, weak: [head, head]}\n", "1:41: head stands twice in weak (remove one)"),
    ("tiles", TILE % "{cells: [0, 1, 2, 3, 4, 5]}", "1:30: no space has cell 6 (a tile has the cells 0 to 6)"),
    ("tiles", TILE % "{cells: [0, 1, 2, 3]}, {cells: [3, 4, 5, 6]}", "1:63: cell 3 is used twice (each cell belongs to one space)"),
    ("tiles", TILE % "{cells: [1, 3]}, {cells: [0, 2, 4, 5, 6]}", "1:39: the cells of a space do not hang together (1 to 6 are a ring round the heart, which is 0)"),
    ("tiles", TILE % "{place: inn, cells: [0]}, {cells: [1, 2, 3, 4, 5, 6]}", "1:51: inn has a name, which needs two cells or more (as in cells: [0, 1])"),
    ("tiles", TILE % "{cells: [0, 1, 2, 3, 4, 5], label: 6}, {cells: [6]}", "1:66: the label is not in the space (one of 0, 1, 2, 3, 4, 5)"),
    ("tiles", TILE % "{cells: [0, 1, 2, 3, 4, 5, 6], level: 2}", "1:69: a level belongs to an encounter icon (add encounter: wasteland)"),
    ("agendas", "z: {enemies: [rat]}\n", "1:15: unknown icon 'rat' (known: critter, human, robot, monster, super-mutant, star, shield)"),
    ("agendas", "z: {enemies: [star], bonus: [{per: caps}]}\n", "1:30: a bonus that counts has no 'max' (add max: 3)"),
    ("agendas", "z: {enemies: [star], bonus: [{influence: 1}]}\n", "1:30: a bonus has either 'when' or 'per' (as in {when: {caps: 8}, influence: 1})"),
    ("perks", "z: {letters: S, use: {when: turn, spend: keep, do: [xp: 1]}}\n", "1:35: unknown key 'spend' in the use (known: when, cost, if, do)"),
    ("perks", "z: {letters: S, use: {when: turn, do: []}}\n", "1:39: do must list 1 to 12, not 0 (write do: [caps: 2, xp: 1])"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("file", "text", "expected"), MISTAKES, ids=[case[2].partition(" (")[0] for case in MISTAKES]
)
def test_a_mistake_is_told_where_it_is(tmp_path: Path, file: str, text: str, expected: str) -> None:
    folder = write(tmp_path / "tiny", with_more({f"{file}.yaml": text}))
    assert errors_of(folder) == [f"{file}.yaml:{expected}"]


def test_mistakes_of_a_scenario(tmp_path: Path) -> None:
    text = """\
first:
  start: camp
  layout: {G1: camp, A1: [camp]}
  factions:
    star: {enemy: {level: Z, weak: [head]}, on-activation: []}
    shield: {enemy: {level: Y, weak: [head]}}
  track: [{X: 1, Y: 1}, {X: 2}]
  quests: []
  influence: [11, 10]
"""
    folder = write(tmp_path / "tiny", {**TINY, "scenarios.yaml": text})
    assert errors_of(folder) == [
        f"scenarios.yaml:{error}"
        for error in (
            "3:12: there is no slot 'G1' (columns A to F, rows 1 to 3, as in B2)",
            "3:26: a slot has a tile, not a list (an id, dangerous or deadly)",
            "5:11: faction star has either 'enemy' or 'on-activation' (on-activation: [] does nothing)",
            "5:27: level (X, Y or a number) must be a whole number from 1 to 4, not 'Z'",
            "7:25: a space of the track has no 'Y' (add Y:)",
            "8:11: quests must list 1 to 6, not 0 (write quests: [1])",
            "9:14: influence must list 4, not 2 (write influence: [11, 10, 9, 8])",
        )
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("dice: 3\n", "1:7: dice must be a list, not '3'"),
        ("dice: [[], [], []]\n", "1:8: a die must list 6, not 0"),
        (TINY["dice.yaml"].replace("hits: 2", "hits: 4", 1), "1:163: hits must be a whole number from 0 to 3, not '4'"),
        (TINY["dice.yaml"].replace("[arms]", "[arm]", 1), "1:92: unknown word in areas 'arm' (did you mean arms?)"),
    ],
)  # fmt: skip
def test_mistakes_of_dice(tmp_path: Path, text: str, expected: str) -> None:
    folder = write(tmp_path / "tiny", {**TINY, "dice.yaml": text})
    assert errors_of(folder)[0].startswith(f"dice.yaml:{expected}")
