"""The codec: a wasteland as JSON types and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
from overseer.games.fallout.setup import Setup
from overseer.games.fallout.shop import Shop
from overseer.games.fallout.skill_test import Test
from overseer.games.fallout.spaces import draw_map
from overseer.games.fallout.survivor_death import Killed
from overseer.games.fallout.trade import Trade
from overseer.games.fallout.turn import Deposit, Turn
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.codec import Codec, frames_by_name

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


def put_position(land: Wasteland, dump: Mapping[str, Any]) -> None:
    """Give a wasteland the position of a dump, whose fingerprint must have been checked."""
    CODEC.put(land, dump)
    draw_map(land)
