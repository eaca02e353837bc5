"""The linker of Fallout: what a card says is what its rows of numbers say."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.catalog.fallout.linker import link
from overseer.content.fallout import load
from overseer.games.fallout import terms as t
from overseer.games.fallout.cards import Cards
from overseer.games.fallout.names import Names
from overseer.games.fallout.pairs import source_of
from packs.fallout_packs import TINY, with_more, write

Rows = list[tuple[int, ...]]

QUEST = "q: {number: 4, objectives: [{trigger: {camp: true}, do: [%s]}]}\n"
# hut 0, shed 1, cairn 2; camp 0, moor 1, pit 2; pan 0, lamp 1, crown 2; star, shield, rat 2
MORE = {"items.yaml": "crown: {deck: unique, kind: apparel, armor: 1}\n"}
CROWN, PAN, LAMP = 0, 1, 2
LEVEL = t.LEVEL_BASE + t.LEVEL_ZERO
STEPS: list[tuple[str, Rows]] = [
    ("xp: 2", [(t.O_XP, 2, 0, 0)]),
    ("caps: players", [(t.O_CAPS, t.PLAYERS_NUMBER, 0, 0)]),
    ("lose-caps: 1", [(t.O_LOSE_CAPS, 1, 0, 0)]),
    ("agenda: 2", [(t.O_DRAW, t.AGENDA, 2, 0)]),
    ("loot: 1", [(t.O_DRAW, t.LOOT, 1, 0)]),
    ("asset: 1", [(t.O_DRAW, t.ASSET, 1, 0)]),
    ("unique: crown", [(t.O_UNIQUE, CROWN, 0, 0)]),
    ("stage: 1", [(t.O_STAGE, 1, 0, 0)]),
    ("trash: this", [(t.O_TRASH, 0, 0, 0)]),
    ("trash: 1", [(t.O_TRASH, 1, 0, 0)]),
    ("become: addicted", [(t.O_BECOME, t.ADDICTED, 0, 0)]),
    ("lose: super-mutant", [(t.O_LOSE, t.SUPER_MUTANT, 0, 0)]),
    ("power: {star: 1, shield: 2}", [(t.O_POWER, t.STAR, 1, 0), (t.O_POWER, t.SHIELD, 2, 0)]),
    ("damage: 1", [(t.O_DAMAGE, 1, 0, 0)]),
    ("rads: 1", [(t.O_RADS, 1, 0, 0)]),
    ("heal: 1", [(t.O_HEAL, 1, 0, 0)]),
    ("heal-rads: 1", [(t.O_HEAL_RADS, 1, 0, 0)]),
    ("shop: {items: 2, discount: 1}", [(t.O_SHOP, 2, 1, 0)]),
    ("tokens: {faction: shield, at: {place: shed}, count: 3}", [(t.O_TOKENS, t.SHIELD, t.W_PLACE + 16 * 1, 3)]),
    ("marker: {tile: pit}", [(t.O_MARKER, t.W_TILE + 16 * 2, 0, 0)]),
    ("enemy: {type: super-mutant, at: {icon: settlement}, face: down}", [(t.O_ENEMY, t.MUTANT, t.W_ICON + 16 * t.SETTLEMENT, 0)]),
    ("move: 2", [(t.O_MOVE, 2, 0, 0)]),
    ("place: {terrain: irradiated}", [(t.O_PLACE, t.W_TERRAIN + 16 * t.IRRADIATED, 0, 0)]),
    ("place: {enemy: critter}", [(t.O_PLACE, t.W_ENEMY, 0, 0)]),
    ("place: {within: 3}", [(t.O_PLACE, t.W_WITHIN + 16 * 3, 0, 0)]),
    ("place: here", [(t.O_PLACE, t.W_HERE, 0, 0)]),
    ("place: start", [(t.O_PLACE, t.W_START, 0, 0)]),
    ("place: adjacent", [(t.O_PLACE, t.W_ADJACENT, 0, 0)]),
    ("place: marker", [(t.O_PLACE, t.W_MARKER, 0, 0)]),
    ("place: anywhere", [(t.O_PLACE, t.W_ANYWHERE, 0, 0)]),
    ("mp: 1", [(t.O_MP, 1, 0, 0)]),
    ("action: 1", [(t.O_ACTION, 1, 0, 0)]),
    ("encounter: vault-109", [(t.O_ENCOUNTER, t.VAULT_109, 0, 0)]),
    ("keep: this", [(t.O_KEEP, 0, 0, 0)]),
    ("complete: {quest: 1, objective: 1}", [(t.O_COMPLETE, 0, 0, 0)]),
    ("random: {stage: [1, 9]}", [(t.O_RANDOM, 1, 9, 1)]),
    ("kill: {within: 2, level: 3, type: robot, all: true}", [(t.O_KILL, 2, 3 + 16 * (t.ROBOT + 1), 1)]),
    ("kill: {within: 1}", [(t.O_KILL, 1, 0, 0)]),
    ("wake: 2", [(t.O_WAKE, 2, 0, 0)]),
    ("salvage: 2", [(t.O_SALVAGE, 2, 0, 0)]),
    ("remove-tokens: {faction: shield, within: 2}", [(t.O_REMOVE, t.SHIELD, 2, 0)]),
    ("discard: any", [(t.O_DISCARD, t.SELECT_ANY, 0, 0)]),
    ("discard: drug", [(t.O_DISCARD, t.SELECT_KIND + t.DRUG, 0, 0)]),
    ("unexhaust: all", [(t.O_UNEXHAUST, 1, 0, 0)]),
    ("unexhaust: one", [(t.O_UNEXHAUST, 0, 0, 0)]),
    ("perk: 2", [(t.O_PERK, 0, 0, 0), (t.O_PERK, 0, 0, 0)]),
    ("level: 1", [(t.O_LEVEL, 1, 0, 0)]),
]  # fmt: skip
CONDITIONS: list[tuple[str, Rows]] = [
    ("trait: synth", [(t.C_TRAIT, t.SYNTH, 0, 0)]),
    ("letter: L", [(t.C_LETTER, 6, 0, 0)]),
    ("loyal: shield", [(t.C_LOYAL, t.SHIELD, 0, 0)]),
    ("at: {place: cairn}", [(t.C_AT, t.W_PLACE + 16 * 2, 0, 0)]),
    ("icon: vault-84", [(t.C_ICON, t.VAULT_84, 0, 0)]),
    ("min-level: 2", [(t.C_MIN_LEVEL, 2, 0, 0)]),
    ("terrain: difficult", [(t.C_TERRAIN, t.DIFFICULT, 0, 0)]),
    ("caps: 5", [(t.C_CAPS, 5, 0, 0)]),
    ("has: lamp", [(t.C_HAS, t.SELECT_ITEM + LAMP, 0, 0)]),
    ("equipped: weapon", [(t.C_EQUIPPED, t.SELECT_KIND + t.WEAPON, 0, 0)]),
    ("kept: stall", [(t.C_KEPT, source_of(t.S_ENCOUNTER, 1), 0, 0)]),
    ("kept: well", [(t.C_KEPT, source_of(t.S_QUEST), 0, 0)]),
    ("power: {shield: 2}", [(t.C_POWER, t.SHIELD, 2, 0)]),
    ("lead: {star: 3}", [(t.C_LEAD, t.STAR, 3, 0)]),
    ("survivor-here: true", [(t.C_SURVIVOR_HERE, 0, 0, 0)]),
    ("no-enemies: 1", [(t.C_NO_ENEMIES, 1, 0, 0)]),
    ("near-token: star", [(t.C_NEAR_TOKEN, t.STAR, 0, 0)]),
    ("distance: {place: shed, min: 2}", [(t.C_DISTANCE, 1, 2, 0)]),
    ("distance: {place: shed, max: 4}", [(t.C_DISTANCE, 1, 0, 4)]),
    ("letters: 3", [(t.C_LETTERS, 3, 0, 0)]),
    ("perks: 1", [(t.C_PERKS, 1, 0, 0)]),
    ("rads: 2", [(t.C_RADS, 2, 0, 0)]),
    ("agendas: 2", [(t.C_AGENDAS, 2, 0, 0)]),
    ("players: 2", [(t.C_PLAYERS, 2, 0, 0)]),
    ("staged: 1", [(t.C_STAGED, 0, 0, 0)]),
    ("caps: 5, letter: S", [(t.C_ALL, 2, 0, 0), (t.C_CAPS, 5, 0, 0), (t.C_LETTER, 0, 0, 0)]),
    ("power: {star: 1, shield: 2}", [(t.C_ALL, 2, 0, 0), (t.C_POWER, 0, 1, 0), (t.C_POWER, 1, 2, 0)]),
    ("not: {caps: 5}", [(t.C_NOT, 0, 0, 0), (t.C_CAPS, 5, 0, 0)]),
    ("not: {caps: 5, rads: 1}", [(t.C_NOT, 0, 0, 0), (t.C_ALL, 2, 0, 0), (t.C_CAPS, 5, 0, 0), (t.C_RADS, 1, 0, 0)]),
    (
        "rads: 1, any: [{caps: 5}, {caps: 2, not: {letter: S}}]",
        [
            (t.C_ALL, 2, 0, 0), (t.C_RADS, 1, 0, 0),
            (t.C_ANY, 2, 0, 0), (t.C_CAPS, 5, 0, 0),
            (t.C_ALL, 2, 0, 0), (t.C_CAPS, 2, 0, 0), (t.C_NOT, 0, 0, 0), (t.C_LETTER, 0, 0, 0),
        ],
    ),
]  # fmt: skip
TASKS: list[tuple[str, tuple[int, int, int]]] = [
    ("test: {letters: SSL, difficulty: level+1}", (t.O_TEST, 2 + (1 << 24), LEVEL + 1)),
    ("joint-test: {letters: S, theirs: P, difficulty: 4}", (t.O_JOINT, 1 + (16 << 28), 4)),
    ("fight: {draw: monster, level: +1, add: [armor, loot]}", (t.O_FIGHT, t.MONSTER, 1 + 16 * (t.ARMOR | t.LOOTED))),
    ("fight: {token: star}", (t.O_FIGHT, t.TYPES + t.STAR, 0)),
    ("pay: {caps: 3}", (t.O_PAY, t.COST_CAPS + 16 * 3, 0)),
    ("pay: {discard: pan}", (t.O_PAY, t.COST_DISCARD + 16 * (t.SELECT_ITEM + PAN), 0)),
    ("pay: {trait: idolized}", (t.O_PAY, t.COST_TRAIT, 0)),
    ("pay: {damage: 2}", (t.O_PAY, t.COST_DAMAGE + 16 * 2, 0)),
    ("pay: {agenda: 1}", (t.O_PAY, t.COST_AGENDA + 16, 0)),
]  # fmt: skip
DEEDS: list[tuple[str, tuple[int, ...]]] = [
    ("kill: {}", (t.D_KILL, 0, 0, 0, 0, 0)),
    ("kill: {type: robot, level: 1, ability: loot}", (t.D_KILL, t.ROBOT + 1, 1, t.LOOTED, 0, 0)),
    ("kill: {faction: star, last: true}", (t.D_KILL, t.TYPES + t.STAR + 1, 0, 0, 0, 1)),
    ("kill: {enemy: rat}", (t.D_KILL, 0, 0, 0, 3, 0)),
    ("explore: any", (t.D_EXPLORE, 0, 0, 0, 0, 0)),
    ("explore: deadly", (t.D_EXPLORE, t.DEADLY, 0, 0, 0, 0)),
    ("camp: true", (t.D_CAMP, 0, 0, 0, 0, 0)),
    ("enter: {place: shed}", (t.D_ENTER, t.W_PLACE + 16, 0, 0, 0, 0)),
    ("become: vilified", (t.D_BECOME, t.VILIFIED, 0, 0, 0, 0)),
    ("lose: vilified", (t.D_LOSE, t.VILIFIED, 0, 0, 0, 0)),
    ("level: true", (t.D_LEVEL, 0, 0, 0, 0, 0)),
    ("buy: true", (t.D_BUY, 0, 0, 0, 0, 0)),
    ("sell: true", (t.D_SELL, 0, 0, 0, 0, 0)),
    ("recruit: true", (t.D_RECRUIT, 0, 0, 0, 0, 0)),
    ("suffer: {damage: 5, within: turn}", (t.D_SUFFER, 0, 5, 0, 0, 0)),
    ("suffer: {rads: 2, within: fight}", (t.D_SUFFER, 1, 2, 1, 0, 0)),
    ("spend: {caps: 6}", (t.D_SPEND, 6, 0, 0, 0, 0)),
]


def linked(folder: Path, more: dict[str, str]) -> tuple[Cards, Names]:
    files = {name: MORE.get(name, "") + more.get(name, "") for name in {*MORE, *more}}
    return link(load([write(folder / "tiny", with_more(files))]))


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Cards:
    """One pack with a quest for each step, condition and deed, and an encounter for each task."""
    objectives = [
        *(f"{{trigger: {{camp: true}}, do: [{step}]}}" for step, _ in STEPS),
        *(f"{{action: true, when: {{{condition}}}, do: []}}" for condition, _ in CONDITIONS),
        *(f"{{trigger: {{{deed}}}, do: []}}" for deed, _ in DEEDS),
    ]
    quests = [
        f"q{n}: {{number: {n + 10}, objectives: [{objective}]}}\n"
        for n, objective in enumerate(objectives)
    ]
    encounters = [
        f"e{n}: {{deck: wasteland, "
        f"options: [{{tasks: [{task}], do: [xp: level-1], fail: [damage: 1]}}]}}\n"
        for n, (task, _) in enumerate(TASKS)
    ]
    files = {
        "items.yaml": MORE["items.yaml"] + TINY["items.yaml"],
        "quests.yaml": TINY["quests.yaml"] + "".join(quests),
        "encounters.yaml": TINY["encounters.yaml"] + "".join(encounters),
    }
    folder = write(tmp_path_factory.mktemp("tables") / "tiny", {**TINY, **files})
    return link(load([folder]))[0]


def program(cards: Cards, at: int) -> Rows:
    """The rows of a program without its end."""
    rows: Rows = []
    while cards.code[at] != t.O_END:
        rows.append(tuple(cards.code[at : at + t.O_WIDTH]))
        at += t.O_WIDTH
    return rows


def results(folder: Path, steps: str) -> tuple[Cards, Rows]:
    cards, _ = linked(folder, {"quests.yaml": QUEST % steps})
    counted, *rows = program(cards, cards.objective_program[0])
    assert counted == (t.O_COUNTED, 0, 0, 0)
    return cards, rows


def test_a_later_objective_counts_for_the_first(tmp_path: Path) -> None:
    counting = "{trigger: {camp: true}, do: []}, {trigger: {explore: any}, do: [count: 1]}"
    text = f"q: {{number: 4, objectives: [{counting}]}}\n"
    cards, names = linked(tmp_path, {"quests.yaml": text})
    second = names.quests.index("q") * t.OBJECTIVES + 1
    _, *rows = program(cards, cards.objective_program[second])
    assert rows == [(t.O_COUNT, 1, 0, 0)]


@pytest.mark.parametrize("n", range(len(STEPS)), ids=[case[0] for case in STEPS])
def test_steps(tables: Cards, n: int) -> None:
    counted, *rows = program(tables, tables.objective_program[(n + 1) * t.OBJECTIVES])
    assert counted == (t.O_COUNTED, 0, 0, 0)
    assert rows == STEPS[n][1]


def test_steps_follow_one_another(tmp_path: Path) -> None:
    _, rows = results(tmp_path, "xp: 1, caps: 2, trash: this")
    assert [row[0] for row in rows] == [t.O_XP, t.O_CAPS, t.O_TRASH]


def test_a_choice_lists_its_branches(tmp_path: Path) -> None:
    cards, rows = results(
        tmp_path,
        "choose: [{when: {caps: 3}, cost: {damage: 1}, do: [xp: 1]}, {do: [xp: 2, caps: 1]}]",
    )
    (head, first, second) = rows
    assert head == (t.O_CHOOSE, 2, 0, 0)
    assert first[0] == second[0] == t.O_BRANCH
    assert cards.conditions[first[1]] == t.C_CAPS
    assert (first[2], second[1], second[2]) == (t.COST_DAMAGE + 16, 0, 0)
    assert program(cards, first[3]) == [(t.O_XP, 1, 0, 0)]
    assert program(cards, second[3]) == [(t.O_XP, 2, 0, 0), (t.O_CAPS, 1, 0, 0)]


def test_what_a_survivor_may_do_can_be_left(tmp_path: Path) -> None:
    cards, rows = results(tmp_path, "may: {cost: {caps: 2}, do: [xp: 1]}")
    head, done, left = rows
    assert head == (t.O_CHOOSE, 2, 0, 0)
    assert done[2] == t.COST_CAPS + 16 * 2
    assert program(cards, done[3]) == [(t.O_XP, 1, 0, 0)]
    assert left == (t.O_BRANCH, 0, 0, 0)


def test_steps_inside_steps(tmp_path: Path) -> None:
    cards, rows = results(
        tmp_path,
        "if: {when: {caps: 1}, do: [others: {who: right, do: [xp: 1]}], else: [xp: 2]}, "
        "vote: {no: [xp: 3]}",
    )
    fork, vote = rows
    assert fork[0] == t.O_IF
    ((op, who, inner, _),) = program(cards, fork[2])
    assert (op, who) == (t.O_OTHERS, t.WHO_RIGHT)
    assert program(cards, inner) == [(t.O_XP, 1, 0, 0)]
    assert program(cards, fork[3]) == [(t.O_XP, 2, 0, 0)]
    assert vote[:2] == (t.O_VOTE, 0)
    assert program(cards, vote[2]) == [(t.O_XP, 3, 0, 0)]


@pytest.mark.parametrize("n", range(len(CONDITIONS)), ids=[case[0] for case in CONDITIONS])
def test_conditions(tables: Cards, n: int) -> None:
    rows = CONDITIONS[n][1]
    at = tables.objective_condition[(1 + len(STEPS) + n) * t.OBJECTIVES]
    assert at > 0
    found = tables.conditions[at : at + len(rows) * t.C_WIDTH]
    assert list(found) == [number for row in rows for number in row]


@pytest.mark.parametrize("n", range(len(TASKS)), ids=[case[0] for case in TASKS])
def test_tasks_know_what_follows_if_they_fail(tables: Cards, n: int) -> None:
    option = tables.encounter_options[2 + n]
    first, second = program(tables, tables.option_program[option])
    assert first[:3] == TASKS[n][1]
    assert program(tables, first[3]) == [(t.O_DAMAGE, 1, 0, 0)]
    assert second == (t.O_XP, LEVEL - 1, 0, 0)


def test_a_weaker_enemy_has_fewer_levels_in_four_bits(tmp_path: Path) -> None:
    text = "e: {deck: wasteland, options: [{tasks: [fight: {draw: human, level: -1}]}]}\n"
    cards, _ = linked(tmp_path, {"encounters.yaml": text})
    assert program(cards, cards.option_program[0]) == [(t.O_FIGHT, t.HUMAN, 15, 0)]


@pytest.mark.parametrize("n", range(len(DEEDS)), ids=[case[0] for case in DEEDS])
def test_deeds(tables: Cards, n: int) -> None:
    at = (1 + len(STEPS) + len(CONDITIONS) + n) * t.OBJECTIVES
    assert tables.objective_kind[at] == t.J_TRIGGER
    assert (
        tables.objective_deed[at],
        tables.objective_a[at],
        tables.objective_b[at],
        tables.objective_c[at],
        tables.objective_d[at],
        tables.objective_e[at],
    ) == DEEDS[n][1]


def test_objectives(tmp_path: Path) -> None:
    text = """\
