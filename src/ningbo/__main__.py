"""`python -m ningbo`: the command line."""

import sys

from ningbo.cli import main

if __name__ == "__main__":
    sys.exit(main())
