"""Scripts and styles, bundled by esbuild with hashed names."""

import json
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.site.paths import ROOT, WEB

OPTIONS = {
    "bundle": True,
    "minify": True,
    "metafile": True,
    "format": "esm",
    "platform": "browser",
    "target": "es2022",
    "charset": "utf8",
    "legalComments": "none",
    "logLevel": "warning",
    "loader": {".svg": "file", ".png": "file", ".webp": "file"},
    # The runtime asks whether it is in Node.js. In a page it never is: esbuild drops the branches
    # that it can tell, and leaves alone the module that another one would load.
    "external": ["module"],
}
NOT_NODE = {"process": "undefined", "globalThis.process": "undefined"}


@dataclass(frozen=True)
class Bundle:
    """What one entry became: its file, and those it loads at once, as names in the out folder."""

    file: str
    imports: tuple[str, ...]


def bundle(
    entries: list[str],
    out: Path,
    constants: dict[str, object],
    data: Mapping[str, object] | None = None,
    *,
    hashed: bool = True,
) -> dict[str, Bundle]:
    """Bundle entry files (relative to web/) into `out`; return what each entry became.

    `constants` are what the scripts find as global names, `data` what they import by the name
    `ningbo:NAME`. Raises CalledProcessError, after
    esbuild's own words, when a source is wrong.
    """
    name = "[name]-[hash]" if hashed else "[name]"
    options = {
        **OPTIONS,
        "absWorkingDir": str(ROOT),
        "entryPoints": [str((WEB / entry).relative_to(ROOT)) for entry in entries],
        "entryNames": name,
        "chunkNames": name,
        "assetNames": name,
        "splitting": hashed,
        "outdir": str(out),
        "data": dict(data or {}),
        "define": {**NOT_NODE, **{key: json.dumps(value) for key, value in constants.items()}},
    }
    ran = subprocess.run(
        ["node", ROOT / "tools" / "site" / "esbuild.mjs"],
        input=json.dumps(options).encode(),
        stdout=subprocess.PIPE,
        check=True,
    )
    return _entries(json.loads(ran.stdout)["outputs"])


def _entries(outputs: dict[str, dict[str, object]]) -> dict[str, Bundle]:
    """Read esbuild's account of what it wrote."""
    made = {}
    for path, about in outputs.items():
        if "entryPoint" in about:
            source = ROOT / str(about["entryPoint"])
            made[source.relative_to(WEB).as_posix()] = Bundle(
                file=Path(path).name,
                imports=tuple(
                    Path(used["path"]).name
                    for used in about["imports"]  # type: ignore[attr-defined]
                    if used["kind"] == "import-statement" and not used.get("external")
                ),
            )
    return made
