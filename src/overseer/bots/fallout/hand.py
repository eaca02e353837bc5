"""The hand: what a survivor's own agendas pay, and would pay if things were otherwise."""

from __future__ import annotations

from typing import NamedTuple

from overseer.bots.fallout.facts import ON_MAP, Bonus, Facts
from overseer.bots.mind import tariff
from overseer.bots.shelter.lazy import lazy
from overseer.games.fallout import terms as t
from overseer.games.fallout.conditions import holds
from overseer.games.fallout.influence import paid_for
from overseer.games.fallout.items import selection
from overseer.games.fallout.rows import owned_seat
from overseer.games.fallout.wasteland import Wasteland
from overseer.games.fallout.winning import target

HOPED_LEAD = 2  # steps by which a survivor hopes to turn the factions
HOPED_CAPS, HOPED_CARDS = 4, 1
HOPE = 0.5  # how much of a hope an agenda is taken to pay
BEHIND = tariff.BEHIND / tariff.POINT  # a step towards a lead, while the other faction has it


class Standing(NamedTuple):
    """What agendas look at, of one survivor: as it is or as it might be."""

    power: tuple[int, int]
    loyal: int  # faction, or -1
    caps: int
    letters: int  # as bits
    perks: int
    traits: frozenset[int]
    items: int
    companions: int
    rads: int
    agendas: int


def standing_of(land: Wasteland, seat: int) -> Standing:
    """A survivor's standing now."""
    traits = (int(land.traits[seat * t.TRAIT_KINDS + kind]) for kind in range(t.TRAIT_KINDS))
    return Standing(
        power=(int(land.power[0]), int(land.power[1])),
        loyal=int(land.loyal_to(seat)),
        caps=int(land.caps[seat]),
        letters=int(land.letters[seat]),
        perks=sum(1 for code in land.perks if owned_seat(code) == seat),
        traits=frozenset(trait - 1 for trait in traits if trait > 0),
        items=len(selection(land, seat, t.SELECT_ANY)),
        companions=len(selection(land, seat, t.SELECT_KIND + t.COMPANION)),
        rads=int(land.rads[seat]),
        agendas=sum(1 for code in land.agendas if owned_seat(code) == seat),
    )


