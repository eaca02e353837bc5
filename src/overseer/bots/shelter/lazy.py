"""Attributes that are worked out when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

Owner = TypeVar("Owner")
Value = TypeVar("Value")


class lazy(Generic[Owner, Value]):  # noqa: N801 - it reads as a decorator
    """A property that is worked out once; `functools.cached_property` locks before Python 3.12."""

    def __init__(self, work_out: Callable[[Owner], Value]) -> None:
        self.work_out = work_out
        self.name = work_out.__name__

    def __get__(self, owner: Owner, kind: type[Owner]) -> Value:
        value = self.work_out(owner)
        owner.__dict__[self.name] = value
        return value
