"""The description of the API by the OpenAPI standard, made from the endpoints and the structs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, get_args

import msgspec

from overseer.server.endpoints import ENDPOINTS, Endpoint
from overseer.server.messages import (
    BOARDS,
    INQUIRIES,
    REFERENCE,
    SURVEYS,
    TABLES,
    ClientMessage,
    ServerMessage,
)
from overseer.server.protocol import PROTOCOL, Refusal
from overseer.server.refusal import STATUS
from overseer.texts.bundles import LANGUAGES

_ALWAYS = (
    "malformed",
    "method",
    "impossible",
    "wrong-host",
    "too-frequent",
    "failed",
    "unavailable",
)
_OF_TABLES = ("unauthorised", "not-found", "unreadable")
_OF_BODIES = ("too-slow", "too-large", "media-type")
_OF_CHANGES = ("wrong-origin",)
_QUERIES: Mapping[str, tuple[dict[str, Any], str]] = {
    "language": ({"type": "string", "enum": list(LANGUAGES)}, "of all words in the answer"),
    "seat": ({"type": "integer"}, "from where to look; -2 for who only watches"),
    "before": ({"type": "integer"}, "the line that the page ends before; without it, the latest"),
    "plain": ({"type": "boolean"}, "whether the table is told in words too"),
}
_PATHS: Mapping[str, dict[str, Any]] = {
    "table": {"type": "string"},
    "game": {"type": "string"},
    "seat": {"type": "integer"},
    "line": {"type": "integer"},
}


@cache
def description() -> dict[str, Any]:
    """The whole description; the messages of the socket are among its components."""
    kinds = [each.body for each in ENDPOINTS] + [each.answer for each in ENDPOINTS]
    structs = [kind for kind in kinds if kind not in (None, str, dict)]
    structs += [
        *get_args(ClientMessage),
        *get_args(ServerMessage),
        Refusal,
        *TABLES,
        *BOARDS,
        *INQUIRIES,
        *SURVEYS,
    ]
    _, schemas = msgspec.json.schema_components(structs, ref_template=REFERENCE)
    _, tables = msgspec.json.schema_components(TABLES, ref_template=REFERENCE)
    schemas.update((name, _told(schema)) for name, schema in tables.items())
    for name, union in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage)):
        members = [_reference(each) for each in get_args(union)]
        schemas[name] = {"oneOf": members, "description": "Any message over the socket."}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Overseer",
            "version": str(PROTOCOL),
            "description": "Tables of Overseer over HTTP; docs/protocol.md tells of the socket.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": dict(sorted(schemas.items())),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _told(schema: dict[str, Any]) -> dict[str, Any]:
    """A part of a table as views tell it: what has a default may be left out of positions only."""
    fields: dict[str, Any] = schema["properties"]
    told = [name for name in fields if name in schema["required"] or "default" in fields[name]]
    for value in fields.values():
        value.pop("default", None)
    return {**schema, "required": told}


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": _parameters(endpoint),
        "responses": {str(endpoint.status): _answer(endpoint), **_refusals(endpoint)},
        "security": [{"token": []}] if endpoint.is_of_table else [],
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": _reference(endpoint.body)}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    named = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    return [
        {"name": name, "in": "path", "required": True, "schema": _PATHS[name]} for name in named
    ] + [
        {
            "name": name,
            "in": "query",
            "required": False,
            "schema": _QUERIES[name][0],
            "description": _QUERIES[name][1],
        }
        for name in endpoint.query
    ]


def _answer(endpoint: Endpoint) -> dict[str, Any]:
    answer = endpoint.answer
    if answer is None:
        return {"description": "Done."}
    if answer is str:
        content = {"text/plain": {"schema": {"type": "string"}}}
    elif answer is dict:
        content = {"application/json": {"schema": {"type": "object"}}}
    else:
        content = {"application/json": {"schema": _reference(answer)}}
    return {"description": "Here it is.", "content": content}


def _refusals(endpoint: Endpoint) -> dict[str, Any]:
    """The refusals of an endpoint by status, each with its codes."""
    codes = {*_ALWAYS, *endpoint.refusals}
    codes |= {*_OF_TABLES} if endpoint.is_of_table else set()
    codes |= {"not-found"} if "{" in endpoint.path else set()
    codes |= {*_OF_BODIES} if endpoint.body is not None else set()
    codes |= {*_OF_CHANGES} if endpoint.method != "GET" else set()
    by_status: dict[int, list[str]] = {}
    for code in sorted(codes):
        by_status.setdefault(STATUS[code], []).append(code)
    content = {"application/json": {"schema": _reference(Refusal)}}
    return {
        str(status): {"description": f"Refused: {', '.join(names)}.", "content": content}
        for status, names in sorted(by_status.items())
    }


def _reference(kind: Any) -> dict[str, str]:
    return {"$ref": REFERENCE.format(name=kind.__name__)}
