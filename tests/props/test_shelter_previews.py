"""Every preview of Fallout Shelter is compared with what then happens, for every kind of option."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import cast

from display.plays import NAMES, display, game
from overseer import Decision
from overseer.display.reader import Reader
from overseer.display.shelter.display import ShelterDisplay
from overseer.games.shelter import terms as t
from overseer.games.shelter.notation import Notation
from overseer.games.shelter.vault import Vault, held_item
from overseer.testing.law import Spot
from overseer.testing.previews import Previews
from overseer.testing.shelter import Trial, places
from overseer.texts import Ledger

SEEDS = range(60)
ENOUGH = 400  # previews of each kind
# What an item does to a price is told in words; which die is rolled again shows in the odds; the
# one who is trained is asked for in the middle of a row of rewards.
IN_WORDS = {"discount", "reroll", "trainee"}


def law() -> Previews:
    return Previews(game("shelter"), ("en",), Ledger("shelter").entries.keys())


def kinds() -> set[str]:
    """All kinds of options that a seat can be offered."""
    notation: Notation = game("shelter").book.lines
    return {verb.word for number, verb in notation.verbs.items() if number < t.ROLL}


def spots(seeds: range = range(8), every: int = 4) -> Iterator[tuple[Spot, Vault, Decision]]:
    """Positions of games in which nobody passes early, and of rich ones: cubes, items, letters."""
    for number in seeds:
        vault = cast(Vault, game("shelter").new(2 + number % 3, seed=number, max_rounds=8))
        dice = random.Random(number)
        spot = Spot(int(vault.players), number)
        while vault.decision is not None:
            decision = vault.decision
            if decision.prompt == t.ASK_TURN and number % 2 and dice.random() < 0.2:
                enrich(vault, int(decision.seat), dice)
                decision = vault.decision
            spot.decision += 1
            if decision.prompt != t.ASK_TURN or spot.decision % every == 0:
                yield spot, vault, decision
            others = [option for option in decision.options if option.verb != t.PASS]
            vault.apply(dice.choice(others or list(decision.options)))


def enrich(vault: Vault, seat: int, dice: random.Random) -> None:
    """Give a player cubes, items, and dwellers with letters, and ask again."""
    for kind in range(t.KINDS):
        vault.cubes[seat * t.KINDS + kind] = dice.randint(0, t.TRACK_SIZE)
    known = {int(held_item(code)) for code in vault.held}
    known |= {int(place) - 1 for place in vault.item_track}
    free = sorted(set(range(len(vault.cards.item_use))) - known)
    for item in dice.sample(free, min(2, len(free))):
        if vault.items_of(seat) < 5:
            vault.hold(seat, item, dice.randrange(2))
    for letter in range(1, t.LETTERS + 1):
        if dice.random() < 0.3:
            vault.dwellers[seat * t.DWELLER_KINDS + t.SLOT + letter] = dice.choice((1, 1, 2))
    vault.settle()


def test_every_preview_of_shelter_says_what_then_happens() -> None:
    checks, wanted = law(), kinds() - IN_WORDS
    doubled = 0
    for spot, vault, decision in spots(SEEDS):
        for option in decision.options:
            if checks.compared[option.kind] < ENOUGH:
                preview = checks.check(vault, decision, option, spot)
                assert preview is not None
                doubled += preview.doubled
        if spot.seed >= 8 and all(checks.compared[kind] for kind in wanted):
            break
    for kind in sorted(wanted):
        print(f"{checks.compared[kind]:4} {kind}")
    assert {kind for kind in wanted if not checks.compared[kind]} == set()
    assert doubled > 20


def test_injuries_doubling_income_and_lost_cubes_are_told_in_words_as_they_happen() -> None:
    fought: Counter[bool] = Counter()
    earned = overfull = 0
    reader = Reader("en", NAMES)
    words = cast(ShelterDisplay, display("shelter")).book.words(*reader)
    for spot, vault, decision in spots():
        for option in decision.options:
            if not places(decision, option):
                continue
            preview = display("shelter").preview(vault, decision, option, reader)
            assert preview is not None
            trial = Trial(vault, decision, option, spot.seed)
            injured = sum(each.count for each in preview.cost if each.icon == "injure")
            if trial.won is False:
                injured += sum(each.count for each in preview.lose)
            if trial.won is not None:
                fought[trial.won] += 1
            assert trial.injured == injured, option.notation
            assert (trial.count(t.E_DOUBLED) > 0) == preview.doubled, option.notation
            owners = [event.seat for event in trial.events if event.kind == t.E_INCOME]
            asked = trial.asked[t.ASK_INCOME] > 0
            assert asked or not owners
            assert asked == (preview.owner.endswith("may take one resource as income"))
            earned += asked
            icons = {each.icon for each in (*preview.cost, *preview.win)}
            if trial.won is not False and not icons & {"any-resource", "pay-room", "exchange"}:
                kinds = range(t.KINDS)
                lost = [words.amount(kind, trial.lost(kind)) for kind in kinds if trial.lost(kind)]
                told = [note for note in preview.notes if "lost:" in note]
                # Where the sums are certain they are written out, lost cubes with them.
                sums = [each.lost for each in preview.then if each.lost]
                if not sums:
                    assert bool(told) == bool(lost), (option.notation, preview.notes, lost)
                    assert all(each in told[0] for each in lost)
                assert not sums or sorted(sums) == sorted(filter(None, map(trial.lost, kinds)))
                overfull += bool(lost)
    assert fought[True] > 20
    assert fought[False] > 20
    assert earned > 50
    assert overfull > 5


def test_the_odds_of_fights_are_those_of_all_dice_and_all_uses_of_items() -> None:
    checks = law()
    with_items = 0
    for spot, vault, decision in spots():
        for option in decision.options:
            preview = display("shelter").preview(vault, decision, option, checks.reader(spot))
            assert preview is not None
            if len(preview.chances) > 1 or checks.weighed.total() < 250:
                checks.check_odds(vault, decision, option, preview, spot)
                with_items += len(preview.chances) > 1
    assert checks.weighed.total() > 200
    assert {"place", "reroll", "use", "wear", "with"} <= set(checks.weighed)
    assert with_items > 20
