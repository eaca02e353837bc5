"""Dialogues: one decision of a person, with everything that may be asked before it is made."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from overseer.cli.terminal.hints import hint_lines
from overseer.cli.terminal.lookup import cited, rule_texts
from overseer.cli.terminal.menu import Entry, Menu
from overseer.cli.terminal.scene import Scene
from overseer.kernel.errors import Malformed, OverseerError
from overseer.texts.bundles import LANGUAGES

if TYPE_CHECKING:
    from overseer.cli.terminal.session import Session

S = TypeVar("S", bound=Scene)

_LOG_LENGTH = 12
_MOST_DIGITS = 6
_HELP = ("choose", "why", "hint", "undo", "save", "log", "rules", "view", "card", "lang", "quit")


class Dialogue(Generic[S]):
    """The talk about one open decision; without a seat, about a game that is over."""

    def __init__(self, session: Session[S], seat: int | None) -> None:
        self.session = session
        self.seat = seat
        self.host = session.host
        self.face = session.face
        self.is_done = False
        self.scene = session.scene(seat)
        self.menu = self._fresh_menu()
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._why,
            "hint": self._hint,
            "u": self._undo,
            "s": self._save,
            "l": self._log,
            "r": self._rules,
            "v": self._view,
            "i": self._card,
            "lang": self._language,
            "h": self._help,
            "q": self._quit,
            "b": self._back,
        }

    def hold(self) -> None:
        """Talk until the decision is made, taken back or left."""
        if self.seat is not None:
            self.session.announce(self.scene, self.menu.is_turn)
            self._ask()
        else:
            self.face.tell([self.scene.say("play-over")])
        while not self.is_done:
            line = self.session.reader.read(self._prompt())
            if line is None:
                self.leave_unasked()
                return
            try:
                self._hear(line.strip())
            except OverseerError as error:
                self.face.refuse(str(error))

    def leave_unasked(self) -> None:
        """Leave because the input has ended: there is nobody left to ask."""
        self._leave()

    # Listening

    def _hear(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        elif self.seat is None:
            self._hear_at_the_end(line)
        elif _is_number(line):
            self._take_number(_number(line))
        elif not line:
            self._refuse("play-nothing-typed")
        elif (space := self.host.display.space_named(line)) is not None:
            self._take_space(space)
        else:
            self._take_notation(line)

    def _hear_at_the_end(self, line: str) -> None:
        if line:
            self._refuse("play-over")
        else:
            self._leave()

    def _take_number(self, number: int) -> None:
        entry = self.menu.entry(number)
        if entry is None:
            self._refuse("play-no-number", numbers=self.menu.numbers)
        else:
            self._take(entry)

    def _take_space(self, space: str) -> None:
        entry = self._fresh_menu().at(space)
        if entry is not None:
            self._take(entry)
        else:
            self.face.tell(self._understood(self.host.explained, space))

    def _take(self, entry: Entry) -> None:
        """Make a choice, or ask first for what is left open."""
        if len(entry.options) > 1:
            self.menu = self.host.narrowed(self.scene, entry)
            self._ask()
            return
        assert self.seat is not None
        self.session.choose(entry.options[0], self.seat)
        self.is_done = True

    def _take_notation(self, line: str) -> None:
        decision = self.scene.decision
        assert decision is not None
        assert self.seat is not None
        wanted = " ".join(line.split())
        for option in decision.options:
            if option.notation == wanted:
                self.session.choose(option, self.seat)
                self.is_done = True
                return
        self.face.tell(self._understood(self.host.explained, wanted))

    def _understood(self, look_up: Callable[[S, str, int], list[str]], thing: str) -> list[str]:
        """What a look-up says; a thing that it does not know is refused in the reader's words."""
        assert self.seat is not None
        try:
            return look_up(self.scene, thing, self.seat)
        except OverseerError:
            raise Malformed(self.scene.say("play-not-understood", text=thing)) from None

    # Commands

    def _why(self, query: str) -> None:
        if self.seat is None:
            self._refuse("play-over")
        elif not query:
            self._what_options_mean()
        elif _is_number(query):
            entry = self.menu.entry(_number(query))
            if entry is None:
                self._refuse("play-no-number", numbers=self.menu.numbers)
            else:
                self.face.tell(self._about(entry))
        else:
            self.face.tell(self._understood(self.host.why, query))

    def _about(self, entry: Entry) -> list[str]:
        """An entry of the menu at length: what it is, how it is typed, which rules it follows."""
        notations = ", ".join(option.notation for option in entry.options)
        return [
            *self.host.about(self.scene, entry),
            self.scene.say("play-notation", notation=notations),
            cited(self.scene.say("play-possible"), entry.options[0].rules),
        ]

    def _what_options_mean(self) -> None:
        decision = self.scene.decision
        assert decision is not None
        rules = [text for rule in decision.rules for text in rule_texts(self.scene, rule)[:1]]
        self.face.tell([self.menu.question, *rules, self.scene.say("play-why-hint")])
        self.face.legend(self.scene)

    def _hint(self, _: str) -> None:
        if self.seat is None:
            self._refuse("play-over")
        else:
            self.face.tell(hint_lines(self.host.display, self.session.match, self.seat, self.scene))

    def _undo(self, _: str) -> None:
        if self.session.undo():
            self.face.tell([self.scene.say("play-undone")])
            self.is_done = True
        else:
            self._refuse("play-no-undo-alone" if self.session.is_alone else "play-no-undo")

    def _save(self, name: str) -> None:
        self.session.save(_file(name) if name else None)
        self.face.quote([self.scene.say("play-saved", file=str(self.session.file))])

    def _log(self, word: str) -> None:
        if word and not (_is_number(word) and _number(word)):
            self._refuse("play-log-number", word=word)
            return
        number = _number(word) if word else _LOG_LENGTH
        self.face.news(self.scene, self.host.news(self.scene, self.session.match)[-number:])

    def _rules(self, query: str) -> None:
        if query:
            unknown = self.scene.say("ledger-nothing-found", word=query)
            self.face.tell(rule_texts(self.scene, query) or [unknown])
        else:
            self._refuse("play-rules-usage")

    def _view(self, _: str) -> None:
        self.face.table(self.scene)
        if self.seat is not None:
            self._ask()

    def _card(self, name: str) -> None:
        found = self.host.cards(self.scene, name)
        if found:
            self.face.tell(found)
        else:
            self._refuse("play-no-card", name=name)

    def _language(self, word: str) -> None:
        if word not in LANGUAGES:
            self._refuse("play-languages", languages=", ".join(LANGUAGES))
            return
        self.session.language = word
        self.scene = self.session.scene(self.seat)
        self.menu = self._fresh_menu()
        if self.seat is not None:
            self._ask()

    def _help(self, _: str) -> None:
        own = ("undo",) if self.session.is_alone else ()
        names = [f"{name}-alone" if name in own else name for name in _HELP]
        known = ", ".join(LANGUAGES)
        self.face.tell([self.scene.say(f"play-help-{name}", languages=known) for name in names])
        self.face.legend(self.scene)

    def _back(self, _: str) -> None:
        """From a question within the menu, back to the whole of it."""
        self.menu = self._fresh_menu()
        if self.seat is not None:
            self._ask()

    def _quit(self, _: str) -> None:
        self._leave()

    # Details

    def _leave(self) -> None:
        self.session.is_left = True
        self.is_done = True
        self.face.quote(self.session.whereabouts())

    def _fresh_menu(self) -> Menu:
        return self.host.menu(self.scene) if self.seat is not None else Menu("", ())

    def _ask(self) -> None:
        self.face.ask(self.scene, self.menu)

    def _prompt(self) -> str:
        if self.seat is None:
            return "> "
        return self.scene.say("play-prompt", player=self.scene.player(self.seat)) + " "

    def _refuse(self, message: str, **arguments: object) -> None:
        self.face.refuse(self.scene.say(message, **arguments))


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _number(word: str) -> int:
    """The number that digits mean; one of absurd length is as good as none."""
    return int(word) if len(word) <= _MOST_DIGITS else 0


def _file(name: str) -> Path:
    """The file of a name, in which ~ is the home of its user."""
    return Path(os.path.expanduser(name))
