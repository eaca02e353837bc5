"""Extras: packages that only some commands need, and what is said where one is missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from overseer.kernel.errors import OverseerError


class MissingExtra(OverseerError):
    """A package that is not installed, with the command that installs it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(
            f"This needs the package {package}, which is not installed: "
            f'pip install "overseer[{extra}]", or pip install {package}.'
        )


def extra(package: str, of: str) -> Any:
    """A package of an extra."""
    try:
        return import_module(package)
    except ImportError as error:
        raise MissingExtra(package.partition(".")[0], of) from error
