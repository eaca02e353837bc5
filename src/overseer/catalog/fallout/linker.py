"""The linker of Fallout: cards as packs describe them become the tables of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate

from overseer.catalog.fallout.numbers import (
    ABILITIES,
    AREAS,
    DECKS,
    FACTIONS,
    ICONS,
    ITEM_DECKS,
    KINDS,
    LETTERS,
    TRAITS,
    TYPES,
    Numbering,
    bits,
    letter_bits,
    letter_row,
)
from overseer.catalog.fallout.programs import Programs
from overseer.catalog.fallout.quests import link_quests
from overseer.catalog.fallout.sheets import column, link_tiles, sheet
from overseer.content.fallout import Fallout
from overseer.content.fallout.agendas import Agenda, CountedBonus, FixedBonus
from overseer.content.fallout.items import CHARACTER, Item
from overseer.content.fallout.phrases import Passive, RandomCard, Step
from overseer.content.fallout.uses import Use
from overseer.content.fallout.walking import phrases
from overseer.games.fallout import terms as t
from overseer.games.fallout.cards import Cards
from overseer.games.fallout.dice import all_rolls
from overseer.games.fallout.names import Names

MOMENTS = {
    "turn": t.M_TURN,
    "action": t.M_ACTION,
    "before-fight": t.M_BEFORE_FIGHT,
    "fight": t.M_FIGHT,
    "test": t.M_TEST,
    "fight-or-test": t.M_FIGHT + t.M_TEST,
    "camp": t.M_CAMP,
}
SPENDS = {"exhaust": t.SPEND_EXHAUST, "discard": t.SPEND_DISCARD, "keep": t.SPEND_KEEP}
PASSIVES = {
    "armor": t.P_ARMOR,
    "move": t.P_MOVE,
    "easy-terrain": t.P_EASY_TERRAIN,
    "terrain-rads": t.P_NO_TERRAIN_RADS,
    "rads-heal": t.P_RADS_HEAL,
    "rads-xp": t.P_RADS_XP,
    "inventory": t.P_INVENTORY,
    "fight-reroll": t.P_FIGHT_REROLL,
    "test-reroll": t.P_TEST_REROLL,
    "shop-discount": t.P_SHOP_DISCOUNT,
    "camp-heal": t.P_CAMP_HEAL,
    "kill-caps": t.P_KILL_CAPS,
    "encounter-xp": t.P_ENCOUNTER_XP,
}
COUNTS = {
    "lead": t.A_LEAD,
    "caps": t.A_CAPS,
    "letters": t.A_LETTERS,
    "perks": t.A_PERKS,
    "traits": t.A_TRAITS,
    "items": t.A_ITEMS,
    "companions": t.A_COMPANIONS,
    "rads": t.A_RADS,
}
RECRUIT_LETTER = 16
ABILITY = "ability"
_KINDS = {**KINDS, ABILITY: t.ABILITY}


def link(content: Fallout) -> tuple[Cards, Names]:
    """The tables of a game, and the ids behind their numbers."""
    linker = _Linker(content)
    return linker.link(), linker.names()


class _Linker:
    """Fills the tables, one noun after the other."""

    def __init__(self, content: Fallout) -> None:
        self.content = content
        self.numbers = Numbering(content)
        self.programs = Programs(self.numbers)
        self.cards = Cards()
        self.uses: list[tuple[int, int, int, int, int]] = [(0, 0, 0, 0, 0)]
        # Characters without an item have an ability card, which lies beside their board.
        self.items = [
            *content.items,
            *(
                Item(character.id, CHARACTER, 1, ABILITY, passive=character.passive)
                for character in content.characters
                if not character.item
            ),
        ]

    def link(self) -> Cards:
        """All tables."""
        cards, content = self.cards, self.content
        cards.die_areas = column(bits(f.areas, AREAS) for die in content.dice for f in die)
        cards.die_hits = column(face.hits for die in content.dice for face in die)
        cards.rolls = all_rolls()
        link_tiles(content.tiles, self.numbers, cards)
        self.link_tokens()
        self.link_characters()
        self.link_items()
        self.link_perks()
        self.link_agendas()
        self.link_encounters()
        link_quests(content.quests, self.numbers, self.programs, cards)
        self.link_library()
        cards.sheets = [sheet(each, self.numbers, self.programs) for each in content.scenarios]
        moment, spend, cost, condition, program = zip(*self.uses, strict=True)
        cards.use_moment = column(moment)
        cards.use_spend = column(spend)
        cards.use_cost = column(cost)
        cards.use_condition = column(condition)
        cards.use_program = column(program)
        cards.code = column(self.programs.code)
        cards.conditions = column(self.programs.conditions)
        return cards

    def names(self) -> Names:
        """The ids behind the numbers."""
        content, numbers = self.content, self.numbers
        return Names(
            scenarios=tuple(scenario.id for scenario in content.scenarios),
            tiles=tuple(numbers.tiles),
            places=tuple(numbers.places),
            tokens=tuple(numbers.tokens),
            characters=tuple(character.id for character in content.characters),
            items=tuple(numbers.items),
            perks=tuple(perk.id for perk in content.perks),
            agendas=tuple(agenda.id for agenda in content.agendas),
            encounters=tuple(numbers.encounters),
            quests=tuple(numbers.quests),
        )

    def link_tokens(self) -> None:
        """Enemies, behind two tokens that stand for the factions."""
        cards, enemies = self.cards, self.content.enemies
        cards.token_type = column([-1, -1, *(TYPES[enemy.type] for enemy in enemies)])
        cards.token_level = column([0, 0, *(enemy.level for enemy in enemies)])
        cards.token_weak = column([0, 0, *(bits(enemy.weak, AREAS) for enemy in enemies)])
        cards.token_abilities = column(
            [0, 0, *(bits(enemy.abilities, ABILITIES) for enemy in enemies)]
        )
        cards.token_copies = column([0, 0, *(enemy.copies for enemy in enemies)])

    def link_characters(self) -> None:
        """Characters, with their item or ability card."""
        cards, characters = self.cards, self.content.characters
        cards.character_letter = column(LETTERS.index(c.letter) for c in characters)
        cards.character_hp = column(character.hp for character in characters)
        cards.character_item = column(self.numbers.items[c.item or c.id] for c in characters)
        cards.character_traits = column(
            sum(1 << TRAITS[trait] for trait in character.traits) for character in characters
        )

    def link_items(self) -> None:
        """Items and events."""
        cards, items = self.cards, self.items
        cards.item_deck = column(ITEM_DECKS[item.deck] for item in items)
        cards.item_copies = column(item.copies for item in items)
        cards.item_kind = column(_KINDS[item.kind] for item in items)
        cards.item_letters = column(letter_row(item.letters) for item in items)
        cards.item_value = column(-1 if item.value is None else item.value for item in items)
        cards.item_recruit = column(_recruit(item.recruit) for item in items)
        cards.item_keep = column(self.programs.condition(item.keep) for item in items)
        cards.item_cost = column(self.numbers.cost(item.ready_cost) for item in items)
        cards.item_event = column(self.programs.program(item.do) for item in items)
        cards.item_uses = column(
            self.use(item.use[n]) if n < len(item.use) else 0
            for item in items
            for n in range(t.USES)
        )
        passives = [list(_passives(item)) for item in items]
        cards.item_passives = column(_starts(passives))
        cards.passives = column(number for rows in passives for row in rows for number in row)

    def use(self, use: Use) -> int:
        """Add a use to the tables; its number."""
        self.uses.append(
            (
                _moments(use),
                SPENDS[use.spend],
                self.numbers.cost(use.cost),
                self.programs.condition(use.condition),
                self.programs.program(use.do),
            )
        )
        return len(self.uses) - 1

    def link_perks(self) -> None:
        """Perks."""
        perks = self.content.perks
        self.cards.perk_letters = column(letter_bits(perk.letters) for perk in perks)
        self.cards.perk_use = column(self.use(perk.use) for perk in perks)

    def link_agendas(self) -> None:
        """Agendas."""
        cards, agendas = self.cards, self.content.agendas
        cards.agenda_players = column(agenda.players for agenda in agendas)
        cards.agenda_faction = column(
            FACTIONS[agenda.faction] + 1 if agenda.faction else 0 for agenda in agendas
        )
        cards.agenda_rows = column(_starts([agenda.enemies for agenda in agendas]))
        cards.icons = column(ICONS[icon] for agenda in agendas for icon in agenda.enemies)
        cards.agenda_bonuses = column(_starts([agenda.bonus for agenda in agendas]))
        cards.bonuses = column(
            number for agenda in agendas for bonus in agenda.bonus for number in self.bonus(bonus)
        )
        cards.agenda_exclusive = column(int(agenda.exclusive) for agenda in agendas)
        cards.agenda_most = column(_most(agenda) for agenda in agendas)

    def bonus(self, bonus: FixedBonus | CountedBonus) -> tuple[int, int, int, int]:
        """The row of a bonus."""
        if isinstance(bonus, FixedBonus):
            return t.A_WHEN, self.programs.condition(bonus.when), bonus.influence, bonus.influence
        lead = FACTIONS[bonus.lead] if bonus.lead else 0
        return COUNTS[bonus.count], lead, bonus.each, bonus.max

    def link_encounters(self) -> None:
        """Encounters and their options."""
        cards, encounters = self.cards, self.content.encounters
        options = [option for encounter in encounters for option in encounter.options]
        cards.encounter_deck = column(DECKS[encounter.deck] for encounter in encounters)
        cards.encounter_number = column(encounter.number for encounter in encounters)
        cards.encounter_options = column(_starts([card.options for card in encounters]))
        cards.option_condition = column(self.programs.condition(o.when) for o in options)
        cards.option_forced = column(int(option.forced) for option in options)
        cards.option_cost = column(self.numbers.cost(option.cost) for option in options)
        cards.option_program = column(
            self.programs.attempt(option.tasks, option.do, option.fail) for option in options
        )

    def link_library(self) -> None:
        """Cards by their numbers, as far as any card looks."""
        encounters, quests = self.content.encounters, self.content.quests
        added = {card.number: n + 1 for n, card in enumerate(encounters) if card.number}
        staged = {quest.number: n + 1 for n, quest in enumerate(quests)}
        size = 1 + max(*added, *staged, self.last_number())
        self.cards.library_encounter = column(added.get(number, 0) for number in range(size))
        self.cards.library_quest = column(staged.get(number, 0) for number in range(size))

    def last_number(self) -> int:
        """The end of the furthest range from which a random card is drawn."""
        ranges = [
            phrase.value.last
            for phrase in phrases(self.content)
            if isinstance(phrase, Step) and isinstance(phrase.value, RandomCard)
        ]
        return max(ranges, default=0)


def _recruit(wanted: str) -> int:
    """The letter or the trait that recruiting needs; 0 for anybody."""
    if wanted in TRAITS:
        return 1 + TRAITS[wanted]
    return RECRUIT_LETTER + LETTERS.index(wanted) if wanted else 0


def _passives(item: Item) -> Iterable[tuple[int, int]]:
    """What a card gives, its armor and range included."""
    if item.armor:
        yield t.P_ARMOR, item.armor
    if item.ranged:
        yield t.P_RANGED, 1
    for passive in item.passive:
        yield PASSIVES[passive.word], _force(passive)


def _force(passive: Passive) -> int:
    """How much a passive gives; one that is about yes or no gives 1."""
    match passive.value:
        case bool():
            return 1
        case int(number):
            return number
        case str(letters):
            return letter_row(letters)
    raise AssertionError(f"a passive that the schema does not know: {passive}")


def _most(agenda: Agenda) -> int:
    """The most influence that an agenda can give."""
    given = [
        bonus.influence if isinstance(bonus, FixedBonus) else bonus.max for bonus in agenda.bonus
    ]
    return 1 + (max(given, default=0) if agenda.exclusive else sum(given))


def _starts(rows: Sequence[Sequence[object]]) -> Iterable[int]:
    """Where the rows of each card begin in a common table, and where the last one ends."""
    return accumulate((len(row) for row in rows), initial=0)


def _moments(use: Use) -> int:
    """When a use is possible; once the damage is dealt, a reroll would come too late."""
    moments = MOMENTS[use.moment]
    rerolls = any(step.word == "reroll" for step in use.do)
    return moments | t.M_FIGHT_LAST if moments & t.M_FIGHT and not rerolls else moments
