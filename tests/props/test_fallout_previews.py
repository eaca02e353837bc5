"""Every preview of Fallout is compared with what then happens, in random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, cast

from display.plays import NAMES, display, game
from overseer import CHANCE, Decision, Option, State
from overseer.display.model import Preview
from overseer.display.reader import Reader
from overseer.games.fallout import terms as t
from overseer.games.fallout.rows import held_seat
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.codec import dump_frame
from overseer.kernel.event import Event
from overseer.testing.law import Spot
from overseer.testing.previews import Previews, exact_odds

DARK = (t.E_ENEMY_WOKE, t.E_DIED)


def shown(state: State, decision: Decision, option: Option) -> Preview:
    found = display("fallout").preview(state, decision, option, Reader("en", NAMES))
    assert found is not None
    return found


def held(land: Wasteland, seat: int) -> dict[str, int]:
    """What a survivor has, by icon, read off the position."""
    cards = sum(held_seat(code) == seat for code in land.held)
    return {
        "caps": int(land.caps[seat]),
        "hp": int(land.hp[seat]),
        "rads": -int(land.rads[seat]),
        "card": cards,
    }


def happened(state: State, decision: Decision, option: Option) -> Mapping[str, int]:
    """The difference up to the next question, unless something comes to light before it."""
    seat = int(decision.seat)
    tried = cast(Wasteland, state.clone())
    tried.auto_chance = False
    tried.trace = []
    before = held(tried, seat)
    tried.apply(option, seat)
    if any(state.book.opens(each) or each.kind in DARK for each in tried.trace):
        return {}
    if any(each.kind in (t.E_TRADED, t.E_CHARACTER) for each in tried.trace):
        return {}  # deals and characters are told by the question
    after = held(tried, seat)
    return {icon: after[icon] - number for icon, number in before.items()}


LAW = Previews(game("fallout"), shown, happened)


def spots(every: int) -> Iterator[tuple[int, Wasteland, Decision]]:
    for number in range(6):
        land: Any = game("fallout").new(1 + number % 4, seed=number, max_rounds=6)
        dice = random.Random(number)
        step = 0
        while land.decision is not None:
            decision = dice.choice(land.decisions)
            step += 1
            if step % every == 0:
                yield number, land, decision
            others = [option for option in decision.options if option.verb != t.END_TURN]
            land.apply(dice.choice(others or list(decision.options)), int(decision.seat))


def test_every_preview_of_fallout_says_what_then_happens() -> None:
    verbs: Counter[int] = Counter()
    for number, land, decision in spots(4):
        for option in decision.options:
            preview = LAW.check(land, decision, option, Spot(int(land.players), number))
            if preview.cost or preview.win:
                verbs[option.verb] += 1
    for verb in (t.MOVE, t.STEP, t.USE, t.FIGHT):
        assert verbs[verb] > 0, verb


def test_previews_of_fallout_tell_no_secrets() -> None:
    for number, land, decision in spots(15):
        for option in decision.options:
            LAW.check_secrets(land, decision, option, number, Spot(int(land.players), number))


def won(event: Event) -> bool | None:
    """How the contest went."""
    if event.kind == t.E_STRUCK:
        return bool(event.a >= event.b)
    if event.kind == t.E_TEST:
        return bool(event.a >= event.b)
    return False if event.kind == t.E_DIED else None


def dice_only(decision: Decision) -> list[Option]:
    """No cards and no rest: dice are rolled again, or left."""
    return [each for each in decision.options if each.verb in (t.REROLL, t.DONE, t.ROLL_NOW)]


def test_the_odds_of_fights_and_tests_are_those_of_all_dice() -> None:
    compared = 0
    for _, land, decision in spots(2):
        for option in decision.options:
            preview = shown(land, decision, option)
            if not preview.chances or compared >= 12:
                continue
            tried = land.clone()
            tried.auto_chance = False
            tried.apply(option, int(decision.seat))
            if int(tried.contest[3]) > 0 and tried.decision and tried.decision.seat == CHANCE:
                continue  # all rerolls of all dice would take too long; see `test_fallout_odds`
            exact = exact_odds(
                tried,
                won,
                lambda s: (
                    str([dump_frame(f) for f in s.stack]) + str(list(cast(Wasteland, s).contest))
                ),
                dice_only,
            )
            assert abs(preview.chances[0].percent - 100 * exact) <= 0.5001, option.notation
            compared += 1
    assert compared == 12
