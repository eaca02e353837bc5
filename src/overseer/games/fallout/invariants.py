"""Invariants: what is true of every position of Fallout, whatever has been played.

What is broken is told by its path on the table, as positions that are set up are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from overseer.games.fallout import terms as t
from overseer.games.fallout.decks import Draw
from overseer.games.fallout.enemies import DRAWN
from overseer.games.fallout.enemy_death import Kill
from overseer.games.fallout.equipping import Overflow
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.levels import LevelUp
from overseer.games.fallout.notation import ENCOUNTER_DECKS, LETTERS, QUESTIONS, node_name
from overseer.games.fallout.pairs import source_card, source_kind
from overseer.games.fallout.rows import (
    counter_quest,
    enemy_node,
    enemy_piece,
    enemy_token,
    enemy_up,
    held_item,
    held_place,
    held_seat,
    marker_quest,
    owned_card,
    owned_seat,
)
from overseer.games.fallout.survivor_death import Killed
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.pile import Pile

_LETTER_COPIES = 5


def broken_invariants(land: Wasteland) -> list[str]:
    """A path and what is wrong there, for each law that a position breaks."""
    return [
        *_items(land),
        *_tokens(land),
        *_pieces(land),
        *_agendas(land),
        *_perks(land),
        *_letters(land),
        *_encounters(land),
        *_library(land),
        *_quests(land),
        *_survivors(land),
        *_limits(land),
        *_map(land),
    ]


def _compare(path: str, there: Iterable[int], expected: Iterable[int]) -> Iterator[str]:
    """Something wrong if two multisets of cards differ."""
    found, wanted = Counter(int(card) for card in there), Counter(int(card) for card in expected)
    if found != wanted:
        more, less = dict(found - wanted), dict(wanted - found)
        yield f"{path} and what lies elsewhere: too many {more}, missing {less}"


def _items(land: Wasteland) -> Iterator[str]:
    """Loot, assets and unique assets are conserved."""
    cards = land.cards
    draws = [frame for frame in land.stack if isinstance(frame, Draw)]
    drawn = [item for frame in draws for item in frame.drawn]
    drawn += [int(frame.event) - 1 for frame in draws if frame.event]
    everywhere = [
        *land.loot_deck.contents(),
        *land.asset_deck.contents(),
        *land.loot_discards,
        *land.asset_discards,
        *land.unique_deck,
        *land.unique_aside,
        *land.shop,
        *drawn,
        *(held_item(code) for code in land.held),
    ]
    in_decks = [item for item in everywhere if cards.item_deck[item] != t.CHARACTER]
    expected = [
        item
        for item in range(len(cards.item_deck))
        if cards.item_deck[item] != t.CHARACTER
        for _ in range(cards.item_copies[item])
    ]
    yield from _compare("piles.loot and piles.asset", in_decks, expected)


def _tokens(land: Wasteland) -> Iterator[str]:
    """Enemy tokens are conserved; faction tokens come and go."""
    drawn = [
        frame.token
        for frame in land.stack
        if (isinstance(frame, Fight) and frame.node == DRAWN)
        or (isinstance(frame, Kill) and frame.node == DRAWN and frame.stage == 0)
    ]
    everywhere = [
        *(token for pile in land.stacks for token in pile.contents()),
        *land.token_discards,
        *drawn,
        *(enemy_token(code) for code in land.enemies),
    ]
    tokens = range(t.FACTIONS, len(land.cards.token_type))
    expected = [token for token in tokens for _ in range(land.cards.token_copies[token])]
    yield from _compare("piles.enemies", (x for x in everywhere if x >= t.FACTIONS), expected)


def _pieces(land: Wasteland) -> Iterator[str]:
    """Active enemies are told apart by their numbers, facedown ones have none."""
    active = Counter(int(enemy_piece(code)) for code in land.enemies if enemy_up(code))
    for piece, number in active.items():
        if number > 1 or not 0 < piece <= land.pieces:
            yield f"map has {number} active enemies with piece {piece} of {land.pieces}"
    for code in land.enemies:
        if not enemy_up(code) and enemy_piece(code):
            yield f"map has a facedown enemy with piece {enemy_piece(code)}"


def _agendas(land: Wasteland) -> Iterator[str]:
    """Agendas are conserved, and loyalty rests on one that is held."""
    everywhere = [
        *land.agenda_deck.contents(),
        *land.agenda_discards,
        *land.agenda_dropped,
        *(owned_card(code) for code in land.agendas),
    ]
    if land.revealed:
        everywhere.append(int(land.revealed) - 1)
    limits = land.cards.agenda_players
    expected = [card for card in range(len(limits)) if limits[card] <= land.players]
    yield from _compare("piles.agenda", everywhere, expected)
    hands = {(owned_seat(code), owned_card(code)) for code in land.agendas}
    for seat in range(land.players):
        if land.loyal[seat] and (seat, land.loyal[seat] - 1) not in hands:
            yield f"survivors[{seat}].loyal is an agenda that is not in hand"


def _perks(land: Wasteland) -> Iterator[str]:
    perks = [*land.perk_deck, *(owned_card(code) for code in land.perks)]
    yield from _compare("perks", perks, range(len(land.cards.perk_use)))


def _letters(land: Wasteland) -> Iterator[str]:
    """Five of each letter, beside those of the characters."""
    out = Counter[int]()
    for seat in range(land.players):
        if land.character[seat] and not land.eliminated[seat]:
            own = land.cards.character_letter[land.character[seat] - 1]
            for letter in range(t.LETTERS):
                if letter != own and land.has_letter(seat, letter):
                    out[letter] += 1
    for frame in land.stack:
        if isinstance(frame, LevelUp):
            out.update(int(letter) for letter in (frame.first, frame.second) if letter >= 0)
    for letter in range(t.LETTERS):
        if land.bag[letter] + out[letter] != _LETTER_COPIES:
            name, left = LETTERS[letter], land.bag[letter]
            yield f"survivors have {out[letter]} {name}, with {left} in the supply"


def _encounters(land: Wasteland) -> Iterator[str]:
    """No encounter is in two places, and none is in a deck of another back."""
    for deck, pile in enumerate(land.encounter_decks):
        for card in pile.contents():
            if land.cards.encounter_deck[card] != deck:
                yield f"piles.encounters.{ENCOUNTER_DECKS[deck]} has encounter {card} of another"
    everywhere = Counter(_all_contents(land.encounter_decks) + [int(card) for card in land.limbo])
    for card, number in everywhere.items():
        if number > 1:
            yield f"piles.encounters has encounter {card} in {number} places"


def _library(land: Wasteland) -> Iterator[str]:
    """The cards of the library that count as in play are those that lie somewhere."""
    cards = land.cards
    encounters = _all_contents(land.encounter_decks) + [int(card) for card in land.limbo]
    quests = [int(quest) for quest in land.staged]
    for code in land.kept:
        kind, card = source_kind(owned_card(code)), source_card(owned_card(code))
        (quests if kind == t.S_QUEST else encounters).append(card)
    lying = {int(cards.encounter_number[card]) for card in encounters}
    lying |= {int(cards.quest_number[quest]) for quest in quests}
    for number in range(1, len(land.shelf)):
        if (land.shelf[number] == 1) != (number in lying):
            yield f"under_way.fields.shelf marks card {number} as {land.shelf[number]}"


def _quests(land: Wasteland) -> Iterator[str]:
    """Markers, timers and counters belong to quests that are staged, each once."""
    staged = [int(quest) for quest in land.staged]
    if len(set(staged)) < len(staged):
        yield f"quests has one twice: {staged}"
    rows = {
        "marker": [int(marker_quest(code)) for code in land.markers],
        "waiting marker": [int(marker_quest(code)) for code in land.waiting],
        "timer": [int(marker_quest(code)) for code in land.timers],
        "counter": [int(counter_quest(code)) for code in land.counts],
    }
    for what, quests in rows.items():
        for quest in {*quests} - {*staged}:
            yield f"quests lacks quest {quest}, of which there is a {what}"


def _all_contents(piles: Iterable[Pile]) -> list[int]:
    return [card for pile in piles for card in pile.contents()]


def _survivors(land: Wasteland) -> Iterator[str]:
    """HP and rads are on the track, nobody lives who should not, one is first player."""
    dying = {int(frame.seat) for frame in land.stack if isinstance(frame, Killed)}
    for seat in range(land.players):
        hp, rads = int(land.hp[seat]), int(land.rads[seat])
        if not 0 <= hp <= t.TRACK_TOP or not 0 <= rads <= t.TRACK_TOP:
            yield f"survivors[{seat}] has {hp} HP and {rads} rads"
        alive = land.round > 0 and not land.eliminated[seat] and seat not in dying
        if alive and hp <= rads:
            yield f"survivors[{seat}] lives with {hp} HP and {rads} rads"
        if land.caps[seat] < 0:
            yield f"survivors[{seat}].caps is {land.caps[seat]}"
        if land.eliminated[seat] and any(held_seat(code) == seat for code in land.held):
            yield f"survivors[{seat}] is eliminated and has cards"
    if land.round > 0 and land.living() > 0 and land.eliminated[land.first_player]:
        yield f"first_player is {land.first_player}, who is eliminated"
    for decision in land.decisions:
        if decision.seat >= 0 and land.eliminated[decision.seat]:
            kind = QUESTIONS[int(decision.prompt)]
            yield f"survivors[{decision.seat}] is eliminated and asked: {kind}"
    if land.power[t.STAR] < 0 or land.power[t.SHIELD] < 0:
        yield "factions have less power than none"


def _limits(land: Wasteland) -> Iterator[str]:
    """Limits are kept whenever somebody has a turn to decide on."""
    slots = Counter(
        (int(held_seat(code)), int(land.cards.item_kind[held_item(code)]))
        for code in land.held
        if held_place(code) == t.EQUIPPED
    )
    for (seat, kind), number in slots.items():
        if number > 1 or kind >= t.SLOTS:
            yield f"survivors[{seat}].equipped has {number} cards of kind {kind}"
    if any(isinstance(frame, Overflow) for frame in land.stack) or land.open is None:
        return
    if land.open.prompt == t.ASK_TURN:
        hands = Counter(int(owned_seat(code)) for code in land.agendas)
        for seat, number in hands.items():
            if number > t.AGENDA_LIMIT:
                yield f"survivors[{seat}].hand has {number} agendas"


def _map(land: Wasteland) -> Iterator[str]:
    """Everything stands on a node that exists."""
    for code in land.enemies:
        node = int(enemy_node(code))
        slot, space = divmod(node, t.NODES)
        tile = int(land.slots[slot])
        spaces = land.cards.tile_spaces[tile - 1] if tile > 0 else 0
        # While a tile is being explored, what stood on it still waits to be placed.
        exploring = any(type(frame).__name__ == "Explore" for frame in land.stack)
        if not (space < spaces or (space == t.FACEDOWN and (tile < 0 or exploring))):
            yield f"map has a token on {node_name(node)}, which is not there"
    for seat in range(land.players):
        placed = land.round > 0 and not land.eliminated[seat]
        if placed and land.space_of(land.node[seat]) < 0:
            yield f"survivors[{seat}].space is on a facedown tile"
