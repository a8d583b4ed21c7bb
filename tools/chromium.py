"""Finding a Chromium to drive: the one named, the path's, Playwright's own, or Debian's package."""

import os
import shutil
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")

# What a browser does for itself and no test wants. The first two load the address bar's list as a
# page of its own for each new window: most of a second of processor time, just when a visit is
# measured. The others are Playwright's, all of them: a second such flag takes the place of its own.
WITHOUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "TcpPortRandomizationWin",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
FLAGS = (
    "--no-sandbox",  # it refuses to run as root otherwise
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
)


class NoChromiumError(Exception):
    """There is no Chromium, and none could be installed."""


def find(playwrights_own: str) -> Path:
    """Return the browser to use, installing Debian's as the last resort; say which it is.

    `playwrights_own` is the path of Playwright's download, whether it is there or not.
    Raises NoChromiumError.
    """
    named = os.environ.get("NINGBO_CHROMIUM")
    if named:
        if not Path(named).exists():
            raise NoChromiumError(f"NINGBO_CHROMIUM names {named}, which doesn't exist.")
        return _said(Path(named), "named by NINGBO_CHROMIUM")
    found = _on_path()
    if found:
        return _said(found, "found on the path")
    if Path(playwrights_own).exists():
        return _said(Path(playwrights_own), "Playwright's own")
    if os.geteuid() == 0 and shutil.which("apt-get"):
        _install()
        found = _on_path()
        if found:
            return _said(found, "installed with apt-get")
    raise NoChromiumError(
        "The browser tests need Chromium: put it on the path, name it in NINGBO_CHROMIUM, "
        "or run `playwright install chromium`."
    )


def _on_path() -> Path | None:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return Path(found) if found else None


def _said(path: Path, how: str) -> Path:
    print(f"Chromium: {path} ({how})")
    return path


def _install() -> None:
    """Install Debian's package, quietly, with no questions."""
    print("Chromium: none found; installing Debian's package ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "chromium"]):
        subprocess.run(
            ["apt-get", "--quiet", *command],
            check=False,  # what counts is whether a browser is there afterwards
            env=quiet,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
