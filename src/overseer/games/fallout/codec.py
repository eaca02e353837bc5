"""The codec: a wasteland as JSON types and back, and what a seat may know of it.

Hidden are other survivors' agendas, the agendas that were discarded facedown, and the tokens that
lie facedown on the map (FO-AGENDA-04, FO-ENEMY-03). The order of decks and the tiles that lie
facedown come into being as they are drawn, so nobody can know them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import i64

from overseer.games.fallout.activation import Activation
from overseer.games.fallout.agendas import AgendaLimit, DrawAgendas
from overseer.games.fallout.camp import Camp
from overseer.games.fallout.card_kills import KillAll, KillOne
from overseer.games.fallout.checks import Check
from overseer.games.fallout.choices import Choice, Each, Others, Vote
from overseer.games.fallout.costs import PayAgenda
from overseer.games.fallout.decks import Draw, GainUnique
from overseer.games.fallout.dice import TurnDie
from overseer.games.fallout.effects import Effects
from overseer.games.fallout.encounter import Encounter
from overseer.games.fallout.enemies import Spawn
from overseer.games.fallout.enemy_death import Kill
from overseer.games.fallout.equipping import DiscardCard, EquipGained, Overflow
from overseer.games.fallout.exhaust import Unexhaust, UnexhaustCards
from overseer.games.fallout.explore import Explore
from overseer.games.fallout.fight import DrawAndFight, Fight
from overseer.games.fallout.joint_test import JointTest
from overseer.games.fallout.levels import LevelUp, TakePerk
from overseer.games.fallout.library import RandomCard
from overseer.games.fallout.moving import CardMove, Enter
from overseer.games.fallout.putting import PlaceSurvivor, PutEnemy, PutTokens
from overseer.games.fallout.quests import Deed, PlaceMarker
from overseer.games.fallout.round import Rounds, Timeouts
from overseer.games.fallout.rows import (
    enemy_token,
    enemy_up,
    owned_card,
    owned_code,
    owned_seat,
)
from overseer.games.fallout.setup import Setup
from overseer.games.fallout.shop import Shop
from overseer.games.fallout.skill_test import Test
from overseer.games.fallout.spaces import draw_map
from overseer.games.fallout.survivor_death import Killed
from overseer.games.fallout.terms import TYPE_HIDDEN, TYPES
from overseer.games.fallout.trade import Trade
from overseer.games.fallout.turn import Deposit, Turn
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.book import Hidden
from overseer.kernel.codec import Codec, dump_frame, dump_pile, frames_by_name, load_pile
from overseer.kernel.decision import SPECTATOR
from overseer.kernel.rng import Rng
from overseer.kernel.vecs import vec

Json = dict[str, Any]

_NUMBERS = (
    "scenario",
    "max_rounds",
    "auto_steps",
    "lead_cap",
    "round",
    "first_player",
    "active",
    "actions",
    "points",
    "window",
    "encountered",
    "turn_damage",
    "turn_rads",
    "revealed",
    "activating",
    "depletions",
    "deals",
    "pieces",
    "winners",
    "lost",
    "truncated",
    "due",
)
_BAGS = (
    "loot_discards",
    "asset_discards",
    "agenda_discards",
    "agenda_dropped",
    "token_discards",
)
_ROWS = (
    "character",
    "node",
    "hp",
    "rads",
    "xp",
    "levels",
    "letters",
    "traits",
    "caps",
    "loyal",
    "eliminated",
    "deaths",
    "held",
    "gained",
    "perks",
    "agendas",
    "kept",
    "used",
    "icons",
    "slots",
    "enemies",
    "markers",
    "waiting",
    "staged",
    "counts",
    "timers",
    "shelf",
    "deeds",
    "limbo",
    "contest",
    "bag",
    "tiles",
    "shop",
    "power",
    "perk_deck",
    "unique_deck",
    "unique_aside",
    *_BAGS,
)
CODEC = Codec(
    _NUMBERS,
    _ROWS,
    ("loot_deck", "asset_deck", "agenda_deck"),
    frames_by_name(
        Activation,
        AgendaLimit,
        Camp,
        CardMove,
        Check,
        Choice,
        Deed,
        Deposit,
        DiscardCard,
        Draw,
        DrawAgendas,
        DrawAndFight,
        Each,
        Effects,
        Encounter,
        Enter,
        EquipGained,
        Explore,
        Fight,
        GainUnique,
        JointTest,
        Kill,
        KillAll,
        Killed,
        KillOne,
        LevelUp,
        Others,
        Overflow,
        PayAgenda,
        PlaceMarker,
        PlaceSurvivor,
        PutEnemy,
        PutTokens,
        RandomCard,
        Rounds,
        Setup,
        Shop,
        Spawn,
        TakePerk,
        Test,
        Timeouts,
        Trade,
        Turn,
        TurnDie,
        Unexhaust,
        UnexhaustCards,
        Vote,
    ),
    _BAGS,
    ("encounter_decks", "stacks"),
)

# Fields of a dumped trade.
_GIVEN = 10
_NAMED = 11
_SHOWN = 12
_UNSEEN = -1


def put_position(land: Wasteland, dump: Mapping[str, Any]) -> None:
    """Give a wasteland the position of a dump, whose fingerprint must have been checked."""
    CODEC.put(land, dump)
    draw_map(land)


# What a seat may know


def known(land: Wasteland, seat: int) -> Json:
    """The position with what is hidden from a seat left out."""
    seen: Json = CODEC.position(land)
    _hide_agendas(seen, seat, int(land.players), land.over)
    _hide_tokens(seen, land)
    seen["stack"] = [
        _hide_trade(frame, seat) if frame[0] == Trade.__name__ else frame for frame in seen["stack"]
    ]
    return seen


def unseen(land: Wasteland) -> Counter[Hidden]:
    """The agendas and tokens that a seat cannot tell apart, wherever they lie."""
    seats = [*range(land.players), SPECTATOR]
    shown = [
        (frame.camper, frame.partner, card)
        for frame in land.stack
        if isinstance(frame, Trade)
        for card in frame.shown
    ]
    loyal = [int(card) for card in land.loyal]
    hidden: Counter[Hidden] = Counter()
    for code in land.agendas:
        card = int(owned_card(code))
        for seat in seats:
            is_shown = any(seat in (one, two) for one, two, each in shown if each == card)
            if not is_shown and not _is_open(code, seat, loyal, land.over):
                hidden[seat, card] += 1
    unowned = [*land.agenda_deck.contents(), *(int(card) for card in land.agenda_dropped)]
    hidden.update((seat, card) for card in unowned for seat in seats)
    for stack in land.stacks:
        hidden.update((None, token) for token in stack.contents())
    for code in land.enemies:
        if enemy_up(code) == 0:
            hidden[None, int(enemy_token(code))] += 1
    return hidden


def _is_open(code: int, seat: int, loyal: Sequence[int], over: bool) -> bool:
    """Whether a seat sees an agenda in a hand: its own, one laid open, in the end any."""
    owner = owned_seat(code)
    return over or owner == seat or loyal[owner] == owned_card(code) + 1


def _hide_agendas(seen: Json, seat: int, players: int, over: bool) -> None:
    """Agendas that a seat sees stay; the others become numbers."""
    hidden = [0] * players
    open_cards = []
    for code in seen["agendas"]:
        if _is_open(code, seat, seen["loyal"], over):
            open_cards.append(code)
        else:
            hidden[owned_seat(code)] += 1
    seen["agendas"] = open_cards
    seen["hidden_agendas"] = hidden
    seen["agenda_deck"] = sum(len(cards) for cards, _ in seen["agenda_deck"])
    seen["agenda_dropped"] = len(seen["agenda_dropped"])


def _hide_tokens(seen: Json, land: Wasteland) -> None:
    """Facedown tokens show their type; which are not seen at all is known."""
    types = land.cards.token_type
    unseen: list[list[int]] = [
        [card for cards, _ in layers for card in cards] for layers in seen["stacks"]
    ]
    enemies = []
    for code in seen["enemies"]:
        if enemy_up(code) == 1:
            enemies.append(code)
        else:
            token = enemy_token(code)
            unseen[types[token]].append(int(token))
            enemies.append(code - token + TYPE_HIDDEN + int(types[token]))
    seen["enemies"] = enemies
    seen["stacks"] = [sum(len(cards) for cards, _ in layers) for layers in seen["stacks"]]
    seen["unseen"] = [sorted(tokens) for tokens in unseen]


def _hide_trade(frame: list[Any], seat: int) -> list[Any]:
    """The agendas of a proposal, but for one's own and those that have been shown to one."""
    camper, partner, builder = frame[1:4]
    other = partner if builder == camper else camper
    shown = frame[_SHOWN] if seat in (camper, partner) else []

    def hidden(agendas: list[int], owner: int) -> list[int]:
        return [card if seat == owner or card in shown else _UNSEEN for card in agendas]

    seen = list(frame)
    seen[_GIVEN] = hidden(frame[_GIVEN], builder)
    seen[_NAMED] = hidden(frame[_NAMED], other)
    seen[_SHOWN] = shown if seat in (camper, partner) else [_UNSEEN] * len(frame[_SHOWN])
    return seen


