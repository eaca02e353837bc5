"""`python -m overseer` is the command `overseer`."""

import sys

from overseer.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
