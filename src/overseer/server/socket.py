"""The socket: messages of one client, one after the other."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from overseer.server import acts
from overseer.server.client import BROKEN, Client, Closing, Due
from overseer.server.hall import Hall
from overseer.server.http import address_of, plain_words
from overseer.server.limits import Bucket, Visitors
from overseer.server.messages import (
    Ask,
    ClientMessage,
    GoOn,
    Hello,
    Look,
    Move,
    Pace,
    Ping,
    Pong,
    Refused,
    Say,
    TakeBack,
)
from overseer.server.protocol import PROTOCOL
from overseer.server.refusal import Denied, check_language
from overseer.server.table import Table
from overseer.server.wire import wire_of

_FAREWELL = 10.0  # seconds for a client to read that the connection ends
_CLOSING = {
    "failed": 1011,
    "unavailable": 1011,
    "unreadable": 4404,
    "unauthorised": 4401,
    "not-found": 4404,
    "too-frequent": 4429,
    "protocol": 4426,
}
_BAD_HELLO = 4400

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
log = logging.getLogger("overseer.server")


class Socket:
    """A connection from its first message to its last."""

    def __init__(self, hall: Hall, visitors: Visitors, socket: WebSocket) -> None:
        self.hall = hall
        self.visitors = visitors
        self.socket = socket
        self.wire = wire_of(socket.scope)
        self.address = address_of(socket)
        self.limits = hall.settings.limits
        now = asyncio.get_running_loop().time()
        self._messages = Bucket(*self.limits.messages, now)
        self._chat = Bucket(*self.limits.lines_of_chat, now)
        self._excess = 0
        self._language = "en"  # until the client has said another

    async def serve(self) -> None:
        """Take a client through its connection."""
        await self.socket.accept()
        try:
            with self.visitors.connected(self.address):
                await self._attend()
        except Denied as denied:
            await self._turn_away(denied)
        except (WebSocketDisconnect, RuntimeError):
            log.debug("A client has left.")
        except Exception:
            log.exception("A client could not be served")
            await self._turn_away(Denied("failed"))

    async def _attend(self) -> None:
        table, client, seq = await self._greet()
        writer = asyncio.create_task(self._write(table, client))
        try:
            async with table.lock:
                if table.is_gone:  # put away or removed just now
                    client.close(BROKEN)
                else:
                    table.attach(client, seq)
            await self._read(table, client)
        finally:
            table.detach(client)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _greet(self) -> tuple[Table, Client, int]:
        """Who the client is, by its first message."""
        self.visitors.check(self.visitors.hellos, self.address)
        try:
            text = await asyncio.wait_for(self._receive(), self.limits.hello)
        except TimeoutError:
            raise Denied("malformed", "no-hello") from None
        hello = self._decoded(text)
        if not isinstance(hello, Hello):
            raise Denied("malformed", "no-hello")
        self._language = check_language(hello.language)
        if hello.protocol != PROTOCOL:
            raise Denied("protocol", version=PROTOCOL)
        with self.visitors.showing_token(self.address):
            table, holder = await self.hall.opened_by(self.socket.path_params["table"], hello.token)
        same = sum(client.holder == holder for client in table.clients)
        if same >= self.limits.sockets:
            raise Denied("too-frequent", "too-many-sockets", most=self.limits.sockets)
        client = Client(
            holder, hello.token, self._language, hello.plain, self.limits.unsent, self.wire
        )
        return table, client, hello.seq

    async def _turn_away(self, denied: Denied) -> None:
        """Say why there is no connection, and end it."""
        refusal = _refused("", denied, self._language, 0)
        try:
            await self._send(msgspec.json.encode(refusal))
            await self.socket.close(_CLOSING.get(denied.code, _BAD_HELLO), denied.code)
        except (WebSocketDisconnect, RuntimeError):
            return

    async def _write(self, table: Table, client: Client) -> None:
        """Send what waits in the client's outbox."""
        try:
            while True:
                message = await client.outbox.take()
                if isinstance(message, Closing):
                    await self._close(message)
                    return
                if isinstance(message, Due):
                    async with table.lock:
                        position = table.told_now(client)
                    if position is not None:
                        await self._send(position)
                else:
                    await self._send(message)
        except (WebSocketDisconnect, RuntimeError):
            return

    async def _send(self, message: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": message.decode()})

    async def _close(self, closing: Closing) -> None:
        """Say farewell, and wait for whoever does not hear it no longer than is polite."""
        asyncio.get_running_loop().call_later(_FAREWELL, self.wire.abort)
        await self.socket.close(closing.code, closing.reason)

    async def _read(self, table: Table, client: Client) -> None:
        while True:
            text = await self._receive()
            await asyncio.sleep(0)  # of many messages that came at once, nobody else waits for all
            name = ""
            is_too_much = self._is_too_much()
            if self._excess > self.limits.patience + 1:  # the connection is being closed
                continue
            try:
                message = self._decoded(text)
                name = getattr(message, "id", "")
                await self._do(table, client, message, is_too_much)
            except Denied as denied:
                client.send(_refused(name, denied, client.language, table.seq))
                if self._excess > self.limits.patience:
                    client.close(Closing(_CLOSING["too-frequent"], "too-frequent"))
            except Exception:
                log.exception("A message could not be answered")
                client.send(_refused(name, Denied("failed"), client.language, table.seq))

    async def _do(
        self, table: Table, client: Client, message: ClientMessage, is_too_much: bool
    ) -> None:
        if is_too_much:
            raise Denied("too-frequent", seconds=1)
        if isinstance(message, Ping):
            client.send(Pong())
            return
        if isinstance(message, Say):
            now = asyncio.get_running_loop().time()
            if not self._chat.take(now):
                raise Denied("too-frequent", seconds=1)
        async with table.lock:
            if table.is_gone:
                raise Denied("unavailable")
            match message:
                case Move():
                    await acts.move(table, client, message)
                case TakeBack():
                    await acts.take_back(table, client, message)
                case Ask():
                    acts.ask(table, client, message)
                case Say():
                    await acts.say(table, client, message)
                case GoOn():
                    await acts.go_on(table, client, message)
                case Look():
                    acts.look(table, client, message)
                case Pace():
                    await acts.pace(table, client, message)
                    if message.skip:
                        self.hall.drives[table.id].skip()
                    elif message.step:
                        self.hall.drives[table.id].step()
                    else:
                        table.on_change()
                case _:
                    raise Denied("malformed", "second-hello")

    async def _receive(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:
            data = message.get("bytes") or b""
            text = data.decode("utf-8", "replace")
        return str(text)

    def _decoded(self, text: str) -> ClientMessage:
        if len(text) > self.limits.message:
            raise Denied("too-large", most=self.limits.message // 1024)
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Denied("malformed", reason=plain_words(error)) from None

    def _is_too_much(self) -> bool:
        """Count a message, whether or not it can be understood."""
        now = asyncio.get_running_loop().time()
        if not self.visitors.is_counted(self.address) or self._messages.take(now):
            return False
        self._excess += 1
        return True


def _refused(name: str, denied: Denied, language: str, seq: int) -> Refused:
    return Refused(
        id=name,
        code=denied.code,
        message=denied.text(language),
        rules=denied.rules,
        seq=seq,
    )
