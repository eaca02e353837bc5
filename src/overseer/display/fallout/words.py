"""Fallout in words: names, options and questions in any language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from overseer.content.fallout import Fallout
from overseer.display.fallout.card_texts import CardTexts
from overseer.display.reader import Reader
from overseer.display.words import Arguments, GameWords, texts_of
from overseer.games.fallout import terms as t
from overseer.games.fallout.cards import Cards
from overseer.games.fallout.dice import FACES
from overseer.games.fallout.names import Names
from overseer.games.fallout.notation import (
    ANSWERS,
    DECKS,
    DICE,
    ENCOUNTER_DECKS,
    EQUALS,
    FACTIONS,
    LETTERS,
    PLACES,
    QUESTIONS,
    SLOTS,
    TRAITS,
    Notation,
    item_kind,
    node_name,
)
from overseer.games.fallout.pairs import source_card, source_kind
from overseer.games.fallout.view import AREAS, ICONS, bits
from overseer.kernel.decision import a_of, b_of, c_of, verb_of
from overseer.kernel.targets import CardTarget, Targets


class Words(GameWords):
    """The words of Fallout for one reader, with the names of its packs."""

    prefix = "fallout-"

    def __init__(
        self, notation: Notation, content: Fallout, cards: Cards, reader: Reader, scenario: str
    ) -> None:
        super().__init__(texts_of(content.packs, reader.language), reader)
        self.notation = notation
        self.names: Names = notation.names
        self.content = content
        self.cards = cards
        self.card_texts = CardTexts(reader.language, content, scenario)
        self.abilities = frozenset(self.names.items) - {item.id for item in content.items}

    # Names

    def item(self, index: int) -> Arguments:
        """An item, a companion or a character's ability as arguments."""
        return self.card(CardTarget(item_kind(self.names, index), self.names.items[index]))

    def enemy(self, token: int) -> Arguments:
        """An enemy token as arguments; what factions' tokens are, the scenario says."""
        if token >= t.FACTIONS:
            return self.named("enemy", self.names.tokens[token])
        side = FACTIONS[token]
        card = f"{self.card_texts.scenario_id}-{side}"
        if self.texts.has(f"faction-enemy-{card}"):
            name = self.named("faction-enemy", card)
            return {"enemy": name["faction-enemy"], "enemy_acc": name["faction-enemy_acc"]}
        return {"enemy": self.say(f"token-{side}"), "enemy_acc": self.say(f"token-{side}-acc")}

    def perk(self, index: int) -> Arguments:
        """A perk as arguments."""
        return self.named("perk", self.names.perks[index])

    def agenda(self, index: int) -> Arguments:
        """An agenda as arguments."""
        return self.named("agenda", self.names.agendas[index])

    def quest(self, index: int) -> Arguments:
        """A quest as arguments."""
        return self.named("quest", self.names.quests[index])

    def encounter(self, index: int) -> Arguments:
        """An encounter as arguments."""
        return self.named("encounter", self.names.encounters[index])

    def character(self, index: int) -> Arguments:
        """A character as arguments."""
        return self.named("character", self.names.characters[index])

    def tile(self, index: int) -> Arguments:
        """A map tile as arguments."""
        return self.named("tile", self.names.tiles[index])

    def icon(self, icon: int) -> str:
        """An enemy type, or a faction."""
        if icon >= t.TYPES:
            return self.faction(icon - t.TYPES)
        return self.say(f"type-{ICONS[icon]}")

    def faction(self, faction: int) -> str:
        """A faction by its symbol, and by its name if there is but one scenario."""
        return self.card_texts.faction(FACTIONS[faction])

    def trait(self, trait: int) -> str:
        """A trait."""
        return self.say(f"trait-{TRAITS[trait]}")

    def letter(self, letter: int) -> str:
        """A letter with what it stands for: S (Strength)."""
        return self.spelled(LETTERS[letter])

    def deck(self, deck: int) -> str:
        """A deck of items or the agendas."""
        return self.say(f"deck-{DECKS[deck]}")

    def encounter_deck(self, deck: int) -> str:
        """A deck of encounters."""
        return self.say(f"deck-{ENCOUNTER_DECKS[deck]}")

    def source(self, source: int) -> str:
        """The card that an effect stands on."""
        kind, card = source_kind(source), source_card(source)
        if kind == t.S_ENCOUNTER:
            return str(self.encounter(card)["encounter"])
        if kind == t.S_QUEST:
            return str(self.quest(card)["quest"])
        if kind == t.S_ITEM:
            return str(self.item(card)["item"])
        if kind == t.S_PERK:
            return str(self.perk(card)["perk"])
        return self.say("scenario-sheet")

    # Dice

    def face(self, die: int, face: int) -> str:
        """What a die shows: its filled areas and its hit icons."""
        row = die * FACES + face
        areas = [self.say(f"area-{area}") for area in bits(int(self.cards.die_areas[row]), AREAS)]
        hits = int(self.cards.die_hits[row])
        return self.say("die-face" if areas else "die-blank", areas=", ".join(areas), hits=hits)

    def faces(self, faces: Sequence[int]) -> Arguments:
        """Three dice as arguments; one that was not rolled stays as it is."""
        return self._three(faces, self.face)

    def hits(self, faces: Sequence[int]) -> Arguments:
        """The same, by hit icons alone."""
        return self._three(faces, self._hits)

    def _three(self, faces: Sequence[int], say: Callable[[int, int], str]) -> Arguments:
        return {
            name: self.say("die-kept") if face == t.KEPT else say(die, face)
            for die, (name, face) in enumerate(zip(("one", "two", "three"), faces, strict=True))
        }

    def _hits(self, die: int, face: int) -> str:
        return self.say("die-blank", hits=int(self.cards.die_hits[die * FACES + face]))

    # What choices and events are about

    def about(self, targets: Targets) -> Arguments:
        """All that a choice or an event points at, as arguments of a message."""
        found = Arguments()
        for card in targets.cards:
            found |= self.card(card)
        for place in targets.places:
            found |= {"space": place, "slot": place}
        for seat in targets.seats:
            found["other"] = self.player(seat)
        for name, value in targets.values.items():
            found |= _value(self, name, value)
        return found

    def card(self, card: CardTarget) -> Arguments:
        """A card that something is about, and where it lies."""
        if card.kind in ("enemy", "faction"):
            return self.enemy(self.names.tokens.index(card.id))
        if card.kind == "character":  # or its ability, which is held as items are
            found = self.named("character", card.id)
            found |= {"item": found["character"], "item_acc": found["character_acc"]}
        else:
            found = self.named(card.kind, card.id)
        if card.place in PLACES:
            found["where"] = self.say(f"held-{card.place}-{card.state}")
        return found

    # Options and questions

    def option(self, code: int) -> str:
        """An option as a button would say it: by what it points at, unless it is a special one."""
        verb, arguments = verb_of(code), self.about(self.notation.targets(code))
        end, more = "", Arguments()
        if verb in _OPTIONS:
            end, more = _OPTIONS[verb](self, a_of(code), b_of(code), c_of(code))
        return self.say(f"option-{self.notation.kind(code)}{end}", **arguments, **more)

    def prompt(self, prompt: int, source: int) -> str:
        """A question as a heading would say it."""
        name, arguments = _PROMPTS[prompt](self, source) if prompt in _PROMPTS else ("", {})
        return self.say(f"ask-{QUESTIONS[prompt]}{name}", **arguments)

    def lead(self, encounter: int, option: int) -> str:
        """What is read out of an option before it is picked (FO-ENC-09)."""
        card = self.names.encounters[encounter]
        return self.content.told(self.texts.language, f"encounter-{card}.lead-{option + 1}")

    def leads(self, encounter: int) -> str:
        """The numbered leads of an encounter, with what their options ask for."""
        card, parts = self.names.encounters[encounter], []
        first = self.cards.encounter_options[encounter]
        for n in range(self.cards.encounter_options[encounter + 1] - first):
            asked = " ".join(self.card_texts.encounter_option(card, n + 1))
            parts.append(f"{n + 1}. {self.lead(encounter, n)}" + (f" ({asked})" if asked else ""))
        return " ".join(parts)


