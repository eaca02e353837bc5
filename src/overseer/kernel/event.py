"""Events: what happened, in the order it happened, for logs and journals."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

CHOICE: Final = 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """One thing that happened: a choice (`a` is the packed option) or a game's own event."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c

    def __repr__(self) -> str:
        return f"<Event {self.kind} seat {self.seat}: {self.a} {self.b} {self.c}>"
