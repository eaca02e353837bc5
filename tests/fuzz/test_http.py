"""Every endpoint is asked with data that fits its schema and data that does not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from fuzz.client import Table, ask, open_table, play_on
from overseer.bench.serving import Serving

if TYPE_CHECKING:
    from schemathesis import BaseSchema, Case

DOCUMENT = json.loads((Path(__file__).parents[2] / "docs" / "openapi.json").read_text("utf-8"))
METHODS = ("get", "post", "put", "patch", "delete")
EXAMPLES = 30  # of each operation, fitting and unfitting
# By whom, and about which table: one in play, one that waits, one that is over, or one made up.
WHO = st.sampled_from(["host", "host", "friend", "watcher", "stranger"])
WHERE = st.sampled_from(["in play", "in play", "waiting", "over", "over", "made up"])
ME, FRIEND, BOT = ({"kind": kind, "name": kind.title()} for kind in ("me", "link", "bot"))
# What makes sense here, for some of what only has to fit a schema.
SENSE: dict[str, st.SearchStrategy[Any]] = {
    "game": st.sampled_from(["shelter", "fallout"]),
    "seat": st.integers(0, 1),
    "line": st.integers(0, 40),
    "bot": st.sampled_from(["", "greedy", "random"]),
    "language": st.sampled_from(["en", "pl", "ru"]),
    "seats": st.sampled_from([[ME, BOT], [ME, FRIEND], [BOT, BOT, BOT], [ME]]),
    "options": st.sampled_from([{}, {"max_rounds": 3}]),
    "seed": st.sampled_from(["", "7"]),
    "name": st.sampled_from(["Ada", "Borys", "Wiera"]),
}


def _operations() -> list[Any]:
    """Every operation, with data that fits and, where there is any to ask for, data that does not."""
    found = []
    for path, item in DOCUMENT["paths"].items():
        for method in METHODS:
            if method in item:
                takes = item[method].get("parameters") or item[method].get("requestBody")
                for fits in (True, False) if takes else (True,):
                    name = f"{method.upper()} {path} {'fitting' if fits else 'unfitting'}"
                    found.append(pytest.param(method, path, fits, id=name))
    return found


@pytest.fixture(scope="session")
def api(server: Serving) -> BaseSchema:
    """The API as the server itself describes it."""
    import schemathesis  # takes seconds, which workers without these tests need not spend

    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


@pytest.fixture(scope="session")
def tables(server: Serving) -> Tables:
    """Tables to ask about."""
    return Tables(server.url)


@pytest.mark.parametrize(("method", "path", "fits"), _operations())
def test_every_answer_is_one_that_the_api_describes(
    method: str, path: str, fits: bool, server: Serving, api: BaseSchema, tables: Tables
) -> None:
    from schemathesis import GenerationMode, checks

    mode = GenerationMode.POSITIVE if fits else GenerationMode.NEGATIVE
    asked_of = [
        checks.not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_headers_conformance,
        checks.response_schema_conformance,
    ]

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],  # a failure is told as it is; shrinking would take long
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=api[path][method].as_strategy(generation_mode=mode),
        who=WHO,
        where=WHERE,
        data=st.data(),
    )
    def check(case: Case[Any], who: str, where: str, data: st.DataObject) -> None:
        if fits and data.draw(st.booleans()):
            for part in (case.path_parameters, case.query, case.body):
                _make_sense(part, data)
        headers = {}
        if "{table}" in path and where != "made up":
            table = tables[where]
            case.path_parameters["table"] = table.id
            if who != "stranger":
                headers["Authorization"] = f"Bearer {_tokens(table)[who]}"
        case.call_and_validate(base_url=server.url, headers=headers, checks=asked_of)

    check()
    assert ask(f"{server.url}/api/health").status == 200


def _make_sense(part: Any, data: st.DataObject) -> None:
    """Put values that make sense into what was generated, all the way down."""
    if isinstance(part, dict):
        for name in list(part):
            if name in SENSE and data.draw(st.integers(0, 3)):
                part[name] = data.draw(SENSE[name])
    for inner in (
        part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    ):
        _make_sense(inner, data)


class Tables:
    """Tables in play, waiting for somebody, and over; anew when one has been removed."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._open: dict[str, Table] = {}

    def __getitem__(self, where: str) -> Table:
        table = self._open.get(where)
        if table is None or ask(table.api, token=table.host).status != 200:
            self._open[where] = table = self._new(where)
        return table

    def _new(self, where: str) -> Table:
        seats = ["me", "link"]
        if where != "over":
            start = where == "in play"
            return open_table(self.url, "fallout", seats, start=start, watch=True)
        options = {"max_rounds": 1}
        table = open_table(self.url, "shelter", seats, watch=True, options=options)
        play_on(table)
        return table


def _tokens(table: Table) -> dict[str, str]:
    return {"host": table.host, "friend": table.links[1], "watcher": table.watch}