# Guessing what is hidden


def guess(seen: Mapping[str, Any], land: Wasteland, rng: Rng) -> Json:
    """A position that agrees with what a seat knows."""
    position = dict(seen)
    _guess_agendas(position, land, rng)
    _guess_tokens(position, rng)
    return position


def disguise(land: Wasteland, seat: int, rng: Rng) -> None:
    """Put a guess in the place of what is hidden from a seat: that of `guess`, without a dump."""
    seen: Json = {
        "loyal": land.loyal,
        "revealed": int(land.revealed),
        "agendas": [int(code) for code in land.agendas],
        "agenda_discards": land.agenda_discards,
        "agenda_dropped": land.agenda_dropped,
        "agenda_deck": dump_pile(land.agenda_deck),
        "enemies": [int(code) for code in land.enemies],
        "stacks": [dump_pile(pile) for pile in land.stacks],
        "stack": [],
    }
    places = [i for i, frame in enumerate(land.stack) if type(frame).__name__ == Trade.__name__]
    for place in places:
        frame = dump_frame(land.stack[place])
        seen["stack"].append(_hide_trade(frame, seat))
    _hide_agendas(seen, seat, int(land.players), land.over)
    _hide_tokens(seen, land)
    position = guess(seen, land, rng)
    for name in ("agendas", "agenda_dropped", "enemies"):
        setattr(land, name, vec[i64](position[name]))
    land.agenda_deck = load_pile(position["agenda_deck"])
    land.stacks = [load_pile(layers) for layers in position["stacks"]]
    for place, frame in zip(places, position["stack"], strict=True):
        land.stack[place] = Trade(*frame[1:])