# Which of a verb's or a question's messages it is, by the end of its name, and further arguments.
_Line = tuple[str, Arguments]


def _value(words: Words, name: str, value: str | int) -> Arguments:
    """What a choice or an event says by itself, by the name of its field."""
    match name:
        case "objective" | "option":
            return {"number": value}
        case "number":
            return {"number": value, "count": value}
        case "price":
            return {"count": value}
        case "letter":
            return {"letter": words.letter(LETTERS.index(str(value)))}
        case "trait" | "deck":
            return {name: words.say(f"{name}-{value}")}
        case "faction":
            return {"faction": words.card_texts.faction(str(value))}
        case "type":
            return {"type": words.icon(ICONS.index(str(value)))}
    return {name: value}


def _use(words: Words, item: int, which: int) -> _Line:
    if words.cards.item_uses[item * t.USES + 1] == 0:
        return "", {}
    card = next(card for card in words.content.items if card.id == words.names.items[item])
    return "-one", {"text": words.card_texts.use(card.use[which])}


def _reroll(dice: int) -> _Line:
    numbers = DICE[dice]
    return ("-all", {}) if len(numbers) == 3 else ("", {"dice": ", ".join(numbers)})


# The options of which the grammar does not say everything. Of equal enemies, one is named by what
# is in store for it.
_OPTIONS: dict[int, Callable[[Words, int, int, int], _Line]] = {
    t.USE: lambda w, a, b, c: _use(w, a, b),
    t.REROLL: lambda w, a, b, c: _reroll(a),
    t.VOTE: lambda w, a, b, c: (f"-{ANSWERS[a]}", {}),
    t.TURN_DIE: lambda w, a, b, c: ("", {"number": a + 1, "face": w.face(a, b)}),
    t.KILL: lambda w, a, b, c: (f"-{EQUALS[c]}" if c else "", {}),
    t.DRAW: lambda w, a, b, c: ("-agenda" if a == t.AGENDA else "", {}),
    t.ROLLED: lambda w, a, b, c: ("", w.faces((a, b, c))),
}


