"""`python -m tools.lighthouse`: audit the page as a phone and as a desktop; print what is lost.

`make lighthouse` installs it first: it is a hundred times larger than the page.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ningbo.server.run import built_site
from tests.serving import serving
from tools import chromium
from tools.site.paths import ROOT

PROGRAM = ROOT / "build" / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
RUNS = 3
SCREENS: dict[str, list[str]] = {"phone": [], "desktop": ["--preset=desktop"]}


def main() -> int:
    """Print the scores of the run whose performance is the median one."""
    browser = chromium.find("")
    with serving(built_site(), compressed=True) as url:
        for screen, options in SCREENS.items():
            reports = [audit(url, browser, options) for _run in range(RUNS)]
            report = sorted(reports, key=lambda one: score(one, "performance"))[RUNS // 2]
            for category in CATEGORIES:
                print(f"{screen:8} {category:15} {score(report, category):4}")
                for line in lost(report, category):
                    print(f"         - {line}")
    return 0


def score(report: dict[str, Any], category: str) -> int:
    """Points out of 100."""
    return round(100 * report["categories"][category]["score"])


def audit(url: str, browser: Path, options: list[str]) -> dict[str, Any]:
    """Return Lighthouse's report on a page. Raises CalledProcessError when it makes none."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        flags = " ".join(["--headless=new", *chromium.FLAGS])
        subprocess.run(
            [
                *("node", PROGRAM, url, "--quiet", "--no-enable-error-reporting", *options),
                *(f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={flags}"),
                *("--output=json", f"--output-path={report}"),
            ],
            check=True,
            env={**os.environ, "CHROME_PATH": str(browser)},
        )
        return json.loads(report.read_text(encoding="utf-8"))


def lost(report: dict[str, Any], category: str) -> Iterator[str]:
    """What costs points in a category: title, value where it has one, weight."""
    for reference in report["categories"][category]["auditRefs"]:
        found = report["audits"][reference["id"]]
        if reference["weight"] and found["score"] is not None and found["score"] < 1:
            value = found.get("displayValue", "")
            yield f"{found['title']} {value} ({found['score']:.2f}, weight {reference['weight']})"


if __name__ == "__main__":
    sys.exit(main())
