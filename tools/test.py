"""`make test`: run every test, saying what runs. Arguments go to pytest instead of everything."""

import subprocess
import sys
from collections.abc import Sequence

from tools.pythons import pythons
from tools.site.paths import ROOT

PAGE_TESTS = "tests/page/*.test.js"


def main() -> int:
    """Return 0 when all passed; the first failure of the page's modules ends it early."""
    arguments = sys.argv[1:]
    print("Agreement is tested between", ", ".join(f"CPython {v}" for v in pythons()))
    page = [] if arguments else sorted(str(path) for path in ROOT.glob(PAGE_TESTS))
    if page and _run("The page's modules, in Node.js", ["node", "--test", *page]):
        return 1
    title = "Library, command line, server, other interpreters, installing, Chromium: pytest"
    return _run(title, [sys.executable, "-m", "pytest", *arguments])


def _run(title: str, command: Sequence[str]) -> int:
    print(f"\n== {title} ==", flush=True)
    return subprocess.run(command, check=False, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
