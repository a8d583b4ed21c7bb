"""The Python that runs in the page, made small: one JSON list of paths and texts."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

from tools.site.paths import PACKAGE

ROOMS = ("core", "core/drawings", "solver", "coach", "formats")


def archive() -> bytes:
    """Return the archive: [[path, text], ...] as JSON, in the order of the paths.

    The package's own `__init__` is empty in the page: its lazy names need modules that MicroPython
    lacks.
    """
    files = {"ningbo/__init__.py": "", "ningbo/web/__init__.py": ""}
    for path in sources():
        name = path.relative_to(PACKAGE.parent).as_posix()
        files[name] = minified(path.read_text(encoding="utf-8"))
    return json.dumps(sorted(files.items()), ensure_ascii=False, separators=(",", ":")).encode()


def sources() -> Iterator[Path]:
    """Yield the files of the portable rooms and the bridges."""
    for room in ROOMS:
        yield from sorted((PACKAGE / room).glob("*.py"))
    yield from sorted((PACKAGE / "web").glob("*bridge.py"))


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
