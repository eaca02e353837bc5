"""The web of a pack of Fallout: its quests and encounters in chapters, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast, get_args

from overseer.content.fallout.encounters import Encounter
from overseer.content.fallout.leads import Lead
from overseer.content.fallout.phrases import Sides, Step
from overseer.content.fallout.quests import Objective, Quest
from overseer.content.fallout.walking import phrases
from overseer.display.fallout.card_texts import CardTexts
from overseer.display.fallout.chapters import Chapter, Paths, lot_key
from overseer.display.fallout.phrasing.nouns import capital, sentence
from overseer.display.weaving import Knot, Row, Story, Tag, Thread, weave
from overseer.display.web import WayStyle, Web

VAULT = "vault"
_LISTED = 14  # cards that lead to an arc are named up to this number


def web_of(texts: CardTexts) -> Web:
    """The web of all cards, in the language of the texts."""
    return _Weaver(texts).web()


class _Weaver:
    """Who puts cards into words and threads."""

    def __init__(self, texts: CardTexts) -> None:
        self.texts = texts
        self.content = texts.content
        self.paths = Paths(texts.content)

    def web(self) -> Web:
        """All chapters, one below the other."""
        pack = self.texts.name("pack", "name")
        legend = [(style, self._say(f"style-{style}")) for style in (*get_args(WayStyle), "ends")]
        stories = [self._story(chapter) for chapter in self.paths.chapters()]
        return weave(self._say("title", pack=pack), legend, stories)

    def _story(self, chapter: Chapter) -> Story:
        knots = [self._knot(key, chapter) for key in chapter.cards]
        count = sum(knot.kind in ("quest", "encounter") for knot in knots)
        about = [self._say("cards", count=count)] if count else []
        if chapter.kind != "scenario":
            about.append(self._from(chapter))
        return Story(
            key=chapter.root,
            kind=chapter.kind,
            title=capital(self._name(chapter.root)),
            about=", ".join(filter(None, about)),
            knots=knots,
        )

    def _from(self, chapter: Chapter) -> str:
        """Which cards of other chapters lead to this one."""
        inside = {*chapter.cards}
        callers = {
            each: None
            for key in chapter.cards
            for each in self.paths.callers.get(key, ())
            if each not in inside
        }
        if not callers:
            starred = any(not self._number(key) for key in inside if key in self.paths.cards)
            return "" if starred else self._say("from-nothing")
        if len(callers) > _LISTED:
            return self._say("from-many", count=len(callers))
        numbers = [str(self._number(key) or self._name(key)) for key in callers]
        return self._say("from", cards=", ".join(numbers))

    def _knot(self, key: str, chapter: Chapter) -> Knot:
        inside = {*chapter.cards}
        if key in self.paths.lots:
            return self._lot(key, inside)
        if key in self.paths.scenarios:
            return self._scenario(key, inside)
        card = self.paths.cards[key]
        found = list(self.paths.leads_of(key))
        ends = not any(lead.how != "complete" for _, lead in found)
        if isinstance(card, Quest):
            return Knot(
                key=key,
                kind="quest",
                name=self._name(key),
                number=card.number,
                ends=ends,
                rows=[self._row(card, number, inside) for number in range(len(card.objectives))],
                threads=list(self._threads(key, inside)),
            )
        deck = self.texts.say(f"fallout-deck-{card.deck}")
        about = "numbered" if card.number else "starred"
        tags = list(self._tags((lead for _, lead in found), inside, is_starred=not card.number))
        return Knot(
            key=key,
            kind="encounter",
            name=self._name(key),
            number=card.number,
            about=self._say(about, deck=deck, number=card.number),
            opens=self._opened(card) if self._opens(key, card) else "",
            ends=ends,
            text=self._follows([lead for _, lead in found]),
            rows=[Row("", "", "", tags)] if tags else [],
            threads=list(self._threads(key, inside)),
        )

    def _scenario(self, key: str, inside: set[str]) -> Knot:
        scenario = self.paths.scenarios[key]
        found = [lead for _, lead in self.paths.leads_of(key)]
        begins = self._say("begins", tile=self.texts.name("tile", scenario.start))
        spoken = f"{sentence(begins)} {self._follows(found)}"
        return Knot(
            key=key,
            kind="scenario",
            name=self._name(key),
            rows=[Row("", begins, spoken, list(self._tags(found, inside)))],
            threads=list(self._threads(key, inside)),
        )

    def _lot(self, key: str, inside: set[str]) -> Knot:
        _, numbers = self.paths.lots[key]
        members = self.paths.targets(Lead("add", numbers))
        away = [each for each in members if each not in inside]
        tags = [Tag(str(self._number(each)), [each]) for each in away]
        return Knot(
            key=key,
            kind="lot",
            name=capital(self._name(key)),
            about=self._say("cards", count=len(numbers)),
            text=self._say("leads", cards="; ".join(map(self._titled, members))),
            rows=[Row("", "", "", tags)] if tags else [],
            threads=[Thread(each, "lot") for each in members if each in inside],
        )

    def _row(self, quest: Quest, number: int, inside: set[str]) -> Row:
        objective = quest.objectives[number]
        found = self.paths.rows[f"quest:{quest.id}"][number]
        language = self.texts.texts.language
        text = self.content.told(language, f"quest-{quest.id}.objective-{number + 1}")
        text = text or sentence(self.texts.way(quest.id, number + 1))
        power = [Tag(each) for each in self._powers(objective)]
        side = self.texts.say(f"text-faction-{objective.faction}") if objective.faction else ""
        spoken = " ".join(filter(None, (side, text, self._follows(found))))
        return Row(objective.faction, text, spoken, [*power, *self._tags(found, inside)])

    def _powers(self, objective: Objective) -> Iterator[str]:
        for phrase in phrases(objective.do):
            if isinstance(phrase, Step) and phrase.word == "power":
                for side, count in cast(Sides, phrase.value):
                    faction = self.texts.say(f"text-faction-{side}")
                    yield self._say("power", count=count, faction=faction)

    def _threads(self, key: str, inside: set[str]) -> Iterator[Thread]:
        """The ways inside a chapter, each once; those that all rows share leave from the card."""
        found = dict[tuple[str, int], WayStyle]()
        for row, lead in self.paths.leads_of(key):
            if lead.how == "complete":
                continue
            ends = [lot_key(lead)] if lead.lot else self.paths.targets(lead)
            for target in ends:
                if target in inside and target != key:
                    found.setdefault((target, row), self._style(key, row, lead))
        rows = len(self.paths.rows[key]) - 1
        for (target, row), style in found.items():
            shared = rows > 1 and all((target, each) in found for each in range(rows))
            if not shared or (target, -1) in found:
                yield Thread(target, style, row)
            elif row == 0:
                yield Thread(target, "add" if style == "add" else "either")

    def _style(self, key: str, row: int, lead: Lead) -> WayStyle:
        if lead.lot:
            return "lot"
        if lead.how == "add":
            return "add"
        card = self.paths.cards.get(key)
        if card is None:
            return "either"
        if isinstance(card, Encounter):
            return "encounter"
        faction = card.objectives[row].faction if row >= 0 else ""
        return cast(WayStyle, faction or "any")

    def _tags(
        self, found: Iterable[Lead], inside: set[str], *, is_starred: bool = False
    ) -> Iterator[Tag]:
        """The ways out of a chapter, and quests that are completed from elsewhere."""
        seen = set[str]()
        for lead in found:
            tag = self._tag(lead, inside)
            drawn = is_starred and lead.lot and lot_key(lead) in inside
            if tag is not None and tag.text not in seen and not drawn:
                seen.add(tag.text)
                yield tag

    def _tag(self, lead: Lead, inside: set[str]) -> Tag | None:
        targets = self.paths.targets(lead)
        if lead.lot:
            first, last = lead.lot
            return Tag(self._say("lot-tag", first=first, last=last), [lot_key(lead)], lot=True)
        if lead.how == "complete":
            return Tag(self._say("done-tag", number=lead.numbers[0]), targets)
        return None if {*targets} <= inside else Tag(str(lead.numbers[0]), targets)

    def _follows(self, found: Sequence[Lead]) -> str:
        """What parts of a card lead to, in words."""
        named = dict[str, None]()
        for lead in found:
            if lead.lot:
                named[self._name(lot_key(lead))] = None
            elif lead.how == "complete":
                named[self._say("done-tag", number=lead.numbers[0])] = None
            else:
                named.update(dict.fromkeys(map(self._titled, self.paths.targets(lead))))
        return self._say("leads", cards="; ".join(named)) if named else self._say("ends")

    def _opens(self, key: str, card: Encounter) -> bool:
        """Whether a vault comes into the game with a card: none of its others leads to it."""
        if not card.deck.startswith(VAULT):
            return False
        pending, seen = [*self.paths.callers.get(key, ())], set[str]()
        while pending:
            caller = pending.pop()
            other = self.paths.cards.get(caller)
            if isinstance(other, Encounter) and other.deck == card.deck and caller != key:
                return False
            if caller not in seen:
                seen.add(caller)
                pending += self.paths.callers.get(caller, ())
        return True

    def _opened(self, card: Encounter) -> str:
        """What a card opens: the place that has the icon of its deck."""
        spaces = (space for tile in self.content.tiles for space in tile.spaces)
        named = (space.place for space in spaces if space.encounter == card.deck and space.place)
        place = next(named, "")
        return self._say("opens", vault=self.texts.name("place", place)) if place else ""

    def _titled(self, key: str) -> str:
        return self._say("card", number=self._number(key), name=self._name(key))

    def _name(self, key: str) -> str:
        kind, _, card = key.partition(":")
        if key in self.paths.lots:
            (_, first, last), _ = self.paths.lots[key]
            return self._say("lot", first=first, last=last)
        return self.texts.name(kind, card)

    def _number(self, key: str) -> int:
        card = self.paths.cards.get(key)
        return card.number if card else 0

    def _say(self, message: str, **arguments: object) -> str:
        return self.texts.say(f"web-{message}", **arguments)