def _put_enemy(words: Words, source: int) -> _Line:
    if source >= t.TYPE_HIDDEN:
        return "-hidden", {"type": words.icon(source - t.TYPE_HIDDEN)}
    return "", words.enemy(source)


def _test_reroll(words: Words, source: int) -> _Line:
    return ("-joint", {}) if source >= t.NO_DIFFICULTY else ("", {"difficulty": source})


_PROMPTS: dict[int, Callable[[Words, int], _Line]] = {
    t.ASK_STAND: lambda w, s: ("-again" if s else "", {}),
    t.ASK_LETTER: lambda w, s: ("", {"player": w.player(s)}),
    t.ASK_DRAW: lambda w, s: ("", {"deck": w.deck(s)}),
    t.ASK_AGGRESSIVE: lambda w, s: ("", {"space": node_name(s)}),
    t.ASK_BEFORE_FIGHT: lambda w, s: ("", w.enemy(s)),
    t.ASK_FIGHT_REROLL: lambda w, s: ("", w.enemy(s)),
    t.ASK_FIGHT_LAST: lambda w, s: ("", w.enemy(s)),
    t.ASK_TEST_REROLL: _test_reroll,
    t.ASK_OPTION: lambda w, s: ("", {**w.encounter(s), "leads": w.leads(s)}),
    t.ASK_PUT_ENEMY: _put_enemy,
    t.ASK_PUT_TOKEN: lambda w, s: ("", w.enemy(s)),
    t.ASK_PUT_MARKER: lambda w, s: ("", w.quest(s)),
    t.ASK_CARD_STEP: lambda w, s: ("", {"count": s}),
    t.ASK_ENEMY_STEP: lambda w, s: ("", w.enemy(s)),
    t.ASK_RESPAWN: lambda w, s: ("", {"type": w.icon(int(w.cards.token_type[s]))}),
    t.ASK_SHOP: lambda w, s: ("", {"count": s}),
    t.ASK_TRADE: lambda w, s: ("", {"player": w.player(s)}),
    t.ASK_ANSWER: lambda w, s: ("", {"player": w.player(s)}),
    t.ASK_AGENDAS: lambda w, s: ("", {"player": w.player(s)}),
    t.ASK_VOTE: lambda w, s: ("", {"card": w.source(s)}),
    t.ASK_DEPOSIT: lambda w, s: ("", w.quest(s)),
    t.ASK_TOKEN: lambda w, s: ("", {"type": w.icon(s)}),
    t.ASK_TILE: lambda w, s: ("", {"slot": SLOTS[s]}),
    t.ASK_ENCOUNTER_DRAW: lambda w, s: ("", {"deck": w.encounter_deck(s)}),
}