def _guess_agendas(position: Json, land: Wasteland, rng: Rng) -> None:
    """Deal the agendas that are nowhere in sight."""
    players = int(land.players)
    in_sight = {owned_card(code) for code in position["agendas"]}
    in_sight.update(position["agenda_discards"])
    if position["revealed"]:
        in_sight.add(position["revealed"] - 1)
    limits = land.cards.agenda_players
    rest = [card for card in range(len(limits)) if limits[card] <= players and card not in in_sight]
    _shuffle(rest, rng)
    hands = _shown_in_trades(position, rest)
    for seat, number in enumerate(position.pop("hidden_agendas")):
        shown = hands.get(seat, [])
        dealt = shown + [rest.pop() for _ in range(number - len(shown))]
        hands[seat] = dealt
        position["agendas"] = sorted(
            [*position["agendas"], *(int(owned_code(seat, card)) for card in dealt)]
        )
    position["agenda_dropped"] = sorted(rest.pop() for _ in range(position["agenda_dropped"]))
    position["agenda_deck"] = [[sorted(rest), 0]]
    _fill_trades(position)


def _shown_in_trades(position: Json, rest: list[int]) -> dict[int, list[int]]:
    """Agendas that are known to be in a hand because their owner has shown them."""
    hands: dict[int, list[int]] = {}
    for frame in position["stack"]:
        if frame[0] == Trade.__name__:
            camper, partner, builder = frame[1:4]
            other = partner if builder == camper else camper
            for owner, row in ((builder, frame[_GIVEN]), (other, frame[_NAMED])):
                for card in row:
                    if card in rest:
                        rest.remove(card)
                        hands.setdefault(owner, []).append(card)
    return hands


def _fill_trades(position: Json) -> None:
    """Unseen agendas of a proposal are some of their owner's hand."""
    stack = []
    for frame in position["stack"]:
        if frame[0] == Trade.__name__:
            camper, partner, builder = frame[1:4]
            other = partner if builder == camper else camper
            frame = list(frame)
            frame[_GIVEN] = _fill(frame[_GIVEN], builder, position)
            frame[_NAMED] = _fill(frame[_NAMED], other, position)
            in_deal = [*frame[_GIVEN], *frame[_NAMED]]
            frame[_SHOWN] = _fill_shown(frame[_SHOWN], in_deal)
        stack.append(frame)
    position["stack"] = stack


def _fill(row: list[int], owner: int, position: Json) -> list[int]:
    hand = [owned_card(code) for code in position["agendas"] if owned_seat(code) == owner]
    free = [int(card) for card in hand if card not in row]
    return [card if card != _UNSEEN else free.pop(0) for card in row]


def _fill_shown(row: list[int], in_deal: list[int]) -> list[int]:
    return [card if card != _UNSEEN else in_deal[i] for i, card in enumerate(row)]


def _guess_tokens(position: Json, rng: Rng) -> None:
    """Turn the unseen tokens of each type into facedown ones and stacks."""
    unseen = [list(tokens) for tokens in position.pop("unseen")]
    hidden = {enemy_token(code) - TYPE_HIDDEN for code in position["enemies"] if not enemy_up(code)}
    for kind in sorted(hidden):
        _shuffle(unseen[kind], rng)
    position["enemies"] = [
        code
        if enemy_up(code) == 1
        else code - enemy_token(code) + unseen[enemy_token(code) - TYPE_HIDDEN].pop()
        for code in position["enemies"]
    ]
    position["stacks"] = [[[sorted(unseen[kind]), 0]] for kind in range(TYPES)]


def _shuffle(row: list[int], rng: Rng) -> None:
    for last in range(len(row) - 1, 0, -1):
        place = int(rng.below(last + 1))
        row[last], row[place] = row[place], row[last]
