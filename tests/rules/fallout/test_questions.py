"""Questions: whom each one asks, what it is about, what is taken by default (FO-R-102)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from overseer import CHANCE
from overseer.games.fallout import terms
from overseer.games.fallout.activation import begin_activation
from overseer.games.fallout.notation import ENCOUNTER_DECKS, SLOTS
from rules.fallout.content import variant
from rules.fallout.table import Table, quiet

HERE = "C2.1"
NEAR = "C2.3"
FAR = "C2.4"
CRITTERS = "well-read"
LOTS = ("flare-gun", "raffle-ticket", "blue-lozenges", "penny-novel")


def together(players: int = 3) -> Table:
    """A table with all survivors in one space."""
    table = quiet(players)
    for seat in range(players):
        table.stand(seat, HERE)
    return table


def enemies_apart() -> Table:
    """Two enemies, each with a survivor of its own."""
    table = quiet().stand(1, HERE).stand(0, "E1.1").enemy("ditch-hen", HERE)
    return table.enemy("salt-crab", "E1.1").activate(CRITTERS)


def enemies_on_one() -> Table:
    """Two enemies that attack the same survivor."""
    table = quiet().stand(1, HERE).enemy("ditch-hen", HERE).enemy("salt-crab", HERE)
    return table.activate(CRITTERS)


def enemy_at_a_fork() -> Table:
    """An enemy with two equally good steps."""
    return quiet().stand(0, NEAR).stand(1, "A2.1").enemy("salt-crab", FAR).activate(CRITTERS)


def too_many_agendas() -> Table:
    """A survivor with five agendas."""
    table = quiet().agendas(1, "well-read", "full-pockets", "good-company", "known-face")
    return table.run("agenda: 1", seat=1)


def nothing_left_to_do_in_camp() -> Table:
    """A camp in which only trades are left."""
    return together().choose("camp", "rest")


def two_to_kill() -> Table:
    """A card that kills one of two enemies."""
    table = quiet().stand(1, HERE).enemy("ditch-hen", HERE).enemy("salt-crab", HERE)
    return table.run("kill: {within: 0}", seat=1)


def a_test_with_help() -> Table:
    """A joint test in which either of two others may help."""
    return together().run(tasks="joint-test: {letters: S, theirs: P, difficulty: 2}", seat=1)


def a_price_in_agendas() -> Table:
    """A card that costs one of three agendas."""
    table = quiet().agendas(1, "well-read", "full-pockets", "good-company")
    return table.run(tasks="pay: {agenda: 1}", seat=1)


def enemy_beneath_a_tile(active: bool) -> Table:
    """A table at which a tile has been turned over on which an enemy stood."""
    table = quiet().stand(0, "A2.3").enemy("salt-crab", "B2.x", active)
    return table.coming("tile pylon-field").choose("explore B2")


def token(name: str) -> Callable[[Table], int]:
    """An enemy, as questions refer to it."""
    return lambda table: table.names.tokens.index(name)


def hidden(kind: int) -> Callable[[Table], int]:
    """An enemy of which only the type is known."""
    return lambda table: terms.TYPE_HIDDEN + kind


def nothing(table: Table) -> int:
    """What a question is about that needs no subject."""
    return 0


def gains(*items: str) -> Table:
    """A table at which seat 1 has just drawn these."""
    table = quiet().coming(*(f"draw loot {item}" for item in items))
    return table.run(f"loot: {len(items)}", seat=1)


def exhausted(*items: str) -> Table:
    """A table at which seat 1 may unexhaust one of these."""
    mirror = "{deck: loot, kind: aid, value: 1, ready-cost: {caps: 1}, use: [USE]}"
    mirror = mirror.replace("USE", "{when: turn, spend: exhaust, do: [xp: 1]}")
    table = quiet(content=variant(items={"signal-mirror": mirror}))
    return table.hold(1, *items).run("unexhaust: one", seat=1)


def an_encounter() -> Table:
    """A table at which seat 1 has drawn an encounter."""
    card = "{deck: wasteland, options: [{do: [caps: 1]}, {do: [caps: 2]}, {do: [caps: 3]}]}"
    table = quiet(content=variant(encounters={"odd-noise": card})).deck("wasteland", "odd-noise")
    return table.run("encounter: wasteland", seat=1)


FIRST, LAST = 0, -1
QUESTIONS: list[tuple[str, int, Callable[[], Table], Callable[[Table], int], int]] = [
    ("ENEMY", 0, enemies_apart, nothing, FIRST),
    ("ATTACKER", 1, enemies_on_one, nothing, FIRST),
    ("ENEMY_STEP", 0, enemy_at_a_fork, token("salt-crab"), FIRST),
    ("AGENDA_LIMIT", 1, too_many_agendas, nothing, FIRST),
    ("CAMP", 0, nothing_left_to_do_in_camp, nothing, LAST),
    (
        "PUT_TOKEN",
        1,
        lambda: together().run("tokens: {faction: shield, at: adjacent, count: 1}", seat=1),
        token("shield"),
        FIRST,
    ),
    (
        "PUT_ENEMY",
        1,
        lambda: together().run("enemy: {type: robot, at: adjacent, face: up}", seat=1),
        hidden(2),
        FIRST,
    ),
    ("PUT_ENEMY", 0, lambda: enemy_beneath_a_tile(True), token("salt-crab"), FIRST),
    ("PUT_ENEMY", 0, lambda: enemy_beneath_a_tile(False), hidden(0), FIRST),
    ("PLACE", 1, lambda: together().run("place: adjacent", seat=1), nothing, FIRST),
    ("KILL", 1, two_to_kill, nothing, FIRST),
    ("WHO", 1, a_test_with_help, nothing, FIRST),
    ("PAY_AGENDA", 1, a_price_in_agendas, nothing, FIRST),
    ("EQUIP", 1, lambda: gains("oilskin", "broom-spear"), nothing, LAST),
    ("DISCARD", 1, lambda: quiet().hold(1, *LOTS[:3]).run("discard: any", seat=1), nothing, LAST),
    ("LIMIT", 1, lambda: quiet().hold(1, *LOTS).run("xp: 1", seat=1), nothing, FIRST),
    (
        "UNEXHAUST",
        1,
        lambda: exhausted("bottomless-flask!", "folding-bed!", "hand-crank-radio!"),
        nothing,
        FIRST,
    ),
    ("UNEXHAUST", 1, lambda: exhausted("hand-crank-radio!", "signal-mirror!"), nothing, LAST),
    ("OPTION", 1, an_encounter, lambda table: table.names.encounters.index("odd-noise"), LAST),
]


@pytest.mark.rule("FO-R-102")
@pytest.mark.parametrize(("question", "seat", "arrange", "about", "default"), QUESTIONS)
def test_a_question_has_an_owner_a_subject_and_a_default(
    question: str,
    seat: int,
    arrange: Callable[[], Table],
    about: Callable[[Table], int],
    default: int,
) -> None:
    table = arrange()
    assert (table.question, table.seat) == (question, seat)
    assert table.land.decision is not None
    assert table.land.decision.source == about(table)
    assert len(table.offered) >= (2 if default == FIRST else 3)
    assert table.default == table.offered[default]


# Chance


def opening(do: str, seat: int = 1) -> Table:
    """A table at which a card has just begun: the first question is open, be it chance's."""
    table = quiet(3).deck("loot", "oilskin", "broom-spear").deck("asset", "rivet-gun", "rad-tonic")
    land = table.land
    land.rules.perform(land, table.content.program(do), seat, 0, land.node[seat], 1)
    land.open = None
    land.settle()
    return table


