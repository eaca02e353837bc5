"""Kills: what follows the death of an enemy, in order (FO-RESP, FO-R-39)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.caps import gain_caps
from overseer.games.fallout.decks import draw_cards
from overseer.games.fallout.enemies import (
    DRAWN,
    Spawn,
    abilities_of,
    discard_token,
    level_of,
    remove_enemy,
)
from overseer.games.fallout.frame import LandFrame, report
from overseer.games.fallout.items import passive
from overseer.games.fallout.pairs import where_of
from overseer.games.fallout.quests import tell_from
from overseer.games.fallout.refusal import NOT_NEAREST
from overseer.games.fallout.rows import enemy_code, enemy_node, enemy_piece, enemy_token, has
from overseer.games.fallout.spaces import distances, places_that_fit, put_refusals
from overseer.games.fallout.terms import (
    ASK_RESPAWN,
    D_KILL,
    E_KILLED_ENEMY,
    FACTIONS,
    LOOT,
    LOOTED,
    P_KILL_CAPS,
    PUT,
    W_ENEMY,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.games.fallout.xp import gain_xp
from overseer.kernel.decision import Decision, a_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec

COPY: Final = -2  # the node of an enemy that stands for a token of an empty stack (FO-R-20)

_DISCARD: Final = 0
_LOOT: Final = 1
_RESPAWN: Final = 2
_DEED: Final = 3


def respawn_nodes(land: Wasteland, kind: i64, node: i64) -> vec[i64]:
    """The spaces with a type's icon that are nearest, of those that lie faceup (FO-R-19)."""
    far = distances(land, node)
    spaces = places_that_fit(land, where_of(W_ENEMY, kind), node, 0)
    nearest: i64 = -1
    for i in range(len(spaces)):
        away = far[spaces[i]]
        if away >= 0 and (nearest < 0 or away < nearest):
            nearest = away
    nodes = vec[i64]()
    for i in range(len(spaces)):
        if nearest >= 0 and far[spaces[i]] == nearest:
            nodes = append(nodes, spaces[i])
    return nodes


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Kill(LandFrame):
    """An enemy was killed by a survivor, in a fight or out of it."""

    KNOWN: ClassVar[tuple[str, ...]] = (
        "seat",
        "token",
        "node",
        "piece",
        "level",
        "abilities",
        "stage",
        "respawned",
        "here",
    )

    def __init__(
        self,
        seat: i64,
        token: i64,
        node: i64,
        piece: i64,
        level: i64,
        abilities: i64,
        stage: i64,
        respawned: i64,
        here: i64,
    ) -> None:
        self.seat = seat
        self.token = token
        self.node = node
        self.piece = piece
        self.level = level
        self.abilities = abilities
        self.stage = stage
        self.respawned = respawned
        self.here = here  # where the killer stood

    def ask(self, land: Wasteland) -> Decision | None:
        """Where the next one of its type appears, if several spaces are equally near."""
        if self.stage != _RESPAWN or self.respawned == 1 or land.due != 0:
            return None
        if self.token < FACTIONS or self.node < 0:
            return None
        nodes = respawn_nodes(land, land.cards.token_type[self.token], self.node)
        if len(nodes) == 0:
            return None
        codes = vec[i64]()
        for i in range(len(nodes)):
            codes = append(codes, pack(PUT, nodes[i]))
        return land.question(land.first_player, ASK_RESPAWN, self.token, codes, 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why the next one does not appear on a space (FO-R-19)."""
        if verb_of(code) != PUT:
            return NOT_NOW
        kind = land.cards.token_type[self.token]
        reasons = put_refusals(land, a_of(code), where_of(W_ENEMY, kind), self.node, 0)
        if reasons != 0:
            return reasons
        return 0 if has(respawn_nodes(land, kind, self.node), a_of(code)) else NOT_NEAREST

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """A new token of the type is drawn and put there facedown (FO-RESP-02)."""
        self.respawned = 1
        land.stack.append(Spawn(land.cards.token_type[self.token], a_of(code), 0))

    def run(self, land: Wasteland) -> None:
        """One part after the other, each a unit of its own."""
        if land.due != 0:
            land.end_unit()
            return
        stage = self.stage
        self.stage += 1
        if stage == _DISCARD:
            self._discard(land)
        elif stage == _LOOT:
            if self.abilities & LOOTED != 0 and land.eliminated[self.seat] == 0:
                draw_cards(land, self.seat, LOOT, 1)
        elif stage == _DEED:
            land.stack.pop()
            land.due = 1
            report(land, 1, 0)
            if land.eliminated[self.seat] == 0:
                tell_from(
                    land,
                    self.seat,
                    self.here,
                    D_KILL,
                    self.token,
                    self.level,
                    self.abilities,
                )

    def _discard(self, land: Wasteland) -> None:
        """The token leaves the map, and the killer learns from it (FO-RESP-01, 05, FO-FIGHT-10)."""
        if self.node >= 0:
            code = enemy_code(self.node, 1, self.token, self.piece)
            remove_enemy(land, code)
            for frame in land.stack:
                if isinstance(frame, LandFrame):
                    frame.hear_death(code)
        elif self.node == DRAWN:
            discard_token(land, self.token)
        land.emit(E_KILLED_ENEMY, self.seat, self.token, max(self.node, 0))
        gain_caps(land, self.seat, passive(land, self.seat, P_KILL_CAPS))
        gain_xp(land, self.seat, self.level)

    def put_away(self, land: Wasteland) -> None:
        """A token that was drawn to be fought is discarded."""
        if self.node == DRAWN and self.stage == _DISCARD:
            discard_token(land, self.token)

    def copy(self) -> Kill:
        """An independent frame with the same fields."""
        return Kill(
            self.seat,
            self.token,
            self.node,
            self.piece,
            self.level,
            self.abilities,
            self.stage,
            self.respawned,
            self.here,
        )


def kill(
    land: Wasteland, seat: i64, token: i64, node: i64, piece: i64, level: i64, abilities: i64
) -> None:
    """Begin what follows the death of an enemy in a fight."""
    here = land.node[seat]
    land.stack.append(Kill(seat, token, node, piece, level, abilities, _DISCARD, 0, here))


def kill_outright(land: Wasteland, seat: i64, code: i64, here: i64) -> None:
    """Kill an enemy on the map without a fight (FO-RESP-05)."""
    token = enemy_token(code)
    node = enemy_node(code)
    level = level_of(land, token)
    abilities = abilities_of(land, token)
    piece = enemy_piece(code)
    land.stack.append(Kill(seat, token, node, piece, level, abilities, _DISCARD, 0, here))
