"""`python -m tools.study [NAME...]`: study, and write each summary."""

import sys
from importlib import import_module
from pkgutil import iter_modules

import tools.study
from tools.site.paths import ROOT

FOLDER = ROOT / "docs" / "studies"


def main() -> None:
    """Run the studies one after the other; a summary is written when its study is done."""
    names = sys.argv[1:] or [
        module.name for module in iter_modules(tools.study.__path__) if module.name[0] != "_"
    ]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names:
        module = import_module(f"tools.study.{name}")
        if hasattr(module, "run"):
            lines = [f"# {str(module.__doc__).splitlines()[0].rstrip('.')}", ""]
            for line in module.run():
                print(line, flush=True)
                lines.append(line)
            file = FOLDER / f"{name}.md"
            file.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
            print(f"Wrote {file.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
