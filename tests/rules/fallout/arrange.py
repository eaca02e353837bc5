"""Arranging a position by the rulebook's nouns; see `table`."""

from __future__ import annotations

from typing import Any, Self

from overseer import CHANCE
from overseer.games.fallout import terms
from overseer.games.fallout.enemies import put_enemy
from overseer.games.fallout.items import equip, hold, owns
from overseer.games.fallout.notation import (
    ENCOUNTER_DECKS,
    LETTERS,
    PLACES,
    SLOTS,
    TRAITS,
    parse_node,
)
from overseer.games.fallout.quests import stage
from overseer.games.fallout.rows import (
    enemy_token,
    held_seat,
    marker_quest,
    owned_card,
    owned_code,
    owned_seat,
)
from overseer.games.fallout.spaces import draw_map
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.codec import dump_frame
from rules.fallout.content import Content


class Arrangement:
    """A game whose position a test sets up; every method that arranges returns the table."""

    land: Wasteland
    content: Content
    script: list[str]  # outcomes of chance to come

    # Survivors

    def stand(self, seat: int, space: str) -> Self:
        """Put a figure on a space, such as "B2.1"; being put there is no move."""
        self.land.node[seat] = parse_node(space)
        return self._arranged()

    def set(self, seat: int, **numbers: int) -> Self:
        """Set numbers of a survivor: hp, rads, xp, caps, levels, deaths, eliminated."""
        for name, value in numbers.items():
            getattr(self.land, name)[seat] = value
        return self._arranged()

    def letters(self, seat: int, letters: str) -> Self:
        """Give a survivor exactly these letters."""
        self.land.letters[seat] = sum(1 << LETTERS.index(letter) for letter in letters)
        return self._arranged()

    def traits(self, seat: int, *traits: str) -> Self:
        """Give a survivor exactly these traits."""
        at = seat * terms.TRAIT_KINDS
        for kind in range(terms.TRAIT_KINDS):
            self.land.traits[at + kind] = 0
        for trait in map(TRAITS.index, traits):
            self.land.traits[at + trait // 2] = trait + 1
        return self._arranged()

    def hold(self, seat: int, *items: str, place: str = "inventory") -> Self:
        """Give a survivor cards from wherever they are; "oilskin!" is exhausted."""
        for name in items:
            item = self.content.names.items.index(name.removesuffix("!"))
            self._take_card(item)
            hold(self.land, seat, PLACES.index(place), item, int(name.endswith("!")))
        return self._arranged()

    def equip(self, seat: int, *items: str) -> Self:
        """Lay cards in the slots of a survivor's board; what lay there goes to the inventory."""
        for name in items:
            item = self.content.names.items.index(name.removesuffix("!"))
            self._take_card(item)
            hold(self.land, seat, terms.INVENTORY, item, int(name.endswith("!")))
            equip(self.land, owns(self.land, seat, terms.INVENTORY, item))
        return self._arranged()

    def drop_all(self, seat: int) -> Self:
        """Take all items of a survivor out of the game."""
        land = self.land
        land.held = type(land.held)([code for code in land.held if held_seat(code) != seat])
        return self._arranged()

    def perks(self, seat: int, *perks: str) -> Self:
        """Give a survivor perks out of their deck."""
        for perk in map(self.content.names.perks.index, perks):
            self.land.perk_deck = self._less(self.land.perk_deck, perk)
            self.land.perks = self._more(self.land.perks, owned_code(seat, perk))
        return self._arranged()

    def agendas(self, seat: int, *agendas: str) -> Self:
        """Give a survivor exactly these agendas, be it another's; others go back to the deck."""
        land = self.land
        wanted = [self.content.names.agendas.index(agenda) for agenda in agendas]
        for code in list(land.agendas):
            if owned_seat(code) == seat or owned_card(code) in wanted:
                land.agendas = self._less(land.agendas, code)
                self._put_into(land.agenda_deck, owned_card(code))
        for agenda in wanted:
            self._take_from(land.agenda_deck, agenda)
            land.agendas = type(land.agendas)(sorted([*land.agendas, owned_code(seat, agenda)]))
        return self._arranged()

    def loyal(self, seat: int, agenda: str) -> Self:
        """Lay an agenda that a survivor has open."""
        self.land.loyal[seat] = self.content.names.agendas.index(agenda) + 1
        return self._arranged()

    # The table

    def enemy(self, token: str, space: str, active: bool = True) -> Self:
        """Put an enemy or faction token on a space, out of its stack if it has one."""
        land, number = self.land, self.content.names.tokens.index(token)
        if number >= terms.FACTIONS:
            self._take_from(land.stacks[land.cards.token_type[number]], number)
        put_enemy(land, number, parse_node(space), int(active))
        return self._arranged()

    def no_enemies(self) -> Self:
        """Put all enemies on the map back into their stacks; faction tokens leave."""
        for code in self.land.enemies:
            token = enemy_token(code)
            if token >= terms.FACTIONS:
                self._put_into(self.land.stacks[self.land.cards.token_type[token]], token)
        self.land.enemies = type(self.land.enemies)()
        return self._arranged()

    def tile(self, slot: str, tile: str) -> Self:
        """Lay a tile faceup on a slot, without enemies."""
        slots = type(self.land.slots)(self.land.slots)
        slots[SLOTS.index(slot)] = self.content.names.tiles.index(tile) + 1
        self.land.slots = slots
        self.land.tiles[self.content.names.tiles.index(tile)] = 0
        draw_map(self.land)
        return self._arranged()

    def power(self, star: int, shield: int) -> Self:
        """Set both markers of the power track."""
        self.land.power[0], self.land.power[1] = star, shield
        return self._arranged()

    def stage(self, quest: str) -> Self:
        """Stage a quest, its effects included."""
        stage(self.land, self.content.names.quests.index(quest), self.land.first_player)
        return self._go_on()

    def unstage(self, *quests: str) -> Self:
        """Take staged quests (by default all) out of the game, with their markers."""
        for quest in [
            q for q in self.land.staged if not quests or self.content.names.quests[q] in quests
        ]:
            self.land.staged = self._less(self.land.staged, quest)
        keep = [code for code in self.land.markers if marker_quest(code) in self.land.staged]
        self.land.markers = type(self.land.markers)(keep)
        return self._arranged()

    def shop(self, *items: str) -> Self:
        """Lay exactly these cards in the shop; those that lay there leave the game."""
        row = [self.content.names.items.index(item) for item in items]
        for item in row:
            self._take_card(item)
        self.land.shop = type(self.land.shop)(row)
        return self._arranged()

    def deck(self, name: str, *cards: str) -> Self:
        """Leave exactly these cards in the deck "loot", "asset", "agenda", or of encounters."""
        ids = {
            "loot": self.content.names.items,
            "asset": self.content.names.items,
            "agenda": self.content.names.agendas,
        }
        known = ids.get(name, self.content.names.encounters)
        pile = self.pile(name)
        empty = type(pile)(type(self.land.held)([]))
        pile.cards, pile.borrowed, pile.below = empty.cards, 0, None
        pile.put_below([known.index(card) for card in cards])
        return self._arranged()

    def pile(self, name: str) -> Any:
        """A facedown deck: "loot", "asset", "agenda", or one of encounters."""
        if name in ENCOUNTER_DECKS:
            return self.land.encounter_decks[ENCOUNTER_DECKS.index(name)]
        return getattr(self.land, f"{name}_deck")

    def coming(self, *outcomes: str) -> Self:
        """Name outcomes of chance to come; each is taken when chance has one of its kind to tell."""
        self.script += outcomes
        return self

    # Details

    def _arranged(self) -> Self:
        """Ask the open question anew."""
        return self._go_on()

    def _go_on(self) -> Self:
        self.land.open = None
        self.land.settle()
        self._answer_chance()
        return self

    def _answer_chance(self) -> None:
        """Answer all questions to chance but for dice."""
        self._expect_numbers()
        while (decision := self.land.decision) is not None and decision.seat == CHANCE:
            options = [option.notation for option in decision.options]
            kind = _kind(options[0])
            if kind == "dice":
                return
            named = next((line for line in self.script if _kind(line) == kind), None)
            if named is None:
                self.land.apply(0)
                self._expect_numbers()
                continue
            self.script.remove(named)
            hits = [line for line in options if f"{line} ".startswith(f"{named} ")]
            assert hits, f"{named} cannot come up; possible: {options}"
            self.land.apply(hits[0])
            self._expect_numbers()

    def _expect_numbers(self) -> None:
        """Whatever is pending is made of numbers, so that it can be dumped at any moment."""
        fields: list[object] = [self.land.due]
        for frame in self.land.stack:
            for field in dump_frame(frame)[1:]:
                fields += field if isinstance(field, list) else [field]
        if (decision := self.land.decision) is not None:
            fields += [decision.seat, decision.prompt, decision.source, decision.default]
        assert all(isinstance(field, int) for field in fields), fields

    def _take_card(self, item: int) -> None:
        """Take a card from its deck, its discards or the shop."""
        land = self.land
        for pile in (land.loot_deck, land.asset_deck):
            if item in pile.contents():
                self._take_from(pile, item)
                return
        for row in ("unique_deck", "unique_aside", "loot_discards", "asset_discards", "shop"):
            if item in getattr(land, row):
                setattr(land, row, self._less(getattr(land, row), item))
                return
        assert land.cards.item_deck[item] == terms.CHARACTER, self.content.names.items[item]

    def _take_from(self, pile: Any, card: int) -> None:
        layer = pile
        while card not in list(layer.cards):
            layer = layer.below
            assert layer is not None, f"card {card} is not in the deck any more"
        layer.cards = self._less(layer.cards, card)
        pile._settle()

    def _put_into(self, pile: Any, card: int) -> None:
        pile.cards = type(self.land.held)(sorted([*pile.cards, card]))

    def _less(self, row: Any, value: int) -> Any:
        numbers = [int(number) for number in row]
        numbers.remove(value)
        return type(self.land.held)(numbers)

    def _more(self, row: Any, value: int) -> Any:
        return type(self.land.held)([*row, value])


def _kind(line: str) -> str:
    """What an outcome of chance is about: its first word, and the deck of a draw."""
    words = line.split()
    return " ".join(words[:2]) if words[0] in ("draw", "meet") else words[0]
