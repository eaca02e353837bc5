"""Tales: the life of a survivor as a page that one would send to a friend.

What is told is chosen by its weight, how it is told by what happened, and no pattern comes twice
where there is another. Every sentence keeps the line of the journal that it tells of.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property

from overseer.display.fallout.lives import Deed, Life
from overseer.display.fallout.look import Look
from overseer.display.model import Tale, TaleSentence, TaleStamp, TaleStop
from overseer.display.words import Arguments
from overseer.games.fallout import terms as t
from overseer.games.fallout.notation import FACTIONS, node_name
from overseer.games.fallout.survivor_death import ALL_ELIMINATED
from overseer.games.fallout.winning import target
from overseer.kernel.outcome import Outcome

_TOLD = 8  # deeds, at most
_PARAGRAPHS = 3
_QUOTES = 2
_LONGEST_QUOTE = 170
_STOPS = 5
_STAMPS = 5
_AGAIN = 13  # what a deed weighs less for each of its kind that is told already
_SAME = 30  # and for each that is about the same thing
_SOON = 3  # rounds that are counted from the sentence before
_QUOTED = '“”„«»"'
# What deeds of several kinds are called on the map.
_WHAT = {"deadly": "explored"} | dict.fromkeys(("company", "unique", "bought", "event"), "item")
_WHOLE = ("quest-failed",)  # kinds that are not the same as those before the dash
_BAD = frozenset({"deaths"})
_GOOD = frozenset({"quests", "kills"})


def tales_of(look: Look, lives: Sequence[Life], outcome: Outcome) -> list[Tale]:
    """The tales of all survivors; no two have the same title if it can be helped."""
    titles: set[str] = set()
    last = max(life.end for life in lives)
    return [_Writer(look, life, outcome, life.end == last).tale(titles) for life in lives]


class _Writer:
    """Writes the page of one survivor."""

    def __init__(self, look: Look, life: Life, outcome: Outcome, is_last: bool) -> None:
        self.look = look
        self.life = life
        self.outcome = outcome
        self.is_last = is_last  # whether the game has ended with it, and not before
        self.player = look.words.player(life.seat)
        self.scores = {each.seat: each.score for each in outcome.standings}
        self.used: Counter[str] = Counter()
        self.is_named = False  # whether the sentence before names the survivor
        self.round = 0  # of the sentence before
        self.quotes = 0
        self.stops: list[TaleStop] = []
        self._nodes: set[int] = set()  # that have a number on the map

    def tale(self, titles: set[str]) -> Tale:
        """The whole page."""
        look, life = self.look, self.life
        paragraphs = self._paragraphs()
        return Tale(
            seat=life.seat,
            title=self._title(titles),
            about=look.say("tale-fallout-about", rounds=max(1, life.last)),
            paragraphs=paragraphs,
            stops=self.stops,
            legs=[[node_name(node) for node in leg] for leg in life.legs],
            stamps=list(self._stamps()),
            sender=look.say(
                "tale-fallout-sender", player=self.player, character=self.character["character"]
            ),
            note=look.say("tale-fallout-note"),
        )

    # Who and where

    @cached_property
    def character(self) -> Arguments:
        """Whom the survivor is played as."""
        return self.look.words.character(int(self.look.land.character[self.life.seat]) - 1)

    @cached_property
    def start(self) -> Arguments:
        """The tile where everybody begins."""
        land = self.look.land
        tile = self.look.words.tile(int(land.slots[land.sheet.start]) - 1)
        return {"start": tile["tile"], "start_acc": tile["tile_acc"]}

    def _place(self, node: int) -> str:
        """What a space is called: by its place, or by its tile."""
        found = self.look.place_name(node_name(node))
        if found:
            return found
        return str(self.look.words.tile(int(self.look.land.slots[node // t.NODES]) - 1)["tile"])

    # Paragraphs

    def _paragraphs(self) -> list[list[TaleSentence]]:
        """The beginning with the first deeds, the middle, and the last deeds with the end."""
        deeds = self._chosen()
        first = len(deeds) // _PARAGRAPHS
        last = len(deeds) - (len(deeds) - first) // 2
        parts = [[self._opening()], [], []]
        for part, (low, high) in zip(
            parts, ((0, first), (first, last), (last, len(deeds))), strict=True
        ):
            if low < high:
                self._turn_over(deeds[low])
            for deed in deeds[low:high]:
                part += self._told(deed)
        parts[-1].append(self._ending())
        return [part for part in parts if part]

    def _chosen(self) -> list[Deed]:
        """The deeds that weigh most, in their order. What is told already weighs less."""
        rest: dict[tuple[str, int], list[Deed]] = {}
        for deed in sorted(self.life.deeds, key=lambda deed: (-deed.weight, deed.line)):
            rest.setdefault((_family(deed.kind), deed.a), []).append(deed)
        told: Counter[object] = Counter()

        def weight(about: tuple[str, int]) -> int:
            again = _AGAIN * told[about[0]] + _SAME * told[about]
            return rest[about][0].weight - again

        chosen: list[Deed] = []
        while rest and len(chosen) < _TOLD:
            about = max(rest, key=weight)
            chosen.append(rest[about].pop(0))
            told.update([about, about[0]])
            if not rest[about]:
                del rest[about]
        return sorted(chosen, key=lambda deed: deed.line)

    def _turn_over(self, deed: Deed) -> None:
        """A new paragraph says again who, and when."""
        self.is_named = False
        if deed.round != self.round:
            self.round = 0

    def _opening(self) -> TaleSentence:
        kit = ", ".join(str(self.look.words.item(item)["item"]) for item in self.life.kit)
        about = {**self.character, **self.start, "kit": kit}
        start = int(self.look.land.sheet.start)
        if all(node // t.NODES == start for leg in self.life.legs for node in leg):
            return self._sentence("opening-stayed", self.life.chosen, about)
        return self._sentence("opening-kit" if kit else "opening", self.life.chosen, about)

    def _told(self, deed: Deed) -> Iterator[TaleSentence]:
        """A deed in a sentence; a quest with what is read aloud when it is done."""
        about = self._about(deed)
        kind = "quest-power" if deed.kind == "quest" and deed.power >= 0 else deed.kind
        yield self._sentence(kind, deed.line, {**about, "when": self._when(deed.round)}, deed)
        told = self._quote(deed) if self.quotes < _QUOTES else ""
        if told:
            self.quotes += 1
            self.is_named = False
            yield TaleSentence(text=self._quoted(told), line=deed.line)

    def _sentence(
        self, kind: str, line: int, about: Arguments, deed: Deed | None = None
    ) -> TaleSentence:
        """Something in the pattern that has been used least, and that names who it is in turns."""
        stop = 0 if deed is None else self._stop(deed)
        said = [
            (message, self.look.say(message, **about, player=self.player))
            for message in self._patterns(kind)
        ]
        number = len(said)
        message, text = min(
            said,
            key=lambda each: (
                self.used[each[0]],
                (self.player in each[1]) == self.is_named,
                (said.index(each) - self.life.seat) % number,
            ),
        )
        self.used[message] += 1
        self.is_named = self.player in text
        return TaleSentence(text=_capital(text), line=line, stop=stop)

    def _patterns(self, kind: str) -> Iterator[str]:
        number = 1
        while self.look.words.texts.has(f"tale-fallout-{kind}-{number}"):
            yield f"tale-fallout-{kind}-{number}"
            number += 1

    def _when(self, now: int) -> str:
        before, self.round = self.round, now
        if before == 0 or now - before > _SOON:
            return self.look.say("tale-fallout-in-round", round=now)
        kind = {before: "same-round", before + 1: "next-round"}.get(now, "later")
        message = min(self._patterns(kind), key=lambda each: self.used[each])
        self.used[message] += 1
        return self.look.say(message, count=now - before)

    # Deeds

    def _enemy(self, token: int) -> Arguments:
        """An enemy as arguments; tales say "the" themselves, so no name brings its own."""
        named = self.look.words.enemy(token)
        return {key: str(name).removeprefix("The ") for key, name in named.items()}

    def _about(self, deed: Deed) -> Arguments:
        """What a deed is about, as arguments."""
        words, family = self.look.words, _family(deed.kind)
        match family:
            case "killed" | "beaten":
                return {**self._enemy(deed.a), "level": deed.b}
            case "died":
                enemy = self._enemy(deed.a) if deed.kind == "died-fight" else {}
                return {**enemy, **self.start}
            case "quest" | "quest-failed":
                return {**words.quest(deed.a), "faction": self._faction(deed.power)}
            case "met":
                lead = self._quoted(words.lead(deed.a, deed.b))
                return {**words.encounter(deed.a), "lead": lead}
            case "explored" | "deadly":
                return words.tile(deed.a)
            case "trait":
                return {"trait": words.trait(deed.a)}
            case "perk":
                return words.perk(deed.a)
            case "level":
                return {"letter": words.letter(deed.a)}
            case "deal":
                return {"other": words.player(deed.a)}
            case "loyal":
                return words.agenda(deed.a)
        return {**words.item(deed.a), "count": deed.b}

    def _faction(self, number: int) -> str:
        is_one = 0 <= number < t.FACTIONS
        return self.look.faction_name(FACTIONS[number]) if is_one else ""

    def _quoted(self, told: str) -> str:
        """What is read aloud in quotation marks; where full stops go is up to the language."""
        if told.endswith(".") and not told.endswith(".."):
            return self.look.say("tale-fallout-quote", told=told[:-1])
        return self.look.say("tale-fallout-quote-open", told=told)

    def _quote(self, deed: Deed) -> str:
        """What is read aloud when a quest is done, if it can stand in a sentence's place."""
        if deed.kind != "quest":
            return ""
        card = self.look.book.names.quests[deed.a]
        key = f"quest-{card}.done-{deed.b + 1}"
        told, is_other = self.look.book.content.story(self.look.language, key)
        told = " ".join(told.split())
        if is_other or len(told) > _LONGEST_QUOTE or any(sign in told for sign in _QUOTED):
            return ""
        return told

    def _stop(self, deed: Deed) -> int:
        """The number of the place where it happened; 0 if it has none."""
        if deed.node < 0 or deed.node in self._nodes or len(self.stops) == _STOPS:
            return 0
        self._nodes.add(deed.node)
        family = _family(deed.kind)
        what = self.look.say(f"tale-fallout-what-{_WHAT.get(family, family)}", **self._about(deed))
        text = self.look.say("tale-fallout-stop", place=self._place(deed.node), what=what)
        self.stops.append(TaleStop(place=node_name(deed.node), text=text, line=deed.line))
        return len(self.stops)

    # The end

    def _ending(self) -> TaleSentence:
        look, life, outcome = self.look, self.life, self.outcome
        others = [seat for seat in outcome.winners if seat != life.seat]
        about: Arguments = {
            "when": self._when(life.last),
            "total": self.scores[life.seat],
            "target": int(target(look.land)),
            "others": ", ".join(map(look.words.player, others)),
            "best": max((self.scores[seat] for seat in others), default=0),
            "faction": self._faction(int(look.land.lost) - 1),
        }
        return self._sentence(self._end(others), life.end, about)

    def _end(self, others: Sequence[int]) -> str:
        life, lost = self.life, int(self.look.land.lost)
        if life.seat in self.outcome.winners:
            return "end-shared" if others else "end-won"
        if life.is_out:
            return "end-all" if lost == ALL_ELIMINATED and self.is_last else "end-out"
        if others:
            return "end-beaten"
        return "end-lost" if lost else "end-cut"

    def _title(self, taken: set[str]) -> str:
        """What the life was about; the first that holds and that nobody else has."""
        keys = list(self._titles())
        key = next((each for each in keys if each not in taken), keys[0])
        taken.add(key)
        return self.look.say(f"tale-fallout-title-{key}", **self.character)

    def _titles(self) -> Iterator[str]:
        life, land = self.life, self.look.land
        caps = int(land.caps[life.seat])
        if life.seat in self.outcome.winners:
            wins = {"won-quests": life.quests, "won-kills": life.kills, "won-rich": caps // 3}
            best = max(wins, key=lambda key: wins[key])
            if wins[best] >= 3:
                yield best
            yield "won"
            return
        if life.is_out:
            yield "out"
        if 0 < int(target(land)) - self.scores[life.seat] <= 2:
            yield "near"
        marks = {
            "died": 3 * life.deaths,
            "quests": 2 * life.quests,
            "kills": 2 * life.kills,
            "tiles": 2 * life.tiles,
            "deals": 2 * life.deals,
            "rich": caps // 2,
            "encounters": life.encounters // 2,
            "walked": life.walked // 6,
        }
        for key in sorted(marks, key=lambda key: -marks[key]):
            if marks[key] >= 4:
                yield key
        yield "plain" if life.walked else "stayed"

    def _stamps(self) -> Iterator[TaleStamp]:
        """Figures, the weightiest first; of nothing there is none."""
        life = self.life
        numbers = {
            "walked": life.walked,
            "quests": life.quests,
            "kills": life.kills,
            "deaths": life.deaths,
            "tiles": life.tiles,
            "encounters": life.encounters,
            "deals": life.deals,
            "caps": int(self.look.land.caps[life.seat]),
        }
        found = [(key, number) for key, number in numbers.items() if number]
        for key, number in found[:_STAMPS]:
            yield TaleStamp(
                figure=str(number),
                text=self.look.say(f"tale-fallout-stamp-{key}", count=number),
                tone="good" if key in _GOOD else "bad" if key in _BAD else "",
            )


def _family(kind: str) -> str:
    """Kinds that are told alike are of one family."""
    return kind if kind in _WHOLE else kind.partition("-")[0]


def _capital(text: str) -> str:
    """A sentence with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]
