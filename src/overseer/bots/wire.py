"""Wires: messages between a table and the process of a guest, each a length and its JSON."""

from __future__ import annotations

import socket
import time
from typing import Any

import msgspec

_HEAD = 4  # bytes of the length
_TOLD = 300  # letters of what is told of an error


def clean(text: str) -> str:
    """A text that is fit for one line of a log or a terminal, whatever was in it."""
    line = " ".join(text[: 4 * _TOLD].encode(errors="replace").decode().split())
    line = "".join(letter for letter in line if letter.isprintable())
    return line if len(line) <= _TOLD else f"{line[:_TOLD]}…"


class Cut(Exception):
    """The other end is gone, or says what no wire should carry."""


class Late(Exception):
    """Nothing came in time."""


class Wire:
    """One end of a pair of sockets."""

    def __init__(self, end: socket.socket, most: int) -> None:
        self.socket = end
        self.most = most  # bytes of a message that is read

    def send(self, message: object, seconds: float | None = None) -> None:
        """Send a message."""
        data = msgspec.json.encode(message)
        try:
            self.socket.settimeout(seconds)
            self.socket.sendall(len(data).to_bytes(_HEAD, "big") + data)
        except TimeoutError:
            raise Late from None
        except OSError:
            raise Cut from None

    def receive(self, seconds: float | None = None) -> Any:
        """The next message; it must be there, all of it, within some seconds."""
        end = None if seconds is None else time.monotonic() + seconds
        size = int.from_bytes(self._take(_HEAD, end), "big")
        if size > self.most:
            raise Cut
        try:
            return msgspec.json.decode(self._take(size, end))
        except (msgspec.DecodeError, RecursionError):
            raise Cut from None

    def _take(self, size: int, end: float | None) -> bytes:
        data = b""
        while len(data) < size:
            left = None if end is None else end - time.monotonic()
            if left is not None and left <= 0:
                raise Late
            try:
                self.socket.settimeout(left)
                part = self.socket.recv(size - len(data))
            except TimeoutError:
                raise Late from None
            except OSError:
                raise Cut from None
            if not part:
                raise Cut
            data += part
        return data
