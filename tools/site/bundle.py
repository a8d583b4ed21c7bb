"""Scripts and styles, bundled by esbuild with hashed names."""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tools.site.paths import ESBUILD, ROOT, WEB

OPTIONS = (
    *("--bundle", "--format=esm", "--minify", "--target=es2022", "--platform=browser"),
    *("--charset=utf8", "--legal-comments=none", "--log-level=warning"),
    *("--loader:.svg=file", "--loader:.png=file", "--loader:.webp=file"),
    # The runtime asks whether it is in Node.js. In a page it never is: esbuild drops the branches
    # that it can tell, and leaves alone the module that another one would load.
    *("--define:process=undefined", "--define:globalThis.process=undefined", "--external:module"),
)


@dataclass(frozen=True)
class Bundle:
    """What one entry became: its file, and those it loads at once, as names in the out folder."""

    file: str
    imports: tuple[str, ...]


def bundle(
    entries: list[str], out: Path, constants: dict[str, object], *, hashed: bool = True
) -> dict[str, Bundle]:
    """Bundle entry files (relative to web/) into `out`; return what each entry became.

    `constants` are what the scripts find as global names. Raises CalledProcessError, after
    esbuild's own words, when a source is wrong.
    """
    meta = out / "meta.json"
    name = "[name]-[hash]" if hashed else "[name]"
    subprocess.run(
        [
            ESBUILD,
            *[str((WEB / entry).relative_to(ROOT)) for entry in entries],
            *OPTIONS,
            *[f"--define:{name}={json.dumps(value)}" for name, value in constants.items()],
            *(["--splitting"] if hashed else []),
            *(f"--entry-names={name}", f"--chunk-names={name}", f"--asset-names={name}"),
            *(f"--outdir={out}", f"--metafile={meta}"),
        ],
        check=True,
        cwd=ROOT,
    )
    outputs = json.loads(meta.read_text(encoding="utf-8"))["outputs"]
    meta.unlink()
    return {
        str(Path(about["entryPoint"]).relative_to(WEB.relative_to(ROOT))): Bundle(
            file=Path(path).name,
            imports=tuple(
                Path(used["path"]).name
                for used in about["imports"]
                if used["kind"] == "import-statement"
            ),
        )
        for path, about in outputs.items()
        if "entryPoint" in about
    }
