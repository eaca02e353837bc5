"""The proof of a pack of Fallout: every card with what is sealed on it, the web, the map."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from msgspec.structs import replace

from overseer.content.fallout.encounters import Encounter
from overseer.content.fallout.items import DECKS as ITEM_DECKS
from overseer.content.fallout.quests import Quest
from overseer.content.fallout.texts import ENDINGS
from overseer.content.fallout.words import DECKS
from overseer.display.fallout import pictures
from overseer.display.fallout.card_texts import CardTexts
from overseer.display.fallout.chapters import Paths
from overseer.display.fallout.faces import Press
from overseer.display.fallout.lore import Lore, Lores
from overseer.display.fallout.phrasing.nouns import capital
from overseer.display.fallout.survey import Surveyor
from overseer.display.fallout.web import web_of
from overseer.display.proof import Passage, Proof, ProofCard, ProofPart


class Proofreader:
    """Who makes a proof in one language; `own` are the cards that it is of, None is all."""

    def __init__(self, lores: Lores, language: str, own: Collection[str] | None) -> None:
        self.lores = lores
        self.language = language
        self.own = own
        self.content = lores.book.content
        self.texts = self._texts("")
        self._press = self._press_of(self.texts)
        self._scenarios = self._told_in()

    def proof(self) -> Proof:
        """All of it."""
        return Proof(
            parts=[part for part in self._parts() if part.cards],
            web=web_of(self.texts),
            survey=Surveyor(self.texts, self._press, self.own).survey(),
        )

    def _parts(self) -> Iterator[ProofPart]:
        content = self.content
        yield self._part("scenario", self._say("scenario"), (each.id for each in content.scenarios))
        yield self._part("quest", self._sort("quest"), (each.id for each in content.quests))
        for deck in DECKS:
            cards = (each.id for each in content.encounters if each.deck == deck)
            title = capital(self.texts.say(f"fallout-deck-{deck}"))
            yield self._part("encounter", title, cards, key=deck)
        for deck in ITEM_DECKS:
            cards = (each.id for each in content.items if each.deck == deck)
            title = self._say("character-item") if deck == "character" else self._sort(deck)
            yield self._part("item", title, cards, key=f"item-{deck}")
        yield self._part("perk", self._sort("perk"), (each.id for each in content.perks))
        yield self._part("agenda", self._sort("agenda"), (each.id for each in content.agendas))
        people = (each.id for each in content.characters)
        yield self._part("character", self._sort("character"), people)
        yield self._part("enemy", self._sort("enemy"), (each.id for each in content.enemies))

    def _part(self, kind: str, title: str, cards: Iterable[str], key: str = "") -> ProofPart:
        own = (card for card in cards if self.own is None or f"{kind}:{card}" in self.own)
        made = [self._card(kind, card) for card in own]
        return ProofPart(key=key or kind, title=title, cards=made)

    def _card(self, kind: str, card: str) -> ProofCard:
        press = self._press
        scenario = card if kind == "scenario" else self._scenarios.get(f"{kind}:{card}", "")
        if scenario:
            press = self._press_of(self._texts(scenario))
        face = press.face(kind, card)
        if kind == "character":
            person = next(each for each in self.content.characters if each.id == card)
            face = replace(face, picture=pictures.photograph(person.picture))
        return ProofCard(
            key=f"{kind}:{card}",
            name=face.name,
            about=self._about(kind, card),
            text="" if kind == "scenario" else face.text,
            face=face,
            passages=list(self._passages(kind, card, press.texts)),
        )

    def _about(self, kind: str, card: str) -> str:
        for deck in (self.content.encounters, self.content.quests):
            for each in deck:
                if each.id == card and kind in ("encounter", "quest"):
                    return str(each.number or "★")
        for made in (self.content.items, self.content.enemies):
            for copied in made:
                if copied.id == card and kind in ("item", "enemy") and copied.copies > 1:
                    return self._say("copies", count=copied.copies)
        return ""

    def _passages(self, kind: str, card: str, texts: CardTexts) -> Iterator[Passage]:
        if kind == "quest":
            quest = next(each for each in self.content.quests if each.id == card)
            yield from self._objectives(quest, texts)
        elif kind == "encounter":
            encounter = next(each for each in self.content.encounters if each.id == card)
            yield from self._leads(encounter, texts)
        elif kind == "scenario":
            told = [
                ("cover", self._say("cover")),
                *((each, self._ending(each)) for each in ENDINGS),
            ]
            rules = list(texts.scenario(card))
            yield Passage(rules=rules, told=self._told(kind, card, *told))
        elif kind == "character":
            told = [("", self._say("past")), ("remark", self._say("remark"))]
            yield Passage(told=self._told(kind, card, *told))
        elif kind == "item":
            yield Passage(told=self._told(kind, card, ("", self._say("read"))))

    def _objectives(self, quest: Quest, texts: CardTexts) -> Iterator[Passage]:
        for number, objective in enumerate(quest.objectives, 1):
            side = objective.faction
            done = (f"done-{number}", self._say("done"))
            failed = (f"fail-{number}", self._say("failure"))
            yield Passage(
                title=texts.faction(side) if side else self._say("objective", number=number),
                lead=self._story(f"quest-{quest.id}.objective-{number}"),
                rules=list(texts.objective(quest.id, number)),
                told=self._told("quest", quest.id, done, failed),
            )

    def _leads(self, encounter: Encounter, texts: CardTexts) -> Iterator[Passage]:
        for number in range(1, len(encounter.options) + 1):
            asked = texts.encounter_option(encounter.id, number)
            chosen = (f"outcome-{number}", self._say("chosen"))
            passed = (f"success-{number}", self._say("success"))
            failed = (f"fail-{number}", self._say("failure"))
            yield Passage(
                title=self._say("lead", number=number),
                lead=self._story(f"encounter-{encounter.id}.lead-{number}"),
                rules=[*asked, *texts.encounter_outcome(encounter.id, number)],
                told=self._told("encounter", encounter.id, chosen, passed, failed),
            )

    def _told(self, kind: str, card: str, *parts: tuple[str, str]) -> list[tuple[str, str]]:
        """What is told of a card in its parts, each with when it is; what is not told is not."""
        keys = ((f"{kind}-{card}{'.' if part else ''}{part}", when) for part, when in parts)
        return [(when, text) for key, when in keys if (text := self._story(key))]

    def _ending(self, ending: str) -> str:
        how, _, side = ending.partition("-")
        if side in ("", "all"):
            return self._say(ending)
        return self._say(f"{how}-side", faction=self.texts.say(f"text-faction-{side}"))

    def _told_in(self) -> dict[str, str]:
        """The scenarios by the quests of their stories, whose factions then have names."""
        return {
            card: chapter.root.partition(":")[2]
            for chapter in Paths(self.content).chapters()
            if chapter.kind == "scenario"
            for card in chapter.cards
        }

    def _texts(self, scenario: str) -> CardTexts:
        return CardTexts(self.language, self.content, scenario, {})

    def _press_of(self, texts: CardTexts) -> Press:
        return Press(self.lores, Lore(texts), self.language)

    def _story(self, key: str) -> str:
        return self.content.paragraphs(self.language, key)

    def _sort(self, sort: str) -> str:
        return self.texts.say(f"stock-fallout-{sort}")

    def _say(self, message: str, **arguments: object) -> str:
        return self.texts.say(f"proof-{message}", **arguments)
