"""A server that listens, and readers at the other end of a real connection who may stop reading."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Any

import uvicorn
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from overseer.cli.serve import config_of
from overseer.server.app import Server
from overseer.server.client import Client
from overseer.server.table import Table

PATIENCE = 10.0  # seconds


class Listening(uvicorn.Server):
    """A server in a thread of this process, run as `overseer serve` runs it."""

    def __init__(self, server: Server) -> None:
        super().__init__(config_of(server))
        self.hall = server.hall
        self.loop: asyncio.AbstractEventLoop
        self.port = 0
        self.readers: list[Reader] = []

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until it is asked to end."""
        self.loop = asyncio.get_running_loop()
        await super().serve(sockets)

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Have something done on the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


@contextmanager
def listening(server: Server) -> Iterator[Listening]:
    """Have a server listen on a free port."""
    listener = socket.create_server(("127.0.0.1", 0))
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # or else the system takes much
    running = Listening(server)
    running.port = listener.getsockname()[1]
    thread = threading.Thread(target=running.run, args=([listener],))
    thread.start()
    try:
        wait_for(lambda: running.started)
        yield running
    finally:
        for reader in running.readers:
            reader.socket.close()
        wait_for(lambda: not any(table.clients for table in server.hall.tables.values()))
        running.should_exit = True
        thread.join(PATIENCE)
        listener.close()


class Reader:
    """Somebody at a table who reads only when asked to."""

    def __init__(self, server: Listening, table: str, token: str) -> None:
        self.protocol = ClientProtocol(
            parse_uri(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket")
        )
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        server.readers.append(self)
        self.socket.connect(("127.0.0.1", server.port))
        self.protocol.send_request(self.protocol.connect())
        self._flush()
        self.heard: list[dict[str, Any]] = []
        while self.protocol.state.name == "CONNECTING":
            self._read()
        self.say("hello", token=token)
        while not any(each["type"] == "position" for each in self.heard):
            self._read()
        held: Table = server.hall.tables[table]
        self.client: Client = held.clients[-1]

    def say(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.protocol.send_text(json.dumps({"type": kind, **fields}).encode())
        self._flush()

    def read_until(self, seq: int) -> None:
        """Read until the position after a line has come."""
        while not any(each["type"] == "position" and each["seq"] >= seq for each in self.heard):
            self._read()

    def is_cut_off(self) -> bool:
        """Whether the connection ends without a farewell, after all that was on its way."""
        try:
            while data := self.socket.recv(65536):
                self.protocol.receive_data(data)
        except ConnectionError:
            return True
        return self.protocol.close_rcvd is None

    def _read(self) -> None:
        self.protocol.receive_data(self.socket.recv(65536))
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.heard.append(json.loads(bytes(event.data)))
        self._flush()

    def _flush(self) -> None:
        for data in self.protocol.data_to_send():
            self.socket.sendall(data)


def wait_for(condition: Any) -> None:
    """Wait until something is so."""
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end
        sleep(0.01)
