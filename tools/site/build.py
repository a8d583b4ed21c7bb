"""The build from beginning to end, and the list of what offline play needs."""

import base64
import hashlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

from ningbo import art
from tools.site.archive import archives
from tools.site.bundle import bundle
from tools.site.icons import icons
from tools.site.offer import further_layouts, offer
from tools.site.page import page, stamped
from tools.site.paths import RUNTIME, WEB
from tools.site.words import in_turn

LICENCES = Path(__file__).with_name("licences.txt")


def build(out: Path) -> None:
    """Write the whole site into `out`, an empty folder."""
    assets = out / "assets"
    assets.mkdir(parents=True)
    first, more = archives()
    constants: dict[str, object] = {
        "RUNTIME_FILE": _write(assets, "micropython", ".wasm", RUNTIME.read_bytes()),
        "PYTHON_FILE": _write(assets, "ningbo", ".json", first),
        "MORE_FILE": _write(assets, "more", ".json", more),
    }
    worker = bundle(["js/worker.js"], assets, constants)["js/worker.js"]
    constants["WORKER_FILE"] = worker.file
    constants["SPRITE_FILES"] = {
        name: _write(assets, f"tiles-{name}", ".svg", art.sprite(name).encode())
        for name in art.SETS
    }
    constants["OFFER"] = offer()
    constants["ENGLISH"], workshop_words = in_turn()
    styles = bundle(["css/editor.css", "css/gallery.css"], assets, constants)
    constants["EDITOR_STYLE"] = styles["css/editor.css"].file
    constants["GALLERY_STYLE"] = styles["css/gallery.css"].file
    data = {"further-layouts": further_layouts(), "workshop-words": workshop_words}
    made = bundle(["js/main.js", "css/main.css"], assets, constants, data)

    def art_file(name: str) -> str:
        path = WEB / "art" / name
        return _write(assets, path.stem, path.suffix, path.read_bytes())

    html = (WEB / "index.html").read_text(encoding="utf-8")
    text = page(html, made["css/main.css"], made["js/main.js"], _inline_sprite, art_file)
    (out / "index.html").write_text(text, encoding="utf-8")
    shutil.copyfile(LICENCES, out / "licences.txt")
    _precache(out)
    shutil.copytree(WEB / "root", out, dirs_exist_ok=True)
    icons(out / "icons")


def _precache(out: Path) -> None:
    """Write the list of files for offline play, and the service worker that keeps them.

    The page is made to name its version; what comes into the site later isn't needed for play.
    """
    files = sorted(path for path in out.rglob("*") if path.is_file())
    version = _digest(iter(files))
    index = out / "index.html"
    index.write_text(stamped(index.read_text(encoding="utf-8"), version), encoding="utf-8")
    names = ["./" if path == index else path.relative_to(out).as_posix() for path in files]
    digests = [_integrity(path.read_bytes()) for path in files]
    constants: dict[str, object] = {
        "BUILD": version,
        "PRECACHE": list(zip(names, digests, strict=True)),
    }
    bundle(["js/sw.js"], out, constants, hashed=False)
    content = {"version": version, "files": names}
    (out / "precache.json").write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def _integrity(content: bytes) -> str:
    """A file's digest as browsers check it while fetching."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def _digest(paths: Iterator[Path]) -> str:
    whole = hashlib.sha256()
    for path in paths:
        whole.update(path.name.encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()[:16]


def _write(folder: Path, name: str, suffix: str, content: bytes) -> str:
    file = f"{name}-{hashlib.sha256(content).hexdigest()[:8].upper()}{suffix}"
    (folder / file).write_bytes(content)
    return file


def _inline_sprite(name: str) -> str:
    """A sprite to put into the page: not `display: none`, in which gradients stop working."""
    sprite = art.icons() if name == "icons" else art.sprite(name)
    return sprite.replace(
        "<svg ", '<svg class="sprite" width="0" height="0" aria-hidden="true" ', 1
    )
