"""`make docs`: write the reference pages that the code itself knows best."""

import sys
from unittest.mock import patch

from ningbo.cli import create_app
from tools.site.paths import ROOT

COMMANDS = ROOT / "docs" / "commands.md"

ENDINGS = """\
Errors are one line on standard error and exit status 2. `ningbo solve` answers with its exit
status too: 0 solvable, 1 unsolvable, 3 unknown. Ctrl-C ends every verb with status 130, and `play`,
whose usual end it is, with 0. This page is written by `make docs`.
"""


def commands() -> str:
    """Return the page of the command line, from what `--help` is made of."""
    with patch.object(sys, "argv", ["ningbo"]):  # the page names the program that runs
        title, _, rest = create_app().generate_docs().partition("\n\n")
    return f"{title}\n\n{ENDINGS}\n{rest}"


def main() -> None:
    """Write the pages."""
    COMMANDS.write_text(commands(), encoding="utf-8")
    print(f"Wrote {COMMANDS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
