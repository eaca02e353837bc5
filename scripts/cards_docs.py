#!/usr/bin/env python3
"""The facts on docs/world-cards.md, made from Fallout's core pack; the prose stays as it is.

`cards_docs.py` writes them; `cards_docs.py --check` compares them, writes nothing, and exits with 1
if the page is outdated. A row of a table is found by the id in it: name, numbers and whatever
stands in backticks are made anew. A card without a row, a row without a card, and prose about an
option that the card does not have are told with exit code 2, and have to be mended by hand.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path

from overseer.content.fallout import load
from overseer.content.fallout.phrases import Test
from overseer.content.fallout.walking import phrases
from overseer.content.fallout.words import DECKS, FACTIONS, LETTERS
from overseer.content.pack import BUILT_IN
from overseer.content.problems import Problems
from overseer.content.source import Items, Mapping, Node, Scalar, read_yaml
from overseer.display.fallout.card_texts import CardTexts
from overseer.display.fallout.chapters import Paths
from overseer.kernel.errors import Malformed, OverseerError

ROOT = Path(__file__).parents[1]
PAGE = Path("docs/world-cards.md")
COMMAND = ".venv/bin/python scripts/cards_docs.py"
PACK = BUILT_IN / "fallout" / "core"
FILES = {
    "agenda": "agendas.yaml",
    "character": "characters.yaml",
    "encounter": "encounters.yaml",
    "enemy": "enemies.yaml",
    "item": "items.yaml",
    "perk": "perks.yaml",
    "quest": "quests.yaml",
    "scenario": "scenarios.yaml",
    "tile": "tiles.yaml",
}
POOLS = {("add", 101, 112): "W", ("add", 126, 131): "S", ("stage", 44, 51): "R"}
NUMBERED = {
    "add",
    "quest",
    "stage",
    "staged",
    "trash",
}  # words whose value is a card of the library
SLOTS = {"dangerous": "·", "deadly": "☠"}
BEGIN, END = re.compile(r"<!-- from the pack: ([a-z-]+) -->"), "<!-- end -->"
ID = re.compile(r"`([a-z0-9-]+)`")
TONE = re.compile(r"^\|[^|]*\|[^|]*`[^|]*\|[^|]*\| (\w+) \|", re.MULTILINE)  # the id comes second
TOLD = re.compile(r"(\d)\. (?:[★♠] )?([^`]*?) ?(?:`[^`]*`)?")


class Notation:
    """Parts of cards in the short words that the page explains."""

    def __init__(self, texts: CardTexts) -> None:
        self.places = {space.place for tile in texts.content.tiles for space in tile.spaces}
        self.name = texts.name
        self.signs = {side: texts.faction(side) for side in FACTIONS}

    def program(self, card: Mapping, part: Mapping) -> str:
        """An option or an objective: what it asks, what follows, and what follows a failure."""
        is_quest = card.get("objectives") is not None
        is_library = card.get("number") is not None
        does, fails = self.told(part.get("do")), self.told(part.get("fail"))
        if is_library:
            does = _usual(does, "the quest stays" if is_quest else "back under its deck")
        if is_library and not is_quest and part.get("tasks"):
            fails = _usual(fails, "back under its deck")
        told = " ".join(filter(None, ("; ".join(self._asked(part)), "→", ", ".join(does))))
        return f"`{told}; fail: {', '.join(fails)}`" if fails else f"`{told}`"

    def told(self, steps: Node | None) -> list[str]:
        """Steps from left to right; what is done several times in a row is told once."""
        rows = ((step, len(list(same))) for step, same in groupby(map(self.words, listed(steps))))
        return [f"{step} ×{count}" if count > 1 else step for step, count in rows]

    def entries(self, block: Mapping, *but: str) -> str:
        """The keys of a block with their values."""
        told = ((key, entry.value) for key, entry in block.entries.items() if key not in but)
        return ", ".join(f"{key}: {self._value(key, value)}" for key, value in told)

    def words(self, value: Node) -> str:
        """Any value; a block of one key is a phrase."""
        if isinstance(value, Items):
            return f"[{', '.join(map(self.words, value))}]"
        if not isinstance(value, Mapping):
            return text_of(value)
        if len(value.entries) != 1:
            return f"{{{self.entries(value)}}}"
        return next(self._phrases(value))

    def _phrases(self, block: Mapping) -> Iterator[str]:
        for word, entry in block.entries.items():
            yield self._phrase(word, entry.value)

    def _phrase(self, word: str, value: Node) -> str:
        match word, value:
            case "power", Mapping(entries=sides):
                told = (f"{self.signs[key]} {text_of(sides[key].value)}" for key in sides)
                return f"power {' '.join(told)}"
            case "random", Mapping(entries=entries):
                [(how, entry)] = entries.items()
                first, last = (int(text_of(each)) for each in listed(entry.value))
                return _pool(how, first, last)
            case "test" | "joint-test", Mapping():
                letters, theirs, difficulty = (
                    text_of(value.get(key)) for key in ("letters", "theirs", "difficulty")
                )
                return f"{word} {letters}{f' + {theirs}' if theirs else ''} {difficulty}"
            case "agenda", Scalar(text="1"):
                return word
            case "place" | "tile", Scalar(text=place) if word == "tile" or place in self.places:
                return self.name(word, place)
            case _, Scalar(text="true"):
                return word
        return f"{word} {self._value(word, value)}"

    def _value(self, word: str, value: Node) -> str:
        told = self.words(value)
        return told.zfill(3) if word in NUMBERED and told.isdigit() else told

    def _asked(self, part: Mapping) -> Iterator[str]:
        if text_of(part.get("forced")) == "true":
            yield "FORCED"
        times = f" ×{text_of(part.get('count'))}" if part.get("count") else ""
        if trigger := part.get("trigger"):
            yield f"{self.words(trigger)}{times}"
        elif deposit := part.get("deposit"):
            yield f"deposit {self.words(deposit)}"
        elif part.get("elsewhere"):
            yield "elsewhere"
        elif times:
            yield f"action{times}"
        if isinstance(when := part.get("when"), Mapping):
            held = ", ".join(self._phrases(when))
            yield held if held.startswith("at ") and len(when.entries) == 1 else f"if {held}"
        if text_of(part.get("with-survivor")) == "true":
            yield "another survivor here"
        if cost := part.get("cost"):
            yield f"cost {self.words(cost)}"
        yield from map(self.words, listed(part.get("tasks")))


class Page:
    """The page with its facts as they should be."""

    def __init__(self) -> None:
        self.content = load([PACK])
        self.texts = CardTexts("en", self.content)
        self.paths = Paths(self.content)
        self.say = Notation(self.texts)
        self.seen: Counter[str] = Counter()
        self.tones: Counter[str] = Counter()
        self.faults: list[str] = []
        self.kinds: dict[str, str] = {}  # by the ids of all cards
        self.data: dict[str, Mapping] = {}
        for kind, file in FILES.items():
            read = read_yaml(PACK / file, file, Problems())
            for card, entry in read.entries.items() if read else ():
                if card in self.kinds:
                    self.faults.append(f"a {kind} and another card are both called {card}")
                self.kinds[card] = kind
                self.data[card] = block(entry.value)

    def written(self, page: str) -> str:
        """The page, or Malformed if something has to be mended by hand first."""
        self.tones.update(TONE.findall(page))
        made = "\n".join(self._lines(page.splitlines())) + "\n"
        for card, kind in self.kinds.items():
            if self.seen[card] != 1:
                self.faults.append(f"{self.seen[card]} rows for the {kind} {card}: it needs one")
        if self.faults:
            raise Malformed("\n".join(f"{PAGE}: {fault}" for fault in self.faults))
        return made

    def _lines(self, lines: Iterable[str]) -> Iterator[str]:
        heading, columns, inside = "", list[str](), False
        for line in lines:
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if line.startswith("#"):
                heading = line.lstrip("# ")
            if inside and line != END:
                continue
            inside = False
            if not line.startswith("|"):
                columns = []
            elif not columns:
                columns = cells
            elif not line.startswith("| -"):
                line = f"| {' | '.join(self._row(columns, cells, heading))} |"
            yield line
            if found := BEGIN.fullmatch(line):
                inside = True
                yield from ("", *self._block(found[1]), "")

    def _row(self, columns: Sequence[str], cells: list[str], heading: str) -> list[str]:
        """A row with its facts made anew."""
        found = ID.search(cells[1] if columns[0] == "no." else cells[0])
        card = found[1] if found else ""
        if card not in self.data or len(cells) != len(columns):
            self.faults.append(f"not a row of a card: {' | '.join(cells)}")
            return cells
        self.seen[card] += 1
        data, name = self.data[card], self.texts.name(self.kinds[card], card)
        if columns[0] == "tile":
            return list(self._tile(card, name, data))
        if columns[0] != "no.":
            facts = {"name": name, "data": f"`{self.say.entries(data, 'picture')}`"}
            return [facts.get(*pair) for pair in zip(columns, cells, strict=True)]
        deck = text_of(data.get("deck"))
        if not re.sub(r"\W", "-", heading.lower()).startswith(deck):
            self.faults.append(f"{card} is a card of {deck}, but stands under {heading}")
        _, about, _, tone, who, gist, parts = cells
        number, tag = text_of(data.get("number")), about.split("<br>")[2:]
        return [
            number.zfill(3) if number else "★",
            "<br>".join([f"**{name}**", f"`{card}`", *tag]),
            self._from(card),
            tone,
            who,
            gist,
            "<br>".join(self._parts(card, data, parts)),
        ]

    def _parts(self, card: str, data: Mapping, told: str) -> Iterator[str]:
        """What a quest does by itself, then its objectives; or the options of an encounter."""
        if stage := data.get("stage"):
            yield f"`when staged: {', '.join(self.say.told(stage))}`"
        if timer := data.get("timer"):
            steps = ", ".join(self.say.told(data.get("timeout")))
            yield f"`after {text_of(timer)} rounds: {steps}`"
        prose = {}
        for line in told.split("<br>"):
            if found := TOLD.fullmatch(line):
                prose[found[1]] = found[2]
            elif line and not line.startswith("`"):
                self.faults.append(f"{card}: expected a number and one program: {line}")
        options = listed(data.get("objectives") or data.get("options"))
        for number, option in enumerate(map(block, options), 1):
            side = self.say.signs.get(text_of(option.get("faction")), "")
            program = self.say.program(data, option)
            yield " ".join(filter(None, (f"{number}.", side, prose.pop(str(number), ""), program)))
        for left, line in prose.items():
            self.faults.append(f"{card} has no number {left}: {line}")

    def _from(self, card: str) -> str:
        """The cards that lead to a card."""
        number = int(text_of(self.data[card].get("number")) or 0)
        if not number:
            return "starred"
        callers = self.paths.callers.get(f"{self.kinds[card]}:{card}", ())
        lots = (lot for lot, numbers in self.paths.lots.values() if number in numbers)
        return ", ".join([*sorted(map(self._caller, callers)), *(_pool(*lot) for lot in lots)])

    def _caller(self, key: str) -> str:
        card = self.paths.cards.get(key)
        if card and card.number:
            return f"{card.number:03}"
        return "start" if key in self.paths.scenarios else f"`{key.partition(':')[2]}`"

    def _tile(self, card: str, name: str, data: Mapping) -> Iterator[str]:
        yield f"**{name}**<br>`{card}`"
        yield text_of(data.get("kind"))
        back = text_of(data.get("back-of"))
        yield f"`{back}`" if back else ""
        yield "; ".join(self._space(block(space)) for space in listed(data.get("spaces")))

    def _space(self, space: Mapping) -> str:
        told, place = [], text_of(space.get("place"))
        if place:
            told.append(f"**{self.texts.name('place', place)}** `{place}`")
        cells = [text_of(cell) for cell in listed(space.get("cells"))]
        label = text_of(space.get("label")) or cells[0]
        # Only a name that does not stand in the first cell has to be told.
        told.append(f"[{' '.join(cells)}]" + (f" (name in {label})" if label != cells[0] else ""))
        told += (text_of(each) for each in listed(space.get("terrain")))
        told += filter(None, (text_of(space.get(key)) for key in ("encounter", "level")))
        enemy = text_of(space.get("enemy"))
        return " ".join(told) + (f", enemy: {enemy}" if enemy else "")

    # Blocks that are made as a whole

    def _block(self, name: str) -> Iterator[str]:
        if name == "count":
            yield from self._count()
        elif self.kinds.get(name) == "scenario":
            self.seen[name] += 1
            yield from self._scenario(name, self.data[name])
        else:
            self.faults.append(f"nothing in the pack is called {name}")

    def _scenario(self, card: str, data: Mapping) -> Iterator[str]:
        layout = block(data.get("layout"))
        yield from ("|  | A | B | C | D | E | F |", "| --- | --- | --- | --- | --- | --- | --- |")
        for row in "123":
            tiles = (text_of(layout.get(f"{column}{row}")) for column in "ABCDEF")
            yield f"| {' | '.join((row, *(SLOTS.get(tile, tile) for tile in tiles)))} |"
        yield from ("", "· dangerous, ☠ deadly, both face down.", "")
        for side in FACTIONS:
            faction = block(block(data.get("factions")).get(side))
            yield f"- {self._faction(card, side, faction)}"
        track = [block(space) for space in listed(data.get("track"))]
        told = (
            f"{letter} {' '.join(text_of(each.get(letter)) for each in track)}" for letter in "XY"
        )
        yield f"- Power track: {len(track)} spaces: {', '.join(told)}."
        first = ", ".join(text_of(each).zfill(3) for each in listed(data.get("quests")))
        yield f"- Staged at the start: {first}."
        yield f"- Set-up: `{', '.join(self.say.told(data.get('setup')))}`."
        influence = next(each.influence for each in self.content.scenarios if each.id == card)
        yield f"- Influence to win with 1, 2, 3, 4 players: {', '.join(map(str, influence))}."

    def _faction(self, card: str, side: str, faction: Mapping) -> str:
        name = f"{self.say.signs[side]} **{self.texts.name('faction', f'{card}-{side}')}**"
        enemy = faction.get("enemy")
        if isinstance(enemy, Mapping):
            token = self.texts.name("faction-enemy", f"{card}-{side}")
            return f"{name}; token: {token}, `{self.say.entries(enemy)}`."
        steps = ", ".join(self.say.told(faction.get("on-activation")))
        return f"{name}; tokens are not enemies. When its icon comes up: `{steps}`."

    def _count(self) -> Iterator[str]:
        yield from ("| deck | cards | numbers |", "| --- | --- | --- |")
        for deck, count, about in self._decks():
            yield f"| {deck} | {count} | {about} |"
        asked: Counter[str] = Counter()
        for phrase in phrases((self.content.quests, self.content.encounters)):
            if isinstance(phrase.value, Test):
                asked.update(phrase.value.letters + phrase.value.theirs)
        letters = ", ".join(f"{letter} {asked[letter]}" for letter in LETTERS)
        tones = ", ".join(f"{tone} {count}" for tone, count in self.tones.most_common())
        yield from ("", f"Letters asked for in tests: {letters}.")
        yield from ("", f"Tones of the {self.tones.total()} quests and encounters: {tones}.")

    def _decks(self) -> Iterator[tuple[str, int, str]]:
        content, told, main = self.content, [], set[int]()
        for chapter in self.paths.chapters():
            if chapter.kind == "scenario":
                numbers = {self.paths.cards[key].number for key in chapter.cards[1:]}
                name = self.texts.name(*chapter.root.split(":"))
                told.append(f"{_ranges(numbers)} {name}")
                main |= numbers
        yield "main quests", len(main), ", ".join(told)
        side = {quest.number for quest in content.quests} - main
        yield "side quests", len(side), _ranges(side)
        starred = Counter(card.deck for card in content.encounters if not card.number)
        about = ", ".join(f"{count} {deck}" for deck, count in starred.items())
        yield "starred encounters", starred.total(), about
        for deck in DECKS:
            numbers = {card.number for card in content.encounters if card.deck == deck} - {0}
            yield f"{deck} encounters", len(numbers), _ranges(numbers)
        for lot, drawn in self.paths.lots.values():
            yield _pool(*lot), len(drawn), _ranges(drawn)
        yield "survivors", len(content.characters), ""
        yield "enemies", sum(enemy.copies for enemy in content.enemies), "with copies"
        yield "perks", len(content.perks), ""
        items = Counter[str]()
        for item in content.items:
            items[item.deck] += item.copies
        for deck, count in items.items():
            yield f"items: {deck}", count, "with copies"
        yield "agendas", len(content.agendas), ""
        tiles = Counter(tile.kind for tile in content.tiles)
        yield "faces of tiles", tiles.total(), ", ".join(f"{n} {kind}" for kind, n in tiles.items())


def block(node: Node | None) -> Mapping:
    """A block of keys."""
    if not isinstance(node, Mapping):
        raise Malformed(f"expected a block of keys: {node}")
    return node


def listed(node: Node | None) -> tuple[Node, ...]:
    """The values of a list; none where there is no list."""
    return node.values if isinstance(node, Items) else ()


def text_of(node: Node | None) -> str:
    """A single value as it is written; empty where there is none."""
    return node.text if isinstance(node, Scalar) else ""


def _usual(steps: list[str], stays: str) -> list[str]:
    """Steps without the last one of nearly all cards of the library; what lacks it says so."""
    rest = [step for step in steps if step != "trash this"]
    return rest if len(rest) < len(steps) or "keep this" in rest else [*rest, stays]


def _pool(how: str, first: int, last: int) -> str:
    """A range of cards of which one comes up."""
    name = POOLS.get((how, first, last))
    return f"pool {name}" if name else f"random {how} {first:03}-{last:03}"


def _ranges(numbers: Iterable[int]) -> str:
    """Numbers in short: 101-125, 159."""
    told = []
    for _, run in groupby(enumerate(sorted(numbers)), key=lambda pair: pair[1] - pair[0]):
        row = [f"{number:03}" for _, number in run]
        told.append(row[0] if len(row) == 1 else f"{row[0]}-{row[-1]}")
    return ", ".join(told)


def main() -> int:
    """Write the page, or compare it with what would be written."""
    parser = argparse.ArgumentParser(description="Write the facts on docs/world-cards.md.")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if it differs")
    only_check = parser.parse_args().check
    file = ROOT / PAGE
    before = file.read_text(encoding="utf-8")
    try:
        after = Page().written(before)
    except OverseerError as error:
        print(error, file=sys.stderr)
        return 2
    if before == after:
        return 0
    if only_check:
        print(f"{PAGE} is outdated: run {COMMAND}", file=sys.stderr)
        return 1
    file.write_text(after, encoding="utf-8")
    print(f"wrote {PAGE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
