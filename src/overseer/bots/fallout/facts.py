"""Facts: the cards of a game as a bot reads them, made once per game from its tables."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass

from overseer.bots.fallout.odds import Odds
from overseer.bots.fallout.programs import Program, read
from overseer.games.fallout import terms as t
from overseer.games.fallout.cards import Cards, Sheet
from overseer.games.fallout.rows import has
from overseer.games.fallout.wasteland import Wasteland

Row = tuple[int, ...]

# Conditions that look at the map.
ON_MAP = frozenset(range(t.C_SURVIVOR_HERE, t.C_DISTANCE + 1)) | {
    t.C_AT,
    t.C_ICON,
    t.C_MIN_LEVEL,
    t.C_TERRAIN,
}


@dataclass(frozen=True, slots=True)
class Use:
    """One use of an item, or of a perk."""

    moment: int
    spend: int
    cost: int
    program: int


@dataclass(frozen=True, slots=True)
class Item:
    """One item as printed."""

    kind: int
    letters: int
    value: int
    passives: tuple[tuple[int, int], ...]
    uses: tuple[Use, ...]

    def passive(self, kind: int) -> int:
        """What the card adds in one respect while it is in force."""
        return sum(value for sort, value in self.passives if sort == kind)


@dataclass(frozen=True, slots=True)
class Bonus:
    """One condition of an agenda that pays influence."""

    kind: int
    a: int
    each: int  # or the influence itself
    most: int


@dataclass(frozen=True, slots=True)
class Agenda:
    """One agenda as printed."""

    faction: int  # or -1
    bonuses: tuple[Bonus, ...]
    exclusive: bool
    on_map: bool  # whether it looks at the map, too


@dataclass(frozen=True, slots=True)
class Objective:
    """One objective of a quest."""

    quest: int
    place: int
    kind: int
    deed: int
    arguments: Row
    condition: int
    cost: int
    program: int
    count: int
    needs_partner: bool
    moves_power: bool


@dataclass(frozen=True, slots=True)
class Token:
    """One enemy token; how often it is in its stack."""

    token: int
    copies: int


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything printed that a bot weighs, by the indices that the rules use."""

    code: Row
    programs: dict[int, Program]  # those that have been read, see `program`
    conditions: Row
    items: tuple[Item, ...]
    perks: tuple[Use, ...]
    agendas: tuple[Agenda, ...]
    agenda_players: Row
    quests: dict[int, tuple[Objective, ...]]  # of those that have been in play, see `objectives`
    stacks: tuple[tuple[Token, ...], ...]  # by type
    option_condition: Row
    option_cost: Row
    encounter_options: Row
    library_quest: Row
    odds: Odds
    outlooks: dict[tuple[int, ...], tuple[float, float]]  # of fights, see there

    def program(self, at: int) -> Program:
        """The instructions from a place on."""
        if at not in self.programs:
            self.programs[at] = read(self.code, at)
        return self.programs[at]

    def objectives(self, land: Wasteland, quest: int) -> tuple[Objective, ...]:
        """The objectives of a quest in play; what the library holds nobody may read (FO-LIB-03)."""
        if quest not in self.quests:
            assert has(land.staged, quest), "the quest is sealed"
            self.quests[quest] = _quest(land.cards, quest)
        return self.quests[quest]


_KEPT = 16
_FACTS: OrderedDict[Sheet, Facts] = OrderedDict()  # several threads may read and add


def facts_of(cards: Cards) -> Facts:
    """The facts of a game's cards; all bots of a game share them.

    Cards differ in what is sealed, which is none of the facts. Their sheets are the same.
    """
    sheet = cards.sheets[0]
    facts = _FACTS.get(sheet)
    if facts is None:
        facts = _FACTS[sheet] = _facts_of(cards)
        while len(_FACTS) > _KEPT:
            _FACTS.popitem(last=False)
    return facts


