"""Which tests of the kernel are collected: those that derive from it need its source."""

from __future__ import annotations

from overseer import COMPILED

collect_ignore = ["toy_test.py"] if COMPILED else []
