"""News: what has happened since somebody last looked, gathered as a person would tell it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Note:
    """Sentences that belong together, and whose doing they tell of; `seat` is -1 for nobody's.

    A heading begins a round; a story is read aloud.
    """

    seat: int
    is_heading: bool = False
    sentences: list[str] = field(default_factory=list)
    is_story: bool = False

    def add(self, sentence: str) -> None:
        """Tell one more thing; the same thing twice over is told once."""
        if sentence not in self.sentences[-1:]:
            self.sentences.append(sentence)
