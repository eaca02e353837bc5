"""Extras: packages that an environment needs and the game does not."""

from __future__ import annotations

from overseer.kernel.errors import OverseerError


class MissingExtra(OverseerError, ImportError):
    """A package of an extra is not installed."""


def missing_extra(missing: ModuleNotFoundError, extra: str) -> MissingExtra:
    """The error that tells in one line what to install."""
    return MissingExtra(
        f"overseer.envs needs {missing.name}, which is not installed: "
        f"pip install 'overseer[{extra}]'"
    )
