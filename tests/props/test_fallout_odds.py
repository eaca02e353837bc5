"""The odds of Fallout's dice are those of playing every throw by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache

import pytest

from overseer.games.fallout import terms as t
from overseer.games.fallout.dice import FACES
from overseer.games.fallout.enemies import weak_areas
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.odds import (
    DIED,
    LOST,
    MASKS,
    WON,
    End,
    Future,
    Outlook,
    future_in,
    needed_on_dice,
    outlook_in,
    shown_dice,
)
from overseer.games.fallout.wasteland import Wasteland
from rules.fallout.table import Table, quiet

HERE, NEXT = "C2.1", "C2.3"
Ends = dict[End, Fraction]


def facing(token: str, *gear: str, space: str = HERE, letters: str = "S", hp: int = 9) -> Table:
    """A survivor with some gear, about to fight an enemy."""
    table = quiet().stand(0, HERE).enemy(token, space).set(0, hp=hp, rads=1).letters(0, letters)
    return table.equip(0, *gear)


def rolled(table: Table, choice: str, *faces: int) -> Table:
    return table.choose(choice).roll(*faces)


FIGHTS = {
    "bare": lambda: facing("glow-newt"),
    "armor": lambda: facing("dune-poacher", "boiler-plate", "broom-spear"),
    "radiation": lambda: facing("glow-newt", "broom-spear", hp=6),
    "armored enemy": lambda: facing("salt-crab", "broom-spear"),
    "from afar": lambda: facing("lamp-moth", "mail-carbine", space=NEXT, letters="P"),
    "deadly": lambda: facing("mud-colossus", "bell-hammer", hp=4),
}


def outlook(table: Table) -> Outlook:
    found = outlook_in(table.land)
    assert found is not None
    return found


def played(land: Wasteland) -> Ends:
    """Every end of a contest by its chance, from where the dice are in the air."""
    decision = land.decision
    assert decision is not None
    assert decision.prompt == t.ASK_DICE
    ends: Counter[End] = Counter()
    for option in decision.options:
        tried = land.clone()
        tried.trace = []
        tried.apply(option)
        while tried.decision is not None and tried.decision.prompt in (
            t.ASK_FIGHT_REROLL,
            t.ASK_FIGHT_LAST,
            t.ASK_TEST_REROLL,
        ):
            tried.apply("done")
        ends[end_of(tried)] += 1
    return {end: Fraction(number, len(decision.options)) for end, number in ends.items()}


def end_of(land: Wasteland) -> End:
    """How a contest ended, by what was told of it."""
    damage = rads = 0
    for event in land.trace or ():
        if event.kind == t.E_DAMAGE:
            damage += int(event.a)
        elif event.kind == t.E_RADS:
            rads += int(event.a)
        elif event.kind == t.E_DIED:
            return End(DIED, damage, rads)
        elif event.kind in (t.E_STRUCK, t.E_TEST):
            return End(WON if event.a >= event.b else LOST, damage, rads)
    raise AssertionError("the contest has no end")


def assert_same(future: Future, ends: Ends) -> None:
    assert future.ends.keys() == ends.keys()
    assert future.ends == pytest.approx({end: float(chance) for end, chance in ends.items()})
    won = sum(chance for end, chance in ends.items() if end.result == WON)
    assert future.won == pytest.approx(float(won))


@pytest.mark.parametrize("case", FIGHTS)
def test_a_first_throw_without_rerolls_ends_as_it_is_foretold(case: str) -> None:
    table = FIGHTS[case]().letters(0, "L")
    table.choose(*table.offers("fight"))
    future = future_in(table.land)
    assert future is not None
    assert_same(future, played(table.land))


@pytest.mark.parametrize("case", FIGHTS)
def test_each_last_reroll_ends_as_it_is_foretold(case: str) -> None:
    table = FIGHTS[case]()
    table.traits(0, "well-rested")
    table = rolled(table, table.offers("fight")[0], 4, 6, 1)
    while outlook(table).rerolls > 1:
        table.choose("reroll 1").roll(4, "-", "-")
    if outlook(table).rerolls == 0:
        table.choose("rested")
    for mask in MASKS:
        dice = "".join(str(die + 1) for die in range(3) if mask >> die & 1)
        tried = table.land.clone()
        tried.apply(f"reroll {dice}")
        assert_same(outlook(table).reroll(mask), played(tried))
    stopped = table.land.clone()
    stopped.trace = []
    stopped.apply("done")
    assert outlook(table).stop().ends == {end_of(stopped): 1}


def test_a_card_that_adds_a_hit_is_in_the_odds() -> None:
    table = facing("piano-mover", "broom-spear").hold(0, "nerve-tonic")
    table = rolled(table, table.offers("fight")[0], 2, 4, 1)
    before = outlook(table).reroll(4)
    table.choose(*table.offers("use nerve-tonic"))
    assert outlook(table).reroll(4).won > before.won
    tried = table.land.clone()
    tried.apply("reroll 3")
    assert_same(outlook(table).reroll(4), played(tried))


def test_tests_end_as_they_are_foretold() -> None:
    table = quiet().letters(0, "S").run("caps: 1", tasks="test: {letters: SS, difficulty: 3}")
    table.roll(4, 1, 1).choose("reroll 2").roll("-", 4, "-")
    assert outlook(table).rerolls == 1
    for mask, dice in ((4, "3"), (7, "123")):
        tried = table.land.clone()
        tried.apply(f"reroll {dice}")
        assert_same(outlook(table).reroll(mask), played(tried))
    assert outlook(table).stop().ends == {End(LOST): 1}


def test_well_rested_is_one_reroll_more() -> None:
    table = facing("glow-newt", "broom-spear").traits(0, "well-rested")
    table = rolled(table, table.offers("fight")[0], 1, 1, 1)
    more = outlook(table).best(more=1)
    assert more.won > outlook(table).best().won
    assert outlook(table.choose("rested")).best() == more


@pytest.mark.parametrize(("case", "more"), [("radiation", 1), ("deadly", 1), ("armor", 2)])
def test_further_rerolls_are_used_as_well_as_can_be(case: str, more: int) -> None:
    table = FIGHTS[case]()
    table = rolled(table, table.offers("fight")[0], 1, 1, 4)
    found = Outlook(table.land, fight_of(table))
    found.rerolls = 1 + more
    by_hand = exactly(table.land, fight_of(table))
    for mask in MASKS:
        assert found.reroll(mask).won == pytest.approx(float(by_hand(mask, found)))
        assert sum(found.reroll(mask).ends.values()) == pytest.approx(1)


def fight_of(table: Table) -> Fight:
    frame = table.land.stack[-1]
    assert isinstance(frame, Fight)
    return frame


def exactly(land: Wasteland, fight: Fight) -> Callable[[int, Outlook], Fraction]:
    """The chance to win after a reroll, by going through all faces, in fractions."""
    weak = int(weak_areas(land, fight.token))
    dice = shown_dice(list(land.cards.die_areas), list(land.cards.die_hits), weak)
    needed, remaining = needed_on_dice(land, fight), int(land.remaining(0))

    def wins(faces: tuple[int, ...]) -> bool:
        shown = [dice[die][face] for die, face in enumerate(faces)]
        dealt = int(fight.damage_of(land, sum(hits for _, hits in shown)))
        fits = sum(each for each, _ in shown)
        return fits >= needed and dealt + int(fight.rads_of(dealt)) < remaining

    @cache
    def best(faces: tuple[int, ...], rerolls: int) -> Fraction:
        most = Fraction(wins(faces))
        if rerolls:
            most = max(most, *(after(faces, mask, rerolls - 1) for mask in MASKS))
        return most

    @cache
    def after(faces: tuple[int, ...], mask: int, left: int) -> Fraction:
        die = mask.bit_length() - 1
        if die < 0:
            return best(faces, left)
        others = mask ^ 1 << die
        turned = [(*faces[:die], face, *faces[die + 1 :]) for face in range(FACES)]
        return sum((after(each, others, left) for each in turned), Fraction(0)) / FACES

    return lambda mask, found: after(tuple(found.faces), mask, found.rerolls - 1)


def test_advice_rolls_for_the_kill_but_not_at_the_price_of_a_life() -> None:
    table = facing("ditch-hen", "bell-hammer", hp=16)
    table = rolled(table, table.offers("fight")[0], 1, 1, 1)
    assert outlook(table).advice() == 7
    table = facing("mud-colossus", "bell-hammer", hp=8)
    table = rolled(table, table.offers("fight")[0], 1, 1, 1)
    assert outlook(table).best().won > 0
    assert outlook(table).advice() == 0


def test_who_has_won_is_advised_to_stop() -> None:
    table = facing("ditch-hen", "bell-hammer", hp=16)
    table = rolled(table, table.offers("fight")[0], 3, 1, 1)
    assert outlook(table).stop().won == 1
    assert outlook(table).advice() == 0
