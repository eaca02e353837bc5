"""A server that is killed without a warning and started again, for test_kill.py.

    python mortal.py FOLDER

It reads `live` and `kill`. A life is a process of its own that serves the folder as `overseer serve`
does; all that takes time has been imported before, so that it begins at once.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from unittest import mock

from overseer.cli import serve
from overseer.server.app import Server
from overseer.server.offers import Offers


def main(folder: Path) -> None:
    """Begin lives and end them, until there is nothing more to read."""
    offers = Offers()
    child = 0
    for line in sys.stdin:
        if line == "kill\n":
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            child = 0
            print("dead", flush=True)
            continue
        child = os.fork()
        if child == 0:
            with mock.patch.object(serve, "Server", lambda settings: Server(settings, offers)):
                os._exit(serve.serve(port=0, data=folder))
    if child:
        os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
