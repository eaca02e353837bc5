"""A table for rules tests of Fallout: arrange by the rulebook's nouns, act and ask by notation.

    table = Table(players=2)                      # seat 0 has the turn, everybody on A2.1, A2.2 …
    table.stand(0, "B2.1").enemy("lamp-moth", "B2.1").letters(0, "SP")
    table.choose("fight lamp-moth B2.1").roll(2, 2, 6)
    assert table.hp(0) == 15 and table.refuses("camp") == {"NO_ACTIONS"}
    table.run("xp: 2, loot: 1", seat=1)           # a card program, as packs write it

Chance is scripted. Dice stay open until `roll`. All else takes the first possible outcome, unless
`coming("draw loot oilskin", "token lamp-moth", "letter S")` has named one. Single options are
chosen by themselves (`forced=False` to see them). Everything that arranges returns the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from overseer import SPECTATOR
from overseer.catalog.fallout.numbers import Numbering
from overseer.display.fallout.book import FalloutBook
from overseer.games.fallout import refusal, terms
from overseer.games.fallout.activation import begin_activation
from overseer.games.fallout.codec import CODEC
from overseer.games.fallout.notation import (
    LETTERS,
    PLACES,
    TRAITS,
    Notation,
    node_name,
    parse_node,
)
from overseer.games.fallout.rows import (
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
from overseer.games.fallout.rules import FalloutRules
from overseer.games.fallout.setup import set_up
from overseer.games.fallout.view import build_table
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel import refusal as every_refusal
from overseer.kernel.errors import Illegal
from overseer.kernel.seed import generator
from rules.fallout.arrange import Arrangement
from rules.fallout.content import Content, outpost

CHARACTERS = ("boilersmith", "mail-rider", "night-usher", "vault-cellist")
_EVENTS = {getattr(terms, name): name[2:] for name in dir(terms) if name.startswith("E_")}
_QUESTIONS = {getattr(terms, name): name[4:] for name in dir(terms) if name.startswith("ASK_")}
_REASONS = {
    getattr(module, name): name
    for module in (every_refusal, refusal)
    for name in dir(module)
    if name.isupper()
}


class TableBook(FalloutBook):
    """A book that takes any notation, so that any choice can be tried; see `why` for the real one."""

    def parse(self, text: str, state: object) -> int:
        return self.lines.parse(text)

    def refuse(self, state: object, code: int, seat: int) -> Exception:
        return Illegal(f"{self.notation(code)} is refused")


class Table(Arrangement):
    """One game under a test's control."""

    def __init__(
        self,
        players: int = 2,
        seed: int = 0,
        characters: Sequence[str] = CHARACTERS,
        spaces: Sequence[str] = (),
        first: int = 0,
        content: Content | None = None,
        forced: bool = True,
        coming: Sequence[str] = (),
        set_up_all: bool = True,
        **options: int,
    ) -> None:
        """A game past its set-up; `options` are fields of the wasteland such as `max_rounds`.

        `set_up_all=False` leaves the set-up to the test, which meets each of its decisions.
        """
        self.content = content or outpost()
        self.names = self.content.names
        self.notation = Notation(self.names)
        self.script: list[str] = list(coming)
        cards = self.content.cards
        book = TableBook(self.names, self.content.box, cards, {})
        land = Wasteland(cards, FalloutRules(), book, players, {}, generator(seed), False, forced)
        self.land = land
        set_up(land, 0, first)
        for name, value in options.items():
            assert hasattr(land, name), name
            setattr(land, name, value)
        land.settle()
        if not set_up_all:
            return  # chance included
        wanted = [f"character {character}" for character in characters]
        wanted += [f"stand {space}" for space in spaces]
        self._answer_chance()
        while land.round == 0:
            choice = next((line for line in wanted if line in self.offered), 0)
            if choice in wanted:
                wanted.remove(str(choice))
            land.apply(choice)
            self._answer_chance()

    # Act

    def choose(self, *choices: str, seat: int | None = None) -> Table:
        """Make choices by notation, then let chance have its say (not the dice)."""
        for choice in choices:
            self.land.apply(choice, seat)
            self._answer_chance()
        return self

    def roll(self, *faces: int | str) -> Table:
        """The dice that are being rolled show these faces (1 to 6, "-" for one that stays)."""
        return self.choose(" ".join(["dice", *map(str, faces)]))

    def run(
        self,
        do: str = "",
        seat: int = 0,
        tasks: str = "",
        fail: str = "",
        level: int = 1,
        source: str = "",
    ) -> Table:
        """Carry out steps as a pack writes them ("xp: 2, loot: 1"), for a survivor, now.

        `source` is the quest or encounter on which they stand, for steps that speak of "this".
        """
        land = self.land
        number = Numbering(self.content.box).source(source) if source else 0
        program = self.content.program(do, tasks, fail)
        land.rules.perform(land, program, seat, number, land.node[seat], level)
        return self._go_on()

    def end_turn(self) -> Table:
        """The survivor whose turn it is ends it."""
        return self.choose("end")

    def end_round(self) -> Table:
        """All end their turns, by default choices, until a new round has begun."""
        number = self.land.round
        while not self.land.over and self.land.round == number:
            assert self.question != "DICE", "dice must be rolled"
            self.choose("end" if "end" in self.offered else self.default)
        return self

    def activate(self, agenda: str) -> Table:
        """Activate enemies at once, with this agenda on top of the deck, out of the discards too."""
        number = self.names.agendas.index(agenda)
        if number in self.land.agenda_discards:
            self.land.agenda_discards = self._less(self.land.agenda_discards, number)
            self._put_into(self.land.agenda_deck, number)
        self.script.insert(0, f"draw agenda {agenda}")
        begin_activation(self.land)
        return self._go_on()

    def go_on(self, frame: Any = None) -> Table:
        """Push a frame, if given, and run until something is to be decided."""
        if frame is not None:
            self.land.stack.append(frame)
        return self._go_on()

    # Ask

    @property
    def offered(self) -> list[str]:
        """The notations of the open decision's options."""
        decision = self.land.decision
        return [option.notation for option in decision.options] if decision is not None else []

    def offers(self, prefix: str) -> list[str]:
        """The open options whose notation begins with these words."""
        return [line for line in self.offered if f"{line} ".startswith(f"{prefix} ")]

    @property
    def default(self) -> str:
        """The option that is taken by default."""
        decision = self.land.decision
        assert decision is not None
        return decision.options[decision.default].notation

    @property
    def seat(self) -> int:
        """Whose decision is open; -1 is chance."""
        assert self.land.decision is not None
        return int(self.land.decision.seat)

    @property
    def question(self) -> str:
        """Which question is open, such as "TURN" or "FIGHT_REROLL"; empty if the game is over."""
        decision = self.land.decision
        return _QUESTIONS[int(decision.prompt)] if decision is not None else ""

    def refuses(self, choice: str, seat: int | None = None) -> set[str]:
        """Why a choice is not possible now, after trying it: nothing may have changed."""
        before = self.dump()
        with pytest.raises(Illegal):
            self.land.apply(choice, seat)
        assert self.dump() == before
        asked = self.seat if seat is None else seat
        bits = self.land.stack[-1].refusals(self.land, self.notation.parse(choice), asked)
        return {name for bit, name in _REASONS.items() if bits & bit}

    def why(self, choice: str, seat: int | None = None) -> tuple[str, ...]:
        """The ledger ids with which a player is told why a choice is or is not possible."""
        return self.content.book.explain(self.land, choice, seat).rules

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON types."""
        return dict(CODEC.position(self.land))

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """The table as a seat or a spectator sees it."""
        table: dict[str, Any] = msgspec.to_builtins(build_table(self.land, seat, self.names))
        return table

    def neighbours(self, space: str) -> list[str]:
        """The spaces and facedown tiles ("B2.x") that are adjacent to one."""
        land, node = self.land, parse_node(space)
        edges = range(land.first_edge[node], land.first_edge[node + 1])
        return [node_name(land.edges[i]) for i in edges]

    def at(self, seat: int) -> str:
        """The space of a survivor."""
        return node_name(self.land.node[seat])

    def hp(self, seat: int) -> int:
        """The HP of a survivor, Rads not counted off."""
        return int(self.land.hp[seat])

    def letters_of(self, seat: int) -> str:
        """The letters of a survivor in the order of S.P.E.C.I.A.L."""
        return "".join(x for i, x in enumerate(LETTERS) if self.land.letters[seat] >> i & 1)

    def traits_of(self, seat: int) -> set[str]:
        """The traits of a survivor."""
        at = seat * terms.TRAIT_KINDS
        return {TRAITS[t - 1] for t in self.land.traits[at : at + terms.TRAIT_KINDS] if t}

    def items_of(self, seat: int, place: str = "inventory") -> list[str]:
        """The cards of a survivor in a place; "oilskin!" is exhausted."""
        return [
            self.names.items[held_item(code)] + "!" * int(held_exhausted(code))
            for code in self.land.held
            if held_seat(code) == seat and held_place(code) == PLACES.index(place)
        ]

    def perks_of(self, seat: int) -> list[str]:
        """The perks of a survivor."""
        return [self.names.perks[owned_card(p)] for p in self.land.perks if owned_seat(p) == seat]

    def agendas_of(self, seat: int) -> list[str]:
        """The hidden agendas of a survivor."""
        return [
            self.names.agendas[owned_card(a)] for a in self.land.agendas if owned_seat(a) == seat
        ]

    def enemies(self, space: str | None = None) -> list[str]:
        """Enemies as "lamp-moth B2.1", those that are inactive as "lamp-moth? B2.1"; in order."""
        return sorted(
            f"{self.names.tokens[enemy_token(code)]}{'' if enemy_up(code) else '?'} {where}"
            for code in self.land.enemies
            if (where := node_name(enemy_node(code))) and space in (None, where)
        )

    def staged(self) -> list[str]:
        """The staged quests."""
        return [self.names.quests[quest] for quest in self.land.staged]

    def deck_of(self, name: str) -> list[str]:
        """What is in the deck "loot", "asset", "agenda", or one of encounters, in no order."""
        ids = {"loot": self.names.items, "asset": self.names.items, "agenda": self.names.agendas}
        return [ids.get(name, self.names.encounters)[card] for card in self.pile(name).contents()]

    def listen(self) -> Table:
        """Start collecting events."""
        self.land.trace = []
        return self

    def log(self, *kinds: str) -> list[tuple[Any, ...]]:
        """Events since `listen` as (name, seat, a, b, c); choices are ("CHOICE", seat, notation).

        With kinds such as "DAMAGE", only those.
        """
        found: list[tuple[Any, ...]] = []
        for event in self.land.trace or []:
            if event.kind == 0:
                found.append(("CHOICE", int(event.seat), self.notation.format(event.a)))
            else:
                numbers = (int(event.seat), int(event.a), int(event.b), int(event.c))
                found.append((_EVENTS[int(event.kind)], *numbers))
        return [line for line in found if not kinds or line[0] in kinds]

    def seen(self, seat: int = 0) -> dict[str, Any]:
        """The table as one seat sees it."""
        return self.view(seat)


def quiet(players: int = 2, content: Content | None = None, **options: Any) -> Table:
    """A table with nothing in the way: no enemies, quests, items or agendas, everybody lettered."""
    table = Table(players, content=content, **options).no_enemies().unstage()
    for seat in range(players):
        table.drop_all(seat).agendas(seat).letters(seat, LETTERS)
    return table


SCENARIO = "mile-ninety"
WARDEN = "{type: human, level: X, weak: [body, legs], abilities: [ranged]}"
LAYOUT = "{A2: crossroads-camp, B1: dangerous, B2: dangerous, C2: tin-parish, D1: deadly, "
LAYOUT += "E1: dry-harbour}"


def sheet(
    star: str = "on-activation: []", shield: str = f"enemy: {WARDEN}", layout: str = LAYOUT
) -> dict[str, str]:
    """Another sheet for the scenario, as in `variant(scenarios=sheet(star="enemy: {...}"))`."""
    factions = f"{{star: {{{star}}}, shield: {{{shield}}}}}"
    track = "[{X: 1, Y: 1}, {X: 1, Y: 1}, {X: 2, Y: 2}, {X: 2, Y: 2}]"
    text = f"start: crossroads-camp\nlayout: {layout}\nfactions: {factions}\n"
    return {SCENARIO: f"{text}track: {track}\nquests: [10]\n"}
