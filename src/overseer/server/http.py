"""HTTP: requests decoded, answered by the hall, and encoded; refusals are JSON as well."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from overseer.server.endpoints import Endpoint
from overseer.server.hall import Hall
from overseer.server.limits import Turnstile, Visitors
from overseer.server.protocol import NewJournal, NewPosition, OldJournal, Problem, Refusal
from overseer.server.refusal import Denied, check_language
from overseer.server.table import Table
from overseer.server.tokens import Holder
from overseer.texts.bundles import LANGUAGES

JSON = "application/json"
_BY_STATUS = {404: "not-found", 405: "method"}

log = logging.getLogger("overseer.server")


class Call(Struct):
    """A request, understood: who asks, in which language, for what."""

    request: Request
    language: str
    body: Any = None
    table: Table | None = None
    holder: Holder | None = None
    token: str = ""

    def number(self, name: str, default: int | None = None) -> int:
        """A number of the path or the query."""
        text = self.request.path_params.get(name, self.request.query_params.get(name))
        if text is None and default is not None:
            return default
        digits = (text or "").removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 9):
            raise Denied("malformed", "bad-number", name=name)
        return int(text or "")

    def flag(self, name: str) -> bool:
        """A switch of the query."""
        text = self.request.query_params.get(name, "false")
        if text not in ("true", "false", "1", "0"):
            raise Denied("malformed", "bad-flag", name=name)
        return text in ("true", "1")


class Desk:
    """Where requests come in: limits are checked, tokens looked up, bodies read."""

    def __init__(self, hall: Hall, visitors: Visitors) -> None:
        self.hall = hall
        self.visitors = visitors

    def admit(self, request: Request) -> None:
        """Let somebody have a file of the page, unless that is too often."""
        self._check_rate(self.visitors.files, request)

    async def call(self, endpoint: Endpoint, request: Request) -> Call:
        """A request, understood; or denied."""
        self._check_rate(self.visitors.requests, request)
        language = request.query_params.get("language")
        call = Call(
            request, preferred_language(request) if language is None else check_language(language)
        )
        if endpoint.is_of_table:
            call.token = _token_of(request)
            with self.visitors.showing_token(address_of(request)):
                call.table, call.holder = await self.hall.opened_by(
                    request.path_params["table"], call.token
                )
        if endpoint.body is not None:
            call.body = await self._body(endpoint.body, request)
        if endpoint.answer is not None and endpoint.status == 201:
            self._check_rate(self.visitors.tables, request)
        return call

    def _check_rate(self, turnstile: Turnstile, request: Request) -> None:
        self.visitors.check(turnstile, address_of(request))

    async def _body(self, kind: Any, request: Request) -> Any:
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Denied("media-type")
        limits = self.hall.settings.limits
        journals = {NewJournal: limits.journal, OldJournal: limits.journal}
        most = {**journals, NewPosition: limits.position}.get(kind, limits.body)
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise Denied("too-large", most=most // 1024)
        try:
            return msgspec.json.decode(bytes(body), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Denied("malformed", reason=plain_words(error)) from None


def address_of(connection: HTTPConnection) -> str:
    """Where a request or a socket comes from."""
    return connection.client.host if connection.client else ""


def preferred_language(request: HTTPConnection) -> str:
    """The first language of a browser's wishes that there are texts in."""
    for wish in request.headers.get("accept-language", "").split(","):
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def plain_words(error: Exception) -> str:
    """What is wrong with JSON, in the decoder's words without its signs."""
    return str(error).replace("`", "").replace("$", "").replace(" - at .", ", in ")[:300]


def answered(endpoint: Endpoint, result: Any) -> Response:
    """What an endpoint answers, encoded."""
    if endpoint.answer is None:
        return Response(status_code=endpoint.status)
    if isinstance(result, Response):
        return result
    return Response(msgspec.json.encode(result), status_code=endpoint.status, media_type=JSON)


def refused(denied: Denied, language: str) -> Response:
    """A refusal as an answer."""
    headers = {}
    if denied.code == "unauthorised":
        headers["WWW-Authenticate"] = "Bearer"
    if "seconds" in denied.arguments:
        headers["Retry-After"] = str(denied.arguments["seconds"])
    return Response(
        refusal(denied, language), status_code=denied.status, media_type=JSON, headers=headers
    )


def refusal(denied: Denied, language: str) -> bytes:
    """The body of an answer that is a refusal."""
    problem = Problem(code=denied.code, message=denied.text(language))
    return msgspec.json.encode(Refusal(error=problem))


def refused_by_router(request: Request, error: Exception) -> Response:
    """A path or method that does not exist."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    response = refused(Denied(_BY_STATUS.get(status, "failed")), preferred_language(request))
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response


def _token_of(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Denied("unauthorised")
    return token.strip()
