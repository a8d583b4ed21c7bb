"""`ningbo build`: the static site, for any web server."""

import shutil
from pathlib import Path


def build(directory: Path, /) -> None:
    """Write the static site into a folder: any web server can host it, on any path.

    Example: ningbo build public

    Parameters
    ----------
    directory
        Where to write; made if need be. Files of the same names are replaced, others stay.
    """
    from ningbo.server.run import built_site

    shutil.copytree(built_site(), directory, dirs_exist_ok=True)
    print(f"Wrote the site to {directory}")
