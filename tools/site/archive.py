"""The Python that runs in the page, made small: JSON lists of paths and texts.

There are two. The first has what a game needs from its start, and is all that a first visit
fetches; the second has the rest, and is fetched when something of it is first needed.
"""

import ast
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from ningbo.core.layouts import FIRST_IDS
from tools.site.paths import PACKAGE

ROOMS = ("core", "solver", "coach", "formats", "workshop")
START = "ningbo/web/bridge.py"
DRAWINGS = "ningbo/core/drawings"


def archive() -> bytes:
    """Return everything in one archive: [[path, text], ...] as JSON, in the order of the paths."""
    return _packed(_files().items())


def archives() -> tuple[bytes, bytes]:
    """Return the two archives: what a game needs from its start, and the rest."""
    files = _files()
    first = _needed_from_start(files)
    return (
        _packed((name, text) for name, text in files.items() if name in first),
        _packed((name, text) for name, text in files.items() if name not in first),
    )


def _packed(files: Iterable[tuple[str, str]]) -> bytes:
    return json.dumps(sorted(files), ensure_ascii=False, separators=(",", ":")).encode()


def _files() -> dict[str, str]:
    """Every file by its path.

    The package's own `__init__` is empty in the page: its lazy names need modules that MicroPython
    lacks.
    """
    files = {"ningbo/__init__.py": "", "ningbo/web/__init__.py": ""}
    for path in sources():
        name = path.relative_to(PACKAGE.parent).as_posix()
        files[name] = minified(path.read_text(encoding="utf-8"))
    return files


def _needed_from_start(files: dict[str, str]) -> set[str]:
    """The bridge, the first layouts' drawings, and all that these import when they are loaded.

    What a function imports when it is called comes later, and so do its files.
    """
    found: set[str] = set()
    waiting = [START, *(f"{DRAWINGS}/{id.replace('-', '_')}.py" for id in FIRST_IDS)]
    while waiting:
        name = waiting.pop()
        if name in files and name not in found:
            found.add(name)
            waiting += [f"{folder.as_posix()}/__init__.py" for folder in Path(name).parents]
            waiting += _imports_of(files[name])
    return found


def _imports_of(text: str) -> Iterator[str]:
    """The files that a module's imports may mean: what is imported from one may be another."""
    for node in ast.parse(text).body:
        modules = []
        if isinstance(node, ast.ImportFrom) and node.module:
            modules = [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
        elif isinstance(node, ast.Import):
            modules = [one.name for one in node.names]
        for module in modules:
            path = module.replace(".", "/")
            yield from (f"{path}.py", f"{path}/__init__.py")


def sources() -> Iterator[Path]:
    """Yield the files of the portable rooms, and the bridges."""
    for room in ROOMS:
        yield from sorted((PACKAGE / room).rglob("*.py"))
    yield from sorted((PACKAGE / "web").glob("*.py"))


def minified(source: str) -> str:
    """Return the same program without comments, docstrings, annotations and type-only imports."""
    return ast.unparse(ast.fix_missing_locations(_Stripper().visit(ast.parse(source)))) + "\n"


class _Stripper(ast.NodeTransformer):
    """Drop what only readers and type checkers need."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        # A body may not end up empty, except a module's.
        if getattr(node, "body", None) == [] and not isinstance(node, ast.Module):
            node.body = [ast.Pass()]  # type: ignore[attr-defined]
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        if isinstance(node.value, ast.Constant):
            return None
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None:
            return None
        return self.generic_visit(ast.Assign(targets=[node.target], value=node.value))

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        return node.orelse if _is_type_checking(node.test) else node

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        if all(_is_type_checking(target) for target in node.targets):
            return None
        return self.generic_visit(node)


def _is_type_checking(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "TYPE_CHECKING"
