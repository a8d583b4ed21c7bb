"""The app's icon as pictures, for home screens that don't take a drawing."""

import json
import subprocess
from pathlib import Path

from tools.site.paths import ROOT, WEB

ICON = WEB / "art" / "icon.svg"
SIZES = (180, 192, 512)


def icons(out: Path) -> None:
    """Write `out`/180.png and the other sizes, in pixels, and `out`/icon.svg, the drawing itself.

    Raises CalledProcessError, after resvg's own words, when the drawing can't be read.
    """
    out.mkdir()
    svg = ICON.read_text(encoding="utf-8")
    (out / "icon.svg").write_text(svg, encoding="utf-8")
    pictures = {str(out / f"{size}.png"): size for size in SIZES}
    subprocess.run(
        ["node", ROOT / "tools" / "site" / "icons.mjs"],
        input=json.dumps({"svg": svg, "pictures": pictures}).encode(),
        check=True,
    )
