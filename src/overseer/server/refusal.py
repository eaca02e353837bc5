"""Refusals: why something asked for is not done, by a code and in words."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.texts.bundles import LANGUAGES, in_language

# Every code with its status over HTTP; docs/protocol.md explains them.
STATUS = {
    "malformed": 400,
    "unauthorised": 401,
    "not-host": 403,
    "not-your-seat": 403,
    "hidden": 403,
    "wrong-origin": 403,
    "not-found": 404,
    "method": 405,
    "too-slow": 408,
    "waiting": 409,
    "playing": 409,
    "over": 409,
    "not-over": 409,
    "closed": 409,
    "full": 409,
    "no-link": 409,
    "name-taken": 409,
    "undecided": 409,
    "no-handover": 409,
    "stale": 409,
    "stands-in": 409,
    "no-hints": 409,
    "too-large": 413,
    "media-type": 415,
    "wrong-host": 421,
    "impossible": 422,
    "illegal": 422,
    "protocol": 422,
    "too-frequent": 429,
    "failed": 500,
    "unavailable": 503,
    "unreadable": 503,
}

_QUOTED = 200  # characters of what a client has sent that are told back
_SAID = 1000  # characters of a refusal


class Denied(Exception):
    """Something that is not done.

    What is said is the message of the code, unless another `message` or ready words are given.
    """

    def __init__(
        self,
        code: str,
        message: str = "",
        *,
        words: str = "",
        rules: Sequence[str] = (),
        **arguments: object,
    ) -> None:
        super().__init__(code, message or words)
        self.code = code
        self.message = message or f"refused-{code}"
        self.words = words
        self.rules = list(rules)
        self.arguments = arguments

    @property
    def status(self) -> int:
        """The status over HTTP."""
        return STATUS[self.code]

    def text(self, language: str) -> str:
        """The refusal in words."""
        if self.words:
            return _clipped(self.words, _SAID)
        texts = in_language(language)
        told = {
            name: _clipped(value, _QUOTED) if isinstance(value, str) else value
            for name, value in self.arguments.items()
        }
        return texts.format(f"server-{self.message}", fallback=False, **told)


def check_language(language: str) -> str:
    """The language itself, if there are texts in it."""
    if language not in LANGUAGES:
        raise Denied("impossible", "bad-language", languages=", ".join(LANGUAGES))
    return language


def _clipped(text: str, longest: int) -> str:
    """A text, or the beginning of a long one."""
    return text if len(text) <= longest else f"{text[:longest]}…"