def _facts_of(cards: Cards) -> Facts:
    return Facts(
        code=_row(cards.code),
        programs={},
        conditions=_row(cards.conditions),
        items=tuple(_item(cards, item) for item in range(len(cards.item_kind))),
        perks=tuple(_use(cards, int(use)) for use in cards.perk_use),
        agendas=tuple(_agenda(cards, agenda) for agenda in range(len(cards.agenda_players))),
        agenda_players=_row(cards.agenda_players),
        quests={},
        stacks=tuple(_stack(cards, kind) for kind in range(t.TYPES)),
        option_condition=_row(cards.option_condition),
        option_cost=_row(cards.option_cost),
        encounter_options=_row(cards.encounter_options),
        library_quest=_row(cards.library_quest),
        odds=Odds(_row(cards.die_areas), _row(cards.die_hits)),
        outlooks={},
    )


def _row(column: Iterable[int]) -> Row:
    return tuple(int(number) for number in column)


def _use(cards: Cards, use: int) -> Use:
    return Use(
        moment=int(cards.use_moment[use]),
        spend=int(cards.use_spend[use]),
        cost=int(cards.use_cost[use]),
        program=int(cards.use_program[use]),
    )


def _item(cards: Cards, item: int) -> Item:
    rows = range(cards.item_passives[item], cards.item_passives[item + 1])
    uses = (int(cards.item_uses[item * t.USES + which]) for which in range(t.USES))
    return Item(
        kind=int(cards.item_kind[item]),
        letters=int(cards.item_letters[item]),
        value=int(cards.item_value[item]),
        passives=tuple((int(cards.passives[2 * r]), int(cards.passives[2 * r + 1])) for r in rows),
        uses=tuple(_use(cards, use) for use in uses if use != 0),
    )


def _agenda(cards: Cards, agenda: int) -> Agenda:
    rows = range(cards.agenda_bonuses[agenda], cards.agenda_bonuses[agenda + 1])
    bonuses = tuple(
        Bonus(*(int(cards.bonuses[row * t.A_WIDTH + i]) for i in range(t.A_WIDTH))) for row in rows
    )
    conditions = [bonus.a for bonus in bonuses if bonus.kind == t.A_WHEN]
    return Agenda(
        faction=int(cards.agenda_faction[agenda]) - 1,
        bonuses=bonuses,
        exclusive=cards.agenda_exclusive[agenda] == 1,
        on_map=any(_looks_at_map(cards, at) for at in conditions),
    )


def _looks_at_map(cards: Cards, at: int) -> bool:
    """Whether a condition or one of its members is about where the survivor is."""
    left = 1
    while left > 0:
        kind = int(cards.conditions[at])
        if kind in ON_MAP:
            return True
        left += (
            1 if kind == t.C_NOT else int(cards.conditions[at + 1]) if kind < t.C_NOT else 0
        ) - 1
        at += t.C_WIDTH
    return False


def _quest(cards: Cards, quest: int) -> tuple[Objective, ...]:
    rows = range(quest * t.OBJECTIVES, (quest + 1) * t.OBJECTIVES)
    columns = (
        cards.objective_a,
        cards.objective_b,
        cards.objective_c,
        cards.objective_d,
        cards.objective_e,
    )
    return tuple(
        Objective(
            quest=quest,
            place=row % t.OBJECTIVES,
            kind=int(cards.objective_kind[row]),
            deed=int(cards.objective_deed[row]),
            arguments=tuple(int(column[row]) for column in columns),
            condition=int(cards.objective_condition[row]),
            cost=int(cards.objective_cost[row]),
            program=int(cards.objective_program[row]),
            count=int(cards.objective_count[row]),
            needs_partner=cards.objective_partner[row] == 1,
            moves_power=cards.objective_power[row] == 1,
        )
        for row in rows
        if cards.objective_kind[row] != 0
    )


def _stack(cards: Cards, kind: int) -> tuple[Token, ...]:
    tokens = range(t.FACTIONS, len(cards.token_type))
    return tuple(
        Token(token, int(cards.token_copies[token]))
        for token in tokens
        if cards.token_type[token] == kind
    )
