"""Wires: the connections below the sockets, so that one which is not read from can be broken off.

ASGI knows neither how much of what was sent still waits in this process, nor an end that does not
wait behind it. Whoever serves the application with `WireProtocol` gives it both.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

_EXTENSION = "overseer.wire"


class Wire:
    """A connection; without a transport, one of which nothing is known."""

    def __init__(self, transport: asyncio.Transport | None = None) -> None:
        self._transport = transport

    @property
    def unsent(self) -> int:
        """The bytes that were sent and have not left this process."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    def abort(self) -> bool:
        """Break it off at once; what was not sent is lost. False if that cannot be done."""
        if self._transport is None:
            return False
        self._transport.abort()
        return True


class WireProtocol(WebSocketsSansIOProtocol):
    """Sockets that tell the application about their wire, and do not wait for a silent reader."""

    def handle_connect(self, event: Request) -> None:
        """Take a connection up."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = {"wire": Wire(self.transport)}

    def keepalive_timeout(self) -> None:
        """Break off a connection whose other end answers no more: it would read no farewell."""
        self.transport.abort()


def wire_of(scope: Any) -> Wire:
    """The wire of a socket."""
    wire = scope.get("extensions", {}).get(_EXTENSION, {}).get("wire")
    return wire if isinstance(wire, Wire) else Wire()
