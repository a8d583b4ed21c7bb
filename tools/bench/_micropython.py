"""Runs a script in MicroPython as the page's worker would, and reads what it measured."""

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tools.site.archive import archive
from tools.site.paths import ROOT


def measured_by(script: Path) -> Any:
    """Return the JSON that the script prints."""
    with tempfile.TemporaryDirectory() as folder:
        packed = Path(folder) / "ningbo.json"
        packed.write_bytes(archive())
        command = ["node", ROOT / "tools" / "micropython.mjs", packed, script]
        ran = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    return json.loads(ran.stdout)
