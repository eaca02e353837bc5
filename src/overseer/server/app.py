"""The application: page, API and sockets of one server, wired together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from overseer.server.api import Api
from overseer.server.door import Door
from overseer.server.endpoints import ENDPOINTS, Endpoint
from overseer.server.hall import Hall
from overseer.server.http import (
    Desk,
    answered,
    preferred_language,
    refused,
    refused_by_router,
)
from overseer.server.limits import Visitors
from overseer.server.memory import Memory
from overseer.server.offers import Offers
from overseer.server.page import Page
from overseer.server.pulse import Pulse
from overseer.server.refusal import Denied
from overseer.server.security import SecurityHeaders
from overseer.server.settings import Settings
from overseer.server.socket import Socket
from overseer.server.store import Store

API = "/api"
SOCKET = "/api/tables/{table}/socket"

log = logging.getLogger("overseer.server")
Handler = Callable[[Request], Awaitable[Response]]


class Server:
    """A server before it listens: `app` is what serves."""

    def __init__(self, settings: Settings, offers: Offers | None = None) -> None:
        self.settings = settings
        offers = offers or Offers(settings.packs, settings.bots)
        self.store = Store(settings.data)
        self.hall = Hall(settings, offers, self.store)
        self.api = Api(self.hall)
        self.visitors = Visitors(settings.limits)
        self.desk = Desk(self.hall, self.visitors)
        self.page = Page(settings.page)
        inner = Starlette(
            routes=self._routes(),
            lifespan=self._lifespan,
            exception_handlers={HTTPException: refused_by_router, Exception: refused_by_router},
        )
        self.app: ASGIApp = SecurityHeaders(Door(inner, settings))

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.hall.start()
        tasks = [self.hall.warm_up(), Memory(self.hall.is_quiet).run()]
        if self.settings.pulse is not None:
            tasks.append(Pulse(self.settings.pulse).run())
        running = [asyncio.create_task(task) for task in tasks]
        try:
            yield
        finally:
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            await self.hall.stop()
            self.store.close()

    def _routes(self) -> list[BaseRoute]:
        by_path: dict[str, dict[str, Endpoint]] = {}
        for endpoint in ENDPOINTS:
            by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
        own: list[BaseRoute] = [
            Route(path.removeprefix(API), self._handler(path, methods), methods=list(methods))
            for path, methods in by_path.items()
        ]
        own.append(WebSocketRoute(SOCKET.removeprefix(API), self._socket))
        return [Mount(API, routes=own), Route("/{path:path}", self._page, methods=["GET"])]

    def _handler(self, path: str, methods: dict[str, Endpoint]) -> Handler:
        async def handle(request: Request) -> Response:
            began = time.perf_counter()
            method = "GET" if request.method == "HEAD" else request.method
            response = await self._answer(methods[method], request)
            took = (time.perf_counter() - began) * 1000
            # The template of the path, not the path: nothing that opens anything is in a log.
            log.info("%s %s %s %.0f ms", request.method, path, response.status_code, took)
            return response

        return handle

    async def _answer(self, endpoint: Endpoint, request: Request) -> Response:
        try:
            call = await self.desk.call(endpoint, request)
            return answered(endpoint, await getattr(self.api, endpoint.name)(call))
        except Denied as denied:
            return refused(denied, preferred_language(request))
        except ClientDisconnect:  # nobody hears the answer
            return refused(Denied("too-slow"), preferred_language(request))
        except Exception:
            log.exception("%s %s could not be answered", endpoint.method, endpoint.path)
            return refused(Denied("failed"), preferred_language(request))

    async def _socket(self, socket: WebSocket) -> None:
        await Socket(self.hall, self.visitors, socket).serve()

    async def _page(self, request: Request) -> Response:
        try:
            self.desk.admit(request)
        except Denied as denied:
            return refused(denied, preferred_language(request))
        return await self.page.answer(request)
