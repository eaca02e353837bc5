"""Every preview of Fallout Shelter is compared with what then happens, in random games.

Placements are played to their end, everything else as far as the choice itself goes. What happens
is read off the position where it can be (cubes, happiness, dwellers, items), else off the events.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, cast

from display.plays import NAMES, display, game
from overseer import CHANCE, Decision, Option, State
from overseer.display.model import Preview
from overseer.display.reader import Reader
from overseer.games.shelter import terms as t
from overseer.games.shelter.fight import Fight
from overseer.games.shelter.figures import mark_of
from overseer.games.shelter.notation import LETTERS
from overseer.games.shelter.placing import Placement
from overseer.games.shelter.vault import Vault, held_item
from overseer.kernel.codec import dump_frame
from overseer.kernel.event import Event
from overseer.testing.law import Spot
from overseer.testing.previews import Previews, exact_odds

CUBES = ("water", "food", "power")
PLACING = (t.ASK_TURN, t.ASK_WITH, t.ASK_WEAR)
IN_FIGHTS = (t.ASK_BEFORE_FIGHT, t.ASK_AFTER_ROLL, t.ASK_DIE)
WINDOWS = (*IN_FIGHTS[:2], t.ASK_WEAR, t.ASK_BEFORE_ICON, t.ASK_CLOSING, t.ASK_FURTHER_ROOM)
EVENTS = {t.E_HEALED: "heal", t.E_READIED: "ready-item"}


def shown(state: State, decision: Decision, option: Option) -> Preview:
    found = display("shelter").preview(state, decision, option, Reader("en", NAMES))
    assert found is not None
    return found


def is_placement(decision: Decision, option: Option) -> bool:
    return decision.prompt in PLACING and option.verb not in (t.USE, t.PASS)


class Trial:
    """A choice made on a copy from which all frames below its own are taken away."""

    def __init__(self, vault: Vault, decision: Decision, option: Option, seed: int = 0) -> None:
        self.vault = vault.clone()
        self.before = vault
        self.seat = int(decision.seat)
        self.dice = random.Random(seed)
        tried = self.vault
        tried.auto_chance = tried.auto_forced = False
        tried.trace = []
        self.asked: Counter[int] = Counter()
        self.space = -1
        if is_placement(decision, option):
            tried.stack = [tried.stack[-1]]
            tried.apply(option)
        else:
            depth = len(tried.stack)
            top = tried.stack[-1]
            top.answer(tried, int(option.code), self.seat)
            kept = (
                depth if len(tried.stack) >= depth and tried.stack[depth - 1] is top else depth - 1
            )
            tried.stack = tried.stack[kept:]
            tried.open = None
            tried.settle()
        while tried.decision is not None:
            self._answer(tried.decision)
        self.events = tried.trace

    def _answer(self, decision: Decision) -> None:
        tried = self.vault
        for frame in tried.stack:
            found: Any = frame
            if isinstance(found, Placement):
                self.space = int(found.space)
        if not any(
            event.kind == t.E_GAINED and event.seat != self.seat for event in tried.trace or ()
        ):
            self.asked[int(decision.prompt)] += 1
        if decision.seat == CHANCE:
            weights = [int(option.weight) for option in decision.options]
            tried.apply(self.dice.choices(range(len(weights)), weights)[0])
        elif decision.prompt in WINDOWS:
            tried.apply(len(decision.options) - 1)
        elif decision.prompt == t.ASK_WITH:
            letter = int(tried.cards.letter[decision.source])
            others = [option for option in decision.options if option.a != t.SLOT + letter]
            tried.apply(self.dice.choice(others or list(decision.options)))
        else:
            tried.apply(self.dice.choice(decision.options))

    def count(self, kind: int) -> int:
        return sum(
            1 for event in self.events or () if event.kind == kind and event.seat == self.seat
        )

    @property
    def won(self) -> bool | None:
        """How the fight went, if there was one."""
        for event in self.events or ():
            if event.kind == t.E_FIGHT:
                return bool(event.c)
        return None

    def changes(self) -> dict[str, int]:
        """What the player has gained or lost, by icon."""
        old, new, seat = self.before, self.vault, self.seat
        found = {
            "happiness": int(new.happiness[seat] - old.happiness[seat]),
            "new-dweller": int(new.owned[seat] - old.owned[seat]),
            "item": int(new.items_of(seat) - old.items_of(seat)),
        }
        for event, icon in EVENTS.items():
            found[icon] = self.count(event)
        for kind, icon in enumerate(CUBES):
            at = seat * t.KINDS + kind
            found[icon] = int(new.cubes[at] - old.cubes[at]) + self.lost(kind)
        if self.space >= 0:
            for place in (2 * self.space, 2 * self.space + 1):
                mark = int(mark_of(new.figures[place]))
                if mark != mark_of(old.figures[place]):
                    icon = "train-any" if mark == t.OF_CHOICE else f"train-{LETTERS[mark - 1]}"
                    found[icon] = found.get(icon, 0) + 1
        return found

    def lost(self, kind: int) -> int:
        """The cubes of a kind that did not fit."""
        return sum(
            int(event.c)
            for event in self.events or ()
            if event.kind == t.E_GAINED and event.seat == self.seat and event.a == kind
        )


def settled(trial: Trial, preview: Preview) -> dict[str, int]:
    """The changes, with cubes of choice and prices that only choices on the way decide."""
    found = trial.changes()
    icons = {amount.icon for amount in (*preview.cost, *preview.win)}
    if "pay-room" in icons or any(each.icon == "exchange" for each in preview.win):
        for icon in CUBES:
            del found[icon]
    elif "any-resource" in icons:
        said = Counter({each.icon: each.count for each in preview.win})
        said.subtract({each.icon: each.count for each in preview.cost})
        rest = sum(found.pop(icon) for icon in CUBES) - sum(said[icon] for icon in CUBES)
        found["any-resource"] = rest
    return found


def happened(state: State, decision: Decision, option: Option) -> Mapping[str, int]:
    """What a choice brings if a fight is won; nothing is said here of one that is lost."""
    vault = cast(Vault, state)
    preview = shown(state, decision, option)
    if option.verb in (t.ROOM, t.STRIKE) or decision.prompt in (*IN_FIGHTS, t.ASK_DISCOUNT):
        return {}  # plans and fights under way: see below
    if option.verb == t.USE and not preview.cost and not preview.win:
        return {}  # told in words
    if decision.prompt in (t.ASK_SWAP_GIVE, t.ASK_SWAP_TAKE):
        return {}  # one exchange in two questions: what is given goes when the other is taken
    for seed in range(8):
        trial = Trial(vault, decision, option, seed)
        if trial.won is not False:
            found = settled(trial, preview)
            if option.verb == t.TRAINED:
                return {}
            return found
    return {}


LAW = Previews(game("shelter"), shown, happened)


def spots(every: int = 4) -> Iterator[tuple[int, Vault, Decision]]:
    """Positions of games in which nobody passes early, and of rich ones: cubes, items, letters."""
    for number in range(8):
        vault = cast(Vault, game("shelter").new(2 + number % 3, seed=number, max_rounds=8))
        dice = random.Random(number)
        step = 0
        while vault.decision is not None:
            decision = vault.decision
            if decision.prompt == t.ASK_TURN and number % 2 and dice.random() < 0.2:
                enrich(vault, int(decision.seat), dice)
                decision = vault.decision
            step += 1
            if decision.prompt != t.ASK_TURN or step % every == 0:
                yield number, vault, decision
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
    verbs: Counter[int] = Counter()
    doubled = 0
    for number, vault, decision in spots():
        for option in decision.options:
            preview = LAW.check(vault, decision, option, Spot(int(vault.players), number))
            verbs[option.verb] += 1
            doubled += preview.doubled
    assert doubled > 20
    for verb in (
        t.PLACE,
        t.WITH,
        t.ROOM,
        t.SIDE,
        t.PAID,
        t.GIVE,
        t.USE,
        t.TAKE,
        t.GAINED,
        t.INCOME,
    ):
        assert verbs[verb] > 0, verb


def test_injuries_doubling_income_and_lost_cubes_are_as_previewed() -> None:
    fought: Counter[bool] = Counter()
    earned = overfull = 0
    words = display("shelter").book.words("en", NAMES)  # type: ignore[attr-defined]
    for number, vault, decision in spots():
        for option in decision.options:
            if not is_placement(decision, option):
                continue
            preview = shown(vault, decision, option)
            trial = Trial(vault, decision, option, number)
            injured = sum(each.count for each in preview.cost if each.icon == "injure")
            if trial.won is False:
                injured += sum(each.count for each in preview.lose)
            if trial.won is not None:
                fought[trial.won] += 1
            assert trial.count(t.E_INJURED) == injured, option.notation
            assert (trial.count(t.E_DOUBLED) > 0) == preview.doubled, option.notation
            owners = [
                each.seat
                for each in (event for event in trial.events or ())
                if each.kind == t.E_INCOME
            ]
            asked = trial.asked[t.ASK_INCOME] > 0
            assert asked or not owners
            assert asked == (preview.owner.endswith("may take one resource as income"))
            earned += asked
            icons = {each.icon for each in (*preview.cost, *preview.win)}
            if trial.won is not False and not icons & {"any-resource", "pay-room", "exchange"}:
                kinds = range(t.KINDS)
                lost = [words.amount(kind, trial.lost(kind)) for kind in kinds if trial.lost(kind)]
                told = [note for note in preview.notes if "lost:" in note]
                assert bool(told) == bool(lost), (option.notation, preview.notes, lost)
                assert all(each in told[0] for each in lost)
                overfull += bool(lost)
    assert fought[True] > 20
    assert fought[False] > 20
    assert earned > 50
    assert overfull > 5


def test_plans_cost_what_is_then_to_be_paid() -> None:
    planned = 0
    for _, vault, decision in spots():
        for option in decision.options:
            if option.verb not in (t.ROOM, t.STRIKE):
                continue
            tried = vault.clone()
            tried.stack[-1].answer(tried, int(option.code), decision.seat)
            price = tried.plan[t.PLAN_PRICE : t.PLAN_PRICE + 4]
            said = {each.icon: each.count for each in shown(vault, decision, option).cost}
            for kind, icon in enumerate((*CUBES, "any-resource")):
                assert said.get(icon, 0) == price[kind], option.notation
            planned += 1
    assert planned > 20


# Odds


def fight_in(state: State) -> Fight | None:
    for frame in state.stack:
        found: Any = frame
        if isinstance(found, Fight):
            return found
    return None


def key(state: State) -> object:
    vault = cast(Vault, state)
    frames = [(type(frame).__name__, str(dump_frame(frame))) for frame in vault.stack]
    return str(frames), tuple(vault.held), tuple(vault.item_track)


def fresh(vault: Vault, option: Option, seat: int) -> Vault | None:
    """The position in the fight that an option leads to, with only the step that hears of it."""
    tried = vault.clone()
    tried.auto_chance = False
    tried.apply(option, seat)
    while tried.decision is not None and fight_in(tried) is None:
        if tried.decision.seat != seat or tried.decision.prompt not in (
            t.ASK_WITH,
            t.ASK_WEAR,
            t.ASK_PAY,
            t.ASK_GIVE,
            t.ASK_ROOM,
            t.ASK_SIDE,
        ):
            return None
        tried.apply(int(tried.decision.default))
    if fight_in(tried) is None:
        return None
    first = next(i for i, frame in enumerate(tried.stack) if isinstance(cast(Any, frame), Fight))
    tried.stack = tried.stack[first - 1 :]
    return tried


def won(event: Event) -> bool | None:
    """How the fight went."""
    return bool(event.c) if event.kind == t.E_FIGHT else None


def unused(decision: Decision) -> list[Option]:
    """Without further items."""
    if decision.prompt in (t.ASK_BEFORE_FIGHT, t.ASK_AFTER_ROLL):
        return [decision.options[-1]]
    return list(decision.options)


def test_the_odds_of_fights_are_those_of_all_dice_and_all_uses_of_items() -> None:
    compared = with_items = 0
    for _, vault, decision in spots():
        for option in decision.options:
            preview = shown(vault, decision, option)
            if not preview.chances or (compared >= 250 and not len(preview.chances) > 1):
                continue
            start = fresh(vault, option, int(decision.seat))
            if start is None:
                continue
            best = exact_odds(start, won, key, lambda decision: list(decision.options))
            assert preview.chances[-1].percent == round(100 * best), option.notation
            bare = exact_odds(start, won, key, unused)
            assert preview.chances[0].percent == round(100 * bare), option.notation
            compared += 1
            with_items += len(preview.chances) > 1
    assert compared > 200
    assert with_items > 20