q:
  number: 4
  stage: [marker: here]
  timer: 5
  timeout: [trash: this]
  objectives:
    - {faction: shield, action: true, cost: {caps: 1}, with-survivor: true, count: 2, do: [xp: 1]}
    - {deposit: 6, do: [if: {when: {caps: 1}, do: [power: {star: 1}]}]}
    - {elsewhere: true, do: [xp: 1]}
"""
    cards, names = linked(tmp_path, {"quests.yaml": text})
    assert names.quests == ("q", "well")
    assert list(cards.quest_number) == [4, 1]
    assert list(cards.quest_timer) == [5, 0]
    assert program(cards, cards.quest_stage[0]) == [(t.O_MARKER, t.W_HERE, 0, 0)]
    assert program(cards, cards.quest_timeout[0]) == [(t.O_TRASH, 0, 0, 0)]
    assert list(cards.objective_kind) == [t.J_ACTION, t.J_DEPOSIT, t.J_ELSEWHERE, t.J_TRIGGER, 0, 0]
    assert list(cards.objective_faction[:3]) == [t.SHIELD + 1, 0, 0]
    assert list(cards.objective_count[:3]) == [2, 6, 1]
    assert list(cards.objective_partner[:3]) == [1, 0, 0]
    assert list(cards.objective_power[:3]) == [0, 1, 0]
    assert list(cards.objective_cost[:3]) == [t.COST_CAPS + 16, 0, 0]
    starts = [program(cards, at)[0] for at in cards.objective_program[:3]]
    assert starts[0] == (t.O_COUNTED, 0, 0, 0)
    assert starts[1][0] == t.O_IF
    assert starts[2] == (t.O_COUNTED, 2, 0, 0)


def test_the_library_reaches_as_far_as_any_card_looks(tmp_path: Path) -> None:
    cards, _ = linked(tmp_path, {"quests.yaml": QUEST % "random: {stage: [1, 9]}"})
    assert list(cards.library_quest) == [0, 2, 0, 0, 1, 0, 0, 0, 0, 0]
    assert list(cards.library_encounter) == [0] * 10


def test_items(tmp_path: Path) -> None:
    text = """\
