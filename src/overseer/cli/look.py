"""`overseer pack look`: a pack in the browser, as its author wants to see it."""

from __future__ import annotations

import logging
import sys
import webbrowser
from pathlib import Path
from tempfile import TemporaryDirectory

from overseer.catalog.proof import PackReader
from overseer.cli.pack import FAULTY, NO_FOLDER, OK, tell
from overseer.cli.serve import listen, run
from overseer.display.web_picture import picture_of
from overseer.kernel.errors import Malformed
from overseer.server.app import Server
from overseer.server.page import MISSING
from overseer.server.settings import Settings
from overseer.texts.bundles import known_language

HOME = "127.0.0.1"


def look(
    path: str,
    *,
    web: Path | None = None,
    language: str = "en",
    port: int = 8000,
    open_: bool = False,
) -> int:
    """Look at a pack of cards in the browser: its map tiles, its cards, and where they lead.

    Errors are listed as by `overseer pack check`, and then nothing is shown. Load the page again
    after a change: it shows the pack as it is now. Only this machine can open it.
    The exit code is 0 in the end, 1 with errors, 2 if there is no such folder.

    Parameters
    ----------
    path
        The folder of the pack, which holds its pack.yaml.
    web
        Write the web of its quests and encounters to this file as a picture (SVG), and end.
    language
        The language of the picture; the page has its own switch.
    port
        The port; if it is busy, the next free one is used.
    open_
        Open the page in a browser.
    """
    folder = Path(path)
    if not folder.is_dir():
        print(f"overseer: no such folder: {path} (give the folder of a pack)", file=sys.stderr)
        return NO_FOLDER
    known_language(language)
    pack = PackReader(folder)
    reading = pack.read()
    if reading.findings.errors:
        tell(reading.findings)
        return FAULTY
    if web is not None:
        return _draw(pack, web, language)
    return _serve(pack, port, open_)


def _draw(pack: PackReader, file: Path, language: str) -> int:
    _, proof = pack.proof(language)
    if proof is None or proof.web is None:
        raise Malformed(f"--web: {pack.folder} has no web: only packs of Fallout have quests.")
    try:
        file.write_text(picture_of(proof.web), encoding="utf-8")
    except OSError as error:
        raise Malformed(f"--web {file}: it cannot be written ({error.strerror}).") from None
    print(f"wrote {file}")
    return OK


def _serve(pack: PackReader, port: int, open_: bool) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(message)s", stream=sys.stderr)
    with TemporaryDirectory() as data, listen(HOME, port) as listening:
        packs = (str(pack.folder),)
        server = Server(Settings(data=Path(data), hosts=(HOME,), packs=packs, look=pack))
        if not server.page.is_built:
            print(MISSING.strip(), file=sys.stderr)
        url = f"http://{HOME}:{listening.getsockname()[1]}/#/look"
        print(f"The pack is at {url} (Ctrl-C ends it). Load the page again after a change.")
        sys.stdout.flush()
        if open_:
            webbrowser.open(url)
        run(server, listening)
    return OK
