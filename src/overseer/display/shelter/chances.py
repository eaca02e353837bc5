"""Chances: what each item makes of a fight, ready to be shown side by side."""

from __future__ import annotations

from fractions import Fraction

from overseer.display.model import Chance, Sum
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.dice import ways
from overseer.games.shelter.fight import BEFORE, ROLLING, item_bonus
from overseer.games.shelter.odds import IDLE, STANDING, SUMS, Bout, hand_of, tool_of
from overseer.games.shelter.vault import held_exhausted, held_item, held_seat
from overseer.kernel.decision import pack


def chances(words: Words, bout: Bout) -> list[Chance]:
    """The fight without items, with each that helps, and with all of them at their best."""
    bare = _chance(bout, ())
    found = [_told(words, bout, bare, ())]
    ready = _ready_items(bout)
    helpful = [item for item in ready if _chance(bout, (item,)) > bare]
    singles = [_told(words, bout, _chance(bout, (item,)), (item,)) for item in helpful]
    found += sorted(singles, key=lambda chance: chance.percent)
    best = _fewest(bout, ready)  # with those that help only together with others
    if len(best) > 1:
        found.append(_told(words, bout, _chance(bout, best), best))
    return found


def _chance(bout: Bout, items: tuple[int, ...]) -> Fraction:
    """How likely the fight is won if only some items may be used."""
    return bout.chance(hand_of(bout.vault, bout.seat, items))


def _ready_items(bout: Bout) -> list[int]:
    """The ready items of who fights that fights know."""
    held = [
        int(held_item(code))
        for code in bout.vault.held
        if held_seat(code) == bout.seat and not held_exhausted(code)
    ]
    return [item for item in held if tool_of(bout.vault, item)[0] not in (STANDING, IDLE)]


def _fewest(bout: Bout, items: list[int]) -> tuple[int, ...]:
    """As few of some items as give the best chance that all of them give."""
    kept = tuple(items)
    best = _chance(bout, kept)
    for item in items:
        fewer = list(kept)
        fewer.remove(item)
        if _chance(bout, tuple(fewer)) == best:
            kept = tuple(fewer)
    return kept


def _told(words: Words, bout: Bout, chance: Fraction, items: tuple[int, ...]) -> Chance:
    cards = bout.vault.cards
    bonus = sum(int(item_bonus(cards, item)) for item in items)
    needed = bout.needed - bonus
    return Chance(
        label=" + ".join(_label(words, bout, item) for item in items) or _bare(words, bout),
        percent=round(100 * chance),
        needed=needed,
        sums=[Sum(sum=each, ways=int(ways(each)), wins=each >= needed) for each in SUMS],
        items=[words.names.items[item] for item in items],
        then=_uses(bout, items),
    )


def _uses(bout: Bout, items: tuple[int, ...]) -> list[str]:
    """The choices that use some items: before the roll, then the roll, then those after it."""
    tried, left, made = bout.vault.clone(), list(items), []
    while (decision := tried.decision) is not None and decision.prompt == t.ASK_BEFORE_FIGHT:
        uses = [each for each in decision.options if each.verb == t.USE and each.a in left]
        if not uses:
            made += [each.notation for each in decision.options if each.verb == t.DONE and items]
            break
        left.remove(uses[0].a)
        made.append(uses[0].notation)
        tried.apply(uses[0])
    return [*made, *(tried.book.notation(pack(t.USE, item)) for item in left)]


def _bare(words: Words, bout: Bout) -> str:
    """No items, or none beside those that have been used."""
    is_fresh = bout.fight.stage in (BEFORE, ROLLING) and bout.fight.bonus == 0
    return words.say("display-no-items" if is_fresh else "display-no-further-items")


def _label(words: Words, bout: Bout, item: int) -> str:
    """An item with what it adds: Shotgun +2."""
    name = str(words.item(item)["item"])
    bonus = int(item_bonus(bout.vault.cards, item))
    return f"{name} +{bonus}" if bonus > 0 else name
