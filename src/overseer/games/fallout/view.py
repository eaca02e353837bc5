"""Views: the table of Fallout by the rulebook's names, as one seat sees it.

Of hidden things only numbers and types are shown: agendas of others, facedown tokens and tiles,
decks (FO-AGENDA-03, 04, FO-ENEMY-03, FO-LIB-03, FO-R-99).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TypeVar, cast, get_args

from msgspec import structs

from overseer.games.fallout import terms as t
from overseer.games.fallout.conditions import cards_of
from overseer.games.fallout.encounter import Encounter, option_refusals
from overseer.games.fallout.enemies import abilities_of, icon_of, is_enemy, level_of, weak_areas
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.hp import max_hp
from overseer.games.fallout.influence import agenda_influence, influence
from overseer.games.fallout.items import weapon_letters
from overseer.games.fallout.known import shows
from overseer.games.fallout.names import Names
from overseer.games.fallout.notation import (
    ENCOUNTER_DECKS,
    FACTIONS,
    LETTERS,
    SLOTS,
    TRAITS,
    TYPES,
    node_name,
)
from overseer.games.fallout.quests import count
from overseer.games.fallout.rows import (
    enemy_fresh,
    enemy_node,
    enemy_piece,
    enemy_token,
    enemy_up,
    held_exhausted,
    held_item,
    held_place,
    held_seat,
    marker_at,
    marker_quest,
    owned_card,
    owned_seat,
)
from overseer.games.fallout.skill_test import Test
from overseer.games.fallout.table import (
    Ability,
    Area,
    Faction,
    FalloutAgenda,
    FalloutCard,
    FalloutContest,
    FalloutDecks,
    FalloutDie,
    FalloutDiscards,
    FalloutEncounter,
    FalloutEnemy,
    FalloutFaction,
    FalloutProgress,
    FalloutQuest,
    FalloutSpace,
    FalloutStats,
    FalloutSurvivor,
    FalloutTable,
    FalloutTile,
    FalloutTrade,
    ItemKind,
    Letter,
    Terrain,
    TileKind,
)
from overseer.games.fallout.trade import Trade
from overseer.games.fallout.wasteland import REROLLS, Wasteland
from overseer.games.fallout.winning import has_won, target
from overseer.kernel.decision import ALL

W = TypeVar("W", bound=str)

AREAS: tuple[Area, ...] = get_args(Area)
ABILITIES: tuple[Ability, ...] = get_args(Ability)
TERRAIN: tuple[Terrain, ...] = get_args(Terrain)
TILE_KINDS: tuple[TileKind, ...] = get_args(TileKind)
KINDS: tuple[ItemKind, ...] = get_args(ItemKind)
ICONS = (*TYPES, *FACTIONS)
_LETTERS: tuple[Letter, ...] = get_args(Letter)


def build_table(land: Wasteland, seat: int, names: Names) -> FalloutTable:
    """Everything on the table."""
    return FalloutTable(
        scenario=names.scenarios[land.scenario],
        round=int(land.round),
        first_player=int(land.first_player),
        active=int(land.active) if land.active >= 0 else None,
        actions=int(land.actions),
        points=int(land.points),
        survivors=[_survivor(land, other, seat, names) for other in range(land.players)],
        factions=[_faction(land, faction) for faction in range(t.FACTIONS)],
        target=int(target(land)),
        map=_map(land, seat, names),
        quests=[_quest(land, quest, names) for quest in land.staged],
        shop=[names.items[item] for item in land.shop],
        activation=_activation(land, names),
        encounter=_encounter(land, names),
        contest=_contest(land, names),
        trade=_trade(land, seat, names),
        deals=int(land.deals),
        decks=_decks(land),
        discards=_discards(land, names),
        perks=[names.perks[perk] for perk in land.perk_deck],
        winners=[other for other in range(land.players) if has_won(land, other)],
    )


def bits(value: int, words: Sequence[W]) -> list[W]:
    """The words whose bits are set."""
    return [word for i, word in enumerate(words) if value >> i & 1]


def _survivor(land: Wasteland, other: int, seat: int, names: Names) -> FalloutSurvivor:
    character = int(land.character[other]) - 1
    row = range(other * t.TRAIT_KINDS, (other + 1) * t.TRAIT_KINDS)
    gone = land.eliminated[other] == 1
    is_open = seat in (other, ALL) or land.over
    return FalloutSurvivor(
        seat=other,
        character=names.characters[character] if character >= 0 else None,
        space=None if gone or land.node[other] < 0 else node_name(int(land.node[other])),
        hp=int(land.hp[other]),
        max_hp=int(max_hp(land, other)) if character >= 0 else None,
        rads=int(land.rads[other]),
        xp=int(land.xp[other]),
        letters=bits(int(land.letters[other]), _LETTERS),
        traits=[TRAITS[land.traits[i] - 1] for i in row if land.traits[i]],
        caps=int(land.caps[other]),
        equipped=_held(land, other, t.EQUIPPED, names),
        inventory=_held(land, other, t.INVENTORY, names),
        beside=_held(land, other, t.BESIDE, names),
        perks=[names.perks[owned_card(code)] for code in land.perks if owned_seat(code) == other],
        agendas=int(cards_of(land.agendas, other)),
        loyal=names.agendas[land.loyal[other] - 1] if land.loyal[other] else None,
        hand=_hand(land, other, names) if is_open else None,
        influence=int(influence(land, other)) if is_open else None,
        eliminated=gone,
    )


def _held(land: Wasteland, seat: int, place: int, names: Names) -> list[FalloutCard]:
    return [
        FalloutCard(
            item=names.items[held_item(code)],
            kind=KINDS[land.cards.item_kind[held_item(code)]],
            exhausted=held_exhausted(code) == 1,
        )
        for code in land.held
        if held_seat(code) == seat and held_place(code) == place
    ]


def _hand(land: Wasteland, seat: int, names: Names) -> list[FalloutAgenda]:
    return [
        FalloutAgenda(
            agenda=names.agendas[owned_card(code)],
            influence=int(agenda_influence(land, seat, owned_card(code))),
        )
        for code in land.agendas
        if owned_seat(code) == seat
    ]


def _faction(land: Wasteland, faction: int) -> FalloutFaction:
    last = len(land.sheet.track_x) - 1
    enemy = land.sheet.faction_enemy[faction] == 1
    return FalloutFaction(
        faction=cast(Faction, FACTIONS[faction]),
        power=int(land.power[faction]),
        last=last,
        enemy=_printed(land, faction) if enemy else None,
    )


def _printed(land: Wasteland, token: int) -> FalloutStats:
    return FalloutStats(
        level=int(level_of(land, token)),
        weak=bits(int(weak_areas(land, token)), AREAS),
        abilities=bits(int(abilities_of(land, token)), ABILITIES),
    )


def _map(land: Wasteland, seat: int, names: Names) -> list[FalloutTile]:
    """All tiles; what lies on them is looked up once, and then told space by space."""
    lying = _Lying(land, seat, names)
    return [_slot(land, slot, names, lying) for slot in range(len(land.slots)) if land.slots[slot]]


class _Lying:
    """What lies and stands on the map, by the number of its space."""

    def __init__(self, land: Wasteland, seat: int, names: Names) -> None:
        self.enemies: defaultdict[int, list[FalloutEnemy]] = defaultdict(list)
        self.markers: defaultdict[int, list[str]] = defaultdict(list)
        self.survivors: defaultdict[int, list[int]] = defaultdict(list)
        told = _whole_enemy if seat == ALL else _enemy
        for code in land.enemies:
            self.enemies[int(enemy_node(code))].append(told(land, int(code), names))
        for code in land.markers:
            node = int(marker_at(code))
            self.markers[node].append(names.quests[marker_quest(code)])
        for other in range(land.players):
            if land.character[other] and not land.eliminated[other]:
                self.survivors[int(land.node[other])].append(other)

    def enemies_on(self, node: int) -> list[FalloutEnemy]:
        """The tokens on a space, in an order that tells nothing."""
        found = self.enemies.get(node, [])
        return sorted(found, key=_rank) if len(found) > 1 else found


def _rank(enemy: FalloutEnemy) -> tuple[str, bool, str]:
    return enemy.type, enemy.active, enemy.token or ""


def _slot(land: Wasteland, slot: int, names: Names, lying: _Lying) -> FalloutTile:
    tile = int(land.slots[slot]) - 1
    if tile < 0:
        node = slot * t.NODES + t.FACEDOWN
        return FalloutTile(
            slot=SLOTS[slot],
            tile=None,
            kind=TILE_KINDS[-land.slots[slot]],
            adjacent=_adjacent(land, node),
            enemies=lying.enemies_on(node),
        )
    return FalloutTile(
        slot=SLOTS[slot],
        tile=names.tiles[tile],
        kind=TILE_KINDS[land.cards.tile_kind[tile]],
        spaces=[
            _space(land, slot * t.NODES + space, names, lying)
            for space in range(land.cards.tile_spaces[tile])
        ],
    )


def _space(land: Wasteland, node: int, names: Names, lying: _Lying) -> FalloutSpace:
    printed = _printed_space(land, node, names)
    return FalloutSpace(
        space=printed.space,
        cells=printed.cells,
        place=printed.place,
        terrain=printed.terrain,
        icon=printed.icon,
        level=printed.level,
        enemy_icon=printed.enemy_icon,
        adjacent=_adjacent(land, node),
        enemies=lying.enemies_on(node),
        markers=lying.markers.get(node, []),
        survivors=lying.survivors.get(node, []),
    )


def _printed_space(land: Wasteland, node: int, names: Names) -> FalloutSpace:
    """What is printed on a space; it is put into words once for each tile in each slot."""
    slot, own = divmod(node, t.NODES)
    tile = int(land.slots[slot]) - 1
    printed = names.spaces.get((node, tile))
    if printed is None:
        cards, space = land.cards, land.space_of(node)
        place = int(cards.space_place[space])
        icon = int(cards.space_icon[space])
        enemy = int(cards.space_enemy[space])
        printed = names.spaces[node, tile] = FalloutSpace(
            space=node_name(node),
            cells=[
                cell for cell in range(t.CELLS) if cards.tile_cells[tile * t.CELLS + cell] == own
            ],
            place=names.places[place - 1] if place else None,
            terrain=bits(int(cards.space_terrain[space]), TERRAIN),
            icon=ENCOUNTER_DECKS[icon - 1] if icon else None,
            level=int(cards.space_level[space]) if icon else None,
            enemy_icon=TYPES[enemy - 1] if enemy else None,
        )
    return printed


def _adjacent(land: Wasteland, node: int) -> list[str]:
    first = land.first_edge
    return [node_name(other) for other in land.edges[first[node] : first[node + 1]]]


def _enemy(land: Wasteland, code: int, names: Names) -> FalloutEnemy:
    """A token: an active one as printed, an inactive one by its type alone."""
    token = int(enemy_token(code))
    icon = ICONS[icon_of(land, token)]
    if enemy_up(code) == 0:
        return FalloutEnemy(type=icon, active=False)
    if not is_enemy(land, token):
        return FalloutEnemy(type=icon, token=names.tokens[token])
    printed = _printed(land, token)
    return FalloutEnemy(
        type=icon,
        token=names.tokens[token],
        level=printed.level,
        weak=printed.weak,
        abilities=printed.abilities,
    )


def _whole_enemy(land: Wasteland, code: int, names: Names) -> FalloutEnemy:
    """A token as nobody at the table sees it."""
    return structs.replace(
        _enemy(land, code, names),
        token=names.tokens[enemy_token(code)],
        piece=int(enemy_piece(code)),
        fresh=enemy_fresh(code) == 1,
    )


def _quest(land: Wasteland, quest: int, names: Names) -> FalloutQuest:
    timer = [int(marker_at(code)) for code in land.timers if marker_quest(code) == quest]
    rows = range(quest * t.OBJECTIVES, (quest + 1) * t.OBJECTIVES)
    return FalloutQuest(
        quest=names.quests[quest],
        number=int(land.cards.quest_number[quest]),
        timer=timer[0] if timer else None,
        counts=[
            FalloutProgress(
                count=int(count(land, quest, row % t.OBJECTIVES)),
                needed=int(land.cards.objective_count[row]),
            )
            for row in rows
            if land.cards.objective_kind[row]
        ],
        marker_waits=any(marker_quest(code) == quest for code in land.waiting),
    )


def _activation(land: Wasteland, names: Names) -> str | None:
    return names.agendas[land.revealed - 1] if land.revealed else None


def _encounter(land: Wasteland, names: Names) -> FalloutEncounter | None:
    """The encounter that is being resolved; its options with those that are barred (FO-R-81)."""
    for frame in reversed(land.stack):
        if isinstance(frame, Encounter) and frame.stage > 0:
            card, first = int(frame.card), int(land.cards.encounter_options[frame.card])
            options = int(land.cards.encounter_options[card + 1]) - first
            return FalloutEncounter(
                encounter=names.encounters[card],
                seat=int(frame.seat),
                level=int(frame.level),
                open=[
                    option_refusals(land, frame.seat, card, which, frame.node) == 0
                    for which in range(options)
                ],
            )
    return None


def _contest(land: Wasteland, names: Names) -> FalloutContest | None:
    """The fight or test under way, with the dice as they lie."""
    for frame in reversed(land.stack):
        if isinstance(frame, Fight):
            rolled = frame.has_rolled()
            return FalloutContest(
                kind="fight",
                seat=int(frame.seat),
                token=names.tokens[frame.token],
                level=int(frame.level),
                weak=bits(int(weak_areas(land, frame.token)), AREAS),
                abilities=bits(int(frame.abilities), ABILITIES),
                letters=_letters(int(weapon_letters(land, frame.seat))),
                dice=_dice(land) if rolled else None,
                rerolls=int(land.contest[REROLLS]) if rolled else None,
            )
        if isinstance(frame, Test):
            rolled = frame.has_rolled()
            return FalloutContest(
                kind="test",
                seat=int(frame.seat),
                difficulty=_difficulty(int(frame.difficulty)),
                letters=_letters(int(frame.letters)),
                dice=_dice(land) if rolled else None,
                rerolls=int(land.contest[REROLLS]) if rolled else None,
            )
    return None


def _difficulty(difficulty: int) -> int | None:
    """The difficulty of a test; one half of a joint test has none of its own."""
    return difficulty if difficulty < t.NO_DIFFICULTY else None


def _dice(land: Wasteland) -> list[FalloutDie]:
    rows = [die * 6 + int(land.contest[die]) for die in range(3)]
    return [
        FalloutDie(
            areas=bits(int(land.cards.die_areas[row]), AREAS), hits=int(land.cards.die_hits[row])
        )
        for row in rows
    ]


def _letters(row: int) -> str:
    """A row of printed letters."""
    mask = (1 << t.LETTER_BITS) - 1
    return "".join(letter * (row >> (i * t.LETTER_BITS) & mask) for i, letter in enumerate(LETTERS))


def _trade(land: Wasteland, seat: int, names: Names) -> FalloutTrade | None:
    """The deal on the table; agendas only for those who may see them (FO-R-69)."""
    for frame in reversed(land.stack):
        if isinstance(frame, Trade):
            builder, other = int(frame.builder), int(frame.other())
            return FalloutTrade(
                builder=builder,
                other=other,
                gives=[names.items[held_item(code)] for code in frame.give],
                wants=[names.items[held_item(code)] for code in frame.want],
                gives_caps=int(frame.give_caps),
                wants_caps=int(frame.want_caps),
                gives_agendas=_agendas(frame, frame.give_agendas, builder, seat, names),
                wants_agendas=int(frame.want_agendas),
                named_agendas=_agendas(frame, frame.named_agendas, other, seat, names),
            )
    return None


def _agendas(
    frame: Trade, cards: list[int], owner: int, seat: int, names: Names
) -> list[str | None]:
    return [names.agendas[card] if shows(frame, card, owner, seat) else None for card in cards]


def _decks(land: Wasteland) -> FalloutDecks:
    return FalloutDecks(
        loot=int(land.loot_deck.size()),
        asset=int(land.asset_deck.size()),
        agenda=int(land.agenda_deck.size()),
        unique=len(land.unique_deck),
        encounters={
            name: int(pile.size())
            for name, pile in zip(ENCOUNTER_DECKS, land.encounter_decks, strict=True)
        },
        enemies={name: int(pile.size()) for name, pile in zip(TYPES, land.stacks, strict=True)},
        letters=int(sum(land.bag)),
    )


def _discards(land: Wasteland, names: Names) -> FalloutDiscards:
    return FalloutDiscards(
        loot=sorted(names.items[card] for card in land.loot_discards),
        asset=sorted(names.items[card] for card in land.asset_discards),
        unique=sorted(names.items[card] for card in land.unique_aside),
        agenda=sorted(names.agendas[card] for card in land.agenda_discards),
        dropped_agendas=len(land.agenda_dropped),
        enemies=sorted(names.tokens[card] for card in land.token_discards),
    )
