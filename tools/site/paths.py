"""Where things lie in a checkout."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ningbo"
WEB = PACKAGE / "web"
SITE = PACKAGE / "site"
RUNTIME = ROOT / "node_modules/@micropython/micropython-webassembly-pyscript/micropython.wasm"