@pytest.mark.rule("FO-R-104")
@pytest.mark.parametrize(
    ("do", "question", "about", "words"),
    [
        ("agenda: 1", "DRAW", terms.AGENDA, "agenda"),
        ("loot: 1", "DRAW", terms.LOOT, "loot"),
        ("asset: 1", "DRAW", terms.ASSET, "asset"),
        (
            "encounter: settlement",
            "ENCOUNTER_DRAW",
            ENCOUNTER_DECKS.index("settlement"),
            "settlement",
        ),
        ("enemy: {type: robot, at: here, face: up}", "TOKEN", 2, "obot"),
        ("level: 1", "LETTER", 1, "2"),
    ],
)
def test_a_question_to_chance_says_what_is_drawn(
    do: str, question: str, about: int, words: str
) -> None:
    table = opening(do)
    assert (table.question, table.seat) == (question, CHANCE)
    assert table.land.decision is not None
    assert table.land.decision.source == about
    assert words in table.land.decision.text("en")


@pytest.mark.rule("FO-RES-10", "FO-R-104")
def test_a_random_unique_asset_is_drawn_by_chance() -> None:
    table = quiet().hold(0, "fresnel-lance")
    land = table.land
    land.rules.perform(land, table.content.program("unique: fresnel-lance"), 1, 0, land.node[1], 1)
    land.open = None
    land.settle()
    assert land.decision is not None
    assert (table.question, table.seat, land.decision.source) == ("DRAW", CHANCE, terms.UNIQUE)


@pytest.mark.rule("FO-EXPL-01", "FO-R-104")
def test_chance_is_asked_which_tile_lies_on_a_slot() -> None:
    table = quiet().stand(0, "A2.3")
    table.land.apply("explore B2")
    assert table.land.decision is not None
    assert (table.question, table.seat) == ("TILE", CHANCE)
    assert table.land.decision.source == SLOTS.index("B2")


@pytest.mark.rule("FO-ROUND-02", "FO-R-104")
def test_chance_is_asked_which_agenda_is_revealed() -> None:
    table = quiet()
    begin_activation(table.land)
    table.land.open = None
    table.land.settle()
    assert table.land.decision is not None
    assert (table.question, table.seat) == ("REVEAL", CHANCE)
    assert table.land.decision.source == terms.AGENDA