dog:
  deck: asset
  copies: 2
  kind: companion
  recruit: {letter: C}
  keep: {caps: 1}
  ready-cost: {caps: 2}
  passive: [move: -1, test-reroll: PP, terrain-rads: false]
  use:
    - {when: fight-or-test, spend: exhaust, do: [reroll: 1]}
    - {when: camp, spend: keep, cost: {caps: 1}, if: {letter: A}, do: [heal: 1]}
bow: {deck: loot, kind: weapon, letters: PPA, ranged: true, value: 3}
fox: {deck: loot, kind: companion, recruit: {trait: synth}, keep: {caps: 1}}
"""
    cards, names = linked(tmp_path, {"items.yaml": text})
    assert names.items[:6] == ("crown", "dog", "bow", "fox", "pan", "lamp")
    dog, bow, fox = 1, 2, 3
    assert list(cards.item_copies[:3]) == [1, 2, 1]
    assert list(cards.item_value[:4]) == [-1, -1, 3, -1]
    assert (cards.item_recruit[dog], cards.item_recruit[bow], cards.item_recruit[fox]) == (
        16 + 3,
        0,
        1 + t.SYNTH,
    )
    assert cards.item_cost[dog] == t.COST_CAPS + 16 * 2
    assert cards.conditions[cards.item_keep[dog]] == t.C_CAPS
    assert cards.item_letters[bow] == (2 << 4) + (1 << 20)
    assert list(cards.item_uses[dog * t.USES : bow * t.USES]) == [1, 2, 0, 0]
    assert list(cards.use_moment[:3]) == [0, t.M_FIGHT | t.M_TEST, t.M_CAMP]
    assert list(cards.use_spend[1:3]) == [t.SPEND_EXHAUST, t.SPEND_KEEP]
    assert program(cards, cards.use_program[1]) == [(t.O_REROLL, 1, 0, 0)]
    assert cards.use_cost[2] == t.COST_CAPS + 16
    assert cards.conditions[cards.use_condition[2]] == t.C_LETTER
    pairs = list(zip(cards.passives[::2], cards.passives[1::2], strict=True))
    assert pairs[cards.item_passives[dog] : cards.item_passives[bow]] == [
        (t.P_MOVE, -1),
        (t.P_TEST_REROLL, 2 << 4),
        (t.P_NO_TERRAIN_RADS, 1),
    ]
    assert pairs[cards.item_passives[bow] : cards.item_passives[fox]] == [(t.P_RANGED, 1)]
    assert pairs[: cards.item_passives[dog]] == [(t.P_ARMOR, 1)]


def test_a_character_has_an_item_or_an_ability_card(tmp_path: Path) -> None:
    more = {
        "items.yaml": "hat: {deck: character, kind: apparel, armor: 1}\n",
        "characters.yaml": "z: {letter: L, hp: 14, traits: [synth], item: hat}\n",
    }
    cards, names = linked(tmp_path, more)
    assert names.characters[0] == "z"
    assert (cards.character_letter[0], cards.character_hp[0]) == (6, 14)
    assert cards.character_traits[0] == 1 << t.SYNTH
    assert names.items[cards.character_item[0]] == "hat"
    ability = cards.character_item[1]
    assert names.items[ability] == names.characters[1] == "cs"
    assert cards.item_kind[ability] == t.ABILITY
    assert cards.item_deck[ability] == t.CHARACTER
    first = cards.item_passives[ability]
    assert list(cards.passives[2 * first : 2 * first + 2]) == [t.P_INVENTORY, 1]


def test_agendas(tmp_path: Path) -> None:
    text = """\
