"""What a seat may know of a position, listed field by field, and guesses at the rest.

Hidden are other survivors' agendas, the agendas that were discarded facedown, and the tokens that
lie facedown on the map (FO-AGENDA-04, FO-ENEMY-03). The order of decks and the tiles that lie
facedown come into being as they are drawn, so nobody can know them.

`Known`, and KNOWN of each frame, name all that is told: a field of the position or of a frame that
stands in neither is not known to anybody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs
from mypy_extensions import i64

from overseer.games.fallout.codec import CODEC
from overseer.games.fallout.rows import (
    enemy_token,
    enemy_up,
    owned_card,
    owned_code,
    owned_seat,
)
from overseer.games.fallout.terms import TYPE_HIDDEN, TYPES
from overseer.games.fallout.trade import Trade
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.book import Hidden
from overseer.kernel.codec import known_frames, load_pile, plain
from overseer.kernel.decision import ALL, SPECTATOR
from overseer.kernel.rng import Rng
from overseer.kernel.vecs import vec

_UNSEEN = -1  # an agenda that one may not see

Row = list[int]
Pile = list[tuple[Row, int]]  # layers from the top: cards, and how many are borrowed from below


class KnownTrade(Struct, frozen=True, kw_only=True):
    """A proposal; agendas that a seat may not see are -1 (FO-R-69)."""

    camper: int
    partner: int
    builder: int
    stage: int
    give_caps: int
    want_caps: int
    want_agendas: int
    give: Row
    want: Row
    give_agendas: Row
    named_agendas: Row
    shown: Row


class Sight(Struct, frozen=True, kw_only=True):
    """What a seat sees of agendas and tokens."""

    agendas: Row  # that are open to the seat
    hidden_agendas: Row  # how many more each survivor has
    agenda_deck: int  # how many
    agenda_dropped: int  # how many
    enemies: Row  # facedown ones by their type
    unseen: list[Row]  # by types: the tokens that lie facedown on the map or in the stack
    trades: list[KnownTrade]  # from the bottom of the frames up


class Known(Struct, frozen=True, kw_only=True):
    """All that a seat may know of a position; the names are those of the `Wasteland`."""

    sight: Sight
    frames: list[list[Any]]  # names and fields; a trade's are among what is in sight

    scenario: int
    max_rounds: int
    auto_steps: int
    lead_cap: int
    round: int
    first_player: int
    active: int
    actions: int
    points: int
    window: int
    encountered: int
    turn_damage: int
    turn_rads: int
    revealed: int
    activating: int
    depletions: int
    deals: int
    pieces: int
    winners: int
    lost: int
    truncated: int
    due: int

    character: Row
    node: Row
    hp: Row
    rads: Row
    xp: Row
    levels: Row
    letters: Row
    traits: Row
    caps: Row
    loyal: Row
    eliminated: Row
    deaths: Row
    held: Row
    gained: Row
    perks: Row
    kept: Row
    used: Row
    icons: Row
    slots: Row
    markers: Row
    waiting: Row
    staged: Row
    counts: Row
    timers: Row
    shelf: Row
    deeds: Row
    limbo: Row
    contest: Row
    bag: Row
    tiles: Row
    shop: Row
    power: Row
    perk_deck: Row
    unique_deck: Row
    unique_aside: Row
    loot_discards: Row
    asset_discards: Row
    agenda_discards: Row
    token_discards: Row

    loot_deck: Pile
    asset_deck: Pile
    encounter_decks: list[Pile]


_OPEN = tuple(name for name in Known.__struct_fields__ if name not in ("sight", "frames"))


def known(land: Wasteland, seat: int) -> Known:
    """What a seat may know of a position."""
    return Known(
        sight=sight_of(land, seat),
        frames=known_frames(land),
        **CODEC.picked(land, _OPEN),
    )


def sight_of(land: Wasteland, seat: int) -> Sight:
    """What a seat sees of agendas and tokens."""
    hidden_agendas = [0] * int(land.players)
    agendas = []
    for code in land.agendas:
        if _is_open(land, code, seat):
            agendas.append(int(code))
        else:
            hidden_agendas[owned_seat(code)] += 1
    types = land.cards.token_type
    unseen = [stack.contents() for stack in land.stacks]
    enemies = []
    for code in land.enemies:
        token = int(enemy_token(code))
        if enemy_up(code) == 1:
            enemies.append(int(code))
        else:
            unseen[types[token]].append(token)
            enemies.append(int(code) - token + TYPE_HIDDEN + int(types[token]))
    return Sight(
        agendas=agendas,
        hidden_agendas=hidden_agendas,
        agenda_deck=int(land.agenda_deck.size()),
        agenda_dropped=len(land.agenda_dropped),
        enemies=enemies,
        unseen=[sorted(tokens) for tokens in unseen],
        trades=[_trade(frame, seat) for frame in land.stack if isinstance(frame, Trade)],
    )


def _is_open(land: Wasteland, code: int, seat: int) -> bool:
    """Whether a seat sees an agenda in a hand: its own, or one that all see."""
    return owned_seat(code) == seat or _is_laid_open(land, code)


def _is_laid_open(land: Wasteland, code: int) -> bool:
    """Whether everybody sees an agenda in a hand: one that is laid open, in the end any."""
    return land.over or land.loyal[owned_seat(code)] == owned_card(code) + 1


def _trade(frame: Trade, seat: int) -> KnownTrade:
    """The agendas of a proposal, but for one's own and those that have been shown to one."""

    def seen(agendas: Sequence[int], owner: int) -> Row:
        return [card if shows(frame, card, owner, seat) else _UNSEEN for card in agendas]

    return KnownTrade(
        camper=int(frame.camper),
        partner=int(frame.partner),
        builder=int(frame.builder),
        stage=int(frame.stage),
        give_caps=int(frame.give_caps),
        want_caps=int(frame.want_caps),
        want_agendas=int(frame.want_agendas),
        give=frame.give[:],
        want=frame.want[:],
        give_agendas=seen(frame.give_agendas, int(frame.builder)),
        named_agendas=seen(frame.named_agendas, int(frame.other())),
        shown=[card if frame.is_party(seat) else _UNSEEN for card in frame.shown],
    )


