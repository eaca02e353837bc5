"""The door: under which names the server is reached, and from which sites.

A page of another site must not talk to this server with the browser of somebody who can reach it:
neither under a name of its own that it has made to lead here (DNS rebinding), nor across sites.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from overseer.server.http import preferred_language, refused
from overseer.server.refusal import Denied
from overseer.server.settings import Settings

# Endings that no public server of names gives to a stranger; a name without a dot is as safe.
_LOCAL = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::([0-9]{1,5}))?", re.IGNORECASE)
_READING = ("GET", "HEAD")
_PORTS = {"http": "80", "https": "443"}


class Door:
    """An application that can be reached only as it should be."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.names = names_of(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, unless it comes by another name or from another site."""
        if scope["type"] in ("http", "websocket"):
            denied = self._denied(scope)
            if denied is not None:
                connection = HTTPConnection(scope)
                response = refused(denied, preferred_language(connection))
                if scope["type"] == "websocket":
                    await WebSocket(scope, receive, send).send_denial_response(response)
                else:
                    await response(scope, receive, send)
                return
        await self.app(scope, receive, send)

    def _denied(self, scope: Scope) -> Denied | None:
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        host = _split(hosts[0]) if len(hosts) == 1 else None
        if host is None or not self._is_own(host[0]):
            return Denied("wrong-host")
        origins = headers.getlist("origin")
        is_reading = scope["type"] == "http" and scope["method"] in _READING
        if not is_reading and not all(self._is_same(origin, host) for origin in origins):
            return Denied("wrong-origin")
        return None

    def _is_own(self, name: str) -> bool:
        return name in self.names or "." not in name or name.endswith(_LOCAL) or _is_address(name)

    def _is_same(self, origin: str, host: tuple[str, str]) -> bool:
        """Whether a site is the server itself: by the name it was reached by, or by another."""
        scheme, _, rest = origin.lower().partition("://")
        site = _split(rest) if scheme in _PORTS else None
        if site is None:
            return False
        default = _PORTS[scheme]
        is_reached = site[0] == host[0] and (site[1] or default) == (host[1] or default)
        return is_reached or site[0] in self.names


def names_of(settings: Settings) -> frozenset[str]:
    """The names that a host has given to a server."""
    public = urlsplit(settings.public_url).hostname if settings.public_url else None
    return frozenset(_plain(name) for name in (*settings.hosts, public or "") if name)


def is_site(url: str) -> bool:
    """Whether an address is one of a site."""
    try:
        parts = urlsplit(url)
        return parts.scheme in _PORTS and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def check_hosts(names: Iterable[str]) -> str | None:
    """The first of some names that cannot be one of a server."""
    for name in names:
        split = _split(name)
        if split is None or split[1]:
            return name
    return None


def _split(host: str) -> tuple[str, str] | None:
    """A name and a port, if that is what it is."""
    found = _HOST.fullmatch(host.strip())
    return None if found is None else (_plain(found[1]), found[2] or "")


def _plain(name: str) -> str:
    return name.lower().rstrip(".").strip("[]")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
