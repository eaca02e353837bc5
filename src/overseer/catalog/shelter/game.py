"""The game of Fallout Shelter: rules and packs joined."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from overseer.catalog.game import CatalogGame
from overseer.catalog.options import Choices, no_unknown
from overseer.catalog.shelter.book import ShelterBook
from overseer.catalog.shelter.linker import link
from overseer.content.shelter import load
from overseer.games.shelter.codec import put_position
from overseer.games.shelter.house import HOUSE_RULES, apply_house_rules
from overseer.games.shelter.setup import set_up
from overseer.games.shelter.vault import Vault
from overseer.games.shelter.view import checksum
from overseer.kernel.errors import Malformed
from overseer.kernel.game import AUTO, PackId, is_auto
from overseer.kernel.rng import Rng
from overseer.kernel.seed import generator

OPTIONS = ("first_player", "elevator_order", "max_rounds", "house_rules")
CLOCKWISE = "clockwise"
RANDOM = "random"


class ShelterGame(CatalogGame):
    """Fallout Shelter with the packs in play."""

    name = "shelter"
    rules_version = "1"
    seats = range(2, 5)

    def __init__(self, packs: Sequence[Path | str] = ()) -> None:
        self.content = load(packs)
        self.cards, self.names = link(self.content)
        self.packs = tuple(
            PackId(pack.id, pack.version, pack.rules_hash) for pack in self.content.packs
        )
        self.book = ShelterBook(self.names, self.content, self.header())

    def new(
        self,
        players: int,
        seed: int | None = None,
        *,
        chance: str = AUTO,
        forced: str = AUTO,
        **options: Any,
    ) -> Vault:
        """A new game; without a seed, one is drawn.

        `first_player`: "random" or a seat. `elevator_order`: "clockwise" from the first player,
        "random", or the seats from the top level down. `max_rounds`: a number, or None.
        `house_rules`: a list of names.
        """
        self.check_players(players)
        chosen = check_options(options, players)
        rng = generator(secrets.randbits(128) if seed is None else seed)
        vault = Vault(
            self.cards,
            self.book,
            players,
            chosen,
            rng,
            is_auto(chance, "chance"),
            is_auto(forced, "forced"),
        )
        first, order = chosen["first_player"], chosen["elevator_order"]
        set_up(
            vault,
            -1 if first == RANDOM else first,
            list(order) if isinstance(order, list) else [],
            order == RANDOM,
        )
        vault.max_rounds = chosen["max_rounds"] or 0
        apply_house_rules(vault, chosen["house_rules"])
        vault.settle()
        return vault

    def restore(self, dump: Mapping[str, Any]) -> Vault:
        """The state that a dump was made of, which plays on with the same dice."""
        if not isinstance(dump, Mapping):
            raise Malformed("This is not the dump of a game: it is not a mapping.")
        for key, value in self.header().items():
            if dump.get(key) != value:
                raise Malformed(
                    f"The dump's {key} is {dump.get(key)!r}, but this game's is {value!r}."
                )
        try:
            if not self.book.is_intact(dump):
                raise Malformed("The dump has been changed: its digest is that of another state.")
            return self._placed(dump, _generator(dump["generator"]), dump["position"])
        except (KeyError, TypeError, ValueError) as error:
            raise Malformed(f"This is not the dump of a game: {error!r}.") from None

    def sample(self, view: Mapping[str, Any], seed: int) -> Vault:
        """A full state that agrees with a view; only the dice and draws to come are new."""
        rng = generator(seed)
        try:
            if view["game"] != self.name:
                raise Malformed(f"The view is of {view['game']!r}, not of {self.name!r}.")
            seen = view["known"]["position"]
            if checksum(view["players"], view["options"], seen) != view["known"]["checksum"]:
                raise Malformed("The view has been changed: its checksum is that of another one.")
            return self._placed({**view, "chance": AUTO, "forced": AUTO}, rng, seen)
        except (KeyError, TypeError, ValueError) as error:
            raise Malformed(f"This is not a view of a game: {error!r}.") from None

    def _placed(self, dump: Mapping[str, Any], rng: Rng, position: Mapping[str, Any]) -> Vault:
        players = self.check_players(dump["players"])
        vault = Vault(
            self.cards,
            self.book,
            players,
            check_options(dict(dump["options"]), players),
            rng,
            is_auto(dump["chance"], "chance"),
            is_auto(dump["forced"], "forced"),
        )
        vault.unpack()
        put_position(vault, position)
        vault.settle()
        return vault


def _generator(words: Sequence[int]) -> Rng:
    """The generator of a dump."""
    if len(words) != 4 or any(type(word) is not int or word >> 32 for word in words):
        raise ValueError("the generator is four words of 32 bits")
    return Rng(*words)


def check_options(options: dict[str, Any], players: int) -> dict[str, Any]:
    """All table options with their defaults filled in; unknown or impossible ones raise."""
    no_unknown(options, OPTIONS)
    choices = Choices(options)
    seats = range(players)
    order = options.get("elevator_order", CLOCKWISE)
    if isinstance(order, list | tuple):
        if any(type(seat) is not int for seat in order) or sorted(order) != list(seats):
            raise Malformed(
                f"elevator_order names every seat from 0 to {players - 1} once, not {order!r}."
            )
        order = list(order)
    elif order not in (CLOCKWISE, RANDOM):
        raise Malformed(
            f'elevator_order is "{CLOCKWISE}", "{RANDOM}" or a list of seats, not {order!r}.'
        )
    first = options.get("first_player", RANDOM)
    if first != RANDOM and (type(first) is not int or first not in seats):
        raise Malformed(
            f'first_player is "{RANDOM}" or a seat from 0 to {players - 1}, not {first!r}.'
        )
    return {
        "first_player": first,
        "elevator_order": order,
        "max_rounds": choices.limit("max_rounds"),
        "house_rules": choices.names("house_rules", tuple(HOUSE_RULES)),
    }