class Hand:
    """The agendas of one survivor, who alone knows them."""

    def __init__(
        self, facts: Facts, land: Wasteland, seat: int, cards: tuple[int, ...], standing: Standing
    ) -> None:
        self.facts = facts
        self.land = land
        self.seat = seat
        self.cards = cards
        self.standing = standing
        self._paid: dict[Standing, int] = {}
        self.target = int(target(land))
        self.now = self.influence(self.standing)
        self.favoured = self._favoured()
        self.hoped = self._hoped()

    def influence(self, standing: Standing) -> int:
        """What the whole hand would pay."""
        paid = self._paid.get(standing)
        if paid is None:
            paid = self._paid[standing] = sum(self.pays(card, standing) for card in self.cards)
        return paid

    def pays(self, card: int, standing: Standing) -> int:
        """What one agenda would pay."""
        agenda = self.facts.agendas[card]
        total = 1
        for bonus in agenda.bonuses:
            given = self._bonus(bonus, standing)
            total += given
            if given > 0 and agenda.exclusive:
                break
        return total

    def promise(self, card: int) -> float:
        """What an agenda may come to pay: partly what it does now, partly what is hoped for."""
        paid = self.pays(card, self.standing)
        return paid + HOPE * (self.pays(card, self.hoped) - paid)

    def worth_of_power(self, power: tuple[int, int]) -> float:
        """What the hand makes of the factions' power, steps towards a lead included."""
        worth = float(self.influence(self.standing._replace(power=power)))
        for card in self.cards:
            for bonus in self.facts.agendas[card].bonuses:
                if bonus.kind == t.A_LEAD:
                    worth += BEHIND * max(-3, min(0, power[bonus.a] - power[1 - bonus.a]))
        return worth

    @lazy
    def draw(self) -> float:
        """What one more agenda is worth; with a full hand, by what it may replace."""
        others = [
            self.promise(card)
            for card, players in enumerate(self.facts.agenda_players)
            if players <= self.land.players and card not in self.cards
        ]
        if not others:
            return 0.0
        if len(self.cards) < t.AGENDA_LIMIT:
            return sum(others) / len(others)
        least = min(self.promise(card) for card in self.cards)
        return sum(max(0.0, other - least) for other in others) / len(others)

    def _favoured(self) -> int:
        """The faction whose lead would pay more."""
        star, shield = self.standing.power
        lead = star - shield
        for_star = self.worth_of_power((star + HOPED_LEAD, shield))
        for_shield = self.worth_of_power((star, shield + HOPED_LEAD))
        if for_star == for_shield:
            return t.STAR if lead >= 0 else t.SHIELD
        return t.STAR if for_star > for_shield else t.SHIELD

    def _hoped(self) -> Standing:
        standing = self.standing
        power = list(standing.power)
        power[self.favoured] += HOPED_LEAD
        return standing._replace(
            power=(power[0], power[1]),
            caps=standing.caps + HOPED_CAPS,
            perks=standing.perks + HOPED_CARDS,
            items=standing.items + HOPED_CARDS,
            letters=standing.letters | standing.letters + 1,
        )

    def _bonus(self, bonus: Bonus, standing: Standing) -> int:
        if bonus.kind == t.A_WHEN:
            return bonus.each if self._holds(bonus.a, standing)[0] else 0
        number = _counted(bonus, standing)
        return int(paid_for(self.land, bonus.kind, number, bonus.each, bonus.most))

    def _holds(self, at: int, standing: Standing) -> tuple[bool, int]:
        """Whether a condition would hold, and the place of the next one."""
        row = self.facts.conditions
        kind, a, b = row[at], row[at + 1], row[at + 2]
        after = at + t.C_WIDTH
        if kind > t.C_NOT:
            if kind in ON_MAP or kind in (t.C_HAS, t.C_EQUIPPED, t.C_KEPT, t.C_STAGED):
                here = self.land.node[self.seat]
                return holds(self.land, self.seat, at, here, 0), after
            return _holds_alone(kind, a, b, standing, self.land.players), after
        met = 0
        members = 1 if kind == t.C_NOT else a
        for _ in range(members):
            one, after = self._holds(after, standing)
            met += one
        if kind == t.C_ALL:
            return met == members, after
        return (met > 0 if kind == t.C_ANY else met == 0), after


def _counted(bonus: Bonus, standing: Standing) -> int:
    if bonus.kind == t.A_LEAD:
        return standing.power[bonus.a] - standing.power[1 - bonus.a]
    return {
        t.A_CAPS: standing.caps,
        t.A_LETTERS: standing.letters.bit_count(),
        t.A_PERKS: standing.perks,
        t.A_TRAITS: len(standing.traits),
        t.A_ITEMS: standing.items,
        t.A_COMPANIONS: standing.companions,
        t.A_RADS: standing.rads,
    }[bonus.kind]


def _holds_alone(kind: int, a: int, b: int, standing: Standing, players: int) -> bool:
    """One simple condition that is not about the map."""
    if kind == t.C_TRAIT:
        return a in standing.traits
    if kind == t.C_LETTER:
        return standing.letters >> a & 1 == 1
    if kind == t.C_LOYAL:
        return standing.loyal == a
    if kind == t.C_POWER:
        return standing.power[a] >= b
    if kind == t.C_LEAD:
        return standing.power[a] - standing.power[1 - a] >= b
    number = {
        t.C_CAPS: standing.caps,
        t.C_LETTERS: standing.letters.bit_count(),
        t.C_PERKS: standing.perks,
        t.C_RADS: standing.rads,
        t.C_AGENDAS: standing.agendas,
        t.C_PLAYERS: players,
    }[kind]
    return number >= a
