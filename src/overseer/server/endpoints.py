"""Endpoints: all that can be asked over HTTP. The routes and docs/openapi.json are made from it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from overseer.display.advice import AnalysisState, Hint
from overseer.display.model import Chronicle, Stock
from overseer.server.messages import PackLook, Position
from overseer.server.protocol import (
    About,
    AllowHints,
    AskHint,
    Consent,
    Fork,
    Glossary,
    Health,
    Join,
    Joined,
    JournalInfo,
    LogPage,
    NewJournal,
    NewLesson,
    NewPosition,
    NewTable,
    OldJournal,
    Opened,
    Rules,
    SeatChange,
    SeatKey,
    TableInfo,
    WatchKey,
)

Query = Literal["language", "seat", "plain", "before"]


class Endpoint(Struct, frozen=True, kw_only=True):
    """One thing that can be asked for. `name` is the method of the API that answers."""

    name: str
    method: Literal["GET", "POST", "DELETE"]
    path: str
    summary: str
    answer: Any  # a struct, str for text, dict for any JSON, or None for an empty answer
    status: int = 200
    body: Any = None
    query: tuple[Query, ...] = ()
    refusals: tuple[str, ...] = ()  # codes beside those that every endpoint has

    @property
    def is_of_table(self) -> bool:
        """Whether a token is needed."""
        return "{table}" in self.path


_TABLE = "/api/tables/{table}"
_GOES_ON = ("waiting", "closed")

ENDPOINTS = (
    Endpoint(
        name="health",
        method="GET",
        path="/api/health",
        summary="Whether the server works and its store can be read",
        answer=Health,
    ),
    Endpoint(
        name="openapi",
        method="GET",
        path="/api/openapi.json",
        summary="This description",
        answer=dict,
    ),
    Endpoint(
        name="about",
        method="GET",
        path="/api/about",
        summary="What this server offers: games, options, bots, languages",
        answer=About,
        query=("language",),
    ),
    Endpoint(
        name="rules",
        method="GET",
        path="/api/rules/{game}",
        summary="The rules of a game by section and on one page, and its icons",
        answer=Rules,
        query=("language",),
    ),
    Endpoint(
        name="glossary",
        method="GET",
        path="/api/glossary/{game}",
        summary="The words of a game with what they mean",
        answer=Glossary,
        query=("language",),
    ),
    Endpoint(
        name="look",
        method="GET",
        path="/api/look",
        summary="The pack that `overseer pack look` was started with, as it is now",
        answer=PackLook,
        query=("language",),
        refusals=("not-found",),
    ),
    Endpoint(
        name="open",
        method="POST",
        path="/api/tables",
        summary="Set up a table; it starts at once unless a seat waits for a friend",
        body=NewTable,
        answer=Opened,
        status=201,
        refusals=("name-taken",),
    ),
    Endpoint(
        name="load_journal",
        method="POST",
        path="/api/journals",
        summary="Set up a table from a journal",
        body=NewJournal,
        answer=Opened,
        status=201,
    ),
    Endpoint(
        name="read_journal",
        method="POST",
        path="/api/journals/seats",
        summary="Which game a journal is of, whether it is over, and whose its seats are",
        body=OldJournal,
        answer=JournalInfo,
    ),
    Endpoint(
        name="open_lesson",
        method="POST",
        path="/api/lessons",
        summary="Begin a lesson: a table from a set position, with bots that do what it says",
        body=NewLesson,
        answer=Opened,
        status=201,
        refusals=("not-found", "name-taken"),
    ),
    Endpoint(
        name="set_up",
        method="POST",
        path="/api/positions",
        summary="Set up a table that begins from a position, for one person and bots",
        body=NewPosition,
        answer=Opened,
        status=201,
        refusals=("name-taken",),
    ),
    Endpoint(
        name="info",
        method="GET",
        path=_TABLE,
        summary="A table from outside the game",
        answer=TableInfo,
        query=("language",),
    ),
    Endpoint(
        name="remove",
        method="DELETE",
        path=_TABLE,
        summary="Remove a table and everything kept of it; the host may",
        answer=None,
        status=204,
        refusals=("not-host",),
    ),
    Endpoint(
        name="join",
        method="POST",
        path=f"{_TABLE}/join",
        summary="Take the seat of a link under a name; where hands are hidden, a link works once",
        body=Join,
        answer=Joined,
        query=("language",),
        refusals=("no-link", "name-taken", "undecided", "playing", "over", "closed"),
    ),
    Endpoint(
        name="start",
        method="POST",
        path=f"{_TABLE}/start",
        summary="Start the game; bots stand in for friends who have not come; the host may",
        answer=TableInfo,
        query=("language",),
        refusals=("not-host", "playing"),
    ),
    Endpoint(
        name="allow_hints",
        method="POST",
        path=f"{_TABLE}/hints",
        summary="Allow hints at the table, or no longer; everybody is told; the host may",
        body=AllowHints,
        answer=TableInfo,
        query=("language",),
        refusals=("not-host", "over", "closed"),
    ),
    Endpoint(
        name="change_seat",
        method="POST",
        path=f"{_TABLE}/seats/{{seat}}",
        summary="Put a bot into a seat, take it, hand it back, or make a new link; the host may",
        body=SeatChange,
        answer=SeatKey,
        refusals=("not-host", "hidden", "name-taken", "over", "closed"),
    ),
    Endpoint(
        name="consent",
        method="POST",
        path=f"{_TABLE}/seats/{{seat}}/handover",
        summary="Agree that somebody new takes a seat, or object; who plays may",
        body=Consent,
        answer=TableInfo,
        query=("language",),
        refusals=("not-your-seat", "no-handover", "over", "closed"),
    ),
    Endpoint(
        name="watch",
        method="POST",
        path=f"{_TABLE}/watch",
        summary="Make a link to watch; an earlier one opens nothing any more; the host may",
        answer=WatchKey,
        refusals=("not-host",),
    ),
    Endpoint(
        name="rematch",
        method="POST",
        path=f"{_TABLE}/rematch",
        summary="Set up the next game of the same people, each a seat further; the host may",
        answer=Opened,
        status=201,
        refusals=("not-host", "not-over"),
    ),
    Endpoint(
        name="fork",
        method="POST",
        path=f"{_TABLE}/fork",
        summary="Set up a table that goes on from a line of this one",
        body=Fork,
        answer=Opened,
        status=201,
        refusals=("hidden", "over", "full", *_GOES_ON),
    ),
    Endpoint(
        name="journal",
        method="GET",
        path=f"{_TABLE}/journal",
        summary="The journal as text; without the seed while the game goes on",
        answer=str,
        refusals=("hidden", "waiting"),
    ),
    Endpoint(
        name="position",
        method="GET",
        path=f"{_TABLE}/positions/{{line}}",
        summary="The table after an earlier line, as a seat saw it then",
        answer=Position,
        query=("seat", "language", "plain"),
        refusals=("hidden", *_GOES_ON),
    ),
    Endpoint(
        name="copy",
        method="GET",
        path=f"{_TABLE}/positions/{{line}}/copy",
        summary="The table after a line as a position that can be set up, for who plays alone",
        answer=dict,
        query=("seat",),
        refusals=("hidden", "over", *_GOES_ON),
    ),
    Endpoint(
        name="log",
        method="GET",
        path=f"{_TABLE}/log",
        summary="A page of the log: the latest entries before a line",
        answer=LogPage,
        query=("before", "language"),
        refusals=_GOES_ON,
    ),
    Endpoint(
        name="stock",
        method="GET",
        path=f"{_TABLE}/stock",
        summary="All cards of the game, and where they lie as far as a seat may know",
        answer=Stock,
        query=("seat", "language"),
        refusals=("hidden", *_GOES_ON),
    ),
    Endpoint(
        name="chronicle",
        method="GET",
        path=f"{_TABLE}/chronicle",
        summary="A finished game told in figures",
        answer=Chronicle,
        query=("language",),
        refusals=("not-over", *_GOES_ON),
    ),
    Endpoint(
        name="analysis",
        method="GET",
        path=f"{_TABLE}/analysis",
        summary="A finished game looked back over, or how far that is: ask again until it is there",
        answer=AnalysisState,
        query=("language",),
        refusals=("not-over", *_GOES_ON),
    ),
    Endpoint(
        name="hint",
        method="POST",
        path=f"{_TABLE}/hint",
        summary="What the practised clerk would do at an own decision, where the table allows it",
        body=AskHint,
        answer=Hint,
        query=("language",),
        refusals=("no-hints", "not-your-seat", "stands-in", "stale", "over", *_GOES_ON),
    ),
)
