"""`python -m tools.bench [NAME...]`: measure, and print each figure beside its budget."""

import platform
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from rich.console import Console
from rich.table import Table

import tools.bench
from ningbo.processors import cores
from tools.bench import Row


def main() -> int:
    """Print each subject's table as soon as it is measured; return 1 when a budget is broken."""
    names = sys.argv[1:] or [
        module.name for module in iter_modules(tools.bench.__path__) if module.name[0] != "_"
    ]
    console = Console(highlight=False)
    console.print(machine())
    broken = 0
    for name in names:
        module = import_module(f"tools.bench.{name}")
        if hasattr(module, "rows"):
            rows = list(module.rows())
            console.print(table(str(module.__doc__).splitlines()[0], rows))
            broken += sum(not row.kept for row in rows)
    console.print(f"{broken} over budget" if broken else "All budgets are kept.")
    return 1 if broken else 0


def machine() -> str:
    """Name the machine that is measured."""
    cpus = Path("/proc/cpuinfo")
    models = [
        line.partition(":")[2].strip()
        for line in (cpus.read_text().splitlines() if cpus.exists() else [])
        if line.startswith("model name")
    ]
    model = models[0] if models else platform.processor() or "processor unknown"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{platform.system()} {platform.machine()}, {cores()} cores, {model}; {python}"


def table(title: str, rows: list[Row]) -> Table:
    """Lay rows out, those over budget in red and marked."""
    made = Table(title=title, title_justify="left", title_style="bold")
    for column in ("figure", "budget", "measured", ""):
        made.add_column(column, justify="left" if column in ("figure", "") else "right")
    for row in rows:
        budget = "" if row.budget is None else f"{row.budget:g} {row.unit}"
        mark = "" if row.kept else "[red]over[/red]"
        made.add_row(row.figure, budget, f"{_number(row.measured)} {row.unit}", mark)
    return made


def _number(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


if __name__ == "__main__":
    sys.exit(main())
