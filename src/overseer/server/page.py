"""The page: the files of the built client, as its build has packed them."""

from __future__ import annotations

import os
import re
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

INDEX = "index.html"
MISSING = "The page has not been built: run `make page` and load this address again.\n"

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_ASSETS = "assets"  # the folder of files whose names change with what is in them
_PACKED = {"br": ".br", "gzip": ".gz"}  # best first; web/scripts/pack.mjs writes them
_UNWANTED = re.compile(r"q=0(\.0*)?")
_TYPES = {  # where systems differ
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Page(StaticFiles):
    """The built page in a folder; it may be built anew while the server runs.

    Nothing is kept in memory, so that no way of spelling an address costs more than another.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder

    @property
    def is_built(self) -> bool:
        """Whether there is a page."""
        return (self.folder / INDEX).is_file()

    async def answer(self, request: Request) -> Response:
        """The file that a request names."""
        scope = request.scope
        # Files are small, and parts of packed ones are of use to nobody: they are sent whole.
        scope["headers"] = [each for each in scope["headers"] if each[0] != b"range"]
        name = self.get_path(scope)
        if name in (os.curdir, INDEX):
            name = INDEX
            if not self.is_built:
                return PlainTextResponse(MISSING, status_code=503)
        return await self.get_response(name, scope)

    def file_response(
        self,
        full_path: PathLike,
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file, packed if there is a packed one that the client can read."""
        path = Path(full_path)
        asked = Headers(scope=scope)
        headers = {
            "Accept-Ranges": "none",
            "Cache-Control": _FOR_EVER if path.parent.name == _ASSETS else _ASK_AGAIN,
            "Vary": "Accept-Encoding",
        }
        sent = path
        accepted = _accepted(asked.get("accept-encoding", ""))
        for packing, ending in _PACKED.items():
            packed = path.with_name(path.name + ending)
            # A packed file that is older than the file itself was packed from another one.
            if packing in accepted and packed.is_file():
                status = packed.stat()
                if status.st_mtime_ns >= stat_result.st_mtime_ns:
                    sent, stat_result = packed, status
                    headers["Content-Encoding"] = packing
                    break
        response = FileResponse(
            sent,
            status_code=status_code,
            headers=headers,
            media_type=_TYPES.get(path.suffix) or guess_type(path.name)[0],
            stat_result=stat_result,
        )
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


def _accepted(header: str) -> set[str]:
    """The ways of packing that a client can read."""
    wishes = (wish.partition(";") for wish in header.lower().replace(" ", "").split(","))
    return {name for name, _, weight in wishes if not _UNWANTED.fullmatch(weight)}
