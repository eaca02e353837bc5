"""Golden playthroughs: whole games as text, for the eye and for a test that compares.

    python tests/golden/make.py           writes all playthroughs anew
    python tests/golden/make.py --check   says whether any differs

A playthrough is a fixed-seed random game: every line of its journal, the log below it, now and
then the question with all its options, and a fingerprint of what a spectator sees. Where a change
of the rules, the texts or the generator was meant, write them anew and explain it in the commit.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import overseer
from overseer.testing.play import Chooser
from overseer.texts import LANGUAGES

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Boris", "Celina", "Dmitri")
OPTIONS_EVERY = 13  # decisions between two full lists of options
VIEW_EVERY = 25
WHOLE = "en"  # the language in which a game is written out whole
FIRST, LAST = 45, 12  # decisions at the start and at the end that the other languages show


@dataclass(frozen=True, slots=True)
class Playthrough:
    """One golden game in one language."""

    game: str
    players: int
    seed: int
    language: str

    @property
    def path(self) -> Path:
        """The file that holds it."""
        return FOLDER / f"{self.game}-{self.players}.{self.language}.txt"

    def text(self) -> str:
        """The game played again."""
        return "\n".join([*self._head(), *self._played()]) + "\n"

    def _head(self) -> Iterator[str]:
        yield f"{self.game}, {self.players} players, seed {self.seed}, {self.language!r}"
        yield "made by tests/golden/make.py"

    def _played(self) -> Iterator[str]:
        match = overseer.Match(
            overseer.load(self.game, PACKS[self.game]),
            self.players,
            self.seed,
            names=NAMES[: self.players],
            max_rounds=100,
        )
        chooser = Chooser(self.seed)
        parts = [[*self._told(match, 0)]]
        while not match.state.over:
            decision, option = chooser.choice(match.state)
            part = list(self._asked(decision, len(parts)))
            before = match.lines[-1].number
            match.apply(option, decision.seat)
            part += self._told(match, before)
            if len(parts) % VIEW_EVERY == 0:
                part.append(f"    view {fingerprint(match.state)}")
            parts.append(part)
        if self.language != WHOLE and len(parts) > FIRST + LAST:
            parts[FIRST:-LAST] = [["", f"... {len(parts) - FIRST - LAST} decisions ..."]]
        for part in parts:
            yield from part
        yield from self._end(match)

    def _asked(self, decision: overseer.Decision, number: int) -> Iterator[str]:
        """A blank line, and now and then the question."""
        yield ""
        if number % OPTIONS_EVERY == 1:
            rules = " ".join(decision.rules)
            yield f"    {NAMES[decision.seat]}: {decision.text(self.language)} [{rules}]"
            for option in decision.options:
                yield f"      {option.notation:<16} {option.text(self.language)}"

    def _told(self, match: overseer.Match, after: int) -> Iterator[str]:
        """The lines after one of the journal, each with its log."""
        sentences = match.log(self.language, after=after)
        for line in match.lines:
            if line.number > after:
                yield str(line)
                for sentence in sentences:
                    if sentence.line == line.number:
                        yield f"    {sentence} [{' '.join(sentence.rules)}]"

    def _end(self, match: overseer.Match) -> Iterator[str]:
        outcome = match.state.outcome
        assert outcome is not None
        yield ""
        for row in outcome.standings:
            breaks = ", ".join(map(str, row.tie_breaks))
            yield f"{row.place}. {NAMES[row.seat]}: {row.score} ({breaks})"
        yield f"winners {list(outcome.winners)}, truncated {outcome.truncated}"
        yield f"view {fingerprint(match.state)}"
        yield f"digest {match.state.digest()}"


def fingerprint(state: overseer.State) -> str:
    """16 hex digits over what a spectator sees."""
    view = json.dumps(state.view(overseer.SPECTATOR), sort_keys=True)
    return hashlib.sha256(view.encode()).hexdigest()[:16]


PACKS: dict[str, list[str]] = {"shelter": [], "fallout": ["outpost"]}
SEEDS = {
    ("shelter", 2): 21,
    ("shelter", 3): 31,
    ("shelter", 4): 41,
    ("fallout", 1): 42,
    ("fallout", 2): 16,
    ("fallout", 3): 95,
    ("fallout", 4): 39,
}
PLAYTHROUGHS = [
    Playthrough(game, players, seed, language)
    for (game, players), seed in SEEDS.items()
    for language in LANGUAGES
]


def main(arguments: list[str]) -> int:
    """Write all playthroughs, or compare them."""
    if arguments not in ([], ["--check"]):
        print("usage: python tests/golden/make.py [--check]", file=sys.stderr)
        return 2
    different = 0
    for playthrough in PLAYTHROUGHS:
        path, text = playthrough.path, playthrough.text()
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        different += 1
        print(f"{path.name} {'differs' if arguments else 'written'}")
        if not arguments:
            path.write_text(text, encoding="utf-8", newline="\n")
    return 1 if arguments and different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
