"""Fallout Shelter in words: options, questions, log lines and card texts in any language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from overseer.content.shelter import Item, Shelter, Space
from overseer.display.reader import Reader
from overseer.display.words import Arguments, GameWords, texts_of
from overseer.games.shelter import terms as t
from overseer.games.shelter.names import CardKind, Names
from overseer.games.shelter.notation import (
    DECKS,
    LETTERS,
    QUESTIONS,
    RESOURCES,
    SIDES,
    space_name,
)
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import a_of, b_of, c_of, verb_of


class Words(GameWords):
    """The words of Fallout Shelter for one reader, with the names of its packs."""

    def __init__(self, names: Names, content: Shelter, reader: Reader) -> None:
        super().__init__(texts_of(content.packs, reader.language), reader)
        self.names = names
        self.content = content
        self.rooms = {room.id: room for room in (*content.starting, *content.rooms)}

    # Names

    def item(self, index: int) -> Arguments:
        """An item as arguments."""
        return self.named("item", self.names.items[index])

    def room(self, index: int) -> Arguments:
        """A room as arguments."""
        return self.named("room", self.names.rooms[index])

    def threat(self, index: int) -> Arguments:
        """A threat as arguments."""
        return self.named("threat", self.names.threats[index])

    def resource(self, kind: int) -> Arguments:
        """A resource as arguments."""
        letter = RESOURCES[kind]
        if kind == t.ANY:
            return {"resource": self.say("resource-any")}
        return {
            "resource": self.say(f"resource-{letter}"),
            "resource_acc": self.say(f"resource-{letter}-acc"),
        }

    def letter(self, number: int) -> str:
        """A letter with what it stands for: S (Strength)."""
        return self.spelled(LETTERS[number - 1])

    def where(self, card: int) -> str:
        """The room, elevator or threat that a card is printed on, with its half."""
        place = self.names.cards[card]
        if place.kind is CardKind.ROOM:
            name = self.card_name("room", self.names.rooms[place.index])
            half = ("left", "right", "whole")[place.half]
            return self.say(f"space-{half}", name=name)
        if place.kind is CardKind.THREAT:
            return self.card_name("threat", self.names.threats[place.index])
        if place.kind is CardKind.ITEM:
            return self.card_name("item", self.names.items[place.index])
        if place.kind is CardKind.NONE:
            return self.say("space-empty")
        start = place.kind is CardKind.START_ELEVATOR
        return self.say("start-elevator" if start else "player-elevator")

    def dweller(self, who: int) -> str:
        """A dweller in front of its owner, as the object of a verb."""
        if who == t.UNTRAINED:
            return self.say("dweller-untrained")
        if who == t.INJURED:
            return self.say("dweller-injured")
        return self.say("dweller-trained", letter=self.letter(who - t.SLOT))

    def amount(self, kind: int, number: int) -> str:
        """Some cubes of a kind."""
        return self.say(f"icon-{RESOURCES[kind]}", count=number)

    def cubes(self, packed: int) -> str:
        """Cubes packed in base 7, in words."""
        numbers = (packed % 7, packed // 7 % 7, packed // 49)
        return self.join(
            [self.amount(kind, number) for kind, number in enumerate(numbers) if number]
        )

    def join(self, parts: Sequence[str]) -> str:
        """Phrases in a row."""
        return ", ".join(parts)

    # Options and questions

    def option(self, code: int, vault: Vault | None = None) -> str:
        """An option as a button would say it; in a vault, places have the names of their rooms."""
        verb, a, b, c = verb_of(code), a_of(code), b_of(code), c_of(code)
        if verb == t.DONE:
            return self.say(f"option-done-{QUESTIONS[a]}")
        name, arguments = _OPTIONS[verb](self, a, b, c)
        if vault is not None and verb in (t.TRAINED, t.HEALED):
            space = a - t.FROM_SPACE if verb == t.HEALED else a
            if space >= 0:
                name += "-there"
                arguments = {**arguments, "where": self.where(int(vault.printed_card(space)))}
        return self.say(f"option-{name}", **arguments)

    def prompt(self, prompt: int, source: int, vault: Vault | None = None) -> str:
        """A question as a heading would say it; in a vault, with who and where."""
        arguments: Arguments = {}
        if prompt in (t.ASK_WITH, t.ASK_WEAR):
            arguments = {"where": self.where(source)}
        elif prompt in (t.ASK_SIDE, t.ASK_DISCOUNT, t.ASK_STRIKE):
            arguments = self.room(source)
        elif prompt in (t.ASK_BEFORE_FIGHT, t.ASK_AFTER_ROLL):
            arguments = {"threat": self.where(source)}
        elif prompt == t.ASK_INCOME and vault is not None:
            visitor = self.player(int(vault.occupant[source]) - 1)
            where = self.where(int(vault.printed_card(source)))
            return self.say("ask-income-by", player=visitor, where=where)
        elif prompt == t.ASK_INCOME:
            arguments = {"space": space_name(source)}
        elif prompt in (t.ASK_SPAWN_ROLL, t.ASK_LEVEL):
            arguments = {"level": source}
        elif prompt == t.ASK_DRAW:
            arguments = {"deck": self.say(f"deck-{DECKS[source]}")}
        return self.say(f"ask-{QUESTIONS[prompt]}", **arguments)

    # Texts of cards

    def icons(self, icons: Sequence[str]) -> str:
        """Icons in printed order, equal neighbours counted together."""
        parts = [self._icon(icon, len(list(same))) for icon, same in groupby(icons)]
        return self.join(parts)

    def _icon(self, icon: str, count: int) -> str:
        if icon.startswith("train-"):
            return self.say("icon-train-letter", letter=self.spelled(icon[-1]))
        return self.say(f"icon-{'any' if icon == '?' else icon}", count=count)

    def space_text(self, space: Space, fight: int = 0) -> str:
        """A space in words: who may go, the cost, the fight, the reward, the letter."""
        parts: list[str] = []
        if space.injured_only:
            parts.append(self.say("card-injured-only"))
        if space.linked:
            parts.append(self.say("card-linked"))
        if space.cost:
            parts.append(self.say("card-cost", icons=self.icons(space.cost)))
        if fight:
            parts.append(self.say("card-fight", number=fight))
        rewards = [self.icons(space.reward)] if space.reward else []
        if space.exchange:
            left, right = (self.icons(side) for side in space.exchange)
            rewards.append(self.say("icon-exchange", left=left, right=right))
        if rewards:
            parts.append(self.say("card-reward", icons=self.join(rewards)))
        if space.letter:
            parts.append(self.say("card-letter", letter=self.spelled(space.letter)))
        return ". ".join(parts) + "."

    def cost(self, card: int) -> str:
        """The cost of a card of the tables, in words."""
        place = self.names.cards[card]
        spaces: tuple[Space, ...]
        if place.kind is CardKind.ROOM:
            spaces = self.rooms[self.names.rooms[place.index]].spaces
            return self.icons(spaces[place.half % 2].cost)
        if place.kind is CardKind.THREAT:
            return self.icons(self.content.threats[place.index].space.cost)
        start = place.kind is CardKind.START_ELEVATOR
        return self.icons((self.content.start_elevator if start else self.content.elevator).cost)

    def price(self, room: int) -> str:
        """The price of a room, in words."""
        return self.icons(self.rooms[self.names.rooms[room]].price)

    def moment(self, item: int) -> str:
        """When an item is used."""
        return self.say(f"moment-{self.content.items[item].use}")

    def room_text(self, room: str) -> str:
        """A room in words: its price and its spaces."""
        card = self.rooms[room]
        parts = [self.say("card-price", icons=self.icons(card.price)) + "."] if card.price else []
        if len(card.spaces) == 1:
            parts.append(self.space_text(card.spaces[0]))
        else:
            for side, space in zip(("left", "right"), card.spaces, strict=True):
                parts.append(self.say(f"card-{side}", text=self.space_text(space)))
        return " ".join(parts)

    def threat_text(self, threat: str) -> str:
        """A threat in words."""
        card = next(card for card in self.content.threats if card.id == threat)
        return self.space_text(card.space, card.fight)

    def item_kind(self, item: str) -> str:
        """What kind of item it is."""
        card = next(card for card in self.content.items if card.id == item)
        return self.say(f"kind-{card.kind}")

    def item_text(self, item: str) -> str:
        """An item in words: its kind, its moment and its effect."""
        card = next(card for card in self.content.items if card.id == item)
        effect = [self.say("item-exhaust")] if card.exhaust else []
        effect += [self._step(card, step, value) for step, value in card.effect]
        moment = self.say(f"moment-{card.use}")
        text = self.say("item-text", moment=moment, effect=self.join(effect))
        return text[0].upper() + text[1:] + "."

    def _step(self, item: Item, step: str, value: object) -> str:
        match step, value:
            case "fight", count:
                always = "-always" if item.use == "always" else ""
                return self.say(f"item-fight{always}", count=count)
            case "reroll", dice:
                return self.say(f"item-reroll-{dice}")
            case "counts-as", "threat":
                return self.say("item-counts-as-threat")
            case "counts-as", str(letter):
                return self.say("item-counts-as", letter=self.spelled(letter))
            case (("pay" | "gain"), tuple(icons)):
                return self.say(f"item-{step}", icons=self.icons(icons))
            case "ready", _:
                return self.say("item-ready-another")
            case "heal", _:
                return self.say("item-heal-dweller")
            case "swap", _:
                return self.say("item-swap")
            case "discount", count:
                return self.say("item-discount", count=count)
            case "score", (what, every):
                return self.say("item-score", what=what, every=every)
        raise AssertionError(f"a step that the schema does not know: {step}")


_Line = tuple[str, Arguments]


def _heal(words: Words, a: int, mark: int) -> _Line:
    if a >= t.FROM_SPACE:
        name = "heal-trainee" if mark else "heal-space"
        return name, {"space": space_name(a - t.FROM_SPACE)}
    if a == t.INJURED:
        return "heal", {"dweller": words.dweller(a)}
    letter = words.letter(a - t.SLOT)
    return "heal", {"dweller": words.say("dweller-trained-injured", letter=letter)}


def _draw(words: Words, a: int, b: int) -> _Line:
    arguments = (words.item, words.room, words.threat)[a](b)
    return f"draw-{DECKS[a]}", arguments


_OPTIONS: dict[int, Callable[[Words, int, int, int], _Line]] = {
    t.PASS: lambda w, a, b, c: ("pass", {}),
    t.PLACE: lambda w, a, b, c: (
        "place",
        {"dweller": w.dweller(a), "space": space_name(b), "where": w.where(c)},
    ),
    t.WITH: lambda w, a, b, c: ("with", {"dweller": w.dweller(a)}),
    t.WEAR: lambda w, a, b, c: ("wear", w.item(a)),
    t.ROOM: lambda w, a, b, c: ("room", w.room(a)),
    t.SIDE: lambda w, a, b, c: ("side", {"side": SIDES[a]}),
    t.DISCOUNTED: lambda w, a, b, c: ("discount", w.item(a)),
    t.STRIKE: lambda w, a, b, c: (
        "strike-any" if a == t.ANY else "strike",
        w.resource(a),
    ),
    t.PAID: lambda w, a, b, c: ("pay", w.resource(a)),
    t.GIVE: lambda w, a, b, c: ("give", w.item(a)),
    t.USE: lambda w, a, b, c: ("use", w.item(a)),
    t.DIE: lambda w, a, b, c: ("reroll", {"face": a}),
    t.TAKE: lambda w, a, b, c: ("take", w.item(a)),
    t.GAINED: lambda w, a, b, c: ("gain", w.resource(a)),
    t.READIED: lambda w, a, b, c: ("ready", w.item(a)),
    t.HEALED: lambda w, a, b, c: _heal(w, a, b),
    t.EXCHANGE: lambda w, a, b, c: (
        "exchange",
        {"paid": w.cubes(a), "gained": w.cubes(b)},
    ),
    t.INCOME: lambda w, a, b, c: ("income", w.resource(a)),
    t.TRAINED: lambda w, a, b, c: (
        "train-injured" if c else "train",
        {"space": space_name(a), "letter": w.letter(b)},
    ),
    t.TRAINEE_IS: lambda w, a, b, c: ("trainee-lying" if a else "trainee-standing", {}),
    t.ROLL: lambda w, a, b, c: ("roll", {"low": a, "high": b}),
    t.REROLLED: lambda w, a, b, c: ("die", {"face": a}),
    t.DRAW: lambda w, a, b, c: _draw(w, a, b),
    t.FIRST: lambda w, a, b, c: ("first", {"player": w.player(a)}),
    t.LEVEL: lambda w, a, b, c: ("level", {"level": a, "player": w.player(b)}),
}
