"""Views: the table of Fallout by the rulebook's names, as one seat sees it.

Of hidden things only numbers and types are shown: agendas of others, facedown tokens and tiles,
decks (FO-AGENDA-03, 04, FO-ENEMY-03, FO-LIB-03, FO-R-99).
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from overseer.games.fallout import terms as t
from overseer.games.fallout.conditions import cards_of
from overseer.games.fallout.encounter import Encounter, option_refusals
from overseer.games.fallout.enemies import abilities_of, icon_of, is_enemy, level_of, weak_areas
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.hp import max_hp
from overseer.games.fallout.influence import agenda_influence, influence
from overseer.games.fallout.items import weapon_letters
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
    MARKER_QUEST,
    enemy_node,
    enemy_token,
    enemy_up,
    held_exhausted,
    held_item,
    held_place,
    held_seat,
    owned_card,
    owned_seat,
)
from overseer.games.fallout.skill_test import Test
from overseer.games.fallout.trade import Trade
from overseer.games.fallout.wasteland import REROLLS, Wasteland
from overseer.games.fallout.winning import has_won, target

Json = dict[str, object]

AREAS = ("head", "body", "arms", "legs")
ABILITIES = ("aggressive", "armor", "radiation", "ranged", "loot", "retreat")
TERRAIN = ("difficult", "irradiated")
TILE_KINDS = ("named", "dangerous", "deadly")
ICONS = (*TYPES, *FACTIONS)
KINDS = ("weapon", "apparel", "companion", "aid", "drug", "magazine", "event", "ability")


def build_table(land: Wasteland, seat: int, names: Names) -> Json:
    """Everything on the table."""
    return {
        "scenario": names.scenarios[land.scenario],
        "round": int(land.round),
        "first_player": int(land.first_player),
        "active": int(land.active) if land.active >= 0 else None,
        "actions": int(land.actions),
        "points": int(land.points),
        "survivors": [_survivor(land, other, seat, names) for other in range(land.players)],
        "factions": [_faction(land, faction) for faction in range(t.FACTIONS)],
        "target": int(target(land)),
        "map": _map(land, names),
        "quests": [_quest(land, quest, names) for quest in land.staged],
        "shop": [names.items[item] for item in land.shop],
        "activation": _activation(land, names),
        "encounter": _encounter(land, names),
        "contest": _contest(land, names),
        "trade": _trade(land, seat, names),
        "deals": int(land.deals),
        "decks": _decks(land),
        "discards": _discards(land, names),
        "perks": [names.perks[perk] for perk in land.perk_deck],
        "winners": [other for other in range(land.players) if has_won(land, other)],
    }


def bits(value: int, words: tuple[str, ...] | str) -> list[str]:
    """The words whose bits are set."""
    return [word for i, word in enumerate(words) if value >> i & 1]


def _survivor(land: Wasteland, other: int, seat: int, names: Names) -> Json:
    character = int(land.character[other]) - 1
    row = range(other * t.TRAIT_KINDS, (other + 1) * t.TRAIT_KINDS)
    gone = land.eliminated[other] == 1
    return {
        "seat": other,
        "character": names.characters[character] if character >= 0 else None,
        "space": None if gone or land.node[other] < 0 else node_name(int(land.node[other])),
        "hp": int(land.hp[other]),
        "max_hp": int(max_hp(land, other)) if character >= 0 else None,
        "rads": int(land.rads[other]),
        "xp": int(land.xp[other]),
        "letters": bits(int(land.letters[other]), LETTERS),
        "traits": [TRAITS[land.traits[i] - 1] for i in row if land.traits[i]],
        "caps": int(land.caps[other]),
        "equipped": _held(land, other, t.EQUIPPED, names),
        "inventory": _held(land, other, t.INVENTORY, names),
        "beside": _held(land, other, t.BESIDE, names),
        "perks": [
            names.perks[owned_card(code)] for code in land.perks if owned_seat(code) == other
        ],
        "agendas": int(cards_of(land.agendas, other)),
        "loyal": names.agendas[land.loyal[other] - 1] if land.loyal[other] else None,
        "hand": _hand(land, other, names) if other == seat or land.over else None,
        "influence": int(influence(land, other)) if other == seat or land.over else None,
        "eliminated": gone,
    }


def _held(land: Wasteland, seat: int, place: int, names: Names) -> list[Json]:
    return [
        {
            "item": names.items[held_item(code)],
            "kind": KINDS[land.cards.item_kind[held_item(code)]],
            "exhausted": held_exhausted(code) == 1,
        }
        for code in land.held
        if held_seat(code) == seat and held_place(code) == place
    ]


def _hand(land: Wasteland, seat: int, names: Names) -> list[Json]:
    return [
        {
            "agenda": names.agendas[owned_card(code)],
            "influence": int(agenda_influence(land, seat, owned_card(code))),
        }
        for code in land.agendas
        if owned_seat(code) == seat
    ]


def _faction(land: Wasteland, faction: int) -> Json:
    last = len(land.sheet.track_x) - 1
    enemy = land.sheet.faction_enemy[faction] == 1
    return {
        "faction": FACTIONS[faction],
        "power": int(land.power[faction]),
        "last": last,
        "enemy": _printed(land, faction) if enemy else None,
    }


def _printed(land: Wasteland, token: int) -> Json:
    return {
        "level": int(level_of(land, token)),
        "weak": bits(int(weak_areas(land, token)), AREAS),
        "abilities": bits(int(abilities_of(land, token)), ABILITIES),
    }


def _map(land: Wasteland, names: Names) -> list[Json]:
    """All tiles; what lies on them is looked up once, and then told space by space."""
    lying = _Lying(land, names)
    return [_slot(land, slot, names, lying) for slot in range(len(land.slots)) if land.slots[slot]]


class _Lying:
    """What lies and stands on the map, by the number of its space."""

    def __init__(self, land: Wasteland, names: Names) -> None:
        self.enemies: defaultdict[int, list[Json]] = defaultdict(list)
        self.markers: defaultdict[int, list[str]] = defaultdict(list)
        self.survivors: defaultdict[int, list[int]] = defaultdict(list)
        for code in land.enemies:
            self.enemies[int(enemy_node(code))].append(_enemy(land, int(code), names))
        for code in land.markers:
            node = int(code & ((1 << MARKER_QUEST) - 1))
            self.markers[node].append(names.quests[code >> MARKER_QUEST])
        for seat in range(land.players):
            if land.character[seat] and not land.eliminated[seat]:
                self.survivors[int(land.node[seat])].append(seat)

    def enemies_on(self, node: int) -> list[Json]:
        """The tokens on a space, in an order that tells nothing."""
        found = self.enemies.get(node, [])
        return sorted(found, key=str) if len(found) > 1 else list(found)


def _slot(land: Wasteland, slot: int, names: Names, lying: _Lying) -> Json:
    tile = int(land.slots[slot]) - 1
    if tile < 0:
        node = slot * t.NODES + t.FACEDOWN
        return {
            "slot": SLOTS[slot],
            "tile": None,
            "kind": TILE_KINDS[-land.slots[slot]],
            "adjacent": _adjacent(land, node),
            "enemies": lying.enemies_on(node),
        }
    return {
        "slot": SLOTS[slot],
        "tile": names.tiles[tile],
        "kind": TILE_KINDS[land.cards.tile_kind[tile]],
        "spaces": [
            _space(land, slot * t.NODES + space, names, lying)
            for space in range(land.cards.tile_spaces[tile])
        ],
    }


def _space(land: Wasteland, node: int, names: Names, lying: _Lying) -> Json:
    printed = _printed_space(land, node, names)
    return {
        **printed,
        "cells": printed["cells"][:],  # a view belongs to who asked for it
        "terrain": printed["terrain"][:],
        "adjacent": _adjacent(land, node),
        "enemies": lying.enemies_on(node),
        "markers": lying.markers.get(node, []),
        "survivors": lying.survivors.get(node, []),
    }


def _printed_space(land: Wasteland, node: int, names: Names) -> dict[str, Any]:
    """What is printed on a space; it is put into words once for each tile in each slot."""
    slot, own = divmod(node, t.NODES)
    tile = int(land.slots[slot]) - 1
    printed = names.spaces.get((node, tile))
    if printed is None:
        cards, space = land.cards, land.space_of(node)
        place = int(cards.space_place[space])
        icon = int(cards.space_icon[space])
        enemy = int(cards.space_enemy[space])
        printed = names.spaces[node, tile] = {
            "space": node_name(node),
            "cells": [
                cell for cell in range(t.CELLS) if cards.tile_cells[tile * t.CELLS + cell] == own
            ],
            "place": names.places[place - 1] if place else None,
            "terrain": bits(int(cards.space_terrain[space]), TERRAIN),
            "icon": ENCOUNTER_DECKS[icon - 1] if icon else None,
            "level": int(cards.space_level[space]) if icon else None,
            "enemy_icon": TYPES[enemy - 1] if enemy else None,
        }
    return printed


def _adjacent(land: Wasteland, node: int) -> list[str]:
    first, last = land.first_edge[node], land.first_edge[node + 1]
    return [node_name(int(land.edges[i])) for i in range(first, last)]


def _enemy(land: Wasteland, code: int, names: Names) -> Json:
    """A token: an active one as printed, an inactive one by its type alone."""
    token = int(enemy_token(code))
    icon = ICONS[icon_of(land, token)]
    if enemy_up(code) == 0:
        return {"type": icon, "active": False}
    shown: Json = {"type": icon, "active": True, "token": names.tokens[token]}
    return {**shown, **_printed(land, token)} if is_enemy(land, token) else shown


def _quest(land: Wasteland, quest: int, names: Names) -> Json:
    timer = [
        int(code & ((1 << MARKER_QUEST) - 1))
        for code in land.timers
        if code >> MARKER_QUEST == quest
    ]
    rows = range(quest * t.OBJECTIVES, (quest + 1) * t.OBJECTIVES)
    return {
        "quest": names.quests[quest],
        "number": int(land.cards.quest_number[quest]),
        "timer": timer[0] if timer else None,
        "counts": [
            {
                "count": int(count(land, quest, row % t.OBJECTIVES)),
                "needed": int(land.cards.objective_count[row]),
            }
            for row in rows
            if land.cards.objective_kind[row]
        ],
        "marker_waits": any(code >> MARKER_QUEST == quest for code in land.waiting),
    }


def _activation(land: Wasteland, names: Names) -> str | None:
    return names.agendas[land.revealed - 1] if land.revealed else None


def _encounter(land: Wasteland, names: Names) -> Json | None:
    """The encounter that is being resolved; its options with those that are barred (FO-R-81)."""
    for frame in reversed(land.stack):
        if isinstance(frame, Encounter) and frame.stage > 0:
            card, first = int(frame.card), int(land.cards.encounter_options[frame.card])
            options = int(land.cards.encounter_options[card + 1]) - first
            return {
                "encounter": names.encounters[card],
                "seat": int(frame.seat),
                "level": int(frame.level),
                "open": [
                    option_refusals(land, frame.seat, card, which, frame.node) == 0
                    for which in range(options)
                ],
            }
    return None


def _contest(land: Wasteland, names: Names) -> Json | None:
    """The fight or test under way, with the dice as they lie."""
    for frame in reversed(land.stack):
        if isinstance(frame, Fight):
            return {
                "kind": "fight",
                "seat": int(frame.seat),
                "token": names.tokens[frame.token],
                "level": int(frame.level),
                "weak": bits(int(weak_areas(land, frame.token)), AREAS),
                "abilities": bits(int(frame.abilities), ABILITIES),
                "letters": _letters(int(weapon_letters(land, frame.seat))),
                **_dice(land, frame.has_rolled()),
            }
        if isinstance(frame, Test):
            return {
                "kind": "test",
                "seat": int(frame.seat),
                "difficulty": _difficulty(int(frame.difficulty)),
                "letters": _letters(int(frame.letters)),
                **_dice(land, frame.has_rolled()),
            }
    return None


def _difficulty(difficulty: int) -> int | None:
    """The difficulty of a test; one half of a joint test has none of its own."""
    return difficulty if difficulty < t.NO_DIFFICULTY else None


def _dice(land: Wasteland, rolled: bool) -> Json:
    if not rolled:
        return {"dice": None, "rerolls": None}
    dice = []
    for die in range(3):
        row = die * 6 + int(land.contest[die])
        dice.append(
            {
                "areas": bits(int(land.cards.die_areas[row]), AREAS),
                "hits": int(land.cards.die_hits[row]),
            }
        )
    return {"dice": dice, "rerolls": int(land.contest[REROLLS])}


def _letters(row: int) -> str:
    """A row of printed letters."""
    mask = (1 << t.LETTER_BITS) - 1
    return "".join(letter * (row >> (i * t.LETTER_BITS) & mask) for i, letter in enumerate(LETTERS))


def _trade(land: Wasteland, seat: int, names: Names) -> Json | None:
    """The deal on the table; agendas only for those who may see them (FO-R-69)."""
    for frame in reversed(land.stack):
        if isinstance(frame, Trade):
            builder, other = int(frame.builder), int(frame.other())
            return {
                "builder": builder,
                "other": other,
                "gives": [names.items[held_item(code)] for code in frame.give],
                "wants": [names.items[held_item(code)] for code in frame.want],
                "gives_caps": int(frame.give_caps),
                "wants_caps": int(frame.want_caps),
                "gives_agendas": _agendas(frame, frame.give_agendas, builder, seat, names),
                "wants_agendas": int(frame.want_agendas),
                "named_agendas": _agendas(frame, frame.named_agendas, other, seat, names),
            }
    return None


def _agendas(
    frame: Trade, cards: list[int], owner: int, seat: int, names: Names
) -> list[str | None]:
    party = seat in (frame.camper, frame.partner)
    return [
        names.agendas[card] if seat == owner or (party and card in frame.shown) else None
        for card in cards
    ]


def _decks(land: Wasteland) -> Json:
    return {
        "loot": int(land.loot_deck.size()),
        "asset": int(land.asset_deck.size()),
        "agenda": int(land.agenda_deck.size()),
        "unique": len(land.unique_deck),
        "encounters": {
            name: int(pile.size())
            for name, pile in zip(ENCOUNTER_DECKS, land.encounter_decks, strict=True)
        },
        "enemies": {name: int(pile.size()) for name, pile in zip(TYPES, land.stacks, strict=True)},
        "letters": int(sum(land.bag)),
    }


def _discards(land: Wasteland, names: Names) -> Json:
    return {
        "loot": sorted(names.items[card] for card in land.loot_discards),
        "asset": sorted(names.items[card] for card in land.asset_discards),
        "unique": sorted(names.items[card] for card in land.unique_aside),
        "agenda": sorted(names.agendas[card] for card in land.agenda_discards),
        "dropped_agendas": len(land.agenda_dropped),
        "enemies": sorted(names.tokens[card] for card in land.token_discards),
    }
