"""A table for rules tests: arrange by the rulebook's nouns, act and ask by notation.

    table = Table(players=2)
    table.cubes(0, "WW").room(1, "right", "garden")
    table.play("place - L1.7")
    assert table.cubes_of(0) == "WWFF"

Seat 0 begins and owns level 1, seat 1 owns level 2, and so on. Chance is scripted: rolls must be
played (`roll 2 5`); draws are answered with the first possible card unless `play` names one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

import overseer
from overseer.catalog.shelter import ShelterGame
from overseer.games.shelter import terms as t
from overseer.games.shelter.notation import LETTERS, RESOURCES, cubes_name, parse_space
from overseer.games.shelter.vault import Vault, held_exhausted, held_item, held_seat


@cache
def game_with(packs: tuple[Path, ...] = ()) -> ShelterGame:
    """A game, loaded once per test process."""
    return cast(ShelterGame, overseer.load("shelter", packs=packs))


class Table:
    """One vault under a test's control."""

    def __init__(
        self,
        players: int = 2,
        packs: Sequence[Path] = (),
        items: Sequence[str] = ("globe", "camera", "gold-watch"),
        rooms: Sequence[str] = ("garden", "armory", "lounge"),
        **options: Any,
    ) -> None:
        self.game = game_with(tuple(packs))
        options.setdefault("first_player", 0)
        self._vault: Vault = self.game.new(players, seed=1, chance="manual", **options)
        self._words: dict[str, Any] | None = None  # of a table that is being arranged
        script = [f"draw item {item}" for item in items] + [f"draw room {room}" for room in rooms]
        offered = {option.notation for option in self._options()}
        for choice in script:
            kind = choice.split()[1]
            if any(notation.startswith(f"draw {kind}") for notation in offered):
                self._apply(choice if choice in offered else None)
                offered = {option.notation for option in self._options()}
        self._answer_draws()

    @property
    def vault(self) -> Vault:
        """The state; whatever has been arranged is laid out as soon as somebody looks."""
        if self._words is not None:
            words, self._words = self._words, None
            laid = self.game.position(words, seed=1, chance="manual", forced="manual")
            laid.trace, laid.auto_forced = self._vault.trace, self._vault.auto_forced
            laid.settle()
            self._vault = laid
        return self._vault

    # Arrange: the table in the words of its view

    def cubes(self, seat: int, cubes: str) -> Table:
        """Give a player exactly these cubes, such as "WWF"."""
        self._player(seat)["cubes"] = {kind: cubes.count(kind) for kind in RESOURCES[: t.KINDS]}
        return self

    def happiness(self, seat: int, number: int) -> Table:
        """Give a player exactly this much happiness."""
        self._player(seat)["happiness"] = number
        return self

    def dwellers(self, seat: int, *who: str) -> Table:
        """Put exactly these dwellers in front of a player: "-", "!", a letter, or "S!" lying.

        Dwellers of the player that stand in the vault stay there.
        """
        self._player(seat)["dwellers"] = {
            "untrained": who.count("-"),
            "injured": who.count("!"),
            "trained": {
                one[0]: "injured" if one.endswith("!") else "uninjured"
                for one in who
                if one not in "-!"
            },
        }
        return self

    def items(self, seat: int, *items: str) -> Table:
        """Lay these items in front of a player; "shotgun!" is exhausted."""
        for item in items:
            card = self._drawn("items", item.removesuffix("!"))
            self._player(seat)["items"].append({"item": card, "exhausted": item.endswith("!")})
        return self

    def room(self, level: int, side: str, *rooms: str) -> Table:
        """Build rooms outward from the elevator on a side of a level."""
        slots = self._arranging()["levels"][level]["rooms"]
        outward = (
            range(t.SLOTS // 2 - 1, -1, -1) if side == "left" else range(t.SLOTS // 2, t.SLOTS)
        )
        for room in rooms:
            slot = next(each for each in outward if slots[each] is None)
            slots[slot] = {"room": self._drawn("rooms", room)}
        return self

    def threat(self, space: str, threat: str) -> Table:
        """Lay a threat on a space."""
        self._space(space)["threat"] = self._drawn("threats", threat)
        return self

    def occupy(self, space: str, seat: int, *who: str) -> Table:
        """Stand dwellers of a player on a space: "-" uninjured, "!" injured."""
        there = self._space(space)
        there["occupant"] = seat
        there.setdefault("dwellers", []).extend({"injured": one == "!"} for one in who or "-")
        return self

    def deck(self, name: str, *cards: str) -> Table:
        """Leave only these cards in a deck; the others go to its discards."""
        table, kept = self._arranging(), list(cards)
        for layer in table["piles"][f"{name}s"]:
            for card in list(layer["cards"]):
                if card in kept:
                    kept.remove(card)
                else:
                    layer["cards"].remove(card)
                    table["discards"][f"{name}s"].append(card)
        return self

    def _arranging(self) -> dict[str, Any]:
        """The table as it is being arranged: all of it that follows from nothing else."""
        if self._words is None:
            table: Any = self._vault.view(overseer.ALL)["table"]
            del table["decks"], table["last_round"]
            for player in table["players"]:
                del player["expected_happiness"]
                del player["dwellers"]["in_vault"], player["dwellers"]["owned"]
            for level in table["levels"]:
                rooms = [room for room in level["rooms"] if room is not None]
                for space in (
                    level["elevator"],
                    *(each for room in rooms for each in room["spaces"]),
                ):
                    del space["card"], space["beaten"]
            self._words = table
        return self._words

    def _player(self, seat: int) -> dict[str, Any]:
        player: dict[str, Any] = self._arranging()["players"][seat]
        return player

    def _space(self, name: str) -> dict[str, Any]:
        level, place = divmod(parse_space(name, self._vault), t.SPACES)
        there: Any = self._arranging()["levels"][level]
        if place == t.ELEVATOR:
            there = there["elevator"]
        else:
            spaces = there["rooms"][place // 2].setdefault("spaces", [])
            spaces += [{} for _ in range(place % 2 + 1 - len(spaces))]
            there = spaces[place % 2]
        space: dict[str, Any] = there
        return space

    def _drawn(self, pile: str, card: str) -> str:
        """A card, taken out of its deck."""
        for layer in self._arranging()["piles"][pile]:
            if card in layer["cards"]:
                layer["cards"].remove(card)
                return card
        raise AssertionError(f"{card} is not in the deck any more")

    # Act

    def play(self, *choices: str) -> Table:
        """Make choices by notation, chance included; other draws take the first card."""
        for choice in choices:
            if not choice.startswith("draw "):
                self._answer_draws()
            self._apply(choice)
        self._answer_draws(unless=choices[-1].startswith("draw ") if choices else False)
        return self

    def pass_all(self) -> Table:
        """Everyone passes and declines until the round's recall has been played."""
        round_ = self.vault.round
        while not self.vault.over and self.vault.round == round_:
            decision = self.vault.decision
            assert decision is not None
            if decision.seat == overseer.CHANCE:
                self._answer_draws()
                if self.vault.decision is decision:
                    break
            else:
                self.vault.apply(decision.options[decision.default])
        self._answer_draws()
        return self

    def spawn(self, *rolls: str) -> Table:
        """Roll for the levels from the top: "7" or "2 5"; a threat drawn is the first card."""
        for roll in rolls:
            low, _, high = roll.partition(" ")
            if not high:
                total = int(low)
                low = str(max(1, total - 6))
                high = str(total - int(low))
            self.play(f"roll {low} {high}")
        return self

    # Ask

    @property
    def offered(self) -> list[str]:
        """The notations of the open decision's options."""
        return [option.notation for option in self._options()]

    @property
    def seat(self) -> int:
        """Whose decision is open."""
        assert self.vault.decision is not None
        return int(self.vault.decision.seat)

    @property
    def question(self) -> str:
        """The open question in English."""
        assert self.vault.decision is not None
        return self.vault.decision.text()

    def why(self, choice: str, seat: int | None = None) -> tuple[str, ...]:
        """The ledger ids that explain why a choice is or is not possible."""
        return self.vault.explain(choice, seat).rules

    def reasons(self, choice: str, seat: int | None = None) -> list[str]:
        """What explains why a choice is or is not possible, as the keys of the sentences."""
        return [reason.key for reason in self.vault.explain(choice, seat).reasons]

    def refused(self, choice: str) -> tuple[str, ...]:
        """The ledger ids of the refusal of a choice, after trying it: nothing may have changed."""
        before = self.vault.digest()
        with pytest.raises(overseer.Illegal) as caught:
            self.vault.apply(choice)
        assert self.vault.digest() == before
        assert caught.value.rules == self.why(choice)
        return caught.value.rules

    def seen(self, seat: int = overseer.SPECTATOR) -> Any:
        """The table as a seat or a spectator sees it."""
        return self.vault.view(seat)["table"]

    def cubes_of(self, seat: int) -> str:
        """A player's cubes, such as "WFF"."""
        water, food, power = self.vault.cubes[seat * t.KINDS : seat * t.KINDS + t.KINDS]
        return cubes_name(water + 7 * food + 49 * power)

    def dwellers_of(self, seat: int) -> list[str]:
        """A player's available dwellers: "-", "!", letters, "S!" for an injured trained one."""
        at = seat * t.DWELLER_KINDS
        found = ["-"] * self.vault.dwellers[at] + ["!"] * self.vault.dwellers[at + 1]
        for i, letter in enumerate(LETTERS):
            state = self.vault.dwellers[at + t.SLOT + 1 + i]
            if state:
                found.append(letter + ("!" if state == t.SLOT_INJURED else ""))
        return found

    def items_of(self, seat: int) -> list[str]:
        """A player's items; "shotgun!" is exhausted."""
        return [
            self.game.names.items[held_item(code)] + "!" * held_exhausted(code)
            for code in self.vault.held
            if held_seat(code) == seat
        ]

    def on(self, space: str) -> list[str]:
        """The dwellers on a space: "-" standing, "!" lying."""
        number = parse_space(space, self.vault)
        figures = [int(self.vault.figures[2 * number + i]) for i in range(2)]
        return ["!" if figure & t.LYING else "-" for figure in figures if figure]

    def threat_on(self, space: str) -> str | None:
        """The threat that lies on a space."""
        threat = self.vault.threat[parse_space(space, self.vault)]
        return self.game.names.threats[threat - 1] if threat else None

    def rooms_on(self, level: int) -> list[str | None]:
        """The six slots of a level from left to right."""
        row = self.vault.rooms[level * t.SLOTS : (level + 1) * t.SLOTS]
        return [self.game.names.rooms[room - 1] if room else None for room in row]

    def track(self, name: str) -> list[str | None]:
        """The cards of the "item" or "room" track."""
        ids = getattr(self.game.names, f"{name}s")
        return [ids[card - 1] if card else None for card in getattr(self.vault, f"{name}_track")]

    def events(self) -> list[str]:
        """Log lines since `listen`."""
        lines = [self.game.book.log_line(event, "en", ()) for event in self.vault.trace or []]
        return [line for line in lines if line is not None]

    def cited(self) -> list[tuple[str, ...]]:
        """The ledger ids of the log lines since `listen`."""
        book = self.game.book
        told = [event for event in self.vault.trace or [] if book.log_line(event, "en", ())]
        return [book.log_rules(event) for event in told]

    def listen(self) -> Table:
        """Start collecting events."""
        self.vault.trace = []
        return self

    # Details

    def _options(self) -> list[overseer.Option]:
        decision = self.vault.decision
        return list(decision.options) if decision is not None else []

    def _apply(self, choice: str | None) -> None:
        self.vault.apply(0 if choice is None else choice)

    def _answer_draws(self, unless: bool = False) -> None:
        while not unless and any(notation.startswith("draw ") for notation in self.offered):
            self.vault.apply(0)
