"""Clients: connections at a table; who each is, how it looks, and what it has been told."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from msgspec import Struct, json

from overseer.kernel.decision import SPECTATOR
from overseer.server.tokens import Holder
from overseer.server.wire import Wire


class Closing(Struct, frozen=True):
    """The end of a connection, with a code of docs/protocol.md."""

    code: int
    reason: str


class Due(Struct, frozen=True):
    """Stands in an outbox for the newest position, which is made when it is sent."""


class Outbox:
    """What waits to be sent to a reader, in its order: bytes are counted, a position waits once.

    A position that has not been sent would be outdated by the next, and what it tells of the log
    depends on what was sent before it. So its place is kept, and it is made in its turn.
    """

    def __init__(self) -> None:
        self.size = 0  # bytes
        self._waiting: deque[bytes | Due | Closing] = deque()
        self._is_due = False
        self._filled = asyncio.Event()

    def put(self, message: bytes | Closing) -> None:
        """Have something sent after all that waits."""
        self.size += len(message) if isinstance(message, bytes) else 0
        self._waiting.append(message)
        self._filled.set()

    def put_position(self) -> None:
        """Have the newest position sent, if none waits already."""
        if not self._is_due:
            self._is_due = True
            self._waiting.append(Due())
            self._filled.set()

    def clear(self) -> None:
        """Drop all that waits."""
        self._waiting.clear()
        self.size, self._is_due = 0, False

    async def take(self) -> bytes | Due | Closing:
        """The next that is to be sent."""
        while not self._waiting:
            self._filled.clear()
            await self._filled.wait()
        message = self._waiting.popleft()
        if isinstance(message, Due):
            self._is_due = False
        elif isinstance(message, bytes):
            self.size -= len(message)
        return message


class Client:
    """A connection. A reader that falls too many bytes behind is cut off."""

    def __init__(
        self,
        holder: Holder,
        token: str,
        language: str,
        plain: bool,
        unsent: int,
        wire: Wire | None = None,
    ) -> None:
        self.holder = holder
        self.token = token
        self.language = language
        self.plain = plain
        self.seat = SPECTATOR  # from where it looks
        self.told = 0  # the line up to which it has the log; 0 if what it has does not count
        self.faces: set[str] = set()  # cards that it has been sent
        self.outbox = Outbox()
        self._unsent = unsent
        self._wire = wire or Wire()
        self._is_closing = False

    def send(self, message: Any) -> None:
        """Send a message of the protocol."""
        self.send_encoded(json.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Send a message that is encoded already."""
        if self._is_closing:
            return
        if self.outbox.size + len(message) + self._wire.unsent > self._unsent:
            self._cut_off()
        else:
            self.outbox.put(message)

    def send_position(self) -> None:
        """Send the newest position, in place of one that has not been sent yet."""
        if not self._is_closing:
            self.outbox.put_position()

    def close(self, closing: Closing) -> None:
        """End the connection once everything before is sent."""
        if not self._is_closing:
            self._is_closing = True
            self.outbox.put(closing)

    def forget_words(self) -> None:
        """Have everything that is words told again, as in another language."""
        self.told = 0
        self.faces.clear()

    def _cut_off(self) -> None:
        """End the connection at once: a farewell would wait behind all that is not read."""
        self._is_closing = True
        self.outbox.clear()
        if not self._wire.abort():
            self.outbox.put(TOO_SLOW)


TOO_SLOW = Closing(4408, "too slow: connect again")
REVOKED = Closing(4401, "the link no longer opens the table")
REMOVED = Closing(4410, "the table was removed")
RESTART = Closing(1012, "the server ends: connect again later")
BROKEN = Closing(1011, "the table is taken up anew: connect again")
