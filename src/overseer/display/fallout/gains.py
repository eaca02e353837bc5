"""Gains and losses of Fallout, as figures on a told card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from overseer.display.fallout import pictures
from overseer.display.told import ToldCount, ToldFigure
from overseer.games.fallout import terms as t
from overseer.games.fallout.notation import FACTIONS, TRAITS
from overseer.kernel.event import Event

if TYPE_CHECKING:
    from overseer.display.fallout.look import Look

# Numbers: what they are called in a table, the message of the amount, its sign, and whether that
# is good. Of XP a table tells where the peg is, which is no number of XP.
NUMBERS: dict[int, tuple[ToldCount | None, str, str, bool]] = {
    t.E_XP: (None, "xp", "+", True),
    t.E_CAPS: ("caps", "caps", "+", True),
    t.E_CAPS_SPENT: ("caps", "caps", "\N{MINUS SIGN}", False),
    t.E_DAMAGE: ("hp", "hp", "\N{MINUS SIGN}", False),
    t.E_HEALED: ("hp", "hp", "+", True),
    t.E_RADS: ("rads", "rads", "+", False),
    t.E_RADS_HEALED: ("rads", "rads-healed", "", True),
    t.E_AGENDAS: ("agendas", "agenda", "+", True),
}


def _item(look: Look, item: int) -> str:
    card = look.book.names.items[item]
    kinds = [each.kind for each in look.book.content.items if each.id == card]
    return pictures.item(kinds[0] if kinds else "")


def _trait(look: Look, trait: int) -> str:
    return pictures.of("trait", TRAITS[trait])


# Things: their drawing, what they are called, and whether they are gained.
_THINGS: dict[int, tuple[Callable[[Look, int], str], Callable[[Look, int], object], bool]] = {
    t.E_CARD: (_item, lambda look, a: look.words.item(a)["item"], True),
    t.E_CARD_LOST: (_item, lambda look, a: look.words.item(a)["item"], False),
    t.E_TRAIT: (_trait, lambda look, a: look.words.trait(a), True),
    t.E_TRAIT_LOST: (_trait, lambda look, a: look.words.trait(a), False),
    t.E_GAINED_PERK: (lambda *_: "perk", lambda look, a: look.words.perk(a)["perk"], True),
    t.E_GAINED_LETTER: (lambda *_: "xp", lambda look, a: look.words.letter(a), True),
}


def figure_of(look: Look, event: Event) -> ToldFigure | None:
    """What an event gives or takes; None if it does neither."""
    kind, a = int(event.kind), int(event.a)
    if kind in NUMBERS:
        counts, name, sign, is_good = NUMBERS[kind]
        text = look.say(f"display-fallout-{name}-amount", count=a)
        icon = name.removesuffix("-healed")
        return ToldFigure(icon=icon, text=f"{sign}{text}", counts=counts, good=is_good)
    if kind in _THINGS:
        drawing, named, is_good = _THINGS[kind]
        note = look.say("told-fallout-gained" if is_good else "told-fallout-lost")
        text = str(named(look, a))
        return ToldFigure(icon=drawing(look, a), text=text, note=note, good=is_good)
    if kind == t.E_POWER:
        text = look.words.say("log-power", faction=look.words.faction(a), count=int(event.b))
        return ToldFigure(icon=pictures.of("faction", FACTIONS[a]), text=text)
    if kind == t.E_DIED:
        return ToldFigure(icon="skull", text=look.say("told-fallout-killed"), good=False)
    return None