b:
  faction: shield
  players: 3
  enemies: [star, critter, shield]
  bonus: [{per: {lead: shield}, max: 3}, {per: caps, each: 5, max: 2}, {when: {caps: 8}, influence: 1}]
c: {enemies: [robot], exclusive: true, bonus: [{per: rads, max: 2}, {when: {rads: 1}, influence: 1}]}
"""
    cards, _ = linked(tmp_path, {"agendas.yaml": text})
    assert list(cards.agenda_players[:2]) == [3, 1]
    assert list(cards.agenda_faction[:2]) == [t.SHIELD + 1, 0]
    assert list(cards.icons[: cards.agenda_rows[1]]) == [
        t.TYPES + t.STAR,
        t.CRITTER,
        t.TYPES + t.SHIELD,
    ]
    assert list(cards.agenda_bonuses[:3]) == [0, 3, 5]
    rows = [tuple(cards.bonuses[n : n + t.A_WIDTH]) for n in range(0, 20, t.A_WIDTH)]
    assert rows[0] == (t.A_LEAD, t.SHIELD, 1, 3)
    assert rows[1] == (t.A_CAPS, 0, 5, 2)
    assert (rows[2][0], rows[2][2]) == (t.A_WHEN, 1)
    assert cards.conditions[rows[2][1]] == t.C_CAPS
    assert rows[3] == (t.A_RADS, 0, 1, 2)
    assert list(cards.agenda_exclusive[:2]) == [0, 1]
    assert list(cards.agenda_most[:3]) == [7, 3, 1]


def test_encounters(tmp_path: Path) -> None:
    text = "e: {number: 5, deck: settlement, options: [{when: {caps: 1}, forced: true}, {cost: {caps: 2}}, {do: [xp: 1]}]}\n"
    cards, names = linked(tmp_path, {"encounters.yaml": text})
    assert names.encounters == ("e", "ruin", "stall")
    assert list(cards.encounter_deck) == [t.SETTLEMENT, t.WASTELAND, t.SETTLEMENT]
    assert list(cards.encounter_number) == [5, 0, 0]
    assert list(cards.encounter_options) == [0, 3, 4, 5]
    assert list(cards.option_forced) == [1, 0, 0, 0, 0]
    assert cards.conditions[cards.option_condition[0]] == t.C_CAPS
    assert list(cards.option_cost[:3]) == [0, t.COST_CAPS + 16 * 2, 0]
    assert list(cards.option_program[:2]) == [0, 0]
    assert cards.library_encounter[5] == 1


def test_tiles_and_tokens() -> None:
    cards, names = link(load(["outpost"]))
    tile = names.tiles.index("dry-harbour")
    assert cards.tile_kind[tile] == t.NAMED
    assert cards.tile_spaces[tile] == 4
    assert list(cards.tile_cells[tile * 7 : tile * 7 + 7]) == [0, 0, 2, 2, 1, 1, 3]
    first = tile * t.NODES
    assert names.places[cards.space_place[first] - 1] == "lighthouse"
    assert list(cards.space_icon[first : first + 8]) == [
        t.WASTELAND + 1,
        t.VAULT_84 + 1,
        0,
        0,
        0,
        0,
        0,
        0,
    ]
    assert list(cards.space_level[first : first + 3]) == [3, 0, 0]
    assert list(cards.space_terrain[first : first + 4]) == [0, 0, 1, 3]
    assert list(cards.space_enemy[first : first + 4]) == [0, 0, t.MUTANT + 1, t.MONSTER + 1]
    assert names.tokens[:2] == ("star", "shield")
    assert list(cards.token_copies[:2]) == [0, 0]
    assert all(kind in range(t.TYPES) for kind in cards.token_type[2:])


def test_a_sheet(tmp_path: Path) -> None:
    cards, names = linked(tmp_path, {})
    (sheet,) = cards.sheets
    assert list(sheet.slots) == [
        names.tiles.index("camp") + 1,
        -t.DANGEROUS,
        0,
        -t.DEADLY,
        *[0] * 14,
    ]
    assert sheet.start == 0
    assert list(sheet.faction_enemy) == [1, 0]
    assert list(sheet.faction_type) == [-1, -1]
    assert list(sheet.faction_level) == [t.LEVEL_X, 0]
    assert list(sheet.faction_weak) == [t.HEAD, 0]
    assert (list(sheet.track_x), list(sheet.track_y)) == ([1, 2, 3], [0, 0, 0])
    assert list(sheet.quests) == [0]
    assert list(sheet.influence) == [11, 10, 9, 8]
    assert len(sheet.borders) == 18 * 7 * 6
    assert {cell // 7 for cell in sheet.borders if cell >= 0} == {0, 1, 3}


def test_dice(tmp_path: Path) -> None:
    cards, _ = linked(tmp_path, {})
    assert list(cards.die_hits[:6]) == [0, 1, 1, 0, 0, 2]
    assert list(cards.die_areas[:6]) == [0, t.HEAD, t.BODY, t.ARMS, t.LEGS, t.HEAD | t.LEGS]
    assert [len(rolls.codes) for rolls in cards.rolls] == [1, 6, 6, 36, 6, 36, 36, 216]


def test_every_table_is_filled() -> None:
    cards, _ = link(load())
    assert [name for name in Cards.__annotations__ if not hasattr(cards, name)] == []
