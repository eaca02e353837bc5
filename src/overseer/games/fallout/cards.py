"""The cards as tables: what the rules look at, column by column. Made by the linker."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from overseer.kernel.vecs import vec


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """A scenario sheet: the layout of the map, the factions and the power track."""

    def __init__(
        self,
        slots: vec[i64],
        borders: vec[i64],
        start: i64,
        faction_enemy: vec[i64],
        faction_type: vec[i64],
        faction_level: vec[i64],
        faction_weak: vec[i64],
        faction_abilities: vec[i64],
        faction_program: vec[i64],
        track_x: vec[i64],
        track_y: vec[i64],
        quests: vec[i64],
        setup: i64,
        influence: vec[i64],
    ) -> None:
        # All 18 slots of the sheet, see `flower.slot_name`: what lies there is tile + 1,
        # -DANGEROUS or -DEADLY, or 0 if there is nothing.
        self.slots = slots
        self.borders = borders  # see `flower.borders`: six neighbours of each cell
        self.start = start  # slot of the starting tile
        self.faction_enemy = faction_enemy  # 1 if the faction's tokens are enemies
        self.faction_type = faction_type  # the type it counts as, or -1
        self.faction_level = faction_level  # a number, LEVEL_X or LEVEL_Y
        self.faction_weak = faction_weak
        self.faction_abilities = faction_abilities
        self.faction_program = faction_program  # of tokens that are no enemies
        self.track_x = track_x
        self.track_y = track_y
        self.quests = quests  # staged at the start
        self.setup = setup  # program
        self.influence = influence  # to win, by number of players less one


@final
@mypyc_attr(acyclic=True)
class Rolls:
    """All outcomes of rolling some of the three dice, as packed options of chance."""

    def __init__(self, codes: vec[i64]) -> None:
        self.codes = codes


@final
@mypyc_attr(acyclic=True)
class Cards:
    """Every card and token of a game. Columns are indexed by the card's number."""

    # Programs and conditions; row 0 of each is empty: no effect, always true.
    code: vec[i64]
    conditions: vec[i64]
    # Dice: areas and hit icons by die * 6 + face; `rolls` by the dice rolled, as bits.
    die_areas: vec[i64]
    die_hits: vec[i64]
    rolls: list[Rolls]  # `dice.all_rolls()`
    # Tiles. Cells by tile * CELLS + cell, spaces by tile * NODES + space.
    tile_kind: vec[i64]
    tile_spaces: vec[i64]  # how many spaces
    tile_cells: vec[i64]  # the space of each cell
    space_place: vec[i64]  # place + 1, or 0
    space_terrain: vec[i64]
    space_icon: vec[i64]  # encounter deck + 1, or 0
    space_level: vec[i64]  # 0: the icon has no level
    space_enemy: vec[i64]  # type + 1, or 0
    # Tokens: 0 and 1 stand for the factions' enemies, whose columns are on the sheet.
    token_type: vec[i64]
    token_level: vec[i64]
    token_weak: vec[i64]
    token_abilities: vec[i64]
    token_copies: vec[i64]
    # Characters.
    character_letter: vec[i64]
    character_hp: vec[i64]
    character_item: vec[i64]
    character_traits: vec[i64]  # as bits
    # Items. Letters are rows of LETTER_BITS each.
    item_deck: vec[i64]
    item_copies: vec[i64]
    item_kind: vec[i64]
    item_letters: vec[i64]
    item_value: vec[i64]  # Caps, or -1 if it has none
    item_recruit: vec[i64]  # 0: anybody, 1 + trait, or 16 + letter
    item_keep: vec[i64]  # condition of a companion
    item_cost: vec[i64]  # of unexhausting
    item_event: vec[i64]  # program
    item_uses: vec[i64]  # USES per item: use or 0
    item_passives: vec[i64]  # first row in `passives`; one more entry than items
    passives: vec[i64]  # pairs of kind and value
    # Uses, of items and perks; use 0 is none.
    use_moment: vec[i64]  # M_... bits
    use_spend: vec[i64]
    use_cost: vec[i64]
    use_condition: vec[i64]
    use_program: vec[i64]
    # Perks.
    perk_letters: vec[i64]  # as bits
    perk_use: vec[i64]
    # Agendas.
    agenda_players: vec[i64]
    agenda_faction: vec[i64]  # faction + 1, or 0
    agenda_rows: vec[i64]  # first icon in `icons`; one more entry than agendas
    icons: vec[i64]  # enemy types, or TYPES + faction
    agenda_bonuses: vec[i64]  # first row in `bonuses`; one more entry than agendas
    bonuses: vec[i64]  # rows of A_WIDTH
    agenda_exclusive: vec[i64]
    agenda_most: vec[i64]  # the most influence that it can ever give
    # Encounters.
    encounter_deck: vec[i64]
    encounter_number: vec[i64]  # 0: starred
    encounter_options: vec[i64]  # first option; one more entry than encounters
    # The program of an option: tasks, each with its "fail" program, then results.
    option_condition: vec[i64]
    option_forced: vec[i64]
    option_cost: vec[i64]
    option_program: vec[i64]
    # Quests. Objectives by quest * OBJECTIVES + objective.
    quest_number: vec[i64]
    quest_stage: vec[i64]  # program
    quest_timer: vec[i64]  # rounds, or 0
    quest_timeout: vec[i64]  # program
    objective_kind: vec[i64]  # 0: there is none
    objective_faction: vec[i64]  # faction + 1, or 0
    objective_deed: vec[i64]
    # The deed's arguments. Kill: icon + 1 (0: any; faction types count), least level, ability bits,
    # token + 1, 1 if the last of its faction. Explore: tile kind (0: any). Enter: where. Become,
    # lose: trait. Suffer: 0 damage or 1 rads, number, 0 in a turn or 1 in a fight. Spend: number.
    objective_a: vec[i64]
    objective_b: vec[i64]
    objective_c: vec[i64]
    objective_d: vec[i64]
    objective_e: vec[i64]
    objective_condition: vec[i64]
    objective_cost: vec[i64]
    objective_program: vec[i64]
    objective_count: vec[i64]  # deeds, or Caps of a deposit
    objective_partner: vec[i64]  # 1: needs another survivor
    objective_power: vec[i64]  # 1: its results contain power
    # The library, by number; number 0 is none.
    library_encounter: vec[i64]  # encounter + 1, or 0
    library_quest: vec[i64]  # quest + 1, or 0
    sheets: list[Sheet]
