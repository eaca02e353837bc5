"""Prowls: what each enemy on the map would do if its kind came up now, as the rules decide it.

A token that lies facedown is known by its type alone, and so is what it would do (FO-ENEMY-03).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from overseer.display.fallout import pictures
from overseer.display.fallout.look import Look
from overseer.games.fallout import terms as t
from overseer.games.fallout.activation import (
    FIGHT_ACROSS,
    FIGHT_HERE,
    NO_PLAN,
    next_steps,
    plan,
    plan_kind,
    plan_seat,
)
from overseer.games.fallout.aggressive import victim_of_move
from overseer.games.fallout.citations import EVENTS
from overseer.games.fallout.enemies import icon_of, is_enemy
from overseer.games.fallout.events import ICONS
from overseer.games.fallout.notation import FACTIONS, node_name
from overseer.games.fallout.rows import (
    enemy_code,
    enemy_node,
    enemy_piece,
    enemy_token,
    enemy_up,
)
from overseer.games.fallout.spaces import distances

ProwlKind = Literal["walks", "fights", "shoots", "stays", "wakes"]


class Prowl(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an enemy would do."""

    space: str  # where it is
    icon: str  # of its type or faction
    name: str
    kind: ProwlKind
    seat: int = -1  # whom it goes for
    steps: list[str] = []  # where it goes; of several, which are equally good, one is picked
    fights: bool = False  # whether it fights there at once
    text: str
    rules: list[str]


def prowls_of(look: Look) -> list[Prowl]:
    """The enemies in the order of their kinds and spaces."""
    land = look.land
    codes = [code for code in land.enemies if is_enemy(land, enemy_token(code))]
    # Nothing may follow from the order of tokens that look alike.
    prowls = [
        (
            icon_of(land, enemy_token(code)),
            _awake(look, code) if enemy_up(code) else _asleep(look, code),
        )
        for code in codes
    ]
    prowls.sort(key=lambda each: (each[0], each[1].space, each[1].kind, each[1].name))
    return [prowl for _, prowl in prowls]


def _asleep(look: Look, code: int) -> Prowl:
    icon = ICONS[icon_of(look.land, enemy_token(code))]
    return Prowl(
        space=node_name(enemy_node(code)),
        icon=_picture(icon),
        name=look.say("play-fallout-facedown", type=look.icon_name(icon)),
        kind="wakes",
        text=look.say("display-fallout-prowl-wakes"),
        rules=[EVENTS[t.E_ENEMY_WOKE][0], "FO-ACTIV-09"],
    )


def _awake(look: Look, code: int) -> Prowl:
    land, token = look.land, enemy_token(code)
    decided = plan(land, code)
    seat = -1 if decided == NO_PLAN else int(plan_seat(decided))
    kind, nodes = _conduct(look, code, decided)
    fights = any(victim_of_move(land, _moved(code, node)) >= 0 for node in nodes)
    away = 0 if seat < 0 else int(distances(land, enemy_node(code))[land.node[seat]])
    message = "joins" if fights else kind
    said = [
        look.say(
            f"display-fallout-prowl-{message}",
            player=look.words.player(seat) if seat >= 0 else "",
            count=away,
        )
    ]
    if len(nodes) > 1:
        said.append(look.say("display-fallout-prowl-ways", count=len(nodes)))
    return Prowl(
        space=node_name(enemy_node(code)),
        icon=_picture(ICONS[icon_of(land, token)]),
        name=look.enemy(look.book.names.tokens[token]),
        kind=kind,
        seat=seat,
        steps=[node_name(node) for node in nodes],
        fights=fights,
        text=" ".join(said),
        rules=_rules(kind, fights, len(nodes)),
    )


def _conduct(look: Look, code: int, decided: int) -> tuple[ProwlKind, list[int]]:
    """What an enemy does, and where it may step to."""
    if decided == NO_PLAN:
        return "stays", []
    if plan_kind(decided) == FIGHT_HERE:
        return "fights", []
    if plan_kind(decided) == FIGHT_ACROSS:
        return "shoots", []
    return "walks", [int(node) for node in next_steps(look.land, code, plan_seat(decided))]


def _picture(icon: str) -> str:
    return pictures.of("faction" if icon in FACTIONS else "type", icon)


def _moved(code: int, node: int) -> int:
    return int(enemy_code(node, 1, enemy_token(code), enemy_piece(code)))


def _rules(kind: ProwlKind, fights: bool, ways: int) -> list[str]:
    rules = {
        "walks": EVENTS[t.E_ENEMY_MOVED],
        "fights": ("FO-ACTIV-02",),
        "shoots": ("FO-ABIL-09",),
        "stays": ("FO-R-26",),
        "wakes": (),
    }[kind]
    aim = () if kind == "stays" else EVENTS[t.E_ENEMY_AIMS][:1]
    joins = ("FO-ABIL-01",) if fights else ()
    tie = EVENTS[t.E_ENEMY_COULD] if ways > 1 else ()
    return [*rules, *aim, *joins, *tie]
