"""Resolve requirements/*.in into the hashed *.txt beside them, in the order they rest on."""

import subprocess
import sys
from pathlib import Path

ORDER = ("play", "test", "check", "lab", "node", "lock")
OPTIONS = (
    *("--universal", "--python-version", "3.11", "--generate-hashes", "--upgrade", "--quiet"),
    # No download address belongs in a lock: each machine has its own.
    *("--no-header", "--no-emit-index-url", "--no-emit-find-links"),
)


def main() -> None:
    """Write every lock, or stop at the first that can't be resolved."""
    uv = Path(sys.executable).with_name("uv").resolve()
    for name in ORDER:
        print(f"requirements/{name}.txt")
        subprocess.run(
            [uv, "pip", "compile", *OPTIONS, f"{name}.in", "-o", f"{name}.txt"],
            check=True,
            cwd="requirements",
        )


if __name__ == "__main__":
    main()
