"""`python -m tools.site [DIR]`: build the site into the package, or into DIR."""

import subprocess
import sys
import tempfile
from pathlib import Path

from tools.site.build import build
from tools.site.paths import SITE


def main() -> int:
    """Build beside the old site and swap, so that a failed build leaves what was there."""
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else SITE
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".site-", dir=out.parent) as folder:
        made, old = Path(folder) / "new", Path(folder) / "old"
        try:
            build(made)
        except subprocess.CalledProcessError as error:
            return error.returncode
        if out.exists():
            out.rename(old)
        made.rename(out)
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"Built the site: {size / 1024:.0f} KB in {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
