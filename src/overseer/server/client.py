"""Clients: connections at a table; who each is, how it looks, and what it has been told."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct, json

from overseer.kernel.decision import SPECTATOR
from overseer.server.tokens import Holder


class Closing(Struct, frozen=True):
    """The end of a connection, with a code of docs/protocol.md."""

    code: int
    reason: str


class Client:
    """A connection. What is sent waits in its outbox; a reader that falls behind is cut off."""

    def __init__(self, holder: Holder, token: str, language: str, plain: bool, unsent: int) -> None:
        self.holder = holder
        self.token = token
        self.language = language
        self.plain = plain
        self.seat = SPECTATOR  # from where it looks
        self.told = 0  # the line up to which it has the log
        self.is_log_void = False  # whether the log that it has does not count, as after a switch
        self.faces: set[str] = set()  # cards that it has been sent
        self.outbox: asyncio.Queue[str | Closing] = asyncio.Queue()
        self._unsent = unsent
        self._is_closing = False

    def send(self, message: Any) -> None:
        """Send a message of the protocol."""
        self.send_text(json.encode(message).decode())

    def send_text(self, text: str) -> None:
        """Send a message that is encoded already."""
        if self._is_closing:
            return
        if self.outbox.qsize() >= self._unsent:
            self.close(TOO_SLOW)
        else:
            self.outbox.put_nowait(text)

    def close(self, closing: Closing) -> None:
        """End the connection once everything before is sent."""
        if not self._is_closing:
            self._is_closing = True
            self.outbox.put_nowait(closing)

    def forget_words(self) -> None:
        """Have everything that is words told again, as in another language."""
        self.told = 0
        self.is_log_void = True
        self.faces.clear()


TOO_SLOW = Closing(4408, "too slow: connect again")
REVOKED = Closing(4401, "the link no longer opens the table")
REMOVED = Closing(4410, "the table was removed")
RESTART = Closing(1012, "the server ends: connect again later")
BROKEN = Closing(1011, "the table is taken up anew: connect again")
