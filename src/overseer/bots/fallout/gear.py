"""Gear: what cards are worth to have, to wear, to buy and to give up."""

from __future__ import annotations

from overseer.bots.fallout.facts import Item, Use
from overseer.bots.fallout.prospect import Prospect
from overseer.bots.mind import tariff
from overseer.games.fallout import terms as t
from overseer.games.fallout.dice import printed_rerolls

REROLL = 0.5  # in every fight
RANGED = 0.4
ARMOR = 0.7  # a hit icon less in every fight
SLOT_SPARE = 0.1  # a card for a slot that is filled better already
COMPANION = 0.4
CLEARLY = tariff.CLEARLY / tariff.POINT
USE = {t.SPEND_EXHAUST: 0.3, t.SPEND_DISCARD: 0.25, t.SPEND_KEEP: 0.4}
PASSIVE = {
    t.P_MOVE: 0.6,
    t.P_EASY_TERRAIN: 0.2,
    t.P_NO_TERRAIN_RADS: 0.25,
    t.P_INVENTORY: 0.1,
    t.P_FIGHT_REROLL: REROLL,
    t.P_SHOP_DISCOUNT: 0.15,
    t.P_CAMP_HEAL: 0.1,
    t.P_KILL_CAPS: 0.3,
    t.P_ENCOUNTER_XP: 0.5,
    t.P_RANGED: RANGED,
    t.P_ARMOR: ARMOR,
}
TRAINED = 0.2  # a reroll in tests of one letter


def worn(prospect: Prospect, item: int) -> float:
    """What a card is worth while it is in force."""
    facts = prospect.facts.items[item]
    worth = REROLL * int(printed_rerolls(facts.letters, prospect.letters))
    for kind, value in facts.passives:
        if kind == t.P_TEST_REROLL:
            worth += TRAINED
        else:
            worth += PASSIVE.get(kind, 0.1) * value
    worth += sum(_use(use) for use in facts.uses)
    if facts.kind == t.WEAPON:
        worth += 0.02 * facts.letters.bit_count()
    if facts.kind == t.COMPANION:
        worth += COMPANION
    return worth


def _use(use: Use) -> float:
    return USE[use.spend]


def equipped(prospect: Prospect, kind: int) -> float:
    """What the card in a slot is worth, or 0."""
    item = _in_slot(prospect, kind)
    return 0.0 if item is None else worn(prospect, item)


def is_better(prospect: Prospect, item: int) -> bool:
    """Whether a card should take its slot; an empty one takes whatever does no harm."""
    other = _in_slot(prospect, prospect.facts.items[item].kind)
    if other is None:
        return worn(prospect, item) >= 0
    return worn(prospect, item) > worn(prospect, other) + CLEARLY


def _in_slot(prospect: Prospect, kind: int) -> int | None:
    """The card that is equipped in a slot."""
    for item, place, _ in prospect.held:
        if place == t.EQUIPPED and prospect.facts.items[item].kind == kind:
            return item
    return None


def had(prospect: Prospect, item: int) -> float:
    """What it is worth to have a card, as one more."""
    facts = prospect.facts.items[item]
    worth = prospect.one_item
    if facts.kind == t.COMPANION:
        worth += prospect.one_companion
    if facts.kind < t.SLOTS:
        return worth + max(SLOT_SPARE, worn(prospect, item) - equipped(prospect, facts.kind))
    return worth + worn(prospect, item)


def kept(prospect: Prospect, item: int, place: int) -> float:
    """What it is worth to keep a card that is held."""
    if place == t.EQUIPPED:
        return prospect.one_item + worn(prospect, item)
    facts = prospect.facts.items[item]
    if facts.kind < t.SLOTS:
        better = worn(prospect, item) - equipped(prospect, facts.kind)
        return prospect.one_item + max(SLOT_SPARE, better) + _sold(facts, prospect)
    return prospect.one_item + worn(prospect, item) + _sold(facts, prospect)


def _sold(facts: Item, prospect: Prospect) -> float:
    """A little for what the card would fetch."""
    return 0.02 * max(0, facts.value) if prospect.caps < 6 else 0.01
