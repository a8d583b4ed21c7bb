"""The interpreters on this machine that Ningbo has to agree with itself on."""

import glob
import os
import subprocess
from pathlib import Path

OLDEST = (3, 11)
ASK = "import sys; print(sys.implementation.name, '.'.join(map(str, sys.version_info[:3])))"


def pythons() -> dict[str, Path]:
    """Return every CPython that is new enough, by version ("3.12.1"), one of each minor version.

    Looks along the path and among pyenv's.
    """
    newest: dict[tuple[int, ...], tuple[tuple[int, ...], Path]] = {}
    for candidate in _candidates():
        version = _version(candidate)
        if version and version[:2] >= OLDEST:
            newest.setdefault(version[:2], (version, candidate))
    return {".".join(map(str, version)): path for version, path in sorted(newest.values())}


def _candidates() -> list[Path]:
    names = ["python3", "python", *(f"python3.{minor}" for minor in range(11, 20))]
    folders = os.environ.get("PATH", "").split(os.pathsep)
    pyenv = os.environ.get("PYENV_ROOT", str(Path.home() / ".pyenv"))
    folders += sorted(glob.glob(f"{pyenv}/versions/*/bin"))
    # A shim is not an interpreter: it may name a version that isn't switched on.
    found = [Path(folder) / name for folder in folders for name in names if "shims" not in folder]
    return [path for path in found if os.access(path, os.X_OK)]


def _version(python: Path) -> tuple[int, ...] | None:
    asked = subprocess.run(
        [python, "-S", "-c", ASK], capture_output=True, text=True, check=False, timeout=60
    )
    name, _, version = asked.stdout.strip().partition(" ")
    if asked.returncode or name != "cpython":
        return None
    return tuple(int(part) for part in version.split("."))
