"""The page: the files of the built client, served from memory, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

INDEX = "index.html"
MISSING = "The page has not been built: run `make page` and load this address again.\n"

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_ASSETS = "assets/"  # files whose names change with what is in them
_WORTH_IT = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".webmanifest", ".txt")
_TYPES = {
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class _File(Struct, frozen=True):
    """A file as it is sent."""

    stamp: tuple[int, int]  # when it was written, and its size
    body: bytes
    packed: bytes | None
    type: str
    tag: str


class Page:
    """The built page in a folder; it may be built anew while the server runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._files: dict[str, _File] = {}

    @property
    def is_built(self) -> bool:
        """Whether there is a page."""
        return (self.folder / INDEX).is_file()

    def answer(self, request: Request) -> Response | None:
        """The file that a request names, or None if there is no such file."""
        name = request.url.path.lstrip("/") or INDEX
        if name == INDEX and not self.is_built:
            return PlainTextResponse(MISSING, status_code=503)
        file = self._file(name)
        if file is None:
            return None
        headers = {
            "Cache-Control": _FOR_EVER if name.startswith(_ASSETS) else _ASK_AGAIN,
            "Content-Type": file.type,
            "ETag": file.tag,
            "Vary": "Accept-Encoding",
        }
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        body = file.body
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = file.packed
            headers["Content-Encoding"] = "gzip"
        return Response(body, headers=headers)

    def _file(self, name: str) -> _File | None:
        if "\0" in name or "\\" in name:
            return None
        path = (self.folder / name).resolve()
        if not path.is_relative_to(self.folder) or not path.is_file():
            return None
        status = path.stat()
        stamp = (status.st_mtime_ns, status.st_size)
        known = self._files.get(name)
        if known is None or known.stamp != stamp:
            known = self._files[name] = _read(path, stamp)
        return known


def _read(path: Path, stamp: tuple[int, int]) -> _File:
    body = path.read_bytes()
    packed = gzip.compress(body, 9, mtime=0) if path.suffix in _WORTH_IT else None
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if guessed.startswith("text/"):
        guessed += "; charset=utf-8"
    tag = hashlib.sha256(body).hexdigest()[:32]
    return _File(stamp, body, packed, _TYPES.get(path.suffix, guessed), f'"{tag}"')
