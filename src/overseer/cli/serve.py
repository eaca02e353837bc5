"""`overseer serve`: the table in the browser, for people here and elsewhere."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from overseer.kernel.errors import Malformed
from overseer.server.app import Server
from overseer.server.door import check_hosts, is_site
from overseer.server.gate import Gate
from overseer.server.page import MISSING
from overseer.server.settings import Settings, days

_TRIES = 100  # ports to look at, if the first is busy
_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_SWITCH = 0.001  # seconds for which a thread at work may keep the event loop waiting
_FAREWELL = 5  # seconds for open requests when the server ends


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    public_url: str | None = None,
    allowed_host: tuple[str, ...] = (),
    data: Path | None = None,
    pack: tuple[str, ...] = (),
    bot: tuple[str, ...] = (),
    open_: bool = False,
    keep_days: int | None = None,
    keep_finished_days: int | None = None,
) -> int:
    """Serve the table in the browser until Ctrl-C.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets other machines in. Also HOST; else 127.0.0.1.
    port
        The port; if it is busy, the next free one is used. Also PORT; else 8000.
    public_url
        The address under which others reach this server, for links. Also PUBLIC_URL.
    allowed_host
        A further name under which this server is reached; may be given several times. Also
        OVERSEER_ALLOWED_HOSTS, with commas between names.
    data
        The folder in which tables are kept. Also OVERSEER_DATA; else ./data.
    pack
        The folder of another pack of cards; may be given several times.
    bot
        A bot of other people that may play here, as module:Class or by the name under which it is
        installed; may be given several times. It runs in a process of its own. Also
        OVERSEER_BOTS, with commas between names.
    open_
        Open the page in a browser.
    keep_days
        Days after which an unfinished table that nobody uses is removed. Also OVERSEER_KEEP_DAYS;
        else 90.
    keep_finished_days
        Days after which a finished table is removed; 0 keeps it forever. Also
        OVERSEER_KEEP_FINISHED_DAYS; else 0.
    """
    public = (public_url or os.environ.get("PUBLIC_URL") or "").rstrip("/")
    if public and not is_site(public):
        raise Malformed(
            f"--public-url: {public!r} must be an address such as https://table.example."
        )
    address = host or os.environ.get("HOST") or "127.0.0.1"
    named = allowed_host or tuple(_words("OVERSEER_ALLOWED_HOSTS"))
    wrong = check_hosts(named)
    if wrong is not None:
        raise Malformed(f"--allowed-host: {wrong!r} is not a name such as table.example.")
    settings = Settings(
        data=data or data_folder(),
        public_url=public,
        hosts=(*named, address),
        packs=pack,
        bots=bot or tuple(_words("OVERSEER_BOTS")),
        keep_open=days(_number("OVERSEER_KEEP_DAYS", keep_days, 90, least=1)),
        keep_over=days(_number("OVERSEER_KEEP_FINISHED_DAYS", keep_finished_days, 0, least=0)),
        pulse=Path(pulse) if (pulse := os.environ.get("OVERSEER_PULSE")) else None,
    )
    wanted = _number("PORT", port, 8000, least=0)
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s", stream=sys.stderr)
    with listen(address, wanted) as listening:
        server = Server(settings)
        number = listening.getsockname()[1]
        url = public or f"http://{_shown(address)}:{number}"
        if number != wanted and wanted:
            print(f"Port {wanted} is busy, so this is port {number}.")
        if not server.page.is_built:
            print(MISSING.strip(), file=sys.stderr)
        print(f"Overseer is at {url} (Ctrl-C ends it). Tables are kept in {settings.data}.")
        sys.stdout.flush()
        if open_:
            webbrowser.open(url)
        run(server, listening)
    print("Overseer has ended.")
    return 0


def data_folder() -> Path:
    """The folder in which tables are kept, unless another is named."""
    return Path(os.environ.get("OVERSEER_DATA") or "data")


class _Server(uvicorn.Server):
    """A server that a signal ends in good order: it is no error, and is not raised again."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Listen to Ctrl-C and SIGTERM while the server runs."""
        before = {each: signal.signal(each, self.handle_exit) for each in _SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def config_of(server: Server) -> uvicorn.Config:
    """How a server is run."""
    limits = server.settings.limits
    gate = Gate(limits, _words("FORWARDED_ALLOW_IPS"))
    http, ws = gate.protocols()
    return uvicorn.Config(
        server.app,
        http=http,
        ws=ws,
        log_config=None,
        log_level="warning",
        access_log=False,  # its lines would hold whole addresses; the application logs templates
        server_header=False,
        ws_max_size=4 * limits.message,  # bytes, and a character has up to four
        ws_ping_interval=limits.ping,
        ws_ping_timeout=limits.ping,
        backlog=gate.backlog,
        timeout_graceful_shutdown=_FAREWELL,
    )


def run(server: Server, listening: socket.socket) -> None:
    """Serve on a socket that listens, until a signal comes."""
    sys.setswitchinterval(_SWITCH)
    _Server(config_of(server)).run(sockets=[listening])


def listen(address: str, port: int) -> socket.socket:
    """A socket on the port, or on the next one that is free."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    last: OSError | None = None
    for number in range(port, min(port + _TRIES, 65536)) if port else (0,):
        listening = socket.socket(family, socket.SOCK_STREAM)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((address, number))
            listening.listen()
        except OSError as error:
            listening.close()
            last = error
        else:
            return listening
    raise Malformed(f"--host {address}, --port {port}: nothing can listen there ({last}).")


def _shown(address: str) -> str:
    if address in ("0.0.0.0", "::"):  # all addresses of this machine
        return "localhost"
    return f"[{address}]" if ":" in address else address


def _words(name: str) -> list[str]:
    """The words of a list in the environment."""
    return [word.strip() for word in os.environ.get(name, "").split(",") if word.strip()]


def _number(name: str, given: int | None, default: int, *, least: int) -> int:
    """A number that was given, or the environment's, or the default."""
    text = os.environ.get(name, "")
    if given is None and text:
        if not text.isascii() or not text.isdigit():
            raise Malformed(f"{name} is {text!r} in the environment; it must be a number.")
        given = int(text)
    number = default if given is None else given
    if number < least or number > 65535:
        raise Malformed(f"{name}: {number} must be from {least} to 65535.")
    return number
