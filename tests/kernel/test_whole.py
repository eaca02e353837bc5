"""Classes that games must complete: what is left out is noticed, and never ends the process."""

from __future__ import annotations

from typing import Any

import pytest

import overseer
from overseer.kernel.book import Book
from overseer.kernel.frame import Frame


@pytest.mark.parametrize("base", [Book, overseer.Game])
def test_what_a_game_derives_must_be_whole(base: Any) -> None:
    half = type("Half", (base,), {"notation": lambda self, code: "x"})
    with pytest.raises(TypeError, match="abstract"):
        half()


def test_a_bare_frame_does_nothing() -> None:
    frame: Any = Frame
    with pytest.raises((TypeError, NotImplementedError)):
        frame().copy()
