"""Names of players: what can be shown as one, and which look alike.

Letters are counted as people see them: an accent, a flag or a family of emoji is a part of one
letter, however many code points it is made of.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import regex

LONGEST = 24  # letters
_MOST_POINTS = 12  # code points in one letter; two people kissing, of two colours, take ten

# What a letter can be. Left out is all that shows nothing (controls, marks of direction, fillers,
# blanks, selectors on their own) or hides what is around it: more than four marks on one letter are
# what the Unicode Standard (UTS 39, 5.4) takes for a stack that nobody writes.
_LETTER = r"""(?x)
    \x20
    | \p{RI}{2}                                            # the flag of a country,
    | \U0001F3F4 [\U000E0030-\U000E007A]{3,6} \U000E007F   # or of a part of one
    | EMOJI (?: \u200D EMOJI )*
    | (?:
        [[\p{L}\p{N}\p{P}\p{S}]--[\p{DI}\u2800\uFFFC\U00013441\U00013442\U0001D159]]
        (?: (?<=\p{Han}) [\U000E0100-\U000E01EF] )?        # which form of an ideograph
        [\p{M}--\p{DI}]{0,4}+
        (?: (?<=\p{ccc=9}) [\u200C\u200D]                  # how letters of India are joined,
          | (?<=\p{Arabic}) \u200C )?                      # or Persian ones parted
      )+
""".replace("EMOJI", r"\p{Emoji} (?: \p{EMod} | [\uFE0E\uFE0F]?\u20E3? )")
_JOINERS = ("\u200c", "\u200d")


def as_shown(name: str, longest: int = LONGEST) -> str | None:
    """A name as it is shown, or None if it cannot be shown as one."""
    if len(name) > 2 * longest * _MOST_POINTS:  # before anything is done with it
        return None
    name = " ".join(unicodedata.normalize("NFC", name).split())
    patterns = _patterns()
    letters = patterns.letters.findall(name)
    if not 1 <= len(letters) <= longest or name.endswith(_JOINERS):
        return None
    for letter in letters:
        if len(letter) > _MOST_POINTS or not patterns.letter.fullmatch(letter):
            return None
    return name


def look(name: str) -> str:
    """What names that look alike have in common, whatever their case or form."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return _patterns().unseen.sub("", folded)


def twice(names: Iterable[str]) -> str | None:
    """The first of some names that looks like one before it."""
    seen: set[str] = set()
    for name in names:
        if look(name) in seen:
            return name
        seen.add(look(name))
    return None


class _Patterns:
    """The patterns, made when the first name is looked at, since few commands do."""

    def __init__(self) -> None:
        import regex

        self.letters: regex.Pattern[str] = regex.compile(r"\X")
        self.letter: regex.Pattern[str] = regex.compile(_LETTER, regex.V1)
        self.unseen: regex.Pattern[str] = regex.compile(r"\p{DI}+")


@cache
def _patterns() -> _Patterns:
    return _Patterns()
