"""Tokens: the secrets in links. Whoever has one holds what it opens; only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Literal

from msgspec import Struct

from overseer.kernel.decision import SPECTATOR

_BYTES = 24  # 192 bits, 32 letters
_ID_BYTES = 9  # of a table's name, 12 letters
_LONGEST = 64

Role = Literal["host", "seat", "invite", "watch"]


class Holder(Struct, frozen=True):
    """Who a token stands for: the host, who plays a seat, who may take one, or who watches."""

    role: Role
    seat: int = SPECTATOR

    @property
    def is_host(self) -> bool:
        """Whether the table was set up by this holder."""
        return self.role == "host"

    @property
    def name(self) -> str:
        """The holder as the store knows it."""
        return self.role if self.seat == SPECTATOR else f"{self.role} {self.seat}"


HOST = Holder("host")
WATCH = Holder("watch")


class Key(Struct, frozen=True):
    """A token at rest: its hash, and who it stands for."""

    hash: bytes
    holder: Holder


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(_BYTES)


def new_table_id() -> str:
    """The name of a table; it opens nothing, and no two are alike."""
    return secrets.token_urlsafe(_ID_BYTES)


def hash_of(token: str) -> bytes:
    """A token as it is kept. It is random and long, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).digest()


def holder_of(token: str, keys: list[Key]) -> Holder | None:
    """Who a token stands for, found in the same time whether it is nearly right or not."""
    if not token or len(token) > _LONGEST:
        return None
    hashed = hash_of(token)
    found = None
    for key in keys:
        if hmac.compare_digest(key.hash, hashed):
            found = key.holder
    return found
