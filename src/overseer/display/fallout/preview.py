"""Previews of Fallout: what a choice costs and brings at once, and the odds of what it leads into.

The choice is made on a copy, up to the next question or chance. Nothing is told from where
something
comes to light that is hidden or sealed now; other hands are taken away, so that they cannot show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from overseer.display.fallout.look import Look
from overseer.display.model import Amount, Chance, Preview
from overseer.games.fallout import terms as t
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.odds import contest_in, winning_chance
from overseer.games.fallout.rows import owned_seat
from overseer.games.fallout.turn import Turn
from overseer.games.fallout.wasteland import BONUS, Wasteland
from overseer.kernel.decision import CHANCE, Decision, Option
from overseer.kernel.event import Event
from overseer.kernel.vecs import vec

# What an event adds to a survivor, by icon; what it takes is below 0.
_CHANGES: dict[int, Callable[[Event], tuple[str, int]]] = {
    t.E_CAPS: lambda e: ("caps", int(e.a)),
    t.E_CAPS_SPENT: lambda e: ("caps", -int(e.a)),
    t.E_DAMAGE: lambda e: ("hp", -int(e.a)),
    t.E_HEALED: lambda e: ("hp", int(e.a)),
    t.E_RADS: lambda e: ("rads", -int(e.a)),
    t.E_RADS_HEALED: lambda e: ("rads", int(e.a)),
    t.E_XP: lambda e: ("xp", int(e.a)),
}
_CARDS = {t.E_CARD: 1, t.E_CARD_LOST: -1}


def preview_of(look: Look, decision: Decision, option: Option, title: str) -> Preview:
    """What an option would cost and bring."""
    land, seat = look.land, int(decision.seat)
    tried = _made(land, seat, option)
    told, is_cut = _told(tried, seat)
    changes = _changes(told)
    if not is_cut and _has_turn(tried, seat) and _has_turn(land, seat):
        changes["action"] = int(tried.actions - land.actions)
        changes["movement"] = int(tried.points - land.points)
    amounts = [_amount(look, icon, number) for icon, number in changes.items() if number]
    amounts += [_card(look, event) for event in told if event.kind in _CARDS]
    chance = None if is_cut else winning_chance(tried)
    follows = tried.decision is not None and tried.decision.seat == CHANCE
    return Preview(
        choice=option.notation,
        title=title,
        cost=[each for each, number in amounts if number < 0],
        win=[each for each, number in amounts if number > 0],
        chances=[] if chance is None else [_chance(look, tried, chance)],
        final=follows or any(_opens(tried, event) for event in tried.trace or ()),
        rules=list(option.rules),
    )


def _made(land: Wasteland, seat: int, option: Option) -> Wasteland:
    """A copy in which the choice has been made, and nobody else has a hand."""
    tried = land.clone()
    tried.agendas = vec[i64]([code for code in tried.agendas if owned_seat(code) == seat])
    tried.auto_chance = False
    tried.trace = []
    tried.apply(option, seat)
    return tried


def _told(tried: Wasteland, seat: int) -> tuple[list[Event], bool]:
    """The events of a seat up to its death or something hidden, and whether there is that."""
    found: list[Event] = []
    for event in tried.trace or ():
        if event.kind == t.E_DIED or _opens(tried, event):
            return found, True
        if event.seat == seat:
            found.append(event)
    return found, False


def _opens(tried: Wasteland, event: Event) -> bool:
    """Whether something that is hidden or sealed comes to light."""
    return event.kind == t.E_ENEMY_WOKE or tried.book.opens(event)


def _changes(events: list[Event]) -> Counter[str]:
    changes: Counter[str] = Counter()
    for event in events:
        if event.kind in _CHANGES:
            icon, number = _CHANGES[event.kind](event)
            changes[icon] += number
    return changes


def _has_turn(land: Wasteland, seat: int) -> bool:
    """Whether it is a survivor's turn, and goes on."""
    frames: list[Any] = list(land.stack)
    return any(isinstance(each, Turn) and each.seat == seat and not each.over for each in frames)


def _amount(look: Look, icon: str, number: int) -> tuple[Amount, int]:
    end = "-healed" if icon == "rads" and number > 0 else ""
    name = look.say(f"display-fallout-{icon}{end}-amount", count=abs(number))
    return Amount(icon=icon, name=name, count=abs(number)), number


def _card(look: Look, event: Event) -> tuple[Amount, int]:
    name = str(look.words.item(int(event.a))["item"])
    return Amount(icon="card", name=name), _CARDS[event.kind]


def _chance(look: Look, tried: Wasteland, chance: float) -> Chance:
    """The odds with all rerolls used to win, and no cards."""
    contest = contest_in(tried)
    assert contest is not None
    if isinstance(contest, Fight):
        label, needed = "display-fallout-odds-fight", contest.needed() - contest.shot_hits(tried)
    else:
        label, needed = "display-fallout-odds-test", contest.difficulty
    on_dice = int(needed - tried.contest[BONUS])
    return Chance(
        label=look.say(label), percent=round(100 * chance), needed=max(0, on_dice), sums=[]
    )