def _parties(frame: Trade) -> tuple[int, int]:
    return int(frame.camper), int(frame.partner)


def shows(frame: Trade, card: int, owner: int, seat: int) -> bool:
    """Whether a seat, or who sees everything, may know an agenda in a deal."""
    return seat == ALL or frame.shows(card, owner, seat)


def unseen(land: Wasteland) -> Counter[Hidden]:
    """The agendas and tokens that a seat cannot tell apart, wherever they lie."""
    seats = [*range(land.players), SPECTATOR]
    trades = [frame for frame in land.stack if isinstance(frame, Trade)]
    unowned = [*land.agenda_deck.contents(), *plain(land.agenda_dropped)]
    hidden: list[Hidden] = [(seat, card) for card in unowned for seat in seats]
    for code in land.agendas:
        if not _is_laid_open(land, code):
            card = int(owned_card(code))
            seeing = {int(owned_seat(code))}
            for frame in trades:
                if card in frame.shown:
                    seeing.update(_parties(frame))
            hidden += [(seat, card) for seat in seats if seat not in seeing]
    for stack in land.stacks:
        hidden += [(None, token) for token in stack.contents()]
    hidden += [(None, int(enemy_token(code))) for code in land.enemies if enemy_up(code) == 0]
    return Counter(hidden)


# Guessing what is hidden


class Guess(Struct, frozen=True, kw_only=True):
    """One way in which hidden agendas and tokens may lie."""

    agendas: Row
    agenda_dropped: Row
    agenda_deck: Pile
    enemies: Row
    stacks: list[Pile]
    trades: list[KnownTrade]  # without unseen agendas


def position_of(seen: Known, land: Wasteland, rng: Rng) -> dict[str, Any]:
    """A position that agrees with what a seat knows, as the codec dumps one.

    `land` need only have the cards and the number of players.
    """
    elsewhere = {*seen.agenda_discards, seen.revealed - 1}
    guessed = _guess(seen.sight, land, elsewhere, rng)
    trades = iter(guessed.trades)
    stack = [
        [name, *(structs.astuple(next(trades)) if name == Trade.__name__ else fields)]
        for name, *fields in seen.frames
    ]
    position = {name: getattr(seen, name) for name in _OPEN}
    hidden = structs.asdict(guessed)
    del hidden["trades"]
    return {**position, **hidden, "stack": stack}


