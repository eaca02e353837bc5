"""Previews of Fallout: what a choice costs and brings at once, and the odds of what it leads into.

The choice is made on a copy, up to the next question or chance. Nothing is told from where
something comes to light that is hidden or sealed now; other hands are taken away, so that they
cannot show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from overseer.display.display import is_final
from overseer.display.fallout.futures import percent_of, results_of
from overseer.display.fallout.look import Look
from overseer.display.model import Amount, Chance, Preview
from overseer.games.fallout import terms as t
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.odds import Future, contest_in, future_in, needed_on_dice
from overseer.games.fallout.rows import held_item, held_seat, owned_card, owned_seat
from overseer.games.fallout.trade import Trade
from overseer.games.fallout.turn import Turn
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, Option
from overseer.kernel.event import Event
from overseer.kernel.vecs import vec

Thing = str | int  # an icon, or a card

# What an event adds to a survivor, by icon; what it takes is below 0.
_CHANGES: dict[int, Callable[[Event], tuple[Thing, int]]] = {
    t.E_CAPS: lambda e: ("caps", int(e.a)),
    t.E_CAPS_SPENT: lambda e: ("caps", -int(e.a)),
    t.E_DAMAGE: lambda e: ("hp", -int(e.a)),
    t.E_HEALED: lambda e: ("hp", int(e.a)),
    t.E_RADS: lambda e: ("rads", -int(e.a)),
    t.E_RADS_HEALED: lambda e: ("rads", int(e.a)),
    t.E_XP: lambda e: ("xp", int(e.a)),
    t.E_CARD: lambda e: (int(e.a), 1),
    t.E_CARD_LOST: lambda e: (int(e.a), -1),
}


def preview_of(look: Look, decision: Decision, option: Option, title: str) -> Preview:
    """What an option would cost and bring."""
    seat = int(decision.seat)
    land = alone(look.land, seat)
    tried = land.clone()
    tried.auto_chance = False
    tried.trace = []
    tried.open = None
    tried.stack[-1].answer(tried, option.code, seat)
    changes, first = _held(tried, seat), len(tried.trace)  # by the choice itself
    tried.settle()
    end = first_reveal(tried)
    if end is None:
        changes = _held(tried, seat)
    else:
        changes.update(_changes(tried.trace[first:end], seat))
    changes.subtract(_held(land, seat))
    changes["xp"] = _changes(tried.trace[:end], seat)["xp"]
    if end is None and _has_turn(tried, seat) and _has_turn(land, seat):
        changes["action"] = int(tried.actions - land.actions)
        changes["movement"] = int(tried.points - land.points)
    amounts = [_amount(look, *each) for each in changes.items() if each[1]]
    future = future_in(tried) if end is None else None
    return Preview(
        choice=option.notation,
        title=title,
        cost=[each for each, number in amounts if number < 0],
        win=[each for each, number in amounts if number > 0],
        chances=[] if future is None else [_chance(look, tried, future)],
        final=is_final(land, tried),
        rules=list(option.rules),
    )


def alone(land: Wasteland, seat: int) -> Wasteland:
    """A copy in which nobody else has a hand, but for what is in a deal."""
    alone = land.clone()
    frames: list[Any] = list(land.stack)
    deals = [frame for frame in frames if isinstance(frame, Trade)]
    dealt = {card for deal in deals for card in (*deal.give_agendas, *deal.named_agendas)}
    # Who is asked for agendas has some to name.
    asked = {seat, *(int(deal.other()) for deal in deals if deal.want_agendas > 0)}
    alone.agendas = vec[i64](
        [each for each in land.agendas if owned_seat(each) in asked or owned_card(each) in dealt]
    )
    return alone


def first_reveal(tried: Wasteland) -> int | None:
    """The place of the first event that is a death or shows something hidden, if there is one."""
    shows = [e.kind in (t.E_DIED, t.E_ENEMY_WOKE) or tried.book.opens(e) for e in tried.trace or ()]
    return shows.index(True) if any(shows) else None


def _changes(events: list[Event], seat: int) -> Counter[Thing]:
    changes: Counter[Thing] = Counter()
    for event in events:
        if event.seat == seat and event.kind in _CHANGES:
            thing, number = _CHANGES[event.kind](event)
            changes[thing] += number
    return changes


def _held(land: Wasteland, seat: int) -> Counter[Thing]:
    """What a survivor has: whatever changes it, a deal or a new life, shows here."""
    agendas = sum(owned_seat(code) == seat for code in land.agendas)
    held = Counter[Thing]({"caps": int(land.caps[seat]), "hp": int(land.hp[seat])})
    held.update({"rads": -int(land.rads[seat]), "agenda": agendas})
    held.update(int(held_item(code)) for code in land.held if held_seat(code) == seat)
    return held


def _has_turn(land: Wasteland, seat: int) -> bool:
    """Whether it is a survivor's turn, and goes on."""
    frames: list[Any] = list(land.stack)
    return any(isinstance(each, Turn) and each.seat == seat and not each.over for each in frames)


def _amount(look: Look, thing: Thing, number: int) -> tuple[Amount, int]:
    count = abs(number)
    if isinstance(thing, int):
        return Amount(icon="card", name=str(look.words.item(thing)["item"]), count=count), number
    end = "-healed" if thing == "rads" and number > 0 else ""
    name = look.say(f"display-fallout-{thing}{end}-amount", count=count)
    return Amount(icon=thing, name=name, count=count), number


def _chance(look: Look, tried: Wasteland, future: Future) -> Chance:
    """The odds with all rerolls used to win, and no cards."""
    contest = contest_in(tried)
    assert contest is not None
    is_fight = isinstance(contest, Fight)
    return Chance(
        label=look.say(f"display-fallout-odds-{'fight' if is_fight else 'test'}"),
        percent=percent_of(future),
        needed=max(0, needed_on_dice(tried, contest)),
        sums=[],
        results=results_of(look.say, future, contest),
    )
