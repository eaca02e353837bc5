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
from overseer.games.shelter.building import next_slot
from overseer.games.shelter.invariants import broken_invariants
from overseer.games.shelter.notation import LETTERS, RESOURCES, WHO, cubes_name, parse_space
from overseer.games.shelter.spawn import lay_threat
from overseer.games.shelter.vault import held_exhausted, held_item, held_seat


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
        self.vault = self.game.new(players, seed=1, chance="manual", **options)
        script = [f"draw item {item}" for item in items] + [f"draw room {room}" for room in rooms]
        offered = {option.notation for option in self._options()}
        for choice in script:
            kind = choice.split()[1]
            if any(notation.startswith(f"draw {kind}") for notation in offered):
                self._apply(choice if choice in offered else None)
                offered = {option.notation for option in self._options()}
        self._answer_draws()

    # Arrange

    def cubes(self, seat: int, cubes: str) -> Table:
        """Give a player exactly these cubes, such as "WWF"."""
        for kind in range(t.KINDS):
            self.vault.cubes[seat * t.KINDS + kind] = cubes.count(RESOURCES[kind])
        return self._arranged()

    def happiness(self, seat: int, number: int) -> Table:
        """Give a player exactly this much happiness."""
        self.vault.happiness[seat] = number
        return self._arranged()

    def dwellers(self, seat: int, *who: str) -> Table:
        """Put exactly these dwellers in front of a player: "-", "!", a letter, or "S!" lying.

        Dwellers of the player that stand in the vault stay there.
        """
        vault = self.vault
        at = seat * t.DWELLER_KINDS
        for kind in range(t.DWELLER_KINDS):
            vault.dwellers[at + kind] = 0
        for one in who:
            if one in "-!":
                vault.dwellers[at + WHO.index(one)] += 1
            else:
                lying = one.endswith("!")
                slot = at + t.SLOT + 1 + LETTERS.index(one[0])
                vault.dwellers[slot] = t.SLOT_INJURED if lying else t.SLOT_UNINJURED
        vault.owned[seat] = len(who) + self._in_vault(seat)
        return self._arranged()

    def items(self, seat: int, *items: str) -> Table:
        """Lay these items in front of a player; "shotgun!" is exhausted."""
        for item in items:
            card = self._item(item.removesuffix("!"))
            self._take_from_deck("item", card)
            self.vault.hold(seat, card, int(item.endswith("!")))
        return self._arranged()

    def room(self, level: int, side: str, *rooms: str) -> Table:
        """Build rooms outward from the elevator on a side of a level."""
        for room in rooms:
            card = list(self.game.names.rooms).index(room)
            self._take_from_deck("room", card)
            slot = next_slot(self.vault, level, ("left", "right").index(side))
            self.vault.lay_room(level, slot, card)
        return self._arranged()

    def threat(self, space: str, threat: str) -> Table:
        """Lay a threat on a space."""
        card = list(self.game.names.threats).index(threat)
        self._take_from_deck("threat", card)
        lay_threat(self.vault, parse_space(space, self.vault), card)
        return self._arranged()

    def occupy(self, space: str, seat: int, *who: str) -> Table:
        """Stand dwellers of a player on a space: "-" uninjured, "!" injured."""
        number = parse_space(space, self.vault)
        self.vault.occupant[number] = seat + 1
        for one in who or ("-",):
            self.vault.stand(number, one == "!")
            self.vault.owned[seat] += 1
        return self._arranged()

    def deck(self, name: str, *cards: str) -> Table:
        """Leave only these cards in a deck; the others go to its discards."""
        pile = getattr(self.vault, f"{name}_deck")
        ids = list(getattr(self.game.names, f"{name}s"))
        keep = [ids.index(card) for card in cards]
        for card in pile.contents():
            if card in keep:
                keep.remove(card)
            else:
                pile.take(card)
                discards = [*getattr(self.vault, f"{name}_discards"), card]
                setattr(self.vault, f"{name}_discards", type(self.vault.cubes)(discards))
        return self._arranged()

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

    def _arranged(self) -> Table:
        self.vault.find_active()
        self.vault.open = None
        self.vault.settle()
        problems = broken_invariants(self.vault)
        assert not problems, problems
        return self

    def _in_vault(self, seat: int) -> int:
        vault = self.vault
        mine = [space for space in vault.active if vault.occupant[space] == seat + 1]
        return sum(1 for space in mine for i in range(2) if vault.figures[2 * space + i]) + sum(
            int(vault.newcomers[space]) for space in mine
        )

    def _item(self, item: str) -> int:
        return list(self.game.names.items).index(item)

    def _take_from_deck(self, name: str, card: int) -> None:
        pile = getattr(self.vault, f"{name}_deck")
        assert card in pile.contents(), f"{name} {card} is not in the deck any more"
        pile.take(card)