def disguise(land: Wasteland, seat: int, rng: Rng) -> None:
    """Put a guess in the place of what is hidden from a seat: that of `position_of`."""
    elsewhere = {*map(int, land.agenda_discards), int(land.revealed) - 1}
    guessed = _guess(sight_of(land, seat), land, elsewhere, rng)
    land.agendas = vec[i64](guessed.agendas)
    land.agenda_dropped = vec[i64](guessed.agenda_dropped)
    land.agenda_deck = load_pile(guessed.agenda_deck)
    land.enemies = vec[i64](guessed.enemies)
    land.stacks = [load_pile(layers) for layers in guessed.stacks]
    trades = iter(guessed.trades)
    for place, frame in enumerate(land.stack):
        if isinstance(frame, Trade):
            land.stack[place] = Trade(*structs.astuple(next(trades)))


def _guess(seen: Sight, land: Wasteland, elsewhere: set[int], rng: Rng) -> Guess:
    """Deal the agendas and tokens that are nowhere in sight."""
    limits = land.cards.agenda_players
    in_sight = {owned_card(code) for code in seen.agendas} | elsewhere
    rest = [
        card for card in range(len(limits)) if limits[card] <= land.players and card not in in_sight
    ]
    _shuffle(rest, rng)
    hands = _shown_in_trades(seen.trades, rest)
    agendas = seen.agendas[:]
    for seat, number in enumerate(seen.hidden_agendas):
        shown = hands.get(seat, [])
        dealt = shown + [rest.pop() for _ in range(number - len(shown))]
        agendas += [int(owned_code(seat, card)) for card in dealt]
        agendas.sort()
    dropped = sorted(rest.pop() for _ in range(seen.agenda_dropped))
    trades = [_filled(trade, agendas) for trade in seen.trades]
    tokens = _deal_tokens(seen, rng)
    return Guess(
        agendas=agendas,
        agenda_dropped=dropped,
        agenda_deck=[(sorted(rest), 0)],
        enemies=tokens[0],
        stacks=tokens[1],
        trades=trades,
    )


def _other(trade: KnownTrade) -> int:
    return trade.partner if trade.builder == trade.camper else trade.camper


def _shown_in_trades(trades: Sequence[KnownTrade], rest: Row) -> dict[int, Row]:
    """Agendas that are known to be in a hand because their owner has shown them."""
    hands: dict[int, Row] = {}
    for trade in trades:
        rows = ((trade.builder, trade.give_agendas), (_other(trade), trade.named_agendas))
        for owner, row in rows:
            for card in row:
                if card in rest:
                    rest.remove(card)
                    hands.setdefault(owner, []).append(card)
    return hands


def _filled(trade: KnownTrade, agendas: Row) -> KnownTrade:
    """Unseen agendas of a proposal are some of their owner's hand."""

    def fill(row: Row, owner: int) -> Row:
        hand = [int(owned_card(code)) for code in agendas if owned_seat(code) == owner]
        free = [card for card in hand if card not in row]
        return [card if card != _UNSEEN else free.pop(0) for card in row]

    given = fill(trade.give_agendas, trade.builder)
    named = fill(trade.named_agendas, _other(trade))
    in_deal = [*given, *named]
    shown = [card if card != _UNSEEN else in_deal[i] for i, card in enumerate(trade.shown)]
    return structs.replace(trade, give_agendas=given, named_agendas=named, shown=shown)


def _deal_tokens(seen: Sight, rng: Rng) -> tuple[Row, list[Pile]]:
    """Turn the unseen tokens of each type into facedown ones and stacks."""
    unseen = [tokens[:] for tokens in seen.unseen]
    hidden = {enemy_token(code) - TYPE_HIDDEN for code in seen.enemies if not enemy_up(code)}
    for kind in sorted(hidden):
        _shuffle(unseen[kind], rng)
    enemies = [
        code
        if enemy_up(code) == 1
        else code - enemy_token(code) + unseen[enemy_token(code) - TYPE_HIDDEN].pop()
        for code in seen.enemies
    ]
    return enemies, [[(sorted(unseen[kind]), 0)] for kind in range(TYPES)]


def _shuffle(row: Row, rng: Rng) -> None:
    for last in range(len(row) - 1, 0, -1):
        place = int(rng.below(last + 1))
        row[last], row[place] = row[place], row[last]
