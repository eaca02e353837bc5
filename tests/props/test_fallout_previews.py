"""Every preview of Fallout is compared with what then happens, for every kind of option."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from display.plays import display, game
from overseer import Decision, Option
from overseer.display.reader import Reader
from overseer.games.fallout import terms as t
from overseer.games.fallout.notation import Notation
from overseer.games.fallout.odds import contest_in
from overseer.games.fallout.wasteland import Wasteland
from overseer.testing.law import Spot
from overseer.testing.previews import Previews
from overseer.texts import LANGUAGES, Ledger

SEEDS = range(300)  # of which no more are played than it takes
ENOUGH = 25  # previews of each kind
# What can lead into a fight or a test, or go on with one, in random games.
CONTESTS = {"act", "complete", "done", "fight", "quest", "reroll", "rested", "step", "turn", "use"}


def law() -> Previews:
    return Previews(game("fallout"), LANGUAGES, Ledger("fallout").entries.keys())


def kinds() -> set[str]:
    """All kinds of options that a seat can be offered."""
    notation: Notation = game("fallout").book.lines
    return {verb.word for number, verb in notation.verbs.items() if number < t.FIRST}


def spots(seeds: range, every: int = 1) -> Iterator[tuple[Spot, Wasteland, Decision]]:
    """Positions of random games in which nobody ends a turn early."""
    for number in seeds:
        land: Any = game("fallout").new(1 + number % 4, seed=number, max_rounds=20)
        dice = random.Random(number)
        spot = Spot(int(land.players), number)
        while land.decision is not None:
            decision = dice.choice(land.decisions)
            spot.decision += 1
            if spot.decision % every == 0:
                yield spot, land, decision
            others = [option for option in decision.options if option.verb != t.END_TURN]
            land.apply(dice.choice(others or list(decision.options)), int(decision.seat))


def leads_to_dice(land: Wasteland, decision: Decision, option: Option) -> bool:
    """Whether a contest may be under way after an option; most options need no preview then."""
    tried = land.clone()
    tried.auto_chance = False
    tried.apply(option, int(decision.seat))
    return contest_in(tried) is not None


def test_every_preview_of_fallout_says_what_then_happens() -> None:
    checks, wanted = law(), kinds()
    told: Counter[str] = Counter()
    for spot, land, decision in spots(SEEDS):
        for option in decision.options:
            if checks.compared[option.kind] < ENOUGH:
                preview = checks.check(land, decision, option, spot)
                assert preview is not None
                told.update({each.icon for each in (*preview.cost, *preview.win)})
        if spot.seed >= len(SEEDS) // 4 and all(checks.compared[kind] for kind in wanted):
            break
    for kind in sorted(wanted):
        print(f"{checks.compared[kind]:4} {kind}")
    assert {kind for kind in wanted if not checks.compared[kind]} == set()
    assert set(told) == {"action", "agenda", "caps", "card", "hp", "movement", "rads", "xp"}


def test_previews_of_fallout_tell_no_secrets() -> None:
    checks = law()
    for spot, land, decision in spots(range(8), every=40):
        for option in decision.options:
            checks.check_secrets(land, decision, option, spot.seed, spot)


def test_the_odds_of_fights_and_tests_are_those_of_all_dice() -> None:
    checks = law()
    needed: Counter[int] = Counter()
    for spot, land, decision in spots(SEEDS):
        for option in decision.options:
            if checks.weighed[option.kind] < 2 and leads_to_dice(land, decision, option):
                reader = checks.reader(spot)
                preview = display("fallout").preview(land, decision, option, reader)
                assert preview is not None
                checks.check_odds(land, decision, option, preview, spot)
                needed.update(chance.needed for chance in preview.chances)
        if all(checks.weighed[kind] for kind in CONTESTS):
            break
    assert {kind for kind in CONTESTS if not checks.weighed[kind]} == set()
    assert len(needed) > 2


def offer(agenda: str) -> Any:
    """Ada, loyal to her Keeper's Oath for all to see, offers Borys one of two agendas."""
    hand = [{"agenda": "keepers-oath"}, {"agenda": "rainy-day-tin"}]
    survivors = [
        {"caps": 5, "space": "A2.1", "hand": hand},
        {"caps": 4, "space": "A2.1", "hand": [{"agenda": "well-read"}]},
    ]
    land = game("fallout").position({"round": 2, "active": 0, "survivors": survivors}, seed=1)
    for choice in ("loyal keepers-oath", "camp", "trade 1", f"give-agenda {agenda}", "propose"):
        land.apply(choice)
    return land


def test_no_preview_tells_which_agenda_is_offered() -> None:
    """Which one it is, the other learns when it changes hands, or is shown (FO-R-69)."""
    told = []
    for agenda in ("keepers-oath", "rainy-day-tin"):
        land = offer(agenda)
        accept = next(each for each in land.decision.options if each.kind == "accept")
        told.append(display("fallout").preview(land, land.decision, accept, Reader("en")))
    assert told[0] == told[1]
    assert told[0] is not None
    assert told[0].final
